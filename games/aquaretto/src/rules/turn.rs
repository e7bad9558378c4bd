//! §5, A and B: drawing a tile, loading it, taking a truck.

use kernel::{Log, Seat};
use trucks::Truck;

use super::round;
use crate::action::{Action, Draw, Event, Illegal};
use crate::components::Tile;
use crate::stack::Stack;
use crate::state::{Aquaretto, Phase};

/// A and B: drawing, and every truck that can be taken.
#[inline]
pub(super) fn choices(game: &Aquaretto, out: &mut Vec<Action>) {
    if check_draw(game).is_ok() {
        out.push(Action::Draw);
    }
    out.extend(game.trucks.ready().map(Action::Take));
}

/// A: every truck that can be loaded. R23: the tile is known by then.
#[inline]
pub(super) fn loads(game: &Aquaretto, out: &mut Vec<Action>) {
    out.extend(game.trucks.with_room().map(Action::Load));
}

#[inline]
pub(super) fn check_draw(game: &Aquaretto) -> Result<(), Illegal> {
    // R53: in play there is always one.
    if game.stack.is_empty() {
        return Err(Illegal::NoTileLeft);
    }
    match game.trucks.with_room().next() {
        Some(_) => Ok(()),
        None => Err(Illegal::NoRoomOnTrucks),
    }
}

pub(super) fn check_load(game: &Aquaretto, truck: Truck) -> Result<(), Illegal> {
    check_in_the_middle(game, truck)?;
    if game.trucks.is_full(truck) { Err(Illegal::TruckFull(truck)) } else { Ok(()) }
}

/// R51: any tile will do.
pub(super) fn check_take(game: &Aquaretto, truck: Truck) -> Result<(), Illegal> {
    check_in_the_middle(game, truck)?;
    if game.trucks.is_empty(truck) { Err(Illegal::TruckEmpty(truck)) } else { Ok(()) }
}

fn check_in_the_middle(game: &Aquaretto, truck: Truck) -> Result<(), Illegal> {
    if !game.trucks.exists(truck) {
        return Err(Illegal::NoSuchTruck(truck));
    }
    if game.trucks.is_taken(truck) { Err(Illegal::TruckTaken(truck)) } else { Ok(()) }
}

pub(super) fn outcomes(game: &Aquaretto, out: &mut Vec<(Draw, u32)>) {
    let weighed = Stack::tiles().map(|tile| (Draw::Tile(tile), game.stack.count(tile).into()));
    out.extend(weighed.filter(|&(_, weight)| weight > 0));
}

/// A: the tile turned over has to be loaded.
#[inline]
pub(super) fn reveal(game: &mut Aquaretto, tile: Tile, log: &mut impl Log<Event>) {
    log.tell(|| Event::Drew { seat: game.round.turn(), tile: tile.into() });
    // §8: the first tile of the reserve makes the round the last one.
    if game.stack.turn_over(tile) {
        log.tell(|| Event::LastRound);
    }
    game.drawn = Some(tile);
    game.phase = Phase::Load;
}

#[inline]
pub(super) fn load(game: &mut Aquaretto, seat: Seat, truck: Truck, log: &mut impl Log<Event>) {
    let tile = game.drawn.take().expect("a tile was drawn");
    log.tell(|| Event::Loaded { seat, tile: tile.into(), truck: truck.number() });
    game.trucks.load(truck, tile);
    round::go_on(game, log);
}

/// B: the seat is done with the round but for unloading; coins are money at once, even if the bank has none (R12), and food
/// is food (§10).
#[inline]
pub(super) fn take(game: &mut Aquaretto, seat: Seat, truck: Truck, log: &mut impl Log<Event>) {
    log.tell(|| Event::Took { seat, truck: truck.number() });
    game.round.leave(seat);
    game.trucks.take(truck, seat);
    let coins = game.trucks.unload_last(truck, Tile::COIN);
    if coins > 0 {
        log.tell(|| Event::Coins { seat, coins });
        game.money.collect(seat, coins);
    }
    let food = game.trucks.unload_last(truck, Tile::FOOD);
    if food > 0 {
        log.tell(|| Event::Food { seat, food });
        game.water.zoo_mut(seat).food += food;
    }
    game.phase = Phase::Unload;
    round::go_on(game, log);
}
