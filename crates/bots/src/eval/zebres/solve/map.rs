//! §2: the board as sets of squares. Bit n is square n, row by row from the top left.

use games::zebres::{Board, Line, Place};

use super::lanes::Lanes;

pub(super) const COLUMNS: usize = 6;
const ROWS: usize = 5;
const SQUARES: usize = ROWS * COLUMNS;
pub(super) const WHOLE_BOARD: u32 = (1 << SQUARES) - 1;
pub(super) const PLACES: u32 = 22;
pub(super) const TERRITORIES: usize = 6;

const ROW: u32 = (1 << COLUMNS) - 1;
/// The squares of the first column.
const COLUMN: u32 = 0x0104_1041;
/// The squares that have a neighbour to their right.
const HAS_RIGHT: u32 = WHOLE_BOARD & !(COLUMN << (COLUMNS - 1));

/// Where the rivers run, and what the guardian faces.
pub(super) struct Map {
    /// The squares of each territory.
    pub(super) territories: [u32; TERRITORIES],
    /// The byte in lanes of each square's territory, by its first bit.
    pub(super) lane_of: [u8; 32],
    /// The squares of each territory, counted.
    pub(super) size: Lanes,
    /// The tokens that make a majority in each territory; sizes are odd.
    pub(super) majority: Lanes,
    /// The squares with a river on their right side.
    river_right: u32,
    /// The squares with a river on their lower side.
    river_below: u32,
    /// The squares each place faces.
    pub(super) faced: [u32; PLACES as usize],
    /// The places that face one of a set of columns, as a set.
    facing_columns: [u32; 1 << COLUMNS],
    /// The places that face one of a set of rows, as a set.
    facing_rows: [u32; 1 << ROWS],
}

impl Map {
    pub(super) fn new(board: Board) -> Map {
        let mut map = Map {
            territories: [0; TERRITORIES],
            lane_of: [0; 32],
            size: 0,
            majority: 0,
            river_right: 0,
            river_below: 0,
            faced: [0; PLACES as usize],
            facing_columns: [0; 1 << COLUMNS],
            facing_rows: [0; 1 << ROWS],
        };
        map.draw_territories(board);
        map.dig_rivers();
        map.lay_path();
        map
    }

    fn draw_territories(&mut self, board: Board) {
        for (square, letter) in board.map().iter().flat_map(|row| row.bytes()).enumerate() {
            let territory = usize::from(letter - b'A');
            self.territories[territory] |= 1 << square;
            self.lane_of[square] = 8 * territory as u8;
        }
        for (territory, squares) in self.territories.iter().enumerate() {
            let size = Lanes::from(squares.count_ones());
            self.size |= size << (8 * territory);
            self.majority |= size.div_ceil(2) << (8 * territory);
        }
    }

    fn dig_rivers(&mut self) {
        for square in 0..SQUARES {
            let differs = |other: usize| u32::from(self.lane_of[square] != self.lane_of[other]);
            if HAS_RIGHT >> square & 1 != 0 {
                self.river_right |= differs(square + 1) << square;
            }
            if square + COLUMNS < SQUARES {
                self.river_below |= differs(square + COLUMNS) << square;
            }
        }
    }

    fn lay_path(&mut self) {
        for place in Place::all() {
            let number = usize::from(place.number());
            let (squares, sets, line) = match place.line() {
                Line::Row(row) => (ROW << (usize::from(row) * COLUMNS), &mut self.facing_rows[..], row),
                Line::Column(column) => (COLUMN << column, &mut self.facing_columns[..], column),
            };
            self.faced[number] = squares;
            for (set, places) in sets.iter_mut().enumerate() {
                *places |= (set as u32 >> line & 1) << number;
            }
        }
    }

    /// The neighbours of a set of squares across a river.
    #[inline]
    pub(super) fn across_river(&self, set: u32) -> u32 {
        (set & self.river_right) << 1
            | (set >> 1) & self.river_right
            | (set & self.river_below) << COLUMNS
            | (set >> COLUMNS) & self.river_below
    }

    /// The places whose line has a free square, as a set.
    #[inline]
    pub(super) fn places_with_room(&self, free: u32) -> u32 {
        let columns = (free | free >> 6 | free >> 12 | free >> 18 | free >> 24) & ROW;
        let row = |row: u32| u32::from(free & ROW << (6 * row) != 0) << row;
        let rows = row(0) | row(1) | row(2) | row(3) | row(4);
        self.facing_columns[columns as usize] | self.facing_rows[rows as usize]
    }
}

/// §5.6: where the guardian may go from `place`, as a set of places, if those in `room` have
/// room: one to three steps, else to the first.
#[inline]
pub(super) fn guardian_moves(place: u32, room: u32) -> u32 {
    // Bit 0 is one step on from `place`.
    let ahead = (u64::from(room) | u64::from(room) << PLACES) >> (place + 1);
    let near = ahead & 0b111;
    let steps = if near != 0 { near } else { ahead & ahead.wrapping_neg() };
    let reached = steps << (place + 1);
    (reached | reached >> PLACES) as u32 & ((1 << PLACES) - 1)
}

/// The neighbours of a set of squares.
#[inline]
pub(super) fn beside(set: u32) -> u32 {
    (set & HAS_RIGHT) << 1 | (set >> 1) & HAS_RIGHT | (set << COLUMNS) & WHOLE_BOARD | set >> COLUMNS
}

/// Calls `visit` with each element of a set, lowest first.
#[inline]
pub(super) fn each(mut set: u32, mut visit: impl FnMut(u32)) {
    while set != 0 {
        visit(set.trailing_zeros());
        set &= set - 1;
    }
}
