//! §1: one water zoo: its cells, basins and coworkers.

use serde::{Serialize, Serializer};
use trucks::Herd;

use crate::components::{BASINS, BOOTHS, SPECIES, STATIONS, Sign, Species, Tile};
use crate::geometry::{BASE, Board, Boards, CELLS, Cell, Cells, FIRST_CELL, Grid, Shape, Size};

/// A zoo. Cells have the numbers of [`Boards`]; a basin is all animals of one species.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Zoo {
    /// The cells without an animal and without a trainer.
    free: Cells,
    /// By species: the cells that share an edge with its basin.
    beside: [Cells; SPECIES],
    /// By species: how many of each kind live in its basin. Who has bred counts as a parent.
    herds: [Herd; SPECIES],
    spots: [Spot; CELLS],
    boards: Boards,
    pub(crate) cashiers: u8,
    pub(crate) keepers: u8,
    pub(crate) manager: bool,
    /// §10: food tiles beside the coins.
    pub(crate) food: u8,
}

/// What is on a cell: the number of a tile, or one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Spot(u8);

impl Spot {
    const EMPTY: Spot = Spot(0);
    const TRAINER: Spot = Spot(u8::MAX);
}

/// What is on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// Nothing.
    Nothing,
    /// An animal.
    Animal(Tile),
    /// A coworker.
    Trainer,
}

/// §6: where a tile can be put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub enum Place {
    /// On a cell.
    Cell(Cell),
    /// On top of the depot.
    Depot,
}

/// §6.5: where a coworker can be, which is what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub enum Post {
    /// In a checkout booth: a cashier.
    Booth,
    /// In a feeding station: a keeper.
    Station,
    /// On the depot board: the manager.
    Depot,
    /// On a cell: a trainer.
    Cell(Cell),
}

impl Post {
    /// The job by its name in the Fluent files.
    pub const fn job(self) -> &'static str {
        match self {
            Post::Booth => "cashier",
            Post::Station => "keeper",
            Post::Depot => "manager",
            Post::Cell(_) => "trainer",
        }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Post {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The numbers of a set of cells, in order.
#[inline]
pub(crate) fn numbers(mut cells: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if cells == 0 {
            return None;
        }
        let number = cells.trailing_zeros() as usize;
        cells &= cells - 1;
        Some(number)
    })
}

impl Zoo {
    /// §4: the board alone, without anything on it.
    pub(crate) const EMPTY: Zoo = Zoo {
        free: (1 << BASE.len()) - 1,
        beside: [0; SPECIES],
        herds: [Herd::NONE; SPECIES],
        spots: [Spot::EMPTY; CELLS],
        boards: Boards::NONE,
        cashiers: 0,
        keepers: 0,
        manager: false,
        food: 0,
    };

    /// Its expansions.
    #[inline]
    pub fn boards(&self) -> &Boards {
        &self.boards
    }

    /// The animals of a species.
    #[inline]
    pub fn basin(&self, species: Species) -> Herd {
        self.herds[species as usize]
    }

    /// §1: how many basins there are.
    #[inline]
    pub fn basins(&self) -> u8 {
        self.herds.iter().filter(|herd| !herd.is_empty()).count() as u8
    }

    /// R27, R28: how many there may be: one more for each large expansion, wherever it is.
    #[inline]
    pub fn basin_cap(&self) -> u8 {
        BASINS + self.boards.count(Size::Large)
    }

    /// How many animals there are.
    #[inline]
    pub fn animals(&self) -> u8 {
        self.herds.iter().map(|herd| herd.len()).sum()
    }

    /// All cells, in the order of their numbers.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        let base = BASE.iter().map(|&(row, column)| Cell::at(row, column));
        base.chain(self.boards.iter().flat_map(Board::cells))
    }

    /// What is on a square; none if it is no cell of this zoo.
    #[inline]
    pub fn on(&self, cell: Cell) -> Option<On> {
        self.boards.number(cell).map(|number| self.on_number(number))
    }

    #[inline]
    pub(crate) fn on_number(&self, number: usize) -> On {
        match self.spots[number] {
            Spot::EMPTY => On::Nothing,
            Spot::TRAINER => On::Trainer,
            Spot(tile) => On::Animal(Tile::of_byte(tile)),
        }
    }

    /// The cells with this on them, in the order of their numbers.
    fn taken(&self) -> impl Iterator<Item = (Cell, On)> {
        self.cells().zip(self.numbers()).map(|(cell, number)| (cell, self.on_number(number)))
    }

    /// The numbers of all cells.
    fn numbers(&self) -> impl Iterator<Item = usize> {
        let of_boards = self.boards.placed().flat_map(|(board, first)| first..first + board.shape().squares().len());
        (0..BASE.len()).chain(of_boards)
    }

    /// The animals, in the order of their cells' numbers.
    pub fn tiles(&self) -> impl Iterator<Item = (Cell, Tile)> {
        self.taken().filter_map(|(cell, on)| match on {
            On::Animal(tile) => Some((cell, tile)),
            On::Nothing | On::Trainer => None,
        })
    }

    /// The trainers' cells.
    pub fn trainers(&self) -> impl Iterator<Item = Cell> {
        self.taken().filter_map(|(cell, on)| (on == On::Trainer).then_some(cell))
    }

    /// §6.5: all its coworkers.
    pub fn coworkers(&self) -> u8 {
        self.cashiers + self.keepers + u8::from(self.manager) + self.count_trainers()
    }

    fn count_trainers(&self) -> u8 {
        self.spots.iter().filter(|&&spot| spot == Spot::TRAINER).count() as u8
    }

    /// §6.1: the cells where an animal may be put.
    #[inline]
    pub(crate) fn open_to(&self, species: Species) -> Cells {
        let own = self.beside[species as usize];
        let mut others = 0;
        for (number, beside) in self.beside.iter().enumerate() {
            others |= if number == species as usize { 0 } else { *beside };
        }
        // R10: only cells that share an edge are beside each other.
        let free = self.free & !others;
        if !self.basin(species).is_empty() {
            free & own
        } else if self.basins() < self.basin_cap() {
            free
        } else {
            0
        }
    }

    /// §6.1: another species with an animal beside a square, the first in order.
    pub(crate) fn other_beside(&self, cell: Cell, species: Species) -> Option<Species> {
        self.species_in(self.boards.beside(cell)).filter(|&other| other != species).min()
    }

    /// The species that live on some cells.
    fn species_in(&self, cells: Cells) -> impl Iterator<Item = Species> {
        numbers(cells).filter_map(|number| match self.on_number(number) {
            On::Animal(tile) => tile.species(),
            On::Nothing | On::Trainer => None,
        })
    }

    /// Whether a square has an animal of this species beside it.
    pub(crate) fn is_beside(&self, cell: Cell, species: Species) -> bool {
        self.species_in(self.boards.beside(cell)).any(|other| other == species)
    }

    /// An animal comes to a free cell. How many are in its basin then.
    #[inline]
    pub(crate) fn house(&mut self, species: Species, sign: Sign, cell: Cell) -> u8 {
        let number = self.boards.number(cell).expect("checked");
        self.spots[number] = Spot(Tile::animal(species, sign).byte());
        self.free &= !(1 << number);
        self.beside[species as usize] |= self.boards.beside(cell);
        let herd = &mut self.herds[species as usize];
        herd.add(sign.kind());
        herd.len()
    }

    /// §6.4: whether the animal that came last makes a pair. They have bred from then on, whatever comes of it: births are as
    /// many as pairs.
    #[inline]
    pub(crate) fn pairs_up(&mut self, species: Species) -> bool {
        let mut one = 1;
        self.herds[species as usize].give_birth(&mut one)
    }

    /// §6.5: whether a coworker can be put there. R15: so many of each job, and trainers wherever nothing is (R44).
    #[inline]
    pub(crate) fn is_open(&self, post: Post) -> bool {
        match post {
            Post::Booth => self.cashiers < BOOTHS,
            Post::Station => self.keepers < STATIONS,
            Post::Depot => !self.manager,
            Post::Cell(cell) => self.boards.number(cell).is_some_and(|number| self.free & 1 << number != 0),
        }
    }

    /// Whether a coworker is there.
    #[inline]
    pub(crate) fn is_staffed(&self, post: Post) -> bool {
        match post {
            Post::Booth => self.cashiers > 0,
            Post::Station => self.keepers > 0,
            Post::Depot => self.manager,
            Post::Cell(cell) => self.on(cell) == Some(On::Trainer),
        }
    }

    /// §6.5: every post where a coworker can be put, booths and stations once each.
    #[inline]
    pub(crate) fn open_posts(&self) -> impl Iterator<Item = Post> {
        let jobs = [Post::Booth, Post::Station, Post::Depot].into_iter().filter(|&post| self.is_open(post));
        jobs.chain(numbers(self.free).map(|number| Post::Cell(self.boards.cell(number))))
    }

    /// §7: every post with a coworker, booths and stations once each.
    #[inline]
    pub(crate) fn staffed_posts(&self) -> impl Iterator<Item = Post> {
        let jobs = [Post::Booth, Post::Station, Post::Depot].into_iter().filter(|&post| self.is_staffed(post));
        jobs.chain(self.trainers().map(Post::Cell))
    }

    /// A coworker comes to an open post.
    #[inline]
    pub(crate) fn staff(&mut self, post: Post) {
        match post {
            Post::Booth => self.cashiers += 1,
            Post::Station => self.keepers += 1,
            Post::Depot => self.manager = true,
            Post::Cell(cell) => self.put_trainer(cell, true),
        }
    }

    /// A coworker leaves its post.
    #[inline]
    pub(crate) fn vacate(&mut self, post: Post) {
        match post {
            Post::Booth => self.cashiers -= 1,
            Post::Station => self.keepers -= 1,
            Post::Depot => self.manager = false,
            Post::Cell(cell) => self.put_trainer(cell, false),
        }
    }

    fn put_trainer(&mut self, cell: Cell, stays: bool) {
        let number = self.boards.number(cell).expect("checked");
        self.spots[number] = if stays { Spot::TRAINER } else { Spot::EMPTY };
        self.free ^= 1 << number;
    }

    /// §3.1: every place for a board of a size.
    #[inline]
    pub(crate) fn places(&self, sizes: &[Size], mut each: impl FnMut(Shape, Cell)) {
        let grid = Grid::of(&self.boards);
        for &size in sizes {
            Shape::of(size).iter().for_each(|&shape| grid.places(shape, |cell| each(shape, cell)));
        }
    }

    /// §3.1: an expansion is laid. Its cells are next to the animals that were there before.
    pub(crate) fn lay(&mut self, board: Board) {
        let places = board.shape().size().places();
        let mut at = places.start;
        if let Some(other) = self.boards.0[at] {
            at = places.end - 1;
            if board < other {
                self.renumber(FIRST_CELL[places.start], FIRST_CELL[at], other.shape().squares().len());
                self.boards.0.swap(places.start, at);
                at = places.start;
            }
        }
        self.boards.0[at] = Some(board);
        for (number, cell) in (FIRST_CELL[at]..).zip(board.cells()) {
            self.free |= 1 << number;
            let neighbours = self.boards.beside(cell);
            for species in Species::ALL {
                if self.species_in(neighbours).any(|there| there == species) {
                    self.beside[species as usize] |= 1 << number;
                }
            }
        }
    }

    /// Some cells get later numbers, so that there is one form of each zoo.
    fn renumber(&mut self, from: usize, to: usize, count: usize) {
        let all = (1 << count) - 1;
        for cells in self.beside.iter_mut().chain([&mut self.free]) {
            *cells = *cells & !(all << from) | (*cells >> from & all) << to;
        }
        for number in 0..count {
            self.spots[to + number] = std::mem::replace(&mut self.spots[from + number], Spot::EMPTY);
        }
    }
}
