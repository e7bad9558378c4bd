//! What bots know of Drôles de Zèbres.

pub mod estimate;
pub mod solve;
mod weights;

use games::zebres::Zebres;
use kernel::BySeat;

use crate::knowledge::{Knowledge, Solve};
use crate::search::Settings;

impl Knowledge for Zebres {
    const OPEN: bool = true;

    /// Measured with `examples/tune_zebres.rs`: an estimate of every action at a new node is worth far
    /// more than playouts, and leaves little to explore.
    const SETTINGS: Settings = Settings { exploration: 0.06, horizon: Some(0), survey: true, ..Settings::PLAIN };

    fn estimate(&self) -> Option<BySeat<f64>> {
        estimate::estimate(self, &estimate::TUNED)
    }

    fn work_to_solve(&self) -> Option<u64> {
        solve::work(self)
    }

    fn solver() -> Option<Box<dyn Solve<Zebres>>> {
        Some(Box::new(solve::Solver::default()))
    }
}
