//! Sets of cards. Two cards of a kind are the same card twice, so a set is a count for each kind.

use crate::components::Card;

/// How many kinds of cards there are.
pub(crate) const LANES: usize = 13;

/// One in every lane.
const ONES: u64 = 0x0001_1111_1111_1111;
/// The top bit of every lane.
const TOPS: u64 = 8 * ONES;
/// Every other lane, for adding lanes up.
const EVEN: u64 = 0x0F0F_0F0F_0F0F_0F0F;

/// A set of cards: four bits for each kind, in the order of [`Card`]. No kind has more than five cards,
/// so the top bit of a lane is free for comparisons of all lanes at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cards(pub(crate) u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// The joker.
    pub const JOKER: Cards = Cards::of(Card::Joker, 1);
    /// A mosquito.
    pub const MOSQUITO: Cards = Cards::of(Card::Mosquito, 1);

    /// So many of one kind.
    #[inline]
    pub const fn of(card: Card, count: u8) -> Cards {
        Cards((count as u64) << (4 * card as u32))
    }

    /// How many of a kind are in the set.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (4 * card as u32)) as u8 & 15
    }

    /// How many cards are in the set.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & EVEN) + ((self.0 >> 4) & EVEN);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Whether there is no card in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every card of `other` is in the set, as often as it is there.
    #[inline]
    pub const fn contains(self, other: Cards) -> bool {
        ((self.0 | TOPS) - other.0) & TOPS == TOPS
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// What is left without `other`, which is in the set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Cards) -> Cards {
        debug_assert!(self.contains(other));
        Cards(self.0 - other.0)
    }

    /// What is left when as much as possible of `other` is taken away.
    #[inline]
    #[must_use]
    pub const fn less(self, other: Cards) -> Cards {
        let difference = (self.0 | TOPS) - other.0;
        // A lane whose top bit is gone has fallen below nothing.
        let stays = (difference & TOPS) >> 3;
        Cards(difference & (stays * 7))
    }

    /// Of each kind as many as the set has that has more.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Cards) -> Cards {
        self.and(other.less(self))
    }

    /// Of each kind as many as the set has that has fewer.
    #[inline]
    #[must_use]
    pub const fn common(self, other: Cards) -> Cards {
        Cards(self.0 - self.less(other).0)
    }

    /// The kinds of which there are at least `count`, 1 to 8: the top bit in the lane of each.
    #[inline]
    pub(crate) const fn at_least(self, count: u8) -> u64 {
        (self.0 + (8 - count as u64) * ONES) & TOPS
    }

    /// How many kinds are in the set.
    #[inline]
    pub const fn kinds(self) -> u8 {
        self.at_least(1).count_ones() as u8
    }

    /// The kinds in the set with how many of each there are, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Card, u8)> + Clone {
        kinds(self.at_least(1)).map(move |card| (card, self.count(card)))
    }

    /// Every card by itself, in order.
    #[inline]
    pub fn singles(self) -> impl Iterator<Item = Card> + Clone {
        self.iter().flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
    }
}

impl From<Card> for Cards {
    #[inline]
    fn from(card: Card) -> Cards {
        Cards::of(card, 1)
    }
}

/// The kinds whose top bit is set, in order.
#[inline]
pub(crate) fn kinds(mut lanes: u64) -> impl Iterator<Item = Card> + Clone {
    std::iter::from_fn(move || {
        let lane = lanes.trailing_zeros() / 4;
        (lanes != 0).then(|| {
            lanes &= lanes - 1;
            Card::of_lane(lane)
        })
    })
}

/// At most two cards in one byte, half a byte each: what was given or discarded (§5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct UpToTwo(u8);

/// What stands where there is no card. Its lane is none of [`Cards`].
const NO_CARD: u8 = 15;
/// Every bit of every lane.
const ALL: u64 = 15 * ONES;

impl UpToTwo {
    pub(crate) const NONE: UpToTwo = UpToTwo(NO_CARD << 4 | NO_CARD);

    /// The first two cards of a set.
    #[inline]
    pub(crate) fn of(cards: Cards) -> UpToTwo {
        let mut rest = cards.0;
        let mut next = || {
            // With nothing left this is the lane of no card.
            let lane = (rest.trailing_zeros() / 4).min(NO_CARD.into()) as u8;
            rest = rest.wrapping_sub(u64::from(rest != 0) << (4 * lane));
            lane
        };
        UpToTwo(next() | next() << 4)
    }

    #[inline]
    pub(crate) fn cards(self) -> Cards {
        Cards(((1 << (4 * (self.0 & 15))) + (1 << (4 * (self.0 >> 4)))) & ALL)
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self == UpToTwo::NONE
    }

    /// What is left when as much as possible of `gone` is taken away.
    #[inline]
    #[must_use]
    pub(crate) fn less(self, gone: Cards) -> UpToTwo {
        if self.is_empty() { self } else { UpToTwo::of(self.cards().less(gone)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every() -> impl Iterator<Item = (u8, u8)> {
        (0..=5).flat_map(|one| (0..=5).map(move |other| (one, other)))
    }

    #[test]
    fn all_lanes_are_compared_at_once() {
        for (one, other) in every() {
            for card in Card::ALL {
                // A neighbour on each side, to see that nothing is carried over.
                let around = Card::ALL.into_iter().filter(|&next| next != card);
                let around = around.fold(Cards::NONE, |cards, next| cards.and(Cards::of(next, 2)));
                let a = around.and(Cards::of(card, one));
                let b = around.and(Cards::of(card, other));
                assert_eq!(a.contains(b), one >= other);
                assert_eq!(a.less(b), Cards::of(card, one.saturating_sub(other)));
                assert_eq!(a.or(b).count(card), one.max(other));
                assert_eq!(a.common(b).count(card), one.min(other));
                assert_eq!(a.len(), 24 + one);
                assert_eq!(a.singles().count(), usize::from(24 + one));
                for least in 1..=8 {
                    assert_eq!(kinds(a.at_least(least)).any(|kind| kind == card), one >= least);
                }
            }
        }
    }

    #[test]
    fn two_cards_are_kept_in_order() {
        let two = Cards::of(Card::Mouse, 1).and(Card::Whale.into());
        assert_eq!(UpToTwo::of(two).cards(), two);
        assert_eq!(UpToTwo::of(two).less(Card::Whale.into()).cards(), Card::Mouse.into());
        assert_eq!(UpToTwo::of(two).less(two), UpToTwo::NONE);
        assert_eq!(UpToTwo::of(Cards::of(Card::Fox, 2)).cards(), Cards::of(Card::Fox, 2));
    }
}
