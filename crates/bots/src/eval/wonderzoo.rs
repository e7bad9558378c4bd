//! What bots know of Wonderzoo. What a decision makes of a zoo, the rules say (`Wonderzoo::zoo_after`).
//!
//! | file | holds |
//! | --- | --- |
//! | `eval/wonderzoo/prospects.rs` | the points that a zoo may expect, and each seat's chances when a round begins |
//! | `eval/wonderzoo/weights.rs` | the learned weights of that |
//! | `eval/wonderzoo/habits.rs` | how an experienced player chooses at a glance: `medium`, and every playout |
//! | `eval/wonderzoo/manners.rs` | which choices are worth a thought |

pub mod habits;
mod manners;
pub mod prospects;
mod weights;

use games::wonderzoo::{Action, Wonderzoo};
use kernel::{BySeat, Luck, Seat};

use crate::knowledge::Knowledge;
use crate::search::Settings;
use prospects::TABLE;

/// The learned weights.
pub fn tuned() -> &'static prospects::Weights {
    &weights::TUNED
}

impl Knowledge for Wonderzoo {
    const OPEN: bool = true;

    const POINTS_AT_ONCE: bool = true;

    /// Measured at two seats with earlier weights: without a horizon, so that search stops when the next round begins, 1,000
    /// iterations won 22 of 40 games against 300 that go on for 16 decisions and take eight times as long. An exploration
    /// of 0.2 won 24 of 40 against 0.05 with 2,500 iterations each: both are within the interval of an even result.
    const SETTINGS: Settings = Settings { exploration: 0.2, informed: true, ..Settings::PLAIN };

    fn sensible(&self, seat: Seat, actions: &mut Vec<Action>) {
        manners::sensible(self, seat, actions);
    }

    fn by_experience(&self, seat: Seat, actions: &[Action], luck: &mut impl Luck) -> Option<usize> {
        Some(habits::choose(self, seat, actions, &habits::FAMILY, &TABLE, luck))
    }

    #[inline]
    fn playout_choice(&self, seat: Seat, actions: &[Action], luck: &mut impl Luck) -> usize {
        habits::choose(self, seat, actions, &habits::PLAYOUT, &TABLE, luck)
    }

    fn estimate(&self) -> Option<BySeat<f64>> {
        prospects::estimate(self)
    }
}
