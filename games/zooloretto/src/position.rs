//! Complete positions as JSON and back; `docs/positions/zooloretto.md` describes them to people.

mod expansions;
mod load;

use std::collections::BTreeMap;

use kernel::{First, Game as _, Seat, Turn};
use serde::{Deserialize, Serialize};
use trucks::{Kind, Removed};

use crate::components::{Colour, Expansions, Jungle, Species, Tile};
use crate::meta::{DonationTokens, is_default};
use crate::notation::Tiles;
use crate::stack::Stack;
use crate::state::{Phase, Zooloretto};

pub(crate) use load::load;

/// The complete state. What is in none of the places has left the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// How many seats play.
    pub seats: u8,
    /// R27: the species left out, or `"random"` as long as chance has not said.
    #[serde(default)]
    pub removed: Removed<Species>,
    /// §2.3: who was to begin.
    #[serde(default)]
    pub first: First,
    /// §7.2: whether XXL is played with.
    #[serde(default, skip_serializing_if = "is_default")]
    pub xxl: bool,
    /// §7.3: whether Exotic is played with.
    #[serde(default, skip_serializing_if = "is_default")]
    pub exotic: bool,
    /// R27: the jungle species left out, or `"random"` as long as chance has not said.
    #[serde(default, skip_serializing_if = "is_default")]
    pub jungle_removed: Removed<Jungle>,
    /// R31: the donation tokens as they lay at the start.
    #[serde(default, skip_serializing_if = "is_default")]
    pub donations: DonationTokens,
    /// §4: what is to be decided.
    pub phase: Phase,
    /// The seat to decide, or for whom chance turns a tile over.
    #[serde(default)]
    pub to_move: Option<Seat>,
    /// §7.3: the seat whose turn it is while another one lets a visitor step back.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turn: Option<Seat>,
    /// §7.3: the colour of the visitors that are to advance, unless their owner may choose it, or to step back.
    #[serde(default, skip_serializing_if = "is_default")]
    pub colour: Option<Colour>,
    /// The seats that are done with this round; without it, those that have taken a truck.
    #[serde(default)]
    pub passed: Option<Vec<Seat>>,
    /// The tile that was drawn and has to be loaded.
    #[serde(default)]
    pub drawn: Option<Tile>,
    /// The tiles nobody has seen; without it, all that are nowhere else.
    #[serde(default)]
    pub stack: Option<Tiles>,
    /// The babies not born yet; without it, all that are in no zoo.
    #[serde(default)]
    pub babies: Option<Tiles>,
    /// The coins in the bank; without it, what the zoos have less than the coins that are no tiles (§1.3).
    #[serde(default)]
    pub bank: Option<u8>,
    /// The trucks, in the order of their numbers; without it, all are empty.
    #[serde(default)]
    pub trucks: Vec<TruckPosition>,
    /// Each seat's zoo.
    pub zoos: Vec<ZooPosition>,
    /// R46: turns in a row without a draw or a truck; 0 in every phase but `turn`.
    #[serde(default)]
    pub idle_turns: u8,
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
    /// The extensions that are open.
    pub extensions: u8,
    /// The animals of each enclosure, by its name.
    pub enclosures: BTreeMap<String, Tiles>,
    /// The stalls beside each enclosure, by its name.
    pub stalls: BTreeMap<String, Tiles>,
    /// What is in the barn.
    pub barn: Tiles,
    /// §7.3: the animals on the jungle board.
    #[serde(skip_serializing_if = "is_default")]
    pub jungle: Tiles,
    /// §7.3: the points of its visitors, by the name of their colour.
    #[serde(skip_serializing_if = "is_default")]
    pub visitors: BTreeMap<String, Vec<u8>>,
    /// §7.3: its bonus tokens.
    #[serde(skip_serializing_if = "is_default")]
    pub tokens: Vec<Colour>,
    /// §7.2: the values of its donation tokens.
    #[serde(skip_serializing_if = "is_default")]
    pub donated: Vec<u8>,
}

pub(crate) fn of(game: &Zooloretto) -> Position {
    let each = || Seat::all(game.round.seats());
    let has_seat = matches!(game.turn(), Turn::Seat(_)) || game.phase == Phase::Reveal;
    let Expansions { xxl, exotic } = game.expansions();
    Position {
        seats: game.round.seats(),
        removed: game.removed,
        first: game.first,
        xxl,
        exotic,
        jungle_removed: game.jungle_removed,
        donations: game.land.all_donations(),
        phase: game.phase,
        to_move: has_seat.then_some(game.round.decides()),
        turn: (game.phase == Phase::Retreat).then_some(game.round.turn()),
        colour: game.colour,
        passed: Some(each().filter(|&seat| game.has_passed(seat)).collect()),
        drawn: game.drawn,
        stack: Some(Stack::tiles().map(|tile| (tile, game.stack.count(tile))).collect()),
        babies: Some(
            Species::ALL.map(|species| (Tile::animal(species, Kind::Baby), game.unborn(species))).into_iter().collect(),
        ),
        bank: Some(game.money.bank),
        trucks: game
            .trucks
            .all()
            .map(|truck| TruckPosition { tiles: counted(game.trucks.tiles(truck)), taken_by: game.trucks.taker(truck) })
            .collect(),
        zoos: each().map(|seat| zoo_position(game, seat)).collect(),
        idle_turns: game.idle_turns,
    }
}

fn zoo_position(game: &Zooloretto, seat: Seat) -> ZooPosition {
    let zoo = game.zoo(seat);
    let mut position = ZooPosition {
        coins: game.coins(seat),
        extensions: zoo.extensions(),
        barn: zoo.barn_tiles().collect(),
        jungle: zoo.jungle_animals().map(|(jungle, count)| (Tile::jungle(jungle), count)).collect(),
        tokens: zoo.visitors.tokens().collect(),
        donated: zoo.donated.into_iter().filter(|&value| value > 0).collect(),
        ..ZooPosition::default()
    };
    for colour in game.colours() {
        let path = zoo.visitors.of(colour);
        let points: Vec<u8> = path.points().flat_map(|point| vec![point; path.on(point).into()]).collect();
        if !points.is_empty() {
            position.visitors.insert(colour.name().to_owned(), points);
        }
    }
    for enclosure in zoo.enclosures() {
        if let Some(species) = zoo.species(enclosure) {
            let animals = zoo.herd(enclosure).kinds().map(|(kind, count)| (Tile::animal(species, kind), count));
            position.enclosures.insert(enclosure.name().to_owned(), animals.collect());
        }
        let stalls = counted(zoo.stalls_at(enclosure).map(Tile::stall));
        if stalls != Tiles::default() {
            position.stalls.insert(enclosure.name().to_owned(), stalls);
        }
    }
    position
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
