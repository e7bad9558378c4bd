//! Simulation, arena and benchmarks of any game. They need clocks and threads, which the registry does without.
//!
//! ```
//! let game = lab::find("zebres").unwrap();
//! let simulator = lab::Simulator {
//!     games: 3,
//!     seats: 2,
//!     options: serde_json::json!({}),
//!     seed: 7,
//!     bots: vec![registry::Level::Random],
//!     threads: 1,
//!     progress: &|_| (),
//! };
//! let simulation = game.simulate(&simulator).unwrap();
//! assert_eq!(simulation.wins.iter().sum::<f64>(), 3.0);
//! ```

mod arena;
mod bench;
mod simulate;
mod subject;

pub use arena::{Arena, ArenaMove, ArenaResult, BotResult};
pub use bench::{Bench, BenchSize};
pub use simulate::{Simulation, Simulator};
pub use subject::{Subject, find, subjects};
