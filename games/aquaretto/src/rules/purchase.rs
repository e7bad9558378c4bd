//! §7: Buy: the top tile of another seat's depot comes to a cell of one's own zoo, never to one's own depot (R17).

use kernel::{Log, Seat};
use trucks::Money;

use super::{check_price, depot, placing};
use crate::action::{Action, Event, Illegal};
use crate::components::price;
use crate::geometry::Cell;
use crate::water::Water;
use crate::zoo::Place;

/// Of every other seat, also those who are out (R33), every cell for the top tile.
#[inline]
pub(super) fn choices(water: &Water, seat: Seat, each: &mut impl FnMut(Action)) {
    for seller in Seat::all(water.seats()).filter(|&seller| seller != seat) {
        if let Some(tile) = water.depots.top(seller) {
            placing::cells(water.zoo(seat), tile, |cell| each(Action::Buy(seller, cell)));
        }
    }
}

pub(super) fn check(water: &Water, money: &Money, seat: Seat, seller: Seat, cell: Cell) -> Result<(), Illegal> {
    if seller.0 >= water.seats() {
        return Err(Illegal::NoSuchSeat);
    }
    if seller == seat {
        return Err(Illegal::OwnDepot);
    }
    let tile = depot::top(water, seller)?;
    placing::check(water.zoo(seat), tile, cell)?;
    check_price(money, seat, price::BUY)
}

pub(super) fn perform(
    water: &mut Water,
    money: &mut Money,
    seat: Seat,
    seller: Seat,
    cell: Cell,
    log: &mut impl Log<Event>,
) {
    money.trade(seat, price::BUY, seller, price::SELLER);
    let tile = water.depots.pop(seller);
    log.tell(|| Event::Bought { seat, seller_seat: seller, tile: tile.into(), place: Place::Cell(cell) });
    placing::enter(water, money, seat, tile, cell, log);
}
