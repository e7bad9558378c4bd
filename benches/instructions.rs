//! By instructions counted: the same in every run, so that a small change shows. Every benchmark makes the number of
//! decisions that its name says, so that instructions per decision are one division away.

#![expect(missing_docs, unused_qualifications, reason = "what gungraun's macros write")]

use std::hint::black_box;

use benches::{Case, Course};
use gungraun::prelude::*;

// As the binary allocates, so that figures can be compared.
#[global_allocator]
static HEAP: heap::Counting<mimalloc::MiMalloc> = heap::Counting(mimalloc::MiMalloc);

// Random play of every game with every number of seats.
#[library_benchmark]
#[benches::case(iter = benches::cases(), setup = Case::course)]
fn decide_10000(mut course: Box<dyn Course>) {
    course.decide(black_box(10_000));
}

// Lists of actions in the middle of games.
#[library_benchmark]
#[benches::case(iter = benches::usual_cases(), setup = Case::course)]
fn list_actions(mut course: Box<dyn Course>) -> usize {
    black_box(course.list_actions())
}

// What every seat is sent of the view, in the middle of games.
#[library_benchmark]
#[benches::case(iter = benches::usual_cases(), setup = Case::course)]
fn write_views(course: Box<dyn Course>) -> usize {
    black_box(course.write_views())
}

// Games between random bots with their digest, behind the list of games.
#[library_benchmark]
#[benches::case(iter = benches::usual_cases())]
fn simulate_100(case: Case) -> String {
    black_box(case.simulate(100).digest)
}

library_benchmark_group!(name = counts, benchmarks = [decide_10000, list_actions, write_views, simulate_100]);
main!(library_benchmark_groups = counts);
