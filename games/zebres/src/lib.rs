//! Drôles de Zèbres by Bruno Cathala, for two: fill a savanna of six territories
//! with animals, always on the line the guardian looks along, and own the
//! territories where most of the animals are yours. Perfect information; the only
//! chance is who begins.
//!
//! | rule (`RULES.md`) | file |
//! | --- | --- |
//! | §1 components, §2 board | `components.rs` |
//! | §3 setup, §4 order of decisions | `state.rs` |
//! | §4 S0 placing the guardian, §5.6 moving it | `rules/guardian.rs` |
//! | §5.1–5.4 placing an animal | `rules/animal.rs` |
//! | §5.4 the crocodile's swaps | `rules/crocodile.rs` |
//! | §4 S3, §5.7, §6 the end of a turn | `rules/turn.rs` |
//! | §7 scoring | `score.rs` |
//! | §9 options | `meta.rs` |
//! | §12 notation | `notation.rs`; positions in `position.rs` |
//!
//! ```
//! use kernel::{AnyMatch, Seat, Viewer, new_match};
//! use zebres::Zebres;
//!
//! let table = new_match::<Zebres>(&serde_json::json!({ "first_player": 0 }), 2).unwrap();
//! let mut table: Box<dyn AnyMatch> = Box::new(table);
//! table.play(Seat(0), "g3", &[Viewer::Everything]).unwrap();
//! table.play(Seat(1), "E13", &[Viewer::Everything]).unwrap();
//! assert_eq!(table.legal(Seat(1)).unwrap(), ["+1", "+2", "+3"]);
//! ```

mod action;
mod components;
mod meta;
mod notation;
mod picture;
mod position;
mod rules;
mod score;
mod state;
mod view;

pub use action::{Action, Draw, Event, Illegal};
pub use components::{Animal, Board, INAUGURATION_POINTS, Line, Place, Square, Territory, beside};
pub use meta::{HiddenGazelle, Options};
pub use position::{Hand, Position};
pub use score::{Detail, TerritoryScore};
pub use state::{Phase, Zebres};
pub use view::{Prospects, TokenView, View};
