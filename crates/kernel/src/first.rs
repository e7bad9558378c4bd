//! The option that most games have: who begins.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::facts::{Allowed, BadSetup, OptionFact, OptionValue};
use crate::seat::{MAX_SEATS, Seat};

/// Who begins: `"random"` or the number of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "\"random\" | number"))]
pub enum First {
    /// Chance decides.
    #[default]
    Random,
    /// This seat.
    Given(Seat),
}

const VALUES: [OptionValue; MAX_SEATS + 1] = {
    let mut values = [OptionValue::Text("random"); MAX_SEATS + 1];
    let mut seat = 0;
    while seat < MAX_SEATS {
        values[seat + 1] = OptionValue::Number(seat as i64);
        seat += 1;
    }
    values
};

impl First {
    /// The option of a game with at most this many seats.
    pub const fn option(name: &'static str, most_seats: u8) -> OptionFact {
        let (values, _) = VALUES.split_at(most_seats as usize + 1);
        OptionFact { name, default: VALUES[0], with: None, allowed: Allowed::Seats(values) }
    }

    /// Whether a table with this many seats can begin like this.
    pub fn check(self, name: &'static str, seats: u8) -> Result<(), BadSetup> {
        match self {
            First::Given(seat) if seat.0 >= seats => Err(BadSetup::BadValue {
                name,
                value: seat.to_string(),
                allowed: format!("\"random\", 0–{}", seats.saturating_sub(1)),
            }),
            First::Given(_) | First::Random => Ok(()),
        }
    }
}

impl Serialize for First {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            First::Random => serializer.serialize_str("random"),
            First::Given(seat) => seat.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for First {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<First, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "lowercase")]
        enum Name {
            Random,
        }
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "who begins is \"random\" or the number of a seat")]
        enum Written {
            Seat(Seat),
            Name(Name),
        }
        Written::deserialize(deserializer).map(|written| match written {
            Written::Seat(seat) => First::Given(seat),
            Written::Name(Name::Random) => First::Random,
        })
    }
}
