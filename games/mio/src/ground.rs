//! §2.1: every legal placement, quickly. What may be built on a cell is worked out once for the whole zoo; `check`
//! states the rule, and `tests/reference.rs` compares the two.

use crate::components::{A, B, EXITS, HOUSE, Paths, Side, TILES, Tile};
use crate::zoo::{Placement, Site};

/// What a tile half on a cell must have: in the low four bits the sides on which a path must leave it, in the high four
/// those on which none may. Built-up cells have all bits, which no half satisfies: none has a path on every side.
type Demand = u8;

const BUILT: Demand = 0xFF;

/// Tiles beyond which a zoo may be too wide for the small ground.
const FEW: usize = 12;
/// The widths of the small and the large ground. Twelve tiles and the start tile reach over 26 cells, all 25 over 52,
/// and a new tile two cells further at either end.
const WIDTHS: [usize; 2] = [32, 64];

const _: () = assert!(2 + 2 * FEW + 4 <= WIDTHS[0] && 2 + 2 * TILES + 4 <= WIDTHS[1]);

/// Calls `each` with every legal placement of a tile, until it answers `false`.
#[inline]
pub(crate) fn placements(site: Site<'_>, tile: &Tile, each: impl FnMut(Placement) -> bool) {
    if site.zoo.tiles.len() <= FEW {
        Ground::<{ WIDTHS[0] }, { WIDTHS[0] * WIDTHS[0] }>([0; WIDTHS[0] * WIDTHS[0]]).placements(site, tile, each);
    } else {
        Ground::<{ WIDTHS[1] }, { WIDTHS[1] * WIDTHS[1] }>([0; WIDTHS[1] * WIDTHS[1]]).placements(site, tile, each);
    }
}

/// The ground around a zoo. It is endless: cells that are `WIDTH` apart are one, which no zoo is wide enough to notice.
struct Ground<const WIDTH: usize, const AREA: usize>([Demand; AREA]);

/// An edge of a tile: the bit of its exit, the cell beyond it, seen from half A's, and the side of that cell.
#[derive(Clone, Copy)]
struct Edge {
    bit: u8,
    dx: i8,
    dy: i8,
    across: u8,
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

const EDGES: [[Edge; 6]; 4] = [edges(0), edges(1), edges(2), edges(3)];

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
    fn placements(&mut self, site: Site<'_>, tile: &Tile, mut each: impl FnMut(Placement) -> bool) {
        let pieces = || {
            let start = (site.set.start, Placement::default());
            let tiles = site.zoo.tiles.iter();
            let tiles = tiles.map(|number| (site.set.tile(number).paths, site.placed[number.index()].at));
            [start].into_iter().chain(tiles)
        };
        self.build_house();
        pieces().for_each(|(paths, at)| self.build(paths, at));
        let halves = Halves::of(tile.paths);
        for (paths, at) in pieces() {
            if !self.next_to(paths, at, &halves, &mut each) {
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
    fn build(&mut self, paths: Paths, at: Placement) {
        // The code of each turn has its own numbers, which is quicker than to look them up.
        match at.r & 3 {
            0 => self.build_turned::<0>(paths, at),
            1 => self.build_turned::<1>(paths, at),
            2 => self.build_turned::<2>(paths, at),
            _ => self.build_turned::<3>(paths, at),
        }
    }

    #[inline]
    fn build_turned<const TURNS: usize>(&mut self, paths: Paths, at: Placement) {
        let half_a = Self::place(at.x, at.y);
        let (bx, by) = const { Side::East.turned(TURNS as u8).step() };
        self.0[half_a] = BUILT;
        self.0[Self::beyond(half_a, bx, by)] = BUILT;
        for Edge { bit, dx, dy, across } in const { &EDGES[TURNS] } {
            let is_exit = paths.bits() >> bit & 1;
            self.0[Self::beyond(half_a, *dx, *dy)] |= 16 >> (4 * is_exit) << across;
        }
    }

    /// The placements on the cells to which the exits of a piece lead.
    #[inline]
    fn next_to(&self, paths: Paths, at: Placement, halves: &Halves, each: &mut impl FnMut(Placement) -> bool) -> bool {
        let half_a = Self::place(at.x, at.y);
        for &Edge { bit, dx, dy, across } in &EDGES[usize::from(at.r & 3)] {
            let place = Self::beyond(half_a, dx, dy);
            let demand = self.0[place];
            // Several exits may lead to one cell: the first side speaks for all of them.
            let is_first = (demand & 15).trailing_zeros() == u32::from(across);
            if paths.bits() >> bit & 1 == 0 || demand == BUILT || !is_first {
                continue;
            }
            let around = [(0, 1), (1, 0), (0, -1), (-1, 0)].map(|(dx, dy)| self.0[Self::beyond(place, dx, dy)]);
            let mut found = halves.that_fit(demand, around);
            while found != 0 {
                let way = found.trailing_zeros() / 8;
                found &= found - 1;
                let (ax, ay) = TO_HALF_A[way as usize];
                if !each(Placement { x: at.x + dx + ax, y: at.y + dy + ay, r: way as u8 & 3 }) {
                    return false;
                }
            }
        }
        true
    }
}

/// The ways to lay a tile over a cell: half A on it with 0 to 3 turns, then half B. From the cell to half A's.
const TO_HALF_A: [(i8, i8); 8] = [(0, 0), (0, 0), (0, 0), (0, 0), (-1, 0), (0, 1), (1, 0), (0, -1)];

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
