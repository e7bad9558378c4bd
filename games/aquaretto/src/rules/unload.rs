//! §5, B: the tiles of the truck taken find their places, one by one in the order the owner likes (R11).

use kernel::{Log, Seat};
use trucks::Truck;

use super::placing;
use crate::action::{Action, Event, Illegal};
use crate::components::Tile;
use crate::state::Aquaretto;
use crate::zoo::Place;

/// Every tile on the truck, alike ones once (R52), with every cell it may have. R26: the depot takes any of them.
#[inline]
pub(super) fn choices(game: &Aquaretto, out: &mut Vec<Action>) {
    let zoo = game.zoo(game.round.turn());
    let mut last = None;
    for tile in game.trucks.tiles(truck(game)) {
        if last != Some(tile) {
            placing::cells(zoo, tile, |cell| out.push(Action::Place(tile, Place::Cell(cell))));
            out.push(Action::Place(tile, Place::Depot));
        }
        last = Some(tile);
    }
}

pub(super) fn check(game: &Aquaretto, seat: Seat, tile: Tile, place: Place) -> Result<(), Illegal> {
    if game.trucks.tiles(truck(game)).all(|carried| carried != tile) {
        return Err(Illegal::NotOnTruck(tile));
    }
    match place {
        Place::Cell(cell) => placing::check(game.zoo(seat), tile, cell),
        Place::Depot => Ok(()),
    }
}

#[inline]
pub(super) fn perform(game: &mut Aquaretto, seat: Seat, tile: Tile, place: Place, log: &mut impl Log<Event>) {
    let truck = truck(game);
    game.trucks.unload(truck, tile);
    log.tell(|| Event::Placed { seat, tile: tile.into(), place });
    match place {
        Place::Cell(cell) => placing::enter(&mut game.water, &mut game.money, seat, tile, cell, log),
        Place::Depot => game.water.depots.push(seat, tile),
    }
}

/// The truck that is being unloaded.
#[inline]
pub(super) fn truck(game: &Aquaretto) -> Truck {
    game.trucks.taken_by(game.round.turn()).expect("who unloads has taken a truck")
}
