//! The `Game` trait and what its methods speak in.

use std::fmt::{Debug, Display, Write as _};
use std::hash::Hash;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};

use crate::facts::{BadSetup, Facts};
use crate::luck::Luck;
use crate::reason::Refusal;
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::standing::Standing;

/// Who decides next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    /// One seat.
    Seat(Seat),
    /// Several seats, at once and in secret.
    Together(SeatSet),
    /// Chance.
    Chance,
    /// Nobody: the game has ended.
    Over,
}

impl Turn {
    /// The seats that may act.
    pub fn seats(self) -> SeatSet {
        match self {
            Turn::Seat(seat) => SeatSet::NONE.with(seat),
            Turn::Together(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::NONE,
        }
    }
}

/// Whose eyes a position, an event or a record is prepared for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The person or bot at a seat.
    Seat(Seat),
    /// Somebody who looks on.
    Spectator,
    /// Nothing is hidden: for finished games, tests and the engine.
    Everything,
}

impl Viewer {
    /// Whether this viewer sees what is private to `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Everything || self == Viewer::Seat(seat)
    }

    /// Every viewer of a table with this many seats from whom something may be hidden.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(serializer),
            Viewer::Spectator => serializer.serialize_str("spectator"),
            Viewer::Everything => serializer.serialize_str("everything"),
        }
    }
}

/// Is told what happened. It takes a closure, so that `Silent` never builds the event.
pub trait Log<E> {
    /// Something happened.
    fn tell(&mut self, event: impl FnOnce() -> E);

    /// Whether events are listened to at all: rules need not work out what only an event would say.
    #[inline]
    fn listens(&self) -> bool {
        true
    }
}

/// Listens to nothing: for playouts.
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> E) {}

    #[inline]
    fn listens(&self) -> bool {
        false
    }
}

impl<E> Log<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// What a game begins from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<O> {
    /// The options agreed on.
    pub options: O,
    /// How many seats play.
    pub seats: u8,
    /// The version of the rules, so that old records replay as they were played.
    pub rules_version: u32,
}

/// The choices of a `Together` turn, one of each seat asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choices<A>([Option<A>; MAX_SEATS]);

impl<A: Copy> Choices<A> {
    /// No choice yet.
    pub const NONE: Choices<A> = Choices([None; MAX_SEATS]);

    /// The choice of `seat`, if it has made one.
    pub fn get(&self, seat: Seat) -> Option<A> {
        self.0.get(seat.index()).copied().flatten()
    }

    /// Sets or takes back the choice of `seat`.
    pub fn set(&mut self, seat: Seat, choice: Option<A>) {
        self.0[seat.index()] = choice;
    }

    /// The choices made, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, A)> + '_ {
        Seat::all(MAX_SEATS as u8).filter_map(|seat| self.get(seat).map(|choice| (seat, choice)))
    }

    /// The seats that have chosen.
    pub fn seats(&self) -> SeatSet {
        self.iter().map(|(seat, _)| seat).collect()
    }
}

/// Why a position was not loaded, for whoever wrote it. Positions are a format
/// for programs, so the reason is not translated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadPosition(pub String);

impl Display for BadPosition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadPosition {}

/// The rules of one game, over a state that is a plain value.
///
/// Cloning the state is the whole of "save" and "try". `check` says why not;
/// `play`, `resolve` and `settle` trust that it said yes. What the methods
/// promise one another is asserted for every game by `testkit::conforms`.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The options of a match.
    type Options: Default + Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// One decision; its text can be read without a position.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr + Send + Sync;
    /// One answer of chance.
    type Draw: Clone + Eq + Debug + Display + FromStr + Send + Sync;
    /// Something that happened, in the game's words.
    type Event: Clone + PartialEq + Debug + Serialize + Send;
    /// What one viewer may see of a state.
    type View: Serialize + Eq + Debug;
    /// The scores, broken down by rule.
    type Detail: Serialize + Debug;
    /// The complete state, as written in `docs/positions/<id>.md`.
    type Position: Serialize + DeserializeOwned;
    /// Why an action was refused.
    type Illegal: Refusal;
    /// What the lobby knows of the game.
    const FACTS: Facts;

    /// The state before the first decision.
    fn new(setup: &Setup<Self::Options>) -> Result<Self, BadSetup>;
    /// How many seats play.
    fn seats(&self) -> u8;
    /// The options in force, as far as the state still tells: what a loaded position is played under.
    fn options(&self) -> Self::Options;
    /// Who decides next.
    fn turn(&self) -> Turn;
    /// The name of what is to be decided, as in the rules.
    fn phase(&self) -> &'static str;
    /// Appends every action open to `seat`, in a fixed order and without
    /// duplicates: never none for a seat of `turn()`, none for any other.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Whether `seat`, a seat of `turn()`, may do this.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;
    /// Does what `check` allowed in a turn of one seat.
    fn play(&mut self, seat: Seat, action: Self::Action, log: &mut impl Log<Self::Event>);
    /// Does what `check` allowed to each seat of a `Together` turn, all at once.
    fn resolve(&mut self, choices: &Choices<Self::Action>, log: &mut impl Log<Self::Event>);
    /// Lets chance decide, in a `Chance` turn.
    fn draw(&self, luck: &mut impl Luck) -> Self::Draw;
    /// Appends the possible draws with their weights, or answers `false` where they are too many to list.
    fn outcomes(&self, out: &mut Vec<(Self::Draw, u32)>) -> bool;
    /// Whether chance could have decided this.
    fn check_draw(&self, draw: &Self::Draw) -> Result<(), Self::Illegal>;
    /// Does what `check_draw` allowed.
    fn settle(&mut self, draw: &Self::Draw, log: &mut impl Log<Self::Event>);
    /// What `viewer` may see.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// What `viewer` may see of an event.
    fn seen(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// Whether `viewer` may read this action of `seat` in the record of a running
    /// game. A sealed choice stays hidden until all are in, whatever this says.
    fn reveals(&self, seat: Seat, action: &Self::Action, viewer: Viewer) -> bool;
    /// Whether `viewer` may read this draw in the record of a running game.
    fn reveals_draw(&self, draw: &Self::Draw, viewer: Viewer) -> bool;
    /// A complete position that `viewer` cannot tell from this one, drawn from all it knows.
    fn imagine(&self, viewer: Viewer, luck: &mut impl Luck) -> Self;
    /// Scores and ranks as if the game ended now.
    fn standing(&self) -> Standing<Self::Detail>;
    /// The complete state in the documented format.
    fn position(&self) -> Self::Position;
    /// The state that a position describes. Reachable or not, it must respect
    /// the census of components and leave the seats to move a legal action.
    fn load(position: Self::Position) -> Result<Self, BadPosition>;

    /// Appends the text of `action`, as `Display` writes it. A game whose
    /// simulations are slowed by the formatting machinery writes it by hand.
    #[inline]
    fn spell(action: &Self::Action, out: &mut String) {
        write!(out, "{action}").expect("a string takes any text");
    }
}
