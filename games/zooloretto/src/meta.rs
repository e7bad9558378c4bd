//! What the lobby knows of the game, and its options (§2.3).

use kernel::{Allowed, BadSetup, Facts, First, OptionFact, OptionValue, Reason, TextFact};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use trucks::{Kin, Removed, SEATS, Set};

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
                rule: Some("§2.3"),
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

/// Species of the base game.
pub type SpeciesSet = Set<Species>;
/// Jungle species.
pub type JungleSet = Set<Jungle>;

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
