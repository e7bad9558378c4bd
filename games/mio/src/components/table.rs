//! §3: a set of tiles as rows of text and back, and what can be wrong with a row.

use std::fmt::{self, Write as _};

use kernel::{TableFormat, TableProblem, TableRow};

use super::{A, B, EXIT_NAMES, EXITS, Family, Half, Number, Paths, Side, TILES, Tile, TileSet};

/// §3: a row for each tile.
static ROWS: TableFormat<7> = TableFormat {
    option: "tiles",
    rule: "§3.2",
    columns: ["tile", "family_a", "stars_a", "family_b", "stars_b", "bushes", "paths"],
};
/// The most stars of a half, and the most bushes of a tile.
const MOST_STARS: u8 = 3;
/// See [`MOST_STARS`].
const MOST_BUSHES: u8 = 9;
/// The fewest exits of a tile.
const FEWEST_EXITS: u32 = 2;

/// What is wrong with a set of tiles, and where.
pub type BadTiles = kernel::BadTable<Problem>;

/// §3: the ways in which a row can be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The row has too few or too many columns.
    Columns,
    /// The tile is neither `start` nor a number from 1 to 25.
    Tile,
    /// The tile has a row already.
    Twice,
    /// The tile has no row.
    Missing,
    /// There is no such family.
    Family,
    /// Both halves have the same family.
    SameFamily,
    /// Not 1, 2 or 3.
    Stars,
    /// Not 0 to 9.
    Bushes,
    /// The start tile has neither animals nor bushes.
    Start,
    /// There is no such exit.
    Exit,
    /// The exit is named twice.
    ExitTwice,
    /// Two exits at least.
    FewExits,
    /// Two networks cross.
    Crossing,
    /// The exit of the start tile faces the house.
    House,
}

impl TableProblem for Problem {
    const GAME: &'static str = "mio";

    fn words(self) -> (&'static str, &'static str) {
        match self {
            Problem::Columns => ("bad-tiles-columns", "a row has 7 columns, and may have a provenance"),
            Problem::Tile => ("bad-tiles-tile", "a tile is `start` or a number from 1 to 25"),
            Problem::Twice => ("bad-tiles-twice", "this tile has a row already"),
            Problem::Missing => ("bad-tiles-missing", "this tile has no row"),
            Problem::Family => ("bad-tiles-family", "a family is ape, mammal, bird, reptile or sea"),
            Problem::SameFamily => ("bad-tiles-same-family", "the halves of a tile have two families"),
            Problem::Stars => ("bad-tiles-stars", "a half has 1 to 3 stars"),
            Problem::Bushes => ("bad-tiles-bushes", "a tile has 0 to 9 bushes"),
            Problem::Start => ("bad-tiles-start", "the start tile has families `none`, no stars and no bushes"),
            Problem::Exit => ("bad-tiles-exit", "an exit is AN, BN, BE, BS, AS or AW"),
            Problem::ExitTwice => ("bad-tiles-exit-twice", "an exit is named once"),
            Problem::FewExits => ("bad-tiles-few-exits", "a tile has two exits at least"),
            Problem::Crossing => ("bad-tiles-crossing", "networks do not cross"),
            Problem::House => ("bad-tiles-house", "no exit of the start tile faces the house"),
        }
    }
}

/// Reads a set. A head row and empty lines are passed over; rows may come in any order.
pub(super) fn read(text: &str) -> Result<TileSet, BadTiles> {
    let (rows, after) = ROWS.rows(text, Problem::Columns)?;
    let (mut start, mut tiles) = (None, [None; TILES]);
    for row in rows {
        match row.fields[0] {
            "start" if start.is_some() => return Err(row.bad(0, Problem::Twice)),
            "start" => start = Some(read_start(&row)?),
            number => {
                let place = number.parse().ok().and_then(Number::new).ok_or_else(|| row.bad(0, Problem::Tile))?.index();
                if tiles[place].is_some() {
                    return Err(row.bad(0, Problem::Twice));
                }
                tiles[place] = Some(read_tile(&row)?);
            }
        }
    }
    let missing = |name: String| ROWS.bad(after, name, Problem::Missing);
    let start = start.ok_or_else(|| missing("start".to_owned()))?;
    if let Some(place) = tiles.iter().position(Option::is_none) {
        return Err(missing((place + 1).to_string()));
    }
    Ok(TileSet { start, tiles: tiles.map(|tile| tile.expect("none is missing")) })
}

/// The one way to write a set: a head row, the start tile, the tiles in order; exits clockwise.
pub(super) fn write(set: &TileSet) -> String {
    let mut text = ROWS.columns.join(",");
    write!(text, "\nstart,none,0,none,0,0,{}", Written(set.start)).expect("a string takes any text");
    for number in Number::all() {
        let Tile { halves: [a, b], bushes, paths } = *set.tile(number);
        write!(
            text,
            "\n{},{},{},{},{},{bushes},{}",
            number.get(),
            a.family.name(),
            a.stars,
            b.family.name(),
            b.stars,
            Written(paths)
        )
        .expect("a string takes any text");
    }
    text
}

/// Paths as they are written: `AN-AW/BE-BS`.
struct Written(Paths);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for network in 0..self.0.networks() {
            let mut sign = if network > 0 { "/" } else { "" };
            for (&(half, side), name) in EXITS.iter().zip(EXIT_NAMES) {
                if self.0.has_exit(half, side) && self.0.network(half, side) == network {
                    write!(f, "{sign}{name}")?;
                    sign = "-";
                }
            }
        }
        Ok(())
    }
}

/// A row of the table.
type Row<'a> = TableRow<'a, 7>;

fn read_start(row: &Row<'_>) -> Result<Paths, BadTiles> {
    for (column, wanted) in [(1, "none"), (2, "0"), (3, "none"), (4, "0"), (5, "0")] {
        if row.fields[column] != wanted {
            return Err(row.bad(column, Problem::Start));
        }
    }
    let paths = read_paths(row)?;
    // R9: an exit could only face the two cells behind the start tile, which are the house.
    if paths.has_exit(A, Side::South) || paths.has_exit(B, Side::South) {
        return Err(row.bad(6, Problem::House));
    }
    Ok(paths)
}

fn read_tile(row: &Row<'_>) -> Result<Tile, BadTiles> {
    let halves = [read_half(row, 1)?, read_half(row, 3)?];
    if halves[A].family == halves[B].family {
        return Err(row.bad(3, Problem::SameFamily));
    }
    let bushes = row.fields[5].parse().ok().filter(|&bushes| bushes <= MOST_BUSHES);
    let bushes = bushes.ok_or_else(|| row.bad(5, Problem::Bushes))?;
    Ok(Tile { halves, bushes, paths: read_paths(row)? })
}

/// A half: its family in this column, its stars in the next.
fn read_half(row: &Row<'_>, column: usize) -> Result<Half, BadTiles> {
    let family = Family::ALL.into_iter().find(|family| family.name() == row.fields[column]);
    let family = family.ok_or_else(|| row.bad(column, Problem::Family))?;
    let stars = row.fields[column + 1].parse().ok().filter(|stars| (1..=MOST_STARS).contains(stars));
    Ok(Half { family, stars: stars.ok_or_else(|| row.bad(column + 1, Problem::Stars))? })
}

fn read_paths(row: &Row<'_>) -> Result<Paths, BadTiles> {
    let wrong = |problem| row.bad(6, problem);
    let mut network_of = [None; EXITS.len()];
    for (network, exits) in row.fields[6].split('/').enumerate() {
        for name in exits.split('-') {
            let exit = EXIT_NAMES.iter().position(|&known| known == name.trim());
            let exit = exit.ok_or_else(|| wrong(Problem::Exit))?;
            if network_of[exit].replace(network).is_some() {
                return Err(wrong(Problem::ExitTwice));
            }
        }
    }
    if cross(&network_of) {
        return Err(wrong(Problem::Crossing));
    }
    let paths = numbered(&network_of);
    if paths.exits.count_ones() < FEWEST_EXITS { Err(wrong(Problem::FewExits)) } else { Ok(paths) }
}

/// Paths with networks numbered in the order of their first exits.
fn numbered(network_of: &[Option<usize>; EXITS.len()]) -> Paths {
    let mut paths = Paths::default();
    let mut known: Vec<usize> = Vec::new();
    for (exit, network) in network_of.iter().enumerate() {
        let Some(network) = network else { continue };
        let number = known.iter().position(|known| known == network).unwrap_or_else(|| {
            known.push(*network);
            known.len() - 1
        });
        paths.add(exit, number);
    }
    paths
}

/// Whether two networks cross: going round the tile one meets the one, the other, and both again.
fn cross(network_of: &[Option<usize>; EXITS.len()]) -> bool {
    let at = |exit: usize| network_of[exit];
    (0..6).any(|a| {
        (a + 1..6).any(|b| {
            (b + 1..6).any(|c| {
                let meets =
                    |d: usize| at(a).is_some() && at(b).is_some() && at(a) != at(b) && at(a) == at(c) && at(b) == at(d);
                (c + 1..6).any(meets)
            })
        })
    })
}
