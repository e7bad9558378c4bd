//! What is remembered between two decisions, and §5: the order of decisions.

use kernel::{BadPosition, BadSetup, Choices, Facts, Game, Log, Luck, Seat, SeatSet, Setup, Standing, Turn, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Draw, Event, Illegal};
use crate::components::{FAMILIES, FIRST_COINS, MOST_SEATS, Number, Numbers, TILES, Tile, TileSet, Tiles};
use crate::ground::Openings;
use crate::meta::{FACTS, Options, Switches};
use crate::position::Position;
use crate::rules::Award;
use crate::score::{self, Detail};
use crate::survey::{self, Survey};
use crate::view::{self, View};
use crate::zoo::{AllPlaced, Entry, Placed, Placement, Site, Tally, Zoo};
use crate::{ground, notation, position, rules, zoo};

/// A game of O Zoo le Mio. Bids are in it only once they are open; the order of the stack is nowhere. Coins are hidden
/// from other seats, though everybody can work them out (R19).
///
/// One form per position: `winner` and `bids` hold their default unless a tile is being placed, `row` is empty before a
/// year and after the last, flags stand in seat order until they are drawn, and the zoos of seats that do not play have
/// no coins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mio {
    /// §3: the tiles.
    pub(crate) set: TileSet,
    /// §2: where they lie.
    pub(crate) placed: AllPlaced,
    pub(crate) zoos: [Zoo; MOST_SEATS],
    /// The tiles nobody has seen.
    pub(crate) stack: Numbers,
    /// §5: the tiles of the year.
    pub(crate) row: Row,
    /// What each seat bid for the tile that is being placed.
    pub(crate) bids: [u16; MOST_SEATS],
    /// §4: whose flags hang on the pole, from the top.
    pub(crate) flags: [Seat; MOST_SEATS],
    /// Who places the tile.
    pub(crate) winner: Seat,
    pub(crate) phase: Phase,
    /// From 1.
    pub(crate) year: u8,
    pub(crate) seats: u8,
    pub(crate) switches: Switches,
}

/// §5: what is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// §4: chance shuffles the flags.
    Flags,
    /// §5: chance turns up tiles.
    Reveal,
    /// §5: all bid.
    Bid,
    /// §5: the winner places the tile.
    Place,
    /// §5.3.
    Over,
}

impl Phase {
    /// The word in positions and in the Fluent files.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Flags => "flags",
            Phase::Reveal => "reveal",
            Phase::Bid => "bid",
            Phase::Place => "place",
            Phase::Over => "over",
        }
    }
}

/// §5: the tiles turned up in a year, in the order of revealing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Row {
    /// Their numbers; 0 past the end.
    tiles: [u8; TILES],
    len: u8,
    /// How many of them have been auctioned.
    sold: u8,
}

impl Row {
    #[inline]
    pub(crate) fn push(&mut self, tile: Number) {
        self.tiles[usize::from(self.len)] = tile.get();
        self.len += 1;
    }

    /// All of them.
    #[inline]
    pub(crate) fn tiles(&self) -> impl Iterator<Item = Number> {
        self.tiles.into_iter().take(self.len.into()).filter_map(Number::new)
    }

    /// R4: the one to be auctioned or placed: the first revealed that has not been.
    #[inline]
    pub(crate) fn next(&self) -> Option<Number> {
        Number::new(*self.tiles.get(usize::from(self.sold))?)
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.len.into()
    }

    #[inline]
    pub(crate) fn sold(&self) -> usize {
        self.sold.into()
    }

    /// The next one has been auctioned.
    #[inline]
    pub(crate) fn sell(&mut self) {
        self.sold += 1;
    }
}

impl Mio {
    /// §4: everything but what chance has to say.
    fn set_up(setup: &Setup<Options>) -> Mio {
        let set = setup.options.tiles.0;
        let mut game = Mio {
            set,
            placed: [Placed::default(); TILES],
            zoos: [Zoo::new(&set, 0); MOST_SEATS],
            stack: Numbers::ALL,
            row: Row::default(),
            bids: [0; MOST_SEATS],
            flags: [Seat(0), Seat(1), Seat(2), Seat(3)],
            winner: Seat(0),
            phase: Phase::Flags,
            year: 1,
            seats: setup.seats,
            switches: setup.options.switches(),
        };
        game.zoos[..usize::from(setup.seats)].iter_mut().for_each(|zoo| zoo.coins = FIRST_COINS);
        game
    }

    /// A zoo, and what it takes to look at it.
    #[inline]
    pub(crate) fn site(&self, seat: Seat) -> Site<'_> {
        Site { set: &self.set, placed: &self.placed, zoo: &self.zoos[seat.index()] }
    }

    /// §5: how many auctions are over. Each takes a tile out of stack and row, whether it can be placed or not.
    #[inline]
    pub(crate) fn auctions(&self) -> u8 {
        (TILES - self.stack.len() - (self.row.len() - self.row.sold())) as u8
    }

    /// §4: the seats by their flags, the highest first.
    #[inline]
    pub(crate) fn flags(&self) -> &[Seat] {
        &self.flags[..usize::from(self.seats)]
    }
}

/// What a zoo has to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Built {
    /// The best enclosure of each family, then the bushes.
    pub entries: [Entry; FAMILIES + 1],
    /// Its benches.
    pub benches: u8,
    /// Where its paths could go on.
    pub openings: Openings,
}

/// What evaluation and search need of a position.
impl Mio {
    /// What is to be decided.
    #[inline]
    pub fn decision(&self) -> Phase {
        self.phase
    }

    /// The year, from 1.
    #[inline]
    pub fn year(&self) -> u8 {
        self.year
    }

    /// The switches in force.
    #[inline]
    pub fn switches(&self) -> Switches {
        self.switches
    }

    /// The coins of a seat. Everybody can work them out (R19).
    #[inline]
    pub fn coins(&self, seat: Seat) -> u16 {
        self.zoos[seat.index()].coins
    }

    /// The tile that is auctioned or placed now.
    #[inline]
    pub fn on_offer(&self) -> Option<Number> {
        matches!(self.phase, Phase::Bid | Phase::Place).then(|| self.row.next()).flatten()
    }

    /// The tiles of the year that have not been auctioned, the next one first.
    pub fn to_come(&self) -> impl Iterator<Item = Number> {
        self.row.tiles().skip(self.row.sold())
    }

    /// What is printed on a tile.
    #[inline]
    pub fn tile(&self, number: Number) -> &Tile {
        self.set.tile(number)
    }

    /// The best enclosure of each family of a seat, then its bushes.
    #[inline]
    pub fn entries(&self, seat: Seat) -> &[Entry] {
        &self.zoos[seat.index()].entries
    }

    /// The benches of a seat.
    #[inline]
    pub fn benches(&self, seat: Seat) -> u8 {
        self.zoos[seat.index()].benches
    }

    /// How many tiles are in the zoo of a seat.
    #[inline]
    pub fn tiles_of(&self, seat: Seat) -> usize {
        self.zoos[seat.index()].tiles.len()
    }

    /// The flags from the top.
    #[inline]
    pub fn flag_order(&self) -> &[Seat] {
        self.flags()
    }

    /// What would count now, if the year ended, seat by seat.
    pub fn tallies(&self) -> kernel::BySeat<Tally> {
        score::tallies(self)
    }

    /// How much of the year's row has been auctioned, and how long it is.
    #[inline]
    pub fn sold(&self) -> (usize, usize) {
        (self.row.sold(), self.row.len())
    }

    /// Who would have the tile after these bids.
    #[inline]
    pub fn award(&self, bids: &[u16; MOST_SEATS]) -> Award {
        rules::award(self, bids)
    }

    /// A zoo as it is.
    #[inline]
    pub fn built(&self, seat: Seat) -> Built {
        let Zoo { entries, benches, .. } = self.zoos[seat.index()];
        Built { entries, benches, openings: ground::openings(self.site(seat)) }
    }

    /// A zoo with a tile where `placements` allow it.
    #[inline]
    pub fn built_with(&self, seat: Seat, number: Number, at: Placement) -> Built {
        let (mut placed, mut zoo) = (self.placed, self.zoos[seat.index()]);
        let regions = zoo::lay(&self.set, &mut placed, &mut zoo, number, at, self.auctions() + 1);
        let benches = zoo.benches + rules::benches_for(self, regions);
        let openings = ground::openings(Site { set: &self.set, placed: &placed, zoo: &zoo });
        Built { entries: zoo.entries, benches, openings }
    }

    /// Calls `look` with the zoo of a seat, to weigh many places for a tile.
    #[inline]
    pub fn survey<R>(&self, seat: Seat, number: Number, look: impl FnOnce(&mut Survey<'_>) -> R) -> R {
        survey::survey(self, seat, number, look)
    }

    /// Calls `each` with every legal placement of a tile in the zoo of a seat, until it answers `false`.
    #[inline]
    pub fn placements(&self, seat: Seat, number: Number, each: impl FnMut(Placement) -> bool) {
        ground::placements(self.site(seat), self.set.tile(number), each);
    }
}

impl Game for Mio {
    type Options = Options;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type View = View;
    type Detail = Detail;
    type Position = Position;
    type Illegal = Illegal;
    const FACTS: Facts = FACTS;

    fn new(setup: &Setup<Options>) -> Result<Mio, BadSetup> {
        Self::FACTS.check(setup)?;
        setup.options.check(setup.seats)?;
        Ok(Mio::set_up(setup))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Options {
        self.switches.with(Tiles(self.set))
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Flags | Phase::Reveal => Turn::Chance,
            // R3: all of them, in every auction.
            Phase::Bid => Turn::Together(SeatSet::first(self.seats)),
            Phase::Place => Turn::Seat(self.winner),
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

    #[inline]
    fn resolve(&mut self, choices: &Choices<Action>, log: &mut impl Log<Event>) {
        rules::resolve(self, choices, log);
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

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    /// R19: what happens is public. Bids are told when all are in.
    fn seen(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    /// The match keeps a bid sealed until all are in; from then on everybody may read it.
    fn reveals(&self, _: Seat, _: &Action, _: Viewer) -> bool {
        true
    }

    fn reveals_draw(&self, _: &Draw, _: Viewer) -> bool {
        true
    }

    /// R19: everybody can work out the coins, and the state holds nothing else that somebody does not know.
    fn imagine(&self, _: Viewer, _: &mut impl Luck) -> Mio {
        self.clone()
    }

    fn standing(&self) -> Standing<Detail> {
        score::standing(self)
    }

    fn position(&self) -> Position {
        position::of(self)
    }

    fn load(position: Position) -> Result<Mio, BadPosition> {
        position::load(&position)
    }

    #[inline]
    fn spell(action: &Action, out: &mut String) {
        notation::spell(*action, out);
    }
}
