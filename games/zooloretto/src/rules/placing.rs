//! §4.1 to §4.3: what may be put where in a zoo, and what comes of it: bonus, birth, bonus.

use kernel::{Log, Seat};

use crate::action::{Event, Illegal};
use crate::components::{Enclosure, Face, Kind, ON_THE_BOARD, Species, Tile, extensions};
use crate::state::Zooloretto;
use crate::zoo::{Place, Room, Zoo, enclosures_in};

/// §4.1: the places of a tile besides the barn, in order; the fast form of [`check`], compared in `tests/reference.rs`.
#[inline]
pub(super) fn places(zoo: &Zoo, room: &Room, tile: Tile, mut each: impl FnMut(Place)) {
    let enclosures = match tile.face() {
        Face::Animal(species, _) => room.of(species),
        Face::Stall(_) => zoo.stall_room(),
        Face::Coin => 0,
    };
    enclosures_in(enclosures).for_each(|enclosure| each(Place::At(enclosure)));
}

/// §4.1: whether a tile may be put there. The barn takes any animal and any stall (R13).
pub(super) fn check(game: &Zooloretto, seat: Seat, tile: Tile, place: Place) -> Result<(), Illegal> {
    let zoo = game.zoo(seat);
    let enclosure = match place {
        // A coin has no place in a zoo: it is money before the first tile of its truck is placed.
        _ if tile == Tile::COIN => return Err(Illegal::NotOnTruck(tile)),
        Place::Barn => return Ok(()),
        Place::At(enclosure) => enclosure,
    };
    check_open(game, seat, enclosure)?;
    match tile.face() {
        // Before the species: nobody may join those who have no space left, whoever they are.
        Face::Animal(..) if zoo.free(enclosure) == 0 => Err(Illegal::Full(enclosure)),
        Face::Animal(species, _) => match zoo.species(enclosure) {
            Some(other) if other != species => Err(Illegal::OtherSpecies(enclosure, other)),
            Some(_) | None => Ok(()),
        },
        Face::Stall(_) if !zoo.has_stall_space(enclosure) => Err(Illegal::NoStallSpace(enclosure)),
        Face::Stall(_) | Face::Coin => Ok(()),
    }
}

/// §1.1, §2.1: whether a zoo has this enclosure, and has opened it.
pub(super) fn check_open(game: &Zooloretto, seat: Seat, enclosure: Enclosure) -> Result<(), Illegal> {
    if game.zoo(seat).is_open(enclosure) {
        Ok(())
    } else if enclosure as usize >= ON_THE_BOARD + usize::from(extensions(game.seats)) {
        Err(Illegal::NoSecondExtension)
    } else {
        Err(Illegal::NotOpen(enclosure))
    }
}

/// §4.1, §4.2: puts a tile from a truck or another barn in a zoo.
#[inline]
pub(super) fn put(game: &mut Zooloretto, seat: Seat, tile: Tile, place: Place, log: &mut impl Log<Event>) {
    match (place, tile.face()) {
        (Place::Barn, _) => game.zoo_mut(seat).store(tile),
        (Place::At(enclosure), Face::Animal(species, kind)) => enter(game, seat, species, kind, enclosure, log),
        (Place::At(enclosure), Face::Stall(stall)) => game.zoo_mut(seat).put_stall(stall, enclosure),
        (Place::At(_), Face::Coin) => unreachable!("a coin has no place in a zoo"),
    }
}

/// §4.2: an animal enters an enclosure: bonus, one birth at most, bonus.
#[inline]
pub(super) fn enter(
    game: &mut Zooloretto,
    seat: Seat,
    species: Species,
    kind: Kind,
    enclosure: Enclosure,
    log: &mut impl Log<Event>,
) {
    game.zoo_mut(seat).settle(species, kind, enclosure);
    if game.zoo(seat).free(enclosure) == 0 {
        // R7: the baby of a parent that takes the last space goes to the barn.
        bonus(game, seat, enclosure, log);
        birth(game, seat, species, enclosure, log);
    } else if birth(game, seat, species, enclosure, log) && game.zoo(seat).free(enclosure) == 0 {
        // R6.
        bonus(game, seat, enclosure, log);
    }
}

/// §4.2: the birth test. The baby cannot be refused or put elsewhere (R8). R55: without a baby in the supply there is
/// no birth, and nobody has bred.
#[inline]
pub(super) fn birth(
    game: &mut Zooloretto,
    seat: Seat,
    species: Species,
    enclosure: Enclosure,
    log: &mut impl Log<Event>,
) -> bool {
    if !game.zoo(seat).herd(enclosure).can_breed() || game.babies[species as usize] == 0 {
        return false;
    }
    game.babies[species as usize] -= 1;
    let zoo = game.zoo_mut(seat);
    zoo.herds[enclosure as usize].breed();
    let place = if zoo.free(enclosure) > 0 {
        zoo.settle(species, Kind::Baby, enclosure);
        Place::At(enclosure)
    } else {
        zoo.store(Tile::animal(species, Kind::Baby));
        Place::Barn
    };
    log.tell(|| Event::Born { seat, name: species.name(), place });
    true
}

/// §4.3: the bank pays what it has of the bonus (R5), and what was just paid in is part of it (R53).
fn bonus(game: &mut Zooloretto, seat: Seat, enclosure: Enclosure, log: &mut impl Log<Event>) {
    let bonus = enclosure.printed().bonus;
    let coins = bonus.min(game.bank);
    game.bank -= coins;
    game.zoo_mut(seat).coins += coins;
    log.tell(|| Event::Filled { seat, place: Place::At(enclosure), coins, bonus });
}
