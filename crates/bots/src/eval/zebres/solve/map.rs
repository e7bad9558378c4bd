//! §2: the board as sets of squares. Bit n is square n, row by row from the top left.

use games::zebres::{Board, Line, Place, Territory};

use super::lanes::Lanes;

pub(super) const COLUMNS: usize = 6;
const ROWS: usize = 5;
const SQUARES: usize = ROWS * COLUMNS;
pub(super) const WHOLE_BOARD: u32 = (1 << SQUARES) - 1;
pub(super) const PLACES: u32 = 22;
pub(super) const TERRITORIES: usize = 6;

const ROW: u32 = (1 << COLUMNS) - 1;

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
        let (river_right, river_below) = board.rivers();
        let mut map = Map {
            territories: Territory::ALL.map(|territory| board.squares_of(territory)),
            lane_of: [0; 32],
            size: 0,
            majority: 0,
            river_right,
            river_below,
            faced: [0; PLACES as usize],
            facing_columns: [0; 1 << COLUMNS],
            facing_rows: [0; 1 << ROWS],
        };
        map.measure_territories();
        map.lay_path();
        map
    }

    fn measure_territories(&mut self) {
        for (territory, &squares) in self.territories.iter().enumerate() {
            each(squares, |square| self.lane_of[square as usize] = 8 * territory as u8);
            let size = Lanes::from(squares.count_ones());
            self.size |= size << (8 * territory);
            self.majority |= size.div_ceil(2) << (8 * territory);
        }
    }

    fn lay_path(&mut self) {
        for place in Place::all() {
            let number = usize::from(place.number());
            let (sets, line) = match place.line() {
                Line::Row(row) => (&mut self.facing_rows[..], row),
                Line::Column(column) => (&mut self.facing_columns[..], column),
            };
            self.faced[number] = place.squares();
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

/// Calls `visit` with each element of a set, lowest first.
#[inline]
pub(super) fn each(mut set: u32, mut visit: impl FnMut(u32)) {
    while set != 0 {
        visit(set.trailing_zeros());
        set &= set - 1;
    }
}
