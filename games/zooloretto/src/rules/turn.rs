//! §4, A and B: drawing a tile, loading it, taking a truck.

use kernel::{Log, Seat};
use trucks::Truck;

use super::round;
use crate::action::{Action, Draw, Event, Illegal};
use crate::components::Tile;
use crate::stack::Stack;
use crate::state::{Phase, Zooloretto};

/// A and B: drawing, and every truck that can be taken (R58).
#[inline]
pub(super) fn choices(game: &Zooloretto, out: &mut Vec<Action>) {
    if check_draw(game).is_ok() {
        out.push(Action::Draw);
    }
    out.extend(game.trucks.ready().map(Action::Take));
}

/// A: every truck that can be loaded (R58), asked for even if it is the only one (R57).
#[inline]
pub(super) fn loads(game: &Zooloretto, out: &mut Vec<Action>) {
    out.extend(game.trucks.with_room().map(Action::Load));
}

#[inline]
pub(super) fn check_draw(game: &Zooloretto) -> Result<(), Illegal> {
    // R22: in play there is always one.
    if game.stack.is_empty() {
        return Err(Illegal::NoTileLeft);
    }
    match game.trucks.with_room().next() {
        Some(_) => Ok(()),
        None => Err(Illegal::NoRoomOnTrucks),
    }
}

pub(super) fn check_load(game: &Zooloretto, truck: Truck) -> Result<(), Illegal> {
    check_in_the_middle(game, truck)?;
    if game.trucks.is_full(truck) { Err(Illegal::TruckFull(truck)) } else { Ok(()) }
}

pub(super) fn check_take(game: &Zooloretto, truck: Truck) -> Result<(), Illegal> {
    check_in_the_middle(game, truck)?;
    // R21, R48: any tile will do; blocked slots are no tiles (W33).
    if game.trucks.is_empty(truck) { Err(Illegal::TruckEmpty(truck)) } else { Ok(()) }
}

fn check_in_the_middle(game: &Zooloretto, truck: Truck) -> Result<(), Illegal> {
    if !game.trucks.exists(truck) {
        return Err(Illegal::NoSuchTruck(truck));
    }
    if game.trucks.is_taken(truck) { Err(Illegal::TruckTaken(truck)) } else { Ok(()) }
}

/// A: chance turns a tile over next. R46: whoever draws has ended the count.
#[inline]
pub(super) fn draw(game: &mut Zooloretto) {
    game.idle_turns = 0;
    game.phase = Phase::Reveal;
}

pub(super) fn outcomes(game: &Zooloretto, out: &mut Vec<(Draw, u32)>) {
    let weighed = Stack::tiles().map(|tile| (Draw::Tile(tile), game.stack.count(tile).into()));
    out.extend(weighed.filter(|&(_, weight)| weight > 0));
}

/// A: the tile turned over has to be loaded.
#[inline]
pub(super) fn reveal(game: &mut Zooloretto, tile: Tile, log: &mut impl Log<Event>) {
    log.tell(|| Event::Drew { seat: game.round.turn(), tile: tile.into() });
    // §6: the first tile from under the disc makes the round the last one.
    if game.stack.turn_over(tile) {
        log.tell(|| Event::LastRound);
    }
    game.drawn = Some(tile);
    game.phase = Phase::Load;
}

#[inline]
pub(super) fn load(game: &mut Zooloretto, seat: Seat, truck: Truck, log: &mut impl Log<Event>) {
    let tile = game.drawn.take().expect("a tile was drawn");
    log.tell(|| Event::Loaded { seat, tile: tile.into(), truck: truck.number() });
    game.trucks.load(truck, tile);
    round::go_on(game, log);
}

/// B: the seat is done with the round but for unloading; coins are money at once (§4.1).
#[inline]
pub(super) fn take(game: &mut Zooloretto, seat: Seat, truck: Truck, log: &mut impl Log<Event>) {
    log.tell(|| Event::Took { seat, truck: truck.number() });
    game.idle_turns = 0;
    game.round.leave(seat);
    game.trucks.take(truck, seat);
    let coins = game.trucks.unload_last(truck, Tile::COIN);
    if coins > 0 {
        log.tell(|| Event::Coins { seat, coins });
        game.money.collect(seat, coins);
    }
    game.phase = Phase::Unload;
    round::go_on(game, log);
}
