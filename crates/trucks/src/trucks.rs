//! §1.4, §7.1: the trucks in the middle, what is on them and who has taken them.

use kernel::Seat;

use crate::MOST_SEATS;

/// §1.4: the most slots of a truck.
pub const MOST_SLOTS: usize = 3;

/// §2.1, R29: the slots of each truck, by number of seats. Blocked slots are no slots.
const fn slots(seats: u8) -> &'static [u8] {
    const THREES: [u8; MOST_SEATS] = [3; MOST_SEATS];
    if seats == 2 { &[3, 2, 1] } else { THREES.split_at(seats as usize).0 }
}

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

/// All trucks of a table. The tiles of one are in their order: its slots are interchangeable (§4.1).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Trucks<T> {
    tiles: [[Option<T>; MOST_SLOTS]; MOST_SEATS],
    loaded: [u8; MOST_SEATS],
    /// One bit for each truck that has been taken in this round.
    taken: u8,
    /// By whom.
    takers: [Option<Seat>; MOST_SEATS],
    /// Slots by truck; 0 where there is no truck.
    slots: [u8; MOST_SEATS],
}

impl<T: Copy + Ord> Trucks<T> {
    /// §2.1: empty trucks for this many seats.
    pub fn new(seats: u8) -> Trucks<T> {
        let mut by_truck = [0; MOST_SEATS];
        let of_these = slots(seats);
        by_truck[..of_these.len()].copy_from_slice(of_these);
        Trucks {
            tiles: [[None; MOST_SLOTS]; MOST_SEATS],
            loaded: [0; MOST_SEATS],
            taken: 0,
            takers: [None; MOST_SEATS],
            slots: by_truck,
        }
    }

    /// Every truck.
    #[inline]
    pub fn all(&self) -> impl Iterator<Item = Truck> + use<T> {
        let slots = self.slots;
        (0..MOST_SEATS as u8).map(Truck).filter(move |truck| slots[truck.index()] > 0)
    }

    /// Whether there is a truck of this number.
    pub fn exists(&self, truck: Truck) -> bool {
        truck.index() < MOST_SEATS && self.slots[truck.index()] > 0
    }

    /// §4: whether somebody has taken it in this round.
    #[inline]
    pub fn is_taken(&self, truck: Truck) -> bool {
        self.taken & 1 << truck.0 != 0
    }

    /// Who has taken it in this round.
    pub fn taker(&self, truck: Truck) -> Option<Seat> {
        self.takers[truck.index()]
    }

    /// Its slots, free or not.
    pub fn slots(&self, truck: Truck) -> u8 {
        self.slots[truck.index()]
    }

    /// Its slots without a tile.
    #[inline]
    pub fn free_slots(&self, truck: Truck) -> u8 {
        self.slots[truck.index()] - self.loaded[truck.index()]
    }

    /// Whether every slot has a tile.
    #[inline]
    pub fn is_full(&self, truck: Truck) -> bool {
        self.loaded[truck.index()] == self.slots[truck.index()]
    }

    /// Whether no slot has a tile.
    #[inline]
    pub fn is_empty(&self, truck: Truck) -> bool {
        self.loaded[truck.index()] == 0
    }

    /// §4: the trucks that can be loaded: not taken, and with a free slot. Each is a choice of its own (R58). With two
    /// seats, the second to take one has two of them (R52).
    #[inline]
    pub fn with_room(&self) -> impl Iterator<Item = Truck> {
        self.all().filter(|&truck| !self.is_taken(truck) && !self.is_full(truck))
    }

    /// §4: the trucks that can be taken: not taken, and not empty (R21). Any tile will do, also a coin (R48).
    #[inline]
    pub fn ready(&self) -> impl Iterator<Item = Truck> {
        self.all().filter(|&truck| !self.is_taken(truck) && !self.is_empty(truck))
    }

    /// What is on a truck, in order.
    #[inline]
    pub fn tiles(&self, truck: Truck) -> impl Iterator<Item = T> + use<T> {
        self.tiles[truck.index()].into_iter().flatten()
    }

    /// Puts a tile on a truck with room.
    #[inline]
    pub fn load(&mut self, truck: Truck, tile: T) {
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
    pub fn unload(&mut self, truck: Truck, tile: T) {
        let slots = &mut self.tiles[truck.index()];
        let at = slots.iter().position(|&slot| slot == Some(tile)).expect("checked");
        slots.copy_within(at + 1.., at);
        slots[MOST_SLOTS - 1] = None;
        self.loaded[truck.index()] -= 1;
    }

    /// §4.1: takes off all tiles of a kind that needs no place, such as coins, and says how many they were. No tile
    /// that comes after this kind in order may be on the truck.
    #[inline]
    pub fn unload_last(&mut self, truck: Truck, tile: T) -> u8 {
        let mut count = 0;
        while let Some(last) = self.loaded[truck.index()].checked_sub(1)
            && self.tiles[truck.index()][usize::from(last)] == Some(tile)
        {
            self.tiles[truck.index()][usize::from(last)] = None;
            self.loaded[truck.index()] = last;
            count += 1;
        }
        count
    }

    /// A seat takes a truck.
    #[inline]
    pub fn take(&mut self, truck: Truck, seat: Seat) {
        self.taken |= 1 << truck.0;
        self.takers[truck.index()] = Some(seat);
    }

    /// The truck that a seat has taken in this round.
    #[inline]
    pub fn taken_by(&self, seat: Seat) -> Option<Truck> {
        self.all().find(|&truck| self.taker(truck) == Some(seat))
    }

    /// Who took which truck is past; what is on them stays.
    pub fn forget_takers(&mut self) {
        self.taken = 0;
        self.takers = [None; MOST_SEATS];
    }

    /// §4: all trucks are back in the middle, and what is still on them leaves the game (§7.1).
    pub fn come_back(&mut self) {
        self.forget_takers();
        self.tiles = [[None; MOST_SLOTS]; MOST_SEATS];
        self.loaded = [0; MOST_SEATS];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r29_the_slots_by_number_of_seats() {
        let of = |seats: u8| {
            let trucks = Trucks::<u8>::new(seats);
            trucks.all().map(|truck| trucks.slots(truck)).collect::<Vec<_>>()
        };
        assert_eq!(of(2), [3, 2, 1]);
        assert_eq!(of(3), [3, 3, 3]);
        assert_eq!(of(5), [3, 3, 3, 3, 3]);
    }

    #[test]
    fn tiles_lie_in_order_and_kinds_without_a_place_come_off_together() {
        let mut trucks = Trucks::new(3);
        for tile in ['z', 'c', 'z'] {
            trucks.load(Truck(1), tile);
        }
        assert_eq!(trucks.tiles(Truck(1)).collect::<String>(), "czz");
        assert_eq!(trucks.unload_last(Truck(1), 'z'), 2);
        assert_eq!(trucks.unload_last(Truck(1), 'z'), 0);
        assert_eq!((trucks.tiles(Truck(1)).collect::<String>(), trucks.free_slots(Truck(1))), ("c".to_owned(), 2));
    }

    #[test]
    fn r21_only_a_loaded_truck_can_be_taken_and_only_once() {
        let mut trucks = Trucks::new(2);
        assert_eq!((trucks.ready().count(), trucks.with_room().count()), (0, 3));
        trucks.load(Truck(2), 'z');
        assert_eq!(trucks.ready().collect::<Vec<_>>(), [Truck(2)]);
        trucks.take(Truck(2), Seat(1));
        assert_eq!((trucks.ready().count(), trucks.taken_by(Seat(1))), (0, Some(Truck(2))));
        // R52: the other seat has two trucks to choose from.
        assert_eq!(trucks.with_room().collect::<Vec<_>>(), [Truck(0), Truck(1)]);
        trucks.come_back();
        assert_eq!(trucks, Trucks::new(2));
    }
}
