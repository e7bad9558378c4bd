//! D, §7.2: Donate. All animals of a full enclosure leave the game for good, and their owner gets the top donation token:
//! for free, instead of anything else, before passing (R33, R34). Stalls beside it stay. A jungle board is no enclosure (R35).

use kernel::{Log, Seat};

use super::placing;
use crate::action::{Action, Event, Illegal};
use crate::components::{Enclosure, MOST_DONATIONS};
use crate::land::Land;
use crate::zoo::Place;

/// Every full enclosure, however it was filled (R54).
#[inline]
pub(super) fn choices(land: &Land, seat: Seat, each: &mut impl FnMut(Action)) {
    if check_donor(land, seat).is_ok() {
        let zoo = land.zoo(seat);
        zoo.enclosures().filter(|&at| zoo.free(at) == 0).for_each(|at| each(Action::Donate(at)));
    }
}

/// Whether a seat may donate anything it has.
#[inline]
pub(super) fn check_donor(land: &Land, seat: Seat) -> Result<(), Illegal> {
    if !land.expansions().xxl {
        return Err(Illegal::NoXxl);
    }
    if land.zoo(seat).donations() == MOST_DONATIONS {
        return Err(Illegal::DonatedTwice);
    }
    // R32: in play there is one for everybody who may.
    if land.donations().next().is_none() { Err(Illegal::NoDonationLeft) } else { Ok(()) }
}

pub(super) fn check(land: &Land, seat: Seat, enclosure: Enclosure) -> Result<(), Illegal> {
    check_donor(land, seat)?;
    placing::check_open(land, seat, enclosure)?;
    if land.zoo(seat).free(enclosure) == 0 { Ok(()) } else { Err(Illegal::NotFull(enclosure)) }
}

pub(super) fn perform(land: &mut Land, seat: Seat, enclosure: Enclosure, log: &mut impl Log<Event>) {
    let points = land.take_donation();
    let zoo = land.zoo_mut(seat);
    let species = zoo.species(enclosure).expect("checked");
    let count = zoo.herd(enclosure).len();
    zoo.empty(enclosure);
    let free = zoo.donated.iter_mut().find(|value| **value == 0).expect("checked");
    *free = points;
    log.tell(|| Event::Donated { seat, name: species.name(), count, place: Place::At(enclosure), points });
}
