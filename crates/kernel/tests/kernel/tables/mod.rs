//! Matches to test with, of games that live in the test kit, and how to play them in few words.

pub(crate) mod showing;

use kernel::{AnyMatch, Match, Reason, Seat, Viewer, new_match};
use serde_json::json;
use testkit::games::auction::Auction;
use testkit::games::partners::Partners;

pub(crate) const NOBODY: &[Viewer] = &[];

/// An auction of three with purses of 7, 9 and 9 and a lot of 5 on sale.
pub(crate) fn bidding(reveal: &str) -> Match<Auction> {
    let mut table = new_match::<Auction>(&json!({ "reveal": reveal, "lots": 2 }), 3).expect("a setup");
    settle(&mut table, &["deal7,9,9", "lot5"]);
    table
}

/// Partners, after the exchange: seat 0 leads.
pub(crate) fn tricks() -> Match<Partners> {
    let mut table = new_match::<Partners>(&json!({ "rounds": 1 }), 4).expect("a setup");
    settle(&mut table, &["deal0123012301230123"]);
    play(&mut table, &[(2, "+a3"), (3, "+a4"), (0, "+a5"), (1, "+a6")]);
    table
}

#[track_caller]
pub(crate) fn settle(table: &mut dyn AnyMatch, draws: &[&str]) {
    for draw in draws {
        table.settle(draw, NOBODY).unwrap_or_else(|why| panic!("{draw}: {why:?}"));
    }
}

#[track_caller]
pub(crate) fn play(table: &mut dyn AnyMatch, plays: &[(u8, &str)]) {
    for (seat, action) in plays {
        table.play(Seat(*seat), action, NOBODY).unwrap_or_else(|why| panic!("{seat} {action}: {why:?}"));
    }
}

/// Asserts that something is refused with this code, and that the match is what it was.
#[track_caller]
pub(crate) fn refused<T: std::fmt::Debug>(
    table: &mut dyn AnyMatch,
    code: &str,
    attempt: impl FnOnce(&mut dyn AnyMatch) -> Result<T, Reason>,
) -> Reason {
    let before = (table.record(Viewer::Everything), table.position(), table.turn());
    let reason = attempt(table).expect_err("it is refused");
    assert_eq!(reason.code, code);
    if reason.rule.is_none() {
        assert_eq!(reason.key, format!("refused-{code}"));
    }
    assert_eq!((table.record(Viewer::Everything), table.position(), table.turn()), before, "after {code}");
    reason
}
