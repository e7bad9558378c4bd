//! §9: decisions and draws as text and back. Everything has one spelling.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::{Action, Draw, Drawn, FlagOrder};
use crate::components::{MOST_SEATS, Number};
use crate::zoo::Placement;

/// The text is not the notation of anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not the notation of anything")
    }
}

impl std::error::Error for Unreadable {}

/// Appends the text of a decision. It is written by hand because simulations write millions of them.
#[inline]
pub(crate) fn spell(action: Action, out: &mut String) {
    match action {
        Action::Bid(coins) => {
            out.push('b');
            spell_number(coins, out);
        }
        Action::Place(at) => spell_placement(at, out),
    }
}

fn spell_placement(at: Placement, out: &mut String) {
    for coordinate in [at.x, at.y] {
        if coordinate < 0 {
            out.push('-');
        }
        spell_number(coordinate.unsigned_abs().into(), out);
        out.push(',');
    }
    spell_number(at.r.into(), out);
}

fn spell_number(number: u16, out: &mut String) {
    if number >= 10 {
        spell_number(number / 10, out);
    }
    out.push((b'0' + (number % 10) as u8) as char);
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(12);
        spell(*self, &mut text);
        f.pad(&text)
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        match text.strip_prefix('b') {
            Some(coins) => number(coins).map(Action::Bid),
            None => text.parse().map(Action::Place),
        }
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{},{}", self.x, self.y, self.r)
    }
}

impl FromStr for Placement {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Placement, Unreadable> {
        let mut parts = text.split(',');
        let mut part = || parts.next().ok_or(Unreadable);
        let placement = Placement { x: coordinate(part()?)?, y: coordinate(part()?)?, r: turns(part()?)? };
        if parts.next().is_some() { Err(Unreadable) } else { Ok(placement) }
    }
}

impl Serialize for Placement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Placement {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Placement, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|Unreadable| serde::de::Error::custom("a placement is x,y,r, such as -2,1,3"))
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draw::Flags(order) => {
                f.write_str("flags")?;
                order.seats().iter().try_for_each(|seat| write!(f, "{seat}"))
            }
            Draw::Tiles(tiles) => {
                let mut sign = "t";
                for tile in tiles.iter() {
                    write!(f, "{sign}{}", tile.get())?;
                    sign = ",";
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Draw {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Draw, Unreadable> {
        if let Some(order) = text.strip_prefix("flags") {
            let seat = |digit: u8| digit.checked_sub(b'0').filter(|&seat| usize::from(seat) < MOST_SEATS).map(Seat);
            let order = order.bytes().map(seat).collect::<Option<Vec<Seat>>>().ok_or(Unreadable)?;
            return FlagOrder::new(&order).filter(|order| !order.seats().is_empty()).map(Draw::Flags).ok_or(Unreadable);
        }
        let mut tiles = Drawn::default();
        for text in text.strip_prefix('t').ok_or(Unreadable)?.split(',') {
            let tile = u8::try_from(number(text)?).ok().and_then(Number::new).ok_or(Unreadable)?;
            if !tiles.push(tile) {
                return Err(Unreadable);
            }
        }
        Ok(Draw::Tiles(tiles))
    }
}

/// A number without sign or leading zeros.
fn number(text: &str) -> Result<u16, Unreadable> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| is_plain).ok_or(Unreadable)
}

fn coordinate(text: &str) -> Result<i8, Unreadable> {
    match text.strip_prefix('-') {
        Some(text) => match number(text)? {
            0 => Err(Unreadable),
            below => i8::try_from(-i32::from(below)).map_err(|_| Unreadable),
        },
        None => i8::try_from(number(text)?).map_err(|_| Unreadable),
    }
}

fn turns(text: &str) -> Result<u8, Unreadable> {
    number(text).ok().and_then(|turns| u8::try_from(turns).ok()).filter(|&turns| turns < 4).ok_or(Unreadable)
}
