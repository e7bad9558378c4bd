//! Examples 21, 22 and 28, §5 D1, R18.

use kernel::{Game, QuickLuck, Seat, Silent, Turn, Viewer};
use serde_json::json;
use zoff::{Card, Draw, Event};

use crate::spots::*;

fn dealt(seats: u8, dealer: u8, seed: u64) -> (Vec<zoff::Cards>, zoff::Zoff) {
    let mut game = fresh(seats, &json!({ "first_dealer": dealer }));
    let draw = game.draw(&mut QuickLuck::new(seed, 0));
    assert_eq!(game.check_draw(&draw), Ok(()));
    let Draw::Deal(deal) = draw else { panic!("{draw} is no deal") };
    game.settle(&draw, &mut Silent);
    (deal.hands().to_vec(), game)
}

#[test]
fn example_21_three_players_have_39_cards() {
    let (hands, _) = dealt(3, 0, 1);
    assert!(hands.iter().all(|hand| hand.len() == 13));
    for card in Card::ALL {
        let left_out = card.copies(4) - card.copies(3);
        let expected = match card {
            Card::Lion | Card::Elephant | Card::Mouse => 1,
            Card::Joker => 0,
            _ => 2,
        };
        assert_eq!(left_out, expected, "{card:?}");
        assert_eq!(hands.iter().map(|hand| hand.count(card)).sum::<u8>(), card.copies(3));
    }
}

#[test]
fn r18_example_22_seven_players() {
    for dealer in 0..7 {
        let (hands, _) = dealt(7, dealer, 1);
        for turn in 1..=7 {
            let seat = usize::from((dealer + turn) % 7);
            assert_eq!(hands[seat].len(), if turn <= 4 { 9 } else { 8 }, "seat {seat}, dealt by {dealer}");
        }
    }
    for (seats, cards) in [(4, 15), (5, 12), (6, 10)] {
        assert!(dealt(seats, 0, 1).0.iter().all(|hand| hand.len() == cards));
    }
}

#[test]
fn section_5_the_player_left_of_the_dealer_leads_round_1() {
    for seats in 3..=7 {
        for dealer in 0..seats {
            let (_, game) = dealt(seats, dealer, 2);
            assert_eq!(game.turn(), Turn::Seat(Seat((dealer + 1) % seats)));
            assert_eq!(game.phase(), "lead");
        }
    }
}

#[test]
fn section_5_a_deal_that_chance_cannot_make_is_refused() {
    let game = fresh(3, &json!({ "first_dealer": 2 }));
    let good = "deal:3W+4E+3C+3B/4L+3S+3F+3P/3H+3A+4M+2q+j";
    let check = |text: &str| game.check_draw(&text.parse().unwrap()).is_ok();
    assert!(check(good));
    for bad in [
        "dealer0",
        "deal:3W+4E+3C+3B/4L+3S+3F+3P",
        "deal:3W+4E+3C+2B/B+4L+3S+3F+3P/3H+3A+4M+2q+j",
        "deal:4W+4E+3C+2B/4L+3S+3F+3P/3H+3A+4M+2q+j",
        "deal:5W+5E+3C/5W+5E+3C/5W+5E+3C",
        "deal:///",
    ] {
        assert!(!check(bad), "{bad}");
    }
    assert!(fresh(4, &json!({})).check_draw(&"dealer4".parse().unwrap()).is_err());
}

/// §9: each seat is told its own hand and nobody else's.
#[test]
fn section_9_a_hand_is_for_its_holder() {
    let mut game = fresh(3, &json!({ "first_dealer": 2 }));
    let draw: Draw = "deal:3W+4E+3C+3B/4L+3S+3F+3P/3H+3A+4M+2q+j".parse().unwrap();
    let mut events = Vec::new();
    game.settle(&draw, &mut events);
    let hands = |viewer: Viewer| -> Vec<Seat> {
        let seen = events.iter().filter_map(|event| zoff::Zoff::seen(event, viewer));
        seen.filter_map(|event| if let Event::Hand { seat, .. } = event { Some(seat) } else { None }).collect()
    };
    assert_eq!(hands(Viewer::Seat(Seat(1))), [Seat(1)]);
    assert_eq!(hands(Viewer::Spectator), []);
    assert_eq!(hands(Viewer::Everything).len(), 3);
    assert!(game.reveals_draw(&draw, Viewer::Everything) && !game.reveals_draw(&draw, Viewer::Seat(Seat(0))));
    let view = game.view(Viewer::Seat(Seat(1)));
    assert_eq!(view.hands, [None, Some(cards("4L+3S+3F+3P")), None]);
    assert_eq!(view.sizes, [13, 13, 13]);
}

/// §5 D1: the deal of a round of pairs, its leader and its pairs come from the standings (example 28 is in `scoring.rs`).
#[test]
fn r1_section_4_the_standings_make_the_pairs() {
    for (seats, pairs, alone, leader) in [
        (4, vec![(0, 2), (1, 3)], None, 2),
        (5, vec![(0, 3), (1, 4)], Some(2), 3),
        (6, vec![(0, 3), (1, 4), (2, 5)], None, 4),
        (7, vec![(0, 4), (1, 5), (2, 6)], Some(3), 5),
    ] {
        // Places are seats, from the best.
        let out: Vec<u8> = (0..seats).collect();
        let (mut game, events) = End::new(1, &out).after();
        let view = game.view(Viewer::Spectator);
        let expected: Vec<_> = pairs.iter().map(|&(senior, junior)| [Seat(senior), Seat(junior)]).collect();
        assert_eq!(view.pairs, expected, "{seats} seats");
        assert_eq!(view.alone, alone.map(Seat));
        assert_eq!(view.dealer, Some(Seat(0)), "place 1 deals");
        for (senior, junior) in pairs {
            assert!(events.contains(&Event::Paired { seat: Seat(senior), partner_seat: Seat(junior) }));
        }
        let draw = game.draw(&mut QuickLuck::new(3, 0));
        let mut events = Vec::new();
        game.settle(&draw, &mut events);
        assert_eq!(events[0], Event::Dealt { round: 2, seat: Seat(0), leader_seat: Seat(leader) });
        assert_eq!(game.phase(), "give");
    }
}

#[test]
fn section_3_round_1_alone_and_later_ones_in_pairs() {
    for seats in 3..=7 {
        assert!(dealt(seats, 0, 1).1.view(Viewer::Spectator).pairs.is_empty());
        let out: Vec<u8> = (0..seats).collect();
        // What is to be dealt after rounds 1, 2 and 3.
        for over in 1..=3 {
            let (mut game, _) = End::new(over, &out).after();
            let view = game.view(Viewer::Spectator);
            assert_eq!(view.round, over + 1);
            let pairs = if seats == 3 { 0 } else { seats / 2 };
            assert_eq!(view.pairs.len(), usize::from(pairs), "{seats} seats, round {}", over + 1);
            game.settle(&game.draw(&mut QuickLuck::new(1, 0)), &mut Silent);
            assert_eq!(game.phase(), if seats == 3 { "lead" } else { "give" });
        }
    }
}
