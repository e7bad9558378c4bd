//! §1 and §3: what is printed on the tiles. The set is data: `components/tiles.csv` holds the one in use, an option
//! another one.

mod table;

use std::sync::LazyLock;

use kernel::{Allowed, OptionFact, OptionValue, TextFact};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use table::{BadTiles, Problem};

/// The fewest and the most players (R23: the rules are the same for all).
pub(crate) const SEATS: (u8, u8) = (2, 4);
/// The most seats, as the length of a list.
pub const MOST_SEATS: usize = SEATS.1 as usize;
/// §1: zoo tiles.
pub const TILES: usize = 25;
/// §1: families of animals.
pub const FAMILIES: usize = 5;
/// §5: years of a game.
pub const YEARS: usize = 5;
/// §4: coins of each player at the start.
pub const FIRST_COINS: u16 = 8;
/// §1: coins in the box. R16: no limit, because anything can stand for a coin.
pub const COINS: u16 = 35;
/// §5: tiles of a year.
pub(crate) const ROW: usize = 5;
/// §6: tiles with bushes of a year, with `three_bush_tiles`.
pub(crate) const BUSH_TILES: usize = 3;
/// §5.1: visitors of a family, and trees, for the first, for the second, and for an only owner.
pub const FOR_FIRST: u8 = 2;
/// See [`FOR_FIRST`].
pub const FOR_SECOND: u8 = 1;
/// See [`FOR_FIRST`]. R13: trees too.
pub const FOR_ONLY: u8 = 1;
/// §2: the cells of the house (R8).
pub(crate) const HOUSE: [(i8, i8); 2] = [(0, -1), (1, -1)];
/// §2: the cells of the start tile.
pub(crate) const START: [(i8, i8); 2] = [(0, 0), (1, 0)];

/// §1: the families, in the order of the rules' table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Family {
    /// Apes and monkeys.
    Ape,
    /// Other mammals.
    Mammal,
    /// Birds.
    Bird,
    /// Reptiles.
    Reptile,
    /// Sea animals.
    Sea,
}

impl Family {
    /// All of them.
    pub const ALL: [Family; FAMILIES] = [Family::Ape, Family::Mammal, Family::Bird, Family::Reptile, Family::Sea];

    /// The word in the tile file, in events and in the Fluent files.
    pub const fn name(self) -> &'static str {
        ["ape", "mammal", "bird", "reptile", "sea"][self as usize]
    }

    /// The letter in board renderings.
    pub const fn letter(self) -> char {
        ["A", "M", "B", "R", "S"][self as usize].as_bytes()[0] as char
    }
}

/// §2: the sides of a cell, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Side {
    /// Up: `y` grows.
    North,
    /// Right: `x` grows.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Side {
    /// All of them, clockwise.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side after this many quarter turns clockwise.
    #[inline]
    #[must_use]
    pub const fn turned(self, turns: u8) -> Side {
        match (self as u8 + turns) & 3 {
            0 => Side::North,
            1 => Side::East,
            2 => Side::South,
            _ => Side::West,
        }
    }

    /// The side across.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Side {
        self.turned(2)
    }

    /// How far the neighbour on this side is.
    #[inline]
    pub const fn step(self) -> (i8, i8) {
        // (0, 1), (1, 0), (0, -1), (-1, 0), without a table in memory: playouts ask for it all the time.
        ((0xFF00_0100_u32 >> (8 * self as u32)) as i8, (0x00FF_0001_u32 >> (8 * self as u32)) as i8)
    }
}

/// §2: the six places where a path can leave a tile, clockwise: a half and a side, as they lie before any turn
/// (R7: one in the middle of each unit edge).
pub const EXITS: [(usize, Side); 6] =
    [(A, Side::North), (B, Side::North), (B, Side::East), (B, Side::South), (A, Side::South), (A, Side::West)];
/// Their names in the tile file.
pub(crate) const EXIT_NAMES: [&str; 6] = ["AN", "BN", "BE", "BS", "AS", "AW"];

/// Half A of a tile, as an index.
pub const A: usize = 0;
/// Half B of a tile, as an index.
pub const B: usize = 1;

/// §2: the paths of a tile: its exits, and which of them are joined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Paths {
    /// One bit for each exit: the sides of half A, then those of half B.
    exits: u8,
    /// How many networks there are.
    networks: u8,
    /// The network of each exit, four bits each, in the order of `exits`.
    joined: [u8; 4],
}

impl Paths {
    /// Whether a path leaves this half on this side.
    #[inline]
    pub fn has_exit(self, half: usize, side: Side) -> bool {
        self.exits >> (4 * half + side as usize) & 1 != 0
    }

    /// The sides on which paths leave a half, one bit each, after so many quarter turns.
    #[inline]
    pub(crate) fn sides(self, half: usize, turns: u8) -> u8 {
        let sides = self.exits >> (4 * half) & 15;
        (sides << turns | sides >> (4 - turns)) & 15
    }

    /// One bit for each exit: the sides of half A before any turn, then those of half B.
    #[inline]
    pub(crate) fn bits(self) -> u8 {
        self.exits
    }

    /// The number of the network that an exit belongs to.
    #[inline]
    pub fn network(self, half: usize, side: Side) -> usize {
        self.network_at((4 * half + side as usize) as u8)
    }

    /// The same by the bit of the exit.
    #[inline]
    pub(crate) fn network_at(self, bit: u8) -> usize {
        usize::from(self.joined[usize::from(bit / 2)] >> (4 * (bit & 1)) & 15)
    }

    /// How many networks there are.
    #[inline]
    pub fn networks(self) -> usize {
        self.networks.into()
    }

    /// The exits, clockwise.
    #[inline]
    pub fn exits(self) -> impl Iterator<Item = (usize, Side)> {
        EXITS.into_iter().filter(move |&(half, side)| self.has_exit(half, side))
    }

    /// Adds an exit to a network, which may be the next new one.
    fn add(&mut self, exit: usize, network: usize) {
        let (half, side) = EXITS[exit];
        self.exits |= 1 << (4 * half + side as usize);
        self.joined[2 * half + side as usize / 2] |= (network as u8) << (4 * (side as usize & 1));
        self.networks = self.networks.max(network as u8 + 1);
    }
}

/// §1: half of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Half {
    /// Who lives there.
    pub family: Family,
    /// 1 to 3.
    pub stars: u8,
}

/// §1: a zoo tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// Halves A and B, of two families.
    pub halves: [Half; 2],
    /// Bushes of the whole tile.
    pub bushes: u8,
    /// Its paths.
    pub paths: Paths,
}

/// The number of a zoo tile, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TileNumber"))]
#[serde(transparent)]
pub struct Number(u8);

impl Number {
    /// The first tile.
    pub(crate) const FIRST: Number = Number(1);

    /// The tile with this number, if there is one.
    pub fn new(number: u8) -> Option<Number> {
        (1..=TILES as u8).contains(&number).then_some(Number(number))
    }

    /// All of them.
    pub fn all() -> impl Iterator<Item = Number> {
        (1..=TILES as u8).map(Number)
    }

    /// The number.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Its place in a list of all tiles.
    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Number, D::Error> {
        let wrong = || serde::de::Error::custom("tiles have the numbers 1 to 25");
        Number::new(u8::deserialize(deserializer)?).ok_or_else(wrong)
    }
}

/// Some tiles: one bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Numbers(u32);

impl Numbers {
    pub(crate) const ALL: Numbers = Numbers((1 << TILES) - 1);

    #[inline]
    pub(crate) fn contains(self, tile: Number) -> bool {
        self.0 >> tile.index() & 1 != 0
    }

    #[inline]
    pub(crate) fn insert(&mut self, tile: Number) {
        self.0 |= 1 << tile.index();
    }

    #[inline]
    pub(crate) fn remove(&mut self, tile: Number) {
        self.0 &= !(1 << tile.index());
    }

    #[inline]
    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// They, in order.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Number> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Number(left.trailing_zeros() as u8 + 1));
            left &= left.wrapping_sub(1);
            next
        })
    }

    /// The one with so many before it.
    #[inline]
    pub(crate) fn nth(self, before: u32) -> Number {
        let left = (0..before).fold(self.0, |left, _| left & left.wrapping_sub(1));
        Number(left.trailing_zeros() as u8 + 1)
    }
}

/// §3: a start tile and 25 zoo tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TileSet {
    pub(crate) start: Paths,
    tiles: [Tile; TILES],
}

impl TileSet {
    /// The set of `components/tiles.csv`.
    pub fn printed() -> TileSet {
        *PRINTED
    }

    /// The paths of the start tile.
    pub fn start(&self) -> Paths {
        self.start
    }

    /// A tile.
    #[inline]
    pub fn tile(&self, number: Number) -> &Tile {
        &self.tiles[number.index()]
    }
}

static PRINTED: LazyLock<TileSet> =
    LazyLock::new(|| table::read(include_str!("components/tiles.csv")).expect("the printed tiles are a set"));

/// Another set, for tests of everything that must hold for any: few bushes, many exits, many networks.
const SAMPLE: &str = include_str!("components/sample.csv").trim_ascii_end();

/// §3: the tiles of a match, as an option. In JSON a text: nothing for the printed set, or the rows of another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Tiles(pub TileSet);

impl Tiles {
    /// What the lobby knows of the option.
    pub(crate) const OPTION: OptionFact = OptionFact {
        name: "tiles",
        default: OptionValue::Text(""),
        with: None,
        allowed: Allowed::Text(TextFact {
            max: 4000,
            check: |text| table::read(text).map(|_| ()).map_err(|bad| bad.reason()),
            samples: &[SAMPLE],
        }),
    };
}

/// The set of `components/tiles.csv`.
impl Default for Tiles {
    fn default() -> Tiles {
        Tiles(TileSet::printed())
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 == *PRINTED {
            true => serializer.serialize_str(""),
            false => serializer.serialize_str(&table::write(&self.0)),
        }
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tiles, D::Error> {
        let text = String::deserialize(deserializer)?;
        match text.as_str() {
            "" => Ok(Tiles::default()),
            text => table::read(text).map(Tiles).map_err(serde::de::Error::custom),
        }
    }
}
