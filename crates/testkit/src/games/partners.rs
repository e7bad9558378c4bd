//! Partners: hidden hands, an exchange between partners, tricks. A game for tests.
//!
//! §1 Four seats; 0 and 2 play against 1 and 3. Sixteen cards: 1 to 8 in the suits `a` and `b`.
//! §2 A round begins with a deal of four cards to each seat, seen by its holder only. Of each pair one is the junior,
//!    the other the senior: in odd rounds 2 and 3 are the juniors, in even rounds 0 and 1.
//! §3 The juniors give a card each to their seniors, at once; then the seniors, who have seen it, give a card back. Only
//!    the two partners see what changes hands.
//! §4 Then four tricks are played. The first senior leads, later whoever took the last trick. With `follow` the suit led
//!    must be followed. The highest card of that suit takes the trick.
//! §5 A trick is a point for both partners. After the agreed number of `rounds` the pair with more has won.

mod cards;
mod position;
mod rules;
mod twins;
mod view;

use kernel::{
    Allowed, BadPosition, BadSetup, BySeat, Choices, Facts, Game, Log, Luck, OptionFact, OptionValue, Seat, SeatSet,
    Setup, Standing, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

pub use cards::{Action, Card, Cards, Draw};
pub use position::Position;
pub use rules::Illegal;
pub use twins::other_hands;
pub use view::{Event, View};

/// A game of Partners.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Partners {
    pub rounds: u8,
    pub follow: bool,
    /// The round being played, from 1.
    pub round: u8,
    pub phase: Phase,
    pub hands: [Cards; 4],
    /// What each seat has played in this round.
    pub played: [Cards; 4],
    /// §3: the card that each seat gave and that is still in its partner's hand.
    pub known: [Cards; 4],
    /// The suits each seat has shown not to have, as cards.
    pub void: [Cards; 4],
    /// Who leads the trick on the table.
    pub leader: Seat,
    pub trick: [Option<Card>; 4],
    /// §5: the tricks of each pair.
    pub tricks: [u8; 2],
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// §2.
    Deal,
    /// §3: the juniors give.
    Give,
    /// §3: the seniors give back.
    Return,
    /// §4.
    Play,
    /// §5.
    Over,
}

impl Phase {
    pub fn name(self) -> &'static str {
        match self {
            Phase::Deal => "deal",
            Phase::Give => "give",
            Phase::Return => "return",
            Phase::Play => "play",
            Phase::Over => "over",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub rounds: u8,
    pub follow: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { rounds: 2, follow: true }
    }
}

/// The other seat of a pair.
pub fn partner(seat: Seat) -> Seat {
    Seat((seat.0 + 2) % 4)
}

impl Partners {
    /// §2: the pairs of this round, junior and senior.
    pub fn pairs(&self) -> [(Seat, Seat); 2] {
        let junior = if self.round % 2 == 1 { 2 } else { 0 };
        [Seat(junior), Seat(junior + 1)].map(|junior| (junior, partner(junior)))
    }

    /// The seat to play a card to the trick.
    fn active(&self) -> Seat {
        let played = self.trick.iter().flatten().count() as u8;
        Seat((self.leader.0 + played) % 4)
    }
}

impl Game for Partners {
    type Options = Options;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type View = View;
    type Detail = [u8; 2];
    type Position = Position;
    type Illegal = Illegal;
    const FACTS: Facts = Facts {
        id: "partners",
        title: "Partners",
        designer: "Nobody",
        seats: (4, 4),
        rules_version: 1,
        hidden: true,
        options: &[
            OptionFact { name: "rounds", default: OptionValue::Number(2), with: None, allowed: Allowed::Range(1, 3) },
            OptionFact {
                name: "follow",
                default: OptionValue::Flag(true),
                with: None,
                allowed: Allowed::Values(&[OptionValue::Flag(true), OptionValue::Flag(false)]),
            },
        ],
    };

    fn new(setup: &Setup<Options>) -> Result<Partners, BadSetup> {
        let Options { rounds, follow } = setup.options;
        Ok(Partners {
            rounds,
            follow,
            round: 1,
            phase: Phase::Deal,
            hands: [Cards::NONE; 4],
            played: [Cards::NONE; 4],
            known: [Cards::NONE; 4],
            void: [Cards::NONE; 4],
            leader: Seat(0),
            trick: [None; 4],
            tricks: [0; 2],
        })
    }
    fn seats(&self) -> u8 {
        4
    }
    fn options(&self) -> Options {
        Options { rounds: self.rounds, follow: self.follow }
    }
    fn turn(&self) -> Turn {
        let [(junior, senior), (other_junior, other_senior)] = self.pairs();
        match self.phase {
            Phase::Deal => Turn::Chance,
            Phase::Give => Turn::Together(SeatSet::NONE.with(junior).with(other_junior)),
            Phase::Return => Turn::Together(SeatSet::NONE.with(senior).with(other_senior)),
            Phase::Play => Turn::Seat(self.active()),
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
    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        rules::play(self, seat, action, log);
    }
    fn resolve(&mut self, choices: &Choices<Action>, log: &mut impl Log<Event>) {
        rules::exchange(self, choices, log);
    }
    fn draw(&self, luck: &mut impl Luck) -> Draw {
        rules::draw(luck)
    }
    fn outcomes(&self, _: &mut Vec<(Draw, u32)>) -> bool {
        false
    }
    fn check_draw(&self, draw: &Draw) -> Result<(), Illegal> {
        if draw.0.iter().all(|hand| hand.len() == 4) { Ok(()) } else { Err(Illegal::NoSuchDeal) }
    }
    fn settle(&mut self, draw: &Draw, log: &mut impl Log<Event>) {
        rules::deal(self, draw, log);
    }
    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }
    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::seen(event, viewer))
    }
    fn reveals(&self, seat: Seat, action: &Action, viewer: Viewer) -> bool {
        match action {
            Action::Give(_) => viewer.is(seat) || viewer.is(partner(seat)),
            Action::Play(_) => true,
        }
    }
    fn reveals_draw(&self, _: &Draw, viewer: Viewer) -> bool {
        viewer == Viewer::Everything
    }
    fn imagine(&self, viewer: Viewer, luck: &mut impl Luck) -> Partners {
        view::imagine(self, viewer, luck)
    }
    fn standing(&self) -> Standing<[u8; 2]> {
        let points = |seat: Seat| i32::from(self.tricks[usize::from(seat.0 % 2)]);
        Standing::by_score(BySeat::from_fn(4, points), self.tricks)
    }
    fn position(&self) -> Position {
        position::of(self)
    }
    fn load(position: Position) -> Result<Partners, BadPosition> {
        position::load(&position)
    }
}
