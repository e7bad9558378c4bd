//! Cells, shapes and where they may lie.

use super::{Reference, Zoo};

/// Row and column from the top left corner, from 0.
pub(crate) type Cell = (i64, i64);

pub(crate) fn cell_name((row, column): Cell) -> String {
    format!("{}{}", (b'a' + column as u8) as char, row + 1)
}

pub(crate) fn read_cell(name: &str) -> Cell {
    let column = i64::from(name.as_bytes()[0]) - i64::from(b'a');
    (name[1..].parse::<i64>().expect("a row") - 1, column)
}

pub(crate) fn neighbours((row, column): Cell) -> [Cell; 4] {
    [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
}

fn base(shape: char) -> Vec<Cell> {
    match shape {
        'I' => vec![(0, 0), (0, 1), (0, 2), (0, 3)],
        'O' => vec![(0, 0), (0, 1), (1, 0), (1, 1)],
        'T' => vec![(0, 0), (0, 1), (0, 2), (1, 1)],
        'S' => vec![(0, 1), (0, 2), (1, 0), (1, 1)],
        'Z' => vec![(0, 0), (0, 1), (1, 1), (1, 2)],
        'L' => vec![(0, 0), (1, 0), (2, 0), (2, 1)],
        'J' => vec![(0, 1), (1, 1), (2, 0), (2, 1)],
        _ => panic!("{shape} is no shape"),
    }
}

/// The cells after so many quarter turns clockwise, moved so that the first in reading order is `first`.
fn laid(shape: char, turns: usize, first: Cell) -> Vec<Cell> {
    let mut cells = base(shape);
    for _ in 0..turns {
        cells = cells.into_iter().map(|(row, column)| (column, -row)).collect();
    }
    cells.sort_unstable();
    let (row, column) = cells[0];
    cells.into_iter().map(|cell| (cell.0 - row + first.0, cell.1 - column + first.1)).collect()
}

/// Every way to turn a shape so that its first cell lies there, the first name of each.
fn turned(shape: char, first: Cell) -> Vec<Vec<Cell>> {
    let mut all: Vec<Vec<Cell>> = vec![];
    for turns in 0..4 {
        let cells = laid(shape, turns, first);
        if !all.contains(&cells) {
            all.push(cells);
        }
    }
    all
}

pub(crate) fn placement_name(shape: char, cells: &[Cell]) -> String {
    let turn = turned(shape, cells[0]).iter().position(|laid| laid == cells).expect("cells of this shape");
    format!("{}/{turn}", cell_name(cells[0]))
}

pub(crate) fn read_placement(shape: char, name: &str) -> Option<Vec<Cell>> {
    let (cell, turn) = name.split_once('/')?;
    turned(shape, read_cell(cell)).into_iter().nth(turn.parse().ok()?)
}

impl Zoo {
    /// On the board and no obstacle.
    fn is_ground(&self, (row, column): Cell) -> bool {
        let (Ok(row), Ok(column)) = (usize::try_from(row), usize::try_from(column)) else { return false };
        self.board.get(row).is_some_and(|cells| cells.as_bytes().get(column) == Some(&b'.'))
    }

    pub(super) fn is_empty(&self, cell: Cell) -> bool {
        let covered = self.entrance.contains(&cell) || self.tiles.iter().any(|placed| placed.cells.contains(&cell));
        self.is_ground(cell) && !covered
    }

    /// All cells of the board where a shape could lie, were they all empty; obstacles and tiles count.
    fn open_places(&self, shape: char) -> Vec<Vec<Cell>> {
        let rows = self.board.len() as i64;
        let columns = self.board[0].len() as i64;
        let firsts = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let places = firsts.flat_map(|first| turned(shape, first));
        places.filter(|cells| cells.iter().all(|&cell| self.is_empty(cell))).collect()
    }

    /// R19: in the first or last row or column.
    fn is_at_rim(&self, (row, column): Cell) -> bool {
        row == 0 || column == 0 || row == self.board.len() as i64 - 1 || column == self.board[0].len() as i64 - 1
    }
}

impl Reference {
    pub(crate) fn entrance_places(&self, seat: usize) -> Vec<Vec<Cell>> {
        let zoo = &self.zoos[seat];
        let places = zoo.open_places(self.entrance_shape).into_iter();
        places.filter(|cells| cells.iter().any(|&cell| zoo.is_at_rim(cell))).collect()
    }

    /// Where a shape may lie as a path (R18: it shares a side with one) or as an enclosure.
    pub(crate) fn shape_places(&self, seat: usize, shape: char, is_path: bool) -> Vec<Vec<Cell>> {
        let mut places = self.zoos[seat].open_places(shape);
        if is_path {
            let paths = self.path_cells(seat);
            let touches = |cell: &Cell| neighbours(*cell).iter().any(|beside| paths.contains(beside));
            places.retain(|cells| cells.iter().any(touches));
        }
        places
    }

    pub(crate) fn places(&self, seat: usize, tile: &str) -> Vec<Vec<Cell>> {
        let tile = self.tile(tile);
        self.shape_places(seat, tile.shape, tile.kind == "path")
    }

    /// The cells of the entrance and of the path tiles.
    pub(crate) fn path_cells(&self, seat: usize) -> Vec<Cell> {
        let zoo = &self.zoos[seat];
        let paths = zoo.tiles.iter().filter(|placed| self.tile(&placed.tile).kind == "path");
        zoo.entrance.iter().chain(paths.flat_map(|placed| &placed.cells)).copied().collect()
    }

    /// Where a visitor may be put.
    pub(crate) fn free_cells(&self, seat: usize) -> Vec<Cell> {
        let zoo = &self.zoos[seat];
        let mut cells = self.path_cells(seat);
        cells.retain(|cell| !zoo.visitors.contains_key(cell));
        if self.options["entrance_visitors"] == false {
            cells.retain(|cell| !zoo.entrance.contains(cell));
        }
        cells.sort_unstable();
        cells
    }
}
