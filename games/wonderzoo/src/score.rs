//! §6: what visitors see from their cells, and the points for it.

use kernel::{BySeat, Standing};
use serde::{Serialize, Serializer};

use crate::components::{Colour, Kind};
use crate::grid::{Side, cells};
use crate::meta::{Adjacency, Scoring};
use crate::state::Wonderzoo;
use crate::view::{SideView, VisitorView};
use crate::zoo::Zoo;

/// R4: for each side, clockwise from above, the visitors for whom the enclosure on that side counts.
type Counted = [u64; Side::ALL.len()];

/// §6, R23: the points of a zoo, as it is.
#[inline]
pub(crate) fn points(game: &Wonderzoo, zoo: &Zoo) -> i32 {
    let counted = counted(game, zoo);
    let once: u32 = counted.iter().map(|visitors| visitors.count_ones()).sum();
    let twice: u32 = match game.switches.scoring {
        Scoring::Basic => 0,
        Scoring::Expert => {
            Side::ALL.iter().zip(counted).map(|(&side, visitors)| (visitors & fans(zoo, side)).count_ones()).sum()
        }
    };
    (once + twice) as i32
}

/// R4: with `tile` only the first side of each tile counts for a visitor.
#[inline]
fn counted(game: &Wonderzoo, zoo: &Zoo) -> Counted {
    let standing = zoo.standing();
    match game.switches.adjacency_scoring {
        Adjacency::Side => Side::ALL.map(|side| side.facing(zoo.enclosures()) & standing),
        Adjacency::Tile => {
            let mut counted = Counted::default();
            for (piece, at) in zoo.tiles() {
                let tile = game.set.tile(piece);
                if tile.kind == Kind::Path {
                    continue;
                }
                let mut left = standing;
                for (side, counted) in Side::ALL.iter().zip(&mut counted) {
                    let visitors = side.facing(at.covers(tile.shape)) & left;
                    *counted |= visitors;
                    left &= !visitors;
                }
            }
            counted
        }
    }
}

/// §6: the visitors who have a favourite on this side. R16: others count once.
#[inline]
fn fans(zoo: &Zoo, side: Side) -> u64 {
    let of = |colour: Colour| {
        let favourites = colour.favourites().iter().fold(0, |cells, &kind| cells | zoo.cells_of(kind));
        zoo.visitors(colour) & side.facing(favourites)
    };
    Colour::ALL.iter().fold(0, |fans, &colour| fans | of(colour))
}

/// The number of pairs of a cell with room for a visitor and a cell of an enclosure beside it.
#[inline]
pub(crate) fn open_sides(game: &Wonderzoo, zoo: &Zoo) -> i32 {
    let (room, enclosures) = (game.room_of(zoo), zoo.enclosures());
    Side::ALL.iter().map(|side| (side.facing(enclosures) & room).count_ones() as i32).sum()
}

/// §6: the points of one seat, and what they are for. In JSON each visitor is listed with its points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Explained"))]
pub struct SeatScore {
    zoo: Zoo,
    counted: Counted,
    scoring: Scoring,
    /// All together.
    pub points: i32,
}

/// A [`SeatScore`] in JSON.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct Explained {
    visitors: Vec<VisitorView>,
    points: i32,
}

impl SeatScore {
    pub(crate) fn new(game: &Wonderzoo, zoo: &Zoo) -> SeatScore {
        let (counted, scoring) = (counted(game, zoo), game.switches.scoring);
        SeatScore { zoo: *zoo, counted, scoring, points: points(game, zoo) }
    }

    /// Each visitor with its points.
    pub fn visitors(&self) -> Vec<VisitorView> {
        let visitor = |cell| {
            let sides = Side::ALL.into_iter().filter_map(|side| {
                let beside = side.next(cell)?;
                let kind = self.zoo.kind_at(beside).filter(|&kind| kind != Kind::Path)?;
                let counts = self.counted[side as usize] & cell.bit() != 0;
                let is_fan = self.scoring == Scoring::Expert && fans(&self.zoo, side) & cell.bit() != 0;
                let points = i32::from(counts) + i32::from(counts && is_fan);
                Some(SideView { cell: beside, kind, points })
            });
            let sides: Vec<SideView> = sides.collect();
            let colour = self.zoo.visitor_at(cell)?;
            Some(VisitorView { cell, colour, points: sides.iter().map(|side| side.points).sum(), sides })
        };
        cells(self.zoo.standing()).filter_map(visitor).collect()
    }
}

impl Serialize for SeatScore {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Explained { visitors: self.visitors(), points: self.points }.serialize(serializer)
    }
}

/// The scores, seat by seat.
pub type Detail = BySeat<SeatScore>;

/// Scores as if the game ended now. R12: equals share their rank.
#[inline]
pub(crate) fn standing(game: &Wonderzoo) -> Standing<Detail> {
    let detail = BySeat::from_fn(game.seats, |seat| SeatScore::new(game, game.zoo(seat)));
    Standing::by_score(BySeat::from_fn(game.seats, |seat| detail[seat].points), detail)
}
