//! §1.4, §7.1: the trucks in the middle, what is on them and who has taken them.

use kernel::Seat;

use crate::components::{MOST_SEATS, Tile, truck_slots};

/// The most slots of a truck.
pub(crate) const MOST_SLOTS: usize = 3;

/// A truck by its place in the middle, from 0. People count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Truck(pub u8);

impl Truck {
    /// Its place among all trucks.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its number as people count.
    pub fn number(self) -> u8 {
        self.0 + 1
    }
}

/// All trucks of a table. The tiles of one are in the order of [`Tile`]: its slots are interchangeable (§4.1).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Trucks {
    tiles: [[Option<Tile>; MOST_SLOTS]; MOST_SEATS],
    loaded: [u8; MOST_SEATS],
    /// One bit for each truck that has been taken in this round.
    taken: u8,
    /// By whom.
    takers: [Option<Seat>; MOST_SEATS],
    /// Slots by truck; 0 where there is no truck.
    slots: [u8; MOST_SEATS],
}

impl Trucks {
    /// §2.1: empty trucks for this many seats.
    pub(crate) fn new(seats: u8) -> Trucks {
        let mut slots = [0; MOST_SEATS];
        let of_these = truck_slots(seats);
        slots[..of_these.len()].copy_from_slice(of_these);
        Trucks {
            tiles: [[None; MOST_SLOTS]; MOST_SEATS],
            loaded: [0; MOST_SEATS],
            taken: 0,
            takers: [None; MOST_SEATS],
            slots,
        }
    }

    /// Every truck.
    #[inline]
    pub(crate) fn all(&self) -> impl Iterator<Item = Truck> + use<> {
        let slots = self.slots;
        (0..MOST_SEATS as u8).map(Truck).filter(move |truck| slots[truck.index()] > 0)
    }

    pub(crate) fn exists(&self, truck: Truck) -> bool {
        truck.index() < MOST_SEATS && self.slots[truck.index()] > 0
    }

    #[inline]
    pub(crate) fn is_taken(&self, truck: Truck) -> bool {
        self.taken & 1 << truck.0 != 0
    }

    pub(crate) fn taker(&self, truck: Truck) -> Option<Seat> {
        self.takers[truck.index()]
    }

    pub(crate) fn slots(&self, truck: Truck) -> u8 {
        self.slots[truck.index()]
    }

    #[inline]
    pub(crate) fn free_slots(&self, truck: Truck) -> u8 {
        self.slots[truck.index()] - self.loaded[truck.index()]
    }

    #[inline]
    pub(crate) fn is_full(&self, truck: Truck) -> bool {
        self.loaded[truck.index()] == self.slots[truck.index()]
    }

    #[inline]
    pub(crate) fn is_empty(&self, truck: Truck) -> bool {
        self.loaded[truck.index()] == 0
    }

    /// §4: the trucks that can be loaded: not taken, and with a free slot.
    #[inline]
    pub(crate) fn with_room(&self) -> impl Iterator<Item = Truck> {
        self.all().filter(|&truck| !self.is_taken(truck) && !self.is_full(truck))
    }

    /// §4: the trucks that can be taken: not taken, and not empty (R21).
    #[inline]
    pub(crate) fn ready(&self) -> impl Iterator<Item = Truck> {
        self.all().filter(|&truck| !self.is_taken(truck) && !self.is_empty(truck))
    }

    /// What is on a truck, in order.
    #[inline]
    pub(crate) fn tiles(&self, truck: Truck) -> impl Iterator<Item = Tile> {
        self.tiles[truck.index()].into_iter().flatten()
    }

    /// Puts a tile on a truck with room.
    #[inline]
    pub(crate) fn load(&mut self, truck: Truck, tile: Tile) {
        let slots = &mut self.tiles[truck.index()];
        let loaded = &mut self.loaded[truck.index()];
        let mut at = usize::from(*loaded);
        while at > 0 && slots[at - 1] > Some(tile) {
            slots[at] = slots[at - 1];
            at -= 1;
        }
        slots[at] = Some(tile);
        *loaded += 1;
    }

    /// Takes a tile off a truck that has it.
    #[inline]
    pub(crate) fn unload(&mut self, truck: Truck, tile: Tile) {
        let slots = &mut self.tiles[truck.index()];
        let at = slots.iter().position(|&slot| slot == Some(tile)).expect("checked");
        slots.copy_within(at + 1.., at);
        slots[MOST_SLOTS - 1] = None;
        self.loaded[truck.index()] -= 1;
    }

    /// Takes the coins off a truck and says how many they were.
    #[inline]
    pub(crate) fn unload_coins(&mut self, truck: Truck) -> u8 {
        let mut coins = 0;
        // Coins are the last tiles in order.
        while let Some(last) = self.loaded[truck.index()].checked_sub(1)
            && self.tiles[truck.index()][usize::from(last)] == Some(Tile::COIN)
        {
            self.tiles[truck.index()][usize::from(last)] = None;
            self.loaded[truck.index()] = last;
            coins += 1;
        }
        coins
    }

    #[inline]
    pub(crate) fn take(&mut self, truck: Truck, seat: Seat) {
        self.taken |= 1 << truck.0;
        self.takers[truck.index()] = Some(seat);
    }

    /// The truck that a seat has taken in this round.
    pub(crate) fn taken_by(&self, seat: Seat) -> Option<Truck> {
        self.all().find(|&truck| self.taker(truck) == Some(seat))
    }

    /// Who took which truck is past; what is on them stays.
    pub(crate) fn forget_takers(&mut self) {
        self.taken = 0;
        self.takers = [None; MOST_SEATS];
    }

    /// §4: all trucks are back in the middle, and what is still on them leaves the game (§7.1).
    pub(crate) fn come_back(&mut self) {
        self.forget_takers();
        self.tiles = [[None; MOST_SLOTS]; MOST_SEATS];
        self.loaded = [0; MOST_SEATS];
    }
}
