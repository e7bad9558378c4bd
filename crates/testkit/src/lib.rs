//! Checks that hold for any game of Menagerie.

mod allocation;
mod case;
mod checks;
mod conformance;
mod luck;
pub mod nim;
mod perft;
mod playout;
mod playthrough;
mod setups;
mod twins;
mod walk;

pub use allocation::assert_no_allocation;
pub use conformance::{Conformance, conforms};
pub use luck::Told;
pub use perft::perft;
pub use playout::{TOO_LONG, playout};
pub use playthrough::{playthroughs, random_playthrough, record_playthrough};
