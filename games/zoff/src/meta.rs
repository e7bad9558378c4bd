//! What the lobby knows of the game, and §10: its options.

use kernel::{Allowed, Facts, First, OptionFact, OptionValue};
use serde::{Deserialize, Serialize};

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
    hidden: true,
    options: &[
        OptionFact {
            name: "target",
            default: OptionValue::Number(TARGET.1 as i64),
            with: None,
            allowed: Allowed::Range(TARGET.0 as i64, TARGET.2 as i64),
        },
        OptionFact {
            name: "players_at_target",
            default: OptionValue::Number(1),
            with: None,
            allowed: Allowed::Values(&[OptionValue::Number(1), OptionValue::Number(2)]),
        },
        OptionFact {
            name: "individual_only",
            default: OptionValue::Flag(false),
            with: None,
            allowed: Allowed::Values(&[OptionValue::Flag(false), OptionValue::Flag(true)]),
        },
        First::option("first_dealer", SEATS.1),
    ],
};

/// §10: the options of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The points at which the match ends.
    pub target: u8,
    /// R8: how many must have reached them.
    pub players_at_target: u8,
    /// Whether every round is played and scored like the first.
    pub individual_only: bool,
    /// Who deals the first round.
    pub first_dealer: First,
}

impl Default for Options {
    fn default() -> Options {
        Options { target: TARGET.1, players_at_target: 1, individual_only: false, first_dealer: First::Random }
    }
}
