//! §2.3, R30: where the regions are that paths enclose, so that each bench can stand in its own. The number of benches
//! does not come from here (`zoo.rs`); `tests/reference.rs` compares the two.
//!
//! Paths cross the edges of cells in their middles, so that between two exits of a tile there is always a corner of a
//! cell. A region is therefore known by the corners in it: they belong together if nothing parts them, neither along an
//! edge nor across a tile.

use crate::components::{EXITS, HOUSE, Paths, START};
use crate::zoo::{Cell, Placement, Site};

/// The corners of a tile clockwise, each after the exit of the same number. The corner of a cell is its lower left one.
const CORNERS: [(i16, i16); EXITS.len()] = [(1, 1), (2, 1), (2, 0), (1, 0), (0, 0), (0, 1)];

/// The regions that the paths of a zoo enclose, each as the corners in it. Corner (x, y) is the lower left one of cell
/// (x, y).
pub(crate) fn of(site: Site<'_>) -> Vec<Vec<Cell>> {
    let tiles = || {
        let tiles = site.zoo.tiles.iter();
        let tiles = tiles.map(|number| (site.set.tile(number).paths, site.placed[number.index()].at));
        [(site.set.start, Placement::default())].into_iter().chain(tiles)
    };
    let built: Vec<Cell> = tiles().flat_map(|(_, at)| at.cells()).collect();
    let mut corners = Corners::around(built.iter().copied().chain(HOUSE.map(cell)));
    for cell in corners.cells().filter(|cell| !built.contains(cell)) {
        let [here, right, above, beyond] =
            [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dy)| Cell { x: cell.x + dx, y: cell.y + dy });
        [right, above, beyond].into_iter().for_each(|other| corners.join(here, other));
    }
    for (paths, at) in tiles() {
        let around = CORNERS.map(|corner| turned(corner, at));
        for (one, other) in pairs().filter(|&(one, other)| !is_parted(paths, one, other)) {
            corners.join(around[one], around[other]);
        }
    }
    corners.enclosed()
}

fn cell((x, y): (i8, i8)) -> Cell {
    Cell { x: x.into(), y: y.into() }
}

fn pairs() -> impl Iterator<Item = (usize, usize)> {
    (0..EXITS.len()).flat_map(|other| (0..other).map(move |one| (one, other)))
}

/// Whether a network lies between two corners of a tile: it leaves the tile on both ways from one to the other.
fn is_parted(paths: Paths, one: usize, other: usize) -> bool {
    let networks = |exits: &mut dyn Iterator<Item = usize>| -> u8 {
        let of = |exit: usize| EXITS[exit];
        let there = exits.map(of).filter(|&(half, side)| paths.has_exit(half, side));
        there.fold(0, |networks, (half, side)| networks | 1 << paths.network(half, side))
    };
    let this_way = networks(&mut (one + 1..=other));
    let that_way = networks(&mut (other + 1..EXITS.len()).chain(0..=one));
    this_way & that_way != 0
}

/// A corner of a tile, turned clockwise around the middle of half A and brought to its place.
fn turned((x, y): (i16, i16), at: Placement) -> Cell {
    let (dx, dy) = (0..at.r).fold((2 * x - 1, 2 * y - 1), |(dx, dy), _| (dy, -dx));
    Cell { x: i16::from(at.x) + (dx + 1) / 2, y: i16::from(at.y) + (dy + 1) / 2 }
}

/// The corners around a zoo, each with the one that speaks for its region.
struct Corners {
    left: i16,
    low: i16,
    width: i16,
    height: i16,
    speaker: Vec<usize>,
}

impl Corners {
    /// One cell of open ground is left on every side.
    fn around(cells: impl Iterator<Item = Cell> + Clone) -> Corners {
        let (xs, ys) = (cells.clone().map(|cell| cell.x), cells.map(|cell| cell.y));
        let range = |least: Option<i16>, most: Option<i16>| (least.unwrap_or(0) - 1, most.unwrap_or(0) + 2);
        let (left, right) = range(xs.clone().min(), xs.max());
        let (low, high) = range(ys.clone().min(), ys.max());
        let (width, height) = (right - left + 1, high - low + 1);
        Corners { left, low, width, height, speaker: (0..width as usize * height as usize).collect() }
    }

    /// The cells that have all four corners here.
    fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let (left, low, width, height) = (self.left, self.low, self.width, self.height);
        (0..height - 1).flat_map(move |y| (0..width - 1).map(move |x| Cell { x: left + x, y: low + y }))
    }

    fn speaker(&self, corner: Cell) -> usize {
        self.find((corner.y - self.low) as usize * self.width as usize + (corner.x - self.left) as usize)
    }

    fn find(&self, mut at: usize) -> usize {
        while self.speaker[at] != at {
            at = self.speaker[at];
        }
        at
    }

    fn join(&mut self, one: Cell, other: Cell) {
        let (one, other) = (self.speaker(one), self.speaker(other));
        self.speaker[one.max(other)] = one.min(other);
    }

    /// The regions that are not connected with the first corner, which is outside.
    fn enclosed(&self) -> Vec<Vec<Cell>> {
        let mut regions: Vec<(usize, Vec<Cell>)> = Vec::new();
        for at in 0..self.speaker.len() {
            let width = self.width as usize;
            let corner = Cell { x: self.left + (at % width) as i16, y: self.low + (at / width) as i16 };
            match (self.find(at), regions.iter_mut().find(|(speaker, _)| *speaker == self.find(at))) {
                (0, _) => {}
                (_, Some((_, region))) => region.push(corner),
                (speaker, None) => regions.push((speaker, vec![corner])),
            }
        }
        regions.into_iter().map(|(_, region)| region).collect()
    }
}

const _: () = assert!(START[0].0 == 0 && START[1].0 == 1, "the start tile lies like any tile that is not turned");
