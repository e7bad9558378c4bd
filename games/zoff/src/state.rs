//! What is remembered between two decisions, and §5: the order of decisions.

use kernel::{
    BadPosition, BadSetup, Choices, Facts, First, Game, Log, Luck, Seat, SeatSet, Setup, Standing, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Draw, Event, Illegal};
use crate::cards::{Cards, UpToTwo};
use crate::combination::{Combination, Extras};
use crate::components::{Card, MOST_PAIRS, MOST_SEATS, dealt, deck};
use crate::history::History;
use crate::meta::{FACTS, Options};
use crate::position::Position;
use crate::score::{self, Detail};
use crate::view::{self, View};
use crate::{imagine, notation, position, rules};

/// A match of Zoff im Zoo.
///
/// One form per position: what has no meaning in a phase, or at a seat that nobody sits at, holds its
/// default. Between rounds nothing of a round is left.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Zoff {
    /// The cards in each hand; those shown to the senior (§5.2) are still among them.
    pub(crate) hands: [Cards; MOST_SEATS],
    /// The cards played since the trick began.
    pub(crate) trick: Cards,
    /// §5.2: what the junior has laid open, while the senior thinks.
    pub(crate) asked: Cards,
    /// What everybody knows to be in the hand of each junior, because it was shown in vain; the juniors in the
    /// order of their seats.
    pub(crate) shown: [Cards; MOST_PAIRS],
    /// §6: the points of the rounds that are over.
    pub(crate) totals: [i16; MOST_SEATS],
    /// The rounds that are over, as far back as they are remembered.
    pub(crate) history: History,
    /// What each seat gave in the exchange and knows to be in its partner's hand still.
    pub(crate) known: [UpToTwo; MOST_SEATS],
    /// D4: what the lone player laid down.
    pub(crate) discards: UpToTwo,
    /// §5.3: what each seat has captured in this round, without the discards.
    pub(crate) captured: [Pile; MOST_SEATS],
    /// §5.3: the place in which each seat went out; 0 while it is in.
    pub(crate) out: [u8; MOST_SEATS],
    /// §6: the seats in the order of the standings that this round is played from, the best first. In round
    /// 1 it is the order of the seats from the dealer's left (R7).
    pub(crate) places: [Seat; MOST_SEATS],
    /// §4: each seat's partner in this round. It follows from `places` and the round.
    pub(crate) partners: [Seat; MOST_SEATS],
    /// §4: the juniors of this round, one bit each.
    pub(crate) juniors: u8,
    /// What is to be beaten; its size is 0 when a trick is to be opened.
    pub(crate) table: Combination,
    /// How many jokers and, beside elephants, mosquitoes are in it.
    pub(crate) extras: Extras,
    pub(crate) phase: Phase,
    /// The seat to decide, where it is one.
    pub(crate) active: Seat,
    /// Who played what is on the table.
    pub(crate) owner: Seat,
    pub(crate) dealer: Seat,
    /// R5: who is known to have the joker, because it was all that was left to lead with.
    pub(crate) joker_seen: Seat,
    /// The round to be dealt or being played, from 1; at the end the last one.
    pub(crate) round: u16,
    pub(crate) seats: u8,
    pub(crate) target: u8,
    pub(crate) players_at_target: u8,
    pub(crate) individual_only: bool,
    pub(crate) first_dealer: First,
}

/// Cards captured in a round, as far as they matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Pile {
    pub(crate) cards: u8,
    /// Lions and hedgehogs, half a byte each.
    prizes: u8,
}

/// §5: what is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// §10: chance names the first dealer.
    ChooseDealer,
    /// D1.
    Deal,
    /// D2 of all juniors and D4 of the lone player, together.
    Give,
    /// D3 of all seniors, together.
    GiveBack,
    /// T0.
    Lead,
    /// T1.
    Answer,
    /// T2.
    Reply,
    /// §7.
    Over,
}

impl Phase {
    /// The word in positions and in the Fluent files.
    pub fn name(self) -> &'static str {
        match self {
            Phase::ChooseDealer => "choose_dealer",
            Phase::Deal => "deal",
            Phase::Give => "give",
            Phase::GiveBack => "give_back",
            Phase::Lead => "lead",
            Phase::Answer => "answer",
            Phase::Reply => "reply",
            Phase::Over => "over",
        }
    }

    /// Whether cards are in hands.
    pub(crate) fn has_cards(self) -> bool {
        !matches!(self, Phase::ChooseDealer | Phase::Deal | Phase::Over)
    }

    /// Whether one seat is to decide.
    pub(crate) fn has_seat(self) -> bool {
        matches!(self, Phase::Lead | Phase::Answer | Phase::Reply)
    }

    /// Whether there is something to beat.
    pub(crate) fn has_table(self) -> bool {
        matches!(self, Phase::Answer | Phase::Reply)
    }
}

impl Pile {
    pub(crate) fn new(cards: u8, lions: u8, hedgehogs: u8) -> Pile {
        Pile { cards, prizes: lions << 4 | hedgehogs }
    }

    pub(crate) fn lions(self) -> u8 {
        self.prizes >> 4
    }

    pub(crate) fn hedgehogs(self) -> u8 {
        self.prizes & 15
    }

    #[inline]
    pub(crate) fn add(&mut self, cards: Cards) {
        self.cards += cards.len();
        self.prizes += cards.count(Card::Lion) << 4 | cards.count(Card::Hedgehog);
    }
}

/// What `active`, `owner`, `dealer` and `joker_seen` hold where they mean nobody.
pub(crate) const NOBODY: Seat = Seat(u8::MAX);

impl Zoff {
    /// What `table` holds while there is nothing to beat.
    pub(crate) const NO_TABLE: Combination = Combination { animal: Card::Whale, size: 0 };

    fn set_up(setup: &Setup<Options>) -> Zoff {
        let Options { target, players_at_target, individual_only, first_dealer } = setup.options;
        let mut game = Zoff {
            hands: [Cards::NONE; MOST_SEATS],
            trick: Cards::NONE,
            asked: Cards::NONE,
            shown: [Cards::NONE; MOST_PAIRS],
            totals: [0; MOST_SEATS],
            history: History::NONE,
            known: [UpToTwo::NONE; MOST_SEATS],
            discards: UpToTwo::NONE,
            captured: [Pile::default(); MOST_SEATS],
            out: [0; MOST_SEATS],
            places: [NOBODY; MOST_SEATS],
            partners: [NOBODY; MOST_SEATS],
            juniors: 0,
            table: Zoff::NO_TABLE,
            extras: Extras::default(),
            phase: Phase::ChooseDealer,
            active: NOBODY,
            owner: NOBODY,
            dealer: NOBODY,
            joker_seen: NOBODY,
            round: 1,
            seats: setup.seats,
            target,
            players_at_target,
            individual_only,
            first_dealer,
        };
        if let First::Given(seat) = first_dealer {
            game.begin_with(seat);
        }
        game
    }

    /// §10, R7: round 1 is to be dealt by this seat.
    pub(crate) fn begin_with(&mut self, dealer: Seat) {
        self.first_dealer = First::Given(dealer);
        self.dealer = dealer;
        self.places = self.seats_from(self.left_of(dealer));
        self.phase = Phase::Deal;
    }

    /// The seats in turn, beginning with this one.
    pub(crate) fn seats_from(&self, first: Seat) -> [Seat; MOST_SEATS] {
        let mut seats = [NOBODY; MOST_SEATS];
        let mut next = first;
        for seat in &mut seats[..usize::from(self.seats)] {
            *seat = next;
            next = self.left_of(next);
        }
        seats
    }

    /// The next seat clockwise.
    #[inline]
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next == self.seats { 0 } else { next })
    }

    /// How many seats lie between one and another, clockwise, 1 to all.
    #[inline]
    pub(crate) fn steps(&self, from: Seat, to: Seat) -> u8 {
        if to.0 > from.0 { to.0 - from.0 } else { to.0 + self.seats - from.0 }
    }

    /// §5.3: the next seat clockwise that has cards.
    #[inline]
    pub(crate) fn next_in(&self, seat: Seat) -> Seat {
        let mut next = self.left_of(seat);
        while self.hands[next.index()].is_empty() {
            next = self.left_of(next);
        }
        next
    }

    /// §1: how many cards this seat is dealt in this round.
    pub(crate) fn dealt_to(&self, seat: Seat) -> u8 {
        dealt(self.seats, self.steps(self.dealer, seat) - 1)
    }

    /// The cards on the table.
    pub(crate) fn table_cards(&self) -> Cards {
        let (jokers, mosquitoes) = (self.extras.jokers(), self.extras.mosquitoes());
        let animals = Cards::of(self.table.animal, self.table.size - jokers - mosquitoes);
        animals.and(Cards::of(Card::Joker, jokers)).and(Cards::of(Card::Mosquito, mosquitoes))
    }

    /// Every card that was played and captured in this round: a public memory (§9).
    pub(crate) fn gone(&self) -> Cards {
        if !self.phase.has_cards() {
            return Cards::NONE;
        }
        let elsewhere = self.trick.and(self.discards.cards());
        self.hands.iter().fold(deck(self.seats).without(elsewhere), |rest, &hand| rest.without(hand))
    }

    /// What everybody knows to be in a hand: cards shown in vain (§5.2), and the joker of R5.
    pub(crate) fn public_cards(&self, seat: Seat) -> Cards {
        let shown = self.junior_of(seat).map_or(Cards::NONE, |(pair, _)| self.shown[pair]);
        match self.joker_seen == seat {
            true => shown.or(Card::Joker.into()),
            false => shown,
        }
    }

    /// How many rounds are over.
    pub(crate) fn rounds_over(&self) -> u16 {
        if self.phase == Phase::Over { self.round } else { self.round - 1 }
    }
}

impl Game for Zoff {
    type Options = Options;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type View = View;
    type Detail = Detail;
    type Position = Position;
    type Illegal = Illegal;
    const FACTS: Facts = FACTS;

    fn new(setup: &Setup<Options>) -> Result<Zoff, BadSetup> {
        Self::FACTS.check(setup)?;
        setup.options.first_dealer.check("first_dealer", setup.seats)?;
        Ok(Zoff::set_up(setup))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Options {
        Options {
            target: self.target,
            players_at_target: self.players_at_target,
            individual_only: self.individual_only,
            first_dealer: self.first_dealer,
        }
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::ChooseDealer | Phase::Deal => Turn::Chance,
            Phase::Give => {
                let juniors: SeatSet = self.pairs().map(|(_, junior)| junior).chain(self.alone()).collect();
                Turn::Together(juniors)
            }
            Phase::GiveBack => Turn::Together(self.pairs().map(|(senior, _)| senior).collect()),
            Phase::Lead | Phase::Answer | Phase::Reply => Turn::Seat(self.active),
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

    fn reveals(&self, seat: Seat, action: &Action, viewer: Viewer) -> bool {
        view::reveals(self, seat, *action, viewer)
    }

    fn reveals_draw(&self, draw: &Draw, viewer: Viewer) -> bool {
        view::reveals_draw(draw, viewer)
    }

    fn imagine(&self, viewer: Viewer, luck: &mut impl Luck) -> Zoff {
        imagine::imagine(self, viewer, luck)
    }

    fn standing(&self) -> Standing<Detail> {
        score::standing(self)
    }

    fn position(&self) -> Position {
        position::of(self)
    }

    fn load(position: Position) -> Result<Zoff, BadPosition> {
        position::load(&position)
    }

    #[inline]
    fn spell(action: &Action, out: &mut String) {
        notation::spell(*action, out);
    }
}
