//! §6.1, §6.3, §6.4: what may be put where in a zoo, and what comes of it.

use kernel::{Log, Seat};
use trucks::Money;

use super::settle;
use crate::action::{Event, Illegal};
use crate::components::{Bonus, Face, Sign, Species, Tile, bonus};
use crate::geometry::Cell;
use crate::water::Water;
use crate::zoo::{On, Zoo, numbers};

/// §6.1: the cells where a tile may be put, in order; the fast form of [`check`], compared in `tests/reference.rs`.
#[inline]
pub(super) fn cells(zoo: &Zoo, tile: Tile, mut each: impl FnMut(Cell)) {
    if let Some(species) = tile.species() {
        numbers(zoo.open_to(species)).for_each(|number| each(zoo.boards().cell(number)));
    }
}

/// §6.1: whether a tile may be put on a cell.
pub(super) fn check(zoo: &Zoo, tile: Tile, cell: Cell) -> Result<(), Illegal> {
    // Coins and food have no place in a zoo: they are gone before the first tile of their truck is placed.
    let species = tile.species().ok_or(Illegal::NotOnTruck(tile))?;
    match zoo.on(cell) {
        None => return Err(Illegal::NoCell(cell)),
        Some(On::Animal(_) | On::Trainer) => return Err(Illegal::Occupied(cell)),
        Some(On::Nothing) => {}
    }
    // R10: corners may touch.
    if let Some(other) = zoo.other_beside(cell, species) {
        return Err(Illegal::OtherSpecies(cell, other));
    }
    if !zoo.basin(species).is_empty() {
        return if zoo.is_beside(cell, species) { Ok(()) } else { Err(Illegal::AwayFromBasin(cell, species)) };
    }
    let cap = zoo.basin_cap();
    if zoo.basins() < cap { Ok(()) } else { Err(Illegal::TooManyBasins(cap)) }
}

/// §6.3, §6.4: a tile from a truck or a depot comes to a cell (R25). First the coin, then what waits to be placed.
#[inline]
pub(super) fn enter(
    water: &mut Water,
    money: &mut Money,
    seat: Seat,
    tile: Tile,
    cell: Cell,
    log: &mut impl Log<Event>,
) {
    let Face::Animal(species, sign) = tile.face() else { unreachable!("checked") };
    settle_in(water, money, seat, species, sign, cell, log);
    let zoo = water.zoo_mut(seat);
    // R50: offspring out of a depot never breed. R53: without one in the supply none is born.
    if matches!(sign, Sign::Male | Sign::Female) && zoo.pairs_up(species) && water.unborn[species as usize] > 0 {
        water.unborn[species as usize] -= 1;
        water.pending.baby = Some(species);
        log.tell(|| Event::Born { seat, name: species.name() });
    }
    settle::drop_what_has_no_place(water, seat, log);
}

/// §6.3: a tile or an offspring comes to a cell, and its basin has grown.
#[inline]
pub(super) fn settle_in(
    water: &mut Water,
    money: &mut Money,
    seat: Seat,
    species: Species,
    sign: Sign,
    cell: Cell,
    log: &mut impl Log<Event>,
) {
    let size = water.zoo_mut(seat).house(species, sign, cell);
    match bonus(size) {
        Some(Bonus::Coin) => {
            // R12: an empty bank pays nothing, and owes nothing.
            let coins = money.pay_bonus(seat, 1);
            log.tell(|| Event::Grown { seat, name: species.name(), size, coins });
        }
        // R14: in play there is always one.
        Some(Bonus::Coworker) if water.supply() > 0 => {
            water.pending.coworker = true;
            log.tell(|| Event::Gained { seat, name: species.name(), size });
        }
        Some(Bonus::Coworker) | None => {}
    }
}
