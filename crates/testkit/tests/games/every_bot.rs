//! The bots there are, in turn: none may know more than its seat.

use bots::{Budget, Knowledge, Level, Player};
use kernel::Seat;

/// The choice of some level for `seat`, after a short thought.
pub(crate) fn every_bot<G: Knowledge>(game: &G, seat: Seat, seed: u64) -> G::Action {
    let level = Level::ALL[seed as usize % Level::ALL.len()];
    let budget = Budget { iterations: Some(24), ..Budget::default() };
    Player::new(level).think(game, seat, &budget, seed).action
}
