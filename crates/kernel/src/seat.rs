//! Seats, sets of seats, and one value for each seat.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};

/// The most seats any game here has (Zoff im Zoo has seven).
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0 in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a table with one row per seat.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The number of the seat in sentences: people count from 1, notation and JSON from 0.
    pub fn number(self) -> u32 {
        u32::from(self.0) + 1
    }

    /// Every seat of a table with this many.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const NONE: SeatSet = SeatSet(0);

    /// The first `seats` seats.
    pub fn first(seats: u8) -> SeatSet {
        Seat::all(seats).collect()
    }

    /// Whether `seat` is in the set. Seats past the table never are.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` in it.
    #[must_use]
    pub fn with(self, seat: Seat) -> SeatSet {
        debug_assert!(seat.index() < MAX_SEATS);
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without `seat`.
    #[must_use]
    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(if seat.index() < MAX_SEATS { self.0 & !(1 << seat.0) } else { self.0 })
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS as u8).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// One value for each seat, without the heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    values: [T; MAX_SEATS],
    seats: u8,
}

impl<T: Copy + Default> BySeat<T> {
    /// The values `of(seat)` for a table with this many seats.
    #[inline]
    pub fn from_fn(seats: u8, mut of: impl FnMut(Seat) -> T) -> BySeat<T> {
        debug_assert!(usize::from(seats) <= MAX_SEATS);
        let mut values = [T::default(); MAX_SEATS];
        for seat in Seat::all(seats) {
            values[seat.index()] = of(seat);
        }
        BySeat { values, seats }
    }

    /// The same value for each seat.
    pub fn filled(seats: u8, value: T) -> BySeat<T> {
        BySeat::from_fn(seats, |_| value)
    }
}

impl<T> BySeat<T> {
    /// How many seats there are.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The values in seat order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.values[..usize::from(self.seats)]
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats).zip(&self.values)
    }
}

impl<T> std::ops::Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

/// A list, as JSON has it.
#[cfg(feature = "typescript")]
impl<T: ts_rs::TS> ts_rs::TS for BySeat<T> {
    type WithoutGenerics = <Vec<T> as ts_rs::TS>::WithoutGenerics;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        Vec::<T>::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        Vec::<T>::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_dependencies(visitor);
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_generics(visitor);
    }
}
