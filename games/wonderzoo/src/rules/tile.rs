//! §5.2: a tile is taken and placed, and §2.1: where a tile may lie.

use kernel::{Log, Seat};

use super::apply;
use crate::action::{Action, Event, Illegal, Told};
use crate::components::{Kind, Name};
use crate::grid::{Placement, Shape, beside, cells};
use crate::state::{Phase, Wonderzoo};

/// R7: the tiles on display that fit somewhere.
#[inline]
pub(super) fn picks(game: &Wonderzoo, seat: Seat, out: &mut Vec<Action>) {
    let ground = game.ground(seat);
    let fitting = game.display.iter().filter(|&piece| ground.fits(game.set.tile(piece)));
    out.extend(fitting.map(|piece| Action::Pick(game.set.name(piece))));
}

/// Whether a tile on display fits somewhere on the board of a seat.
#[inline]
pub(crate) fn any_fits(game: &Wonderzoo, seat: Seat) -> bool {
    let ground = game.ground(seat);
    game.display.iter().any(|piece| ground.fits(game.set.tile(piece)))
}

pub(super) fn check_pick(game: &Wonderzoo, seat: Seat, name: Name) -> Result<(), Illegal> {
    let piece = game.set.find(name).filter(|&piece| game.display.contains(piece));
    let piece = piece.ok_or(Illegal::NotOnDisplay(name))?;
    // R7: what cannot be placed cannot be taken.
    if game.ground(seat).fits(game.set.tile(piece)) { Ok(()) } else { Err(Illegal::FitsNowhere(name)) }
}

#[inline]
pub(super) fn perform_pick(game: &mut Wonderzoo, seat: Seat, name: Name, log: &mut impl Log<Event>) {
    let piece = game.set.find(name).expect("checked");
    game.display.remove(piece);
    (game.hand, game.phase) = (Some(piece), Phase::Place);
    log.tell(|| Event::Picked { seat, tile: Told::new(name, game.set.tile(piece)) });
}

#[inline]
pub(super) fn places(game: &Wonderzoo, seat: Seat, out: &mut Vec<Action>) {
    let tile = game.set.tile(game.held());
    game.ground(seat).extend(tile.kind, tile.shape, None, out, Action::Place);
}

pub(super) fn check(game: &Wonderzoo, seat: Seat, at: Placement) -> Result<(), Illegal> {
    let tile = game.set.tile(game.held());
    check_placement(game, seat, tile.shape, tile.kind, at, 0)
}

/// §2.1: whether a tile of this shape and kind may lie there, if the cells of `lifted` were free.
pub(crate) fn check_placement(
    game: &Wonderzoo,
    seat: Seat,
    shape: Shape,
    kind: Kind,
    at: Placement,
    lifted: u64,
) -> Result<(), Illegal> {
    let (board, zoo) = (game.board(seat), game.zoo(seat));
    if at.turn() >= shape.turns() {
        return Err(Illegal::NoSuchTurn);
    }
    let covered = at.covers(shape);
    if !at.exists(shape) || covered & !board.area() != 0 {
        return Err(Illegal::OffBoard);
    }
    for cell in cells(covered) {
        if board.free & cell.bit() == 0 {
            return Err(Illegal::Obstacle(cell));
        }
        if zoo.covered() & !lifted & cell.bit() != 0 {
            return Err(Illegal::Occupied(cell));
        }
    }
    // R18: a corner is not enough. Enclosures may lie anywhere.
    let is_beside_path = beside(zoo.cells_of(Kind::Path)) & covered != 0;
    if kind == Kind::Path && !is_beside_path { Err(Illegal::NoPathBeside) } else { Ok(()) }
}

/// The tile is placed. Its icon follows.
#[inline]
pub(super) fn perform(game: &mut Wonderzoo, seat: Seat, at: Placement, log: &mut impl Log<Event>) {
    let points = apply(game, seat, Action::Place(at), log);
    game.phase = Phase::Icon;
    log.tell(|| {
        let piece = game.held();
        Event::Placed { seat, tile: Told::new(game.set.name(piece), game.set.tile(piece)), at, points }
    });
}
