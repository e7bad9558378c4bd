//! Points (section 6 of the rules).

use std::collections::BTreeSet;

use super::geometry::{Cell, neighbours};
use super::{Placed, Reference};

impl Reference {
    fn enclosure_at(&self, seat: usize, cell: Cell) -> Option<&Placed> {
        let placed = self.zoos[seat].tiles.iter().find(|placed| placed.cells.contains(&cell))?;
        (self.tile(&placed.tile).kind != "path").then_some(placed)
    }

    /// What one visitor counts.
    pub(crate) fn visitor_points(&self, seat: usize, cell: Cell) -> i64 {
        let colour = self.zoos[seat].visitors[&cell];
        let mut counted = BTreeSet::new();
        let mut points = 0;
        for beside in neighbours(cell) {
            let Some(placed) = self.enclosure_at(seat, beside) else { continue };
            if self.is("adjacency_scoring", "tile") && !counted.insert(&placed.tile) {
                continue;
            }
            let favourite = match self.tile(&placed.tile).kind.as_str() {
                "water" => colour == 'b',
                "vivarium" => colour == 'y',
                _ => colour == 'g',
            };
            points += if self.is("scoring", "expert") && (favourite || colour == 'r') { 2 } else { 1 };
        }
        points
    }

    pub(crate) fn points(&self, seat: usize) -> i64 {
        self.zoos[seat].visitors.keys().map(|&cell| self.visitor_points(seat, cell)).sum()
    }

    /// Pairs of a cell where a visitor may be put and an enclosure's cell beside it.
    pub(crate) fn open_sides(&self, seat: usize) -> i64 {
        let beside = self.free_cells(seat).into_iter().flat_map(neighbours);
        beside.filter(|&cell| self.enclosure_at(seat, cell).is_some()).count() as i64
    }

    /// Totals and ranks as if it ended now.
    pub(crate) fn result(&self) -> (Vec<i64>, Vec<usize>) {
        let totals: Vec<i64> = (0..self.seats()).map(|seat| self.points(seat)).collect();
        let ranks = totals.iter().map(|own| 1 + totals.iter().filter(|other| *other > own).count()).collect();
        (totals, ranks)
    }
}
