//! §5.6: an enclosure is relocated, or two are exchanged. R23: visitors stay where they are.

use kernel::{Log, Seat};

use super::{apply, round, tile};
use crate::action::{Action, Event, Illegal};
use crate::components::{Kind, Name, Piece, Tile};
use crate::grid::{Ground, Placement};
use crate::state::Wonderzoo;

/// The enclosures of a seat with their places, in the order they were placed.
#[inline]
fn enclosures(game: &Wonderzoo, seat: Seat) -> impl Iterator<Item = (Piece, Tile, Placement)> + Clone {
    let tiles = game.zoo(seat).tiles().map(|(piece, at)| (piece, game.set.tile(piece), at));
    tiles.filter(|(_, tile, _)| tile.kind != Kind::Path)
}

/// Where an enclosure may go: its own cells count as free.
#[inline]
fn ground(game: &Wonderzoo, seat: Seat, tile: Tile, at: Placement) -> Ground {
    game.zoo(seat).ground_without(game.board(seat).free, at.covers(tile.shape))
}

/// Relocations by tile, then exchanges.
pub(super) fn swaps(game: &Wonderzoo, seat: Seat, out: &mut Vec<Action>) {
    for (piece, tile, from) in enclosures(game, seat) {
        let (name, ground) = (game.set.name(piece), ground(game, seat, tile, from));
        // Where it lies is among its places, and no relocation.
        ground.extend(tile.kind, tile.shape, Some(from), out, |at| Action::Relocate(name, at));
    }
    let mut others = enclosures(game, seat);
    while let Some((piece, tile, _)) = others.next() {
        let equals = others.clone().filter(|(_, other, _)| other.shape == tile.shape);
        out.extend(equals.map(|(other, _, _)| exchange(game, piece, other)));
    }
}

/// The lower name comes first.
fn exchange(game: &Wonderzoo, one: Piece, other: Piece) -> Action {
    Action::Exchange(game.set.name(one.min(other)), game.set.name(one.max(other)))
}

/// Whether there is any swap.
#[inline]
pub(crate) fn is_possible(game: &Wonderzoo, seat: Seat) -> bool {
    let mut shapes = [false; crate::Shape::ALL.len()];
    enclosures(game, seat).any(|(_, tile, from)| {
        let ground = ground(game, seat, tile, from);
        let places: u32 = (0..tile.shape.turns()).map(|turn| ground.anchors(tile, turn).count_ones()).sum();
        // One place is where it lies.
        places > 1 || std::mem::replace(&mut shapes[tile.shape as usize], true)
    })
}

/// An enclosure of the seat, where it lies.
fn own(game: &Wonderzoo, seat: Seat, name: Name) -> Result<(Tile, Placement), Illegal> {
    let piece = game.set.find(name).ok_or(Illegal::NotYours(name))?;
    let at = game.zoo(seat).place_of(piece).ok_or(Illegal::NotYours(name))?;
    let tile = game.set.tile(piece);
    if tile.kind == Kind::Path { Err(Illegal::PathStays(name)) } else { Ok((tile, at)) }
}

/// R13: it may be turned.
pub(super) fn check_relocation(game: &Wonderzoo, seat: Seat, name: Name, at: Placement) -> Result<(), Illegal> {
    let (tile, from) = own(game, seat, name)?;
    if at == from {
        return Err(Illegal::SamePlace);
    }
    tile::check_placement(game, seat, tile.shape, tile.kind, at, from.covers(tile.shape))
}

/// R21: also two of the same kind, which changes nothing.
pub(super) fn check_exchange(game: &Wonderzoo, seat: Seat, name: Name, other: Name) -> Result<(), Illegal> {
    let [(one, _), (two, _)] = [own(game, seat, name)?, own(game, seat, other)?];
    // R14: L and J, S and Z are different shapes.
    if one.shape == two.shape { Ok(()) } else { Err(Illegal::OtherShape(name, other)) }
}

pub(super) fn perform_relocation(
    game: &mut Wonderzoo,
    seat: Seat,
    name: Name,
    to: Placement,
    log: &mut impl Log<Event>,
) {
    let (tile, from) = own(game, seat, name).expect("checked");
    let points = apply(game, seat, Action::Relocate(name, to), log);
    let (kind, shape) = (tile.kind.name(), tile.shape.name());
    log.tell(|| Event::Relocated { seat, tile: name, kind, shape, from, to, points });
    round::end_turn(game, log);
}

pub(super) fn perform_exchange(game: &mut Wonderzoo, seat: Seat, name: Name, other: Name, log: &mut impl Log<Event>) {
    let points = apply(game, seat, Action::Exchange(name, other), log);
    log.tell(|| Event::Exchanged {
        seat,
        tile: name,
        kind: name.kind().name(),
        other_tile: other,
        other_kind: other.kind().name(),
        shape: game.tile(name).map_or("", |tile| tile.shape.name()),
        points,
    });
    round::end_turn(game, log);
}
