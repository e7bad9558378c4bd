//! Complete positions as JSON and back; `docs/positions/wonderzoo.md` describes them to people.

mod load;

use std::collections::BTreeMap;

use kernel::{First, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Boards, Colour, Name, Piece, Tiles};
use crate::grid::{Cell, Placement, cells};
use crate::meta::{Adjacency, Difficulty, Options, Scoring, Stuck};
use crate::state::{Phase, Wonderzoo};
use crate::view::{self, Visitors};

pub(crate) use load::load;

/// The complete state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// How many seats play.
    pub seats: u8,
    /// §7.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// §7.
    #[serde(default)]
    pub scoring: Scoring,
    /// §7.
    #[serde(default)]
    pub adjacency_scoring: Adjacency,
    /// §7.
    #[serde(default)]
    pub stuck: Stuck,
    /// §7.
    #[serde(default = "yes")]
    pub entrance_visitors: bool,
    /// §3.3: nothing, or the rows of another set.
    #[serde(default)]
    pub tiles: Tiles,
    /// §3.4: nothing, or the rows of other boards.
    #[serde(default)]
    pub boards: Boards,
    /// §5: what is to be decided.
    pub phase: Phase,
    /// From 1; 0 before the first display.
    pub round: u8,
    /// Who has the bus; nobody before chance said.
    #[serde(default)]
    pub bus: Option<Seat>,
    /// Whether an icon took the bus in this round.
    #[serde(default)]
    pub bus_taken: bool,
    /// Whose turn it is.
    #[serde(default)]
    pub turn: Option<Seat>,
    /// Who has a turn after that in this round, clockwise.
    #[serde(default)]
    pub waiting: Vec<Seat>,
    /// The tiles on display.
    #[serde(default)]
    pub display: Vec<Name>,
    /// The tiles in the bag; without it, all that are nowhere else.
    #[serde(default)]
    pub bag: Option<Vec<Name>>,
    /// The visitors in their bag; without it, all that are nowhere else.
    #[serde(default)]
    pub visitor_bag: Option<Visitors>,
    /// The tile to be placed, or the one just placed whose icon acts.
    #[serde(default)]
    pub hand: Option<Name>,
    /// Visitors drawn and not yet placed.
    #[serde(default)]
    pub visitors_in_hand: Vec<Colour>,
    /// How many moves of visitors are left.
    #[serde(default)]
    pub moves_left: u8,
    /// Each seat's zoo.
    pub zoos: Vec<ZooPosition>,
}

fn yes() -> bool {
    true
}

/// A zoo.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ZooPosition {
    /// Where the entrance lies, once it is placed.
    pub entrance: Option<Placement>,
    /// R8: whether the game is over for this seat.
    pub out: bool,
    /// §7: whether this seat passed in this round.
    pub passed: bool,
    /// Its tiles in the order they were placed.
    pub tiles: Vec<PlacedPosition>,
    /// Who stands where.
    pub visitors: BTreeMap<Cell, Colour>,
}

/// A tile in a zoo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedPosition {
    /// Which.
    pub tile: Name,
    /// Where.
    pub at: Placement,
}

impl Position {
    fn options(&self) -> Options {
        Options {
            difficulty: self.difficulty,
            scoring: self.scoring,
            adjacency_scoring: self.adjacency_scoring,
            stuck: self.stuck,
            entrance_visitors: self.entrance_visitors,
            first_bus: self.bus.map_or(First::Random, First::Given),
            tiles: self.tiles,
            boards: self.boards,
        }
    }
}

pub(crate) fn of(game: &Wonderzoo) -> Position {
    let switches = game.switches;
    let names = |pieces: &mut dyn Iterator<Item = Piece>| pieces.map(|piece| game.set.name(piece)).collect();
    Position {
        seats: game.seats,
        difficulty: switches.difficulty,
        scoring: switches.scoring,
        adjacency_scoring: switches.adjacency_scoring,
        stuck: switches.stuck,
        entrance_visitors: switches.entrance_visitors,
        tiles: Tiles(game.set),
        boards: Boards(game.boards),
        phase: game.phase,
        round: game.round,
        bus: game.bus(),
        bus_taken: game.bus_taken,
        turn: game.phase.is_turn().then_some(game.turn),
        waiting: game.waiting().collect(),
        display: names(&mut game.display()),
        bag: Some(names(&mut game.bag())),
        visitor_bag: Some(Visitors::new(game.visitor_bag)),
        hand: game.hand.map(|piece| game.set.name(piece)),
        visitors_in_hand: view::in_hand(game),
        moves_left: game.moves,
        zoos: Seat::all(game.seats).map(|seat| zoo_position(game, seat)).collect(),
    }
}

fn zoo_position(game: &Wonderzoo, seat: Seat) -> ZooPosition {
    let zoo = game.zoo(seat);
    let placed = |(piece, at)| PlacedPosition { tile: game.set.name(piece), at };
    ZooPosition {
        entrance: zoo.entrance(),
        out: game.out.contains(seat),
        passed: game.passed.contains(seat),
        tiles: zoo.tiles().map(placed).collect(),
        visitors: cells(zoo.standing()).filter_map(|cell| Some((cell, zoo.visitor_at(cell)?))).collect(),
    }
}
