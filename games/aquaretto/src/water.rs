//! §1, §4: the water of all seats: their zoos and depots, the offspring not born yet, and what waits to be placed. Money is
//! no part of it: one purse may pay for more than a zoo.

use kernel::Seat;
use trucks::MOST_SEATS;

use crate::components::{COWORKERS, Kit, KitNumber, SPECIES, Species};
use crate::depots::Depots;
use crate::geometry::Size;
use crate::zoo::Zoo;

/// What the rules of placing and of the money actions work on, together with the money.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Water {
    /// By seat; empty where nobody plays.
    zoos: [Zoo; MOST_SEATS],
    pub(crate) depots: Depots,
    /// The offspring not born yet, by species.
    pub(crate) unborn: [u8; SPECIES],
    pub(crate) pending: Pending,
    kit: KitNumber,
}

/// R24: what the seat whose turn it is has still to place. R49: never more than one of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Pending {
    /// The species of an offspring, which is no longer in the supply.
    pub(crate) baby: Option<Species>,
    /// Whether there is a coworker.
    pub(crate) coworker: bool,
}

impl Pending {
    /// Whether there is anything.
    #[inline]
    pub(crate) fn is_any(self) -> bool {
        self.coworker || self.baby.is_some()
    }
}

impl Water {
    /// §4: empty zoos, and all offspring.
    pub(crate) fn new(seats: u8, xxl: bool) -> Water {
        let kit = KitNumber::of(seats, xxl);
        Water {
            zoos: [const { Zoo::EMPTY }; MOST_SEATS],
            depots: Depots::EMPTY,
            unborn: [kit.kit().babies; SPECIES],
            pending: Pending::default(),
            kit,
        }
    }

    /// How many seats have a zoo.
    #[inline]
    pub(crate) fn seats(&self) -> u8 {
        self.kit().seats
    }

    /// §10: whether XXL is played with.
    #[inline]
    pub(crate) fn xxl(&self) -> bool {
        self.kit().xxl
    }

    /// What is played with.
    #[inline]
    pub(crate) fn kit(&self) -> &'static Kit {
        self.kit.kit()
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

    /// §6.5: the coworkers nobody has. One that waits to be placed is out of the supply.
    pub(crate) fn supply(&self) -> u8 {
        let placed: u8 = self.zoos.iter().map(Zoo::coworkers).sum();
        COWORKERS - placed - u8::from(self.pending.coworker)
    }

    /// §3.1: how many boards of a size a seat can still buy.
    pub(crate) fn boards_left(&self, seat: Seat, size: Size) -> u8 {
        match size {
            Size::Small | Size::Large => size.places().len() as u8 - self.zoo(seat).boards().count(size),
            // §10: one for the whole table, for the first to buy it.
            Size::VeryLarge => {
                u8::from(self.xxl() && self.zoos.iter().all(|zoo| zoo.boards().count(Size::VeryLarge) == 0))
            }
        }
    }
}
