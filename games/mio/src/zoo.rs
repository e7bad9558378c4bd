//! §2: a zoo: where its tiles lie, its enclosures, its path network.

use crate::components::{
    A, B, EXITS, FAMILIES, Family, HOUSE, Half, Number, Numbers, Paths, START, Side, TILES, Tile, TileSet, YEARS,
};

/// §2: where a tile lies: half A on `(x, y)`, turned clockwise by `r` quarter turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// Grows to the right.
    pub x: i8,
    /// Grows upward.
    pub y: i8,
    /// 0 to 3.
    pub r: u8,
}

impl Placement {
    /// The cells of halves A and B.
    #[inline]
    pub fn cells(self) -> [Cell; 2] {
        let cell = Cell { x: self.x.into(), y: self.y.into() };
        [cell, cell.next(Side::East.turned(self.r))]
    }
}

/// A cell of the grid: a tile half fits on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Grows to the right.
    pub x: i16,
    /// Grows upward.
    pub y: i16,
}

impl Cell {
    /// The cell on this side.
    #[inline]
    #[must_use]
    pub fn next(self, side: Side) -> Cell {
        let (dx, dy) = side.step();
        Cell { x: self.x + i16::from(dx), y: self.y + i16::from(dy) }
    }

    /// Whether two cells share a side.
    #[inline]
    pub fn touches(self, other: Cell) -> bool {
        (self.x - other.x).abs() + (self.y - other.y).abs() == 1
    }

    #[inline]
    fn is(self, (x, y): (i8, i8)) -> bool {
        self == Cell { x: x.into(), y: y.into() }
    }
}

/// A tile in a zoo. Tiles that are in none have the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Placed {
    pub(crate) at: Placement,
    /// §2.2: the auction in which it was added.
    pub(crate) auction: u8,
    /// §2.3: the component that each of its networks belongs to.
    pub(crate) components: Components,
}

/// The components of the networks of one tile. A tile has at most one network for each exit.
pub(crate) type Components = [u8; 6];

/// No component.
pub(crate) const NOBODY: u8 = u8::MAX;

/// Every tile of the set, with its place if it has one.
pub(crate) type AllPlaced = [Placed; TILES];

/// §2.2: what competes for visitors or trees. The later of two equal ones is the better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entry {
    /// Stars or bushes.
    pub value: u8,
    /// The auction in which something was last added.
    pub auction: u8,
}

/// §5.2: what counts at the end of a year.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// Visitors of all families.
    pub visitors: u8,
    /// Trees.
    pub trees: u8,
    /// Benches.
    pub benches: u8,
}

impl Tally {
    /// All together.
    #[inline]
    pub fn sum(self) -> u16 {
        u16::from(self.visitors) + u16::from(self.trees) + u16::from(self.benches)
    }
}

/// What belongs to one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Zoo {
    /// The tiles.
    pub(crate) tiles: Numbers,
    pub(crate) coins: u16,
    /// §2.3, R27: the benches received.
    pub(crate) benches: u8,
    /// How many path networks there are, those of the start tile included.
    networks: u8,
    /// §2.3: the components of the start tile's networks.
    start: Components,
    /// §2.2: the best enclosure of each family, then the bushes.
    pub(crate) entries: [Entry; FAMILIES + 1],
    /// §5.2: the years that are over.
    pub(crate) years: [Tally; YEARS],
}

/// The place of the bushes among the entries.
pub(crate) const BUSHES: usize = FAMILIES;

/// A zoo, and what it takes to look at it.
#[derive(Clone, Copy)]
pub(crate) struct Site<'a> {
    pub(crate) set: &'a TileSet,
    pub(crate) placed: &'a AllPlaced,
    pub(crate) zoo: &'a Zoo,
}

/// What lies on a cell: half `half` of something with these paths, turned so often.
#[derive(Clone, Copy)]
struct Piece {
    paths: Paths,
    half: usize,
    turns: u8,
    components: Components,
}

impl Piece {
    /// The component of the path that leaves on this side, if one does.
    #[inline]
    fn exit(&self, side: Side) -> Option<u8> {
        let printed = side.turned(4 - self.turns);
        let has = self.paths.has_exit(self.half, printed);
        has.then(|| self.components[self.paths.network(self.half, printed)])
    }
}

/// What an edge of a new tile meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Across {
    /// Empty ground.
    Nothing,
    /// The house.
    House,
    /// A tile, with a path that leaves it here and belongs to this component.
    Exit(u8),
    /// A tile, and no path.
    Grass,
}

impl Zoo {
    /// §4: a zoo before the first tile.
    pub(crate) fn new(set: &TileSet, coins: u16) -> Zoo {
        // R6: the start tile is a tile like any other for what comes next to it.
        let networks = set.start.networks() as u8;
        let start = [0, 1, 2, 3, 4, 5].map(|network| if network < networks { network } else { 0 });
        Zoo { coins, networks, start, ..Zoo::default() }
    }

    /// How many path networks there are, those of the start tile included.
    #[inline]
    pub(crate) fn networks(&self) -> u8 {
        self.networks
    }
}

impl<'a> Site<'a> {
    fn tile(self, number: Number) -> &'a Tile {
        self.set.tile(number)
    }

    /// What is built: the start tile, then the tiles.
    #[inline]
    pub(crate) fn pieces(self) -> impl Iterator<Item = (Paths, Placement, Components)> {
        let start = (self.set.start, Placement::default(), self.zoo.start);
        let piece = move |number: Number| {
            let Placed { at, components, .. } = self.placed[number.index()];
            (self.tile(number).paths, at, components)
        };
        [start].into_iter().chain(self.zoo.tiles.iter().map(piece))
    }

    /// How many cells the zoo is wide or high at most, whichever is more.
    #[inline]
    pub(crate) fn span(self) -> usize {
        let [mut left, mut right, mut low, mut high] = [0, 0, 0, 0];
        for (_, at, _) in self.pieces() {
            (left, right) = (at.x.min(left), at.x.max(right));
            (low, high) = (at.y.min(low), at.y.max(high));
        }
        // Half A of each was looked at: half B is at most one cell further at either end.
        (right - left).max(high - low) as usize + 3
    }

    /// What lies on a cell.
    #[inline]
    fn piece(self, cell: Cell) -> Option<Piece> {
        if let Some(half) = START.iter().position(|&start| cell.is(start)) {
            return Some(Piece { paths: self.set.start, half, turns: 0, components: self.zoo.start });
        }
        self.zoo.tiles.iter().find_map(|number| {
            let placed = &self.placed[number.index()];
            let half = placed.at.cells().iter().position(|&covered| covered == cell)?;
            let paths = self.tile(number).paths;
            Some(Piece { paths, half, turns: placed.at.r, components: placed.components })
        })
    }

    /// §2.1: whether something is built on a cell.
    #[inline]
    pub(crate) fn is_built(self, cell: Cell) -> bool {
        self.piece(cell).is_some()
    }

    /// What is beyond this side of a cell.
    #[inline]
    pub(crate) fn across(self, cell: Cell, side: Side) -> Across {
        let beyond = cell.next(side);
        if is_house(beyond) {
            return Across::House;
        }
        match self.piece(beyond) {
            None => Across::Nothing,
            Some(piece) => piece.exit(side.opposite()).map_or(Across::Grass, Across::Exit),
        }
    }

    /// §2.3: for each exit of a tile that is laid there, the component that it meets, or nobody.
    #[inline]
    fn met(self, paths: &Paths, at: Placement) -> Components {
        let cells = at.cells();
        let beyond = EXITS.map(|(half, printed)| cells[half].next(printed.turned(at.r)));
        let mut met = [NOBODY; EXITS.len()];
        let mut meet = |covered: [Cell; 2], piece: Piece| {
            for (exit, &(half, printed)) in EXITS.iter().enumerate() {
                let there = if beyond[exit] == covered[A] {
                    A
                } else if beyond[exit] == covered[B] {
                    B
                } else {
                    continue;
                };
                if paths.has_exit(half, printed) {
                    let side = printed.turned(at.r).opposite();
                    met[exit] = Piece { half: there, ..piece }.exit(side).unwrap_or(NOBODY);
                }
            }
        };
        let start = START.map(|(x, y)| Cell { x: x.into(), y: y.into() });
        meet(start, Piece { paths: self.set.start, half: A, turns: 0, components: self.zoo.start });
        for number in self.zoo.tiles.iter() {
            let Placed { at, components, .. } = self.placed[number.index()];
            meet(at.cells(), Piece { paths: self.tile(number).paths, half: A, turns: at.r, components });
        }
        met
    }

    /// §2.2: the halves with animals of a family. Nothing is allocated: playouts come here.
    #[inline]
    fn homes(self, family: Family) -> Homes {
        // Two families to a tile: one half of each at most.
        let nobody = Home { cell: Cell { x: 0, y: 0 }, stars: 0, auction: 0 };
        let mut homes = Homes { list: [nobody; TILES], count: 0 };
        for number in self.zoo.tiles.iter() {
            let halves = &self.tile(number).halves;
            let half = match family {
                _ if halves[A].family == family => A,
                _ if halves[B].family == family => B,
                _ => continue,
            };
            let Placed { at, auction, .. } = self.placed[number.index()];
            homes.list[homes.count] = Home { cell: at.cells()[half], stars: halves[half].stars, auction };
            homes.count += 1;
        }
        homes
    }

    /// §2.2: calls `each` with the cells of every enclosure of a family and what it is worth.
    #[inline]
    pub(crate) fn each_enclosure(self, family: Family, mut each: impl FnMut(&mut dyn Iterator<Item = Cell>, Entry)) {
        self.homes(family)
            .each_enclosure(|enclosure| each(&mut enclosure.iter().map(|home| home.cell), entry(enclosure)));
    }

    /// §2.2: the enclosures of a family, the best first: their cells, and what they are worth.
    pub(crate) fn enclosures(self, family: Family) -> Vec<(Vec<Cell>, Entry)> {
        let mut found = Vec::new();
        self.each_enclosure(family, |cells, entry| {
            let mut cells: Vec<Cell> = cells.collect();
            cells.sort_unstable();
            found.push((cells, entry));
        });
        found.sort_by_key(|(_, entry)| std::cmp::Reverse(*entry));
        found
    }

    /// R26: the best enclosure of a family and the next best.
    pub(crate) fn best_two(self, family: Family) -> [Entry; 2] {
        let mut best = [Entry::default(); 2];
        self.homes(family).each_enclosure(|enclosure| {
            let entry = entry(enclosure);
            if entry > best[0] {
                best = [entry, best[0]];
            } else {
                best[1] = entry.max(best[1]);
            }
        });
        best
    }

    /// §2.2: the stars of the enclosures that the halves of a tile would be part of.
    #[inline]
    pub(crate) fn grown(self, tile: &Tile, at: Placement) -> [u8; 2] {
        let cells = at.cells();
        [A, B].map(|half| {
            let Half { family, stars } = tile.halves[half];
            let mut homes = self.homes(family);
            let joined = homes.gather(0, cells[half]);
            stars + homes.list[..joined].iter().map(|home| home.stars).sum::<u8>()
        })
    }
}

/// A half with animals of some family.
#[derive(Clone, Copy)]
struct Home {
    cell: Cell,
    stars: u8,
    auction: u8,
}

/// The halves of one family in one zoo.
struct Homes {
    list: [Home; TILES],
    count: usize,
}

impl Homes {
    /// Brings the homes that `cell` is connected with to the front of those from place `from` on. Answers the place
    /// after the last of them.
    #[inline]
    fn gather(&mut self, from: usize, cell: Cell) -> usize {
        // Homes before `asked` have been asked for neighbours, those before `joined` are connected.
        let (mut asked, mut joined, mut here) = (from, from, cell);
        loop {
            let mut at = joined;
            while at < self.count {
                if self.list[at].cell.touches(here) {
                    self.list.swap(joined, at);
                    joined += 1;
                }
                at += 1;
            }
            if asked == joined {
                return joined;
            }
            here = self.list[asked].cell;
            asked += 1;
        }
    }

    fn each_enclosure(mut self, mut each: impl FnMut(&[Home])) {
        let mut from = 0;
        while from < self.count {
            let to = self.gather(from + 1, self.list[from].cell);
            each(&self.list[from..to]);
            from = to;
        }
    }
}

/// §2.2: what an enclosure is worth: its stars, and the auction of its latest half.
fn entry(enclosure: &[Home]) -> Entry {
    let latest = enclosure.iter().map(|home| home.auction).max();
    Entry { value: enclosure.iter().map(|home| home.stars).sum(), auction: latest.expect("at least one half") }
}

/// Whether a cell is the house's.
#[inline]
pub(crate) fn is_house(cell: Cell) -> bool {
    HOUSE.iter().any(|&house| cell.is(house))
}

/// §2: adds a tile to a zoo where it fits, and says how many regions of the ground its paths cut off that were not cut
/// off before (§2.3).
#[inline]
pub(crate) fn lay(
    set: &TileSet,
    placed: &mut AllPlaced,
    zoo: &mut Zoo,
    number: Number,
    at: Placement,
    auction: u8,
) -> u8 {
    let tile = set.tile(number);
    let grown = Site { set, placed, zoo }.grown(tile, at);
    let (components, regions) = connect(set, placed, zoo, &tile.paths, at);
    placed[number.index()] = Placed { at, auction, components };
    zoo.tiles.insert(number);
    zoo.networks += tile.paths.networks() as u8;
    for (half, value) in tile.halves.iter().zip(grown) {
        // R11: an enclosure that equals the old best one is newer. None ever gets smaller, so that the best one so far
        // is the best one.
        let best = &mut zoo.entries[half.family as usize];
        *best = Entry { value, auction }.max(*best);
    }
    if tile.bushes > 0 {
        let bushes = &mut zoo.entries[BUSHES];
        *bushes = Entry { value: bushes.value + tile.bushes, auction };
    }
    regions
}

/// §2.3: joins the networks of a new tile with those its exits meet.
#[inline]
fn connect(set: &TileSet, placed: &mut AllPlaced, zoo: &mut Zoo, paths: &Paths, at: Placement) -> (Components, u8) {
    let met = Site { set, placed, zoo }.met(paths, at);
    join(zoo.networks, paths, met, |gone, kept| {
        let rename = |component: &mut u8| {
            if *component == gone {
                *component = kept;
            }
        };
        zoo.start.iter_mut().for_each(rename);
        for number in zoo.tiles.iter() {
            placed[number.index()].components.iter_mut().for_each(rename);
        }
    })
}

/// §2.3: the components of a new tile's networks, beside so many `networks`, and how many regions are cut off. Each
/// meeting either connects two components or closes a walk, and with it cuts off a region (R24): that is `E − V + C`,
/// counted one edge at a time. `rename` is told which component of the zoo is gone, and what it is called from then on.
#[inline]
pub(crate) fn join(networks: u8, paths: &Paths, met: Components, mut rename: impl FnMut(u8, u8)) -> (Components, u8) {
    let mut own: Components = [0; 6];
    for (network, component) in own.iter_mut().enumerate().take(paths.networks()) {
        *component = networks + network as u8;
    }
    let mut regions = 0;
    // Components that were joined on the way have the name of the other.
    let mut renamed: [(u8, u8); 6] = [(0, 0); 6];
    let mut renames = 0;
    for (&(half, printed), met) in EXITS.iter().zip(met) {
        if met == NOBODY {
            continue;
        }
        let met = renamed[..renames].iter().fold(met, |met, &(gone, kept)| if met == gone { kept } else { met });
        let mine = own[paths.network(half, printed)];
        if mine == met {
            regions += 1;
            continue;
        }
        let (kept, gone) = (mine.min(met), mine.max(met));
        own.iter_mut().filter(|component| **component == gone).for_each(|component| *component = kept);
        // A network of the new tile that has met nobody is known here only.
        if gone < networks {
            renamed[renames] = (gone, kept);
            renames += 1;
            rename(gone, kept);
        }
    }
    (own, regions)
}
