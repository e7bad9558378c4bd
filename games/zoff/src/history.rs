//! The rounds that are over, each as one number of a few bytes: enough to break every score down again (§6).

use kernel::Seat;

use crate::components::MOST_SEATS;
use crate::score::{self, LIONS_THAT_COUNT, Scoring};
use crate::state::NOBODY;

/// The bytes there are: what a state of 256 bytes leaves. A match with the usual options fits in whole (§7); of a longer
/// one, the first rounds are only in the totals (R30).
const ROOM: usize = 64;

/// How many results a seat of a table of one could have: with or without a hedgehog, and five counts of lions.
const PER_PLACE: u64 = 2 * 5;

/// The latest rounds, oldest first, and what they were played from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct History {
    totals: [i16; MOST_SEATS],
    places: [Seat; MOST_SEATS],
    /// A number of [`bytes`] for each round, the lowest byte first.
    results: [u8; ROOM],
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

    /// The result as a digit, below [`PER_PLACE`] times the number of seats.
    fn digit(self) -> u64 {
        // 0, 2, 3, 4 and 5 lions are 0 to 4.
        let lions = self.lions().saturating_sub(1);
        (u64::from(self.place() - 1) * 5 + u64::from(lions)) * 2 + u64::from(self.has_hedgehog())
    }

    fn of_digit(digit: u64) -> RoundResult {
        let (has_hedgehog, lions, place) = (digit % 2 == 1, digit / 2 % 5, digit / PER_PLACE + 1);
        let lions = if lions == 0 { 0 } else { lions + 1 };
        RoundResult::new(place as u8, lions as u8, has_hedgehog)
    }
}

/// How many digits there are for the result of a seat.
fn base(seats: u8) -> u64 {
    PER_PLACE * u64::from(seats)
}

/// How many bytes hold a digit for each seat.
fn bytes(seats: u8) -> usize {
    let largest = base(seats).pow(seats.into()) - 1;
    (u64::BITS - largest.leading_zeros()).div_ceil(8) as usize
}

impl History {
    pub(crate) const NONE: History =
        History { totals: [0; MOST_SEATS], places: [NOBODY; MOST_SEATS], results: [0; ROOM], rounds: 0 };

    /// The most rounds that are remembered at a table with this many seats.
    pub(crate) fn room(seats: u8) -> u8 {
        (ROOM / bytes(seats)) as u8
    }

    /// Remembers a round that is over. The oldest is forgotten where there is no room.
    pub(crate) fn push(&mut self, scoring: Scoring, round: &Round) {
        if self.rounds == 0 {
            (self.totals, self.places) = (round.totals, round.places);
        } else if self.rounds == History::room(scoring.seats) {
            self.forget_oldest(scoring, round);
        }
        let results = &round.results[..usize::from(scoring.seats)];
        let number = results.iter().fold(0, |number, result| number * base(scoring.seats) + result.digit());
        let bytes = bytes(scoring.seats);
        let from = usize::from(self.rounds) * bytes;
        self.results[from..from + bytes].copy_from_slice(&number.to_le_bytes()[..bytes]);
        self.rounds += 1;
    }

    fn forget_oldest(&mut self, scoring: Scoring, last: &Round) {
        let second = self.iter(scoring, last.number - 1).nth(1).unwrap_or(*last);
        (self.totals, self.places) = (second.totals, second.places);
        let bytes = bytes(scoring.seats);
        self.results.copy_within(bytes..usize::from(self.rounds) * bytes, 0);
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
        let bytes = bytes(seats);
        let from = usize::from(at) * bytes;
        let mut number = [0; size_of::<u64>()];
        number[..bytes].copy_from_slice(&self.results[from..from + bytes]);
        let mut number = u64::from_le_bytes(number);
        let mut results = [RoundResult::default(); MOST_SEATS];
        for result in results[..usize::from(seats)].iter_mut().rev() {
            *result = RoundResult::of_digit(number % base(seats));
            number /= base(seats);
        }
        results
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_is_a_digit_of_its_own() {
        for seats in 3..=7 {
            let digits = (0..base(seats)).map(|digit| RoundResult::of_digit(digit).digit());
            assert!(digits.eq(0..base(seats)), "{seats} seats");
        }
    }

    /// R30: how many rounds are remembered.
    #[test]
    fn a_match_with_the_usual_options_is_remembered_whole() {
        assert_eq!([3, 4, 5, 6, 7].map(History::room), [32, 21, 16, 12, 10]);
    }
}
