//! §5: Exchange. All animals of an enclosure change places with those of another, or with one species of the barn.

use std::mem;

use kernel::{Log, Seat};
use trucks::{Herd, Money};

use super::{check_price, placing};
use crate::action::{Action, Event, Illegal, With};
use crate::components::{Enclosure, Species, price};
use crate::land::Land;
use crate::zoo::Place;

/// Every exchange: of each enclosure with later ones, then with each species in the barn; the fast form of [`check`],
/// compared in `tests/reference.rs`.
#[inline]
pub(super) fn choices(land: &Land, seat: Seat, each: &mut impl FnMut(Action)) {
    let zoo = land.zoo(seat);
    for enclosure in zoo.enclosures() {
        let Some(species) = zoo.species(enclosure) else { continue };
        let (spaces, leaving) = (enclosure.printed().spaces, zoo.herd(enclosure).len());
        for other in zoo.enclosures().skip(enclosure as usize + 1) {
            let fits = zoo.herd(other).len() <= spaces && leaving <= other.printed().spaces;
            if fits && zoo.species(other).is_some_and(|other| other != species) {
                each(Action::Exchange(enclosure, With::Enclosure(other)));
            }
        }
        for other in Species::ALL {
            let coming = zoo.barn[other as usize].len();
            if coming > 0 && coming <= spaces && other != species {
                each(Action::Exchange(enclosure, With::Barn(other)));
            }
        }
    }
}

pub(super) fn check(land: &Land, money: &Money, seat: Seat, enclosure: Enclosure, with: With) -> Result<(), Illegal> {
    let zoo = land.zoo(seat);
    let (species, leaving) = population(land, seat, enclosure)?;
    let (other, coming) = match with {
        With::Enclosure(other) => population(land, seat, other)?,
        With::Barn(other) => (other, zoo.barn[other as usize]),
    };
    // R17: animals of the enclosure's species in the barn are no hindrance, but no partners either.
    if other == species {
        return Err(Illegal::SameSpecies(species));
    }
    if coming.is_empty() {
        return Err(Illegal::NotInOwnBarn(other));
    }
    // §5: babies still to be born need no space.
    check_fits(enclosure, coming)?;
    if let With::Enclosure(other) = with {
        check_fits(other, leaving)?;
    }
    check_price(money, seat, price::EXCHANGE)
}

/// R16: who lives in an enclosure; nobody is nobody to exchange.
fn population(land: &Land, seat: Seat, enclosure: Enclosure) -> Result<(Species, Herd), Illegal> {
    placing::check_open(land, seat, enclosure)?;
    let zoo = land.zoo(seat);
    match zoo.species(enclosure) {
        Some(species) => Ok((species, zoo.herd(enclosure))),
        None => Err(Illegal::NobodyThere(enclosure)),
    }
}

fn check_fits(enclosure: Enclosure, coming: Herd) -> Result<(), Illegal> {
    match coming.len() <= enclosure.printed().spaces {
        true => Ok(()),
        false => Err(Illegal::TooSmall(enclosure, coming.len())),
    }
}

pub(super) fn perform(
    land: &mut Land,
    money: &mut Money,
    seat: Seat,
    enclosure: Enclosure,
    with: With,
    log: &mut impl Log<Event>,
) {
    money.pay(seat, price::EXCHANGE);
    let zoo = land.zoo_mut(seat);
    let species = zoo.species(enclosure).expect("checked");
    let leaving = zoo.herd(enclosure);
    let (other_species, coming, from) = match with {
        With::Enclosure(other) => {
            zoo.herds.swap(enclosure as usize, other as usize);
            zoo.species.swap(enclosure as usize, other as usize);
            (zoo.species(enclosure).expect("checked"), zoo.herd(enclosure), Place::At(other))
        }
        With::Barn(other) => {
            let coming = mem::take(&mut zoo.barn[other as usize]);
            zoo.barn[species as usize] = zoo.barn[species as usize].and(leaving);
            zoo.house(other, coming, enclosure);
            (other, coming, Place::Barn)
        }
    };
    log.tell(|| Event::Exchanged {
        seat,
        name: species.name(),
        count: leaving.len(),
        from: Place::At(enclosure),
        other_name: other_species.name(),
        other_count: coming.len(),
        place: from,
    });
    breed(land, seat, other_species, enclosure, log);
    // R18: in play nobody is born here, because the others have bred where they were before.
    if let With::Enclosure(other) = with {
        breed(land, seat, species, other, log);
    }
}

/// §5: births as long as there are pairs, without any bonus (§4.3).
fn breed(land: &mut Land, seat: Seat, species: Species, enclosure: Enclosure, log: &mut impl Log<Event>) {
    let (zoo, unborn) = land.zoo_and_unborn(seat, species);
    let mut herd = zoo.herd(enclosure);
    while let Some(place) = enclosure.birth(&mut herd, unborn) {
        placing::welcome(zoo, seat, species, place, log);
    }
    zoo.house(species, herd, enclosure);
}
