//! What one may try, what can happen, and why not.

use kernel::{Arg, Refusal, Seat};
use serde::Serialize;

use crate::components::{Animal, Line, Place, Square, Territory};
use crate::state::Phase;

/// One decision (§4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// S0: the guardian begins here, `g12`.
    PlaceGuardian(Place),
    /// S1: an animal goes down, `E04`.
    PlaceAnimal(Animal, Square),
    /// S2: the crocodile and the gazelle on this square change places, `>34`.
    Swap(Square),
    /// S2: the crocodile stays where it is, `.`.
    Decline,
    /// S4: the guardian walks on this many steps, `+3`.
    MoveGuardian(u8),
}

/// §3: chance names the first player, `first0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw(pub(crate) Seat);

/// Something that happened. In JSON each is flat, so that the sentence
/// `zebres-event-<name>` of the Fluent files can speak of its fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence speaks of")]
pub enum Event {
    /// Chance made `seat` the first player.
    First { seat: Seat },
    /// The first player placed the guardian.
    Guardian { seat: Seat, position: Place, line: &'static str, number: u8 },
    /// An animal was placed, face down where a lion is beside it.
    Placed { seat: Seat, animal: Animal, square: Square, hidden: bool },
    /// An animal of `seat` turned face down before a lion.
    Hides { seat: Seat, animal: Animal, square: Square },
    /// A gazelle went back to the hand of `seat`, its owner.
    Flees { seat: Seat, square: Square },
    /// The crocodile and a gazelle changed places; the gazelle is now on `from`, perhaps beside a lion.
    Swapped { seat: Seat, from: Square, to: Square, hidden: bool },
    /// The crocodile stays where it is.
    Declined { seat: Seat },
    /// `seat` filled the first territory.
    Inaugurated { seat: Seat, territory: Territory },
    /// The guardian walked on.
    Walked { seat: Seat, steps: u8, position: Place, line: &'static str, number: u8 },
    /// `seat` plays once more, because the other hand is empty.
    Again { seat: Seat },
    /// The board is full.
    Over,
}

/// Why an action was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// §4: something else is to be decided now.
    WrongPhase(Phase),
    /// §4 S1: the seat has no such animal left.
    NotInHand(Animal),
    /// §4 S1: the square is taken.
    Occupied(Square),
    /// §4 S1: the guardian looks along another line.
    NotOnLine(Square, Line),
    /// §5.4: the crocodile is not beside that square.
    NotANeighbour(Square),
    /// §5.4: no river runs between the crocodile and that square.
    NoRiver(Square),
    /// §5.4: there is no gazelle on that square.
    NoGazelle(Square),
    /// §5.4: the crocodile does not see a face-down gazelle.
    GazelleHidden(Square),
    /// §5.4, R7: that gazelle has been moved in this chain.
    AlreadySwapped(Square),
    /// §5.6, R14: no square is free on the line the guardian would face.
    LineFull(Line),
    /// §5.6: with room within three steps, the guardian goes no further.
    TooFar(u8),
    /// §5.6: without room within three steps, the guardian goes to the first line with room.
    NotFirstFree {
        /// The steps asked for.
        steps: u8,
        /// The steps to the first line with room.
        needed: u8,
    },
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::WrongPhase(_) => "wrong-phase",
            Illegal::NotInHand(_) => "not-in-hand",
            Illegal::Occupied(_) => "occupied",
            Illegal::NotOnLine(..) => "not-on-line",
            Illegal::NotANeighbour(_) => "not-a-neighbour",
            Illegal::NoRiver(_) => "no-river",
            Illegal::NoGazelle(_) => "no-gazelle",
            Illegal::GazelleHidden(_) => "gazelle-hidden",
            Illegal::AlreadySwapped(_) => "already-swapped",
            Illegal::LineFull(_) => "line-full",
            Illegal::TooFar(_) => "too-far",
            Illegal::NotFirstFree { .. } => "not-first-free",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let square = |square: Square| ("square", Arg::Text(square.to_string()));
        let line = |line: Line| [("line", Arg::from(line.name())), ("number", Arg::from(line.number()))];
        match *self {
            Illegal::WrongPhase(expected) => vec![("expected", expected.name().into())],
            Illegal::NotInHand(animal) => vec![("animal", animal.name().into())],
            Illegal::NotOnLine(at, faced) => [square(at)].into_iter().chain(line(faced)).collect(),
            Illegal::Occupied(at)
            | Illegal::NotANeighbour(at)
            | Illegal::NoRiver(at)
            | Illegal::NoGazelle(at)
            | Illegal::GazelleHidden(at)
            | Illegal::AlreadySwapped(at) => vec![square(at)],
            Illegal::LineFull(faced) => line(faced).into(),
            Illegal::TooFar(steps) => vec![("steps", steps.into())],
            Illegal::NotFirstFree { steps, needed } => vec![("steps", steps.into()), ("needed", needed.into())],
        }
    }

    fn rule(&self) -> &'static str {
        match self {
            Illegal::WrongPhase(_) | Illegal::NotInHand(_) | Illegal::Occupied(_) | Illegal::NotOnLine(..) => "§4",
            Illegal::NotANeighbour(_)
            | Illegal::NoRiver(_)
            | Illegal::NoGazelle(_)
            | Illegal::GazelleHidden(_)
            | Illegal::AlreadySwapped(_) => "§5.4",
            Illegal::LineFull(_) | Illegal::TooFar(_) | Illegal::NotFirstFree { .. } => "§5.6",
        }
    }
}
