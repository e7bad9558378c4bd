//! §4, B: the tiles of the truck taken find their places, one by one in the order the owner likes (R12).

use kernel::{Log, Seat};
use trucks::Truck;

use super::{placing, round, visitors};
use crate::action::{Action, Event, Illegal};
use crate::components::Tile;
use crate::state::Zooloretto;
use crate::zoo::Place;

/// Every tile on the truck, alike ones once (R49), with every place it may have, also if there is but one (R57).
#[inline]
pub(super) fn choices(game: &Zooloretto, out: &mut Vec<Action>) {
    let zoo = game.zoo(game.round.turn());
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
    placing::check(&game.land, seat, tile, place)
}

#[inline]
pub(super) fn perform(game: &mut Zooloretto, seat: Seat, tile: Tile, place: Place, log: &mut impl Log<Event>) {
    let truck = truck(game);
    game.trucks.unload(truck, tile);
    log.tell(|| Event::Placed { seat, tile: tile.into(), place });
    placing::put(&mut game.land, &mut game.money, seat, tile, place, log);
    if !visitors::call(game, seat, tile, place) {
        round::go_on(game, log);
    }
}

/// The truck that is being unloaded.
#[inline]
pub(super) fn truck(game: &Zooloretto) -> Truck {
    game.trucks.taken_by(game.round.turn()).expect("who unloads has taken a truck")
}
