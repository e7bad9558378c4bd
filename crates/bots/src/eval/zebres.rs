//! What bots know of Drôles de Zèbres.

pub mod estimate;
mod weights;

use kernel::BySeat;
use zebres::Zebres;

use crate::knowledge::Knowledge;
use crate::search::{Settings, Together};

impl Knowledge for Zebres {
    const OPEN: bool = true;

    /// Measured with `examples/tune_zebres.rs`: an estimate of every action at a new node is worth far
    /// more than playouts, and leaves little to explore.
    const SETTINGS: Settings =
        Settings { exploration: 0.06, together: Together::RegretMatching, horizon: Some(0), survey: true };

    fn estimate(&self) -> Option<BySeat<f64>> {
        estimate::estimate(self, &estimate::TUNED)
    }
}
