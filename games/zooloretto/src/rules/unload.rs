//! §4, B: the tiles of the truck taken find their places, one by one in the order the owner likes (R12).

use kernel::{Log, Seat};

use super::{placing, round};
use crate::action::{Action, Event, Illegal};
use crate::components::Tile;
use crate::state::Zooloretto;
use crate::trucks::Truck;
use crate::zoo::Place;

/// Every tile on the truck, alike ones once (R49), with every place it may have.
#[inline]
pub(super) fn choices(game: &Zooloretto, out: &mut Vec<Action>) {
    let zoo = game.zoo(game.active);
    let room = zoo.room();
    let mut last = None;
    for tile in game.trucks.tiles(truck(game)) {
        if last != Some(tile) {
            placing::places(zoo, &room, tile, |place| out.push(Action::Unload(tile, place)));
            out.push(Action::Unload(tile, Place::Barn));
        }
        last = Some(tile);
    }
}

pub(super) fn check(game: &Zooloretto, seat: Seat, tile: Tile, place: Place) -> Result<(), Illegal> {
    if game.trucks.tiles(truck(game)).all(|carried| carried != tile) {
        return Err(Illegal::NotOnTruck(tile));
    }
    placing::check(game, seat, tile, place)
}

#[inline]
pub(super) fn perform(game: &mut Zooloretto, seat: Seat, tile: Tile, place: Place, log: &mut impl Log<Event>) {
    let truck = truck(game);
    game.trucks.unload(truck, tile);
    log.tell(|| Event::Placed { seat, tile: tile.into(), place });
    placing::put(game, seat, tile, place, log);
    if game.trucks.is_empty(truck) {
        round::finish_turn(game, log);
    }
}

/// The truck that is being unloaded.
#[inline]
fn truck(game: &Zooloretto) -> Truck {
    game.trucks.taken_by(game.active).expect("who unloads has taken a truck")
}
