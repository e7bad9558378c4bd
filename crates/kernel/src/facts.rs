//! What is known of a game without playing it, and setups that do not fit.

use std::fmt;

use serde::de::DeserializeOwned;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::game::Setup;
use crate::reason::{Arg, Reason};
use crate::speech::shortened;

/// How much of a text that is refused is quoted, in columns.
const LONGEST_QUOTE: usize = 40;

/// What the lobby knows of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The name in commands, records and file names.
    pub id: &'static str,
    /// The title on the box.
    pub title: &'static str,
    /// Who designed it.
    pub designer: &'static str,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// The newest version of the rules; records of every version since 1 replay.
    pub rules_version: u32,
    /// Whether anything is hidden from a seat: cards in other hands, choices that are sealed.
    pub hidden: bool,
    /// The options of a match, in the order they are shown.
    pub options: &'static [OptionFact],
}

/// One option of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionFact {
    /// Its name in JSON.
    pub name: &'static str,
    /// What holds when nobody says otherwise.
    pub default: OptionValue,
    /// The option, a yes or no, without which this one means nothing: the lobby does not offer it then.
    pub with: Option<&'static str>,
    /// What may be said.
    pub allowed: Allowed,
}

/// The value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// One of several names.
    Text(&'static str),
    /// A number.
    Number(i64),
    /// Yes or no.
    Flag(bool),
}

/// The values an option may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// One of these.
    Values(&'static [OptionValue]),
    /// One of these, the numbers among them being seats: those that are at the table.
    Seats(&'static [OptionValue]),
    /// One of these; with more seats than this, the default.
    UpTo(u8, &'static [OptionValue]),
    /// A whole number, both ends included.
    Range(i64, i64),
    /// The default, or a list of some of these names, each once: exactly so many of them, first with the fewest seats,
    /// then with one more each; with no such numbers, any.
    Names(&'static [&'static str], &'static [u8]),
    /// The default, or a text with data that the game reads: an owner's list of tiles.
    Text(TextFact),
}

/// What a text option may hold.
#[derive(Clone, Copy, Debug)]
pub struct TextFact {
    /// The most bytes it may have.
    pub max: usize,
    /// Whether the game can read the text, and if not, what is wrong and where.
    pub check: fn(&str) -> Result<(), Reason>,
    /// Texts that the game reads and writes back unchanged, for tests that try every option.
    pub samples: &'static [&'static str],
}

/// Functions have no equality: two facts are equal if their data are.
impl PartialEq for TextFact {
    fn eq(&self, other: &TextFact) -> bool {
        (self.max, self.samples) == (other.max, other.samples)
    }
}

impl Eq for TextFact {}

/// Why a match cannot be set up like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSetup {
    /// Not a number of seats that play this game.
    Seats {
        /// What was asked for.
        asked: u64,
        /// The fewest and the most.
        allowed: (u8, u8),
    },
    /// Options that are not a JSON object.
    NotAnObject,
    /// No option has this name.
    UnknownOption {
        /// The name that was given.
        name: String,
        /// The names there are.
        allowed: String,
    },
    /// The option exists, but not with this value.
    BadValue {
        /// The option.
        name: &'static str,
        /// What was given.
        value: String,
        /// What may be given.
        allowed: String,
    },
    /// The option is a text, and the game cannot read it.
    BadText {
        /// The option.
        name: &'static str,
        /// What is wrong with it, in the game's words.
        reason: Box<Reason>,
    },
    /// Rules from the future, or from before the first version.
    RulesVersion {
        /// What was asked for.
        asked: u32,
        /// The newest there is.
        newest: u32,
    },
}

impl Facts {
    /// Whether this many seats play.
    pub fn check_seats(&self, asked: u64) -> Result<u8, BadSetup> {
        let (min, max) = self.seats;
        match u8::try_from(asked) {
            Ok(seats) if (min..=max).contains(&seats) => Ok(seats),
            _ => Err(BadSetup::Seats { asked, allowed: self.seats }),
        }
    }

    /// Reads the options of a match; those not named keep their default.
    pub fn read_options<O: DeserializeOwned>(&self, given: &Value) -> Result<O, BadSetup> {
        let given = match given {
            Value::Null => &serde_json::Map::new(),
            Value::Object(given) => given,
            _ => return Err(BadSetup::NotAnObject),
        };
        if let Some(name) = given.keys().find(|name| self.option(name).is_none()) {
            let names: Vec<_> = self.options.iter().map(|option| option.name).collect();
            return Err(BadSetup::UnknownOption { name: name.clone(), allowed: names.join(", ") });
        }
        let mut complete = serde_json::Map::new();
        for option in self.options {
            let value = match given.get(option.name) {
                Some(value) => {
                    option.check(value)?;
                    value.clone()
                }
                None => serde_json::to_value(option.default).expect("a plain value"),
            };
            complete.insert(option.name.to_owned(), value);
        }
        // The facts and the type say the same (conformance); if they ever differ, the
        // reader still gets an error and not a panic.
        serde_json::from_value(Value::Object(complete)).map_err(|_| BadSetup::NotAnObject)
    }

    /// Whether this version of the rules can be played.
    pub fn check_version(&self, asked: u32) -> Result<(), BadSetup> {
        match (1..=self.rules_version).contains(&asked) {
            true => Ok(()),
            false => Err(BadSetup::RulesVersion { asked, newest: self.rules_version }),
        }
    }

    /// Checks what every game must check of a setup.
    pub fn check<O>(&self, setup: &Setup<O>) -> Result<(), BadSetup> {
        self.check_version(setup.rules_version)?;
        self.check_seats(u64::from(setup.seats)).map(|_| ())
    }

    /// Whether a value that the option may have is one for so many seats.
    pub fn fits(&self, option: &OptionFact, value: &Value, seats: u8) -> bool {
        match option.allowed {
            Allowed::Values(_) | Allowed::Range(..) | Allowed::Text(_) => true,
            Allowed::Seats(_) => value.as_u64().is_none_or(|seat| seat < u64::from(seats)),
            Allowed::UpTo(most, _) => seats <= most || option.is_default(value),
            Allowed::Names(_, counts) => {
                let wanted = counts.get(usize::from(seats.saturating_sub(self.seats.0)));
                match (value.as_array(), wanted) {
                    (Some(list), Some(&wanted)) => list.len() == usize::from(wanted),
                    _ => true,
                }
            }
        }
    }

    fn option(&self, name: &str) -> Option<&OptionFact> {
        self.options.iter().find(|option| option.name == name)
    }
}

impl OptionFact {
    fn check(&self, value: &Value) -> Result<(), BadSetup> {
        if !self.allows(value) {
            return Err(self.refuse(value));
        }
        match (self.allowed, value.as_str()) {
            (Allowed::Text(fact), Some(text)) if !self.is_default(value) => {
                (fact.check)(text).map_err(|reason| BadSetup::BadText { name: self.name, reason: Box::new(reason) })
            }
            _ => Ok(()),
        }
    }

    fn is_default(&self, value: &Value) -> bool {
        serde_json::to_value(self.default).ok().as_ref() == Some(value)
    }

    fn allows(&self, value: &Value) -> bool {
        match self.allowed {
            Allowed::Values(values) | Allowed::Seats(values) | Allowed::UpTo(_, values) => {
                values.iter().any(|&allowed| serde_json::to_value(allowed).ok().as_ref() == Some(value))
            }
            Allowed::Range(low, high) => value.as_i64().is_some_and(|value| (low..=high).contains(&value)),
            Allowed::Names(names, _) => match value.as_array() {
                Some(list) => is_selection(list, names),
                None => self.is_default(value),
            },
            Allowed::Text(fact) => value.as_str().is_some_and(|text| text.len() <= fact.max),
        }
    }

    fn refuse(&self, value: &Value) -> BadSetup {
        let allowed = match self.allowed {
            Allowed::Values(_) | Allowed::Seats(_) | Allowed::UpTo(..) | Allowed::Range(..) => self.allowed.to_string(),
            Allowed::Names(..) | Allowed::Text(_) => format!("{}, {}", self.default, self.allowed),
        };
        let value = match self.allowed {
            Allowed::Text(_) => shortened(&value.to_string(), LONGEST_QUOTE),
            Allowed::Values(_) | Allowed::Seats(_) | Allowed::UpTo(..) | Allowed::Range(..) | Allowed::Names(..) => {
                value.to_string()
            }
        };
        BadSetup::BadValue { name: self.name, value, allowed }
    }
}

/// Whether a list has names of `names` only, each once.
fn is_selection(list: &[Value], names: &[&str]) -> bool {
    list.iter().enumerate().all(|(at, name)| names.iter().any(|allowed| name == allowed) && !list[..at].contains(name))
}

impl fmt::Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Allowed::Values(values) | Allowed::Seats(values) | Allowed::UpTo(_, values) => {
                let texts: Vec<_> = values.iter().map(OptionValue::to_string).collect();
                f.write_str(&texts.join(", "))
            }
            Allowed::Range(low, high) => write!(f, "{low}–{high}"),
            // No word of any language: sentences in every language quote it.
            Allowed::Names(names, _) => write!(f, "[{}]", names.join(", ")),
            Allowed::Text(fact) => write!(f, "\"…\" ≤ {} B", fact.max),
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Text(text) => write!(f, "\"{text}\""),
            OptionValue::Number(number) => number.fmt(f),
            OptionValue::Flag(flag) => flag.fmt(f),
        }
    }
}

/// As `menagerie games --json` lists it: `{"default":…,"values":[…]}` or `{"default":…,"range":[low,high]}`, and
/// where a list of names may stand for the one value `{"default":…,"values":[…],"names":[…]}`. A text is
/// `{"default":…,"text":most bytes}`. What depends on the number of seats is added: `"seats":true` where numbers are seats,
/// `"most_seats":n` where more seats take the default, and `"counts":[…]` for lists of names. `"with":name` is an option
/// without which this one means nothing.
impl Serialize for OptionFact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("default", &self.default)?;
        match self.allowed {
            Allowed::Values(values) => map.serialize_entry("values", values)?,
            Allowed::Seats(values) => {
                map.serialize_entry("values", values)?;
                map.serialize_entry("seats", &true)?;
            }
            Allowed::UpTo(most, values) => {
                map.serialize_entry("values", values)?;
                map.serialize_entry("most_seats", &most)?;
            }
            Allowed::Range(low, high) => map.serialize_entry("range", &[low, high])?,
            Allowed::Names(names, counts) => {
                map.serialize_entry("values", &[self.default])?;
                map.serialize_entry("names", names)?;
                if !counts.is_empty() {
                    map.serialize_entry("counts", counts)?;
                }
            }
            Allowed::Text(fact) => map.serialize_entry("text", &fact.max)?,
        }
        if let Some(with) = self.with {
            map.serialize_entry("with", with)?;
        }
        map.end()
    }
}

impl BadSetup {
    /// The same, ready to be told.
    pub fn reason(&self) -> Reason {
        let (code, args) = match self {
            BadSetup::Seats { asked, allowed: (min, max) } => (
                "bad-seats",
                vec![
                    ("asked", Arg::Number(i64::try_from(*asked).unwrap_or(i64::MAX))),
                    ("min", Arg::from(*min)),
                    ("max", Arg::from(*max)),
                    ("fixed", if min == max { "yes" } else { "no" }.into()),
                ],
            ),
            BadSetup::NotAnObject => ("bad-options-shape", vec![]),
            BadSetup::UnknownOption { name, allowed } => {
                ("bad-option-unknown", vec![("name", name.as_str().into()), ("allowed", allowed.as_str().into())])
            }
            BadSetup::BadValue { name, value, allowed } => (
                "bad-option-value",
                vec![("name", (*name).into()), ("value", value.as_str().into()), ("allowed", allowed.as_str().into())],
            ),
            BadSetup::BadText { reason, .. } => return (**reason).clone(),
            BadSetup::RulesVersion { asked, newest } => {
                ("bad-rules-version", vec![("asked", (*asked).into()), ("newest", (*newest).into())])
            }
        };
        Reason::of_kernel(code, args)
    }
}

/// For errors about files, which are written for programs.
impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSetup::Seats { asked, allowed: (min, max) } => {
                write!(f, "{asked} seats cannot play this game, {min} to {max} can")
            }
            BadSetup::NotAnObject => f.write_str("the options are not a JSON object"),
            BadSetup::UnknownOption { name, allowed } => write!(f, "there is no option {name:?}, only {allowed}"),
            BadSetup::BadValue { name, value, allowed } => {
                write!(f, "option {name} cannot be {value}, it can be {allowed}")
            }
            BadSetup::BadText { name, reason } => write!(f, "option {name}: {reason}"),
            BadSetup::RulesVersion { asked, newest } => {
                write!(f, "rules version {asked} is not known, the newest is {newest}")
            }
        }
    }
}

impl std::error::Error for BadSetup {}
