//! The kernel and this kit carry sealed choices, ties and hidden purses.

use std::path::Path;

use kernel::{Seat, Viewer};
use testkit::Conformance;
use testkit::games::auction::{Auction, Options, PURSE, Phase, TILES, VALUES, other_purses};

testkit::count_allocations!();

/// No tile or coin is made or lost.
fn census(game: &Auction) {
    let gone: u8 = VALUES.iter().zip(TILES).zip(game.bag).map(|((value, all), left)| value * (all - left)).sum();
    assert!(game.won.iter().sum::<u8>() + game.value <= gone);
    for seat in Seat::all(game.seats).filter(|_| game.phase != Phase::Deal) {
        let began_with = game.purses[seat.index()] + game.spent[seat.index()];
        assert!((PURSE.0..=PURSE.1).contains(&began_with) && began_with >= game.shown[seat.index()]);
    }
}

#[test]
fn conforms() {
    Conformance::new().games(60).census(census).vary(other_purses).run();
}

#[test]
fn conforms_without_help() {
    testkit::conforms::<Auction>(6);
}

#[test]
fn a_run_can_leave_setups_out() {
    let only_three = |seats: u8, options: &serde_json::Value| seats == 3 && options["lots"] == 3;
    Conformance::<Auction>::new()
        .games(2)
        .vary(other_purses)
        .setups(only_three)
        .census(|game| assert_eq!(game.seats, 3))
        .run();
}

#[test]
#[should_panic(expected = "none is kept")]
fn a_run_without_setups_is_a_failure() {
    Conformance::<Auction>::new().games(1).setups(|_, _| false).run();
}

#[test]
fn a_match_can_be_played_again_by_its_name() {
    Conformance::<Auction>::new().vary(other_purses).only(3, r#"{"reveal":"winner","lots":3}"#, 17).run();
}

#[test]
fn playthroughs() {
    testkit::playthroughs::<Auction>(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs/auction"));
}

#[test]
fn perft() {
    testkit::perft::<Auction>(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/auction.perft"));
}

#[test]
fn playouts_leave_the_heap_alone() {
    testkit::assert_no_allocation::<Auction>(&Options::default(), 4);
}

#[test]
fn twins_are_given_away_as_records() {
    let run = Conformance::<Auction>::new().vary(other_purses);
    let options = serde_json::json!({ "reveal": "winner", "lots": 2 });
    let mut differed = 0;
    for (number, viewer) in (0..20).flat_map(|number| Viewer::all(3).map(move |viewer| (number, viewer))) {
        let (original, twin) = run.twins(3, &options, viewer, number);
        assert_eq!(original.entries.len(), twin.entries.len());
        let last = |record: &kernel::Record| kernel::replay_match::<Auction>(record, u32::MAX).unwrap();
        let (one, other) = (last(&original), last(&twin));
        assert!(!one.turn().seats().is_empty(), "a seat is to decide");
        assert_eq!(one.record(viewer), other.record(viewer), "{viewer:?}");
        differed += u32::from(one.game() != other.game());
    }
    assert!(differed > 40, "only {differed} of 80 differed");
}
