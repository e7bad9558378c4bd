//! Checks that hold for any game of Menagerie: conformance with twins, golden playthroughs,
//! perft, and that playouts leave the heap alone. A game's `tests/conformance.rs` is one call for each:
//!
//! ```standalone_crate
//! use testkit::Conformance;
//! use testkit::games::nim::Nim;
//!
//! testkit::count_allocations!();
//!
//! // In short: testkit::conforms::<Nim>(20). In full, with what only this game can say:
//! Conformance::<Nim>::new()
//!     .games(20)
//!     .census(|nim| assert!(nim.stones <= nim.began_with))
//!     .bot(|nim, _seat, _seed| if nim.stones % 4 == 2 { "2" } else { "1" }.parse().unwrap())
//!     .run();
//! ```
//!
//! | what | file |
//! | --- | --- |
//! | the run: every setup, every check, one failure message | `conformance.rs`, `setups.rs`, `case.rs` |
//! | one random match | `walk.rs`; what is asserted of it in `checks/` |
//! | a long match full of undos | `restless.rs` |
//! | what a seat must not learn | `twins.rs` |
//! | playouts, and that they allocate nothing | `playout.rs`, `allocation.rs` |
//! | golden playthroughs | `playthrough.rs`, told by `playthrough/tell.rs` |
//! | counts of paths | `perft.rs` |
//! | what the page knows of the components | `printed.rs` |
//! | pictures that fit, and words for everything in every language | `speech.rs` |
//! | what every registered game must have, and that each ruling can be found | `complete.rs`, `rulings.rs` |
//! | luck that answers as told | `luck.rs` |
//! | small games to test with | `games.rs` |

mod allocation;
mod case;
mod checks;
mod complete;
mod conformance;
pub mod games;
mod luck;
mod perft;
mod playout;
mod playthrough;
mod printed;
mod restless;
mod rulings;
mod setups;
mod speech;
mod start;
mod twins;
mod walk;

pub use allocation::assert_no_allocation;
pub use complete::complete;
pub use conformance::{Conformance, conforms};
pub use heap::Counting;
pub use luck::Told;
pub use perft::{count_paths, perft, perft_by};
pub use playout::{TOO_LONG, playout, random_turn};
pub use playthrough::{playthroughs, random_playthrough, record_playthrough};
pub use printed::printed_for_the_page;
pub use rulings::numbers_with_a_test;
pub use speech::{Size, speaks};
pub use start::Start;
