//! What bots know of O Zoo le Mio. What a placement brings and who wins an auction, the rules say (`Mio::built_with`,
//! `Mio::award`). Rivals' coins follow from public payments, so the rules let a bot see them all (`Mio::coins`).
//!
//! | file | holds |
//! | --- | --- |
//! | `eval/mio/prospects.rs` | what a zoo is worth, by how much a tile makes it better, and each seat's chances when a year begins |
//! | `eval/mio/weights.rs` | the learned weights of that |
//! | `eval/mio/habits.rs` | how an experienced player bids and places at a glance: `medium`, and every playout |
//! | `eval/mio/manners.rs` | which choices are worth a thought |

pub mod habits;
mod manners;
pub mod prospects;
mod weights;

use games::mio::{Action, Award, MOST_SEATS, Mio};
use kernel::{BySeat, Choices, Luck, Seat};

use crate::knowledge::Knowledge;
use crate::search::{Settings, Together};
use prospects::table;

/// The learned weights.
pub fn tuned() -> &'static prospects::Weights {
    &weights::TUNED
}

impl Knowledge for Mio {
    /// Everybody can work out the coins, and nothing else is hidden (`Mio::imagine`).
    const OPEN: bool = true;

    /// Decoupled UCB1 won 33 of 40 games against regret matching (two seats, 200 iterations; `examples/bids.rs`). The
    /// favour is for regret matching: without it, it won 30 of 100 games against `medium`, with it 83.
    /// With 200 iterations `hard` would be too close to `expert`; with 100 it is as far above `medium` as below `expert`.
    const SETTINGS: Settings = Settings {
        exploration: 0.2,
        together: Together::Bandit,
        informed: true,
        favour: 8.0,
        short: 100,
        trees: 2,
        ..Settings::PLAIN
    };

    fn sensible(&self, seat: Seat, actions: &mut Vec<Action>) {
        manners::sensible(self, seat, actions);
    }

    fn by_experience(&self, seat: Seat, actions: &[Action], luck: &mut impl Luck) -> Option<usize> {
        Some(habits::choose(self, seat, actions, &habits::FAMILY, table(self), luck))
    }

    #[inline]
    fn playout_choice(&self, seat: Seat, actions: &[Action], luck: &mut impl Luck) -> usize {
        habits::choose(self, seat, actions, &habits::PLAYOUT, table(self), luck)
    }

    fn estimate(&self) -> Option<BySeat<f64>> {
        prospects::estimate(self)
    }

    /// Bids that win the same tile at the same price come to the same.
    #[inline]
    fn outcome(&self, choices: &Choices<Action>) -> Option<u64> {
        let mut bids = [0; MOST_SEATS];
        for (seat, action) in choices.iter() {
            let Action::Bid(coins) = action else { return None };
            bids[seat.index()] = coins;
        }
        let Award { winner, price, tied } = self.award(&bids);
        Some(u64::from(winner.0) | u64::from(price) << 8 | u64::from(tied) << 24)
    }
}
