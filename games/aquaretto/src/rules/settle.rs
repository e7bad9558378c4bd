//! §6.4, §6.5: an offspring that was born and a coworker that was gained find their places, in the order their owner likes,
//! before the next tile and before the turn ends (R24).

use kernel::{Log, Seat};
use trucks::Money;

use super::placing;
use crate::action::{Action, Event, Illegal};
use crate::components::{Sign, Species, Tile};
use crate::water::Water;
use crate::zoo::{Place, Post};

/// Every cell for the offspring, then every post for the coworker.
#[inline]
pub(super) fn choices(water: &Water, seat: Seat, out: &mut Vec<Action>) {
    let zoo = water.zoo(seat);
    if let Some(species) = water.pending.baby {
        let baby = Tile::animal(species, Sign::Baby);
        placing::cells(zoo, baby, |cell| out.push(Action::Place(baby, Place::Cell(cell))));
    }
    if water.pending.coworker {
        out.extend(zoo.open_posts().map(Action::Post));
    }
}

/// R13: it goes to its basin as long as there is a cell.
pub(super) fn check_baby(water: &Water, seat: Seat, tile: Tile, place: Place) -> Result<(), Illegal> {
    if water.pending.baby.map(|species| Tile::animal(species, Sign::Baby)) != Some(tile) {
        return Err(Illegal::NotBorn(tile));
    }
    match place {
        Place::Cell(cell) => placing::check(water.zoo(seat), tile, cell),
        Place::Depot => Err(Illegal::NotToDepot(tile)),
    }
}

pub(super) fn check_coworker(water: &Water, seat: Seat, post: Post) -> Result<(), Illegal> {
    if water.pending.coworker { check_post(water, seat, post) } else { Err(Illegal::NoCoworker) }
}

/// §6.5: whether a coworker may come to a post. R44: a trainer on any cell where nothing is.
pub(super) fn check_post(water: &Water, seat: Seat, post: Post) -> Result<(), Illegal> {
    let zoo = water.zoo(seat);
    match post {
        _ if zoo.is_open(post) => Ok(()),
        Post::Cell(cell) if zoo.on(cell).is_none() => Err(Illegal::NoCell(cell)),
        Post::Cell(cell) => Err(Illegal::Occupied(cell)),
        // R15.
        Post::Booth | Post::Station | Post::Depot => Err(Illegal::PostTaken(post)),
    }
}

pub(super) fn place_baby(water: &mut Water, money: &mut Money, seat: Seat, place: Place, log: &mut impl Log<Event>) {
    let species = water.pending.baby.take().expect("checked");
    let Place::Cell(cell) = place else { unreachable!("checked") };
    log.tell(|| Event::Placed { seat, tile: Tile::animal(species, Sign::Baby).into(), place: Place::Cell(cell) });
    placing::settle_in(water, money, seat, species, Sign::Baby, cell, log);
    drop_what_has_no_place(water, seat, log);
}

pub(super) fn post_coworker(water: &mut Water, seat: Seat, post: Post, log: &mut impl Log<Event>) {
    water.pending.coworker = false;
    water.zoo_mut(seat).staff(post);
    log.tell(|| Event::Posted { seat, job: post.job(), place: post });
    drop_what_has_no_place(water, seat, log);
}

/// R13, R49: an offspring goes to the depot as soon as there is no cell for it. R16: a coworker goes back to the supply if
/// there is no post.
#[inline]
pub(super) fn drop_what_has_no_place(water: &mut Water, seat: Seat, log: &mut impl Log<Event>) {
    if !water.pending.is_any() {
        return;
    }
    if let Some(species) = water.pending.baby
        && !has_cell(water, seat, species)
    {
        water.pending.baby = None;
        water.depots.push(seat, Tile::animal(species, Sign::Baby));
        log.tell(|| Event::NoCell { seat, name: species.name() });
    }
    if water.pending.coworker && !has_post(water, seat) {
        water.pending.coworker = false;
        log.tell(|| Event::NoPost { seat });
    }
}

/// Whether a seat has a cell for an offspring.
#[inline]
pub(crate) fn has_cell(water: &Water, seat: Seat, species: Species) -> bool {
    water.zoo(seat).open_to(species) != 0
}

/// Whether a seat has a post for a coworker.
#[inline]
pub(crate) fn has_post(water: &Water, seat: Seat) -> bool {
    water.zoo(seat).open_posts().next().is_some()
}
