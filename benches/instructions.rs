//! By instructions counted: the same in every run, so that a small change shows.

#![expect(missing_docs, unused_qualifications, reason = "what gungraun's macros write")]

use std::hint::black_box;

use games::zebres::{Action, Zebres};
use gungraun::prelude::*;

// As the binary allocates, so that figures can be compared.
#[global_allocator]
static HEAP: heap::Counting<mimalloc::MiMalloc> = heap::Counting(mimalloc::MiMalloc);

/// A start and a list that has grown to its full size.
fn warmed_up() -> (Zebres, Vec<Action>) {
    let (start, mut actions) = (benches::start(), Vec::new());
    benches::playouts(&start, 0..20, &mut actions);
    (start, actions)
}

// Random play with the game's type known.
#[library_benchmark]
#[bench::of_200(warmed_up())]
fn playout((start, mut actions): (Zebres, Vec<Action>)) -> u64 {
    black_box(benches::playouts(&start, 0..200, &mut actions))
}

// Lists of actions in the middle of games.
#[library_benchmark]
#[bench::of_400(benches::midgame(400), warmed_up().1)]
fn legal(positions: Vec<Zebres>, mut actions: Vec<Action>) -> usize {
    black_box(benches::list_actions(&positions, &mut actions))
}

// Games between random bots with their digest, behind the list of games.
#[library_benchmark]
#[bench::of_100(100)]
fn simulate(games: u64) -> String {
    black_box(benches::simulate(games).digest)
}

library_benchmark_group!(name = counts, benchmarks = [playout, legal, simulate]);
main!(library_benchmark_groups = counts);
