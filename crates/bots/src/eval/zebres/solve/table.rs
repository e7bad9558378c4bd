//! What the search remembers: results, and turns that refuted others.

use super::turns::TurnId;

/// What is known of a position. Margins are those of the seat to move, less what is sure.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    key: u64,
    pub(super) turn: TurnId,
    pub(super) lower: i8,
    pub(super) upper: i8,
    left: u8,
}

const EMPTY: Entry = Entry { key: 0, turn: TurnId::NONE, lower: i8::MIN, upper: i8::MAX, left: 0 };

/// Two entries, aligned so that they share a line of the cache.
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Pair([Entry; 2]);

/// Positions with this many free squares, or fewer, have a table of their own, which stays in the cache.
const FEW: usize = 4;
const FEW_BITS: u32 = 14;

/// Results of positions, by their hash.
pub(super) struct Table {
    pairs: Vec<Pair>,
    few: Vec<Entry>,
}

impl Table {
    /// Room for 2^bits positions.
    pub(super) fn new(bits: u32) -> Table {
        Table { pairs: vec![Pair([EMPTY; 2]); 1 << bits.saturating_sub(1)], few: vec![EMPTY; 1 << FEW_BITS.min(bits)] }
    }

    /// How much memory it takes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&self.pairs[..]) + size_of_val(&self.few[..])
    }

    /// What is known of a position with `left` squares to fill.
    #[inline]
    pub(super) fn get(&self, key: u64, left: usize) -> Option<&Entry> {
        if left <= FEW {
            let entry = &self.few[key as usize & (self.few.len() - 1)];
            return (entry.key == key).then_some(entry);
        }
        let Pair(pair) = &self.pairs[key as usize & (self.pairs.len() - 1)];
        pair.iter().find(|entry| entry.key == key)
    }

    /// Of a pair, the first keeps the position with more squares to fill, the second takes any: what Breuker,
    /// Uiterwijk and van den Herik ("Replacement schemes for transposition tables", 1994) call the two-deep scheme.
    #[inline]
    pub(super) fn put(&mut self, key: u64, left: usize, turn: TurnId, lower: i32, upper: i32) {
        // All that is not sure is worth less than 127 points.
        debug_assert!(i8::try_from(lower).is_ok() && i8::try_from(upper).is_ok() && lower <= upper);
        let entry = Entry { key, turn, lower: lower as i8, upper: upper as i8, left: left as u8 };
        if left <= FEW {
            let at = key as usize & (self.few.len() - 1);
            self.few[at] = entry;
            return;
        }
        let at = key as usize & (self.pairs.len() - 1);
        let Pair([first, second]) = &mut self.pairs[at];
        if first.key == key {
            *first = entry;
        } else if second.key != key && first.left <= entry.left {
            *second = *first;
            *first = entry;
        } else {
            *second = entry;
        }
    }
}

/// The last two turns that were good enough in positions with something in common.
pub(super) type Killers = [TurnId; 2];

/// Sets of free squares are hashed to so many bits.
const SQUARES_BITS: u32 = 16;
/// At most 30 squares, 22 places and 2 seats.
const COUNT_BITS: u32 = 11;

/// Killer turns, by what is free and where the guardian stands, and more roughly by how many squares are free
/// and where it stands.
pub(super) struct Refutations {
    by_squares: Vec<Killers>,
    by_count: Vec<Killers>,
}

/// Where the killers of a position are.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    by_squares: usize,
    by_count: usize,
}

impl Refutations {
    pub(super) fn new() -> Refutations {
        Refutations {
            by_squares: vec![[TurnId::NONE; 2]; 1 << SQUARES_BITS],
            by_count: vec![[TurnId::NONE; 2]; 1 << COUNT_BITS],
        }
    }

    /// How much memory they take.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&self.by_squares[..]) + size_of_val(&self.by_count[..])
    }

    #[inline]
    pub(super) fn slot(free: u32, left: usize, guardian: u32, active: u8) -> Slot {
        let seen = u64::from(free) << 6 | u64::from(guardian) << 1 | u64::from(active);
        let hash = seen.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        Slot {
            by_squares: (hash >> (64 - SQUARES_BITS)) as usize,
            by_count: left << 6 | (guardian as usize) << 1 | usize::from(active),
        }
    }

    #[inline]
    pub(super) fn killers(&self, slot: Slot) -> (Killers, Killers) {
        (self.by_squares[slot.by_squares], self.by_count[slot.by_count])
    }

    #[inline]
    pub(super) fn remember(&mut self, slot: Slot, turn: TurnId) {
        for killers in [&mut self.by_squares[slot.by_squares], &mut self.by_count[slot.by_count]] {
            if killers[0] != turn {
                *killers = [turn, killers[0]];
            }
        }
    }
}
