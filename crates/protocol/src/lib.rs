//! The messages between a server and its clients, as types: a client needs this crate and none of the server.
//! `docs/protocol.md` describes them; `web/src/lib/protocol/` has the same in TypeScript, generated from here.
//!
//! ```
//! let ask: protocol::Ask = serde_json::from_str(r#"{"do":"watch","table":"t1"}"#).unwrap();
//! assert_eq!(ask, protocol::Ask::Watch { table: "t1".to_owned(), seen: None });
//! ```

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the messages. It rises when an old page could misunderstand a new server.
pub const PROTOCOL: u32 = 1;

// --- Resources, over HTTP ---------------------------------------------------------------

/// Why something was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// A short name that programs compare.
    pub code: String,
    /// The sentence for people, in the language asked for.
    pub message: String,
    /// The section of the game's rules, where it is a rule that refuses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rule: Option<String>,
    /// Which of several moves was refused, counted from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub at: Option<u32>,
}

/// A refusal as the body of an HTTP answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Failure {
    /// What was wrong.
    pub error: Refusal,
}

/// Whoever is asking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// The name they go by.
    pub name: String,
    /// Their browsers and private links.
    pub passes: Vec<PassInfo>,
}

/// A browser that is let in, or a private link that lets one in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PassInfo {
    /// Its number, by which it is withdrawn.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub id: i64,
    /// `device` or `link`.
    pub kind: String,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created: u64,
    /// Whether it is the browser that is asking.
    pub this: bool,
}

/// The name of a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Naming {
    /// 1 to 24 characters.
    pub name: String,
}

/// A private link that was just made. Nobody can be told it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewLink {
    /// What to type on the other device, or to open as `/#/me/<code>`.
    pub code: String,
}

/// A private link, opened on another device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The code of the link.
    pub code: String,
}

/// How many seconds somebody is away before the others may decide, unless the table says otherwise.
pub const ABSENT_AFTER: u32 = 60;

fn absent_after() -> Option<u32> {
    Some(ABSENT_AFTER)
}

/// A table to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Its options; what is left out has its default.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Option<Value>,
    /// How many seats.
    pub seats: u8,
    /// Whether the lobby shows it; otherwise only who has the link finds it.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub public: Option<bool>,
    /// After how many seconds the others may decide what happens to the seat of somebody who is away: 60 if left out,
    /// never if `null`. A sixth of it for somebody who left on purpose.
    #[serde(default = "absent_after")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Option<u32>>", optional))]
    pub absent_after: Option<u32>,
}

/// Whether whoever is asking agrees to end a match without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// `false` takes an earlier agreement back.
    pub agree: bool,
}

/// What to put in a seat: a bot of a level, or whoever is asking with a commitment to their nonce.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Sitting {
    /// A bot of this level.
    Bot(String),
    /// The asking person; SHA-256 of their nonce as `docs/luck.md` says, in hexadecimal.
    Me(String),
}

/// How a table stands, beside the match itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// The id, as it stands in links.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The options in full.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Value,
    /// `open`, `opening`, `running` or `over`.
    pub status: String,
    /// Whether the lobby shows it.
    pub public: bool,
    /// When it was made, in milliseconds since 1970.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub created: u64,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The seat of whoever is asking.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub you: Option<u8>,
    /// Whether whoever is asking made the table.
    pub host: bool,
    /// What the server committed to before anyone sat down, in hexadecimal.
    pub commitment: String,
    /// Until when nonces must be opened, in milliseconds since 1970, while they are being opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    pub opening_until: Option<u64>,
    /// The table of the rematch, once somebody wanted one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rematch: Option<String>,
    /// After how many seconds the others may decide for somebody who is away; never if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub absent_after: Option<u32>,
    /// The seats whose people agree to end the match without a result.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<u8>>", optional))]
    pub agreed: Vec<u8>,
    /// Whether the match ended without a result.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub abandoned: bool,
    /// The seats of the people who are to decide.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<u8>>", optional))]
    pub waiting_for: Vec<u8>,
    /// Since when, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    pub waiting_since: Option<u64>,
    /// Whether nobody has been at the table for days. It is kept, and open again as soon as somebody comes back.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub archived: bool,
    /// How many watch without a seat. A list does not know it.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u32>", optional))]
    pub watchers: u32,
    /// The names of those of them who have one, 20 at most.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>", optional))]
    pub watcher_names: Vec<String>,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// That a person is away from a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Away {
    /// For how long, in milliseconds, when this was said.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub since: u64,
    /// Whether they left on purpose, rather than lost their connection.
    pub left: bool,
    /// In how many milliseconds the others may decide what happens to the seat; never if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    pub absent_in: Option<u64>,
}

/// A seat of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// The name of the person who sits there, different from all others at the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub name: Option<String>,
    /// The level of the bot that plays there, be it in place of a person who is gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub bot: Option<String>,
    /// The name of the person for whom the seat is kept after a rematch was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub kept_for: Option<String>,
    /// Whether that is the person who is asking.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub kept_for_you: bool,
    /// Whether the person is connected, or was a moment ago: loading a page again takes nobody away.
    pub here: bool,
    /// Since when the person is away, if they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub away: Option<Away>,
    /// Whether the person gave up.
    pub resigned: bool,
    /// The person's commitment to a nonce, in hexadecimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub commitment: Option<String>,
    /// Whether the person has opened the nonce.
    pub opened: bool,
    /// The nonce, in hexadecimal, once all are open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub nonce: Option<String>,
}

/// A page of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableList {
    /// The tables, newest first.
    pub tables: Vec<TableInfo>,
    /// What to pass as `before` for the next page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "number"))]
    pub before: Option<i64>,
}

/// The id of a table that was just made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MadeTable {
    /// The id.
    pub id: String,
}

/// What a viewer saw of a match after each of several entries.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Moments {
    /// In the order of the entries; none past the end of the record.
    pub moments: Vec<Moment>,
}

/// What a viewer saw of a match right after an entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Moment {
    /// The number of the entry; 0 is before the first.
    pub number: u32,
    /// What the viewer saw then. Its shape is the game's.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Value,
    /// Who was to decide: `{"seat":0}`, `{"together":[0,2]}`, `"chance"` or `"over"`.
    #[cfg_attr(feature = "typescript", ts(as = "kernel::Turn"))]
    pub turn: Value,
    /// The name of what was to be decided.
    pub phase: String,
    /// How the match ended, if it was over then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<kernel::AnyStanding>"))]
    pub standing: Option<Value>,
}

/// What would come of a choice, as far as whoever makes it can know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outlook {
    /// Whether that can be known. All else is left out where it cannot.
    pub certain: bool,
    /// The events in the game's words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Record<string, unknown>[]"))]
    pub events: Option<Vec<Value>>,
    /// What the seat would see then, before chance decides anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "unknown"))]
    pub view: Option<Value>,
    /// Who would decide next: `{"seat":0}`, `{"together":[0,2]}`, `"chance"` or `"over"`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<kernel::Turn>"))]
    pub turn: Option<Value>,
    /// The name of what would be to decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub phase: Option<String>,
}

/// Which decision a hint is wanted for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct HintWanted {
    /// The number of the entry that opened the decision.
    pub decision: u32,
}

/// What an expert would do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hint {
    /// Whether there is one choice alone, about which there was nothing to think.
    pub only: bool,
    /// The best choice, and the second best where there is one.
    pub choices: Vec<Advice>,
}

/// A choice that an expert weighed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Advice {
    /// The action in notation.
    pub action: String,
    /// What it is worth to the seat, between 0 and 1; `null` for the only choice.
    pub value: Option<f64>,
    /// How many points the seat will be ahead at the end if nobody errs, where that is worked out.
    pub margin: Option<i32>,
}

/// A position to be played on from by whoever brings it, without a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Explore {
    /// The game's id.
    pub game: String,
    /// The position, as `docs/positions/` describes it; the beginning of a match if left out.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub position: Option<Value>,
    /// How many seats, where there is no position; as few as can be if left out.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seats: Option<u8>,
    /// The options, where there is no position; what is left out has its default.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Record<string, unknown>"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Option<Value>,
    /// What is played, 200 moves at most.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<ExploreMove>>", optional))]
    pub moves: Vec<ExploreMove>,
}

/// A move of a seat, or what chance decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged, deny_unknown_fields)]
pub enum ExploreMove {
    /// A decision of a seat.
    Play {
        /// The seat.
        seat: u8,
        /// The action in notation.
        action: String,
    },
    /// What chance decides.
    Draw {
        /// The draw in notation.
        draw: String,
    },
}

/// What came of it. Nothing is hidden: whoever brings a position knows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Explored {
    /// The moves and what each brought about. What chance decided after them follows.
    pub steps: Vec<Step>,
    /// The position now. Its shape is that of the game's views.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Value,
    /// Who decides now: `{"seat":0}`, `{"together":[0,2]}` or `"over"`.
    #[cfg_attr(feature = "typescript", ts(as = "kernel::Turn"))]
    pub turn: Value,
    /// The name of what is to be decided.
    pub phase: String,
    /// What the seat to move may do, in notation; of several seats, the first that has not chosen.
    pub legal: Vec<String>,
    /// Scores and ranks as if it ended now.
    #[cfg_attr(feature = "typescript", ts(as = "kernel::AnyStanding"))]
    pub standing: Value,
}

// --- What happens, over the socket --------------------------------------------------------

/// How fast the bots of a table play. The later ones are faster.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Time to follow every step.
    Calm,
    /// A short moment for every step.
    #[default]
    Brisk,
    /// As fast as they can.
    Instant,
}

/// What a browser says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Ask {
    /// Tell me about this table from now on, and what I missed since entry `seen`.
    Watch {
        /// The table.
        table: String,
        /// The last entry the browser knows; 0 or nothing: none.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        seen: Option<u32>,
    },
    /// No more about this table.
    Leave {
        /// The table.
        table: String,
    },
    /// How fast I like the bots of a table that I watch.
    Speed {
        /// The table.
        table: String,
        /// How fast.
        speed: Speed,
    },
    /// A decision of my seat.
    Play {
        /// The table.
        table: String,
        /// The number of the entry that opened the decision.
        decision: u32,
        /// 16 random bytes in hexadecimal, the same when it is sent again.
        key: String,
        /// The action in notation.
        action: String,
    },
    /// I take my sealed choice back.
    Unseal {
        /// The table.
        table: String,
        /// The number of the entry that opened the decision.
        decision: u32,
        /// As for `play`.
        key: String,
    },
    /// I undo my last step; among bots my last decision.
    Undo {
        /// The table.
        table: String,
        /// The number of the entry that opened the decision of now, whoever is to decide.
        decision: u32,
        /// As for `play`.
        key: String,
    },
    /// I take my last undo back.
    Redo {
        /// The table.
        table: String,
        /// As for `undo`.
        decision: u32,
        /// As for `play`.
        key: String,
    },
    /// I give up.
    Resign {
        /// The table.
        table: String,
        /// As for `play`.
        key: String,
    },
    /// This is my nonce.
    Open {
        /// The table.
        table: String,
        /// 16 bytes in hexadecimal.
        nonce: String,
    },
    /// Are you there?
    Ping {},
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "lowercase")]
pub enum Tell {
    /// The first message.
    Hello {
        /// The version of the messages.
        protocol: u32,
        /// The name of the person, if the server knows the browser.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        name: Option<String>,
    },
    /// How a watched table stands.
    Table {
        /// The table.
        table: TableInfo,
    },
    /// What happened in the match of a watched table, and where it stands now.
    Moves(Moves),
    /// A move was accepted before: this is its number.
    Done {
        /// The table.
        table: String,
        /// The move's key.
        key: String,
        /// The number of its entry.
        number: u32,
    },
    /// A message was refused. Nothing has changed.
    Refused {
        /// The table it was about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        table: Option<String>,
        /// The key of the move it was about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        key: Option<String>,
        /// Why.
        error: Refusal,
    },
    /// A watched table was deleted before its match began.
    Gone {
        /// The table.
        table: String,
    },
    /// I am here.
    Pong {},
}

/// What happened in a match, as one viewer may see it, and where it stands now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moves {
    /// The table.
    pub table: String,
    /// The key of the move that was accepted, to whoever sent it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub key: Option<String>,
    /// The entries and what each brought about.
    pub steps: Vec<Step>,
    /// What the viewer sees now. Its shape is the game's.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Value,
    /// Who decides now: `{"seat":0}`, `{"together":[0,2]}`, `"chance"` or `"over"`.
    #[cfg_attr(feature = "typescript", ts(as = "kernel::Turn"))]
    pub turn: Value,
    /// The name of what is to be decided.
    pub phase: String,
    /// The number of the entry that opened the decision, which a move must name.
    pub decision: u32,
    /// What the viewer may do now, in notation; empty when it is not its turn.
    pub legal: Vec<String>,
    /// What the viewer has sealed and may take back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub sealed: Option<String>,
    /// `yes` if the viewer may undo now, or the code of the refusal it would get. Not sent to spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub undo: Option<String>,
    /// Whether the viewer may redo now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub redo: bool,
    /// How the match ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<kernel::AnyStanding>"))]
    pub standing: Option<Value>,
}

/// An entry of the record, as the viewer may read it, with its events.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Step {
    /// The entry, as `docs/records.md` describes it.
    #[cfg_attr(feature = "typescript", ts(as = "kernel::Entry"))]
    pub entry: Value,
    /// The events in the game's words.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>[]"))]
    pub events: Vec<Value>,
}
