//! §5: Discard. A tile of one's own barn leaves the game; a baby does not come back either (R11).

use kernel::{Log, Seat};
use trucks::Money;

use super::check_price;
use crate::action::{Action, Event, Illegal};
use crate::components::{Tile, price};
use crate::land::Land;

/// Every tile of the barn.
#[inline]
pub(super) fn choices(land: &Land, seat: Seat, each: &mut impl FnMut(Action)) {
    land.zoo(seat).barn_tiles().for_each(|(tile, _)| each(Action::Discard(tile)));
}

pub(super) fn check(land: &Land, money: &Money, seat: Seat, tile: Tile) -> Result<(), Illegal> {
    if !land.zoo(seat).barn_has(tile) {
        return Err(Illegal::NotInBarn(seat, tile));
    }
    check_price(money, seat, price::DISCARD)
}

pub(super) fn perform(land: &mut Land, money: &mut Money, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    money.pay(seat, price::DISCARD);
    land.zoo_mut(seat).fetch(tile);
    log.tell(|| Event::Discarded { seat, tile: tile.into() });
}
