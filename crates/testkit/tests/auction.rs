//! The kernel and this kit carry sealed choices, ties and hidden purses.

#[path = "games/auction/mod.rs"]
mod auction;
#[path = "games/every_bot.rs"]
mod every_bot;

use std::path::Path;

use auction::{Auction, Draw, PURSE, Phase, SEATS, TILES, VALUES};
use kernel::{Luck, Seat, Viewer};
use testkit::Conformance;

impl bots::Knowledge for Auction {}

/// The viewer's own purse stays; the others hold anything.
fn vary(game: &Auction, draw: &Draw, viewer: Viewer, luck: &mut dyn Luck) -> Draw {
    let Draw::Deal(purses) = draw else { return *draw };
    let mut varied = [0; SEATS];
    for seat in Seat::all(game.seats) {
        let other = PURSE.0 + luck.below(u32::from(PURSE.1 - PURSE.0) + 1) as u8;
        varied[seat.index()] = if viewer.is(seat) { purses[seat.index()] } else { other };
    }
    Draw::Deal(varied)
}

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
    Conformance::new().games(60).census(census).vary(vary).bot(every_bot::every_bot::<Auction>).run();
}

#[test]
fn conforms_without_help() {
    testkit::conforms::<Auction>(6);
}

#[test]
fn a_match_can_be_played_again_by_its_name() {
    Conformance::<Auction>::new().vary(vary).only(3, r#"{"reveal":"winner","lots":3}"#, 17).run();
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
    testkit::assert_no_allocation::<Auction>(&auction::Options::default(), 4);
}
