//! What one may try, what can happen, and why not.

mod illegal;

use kernel::Seat;
use serde::Serialize;
use trucks::Truck;

use crate::components::{Colour, Enclosure, Species, Tile, price};
use crate::meta::{JungleSet, SpeciesSet};
use crate::visitors::Point;
use crate::zoo::Place;

pub use illegal::Illegal;

/// One decision (§4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A: a tile is turned over, `draw`.
    Draw,
    /// A: the tile drawn goes on a truck, `>2`.
    Load(Truck),
    /// B: a truck is taken, `take2`.
    Take(Truck),
    /// §4.1: a tile of the truck taken finds its place, `Zm>E5` or `k>B`.
    Unload(Tile, Place),
    /// §5: an animal or a stall out of the barn, `move:Zm>E5`, or a stall from beside an enclosure, `move:k@E4>B`.
    Move {
        /// What is moved.
        tile: Tile,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
    },
    /// §5: an enclosure's animals change places with another's, `swap:E4-E5`, or with those of a species in the
    /// barn, `swap:E5-P`.
    Exchange(Enclosure, With),
    /// §5: a tile out of another seat's barn, `buy:Zm@2>E5`.
    Purchase {
        /// Whose barn.
        seller: Seat,
        /// What.
        tile: Tile,
        /// Where to.
        to: Place,
    },
    /// §5: a tile of one's own barn leaves the game, `discard:Zm`.
    Discard(Tile),
    /// §5: the next extension is opened, `expand`.
    Expand,
    /// D: the animals of a full enclosure are given away, `donate:E5`.
    Donate(Enclosure),
    /// §7.3: one's own visitor on this point advances, `advance:r3`; from 0, one of the reserve enters.
    Advance(Colour, Point),
    /// §7.3: one's own visitor on this point steps back, `retreat:r4`.
    Retreat(Colour, Point),
}

impl Action {
    /// §5: what it costs; drawing, trucks and donations are free.
    #[inline]
    pub fn price(self) -> u8 {
        match self {
            Action::Draw
            | Action::Load(_)
            | Action::Take(_)
            | Action::Unload(..)
            | Action::Donate(_)
            | Action::Advance(..)
            | Action::Retreat(..) => 0,
            Action::Move { .. } => price::MOVE,
            Action::Exchange(..) => price::EXCHANGE,
            Action::Purchase { .. } => price::PURCHASE,
            Action::Discard(_) => price::DISCARD,
            Action::Expand => price::EXPAND,
        }
    }
}

/// §5: what an enclosure's animals are exchanged with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum With {
    /// Those of a later enclosure: the pair has no order.
    Enclosure(Enclosure),
    /// Those of one species in the barn.
    Barn(Species),
}

/// One answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// R27: the species left out, `out:FC`.
    Removed(SpeciesSet),
    /// R27: the jungle species left out, `out:jam`.
    JungleRemoved(JungleSet),
    /// §2.3: who begins, `first2`.
    First(Seat),
    /// A: the tile turned over, `Zm`.
    Tile(Tile),
}

/// A tile in an event: as notation and as the Fluent files name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Told {
    /// Its notation.
    pub tile: Tile,
    /// Its species or stall, or `coin`.
    pub name: &'static str,
    /// Plain, male, female, father, mother or baby; or `stall`, `jungle` or `coin`.
    pub kind: &'static str,
}

impl From<Tile> for Told {
    fn from(tile: Tile) -> Told {
        Told { tile, name: tile.name(), kind: tile.kind_name() }
    }
}

/// Something that happened. In JSON each is flat, so that the sentence
/// `zooloretto-event-<name>` of the Fluent files can speak of its fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence speaks of")]
pub enum Event {
    /// §2.1: this species is not in the game.
    Removed { name: &'static str },
    /// §2.3: `seat` begins.
    First { seat: Seat },
    /// A: a tile is turned over.
    Drew {
        seat: Seat,
        #[serde(flatten)]
        tile: Told,
    },
    /// §6: it was the first tile of the end stack.
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
    /// §4.1: the coins on it.
    Coins { seat: Seat, coins: u8 },
    /// §4.1: a tile finds its place.
    Placed {
        seat: Seat,
        #[serde(flatten)]
        tile: Told,
        place: Place,
    },
    /// §4.2: a baby is born, and where it goes.
    Born { seat: Seat, name: &'static str, place: Place },
    /// §4.3: an enclosure was filled; `coins` is what the bank paid of the `bonus`.
    Filled { seat: Seat, place: Place, coins: u8, bonus: u8 },
    /// §5: a tile was moved, for a coin.
    Moved {
        seat: Seat,
        #[serde(flatten)]
        tile: Told,
        from: Place,
        place: Place,
    },
    /// §5: animals changed places, for a coin. `name` lived at `from`, `other_name` in `place`.
    Exchanged {
        seat: Seat,
        name: &'static str,
        count: u8,
        from: Place,
        other_name: &'static str,
        other_count: u8,
        place: Place,
    },
    /// §5: a tile was bought for two coins, one of them for the seller.
    Bought {
        seat: Seat,
        seller_seat: Seat,
        #[serde(flatten)]
        tile: Told,
        place: Place,
    },
    /// §5: a tile was discarded for two coins.
    Discarded {
        seat: Seat,
        #[serde(flatten)]
        tile: Told,
    },
    /// §5: an extension was opened for three coins.
    Expanded { seat: Seat, place: Place },
    /// §7.2: the `count` animals of an enclosure were given away, for a token worth `points`.
    Donated { seat: Seat, name: &'static str, count: u8, place: Place, points: u8 },
    /// §7.3: a visitor advances, out of the reserve if `from` is 0.
    Advanced { seat: Seat, colour: Colour, from: u8, to: u8 },
    /// §7.3: a visitor leaves the zoo by the exit.
    Exited { seat: Seat, colour: Colour, from: u8 },
    /// §7.3: it was the first of its colour to leave: `seat` takes the bonus token.
    Token { seat: Seat, colour: Colour },
    /// §7.3: a visitor steps back, out of the zoo by the entrance if `to` is 0.
    Retreated { seat: Seat, colour: Colour, from: u8, to: u8 },
    /// R55: `seat` can do nothing and counts as passed.
    Stuck { seat: Seat },
    /// §7.1: a tile that is still on a truck at the end of a round leaves the game.
    Left {
        #[serde(flatten)]
        tile: Told,
        truck: u8,
    },
    /// §4: the trucks are back; `seat` begins the next round.
    Round { seat: Seat },
    /// §6: the points of a zoo.
    Scored {
        seat: Seat,
        points: i32,
        enclosures: i32,
        stalls: i32,
        barn: i32,
        coins: u8,
        donations: i32,
        visitors: i32,
        tokens: i32,
    },
    /// §6: the game is over.
    Over,
}
