//! What one may try, what can happen, and why not.

use kernel::{Arg, Refusal, Seat};
use serde::Serialize;
use trucks::Truck;

use crate::components::{Enclosure, Species, Tile, price};
use crate::meta::SpeciesSet;
use crate::state::Phase;
use crate::zoo::Place;

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
}

impl Action {
    /// §5: what it costs; drawing and trucks are free.
    #[inline]
    pub fn price(self) -> u8 {
        match self {
            Action::Draw | Action::Load(_) | Action::Take(_) | Action::Unload(..) => 0,
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
    /// Plain, male, female, father, mother or baby; or `stall` or `coin`.
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
    Scored { seat: Seat, points: i32, enclosures: i32, stalls: i32, barn: i32, coins: u8 },
    /// §6: the game is over.
    Over,
}

/// Why an action was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// §4: something else is to be decided now.
    WrongPhase(Phase),
    /// §2.1: there is no truck of this number.
    NoSuchTruck(Truck),
    /// §4: somebody has taken this truck.
    TruckTaken(Truck),
    /// §4: the truck has no free slot.
    TruckFull(Truck),
    /// R21: there is nothing on the truck.
    TruckEmpty(Truck),
    /// §4: no truck has a free slot for what would be drawn.
    NoRoomOnTrucks,
    /// R55: there is no tile left to draw.
    NoTileLeft,
    /// R46: nobody drew or took a truck for too long.
    TrucksOnly,
    /// §4.1: this tile is not on the truck.
    NotOnTruck(Tile),
    /// §1.1: this extension is not open.
    NotOpen(Enclosure),
    /// §2.1: with more than two players a zoo has only one extension.
    NoSecondExtension,
    /// §4.1: another species lives there.
    OtherSpecies(Enclosure, Species),
    /// §4.1: the enclosure is full.
    Full(Enclosure),
    /// §4.1: no stall space beside the enclosure is free.
    NoStallSpace(Enclosure),
    /// §5: one cannot pay it.
    TooExpensive {
        /// What it costs.
        price: u8,
        /// What one has.
        coins: u8,
    },
    /// §5: this tile is not in the barn of this seat.
    NotInBarn(Seat, Tile),
    /// §5: one does not buy from oneself.
    OwnBarn,
    /// §5: nobody has this seat.
    NoSuchSeat,
    /// §5: animals do not leave an enclosure one by one.
    AnimalsStay,
    /// §5: this stall is not there.
    NoSuchStall(Enclosure, Tile),
    /// R15: it would not change anything.
    SamePlace,
    /// R16: there is nobody to exchange.
    NobodyThere(Enclosure),
    /// §5: no animal of this species is in the barn.
    NotInOwnBarn(Species),
    /// §5: exchanged species must differ.
    SameSpecies(Species),
    /// §5: the incoming animals do not fit.
    TooSmall(Enclosure, u8),
    /// §5, R51: every extension is open.
    NoExtensionLeft,
    /// R21: nothing is on the trucks in the middle.
    NoTruckLoaded,
    /// §5: nothing of the barn finds a place, and no stall stands beside an enclosure.
    NothingToMove,
    /// §5: no animals fit where others live.
    NothingToExchange,
    /// §5: nothing is in the other barns.
    NothingToBuy,
    /// §5: nothing is in the barn.
    NothingToDiscard,
    /// §2, §3: chance cannot decide this.
    NoSuchDraw,
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::WrongPhase(_) => "wrong-phase",
            Illegal::NoSuchTruck(_) => "no-such-truck",
            Illegal::TruckTaken(_) => "truck-taken",
            Illegal::TruckFull(_) => "truck-full",
            Illegal::TruckEmpty(_) => "truck-empty",
            Illegal::NoRoomOnTrucks => "no-room-on-trucks",
            Illegal::NoTileLeft => "no-tile-left",
            Illegal::TrucksOnly => "trucks-only",
            Illegal::NotOnTruck(_) => "not-on-truck",
            Illegal::NotOpen(_) => "not-open",
            Illegal::NoSecondExtension => "no-second-extension",
            Illegal::OtherSpecies(..) => "other-species",
            Illegal::Full(_) => "full",
            Illegal::NoStallSpace(_) => "no-stall-space",
            Illegal::TooExpensive { .. } => "too-expensive",
            Illegal::NotInBarn(..) => "not-in-barn",
            Illegal::OwnBarn => "own-barn",
            Illegal::NoSuchSeat => "no-such-seat",
            Illegal::AnimalsStay => "animals-stay",
            Illegal::NoSuchStall(..) => "no-such-stall",
            Illegal::SamePlace => "same-place",
            Illegal::NobodyThere(_) => "nobody-there",
            Illegal::NotInOwnBarn(_) => "not-in-own-barn",
            Illegal::SameSpecies(_) => "same-species",
            Illegal::TooSmall(..) => "too-small",
            Illegal::NoExtensionLeft => "no-extension-left",
            Illegal::NoTruckLoaded => "no-truck-loaded",
            Illegal::NothingToMove => "nothing-to-move",
            Illegal::NothingToExchange => "nothing-to-exchange",
            Illegal::NothingToBuy => "nothing-to-buy",
            Illegal::NothingToDiscard => "nothing-to-discard",
            Illegal::NoSuchDraw => "no-such-draw",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let of_tile = |tile: Tile| [("name", tile.name().into()), ("kind", tile.kind_name().into())];
        match *self {
            Illegal::WrongPhase(expected) => vec![("expected", expected.name().into())],
            Illegal::NoSuchTruck(truck)
            | Illegal::TruckTaken(truck)
            | Illegal::TruckFull(truck)
            | Illegal::TruckEmpty(truck) => vec![("truck", truck.number().into())],
            Illegal::NotOnTruck(tile) => of_tile(tile).into(),
            Illegal::NotOpen(place)
            | Illegal::Full(place)
            | Illegal::NoStallSpace(place)
            | Illegal::NobodyThere(place) => {
                vec![("place", place.name().into())]
            }
            Illegal::OtherSpecies(place, species) => {
                vec![("place", place.name().into()), ("name", species.name().into())]
            }
            Illegal::TooExpensive { price, coins } => {
                vec![("price", price.into()), ("coins", coins.into()), ("missing", price.saturating_sub(coins).into())]
            }
            Illegal::NotInBarn(seat, tile) => {
                let [name, kind] = of_tile(tile);
                vec![("seat", seat.into()), name, kind]
            }
            Illegal::NoSuchStall(place, tile) => {
                let [name, kind] = of_tile(tile);
                vec![("place", place.name().into()), name, kind]
            }
            Illegal::NotInOwnBarn(species) | Illegal::SameSpecies(species) => vec![("name", species.name().into())],
            Illegal::TooSmall(place, count) => vec![("place", place.name().into()), ("count", count.into())],
            Illegal::NoRoomOnTrucks
            | Illegal::NoTileLeft
            | Illegal::TrucksOnly
            | Illegal::NoSecondExtension
            | Illegal::OwnBarn
            | Illegal::NoSuchSeat
            | Illegal::AnimalsStay
            | Illegal::SamePlace
            | Illegal::NoExtensionLeft
            | Illegal::NoTruckLoaded
            | Illegal::NothingToMove
            | Illegal::NothingToExchange
            | Illegal::NothingToBuy
            | Illegal::NothingToDiscard
            | Illegal::NoSuchDraw => vec![],
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Illegal::WrongPhase(_)
            | Illegal::NoSuchTruck(_)
            | Illegal::TruckTaken(_)
            | Illegal::TruckFull(_)
            | Illegal::NoRoomOnTrucks
            | Illegal::NoTruckLoaded
            | Illegal::TruckEmpty(_) => "§4",
            Illegal::NotOnTruck(_)
            | Illegal::NotOpen(_)
            | Illegal::OtherSpecies(..)
            | Illegal::Full(_)
            | Illegal::NoStallSpace(_) => "§4.1",
            Illegal::TooExpensive { .. }
            | Illegal::NotInBarn(..)
            | Illegal::OwnBarn
            | Illegal::NoSuchSeat
            | Illegal::AnimalsStay
            | Illegal::NoSuchStall(..)
            | Illegal::NotInOwnBarn(_)
            | Illegal::SameSpecies(_)
            | Illegal::TooSmall(..)
            | Illegal::NoExtensionLeft
            | Illegal::NothingToMove
            | Illegal::NothingToExchange
            | Illegal::NothingToBuy
            | Illegal::NothingToDiscard => "§5",
            Illegal::NoSecondExtension => "§2.1",
            Illegal::SamePlace => "R15",
            Illegal::NobodyThere(_) => "R16",
            Illegal::TrucksOnly => "R46",
            Illegal::NoTileLeft => "R55",
            Illegal::NoSuchDraw => "§3",
        }
    }
}
