//! Hints for people who play against bots. They are thought about on a thread of their own, so that no bot waits for
//! one, and each person has one at a time.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::{Advice, Hint};
use registry::{AnyThought, Budget, Job, Level, Listing, Playable, Reason, Seat};

use crate::bots::random;
use crate::fault::{Answer, Fault};
use crate::store::PersonId;
use crate::thinkers::Thinkers;

/// Who is asked.
const ADVISER: Level = Level::Expert;
/// How many choices are told.
const CHOICES: usize = 2;
/// How long it is thought about.
const TIME: Duration = Duration::from_secs(1);
/// How long a hint may take in all, with those that wait before it.
const LONGEST: Duration = Duration::from_secs(5);
/// How many may wait. Each that waits gets less time, so that the last does not wait for long.
const MOST: usize = 16;

/// The thread that thinks about hints, and for whom.
pub(crate) struct Hints {
    adviser: Thinkers,
    asking: Mutex<HashSet<PersonId>>,
}

/// A person who has asked and waits.
pub(crate) struct Asking<'a> {
    hints: &'a Hints,
    person: PersonId,
}

impl Hints {
    pub(crate) fn new() -> Hints {
        Hints { adviser: Thinkers::new("adviser", 1), asking: Mutex::default() }
    }

    /// A person asks; nobody asks twice at the same time.
    pub(crate) fn ask(&self, person: PersonId) -> Answer<Asking<'_>> {
        if !self.all_asking().insert(person) {
            return Err(Fault::hint_busy());
        }
        Ok(Asking { hints: self, person })
    }

    fn all_asking(&self) -> MutexGuard<'_, HashSet<PersonId>> {
        self.asking.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What the adviser is asked for a seat.
pub(crate) fn job(game: &dyn Playable, seat: Seat) -> Result<Job, Reason> {
    game.job(seat, ADVISER, random(), &Budget { time: Some(TIME), ..Budget::default() })
}

impl Asking<'_> {
    /// What an expert would do. A hint has a player of its own: what people ask does not help the bots they play against.
    pub(crate) async fn advise(&self, listing: &Listing, mut job: Job) -> Answer<Hint> {
        if self.hints.adviser.waiting() >= MOST {
            return Err(Fault::too_many());
        }
        let mut adviser = listing.player(ADVISER);
        let think = move |time: Duration| {
            job.millis = Some(time.as_millis() as u64);
            adviser.advise(&job)
        };
        let thought = self.hints.adviser.think(Instant::now() + TIME, LONGEST, think).await;
        Ok(worded(thought.ok_or_else(Fault::internal)??))
    }
}

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        self.hints.all_asking().remove(&self.person);
    }
}

fn worded(thought: AnyThought) -> Hint {
    let only = thought.candidates.is_empty();
    let choices = match only {
        true => vec![Advice { action: thought.action, value: None, margin: None }],
        false => thought
            .candidates
            .into_iter()
            .take(CHOICES)
            .map(|choice| Advice { action: choice.action, value: Some(choice.value), margin: choice.margin })
            .collect(),
    };
    Hint { only, choices }
}
