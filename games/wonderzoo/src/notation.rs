//! §10: decisions and draws as text and back. Everything has one spelling.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::{Action, Draw, Drawn};
use crate::components::{COLOURS, Colour, Kind, MOST_SEATS, Name};
use crate::grid::{Cell, Placement, SIDE};

/// The text is not the notation of anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not the notation of anything")
    }
}

impl std::error::Error for Unreadable {}

/// The most visitors that are drawn at once.
const MOST_DRAWN: usize = 2;

/// Appends the text of a decision. It is written by hand because simulations write millions of them.
#[inline]
pub(crate) fn spell(action: Action, out: &mut String) {
    match action {
        Action::Place(at) => spell_placement(at, out),
        Action::Pick(tile) => spell_name(tile, out),
        Action::Use => out.push_str("use"),
        Action::Skip => out.push_str("skip"),
        Action::Stand(colour, cell) => {
            out.push(colour.letter());
            out.push('@');
            spell_cell(cell, out);
        }
        Action::Move(from, to) => {
            spell_cell(from, out);
            out.push('>');
            spell_cell(to, out);
        }
        Action::Stop => out.push_str("stop"),
        Action::Relocate(tile, at) => {
            spell_name(tile, out);
            out.push(':');
            spell_placement(at, out);
        }
        Action::Exchange(tile, other) => {
            spell_name(tile, out);
            out.push('=');
            spell_name(other, out);
        }
    }
}

fn digit(number: usize) -> char {
    (b'0' + (number % 10) as u8) as char
}

fn spell_cell(cell: Cell, out: &mut String) {
    out.push((b'a' + cell.column() as u8) as char);
    out.push(digit(cell.row() + 1));
}

fn spell_placement(at: Placement, out: &mut String) {
    spell_cell(at.cell(), out);
    out.push('/');
    out.push(digit(at.turn().into()));
}

fn spell_name(name: Name, out: &mut String) {
    out.push(name.kind().letter());
    out.push(digit(usize::from(name.number()) / 10));
    out.push(digit(name.number().into()));
}

/// The notation of a type in text and JSON: how it is spelled, and what is said of a text that is not one.
macro_rules! spelled {
    ($Type:ty, $spell:path, $about:literal) => {
        impl fmt::Display for $Type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut text = String::with_capacity(8);
                $spell(*self, &mut text);
                f.pad(&text)
            }
        }

        impl Serialize for $Type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $Type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Type, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(|Unreadable| serde::de::Error::custom($about))
            }
        }
    };
}

spelled!(Cell, spell_cell, "a cell is a letter a to h and a digit 1 to 8, such as c3");
spelled!(Placement, spell_placement, "a placement is its first cell and its turns, such as c3/1");
spelled!(Name, spell_name, "a tile is G, V, W or P and two digits, such as W03");

impl FromStr for Cell {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Cell, Unreadable> {
        let &[column, row] = text.as_bytes() else { return Err(Unreadable) };
        let column = column.checked_sub(b'a').ok_or(Unreadable)?;
        let row = row.checked_sub(b'1').ok_or(Unreadable)?;
        Cell::new(row.into(), column.into()).filter(|_| usize::from(row) < SIDE).ok_or(Unreadable)
    }
}

impl FromStr for Placement {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Placement, Unreadable> {
        let (cell, turn) = text.split_once('/').ok_or(Unreadable)?;
        match turn.as_bytes() {
            &[turn @ b'0'..=b'3'] => Ok(Placement::new(cell.parse()?, turn - b'0')),
            _ => Err(Unreadable),
        }
    }
}

impl FromStr for Name {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Name, Unreadable> {
        match text.as_bytes() {
            &[kind, tens @ b'0'..=b'9', ones @ b'0'..=b'9'] => {
                let kind = Kind::of_letter(kind).ok_or(Unreadable)?;
                Name::new(kind, (tens - b'0') * 10 + (ones - b'0')).ok_or(Unreadable)
            }
            _ => Err(Unreadable),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(8);
        spell(*self, &mut text);
        f.pad(&text)
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        match text {
            "use" => return Ok(Action::Use),
            "skip" => return Ok(Action::Skip),
            "stop" => return Ok(Action::Stop),
            _ => {}
        }
        if let Some((colour, cell)) = text.split_once('@') {
            return Ok(Action::Stand(read_colour(colour)?, cell.parse()?));
        }
        if let Some((from, to)) = text.split_once('>') {
            return Ok(Action::Move(from.parse()?, to.parse()?));
        }
        if let Some((tile, at)) = text.split_once(':') {
            return Ok(Action::Relocate(tile.parse()?, at.parse()?));
        }
        if let Some((tile, other)) = text.split_once('=') {
            let (tile, other): (Name, Name) = (tile.parse()?, other.parse()?);
            return if tile < other { Ok(Action::Exchange(tile, other)) } else { Err(Unreadable) };
        }
        if text.contains('/') { text.parse().map(Action::Place) } else { text.parse().map(Action::Pick) }
    }
}

fn read_colour(text: &str) -> Result<Colour, Unreadable> {
    let &[letter] = text.as_bytes() else { return Err(Unreadable) };
    Colour::of_letter(letter).ok_or(Unreadable)
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draw::Bus(seat) => write!(f, "bus{seat}"),
            Draw::Tiles(tiles) => {
                let mut sign = "t";
                for tile in tiles.iter() {
                    write!(f, "{sign}{tile}")?;
                    sign = ",";
                }
                Ok(())
            }
            Draw::Visitors(counts) => {
                f.write_str("v")?;
                for (colour, &count) in Colour::ALL.iter().zip(counts) {
                    (0..count).try_for_each(|_| write!(f, "{}", colour.letter()))?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Draw {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Draw, Unreadable> {
        if let Some(seat) = text.strip_prefix("bus") {
            let &[seat @ b'0'..=b'9'] = seat.as_bytes() else { return Err(Unreadable) };
            let seat = seat - b'0';
            return if usize::from(seat) < MOST_SEATS { Ok(Draw::Bus(Seat(seat))) } else { Err(Unreadable) };
        }
        if let Some(colours) = text.strip_prefix('v') {
            return read_visitors(colours).map(Draw::Visitors);
        }
        let mut tiles = Drawn::default();
        for name in text.strip_prefix('t').ok_or(Unreadable)?.split(',') {
            if !tiles.push(name.parse()?) {
                return Err(Unreadable);
            }
        }
        Ok(Draw::Tiles(tiles))
    }
}

/// One or two letters, in the order of the colours.
fn read_visitors(text: &str) -> Result<[u8; COLOURS], Unreadable> {
    let colours = text.bytes().map(Colour::of_letter).collect::<Option<Vec<Colour>>>().ok_or(Unreadable)?;
    if !(1..=MOST_DRAWN).contains(&colours.len()) || !colours.is_sorted() {
        return Err(Unreadable);
    }
    let mut counts = [0; COLOURS];
    colours.into_iter().for_each(|colour| counts[colour as usize] += 1);
    Ok(counts)
}
