//! What the lobby knows of the game, and §10: its options.

use kernel::{Allowed, Facts, OptionFact, OptionValue, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::SEATS;

/// §10: the lowest, the usual and the highest `target`.
pub(crate) const TARGET: (u8, u8, u8) = (1, 19, 40);

/// What the lobby knows of the game.
pub(crate) const FACTS: Facts = Facts {
    id: "zoff",
    title: "Zoff im Zoo",
    designer: "Doris Matthäus and Frank Nestel",
    seats: SEATS,
    rules_version: 1,
    options: &[
        OptionFact {
            name: "target",
            default: OptionValue::Number(TARGET.1 as i64),
            allowed: Allowed::Range(TARGET.0 as i64, TARGET.2 as i64),
        },
        OptionFact {
            name: "players_at_target",
            default: OptionValue::Number(1),
            allowed: Allowed::Values(&[OptionValue::Number(1), OptionValue::Number(2)]),
        },
        OptionFact {
            name: "individual_only",
            default: OptionValue::Flag(false),
            allowed: Allowed::Values(&[OptionValue::Flag(false), OptionValue::Flag(true)]),
        },
        OptionFact {
            name: "first_dealer",
            default: OptionValue::Text("random"),
            allowed: Allowed::Values(&[
                OptionValue::Text("random"),
                OptionValue::Number(0),
                OptionValue::Number(1),
                OptionValue::Number(2),
                OptionValue::Number(3),
                OptionValue::Number(4),
                OptionValue::Number(5),
                OptionValue::Number(6),
            ]),
        },
    ],
};

/// §10: the options of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The points at which the match ends.
    pub target: u8,
    /// R8: how many must have reached them.
    pub players_at_target: u8,
    /// Whether every round is played and scored like the first.
    pub individual_only: bool,
    /// Who deals the first round.
    pub first_dealer: FirstDealer,
}

impl Default for Options {
    fn default() -> Options {
        Options { target: TARGET.1, players_at_target: 1, individual_only: false, first_dealer: FirstDealer::Random }
    }
}

/// §10: who deals first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstDealer {
    /// Chance decides.
    #[default]
    Random,
    /// This seat.
    Given(Seat),
}

impl Serialize for FirstDealer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            FirstDealer::Random => serializer.serialize_str("random"),
            FirstDealer::Given(seat) => seat.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for FirstDealer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FirstDealer, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "first_dealer is \"random\" or a seat")]
        enum Written {
            Number(u8),
            Name(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Number(seat) if seat < SEATS.1 => Ok(FirstDealer::Given(Seat(seat))),
            Written::Name(name) if name == "random" => Ok(FirstDealer::Random),
            Written::Number(_) | Written::Name(_) => {
                Err(serde::de::Error::custom("first_dealer is \"random\" or a seat"))
            }
        }
    }
}
