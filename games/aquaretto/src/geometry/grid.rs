//! §3.1: where expansions can be laid.

use super::{BASE, BLOCKED, BOARD, Board, Boards, Cell, REACH, Shape};

/// The grid as rows of bits, to find where expansions can be laid.
pub(crate) struct Grid {
    /// Cells and blocked squares.
    taken: [u32; ROWS],
    /// §3.1 (R7): squares that share an edge with a cell.
    edges: [u32; ROWS],
    /// The rows that have cells.
    rows: std::ops::Range<usize>,
}

/// One row more on each side than squares can be in reach, and room for the largest board.
const ROWS: usize = 32;
const MARGIN: i8 = REACH + 1;

#[inline]
const fn line(at: i8) -> usize {
    (at + MARGIN) as usize
}

const BASE_ROWS: [u32; ROWS] = rows_of(&BASE);
const BLOCKED_ROWS: [u32; ROWS] = rows_of(&BLOCKED);

const fn rows_of(squares: &[(i8, i8)]) -> [u32; ROWS] {
    let mut rows = [0; ROWS];
    let mut at = 0;
    while at < squares.len() {
        rows[line(squares[at].0)] |= 1 << line(squares[at].1);
        at += 1;
    }
    rows
}

impl Grid {
    pub(crate) fn of(boards: &Boards) -> Grid {
        let mut cells = BASE_ROWS;
        let mut rows = line(0)..line(BOARD);
        for cell in boards.iter().flat_map(Board::cells) {
            let row = line(cell.row);
            cells[row] |= 1 << line(cell.column);
            rows = rows.start.min(row)..rows.end.max(row + 1);
        }
        let (mut taken, mut edges) = ([0; ROWS], [0; ROWS]);
        for row in rows.start - 1..rows.end + 1 {
            taken[row] = cells[row] | BLOCKED_ROWS[row];
            edges[row] = cells[row] << 1 | cells[row] >> 1 | cells[row - 1] | cells[row + 1];
        }
        Grid { taken, edges, rows }
    }

    /// §3.1 (R7): every place where a board can be laid as it is turned, row by row.
    #[inline]
    pub(crate) fn places(&self, shape: Shape, mut each: impl FnMut(Cell)) {
        for row in self.rows.start.saturating_sub(3)..self.rows.end + 1 {
            let (mut hits, mut touches) = (0, 0);
            for &(down, right) in shape.squares() {
                hits |= self.taken[row + down as usize] >> right;
                touches |= self.edges[row + down as usize] >> right;
            }
            let mut columns = touches & !hits;
            while columns > 0 {
                each(Cell::at(row as i8 - MARGIN, columns.trailing_zeros() as i8 - MARGIN));
                columns &= columns - 1;
            }
        }
    }
}
