//! R27: the species that are left out of a game.

use std::marker::PhantomData;

use kernel::{BadSetup, Luck};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// §1.2: how many species each game of the family has.
pub const SPECIES: usize = 8;

/// A kind of animal of which some may be left out.
pub trait Kin: Copy + PartialEq + Serialize + 'static {
    /// All of them, in order.
    const ALL: [Self; SPECIES];

    /// Its place among all.
    fn number(self) -> u8;

    /// Its name in options, positions and the Fluent files.
    fn name(self) -> &'static str;

    /// Its letter in notation.
    fn letter(self) -> char;

    /// Whether it is in every game: not all species can be left out.
    fn stays(self) -> bool {
        false
    }
}

/// R27: what is left out of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Removed<K> {
    /// Chance decides, as many as the number of seats asks for.
    #[default]
    Random,
    /// These.
    Given(Set<K>),
}

impl<K: Kin> Removed<K> {
    /// Whether these are left out, as far as it is known.
    #[inline]
    pub fn contains(&self, kin: K) -> bool {
        match self {
            Removed::Given(removed) => removed.contains(kin),
            Removed::Random => false,
        }
    }

    /// Whether the option `name` may say this, where so many are to be left out.
    pub fn check(&self, name: &'static str, wanted: u8) -> Result<(), BadSetup> {
        let names = |species: &mut dyn Iterator<Item = K>| species.map(K::name).collect::<Vec<_>>().join(", ");
        match self {
            Removed::Given(removed) if !removed.can_be_left_out(wanted) => Err(BadSetup::BadValue {
                name,
                value: format!("[{}]", names(&mut removed.iter())),
                allowed: format!(
                    "\"random\", {wanted} × [{}]",
                    names(&mut K::ALL.into_iter().filter(|kin| !kin.stays()))
                ),
            }),
            Removed::Given(_) | Removed::Random => Ok(()),
        }
    }
}

/// Some species: one bit for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<K>(u8, PhantomData<K>);

impl<K> Default for Set<K> {
    fn default() -> Set<K> {
        Set(0, PhantomData)
    }
}

impl<K: Kin> Set<K> {
    /// Whether a species is among them.
    #[inline]
    pub fn contains(self, kin: K) -> bool {
        self.0 & 1 << kin.number() != 0
    }

    /// How many they are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// They, in order.
    pub fn iter(self) -> impl Iterator<Item = K> {
        K::ALL.into_iter().filter(move |&kin| self.contains(kin))
    }

    /// R27: whether these can be left out where so many are to be.
    pub fn can_be_left_out(self, count: u8) -> bool {
        self.len() == count && self.iter().all(|kin| !kin.stays())
    }

    /// R27: every set that can be left out where so many are to be, in a fixed order.
    pub fn all_of(count: u8) -> impl Iterator<Item = Set<K>> {
        (0..=u8::MAX).map(|bits| Set(bits, PhantomData)).filter(move |set: &Set<K>| set.can_be_left_out(count))
    }

    /// R27: any of them, each as likely as the others.
    pub fn any_of(count: u8, luck: &mut impl Luck) -> Set<K> {
        let sets = Set::<K>::all_of(count).count() as u32;
        Set::all_of(count).nth(luck.below(sets) as usize).expect("below the number of sets")
    }
}

impl<K: Kin> FromIterator<K> for Set<K> {
    fn from_iter<T: IntoIterator<Item = K>>(species: T) -> Set<K> {
        Set(species.into_iter().fold(0, |bits, kin| bits | 1 << kin.number()), PhantomData)
    }
}

impl<K: Kin> Serialize for Set<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<K: Kin> Serialize for Removed<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Removed::Random => serializer.serialize_str("random"),
            Removed::Given(species) => species.serialize(serializer),
        }
    }
}

impl<'de, K: Kin> Deserialize<'de> for Removed<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Removed<K>, D::Error> {
        const EXPECTED: &str = "removed is \"random\" or a list of different species";
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "removed is \"random\" or a list of different species")]
        enum Written {
            Names(Vec<String>),
            Name(String),
        }
        let wrong = || serde::de::Error::custom(EXPECTED);
        match Written::deserialize(deserializer)? {
            Written::Name(name) if name == "random" => Ok(Removed::Random),
            Written::Name(_) => Err(wrong()),
            Written::Names(names) => {
                let find = |name: &String| K::ALL.into_iter().find(|kin| kin.name() == name);
                let set: Set<K> =
                    names.iter().map(find).collect::<Option<Vec<_>>>().ok_or_else(wrong)?.into_iter().collect();
                if usize::from(set.len()) == names.len() { Ok(Removed::Given(set)) } else { Err(wrong()) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::QuickLuck;

    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
    struct Number(u8);

    impl Kin for Number {
        const ALL: [Number; SPECIES] =
            [Number(0), Number(1), Number(2), Number(3), Number(4), Number(5), Number(6), Number(7)];

        fn number(self) -> u8 {
            self.0
        }

        fn name(self) -> &'static str {
            ["zero", "one", "two", "three", "four", "five", "six", "seven"][usize::from(self.0)]
        }

        fn letter(self) -> char {
            char::from(b'a' + self.0)
        }

        fn stays(self) -> bool {
            self.0 < 3
        }
    }

    fn set(numbers: &[u8]) -> Set<Number> {
        numbers.iter().copied().map(Number).collect()
    }

    #[test]
    fn r27_only_those_that_do_not_stay_are_left_out() {
        let counts: Vec<_> = (0..=6).map(|count| Set::<Number>::all_of(count).count()).collect();
        assert_eq!(counts, [1, 5, 10, 10, 5, 1, 0]);
        assert!(Set::<Number>::all_of(2).all(|set| set.iter().all(|kin| kin.0 >= 3)));
        let mut luck = QuickLuck::new(1, 1);
        assert!((0..50).all(|_| Set::<Number>::any_of(3, &mut luck).can_be_left_out(3)));
    }

    #[test]
    fn r27_a_list_has_as_many_as_are_wanted() {
        assert_eq!(Removed::Given(set(&[3, 7])).check("removed", 2), Ok(()));
        assert_eq!(Removed::<Number>::Random.check("removed", 2), Ok(()));
        for (wrong, value) in [(set(&[3]), "[three]"), (set(&[2, 3]), "[two, three]")] {
            let bad = BadSetup::BadValue {
                name: "removed",
                value: value.to_owned(),
                allowed: "\"random\", 2 × [three, four, five, six, seven]".to_owned(),
            };
            assert_eq!(Removed::Given(wrong).check("removed", 2), Err(bad));
        }
    }
}
