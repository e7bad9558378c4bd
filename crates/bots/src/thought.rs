//! What a bot gets to think with, and what it has to say.

use std::time::Duration;

use kernel::{BySeat, Seat};

use crate::knowledge::Solved;

/// How long a bot may think. It stops at whichever comes first; with neither it takes its level's own measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// So long by the clock.
    pub time: Option<Duration>,
    /// So many iterations. With this alone, a seed gives the same answer on every machine.
    pub iterations: Option<u64>,
    /// On so many threads.
    pub threads: usize,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { time: None, iterations: None, threads: 1 }
    }
}

/// A choice and what led to it.
#[derive(Clone, Debug)]
pub struct Thought<A> {
    /// The choice.
    pub action: A,
    /// What the position is worth to each seat, between 0 and 1, where the bot has an idea of it.
    pub value: Option<BySeat<f64>>,
    /// How far ahead the seat will be at the end if nobody errs, where the bot has worked it out.
    pub margin: Option<i32>,
    /// The actions it weighed, best first.
    pub candidates: Vec<Candidate<A>>,
    /// How many iterations it took.
    pub iterations: u64,
}

/// An action that was weighed.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u64,
    /// How far ahead the seat will be at the end if nobody errs from here on, where the bot has worked it out.
    pub margin: Option<i32>,
    /// What the tries were worth to the seat, summed.
    pub(crate) total: f64,
    /// How often it was meant to be played, where strategies are mixed.
    pub(crate) meant: f64,
}

impl<A> Candidate<A> {
    /// An action that was not tried yet.
    pub(crate) fn untried(action: A) -> Candidate<A> {
        Candidate { action, visits: 0, margin: None, total: 0.0, meant: 0.0 }
    }

    /// An action whose end is worked out: tried once, and that is enough.
    pub(crate) fn solved(solved: Solved<A>, worth: f64) -> Candidate<A> {
        Candidate { visits: 1, margin: Some(solved.margin), total: worth, ..Candidate::untried(solved.action) }
    }

    /// What it is worth to the seat, between 0 and 1.
    pub fn value(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.total / self.visits as f64 }
    }

    /// How often it was meant to be played where strategies are mixed; only shares of the sum matter.
    pub fn share(&self) -> f64 {
        self.meant
    }
}

impl<A: Copy> Thought<A> {
    /// A choice of `seat` whose end is worked out.
    pub(crate) fn solved(seats: u8, seat: Seat, best: Candidate<A>) -> Thought<A> {
        let worth = best.value();
        // With more than two seats, to be ahead of the best of the others says nothing about each of them.
        let value = (seats == 2).then(|| BySeat::from_fn(2, |s| if s == seat { worth } else { 1.0 - worth }));
        Thought { value, margin: best.margin, candidates: vec![best], ..Thought::at_once(best.action) }
    }

    /// A choice without a thought.
    pub(crate) fn at_once(action: A) -> Thought<A> {
        Thought { action, value: None, margin: None, candidates: Vec::new(), iterations: 0 }
    }
}
