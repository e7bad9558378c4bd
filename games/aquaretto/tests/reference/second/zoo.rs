//! One zoo of the second implementation: squares, cells, posts, scores.

use std::collections::{BTreeMap, BTreeSet};

/// Row and column.
pub(crate) type Square = (i32, i32);

const BOARD: [&str; 5] = [".XXX.", "XXXXX", "XXXXX", "#XXXX", "##XX."];

/// The squares of a board by its name, from the top-left of its box.
pub(crate) const SHAPES: [(&str, [&str; 3]); 9] = [
    ("NW", [" X", "XX", ""]),
    ("NE", ["X ", "XX", ""]),
    ("SW", ["XX", " X", ""]),
    ("SE", ["XX", "X ", ""]),
    ("L", ["XX", "XX", ""]),
    ("X0", ["XX", "XX", "X"]),
    ("X1", ["XXX", " XX", ""]),
    ("X2", [" X", "XX", "XX"]),
    ("X3", ["XX", "XXX", ""]),
];

/// The squares of `NW@-2,3`.
pub(crate) fn covered(board: &str) -> Vec<Square> {
    let (name, origin) = board.split_once('@').expect("a board");
    let (row, column) = square(origin);
    let (_, lines) = SHAPES.iter().find(|(shape, _)| *shape == name).expect("a shape");
    let line = |(down, line): (usize, &&str)| {
        let at = line.char_indices().filter(|&(_, letter)| letter == 'X');
        at.map(|(right, _)| (row + down as i32, column + right as i32)).collect::<Vec<_>>()
    };
    lines.iter().enumerate().flat_map(line).collect()
}

/// `2,-1`.
pub(crate) fn square(text: &str) -> Square {
    let (row, column) = text.split_once(',').expect("a square");
    (row.parse().expect("a row"), column.parse().expect("a column"))
}

pub(crate) fn text((row, column): Square) -> String {
    format!("{row},{column}")
}

fn beside((row, column): Square) -> [Square; 4] {
    [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
}

/// What kind of board it is, and its price.
pub(crate) fn kind(board: &str) -> (&'static str, u32) {
    match board.as_bytes()[0] {
        b'X' => ("very large", 2),
        b'L' => ("large", 2),
        _ => ("small", 1),
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Zoo {
    pub(crate) coins: u32,
    pub(crate) food: u32,
    pub(crate) boards: Vec<String>,
    pub(crate) animals: BTreeMap<Square, String>,
    pub(crate) trainers: BTreeSet<Square>,
    pub(crate) cashiers: u32,
    pub(crate) keepers: u32,
    pub(crate) manager: bool,
    pub(crate) depot: Vec<String>,
}

impl Zoo {
    pub(crate) fn cells(&self) -> BTreeSet<Square> {
        let on_board =
            (0..25).filter(|at| BOARD[at / 5].as_bytes()[at % 5] == b'X').map(|at| (at as i32 / 5, at as i32 % 5));
        on_board.chain(self.boards.iter().flat_map(|board| covered(board))).collect()
    }

    pub(crate) fn free(&self) -> Vec<Square> {
        let cells = self.cells().into_iter();
        cells.filter(|cell| !self.animals.contains_key(cell) && !self.trainers.contains(cell)).collect()
    }

    pub(crate) fn basin(&self, species: &str) -> usize {
        self.animals.values().filter(|tile| tile.starts_with(species)).count()
    }

    pub(crate) fn basins(&self) -> usize {
        self.animals.values().map(|tile| &tile[..1]).collect::<BTreeSet<_>>().len()
    }

    pub(crate) fn cells_for(&self, tile: &str) -> Vec<Square> {
        let species = &tile[..1];
        let neighbours =
            |cell: &Square| beside(*cell).into_iter().filter_map(|next| self.animals.get(&next)).collect::<Vec<_>>();
        let large = self.boards.iter().filter(|board| kind(board).0 == "large").count();
        let fits = |cell: &Square| {
            let near = neighbours(cell);
            if near.iter().any(|other| !other.starts_with(species)) {
                return false;
            }
            if self.basin(species) > 0 { !near.is_empty() } else { self.basins() < 3 + large }
        };
        self.free().into_iter().filter(fits).collect()
    }

    pub(crate) fn posts(&self) -> Vec<String> {
        let mut posts = Vec::new();
        for (name, open) in [("B", self.cashiers < 2), ("S", self.keepers < 2), ("D", !self.manager)] {
            posts.extend(open.then(|| name.to_owned()));
        }
        posts.extend(self.free().into_iter().map(text));
        posts
    }

    pub(crate) fn staff(&mut self, post: &str, more: bool) {
        let by = |count: u32| if more { count + 1 } else { count - 1 };
        match post {
            "B" => self.cashiers = by(self.cashiers),
            "S" => self.keepers = by(self.keepers),
            "D" => self.manager = more,
            cell if more => assert!(self.trainers.insert(square(cell))),
            cell => assert!(self.trainers.remove(&square(cell))),
        }
    }

    pub(crate) fn coworkers(&self) -> u32 {
        self.cashiers + self.keepers + u32::from(self.manager) + self.trainers.len() as u32
    }

    pub(crate) fn places_for(&self, name: &str) -> Vec<String> {
        let cells = self.cells();
        let near: BTreeSet<Square> = cells.iter().flat_map(|&cell| beside(cell)).collect();
        let blocked = [(3, 0), (4, 0), (4, 1)];
        let origins = (-14..=18).flat_map(|row| (-14..=18).map(move |column| format!("{row},{column}")));
        let boards = origins.map(|origin| format!("{name}@{origin}"));
        let fits = |board: &String| {
            let squares = covered(board);
            squares.iter().all(|square| !cells.contains(square) && !blocked.contains(square))
                && squares.iter().any(|square| near.contains(square))
        };
        boards.filter(fits).collect()
    }

    /// Animals, cashiers, keepers, trainers, depot, food.
    pub(crate) fn score(&self, xxl: bool) -> [i32; 6] {
        let fish = self.animals.values().filter(|tile| tile.ends_with('o')).count() as u32;
        let trained = |tile: &String| "DOS".contains(&tile[..1]) && !tile.ends_with('*');
        let around = |(row, column): &Square| {
            let squares = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (row + down, column + right)));
            squares.filter(|square| self.animals.get(square).is_some_and(trained)).count() as i32
        };
        let species: BTreeSet<&str> = self.depot.iter().map(|tile| &tile[..1]).collect();
        let (food, basins) = (self.food as i32, self.basins() as i32);
        [
            self.animals.len() as i32,
            (self.cashiers * self.coins) as i32,
            (self.keepers * fish) as i32,
            self.trainers.iter().map(around).sum(),
            species.len() as i32 * if self.manager { -1 } else { -2 },
            if !xxl {
                0
            } else if food >= basins {
                2
            } else {
                food - basins
            },
        ]
    }
}
