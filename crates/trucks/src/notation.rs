//! Notation: what all games of the family write alike. Everything has one spelling.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Kin, MOST_SEATS, Set, Truck};

/// The text is not the notation of anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

/// A tile with a notation of its own.
pub trait Spelled: Copy + Ord + fmt::Display + FromStr<Err = Unreadable> {
    /// Some tiles, for messages.
    const EXAMPLE: &str;
}

/// Seats, trucks and points have one digit.
pub fn spell_number(number: u8, out: &mut String) {
    out.push((b'0' + number) as char);
}

/// The number of a truck, as people count.
pub fn read_truck(text: &str) -> Result<Truck, Unreadable> {
    match *text.as_bytes() {
        [digit @ b'1'..=b'5'] => Ok(Truck(digit - b'1')),
        _ => Err(Unreadable),
    }
}

/// The number of a seat.
pub fn read_seat(text: &str) -> Result<Seat, Unreadable> {
    match *text.as_bytes() {
        [digit @ b'0'..=b'9'] if usize::from(digit - b'0') < MOST_SEATS => Ok(Seat(digit - b'0')),
        _ => Err(Unreadable),
    }
}

/// The letter of a species.
pub fn read_kin<K: Kin>(letter: char) -> Result<K, Unreadable> {
    K::ALL.into_iter().find(|kin| kin.letter() == letter).ok_or(Unreadable)
}

/// The letters of some species, each once and in order.
pub fn read_set<K: Kin>(letters: &str) -> Result<Set<K>, Unreadable> {
    let set: Set<K> = letters.chars().map(read_kin).collect::<Result<Vec<K>, _>>()?.into_iter().collect();
    if letters.chars().eq(set.iter().map(K::letter)) { Ok(set) } else { Err(Unreadable) }
}

/// Some tiles, alike ones counted: `3Z+Zm+2k`, in their order. No text at all is no tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tiles<T>(pub Vec<(T, u8)>);

impl<T> Default for Tiles<T> {
    fn default() -> Tiles<T> {
        Tiles(Vec::new())
    }
}

impl<T: Spelled> Tiles<T> {
    /// How many of this tile there are.
    pub fn count(&self, tile: T) -> u8 {
        self.0.iter().find(|(held, _)| *held == tile).map_or(0, |&(_, count)| count)
    }
}

impl<T> FromIterator<(T, u8)> for Tiles<T> {
    fn from_iter<I: IntoIterator<Item = (T, u8)>>(tiles: I) -> Tiles<T> {
        Tiles(tiles.into_iter().filter(|(_, count)| *count > 0).collect())
    }
}

impl<T: fmt::Display> fmt::Display for Tiles<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (tile, count)) in self.0.iter().enumerate() {
            if at > 0 {
                f.write_char('+')?;
            }
            if *count > 1 {
                count.fmt(f)?;
            }
            tile.fmt(f)?;
        }
        Ok(())
    }
}

/// Tiles may come in any order and several times, so that people can write them down as they see them. A number begins
/// with no zero: `0Z` would be an animal that is not there.
impl<T: Spelled> FromStr for Tiles<T> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Tiles<T>, Unreadable> {
        let mut tiles: Vec<(T, u8)> = Vec::new();
        for term in text.split('+').filter(|_| !text.is_empty()) {
            if term.starts_with('0') {
                return Err(Unreadable);
            }
            let digits = term.len() - term.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let count = if digits == 0 { 1 } else { term[..digits].parse().map_err(|_| Unreadable)? };
            let tile: T = term[digits..].parse()?;
            match tiles.iter_mut().find(|(known, _)| *known == tile) {
                Some((_, known)) => *known = known.checked_add(count).ok_or(Unreadable)?,
                None => tiles.push((tile, count)),
            }
        }
        tiles.sort_by_key(|&(tile, _)| tile);
        Ok(tiles.into_iter().collect())
    }
}

impl<T: fmt::Display> Serialize for Tiles<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, T: Spelled> Deserialize<'de> for Tiles<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tiles<T>, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = |Unreadable| serde::de::Error::custom(format!("{text:?} are no tiles, such as {}", T::EXAMPLE));
        text.parse().map_err(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    struct Letter(char);

    impl fmt::Display for Letter {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_char(self.0)
        }
    }

    impl FromStr for Letter {
        type Err = Unreadable;

        fn from_str(text: &str) -> Result<Letter, Unreadable> {
            let mut letters = text.chars().filter(char::is_ascii_alphabetic);
            letters.next().filter(|letter| text == letter.to_string()).map(Letter).ok_or(Unreadable)
        }
    }

    impl Spelled for Letter {
        const EXAMPLE: &str = "2a+b";
    }

    #[test]
    fn tiles_may_come_in_any_order_and_are_written_in_theirs() {
        let tiles: Tiles<Letter> = "b+2c+a+12b".parse().unwrap();
        assert_eq!((tiles.to_string(), tiles.count(Letter('b'))), ("a+13b+2c".to_owned(), 13));
        assert_eq!("".parse(), Ok(Tiles::<Letter>::default()));
        for wrong in ["0a", "a++b", "2", "a b", "200a+200a"] {
            assert_eq!(wrong.parse::<Tiles<Letter>>(), Err(Unreadable), "{wrong}");
        }
    }

    #[test]
    fn seats_and_trucks_have_one_digit() {
        assert_eq!(
            (read_truck("5"), read_truck("0"), read_truck("11")),
            (Ok(Truck(4)), Err(Unreadable), Err(Unreadable))
        );
        assert_eq!((read_seat("4"), read_seat("5"), read_seat("")), (Ok(Seat(4)), Err(Unreadable), Err(Unreadable)));
    }
}
