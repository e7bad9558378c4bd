//! §5 D2 to D4, §9, R2, R15, R16, R26, R29.

use kernel::{Game, Match, Seat, SeatSet, Turn, Viewer};
use serde_json::json;
use zoff::{Event, Zoff};

use crate::spots::*;

/// Round 2 of five: 0 with 3, 1 with 4, and 2 alone.
fn five() -> Zoff {
    before_giving().load()
}

fn before_giving() -> Spot {
    pairs(&["5W+5E+2C", "3C+5B+4L", "L+5S+5F+P", "4P+5H+3A", "2A+5M+4q+j"])
        .with("phase", json!("give"))
        .with("to_move", json!(null))
}

fn seats(seats: &[u8]) -> SeatSet {
    seats.iter().map(|&seat| Seat(seat)).collect()
}

#[test]
fn section_5_juniors_and_the_lone_player_choose_together_then_the_seniors() {
    let mut game = five();
    assert_eq!(game.turn(), Turn::Together(seats(&[2, 3, 4])));
    let events = together(&mut game, &[(2, "xL+P"), (3, ">2H"), (4, ">q+j")]);
    assert_eq!(events[0], Event::Gave { seat: Seat(3), partner_seat: Seat(0), cards: cards("2H") });
    assert_eq!(events[1], Event::Gave { seat: Seat(4), partner_seat: Seat(1), cards: cards("q+j") });
    assert_eq!(events[2], Event::Discarded { seat: Seat(2), count: 2, cards: cards("L+P") });
    assert_eq!((game.turn(), game.phase()), (Turn::Together(seats(&[0, 1])), "give_back"));
    // The seniors have seen what they received.
    assert_eq!(game.view(Viewer::Seat(Seat(0))).hands[0], Some(cards("5W+5E+2C+2H")));
    together(&mut game, &[(0, ">W+E"), (1, ">L+j")]);
    assert_eq!(hand(&game, 3), "W+E+4P+3H+3A");
    assert_eq!((game.turn(), game.phase()), (Turn::Seat(Seat(3)), "lead"), "the last place but one leads");
}

#[test]
fn section_5_what_may_be_given_and_discarded() {
    let game = five();
    assert_eq!(legal_of(&game, 3), [">2P", ">P+H", ">P+A", ">2H", ">H+A", ">2A"]);
    let discards = "x xL xS xF xP xL+S xL+F xL+P x2S xS+F xS+P x2F xF+P";
    assert_eq!(legal_of(&game, 2), discards.split(' ').collect::<Vec<_>>());
    assert!(legal_of(&game, 0).is_empty(), "seniors wait");
    for (seat, text, expected) in [
        (3, ">P", "give-two"),
        (3, ">3P", "give-two"),
        (3, ">2W", "not-in-hand"),
        (3, "x2P", "only-lone-discards"),
        (3, "x", "only-lone-discards"),
        (2, ">S+F", "nobody-to-give-to"),
        (2, "x3S", "discard-up-to-two"),
        (2, "xW", "not-in-hand"),
        (3, "pass", "wrong-phase"),
    ] {
        check_of(&game, seat, text, expected);
    }
}

#[test]
fn r15_the_senior_may_give_back_what_was_received() {
    let mut game = five();
    together(&mut game, &[(2, "x"), (3, ">2H"), (4, ">q+j")]);
    together(&mut game, &[(0, ">2H"), (1, ">q+j")]);
    assert_eq!((hand(&game, 3), hand(&game, 4)), ("4P+5H+3A".to_owned(), "2A+5M+4q+j".to_owned()));
    // The juniors know nothing of their seniors' hands then; the seniors know two cards.
    assert!(game.view(Viewer::Seat(Seat(3))).certain[0].is_empty());
    assert_eq!(game.view(Viewer::Seat(Seat(0))).certain[3], cards("2H"));
}

#[test]
fn r16_the_lone_player_discards_none_one_or_two() {
    for (text, left) in [("x", 12), ("xL", 11), ("xS+F", 10), ("x2S", 10)] {
        let mut game = five();
        together(&mut game, &[(2, text), (3, ">2H"), (4, ">q+j")]);
        let view = game.view(Viewer::Spectator);
        assert_eq!((view.sizes[2], view.discarded), (left, 12 - left));
        assert_eq!(view.captured[2].cards, 0, "the number is public, the pile is of tricks");
    }
}

/// All of a turn choose, one after the other; answers what is told, and when.
fn seal(table: &mut Match<Zoff>, chosen: &[(u8, &str)]) -> Vec<Event> {
    let before = table.game().clone();
    let mut events = Vec::new();
    for (seat, text) in chosen {
        // Nothing is told and nothing happens before all have chosen.
        assert_eq!((table.game(), events.len()), (&before, 0));
        assert_eq!(table.play(Seat(*seat), action(text), &mut events), Ok(()));
    }
    events
}

/// R2, R26: nobody's choice depends on another's, and whoever is quicker has no advantage.
#[test]
fn r2_r26_the_order_of_the_exchanges_makes_no_difference() {
    let (junior, other, alone) = ((3, ">2H"), (4, ">q+j"), (2, "xL+P"));
    let mut ends = Vec::new();
    for gives in [
        [junior, other, alone],
        [junior, alone, other],
        [other, junior, alone],
        [other, alone, junior],
        [alone, junior, other],
        [alone, other, junior],
    ] {
        for gives_back in [[(0, ">W+H"), (1, ">L+j")], [(1, ">L+j"), (0, ">W+H")]] {
            let mut table = kernel::load_match::<Zoff>(before_giving().json()).expect("it loads");
            let events = [seal(&mut table, &gives), seal(&mut table, &gives_back)];
            ends.push((events, table.game().clone()));
        }
    }
    assert!(ends.windows(2).all(|two| two[0] == two[1]), "{ends:#?}");
    let (events, game) = &ends[0];
    assert_eq!((events[0].len(), events[1].len()), (3, 2));
    assert_eq!((game.turn(), game.phase()), (Turn::Seat(Seat(3)), "lead"));
    let hands: Vec<String> = (0..5).map(|seat| hand(game, seat)).collect();
    assert_eq!(hands, ["4W+5E+2C+H", "3C+5B+3L+q", "5S+5F", "W+4P+4H+3A", "L+2A+5M+3q+j"]);
}

#[test]
fn section_9_only_partners_are_told_what_was_given() {
    let mut game = five();
    let give = action(">2H");
    for (viewer, reads) in [(3, true), (0, true), (1, false), (2, false), (4, false)] {
        assert_eq!(game.reveals(Seat(3), &give, Viewer::Seat(Seat(viewer))), reads, "seat {viewer}");
    }
    let events = together(&mut game, &[(2, "xL+P"), (3, ">2H"), (4, ">q+j")]);
    let seen = |viewer| events.iter().filter_map(|event| Zoff::seen(event, viewer)).collect::<Vec<_>>();
    let hidden = [
        Event::GaveTwo { seat: Seat(3), partner_seat: Seat(0) },
        Event::GaveTwo { seat: Seat(4), partner_seat: Seat(1) },
        Event::DiscardedSome { seat: Seat(2), count: 2 },
    ];
    assert_eq!(seen(Viewer::Spectator), hidden);
    assert_eq!(seen(Viewer::Seat(Seat(0))), [events[0].clone(), hidden[1].clone(), hidden[2].clone()]);
    assert_eq!(seen(Viewer::Seat(Seat(2))), [hidden[0].clone(), hidden[1].clone(), events[2].clone()]);
    let discard = action("xL+P");
    assert!(
        game.reveals(Seat(2), &discard, Viewer::Seat(Seat(2)))
            && !game.reveals(Seat(2), &discard, Viewer::Seat(Seat(3)))
    );
    assert_eq!(game.view(Viewer::Seat(Seat(2))).discards, Some(cards("L+P")));
    assert_eq!(game.view(Viewer::Seat(Seat(3))).discards, None);
}

/// R29: a card given is in the partner's hand until one like it is played.
#[test]
fn r29_what_was_given_is_known_until_it_is_played() {
    let mut game = five();
    together(&mut game, &[(2, "x"), (3, ">2H"), (4, ">q+j")]);
    together(&mut game, &[(0, ">W+E"), (1, ">B+L")]);
    let knows = |game: &Zoff, viewer: u8, of: usize| game.view(Viewer::Seat(Seat(viewer))).certain[of].to_string();
    assert_eq!((knows(&game, 3, 0), knows(&game, 0, 3)), ("2H".to_owned(), "W+E".to_owned()));
    assert_eq!((knows(&game, 4, 1), knows(&game, 1, 4)), ("q+j".to_owned(), "B+L".to_owned()));
    assert_eq!(knows(&game, 2, 0), "");
    play(&mut game, "W");
    assert_eq!(knows(&game, 0, 3), "E", "the whale is played");
}
