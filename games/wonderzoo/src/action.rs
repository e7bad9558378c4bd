//! What one may try, what can happen, and why not.

use kernel::{Arg, Refusal, Seat};
use serde::Serialize;

use crate::components::{COLOURS, Colour, MOST_DISPLAYED, Name, Tile};
use crate::grid::{Cell, Placement};
use crate::state::Phase;

/// One decision (§5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The entrance or the tile in hand goes there, `c3/1`.
    Place(Placement),
    /// A tile of the display, `W03`.
    Pick(Name),
    /// The icon is used, `use`.
    Use,
    /// The icon is not used, `skip`.
    Skip,
    /// A drawn visitor goes there, `r@c3`.
    Stand(Colour, Cell),
    /// A visitor goes from the first cell to the second, `c3>d4`.
    Move(Cell, Cell),
    /// No more visitors move, `stop`.
    Stop,
    /// An enclosure goes to another place, `W03:c3/1`.
    Relocate(Name, Placement),
    /// Two enclosures are exchanged, the lower name first, `G03=W03`.
    Exchange(Name, Name),
}

/// One answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// §4: who has the bus first, `bus1`.
    Bus(Seat),
    /// §4, §5: the tiles that fill the display, in the order of their names, `tG01,W03`.
    Tiles(Drawn),
    /// §5: how many visitors of each colour were drawn, `vrb`.
    Visitors([u8; COLOURS]),
}

/// Tiles drawn together, in the order of their names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawn([Option<Name>; MOST_DISPLAYED]);

impl Drawn {
    /// These tiles, which come in the order of their names and are not more than a display holds.
    #[inline]
    pub(crate) fn of(tiles: impl Iterator<Item = Name>) -> Drawn {
        let mut drawn = Drawn::default();
        drawn.0.iter_mut().zip(tiles).for_each(|(place, tile)| *place = Some(tile));
        drawn
    }

    /// Adds a tile; `false` if there is no room or if it does not come after the last.
    #[inline]
    pub fn push(&mut self, tile: Name) -> bool {
        let last = self.iter().last();
        match self.0.iter_mut().find(|place| place.is_none()) {
            Some(place) if last.is_none_or(|last| last < tile) => {
                *place = Some(tile);
                true
            }
            Some(_) | None => false,
        }
    }

    /// They, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Name> {
        self.0.into_iter().flatten()
    }
}

/// A tile in an event: its name and what is printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "they are the columns of the tile file")]
pub struct Told {
    pub tile: Name,
    pub kind: &'static str,
    pub shape: &'static str,
    pub icon: &'static str,
}

impl Told {
    pub(crate) fn new(name: Name, tile: Tile) -> Told {
        Told { tile: name, kind: tile.kind.name(), shape: tile.shape.name(), icon: tile.icon.name() }
    }
}

/// Something that happened. In JSON each is flat, so that the sentence `wonderzoo-event-<name>` of the Fluent files can
/// speak of its fields. `points` is by how much the seat's own total changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence speaks of")]
pub enum Event {
    /// §4: chance gave the bus to `seat`.
    FirstBus { seat: Seat },
    /// §4: an entrance is placed.
    Entrance { seat: Seat, at: Placement },
    /// §5: a round begins with `seat`.
    Round { round: u8, seat: Seat },
    /// §5: a tile is added to the display.
    Revealed {
        #[serde(flatten)]
        tile: Told,
    },
    /// §5: a tile is taken from the display.
    Picked {
        seat: Seat,
        #[serde(flatten)]
        tile: Told,
    },
    /// §5: it is placed.
    Placed {
        seat: Seat,
        #[serde(flatten)]
        tile: Told,
        at: Placement,
        points: i32,
    },
    /// §5: its icon is used.
    Used { seat: Seat, icon: &'static str },
    /// §5: its icon is not used.
    Declined { seat: Seat, icon: &'static str },
    /// §5: there is nothing the icon could do.
    NoEffect { seat: Seat, icon: &'static str },
    /// §5: a visitor is drawn from the bag.
    Drawn { seat: Seat, colour: &'static str },
    /// R11: the bag of visitors is empty.
    NoneLeft { seat: Seat },
    /// §5: a drawn visitor is placed.
    Visitor { seat: Seat, colour: &'static str, cell: Cell, points: i32 },
    /// §5: there is no cell for a drawn visitor, who goes back into the bag.
    Returned { seat: Seat, colour: &'static str },
    /// §5: a visitor moves.
    Moved { seat: Seat, colour: &'static str, from: Cell, to: Cell, points: i32 },
    /// §5: no further visitor is moved.
    Stopped { seat: Seat },
    /// §5: an enclosure goes to another place.
    Relocated {
        seat: Seat,
        tile: Name,
        kind: &'static str,
        shape: &'static str,
        from: Placement,
        to: Placement,
        points: i32,
    },
    /// §5: two enclosures are exchanged.
    Exchanged {
        seat: Seat,
        tile: Name,
        kind: &'static str,
        other_tile: Name,
        other_kind: &'static str,
        shape: &'static str,
        points: i32,
    },
    /// §5: an icon takes the bus.
    Bus { seat: Seat },
    /// §5: nobody took the bus, and it goes to the left neighbour.
    BusPassed { seat: Seat },
    /// R8: no tile fits, and the game is over for `seat`.
    Out { seat: Seat },
    /// §7: no tile fits, and `seat` passes.
    Passed { seat: Seat },
    /// §6: the points at the end.
    Total { seat: Seat, points: i32 },
    /// §5: the game is over.
    Over,
}

/// Why an action was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// §5: something else is to be decided now.
    WrongPhase(Phase),
    /// §5.2: the tile is not on display.
    NotOnDisplay(Name),
    /// R7: the tile has no legal placement.
    FitsNowhere(Name),
    /// §2.1: a cell would not be on the board.
    OffBoard,
    /// §2.1: a tile lies there.
    Occupied(Cell),
    /// §2.1: an obstacle is there.
    Obstacle(Cell),
    /// R19: the entrance lies at the rim.
    NotAtRim,
    /// R18: a path lies beside a path.
    NoPathBeside,
    /// §2: the shape has fewer turns.
    NoSuchTurn,
    /// §5.4: no visitor of this colour is in hand.
    NotInHand(Colour),
    /// §2.2: visitors stand on paths.
    NotAPath(Cell),
    /// §2.2: a visitor stands there already.
    VisitorThere(Cell),
    /// §5.5: no visitor stands there.
    NoVisitorThere(Cell),
    /// R6: with this switch nobody stands on the entrance.
    NoVisitorsOnEntrance(Cell),
    /// §5.6: the tile is not on one's board.
    NotYours(Name),
    /// §5.6: paths never move.
    PathStays(Name),
    /// §5.6: the tile is there already.
    SamePlace,
    /// R14: only tiles of equal shape are exchanged.
    OtherShape(Name, Name),
    /// §4, §5: chance cannot decide this.
    NoSuchDraw,
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::WrongPhase(_) => "wrong-phase",
            Illegal::NotOnDisplay(_) => "not-on-display",
            Illegal::FitsNowhere(_) => "fits-nowhere",
            Illegal::OffBoard => "off-board",
            Illegal::Occupied(_) => "occupied",
            Illegal::Obstacle(_) => "obstacle",
            Illegal::NotAtRim => "not-at-rim",
            Illegal::NoPathBeside => "no-path-beside",
            Illegal::NoSuchTurn => "no-such-turn",
            Illegal::NotInHand(_) => "not-in-hand",
            Illegal::NotAPath(_) => "not-a-path",
            Illegal::VisitorThere(_) => "visitor-there",
            Illegal::NoVisitorThere(_) => "no-visitor-there",
            Illegal::NoVisitorsOnEntrance(_) => "no-visitors-on-entrance",
            Illegal::NotYours(_) => "not-yours",
            Illegal::PathStays(_) => "path-stays",
            Illegal::SamePlace => "same-place",
            Illegal::OtherShape(..) => "other-shape",
            Illegal::NoSuchDraw => "no-such-draw",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match *self {
            Illegal::WrongPhase(expected) => vec![("expected", expected.name().into())],
            Illegal::NotOnDisplay(tile)
            | Illegal::FitsNowhere(tile)
            | Illegal::NotYours(tile)
            | Illegal::PathStays(tile) => vec![("tile", Arg::Text(tile.to_string()))],
            Illegal::Occupied(cell)
            | Illegal::Obstacle(cell)
            | Illegal::NotAPath(cell)
            | Illegal::VisitorThere(cell)
            | Illegal::NoVisitorThere(cell)
            | Illegal::NoVisitorsOnEntrance(cell) => vec![("cell", Arg::Text(cell.to_string()))],
            Illegal::NotInHand(colour) => vec![("colour", colour.name().into())],
            Illegal::OtherShape(tile, other) => {
                vec![("tile", Arg::Text(tile.to_string())), ("other_tile", Arg::Text(other.to_string()))]
            }
            Illegal::OffBoard
            | Illegal::NotAtRim
            | Illegal::NoPathBeside
            | Illegal::NoSuchTurn
            | Illegal::SamePlace
            | Illegal::NoSuchDraw => vec![],
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Illegal::WrongPhase(_) | Illegal::NoSuchDraw => "§5",
            Illegal::NoSuchTurn => "§2",
            Illegal::OffBoard | Illegal::Occupied(_) | Illegal::Obstacle(_) | Illegal::NoPathBeside => "§2.1",
            Illegal::NotAPath(_) | Illegal::VisitorThere(_) | Illegal::NoVisitorsOnEntrance(_) => "§2.2",
            Illegal::NotAtRim => "§4",
            Illegal::NotOnDisplay(_) | Illegal::FitsNowhere(_) => "§5.2",
            Illegal::NotInHand(_) => "§5.4",
            Illegal::NoVisitorThere(_) => "§5.5",
            Illegal::NotYours(_) | Illegal::PathStays(_) | Illegal::SamePlace | Illegal::OtherShape(..) => "§5.6",
        }
    }
}
