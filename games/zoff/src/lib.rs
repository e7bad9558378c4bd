//! Zoff im Zoo by Doris Matthäus and Frank Nestel, for three to seven: get rid of your cards by beating what is on the
//! table, with as many of an animal that eats it or with one more of the same. From the second round on the standings
//! decide who plays with whom; partners exchange cards, and the junior of a pair may ask the senior for help. Hands are
//! hidden; chance is the deal.
//!
//! | rule (`RULES.md`) | file |
//! | --- | --- |
//! | §1 components | `components.rs`; sets of cards in `cards.rs` |
//! | §2 combinations | `combination.rs` |
//! | §3, §4 rounds and partnerships | `partnership.rs` |
//! | §5 the order of decisions | `state.rs`; what bots may ask of it in `questions.rs` |
//! | §5 D1 the deal | `rules/deal.rs` |
//! | §5 D2–D4 the exchange | `rules/exchange.rs` |
//! | §5 T0, T1, §5.1, §5.3 tricks | `rules/trick.rs` |
//! | §5.2 showing | `rules/show.rs` |
//! | §5.3, §5.4, §7 going out, the end of a round and of the match | `rules/round.rs` |
//! | §6 scoring | `score.rs`; the rounds that are over in `history.rs` |
//! | §9 hidden information | `view.rs`, `imagine.rs` |
//! | §10 options | `meta.rs` |
//! | §13 notation | `notation.rs`; positions in `position.rs` |
//! | deals for tests, with the feature `testing` | `testing.rs` |
//!
//! ```
//! use kernel::{AnyMatch, Seat, Viewer, new_match};
//! use zoff::Zoff;
//!
//! let table = new_match::<Zoff>(&serde_json::json!({ "first_dealer": 2 }), 3).unwrap();
//! let mut table: Box<dyn AnyMatch> = Box::new(table);
//! let deal = "deal:3W+4E+3C+3B/4L+3S+3F+3P/3H+3A+4M+2q+j";
//! table.settle(deal, &[Viewer::Everything]).unwrap();
//! table.play(Seat(0), "C", &[Viewer::Everything]).unwrap();
//! assert_eq!(table.legal(Seat(1)).unwrap(), ["pass"]);
//! table.play(Seat(1), "pass", &[Viewer::Everything]).unwrap();
//! assert!(table.check(Seat(2), "2M").is_err());
//! ```

mod action;
mod cards;
mod combination;
mod components;
mod history;
mod imagine;
mod meta;
mod notation;
mod partnership;
mod picture;
mod position;
mod questions;
mod rules;
mod score;
mod state;
#[cfg(feature = "testing")]
pub mod testing;
mod view;

pub use action::{Action, Deal, Draw, Event, Illegal};
pub use cards::Cards;
pub use combination::Combination;
pub use components::Card;
pub use meta::Options;
pub use position::{PileCounts, Position, RoundPosition};
pub use score::{Detail, RoundScore, SeatScore};
pub use state::{Phase, Zoff};
pub use view::{AskedView, BeatenBy, PileView, TableView, View};
