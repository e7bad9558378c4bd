//! The plan of a board: its cells with walls around the tiles.
//!
//! ```text
//!      a   b   c
//!    +---+---+---+
//! 1  | E   E |   |      E is the entrance, P a path, G V W are enclosures,
//!    +---+   +   +      (r) is a visitor on a path, ### an obstacle
//! 2  | . |(r)| P |
//!    +---+---+---+
//! ```

use crate::grid::{COVERED, Cell, SIDE, Shape, Side};
use crate::view::ZooView;

/// Columns and lines from one cell to the next.
const STEP: (usize, usize) = (4, 2);
/// Columns of the numbers of rows.
const MARGIN: usize = 3;

/// The plan of a board.
pub(super) fn of(zoo: &ZooView) -> Vec<String> {
    let (rows, columns) = (zoo.board.len(), zoo.board.first().map_or(0, String::len));
    let mut lines = vec![vec![' '; MARGIN + columns * STEP.0 + 1]; 1 + rows * STEP.1 + 1];
    for column in 0..columns {
        lines[0][MARGIN + column * STEP.0 + 2] = (b'a' + column as u8) as char;
    }
    for row in 0..rows {
        lines[1 + row * STEP.1 + 1][0] = (b'1' + row as u8) as char;
    }
    for cell in (0..rows).flat_map(|row| (0..columns).filter_map(move |column| Cell::new(row, column))) {
        let (line, column) = (1 + cell.row() * STEP.1, MARGIN + cell.column() * STEP.0);
        for (at, sign) in sign(zoo, cell).chars().enumerate() {
            lines[line + 1][column + 1 + at] = sign;
        }
        let ends = [cell.row() == 0, cell.column() + 1 == columns, cell.row() + 1 == rows, cell.column() == 0];
        for (side, is_end) in Side::ALL.into_iter().zip(ends) {
            let beyond = side.next(cell).filter(|_| !is_end);
            if beyond.is_none_or(|beyond| owner(zoo, cell) != owner(zoo, beyond)) {
                wall(&mut lines, (line, column), side);
            }
        }
    }
    lines.into_iter().map(|line| line.into_iter().collect::<String>().trim_end().to_owned()).collect()
}

/// What stands for a cell.
fn sign(zoo: &ZooView, cell: Cell) -> String {
    if let Some(visitor) = zoo.visitors.iter().find(|visitor| visitor.cell == cell) {
        return format!("({})", visitor.colour.letter());
    }
    if zoo.entrance_cells.contains(&cell) {
        return " E ".to_owned();
    }
    if let Some(placed) = zoo.tiles.iter().find(|placed| placed.cells.contains(&cell)) {
        return format!(" {} ", placed.tile.kind.letter());
    }
    let is_obstacle = zoo.board.get(cell.row()).is_some_and(|row| row.as_bytes().get(cell.column()) == Some(&b'#'));
    if is_obstacle { "###" } else { " . " }.to_owned()
}

/// Which tile a cell belongs to: 0 for the entrance, then in the order of placing.
fn owner(zoo: &ZooView, cell: Cell) -> Option<usize> {
    if zoo.entrance_cells.contains(&cell) {
        return Some(0);
    }
    zoo.tiles.iter().position(|placed| placed.cells.contains(&cell)).map(|tile| tile + 1)
}

/// Draws one side of the cell with this corner.
fn wall(lines: &mut [Vec<char>], (line, column): (usize, usize), side: Side) {
    match side {
        Side::Up | Side::Down => {
            let line = if side == Side::Up { line } else { line + STEP.1 };
            lines[line][column..=column + STEP.0].copy_from_slice(&['+', '-', '-', '-', '+']);
        }
        Side::Left | Side::Right => {
            let column = if side == Side::Left { column } else { column + STEP.0 };
            for (down, sign) in ['+', '|', '+'].into_iter().enumerate() {
                lines[line + down][column] = sign;
            }
        }
    }
}

/// A shape in all its turns, beside one another. The first cell, which placements name, is `@`.
pub(super) fn turns(shape: Shape) -> Vec<String> {
    let mut lines = vec![String::new(); 1 + COVERED];
    for turn in 0..shape.turns() {
        let cells = shape.turned(turn);
        let left = cells.iter().map(|&(_, column)| column).min().unwrap_or(0);
        let mut drawn = [[' '; SIDE]; COVERED];
        for (at, (row, column)) in cells.into_iter().enumerate() {
            drawn[row as usize][(column - left) as usize] = if at == 0 { '@' } else { '#' };
        }
        lines[0].push_str(&format!("{:<8}", format!("/{turn}")));
        for (line, row) in lines[1..].iter_mut().zip(drawn) {
            line.extend(row);
        }
    }
    let lines = lines.into_iter().map(|line| format!("  {line}").trim_end().to_owned());
    lines.filter(|line| !line.is_empty()).collect()
}
