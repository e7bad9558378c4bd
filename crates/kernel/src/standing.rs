//! Scores and ranks.

use serde::Serialize;

use crate::seat::{BySeat, Seat};

/// Scores and ranks, with the breakdown `D` of each score by rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing<D> {
    /// Each seat's score.
    pub scores: BySeat<i32>,
    /// Each seat's rank: 1 is best, equals share the better one (1, 2, 2, 4).
    pub ranks: BySeat<u8>,
    /// The scores, broken down by rule.
    pub detail: D,
}

impl<D> Standing<D> {
    /// Ranks by score, higher first, with nothing to break ties.
    #[inline]
    pub fn by_score(scores: BySeat<i32>, detail: D) -> Standing<D> {
        Standing { scores, ranks: ranks_by(scores), detail }
    }
}

/// Each seat's rank by a key of which more is better.
#[inline]
pub fn ranks_by<K: Ord + Copy + Default>(keys: BySeat<K>) -> BySeat<u8> {
    let better_than = |key: K| keys.as_slice().iter().filter(|&&other| other > key).count();
    BySeat::from_fn(keys.seats(), |seat| 1 + better_than(keys[seat]) as u8)
}

/// Puts the seats that gave up behind all others, the first to give up last.
/// `resigned` is in order of resignation.
pub(crate) fn rank_resigned_last(ranks: BySeat<u8>, resigned: &[Seat]) -> BySeat<u8> {
    let key = |seat: Seat| match resigned.iter().position(|&gone| gone == seat) {
        Some(order) => (order as i32 - resigned.len() as i32, 0),
        None => (0, -i32::from(ranks[seat])),
    };
    ranks_by(BySeat::from_fn(ranks.seats(), key))
}
