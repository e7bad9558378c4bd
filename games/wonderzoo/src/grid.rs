//! §2: the cells of a board, the shapes of tiles, and where a shape fits. A set of cells is a word with one bit each,
//! row by row from the top.

use crate::components::{Kind, Tile};

/// §2, R1: rows and columns of the largest board.
pub const SIDE: usize = 8;
/// Its cells.
pub const CELLS: usize = SIDE * SIDE;
/// How many cells every tile covers.
pub const COVERED: usize = 4;

/// Cells of the first and of the last column.
const LEFT: u64 = 0x0101_0101_0101_0101;
const RIGHT: u64 = LEFT << (SIDE - 1);

/// A cell: column a to h from the left, row 1 to 8 from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell(u8);

impl Cell {
    /// The cell in this row and column, both from 0.
    pub fn new(row: usize, column: usize) -> Option<Cell> {
        (row < SIDE && column < SIDE).then_some(Cell((row * SIDE + column) as u8))
    }

    /// From 0, from the top.
    #[inline]
    pub fn row(self) -> usize {
        self.index() / SIDE
    }

    /// From 0, from the left.
    #[inline]
    pub fn column(self) -> usize {
        self.index() % SIDE
    }

    /// Its number, row by row.
    #[inline]
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// The set of this cell alone.
    #[inline]
    pub fn bit(self) -> u64 {
        1 << self.0
    }
}

/// The cells of a set, row by row.
#[inline]
pub fn cells(mut set: u64) -> impl Iterator<Item = Cell> + Clone {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| Cell(set.trailing_zeros() as u8));
        set &= set.wrapping_sub(1);
        next
    })
}

/// §2: adjacent is what shares a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Side {
    /// Above.
    Up,
    /// On the right.
    Right,
    /// Below.
    Down,
    /// On the left.
    Left,
}

impl Side {
    /// All of them, clockwise.
    pub const ALL: [Side; 4] = [Side::Up, Side::Right, Side::Down, Side::Left];

    /// The cells that have one of `set` on this side.
    #[inline]
    pub const fn facing(self, set: u64) -> u64 {
        match self {
            Side::Up => set << SIDE,
            Side::Right => (set & !LEFT) >> 1,
            Side::Down => set >> SIDE,
            Side::Left => (set & !RIGHT) << 1,
        }
    }

    /// The neighbour of a cell on this side, if there is one.
    pub fn next(self, cell: Cell) -> Option<Cell> {
        let opposite = Side::ALL[(self as usize + 2) % 4];
        cells(opposite.facing(cell.bit())).next()
    }
}

/// The cells that share a side with one of `set`. R18: corners do not count.
#[inline]
pub fn beside(set: u64) -> u64 {
    Side::Up.facing(set) | Side::Right.facing(set) | Side::Down.facing(set) | Side::Left.facing(set)
}

/// §2: the shapes of tiles. R3: they are turned, and never flipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[repr(u8)]
#[expect(missing_docs, reason = "they look like their letters")]
pub enum Shape {
    I,
    O,
    T,
    S,
    Z,
    L,
    J,
}

impl Shape {
    /// All of them.
    pub const ALL: [Shape; 7] = [Shape::I, Shape::O, Shape::T, Shape::S, Shape::Z, Shape::L, Shape::J];

    /// The letter in files, events and board renderings.
    pub const fn name(self) -> &'static str {
        ["I", "O", "T", "S", "Z", "L", "J"][self as usize]
    }

    #[inline]
    pub(crate) const fn of_bits(bits: u8) -> Shape {
        match bits & 7 {
            0 => Shape::I,
            1 => Shape::O,
            2 => Shape::T,
            3 => Shape::S,
            4 => Shape::Z,
            5 => Shape::L,
            _ => Shape::J,
        }
    }

    /// §2: the cells before any turn, by row and column.
    const fn base(self) -> [(u8, u8); COVERED] {
        match self {
            Shape::I => [(0, 0), (0, 1), (0, 2), (0, 3)],
            Shape::O => [(0, 0), (0, 1), (1, 0), (1, 1)],
            Shape::T => [(0, 0), (0, 1), (0, 2), (1, 1)],
            Shape::S => [(0, 1), (0, 2), (1, 0), (1, 1)],
            Shape::Z => [(0, 0), (0, 1), (1, 1), (1, 2)],
            Shape::L => [(0, 0), (1, 0), (2, 0), (2, 1)],
            Shape::J => [(0, 1), (1, 1), (2, 0), (2, 1)],
        }
    }

    /// In how many ways it can be turned. Turns that cover the same cells are one.
    #[inline]
    pub const fn turns(self) -> u8 {
        match self {
            Shape::O => 1,
            Shape::I | Shape::S | Shape::Z => 2,
            Shape::T | Shape::L | Shape::J => 4,
        }
    }

    /// The cells after so many quarter turns clockwise, by row and column from the first one read row by row.
    pub fn turned(self, turn: u8) -> [(i8, i8); COVERED] {
        let pose = self.pose(turn & 3);
        let mut left = pose.pattern;
        // The first cell is put in the middle, so that those to its left are in its row.
        std::array::from_fn(|_| {
            let offset = left.trailing_zeros() as i8;
            left &= left.wrapping_sub(1);
            let column = (offset + 4) % SIDE as i8 - 4;
            ((offset - column) / SIDE as i8, column)
        })
    }

    #[inline]
    fn pose(self, turn: u8) -> &'static Pose {
        &POSES[self as usize][usize::from(turn & 3)]
    }

    /// The first cells of all places for the shape on `free` cells, turned so often.
    #[inline]
    fn anchors(self, turn: u8, free: u64) -> u64 {
        let Pose { offsets: [a, b, c], anchors, .. } = *self.pose(turn);
        free & free >> a & free >> b & free >> c & anchors
    }

    /// The first cells of those places that also cover one of `some`.
    #[inline]
    fn anchors_with(self, turn: u8, free: u64, some: u64) -> u64 {
        let Pose { offsets: [a, b, c], .. } = *self.pose(turn);
        self.anchors(turn, free) & (some | some >> a | some >> b | some >> c)
    }

    /// Every place for the shape on `free` cells, turn by turn.
    #[inline]
    pub fn placements(self, free: u64) -> impl Iterator<Item = Placement> {
        (0..self.turns())
            .flat_map(move |turn| cells(self.anchors(turn, free)).map(move |cell| Placement::new(cell, turn)))
    }
}

/// A shape turned in one way.
#[derive(Clone, Copy)]
struct Pose {
    /// Its cells, the first one being the first bit.
    pattern: u64,
    /// How far the other cells are from the first.
    offsets: [u8; COVERED - 1],
    /// Where the first cell may be so that all are on the largest board.
    anchors: u64,
}

/// Every shape in every turn. A turn that a shape does not have has no anchors.
static POSES: [[Pose; 4]; Shape::ALL.len()] = {
    let mut poses = [[Pose { pattern: 0, offsets: [0; 3], anchors: 0 }; 4]; Shape::ALL.len()];
    let mut shape = 0;
    while shape < Shape::ALL.len() {
        let mut turn = 0;
        while turn < Shape::ALL[shape].turns() {
            poses[shape][turn as usize] = pose(Shape::ALL[shape], turn);
            turn += 1;
        }
        shape += 1;
    }
    poses
};

const fn pose(shape: Shape, turn: u8) -> Pose {
    let mut cells = shape.base();
    let mut turned = 0;
    while turned < turn {
        cells = turned_once(cells);
        turned += 1;
    }
    let (rows, columns) = extent(cells);
    // In the top left corner of the board, and moved so that the first cell is the first bit.
    let mut corner = 0_u64;
    let mut at = 0;
    while at < COVERED {
        corner |= 1 << (cells[at].0 as usize * SIDE + cells[at].1 as usize);
        at += 1;
    }
    let first = corner.trailing_zeros();
    let pattern = corner >> first;
    let mut offsets = [0; COVERED - 1];
    let mut left = pattern & pattern.wrapping_sub(1);
    at = 0;
    while at < COVERED - 1 {
        offsets[at] = left.trailing_zeros() as u8;
        left &= left.wrapping_sub(1);
        at += 1;
    }
    let mut anchors = 0;
    let mut row = 0;
    while row + rows as usize <= SIDE {
        let mut column = 0;
        while column + columns as usize <= SIDE {
            anchors |= 1 << (row * SIDE + column + first as usize);
            column += 1;
        }
        row += 1;
    }
    Pose { pattern, offsets, anchors }
}

/// How many rows and columns the cells take.
const fn extent(cells: [(u8, u8); COVERED]) -> (u8, u8) {
    let (mut rows, mut columns) = (0, 0);
    let mut at = 0;
    while at < COVERED {
        let (row, column) = cells[at];
        rows = if row >= rows { row + 1 } else { rows };
        columns = if column >= columns { column + 1 } else { columns };
        at += 1;
    }
    (rows, columns)
}

/// A quarter turn clockwise: rows become columns, the top one the last.
const fn turned_once(cells: [(u8, u8); COVERED]) -> [(u8, u8); COVERED] {
    let (rows, _) = extent(cells);
    let mut turned = cells;
    let mut at = 0;
    while at < COVERED {
        turned[at] = (cells[at].1, rows - 1 - cells[at].0);
        at += 1;
    }
    turned
}

/// Where a tile lies: the first of its cells read row by row, and its quarter turns clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Placement(u8);

impl Placement {
    /// The first cell, and 0 to 3 turns.
    #[inline]
    pub fn new(cell: Cell, turn: u8) -> Placement {
        Placement(cell.0 << 2 | turn & 3)
    }

    #[inline]
    pub(crate) fn of_bits(bits: u8) -> Placement {
        Placement(bits)
    }

    #[inline]
    pub(crate) fn bits(self) -> u8 {
        self.0
    }

    /// The first cell, read row by row from the top.
    #[inline]
    pub fn cell(self) -> Cell {
        Cell(self.0 >> 2)
    }

    /// Quarter turns clockwise.
    #[inline]
    pub fn turn(self) -> u8 {
        self.0 & 3
    }

    /// The cells that a shape covers there. All of them are on the largest board only if [`Placement::exists`].
    #[inline]
    pub fn covers(self, shape: Shape) -> u64 {
        shape.pose(self.turn()).pattern << self.cell().0
    }

    /// Whether a shape can lie there on the largest board.
    #[inline]
    pub fn exists(self, shape: Shape) -> bool {
        shape.pose(self.turn()).anchors & self.cell().bit() != 0
    }
}

/// §2.1: the free cells of a board, and those of which a path must cover one. All that decides where a tile may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    /// Neither covered nor obstacles.
    pub free: u64,
    /// Cells that share a side with a path; for the entrance, which is the first path, the rim.
    pub beside_path: u64,
}

impl Ground {
    /// The first cells of all legal places for a tile, turned so often.
    #[inline]
    pub fn anchors(self, tile: Tile, turn: u8) -> u64 {
        self.anchors_of(tile.kind, tile.shape, turn)
    }

    #[inline]
    fn anchors_of(self, kind: Kind, shape: Shape, turn: u8) -> u64 {
        match kind {
            Kind::Path => shape.anchors_with(turn, self.free, self.beside_path),
            Kind::Grass | Kind::Vivarium | Kind::Water => shape.anchors(turn, self.free),
        }
    }

    /// R7: whether a tile has a legal place at all.
    #[inline]
    pub fn fits(self, tile: Tile) -> bool {
        self.fits_of(tile.kind, tile.shape)
    }

    /// The same for a shape of a kind.
    #[inline]
    pub(crate) fn fits_of(self, kind: Kind, shape: Shape) -> bool {
        (0..shape.turns()).any(|turn| self.anchors_of(kind, shape, turn) != 0)
    }

    /// Appends something for every legal place of a shape of a kind but one, turn by turn.
    #[inline]
    pub(crate) fn extend<T>(
        self,
        kind: Kind,
        shape: Shape,
        but: Option<Placement>,
        out: &mut Vec<T>,
        make: impl Fn(Placement) -> T,
    ) {
        for turn in 0..shape.turns() {
            let mut anchors = self.anchors_of(kind, shape, turn);
            if let Some(but) = but.filter(|but| but.turn() == turn) {
                anchors &= !but.cell().bit();
            }
            // A range knows its length, so that the list grows once.
            out.extend((0..anchors.count_ones()).map(|_| {
                let cell = Cell(anchors.trailing_zeros() as u8);
                anchors &= anchors.wrapping_sub(1);
                make(Placement::new(cell, turn))
            }));
        }
    }
}
