//! What bots know of Zoff im Zoo. What beats what, who plays with whom and who is asked next, the rules say (`games::zoff::Combination`
//! and the questions of `Zoff`).
//!
//! | file | holds |
//! | --- | --- |
//! | `eval/zoff/habits.rs` | how an experienced player chooses at a glance: `medium`, and every playout |
//! | `eval/zoff/manners.rs` | which choices are worth a thought, and what one does not do to a partner |
//! | `eval/zoff/prospects.rs` | what the totals are worth before a round is dealt |

pub mod habits;
pub mod manners;
mod prospects;

use games::zoff::{Action, Zoff};
use kernel::{BySeat, Luck, Seat};

use crate::knowledge::Knowledge;
use crate::search::Settings;

impl Knowledge for Zoff {
    const SETTINGS: Settings = Settings { exploration: 0.3, informed: true, ..Settings::PLAIN };

    fn sensible(&self, seat: Seat, actions: &mut Vec<Action>) {
        manners::sensible(self, seat, actions);
    }

    fn by_experience(&self, seat: Seat, actions: &[Action], luck: &mut impl Luck) -> Option<usize> {
        Some(habits::choose(self, seat, actions, &habits::FAMILY, luck))
    }

    #[inline]
    fn playout_choice(&self, seat: Seat, actions: &[Action], luck: &mut impl Luck) -> usize {
        habits::choose(self, seat, actions, &habits::PLAYOUT, luck)
    }

    fn estimate(&self) -> Option<BySeat<f64>> {
        prospects::estimate(self)
    }
}
