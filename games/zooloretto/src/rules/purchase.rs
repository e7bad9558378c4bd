//! §5: Purchase. A tile out of another seat's barn; the seller gets one of the two coins and cannot refuse, whether it
//! has passed or not (R19).

use kernel::{Log, Seat};
use trucks::Money;

use super::{check_price, placing};
use crate::action::{Action, Event, Illegal};
use crate::components::{Tile, price};
use crate::land::Land;
use crate::zoo::Place;

/// Every tile of every other barn, with every place it may have.
#[inline]
pub(super) fn choices(land: &Land, buyer: Seat, each: &mut impl FnMut(Action)) {
    let zoo = land.zoo(buyer);
    let room = zoo.room();
    for seller in Seat::all(land.seats()).filter(|&seller| seller != buyer) {
        for (tile, _) in land.zoo(seller).barn_tiles() {
            placing::places(zoo, &room, tile, |to| each(Action::Purchase { seller, tile, to }));
            each(Action::Purchase { seller, tile, to: Place::Barn });
        }
    }
}

pub(super) fn check(
    land: &Land,
    money: &Money,
    buyer: Seat,
    seller: Seat,
    tile: Tile,
    to: Place,
) -> Result<(), Illegal> {
    if seller.0 >= land.seats() {
        return Err(Illegal::NoSuchSeat);
    }
    if seller == buyer {
        return Err(Illegal::OwnBarn);
    }
    if !land.zoo(seller).barn_has(tile) {
        return Err(Illegal::NotInBarn(seller, tile));
    }
    placing::check(land, buyer, tile, to)?;
    check_price(money, buyer, price::PURCHASE)
}

pub(super) fn perform(
    land: &mut Land,
    money: &mut Money,
    buyer: Seat,
    seller: Seat,
    tile: Tile,
    to: Place,
    log: &mut impl Log<Event>,
) {
    money.trade(buyer, price::PURCHASE, seller, price::SELLER);
    land.zoo_mut(seller).fetch(tile);
    log.tell(|| Event::Bought { seat: buyer, seller_seat: seller, tile: tile.into(), place: to });
    placing::put(land, money, buyer, tile, to, log);
}
