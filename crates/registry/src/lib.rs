//! Every game behind one face of text and JSON: servers, terminals and engines find a game here by its id and know
//! nothing of its types. No clock, no threads and no allocator of its own; `crates/lab` simulates and measures.
//!
//! ```
//! use registry::{Seat, Viewer};
//!
//! let game = registry::find("zebres").unwrap();
//! let mut table = game.new_match(&serde_json::json!({ "first_player": 1 }), 2).unwrap();
//! table.play(Seat(1), "g12", &[Viewer::Everything]).unwrap();
//! assert_eq!(table.phase(), "place_animal");
//! ```

mod listing;
mod playable;
mod player;

pub use bots::{Budget, Knowledge, Level, UnknownLevel};
pub use kernel::{
    AnyMatch, AnyMoment, AnyOutlook, AnyStanding, Arg, BadHex, BadRecord, Company, Entry, FORMAT, Facts, Hex, Json,
    Kind, ListedDraw, Luck, MAX_SEATS, Names, NoMatch, Outcome, Picture, Proof, QuickLuck, Reason, Record, Seat,
    SeatNonce, SeatSet, Seen, Sitter, TableLuck, Turn, Unverified, Verified, Viewer, Word, Words, columns,
    commit_nonce, commit_secret, push_json, say, shortened, to_json,
};
pub use listing::{Listing, find, games};
pub use playable::Playable;
pub use player::{AnyCandidate, AnyPlayer, AnyThought, Job};
