//! What the totals are worth before a round is dealt.

use games::zoff::{Phase, Zoff};
use kernel::{BySeat, Seat};

/// How much of the worth is to win; the rest is to be ahead of each other seat.
const WIN: f64 = 0.5;
/// About how many points whoever leads makes in a round.
const PACE: f64 = 6.0;
/// How far apart, in points, two seats may be after a round that began level: about a standard deviation.
const SPREAD: f64 = 3.0;

/// What each seat may expect of the match, if a round is about to be dealt.
pub(super) fn estimate(game: &Zoff) -> Option<BySeat<f64>> {
    if game.decision() != Phase::Deal || game.round() == 1 {
        return None;
    }
    let seats = kernel::Game::seats(game);
    let total = |seat: Seat| f64::from(game.total(seat));
    let best = Seat::all(seats).map(total).fold(f64::MIN, f64::max);
    let rounds = ((f64::from(game.target()) - best) / PACE).ceil().max(1.0);
    let spread = SPREAD * rounds.sqrt();
    let chances = BySeat::from_fn(seats, |seat| ((total(seat) - best) / (0.8 * spread)).exp());
    let sum: f64 = chances.iter().map(|(_, chance)| chance).sum();
    Some(BySeat::from_fn(seats, |seat| {
        let ahead = |other: Seat| 1.0 / (1.0 + ((total(other) - total(seat)) / spread).exp());
        let others = Seat::all(seats).filter(|&other| other != seat);
        let rank = others.map(ahead).sum::<f64>() / f64::from(seats - 1);
        WIN * chances[seat] / sum + (1.0 - WIN) * rank
    }))
}
