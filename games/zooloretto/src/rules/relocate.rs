//! §5: Move. An animal leaves the barn for an enclosure or the jungle board, or a stall changes its place: from one stall space to another
//! or to the barn, or from the barn to a stall space (R14).

use kernel::{Log, Seat};
use trucks::Money;

use super::{check_price, placing};
use crate::action::{Action, Event, Illegal};
use crate::components::{Face, Stall, Tile, price};
use crate::land::Land;
use crate::zoo::{Place, enclosures_in};

/// Every move of the barn's tiles, then of stalls beside enclosures; the fast form of [`check`], compared in
/// `tests/reference.rs`.
#[inline]
pub(super) fn choices(land: &Land, seat: Seat, each: &mut impl FnMut(Action)) {
    let zoo = land.zoo(seat);
    let room = zoo.room();
    for (tile, _) in zoo.barn_tiles() {
        placing::places(zoo, &room, tile, |to| each(Action::Move { tile, from: Place::Barn, to }));
    }
    let spaces = zoo.stall_room();
    for enclosure in zoo.enclosures() {
        let from = Place::At(enclosure);
        let mut last: Option<Stall> = None;
        for stall in zoo.stalls_at(enclosure) {
            if last != Some(stall) {
                let tile = Tile::stall(stall);
                // R15: from one space of E4 to the other is no move.
                let others = enclosures_in(spaces & !(1 << enclosure as u8));
                others.for_each(|to| each(Action::Move { tile, from, to: Place::At(to) }));
                each(Action::Move { tile, from, to: Place::Barn });
            }
            last = Some(stall);
        }
    }
}

pub(super) fn check(land: &Land, money: &Money, seat: Seat, tile: Tile, from: Place, to: Place) -> Result<(), Illegal> {
    let zoo = land.zoo(seat);
    match (from, tile.face()) {
        (Place::Barn, _) if !zoo.barn_has(tile) => return Err(Illegal::NotInBarn(seat, tile)),
        // W14: an animal never leaves an enclosure alone, and the jungle board not at all.
        (Place::At(_), Face::Animal(..) | Face::Jungle(_) | Face::Coin) | (Place::Jungle, _) => {
            return Err(Illegal::AnimalsStay);
        }
        (Place::At(enclosure), Face::Stall(stall)) => {
            placing::check_open(land, seat, enclosure)?;
            if zoo.stalls_at(enclosure).all(|there| there != stall) {
                return Err(Illegal::NoSuchStall(enclosure, tile));
            }
        }
        (Place::Barn, _) => {}
    }
    if from == to {
        return Err(Illegal::SamePlace);
    }
    placing::check(land, seat, tile, to)?;
    check_price(money, seat, price::MOVE)
}

pub(super) fn perform(
    land: &mut Land,
    money: &mut Money,
    seat: Seat,
    tile: Tile,
    from: Place,
    to: Place,
    log: &mut impl Log<Event>,
) {
    money.pay(seat, price::MOVE);
    let zoo = land.zoo_mut(seat);
    match (from, tile.face()) {
        (Place::At(enclosure), Face::Stall(stall)) => zoo.remove_stall(stall, enclosure),
        (Place::Barn | Place::At(_) | Place::Jungle, _) => zoo.fetch(tile),
    }
    log.tell(|| Event::Moved { seat, tile: tile.into(), from, place: to });
    placing::put(land, money, seat, tile, to, log);
}
