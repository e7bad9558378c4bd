//! §4.2: animals of one species in one place, and their births.

use crate::components::Kind;

/// How many animals of each kind live together: four bits for each kind, and in the upper byte how many they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Herd(u32);

const ALL: u32 = 1 << 24;
const COUNTS: u32 = ALL - 1;

impl Herd {
    pub(crate) const NONE: Herd = Herd(0);
    /// The most of one kind that fit in the count.
    pub(crate) const MOST: u8 = 15;

    /// How many they are.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.0 >> 24) as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn count(self, kind: Kind) -> u8 {
        (self.0 >> (4 * kind as u32)) as u8 & 15
    }

    /// Whether there is one of this kind.
    #[inline]
    pub const fn has(self, kind: Kind) -> bool {
        self.count(kind) > 0
    }

    /// One more of this kind.
    #[inline]
    pub fn add(&mut self, kind: Kind) {
        self.0 += one(kind) + ALL;
    }

    #[inline]
    pub(crate) fn remove(&mut self, kind: Kind) {
        self.0 -= one(kind) + ALL;
    }

    /// These animals and those.
    #[inline]
    pub(crate) fn and(self, other: Herd) -> Herd {
        Herd(self.0 + other.0)
    }

    /// §4.2: whether there is a male and a female that have not bred.
    #[inline]
    pub const fn can_breed(self) -> bool {
        self.has(Kind::Male) && self.has(Kind::Female)
    }

    /// §4.2: one male and one female have bred. Which of several does not matter (R10): they are alike.
    #[inline]
    pub fn breed(&mut self) {
        self.0 -= one(Kind::Male) + one(Kind::Female);
        self.0 += one(Kind::Father) + one(Kind::Mother);
    }

    /// The kinds there are, in order, with how many.
    #[inline]
    pub(crate) fn kinds(self) -> impl Iterator<Item = (Kind, u8)> {
        let mut rest = self.0 & COUNTS;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let kind = Kind::ALL[(rest.trailing_zeros() / 4) as usize];
            rest &= !(one(kind) * 15);
            Some((kind, self.count(kind)))
        })
    }
}

#[inline]
const fn one(kind: Kind) -> u32 {
    1 << (4 * kind as u32)
}
