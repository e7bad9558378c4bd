//! What the lobby knows of the game, and its options (§2.3).

use std::marker::PhantomData;

use kernel::{Allowed, BadSetup, Facts, First, OptionFact, OptionValue, Reason, TextFact};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use trucks::SEATS;

use crate::components::{DONATIONS, Expansions, JUNGLE_NAMES, Jungle, Kit, REMOVED, SPECIES, SPECIES_NAMES, Species};

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
            with: None,
            allowed: Allowed::Names(&SPECIES_NAMES, &REMOVED),
        },
        First::option("first", SEATS.1),
        OptionFact { name: "xxl", default: OptionValue::Flag(false), with: None, allowed: NO_OR_YES },
        OptionFact { name: "exotic", default: OptionValue::Flag(false), with: None, allowed: NO_OR_YES },
        OptionFact {
            name: "jungle_removed",
            default: OptionValue::Text("random"),
            with: Some("exotic"),
            allowed: Allowed::Names(&JUNGLE_NAMES, &REMOVED),
        },
        OptionFact {
            name: "donations",
            default: OptionValue::Text(DonationTokens::DEFAULT),
            with: Some("xxl"),
            allowed: Allowed::Text(TextFact {
                max: DONATIONS,
                check: |text| text.parse::<DonationTokens>().map(|_| ()),
                samples: &["9876543211"],
            }),
        },
    ],
};

const NO_OR_YES: Allowed = Allowed::Values(&[OptionValue::Flag(false), OptionValue::Flag(true)]);

/// The options of a match. Those of the expansions are only written where they differ from their default, so that records
/// of the base game stay as they were.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// R27: which species are left out.
    #[cfg_attr(feature = "typescript", ts(type = "\"random\" | Array<Species>"))]
    pub removed: Removed<Species>,
    /// §2.3: who begins.
    pub first: First,
    /// §7.2: whether Zooloretto XXL is played with.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub xxl: bool,
    /// §7.3: whether Zooloretto Exotic is played with.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>"))]
    pub exotic: bool,
    /// R27: which jungle species are left out, if there are any.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "typescript", ts(type = "\"random\" | Array<Jungle>", optional))]
    pub jungle_removed: Removed<Jungle>,
    /// R31: the donation tokens, if there are any.
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<DonationTokens>"))]
    pub donations: DonationTokens,
}

pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Options {
    /// What is played with besides the base game.
    pub fn expansions(&self) -> Expansions {
        Expansions { xxl: self.xxl, exotic: self.exotic }
    }

    /// Whether this many seats can play with them.
    pub(crate) fn check(&self, seats: u8) -> Result<(), BadSetup> {
        let wanted = Kit::of(seats, self.expansions()).removed;
        self.removed.check("removed", wanted)?;
        self.jungle_removed.check("jungle_removed", wanted)?;
        self.first.check("first", seats)
    }
}

/// R31: the values of the donation tokens from the top of their stack: ten digits that never rise (§2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct DonationTokens(pub(crate) [u8; DONATIONS]);

impl DonationTokens {
    const DEFAULT: &str = "6665554444";
}

impl Default for DonationTokens {
    fn default() -> DonationTokens {
        DonationTokens([6, 6, 6, 5, 5, 5, 4, 4, 4, 4])
    }
}

impl std::str::FromStr for DonationTokens {
    type Err = Reason;

    fn from_str(text: &str) -> Result<DonationTokens, Reason> {
        let digits: Option<Vec<u8>> =
            text.bytes().map(|digit| matches!(digit, b'1'..=b'9').then(|| digit - b'0')).collect();
        match digits.and_then(|digits| <[u8; DONATIONS]>::try_from(digits).ok()) {
            Some(values) if values.is_sorted_by(|one, next| one >= next) => Ok(DonationTokens(values)),
            Some(_) | None => Err(Reason {
                code: "bad-donations",
                key: "zooloretto-bad-donations".to_owned(),
                args: Vec::new(),
                rule: Some("2.3"),
            }),
        }
    }
}

impl Serialize for DonationTokens {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0.map(|value| char::from(b'0' + value)).iter().collect::<String>())
    }
}

impl<'de> Deserialize<'de> for DonationTokens {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DonationTokens, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|_| serde::de::Error::custom("donations are ten digits from 9 to 1 that never rise"))
    }
}

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
}

impl Kin for Species {
    const ALL: [Species; SPECIES] = Species::ALL;

    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    fn name(self) -> &'static str {
        Species::name(self)
    }

    fn letter(self) -> char {
        Species::letter(self)
    }
}

impl Kin for Jungle {
    const ALL: [Jungle; SPECIES] = Jungle::ALL;

    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    fn name(self) -> &'static str {
        Jungle::name(self)
    }

    fn letter(self) -> char {
        Jungle::letter(self)
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
    pub(crate) fn contains(&self, kin: K) -> bool {
        match self {
            Removed::Given(removed) => removed.contains(kin),
            Removed::Random => false,
        }
    }

    fn check(&self, name: &'static str, wanted: u8) -> Result<(), BadSetup> {
        let all = || K::ALL.map(K::name).join(", ");
        match self {
            Removed::Given(removed) if removed.len() != wanted => {
                let names: Vec<_> = removed.iter().map(K::name).collect();
                Err(BadSetup::BadValue {
                    name,
                    value: format!("[{}]", names.join(", ")),
                    allowed: format!("\"random\", {wanted} × [{}]", all()),
                })
            }
            Removed::Given(_) | Removed::Random => Ok(()),
        }
    }
}

/// Some species: one bit for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<K>(u8, PhantomData<K>);

/// Species of the base game.
pub type SpeciesSet = Set<Species>;
/// Jungle species.
pub type JungleSet = Set<Jungle>;

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

    /// Every set of this many species, in a fixed order.
    pub(crate) fn all_of(count: u8) -> impl Iterator<Item = Set<K>> {
        (0..=u8::MAX).map(|bits| Set(bits, PhantomData)).filter(move |set: &Set<K>| set.len() == count)
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
