//! §5: Discard. A tile of one's own barn leaves the game.

use kernel::{Log, Seat};

use super::{check_price, pay};
use crate::action::{Action, Event, Illegal};
use crate::components::{Tile, price};
use crate::state::Zooloretto;

/// Every tile of the barn.
#[inline]
pub(super) fn choices(game: &Zooloretto, out: &mut Vec<Action>) {
    out.extend(game.zoo(game.active).barn_tiles().map(|(tile, _)| Action::Discard(tile)));
}

pub(super) fn check(game: &Zooloretto, seat: Seat, tile: Tile) -> Result<(), Illegal> {
    if !game.zoo(seat).barn_has(tile) {
        return Err(Illegal::NotInBarn(seat, tile));
    }
    check_price(game, seat, price::DISCARD)
}

pub(super) fn perform(game: &mut Zooloretto, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    pay(game, seat, price::DISCARD);
    game.zoo_mut(seat).fetch(tile);
    log.tell(|| Event::Discarded { seat, tile: tile.into() });
}
