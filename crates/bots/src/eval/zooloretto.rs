//! What bots know of Zooloretto.
//!
//! | file | holds |
//! | --- | --- |
//! | `eval/zooloretto/prospects.rs` | what a zoo is worth, and each seat's chances when a round begins |
//! | `eval/zooloretto/expansions.rs` | what XXL and Exotic add to that |
//! | `eval/zooloretto/weights.rs` | the learned weights of that, a file for each combination of expansions |
//! | `eval/zooloretto/gains.rs` | by how much an action makes a zoo better |
//! | `eval/zooloretto/gifts.rs` | the same of donations, jungle animals and visitors |
//! | `eval/zooloretto/habits.rs` | how an experienced player chooses at a glance: `medium`, and every playout |
//! | `eval/zooloretto/manners.rs` | which choices are worth a thought |

pub mod expansions;
mod gains;
mod gifts;
pub mod habits;
mod manners;
pub mod prospects;
mod weights;

use games::zooloretto::{Action, Zooloretto};
use kernel::{BySeat, Luck, Seat};

use crate::knowledge::Knowledge;
use crate::search::Settings;
use prospects::learned;

impl Knowledge for Zooloretto {
    const OPEN: bool = true;

    /// Measured at two seats with 200 to 340 iterations, more where playouts are shorter: a horizon of 12 decisions won
    /// 66 of 100 games against one of 0 and 44 of 60 against one of 30; against one of 4 it was even.
    const SETTINGS: Settings = Settings { exploration: 0.3, horizon: Some(8), informed: true, ..Settings::PLAIN };

    fn sensible(&self, seat: Seat, actions: &mut Vec<Action>) {
        manners::sensible(self, seat, actions);
    }

    fn by_experience(&self, seat: Seat, actions: &[Action], luck: &mut impl Luck) -> Option<usize> {
        Some(habits::choose(self, seat, actions, &habits::FAMILY, learned(self), luck))
    }

    #[inline]
    fn playout_choice(&self, seat: Seat, actions: &[Action], luck: &mut impl Luck) -> usize {
        habits::choose(self, seat, actions, &habits::PLAYOUT, learned(self), luck)
    }

    fn estimate(&self) -> Option<BySeat<f64>> {
        prospects::estimate(self)
    }
}
