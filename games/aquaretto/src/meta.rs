//! What the lobby knows of the game, and its options (§4).

use kernel::{Allowed, BadSetup, Facts, First, OptionFact, OptionValue};
use serde::{Deserialize, Serialize};
use trucks::{Removed, SEATS, Set};

use crate::components::{KitNumber, LEFT_OUT_NAMES, REMOVED, Species};

/// What the lobby knows of the game.
pub(crate) const FACTS: Facts = Facts {
    id: "aquaretto",
    title: "Aquaretto",
    designer: "Michael Schacht",
    seats: SEATS,
    rules_version: 1,
    hidden: false,
    options: &[
        OptionFact {
            name: "removed",
            default: OptionValue::Text("random"),
            with: None,
            allowed: Allowed::Names(LEFT_OUT_NAMES, &REMOVED),
        },
        First::option("first", SEATS.1),
        OptionFact { name: "xxl", default: OptionValue::Flag(false), with: None, allowed: NO_OR_YES },
    ],
};

const NO_OR_YES: Allowed = Allowed::Values(&[OptionValue::Flag(false), OptionValue::Flag(true)]);

/// The options of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// R8: which species are left out.
    #[cfg_attr(feature = "typescript", ts(type = "\"random\" | Array<Species>"))]
    pub removed: Removed<Species>,
    /// §4: who begins.
    pub first: First,
    /// §10: whether Aquaretto XXL is played with.
    pub xxl: bool,
}

impl Options {
    /// Whether this many seats can play with them.
    pub(crate) fn check(&self, seats: u8) -> Result<(), BadSetup> {
        self.removed.check("removed", KitNumber::of(seats, self.xxl).kit().removed)?;
        self.first.check("first", seats)
    }
}

/// Some species.
pub type SpeciesSet = Set<Species>;
