//! The one list of games. Whoever serves, plays, simulates or measures any of them
//! finds it here and speaks to it in text and JSON; nobody else knows a game's types.
//!
//! ```
//! use registry::{Seat, Viewer};
//!
//! let game = registry::find("zebres").unwrap();
//! let mut table = game.new_match(&serde_json::json!({ "first_player": 1 }), 2).unwrap();
//! table.play(Seat(1), "g12", &[Viewer::Everything]).unwrap();
//! assert_eq!(table.phase(), "place_animal");
//! ```

mod arena;
mod bench;
mod listing;
mod simulate;
mod table;

pub use arena::{Arena, ArenaResult, BotResult};
pub use bench::{Bench, BenchSize};
pub use bots::{Budget, Knowledge, Level, UnknownLevel};
pub use kernel::{
    AnyMatch, AnyMoment, AnyOutlook, AnyStanding, Arg, BadHex, BadRecord, Entry, FORMAT, Facts, Hex, Kind, ListedDraw,
    Luck, NoMatch, Outcome, Picture, Proof, QuickLuck, Reason, Record, Seat, SeatNonce, SeatSet, Seen, SeenText,
    Sitter, TableLuck, Turn, Unverified, Verified, Viewer, Word, Words, commit_nonce, commit_secret, push_json, say,
    to_json,
};
pub use listing::{Listing, find, games};
pub use simulate::{Simulation, Simulator};
pub use table::{AnyCandidate, AnyThought, Question, Table};
