//! By instructions counted: the same in every run, so that a small change shows.

#![expect(missing_docs, unused_qualifications, reason = "what gungraun's macros write")]

use std::hint::black_box;

use gungraun::prelude::*;
use registry::BenchSize;
use zebres::{Action, Zebres};

/// A start and a list that has grown to its full size.
fn warmed_up() -> (Zebres, Vec<Action>) {
    let (start, mut actions) = (benches::start(), Vec::new());
    benches::playouts(&start, 0..20, &mut actions);
    (start, actions)
}

// Random play with the game's type known.
#[library_benchmark]
#[bench::of_200(warmed_up(), 200)]
#[bench::of_1000(warmed_up(), 1000)]
fn playout((start, mut actions): (Zebres, Vec<Action>), count: u64) -> u64 {
    black_box(benches::playouts(&start, 0..count, &mut actions))
}

// The same behind the list of games. Asked for none, it plays its warm-up: the first 1000
// playouts, twice. So this should be twice what `playout` takes for 1000.
#[library_benchmark]
#[bench::of_twice_1000(0)]
fn playout_erased(more: u64) -> u64 {
    black_box(benches::listing().bench(2, BenchSize::Playouts(more)).decisions)
}

// Lists of actions in the middle of games.
#[library_benchmark]
#[bench::of_400(benches::midgame(400), warmed_up().1)]
fn legal(positions: Vec<Zebres>, mut actions: Vec<Action>) -> usize {
    black_box(benches::list_actions(&positions, &mut actions))
}

// Games between random bots with their digest.
#[library_benchmark]
#[bench::of_100(100)]
fn simulate(games: u64) -> String {
    black_box(benches::simulate(games).digest)
}

library_benchmark_group!(name = counts, benchmarks = [playout, playout_erased, legal, simulate]);
main!(library_benchmark_groups = counts);
