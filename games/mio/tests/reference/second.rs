//! The rules once more, slowly: cells in a map, everything worked out anew each time it is asked for.

pub(crate) mod network;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

const PRINTED: &str = include_str!("../../src/components/tiles.csv");

pub(crate) type Cell = (i64, i64);

/// A tile as its row says.
#[derive(Clone, Debug)]
pub(crate) struct Tile {
    pub(crate) families: [String; 2],
    pub(crate) stars: [i64; 2],
    pub(crate) bushes: i64,
    /// Networks of exits, `(0, 'N')` for `AN`.
    pub(crate) paths: Vec<Vec<(usize, char)>>,
}

/// A tile in a zoo.
#[derive(Clone, Debug)]
struct Placed {
    tile: usize,
    x: i64,
    y: i64,
    r: i64,
    auction: u32,
}

#[derive(Clone, Debug)]
pub(crate) struct Reference {
    tiles: BTreeMap<usize, Tile>,
    start: Tile,
    options: Value,
    seats: usize,
    pub(crate) phase: &'static str,
    pub(crate) year: u8,
    pub(crate) auctions: u32,
    pub(crate) flags: Vec<usize>,
    pub(crate) coins: Vec<i64>,
    /// Received so far.
    pub(crate) benches: Vec<i64>,
    zoos: Vec<Vec<Placed>>,
    stack: BTreeSet<usize>,
    row: Vec<usize>,
    sold: usize,
    winner: usize,
    points: Vec<i64>,
}

fn step(side: char) -> Cell {
    match side {
        'N' => (0, 1),
        'E' => (1, 0),
        'S' => (0, -1),
        _ => (-1, 0),
    }
}

fn turn(side: char, times: i64) -> char {
    let sides = ['N', 'E', 'S', 'W'];
    let at = sides.iter().position(|&known| known == side).expect("a side") as i64;
    sides[((at + times) % 4) as usize]
}

fn cells(x: i64, y: i64, r: i64) -> [Cell; 2] {
    let (dx, dy) = [(1, 0), (0, -1), (-1, 0), (0, 1)][r as usize];
    [(x, y), (x + dx, y + dy)]
}

pub(crate) fn read_tiles(text: &str) -> (Tile, BTreeMap<usize, Tile>) {
    let text = if text.is_empty() { PRINTED } else { text };
    let (mut start, mut tiles) = (None, BTreeMap::new());
    for row in text.lines().filter(|row| !row.is_empty() && !row.starts_with("tile")) {
        let fields: Vec<&str> = row.split(',').collect();
        let exit = |name: &str| {
            let half = usize::from(name.starts_with('B'));
            (half, name.chars().nth(1).expect("a side"))
        };
        let tile = Tile {
            families: [fields[1].to_owned(), fields[3].to_owned()],
            stars: [fields[2].parse().expect("stars"), fields[4].parse().expect("stars")],
            bushes: fields[5].parse().expect("bushes"),
            paths: fields[6].split('/').map(|network| network.split('-').map(exit).collect()).collect(),
        };
        match fields[0] {
            "start" => start = Some(tile),
            number => drop(tiles.insert(number.parse().expect("a number"), tile)),
        }
    }
    (start.expect("a start tile"), tiles)
}

impl Reference {
    pub(crate) fn new(seats: usize, options: &Value) -> Reference {
        let (start, tiles) = read_tiles(options["tiles"].as_str().unwrap_or(""));
        Reference {
            stack: tiles.keys().copied().collect(),
            tiles,
            start,
            options: options.clone(),
            seats,
            phase: "flags",
            year: 1,
            auctions: 0,
            flags: vec![],
            coins: vec![8; seats],
            benches: vec![0; seats],
            zoos: vec![vec![]; seats],
            row: vec![],
            sold: 0,
            winner: 0,
            points: vec![0; seats],
        }
    }

    /// A position as `docs/positions/mio.md` describes it, with auctions that are over for tiles in zoos only.
    pub(crate) fn load(position: &Value) -> Reference {
        let number = |value: &Value| value.as_i64().unwrap_or(0);
        let zoos = position["zoos"].as_array().expect("zoos");
        let mut game = Reference::new(zoos.len(), position);
        game.phase = match position["phase"].as_str().expect("a phase") {
            "bid" => "bid",
            "place" => "place",
            phase => panic!("{phase} is not needed"),
        };
        game.year = number(&position["year"]) as u8;
        game.flags = position["flags"].as_array().expect("flags").iter().map(|seat| number(seat) as usize).collect();
        game.row = position["row"].as_array().expect("a row").iter().map(|tile| number(tile) as usize).collect();
        game.sold = number(&position["sold"]) as usize;
        game.winner = number(&position["winner"]) as usize;
        for (seat, zoo) in zoos.iter().enumerate() {
            game.coins[seat] = number(&zoo["coins"]);
            for placed in zoo["tiles"].as_array().into_iter().flatten() {
                let at: Vec<i64> = placed["at"]
                    .as_str()
                    .expect("a place")
                    .split(',')
                    .map(|part| part.parse().expect("a number"))
                    .collect();
                let (tile, auction) = (number(&placed["tile"]) as usize, number(&placed["auction"]) as u32);
                game.zoos[seat].push(Placed { tile, x: at[0], y: at[1], r: at[2], auction });
                game.auctions += 1;
            }
            game.benches[seat] = game.network(seat).regions();
        }
        let used: Vec<usize> =
            game.row.iter().copied().chain(game.zoos.iter().flatten().map(|placed| placed.tile)).collect();
        game.stack.retain(|tile| !used.contains(tile));
        game
    }

    fn is(&self, option: &str, value: &str) -> bool {
        self.options[option] == value
    }

    pub(crate) fn settle(&mut self, draw: &str) {
        if let Some(order) = draw.strip_prefix("flags") {
            self.flags = order.bytes().map(|digit| usize::from(digit - b'0')).collect();
            return self.start_year();
        }
        for tile in draw.trim_start_matches('t').split(',') {
            let tile = tile.parse().expect("a number");
            assert!(self.stack.remove(&tile), "{tile} is drawn twice");
            self.row.push(tile);
        }
        self.phase = "bid";
    }

    fn start_year(&mut self) {
        self.phase = "reveal";
        if self.stack.is_empty() {
            self.end_year();
        }
    }

    fn winner_of(&self, bids: &[i64]) -> (usize, bool) {
        let highest = *bids.iter().max().expect("bids");
        let tied: Vec<usize> = self.flags.iter().copied().filter(|&seat| bids[seat] == highest).collect();
        (tied[0], tied.len() > 1)
    }

    pub(crate) fn bid(&mut self, bids: &[i64]) {
        let (winner, tied) = self.winner_of(bids);
        self.coins[winner] -= bids[winner];
        if tied {
            self.flags.retain(|&seat| seat != winner);
            self.flags.push(winner);
        }
        self.winner = winner;
        self.phase = "place";
        if self.placements().is_empty() {
            self.finish_auction();
        }
    }

    /// Every cell with what is printed there: its tile (0 for the start tile), the half, and the turns.
    fn ground(&self, seat: usize) -> BTreeMap<Cell, (usize, usize, i64)> {
        let mut ground = BTreeMap::from([((0, 0), (0, 0, 0)), ((1, 0), (0, 1, 0))]);
        for placed in &self.zoos[seat] {
            for (half, cell) in cells(placed.x, placed.y, placed.r).into_iter().enumerate() {
                ground.insert(cell, (placed.tile, half, placed.r));
            }
        }
        ground
    }

    fn printed(&self, tile: usize) -> &Tile {
        if tile == 0 { &self.start } else { &self.tiles[&tile] }
    }

    /// Whether a path leaves a half of a tile, turned so often, on this side.
    fn exits(&self, (tile, half, r): (usize, usize, i64), side: char) -> bool {
        self.printed(tile).paths.iter().flatten().any(|&(of, printed)| of == half && turn(printed, r) == side)
    }

    fn fits(&self, ground: &BTreeMap<Cell, (usize, usize, i64)>, tile: usize, x: i64, y: i64, r: i64) -> bool {
        let house = [(0, -1), (1, -1)];
        let covered = cells(x, y, r);
        if covered.iter().any(|cell| house.contains(cell) || ground.contains_key(cell)) {
            return false;
        }
        let mut linked = false;
        for (half, cell) in covered.into_iter().enumerate() {
            for side in ['N', 'E', 'S', 'W'] {
                let (dx, dy) = step(side);
                let beyond = (cell.0 + dx, cell.1 + dy);
                let path = self.exits((tile, half, r), side);
                if house.contains(&beyond) && path {
                    return false;
                }
                if let Some(&there) = ground.get(&beyond) {
                    let met = self.exits(there, turn(side, 2));
                    if met != path {
                        return false;
                    }
                    linked |= met;
                }
            }
        }
        linked
    }

    /// Where the tile on offer may lie, sorted.
    pub(crate) fn placements(&self) -> Vec<(i64, i64, i64)> {
        let ground = self.ground(self.winner);
        let tile = self.row[self.sold];
        let (xs, ys) = (ground.keys().map(|cell| cell.0), ground.keys().map(|cell| cell.1));
        let (left, right) = (xs.clone().min().expect("a cell") - 2, xs.max().expect("a cell") + 2);
        let (low, high) = (ys.clone().min().expect("a cell") - 2, ys.max().expect("a cell") + 2);
        let mut found = vec![];
        for x in left..=right {
            for y in low..=high {
                found.extend((0..4).filter(|&r| self.fits(&ground, tile, x, y, r)).map(|r| (x, y, r)));
            }
        }
        found
    }

    pub(crate) fn place(&mut self, x: i64, y: i64, r: i64) {
        let tile = self.row[self.sold];
        let before = self.network(self.winner).regions();
        let auction = self.auctions + 1;
        self.zoos[self.winner].push(Placed { tile, x, y, r, auction });
        let closed = self.network(self.winner).regions() - before;
        let left = match self.options["bench_limit"].as_i64() {
            Some(limit) => limit - self.benches.iter().sum::<i64>(),
            None => closed,
        };
        self.benches[self.winner] += closed.min(left);
        self.finish_auction();
    }

    fn network(&self, seat: usize) -> network::Network {
        let placed = self.zoos[seat].iter().map(|placed| (self.printed(placed.tile), placed.x, placed.y, placed.r));
        network::Network::new(&self.start, placed)
    }

    fn finish_auction(&mut self) {
        self.auctions += 1;
        self.sold += 1;
        self.winner = 0;
        self.phase = "bid";
        if self.sold < self.row.len() {
            return;
        }
        let with_bushes = self.row.iter().filter(|&&tile| self.printed(tile).bushes > 0).count();
        let full = if self.is("year_length", "three_bush_tiles") { with_bushes >= 3 } else { self.row.len() >= 5 };
        if self.is("reveal", "single") && !full && !self.stack.is_empty() {
            self.phase = "reveal";
        } else {
            self.end_year();
        }
    }

    fn end_year(&mut self) {
        let mut incomes = vec![];
        for seat in 0..self.seats {
            let (visitors, trees) = self.visitors_and_trees(seat);
            let all = visitors + trees + self.benches[seat];
            let tiles = self.zoos[seat].len() as i64;
            incomes.push(if self.is("economy", "balance") { all - tiles } else { tiles });
            if !self.is("economy", "balance") {
                self.points[seat] += i64::from(self.year) * all;
            }
        }
        for (coins, income) in self.coins.iter_mut().zip(incomes) {
            *coins = (*coins + income).max(0);
        }
        self.row = vec![];
        self.sold = 0;
        if self.year == 5 {
            self.phase = "over";
        } else {
            self.year += 1;
            self.start_year();
        }
    }

    /// The enclosures of a family: value and auction of the latest half.
    fn enclosures(&self, seat: usize, family: &str) -> Vec<(i64, u32)> {
        let mut homes: BTreeMap<Cell, (i64, u32)> = BTreeMap::new();
        for placed in &self.zoos[seat] {
            let tile = self.printed(placed.tile);
            for (half, cell) in cells(placed.x, placed.y, placed.r).into_iter().enumerate() {
                if tile.families[half] == family {
                    homes.insert(cell, (tile.stars[half], placed.auction));
                }
            }
        }
        let mut found = vec![];
        while let Some((&cell, _)) = homes.iter().next() {
            let (mut value, mut latest) = (0, 0);
            let mut waiting = vec![cell];
            while let Some((x, y)) = waiting.pop() {
                if let Some((stars, auction)) = homes.remove(&(x, y)) {
                    value += stars;
                    latest = latest.max(auction);
                    waiting.extend([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]);
                }
            }
            found.push((value, latest));
        }
        found.sort_unstable();
        found.reverse();
        found
    }

    fn bushes(&self, seat: usize) -> Vec<(i64, u32)> {
        let with = || self.zoos[seat].iter().filter(|placed| self.printed(placed.tile).bushes > 0);
        let all = with().map(|placed| self.printed(placed.tile).bushes).sum();
        with().map(|placed| placed.auction).max().map(|latest| (all, latest)).into_iter().collect()
    }

    /// What a seat gets of one kind, given what each seat has to offer.
    fn share(&self, seat: usize, offers: &[Vec<(i64, u32)>], same_player: bool) -> i64 {
        let mut best: Vec<((i64, u32), usize)> =
            offers.iter().enumerate().filter_map(|(of, offers)| Some((*offers.first()?, of))).collect();
        best.sort_unstable();
        best.reverse();
        let Some(&(_, first)) = best.first() else { return 0 };
        if best.len() == 1 {
            return i64::from(first == seat);
        }
        let mut second = best[1].1;
        if same_player && offers[first].get(1).is_some_and(|next| *next > best[1].0) {
            second = first;
        }
        2 * i64::from(first == seat) + i64::from(second == seat)
    }

    pub(crate) fn visitors_and_trees(&self, seat: usize) -> (i64, i64) {
        let same_player = self.options["same_player_second"] == true;
        let visitors = ["ape", "mammal", "bird", "reptile", "sea"].iter().map(|family| {
            let offers: Vec<_> = (0..self.seats).map(|seat| self.enclosures(seat, family)).collect();
            self.share(seat, &offers, same_player)
        });
        let bushes: Vec<_> = (0..self.seats).map(|seat| self.bushes(seat)).collect();
        (visitors.sum(), self.share(seat, &bushes, false))
    }

    /// Scores and ranks as if it ended now.
    pub(crate) fn result(&self) -> (Vec<i64>, Vec<usize>) {
        let score = |seat: usize| {
            let (visitors, trees) = self.visitors_and_trees(seat);
            match self.is("economy", "balance") {
                true => visitors + trees + self.benches[seat] + self.coins[seat],
                false => self.points[seat],
            }
        };
        let scores: Vec<i64> = (0..self.seats).map(score).collect();
        let height = |seat: usize| match self.is("final_tie", "shared") {
            true => 0,
            false => self.flags.iter().rev().position(|&flag| flag == seat).unwrap_or(0),
        };
        let keys: Vec<_> = (0..self.seats).map(|seat| (scores[seat], height(seat))).collect();
        let ranks = keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count()).collect();
        (scores, ranks)
    }

    /// Bids open to a seat, for counting.
    pub(crate) fn most(&self, seat: usize) -> i64 {
        self.coins[seat]
    }

    pub(crate) fn seats(&self) -> usize {
        self.seats
    }

    pub(crate) fn stack(&self) -> Vec<usize> {
        self.stack.iter().copied().collect()
    }
}
