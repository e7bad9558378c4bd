//! Complete positions as JSON and back; `docs/positions/aquaretto.md` describes them to people.

mod load;

use std::collections::BTreeMap;

use kernel::{First, Game as _, Seat, Turn};
use serde::{Deserialize, Serialize};
use trucks::Removed;

use crate::components::{Sign, Species, Tile};
use crate::geometry::{Board, Cell};
use crate::notation::Tiles;
use crate::stack::Stack;
use crate::state::{Aquaretto, Phase};

pub(crate) use load::load;

/// The complete state. What is in none of the places has left the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// How many seats play.
    pub seats: u8,
    /// R8: the species left out, or `"random"` as long as chance has not said.
    #[serde(default)]
    pub removed: Removed<Species>,
    /// §4: who was to begin.
    #[serde(default)]
    pub first: First,
    /// §10: whether XXL is played with.
    #[serde(default)]
    pub xxl: bool,
    /// §5: what is to be decided.
    pub phase: Phase,
    /// The seat to decide, or for whom chance turns a tile over.
    #[serde(default)]
    pub to_move: Option<Seat>,
    /// The seats that are done with this round; without it, those that have taken a truck.
    #[serde(default)]
    pub out: Option<Vec<Seat>>,
    /// The tile that was drawn and has to be loaded.
    #[serde(default)]
    pub drawn: Option<Tile>,
    /// §6.4: the species of the offspring that has to be placed.
    #[serde(default)]
    pub born: Option<Species>,
    /// §6.5: whether a coworker has to be placed.
    #[serde(default)]
    pub gained: bool,
    /// The tiles nobody has seen; without it, all that are nowhere else.
    #[serde(default)]
    pub stack: Option<Tiles>,
    /// The offspring not born yet; without it, all that are nowhere else.
    #[serde(default)]
    pub babies: Option<Tiles>,
    /// The coins in the bank; without it, what the zoos have less than the coins that are no tiles.
    #[serde(default)]
    pub bank: Option<u8>,
    /// The trucks, in the order of their numbers; without it, all are empty.
    #[serde(default)]
    pub trucks: Vec<TruckPosition>,
    /// Each seat's zoo.
    pub zoos: Vec<ZooPosition>,
}

/// A truck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TruckPosition {
    /// What is on it.
    pub tiles: Tiles,
    /// Who has taken it in this round.
    pub taken_by: Option<Seat>,
}

/// A zoo.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ZooPosition {
    /// Its money.
    pub coins: u8,
    /// §10: its food.
    pub food: u8,
    /// Its expansions, in any order.
    pub expansions: Vec<Board>,
    /// Its animals, by their cells.
    pub animals: BTreeMap<Cell, Tile>,
    /// The trainers' cells.
    pub trainers: Vec<Cell>,
    /// How many coworkers are in checkout booths.
    pub cashiers: u8,
    /// How many coworkers are in feeding stations.
    pub keepers: u8,
    /// Whether one is on the depot board.
    pub manager: bool,
    /// The tiles of the depot, the lowest first.
    pub depot: Vec<Tile>,
}

pub(crate) fn of(game: &Aquaretto) -> Position {
    let each = || Seat::all(game.round.seats());
    let has_seat = matches!(game.turn(), Turn::Seat(_)) || game.phase == Phase::Reveal;
    let babies = Species::ALL.map(|species| (Tile::animal(species, Sign::Baby), game.unborn(species)));
    Position {
        seats: game.round.seats(),
        removed: game.removed,
        first: game.first,
        xxl: game.water.xxl(),
        phase: game.phase,
        to_move: has_seat.then_some(game.round.turn()),
        out: Some(each().filter(|&seat| game.is_out(seat)).collect()),
        drawn: game.drawn,
        born: game.water.pending.baby,
        gained: game.water.pending.coworker,
        stack: Some(Stack::tiles().map(|tile| (tile, game.stack.count(tile))).collect()),
        babies: Some(babies.into_iter().collect()),
        bank: Some(game.money.bank),
        trucks: game
            .trucks
            .all()
            .map(|truck| TruckPosition { tiles: counted(game.trucks.tiles(truck)), taken_by: game.trucks.taker(truck) })
            .collect(),
        zoos: each().map(|seat| zoo_position(game, seat)).collect(),
    }
}

fn zoo_position(game: &Aquaretto, seat: Seat) -> ZooPosition {
    let zoo = game.zoo(seat);
    let mut trainers: Vec<Cell> = zoo.trainers().collect();
    trainers.sort_unstable();
    ZooPosition {
        coins: game.coins(seat),
        food: zoo.food,
        expansions: zoo.boards().iter().collect(),
        animals: zoo.tiles().collect(),
        trainers,
        cashiers: zoo.cashiers,
        keepers: zoo.keepers,
        manager: zoo.manager,
        depot: game.depot(seat).collect(),
    }
}

/// Tiles one by one, in order, as counts.
fn counted(tiles: impl Iterator<Item = Tile>) -> Tiles {
    let mut counted = Tiles::default();
    for tile in tiles {
        match counted.0.last_mut() {
            Some((last, count)) if *last == tile => *count += 1,
            Some(_) | None => counted.0.push((tile, 1)),
        }
    }
    counted
}
