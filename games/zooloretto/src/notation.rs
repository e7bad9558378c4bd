//! Tiles, decisions and draws as text and back (`RULES.md`, Notation). Everything has one spelling.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use trucks::{Kind, Spelled, Unreadable, read_kin, read_seat, read_set, read_truck, spell_number};

use crate::action::{Action, Draw, With};
use crate::components::{Colour, Enclosure, Face, Jungle, Species, Stall, Tile};
use crate::visitors::{LAST, OUTSIDE, Point};
use crate::zoo::Place;

/// Appends the text of a decision. It is written by hand because simulations write millions of them.
#[inline]
pub(crate) fn spell(action: Action, out: &mut String) {
    match action {
        Action::Draw => out.push_str("draw"),
        Action::Load(truck) => {
            out.push('>');
            spell_number(truck.number(), out);
        }
        Action::Take(truck) => {
            out.push_str("take");
            spell_number(truck.number(), out);
        }
        Action::Unload(tile, to) => spell_to(tile, to, out),
        Action::Move { tile, from, to } => {
            out.push_str("move:");
            spell_tile(tile, out);
            if from != Place::Barn {
                out.push('@');
                out.push_str(from.name());
            }
            out.push('>');
            out.push_str(to.name());
        }
        Action::Exchange(enclosure, with) => {
            out.push_str("swap:");
            out.push_str(enclosure.name());
            out.push('-');
            match with {
                With::Enclosure(other) => out.push_str(other.name()),
                With::Barn(species) => out.push(species.letter()),
            }
        }
        Action::Purchase { seller, tile, to } => {
            out.push_str("buy:");
            spell_tile(tile, out);
            out.push('@');
            spell_number(seller.0, out);
            out.push('>');
            out.push_str(to.name());
        }
        Action::Discard(tile) => {
            out.push_str("discard:");
            spell_tile(tile, out);
        }
        Action::Expand => out.push_str("expand"),
        Action::Donate(enclosure) => {
            out.push_str("donate:");
            out.push_str(enclosure.name());
        }
        Action::Advance(colour, from) => spell_visitor("advance:", colour, from, out),
        Action::Retreat(colour, from) => spell_visitor("retreat:", colour, from, out),
    }
}

fn spell_visitor(what: &str, colour: Colour, from: Point, out: &mut String) {
    out.push_str(what);
    out.push(colour.letter());
    spell_number(from, out);
}

/// What comes before the letter of a jungle animal.
const JUNGLE: char = 'j';

fn spell_to(tile: Tile, to: Place, out: &mut String) {
    spell_tile(tile, out);
    out.push('>');
    out.push_str(to.name());
}

fn spell_tile(tile: Tile, out: &mut String) {
    match tile.face() {
        Face::Animal(species, kind) => {
            out.push(species.letter());
            out.push_str(kind.suffix());
        }
        Face::Stall(stall) => out.push(stall.letter()),
        Face::Jungle(jungle) => {
            out.push(JUNGLE);
            out.push(jungle.letter());
        }
        Face::Coin => out.push('$'),
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(16);
        spell(*self, &mut text);
        f.pad(&text)
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        if let Some(number) = text.strip_prefix("take") {
            return Ok(Action::Take(read_truck(number)?));
        }
        if let Some(number) = text.strip_prefix('>') {
            return Ok(Action::Load(read_truck(number)?));
        }
        match text.split_once(':') {
            None if text == "draw" => Ok(Action::Draw),
            None if text == "expand" => Ok(Action::Expand),
            None => {
                let (tile, to) = text.split_once('>').ok_or(Unreadable)?;
                Ok(Action::Unload(tile.parse()?, to.parse()?))
            }
            Some(("move", what)) => {
                let (what, to) = what.split_once('>').ok_or(Unreadable)?;
                let to = to.parse()?;
                match what.split_once('@') {
                    None => Ok(Action::Move { tile: what.parse()?, from: Place::Barn, to }),
                    // From the barn has a spelling of its own.
                    Some((_, from)) if from == Place::Barn.name() => Err(Unreadable),
                    Some((tile, from)) => Ok(Action::Move { tile: tile.parse()?, from: from.parse()?, to }),
                }
            }
            Some(("swap", what)) => read_exchange(what),
            Some(("buy", what)) => {
                let (what, to) = what.split_once('>').ok_or(Unreadable)?;
                let (tile, seller) = what.split_once('@').ok_or(Unreadable)?;
                Ok(Action::Purchase { seller: read_seat(seller)?, tile: tile.parse()?, to: to.parse()? })
            }
            Some(("discard", tile)) => Ok(Action::Discard(tile.parse()?)),
            Some(("donate", enclosure)) => Ok(Action::Donate(enclosure.parse()?)),
            Some(("advance", visitor)) => {
                let (colour, from) = read_visitor(visitor, OUTSIDE)?;
                Ok(Action::Advance(colour, from))
            }
            Some(("retreat", visitor)) => {
                let (colour, from) = read_visitor(visitor, OUTSIDE + 1)?;
                Ok(Action::Retreat(colour, from))
            }
            Some(_) => Err(Unreadable),
        }
    }
}

/// `E4-E5`, the smaller or older enclosure first, or `E5-P`.
fn read_exchange(text: &str) -> Result<Action, Unreadable> {
    let (enclosure, with) = text.split_once('-').ok_or(Unreadable)?;
    let enclosure: Enclosure = enclosure.parse()?;
    let with = match with.parse::<Enclosure>() {
        Ok(other) if other > enclosure => With::Enclosure(other),
        Ok(_) => return Err(Unreadable),
        Err(Unreadable) => With::Barn(read_species(with)?),
    };
    Ok(Action::Exchange(enclosure, with))
}

fn read_species(text: &str) -> Result<Species, Unreadable> {
    let mut letters = text.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return Err(Unreadable) };
    read_kin(letter)
}

/// `r3`: a colour and a point, from `first` on.
fn read_visitor(text: &str, first: Point) -> Result<(Colour, Point), Unreadable> {
    let [letter, digit @ b'0'..=b'9'] = *text.as_bytes() else { return Err(Unreadable) };
    let colour = Colour::ALL.into_iter().find(|colour| colour.letter() == char::from(letter)).ok_or(Unreadable)?;
    let point = digit - b'0';
    if (first..=LAST).contains(&point) { Ok((colour, point)) } else { Err(Unreadable) }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(3);
        spell_tile(*self, &mut text);
        f.pad(&text)
    }
}

impl FromStr for Tile {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Tile, Unreadable> {
        if let Some(letters) = text.strip_prefix(JUNGLE) {
            let jungle = Jungle::ALL.into_iter().find(|jungle| letters.chars().eq([jungle.letter()]));
            return jungle.map(Tile::jungle).ok_or(Unreadable);
        }
        let letter = text.chars().next().ok_or(Unreadable)?;
        let suffix = &text[letter.len_utf8()..];
        if let Some(species) = Species::ALL.into_iter().find(|species| species.letter() == letter) {
            let kind = Kind::ALL.into_iter().find(|kind| kind.suffix() == suffix).ok_or(Unreadable)?;
            return Ok(Tile::animal(species, kind));
        }
        match Stall::ALL.into_iter().find(|stall| stall.letter() == letter) {
            Some(stall) if suffix.is_empty() => Ok(Tile::stall(stall)),
            None if text == "$" => Ok(Tile::COIN),
            Some(_) | None => Err(Unreadable),
        }
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tile, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|Unreadable| serde::de::Error::custom(format!("{text:?} is no tile, such as Zm or k")))
    }
}

impl FromStr for Enclosure {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Enclosure, Unreadable> {
        Enclosure::ALL.into_iter().find(|enclosure| enclosure.name() == text).ok_or(Unreadable)
    }
}

impl Place {
    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Place::At(enclosure) => enclosure.name(),
            Place::Barn => "B",
            Place::Jungle => "J",
        }
    }
}

impl FromStr for Place {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Place, Unreadable> {
        match text {
            "B" => Ok(Place::Barn),
            "J" => Ok(Place::Jungle),
            _ => Ok(Place::At(text.parse()?)),
        }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draw::Removed(removed) => {
                f.write_str("out:")?;
                removed.iter().try_for_each(|species| f.write_char(species.letter()))
            }
            Draw::JungleRemoved(removed) => {
                write!(f, "out:{JUNGLE}")?;
                removed.iter().try_for_each(|jungle| f.write_char(jungle.letter()))
            }
            Draw::First(seat) => write!(f, "first{seat}"),
            Draw::Tile(tile) => tile.fmt(f),
        }
    }
}

impl FromStr for Draw {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Draw, Unreadable> {
        if let Some(seat) = text.strip_prefix("first") {
            return Ok(Draw::First(read_seat(seat)?));
        }
        match text.strip_prefix("out:") {
            None => Ok(Draw::Tile(text.parse()?)),
            Some(letters) => match letters.strip_prefix(JUNGLE) {
                None => Ok(Draw::Removed(read_set(letters)?)),
                Some(letters) => Ok(Draw::JungleRemoved(read_set(letters)?)),
            },
        }
    }
}

/// Some tiles: `3Z+Zm+2k`.
pub type Tiles = trucks::Tiles<Tile>;

impl Spelled for Tile {
    const EXAMPLE: &str = "3Z+Zm+2k";
}
