//! §12: decisions and draws as text and back. Every decision has one spelling.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::{Action, Draw};
use crate::components::{Animal, PLACES, Place, Square};

/// The text is not the notation of anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

/// Appends the text of a decision. It is written by hand because simulations write millions of them.
#[inline]
pub(crate) fn spell(action: Action, out: &mut String) {
    match action {
        Action::PlaceGuardian(place) => {
            out.push('g');
            spell_number(place.0, out);
        }
        Action::PlaceAnimal(animal, square) => {
            out.push(animal.letter());
            out.push_str(square.text());
        }
        Action::Swap(square) => {
            out.push('>');
            out.push_str(square.text());
        }
        Action::Decline => out.push('.'),
        Action::MoveGuardian(steps) => {
            out.push('+');
            spell_number(steps, out);
        }
    }
}

fn spell_number(number: u8, out: &mut String) {
    debug_assert!(number < 100);
    if number >= 10 {
        out.push((b'0' + number / 10) as char);
    }
    out.push((b'0' + number % 10) as char);
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(3);
        spell(*self, &mut text);
        f.pad(&text)
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let first = text.chars().next().ok_or(Unreadable)?;
        let rest = &text[first.len_utf8()..];
        match first {
            'g' => number(rest).and_then(Place::new).map(Action::PlaceGuardian).ok_or(Unreadable),
            '>' => rest.parse().map(Action::Swap),
            '.' if rest.is_empty() => Ok(Action::Decline),
            '+' => match number(rest) {
                Some(steps @ 1..PLACES) => Ok(Action::MoveGuardian(steps)),
                _ => Err(Unreadable),
            },
            letter => Ok(Action::PlaceAnimal(animal(letter).ok_or(Unreadable)?, rest.parse()?)),
        }
    }
}

/// The animal of a letter.
pub(crate) fn animal(letter: char) -> Option<Animal> {
    Animal::ALL.into_iter().find(|animal| animal.letter() == letter)
}

/// A number without sign or leading zeros.
fn number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (text == number.to_string()).then_some(number)
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "first{}", self.0)
    }
}

impl FromStr for Draw {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Draw, Unreadable> {
        match text {
            "first0" => Ok(Draw(Seat(0))),
            "first1" => Ok(Draw(Seat(1))),
            _ => Err(Unreadable),
        }
    }
}

impl Square {
    /// Row and column, as in notation.
    pub fn text(self) -> &'static str {
        TEXTS[self.row()][self.column()]
    }
}

#[rustfmt::skip]
const TEXTS: [[&str; 6]; 5] = [
    ["00", "01", "02", "03", "04", "05"],
    ["10", "11", "12", "13", "14", "15"],
    ["20", "21", "22", "23", "24", "25"],
    ["30", "31", "32", "33", "34", "35"],
    ["40", "41", "42", "43", "44", "45"],
];

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

impl FromStr for Square {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Square, Unreadable> {
        Square::all().find(|square| square.text() == text).ok_or(Unreadable)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|Unreadable| serde::de::Error::custom(format!("{text:?} is not a square, row and column")))
    }
}
