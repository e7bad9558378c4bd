//! §6.2: the depots: stacks of which only the top tile can be reached. All seats' tiles lie in one row, seat after seat,
//! because all of them together have no more than the box.

use kernel::Seat;
use trucks::MOST_SEATS;

use crate::components::{MOST_ANIMALS, SPECIES, Tile};

/// Every seat's depot, from the bottom to the top.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Depots {
    tiles: [Option<Tile>; MOST_ANIMALS],
    heights: [u8; MOST_SEATS],
}

impl Depots {
    /// No tile anywhere.
    pub(crate) const EMPTY: Depots = Depots { tiles: [None; MOST_ANIMALS], heights: [0; MOST_SEATS] };

    /// Where the tile above a seat's top one would lie.
    #[inline]
    fn end(&self, seat: Seat) -> usize {
        self.heights[..=seat.index()].iter().map(|&height| usize::from(height)).sum()
    }

    /// The tiles of a depot, the lowest first.
    #[inline]
    pub(crate) fn tiles(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Tile> {
        let end = self.end(seat);
        self.tiles[end - usize::from(self.heights[seat.index()])..end].iter().copied().flatten()
    }

    /// The tile that can be reached.
    #[inline]
    pub(crate) fn top(&self, seat: Seat) -> Option<Tile> {
        match self.heights[seat.index()] {
            0 => None,
            _ => self.tiles[self.end(seat) - 1],
        }
    }

    /// How many tiles there are in all depots.
    fn all(&self) -> usize {
        self.end(Seat(MOST_SEATS as u8 - 1))
    }

    /// Whether no more tiles could lie anywhere: only in positions set up by hand.
    pub(crate) fn is_full(&self) -> bool {
        self.all() == MOST_ANIMALS
    }

    /// Puts a tile on top.
    #[inline]
    pub(crate) fn push(&mut self, seat: Seat, tile: Tile) {
        let (end, all) = (self.end(seat), self.all());
        self.tiles.copy_within(end..all, end + 1);
        self.tiles[end] = Some(tile);
        self.heights[seat.index()] += 1;
    }

    /// Takes the top tile off.
    #[inline]
    pub(crate) fn pop(&mut self, seat: Seat) -> Tile {
        let (end, all) = (self.end(seat), self.all());
        let top = self.tiles[end - 1].expect("checked");
        self.tiles.copy_within(end..all, end - 1);
        self.tiles[all - 1] = None;
        self.heights[seat.index()] -= 1;
        top
    }

    /// §9: how many species lie in a depot.
    #[inline]
    pub(crate) fn species(&self, seat: Seat) -> u32 {
        let seen = self.tiles(seat).filter_map(Tile::species).fold(0_u8, |seen, species| seen | 1 << species as usize);
        const { assert!(SPECIES <= u8::BITS as usize) };
        seen.count_ones()
    }
}
