//! §4.2: animals of one species in one place, and their births.

/// §1.2, R49: what an animal is besides its species. Who has bred is marked for good (R9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Kind {
    /// Without a symbol: never breeds.
    Plain,
    /// A male that has not bred yet.
    Male,
    /// A female that has not bred yet.
    Female,
    /// A male that has bred.
    Father,
    /// A female that has bred.
    Mother,
    /// Born in the game; never breeds.
    Baby,
}

impl Kind {
    /// All of them, in order.
    pub const ALL: [Kind; 6] = [Kind::Plain, Kind::Male, Kind::Female, Kind::Father, Kind::Mother, Kind::Baby];
    /// §1.2: those printed on the square tiles.
    pub const PRINTED: [Kind; 3] = [Kind::Plain, Kind::Male, Kind::Female];

    /// Its name in the Fluent files.
    pub const fn name(self) -> &'static str {
        ["plain", "male", "female", "father", "mother", "baby"][self as usize]
    }

    /// What follows the letter of the species in notation.
    pub const fn suffix(self) -> &'static str {
        ["", "m", "f", "m*", "f*", "b"][self as usize]
    }
}

/// How many animals of each kind live together: four bits for each kind, and in the upper byte how many they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Herd(u32);

const ALL: u32 = 1 << 24;
const COUNTS: u32 = ALL - 1;

impl Herd {
    /// No animal.
    pub const NONE: Herd = Herd(0);
    /// The most of one kind that fit in the count.
    pub const MOST: u8 = 15;

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

    /// How many of a kind there are.
    #[inline]
    pub const fn count(self, kind: Kind) -> u8 {
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

    /// One less of this kind.
    #[inline]
    pub fn remove(&mut self, kind: Kind) {
        self.0 -= one(kind) + ALL;
    }

    /// These animals and those.
    #[inline]
    pub fn and(self, other: Herd) -> Herd {
        Herd(self.0 + other.0)
    }

    /// §4.2: the birth test. If there is a male and a female that have not bred, and a baby of the species is left, it
    /// is born; where it goes is for the game to say. The parents have bred from then on (R9); which of several does
    /// not matter, they are alike (R10). In play there is always a baby left (R11); in positions made up by hand, if
    /// there is none, nobody has bred (R55).
    #[inline]
    pub fn give_birth(&mut self, unborn: &mut u8) -> bool {
        if !self.has(Kind::Male) || !self.has(Kind::Female) || *unborn == 0 {
            return false;
        }
        self.0 -= one(Kind::Male) + one(Kind::Female);
        self.0 += one(Kind::Father) + one(Kind::Mother);
        *unborn -= 1;
        true
    }

    /// The kinds there are, in order, with how many.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = (Kind, u8)> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn herd(kinds: &[Kind]) -> Herd {
        let mut herd = Herd::NONE;
        kinds.iter().for_each(|&kind| herd.add(kind));
        herd
    }

    #[test]
    fn r9_each_breeder_has_one_baby() {
        let (mut animals, mut unborn) = (herd(&[Kind::Male, Kind::Male, Kind::Female, Kind::Plain]), 2);
        assert!(animals.give_birth(&mut unborn));
        assert_eq!(animals, herd(&[Kind::Father, Kind::Male, Kind::Mother, Kind::Plain]));
        assert!(!animals.give_birth(&mut unborn));
        animals.add(Kind::Female);
        assert!(animals.give_birth(&mut unborn));
        assert_eq!((unborn, animals.len()), (0, 5));
    }

    #[test]
    fn r55_without_a_baby_nobody_has_bred() {
        let (before, mut unborn) = (herd(&[Kind::Male, Kind::Female]), 0);
        let mut animals = before;
        assert!(!animals.give_birth(&mut unborn));
        assert_eq!((animals, unborn), (before, 0));
    }

    #[test]
    fn babies_and_parents_do_not_breed() {
        let (mut animals, mut unborn) = (herd(&[Kind::Father, Kind::Female, Kind::Baby, Kind::Plain]), 1);
        assert!(!animals.give_birth(&mut unborn));
        let kinds: Vec<_> = animals.kinds().collect();
        assert_eq!(kinds, [(Kind::Plain, 1), (Kind::Female, 1), (Kind::Father, 1), (Kind::Baby, 1)]);
        animals.remove(Kind::Father);
        assert_eq!(animals.and(animals).len(), 6);
    }
}
