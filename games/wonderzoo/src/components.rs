//! §1 and §3: the components, and what is printed on them. Tiles and boards are data: `components/tiles.csv` and
//! `components/boards.csv` hold those in use, options hold others.

mod table;

use std::sync::LazyLock;

use kernel::{Allowed, OptionFact, OptionValue, TextFact};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grid::{CELLS, COVERED, Ground, SIDE, Shape};

pub use table::{BadTable, Problem};

/// The fewest and the most players.
pub(crate) const SEATS: (u8, u8) = (2, 4);
/// The most seats, as the length of a list.
pub const MOST_SEATS: usize = SEATS.1 as usize;
/// §1: tiles in the bag. R1: four full boards and the largest display need no more.
pub const TILES: usize = 65;
/// §1: visitors of each colour.
pub const VISITORS_OF_A_COLOUR: u8 = 10;
/// §4, R9: so many more tiles than players are on display.
pub const SPARE_TILES: u8 = 1;
/// The most tiles on display.
pub const MOST_DISPLAYED: usize = MOST_SEATS + SPARE_TILES as usize;
/// The most tiles on a board, the entrance aside: every tile covers four cells.
pub const MOST_PLACED: usize = CELLS / COVERED - 1;

/// Defines an enum with the names of its variants in files, JSON and notation.
macro_rules! named {
    ($(#[$about:meta])* $Name:ident: $($(#[$doc:meta])* $Variant:ident = $name:literal,)+) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum $Name {
            $($(#[$doc])* #[serde(rename = $name)] $Variant,)+
        }

        impl $Name {
            /// All of them.
            pub const ALL: &[$Name] = &[$($Name::$Variant),+];

            /// The word in files, events and the Fluent files.
            pub const fn name(self) -> &'static str {
                match self { $($Name::$Variant => $name),+ }
            }
        }
    };
}

named! {
    /// §1: what a tile covers its cells with, in the order of names.
    Kind:
    /// A green enclosure.
    Grass = "grass",
    /// A brown enclosure.
    Vivarium = "vivarium",
    /// A blue enclosure.
    Water = "water",
    /// Where visitors stand.
    Path = "path",
}

named! {
    /// §1: what a tile lets its player do, once it is placed.
    Icon:
    /// One visitor from the bag.
    Draw1 = "draw1",
    /// Two visitors from the bag.
    Draw2 = "draw2",
    /// One visitor to another cell.
    Move1 = "move1",
    /// Up to two visitors to other cells.
    Move2 = "move2",
    /// An enclosure to another place, or two exchanged.
    Swap = "swap",
    /// The bus.
    Bus = "bus",
}

named! {
    /// §1: the visitors.
    Colour:
    /// R15: every enclosure is a favourite.
    Red = "red",
    /// Their favourite is water.
    Blue = "blue",
    /// Their favourite is the vivarium.
    Yellow = "yellow",
    /// Their favourite is grass.
    Green = "green",
}

/// How many colours there are.
pub const COLOURS: usize = Colour::ALL.len();

impl Kind {
    /// The letter of names and board renderings.
    pub const fn letter(self) -> char {
        match self {
            Kind::Grass => 'G',
            Kind::Vivarium => 'V',
            Kind::Water => 'W',
            Kind::Path => 'P',
        }
    }

    pub(crate) fn of_letter(letter: u8) -> Option<Kind> {
        Kind::ALL.iter().copied().find(|kind| kind.letter() == char::from(letter))
    }

    #[inline]
    pub(crate) const fn of_bits(bits: u8) -> Kind {
        match bits & 3 {
            0 => Kind::Grass,
            1 => Kind::Vivarium,
            2 => Kind::Water,
            _ => Kind::Path,
        }
    }
}

impl Icon {
    /// R5: how many visitors it draws.
    #[inline]
    pub const fn draws(self) -> u8 {
        match self {
            Icon::Draw1 => 1,
            Icon::Draw2 => 2,
            Icon::Move1 | Icon::Move2 | Icon::Swap | Icon::Bus => 0,
        }
    }

    /// R5: how many times a visitor may be moved.
    #[inline]
    pub const fn moves(self) -> u8 {
        match self {
            Icon::Move1 => 1,
            Icon::Move2 => 2,
            Icon::Draw1 | Icon::Draw2 | Icon::Swap | Icon::Bus => 0,
        }
    }

    #[inline]
    const fn of_bits(bits: u8) -> Icon {
        match bits & 7 {
            0 => Icon::Draw1,
            1 => Icon::Draw2,
            2 => Icon::Move1,
            3 => Icon::Move2,
            4 => Icon::Swap,
            _ => Icon::Bus,
        }
    }
}

impl Colour {
    /// The letter of notation and board renderings.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'r',
            Colour::Blue => 'b',
            Colour::Yellow => 'y',
            Colour::Green => 'g',
        }
    }

    pub(crate) fn of_letter(letter: u8) -> Option<Colour> {
        Colour::ALL.iter().copied().find(|colour| colour.letter() == char::from(letter))
    }

    #[inline]
    pub(crate) const fn of_bits(bits: u8) -> Colour {
        match bits & 3 {
            0 => Colour::Red,
            1 => Colour::Blue,
            2 => Colour::Yellow,
            _ => Colour::Green,
        }
    }

    /// §6: the enclosures that count double in the expert game.
    pub const fn favourites(self) -> &'static [Kind] {
        match self {
            // R15: red has no favourite, and counts double everywhere.
            Colour::Red => &[Kind::Grass, Kind::Vivarium, Kind::Water],
            Colour::Blue => &[Kind::Water],
            Colour::Yellow => &[Kind::Vivarium],
            Colour::Green => &[Kind::Grass],
        }
    }
}

/// What is printed on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// What it covers its cells with.
    pub kind: Kind,
    /// Which four cells.
    pub shape: Shape,
    /// What it lets its player do.
    pub icon: Icon,
}

impl Tile {
    /// In one byte: the state holds all of them.
    const fn packed(self) -> u8 {
        self.kind as u8 | (self.shape as u8) << 2 | (self.icon as u8) << 5
    }
}

/// The name of a tile: its kind, and its number among those of its kind, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TileName", type = "string"))]
pub struct Name {
    kind: Kind,
    number: u8,
}

impl Name {
    /// The name with this number, if a set can have it.
    pub fn new(kind: Kind, number: u8) -> Option<Name> {
        (1..=TILES as u8).contains(&number).then_some(Name { kind, number })
    }

    /// What the tile covers its cells with.
    #[inline]
    pub fn kind(self) -> Kind {
        self.kind
    }

    /// From 1.
    #[inline]
    pub fn number(self) -> u8 {
        self.number
    }
}

/// A tile of the set, by its place in it: in the order of names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(u8);

impl Piece {
    #[inline]
    pub(crate) fn at(place: u8) -> Piece {
        debug_assert!(usize::from(place) < TILES);
        Piece(place)
    }

    /// Its place in the set.
    #[inline]
    pub fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    pub(crate) fn get(self) -> u8 {
        self.0
    }
}

/// Some tiles of the set: one bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Pieces(u128);

impl Pieces {
    /// The first so many.
    pub(crate) fn first(count: u8) -> Pieces {
        Pieces((1 << count) - 1)
    }

    #[inline]
    pub(crate) fn contains(self, piece: Piece) -> bool {
        self.0 >> piece.0 & 1 != 0
    }

    #[inline]
    pub(crate) fn insert(&mut self, piece: Piece) {
        self.0 |= 1 << piece.0;
    }

    #[inline]
    pub(crate) fn remove(&mut self, piece: Piece) {
        self.0 &= !(1 << piece.0);
    }

    #[inline]
    pub(crate) fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// They, in the order of names.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Piece> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Piece(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            next
        })
    }

    /// The one with so many before it. There must be one.
    #[inline]
    pub(crate) fn nth(self, before: u32) -> Piece {
        let low = self.0 as u64;
        match before.checked_sub(low.count_ones()) {
            None => Piece(nth_bit(low, before)),
            Some(before) => Piece(64 + nth_bit((self.0 >> 64) as u64, before)),
        }
    }
}

/// Where the bit with so many set bits below it is: halves of the word are counted until one bit is left.
#[inline]
fn nth_bit(mut word: u64, mut before: u32) -> u8 {
    let mut place = 0;
    for half in [32, 16, 8, 4, 2, 1] {
        let below = (word & ((1 << half) - 1)).count_ones();
        if before >= below {
            before -= below;
            place += half;
            word >>= half;
        }
    }
    place as u8
}

/// §3.1: the tiles of a match, at most 65, and the shape of the entrance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TileSet {
    /// What is printed on each, packed, in the order of names; 0 past the last.
    tiles: [u8; TILES],
    /// Where the tiles of each kind begin, and where the last end.
    starts: [u8; Kind::ALL.len() + 1],
    entrance: Shape,
}

impl TileSet {
    /// The set of `components/tiles.csv`.
    pub fn printed() -> TileSet {
        *PRINTED_TILES
    }

    /// A set of these tiles, which are in the order of names.
    fn new(entrance: Shape, tiles: &[Tile]) -> TileSet {
        let mut set = TileSet { tiles: [0; TILES], starts: [0; Kind::ALL.len() + 1], entrance };
        for (place, &tile) in tiles.iter().enumerate().take(TILES) {
            set.tiles[place] = tile.packed();
            set.starts[tile.kind as usize + 1..].iter_mut().for_each(|start| *start += 1);
        }
        set
    }

    /// R20: the shape of the entrance.
    #[inline]
    pub fn entrance(&self) -> Shape {
        self.entrance
    }

    /// How many tiles there are.
    #[inline]
    pub fn count(&self) -> u8 {
        self.starts[Kind::ALL.len()]
    }

    /// All of them, in the order of names.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> + use<> {
        (0..self.count()).map(Piece)
    }

    /// What is printed on a tile.
    #[inline]
    pub fn tile(&self, piece: Piece) -> Tile {
        let bits = self.tiles[piece.index()];
        Tile { kind: Kind::of_bits(bits), shape: Shape::of_bits(bits >> 2), icon: Icon::of_bits(bits >> 5) }
    }

    /// The name of a tile.
    #[inline]
    pub fn name(&self, piece: Piece) -> Name {
        let kind = Kind::of_bits(self.tiles[piece.index()]);
        Name { kind, number: piece.0 - self.starts[kind as usize] + 1 }
    }

    /// The tile with this name, if the set has one.
    #[inline]
    pub fn find(&self, name: Name) -> Option<Piece> {
        let [start, end] = [0, 1].map(|next| self.starts[name.kind as usize + next]);
        let piece = start + name.number - 1;
        (piece < end).then_some(Piece(piece))
    }
}

/// §3.2: the boards of a match: the easy one, and the hard ones by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardSet {
    /// The cells that are not obstacles, one bit each.
    free: [u64; BOARDS],
    rows: [u8; BOARDS],
    columns: [u8; BOARDS],
}

/// The easy board and four hard ones.
pub(crate) const BOARDS: usize = 5;
/// Their names in the board file.
pub const BOARD_NAMES: [&str; BOARDS] = ["easy", "1", "2", "3", "4"];

/// One board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// The cells that are not obstacles, one bit each, row by row from the top.
    pub free: u64,
    /// 1 to 8.
    pub rows: u8,
    /// 1 to 8.
    pub columns: u8,
}

impl BoardSet {
    /// The boards of `components/boards.csv`.
    pub fn printed() -> BoardSet {
        *PRINTED_BOARDS
    }

    fn new(boards: &[Board; BOARDS]) -> BoardSet {
        BoardSet {
            free: boards.map(|board| board.free),
            rows: boards.map(|board| board.rows),
            columns: boards.map(|board| board.columns),
        }
    }

    /// A board by its place in [`BOARD_NAMES`].
    #[inline]
    pub fn board(&self, board: usize) -> Board {
        Board { free: self.free[board], rows: self.rows[board], columns: self.columns[board] }
    }

    /// §4: the first board on which an entrance of this shape has no place at the rim.
    pub(crate) fn without_entrance(&self, entrance: Shape) -> Option<usize> {
        (0..BOARDS).find(|&board| !self.board(board).ground().fits_of(Kind::Path, entrance))
    }

    /// What is wrong if an entrance of this shape has no place at the rim of a board.
    pub(crate) fn check(&self, entrance: Shape) -> Result<(), BadTable> {
        self.without_entrance(entrance).map_or(Ok(()), |board| Err(table::no_entrance(board)))
    }
}

impl Board {
    /// All cells within its edges, obstacles or not.
    #[inline]
    pub fn area(self) -> u64 {
        let row = (1 << self.columns) - 1;
        (0..self.rows).fold(0, |area, number| area | row << (SIDE as u8 * number))
    }

    /// R19: the cells of its first and last rows and columns.
    #[inline]
    pub fn rim(self) -> u64 {
        let row: u64 = (1 << self.columns) - 1;
        let ends = row | row << (SIDE as u8 * (self.rows - 1));
        let column = 1 | 1 << (self.columns - 1);
        (0..self.rows).fold(ends, |rim, number| rim | column << (SIDE as u8 * number))
    }

    /// §4: where the entrance may lie, as a path that must cover a cell of the rim.
    #[inline]
    pub fn ground(self) -> Ground {
        Ground { free: self.free, beside_path: self.rim() }
    }

    /// Its rows, `.` for a free cell and `#` for an obstacle.
    pub fn drawn(self) -> Vec<String> {
        let sign = |row, column| if self.free >> (SIDE as u8 * row + column) & 1 != 0 { '.' } else { '#' };
        (0..self.rows).map(|row| (0..self.columns).map(|column| sign(row, column)).collect()).collect()
    }
}

static PRINTED_TILES: LazyLock<TileSet> =
    LazyLock::new(|| table::read_tiles(include_str!("components/tiles.csv")).expect("the printed tiles are a set"));
static PRINTED_BOARDS: LazyLock<BoardSet> =
    LazyLock::new(|| table::read_boards(include_str!("components/boards.csv")).expect("the printed boards are boards"));

/// Other tiles and boards, for tests of everything that must hold for any: few tiles, another entrance, boards of
/// every size.
const SAMPLE_TILES: &str = include_str!("components/sample.csv").trim_ascii_end();
const SAMPLE_BOARDS: &str = include_str!("components/sample-boards.csv").trim_ascii_end();

/// Defines an option that is a text: nothing for what is printed, or the rows of something else.
macro_rules! text_option {
    ($(#[$about:meta])* $Name:ident($Data:ident), $name:literal, $most:literal bytes, $sample:ident, $read:path, $write:path) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $Name(pub $Data);

        impl $Name {
            /// What the lobby knows of the option.
            pub(crate) const OPTION: OptionFact = OptionFact {
                name: $name,
                default: OptionValue::Text(""),
                with: None, allowed: Allowed::Text(TextFact {
                    max: $most,
                    check: |text| $read(text).map(|_| ()).map_err(|bad| bad.reason()),
                    samples: &[$sample],
                }),
            };
        }

        /// What is printed.
        impl Default for $Name {
            fn default() -> $Name {
                $Name($Data::printed())
            }
        }

        impl Serialize for $Name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self.0 == $Data::printed() {
                    true => serializer.serialize_str(""),
                    false => serializer.serialize_str(&$write(&self.0)),
                }
            }
        }

        impl<'de> Deserialize<'de> for $Name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Name, D::Error> {
                let text = String::deserialize(deserializer)?;
                match text.as_str() {
                    "" => Ok($Name::default()),
                    text => $read(text).map($Name).map_err(serde::de::Error::custom),
                }
            }
        }
    };
}

text_option! {
    /// §3.3: the tiles of a match, as an option.
    Tiles(TileSet), "tiles", 4000 bytes, SAMPLE_TILES, table::read_tiles, table::write_tiles
}

text_option! {
    /// §3.4: the boards of a match, as an option.
    Boards(BoardSet), "boards", 2000 bytes, SAMPLE_BOARDS, table::read_boards, table::write_boards
}
