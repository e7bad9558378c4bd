//! The keys of moves that were answered before: a move that is sent again gets the same answer again.

use std::collections::{HashMap, VecDeque};

use registry::Seat;

use crate::fault::{Answer, Fault};

/// The key of a move.
pub(crate) type Key = [u8; 16];

/// How many refused moves are remembered.
const MOST_REFUSED: usize = 64;

/// The answers given so far, by key.
#[derive(Default)]
pub(super) struct Answered {
    /// Accepted moves: whose, and the number of the entry.
    accepted: HashMap<Key, (Seat, u32)>,
    /// The last refused moves, oldest first.
    refused: VecDeque<(Key, Seat, Fault)>,
}

impl Answered {
    /// The answer a move with this key got before: the number of its entry, or the refusal.
    pub(super) fn find(&self, key: &Key, seat: Seat) -> Option<Answer<u32>> {
        if let Some(&(whose, number)) = self.accepted.get(key) {
            return Some(if whose == seat { Ok(number) } else { Err(Fault::key_used()) });
        }
        let refused = self.refused.iter().find(|(known, whose, _)| known == key && *whose == seat);
        refused.map(|(_, _, fault)| Err(fault.clone()))
    }

    pub(super) fn accept(&mut self, key: Key, seat: Seat, number: u32) {
        self.accepted.insert(key, (seat, number));
    }

    pub(super) fn refuse(&mut self, key: Key, seat: Seat, fault: Fault) {
        if self.refused.len() == MOST_REFUSED {
            self.refused.pop_front();
        }
        self.refused.push_back((key, seat, fault));
    }
}
