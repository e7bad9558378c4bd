//! §10, and R7 and R8 as far as they are about options.

use kernel::{BadSetup, First, Game, QuickLuck, Seat, Setup, Silent, Turn, Viewer};
use serde_json::json;
use zoff::{Draw, Event, Options, Zoff};

use crate::spots::*;

#[test]
fn section_10_the_first_dealer_is_drawn_or_given() {
    let mut game = fresh(5, &json!({}));
    assert_eq!((game.turn(), game.phase()), (Turn::Chance, "choose_dealer"));
    let mut draws = Vec::new();
    assert!(game.outcomes(&mut draws));
    assert_eq!(
        draws.iter().map(|(draw, _)| draw.to_string()).collect::<Vec<_>>().join(" "),
        "dealer0 dealer1 dealer2 dealer3 dealer4"
    );
    let mut events = Vec::new();
    game.settle(&Draw::Dealer(Seat(3)), &mut events);
    assert_eq!(events, [Event::Dealer { seat: Seat(3) }]);
    assert_eq!(game, fresh(5, &json!({ "first_dealer": 3 })));
    assert_eq!(game.phase(), "deal");
    let options = Options { first_dealer: First::Given(Seat(4)), ..Options::default() };
    let refused = Zoff::new(&Setup { options, seats: 4, rules_version: 1 });
    assert!(matches!(refused, Err(BadSetup::BadValue { name: "first_dealer", .. })));
}

#[test]
fn section_10_target() {
    // Place points of 4 to 0 in round 1 of four.
    for (target, ends) in [(4, true), (5, false)] {
        let mut end = End::new(1, &[0, 1, 2, 3]);
        end.more.push(("target", json!(target)));
        let (game, events) = end.after();
        assert_eq!(game.turn() == Turn::Over, ends);
        assert_eq!(events.contains(&Event::Over { seat: Seat(0), total: 4 }), ends);
    }
}

#[test]
fn r8_section_10_players_at_target() {
    let end = |players: u8, second: i16| {
        let mut end = End::new(4, &[3, 2, 1, 0]);
        (end.totals, end.more) = (vec![18, second, 0, 0], vec![("players_at_target", json!(players))]);
        end.hedgehogs = vec![1; 4];
        // 0 plays with 2 and has 0 + 3, 1 plays with 3 and has 2 + 4.
        end.after().0
    };
    assert_eq!(end(1, 0).turn(), Turn::Over);
    assert_eq!(end(2, 0).turn(), Turn::Chance);
    assert_eq!(end(2, 12).turn(), Turn::Chance);
    let both = end(2, 13);
    assert_eq!(both.turn(), Turn::Over);
    assert_eq!(both.standing().scores.as_slice(), [21, 19, 3, 6]);
    assert_eq!(both.standing().ranks.as_slice(), [1, 2, 4, 3]);
}

/// §10: every round like the first of four to seven players; dealer and leader as in §8.
#[test]
fn r7_section_10_individual_only() {
    let mut end = End::new(2, &[3, 1, 0, 2]);
    end.places = vec![1, 0, 2, 3];
    end.totals = vec![3, 4, 2, 0];
    end.lions = vec![5, 0, 0, 0];
    end.more = vec![("individual_only", json!(true)), ("dealer", json!(2))];
    let (mut game, events) = end.after();
    assert_eq!(points(&events), [2, 3, 0, 4], "no partners, no lions, no hedgehogs");
    assert_eq!(game.standing().scores.as_slice(), [5, 7, 2, 4]);
    let view = game.view(Viewer::Spectator);
    assert!(view.pairs.is_empty() && view.alone.is_none());
    assert_eq!(view.dealer, Some(Seat(3)), "left of the last dealer");
    game.settle(&game.draw(&mut QuickLuck::new(1, 0)), &mut Silent);
    assert_eq!((game.turn(), game.phase()), (Turn::Seat(Seat(0)), "lead"));
}

/// §10: with an odd number of players nobody is alone among pairs, so nobody discards or has four points for it; ties and the end are as
/// ever.
#[test]
fn section_10_individual_only_with_five_and_seven() {
    for (seats, totals, expected) in [
        (5, vec![15, 14, 10, 9, 0], vec![19, 19, 13, 11, 0]),
        (7, vec![13, 12, 9, 8, 7, 6, 0], vec![19, 19, 14, 12, 10, 8, 0]),
    ] {
        let out: Vec<u8> = [1, 0].into_iter().chain(2..seats).collect();
        let mut end = End::new(4, &out);
        (end.totals, end.lions[2]) = (totals, 5);
        end.more = vec![("individual_only", json!(true))];
        let (game, events) = end.after();
        assert_eq!(game.standing().scores.as_slice(), expected, "{seats} seats");
        // Seats 0 and 1 are equal, and 1 was placed worse.
        assert_eq!(places(&game)[..2], [1, 0]);
        assert_eq!((game.turn(), events.last()), (Turn::Over, Some(&Event::Over { seat: Seat(1), total: 19 })));

        end.more.push(("target", json!(20)));
        let (mut game, _) = end.after();
        game.settle(&game.draw(&mut QuickLuck::new(1, 0)), &mut Silent);
        assert_eq!(game.phase(), "lead", "nothing is given or discarded");
        for text in ["x", "x2W", ">2W"] {
            check(&game, text, "wrong-phase");
        }
        assert_eq!(game.view(Viewer::Spectator).alone, None);
    }
}

/// §8: three players never have pairs, whatever the option says.
#[test]
fn r7_section_8_three_players() {
    for individual_only in [false, true] {
        let mut end = End::new(2, &[0, 1, 2]);
        end.lions = vec![2, 0, 0];
        end.hedgehogs = vec![1, 0, 1];
        end.more = vec![("individual_only", json!(individual_only)), ("dealer", json!(1))];
        let (mut game, events) = end.after();
        assert_eq!(points(&events), [3 + 2, 2 - 1, 0]);
        let view = game.view(Viewer::Spectator);
        assert_eq!((view.dealer, view.pairs.len()), (Some(Seat(2)), 0));
        game.settle(&game.draw(&mut QuickLuck::new(1, 0)), &mut Silent);
        assert_eq!((game.turn(), game.phase()), (Turn::Seat(Seat(0)), "lead"));
    }
}
