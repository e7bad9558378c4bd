//! What every game of Menagerie stands on: the [`Game`] trait, [`Match`]es with
//! their [`Record`]s, and [`Luck`]. Pure: no I/O, no clock, no async, no language.
//!
//! A match is driven by text through [`AnyMatch`], or by types through [`Match`].
//! Both go one path: checked, played, entered. Random numbers come from a
//! [`Luck`], and everything that luck decided stands in the record:
//!
//! ```
//! use kernel::{Luck, QuickLuck, TableLuck, shuffle};
//!
//! // Quick luck for simulations: a seed and a stream.
//! let mut luck = QuickLuck::new(7, 0);
//! assert!(luck.below(22) < 22);
//!
//! // A table's luck: every draw has a stream of its own.
//! let table = TableLuck::of_seed(7);
//! let mut cards = [1, 2, 3, 4, 5];
//! shuffle(&mut cards, &mut table.stream(0));
//! let mut again = [1, 2, 3, 4, 5];
//! shuffle(&mut again, &mut table.stream(0));
//! assert_eq!(cards, again);
//! ```

mod any;
mod facts;
mod first;
mod game;
mod hex;
mod json;
mod line;
mod luck;
mod matches;
mod moments;
mod names;
mod outlook;
mod proof;
mod reason;
mod record;
mod refused;
mod replay;
mod seat;
mod speech;
mod standing;
mod table;
mod undo;
mod verify;

pub use any::{AnyMatch, AnyStanding, ListedDraw, NoMatch, Seen, load_match, new_match, replay_match};
pub use facts::{Allowed, BadSetup, Facts, OptionFact, OptionValue, TextFact};
pub use first::First;
pub use game::{BadPosition, Choices, Game, Log, Setup, Silent, Turn, Viewer};
pub use hex::{BadHex, Hex};
pub use json::{Json, push_json, to_json};
pub use luck::{Luck, Noted, QuickLuck, Stream, TableLuck, shuffle};
pub use matches::Match;
pub use moments::AnyMoment;
pub use names::Names;
pub use outlook::AnyOutlook;
pub use proof::{Proof, SeatNonce, commit_nonce, commit_secret};
pub use reason::{Arg, Reason, Refusal, say};
pub use record::{BadRecord, Entry, FORMAT, Kind, Outcome, Record, Sitter};
pub use refused::Refused;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use speech::{Picture, Word, Words, columns, padded, shortened, side_by_side, wrapped};
pub use standing::{Standing, ranks_by};
pub use table::{BadTable, TableFormat, TableProblem, TableRow};
pub use undo::Company;
pub use verify::{Unverified, Verified};
