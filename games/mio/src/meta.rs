//! What the lobby knows of the game, and §6: its switches.

use kernel::{Allowed, BadSetup, Facts, OptionFact, OptionValue};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{SEATS, Tiles};

/// What the lobby knows of the game.
pub(crate) const FACTS: Facts = Facts {
    id: "mio",
    title: "O Zoo le Mio",
    designer: "Corné van Moorsel",
    seats: SEATS,
    rules_version: 1,
    hidden: true,
    options: &[
        OptionFact {
            name: "year_length",
            default: OptionValue::Text("five"),
            with: None,
            allowed: Allowed::Values(&[OptionValue::Text("five"), OptionValue::Text("three_bush_tiles")]),
        },
        OptionFact {
            name: "economy",
            default: OptionValue::Text("standard"),
            with: None,
            allowed: Allowed::Values(&[OptionValue::Text("standard"), OptionValue::Text("balance")]),
        },
        OptionFact {
            name: "final_tie",
            default: OptionValue::Text("flag"),
            with: None,
            allowed: Allowed::Values(&[OptionValue::Text("flag"), OptionValue::Text("shared")]),
        },
        OptionFact { name: "coins_visible", default: OptionValue::Flag(false), with: None, allowed: NO_OR_YES },
        // R26: it is a house rule of two.
        OptionFact {
            name: "same_player_second",
            default: OptionValue::Flag(false),
            with: None,
            allowed: Allowed::UpTo(2, &[OptionValue::Flag(false), OptionValue::Flag(true)]),
        },
        OptionFact {
            name: "reveal",
            default: OptionValue::Text("row"),
            with: None,
            allowed: Allowed::Values(&[OptionValue::Text("row"), OptionValue::Text("single")]),
        },
        OptionFact {
            name: "bench_limit",
            default: OptionValue::Text("none"),
            with: None,
            allowed: Allowed::Values(&[OptionValue::Text("none"), OptionValue::Number(13), OptionValue::Number(15)]),
        },
        Tiles::OPTION,
    ],
};

const NO_OR_YES: Allowed = Allowed::Values(&[OptionValue::Flag(false), OptionValue::Flag(true)]);

/// §6: the options of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many tiles a year has.
    pub year_length: YearLength,
    /// What coins and points are for.
    pub economy: Economy,
    /// R14: who wins with equal points.
    pub final_tie: FinalTie,
    /// Whether everybody sees everybody's coins.
    pub coins_visible: bool,
    /// R26: whether a player's second enclosure competes too.
    pub same_player_second: bool,
    /// R28: whether the tiles of a year are turned up at once.
    pub reveal: Reveal,
    /// R27: how many benches there are.
    pub bench_limit: BenchLimit,
    /// §3: the tiles.
    pub tiles: Tiles,
}

impl Options {
    /// Whether this many seats can play with them.
    pub(crate) fn check(&self, seats: u8) -> Result<(), BadSetup> {
        // R26: it is a house rule of two.
        if self.same_player_second && seats != 2 {
            return Err(BadSetup::BadValue {
                name: "same_player_second",
                value: "true".to_owned(),
                allowed: "false".to_owned(),
            });
        }
        Ok(())
    }

    pub(crate) fn switches(&self) -> Switches {
        let Options {
            year_length,
            economy,
            final_tie,
            coins_visible,
            same_player_second,
            reveal,
            bench_limit,
            tiles: _,
        } = *self;
        Switches { year_length, economy, final_tie, coins_visible, same_player_second, reveal, bench_limit }
    }
}

/// The options without the tiles, as the state remembers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Switches {
    /// How many tiles a year has.
    pub year_length: YearLength,
    /// What coins and points are for.
    pub economy: Economy,
    /// R14: who wins with equal points.
    pub final_tie: FinalTie,
    /// Whether everybody sees everybody's coins.
    pub coins_visible: bool,
    /// R26: whether a player's second enclosure competes too.
    pub same_player_second: bool,
    /// R28: whether the tiles of a year are turned up at once.
    pub reveal: Reveal,
    /// R27: how many benches there are.
    pub bench_limit: BenchLimit,
}

impl Switches {
    pub(crate) fn with(self, tiles: Tiles) -> Options {
        let Switches { year_length, economy, final_tie, coins_visible, same_player_second, reveal, bench_limit } = self;
        Options { year_length, economy, final_tie, coins_visible, same_player_second, reveal, bench_limit, tiles }
    }
}

/// §6: how many tiles a year has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum YearLength {
    /// Five.
    #[default]
    Five,
    /// As many as it takes to have three with bushes.
    ThreeBushTiles,
}

/// §6: what coins and points are for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Economy {
    /// Tiles bring coins, visitors bring points, every year.
    #[default]
    Standard,
    /// Visitors bring coins, tiles cost coins; points only at the end.
    Balance,
}

/// R14: who wins with equal points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum FinalTie {
    /// The higher flag.
    #[default]
    Flag,
    /// Both.
    Shared,
}

/// R28: when tiles are turned up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reveal {
    /// All of a year at once.
    #[default]
    Row,
    /// Each before its auction.
    Single,
}

/// R27: how many benches there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "\"none\" | 13 | 15"))]
pub enum BenchLimit {
    /// R17: as many as are needed.
    #[default]
    None,
    /// 13 for all.
    Thirteen,
    /// 15 for all.
    Fifteen,
}

impl BenchLimit {
    /// The number, if there is a limit.
    #[inline]
    pub fn get(self) -> Option<u8> {
        match self {
            BenchLimit::None => None,
            BenchLimit::Thirteen => Some(13),
            BenchLimit::Fifteen => Some(15),
        }
    }
}

impl Serialize for BenchLimit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.get() {
            None => serializer.serialize_str("none"),
            Some(limit) => serializer.serialize_u8(limit),
        }
    }
}

impl<'de> Deserialize<'de> for BenchLimit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BenchLimit, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "bench_limit is \"none\", 13 or 15")]
        enum Written {
            Number(i64),
            Name(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Number(13) => Ok(BenchLimit::Thirteen),
            Written::Number(15) => Ok(BenchLimit::Fifteen),
            Written::Name(name) if name == "none" => Ok(BenchLimit::None),
            Written::Number(_) | Written::Name(_) => Err(serde::de::Error::custom("bench_limit is \"none\", 13 or 15")),
        }
    }
}
