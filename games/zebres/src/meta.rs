//! What the lobby knows of the game, and §9: its options.

use kernel::{Allowed, Facts, First, OptionFact, OptionValue};
use serde::{Deserialize, Serialize};

use crate::components::Board;

/// What the lobby knows of the game.
pub(crate) const FACTS: Facts = Facts {
    id: "zebres",
    title: "Drôles de Zèbres",
    designer: "Bruno Cathala",
    seats: (2, 2),
    rules_version: 1,
    hidden: false,
    options: &[
        OptionFact {
            name: "board",
            default: OptionValue::Text("standard"),
            with: None,
            allowed: Allowed::Values(&[OptionValue::Text("standard"), OptionValue::Text("president")]),
        },
        First::option("first_player", 2),
        OptionFact {
            name: "hidden_gazelle",
            default: OptionValue::Text("flees"),
            with: None,
            allowed: Allowed::Values(&[OptionValue::Text("flees"), OptionValue::Text("stays")]),
        },
    ],
};

/// §9: the options of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Where the rivers run.
    pub board: Board,
    /// Who places the guardian.
    pub first_player: First,
    /// What a face-down gazelle does when a second lion comes.
    pub hidden_gazelle: HiddenGazelle,
}

/// §9, R5: what a face-down gazelle does when a second lion comes beside it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum HiddenGazelle {
    /// It goes back to its owner's hand like any other.
    #[default]
    Flees,
    /// It stays, face down.
    Stays,
}
