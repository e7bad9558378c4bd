//! §3.3 and §3.4: tiles and boards as rows of text and back, and what can be wrong with a row.

use std::fmt::Write as _;

use kernel::{TableFormat, TableProblem, TableRow};

use super::{BOARD_NAMES, BOARDS, Board, BoardSet, Icon, Kind, Name, TILES, Tile, TileSet};
use crate::grid::{SIDE, Shape};

/// §3.3: a row for each tile.
static TILE_ROWS: TableFormat<5> =
    TableFormat { option: "tiles", rule: "§3.3", columns: ["tile", "kind", "shape", "icon", "count"] };
/// §3.4: the rows of each board.
static BOARD_ROWS: TableFormat<3> = TableFormat { option: "boards", rule: "§3.4", columns: ["board", "row", "cells"] };
/// The row of the entrance.
const ENTRANCE: &str = "E";

/// What is wrong with a set of tiles or boards, and where.
pub type BadTable = kernel::BadTable<Problem>;

/// §3.3, §3.4: the ways in which a row can be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The row of a tile has too few or too many columns.
    TileColumns,
    /// The tile is neither `E` nor a letter and a number.
    Tile,
    /// The tile has a row already.
    Twice,
    /// The entrance, or a tile before one that is there, has no row.
    Missing,
    /// Not 1 to 65 tiles.
    Count,
    /// Not the kind that the letter says.
    Kind,
    /// There is no such shape.
    Shape,
    /// There is no such icon.
    Icon,
    /// There is one of each tile, and four entrances.
    Copies,
    /// The row of a board has too few or too many columns.
    BoardColumns,
    /// There is no such board.
    Board,
    /// Rows of a board come in order, 1 to 8.
    Row,
    /// Not 1 to 8 cells, each `.` or `#`.
    Cells,
    /// The row is longer or shorter than the first of its board.
    Width,
    /// The board has no rows.
    NoBoard,
    /// The entrance fits nowhere at the rim of the board.
    NoEntrance,
}

impl TableProblem for Problem {
    const GAME: &'static str = "wonderzoo";

    fn words(self) -> (&'static str, &'static str) {
        match self {
            Problem::TileColumns => ("bad-tiles-columns", "a row has 5 columns, and may have a provenance"),
            Problem::Tile => ("bad-tiles-tile", "a tile is `E`, or G, V, W or P and two digits from 01"),
            Problem::Twice => ("bad-tiles-twice", "this tile has a row already"),
            Problem::Missing => ("bad-tiles-missing", "this tile has no row"),
            Problem::Count => ("bad-tiles-count", "a set has 1 to 65 tiles"),
            Problem::Kind => ("bad-tiles-kind", "the kind is the one of the letter: grass, vivarium, water, path"),
            Problem::Shape => ("bad-tiles-shape", "a shape is I, O, T, S, Z, L or J"),
            Problem::Icon => {
                ("bad-tiles-icon", "an icon is draw1, draw2, move1, move2, swap or bus; the entrance has none")
            }
            Problem::Copies => ("bad-tiles-copies", "there is 1 of each tile, and 4 of the entrance"),
            Problem::BoardColumns => ("bad-boards-columns", "a row has 3 columns, and may have a provenance"),
            Problem::Board => ("bad-boards-board", "a board is easy, 1, 2, 3 or 4"),
            Problem::Row => ("bad-boards-row", "the rows of a board come in order, 1 to 8"),
            Problem::Cells => ("bad-boards-cells", "a row has 1 to 8 cells, each . or #"),
            Problem::Width => ("bad-boards-width", "the rows of a board are equally long"),
            Problem::NoBoard => ("bad-boards-missing", "this board has no rows"),
            Problem::NoEntrance => ("bad-boards-entrance", "the entrance fits nowhere at the rim of this board"),
        }
    }
}

/// §3.3: reads a set of tiles. A head row and empty lines are passed over; rows may come in any order.
pub(super) fn read_tiles(text: &str) -> Result<TileSet, BadTable> {
    let (rows, after) = TILE_ROWS.rows(text, Problem::TileColumns)?;
    let mut entrance = None;
    let mut tiles: Vec<(Name, Tile)> = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        if rows[..at].iter().any(|before| before.fields[0] == row.fields[0]) {
            return Err(row.bad(0, Problem::Twice));
        }
        match row.fields[0] {
            ENTRANCE => entrance = Some(read_entrance(row)?),
            _ => tiles.push(read_tile(row)?),
        }
    }
    let bad = |value: String, problem| TILE_ROWS.bad(after, value, problem);
    let entrance = entrance.ok_or_else(|| bad(ENTRANCE.to_owned(), Problem::Missing))?;
    if !(1..=TILES).contains(&tiles.len()) {
        return Err(bad(tiles.len().to_string(), Problem::Count));
    }
    tiles.sort_unstable_by_key(|&(name, _)| name);
    for kind in Kind::ALL {
        let numbers = tiles.iter().map(|&(name, _)| name).filter(|name| name.kind() == *kind);
        if let Some((expected, _)) = (1..).zip(numbers).find(|&(expected, name)| name.number() != expected) {
            return Err(bad(format!("{}{expected:02}", kind.letter()), Problem::Missing));
        }
    }
    let tiles: Vec<Tile> = tiles.into_iter().map(|(_, tile)| tile).collect();
    Ok(TileSet::new(entrance, &tiles))
}

fn read_entrance(row: &TableRow<'_, 5>) -> Result<Shape, BadTable> {
    for (column, wanted, problem) in
        [(1, "entrance", Problem::Kind), (3, "none", Problem::Icon), (4, "4", Problem::Copies)]
    {
        if row.fields[column] != wanted {
            return Err(row.bad(column, problem));
        }
    }
    read_shape(row)
}

fn read_tile(row: &TableRow<'_, 5>) -> Result<(Name, Tile), BadTable> {
    let name: Name = row.fields[0].parse().map_err(|_| row.bad(0, Problem::Tile))?;
    if row.fields[1] != name.kind().name() {
        return Err(row.bad(1, Problem::Kind));
    }
    let shape = read_shape(row)?;
    let icon = Icon::ALL.iter().copied().find(|icon| icon.name() == row.fields[3]);
    let icon = icon.ok_or_else(|| row.bad(3, Problem::Icon))?;
    if row.fields[4] != "1" {
        return Err(row.bad(4, Problem::Copies));
    }
    Ok((name, Tile { kind: name.kind(), shape, icon }))
}

fn read_shape(row: &TableRow<'_, 5>) -> Result<Shape, BadTable> {
    let shape = Shape::ALL.into_iter().find(|shape| shape.name() == row.fields[2]);
    shape.ok_or_else(|| row.bad(2, Problem::Shape))
}

/// The one way to write a set of tiles: a head row, the entrance, the tiles in the order of their names.
pub(super) fn write_tiles(set: &TileSet) -> String {
    let mut text = TILE_ROWS.columns.join(",");
    write!(text, "\n{ENTRANCE},entrance,{},none,4", set.entrance().name()).expect("a string takes any text");
    for piece in set.pieces() {
        let Tile { kind, shape, icon } = set.tile(piece);
        write!(text, "\n{},{},{},{},1", set.name(piece), kind.name(), shape.name(), icon.name())
            .expect("a string takes any text");
    }
    text
}

/// §3.4: reads the boards. A head row and empty lines are passed over; boards may come in any order.
pub(super) fn read_boards(text: &str) -> Result<BoardSet, BadTable> {
    let (rows, after) = BOARD_ROWS.rows(text, Problem::BoardColumns)?;
    let mut boards = [Board { free: 0, rows: 0, columns: 0 }; BOARDS];
    for row in &rows {
        let board = BOARD_NAMES.iter().position(|&name| name == row.fields[0]);
        read_row(row, &mut boards[board.ok_or_else(|| row.bad(0, Problem::Board))?])?;
    }
    if let Some(missing) = boards.iter().position(|board| board.rows == 0) {
        return Err(BOARD_ROWS.bad(after, BOARD_NAMES[missing].to_owned(), Problem::NoBoard));
    }
    Ok(BoardSet::new(&boards))
}

/// Adds a row to a board.
fn read_row(row: &TableRow<'_, 3>, board: &mut Board) -> Result<(), BadTable> {
    let expected = board.rows + 1;
    if usize::from(expected) > SIDE || row.fields[1] != expected.to_string() {
        return Err(row.bad(1, Problem::Row));
    }
    let cells = row.fields[2].as_bytes();
    if !(1..=SIDE).contains(&cells.len()) || !cells.iter().all(|cell| b".#".contains(cell)) {
        return Err(row.bad(2, Problem::Cells));
    }
    if board.rows > 0 && cells.len() != usize::from(board.columns) {
        return Err(row.bad(2, Problem::Width));
    }
    for (column, _) in cells.iter().enumerate().filter(|&(_, &cell)| cell == b'.') {
        board.free |= 1 << (usize::from(board.rows) * SIDE + column);
    }
    (board.rows, board.columns) = (expected, cells.len() as u8);
    Ok(())
}

/// The one way to write boards: a head row, then the easy board and the hard ones by number.
pub(super) fn write_boards(set: &BoardSet) -> String {
    let mut text = BOARD_ROWS.columns.join(",");
    for (board, name) in BOARD_NAMES.iter().enumerate() {
        for (number, cells) in (1..).zip(set.board(board).drawn()) {
            write!(text, "\n{name},{number},{cells}").expect("a string takes any text");
        }
    }
    text
}

/// The entrance fits nowhere on a board.
pub(super) fn no_entrance(board: usize) -> BadTable {
    BOARD_ROWS.bad(0, BOARD_NAMES[board].to_owned(), Problem::NoEntrance)
}
