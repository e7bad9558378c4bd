//! What a bot may know of one game beyond its rules.

use kernel::{BySeat, Game, Luck, Seat};

use crate::search::Settings;

/// Knowledge of a game. Everything has a default, so that a game without knowledge is one
/// empty `impl` and search plays it from the first day.
pub trait Knowledge: Game {
    /// Whether nothing is ever hidden from anyone. Only then may a search find the position again
    /// in the tree of its last decision: to look for a position is to look at all of it.
    const OPEN: bool = false;

    /// How search plays this game best, as far as it was measured.
    const SETTINGS: Settings = Settings::PLAIN;

    /// Which of `actions` a playout tries; any, unless the game knows better.
    #[inline]
    fn playout_choice(&self, seat: Seat, actions: &[Self::Action], luck: &mut impl Luck) -> usize {
        let _ = seat;
        luck.below(actions.len() as u32) as usize
    }

    /// What the position is worth to each seat, between 0 (lost) and 1 (won), where the game can
    /// tell without playing on.
    #[inline]
    fn estimate(&self) -> Option<BySeat<f64>> {
        None
    }

    /// The best action of `seat` and what it is worth to it in points, where the end is near
    /// enough to be worked out. `go_on` is asked now and then; once it says no, there is no answer.
    fn solve(&self, seat: Seat, go_on: &mut dyn FnMut() -> bool) -> Option<Solved<Self::Action>> {
        let _ = (seat, go_on);
        None
    }
}

/// An end that has been worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved<A> {
    /// A best action.
    pub action: A,
    /// How many points the seat will be ahead at the end, if nobody errs.
    pub margin: i32,
}
