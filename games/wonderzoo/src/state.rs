//! What is remembered between two decisions, and §5: the order of decisions.

use kernel::{
    BadPosition, BadSetup, Choices, Facts, First, Game, Log, Luck, Seat, SeatSet, Setup, Standing, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Draw, Event, Illegal};
use crate::components::{
    Board, BoardSet, Boards, COLOURS, Colour, MOST_SEATS, Name, Piece, Pieces, Tile, TileSet, Tiles,
    VISITORS_OF_A_COLOUR,
};
use crate::grid::Ground;
use crate::meta::{Difficulty, FACTS, Options, Switches};
use crate::position::Position;
use crate::score::{self, Detail};
use crate::view::{self, View};
use crate::zoo::Zoo;
use crate::{notation, position, rules};

/// A game of Wonderzoo. Nothing is hidden: the bags are known by counting, and their order is nowhere.
///
/// One form per position: `turn` is 0 and `waiting` empty while no seat has a turn, `hand` is the tile picked or just
/// placed in a turn and nothing otherwise, `visitors` and `moves` are 0 except while visitors are placed or moved,
/// `bus_taken` and `passed` are forgotten when a round ends; only at the end of the game all have passed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Wonderzoo {
    pub(crate) zoos: [Zoo; MOST_SEATS],
    /// §3.1: the tiles.
    pub(crate) set: TileSet,
    /// §3.2: the boards.
    pub(crate) boards: BoardSet,
    /// The tiles in the bag.
    pub(crate) bag: Pieces,
    /// The tiles on display.
    pub(crate) display: Pieces,
    /// The visitors in their bag, by colour.
    pub(crate) visitor_bag: [u8; COLOURS],
    /// The visitors drawn and not yet placed, by colour.
    pub(crate) visitors: [u8; COLOURS],
    /// The tile to be placed, or the one just placed whose icon acts.
    pub(crate) hand: Option<Piece>,
    /// How many moves of visitors are left.
    pub(crate) moves: u8,
    /// From 1; 0 before the first display.
    pub(crate) round: u8,
    /// Who has the bus; seat 0 before chance said.
    pub(crate) bus: Seat,
    /// Whether an icon took the bus in this round.
    pub(crate) bus_taken: bool,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// R24: who has a turn after that in this round. Turns go clockwise.
    pub(crate) waiting: SeatSet,
    /// R8: for whom the game is over.
    pub(crate) out: SeatSet,
    /// §7: who passed in this round.
    pub(crate) passed: SeatSet,
    pub(crate) phase: Phase,
    pub(crate) seats: u8,
    pub(crate) switches: Switches,
}

/// §5: what is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// §4: chance gives the bus to somebody.
    Bus,
    /// §4: a player places the entrance.
    Entrance,
    /// §5: chance fills the display.
    Refill,
    /// §5: a player takes a tile.
    Pick,
    /// §5: and places it.
    Place,
    /// §5: and uses its icon or not.
    Icon,
    /// §5: chance draws visitors.
    Draw,
    /// §5: a drawn visitor is placed.
    Visitor,
    /// §5: visitors are moved.
    Move,
    /// §5: an enclosure is relocated, or two are exchanged.
    Swap,
    /// §5: the end.
    Over,
}

impl Phase {
    /// The word in positions and in the Fluent files.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Bus => "bus",
            Phase::Entrance => "entrance",
            Phase::Refill => "refill",
            Phase::Pick => "pick",
            Phase::Place => "place",
            Phase::Icon => "icon",
            Phase::Draw => "draw",
            Phase::Visitor => "visitor",
            Phase::Move => "move",
            Phase::Swap => "swap",
            Phase::Over => "over",
        }
    }

    /// Whether some seat has its turn.
    pub(crate) fn is_turn(self) -> bool {
        !matches!(self, Phase::Bus | Phase::Refill | Phase::Over)
    }
}

impl Wonderzoo {
    /// §4: everything but what chance and the players have to say.
    fn set_up(setup: &Setup<Options>) -> Wonderzoo {
        let set = setup.options.tiles.0;
        let mut game = Wonderzoo {
            zoos: [Zoo::default(); MOST_SEATS],
            set,
            boards: setup.options.boards.0,
            bag: Pieces::first(set.count()),
            display: Pieces::default(),
            visitor_bag: [VISITORS_OF_A_COLOUR; COLOURS],
            visitors: [0; COLOURS],
            hand: None,
            moves: 0,
            round: 0,
            bus: Seat(0),
            bus_taken: false,
            turn: Seat(0),
            waiting: SeatSet::NONE,
            out: SeatSet::NONE,
            passed: SeatSet::NONE,
            phase: Phase::Bus,
            seats: setup.seats,
            switches: setup.options.switches(),
        };
        if let First::Given(seat) = setup.options.first_bus {
            rules::give_first_bus(&mut game, seat);
        }
        game
    }

    /// The seats for which the game is not over.
    #[inline]
    pub(crate) fn still_in(&self) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| !self.out.contains(seat)).collect()
    }

    /// A tile in hand, in a phase that has one.
    #[inline]
    pub(crate) fn held(&self) -> Piece {
        self.hand.expect("a tile is in hand")
    }
}

/// What evaluation and search need of a position.
impl Wonderzoo {
    /// What is to be decided.
    #[inline]
    pub fn decision(&self) -> Phase {
        self.phase
    }

    /// The switches in force.
    #[inline]
    pub fn switches(&self) -> Switches {
        self.switches
    }

    /// The zoo of a seat.
    #[inline]
    pub fn zoo(&self, seat: Seat) -> &Zoo {
        &self.zoos[seat.index()]
    }

    /// The board of a seat.
    #[inline]
    pub fn board(&self, seat: Seat) -> Board {
        self.boards.board(match self.switches.difficulty {
            Difficulty::Easy => 0,
            // R22: each seat has the hard board with its number.
            Difficulty::Hard => 1 + seat.index(),
        })
    }

    /// §2.1: where tiles may lie on the board of a seat.
    #[inline]
    pub fn ground(&self, seat: Seat) -> Ground {
        self.zoo(seat).ground(self.board(seat).free)
    }

    /// R6: the empty path cells of a seat where a visitor may stand.
    #[inline]
    pub fn room(&self, seat: Seat) -> u64 {
        self.room_of(self.zoo(seat))
    }

    /// The same for a zoo as it may become.
    #[inline]
    pub fn room_of(&self, zoo: &Zoo) -> u64 {
        let paths = zoo.cells_of(crate::Kind::Path) & !zoo.standing();
        match (self.switches.entrance_visitors, zoo.entrance()) {
            (false, Some(entrance)) => paths & !entrance.covers(self.set.entrance()),
            (true, _) | (false, None) => paths,
        }
    }

    /// The zoo of a seat after a decision of that seat, which must be legal.
    #[inline]
    pub fn zoo_after(&self, seat: Seat, action: Action) -> Zoo {
        let mut zoo = *self.zoo(seat);
        zoo.apply(&self.set, self.hand, action);
        zoo
    }

    /// §6: the points of a seat as if the game ended now.
    #[inline]
    pub fn points(&self, seat: Seat) -> i32 {
        score::points(self, self.zoo(seat))
    }

    /// §6: the points of a zoo as it may become.
    #[inline]
    pub fn points_of(&self, zoo: &Zoo) -> i32 {
        score::points(self, zoo)
    }

    /// The number of pairs of a cell with room for a visitor and a cell of an enclosure beside it.
    #[inline]
    pub fn open_sides(&self, zoo: &Zoo) -> i32 {
        score::open_sides(self, zoo)
    }

    /// The tiles of the match.
    #[inline]
    pub fn set(&self) -> &TileSet {
        &self.set
    }

    /// What is printed on a tile of the match, if there is one of this name.
    #[inline]
    pub fn tile(&self, name: Name) -> Option<Tile> {
        self.set.find(name).map(|piece| self.set.tile(piece))
    }

    /// The tiles on display, in the order of names.
    #[inline]
    pub fn display(&self) -> impl Iterator<Item = Piece> + Clone {
        self.display.iter()
    }

    /// The tiles in the bag, in the order of names.
    #[inline]
    pub fn bag(&self) -> impl Iterator<Item = Piece> + Clone {
        self.bag.iter()
    }

    /// The tile to be placed, or the one just placed whose icon acts.
    #[inline]
    pub fn hand(&self) -> Option<Piece> {
        self.hand
    }

    /// How many visitors of a colour are in their bag.
    #[inline]
    pub fn visitors_in_bag(&self, colour: Colour) -> u8 {
        self.visitor_bag[colour as usize]
    }

    /// How many visitors of a colour are to be placed.
    #[inline]
    pub fn visitors_in_hand(&self, colour: Colour) -> u8 {
        self.visitors[colour as usize]
    }

    /// How many moves of visitors are left.
    #[inline]
    pub fn moves_left(&self) -> u8 {
        self.moves
    }

    /// Who has the bus, once that is known.
    #[inline]
    pub fn bus(&self) -> Option<Seat> {
        (self.phase != Phase::Bus).then_some(self.bus)
    }

    /// Whether an icon took the bus in this round.
    #[inline]
    pub fn bus_taken(&self) -> bool {
        self.bus_taken
    }

    /// R24: who has a turn after this one in this round, in order.
    pub fn waiting(&self) -> impl Iterator<Item = Seat> + use<> {
        let waiting = self.waiting;
        rules::clockwise(self.turn, self.seats).filter(move |&seat| waiting.contains(seat))
    }

    /// R8: whether the game is over for a seat.
    #[inline]
    pub fn is_out(&self, seat: Seat) -> bool {
        self.out.contains(seat)
    }

    /// The round, from 1; 0 before the first display.
    #[inline]
    pub fn round(&self) -> u8 {
        self.round
    }
}

impl Game for Wonderzoo {
    type Options = Options;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type View = View;
    type Detail = Detail;
    type Position = Position;
    type Illegal = Illegal;
    const FACTS: Facts = FACTS;

    fn new(setup: &Setup<Options>) -> Result<Wonderzoo, BadSetup> {
        Self::FACTS.check(setup)?;
        setup.options.check(setup.seats)?;
        Ok(Wonderzoo::set_up(setup))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// Who had the bus first is not remembered: who has it now would begin such a game.
    fn options(&self) -> Options {
        let first_bus = self.bus().map_or(First::Random, First::Given);
        self.switches.with(first_bus, Tiles(self.set), Boards(self.boards))
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Bus | Phase::Refill | Phase::Draw => Turn::Chance,
            Phase::Entrance | Phase::Pick | Phase::Place | Phase::Icon | Phase::Visitor | Phase::Move | Phase::Swap => {
                Turn::Seat(self.turn)
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
        unreachable!("nobody decides at the same time as others")
    }

    #[inline]
    fn draw(&self, luck: &mut impl Luck) -> Draw {
        rules::draw(self, luck)
    }

    fn outcomes(&self, out: &mut Vec<(Draw, u32)>) -> bool {
        rules::outcomes(self, out)
    }

    fn check_draw(&self, draw: &Draw) -> Result<(), Illegal> {
        rules::check_draw(self, draw)
    }

    #[inline]
    fn settle(&mut self, draw: &Draw, log: &mut impl Log<Event>) {
        rules::settle(self, draw, log);
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

    fn imagine(&self, _: Viewer, _: &mut impl Luck) -> Wonderzoo {
        self.clone()
    }

    fn standing(&self) -> Standing<Detail> {
        score::standing(self)
    }

    fn position(&self) -> Position {
        position::of(self)
    }

    fn load(position: Position) -> Result<Wonderzoo, BadPosition> {
        position::load(&position)
    }

    #[inline]
    fn spell(action: &Action, out: &mut String) {
        notation::spell(*action, out);
    }
}
