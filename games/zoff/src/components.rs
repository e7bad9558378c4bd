//! §1: what is printed on the cards, and how many there are.

use serde::Serialize;

use crate::cards::{Cards, LANES};

/// §1: the kinds of cards, in the order of the rules' table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Card {
    /// Beaten by nobody.
    Whale,
    /// Beaten by mice; a mosquito may stand for one more.
    Elephant,
    /// Beaten by elephants.
    Crocodile,
    /// Beaten by whales and elephants.
    PolarBear,
    /// Beaten by elephants; worth points when captured in numbers (§6).
    Lion,
    /// Beaten by whales and polar bears.
    Seal,
    /// Beaten by elephants, crocodiles, polar bears and lions.
    Fox,
    /// Beaten by whales, crocodiles, polar bears and seals.
    Perch,
    /// Beaten by foxes; without one captured a point is lost (§6).
    Hedgehog,
    /// Beaten by whales, crocodiles, seals and perches.
    Sardine,
    /// Beaten by crocodiles, polar bears, lions, seals, foxes and hedgehogs.
    Mouse,
    /// Beaten by hedgehogs, sardines and mice.
    Mosquito,
    /// Stands for any animal it is played with.
    Joker,
}

use Card::{Crocodile, Elephant, Fox, Hedgehog, Joker, Lion, Mosquito, Mouse, Perch, PolarBear, Sardine, Seal, Whale};

/// The fewest and the most seats, §1.
pub(crate) const SEATS: (u8, u8) = (3, 7);
/// The most seats, as the length of a table.
pub(crate) const MOST_SEATS: usize = SEATS.1 as usize;
/// The most pairs there can be (§4).
pub(crate) const MOST_PAIRS: usize = MOST_SEATS / 2;
/// §1: cards in the whole deck.
pub(crate) const WHOLE_DECK: usize = 60;

/// One line of the table in §1.
struct Printed {
    card: Card,
    letter: char,
    name: &'static str,
    /// Copies with four seats or more.
    copies: u8,
    /// Copies with three seats (§8).
    copies_of_three: u8,
    beaten_by: &'static [Card],
}

/// §1: the animals that beat each one are those of R17.
#[rustfmt::skip]
const TABLE: [Printed; 13] = [
    line(Whale,     'W', "whale",      5, 3, &[]),
    line(Elephant,  'E', "elephant",   5, 4, &[Mouse]),
    line(Crocodile, 'C', "crocodile",  5, 3, &[Elephant]),
    line(PolarBear, 'B', "polar_bear", 5, 3, &[Whale, Elephant]),
    line(Lion,      'L', "lion",       5, 4, &[Elephant]),
    line(Seal,      'S', "seal",       5, 3, &[Whale, PolarBear]),
    line(Fox,       'F', "fox",        5, 3, &[Elephant, Crocodile, PolarBear, Lion]),
    line(Perch,     'P', "perch",      5, 3, &[Whale, Crocodile, PolarBear, Seal]),
    line(Hedgehog,  'H', "hedgehog",   5, 3, &[Fox]),
    line(Sardine,   'A', "sardine",    5, 3, &[Whale, Crocodile, Seal, Perch]),
    line(Mouse,     'M', "mouse",      5, 4, &[Crocodile, PolarBear, Lion, Seal, Fox, Hedgehog]),
    line(Mosquito,  'q', "mosquito",   4, 2, &[Hedgehog, Sardine, Mouse]),
    line(Joker,     'j', "joker",      1, 1, &[]),
];

const fn line(
    card: Card,
    letter: char,
    name: &'static str,
    copies: u8,
    copies_of_three: u8,
    beaten_by: &'static [Card],
) -> Printed {
    Printed { card, letter, name, copies, copies_of_three, beaten_by }
}

/// §1: for each kind, those that beat as many of it: one bit in the lane of each (see [`Cards`]).
const BEATEN_BY: [u64; 13] = {
    let mut sets = [0; 13];
    let mut row = 0;
    while row < 13 {
        assert!(TABLE[row].card as usize == row);
        let mut at = 0;
        while at < TABLE[row].beaten_by.len() {
            sets[row] |= 8 << (4 * TABLE[row].beaten_by[at] as u32);
            at += 1;
        }
        row += 1;
    }
    sets
};

/// §1: for each kind, how many it beats.
const PREY: [u8; 13] = {
    let mut prey = [0; 13];
    let mut row = 0;
    while row < 13 {
        let mut at = 0;
        while at < TABLE[row].beaten_by.len() {
            prey[TABLE[row].beaten_by[at] as usize] += 1;
            at += 1;
        }
        row += 1;
    }
    prey
};

const WHOLE: Cards = deck_of(false);
const OF_THREE: Cards = deck_of(true);

const fn deck_of(three: bool) -> Cards {
    let mut cards = 0;
    let mut row = 0;
    while row < 13 {
        let copies = if three { TABLE[row].copies_of_three } else { TABLE[row].copies };
        cards |= (copies as u64) << (4 * row as u32);
        row += 1;
    }
    Cards(cards)
}

/// §1, §8: the deck of a table with this many seats.
#[inline]
pub(crate) const fn deck(seats: u8) -> Cards {
    if seats == 3 { OF_THREE } else { WHOLE }
}

/// §1: how many cards a seat is dealt; `turn` is 0 for the seat left of the dealer (R18).
pub(crate) fn dealt(seats: u8, turn: u8) -> u8 {
    let cards = deck(seats).len();
    cards / seats + u8::from(turn < cards % seats)
}

impl Card {
    /// All of them.
    pub const ALL: [Card; 13] =
        [Whale, Elephant, Crocodile, PolarBear, Lion, Seal, Fox, Perch, Hedgehog, Sardine, Mouse, Mosquito, Joker];

    /// The letter in notation: capital for animals that are only ever themselves.
    pub const fn letter(self) -> char {
        TABLE[self as usize].letter
    }

    /// The word in events and in the Fluent files.
    pub const fn name(self) -> &'static str {
        TABLE[self as usize].name
    }

    /// §1: how many of it are in the deck of this many seats.
    #[inline]
    pub const fn copies(self, seats: u8) -> u8 {
        deck(seats).count(self)
    }

    /// §1: whether this animal is beaten by as many of `other`.
    pub const fn is_beaten_by(self, other: Card) -> bool {
        BEATEN_BY[self as usize] & (8 << (4 * other as u32)) != 0
    }

    /// §1: how many animals this one beats.
    #[inline]
    pub const fn prey(self) -> u8 {
        PREY[self as usize]
    }

    /// §1: the animals that beat as many of this one, as lanes of [`Cards`].
    #[inline]
    pub(crate) const fn beaten_by(self) -> u64 {
        BEATEN_BY[self as usize]
    }

    /// The card of a lane.
    #[inline]
    pub(crate) const fn of_lane(lane: u32) -> Card {
        debug_assert!((lane as usize) < LANES);
        Card::ALL[lane as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_beats_whom_has_29_pairs() {
        let pairs = TABLE.iter().map(|line| line.beaten_by.len()).sum::<usize>();
        assert_eq!(pairs, 29);
        assert_eq!(BEATEN_BY.iter().map(|set| set.count_ones()).sum::<u32>(), 29);
    }
}
