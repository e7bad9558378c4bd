//! A player's zoo: what covers the cells of a board, who stands on its paths, and what a decision changes there.

use crate::action::Action;
use crate::components::{Colour, Kind, MOST_PLACED, Piece, TileSet};
use crate::grid::{Cell, Ground, Placement, beside};

/// What is on one board. Cells are sets of bits (`grid`). One form per zoo: entries past the last tile are empty, and
/// before the entrance is placed everything is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Zoo {
    /// Cells of paths, the entrance included.
    path: u64,
    /// Cells of enclosures, in two bits: grass has the low one, a vivarium the high one, water both.
    low: u64,
    high: u64,
    /// Cells where visitors stand.
    standing: u64,
    /// Their colours, in two bits.
    colour_low: u64,
    colour_high: u64,
    /// The tiles in the order they were placed.
    placed: [Placed; MOST_PLACED],
    count: u8,
    /// The bits of the placement of the entrance.
    entrance: u8,
}

/// A tile on a board: which, and where, in two bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Placed {
    piece: u8,
    at: u8,
}

impl Zoo {
    /// Where the entrance lies, once it is placed.
    #[inline]
    pub fn entrance(&self) -> Option<Placement> {
        (self.path != 0).then(|| Placement::of_bits(self.entrance))
    }

    /// The tiles with their places, in the order they were placed.
    #[inline]
    pub fn tiles(&self) -> impl DoubleEndedIterator<Item = (Piece, Placement)> + ExactSizeIterator + Clone + '_ {
        let placed = self.placed[..usize::from(self.count)].iter();
        placed.map(|&Placed { piece, at }| (Piece::at(piece), Placement::of_bits(at)))
    }

    /// Where a tile lies, if it is here.
    #[inline]
    pub fn place_of(&self, piece: Piece) -> Option<Placement> {
        self.tiles().find(|&(known, _)| known == piece).map(|(_, at)| at)
    }

    /// The cells that tiles of a kind cover; those of the entrance are paths.
    #[inline]
    pub fn cells_of(&self, kind: Kind) -> u64 {
        match kind {
            Kind::Grass => self.low & !self.high,
            Kind::Vivarium => self.high & !self.low,
            Kind::Water => self.low & self.high,
            Kind::Path => self.path,
        }
    }

    /// The cells of all enclosures.
    #[inline]
    pub fn enclosures(&self) -> u64 {
        self.low | self.high
    }

    /// What covers a cell.
    pub fn kind_at(&self, cell: Cell) -> Option<Kind> {
        Kind::ALL.iter().copied().find(|&kind| self.cells_of(kind) & cell.bit() != 0)
    }

    /// The cells where visitors stand.
    #[inline]
    pub fn standing(&self) -> u64 {
        self.standing
    }

    /// The cells where visitors of a colour stand.
    #[inline]
    pub fn visitors(&self, colour: Colour) -> u64 {
        let [low, high] = [colour as u8 & 1, colour as u8 >> 1 & 1];
        let is = |bits: u64, set: u8| if set == 1 { bits } else { !bits };
        self.standing & is(self.colour_low, low) & is(self.colour_high, high)
    }

    /// The colour of the visitor on a cell.
    #[inline]
    pub fn visitor_at(&self, cell: Cell) -> Option<Colour> {
        let bit = |bits: u64| (bits >> cell.index() & 1) as u8;
        (bit(self.standing) != 0).then(|| Colour::of_bits(bit(self.colour_low) | bit(self.colour_high) << 1))
    }

    /// Everything that is covered.
    #[inline]
    pub fn covered(&self) -> u64 {
        self.path | self.low | self.high
    }

    /// §2.1: where tiles may lie on a board with these cells.
    #[inline]
    pub fn ground(&self, board: u64) -> Ground {
        Ground { free: board & !self.covered(), beside_path: beside(self.path) }
    }

    /// The same, if the cells of an enclosure were free.
    #[inline]
    pub fn ground_without(&self, board: u64, lifted: u64) -> Ground {
        Ground { free: board & (!self.covered() | lifted), beside_path: beside(self.path) }
    }

    /// The same with one more tile, on legal cells.
    #[inline]
    pub fn with(&self, set: &TileSet, piece: Piece, at: Placement) -> Zoo {
        let mut zoo = *self;
        zoo.place(set, piece, at);
        zoo
    }

    #[inline]
    fn place(&mut self, set: &TileSet, piece: Piece, at: Placement) {
        let tile = set.tile(piece);
        self.cover(tile.kind, at.covers(tile.shape));
        self.placed[usize::from(self.count)] = Placed { piece: piece.get(), at: at.bits() };
        self.count += 1;
    }

    /// Does what was decided about the cells of this zoo. The tile in hand is the one that is placed; before that, the
    /// entrance is.
    #[inline]
    pub(crate) fn apply(&mut self, set: &TileSet, hand: Option<Piece>, action: Action) {
        match (action, hand) {
            (Action::Place(at), None) => {
                self.entrance = at.bits();
                self.path = at.covers(set.entrance());
            }
            (Action::Place(at), Some(piece)) => self.place(set, piece, at),
            (Action::Stand(colour, cell), _) => self.stand(colour, cell),
            (Action::Move(from, to), _) => {
                let colour = self.visitor_at(from).expect("checked");
                self.leave(from);
                self.stand(colour, to);
            }
            (Action::Relocate(name, at), _) => {
                let piece = set.find(name).expect("checked");
                let tile = set.tile(piece);
                let placed = self.entry(piece);
                let from = Placement::of_bits(placed.at);
                placed.at = at.bits();
                self.uncover(from.covers(tile.shape));
                self.cover(tile.kind, at.covers(tile.shape));
            }
            (Action::Exchange(name, other), _) => {
                let pieces = [name, other].map(|name| set.find(name).expect("checked"));
                let [one, two] = pieces.map(|piece| self.entry(piece).at);
                // R14: of equal shape, so that each fits exactly where the other was.
                for (piece, at) in pieces.into_iter().zip([two, one]) {
                    let tile = set.tile(piece);
                    self.entry(piece).at = at;
                    let cells = Placement::of_bits(at).covers(tile.shape);
                    self.uncover(cells);
                    self.cover(tile.kind, cells);
                }
            }
            (Action::Pick(_) | Action::Use | Action::Skip | Action::Stop, _) => {}
        }
    }

    fn entry(&mut self, piece: Piece) -> &mut Placed {
        let placed = self.placed[..usize::from(self.count)].iter_mut();
        placed.into_iter().find(|placed| placed.piece == piece.get()).expect("checked")
    }

    #[inline]
    fn cover(&mut self, kind: Kind, cells: u64) {
        match kind {
            Kind::Grass => self.low |= cells,
            Kind::Vivarium => self.high |= cells,
            Kind::Water => {
                self.low |= cells;
                self.high |= cells;
            }
            Kind::Path => self.path |= cells,
        }
    }

    /// Takes an enclosure away.
    #[inline]
    fn uncover(&mut self, cells: u64) {
        self.low &= !cells;
        self.high &= !cells;
    }

    #[inline]
    fn stand(&mut self, colour: Colour, cell: Cell) {
        self.standing |= cell.bit();
        self.colour_low |= u64::from(colour as u8 & 1) << cell.index();
        self.colour_high |= u64::from(colour as u8 >> 1 & 1) << cell.index();
    }

    #[inline]
    fn leave(&mut self, cell: Cell) {
        for bits in [&mut self.standing, &mut self.colour_low, &mut self.colour_high] {
            *bits &= !cell.bit();
        }
    }
}
