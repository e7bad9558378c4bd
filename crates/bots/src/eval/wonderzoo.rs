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

    const SETTINGS: Settings = Settings { exploration: 0.1, informed: true, ..Settings::PLAIN };

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
