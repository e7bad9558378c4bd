//! Complete positions as JSON and back; `docs/positions/zoff.md` describes them to people.

mod load;

use kernel::{First, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::components::MOST_SEATS;
use crate::history::{Round, RoundResult};
use crate::meta::TARGET;
use crate::score;
use crate::state::{NOBODY, Phase, Pile, Zoff};
use crate::view;

pub(crate) use load::load;

/// The complete state. Lists have one entry for each seat, in seat order, unless something else is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// How many seats play.
    pub seats: u8,
    /// §10.
    #[serde(default = "usual_target")]
    pub target: u8,
    /// §10.
    #[serde(default = "one")]
    pub players_at_target: u8,
    /// §10.
    #[serde(default)]
    pub individual_only: bool,
    /// §10: who dealt first, or `"random"` as long as chance has not said.
    #[serde(default)]
    pub first_dealer: First,
    /// The round to be dealt or being played; at the end the last one.
    pub round: u16,
    /// §5: what is to be decided.
    pub phase: Phase,
    /// The seat to decide, where it is one.
    #[serde(default)]
    pub to_move: Option<Seat>,
    /// Who deals this round.
    #[serde(default)]
    pub dealer: Option<Seat>,
    /// The seats in the order of the standings, the best first.
    #[serde(default)]
    pub places: Vec<Seat>,
    /// The points of the rounds that are over.
    #[serde(default)]
    pub totals: Vec<i16>,
    /// The cards in hand.
    #[serde(default)]
    pub hands: Vec<Cards>,
    /// What is to be beaten.
    #[serde(default)]
    pub table: Option<Cards>,
    /// Who played it.
    #[serde(default)]
    pub owner: Option<Seat>,
    /// Every card of the running trick, the table's included.
    #[serde(default)]
    pub trick: Cards,
    /// §5.2: what the junior has laid open for the senior.
    #[serde(default)]
    pub asked: Cards,
    /// What was captured in this round.
    #[serde(default)]
    pub captured: Vec<PileCounts>,
    /// D4: what the lone player discarded.
    #[serde(default)]
    pub discards: Cards,
    /// The seats that are out, the first one first.
    #[serde(default)]
    pub out: Vec<Seat>,
    /// What each seat gave in the exchange and its partner still has.
    #[serde(default)]
    pub known: Vec<Cards>,
    /// What everybody knows to be in a hand, because it was shown.
    #[serde(default)]
    pub shown: Vec<Cards>,
    /// R5: who passed on lead, with nothing but the joker.
    #[serde(default)]
    pub joker_seen: Option<Seat>,
    /// The rounds that are over, as far back as they are remembered, the oldest first.
    #[serde(default)]
    pub rounds: Vec<RoundPosition>,
}

/// What a seat has captured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PileCounts {
    /// How many cards.
    pub cards: u8,
    /// How many of them are lions.
    pub lions: u8,
    /// How many of them are hedgehogs.
    pub hedgehogs: u8,
}

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundPosition {
    /// The standings it was played from, the best first.
    pub places: Vec<Seat>,
    /// The totals it was played from.
    pub totals: Vec<i16>,
    /// The seats in the order in which they went out, the last one last.
    pub out: Vec<Seat>,
    /// Captured lions, where they are enough to count.
    pub lions: Vec<u8>,
    /// Whether a hedgehog was captured.
    pub hedgehogs: Vec<bool>,
}

fn usual_target() -> u8 {
    TARGET.1
}

fn one() -> u8 {
    1
}

pub(crate) fn of(game: &Zoff) -> Position {
    let count = usize::from(game.seats);
    let somebody = |seat: Seat| (seat != NOBODY).then_some(seat);
    let shown = |seat: Seat| game.junior_of(seat).map_or(Cards::NONE, |(pair, _)| game.shown[pair]);
    let rounds = game.history.iter(score::scoring(game), game.rounds_over());
    Position {
        seats: game.seats,
        target: game.target,
        players_at_target: game.players_at_target,
        individual_only: game.individual_only,
        first_dealer: game.first_dealer,
        round: game.round,
        phase: game.phase,
        to_move: somebody(game.active),
        dealer: somebody(game.dealer),
        places: game.places.into_iter().filter_map(somebody).collect(),
        totals: game.totals[..count].to_vec(),
        hands: game.hands[..count].to_vec(),
        table: game.phase.has_table().then(|| game.table_cards()),
        owner: somebody(game.owner),
        trick: game.trick,
        asked: game.asked,
        captured: game.captured[..count].iter().map(|&pile| pile.into()).collect(),
        discards: game.discards.cards(),
        out: view::seats_out(game),
        known: game.known[..count].iter().map(|known| known.cards()).collect(),
        shown: Seat::all(game.seats).map(shown).collect(),
        joker_seen: somebody(game.joker_seen),
        rounds: rounds.map(|round| of_round(&round, count)).collect(),
    }
}

fn of_round(round: &Round, count: usize) -> RoundPosition {
    let results = &round.results[..count];
    let mut out: Vec<Seat> = Seat::all(count as u8).collect();
    out.sort_by_key(|seat| results[seat.index()].place());
    RoundPosition {
        places: round.places[..count].to_vec(),
        totals: round.totals[..count].to_vec(),
        out,
        lions: results.iter().map(|result| result.lions()).collect(),
        hedgehogs: results.iter().map(|result| result.has_hedgehog()).collect(),
    }
}

impl RoundPosition {
    /// Each seat's result; the lists are known to have an entry for each.
    fn results(&self) -> [RoundResult; MOST_SEATS] {
        let mut results = [RoundResult::default(); MOST_SEATS];
        for (place, seat) in (1..).zip(&self.out) {
            results[seat.index()] = RoundResult::new(place, self.lions[seat.index()], self.hedgehogs[seat.index()]);
        }
        results
    }
}

impl From<Pile> for PileCounts {
    fn from(pile: Pile) -> PileCounts {
        PileCounts { cards: pile.cards, lions: pile.lions(), hedgehogs: pile.hedgehogs() }
    }
}
