//! What the lobby knows of the game, and §9: its options.

use kernel::{Allowed, Facts, OptionFact, OptionValue, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::Board;

/// What the lobby knows of the game.
pub(crate) const FACTS: Facts = Facts {
    id: "zebres",
    title: "Drôles de Zèbres",
    designer: "Bruno Cathala",
    seats: (2, 2),
    rules_version: 1,
    options: &[
        OptionFact {
            name: "board",
            default: OptionValue::Text("standard"),
            allowed: Allowed::Values(&[OptionValue::Text("standard"), OptionValue::Text("president")]),
        },
        OptionFact {
            name: "first_player",
            default: OptionValue::Text("random"),
            allowed: Allowed::Values(&[OptionValue::Text("random"), OptionValue::Number(0), OptionValue::Number(1)]),
        },
        OptionFact {
            name: "hidden_gazelle",
            default: OptionValue::Text("flees"),
            allowed: Allowed::Values(&[OptionValue::Text("flees"), OptionValue::Text("stays")]),
        },
    ],
};

/// §9: the options of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Where the rivers run.
    pub board: Board,
    /// Who places the guardian.
    pub first_player: FirstPlayer,
    /// What a face-down gazelle does when a second lion comes.
    pub hidden_gazelle: HiddenGazelle,
}

/// §9: who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstPlayer {
    /// Chance decides.
    #[default]
    Random,
    /// This seat.
    Given(Seat),
}

/// §9, R5: what a face-down gazelle does when a second lion comes beside it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HiddenGazelle {
    /// It goes back to its owner's hand like any other.
    #[default]
    Flees,
    /// It stays, face down.
    Stays,
}

impl Serialize for FirstPlayer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            FirstPlayer::Random => serializer.serialize_str("random"),
            FirstPlayer::Given(seat) => seat.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for FirstPlayer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FirstPlayer, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "first_player is \"random\", 0 or 1")]
        enum Written {
            Number(u8),
            Name(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Number(seat @ 0..=1) => Ok(FirstPlayer::Given(Seat(seat))),
            Written::Name(name) if name == "random" => Ok(FirstPlayer::Random),
            Written::Number(_) | Written::Name(_) => {
                Err(serde::de::Error::custom("first_player is \"random\", 0 or 1"))
            }
        }
    }
}
