//! What one may try, what can happen, and why not.

mod illegal;

use kernel::Seat;
use serde::Serialize;
use trucks::{Set, Truck};

use crate::components::{Species, Tile, price};
use crate::geometry::{Board, Cell};
use crate::zoo::{Place, Post};

pub use illegal::Illegal;

/// One decision (§5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A: a tile is turned over, `draw`.
    Draw,
    /// A: the tile drawn goes on a truck, `>2`.
    Load(Truck),
    /// B: a truck is taken, `take2`.
    Take(Truck),
    /// §6: a tile of the truck taken, or an offspring that was born, finds its place, `Tm>2,3`, `T>D` or `Tb>2,4`.
    Place(Tile, Place),
    /// §6.5: a coworker that was gained gets a job, `crew>B`, `crew>S`, `crew>D` or `crew>2,3`.
    Post(Post),
    /// §7: the top tile of one's own depot, `move>2,3`.
    Move(Cell),
    /// §7: a coworker of one's own changes its job or its cell, `crew:D>2,3`.
    Repost(Post, Post),
    /// §7: the top tile of another seat's depot, `buy:1>2,3`.
    Buy(Seat, Cell),
    /// §7: the top tile of one's own depot leaves the game, `discard`.
    Discard,
    /// §7: an expansion is laid, `expand:NW@-2,3`.
    Expand(Board),
}

impl Action {
    /// §7: what it costs; everything but money actions is free.
    #[inline]
    pub fn price(self) -> u8 {
        match self {
            Action::Draw | Action::Load(_) | Action::Take(_) | Action::Place(..) | Action::Post(_) => 0,
            Action::Move(_) => price::MOVE,
            Action::Repost(..) => price::CREW,
            Action::Buy(..) => price::BUY,
            Action::Discard => price::DISCARD,
            Action::Expand(board) => board.shape().size().price(),
        }
    }
}

/// One answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// R8: the species left out, `out:TP`.
    Removed(Set<Species>),
    /// §4: who begins, `first2`.
    First(Seat),
    /// A: the tile turned over, `Tm`.
    Tile(Tile),
}

/// A tile in an event: as notation and as the Fluent files name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Told {
    /// Its notation.
    pub tile: Tile,
    /// Its species, or `food` or `coin`.
    pub name: &'static str,
    /// Plain, male, female, fish, flash or baby; or `food` or `coin`.
    pub kind: &'static str,
}

impl From<Tile> for Told {
    fn from(tile: Tile) -> Told {
        Told { tile, name: tile.name(), kind: tile.kind_name() }
    }
}

/// Something that happened. In JSON each is flat, so that the sentence
/// `aquaretto-event-<name>` of the Fluent files can speak of its fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence speaks of")]
pub enum Event {
    /// §4: this species is not in the game.
    Removed { name: &'static str },
    /// §4: `seat` begins.
    First { seat: Seat },
    /// A: a tile is turned over.
    Drew {
        seat: Seat,
        #[serde(flatten)]
        tile: Told,
    },
    /// §8: it was the first tile of the reserve.
    LastRound,
    /// A: it goes on a truck.
    Loaded {
        seat: Seat,
        #[serde(flatten)]
        tile: Told,
        truck: u8,
    },
    /// B: a truck is taken.
    Took { seat: Seat, truck: u8 },
    /// B: the coins on it.
    Coins { seat: Seat, coins: u8 },
    /// §10: the food on it.
    Food { seat: Seat, food: u8 },
    /// §6: a tile of the truck or an offspring finds its place.
    Placed {
        seat: Seat,
        #[serde(flatten)]
        tile: Told,
        place: Place,
    },
    /// §6.3: a basin has grown to `size`; `coins` is what the bank paid of the coin.
    Grown { seat: Seat, name: &'static str, size: u8, coins: u8 },
    /// §6.3: a basin has grown to `size`: a coworker.
    Gained { seat: Seat, name: &'static str, size: u8 },
    /// §6.4: an offspring is born, and has still to be placed.
    Born { seat: Seat, name: &'static str },
    /// §6.4: there is no cell for it: it goes to the depot.
    NoCell { seat: Seat, name: &'static str },
    /// R16: there is no post for the coworker: it goes back to the supply.
    NoPost { seat: Seat },
    /// §6.5: a coworker gets a job.
    Posted { seat: Seat, job: &'static str, place: Post },
    /// §7: the top tile of the depot was moved, for a coin.
    Moved {
        seat: Seat,
        #[serde(flatten)]
        tile: Told,
        place: Place,
    },
    /// §7: a coworker was moved, for a coin.
    Reposted { seat: Seat, from_job: &'static str, from: Post, job: &'static str, place: Post },
    /// §7: a tile was bought for two coins, one of them for the seller.
    Bought {
        seat: Seat,
        seller_seat: Seat,
        #[serde(flatten)]
        tile: Told,
        place: Place,
    },
    /// §7: a tile was discarded for two coins.
    Discarded {
        seat: Seat,
        #[serde(flatten)]
        tile: Told,
    },
    /// §7: an expansion was laid.
    Expanded { seat: Seat, size: &'static str, board: Board, coins: u8 },
    /// R53: `seat` can do nothing and counts as out.
    Stuck { seat: Seat },
    /// §11: a tile that is still on a truck at the end of a round leaves the game.
    Left {
        #[serde(flatten)]
        tile: Told,
        truck: u8,
    },
    /// §5: the trucks are back; `seat` begins the next round.
    Round { seat: Seat },
    /// §9: the points of a zoo.
    Scored {
        seat: Seat,
        points: i32,
        animals: i32,
        cashiers: i32,
        keepers: i32,
        trainers: i32,
        depot: i32,
        food: i32,
        coins: u8,
    },
    /// §8: the game is over.
    Over,
}
