//! The rounds that are over, one byte for each seat: enough to break every score down again (§6).

use kernel::Seat;

use crate::components::MOST_SEATS;
use crate::score::{self, LIONS_THAT_COUNT, Scoring};
use crate::state::NOBODY;

/// The bytes there are: 21 rounds of three seats, 16 of four, 9 of seven. What came before is only in the totals; with
/// the usual target it takes a most unusual match to get there.
const ROOM: usize = 64;

/// The latest rounds, oldest first, and what they were played from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct History {
    totals: [i16; MOST_SEATS],
    places: [Seat; MOST_SEATS],
    results: [RoundResult; ROOM],
    rounds: u8,
}

/// What one seat's points of one round come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct RoundResult(u8);

/// One round: the standings it was played from, and each seat's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Round {
    /// The number of the round, from 1.
    pub(crate) number: u16,
    pub(crate) totals: [i16; MOST_SEATS],
    pub(crate) places: [Seat; MOST_SEATS],
    pub(crate) results: [RoundResult; MOST_SEATS],
}

impl RoundResult {
    /// `place` is that of going out, from 1. A lion that does not count is not remembered: it may be one that the lone
    /// player discarded, which nobody else ever learns (§9).
    pub(crate) fn new(place: u8, lions: u8, has_hedgehog: bool) -> RoundResult {
        let lions = if lions < LIONS_THAT_COUNT { 0 } else { lions };
        RoundResult(place | lions << 3 | u8::from(has_hedgehog) << 6)
    }

    pub(crate) fn place(self) -> u8 {
        self.0 & 7
    }

    pub(crate) fn lions(self) -> u8 {
        self.0 >> 3 & 7
    }

    pub(crate) fn has_hedgehog(self) -> bool {
        self.0 >> 6 != 0
    }
}

impl History {
    pub(crate) const NONE: History =
        History { totals: [0; MOST_SEATS], places: [NOBODY; MOST_SEATS], results: [RoundResult(0); ROOM], rounds: 0 };

    /// The most rounds that are remembered at a table with this many seats.
    pub(crate) fn room(seats: u8) -> u8 {
        ROOM as u8 / seats
    }

    /// Remembers a round that is over. The oldest is forgotten where there is no room.
    pub(crate) fn push(&mut self, scoring: Scoring, round: &Round) {
        let seats = usize::from(scoring.seats);
        if self.rounds == 0 {
            (self.totals, self.places) = (round.totals, round.places);
        } else if self.rounds == History::room(scoring.seats) {
            self.forget_oldest(scoring, round);
        }
        let from = usize::from(self.rounds) * seats;
        self.results[from..from + seats].copy_from_slice(&round.results[..seats]);
        self.rounds += 1;
    }

    fn forget_oldest(&mut self, scoring: Scoring, last: &Round) {
        let second = self.iter(scoring, last.number - 1).nth(1).unwrap_or(*last);
        (self.totals, self.places) = (second.totals, second.places);
        let (seats, used) = (usize::from(scoring.seats), usize::from(self.rounds) * usize::from(scoring.seats));
        self.results.copy_within(seats..used, 0);
        self.rounds -= 1;
    }

    /// The remembered rounds, oldest first; `last` is the number of the latest.
    pub(crate) fn iter(&self, scoring: Scoring, last: u16) -> impl Iterator<Item = Round> + use<> {
        let history = *self;
        let (mut totals, mut places) = (self.totals, self.places);
        (0..self.rounds).map(move |at| {
            let number = last + 1 - u16::from(history.rounds - at);
            let round = Round { number, totals, places, results: history.results_of(at, scoring.seats) };
            (totals, places) = score::after(scoring, &round);
            round
        })
    }

    fn results_of(&self, at: u8, seats: u8) -> [RoundResult; MOST_SEATS] {
        let (from, seats) = (usize::from(at) * usize::from(seats), usize::from(seats));
        let mut results = [RoundResult(0); MOST_SEATS];
        results[..seats].copy_from_slice(&self.results[from..from + seats]);
        results
    }
}
