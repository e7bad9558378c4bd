//! §2.1: every legal placement, quickly. What may be built on a cell is worked out once for the whole zoo; `check`
//! states the rule, and `tests/reference.rs` compares the two.

use crate::action::Action;
use crate::components::{A, B, EXITS, HOUSE, Number, Paths, Side, TILES, Tile};
use crate::zoo::{Placement, Site};

/// What a tile half on a cell must have: in the low four bits the sides on which a path must leave it, in the high four
/// those on which none may. Built-up cells have all bits, which no half satisfies: none has a path on every side.
pub(crate) type Demand = u8;

pub(crate) const BUILT: Demand = 0xFF;

/// Whether a cell is empty and a path leads to it.
#[inline]
pub(crate) fn is_open(demand: Demand) -> bool {
    demand != BUILT && demand & 15 != 0
}

/// The widths of the grounds, and how many tiles a zoo may have on each. A tile reaches over two cells, the start tile
/// too, and a new tile two cells further at either end.
const GROUNDS: [(usize, usize); 3] = [(16, 5), (32, 13), (64, TILES)];

const _: () = {
    let mut at = 0;
    while at < GROUNDS.len() {
        let (width, tiles) = GROUNDS[at];
        assert!(2 + 2 * tiles + 4 <= width && width.is_power_of_two());
        at += 1;
    }
};

/// Calls `each` with every legal placement of a tile, until it answers `false`.
#[inline]
pub(crate) fn placements(site: Site<'_>, tile: &Tile, mut each: impl FnMut(Placement) -> bool) {
    cells(site, tile, |Spot { x, y, ways, .. }| {
        let mut found = ways;
        while found != 0 {
            let way = found.trailing_zeros() / 8;
            found &= found - 1;
            if !each(placement(x, y, way as usize)) {
                return false;
            }
        }
        true
    });
}

/// Appends every legal placement of a tile. It is the same list, without branches that nobody can foretell.
#[inline]
pub(crate) fn list(site: Site<'_>, tile: &Tile, out: &mut Vec<Action>) {
    cells(site, tile, |Spot { x, y, ways, .. }| {
        let mut count = 0;
        let mut actions = [Action::Bid(0); 8];
        for way in 0..8 {
            actions[count & 7] = Action::Place(placement(x, y, way));
            count += (ways >> (8 * way) & 1) as usize;
        }
        let before = out.len();
        out.extend_from_slice(&actions);
        out.truncate(before + count);
        true
    });
}

/// Whether there is any legal placement of a tile.
#[inline]
pub(crate) fn has_room(site: Site<'_>, tile: &Tile) -> bool {
    let mut any = 0;
    cells(site, tile, |spot| {
        any |= spot.ways;
        spot.ways == 0
    });
    any != 0
}

/// Where the paths of a zoo could go on: evaluation asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Openings {
    /// Empty cells to which paths lead.
    pub cells: u8,
    /// Further paths that lead to one of them: a half that takes up two closes a walk, if they are connected.
    pub meeting: u8,
    /// Pairs of such cells side by side: a tile that takes up both does the same.
    pub pairs: u8,
}

/// Where the paths of a zoo could go on.
pub(crate) fn openings(site: Site<'_>) -> Openings {
    let mut all = Openings::default();
    // Any tile will do: it is the ground that counts.
    cells(site, site.set.tile(Number::FIRST), |spot| {
        let [north, east, _, _] = spot.around;
        all.cells += 1;
        all.meeting += (spot.demand & 15).count_ones() as u8 - 1;
        all.pairs += u8::from(is_open(north)) + u8::from(is_open(east));
        true
    });
    all
}

/// A cell to which exits lead.
struct Spot {
    x: i8,
    y: i8,
    demand: Demand,
    /// What is asked of its neighbours: north, east, south, west.
    around: [Demand; 4],
    /// The ways to lay the tile over it, one bit in each byte.
    ways: u64,
}

/// Calls `each` with every cell to which exits lead, until it answers `false`.
#[inline]
fn cells(site: Site<'_>, tile: &Tile, each: impl FnMut(Spot) -> bool) {
    const SIZES: [[usize; 3]; 3] = [size(GROUNDS[0]), size(GROUNDS[1]), size(GROUNDS[2])];
    const fn size((width, tiles): (usize, usize)) -> [usize; 3] {
        [width, width * width, 6 * (tiles + 1)]
    }
    let tiles = site.zoo.tiles.len();
    if tiles <= GROUNDS[0].1 {
        Ground::<{ SIZES[0][0] }, { SIZES[0][1] }>::cells::<{ SIZES[0][2] }>(site, tile, each);
    } else if tiles <= GROUNDS[1].1 {
        Ground::<{ SIZES[1][0] }, { SIZES[1][1] }>::cells::<{ SIZES[1][2] }>(site, tile, each);
    } else {
        Ground::<{ SIZES[2][0] }, { SIZES[2][1] }>::cells::<{ SIZES[2][2] }>(site, tile, each);
    }
}

/// The ground around a zoo. It is endless: cells that are `WIDTH` apart are one, which no zoo is wide enough to notice.
struct Ground<const WIDTH: usize, const AREA: usize>([Demand; AREA]);

/// An edge of a tile: the bit of its exit, the cell beyond it, seen from half A's, and the side of that cell.
#[derive(Clone, Copy)]
pub(crate) struct Edge {
    pub(crate) bit: u8,
    pub(crate) dx: i8,
    pub(crate) dy: i8,
    pub(crate) across: u8,
}

/// The edges of a tile that was turned so often.
const fn edges(turns: u8) -> [Edge; 6] {
    let mut all = [Edge { bit: 0, dx: 0, dy: 0, across: 0 }; 6];
    let mut exit = 0;
    while exit < 6 {
        let (half, printed) = EXITS[exit];
        let side = printed.turned(turns);
        let ((dx, dy), (bx, by)) = (side.step(), Side::East.turned(turns).step());
        let on_b = (half == B) as i8;
        let bit = (4 * half + printed as usize) as u8;
        all[exit] = Edge { bit, dx: dx + on_b * bx, dy: dy + on_b * by, across: side.opposite() as u8 };
        exit += 1;
    }
    all
}

pub(crate) const EDGES: [[Edge; 6]; 4] = [edges(0), edges(1), edges(2), edges(3)];

impl<const WIDTH: usize, const AREA: usize> Ground<WIDTH, AREA> {
    #[inline]
    fn place(x: i8, y: i8) -> usize {
        Self::beyond(0, x, y)
    }

    /// The place of a cell, seen from another.
    #[inline]
    fn beyond(from: usize, dx: i8, dy: i8) -> usize {
        from.wrapping_add((dx as isize + WIDTH as isize * dy as isize) as usize) & (AREA - 1)
    }

    #[inline]
    fn cells<const EXITS: usize>(site: Site<'_>, tile: &Tile, mut each: impl FnMut(Spot) -> bool) {
        let pieces = || {
            let start = (site.set.start, Placement::default());
            let tiles = site.zoo.tiles.iter();
            let tiles = tiles.map(|number| (site.set.tile(number).paths, site.placed[number.index()].at));
            [start].into_iter().chain(tiles)
        };
        let mut ground = Self([0; AREA]);
        ground.build_house();
        // The code of each turn has its own numbers, which is quicker than to look them up.
        pieces().for_each(|(paths, at)| match at.r & 3 {
            0 => ground.build::<0>(paths, at),
            1 => ground.build::<1>(paths, at),
            2 => ground.build::<2>(paths, at),
            _ => ground.build::<3>(paths, at),
        });
        let mut targets = [(0, 0); EXITS];
        let mut count = 0;
        pieces().for_each(|(paths, at)| match at.r & 3 {
            0 => ground.find_targets::<0>(paths, at, &mut targets, &mut count),
            1 => ground.find_targets::<1>(paths, at, &mut targets, &mut count),
            2 => ground.find_targets::<2>(paths, at, &mut targets, &mut count),
            _ => ground.find_targets::<3>(paths, at, &mut targets, &mut count),
        });
        let halves = Halves::of(tile.paths);
        for &(x, y) in &targets[..count] {
            let place = Self::place(x, y);
            let around = [(0, 1), (1, 0), (0, -1), (-1, 0)].map(|(dx, dy)| ground.0[Self::beyond(place, dx, dy)]);
            let demand = ground.0[place];
            if !each(Spot { x, y, demand, around, ways: halves.that_fit(demand, around) }) {
                return;
            }
        }
    }

    /// R8: no exit may face the house; next to it is grass.
    #[inline]
    fn build_house(&mut self) {
        for (x, y) in HOUSE {
            let place = Self::place(x, y);
            for side in Side::ALL {
                let (dx, dy) = side.step();
                self.0[Self::beyond(place, dx, dy)] |= 16 << side.opposite() as u8;
            }
        }
        HOUSE.iter().for_each(|&(x, y)| self.0[Self::place(x, y)] = BUILT);
    }

    /// R5: beyond an exit there must be an exit, beyond grass there must be grass.
    #[inline]
    fn build<const TURNS: usize>(&mut self, paths: Paths, at: Placement) {
        let half_a = Self::place(at.x, at.y);
        let (bx, by) = const { Side::East.turned(TURNS as u8).step() };
        self.0[half_a] = BUILT;
        self.0[Self::beyond(half_a, bx, by)] = BUILT;
        for Edge { bit, dx, dy, across } in const { &EDGES[TURNS] } {
            let is_exit = paths.bits() >> bit & 1;
            self.0[Self::beyond(half_a, *dx, *dy)] |= 16 >> (4 * is_exit) << across;
        }
    }

    /// Adds the cells to which the exits of a piece lead.
    #[inline]
    fn find_targets<const TURNS: usize>(
        &self,
        paths: Paths,
        at: Placement,
        targets: &mut [(i8, i8)],
        count: &mut usize,
    ) {
        let half_a = Self::place(at.x, at.y);
        for &Edge { bit, dx, dy, across } in const { &EDGES[TURNS] } {
            let demand = self.0[Self::beyond(half_a, dx, dy)];
            let is_exit = paths.bits() >> bit & 1 != 0;
            // Several exits may lead to one cell: the first side speaks for all of them.
            let is_first = demand & ((1 << across) - 1) == 0;
            targets[*count] = (at.x + dx, at.y + dy);
            *count += usize::from(is_exit & is_first & (demand != BUILT));
        }
    }
}

/// The ways to lay a tile over a cell: half A on it with 0 to 3 turns, then half B. From the cell to half A's.
const TO_HALF_A: [(i8, i8); 8] = [(0, 0), (0, 0), (0, 0), (0, 0), (-1, 0), (0, 1), (1, 0), (0, -1)];

#[inline]
fn placement(x: i8, y: i8, way: usize) -> Placement {
    let (dx, dy) = TO_HALF_A[way];
    Placement { x: x + dx, y: y + dy, r: way as u8 & 3 }
}

/// The sides on which paths leave, one byte for each way to lay the tile: of the half on the cell, and of the other.
struct Halves {
    here: u64,
    other: u64,
}

/// One in each byte.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The low half of each byte.
const LOW: u64 = 15 * ONES;

impl Halves {
    #[inline]
    fn of(paths: Paths) -> Halves {
        let [a, b] = [A, B].map(|half| u32::from_le_bytes([0, 1, 2, 3].map(|turns| paths.sides(half, turns))));
        let here = u64::from(a) | u64::from(b) << 32;
        Halves { here, other: here.rotate_left(32) }
    }

    /// The ways that fit, one bit in each byte. Ways with half B on the cell are left to half A's if an exit leads there.
    #[inline]
    fn that_fit(&self, demand: Demand, around: [Demand; 4]) -> u64 {
        let (must, bound) = (u64::from(demand & 15), u64::from((demand | demand >> 4) & 15));
        let wrong_here = (self.here ^ (must * ONES)) & (bound * ONES);
        // With half A here, half B is to the east, south, west, north; with half B here, half A is to the west and on.
        let around = u32::from_le_bytes(around);
        let around = u64::from(around.rotate_right(8)) | u64::from(around.rotate_left(8)) << 32;
        let must = around & LOW;
        let wrong_there = (self.other ^ must) & (must | ((around >> 4) & LOW));
        let left_to_a = must & (LOW << 32);
        // A byte that is 0 leaves the fifth bit.
        (16 * ONES - (wrong_here | wrong_there | left_to_a)) >> 4 & ONES
    }
}
