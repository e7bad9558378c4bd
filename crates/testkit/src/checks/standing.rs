//! Scores and ranks.

use kernel::{Game, Match, Standing, Turn};

use crate::setups::to_json;

/// Asserts that there is a standing at any time, and that its ranks are ranks: as many seats are better
/// than a seat as its rank says.
pub(crate) fn check<D: serde::Serialize>(standing: &Standing<D>, seats: u8) {
    let Standing { scores, ranks, detail } = standing;
    assert_eq!((scores.seats(), ranks.seats()), (seats, seats), "the standing has other seats than the game");
    to_json(detail);
    for (seat, &rank) in ranks.iter() {
        let better = ranks.as_slice().iter().filter(|&&other| other < rank).count();
        assert_eq!(better + 1, usize::from(rank), "the rank of seat {seat}, ranks are {ranks:?}");
    }
}

/// Asserts that a finished match says so.
pub(crate) fn check_end<G: Game>(table: &Match<G>) {
    assert!(table.ended() && table.game().turn() == Turn::Over, "the match is over, the game is not");
    check(&table.standing(), table.setup().seats);
}
