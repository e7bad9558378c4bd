//! §2.3: the path network of a zoo as a graph, and its numbers.

use std::collections::BTreeMap;

use mio::Mio;

use super::{Tile, cells, read_tiles, step, turn};
use crate::spots::view;

/// `V`, `E` and `C` of a zoo, and how many exits lead nowhere.
pub(crate) struct Network {
    pub(crate) networks: i64,
    pub(crate) meetings: i64,
    pub(crate) components: i64,
    pub(crate) open: i64,
}

impl Network {
    pub(crate) fn new<'a>(start: &'a Tile, placed: impl Iterator<Item = (&'a Tile, i64, i64, i64)>) -> Network {
        // Where each exit is: the cell and the side, with the number of its network.
        let mut exits = BTreeMap::new();
        let mut networks = 0;
        for (tile, x, y, r) in [(start, 0, 0, 0)].into_iter().chain(placed) {
            for network in &tile.paths {
                for &(half, side) in network {
                    exits.insert((cells(x, y, r)[half], turn(side, r)), networks);
                }
                networks += 1;
            }
        }
        let mut edges = vec![];
        let mut open = 0;
        for (&((x, y), side), &network) in &exits {
            let (dx, dy) = step(side);
            match exits.get(&((x + dx, y + dy), turn(side, 2))) {
                Some(&other) => edges.push((network, other)),
                None => open += 1,
            }
        }
        // Every meeting was found from both sides.
        let meetings = edges.len() as i64 / 2;
        let mut component: Vec<usize> = (0..networks).collect();
        for (one, other) in edges {
            let (kept, gone) = (component[one], component[other]);
            component.iter_mut().filter(|of| **of == gone).for_each(|of| *of = kept);
        }
        component.sort_unstable();
        component.dedup();
        Network { networks: networks as i64, meetings, components: component.len() as i64, open }
    }

    /// The network of a seat of the game.
    pub(crate) fn of(game: &Mio, seat: usize) -> Network {
        let seen = view(game);
        let text = serde_json::to_value(seen.tiles).expect("a text");
        let (start, tiles) = read_tiles(text.as_str().expect("a text"));
        let placed = &seen.zoos[seat].tiles;
        Network::new(
            &start,
            placed.iter().map(|placed| {
                (&tiles[&usize::from(placed.tile.get())], placed.x.into(), placed.y.into(), placed.r.into())
            }),
        )
    }

    pub(crate) fn regions(&self) -> i64 {
        self.meetings - self.networks + self.components
    }
}
