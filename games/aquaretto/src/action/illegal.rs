//! Why not.

use kernel::{Arg, Refusal, Seat};
use trucks::Truck;

use crate::components::{Species, Tile};
use crate::geometry::{Cell, Size};
use crate::state::Phase;
use crate::zoo::Post;

/// Why an action was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// §5: something else is to be decided now.
    WrongPhase(Phase),
    /// §4: there is no truck of this number.
    NoSuchTruck(Truck),
    /// §5: somebody has taken this truck.
    TruckTaken(Truck),
    /// §5: the truck has no free space.
    TruckFull(Truck),
    /// §5: there is nothing on the truck.
    TruckEmpty(Truck),
    /// §5: no truck has a free space for what would be drawn.
    NoRoomOnTrucks,
    /// §5: nothing is on the trucks in the middle.
    NoTruckLoaded,
    /// R53: there is no tile left to draw.
    NoTileLeft,
    /// §6: this tile is not on the truck.
    NotOnTruck(Tile),
    /// §6.4: no such offspring was born.
    NotBorn(Tile),
    /// R13: an offspring goes to its basin.
    NotToDepot(Tile),
    /// §6.5: there is no coworker to be placed.
    NoCoworker,
    /// §3: this square is no cell of the zoo.
    NoCell(Cell),
    /// §6.1: something is on the cell.
    Occupied(Cell),
    /// §6.1: an animal of another species is beside it.
    OtherSpecies(Cell, Species),
    /// §6.1: the species has a basin elsewhere.
    AwayFromBasin(Cell, Species),
    /// §6.1: there are as many basins as there may be.
    TooManyBasins(u8),
    /// §7: one cannot pay it.
    TooExpensive {
        /// What it costs.
        price: u8,
        /// What one has.
        coins: u8,
    },
    /// §6.2: nothing is in this seat's depot.
    DepotEmpty(Seat),
    /// §7: one does not buy from oneself.
    OwnDepot,
    /// §7: nobody has this seat.
    NoSuchSeat,
    /// §6.5: the post has as many coworkers as it can have.
    PostTaken(Post),
    /// §7: no coworker is there.
    NobodyThere(Post),
    /// R31, R48: it would not change anything.
    SamePost,
    /// §10: there is no very large expansion without XXL.
    NoXxl,
    /// §3.1: no board of this size is left.
    NoBoardLeft(Size),
    /// §3.1: the expansion would cover a cell.
    Overlaps(Cell),
    /// R6: the expansion would cover the entrance.
    Blocked(Cell),
    /// §3.1: the expansion would not lie against a cell.
    Apart,
    /// §7: the top tile of the depot has no cell.
    NothingToMove,
    /// §7: nothing on top of the others' depots has a cell.
    NothingToBuy,
    /// §7: there is no coworker, or no other post.
    NobodyToMove,
    /// §3.1: every expansion has been laid.
    NothingToExpand,
    /// §4: chance cannot decide this.
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
            Illegal::NoTruckLoaded => "no-truck-loaded",
            Illegal::NoTileLeft => "no-tile-left",
            Illegal::NotOnTruck(_) => "not-on-truck",
            Illegal::NotBorn(_) => "not-born",
            Illegal::NotToDepot(_) => "not-to-depot",
            Illegal::NoCoworker => "no-coworker",
            Illegal::NoCell(_) => "no-cell",
            Illegal::Occupied(_) => "occupied",
            Illegal::OtherSpecies(..) => "other-species",
            Illegal::AwayFromBasin(..) => "away-from-basin",
            Illegal::TooManyBasins(_) => "too-many-basins",
            Illegal::TooExpensive { .. } => "too-expensive",
            Illegal::DepotEmpty(_) => "depot-empty",
            Illegal::OwnDepot => "own-depot",
            Illegal::NoSuchSeat => "no-such-seat",
            Illegal::PostTaken(_) => "post-taken",
            Illegal::NobodyThere(_) => "nobody-there",
            Illegal::SamePost => "same-post",
            Illegal::NoXxl => "no-xxl",
            Illegal::NoBoardLeft(_) => "no-board-left",
            Illegal::Overlaps(_) => "overlaps",
            Illegal::Blocked(_) => "blocked",
            Illegal::Apart => "apart",
            Illegal::NothingToMove => "nothing-to-move",
            Illegal::NothingToBuy => "nothing-to-buy",
            Illegal::NobodyToMove => "nobody-to-move",
            Illegal::NothingToExpand => "nothing-to-expand",
            Illegal::NoSuchDraw => "no-such-draw",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let of_tile = |tile: Tile| vec![("name", tile.name().into()), ("kind", tile.kind_name().into())];
        let of_cell = |cell: Cell| ("place", cell.to_string().as_str().into());
        match *self {
            Illegal::WrongPhase(expected) => vec![("expected", expected.name().into())],
            Illegal::NoSuchTruck(truck)
            | Illegal::TruckTaken(truck)
            | Illegal::TruckFull(truck)
            | Illegal::TruckEmpty(truck) => vec![("truck", truck.number().into())],
            Illegal::NotOnTruck(tile) | Illegal::NotBorn(tile) | Illegal::NotToDepot(tile) => of_tile(tile),
            Illegal::NoCell(cell) | Illegal::Occupied(cell) | Illegal::Overlaps(cell) | Illegal::Blocked(cell) => {
                vec![of_cell(cell)]
            }
            Illegal::OtherSpecies(cell, species) | Illegal::AwayFromBasin(cell, species) => {
                vec![of_cell(cell), ("name", species.name().into())]
            }
            Illegal::TooManyBasins(basins) => vec![("basins", basins.into())],
            Illegal::TooExpensive { price, coins } => {
                vec![("price", price.into()), ("coins", coins.into()), ("missing", price.saturating_sub(coins).into())]
            }
            Illegal::DepotEmpty(seat) => vec![("seat", seat.into())],
            Illegal::PostTaken(post) | Illegal::NobodyThere(post) => {
                vec![("job", post.job().into()), ("place", post.to_string().as_str().into())]
            }
            Illegal::NoBoardLeft(size) => vec![("size", size.name().into())],
            Illegal::NoRoomOnTrucks
            | Illegal::NoTruckLoaded
            | Illegal::NoTileLeft
            | Illegal::NoCoworker
            | Illegal::OwnDepot
            | Illegal::NoSuchSeat
            | Illegal::SamePost
            | Illegal::NoXxl
            | Illegal::Apart
            | Illegal::NothingToMove
            | Illegal::NothingToBuy
            | Illegal::NobodyToMove
            | Illegal::NothingToExpand
            | Illegal::NoSuchDraw => vec![],
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Illegal::WrongPhase(_)
            | Illegal::NoSuchTruck(_)
            | Illegal::TruckTaken(_)
            | Illegal::TruckFull(_)
            | Illegal::TruckEmpty(_)
            | Illegal::NoRoomOnTrucks
            | Illegal::NoTruckLoaded => "§5",
            Illegal::NoTileLeft => "R53",
            Illegal::NotOnTruck(_)
            | Illegal::NoCell(_)
            | Illegal::Occupied(_)
            | Illegal::OtherSpecies(..)
            | Illegal::AwayFromBasin(..)
            | Illegal::TooManyBasins(_) => "§6.1",
            Illegal::DepotEmpty(_) => "§6.2",
            Illegal::NotBorn(_) => "§6.4",
            Illegal::NotToDepot(_) => "R13",
            Illegal::NoCoworker | Illegal::PostTaken(_) => "§6.5",
            Illegal::TooExpensive { .. }
            | Illegal::OwnDepot
            | Illegal::NoSuchSeat
            | Illegal::NobodyThere(_)
            | Illegal::NothingToMove
            | Illegal::NothingToBuy
            | Illegal::NobodyToMove => "§7",
            Illegal::SamePost => "R48",
            Illegal::NoXxl => "§10",
            Illegal::NoBoardLeft(_) | Illegal::Overlaps(_) | Illegal::Apart | Illegal::NothingToExpand => "§3.1",
            Illegal::Blocked(_) => "R6",
            Illegal::NoSuchDraw => "§4",
        }
    }
}
