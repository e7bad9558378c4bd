//! §2.1: every legal placement, quickly. What may be built on a cell is worked out once for the whole zoo; `check`
//! states the rule, and `tests/reference.rs` compares the two.

use crate::components::{A, B, EXITS, HOUSE, Paths, Side, TILES, Tile};
use crate::zoo::{Placement, Site};

/// What a tile half on a cell must have: in the low four bits the sides on which a path must leave it, in the high four
/// those on which none may. Built-up cells have all bits, which no half satisfies.
type Demand = u8;

const BUILT: Demand = 0xFF;

/// Tiles beyond which a zoo may be too wide for the small ground.
const FEW: usize = 12;

/// The ground around a zoo. It is endless: cells that are `WIDTH` apart are one, which no zoo is wide enough to notice.
/// Twelve tiles and the start tile reach over 26 cells, all 25 over 52, and a new tile two cells further at either end.
struct Ground<const WIDTH: usize>([[Demand; WIDTH]; WIDTH]);

/// Calls `each` with every legal placement of a tile, until it answers `false`.
#[inline]
pub(crate) fn placements(site: Site<'_>, tile: &Tile, each: impl FnMut(Placement) -> bool) {
    const { assert!(2 + 2 * FEW + 4 <= 32 && 2 + 2 * TILES + 4 <= 64) }
    if site.zoo.tiles.len() <= FEW {
        Ground::<32>::of(site).placements(site, tile, each);
    } else {
        Ground::<64>::of(site).placements(site, tile, each);
    }
}

impl<const WIDTH: usize> Ground<WIDTH> {
    #[inline]
    fn of(site: Site<'_>) -> Ground<WIDTH> {
        let mut ground = Ground([[0; WIDTH]; WIDTH]);
        ground.build(site.set.start, Placement::default());
        for (x, y) in HOUSE {
            *ground.at((x, y)) = BUILT;
            // R8: no exit may face the house; next to it is grass.
            for side in Side::ALL {
                *ground.at(next((x, y), side)) |= 16 << side.opposite() as u8;
            }
        }
        for number in site.zoo.tiles.iter() {
            ground.build(site.set.tile(number).paths, site.placed[number.index()].at);
        }
        ground
    }

    #[inline]
    fn at(&mut self, (x, y): (i8, i8)) -> &mut Demand {
        &mut self.0[y as usize & (WIDTH - 1)][x as usize & (WIDTH - 1)]
    }

    #[inline]
    fn demand(&self, (x, y): (i8, i8)) -> Demand {
        self.0[y as usize & (WIDTH - 1)][x as usize & (WIDTH - 1)]
    }

    /// R5: beyond an exit there must be an exit, beyond grass there must be grass.
    #[inline]
    fn build(&mut self, paths: Paths, at: Placement) {
        let halves = halves(at);
        *self.at(halves[A]) = BUILT;
        *self.at(halves[B]) = BUILT;
        for (half, printed) in EXITS {
            let side = printed.turned(at.r);
            let across = side.opposite() as u8;
            let demand = if paths.has_exit(half, printed) { 1 << across } else { 16 << across };
            *self.at(next(halves[half], side)) |= demand;
        }
    }

    #[inline]
    fn placements(&self, site: Site<'_>, tile: &Tile, mut each: impl FnMut(Placement) -> bool) {
        let sides = [A, B].map(|half| [0, 1, 2, 3].map(|turns| tile.paths.sides(half, turns)));
        let start = (site.set.start, Placement::default());
        let tiles = site.zoo.tiles.iter().map(|number| (site.set.tile(number).paths, site.placed[number.index()].at));
        for (paths, at) in [start].into_iter().chain(tiles) {
            let halves = halves(at);
            for (half, printed) in paths.exits() {
                let side = printed.turned(at.r);
                let target = next(halves[half], side);
                let demand = self.demand(target);
                // Several exits may lead to one cell: the first side speaks for all of them.
                let is_first = (demand & 15).trailing_zeros() == side.opposite() as u32;
                if demand != BUILT && is_first && !self.around(target, demand, &sides, &mut each) {
                    return;
                }
            }
        }
    }

    /// The placements with a half on this cell, to which an exit leads. Those with half B here are left to half A's cell
    /// if an exit leads there too.
    #[inline]
    fn around(
        &self,
        cell: (i8, i8),
        demand: Demand,
        sides: &[[u8; 4]; 2],
        each: &mut impl FnMut(Placement) -> bool,
    ) -> bool {
        for turns in 0..4 {
            let to_b = Side::East.turned(turns);
            let [a, b] = [sides[A][usize::from(turns)], sides[B][usize::from(turns)]];
            if satisfies(a, demand) && satisfies(b, self.demand(next(cell, to_b))) {
                let (x, y) = cell;
                if !each(Placement { x, y, r: turns }) {
                    return false;
                }
            }
            if satisfies(b, demand) {
                let (x, y) = next(cell, to_b.opposite());
                let at_a = self.demand((x, y));
                if at_a & 15 == 0 && satisfies(a, at_a) && !each(Placement { x, y, r: turns }) {
                    return false;
                }
            }
        }
        true
    }
}

/// Whether a half with paths on these sides is what a cell demands.
#[inline]
fn satisfies(sides: u8, demand: Demand) -> bool {
    sides & (demand >> 4) == 0 && demand & 15 & !sides == 0
}

#[inline]
fn next((x, y): (i8, i8), side: Side) -> (i8, i8) {
    let (dx, dy) = side.step();
    (x.wrapping_add(dx), y.wrapping_add(dy))
}

#[inline]
fn halves(at: Placement) -> [(i8, i8); 2] {
    [(at.x, at.y), next((at.x, at.y), Side::East.turned(at.r))]
}
