//! What one may try, what can happen, and why not.

use kernel::{Arg, Refusal, Seat};
use serde::Serialize;

use crate::components::{MOST_SEATS, Number, TILES, Tile};
use crate::state::Phase;
use crate::zoo::Placement;

/// One decision (§5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// So many coins for the tile, `b3`.
    Bid(u16),
    /// The tile goes there, `-2,1,3`.
    Place(Placement),
}

/// One answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// §4: the flags from the top, `flags2013`.
    Flags(FlagOrder),
    /// §5: the tiles turned up, in order, `t3,17,2,25,9`.
    Tiles(Drawn),
}

/// The seats by their flags, from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlagOrder {
    seats: [Seat; MOST_SEATS],
    len: u8,
}

impl FlagOrder {
    /// The order of these seats, at most four.
    pub fn new(order: &[Seat]) -> Option<FlagOrder> {
        let mut seats = [Seat(0); MOST_SEATS];
        seats.get_mut(..order.len())?.copy_from_slice(order);
        Some(FlagOrder { seats, len: order.len() as u8 })
    }

    /// The seats, the highest flag first.
    pub fn seats(&self) -> &[Seat] {
        &self.seats[..usize::from(self.len)]
    }
}

/// Tiles in the order in which they were turned up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    tiles: [u8; TILES],
    len: u8,
}

impl Drawn {
    /// Adds a tile at the end; `false` if there are 25 already.
    #[inline]
    pub fn push(&mut self, tile: Number) -> bool {
        match self.tiles.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = tile.get();
                self.len += 1;
                true
            }
            None => false,
        }
    }

    /// They, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Number> {
        self.tiles.into_iter().take(self.len.into()).filter_map(Number::new)
    }
}

/// A tile in an event: its number and what is printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are the columns of the tile file")]
pub struct Told {
    pub tile: Number,
    pub family_a: &'static str,
    pub stars_a: u8,
    pub family_b: &'static str,
    pub stars_b: u8,
    pub bushes: u8,
}

impl Told {
    pub(crate) fn new(number: Number, tile: &Tile) -> Told {
        let [a, b] = tile.halves;
        Told {
            tile: number,
            family_a: a.family.name(),
            stars_a: a.stars,
            family_b: b.family.name(),
            stars_b: b.stars,
            bushes: tile.bushes,
        }
    }
}

/// Something that happened. In JSON each is flat, so that the sentence `mio-event-<name>` of the Fluent files can speak
/// of its fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence speaks of")]
pub enum Event {
    /// §4: the flag of `seat` hangs on this place from the top.
    Flag { seat: Seat, place: u8 },
    /// §5: a year begins.
    Year { year: u8 },
    /// §6: no tile is left for this year.
    NoTiles { year: u8 },
    /// §5: a tile is turned up.
    Revealed {
        #[serde(flatten)]
        tile: Told,
    },
    /// §5: the bids are opened, one after the other.
    Bid { seat: Seat, coins: u16 },
    /// §5: the highest bid takes the tile; `tied` if a flag had to decide.
    Won {
        seat: Seat,
        coins: u16,
        tied: bool,
        #[serde(flatten)]
        tile: Told,
    },
    /// R1: the flag that decided goes to the bottom.
    FlagDown { seat: Seat },
    /// R10: the tile fits nowhere and leaves the game.
    NoPlace {
        seat: Seat,
        #[serde(flatten)]
        tile: Told,
    },
    /// §5: the tile is placed.
    Placed {
        seat: Seat,
        x: i8,
        y: i8,
        r: u8,
        #[serde(flatten)]
        tile: Told,
    },
    /// §2.3: regions were closed. `count` benches are received, of `regions` that there should be (R27).
    Benches { seat: Seat, count: u8, regions: u8 },
    /// §5.1: the visitors of a family at a zoo are more or fewer than before.
    Visitors { seat: Seat, family: &'static str, before: u8, now: u8 },
    /// §5.1: the trees at a zoo are more or fewer than before.
    Trees { seat: Seat, before: u8, now: u8 },
    /// §5.2: the income of a year. With `balance` it may be negative: then `seat` pays, as far as the coins last (R21).
    Income { seat: Seat, coins: u32, pays: bool, due: i32 },
    /// §5.2: the points of a year.
    Scored { seat: Seat, year: u8, visitors: u8, trees: u8, benches: u8, points: u16 },
    /// §5.3: the points at the end.
    Total { seat: Seat, points: i32 },
    /// §5.3: the game is over.
    Over,
}

/// Why an action was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// §5: something else is to be decided now.
    WrongPhase(Phase),
    /// §5: nobody bids more than they have.
    TooMuch {
        /// What one has.
        coins: u16,
    },
    /// §2: a tile is turned 0 to 3 times, and lies near the others.
    NoSuchPlace,
    /// §2.1: a tile lies there.
    Occupied {
        /// The cell.
        x: i16,
        /// The cell.
        y: i16,
    },
    /// §2: the house is there.
    OnHouse,
    /// §2: a path would lead into the house.
    FacesHouse,
    /// R5: a path would end at the grass of a tile.
    PathMeetsGrass {
        /// The cell of the new tile.
        x: i16,
        /// The cell of the new tile.
        y: i16,
    },
    /// R5: the path of a tile would end at grass.
    GrassMeetsPath {
        /// The cell of the new tile.
        x: i16,
        /// The cell of the new tile.
        y: i16,
    },
    /// R6: no path leads to the tile.
    NotConnected,
    /// §4, §5: chance cannot decide this.
    NoSuchDraw,
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::WrongPhase(_) => "wrong-phase",
            Illegal::TooMuch { .. } => "too-much",
            Illegal::NoSuchPlace => "no-such-place",
            Illegal::Occupied { .. } => "occupied",
            Illegal::OnHouse => "on-house",
            Illegal::FacesHouse => "faces-house",
            Illegal::PathMeetsGrass { .. } => "path-meets-grass",
            Illegal::GrassMeetsPath { .. } => "grass-meets-path",
            Illegal::NotConnected => "not-connected",
            Illegal::NoSuchDraw => "no-such-draw",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match *self {
            Illegal::WrongPhase(expected) => vec![("expected", expected.name().into())],
            Illegal::TooMuch { coins } => vec![("coins", Arg::Number(coins.into()))],
            Illegal::Occupied { x, y } | Illegal::PathMeetsGrass { x, y } | Illegal::GrassMeetsPath { x, y } => {
                vec![("x", Arg::Number(x.into())), ("y", Arg::Number(y.into()))]
            }
            Illegal::NoSuchPlace
            | Illegal::OnHouse
            | Illegal::FacesHouse
            | Illegal::NotConnected
            | Illegal::NoSuchDraw => vec![],
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Illegal::WrongPhase(_) | Illegal::TooMuch { .. } | Illegal::NoSuchDraw => "§5",
            Illegal::NoSuchPlace => "§2",
            Illegal::Occupied { .. }
            | Illegal::OnHouse
            | Illegal::FacesHouse
            | Illegal::PathMeetsGrass { .. }
            | Illegal::GrassMeetsPath { .. }
            | Illegal::NotConnected => "§2.1",
        }
    }
}
