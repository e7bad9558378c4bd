//! The games on the list, as the lab sees them.

use bots::Knowledge;
use kernel::{Facts, NoMatch, Reason};

use crate::arena::{self, Arena, ArenaResult};
use crate::bench::{self, Bench, BenchSize};
use crate::simulate::{self, Simulation, Simulator};

macro_rules! subjects {
    ($($game:ty),+) => { &[$(Subject::of::<$game>()),+] };
}

/// The games of `crates/games`, in its order.
static SUBJECTS: &[Subject] = games::for_each_game!(subjects);

/// A game that can be simulated and measured.
pub struct Subject {
    facts: &'static Facts,
    simulate: fn(&Simulator<'_>) -> Result<Simulation, NoMatch>,
    arena: fn(&Arena<'_>) -> Result<ArenaResult, NoMatch>,
    bench: fn(u8, BenchSize) -> Bench,
}

/// All games.
pub fn subjects() -> &'static [Subject] {
    SUBJECTS
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static Subject, Reason> {
    let id = registry::find(id)?.facts().id;
    Ok(SUBJECTS.iter().find(|subject| subject.facts.id == id).expect("the registry reads the same list"))
}

impl Subject {
    const fn of<G: Knowledge>() -> Subject {
        Subject { facts: &G::FACTS, simulate: simulate::run::<G>, arena: arena::run::<G>, bench: bench::run::<G> }
    }

    /// What the lobby knows of it.
    pub fn facts(&self) -> &'static Facts {
        self.facts
    }

    /// Plays many games between bots.
    pub fn simulate(&self, simulator: &Simulator<'_>) -> Result<Simulation, NoMatch> {
        (self.simulate)(simulator)
    }

    /// Lets bots play against each other.
    pub fn arena(&self, arena: &Arena<'_>) -> Result<ArenaResult, NoMatch> {
        (self.arena)(arena)
    }

    /// Measures how fast it is played.
    pub fn bench(&self, seats: u8, size: BenchSize) -> Bench {
        (self.bench)(seats, size)
    }
}
