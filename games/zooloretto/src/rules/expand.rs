//! §5: Expand. The next extension is opened: X1, then X2 (R51).

use kernel::{Log, Seat};
use trucks::Money;

use super::check_price;
use crate::action::{Action, Event, Illegal};
use crate::components::price;
use crate::land::Land;
use crate::zoo::Place;

#[inline]
pub(super) fn choices(land: &Land, seat: Seat, each: &mut impl FnMut(Action)) {
    if land.closed_extensions(seat) > 0 {
        each(Action::Expand);
    }
}

pub(super) fn check(land: &Land, money: &Money, seat: Seat) -> Result<(), Illegal> {
    if land.closed_extensions(seat) == 0 {
        return Err(Illegal::NoExtensionLeft);
    }
    check_price(money, seat, price::EXPAND)
}

pub(super) fn perform(land: &mut Land, money: &mut Money, seat: Seat, log: &mut impl Log<Event>) {
    money.pay(seat, price::EXPAND);
    let zoo = land.zoo_mut(seat);
    let opened = zoo.next_extension().expect("checked");
    zoo.open += 1;
    log.tell(|| Event::Expanded { seat, place: Place::At(opened) });
}
