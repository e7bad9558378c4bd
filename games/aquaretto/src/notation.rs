//! Tiles, squares, decisions and draws as text and back (`RULES.md`, Notation). Everything has one spelling,
//! and nothing begins with `~`.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use trucks::{Spelled, Unreadable, read_kin, read_seat, read_set, read_truck, spell_number};

use crate::action::{Action, Draw};
use crate::components::{Face, Sign, Species, Tile};
use crate::geometry::{Board, Cell, Shape};
use crate::zoo::{Place, Post};

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
        Action::Place(tile, place) => {
            spell_tile(tile, out);
            out.push('>');
            match place {
                Place::Cell(cell) => spell_cell(cell, out),
                Place::Depot => out.push('D'),
            }
        }
        Action::Post(post) => {
            out.push_str("crew>");
            spell_post(post, out);
        }
        Action::Move(cell) => {
            out.push_str("move>");
            spell_cell(cell, out);
        }
        Action::Repost(from, to) => {
            out.push_str("crew:");
            spell_post(from, out);
            out.push('>');
            spell_post(to, out);
        }
        Action::Buy(seller, cell) => {
            out.push_str("buy:");
            spell_number(seller.0, out);
            out.push('>');
            spell_cell(cell, out);
        }
        Action::Discard => out.push_str("discard"),
        Action::Expand(board) => {
            out.push_str("expand:");
            spell_board(board, out);
        }
    }
}

fn spell_tile(tile: Tile, out: &mut String) {
    match tile.face() {
        Face::Animal(species, sign) => {
            out.push(species.letter());
            out.push_str(sign.suffix());
        }
        Face::Food => out.push('f'),
        Face::Coin => out.push('$'),
    }
}

fn spell_cell(cell: Cell, out: &mut String) {
    spell_at(cell.row, out);
    out.push(',');
    spell_at(cell.column, out);
}

fn spell_at(at: i8, out: &mut String) {
    if at < 0 {
        out.push('-');
    }
    let at = at.unsigned_abs();
    if at > 9 {
        spell_number(at / 10, out);
    }
    spell_number(at % 10, out);
}

fn spell_post(post: Post, out: &mut String) {
    match post {
        Post::Booth => out.push('B'),
        Post::Station => out.push('S'),
        Post::Depot => out.push('D'),
        Post::Cell(cell) => spell_cell(cell, out),
    }
}

fn spell_board(board: Board, out: &mut String) {
    out.push_str(board.shape().name());
    out.push('@');
    spell_cell(board.origin(), out);
}

/// What a hand-written spelling is shown as.
macro_rules! display {
    ($($type:ty: $spell:ident),*) => {$(
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut text = String::with_capacity(16);
                $spell(*self, &mut text);
                f.pad(&text)
            }
        }
    )*};
}

display!(Action: spell, Tile: spell_tile, Cell: spell_cell, Post: spell_post, Board: spell_board);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Cell(cell) => cell.fmt(f),
            Place::Depot => f.pad("D"),
        }
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
            None if text == "discard" => Ok(Action::Discard),
            None => match text.split_once('>').ok_or(Unreadable)? {
                ("crew", post) => Ok(Action::Post(post.parse()?)),
                ("move", cell) => Ok(Action::Move(cell.parse()?)),
                (tile, place) => Ok(Action::Place(tile.parse()?, place.parse()?)),
            },
            Some(("crew", posts)) => {
                let (from, to) = posts.split_once('>').ok_or(Unreadable)?;
                Ok(Action::Repost(from.parse()?, to.parse()?))
            }
            Some(("buy", what)) => {
                let (seller, cell) = what.split_once('>').ok_or(Unreadable)?;
                Ok(Action::Buy(read_seat(seller)?, cell.parse()?))
            }
            Some(("expand", board)) => Ok(Action::Expand(board.parse()?)),
            Some(_) => Err(Unreadable),
        }
    }
}

impl FromStr for Cell {
    type Err = Unreadable;

    /// `2,-1`: without a plus, a zero in front, or a square that no zoo reaches.
    fn from_str(text: &str) -> Result<Cell, Unreadable> {
        let (row, column) = text.split_once(',').ok_or(Unreadable)?;
        let read = |at: &str| at.parse::<i8>().map_err(|_| Unreadable);
        let cell = Cell::at(read(row)?, read(column)?);
        if cell.is_in_reach() && cell.to_string() == text { Ok(cell) } else { Err(Unreadable) }
    }
}

impl FromStr for Place {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Place, Unreadable> {
        match text {
            "D" => Ok(Place::Depot),
            _ => Ok(Place::Cell(text.parse()?)),
        }
    }
}

impl FromStr for Post {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Post, Unreadable> {
        match text {
            "B" => Ok(Post::Booth),
            "S" => Ok(Post::Station),
            "D" => Ok(Post::Depot),
            _ => Ok(Post::Cell(text.parse()?)),
        }
    }
}

impl FromStr for Board {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Board, Unreadable> {
        let (name, origin) = text.split_once('@').ok_or(Unreadable)?;
        let shape = Shape::ALL.into_iter().find(|shape| shape.name() == name).ok_or(Unreadable)?;
        let board = Board::new(shape, origin.parse()?);
        if board.cells().all(Cell::is_in_reach) { Ok(board) } else { Err(Unreadable) }
    }
}

impl FromStr for Tile {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Tile, Unreadable> {
        match text {
            "f" => return Ok(Tile::FOOD),
            "$" => return Ok(Tile::COIN),
            _ => {}
        }
        let letter = text.chars().next().ok_or(Unreadable)?;
        let species: Species = read_kin(letter)?;
        let suffix = &text[letter.len_utf8()..];
        let sign = Sign::ALL.into_iter().find(|sign| sign.suffix() == suffix).ok_or(Unreadable)?;
        let tile = Tile::animal(species, sign);
        // R1: no dolphin eats fish.
        if Tile::all().any(|other| other == tile) { Ok(tile) } else { Err(Unreadable) }
    }
}

/// Some tiles: `3T+Tm+2$`.
pub type Tiles = trucks::Tiles<Tile>;

impl Spelled for Tile {
    const EXAMPLE: &str = "3T+Tm+2$";
}

/// What is read as it is written.
macro_rules! as_text {
    ($($type:ty, $what:literal),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(|Unreadable| serde::de::Error::custom(format!("{text:?} is no {}", $what)))
            }
        }
    )*};
}

as_text!(Tile, "tile, such as Tm or $", Cell, "square, such as 2,-1", Board, "expansion, such as NW@-2,3");

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draw::Removed(removed) => {
                f.write_str("out:")?;
                removed.iter().try_for_each(|species| f.write_char(species.letter()))
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
            Some(letters) => Ok(Draw::Removed(read_set(letters)?)),
        }
    }
}
