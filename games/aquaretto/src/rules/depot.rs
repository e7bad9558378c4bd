//! §7: Move and Discard: the top tile of one's own depot comes to a cell, or leaves the game.

use kernel::{Log, Seat};
use trucks::Money;

use super::{check_price, placing};
use crate::action::{Action, Event, Illegal};
use crate::components::{Tile, price};
use crate::geometry::Cell;
use crate::water::Water;
use crate::zoo::Place;

/// Every cell for the top tile.
#[inline]
pub(super) fn moves(water: &Water, seat: Seat, each: &mut impl FnMut(Action)) {
    if let Some(tile) = water.depots.top(seat) {
        placing::cells(water.zoo(seat), tile, |cell| each(Action::Move(cell)));
    }
}

pub(super) fn check_move(water: &Water, money: &Money, seat: Seat, cell: Cell) -> Result<(), Illegal> {
    let tile = top(water, seat)?;
    placing::check(water.zoo(seat), tile, cell)?;
    check_price(money, seat, price::MOVE)
}

/// §6.2: the only tile of a depot that can be reached.
pub(super) fn top(water: &Water, seat: Seat) -> Result<Tile, Illegal> {
    water.depots.top(seat).ok_or(Illegal::DepotEmpty(seat))
}

/// R47: the price is paid first, and can come back as a bonus.
pub(super) fn relocate(water: &mut Water, money: &mut Money, seat: Seat, cell: Cell, log: &mut impl Log<Event>) {
    money.pay(seat, price::MOVE);
    let tile = water.depots.pop(seat);
    log.tell(|| Event::Moved { seat, tile: tile.into(), place: Place::Cell(cell) });
    placing::enter(water, money, seat, tile, cell, log);
}

#[inline]
pub(super) fn discards(water: &Water, seat: Seat, each: &mut impl FnMut(Action)) {
    if water.depots.top(seat).is_some() {
        each(Action::Discard);
    }
}

pub(super) fn check_discard(water: &Water, money: &Money, seat: Seat) -> Result<(), Illegal> {
    top(water, seat)?;
    check_price(money, seat, price::DISCARD)
}

/// R34: an offspring does not come back to the supply either.
pub(super) fn discard(water: &mut Water, money: &mut Money, seat: Seat, log: &mut impl Log<Event>) {
    money.pay(seat, price::DISCARD);
    let tile = water.depots.pop(seat);
    log.tell(|| Event::Discarded { seat, tile: tile.into() });
}
