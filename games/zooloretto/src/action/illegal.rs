//! Why not.

use kernel::{Arg, Refusal, Seat};
use trucks::Truck;

use crate::components::{Colour, Enclosure, Species, Tile};
use crate::state::Phase;
use crate::visitors::Point;

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
    /// §7.2: nobody donates without XXL.
    NoXxl,
    /// §7.2: the enclosure is not full.
    NotFull(Enclosure),
    /// §7.2: no enclosure is full.
    NothingToDonate,
    /// §7.2: this seat has donated as often as one may.
    DonatedTwice,
    /// R55: no donation token is left.
    NoDonationLeft,
    /// §7.3: there is no jungle without Exotic.
    NoJungle,
    /// §4.1: only jungle animals live on the jungle board.
    JungleOnly(Tile),
    /// §4.1: jungle animals live in no enclosure.
    JungleAnimal(Tile),
    /// §4.1: the jungle board is full.
    JungleFull,
    /// §4.1, R47: three other species live on the jungle board.
    ThreeSpecies(Tile),
    /// §7.4: nobody plays with visitors of this colour.
    NoSuchColour(Colour),
    /// §7.3: a visitor of another colour is called.
    OtherColour(Colour),
    /// §7.3: none of one's visitors of this colour stands there.
    NoSuchVisitor(Colour, Point),
    /// §7.3: no visitor of this colour is in the reserve.
    NoReserve(Colour),
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
            Illegal::NoXxl => "no-xxl",
            Illegal::NotFull(_) => "not-full",
            Illegal::NothingToDonate => "nothing-to-donate",
            Illegal::DonatedTwice => "donated-twice",
            Illegal::NoDonationLeft => "no-donation-left",
            Illegal::NoJungle => "no-jungle",
            Illegal::JungleOnly(_) => "jungle-only",
            Illegal::JungleAnimal(_) => "jungle-animal",
            Illegal::JungleFull => "jungle-full",
            Illegal::ThreeSpecies(_) => "three-species",
            Illegal::NoSuchColour(_) => "no-such-colour",
            Illegal::OtherColour(_) => "other-colour",
            Illegal::NoSuchVisitor(..) => "no-such-visitor",
            Illegal::NoReserve(_) => "no-reserve",
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
            Illegal::NotOnTruck(tile)
            | Illegal::JungleOnly(tile)
            | Illegal::JungleAnimal(tile)
            | Illegal::ThreeSpecies(tile) => of_tile(tile).into(),
            Illegal::NoSuchColour(colour) | Illegal::OtherColour(colour) | Illegal::NoReserve(colour) => {
                vec![("colour", colour.name().into())]
            }
            Illegal::NoSuchVisitor(colour, point) => vec![("colour", colour.name().into()), ("point", point.into())],
            Illegal::NotOpen(place)
            | Illegal::Full(place)
            | Illegal::NoStallSpace(place)
            | Illegal::NotFull(place)
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
            | Illegal::NoXxl
            | Illegal::NothingToDonate
            | Illegal::DonatedTwice
            | Illegal::NoDonationLeft
            | Illegal::NoJungle
            | Illegal::JungleFull
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
            | Illegal::NoStallSpace(_)
            | Illegal::JungleOnly(_)
            | Illegal::JungleAnimal(_)
            | Illegal::JungleFull => "§4.1",
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
            Illegal::ThreeSpecies(_) => "R47",
            Illegal::NoXxl | Illegal::NotFull(_) | Illegal::NothingToDonate | Illegal::DonatedTwice => "§7.2",
            Illegal::NoJungle | Illegal::OtherColour(_) | Illegal::NoSuchVisitor(..) | Illegal::NoReserve(_) => "§7.3",
            Illegal::NoSuchColour(_) => "§7.4",
            Illegal::NoTileLeft | Illegal::NoDonationLeft => "R55",
            Illegal::NoSuchDraw => "§3",
        }
    }
}
