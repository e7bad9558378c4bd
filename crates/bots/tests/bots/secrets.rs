//! No level knows more than its seat: in two matches that differ only in what a seat did not see, it chooses the same.

use bots::{Budget, Knowledge, Level, Player};
use games::zoff::{self, Zoff};
use kernel::Seat;
use testkit::Conformance;
use testkit::games::{auction, partners};

testkit::count_allocations!();

testkit::local_game!(
    struct Auction(auction::Auction);
);
testkit::local_game!(
    struct Partners(partners::Partners);
);

impl Knowledge for Auction {}
impl Knowledge for Partners {}

/// The choice of some level for `seat`, after a short thought.
fn every_bot<G: Knowledge>(game: &G, seat: Seat, seed: u64) -> G::Action {
    let level = Level::ALL[seed as usize % Level::ALL.len()];
    let budget = Budget { iterations: Some(24), ..Budget::default() };
    Player::new(level).think(game, seat, &budget, seed).action
}

#[test]
fn no_level_looks_into_the_purses_of_auction() {
    let run = Conformance::<Auction>::new().games(60);
    let run = run.vary(|game, draw, viewer, luck| auction::other_purses(&game.0, draw, viewer, luck));
    run.bot(every_bot::<Auction>).run();
}

#[test]
fn no_level_looks_into_the_hands_of_partners() {
    let run = Conformance::<Partners>::new().games(40);
    let run = run.vary(|game, draw, viewer, luck| partners::other_hands(&game.0, draw, viewer, luck));
    run.bot(every_bot::<Partners>).run();
}

#[test]
fn no_level_looks_into_the_hands_of_zoff() {
    let short = |_: u8, options: &serde_json::Value| {
        options["target"] == 1 && options["players_at_target"] == 2 && options["first_dealer"] == "random"
    };
    let run = Conformance::<Zoff>::new().games(1).setups(short).vary(zoff::testing::other_hands);
    run.bot(every_bot::<Zoff>).run();
}
