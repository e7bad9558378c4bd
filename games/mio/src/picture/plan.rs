//! The plan of a zoo: its cells with walls around them, and gaps where paths go through.
//!
//! ```text
//! +-H-+---+      H and = are where paths cross the edge of a tile,
//! |A3 :M2 =      : is between the halves of one tile.
//! +---+-H-+
//! ```

use crate::components::{A, B, EXITS, HOUSE, Half, Paths, START, Side, TileSet};
use crate::view::{PlacedView, ZooView};
use crate::zoo::{Cell, Placement};

/// Columns and lines from one cell to the next.
const STEP: (usize, usize) = (4, 2);
/// The widest and the highest plan, in cells.
const MOST: (usize, usize) = (19, 19);
/// The bushes of a tile, beside the stars of half B.
const BUSHES: [&str; 10] = [" ", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"];

/// The names of the exits that are joined: `AN-AW/BE-BS`.
pub(super) fn paths(paths: Paths) -> String {
    const NAMES: [&str; 6] = ["AN", "BN", "BE", "BS", "AS", "AW"];
    let network = |network: usize| {
        let exits = EXITS.iter().zip(NAMES);
        let joined =
            exits.filter(|((half, side), _)| paths.has_exit(*half, *side) && paths.network(*half, *side) == network);
        joined.map(|(_, name)| name).collect::<Vec<_>>().join("-")
    };
    (0..paths.networks()).map(network).collect::<Vec<_>>().join(" / ")
}

/// The plan of a zoo, unless it is too large for one.
pub(super) fn of(set: &TileSet, zoo: &ZooView) -> Option<Vec<String>> {
    let tiles = || zoo.tiles.iter().map(|&PlacedView { tile, x, y, r, .. }| (set.tile(tile), Placement { x, y, r }));
    let built = START.into_iter().chain(HOUSE).map(|(x, y)| Cell { x: x.into(), y: y.into() });
    let cells: Vec<Cell> = built.chain(tiles().flat_map(|(_, at)| at.cells())).collect();
    let mut plan = Plan::around(&cells)?;
    for (x, y) in HOUSE {
        plan.write(Cell { x: x.into(), y: y.into() }, "###");
    }
    plan.build(set.start, Placement::default(), &["   ", "   "].map(str::to_owned));
    for (tile, at) in tiles() {
        let label = |half: usize, sign: &str| {
            let Half { family, stars } = tile.halves[half];
            format!("{}{stars}{sign}", family.letter())
        };
        plan.build(tile.paths, at, &[label(A, " "), label(B, BUSHES[usize::from(tile.bushes.min(9))])]);
    }
    Some(plan.lines())
}

/// A sheet of characters with room for some cells.
struct Plan {
    rows: Vec<Vec<char>>,
    left: i16,
    top: i16,
}

impl Plan {
    fn around(cells: &[Cell]) -> Option<Plan> {
        let (xs, ys) = (cells.iter().map(|cell| cell.x), cells.iter().map(|cell| cell.y));
        let (left, right) = (xs.clone().min()?, xs.max()?);
        let (bottom, top) = (ys.clone().min()?, ys.max()?);
        let (wide, high) = ((right - left + 1) as usize, (top - bottom + 1) as usize);
        let fits = wide <= MOST.0 && high <= MOST.1;
        fits.then(|| Plan { rows: vec![vec![' '; wide * STEP.0 + 1]; high * STEP.1 + 1], left, top })
    }

    /// The line and the column of the top left corner of a cell.
    fn corner(&self, cell: Cell) -> (usize, usize) {
        ((self.top - cell.y) as usize * STEP.1, (cell.x - self.left) as usize * STEP.0)
    }

    fn write(&mut self, cell: Cell, text: &str) {
        let (line, column) = self.corner(cell);
        for (at, letter) in text.chars().enumerate() {
            self.rows[line + 1][column + 1 + at] = letter;
        }
    }

    fn build(&mut self, paths: Paths, at: Placement, labels: &[String; 2]) {
        let cells = at.cells();
        for (half, printed) in EXITS {
            let side = printed.turned(at.r);
            self.wall(cells[half], side, paths.has_exit(half, printed));
        }
        self.seam(cells[A], Side::East.turned(at.r));
        for half in [A, B] {
            self.write(cells[half], &labels[half]);
        }
    }

    /// The edge of a tile, with or without a path through it.
    fn wall(&mut self, cell: Cell, side: Side, path: bool) {
        let (line, column) = self.corner(cell);
        let (wall, gap) = match side {
            Side::North | Side::South => ('-', 'H'),
            Side::East | Side::West => ('|', '='),
        };
        let middle = if path { gap } else { wall };
        match side {
            Side::North | Side::South => {
                let line = if side == Side::North { line } else { line + STEP.1 };
                self.rows[line][column..=column + STEP.0].copy_from_slice(&['+', '-', middle, '-', '+']);
            }
            Side::East | Side::West => {
                let column = if side == Side::West { column } else { column + STEP.0 };
                for (down, sign) in ['+', middle, '+'].into_iter().enumerate() {
                    self.rows[line + down][column] = sign;
                }
            }
        }
    }

    /// Between the halves of a tile.
    fn seam(&mut self, cell: Cell, side: Side) {
        let (line, column) = self.corner(cell);
        match side {
            Side::East => self.rows[line + 1][column + STEP.0] = ':',
            Side::West => self.rows[line + 1][column] = ':',
            Side::North => self.rows[line][column + 2] = ':',
            Side::South => self.rows[line + STEP.1][column + 2] = ':',
        }
    }

    fn lines(&self) -> Vec<String> {
        self.rows.iter().map(|row| row.iter().collect::<String>().trim_end().to_owned()).collect()
    }
}
