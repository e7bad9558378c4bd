//! §5: who decides what. One file for each part of a year; this one hands over to it.

mod auction;
mod placing;
mod update;
mod year;

use kernel::{Choices, Log, Luck, Seat};

use crate::action::{Action, Draw, Event, Illegal};
use crate::state::{Mio, Phase};

pub use auction::Award;
pub(crate) use auction::award;
pub(crate) use placing::check as check_placement;
pub(crate) use update::benches_for;
pub(crate) use year::{gone, is_complete as is_year_complete};

/// Every action open to `seat`.
#[inline]
pub(crate) fn legal(game: &Mio, seat: Seat, out: &mut Vec<Action>) {
    match game.phase {
        Phase::Bid if seat.0 < game.seats => auction::bids(game, seat, out),
        Phase::Place if seat == game.winner => placing::placements(game, seat, out),
        Phase::Flags | Phase::Reveal | Phase::Bid | Phase::Place | Phase::Over => {}
    }
}

/// Whether `seat`, which is to decide, may do this.
pub(crate) fn check(game: &Mio, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (game.phase, action) {
        (Phase::Bid, Action::Bid(coins)) => auction::check(game, seat, coins),
        (Phase::Place, Action::Place(at)) => placing::check(game.site(seat), placing::tile(game).1, at),
        (expected, _) => Err(Illegal::WrongPhase(expected)),
    }
}

/// Does what `check` allowed in a turn of one seat.
#[inline]
pub(crate) fn perform(game: &mut Mio, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::Place(at) => placing::perform(game, seat, at, log),
        Action::Bid(_) => unreachable!("all bid together"),
    }
}

/// Opens the bids.
#[inline]
pub(crate) fn resolve(game: &mut Mio, choices: &Choices<Action>, log: &mut impl Log<Event>) {
    auction::resolve(game, choices, log);
}

#[inline]
pub(crate) fn draw(game: &Mio, luck: &mut impl Luck) -> Draw {
    match game.phase {
        Phase::Flags => year::draw_flags(game, luck),
        _ => year::draw_tiles(game, luck),
    }
}

/// The orders of the flags, and the tile where it is one; the rows of a year are too many.
pub(crate) fn outcomes(game: &Mio, out: &mut Vec<(Draw, u32)>) -> bool {
    match game.phase {
        Phase::Flags => year::flag_orders(game, out),
        _ => year::single_tiles(game, out),
    }
}

pub(crate) fn check_draw(game: &Mio, draw: &Draw) -> Result<(), Illegal> {
    let possible = match (game.phase, draw) {
        (Phase::Flags, Draw::Flags(order)) => year::may_be_order(game, order),
        (Phase::Reveal, Draw::Tiles(tiles)) => year::may_be_drawn(game, tiles),
        _ => false,
    };
    if possible { Ok(()) } else { Err(Illegal::NoSuchDraw) }
}

#[inline]
pub(crate) fn settle(game: &mut Mio, draw: &Draw, log: &mut impl Log<Event>) {
    match draw {
        Draw::Flags(order) => year::settle_flags(game, order, log),
        Draw::Tiles(tiles) => year::settle_tiles(game, tiles, log),
    }
}
