//! What is remembered between two decisions, and §5: the order of decisions.

use kernel::{BadPosition, BadSetup, Choices, Facts, First, Game, Log, Luck, Seat, Setup, Standing, Turn, Viewer};
use serde::{Deserialize, Serialize};
use trucks::{Money, Removed, Round, Truck, Trucks};

use crate::action::{Action, Draw, Event, Illegal};
use crate::components::{Species, Tile};
use crate::geometry::Size;
use crate::meta::{FACTS, Options};
use crate::position::Position;
use crate::score::{self, Detail};
use crate::stack::{Stack, count_species, full_stack};
use crate::view::{self, View};
use crate::water::Water;
use crate::zoo::Zoo;
use crate::{notation, position, rules};

/// A game of Aquaretto. Nothing is hidden but the order of the tiles, and that is no part of it (§5).
///
/// One form per position: `drawn`, `round` and what is pending hold their default in the phases that have no use for them, nobody
/// is out or has a truck when the game is over, no coin or food is on a truck that is being unloaded, and the zoos and purses
/// of seats that do not play are empty.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Aquaretto {
    /// The seats' zoos and depots, the offspring not born yet, and what is to be placed.
    pub(crate) water: Water,
    pub(crate) money: Money,
    pub(crate) stack: Stack,
    pub(crate) trucks: Trucks<Tile>,
    /// §5: whose turn it is, also while chance decides for that seat; who is out.
    pub(crate) round: Round,
    pub(crate) phase: Phase,
    /// The tile that was drawn and not yet loaded.
    pub(crate) drawn: Option<Tile>,
    /// The species left out, or that chance has still to say.
    pub(crate) removed: Removed<Species>,
    /// Who was to begin. It has no meaning after that.
    pub(crate) first: First,
}

/// §5: what is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// R8: chance says which species are left out.
    ChooseRemoved,
    /// §4: chance says who begins.
    ChooseFirst,
    /// A, B or C.
    Turn,
    /// A: chance turns a tile over.
    Reveal,
    /// A: the tile goes on a truck.
    Load,
    /// B: the tiles of the truck find their places.
    Unload,
    /// §6.4, §6.5: an offspring and a coworker find their places.
    Settle,
    /// §8.
    Over,
}

impl Phase {
    /// The word in positions and in the Fluent files.
    pub fn name(self) -> &'static str {
        match self {
            Phase::ChooseRemoved => "choose_removed",
            Phase::ChooseFirst => "choose_first",
            Phase::Turn => "turn",
            Phase::Reveal => "reveal",
            Phase::Load => "load",
            Phase::Unload => "unload",
            Phase::Settle => "settle",
            Phase::Over => "over",
        }
    }
}

impl Aquaretto {
    /// §4: everything but what chance has to say.
    fn set_up(setup: &Setup<Options>) -> Aquaretto {
        let seats = setup.seats;
        let water = Water::new(seats, setup.options.xxl);
        let kit = water.kit();
        let mut game = Aquaretto {
            money: Money::new(kit.coins, kit.first_coins, seats),
            stack: full_stack(kit),
            water,
            trucks: Trucks::new(seats),
            round: Round::new(seats),
            phase: Phase::ChooseRemoved,
            drawn: None,
            removed: setup.options.removed,
            first: setup.options.first,
        };
        rules::choose_removed(&mut game);
        game
    }

    /// The zoo of a seat.
    #[inline]
    pub fn zoo(&self, seat: Seat) -> &Zoo {
        self.water.zoo(seat)
    }

    /// The money of a seat.
    #[inline]
    pub fn coins(&self, seat: Seat) -> u8 {
        self.money.purse(seat)
    }

    /// The tiles of a seat's depot, the lowest first.
    pub fn depot(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Tile> {
        self.water.depots.tiles(seat)
    }

    /// §5: whether a seat is done with this round.
    #[inline]
    pub fn is_out(&self, seat: Seat) -> bool {
        self.round.is_out(seat)
    }

    /// §4: whether a species is in the game.
    #[inline]
    pub(crate) fn is_in_play(&self, species: Species) -> bool {
        !self.removed.contains(species)
    }
}

/// What evaluation needs of a position.
impl Aquaretto {
    /// What is to be decided.
    #[inline]
    pub fn decision(&self) -> Phase {
        self.phase
    }

    /// The tile that was drawn and is to be loaded.
    #[inline]
    pub fn drawn(&self) -> Option<Tile> {
        self.drawn
    }

    /// How many tiles of a species nobody has seen.
    #[inline]
    pub fn unseen_of(&self, species: Species) -> u8 {
        count_species(&self.stack, species)
    }

    /// §8: how many tiles may be drawn before one more makes the round the last.
    #[inline]
    pub fn before_the_reserve(&self) -> u8 {
        self.stack.before_the_disc()
    }

    /// The offspring of a species not born yet.
    #[inline]
    pub fn unborn(&self, species: Species) -> u8 {
        self.water.unborn[species as usize]
    }

    /// §3.1: how many expansions of a size a seat can still buy.
    #[inline]
    pub fn boards_left(&self, seat: Seat, size: Size) -> u8 {
        self.water.boards_left(seat, size)
    }

    /// §5: whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.round.turn()
    }

    /// What is on a truck, in order.
    #[inline]
    pub fn on_truck(&self, truck: Truck) -> impl Iterator<Item = Tile> {
        self.trucks.tiles(truck)
    }
}

impl Game for Aquaretto {
    type Options = Options;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type View = View;
    type Detail = Detail;
    type Position = Position;
    type Illegal = Illegal;
    const FACTS: Facts = FACTS;

    fn new(setup: &Setup<Options>) -> Result<Aquaretto, BadSetup> {
        Self::FACTS.check(setup)?;
        setup.options.check(setup.seats)?;
        Ok(Aquaretto::set_up(setup))
    }

    fn seats(&self) -> u8 {
        self.round.seats()
    }

    fn options(&self) -> Options {
        Options { removed: self.removed, first: self.first, xxl: self.water.xxl() }
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::ChooseRemoved | Phase::ChooseFirst | Phase::Reveal => Turn::Chance,
            Phase::Turn | Phase::Load | Phase::Unload | Phase::Settle => Turn::Seat(self.round.turn()),
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
        unreachable!("nobody chooses together")
    }

    #[inline]
    fn draw(&self, luck: &mut impl Luck) -> Draw {
        rules::draw(self, luck)
    }

    fn outcomes(&self, out: &mut Vec<(Draw, u32)>) -> bool {
        rules::outcomes(self, out);
        true
    }

    fn check_draw(&self, draw: &Draw) -> Result<(), Illegal> {
        rules::check_draw(self, *draw)
    }

    #[inline]
    fn settle(&mut self, draw: &Draw, log: &mut impl Log<Event>) {
        rules::settle(self, *draw, log);
    }

    /// R35: money, too, is open.
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

    /// §5: the state holds nothing that somebody does not know.
    fn imagine(&self, _: Viewer, _: &mut impl Luck) -> Aquaretto {
        self.clone()
    }

    fn standing(&self) -> Standing<Detail> {
        score::standing(self)
    }

    fn position(&self) -> Position {
        position::of(self)
    }

    fn load(position: Position) -> Result<Aquaretto, BadPosition> {
        position::load(&position)
    }

    #[inline]
    fn spell(action: &Action, out: &mut String) {
        notation::spell(*action, out);
    }
}
