//! What is remembered between two decisions, and §4: the order of decisions.

use kernel::{BadPosition, BadSetup, Choices, Facts, First, Game, Log, Luck, Seat, Setup, Standing, Turn, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Draw, Event, Illegal};
use crate::components::{Animal, Board, Place, Square, TOKENS_EACH, WHOLE_BOARD};
use crate::meta::{FACTS, HiddenGazelle, Options};
use crate::position::Position;
use crate::score::{self, Detail};
use crate::view::{self, View};
use crate::{notation, position, rules};

/// A game of Drôles de Zèbres. Sets of squares are bits of a `u32`.
///
/// One form per position: `guardian`, `active`, `crocodile` and `moved` hold their
/// default in the phases that have no use for them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Zebres {
    /// The squares with a token of each seat.
    pub(crate) owned: [u32; 2],
    /// The squares with each animal, in the order of `Animal`.
    pub(crate) animals: [u32; 5],
    /// The squares whose token lies face down.
    pub(crate) face_down: u32,
    /// R7: where the gazelles stand that this crocodile has moved.
    pub(crate) moved: u32,
    /// Tokens in hand, by seat and animal.
    pub(crate) hands: [[u8; 5]; 2],
    pub(crate) phase: Phase,
    /// The seat to move.
    pub(crate) active: Seat,
    pub(crate) guardian: Place,
    /// The crocodile that may swap.
    pub(crate) crocodile: Square,
    /// §6: who holds the inauguration token.
    pub(crate) inauguration: Option<Seat>,
    pub(crate) board: Board,
    pub(crate) hidden_gazelle: HiddenGazelle,
    pub(crate) first_player: First,
}

/// §4: what is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// §3: chance names the first player.
    ChooseFirst,
    /// S0.
    PlaceGuardian,
    /// S1.
    PlaceAnimal,
    /// S2.
    CrocodileSwap,
    /// S4.
    MoveGuardian,
    /// §7.
    Over,
}

impl Phase {
    /// The word in positions and in the Fluent files.
    pub fn name(self) -> &'static str {
        match self {
            Phase::ChooseFirst => "choose_first",
            Phase::PlaceGuardian => "place_guardian",
            Phase::PlaceAnimal => "place_animal",
            Phase::CrocodileSwap => "crocodile_swap",
            Phase::MoveGuardian => "move_guardian",
            Phase::Over => "over",
        }
    }
}

impl Zebres {
    /// What `active`, `guardian` and `crocodile` hold where they mean nothing.
    pub(crate) const NO_SEAT: Seat = Seat(0);
    pub(crate) const NO_PLACE: Place = Place(0);
    pub(crate) const NO_SQUARE: Square = Square(0);

    /// §3: the board empty, all tokens in hand.
    fn set_up(options: &Options) -> Zebres {
        let (phase, active) = match options.first_player {
            First::Random => (Phase::ChooseFirst, Zebres::NO_SEAT),
            First::Given(seat) => (Phase::PlaceGuardian, seat),
        };
        Zebres {
            owned: [0; 2],
            animals: [0; 5],
            face_down: 0,
            moved: 0,
            hands: [Animal::ALL.map(Animal::count); 2],
            phase,
            active,
            guardian: Zebres::NO_PLACE,
            crocodile: Zebres::NO_SQUARE,
            inauguration: None,
            board: options.board,
            hidden_gazelle: options.hidden_gazelle,
            first_player: options.first_player,
        }
    }

    /// The squares with a token.
    #[inline]
    pub(crate) fn occupied(&self) -> u32 {
        self.owned[0] | self.owned[1]
    }

    /// §1: every token of a seat is on the board or in its hand.
    #[inline]
    pub(crate) fn has_tokens(&self, seat: Seat) -> bool {
        self.owned[seat.index()].count_ones() < TOKENS_EACH
    }

    /// The owner of the token on an occupied square.
    pub(crate) fn owner(&self, square: Square) -> Seat {
        Seat(u8::from(self.owned[1] & square.bit() != 0))
    }

    /// The animal on a square.
    pub(crate) fn animal_on(&self, square: Square) -> Option<Animal> {
        Animal::ALL.into_iter().find(|&animal| self.squares_with(animal) & square.bit() != 0)
    }
}

/// What evaluation needs of a position: the same facts as the view's, as sets and counts that
/// cost nothing to read. Sets have one bit for each square, row by row from the top left.
impl Zebres {
    /// For evaluation: what is to be decided.
    #[inline]
    pub fn decision(&self) -> Phase {
        self.phase
    }

    /// For evaluation: the squares with a token of `seat`.
    #[inline]
    pub fn squares_of(&self, seat: Seat) -> u32 {
        self.owned[seat.index()]
    }

    /// For evaluation: the squares with this animal, of either seat.
    #[inline]
    pub fn squares_with(&self, animal: Animal) -> u32 {
        self.animals[animal as usize]
    }

    /// For evaluation: the free squares.
    #[inline]
    pub fn free(&self) -> u32 {
        WHOLE_BOARD & !self.occupied()
    }

    /// For evaluation: the squares whose token lies face down.
    #[inline]
    pub fn face_down(&self) -> u32 {
        self.face_down
    }

    /// For evaluation: the tokens in the hand of `seat`, in the order of [`Animal`].
    #[inline]
    pub fn hand(&self, seat: Seat) -> [u8; 5] {
        self.hands[seat.index()]
    }

    /// For evaluation: where the guardian stands, once it has been placed.
    #[inline]
    pub fn guardian(&self) -> Place {
        self.guardian
    }

    /// For evaluation: the crocodile that may swap, and where the gazelles stand that it has
    /// moved (R7).
    #[inline]
    pub fn swapping(&self) -> Option<(Square, u32)> {
        (self.phase == Phase::CrocodileSwap).then_some((self.crocodile, self.moved))
    }

    /// For evaluation, §5.7: who places once `seat` has moved the guardian: the opponent, or the same seat again while the
    /// opponent's hand is empty (R9).
    #[inline]
    pub fn next_after(&self, seat: Seat) -> Seat {
        let next = opponent(seat);
        if self.has_tokens(next) { next } else { seat }
    }

    /// For evaluation: who holds the inauguration token.
    #[inline]
    pub fn inauguration(&self) -> Option<Seat> {
        self.inauguration
    }
}

/// The other seat.
#[inline]
pub(crate) fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl Game for Zebres {
    type Options = Options;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type View = View;
    type Detail = Detail;
    type Position = Position;
    type Illegal = Illegal;
    const FACTS: Facts = FACTS;

    fn new(setup: &Setup<Options>) -> Result<Zebres, BadSetup> {
        Self::FACTS.check(setup)?;
        setup.options.first_player.check("first_player", setup.seats)?;
        Ok(Zebres::set_up(&setup.options))
    }

    fn seats(&self) -> u8 {
        2
    }

    fn options(&self) -> Options {
        Options { board: self.board, first_player: self.first_player, hidden_gazelle: self.hidden_gazelle }
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::ChooseFirst => Turn::Chance,
            Phase::PlaceGuardian | Phase::PlaceAnimal | Phase::CrocodileSwap | Phase::MoveGuardian => {
                Turn::Seat(self.active)
            }
            Phase::Over => Turn::Over,
        }
    }

    fn phase(&self) -> &'static str {
        self.phase.name()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        rules::legal(self, seat, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(self, seat, *action)
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        rules::perform(self, seat, action, log);
    }

    fn resolve(&mut self, _: &Choices<Action>, _: &mut impl Log<Event>) {
        unreachable!("nothing is chosen together in this game");
    }

    fn draw(&self, luck: &mut impl Luck) -> Draw {
        Draw(Seat(luck.below(2) as u8))
    }

    fn outcomes(&self, out: &mut Vec<(Draw, u32)>) -> bool {
        out.extend([(Draw(Seat(0)), 1), (Draw(Seat(1)), 1)]);
        true
    }

    fn check_draw(&self, _: &Draw) -> Result<(), Illegal> {
        Ok(())
    }

    fn settle(&mut self, draw: &Draw, log: &mut impl Log<Event>) {
        rules::choose_first(self, draw.0, log);
    }

    fn view(&self, _: Viewer) -> View {
        view::of(self)
    }

    fn seen(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn reveals(&self, _: Seat, _: &Action, _: Viewer) -> bool {
        true
    }

    fn reveals_draw(&self, _: &Draw, _: Viewer) -> bool {
        true
    }

    fn imagine(&self, _: Viewer, _: &mut impl Luck) -> Zebres {
        self.clone()
    }

    fn standing(&self) -> Standing<Detail> {
        score::standing(self)
    }

    fn position(&self) -> Position {
        position::of(self)
    }

    fn load(position: Position) -> Result<Zebres, BadPosition> {
        position::load(&position)
    }

    #[inline]
    fn spell(action: &Action, out: &mut String) {
        notation::spell(*action, out);
    }
}
