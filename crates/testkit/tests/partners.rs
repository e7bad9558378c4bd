//! The kernel and this kit carry hidden hands, an exchange in two turns, and pairs.

use std::path::Path;

use kernel::{Game, QuickLuck, Seat, Silent, Viewer};
use testkit::Conformance;
use testkit::games::partners::{Action, Card, Options, Partners, other_hands, partner};

testkit::count_allocations!();

/// No card is made or lost, and what is known is true.
fn census(game: &Partners) {
    let cards: usize = game.hands.iter().chain(&game.played).map(|cards| cards.len()).sum();
    assert!(cards == 0 || cards == 16, "{cards} cards");
    for seat in Seat::all(4) {
        assert!(game.known[seat.index()].without(game.hands[partner(seat).index()]).is_empty());
        assert!(game.void[seat.index()].and(game.hands[seat.index()]).is_empty());
    }
}

#[test]
fn conforms() {
    Conformance::new().games(40).census(census).vary(other_hands).run();
}

#[test]
fn playthroughs() {
    testkit::playthroughs::<Partners>(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs/partners"));
}

#[test]
fn perft() {
    testkit::perft::<Partners>(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/partners.perft"));
}

#[test]
fn playouts_leave_the_heap_alone() {
    testkit::assert_no_allocation::<Partners>(&Options::default(), 4);
}

#[test]
fn a_seat_imagines_the_card_it_gave_where_it_gave_it_until_it_is_played() {
    let options = serde_json::json!({});
    let mut table = kernel::new_match::<Partners>(&options, 4).unwrap();
    table.settle(&"deal0123012301230123".parse().unwrap(), &mut Silent).unwrap();
    let play = |table: &mut kernel::Match<Partners>, seat: u8, action: &str| {
        table.play(Seat(seat), action.parse().unwrap(), &mut Silent).unwrap();
    };
    // Seat 2 gives a3 to seat 0 and gets b5 back.
    for (seat, action) in [(2, "+a3"), (3, "+a4"), (0, "+b5"), (1, "+b6")] {
        play(&mut table, seat, action);
    }
    let a3: Card = "a3".parse().unwrap();
    let holds_a3 = |table: &kernel::Match<Partners>, viewer: u8| {
        let dreams = (0..40).map(|seed| {
            let mut luck = QuickLuck::new(seed, 0);
            table.game().imagine(Viewer::Seat(Seat(viewer)), &mut luck).hands[0].contains(a3)
        });
        dreams.filter(|&holds| holds).count()
    };
    assert_eq!(holds_a3(&table, 2), 40, "seat 2 knows where it is");
    assert!(holds_a3(&table, 1) < 30, "seat 1 does not");
    let mut legal = Vec::new();
    table.game().legal(Seat(0), &mut legal);
    assert!(legal.contains(&Action::Play(a3)));
    play(&mut table, 0, "a3");
    assert_eq!(holds_a3(&table, 2), 0, "everyone sees it played");
}
