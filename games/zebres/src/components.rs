//! §1 and §2: what is printed on the board and the tokens.

use serde::{Deserialize, Serialize};

/// §2: rows and columns of the board.
pub(crate) const ROWS: usize = 5;
/// See [`ROWS`].
pub(crate) const COLUMNS: usize = 6;
/// §2: squares of the board, and tokens in the box.
pub(crate) const SQUARES: usize = ROWS * COLUMNS;
/// §1: tokens of each seat.
pub(crate) const TOKENS_EACH: u32 = 15;
/// §2: places on the patrol path; the corners are none (R2).
pub(crate) const PLACES: u8 = 22;
/// §1: what the inauguration token is worth.
pub const INAUGURATION_POINTS: i32 = 5;
/// Every square, as a set.
pub(crate) const WHOLE_BOARD: u32 = (1 << SQUARES) - 1;
/// The squares of the first column, as a set.
const FIRST_COLUMN: u32 = 0x0104_1041;
/// The squares that have a neighbour to their right, as a set.
const HAS_RIGHT: u32 = WHOLE_BOARD & !(FIRST_COLUMN << (COLUMNS - 1));

/// §1: the animals, in the order of the rules' table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Animal {
    /// Flees from a lion.
    Gazelle,
    /// Hides from a lion.
    Zebra,
    /// Jumps rivers for a gazelle.
    Crocodile,
    /// Fears nothing.
    Elephant,
    /// Is feared.
    Lion,
}

impl Animal {
    /// All of them.
    pub const ALL: [Animal; 5] = [Animal::Gazelle, Animal::Zebra, Animal::Crocodile, Animal::Elephant, Animal::Lion];

    /// The letter in notation.
    pub const fn letter(self) -> char {
        ["G", "Z", "C", "E", "L"][self as usize].as_bytes()[0] as char
    }

    /// The word in events and in the Fluent files.
    pub const fn name(self) -> &'static str {
        ["gazelle", "zebra", "crocodile", "elephant", "lion"][self as usize]
    }

    /// §1: tokens of this animal in each seat's hand at the start.
    pub const fn count(self) -> u8 {
        [6, 5, 2, 1, 1][self as usize]
    }

    /// §1: the points of a face-up token.
    pub const fn value(self) -> i32 {
        [2, 6, 0, 5, 1][self as usize]
    }

    /// §5.1, §5.2: whether a lion beside it turns it face down or drives it away.
    pub const fn fears_lions(self) -> bool {
        matches!(self, Animal::Gazelle | Animal::Zebra)
    }
}

/// A square of the board, counted row by row from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Square(pub(crate) u8);

impl Square {
    /// The square at a row and a column, if there is one.
    pub const fn at(row: usize, column: usize) -> Option<Square> {
        if row < ROWS && column < COLUMNS { Some(Square((row * COLUMNS + column) as u8)) } else { None }
    }

    /// All squares.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SQUARES as u8).map(Square)
    }

    /// Its row from the top.
    pub const fn row(self) -> usize {
        self.0 as usize / COLUMNS
    }

    /// Its column from the left.
    pub const fn column(self) -> usize {
        self.0 as usize % COLUMNS
    }

    /// The set of this square alone.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// §2: the squares above, below, left and right of it, as a set.
    #[inline]
    pub(crate) fn neighbours(self) -> u32 {
        NEIGHBOURS[usize::from(self.0)]
    }
}

/// §2: the squares above, below, left and right of those in a set, as a set. Like every set of squares it has one bit for
/// each square, row by row from the top left.
#[inline]
pub const fn beside(set: u32) -> u32 {
    (set & HAS_RIGHT) << 1 | (set >> 1) & HAS_RIGHT | (set << COLUMNS) & WHOLE_BOARD | set >> COLUMNS
}

/// The squares of a set, in order.
pub(crate) fn squares(mut set: u32) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let square = Square(set.trailing_zeros() as u8);
        (set != 0).then(|| set &= set - 1).map(|()| square)
    })
}

/// §2: a territory, A to F.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Territory {
    #[expect(missing_docs, reason = "letters on the board")]
    A,
    #[expect(missing_docs, reason = "letters on the board")]
    B,
    #[expect(missing_docs, reason = "letters on the board")]
    C,
    #[expect(missing_docs, reason = "letters on the board")]
    D,
    #[expect(missing_docs, reason = "letters on the board")]
    E,
    #[expect(missing_docs, reason = "letters on the board")]
    F,
}

impl Territory {
    /// All of them.
    pub const ALL: [Territory; 6] =
        [Territory::A, Territory::B, Territory::C, Territory::D, Territory::E, Territory::F];

    /// Its letter.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }
}

/// §9: the two boards; they differ in where the rivers run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Board {
    /// The board in the box.
    #[default]
    Standard,
    /// The promotional second board.
    President,
}

impl Board {
    /// §2 (R1), §9: the territory of each square, row by row.
    #[rustfmt::skip]
    pub const fn map(self) -> [&'static str; ROWS] {
        match self {
            Board::Standard => [
                "ABCCCC",
                "ABBCDD",
                "AABCCD",
                "EABBBF",
                "EEFFFF",
            ],
            Board::President => [
                "ABBBCC",
                "ADDBBC",
                "ADEEBB",
                "DDEFFB",
                "EEEEFB",
            ],
        }
    }

    /// The squares of a territory, as a set.
    #[inline]
    pub fn squares_of(self, territory: Territory) -> u32 {
        TERRITORIES[self as usize][territory as usize]
    }

    /// §2: the squares with a river on their right side, and those with one on their lower side, as sets: where the
    /// territory ends.
    #[inline]
    pub const fn rivers(self) -> (u32, u32) {
        RIVERS[self as usize]
    }

    /// §2: the neighbours of a square that lie in another territory, across a river, as a set.
    #[inline]
    pub(crate) fn across_river(self, square: Square) -> u32 {
        ACROSS_RIVER[self as usize][usize::from(square.0)]
    }

    /// §2: the neighbours of a set of squares across a river, as a set.
    #[inline]
    pub const fn across_rivers(self, set: u32) -> u32 {
        let (right, below) = self.rivers();
        (set & right) << 1 | (set >> 1) & right | (set & below) << COLUMNS | (set >> COLUMNS) & below
    }

    /// Whether some territory has no square outside `occupied` (§6), and which.
    #[inline]
    pub(crate) fn full_territory(self, occupied: u32) -> Option<Territory> {
        Territory::ALL.into_iter().find(|&territory| self.squares_of(territory) & !occupied == 0)
    }
}

/// §2: a place on the patrol path, counted clockwise from above the first column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Place(pub(crate) u8);

impl Place {
    /// The place with this number, if there is one.
    pub const fn new(number: u8) -> Option<Place> {
        if number < PLACES { Some(Place(number)) } else { None }
    }

    /// All places.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..PLACES).map(Place)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The place this many steps on, clockwise.
    #[inline]
    pub(crate) const fn after(self, steps: u8) -> Place {
        Place((self.0 + steps) % PLACES)
    }

    /// The line it faces, which is the only one to place on; the rulebook's "totem" is the guardian (R18).
    pub const fn line(self) -> Line {
        match self.0 {
            0..=5 => Line::Column(self.0),
            6..=10 => Line::Row(self.0 - 6),
            11..=16 => Line::Column(16 - self.0),
            _ => Line::Row(21 - self.0),
        }
    }

    /// The squares of the line it faces, as a set.
    #[inline]
    pub fn squares(self) -> u32 {
        FACED[usize::from(self.0)]
    }
}

/// A row or a column of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A row, from the top.
    Row(u8),
    /// A column, from the left.
    Column(u8),
}

impl Line {
    /// The word in events and in the Fluent files.
    pub const fn name(self) -> &'static str {
        match self {
            Line::Row(_) => "row",
            Line::Column(_) => "column",
        }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        match self {
            Line::Row(number) | Line::Column(number) => number,
        }
    }
}

// The sets below follow from the maps above; they are worked out when the program is built.

const NEIGHBOURS: [u32; SQUARES] = neighbours();
const TERRITORIES: [[u32; 6]; 2] = [territories(Board::Standard), territories(Board::President)];
const RIVERS: [(u32, u32); 2] = [rivers(Board::Standard), rivers(Board::President)];
const ACROSS_RIVER: [[u32; SQUARES]; 2] = [across_river(Board::Standard), across_river(Board::President)];
const FACED: [u32; PLACES as usize] = faced();

const fn neighbours() -> [u32; SQUARES] {
    let mut sets = [0; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        sets[square] = beside(1 << square);
        square += 1;
    }
    sets
}

const fn territory_at(board: Board, square: usize) -> usize {
    (board.map()[square / COLUMNS].as_bytes()[square % COLUMNS] - b'A') as usize
}

const fn territories(board: Board) -> [u32; 6] {
    let mut sets = [0; 6];
    let mut square = 0;
    while square < SQUARES {
        sets[territory_at(board, square)] |= 1 << square;
        square += 1;
    }
    sets
}

const fn rivers(board: Board) -> (u32, u32) {
    let (mut right, mut below) = (0, 0);
    let mut square = 0;
    while square < SQUARES {
        let here = territory_at(board, square);
        if HAS_RIGHT >> square & 1 != 0 && territory_at(board, square + 1) != here {
            right |= 1 << square;
        }
        if square + COLUMNS < SQUARES && territory_at(board, square + COLUMNS) != here {
            below |= 1 << square;
        }
        square += 1;
    }
    (right, below)
}

const fn across_river(board: Board) -> [u32; SQUARES] {
    let mut sets = [0; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        sets[square] = board.across_rivers(1 << square);
        square += 1;
    }
    sets
}

const fn faced() -> [u32; PLACES as usize] {
    let row = (1 << COLUMNS) - 1;
    let mut sets = [0; PLACES as usize];
    let mut place = 0;
    while place < PLACES {
        sets[place as usize] = match Place(place).line() {
            Line::Row(number) => row << (number as usize * COLUMNS),
            Line::Column(number) => FIRST_COLUMN << number,
        };
        place += 1;
    }
    sets
}
