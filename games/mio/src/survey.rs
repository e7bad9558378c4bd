//! What a zoo would be with a tile in any of the places where it may lie. Evaluation weighs dozens of places for each
//! tile: the ground is worked out once for all of them, and each place changes a few cells of it. `Mio::built_with` says
//! the same by laying the tile; `tests/reference.rs` compares the two.

use kernel::Seat;

use crate::components::{A, B, HOUSE, Number, Paths, Side, TILES, Tile};
use crate::ground::{self, BUILT, Demand, EDGES, Edge, Openings};
use crate::rules;
use crate::state::{Built, Mio};
use crate::zoo::{self, BUSHES, Cell, Components, Entry, NOBODY, Placement, Site};

/// The widths of the ground. Almost every zoo fits on the first and any zoo on the last, with what is looked at around it.
const WIDTHS: [usize; 2] = [32, 64];
/// A new tile reaches two cells further, and what it leads to and what is beside that one more each; at either end.
const AROUND: usize = 8;

const _: () =
    assert!(2 + 2 * TILES + AROUND <= WIDTHS[1] && WIDTHS[0].is_power_of_two() && WIDTHS[1].is_power_of_two());

/// A zoo to which a tile is to be added.
pub struct Survey<'a> {
    game: &'a Mio,
    site: Site<'a>,
    tile: &'a Tile,
    now: Built,
    neighbours: [Neighbours; 2],
    ground: Ground<'a>,
}

/// What is asked of each cell, and the component of each path that leads there. The ground is endless: cells that are
/// `width` apart are one.
struct Ground<'a> {
    demands: &'a mut [Demand],
    components: &'a mut [[u8; 4]],
    width: usize,
}

/// §2.2: the halves with animals of one family.
struct Neighbours {
    list: [Neighbour; TILES],
    count: usize,
}

/// A half, the number of its enclosure, and the stars of that.
#[derive(Clone, Copy)]
struct Neighbour {
    cell: Cell,
    enclosure: u8,
    stars: u8,
}

/// Calls `look` with the zoo of a seat.
#[inline]
pub(crate) fn survey<R>(game: &Mio, seat: Seat, number: Number, look: impl FnOnce(&mut Survey<'_>) -> R) -> R {
    let site = game.site(seat);
    if site.span() + AROUND <= WIDTHS[0] {
        survey_within::<{ WIDTHS[0] }, { WIDTHS[0] * WIDTHS[0] }, R>(game, site, number, look)
    } else {
        survey_within::<{ WIDTHS[1] }, { WIDTHS[1] * WIDTHS[1] }, R>(game, site, number, look)
    }
}

#[inline]
fn survey_within<const WIDTH: usize, const AREA: usize, R>(
    game: &Mio,
    site: Site<'_>,
    number: Number,
    look: impl FnOnce(&mut Survey<'_>) -> R,
) -> R {
    let (mut demands, mut components) = ([0; AREA], [[0; 4]; AREA]);
    let mut ground = Ground { demands: &mut demands, components: &mut components, width: WIDTH };
    ground.build_house();
    site.pieces().for_each(|(paths, at, components)| ground.build(paths, at, components));
    let tile = game.set.tile(number);
    let neighbours = [A, B].map(|half| Neighbours::of(site, tile, half));
    let now = Built { entries: site.zoo.entries, benches: site.zoo.benches, openings: ground::openings(site) };
    look(&mut Survey { game, site, tile, now, neighbours, ground })
}

impl Survey<'_> {
    /// The zoo as it is.
    #[inline]
    pub fn built(&self) -> &Built {
        &self.now
    }

    /// Calls `each` with every legal placement and the zoo that it makes.
    #[inline]
    pub fn each(&mut self, mut each: impl FnMut(Placement, &Built)) {
        let (site, tile) = (self.site, self.tile);
        ground::placements(site, tile, |at| {
            each(at, &self.built_with(at));
            true
        });
    }

    /// The zoo with the tile in a place where it may lie.
    #[inline]
    pub fn built_with(&mut self, at: Placement) -> Built {
        let mut entries = self.now.entries;
        let auction = self.game.auctions() + 1;
        let cells = at.cells();
        for half in [A, B] {
            let best = &mut entries[self.tile.halves[half].family as usize];
            let value = self.tile.halves[half].stars + self.neighbours[half].stars_beside(cells[half]);
            // R11, as in `zoo::lay`.
            *best = Entry { value, auction }.max(*best);
        }
        if self.tile.bushes > 0 {
            entries[BUSHES] = Entry { value: entries[BUSHES].value + self.tile.bushes, auction };
        }
        let met = self.ground.met(self.tile.paths, at);
        let (_, regions) = zoo::join(self.site.zoo.networks(), &self.tile.paths, met, |_, _| {});
        let benches = self.now.benches + rules::benches_for(self.game, regions);
        let openings = self.ground.openings_with(self.tile.paths, at, self.now.openings);
        Built { entries, benches, openings }
    }
}

impl Neighbours {
    #[inline]
    fn of(site: Site<'_>, tile: &Tile, half: usize) -> Neighbours {
        let nobody = Neighbour { cell: Cell { x: 0, y: 0 }, enclosure: 0, stars: 0 };
        let mut all = Neighbours { list: [nobody; TILES], count: 0 };
        let mut enclosure = 0;
        site.each_enclosure(tile.halves[half].family, |cells, Entry { value, .. }| {
            for cell in cells {
                all.list[all.count] = Neighbour { cell, enclosure, stars: value };
                all.count += 1;
            }
            enclosure += 1;
        });
        all
    }

    /// The stars of the enclosures that a half on this cell would join.
    #[inline]
    fn stars_beside(&self, here: Cell) -> u8 {
        let (mut joined, mut sum) = (0_u32, 0);
        for &Neighbour { cell, enclosure, stars } in &self.list[..self.count] {
            if cell.touches(here) && joined >> enclosure & 1 == 0 {
                joined |= 1 << enclosure;
                sum += stars;
            }
        }
        sum
    }
}

impl Ground<'_> {
    /// The place of a cell, seen from another.
    #[inline]
    fn beyond(&self, from: usize, dx: i8, dy: i8) -> usize {
        from.wrapping_add((dx as isize + self.width as isize * dy as isize) as usize) & (self.width * self.width - 1)
    }

    /// The places of the halves of a tile.
    #[inline]
    fn halves(&self, at: Placement) -> [usize; 2] {
        let half_a = self.beyond(0, at.x, at.y);
        let (dx, dy) = Side::East.turned(at.r).step();
        [half_a, self.beyond(half_a, dx, dy)]
    }

    /// R8: no exit may face the house; next to it is grass.
    #[inline]
    fn build_house(&mut self) {
        for (x, y) in HOUSE {
            let place = self.beyond(0, x, y);
            for side in Side::ALL {
                let (dx, dy) = side.step();
                let next = self.beyond(place, dx, dy);
                self.demands[next] |= 16 << side.opposite() as u8;
            }
        }
        for (x, y) in HOUSE {
            let place = self.beyond(0, x, y);
            self.demands[place] = BUILT;
        }
    }

    #[inline]
    fn build(&mut self, paths: Paths, at: Placement, components: Components) {
        let halves = self.halves(at);
        halves.iter().for_each(|&half| self.demands[half] = BUILT);
        for &Edge { bit, dx, dy, across } in &EDGES[usize::from(at.r & 3)] {
            let place = self.beyond(halves[A], dx, dy);
            let is_exit = paths.bits() >> bit & 1;
            self.demands[place] |= 16 >> (4 * is_exit) << across;
            if is_exit != 0 {
                self.components[place][usize::from(across)] = components[paths.network_at(bit)];
            }
        }
    }

    /// §2.3: for each exit of a tile that is laid there, the component that it meets, or nobody.
    #[inline]
    fn met(&self, paths: Paths, at: Placement) -> Components {
        let halves = self.halves(at);
        let mut met = [NOBODY; 6];
        for (met, &Edge { bit, across, .. }) in met.iter_mut().zip(&EDGES[usize::from(at.r & 3)]) {
            let (place, side) = (halves[usize::from(bit / 4)], usize::from((across + 2) & 3));
            if paths.bits() >> bit & 1 & (self.demands[place] >> side) != 0 {
                *met = self.components[place][side];
            }
        }
        met
    }

    /// Where paths could go on with a tile laid there: it changes its own cells and those around it.
    #[inline]
    fn openings_with(&mut self, paths: Paths, at: Placement, mut now: Openings) -> Openings {
        let halves = self.halves(at);
        let mut before = [(0, 0); 8];
        for (before, half) in before.iter_mut().zip(halves) {
            *before = (half, self.demands[half]);
            self.change(half, BUILT, &mut now);
        }
        for (before, &Edge { bit, dx, dy, across }) in before[2..].iter_mut().zip(&EDGES[usize::from(at.r & 3)]) {
            let place = self.beyond(halves[A], dx, dy);
            *before = (place, self.demands[place]);
            let is_exit = paths.bits() >> bit & 1;
            self.change(place, self.demands[place] | 16 >> (4 * is_exit) << across, &mut now);
        }
        for (place, demand) in before {
            self.demands[place] = demand;
        }
        now
    }

    /// Asks something else of a cell, and counts what that changes.
    #[inline]
    fn change(&mut self, place: usize, demand: Demand, openings: &mut Openings) {
        let before = std::mem::replace(&mut self.demands[place], demand);
        let [was_open, is_open] = [before, demand].map(ground::is_open);
        let paths = |demand: Demand| (demand & 15).count_ones() as u8;
        match (was_open, is_open) {
            (false, false) => {}
            (true, true) => openings.meeting += paths(demand) - paths(before),
            (false, true) => {
                openings.cells += 1;
                openings.meeting += paths(demand) - 1;
                openings.pairs += self.open_beside(place);
            }
            (true, false) => {
                openings.cells -= 1;
                openings.meeting -= paths(before) - 1;
                openings.pairs -= self.open_beside(place);
            }
        }
    }

    /// How many cells beside this one paths lead to.
    #[inline]
    fn open_beside(&self, place: usize) -> u8 {
        let is_open = |side: Side| {
            let (dx, dy) = side.step();
            ground::is_open(self.demands[self.beyond(place, dx, dy)])
        };
        Side::ALL.into_iter().filter(|&side| is_open(side)).count() as u8
    }
}
