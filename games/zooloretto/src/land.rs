//! §1, §2: the land of all seats: their zoos, and the babies that can still be born there. Money is no part of it: one
//! purse may pay for more than a zoo.

use kernel::Seat;
use trucks::MOST_SEATS;

use crate::components::{Kit, SPECIES, Species};
use crate::zoo::Zoo;

/// What the rules of placing and of the money actions work on, together with the money.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Land {
    /// By seat; empty where nobody plays.
    zoos: [Zoo; MOST_SEATS],
    /// The babies not born yet, by species.
    pub(crate) unborn: [u8; SPECIES],
    seats: u8,
}

impl Land {
    /// §2.3: empty zoos, and all babies.
    pub(crate) fn new(seats: u8) -> Land {
        Land { zoos: [const { Zoo::EMPTY }; MOST_SEATS], unborn: [Kit::of(seats).babies; SPECIES], seats }
    }

    /// How many seats have a zoo.
    #[inline]
    pub(crate) fn seats(&self) -> u8 {
        self.seats
    }

    /// What is played with.
    #[inline]
    pub(crate) fn kit(&self) -> &'static Kit {
        Kit::of(self.seats)
    }

    #[inline]
    pub(crate) fn zoo(&self, seat: Seat) -> &Zoo {
        &self.zoos[seat.index()]
    }

    #[inline]
    pub(crate) fn zoo_mut(&mut self, seat: Seat) -> &mut Zoo {
        &mut self.zoos[seat.index()]
    }

    /// All zoos, also those where nobody plays.
    pub(crate) fn zoos(&self) -> &[Zoo] {
        &self.zoos
    }

    /// A zoo, with the babies of a species that can still be born in it.
    #[inline]
    pub(crate) fn zoo_and_unborn(&mut self, seat: Seat, species: Species) -> (&mut Zoo, &mut u8) {
        (&mut self.zoos[seat.index()], &mut self.unborn[species as usize])
    }

    /// §5: the extensions of a seat that are still closed.
    #[inline]
    pub(crate) fn closed_extensions(&self, seat: Seat) -> u8 {
        self.kit().extensions - self.zoo(seat).extensions()
    }
}
