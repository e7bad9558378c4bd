//! What the lobby knows of the game, and its options (§2.3).

use kernel::{Allowed, BadSetup, Facts, First, OptionFact, OptionValue};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use trucks::SEATS;

use crate::components::{Kit, REMOVED, SPECIES_NAMES, Species};

/// What the lobby knows of the game.
pub(crate) const FACTS: Facts = Facts {
    id: "zooloretto",
    title: "Zooloretto",
    designer: "Michael Schacht",
    seats: SEATS,
    rules_version: 1,
    hidden: false,
    options: &[
        OptionFact {
            name: "removed",
            default: OptionValue::Text("random"),
            allowed: Allowed::Names(&SPECIES_NAMES, &REMOVED),
        },
        First::option("first", SEATS.1),
    ],
};

/// The options of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// R27: which species are left out.
    pub removed: Removed,
    /// §2.3: who begins.
    pub first: First,
}

impl Options {
    /// Whether this many seats can play with them.
    pub(crate) fn check(&self, seats: u8) -> Result<(), BadSetup> {
        let wanted = Kit::of(seats).removed;
        if let Removed::Given(removed) = self.removed
            && removed.len() != wanted
        {
            let names: Vec<_> = removed.iter().map(Species::name).collect();
            return Err(BadSetup::BadValue {
                name: "removed",
                value: format!("[{}]", names.join(", ")),
                allowed: format!("\"random\", {wanted} × [{}]", SPECIES_NAMES.join(", ")),
            });
        }
        self.first.check("first", seats)
    }
}

/// R27: the species that are left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "\"random\" | Array<Species>"))]
pub enum Removed {
    /// Chance decides, as many as the number of seats asks for.
    #[default]
    Random,
    /// These.
    Given(SpeciesSet),
}

/// Some species: one bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Species>"))]
pub struct SpeciesSet(u8);

impl SpeciesSet {
    /// Whether a species is among them.
    #[inline]
    pub fn contains(self, species: Species) -> bool {
        self.0 & 1 << species as u8 != 0
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
    pub fn iter(self) -> impl Iterator<Item = Species> {
        Species::ALL.into_iter().filter(move |&species| self.contains(species))
    }

    /// Every set of this many species, in a fixed order.
    pub(crate) fn all_of(count: u8) -> impl Iterator<Item = SpeciesSet> {
        (0..=u8::MAX).map(SpeciesSet).filter(move |set| set.len() == count)
    }
}

impl FromIterator<Species> for SpeciesSet {
    fn from_iter<T: IntoIterator<Item = Species>>(species: T) -> SpeciesSet {
        SpeciesSet(species.into_iter().fold(0, |bits, species| bits | 1 << species as u8))
    }
}

impl Serialize for SpeciesSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Serialize for Removed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Removed::Random => serializer.serialize_str("random"),
            Removed::Given(species) => species.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Removed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Removed, D::Error> {
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
                let find = |name: &String| Species::ALL.into_iter().find(|species| species.name() == name);
                let set: SpeciesSet =
                    names.iter().map(find).collect::<Option<Vec<_>>>().ok_or_else(wrong)?.into_iter().collect();
                if usize::from(set.len()) == names.len() { Ok(Removed::Given(set)) } else { Err(wrong()) }
            }
        }
    }
}
