//! Auction: hidden purses, sealed bids, ties bid again. A game for tests.
//!
//! §1 Three or four seats. Chance gives each a purse of 5 to 12 coins, which only its owner sees.
//!    Seven tiles are in a bag: 2, 2, 3, 3, 5, 5, 8. Seat 0 has the flag.
//! §2 As often as agreed (`lots`), chance takes a tile from the bag: the lot on sale.
//! §3 All seats bid at once and in secret, from nothing to all they have. The highest bid takes the lot and is paid.
//!    When all bid nothing, the lot is gone.
//! §4 Seats tied for the highest bid bid again, at once and in secret, not less than before. If they tie again, the
//!    first of them takes it, beginning with the flag. The flag goes to the seat after the winner's.
//! §5 With `reveal` = `all` every bid is shown when all are in; with `winner` only the winner's and those that tie.
//! §6 After the last lot all purses are opened. Score: the values won and the coins left.

mod notation;
mod position;
mod rules;
mod twins;
mod view;

use kernel::{
    Allowed, BadPosition, BadSetup, BySeat, Choices, Facts, Game, Log, Luck, OptionFact, OptionValue, Seat, SeatSet,
    Setup, Standing, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

pub use notation::{Action, Draw};
pub use position::Position;
pub use rules::Illegal;
pub use twins::other_purses;
pub use view::{Event, View};

/// §1: the most seats.
pub const SEATS: usize = 4;
/// §1: the fewest and the most coins in a purse.
pub const PURSE: (u8, u8) = (5, 12);
/// §1: the values of the tiles.
pub const VALUES: [u8; 4] = [2, 3, 5, 8];
/// §1: how many tiles have each value.
pub const TILES: [u8; 4] = [2, 2, 2, 1];

/// A game of Auction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Auction {
    pub seats: u8,
    pub reveal: Reveal,
    /// §2: the lots agreed on, and how many have been taken from the bag.
    pub lots: u8,
    pub taken: u8,
    pub phase: Phase,
    pub bag: [u8; 4],
    /// The lot on sale; 0 when there is none.
    pub value: u8,
    pub flag: Seat,
    /// The coins left: the secret.
    pub purses: [u8; SEATS],
    pub spent: [u8; SEATS],
    /// The purse each seat must have begun with at least, by the bids that were shown.
    pub shown: [u8; SEATS],
    pub won: [u8; SEATS],
    /// §4: who bids again, and from where.
    pub tied: SeatSet,
    pub tied_at: u8,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// §1.
    Deal,
    /// §2.
    Lot,
    /// §3.
    Bid,
    /// §4.
    Again,
    /// §6.
    Over,
}

impl Phase {
    pub fn name(self) -> &'static str {
        match self {
            Phase::Deal => "deal",
            Phase::Lot => "lot",
            Phase::Bid => "bid",
            Phase::Again => "again",
            Phase::Over => "over",
        }
    }
}

/// §5: which bids are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reveal {
    #[default]
    All,
    Winner,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub reveal: Reveal,
    pub lots: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { reveal: Reveal::All, lots: 2 }
    }
}

/// §6: what the scores are made of.
#[derive(Clone, Debug, Serialize)]
pub struct Detail {
    won: BySeat<u8>,
    purse: BySeat<u8>,
}

impl Game for Auction {
    type Options = Options;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type View = View;
    type Detail = Detail;
    type Position = Position;
    type Illegal = Illegal;
    const FACTS: Facts = Facts {
        id: "auction",
        title: "Auction",
        designer: "Nobody",
        seats: (3, 4),
        rules_version: 1,
        hidden: true,
        options: &[
            OptionFact {
                name: "reveal",
                default: OptionValue::Text("all"),
                with: None,
                allowed: Allowed::Values(&[OptionValue::Text("all"), OptionValue::Text("winner")]),
            },
            OptionFact { name: "lots", default: OptionValue::Number(2), with: None, allowed: Allowed::Range(1, 3) },
        ],
    };

    fn new(setup: &Setup<Options>) -> Result<Auction, BadSetup> {
        Ok(Auction {
            seats: setup.seats,
            reveal: setup.options.reveal,
            lots: setup.options.lots,
            taken: 0,
            phase: Phase::Deal,
            bag: TILES,
            value: 0,
            flag: Seat(0),
            purses: [0; SEATS],
            spent: [0; SEATS],
            shown: [0; SEATS],
            won: [0; SEATS],
            tied: SeatSet::NONE,
            tied_at: 0,
        })
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn options(&self) -> Options {
        Options { reveal: self.reveal, lots: self.lots }
    }
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal | Phase::Lot => Turn::Chance,
            Phase::Bid => Turn::Together(SeatSet::first(self.seats)),
            Phase::Again => Turn::Together(self.tied),
            Phase::Over => Turn::Over,
        }
    }
    fn phase(&self) -> &'static str {
        self.phase.name()
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        rules::legal(self, seat, out);
    }
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        rules::check(self, seat, *action)
    }
    fn play(&mut self, _: Seat, _: Action, _: &mut impl Log<Event>) {
        unreachable!("every turn of seats is one of several");
    }
    fn resolve(&mut self, choices: &Choices<Action>, log: &mut impl Log<Event>) {
        rules::resolve(self, choices, log);
    }
    fn draw(&self, luck: &mut impl Luck) -> Draw {
        rules::draw(self, luck)
    }
    fn outcomes(&self, out: &mut Vec<(Draw, u32)>) -> bool {
        rules::outcomes(self, out)
    }
    fn check_draw(&self, draw: &Draw) -> Result<(), Illegal> {
        rules::check_draw(self, draw)
    }
    fn settle(&mut self, draw: &Draw, log: &mut impl Log<Event>) {
        rules::settle(self, draw, log);
    }
    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }
    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        view::seen(event, viewer)
    }
    fn reveals(&self, seat: Seat, _: &Action, viewer: Viewer) -> bool {
        self.reveal == Reveal::All || viewer.is(seat)
    }
    fn reveals_draw(&self, draw: &Draw, viewer: Viewer) -> bool {
        matches!(draw, Draw::Lot(_)) || viewer == Viewer::Everything
    }
    fn imagine(&self, viewer: Viewer, luck: &mut impl Luck) -> Auction {
        view::imagine(self, viewer, luck)
    }
    fn standing(&self) -> Standing<Detail> {
        let score = |seat: Seat| i32::from(self.won[seat.index()]) + i32::from(self.purses[seat.index()]);
        let detail = Detail {
            won: BySeat::from_fn(self.seats, |seat| self.won[seat.index()]),
            purse: BySeat::from_fn(self.seats, |seat| self.purses[seat.index()]),
        };
        Standing::by_score(BySeat::from_fn(self.seats, score), detail)
    }
    fn position(&self) -> Position {
        position::of(self)
    }
    fn load(position: Position) -> Result<Auction, BadPosition> {
        position::load(&position)
    }
}
