//! §4.1 to §4.3: what may be put where in a zoo, and what comes of it: bonus, birth, bonus.

use kernel::{Log, Seat};
use trucks::{Herd, Kind, Money};

use crate::action::{Event, Illegal};
use crate::components::{Enclosure, Face, ON_THE_BOARD, Species, Tile};
use crate::land::Land;
use crate::zoo::{Place, Room, Zoo, enclosures_in};

/// §4.1: the places of a tile besides the barn, in order; the fast form of [`check`], compared in `tests/reference.rs`.
#[inline]
pub(super) fn places(zoo: &Zoo, room: &Room, tile: Tile, mut each: impl FnMut(Place)) {
    let enclosures = match tile.face() {
        Face::Animal(species, _) => room.of(species),
        Face::Stall(_) => zoo.stall_room(),
        Face::Jungle(jungle) => {
            if zoo.has_room_in_jungle(jungle) {
                each(Place::Jungle);
            }
            return;
        }
        Face::Coin => return,
    };
    enclosures_in(enclosures).for_each(|enclosure| each(Place::At(enclosure)));
}

/// §4.1: whether a tile may be put there. The barn takes any animal and any stall (R13), also those of the jungle.
pub(super) fn check(land: &Land, seat: Seat, tile: Tile, place: Place) -> Result<(), Illegal> {
    let zoo = land.zoo(seat);
    let enclosure = match place {
        // A coin has no place in a zoo: it is money before the first tile of its truck is placed.
        _ if tile == Tile::COIN => return Err(Illegal::NotOnTruck(tile)),
        Place::Barn => return Ok(()),
        Place::Jungle => return check_jungle(land, seat, tile),
        Place::At(enclosure) => enclosure,
    };
    check_open(land, seat, enclosure)?;
    match tile.face() {
        Face::Animal(species, _) if zoo.has_room(species, enclosure) => Ok(()),
        // Before the species: nobody may join those who have no space left, whoever they are.
        Face::Animal(..) => match zoo.species(enclosure) {
            Some(other) if zoo.free(enclosure) > 0 => Err(Illegal::OtherSpecies(enclosure, other)),
            Some(_) | None => Err(Illegal::Full(enclosure)),
        },
        Face::Stall(_) if !zoo.has_stall_space(enclosure) => Err(Illegal::NoStallSpace(enclosure)),
        Face::Jungle(_) => Err(Illegal::JungleAnimal(tile)),
        Face::Stall(_) | Face::Coin => Ok(()),
    }
}

/// §4.1: whether a tile may be put on the jungle board.
fn check_jungle(land: &Land, seat: Seat, tile: Tile) -> Result<(), Illegal> {
    if !land.expansions().exotic {
        return Err(Illegal::NoJungle);
    }
    let zoo = land.zoo(seat);
    match tile.face() {
        Face::Jungle(jungle) if zoo.has_room_in_jungle(jungle) => Ok(()),
        Face::Jungle(_) if zoo.free_in_jungle() == 0 => Err(Illegal::JungleFull),
        Face::Jungle(_) => Err(Illegal::ThreeSpecies(tile)),
        Face::Animal(..) | Face::Stall(_) | Face::Coin => Err(Illegal::JungleOnly(tile)),
    }
}

/// §4.1: whether a tile is of use in a zoo: an animal or a stall with a place besides the barn, or money.
pub(crate) fn suits(land: &Land, seat: Seat, tile: Tile) -> bool {
    tile == Tile::COIN || check(land, seat, tile, Place::Jungle).is_ok() || open_to(land, seat, tile).next().is_some()
}

/// §4.2: whether a tile has a place in a zoo where a baby is born at once.
pub(crate) fn bears(land: &Land, seat: Seat, tile: Tile) -> bool {
    let Face::Animal(species, kind) = tile.face() else { return false };
    let arrival =
        |enclosure| Arrival::of(land.zoo(seat).herd(enclosure), kind, enclosure, land.unborn[species as usize]);
    open_to(land, seat, tile).any(|enclosure| arrival(enclosure).baby.is_some())
}

/// The enclosures a tile can be put in or beside.
fn open_to(land: &Land, seat: Seat, tile: Tile) -> impl Iterator<Item = Enclosure> {
    let enclosures = land.zoo(seat).enclosures();
    enclosures.filter(move |&enclosure| check(land, seat, tile, Place::At(enclosure)).is_ok())
}

/// §1.1, §2.1: whether a zoo has this enclosure, and has opened it.
pub(super) fn check_open(land: &Land, seat: Seat, enclosure: Enclosure) -> Result<(), Illegal> {
    if land.zoo(seat).is_open(enclosure) {
        Ok(())
    } else if enclosure as usize >= ON_THE_BOARD + usize::from(land.kit().extensions) {
        Err(Illegal::NoSecondExtension)
    } else {
        Err(Illegal::NotOpen(enclosure))
    }
}

/// §4.1, §4.2: puts a tile from a truck or another barn in a zoo.
#[inline]
pub(super) fn put(land: &mut Land, money: &mut Money, seat: Seat, tile: Tile, place: Place, log: &mut impl Log<Event>) {
    match (place, tile.face()) {
        (Place::Barn, _) => land.zoo_mut(seat).store(tile),
        (Place::At(enclosure), Face::Animal(species, kind)) => enter(land, money, seat, species, kind, enclosure, log),
        (Place::At(enclosure), Face::Stall(stall)) => land.zoo_mut(seat).put_stall(stall, enclosure),
        (Place::Jungle, Face::Jungle(jungle)) => land.zoo_mut(seat).put_in_jungle(jungle),
        (Place::At(_) | Place::Jungle, _) => unreachable!("checked"),
    }
}

/// §4.2: what comes of an animal that enters an enclosure. The rules do it; bots ask for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// Who lives there afterwards.
    pub herd: Herd,
    /// Where the baby goes, if one is born. Into the barn it goes only if the animal has taken the last space (R7).
    pub baby: Option<Place>,
    /// §4.3: whether the animal or its baby (R6) takes the last space, so that the bonus is due.
    pub fills: bool,
}

impl Arrival {
    /// One more animal joins a herd in an enclosure that has room for it, while so many of its babies are not born yet:
    /// one birth at most.
    #[inline]
    pub fn of(mut herd: Herd, kind: Kind, enclosure: Enclosure, mut unborn: u8) -> Arrival {
        herd.add(kind);
        let baby = enclosure.birth(&mut herd, &mut unborn);
        Arrival { herd, baby, fills: herd.len() == enclosure.printed().spaces }
    }
}

impl Enclosure {
    /// §4.2: the birth test in this enclosure, and where the baby goes if one is born. It cannot be refused or put
    /// elsewhere (R8).
    #[inline]
    pub fn birth(self, herd: &mut Herd, unborn: &mut u8) -> Option<Place> {
        if !herd.give_birth(unborn) {
            return None;
        }
        if herd.len() == self.printed().spaces {
            return Some(Place::Barn);
        }
        herd.add(Kind::Baby);
        Some(Place::At(self))
    }
}

/// §4.2: an animal enters an enclosure: bonus, one birth at most, bonus.
#[inline]
fn enter(
    land: &mut Land,
    money: &mut Money,
    seat: Seat,
    species: Species,
    kind: Kind,
    enclosure: Enclosure,
    log: &mut impl Log<Event>,
) {
    let (zoo, unborn) = land.zoo_and_unborn(seat, species);
    let Arrival { herd, baby, fills } = Arrival::of(zoo.herd(enclosure), kind, enclosure, *unborn);
    zoo.house(species, herd, enclosure);
    // R6, R7: the bonus comes first, unless the baby has filled the enclosure.
    let is_filled_by_baby = matches!(baby, Some(Place::At(_)));
    if fills && !is_filled_by_baby {
        bonus(money, seat, enclosure, log);
    }
    if let Some(place) = baby {
        *unborn -= 1;
        welcome(zoo, seat, species, place, log);
    }
    if fills && is_filled_by_baby {
        bonus(money, seat, enclosure, log);
    }
}

/// §4.2: a baby is born; if there was no space for it in the enclosure it goes into the barn.
pub(super) fn welcome(zoo: &mut Zoo, seat: Seat, species: Species, place: Place, log: &mut impl Log<Event>) {
    if place == Place::Barn {
        zoo.store(Tile::animal(species, Kind::Baby));
    }
    log.tell(|| Event::Born { seat, name: species.name(), place });
}

/// §4.3: the bonus, or what the bank has of it (R5).
fn bonus(money: &mut Money, seat: Seat, enclosure: Enclosure, log: &mut impl Log<Event>) {
    let bonus = enclosure.printed().bonus;
    let coins = money.pay_bonus(seat, bonus);
    log.tell(|| Event::Filled { seat, place: Place::At(enclosure), coins, bonus });
}
