//! Records: a match as one JSON document, from which everything else is computed.
//! `docs/records.md` describes the format to people.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use crate::proof::Proof;
use crate::seat::{BySeat, Seat};

/// The version of the document's own shape.
pub const FORMAT: u32 = 1;

/// A match, as it is kept and passed around.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    /// The version of this format.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub rules_version: u32,
    /// The game's options.
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// The position it began from, unless that was the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<Value>,
    /// What happened, in order; entry number n stands at place n − 1.
    pub entries: Vec<Entry>,
    /// How it ended, once it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
    /// What the luck of its table was made of, once the match has ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<Proof>,
}

/// Who sits at a seat. Both are for people who read the record; rules look at neither.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// A person's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// A bot's level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Each seat's score.
    pub scores: Vec<i32>,
    /// Each seat's rank.
    pub ranks: Vec<u8>,
}

impl Outcome {
    pub(crate) fn new(scores: &BySeat<i32>, ranks: &BySeat<u8>) -> Outcome {
        Outcome { scores: scores.as_slice().to_vec(), ranks: ranks.as_slice().to_vec() }
    }
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "FlatEntry<'static>"))]
#[serde(try_from = "FlatEntry<'static>")]
pub struct Entry {
    /// Its number, from 1.
    pub number: u32,
    /// What happened, actions and draws in notation.
    pub what: Kind,
    /// When, in milliseconds since 1970, where somebody noted it.
    pub at: Option<u64>,
}

/// The kinds of entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A seat played in a turn of its own. Without the action where the reader may not know it.
    Play(Seat, Option<String>),
    /// A seat sealed its choice in a turn of several.
    Seal(Seat, Option<String>),
    /// A seat took its sealed choice back.
    Unseal(Seat),
    /// Chance decided: the draw, and what luck was asked and answered, where it was luck.
    Draw(Option<String>, Option<String>),
    /// The game is again where it was after this entry (0: the beginning).
    /// Undoing an undo is redo. Resigning and taking over are not the game's
    /// and stay as they are. The seat whose wish it was, where somebody at a table undid.
    Undo(Option<Seat>, u32),
    /// A seat gave up. A bot plays on for it, and it ranks last.
    Resign(Seat),
    /// From now on a bot of this level plays for the seat, or nobody does but its owner.
    Takeover(Seat, Option<String>),
}

impl Kind {
    /// The seat it is about, if it is about one.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Kind::Play(seat, _)
            | Kind::Seal(seat, _)
            | Kind::Unseal(seat)
            | Kind::Resign(seat)
            | Kind::Takeover(seat, _) => Some(*seat),
            Kind::Undo(by, _) => *by,
            Kind::Draw(..) => None,
        }
    }
}

/// An entry as it stands in JSON. One flat shape, so that a field too many is an error.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Entry", optional_fields))]
#[serde(deny_unknown_fields)]
struct FlatEntry<'a> {
    number: u32,
    kind: KindName,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    action: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    draw: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    luck: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<u64>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "EntryKind"))]
#[serde(rename_all = "lowercase")]
enum KindName {
    Play,
    Seal,
    Unseal,
    Draw,
    Undo,
    Resign,
    Takeover,
}

impl Serialize for Entry {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        FlatEntry::from(self).serialize(serializer)
    }
}

impl<'a> From<&'a Entry> for FlatEntry<'a> {
    fn from(entry: &'a Entry) -> FlatEntry<'a> {
        let lent = |text: &'a Option<String>| text.as_deref().map(Cow::Borrowed);
        let mut flat = FlatEntry {
            number: entry.number,
            kind: KindName::Play,
            seat: None,
            action: None,
            draw: None,
            luck: None,
            to: None,
            bot: None,
            at: entry.at,
        };
        flat.seat = entry.what.seat();
        flat.kind = match &entry.what {
            Kind::Play(_, action) => {
                flat.action = lent(action);
                KindName::Play
            }
            Kind::Seal(_, action) => {
                flat.action = lent(action);
                KindName::Seal
            }
            Kind::Unseal(_) => KindName::Unseal,
            Kind::Draw(draw, luck) => {
                (flat.draw, flat.luck) = (lent(draw), lent(luck));
                KindName::Draw
            }
            Kind::Undo(_, to) => {
                flat.to = Some(*to);
                KindName::Undo
            }
            Kind::Resign(_) => KindName::Resign,
            Kind::Takeover(_, bot) => {
                flat.bot = lent(bot);
                KindName::Takeover
            }
        };
        flat
    }
}

impl TryFrom<FlatEntry<'_>> for Entry {
    type Error = &'static str;

    fn try_from(mut flat: FlatEntry<'_>) -> Result<Entry, &'static str> {
        let owned = |text: &mut Option<Cow<'_, str>>| text.take().map(Cow::into_owned);
        let mut given = flat.seat.take();
        let mut seat = || given.take().ok_or("the seat is missing");
        let what = match flat.kind {
            KindName::Play => Kind::Play(seat()?, owned(&mut flat.action)),
            KindName::Seal => Kind::Seal(seat()?, owned(&mut flat.action)),
            KindName::Unseal => Kind::Unseal(seat()?),
            KindName::Draw => Kind::Draw(owned(&mut flat.draw), owned(&mut flat.luck)),
            KindName::Undo => Kind::Undo(given.take(), flat.to.take().ok_or("`to` is missing")?),
            KindName::Resign => Kind::Resign(seat()?),
            KindName::Takeover => Kind::Takeover(seat()?, owned(&mut flat.bot)),
        };
        let FlatEntry { number, kind: _, seat: _, action, draw, luck, to, bot, at } = flat;
        if given.is_some() || action.is_some() || draw.is_some() || luck.is_some() || to.is_some() || bot.is_some() {
            return Err("a field does not belong to this kind of entry");
        }
        Ok(Entry { number, what, at })
    }
}

/// Why a record is not one that was played, for whoever wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadRecord {
    /// The number of the entry at fault, if it is one.
    pub entry: Option<u32>,
    /// What is wrong with it.
    pub why: String,
}

impl BadRecord {
    pub(crate) fn whole(why: impl Into<String>) -> BadRecord {
        BadRecord { entry: None, why: why.into() }
    }

    pub(crate) fn at(entry: u32, why: impl Into<String>) -> BadRecord {
        BadRecord { entry: Some(entry), why: why.into() }
    }
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            Some(number) => write!(f, "entry {number}: {}", self.why),
            None => f.write_str(&self.why),
        }
    }
}

impl std::error::Error for BadRecord {}

/// A record before its entries have been read one by one, which is what lets an error name the entry.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRecord {
    format: u32,
    game: String,
    rules_version: u32,
    #[serde(default)]
    options: Value,
    seats: Vec<Sitter>,
    #[serde(default)]
    start: Option<Value>,
    entries: Vec<Value>,
    #[serde(default)]
    result: Option<Outcome>,
    #[serde(default)]
    proof: Option<Proof>,
}

impl Record {
    /// Reads a record from its text.
    pub fn parse(text: &str) -> Result<Record, BadRecord> {
        let value = serde_json::from_str(text).map_err(|e| BadRecord::whole(format!("not a JSON document: {e}")))?;
        Record::from_value(value)
    }

    /// Reads a record from JSON.
    pub fn from_value(value: Value) -> Result<Record, BadRecord> {
        let raw: RawRecord =
            serde_json::from_value(value).map_err(|e| BadRecord::whole(format!("not a record: {e}")))?;
        if raw.format != FORMAT {
            return Err(BadRecord::whole(format!("format {} is not known, only {FORMAT}", raw.format)));
        }
        let mut entries = Vec::with_capacity(raw.entries.len());
        for (expected, entry) in (1..).zip(raw.entries) {
            let entry: Entry = serde_json::from_value(entry).map_err(|e| BadRecord::at(expected, e.to_string()))?;
            if entry.number != expected {
                return Err(BadRecord::at(expected, format!("it calls itself number {}", entry.number)));
            }
            entries.push(entry);
        }
        Ok(Record {
            format: raw.format,
            game: raw.game,
            rules_version: raw.rules_version,
            options: raw.options,
            seats: raw.seats,
            start: raw.start,
            entries,
            result: raw.result,
            proof: raw.proof,
        })
    }
}
