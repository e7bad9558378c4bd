//! §5: Expand. The next extension is opened: X1, then X2 (R51).

use kernel::{Log, Seat};

use super::{check_price, pay};
use crate::action::{Action, Event, Illegal};
use crate::components::{Enclosure, price};
use crate::state::Zooloretto;
use crate::zoo::Place;

#[inline]
pub(super) fn choices(game: &Zooloretto, out: &mut Vec<Action>) {
    if game.closed_extensions(game.active) > 0 {
        out.push(Action::Expand);
    }
}

pub(super) fn check(game: &Zooloretto, seat: Seat) -> Result<(), Illegal> {
    if game.closed_extensions(seat) == 0 {
        return Err(Illegal::NoExtensionLeft);
    }
    check_price(game, seat, price::EXPAND)
}

pub(super) fn perform(game: &mut Zooloretto, seat: Seat, log: &mut impl Log<Event>) {
    pay(game, seat, price::EXPAND);
    let zoo = game.zoo_mut(seat);
    let opened = Enclosure::ALL[usize::from(zoo.open)];
    zoo.open += 1;
    log.tell(|| Event::Expanded { seat, place: Place::At(opened) });
}
