//! §4: the first bus, and the entrances.

use kernel::{Log, Seat, SeatSet};

use super::{apply, round, tile};
use crate::action::{Action, Event, Illegal};
use crate::components::Kind;
use crate::grid::Placement;
use crate::state::{Phase, Wonderzoo};

/// The entrances are placed clockwise from the bus.
pub(crate) fn give_first_bus(game: &mut Wonderzoo, seat: Seat) {
    (game.phase, game.bus, game.turn) = (Phase::Entrance, seat, seat);
    game.waiting = SeatSet::first(game.seats).without(seat);
}

#[inline]
pub(super) fn places(game: &Wonderzoo, seat: Seat, out: &mut Vec<Action>) {
    game.board(seat).ground().extend(Kind::Path, game.set.entrance(), None, out, Action::Place);
}

pub(crate) fn check(game: &Wonderzoo, seat: Seat, at: Placement) -> Result<(), Illegal> {
    let (board, shape) = (game.board(seat), game.set.entrance());
    // An enclosure may lie anywhere, and so may the first path.
    tile::check_placement(game, seat, shape, Kind::Grass, at, 0)?;
    // R19: one cell in the first or last row or column is enough.
    if at.covers(shape) & board.rim() == 0 { Err(Illegal::NotAtRim) } else { Ok(()) }
}

pub(super) fn perform(game: &mut Wonderzoo, seat: Seat, at: Placement, log: &mut impl Log<Event>) {
    apply(game, seat, Action::Place(at), log);
    log.tell(|| Event::Entrance { seat, at });
    match game.waiting().next() {
        Some(next) => {
            game.waiting = game.waiting.without(next);
            game.turn = next;
        }
        None => round::fill_display(game, log),
    }
}
