//! §5: Purchase. A tile out of another seat's barn; the seller gets one of the two coins and cannot refuse, whether it
//! has passed or not (R19).

use kernel::{Log, Seat};

use super::{check_price, placing};
use crate::action::{Action, Event, Illegal};
use crate::components::{Tile, price};
use crate::state::Zooloretto;
use crate::zoo::Place;

/// Every tile of every other barn, with every place it may have.
#[inline]
pub(super) fn choices(game: &Zooloretto, out: &mut Vec<Action>) {
    let buyer = game.active;
    let zoo = game.zoo(buyer);
    let room = zoo.room();
    for seller in Seat::all(game.seats).filter(|&seller| seller != buyer) {
        for (tile, _) in game.zoo(seller).barn_tiles() {
            placing::places(zoo, &room, tile, |to| out.push(Action::Purchase { seller, tile, to }));
            out.push(Action::Purchase { seller, tile, to: Place::Barn });
        }
    }
}

pub(super) fn check(game: &Zooloretto, buyer: Seat, seller: Seat, tile: Tile, to: Place) -> Result<(), Illegal> {
    if seller.0 >= game.seats {
        return Err(Illegal::NoSuchSeat);
    }
    if seller == buyer {
        return Err(Illegal::OwnBarn);
    }
    if !game.zoo(seller).barn_has(tile) {
        return Err(Illegal::NotInBarn(seller, tile));
    }
    placing::check(game, buyer, tile, to)?;
    check_price(game, buyer, price::PURCHASE)
}

pub(super) fn perform(
    game: &mut Zooloretto,
    buyer: Seat,
    seller: Seat,
    tile: Tile,
    to: Place,
    log: &mut impl Log<Event>,
) {
    game.zoo_mut(buyer).coins -= price::PURCHASE;
    game.zoo_mut(seller).coins += price::PURCHASE / 2;
    game.bank += price::PURCHASE / 2;
    game.zoo_mut(seller).fetch(tile);
    log.tell(|| Event::Bought { seat: buyer, seller_seat: seller, tile: tile.into(), place: to });
    placing::put(game, buyer, tile, to, log);
}
