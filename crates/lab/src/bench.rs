//! How fast a game is played here.

use std::time::{Duration, Instant};

use bots::{Budget, Knowledge, Settings, Thinker, playout};
use cpu_time::ThreadTime;
use kernel::{Game, QuickLuck, Seat, Setup, Silent, Turn};
use serde::Serialize;

/// How much to measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BenchSize {
    /// As many playouts as fit into this much time.
    Time(Duration),
    /// This many playouts, for instruction counts.
    Playouts(u64),
}

/// What was measured for one game and one number of seats, with default options.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bench {
    /// The game's id.
    pub game: &'static str,
    /// How many seats.
    pub seats: u8,
    /// Random games played.
    pub playouts: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// Time by the clock on the wall.
    pub seconds: f64,
    /// Processor time of the thread.
    pub cpu_seconds: f64,
    /// Random games per processor second.
    pub playouts_per_second: f64,
    /// Decisions per processor second.
    pub decisions_per_second: f64,
    /// Iterations of search from the first decision with a choice per processor second: with random playouts to the
    /// end, or as the game's own knowledge of playouts has it.
    pub search_iterations_per_second: f64,
    /// The size of a state.
    pub bytes_per_state: usize,
    /// Allocations of a playout once the buffers have grown; nothing in a program whose allocator does not count
    /// (`heap::Counting`).
    pub allocations_per_playout: Option<f64>,
}

/// Playouts between two looks at the clock.
const BATCH: u64 = 256;
/// Playouts before anything is measured, so that buffers have grown.
const WARM_UP: u64 = 1000;

pub(crate) fn run<G: Knowledge>(seats: u8, size: BenchSize) -> Bench {
    let setup = Setup { options: G::Options::default(), seats, rules_version: G::FACTS.rules_version };
    let start = G::new(&setup).expect("default options fit every number of seats");
    let mut actions = Vec::new();
    play::<G>(&start, 0..WARM_UP, &mut actions);
    let counted = heap::count(|| {
        play::<G>(&start, 0..WARM_UP, &mut actions);
    });

    let (clock, cpu) = (Instant::now(), ThreadTime::now());
    let (mut playouts, mut decisions) = (0, 0);
    let enough = |playouts: u64, elapsed: Duration| match size {
        BenchSize::Time(time) => elapsed >= time,
        BenchSize::Playouts(wanted) => playouts >= wanted,
    };
    while !enough(playouts, clock.elapsed()) {
        decisions += play::<G>(&start, playouts..playouts + BATCH, &mut actions);
        playouts += BATCH;
    }
    let (seconds, cpu_seconds) = (clock.elapsed().as_secs_f64(), cpu.elapsed().as_secs_f64());
    Bench {
        game: G::FACTS.id,
        seats,
        playouts,
        decisions,
        seconds,
        cpu_seconds,
        playouts_per_second: playouts as f64 / cpu_seconds,
        decisions_per_second: decisions as f64 / cpu_seconds,
        search_iterations_per_second: search::<G>(start, size),
        bytes_per_state: size_of::<G>(),
        allocations_per_playout: counted.map(|counted| counted.allocations as f64 / WARM_UP as f64),
    }
}

/// Plays random games to the end, scores them, and counts their decisions.
fn play<G: Game>(start: &G, numbers: std::ops::Range<u64>, actions: &mut Vec<G::Action>) -> u64 {
    let mut decisions = 0;
    for number in numbers {
        let mut game = start.clone();
        decisions += playout(&mut game, &mut QuickLuck::new(1, number), actions).decisions;
        std::hint::black_box(game.standing().ranks);
    }
    decisions
}

/// Iterations of search for one measurement.
const ITERATIONS: u64 = 20_000;

/// Searches the first decision with a choice again and again, and counts iterations per processor second.
fn search<G: Knowledge>(start: G, size: BenchSize) -> f64 {
    let settings = if G::SETTINGS.informed { G::SETTINGS } else { Settings::PLAIN };
    let mut game = start;
    let Some(seat) = play_to_a_choice(&mut game, settings.informed) else { return 0.0 };
    let budget = Budget { iterations: Some(ITERATIONS), ..Budget::default() };
    let (clock, cpu) = (Instant::now(), ThreadTime::now());
    let mut searches = 0;
    let enough = |searches: u64, elapsed: Duration| match size {
        BenchSize::Time(time) => elapsed >= time,
        BenchSize::Playouts(wanted) => searches * ITERATIONS >= wanted,
    };
    while searches == 0 || !enough(searches, clock.elapsed()) {
        std::hint::black_box(Thinker::new(settings).think(&game, seat, &budget, searches).action);
        searches += 1;
    }
    (searches * ITERATIONS) as f64 / cpu.elapsed().as_secs_f64()
}

/// Plays what has no alternative, which search does not think about, and says whose choice comes first.
fn play_to_a_choice<G: Knowledge>(game: &mut G, informed: bool) -> Option<Seat> {
    let mut luck = QuickLuck::new(1, 0);
    let mut actions = Vec::new();
    loop {
        match game.turn() {
            Turn::Chance => {
                let draw = game.draw(&mut luck);
                game.settle(&draw, &mut Silent);
            }
            Turn::Seat(seat) => {
                actions.clear();
                game.legal(seat, &mut actions);
                if informed {
                    game.sensible(seat, &mut actions);
                }
                match actions[..] {
                    [only] => game.play(seat, only, &mut Silent),
                    _ => return Some(seat),
                }
            }
            Turn::Together(seats) => return seats.iter().next(),
            Turn::Over => return None,
        }
    }
}
