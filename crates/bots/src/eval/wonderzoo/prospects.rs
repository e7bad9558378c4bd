//! The points that a zoo may expect at the end: those it has, and a sum of what can be seen of it. From that follow each
//! seat's chances when a round begins.

use games::wonderzoo::{
    COVERED, Cell, Ground, Icon, Kind, Phase, Scoring, Shape, Side, Tile, Wonderzoo, Zoo, beside, cells,
};
use kernel::{BySeat, Game as _, Seat};

use super::weights::TUNED;

/// How many things are seen of a zoo.
pub const COUNT: usize = 24;
/// Weights are learned for boards with so many cells free, and those between two of them are mixed.
pub const KNOTS: usize = 6;
/// The free cells from one to the next.
pub const APART: usize = 12;
/// Tables of weights: for the basic game and for the expert one.
pub const TABLES: usize = 2;
/// A board may have this many cells free, or none.
const STEPS: usize = games::wonderzoo::CELLS + 1;

/// What each thing is worth in points, by table and knot.
pub type Weights = [[[f32; COUNT]; KNOTS]; TABLES];
/// The same for every number of free cells.
pub type Table = [[[f32; COUNT]; STEPS]; TABLES];

const ALWAYS: usize = 0;
const BEST: usize = 1;
const HOPE: usize = 5;
const ROOM: usize = 8;
const ROOM_SIDES: usize = 9;
const STANDING_SIDES: usize = 10;
const STANDING: usize = 11;
const FRONTIER: usize = 12;
const DEAD: usize = 13;
const NARROW: usize = 14;
const CORNERS: usize = 16;
const FITTING: usize = 17;
const CAPACITY: usize = 19;
const SEEN: usize = 20;
const PATHS: usize = 22;
const REGIONS: usize = 23;

/// What the weights are for, in order, and how many of each there are. A free cell is dead if no tile can cover it, and a
/// free side is one towards a cell that is free and not dead.
pub const PARTS: [(&str, usize); 15] = [
    ("always", 1),
    ("sides of the 1, 2, 4, 8 best cells with room", 4),
    ("the same with free sides, of the 2, 4, 8 best", 3),
    ("cells with room", 1),
    ("their free sides", 1),
    ("free sides of visitors", 1),
    ("visitors", 1),
    ("free cells beside paths", 1),
    ("dead cells", 1),
    ("free cells with 1, 2 free neighbours", 2),
    ("free cells with several paths beside them", 1),
    ("shapes of enclosures and of paths that fit", 2),
    ("tiles that may find place", 1),
    ("free cells with one visitor, with several beside them", 2),
    ("path tiles; regions of free cells", 2),
];

/// Of how many rooms the best are looked at.
const BEST_OF: [u32; 4] = [1, 2, 4, 8];

/// The learned weights.
pub(super) static TABLE: Table = mixed(&TUNED);

/// Mixes the weights of neighbouring knots.
pub const fn mixed(weights: &Weights) -> Table {
    let mut table = [[[0.0; COUNT]; STEPS]; TABLES];
    let mut at = 0;
    while at < TABLES * STEPS * COUNT {
        let (number, step, thing) = (at / COUNT / STEPS, at / COUNT % STEPS, at % COUNT);
        let (knot, share) = knot(step);
        let next = if knot + 1 < KNOTS { knot + 1 } else { knot };
        table[number][step][thing] =
            (1.0 - share) * weights[number][knot][thing] + share * weights[number][next][thing];
        at += 1;
    }
    table
}

/// The knot before so many free cells, and how much of the next one there is in it.
pub const fn knot(free: usize) -> (usize, f32) {
    let knot = free / APART;
    if knot >= KNOTS - 1 { (KNOTS - 1, 0.0) } else { (knot, (free % APART) as f32 / APART as f32) }
}

/// Weights as somebody who knows the rules would set them, to begin learning with.
pub const fn untuned() -> Weights {
    let mut all = [[[0.0; COUNT]; KNOTS]; TABLES];
    let mut at = 0;
    while at < TABLES * KNOTS {
        let (number, knot) = (at / KNOTS, at % KNOTS);
        // How much of the game is left.
        let rest = knot as f32 / (KNOTS - 1) as f32;
        let side = if number == 0 { 1.0 } else { 1.5 };
        let weights = &mut all[number][knot];
        weights[ALWAYS] = 14.0 * rest * side;
        weights[BEST] = 0.25 * side;
        weights[BEST + 1] = 0.2 * side;
        weights[BEST + 2] = 0.15 * rest * side;
        weights[ROOM_SIDES] = 0.1 * rest * side;
        // Expert visitors count for themselves what they would see there.
        weights[STANDING_SIDES] = 0.3 + 0.2 * rest;
        weights[FRONTIER] = 0.1 * rest;
        weights[DEAD] = -0.3;
        weights[NARROW] = -0.1;
        weights[FITTING] = 0.1;
        weights[FITTING + 1] = 0.05;
        at += 1;
    }
    all
}

/// The table for a game.
#[inline]
pub fn number(game: &Wonderzoo) -> usize {
    match game.switches().scoring {
        Scoring::Basic => 0,
        Scoring::Expert => 1,
    }
}

/// What matters of a zoo, as sets of cells.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    /// Paths where a visitor may stand and nobody does.
    pub(super) room: u64,
    pub(super) standing: u64,
    pub(super) enclosures: u64,
    path: u64,
    free: u64,
    /// Visitors who count double everywhere.
    double: u64,
}

impl Layout {
    /// That of a zoo on a board with these cells.
    #[inline]
    pub(super) fn of(game: &Wonderzoo, zoo: &Zoo, board: u64) -> Layout {
        let double = match game.switches().scoring {
            Scoring::Basic => 0,
            Scoring::Expert => zoo.visitors(games::wonderzoo::Colour::Red),
        };
        Layout {
            room: game.room_of(zoo),
            standing: zoo.standing(),
            enclosures: zoo.enclosures(),
            path: zoo.cells_of(Kind::Path),
            free: board & !zoo.covered(),
            double,
        }
    }

    /// Somebody stands where there was room.
    #[inline]
    pub(super) fn stand(&mut self, cell: Cell) {
        self.room &= !cell.bit();
        self.standing |= cell.bit();
    }

    /// Somebody leaves.
    #[inline]
    pub(super) fn leave(&mut self, cell: Cell) {
        self.standing &= !cell.bit();
        self.double &= !cell.bit();
        self.room |= cell.bit();
    }

    /// What a visitor there sees, and might see if enclosures come: whole sides and free ones.
    #[inline]
    pub(super) fn sides(&self, cell: Cell) -> (u32, u32) {
        let around = beside(cell.bit());
        ((around & self.enclosures).count_ones(), (around & self.free).count_ones())
    }

    /// How many cells are free.
    #[inline]
    pub(super) fn free_cells(&self) -> usize {
        self.free.count_ones() as usize
    }

    /// What can be seen of it, in the order of [`PARTS`].
    #[inline]
    pub(super) fn features(&self) -> [f32; COUNT] {
        let &Layout { room, standing, enclosures, path, free, double } = self;
        let mut seen = [0.0; COUNT];
        let Regions { live, regions, capacity } = Regions::of(free);
        seen[ALWAYS] = 1.0;
        for (at, sum) in best_of(&exactly(enclosures), room).into_iter().enumerate() {
            seen[BEST + at] = sum as f32;
        }
        let [_, hopes @ ..] = best_of(&exactly(enclosures | live), room);
        for (at, sum) in hopes.into_iter().enumerate() {
            seen[HOPE + at] = sum as f32;
        }
        seen[ROOM] = room.count_ones() as f32;
        seen[ROOM_SIDES] = pairs(live, room) as f32;
        // On average other visitors count a third more in the expert game, which is in the weights.
        seen[STANDING_SIDES] = pairs(live, standing) as f32 + 0.5 * pairs(live, double) as f32;
        seen[STANDING] = standing.count_ones() as f32;
        seen[FRONTIER] = (live & beside(path)).count_ones() as f32;
        seen[DEAD] = (free & !live).count_ones() as f32;
        let neighbours = exactly(live);
        seen[NARROW] = (live & neighbours[1]).count_ones() as f32;
        seen[NARROW + 1] = (live & neighbours[2]).count_ones() as f32;
        let paths = exactly(path);
        seen[CORNERS] = (live & !paths[0] & !paths[1]).count_ones() as f32;
        let visitors = exactly(standing);
        seen[SEEN] = (live & visitors[1]).count_ones() as f32;
        seen[SEEN + 1] = (live & !visitors[0] & !visitors[1]).count_ones() as f32;
        seen[CAPACITY] = capacity as f32;
        seen[PATHS] = path.count_ones() as f32 / 4.0;
        seen[REGIONS] = regions as f32;
        let [enclosures, paths] = self.fitting();
        seen[FITTING] = enclosures as f32;
        seen[FITTING + 1] = paths as f32;
        seen
    }

    /// How many shapes fit as enclosures and as paths.
    #[inline]
    fn fitting(&self) -> [usize; 2] {
        let ground = Ground { free: self.free, beside_path: beside(self.path) };
        // Where much is free everything fits: to look would take long.
        [Kind::Grass, Kind::Path].map(|kind| {
            if self.free_cells() > MANY_FREE {
                return Shape::ALL.len();
            }
            Shape::ALL.iter().filter(|&&shape| ground.fits(Tile { kind, shape, icon: Icon::Bus })).count()
        })
    }

    /// The points that are still to come.
    #[inline]
    pub(super) fn expected(&self, weights: &[[f32; COUNT]; STEPS]) -> f32 {
        let weights = &weights[self.free_cells()];
        self.features().iter().zip(weights).map(|(seen, weight)| seen * weight).sum()
    }
}

/// The free cells in pieces that hang together.
struct Regions {
    /// The cells of those into which a tile may fit.
    live: u64,
    /// How many of them there are.
    regions: u32,
    /// How many tiles they have room for at most.
    capacity: u32,
}

impl Regions {
    #[inline]
    fn of(free: u64) -> Regions {
        let mut found = Regions { live: 0, regions: 0, capacity: 0 };
        let mut left = free;
        while left != 0 {
            let mut region = left & left.wrapping_neg();
            loop {
                let larger = (region | beside(region)) & free;
                if larger == region {
                    break;
                }
                region = larger;
            }
            left &= !region;
            let tiles = region.count_ones() / COVERED as u32;
            if tiles > 0 {
                found.live |= region;
                found.regions += 1;
                found.capacity += tiles;
            }
        }
        found
    }
}

/// The sums of the sides of the best cells of `room`, given the cells with each number of sides.
#[inline]
fn best_of(sides: &[u64; 5], room: u64) -> [u32; 4] {
    let counts = [4, 3, 2, 1].map(|number| (number as u32, (sides[number] & room).count_ones()));
    BEST_OF.map(|best| {
        let mut left = best;
        let mut sum = 0;
        for (sides, count) in counts {
            let taken = count.min(left);
            sum += sides * taken;
            left -= taken;
        }
        sum
    })
}

/// With more cells free than this every shape is taken to fit.
const MANY_FREE: usize = 36;

/// The cells with exactly 0, 1, 2, 3, 4 sides towards `set`.
#[inline]
fn exactly(set: u64) -> [u64; 5] {
    let [a, b, c, d] = Side::ALL.map(|side| side.facing(set));
    let ([one, two], [other, both]) = ([a ^ b, a & b], [c ^ d, c & d]);
    let odd = one ^ other;
    let carry = one & other;
    let four = two & both;
    let half = (two ^ both ^ carry) & !four;
    [!(a | b | c | d), odd & !half, half & !odd, half & odd, four]
}

/// How many pairs there are of a cell of `of` beside one of `set`.
#[inline]
fn pairs(set: u64, of: u64) -> u32 {
    Side::ALL.iter().map(|side| (side.facing(set) & of).count_ones()).sum()
}

/// The cell of a set that somebody would like best, or least.
#[inline]
pub(super) fn pleasant(layout: &Layout, set: u64) -> Option<Cell> {
    cells(set).max_by_key(|&cell| liked(layout, cell))
}

#[inline]
pub(super) fn unpleasant(layout: &Layout, set: u64) -> Option<Cell> {
    cells(set).min_by_key(|&cell| liked(layout, cell))
}

/// A free side counts half.
#[inline]
fn liked(layout: &Layout, cell: Cell) -> u32 {
    let (sides, free) = layout.sides(cell);
    2 * sides + free
}

/// What can be seen of a zoo, and how many cells are free there.
pub fn features(game: &Wonderzoo, seat: Seat) -> ([f32; COUNT], usize) {
    let layout = Layout::of(game, game.zoo(seat), game.board(seat).free);
    (layout.features(), layout.free_cells())
}

/// A zoo as it may become, weighed.
pub(super) struct Scene<'a> {
    pub(super) game: &'a Wonderzoo,
    pub(super) weights: &'a [[f32; COUNT]; STEPS],
    pub(super) board: u64,
}

impl<'a> Scene<'a> {
    #[inline]
    pub(super) fn new(game: &'a Wonderzoo, seat: Seat, table: &'a Table) -> Scene<'a> {
        Scene { game, weights: &table[number(game)], board: game.board(seat).free }
    }

    /// The points that a zoo may expect at the end.
    #[inline]
    pub(super) fn worth(&self, zoo: &Zoo) -> f32 {
        self.game.points_of(zoo) as f32 + self.layout(zoo).expected(self.weights)
    }

    #[inline]
    pub(super) fn layout(&self, zoo: &Zoo) -> Layout {
        Layout::of(self.game, zoo, self.board)
    }
}

/// How far off the points of a seat are, by table and knot: about a standard deviation, as learning met it.
const DOUBT: [[f64; KNOTS]; TABLES] = [[0.6, 1.4, 2.3, 3.1, 3.8, 4.4], [0.9, 2.2, 4.0, 5.4, 6.4, 7.2]];
/// How much of the worth is to win; the rest is to be ahead of each other seat.
const WIN: f64 = 0.5;

/// What each seat may expect of the game, when a round is about to begin.
pub(super) fn estimate(game: &Wonderzoo) -> Option<BySeat<f64>> {
    (game.decision() == Phase::Refill).then(|| chances(game, |scene, seat| f64::from(scene.worth(game.zoo(seat)))))
}

/// What each seat may expect of the game, given the points that those who are still in may expect.
pub(super) fn chances<'a>(game: &'a Wonderzoo, mut expected: impl FnMut(&Scene<'a>, Seat) -> f64) -> BySeat<f64> {
    let seats = game.seats();
    let mut squares = 0.0;
    let points = BySeat::from_fn(seats, |seat| {
        let zoo = game.zoo(seat);
        if game.is_out(seat) {
            return f64::from(game.points_of(zoo));
        }
        let scene = Scene::new(game, seat, &TABLE);
        let layout = scene.layout(zoo);
        let (knot, share) = knot(layout.free_cells());
        let doubts = &DOUBT[number(game)];
        let doubt = doubts[knot] + f64::from(share) * (doubts[(knot + 1).min(KNOTS - 1)] - doubts[knot]);
        squares += doubt * doubt;
        expected(&scene, seat)
    });
    // Two seats are off independently, and a logistic curve is about a normal one if it is 0.55 as wide.
    let spread = 0.55 * (2.0 * squares / f64::from(seats)).sqrt().max(0.5);
    let best = points.iter().map(|(_, &points)| points).fold(f64::MIN, f64::max);
    let chances = BySeat::from_fn(seats, |seat| ((points[seat] - best) / spread).exp());
    let sum: f64 = chances.iter().map(|(_, chance)| chance).sum();
    BySeat::from_fn(seats, |seat| {
        let ahead = |other: Seat| 1.0 / (1.0 + ((points[other] - points[seat]) / spread).exp());
        let others = Seat::all(seats).filter(|&other| other != seat);
        let rank = others.map(ahead).sum::<f64>() / f64::from(seats - 1);
        WIN * chances[seat] / sum + (1.0 - WIN) * rank
    })
}
