//! §3: squares, the water zoo board and the expansion boards. A zoo's cells have numbers: first those of the board, then
//! three or more for each expansion it can have, so that a set of cells is one word of 64 bits.

mod grid;

use std::num::NonZeroU16;

use crate::components::price;

pub(crate) use grid::Grid;

/// §3: a square of the grid, a cell of a zoo or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell {
    /// Its row, counted downwards; the board has 0 to 4.
    pub row: i8,
    /// Its column, counted to the right.
    pub column: i8,
}

/// A set of cells of one zoo, by their numbers.
pub(crate) type Cells = u64;

/// How far from the board a square can be: five expansions in one line.
const REACH: i8 = 2 + 2 + 2 + 2 + 3;
/// Rows and columns of the board.
const BOARD: i8 = 5;

impl Cell {
    /// A square by row and column.
    pub const fn at(row: i8, column: i8) -> Cell {
        Cell { row, column }
    }

    /// Whether a zoo can ever have a cell there.
    pub(crate) fn is_in_reach(self) -> bool {
        let reaches = |at: i8| (-REACH..BOARD + REACH).contains(&at);
        reaches(self.row) && reaches(self.column)
    }
}

/// Squares relative to an origin, top-left of all of them.
type Squares = &'static [(i8, i8)];

/// §3, R5: the cells of the board.
pub(crate) const BASE: [(i8, i8); 19] = [
    /*  */ (0, 1),
    (0, 2),
    (0, 3), /*  */
    (1, 0),
    (1, 1),
    (1, 2),
    (1, 3),
    (1, 4), //
    (2, 0),
    (2, 1),
    (2, 2),
    (2, 3),
    (2, 4), //
    /*  */ (3, 1),
    (3, 2),
    (3, 3),
    (3, 4), //
    /*          */ (4, 2),
    (4, 3),
];

/// §3, R6: the entrance, which is no cell and never covered.
pub(crate) const BLOCKED: [(i8, i8); 3] = [(3, 0), (4, 0), (4, 1)];

/// §3.1: the sizes of expansion boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Size {
    /// Three cells.
    Small,
    /// Four cells, and one basin more.
    Large,
    /// §10: five cells; one for the whole table.
    VeryLarge,
}

impl Size {
    /// All of them, in order.
    pub const ALL: [Size; 3] = [Size::Small, Size::Large, Size::VeryLarge];

    /// §3.1: its price.
    #[inline]
    pub const fn price(self) -> u8 {
        [price::SMALL, price::LARGE, price::VERY_LARGE][self as usize]
    }

    /// Its name in the Fluent files.
    pub const fn name(self) -> &'static str {
        ["small", "large", "very_large"][self as usize]
    }

    /// §3.1: its places among a zoo's expansions: two small ones, two large ones, the very large one.
    #[inline]
    pub(crate) const fn places(self) -> std::ops::Range<usize> {
        match self {
            Size::Small => 0..2,
            Size::Large => 2..4,
            Size::VeryLarge => 4..5,
        }
    }
}

/// §3.1: how many expansions a zoo can have.
pub(crate) const EXPANSIONS: usize = 5;
/// The number of the first cell of each of them, and how many cells there are in all.
pub(crate) const FIRST_CELL: [usize; EXPANSIONS] = [19, 22, 25, 29, 33];
pub(crate) const CELLS: usize = 38;

/// §3.1: an expansion board as it is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "small ones are named by the corner they lack, the very large one by quarter turns")]
pub enum Shape {
    Nw,
    Ne,
    Sw,
    Se,
    Large,
    Turn0,
    Turn1,
    Turn2,
    Turn3,
}

const SHAPES: usize = 9;

/// R4: the very large board is like a P, and is not turned over.
const SQUARES: [Squares; SHAPES] = [
    &[(0, 1), (1, 0), (1, 1)],
    &[(0, 0), (1, 0), (1, 1)],
    &[(0, 0), (0, 1), (1, 1)],
    &[(0, 0), (0, 1), (1, 0)],
    &[(0, 0), (0, 1), (1, 0), (1, 1)],
    &[(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)],
    &[(0, 0), (0, 1), (0, 2), (1, 1), (1, 2)],
    &[(0, 1), (1, 0), (1, 1), (2, 0), (2, 1)],
    &[(0, 0), (0, 1), (1, 0), (1, 1), (1, 2)],
];

impl Shape {
    /// All of them, in order.
    pub const ALL: [Shape; SHAPES] = [
        Shape::Nw,
        Shape::Ne,
        Shape::Sw,
        Shape::Se,
        Shape::Large,
        Shape::Turn0,
        Shape::Turn1,
        Shape::Turn2,
        Shape::Turn3,
    ];

    /// Its name in notation.
    pub const fn name(self) -> &'static str {
        ["NW", "NE", "SW", "SE", "L", "X0", "X1", "X2", "X3"][self as usize]
    }

    /// Its squares, from the top-left of its box.
    #[inline]
    pub const fn squares(self) -> &'static [(i8, i8)] {
        SQUARES[self as usize]
    }

    /// Which board it is.
    #[inline]
    pub const fn size(self) -> Size {
        match self {
            Shape::Nw | Shape::Ne | Shape::Sw | Shape::Se => Size::Small,
            Shape::Large => Size::Large,
            Shape::Turn0 | Shape::Turn1 | Shape::Turn2 | Shape::Turn3 => Size::VeryLarge,
        }
    }

    /// The boards of a size, as they can be turned.
    #[inline]
    pub fn of(size: Size) -> &'static [Shape] {
        match size {
            Size::Small => &Shape::ALL[..4],
            Size::Large => &Shape::ALL[4..5],
            Size::VeryLarge => &Shape::ALL[5..],
        }
    }
}

/// An expansion board that has been laid, as a number above 0: its shape, row and column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Board(NonZeroU16);

impl Board {
    /// A board whose box begins at `origin`.
    #[inline]
    pub fn new(shape: Shape, origin: Cell) -> Board {
        let part = |at: i8| (at + REACH) as u16;
        let number = 1 << 15 | (shape as u16) << 10 | part(origin.row) << 5 | part(origin.column);
        Board(NonZeroU16::new(number).expect("above 0"))
    }

    /// How it is turned.
    #[inline]
    pub fn shape(self) -> Shape {
        Shape::ALL[usize::from(self.0.get() >> 10 & 31)]
    }

    /// The top-left square of its box.
    #[inline]
    pub fn origin(self) -> Cell {
        let part = |bits: u16| (bits & 31) as i8 - REACH;
        Cell::at(part(self.0.get() >> 5), part(self.0.get()))
    }

    /// The squares it covers.
    #[inline]
    pub fn cells(self) -> impl Iterator<Item = Cell> + use<> {
        let Cell { row, column } = self.origin();
        self.shape().squares().iter().map(move |&(down, right)| Cell::at(row + down, column + right))
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Board").field(&self.shape()).field(&self.origin()).finish()
    }
}

/// Whether two squares share an edge, or if corners count (R30), touch at all.
const fn touch(one: (i8, i8), other: (i8, i8), corners: bool) -> bool {
    let (down, right) = ((one.0 - other.0).unsigned_abs(), (one.1 - other.1).unsigned_abs());
    if corners { down <= 1 && right <= 1 && down + right > 0 } else { down + right == 1 }
}

/// For each square around some others, from one row and column before their origin on: which of them it touches.
type Touching<const SIDE: usize> = [[u32; SIDE]; SIDE];

const fn touching<const SIDE: usize>(squares: &[(i8, i8)], corners: bool) -> Touching<SIDE> {
    let mut table = [[0; SIDE]; SIDE];
    let mut at = 0;
    while at < SIDE * SIDE {
        let square = ((at / SIDE) as i8 - 1, (at % SIDE) as i8 - 1);
        let mut number = 0;
        while number < squares.len() {
            if touch(square, squares[number], corners) {
                table[at / SIDE][at % SIDE] |= 1 << number;
            }
            number += 1;
        }
        at += 1;
    }
    table
}

const fn touching_shapes(corners: bool) -> [Touching<5>; SHAPES] {
    let mut tables = [[[0; 5]; 5]; SHAPES];
    let mut shape = 0;
    while shape < SHAPES {
        tables[shape] = touching(SQUARES[shape], corners);
        shape += 1;
    }
    tables
}

static TOUCHING_BASE: [Touching<7>; 2] = [touching(&BASE, false), touching(&BASE, true)];
static TOUCHING_SHAPE: [[Touching<5>; SHAPES]; 2] = [touching_shapes(false), touching_shapes(true)];

#[inline]
fn look_up<const SIDE: usize>(table: &Touching<SIDE>, origin: Cell, cell: Cell) -> Cells {
    let row = table.get((cell.row - origin.row + 1) as usize);
    row.and_then(|row| row.get((cell.column - origin.column + 1) as usize)).map_or(0, |&bits| bits.into())
}

/// The numbers of the board's cells by square.
static BASE_NUMBERS: [[Option<u8>; BOARD as usize]; BOARD as usize] = {
    let mut numbers = [[None; BOARD as usize]; BOARD as usize];
    let mut number = 0;
    while number < BASE.len() {
        numbers[BASE[number].0 as usize][BASE[number].1 as usize] = Some(number as u8);
        number += 1;
    }
    numbers
};

/// The expansions that a zoo has, and with the board its cells. Of two boards of a size the one that is less comes first:
/// in which order they were bought makes no difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Boards(pub(crate) [Option<Board>; EXPANSIONS]);

impl Boards {
    /// The board alone.
    pub(crate) const NONE: Boards = Boards([None; EXPANSIONS]);

    /// The expansions, with the numbers of their first cells.
    #[inline]
    pub(crate) fn placed(&self) -> impl Iterator<Item = (Board, usize)> + use<> {
        self.0.into_iter().zip(FIRST_CELL).filter_map(|(board, first)| Some((board?, first)))
    }

    /// The expansions, in order.
    pub fn iter(&self) -> impl Iterator<Item = Board> + use<> {
        self.0.into_iter().flatten()
    }

    /// How many boards of a size there are.
    #[inline]
    pub fn count(&self, size: Size) -> u8 {
        self.0[size.places()].iter().flatten().count() as u8
    }

    /// The number of a cell; none if the square is no cell.
    #[inline]
    pub(crate) fn number(&self, cell: Cell) -> Option<usize> {
        let base = BASE_NUMBERS.get(cell.row as usize).and_then(|row| row.get(cell.column as usize));
        if let Some(&Some(number)) = base {
            return Some(number.into());
        }
        self.placed().find_map(|(board, first)| Some(first + board.cells().position(|own| own == cell)?))
    }

    /// The cell of a number.
    #[inline]
    pub(crate) fn cell(&self, number: usize) -> Cell {
        if let Some(&(row, column)) = BASE.get(number) {
            return Cell::at(row, column);
        }
        let place = FIRST_CELL.iter().rposition(|&first| first <= number).expect("not of the board");
        let board = self.0[place].expect("the number of a cell");
        let (down, right) = board.shape().squares()[number - FIRST_CELL[place]];
        Cell::at(board.origin().row + down, board.origin().column + right)
    }

    /// The cells that share an edge with a square.
    #[inline]
    pub(crate) fn beside(&self, cell: Cell) -> Cells {
        self.touching(cell, false)
    }

    /// R30: the cells around a square, corners included.
    #[inline]
    pub(crate) fn around(&self, cell: Cell) -> Cells {
        self.touching(cell, true)
    }

    #[inline]
    fn touching(&self, cell: Cell, corners: bool) -> Cells {
        let mut cells = look_up(&TOUCHING_BASE[usize::from(corners)], Cell::at(0, 0), cell);
        for (board, first) in self.placed() {
            let table = &TOUCHING_SHAPE[usize::from(corners)][board.shape() as usize];
            cells |= look_up(table, board.origin(), cell) << first;
        }
        cells
    }
}
