//! What an outcome is worth to each seat.

use kernel::{BySeat, Seat, Standing};

/// How much of the worth is the rank; the rest is the margin, so that a bot that cannot lose any
/// more, or cannot win, still plays well.
const RANK: f64 = 0.85;
/// The margin in points that is half of all that margins can be worth.
const MARGIN: f64 = 20.0;

/// What a standing is worth to each seat, between 0 and 1.
#[inline]
pub fn worth<D>(standing: &Standing<D>) -> BySeat<f64> {
    let (scores, ranks) = (&standing.scores, &standing.ranks);
    BySeat::from_fn(scores.seats(), |seat| RANK * rank(ranks, seat) + (1.0 - RANK) * margin(scores, seat))
}

/// What it is worth to be ahead by so many points of the only other seat, or of the best of them.
#[inline]
pub(crate) fn worth_of_lead(lead: i32) -> f64 {
    let rank = f64::from(1 + lead.signum()) / 2.0;
    RANK * rank + (1.0 - RANK) * share_of_margins(lead)
}

/// The share of the other seats that are behind; those level with it count half.
#[inline]
fn rank(ranks: &BySeat<u8>, seat: Seat) -> f64 {
    let others = f64::from(ranks.seats()) - 1.0;
    let mut halves = 0;
    for (other, rank) in ranks.iter().filter(|&(other, _)| other != seat) {
        debug_assert!(other != seat);
        halves += match ranks[seat].cmp(rank) {
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 0,
        };
    }
    f64::from(halves) / (2.0 * others)
}

/// How far the seat is ahead of the best other one, from 0 (hopelessly behind) to 1.
#[inline]
fn margin(scores: &BySeat<i32>, seat: Seat) -> f64 {
    let best = scores.iter().filter(|&(other, _)| other != seat).map(|(_, &score)| score).max();
    share_of_margins(scores[seat] - best.unwrap_or(0))
}

#[inline]
fn share_of_margins(lead: i32) -> f64 {
    let lead = f64::from(lead);
    0.5 + 0.5 * lead / (lead.abs() + MARGIN)
}
