//! What the lobby knows of the game, and §7: its switches.

use kernel::{Allowed, BadSetup, Facts, First, OptionFact, OptionValue, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Boards, SEATS, Tiles};

/// What the lobby knows of the game.
pub(crate) const FACTS: Facts = Facts {
    id: "wonderzoo",
    title: "Wonderzoo",
    designer: "Florian Fay",
    seats: SEATS,
    rules_version: 1,
    hidden: false,
    options: &[
        one_of("difficulty", &[OptionValue::Text("easy"), OptionValue::Text("hard")]),
        one_of("scoring", &[OptionValue::Text("basic"), OptionValue::Text("expert")]),
        one_of("adjacency_scoring", &[OptionValue::Text("side"), OptionValue::Text("tile")]),
        one_of("stuck", &[OptionValue::Text("out"), OptionValue::Text("pass")]),
        one_of("entrance_visitors", &[OptionValue::Flag(true), OptionValue::Flag(false)]),
        OptionFact { default: OptionValue::Number(0), ..First::option(FIRST_BUS, SEATS.1) },
        Tiles::OPTION,
        Boards::OPTION,
    ],
};

/// The name of the option that says who has the bus first.
const FIRST_BUS: &str = "first_bus";

/// An option with some values, of which the first is the default.
const fn one_of(name: &'static str, values: &'static [OptionValue]) -> OptionFact {
    OptionFact { name, default: values[0], with: None, allowed: Allowed::Values(values) }
}

/// §7: the options of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// R2: which side of the boards is played on.
    pub difficulty: Difficulty,
    /// §6: whether visitors have favourites.
    pub scoring: Scoring,
    /// R4: whether every side counts, or every tile once.
    pub adjacency_scoring: Adjacency,
    /// R8: what happens to somebody for whom no tile fits.
    pub stuck: Stuck,
    /// R6: whether visitors may stand on the entrance.
    pub entrance_visitors: bool,
    /// §4: who has the bus first.
    pub first_bus: First,
    /// §3.3: the tiles.
    pub tiles: Tiles,
    /// §3.4: the boards.
    pub boards: Boards,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            difficulty: Difficulty::default(),
            scoring: Scoring::default(),
            adjacency_scoring: Adjacency::default(),
            stuck: Stuck::default(),
            entrance_visitors: true,
            first_bus: First::Given(Seat(0)),
            tiles: Tiles::default(),
            boards: Boards::default(),
        }
    }
}

impl Options {
    /// Whether this many seats can play with them.
    pub(crate) fn check(&self, seats: u8) -> Result<(), BadSetup> {
        // §4: everybody must be able to place the entrance, whatever its shape.
        let boards = self.boards.0.check(self.tiles.0.entrance());
        boards.map_err(|bad| BadSetup::BadText { name: "boards", reason: Box::new(bad.reason()) })?;
        self.first_bus.check(FIRST_BUS, seats)
    }

    pub(crate) fn switches(&self) -> Switches {
        let Options { difficulty, scoring, adjacency_scoring, stuck, entrance_visitors, .. } = *self;
        Switches { difficulty, scoring, adjacency_scoring, stuck, entrance_visitors }
    }
}

/// The options that rules ask for all the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Switches {
    /// R2: which side of the boards is played on.
    pub difficulty: Difficulty,
    /// §6: whether visitors have favourites.
    pub scoring: Scoring,
    /// R4: whether every side counts, or every tile once.
    pub adjacency_scoring: Adjacency,
    /// R8: what happens to somebody for whom no tile fits.
    pub stuck: Stuck,
    /// R6: whether visitors may stand on the entrance.
    pub entrance_visitors: bool,
}

impl Switches {
    pub(crate) fn with(self, first_bus: First, tiles: Tiles, boards: Boards) -> Options {
        let Switches { difficulty, scoring, adjacency_scoring, stuck, entrance_visitors } = self;
        Options { difficulty, scoring, adjacency_scoring, stuck, entrance_visitors, first_bus, tiles, boards }
    }
}

/// R2: which side of the boards is played on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    /// The front: the same board for everybody, without obstacles.
    #[default]
    Easy,
    /// The back, with obstacles.
    Hard,
}

/// §6: whether visitors have favourites.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// One point, whatever the enclosure.
    #[default]
    Basic,
    /// Two points for favourites.
    Expert,
}

/// R4: what a visitor counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Adjacency {
    /// Every neighbouring cell of an enclosure.
    #[default]
    Side,
    /// Every neighbouring enclosure tile, once.
    Tile,
}

/// R8: what happens to somebody for whom no tile fits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stuck {
    /// The game is over for them.
    #[default]
    Out,
    /// They pass, and may play again later.
    Pass,
}
