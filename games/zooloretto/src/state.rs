//! What is remembered between two decisions, and §4: the order of decisions.

use kernel::{BadPosition, BadSetup, Choices, Facts, First, Game, Log, Luck, Seat, Setup, Standing, Turn, Viewer};
use serde::{Deserialize, Serialize};
use trucks::{Money, Removed, Round, Truck, Trucks};

use crate::action::{Action, Draw, Event, Illegal};
use crate::components::{Colour, Expansions, Jungle, Species, Tile};
use crate::land::Land;
use crate::meta::{FACTS, Options};
use crate::position::Position;
use crate::score::{self, Detail};
use crate::stack::{Stack, count_species, full_stack};
use crate::view::{self, View};
use crate::zoo::Zoo;
use crate::{notation, position, rules};

/// A game of Zooloretto. Nothing is hidden but the order of the tiles, and that is no part of it (§3).
///
/// One form per position: `drawn`, `colour`, `round` and `idle_turns` hold their default in the phases that have no use for
/// them, nobody has passed or taken a truck when the game is over, no coin is on a truck that is being unloaded, and the zoos
/// and purses of seats that do not play are empty.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Zooloretto {
    /// The seats' zoos, and the babies not born yet.
    pub(crate) land: Land,
    pub(crate) money: Money,
    pub(crate) stack: Stack,
    pub(crate) trucks: Trucks<Tile>,
    /// §4: whose turn it is, also while chance decides for that seat; who decides; who has passed.
    pub(crate) round: Round,
    /// R46: turns in a row without a draw or a truck. Both end the count, so that only a choice of turn and the visitors
    /// that a money action calls have one.
    pub(crate) idle_turns: u8,
    pub(crate) phase: Phase,
    /// The tile that was drawn and not yet loaded.
    pub(crate) drawn: Option<Tile>,
    /// The species left out, or that chance has still to say.
    pub(crate) removed: Removed<Species>,
    /// The same of the jungle species. Without Exotic it has no meaning.
    pub(crate) jungle_removed: Removed<Jungle>,
    /// §7.3: the colour of the visitors that are to advance or to retreat; none while the owner of a jungle animal may
    /// choose.
    pub(crate) colour: Option<Colour>,
    /// Who was to begin. It has no meaning after that.
    pub(crate) first: First,
}

/// §4: what is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// R27: chance says which species are left out.
    ChooseRemoved,
    /// R27: chance says which jungle species are left out.
    ChooseJungle,
    /// §2.3: chance says who begins.
    ChooseFirst,
    /// A, B or C.
    Turn,
    /// A: chance turns a tile over.
    Reveal,
    /// A: the tile goes on a truck.
    Load,
    /// B: the tiles of the truck find their places.
    Unload,
    /// §7.3: a stall or a jungle animal calls a visitor, and its owner says which.
    Advance,
    /// §7.3: a jungle animal of somebody else sends a visitor back, and the owner says which.
    Retreat,
    /// §6.
    Over,
}

impl Phase {
    /// The word in positions and in the Fluent files.
    pub fn name(self) -> &'static str {
        match self {
            Phase::ChooseRemoved => "choose_removed",
            Phase::ChooseJungle => "choose_jungle",
            Phase::ChooseFirst => "choose_first",
            Phase::Turn => "turn",
            Phase::Reveal => "reveal",
            Phase::Load => "load",
            Phase::Unload => "unload",
            Phase::Advance => "advance",
            Phase::Retreat => "retreat",
            Phase::Over => "over",
        }
    }
}

impl Zooloretto {
    /// §2.3: everything but what chance has to say.
    fn set_up(setup: &Setup<Options>) -> Zooloretto {
        let seats = setup.seats;
        let land = Land::new(seats, setup.options.expansions(), setup.options.donations);
        let kit = land.kit();
        let mut game = Zooloretto {
            land,
            money: Money::new(kit.coins, kit.first_coins, seats),
            stack: full_stack(kit),
            trucks: Trucks::new(seats),
            round: Round::new(seats),
            idle_turns: 0,
            phase: Phase::ChooseRemoved,
            drawn: None,
            removed: setup.options.removed,
            jungle_removed: setup.options.jungle_removed,
            colour: None,
            first: setup.options.first,
        };
        rules::choose_removed(&mut game);
        game
    }

    /// The zoo of a seat.
    #[inline]
    pub fn zoo(&self, seat: Seat) -> &Zoo {
        self.land.zoo(seat)
    }

    /// The money of a seat.
    #[inline]
    pub fn coins(&self, seat: Seat) -> u8 {
        self.money.purse(seat)
    }

    /// §4: whether a seat is done with this round.
    #[inline]
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.round.is_out(seat)
    }

    /// §2.1: whether a species is in the game.
    #[inline]
    pub(crate) fn is_in_play(&self, species: Species) -> bool {
        !self.removed.contains(species)
    }

    /// What is played with besides the base game.
    #[inline]
    pub fn expansions(&self) -> Expansions {
        self.land.expansions()
    }

    /// §5: the extensions of a seat that are still closed.
    #[inline]
    pub fn closed_extensions(&self, seat: Seat) -> u8 {
        self.land.closed_extensions(seat)
    }
}

/// What evaluation needs of a position.
impl Zooloretto {
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

    /// How many tiles like this one nobody has seen.
    #[inline]
    pub fn unseen(&self, tile: Tile) -> u8 {
        self.stack.count(tile)
    }

    /// How many tiles of a species nobody has seen.
    #[inline]
    pub fn unseen_of(&self, species: Species) -> u8 {
        count_species(&self.stack, species)
    }

    /// How many tiles nobody has seen.
    #[inline]
    pub fn all_unseen(&self) -> u8 {
        self.stack.len()
    }

    /// §6: how many tiles may be drawn before one more makes the round the last.
    #[inline]
    pub fn before_the_disc(&self) -> u8 {
        self.stack.before_the_disc()
    }

    /// The babies of a species not born yet.
    #[inline]
    pub fn unborn(&self, species: Species) -> u8 {
        self.land.unborn[species as usize]
    }

    /// §7.2: the donation tokens that are left, the top one first.
    pub fn donations_left(&self) -> impl Iterator<Item = u8> {
        self.land.donations()
    }

    /// §7.3: the colours of visitors that are played with.
    #[inline]
    pub fn colours(&self) -> impl Iterator<Item = Colour> + use<> {
        self.land.colours()
    }

    /// §7.3: how many visitors of a colour are in no zoo.
    #[inline]
    pub fn reserve(&self, colour: Colour) -> u8 {
        self.land.reserve[colour as usize]
    }

    /// §7.3: whether nobody has taken the bonus token of a colour yet.
    #[inline]
    pub fn has_token(&self, colour: Colour) -> bool {
        self.land.has_token(colour)
    }

    /// §7.3: the colour of the visitors that are to advance or to retreat, unless the seat that decides may choose it.
    #[inline]
    pub fn called(&self) -> Option<Colour> {
        self.colour
    }

    /// §4: whose turn it is, also while another seat decides.
    #[inline]
    pub fn active(&self) -> Seat {
        self.round.turn()
    }

    /// The trucks that nobody has taken.
    #[inline]
    pub fn in_the_middle(&self) -> impl Iterator<Item = Truck> {
        self.trucks.all().filter(|&truck| !self.trucks.is_taken(truck))
    }

    /// What is on a truck, in order.
    #[inline]
    pub fn on_truck(&self, truck: Truck) -> impl Iterator<Item = Tile> {
        self.trucks.tiles(truck)
    }

    /// The free slots of a truck.
    #[inline]
    pub fn free_slots(&self, truck: Truck) -> u8 {
        self.trucks.free_slots(truck)
    }

    /// §4: whether a round begins: nobody has drawn or taken anything yet.
    #[inline]
    pub fn is_start_of_round(&self) -> bool {
        self.phase == Phase::Turn && self.round.is_nobody_out() && self.trucks.ready().next().is_none()
    }
}

impl Game for Zooloretto {
    type Options = Options;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type View = View;
    type Detail = Detail;
    type Position = Position;
    type Illegal = Illegal;
    const FACTS: Facts = FACTS;

    fn new(setup: &Setup<Options>) -> Result<Zooloretto, BadSetup> {
        Self::FACTS.check(setup)?;
        setup.options.check(setup.seats)?;
        Ok(Zooloretto::set_up(setup))
    }

    fn seats(&self) -> u8 {
        self.round.seats()
    }

    fn options(&self) -> Options {
        let Expansions { xxl, exotic } = self.expansions();
        Options {
            removed: self.removed,
            first: self.first,
            xxl,
            exotic,
            jungle_removed: self.jungle_removed,
            donations: self.land.all_donations(),
        }
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::ChooseRemoved | Phase::ChooseJungle | Phase::ChooseFirst | Phase::Reveal => Turn::Chance,
            Phase::Turn | Phase::Load | Phase::Unload | Phase::Advance | Phase::Retreat => {
                Turn::Seat(self.round.decides())
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
        unreachable!("nobody chooses together");
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

    /// §3: the state holds nothing that somebody does not know.
    fn imagine(&self, _: Viewer, _: &mut impl Luck) -> Zooloretto {
        self.clone()
    }

    fn standing(&self) -> Standing<Detail> {
        score::standing(self)
    }

    fn position(&self) -> Position {
        position::of(self)
    }

    fn load(position: Position) -> Result<Zooloretto, BadPosition> {
        position::load(&position)
    }

    #[inline]
    fn spell(action: &Action, out: &mut String) {
        notation::spell(*action, out);
    }
}
