//! By the clock: what a person or a simulation waits for, for every game on the list.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;
use criterion::{
    BenchmarkGroup, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main, measurement::WallTime,
};
use kernel::{Record, Viewer};
use lab::BenchSize;

// As the binary allocates, so that figures can be compared.
#[global_allocator]
static HEAP: heap::Counting<mimalloc::MiMalloc> = heap::Counting(mimalloc::MiMalloc);

criterion_group! {
    name = speed;
    config = Criterion::default().warm_up_time(Duration::from_secs(1)).measurement_time(Duration::from_secs(3));
    targets = playout, legal, simulate, text, record, view
}
criterion_main!(speed);

/// Decisions of one measurement.
const DECISIONS: u64 = 20_000;
/// Playouts measured as one: what `lab::Subject::bench` plays between two looks at the clock.
const PLAYOUTS: u64 = 256;

/// Decisions per second of random play, with the game's type known and behind the list of games. The two should not
/// differ, so this takes the processor time of the thread: on a busy machine wall time would tell them apart by chance.
fn playout(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playout, processor time");
    for case in benches::usual_cases() {
        let mut course = case.course();
        group.throughput(Throughput::Elements(DECISIONS));
        group.bench_function(BenchmarkId::new("generic", case), |bencher| {
            bencher.iter_custom(|times| {
                let clock = ThreadTime::now();
                for _ in 0..times {
                    course.decide(black_box(DECISIONS));
                }
                clock.elapsed()
            });
        });
        let bench = |times| case.subject().bench(case.seats, BenchSize::Playouts(PLAYOUTS * times));
        group.throughput(Throughput::Elements(bench(1).decisions));
        group.bench_function(BenchmarkId::new("erased", case), |bencher| {
            // Its own time leaves out its warming up.
            bencher.iter_custom(|times| Duration::from_secs_f64(bench(times).cpu_seconds));
        });
    }
}

/// Lists of actions per second, in the middle of games.
fn legal(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("legal");
    for case in benches::usual_cases() {
        let mut course = case.course();
        group.throughput(Throughput::Elements(course.positions()));
        group.bench_function(BenchmarkId::new("midgame", case), |bencher| bencher.iter(|| course.list_actions()));
    }
}

/// Decisions per second of `menagerie simulate`, notation and digest included.
fn simulate(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("simulate");
    for case in benches::usual_cases() {
        group.throughput(Throughput::Elements(case.simulate(200).decisions));
        group.bench_function(BenchmarkId::new("200 games", case), |bencher| {
            bencher.iter(|| case.simulate(black_box(200)).digest);
        });
    }
}

/// Entries per second of a match that is played through text.
fn text(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("text");
    for case in benches::usual_cases() {
        group.throughput(Throughput::Elements(u64::from(case.text_match().entries())));
        group.bench_function(BenchmarkId::new("match", case), |bencher| bencher.iter(|| case.text_match().entries()));
    }
}

/// Entries per second of a record that is read, and that is read and replayed.
fn record(criterion: &mut Criterion) {
    let mut group: BenchmarkGroup<'_, WallTime> = criterion.benchmark_group("record");
    for case in benches::usual_cases() {
        let replay = |text: &str, entries| {
            let record = Record::parse(black_box(text)).expect("a record");
            case.listing().replay(&record, entries).expect("a record of a match").position()
        };
        let written = case.text_match().record(Viewer::Everything);
        let text = serde_json::to_string(&written).expect("records are plain data");
        let entries = written.entries.len() as u32;
        group.throughput(Throughput::Elements(entries.into()));
        group.bench_function(BenchmarkId::new("read", case), |bencher| {
            bencher.iter(|| Record::parse(black_box(&text)).expect("a record"));
        });
        group.bench_function(BenchmarkId::new("replay", case), |bencher| bencher.iter(|| replay(&text, entries)));
        let entries = 2000;
        let text = case.restless_record(entries);
        group.throughput(Throughput::Elements(entries.into()));
        group.bench_function(BenchmarkId::new("replay 2000 entries, a third of them undos", case), |bencher| {
            bencher.iter(|| replay(&text, entries));
        });
    }
}

/// What every seat sees, as it is sent.
fn view(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("view");
    for case in benches::usual_cases() {
        let course = case.course();
        group.throughput(Throughput::Elements(course.positions()));
        group.bench_function(BenchmarkId::new("JSON", case), |bencher| bencher.iter(|| course.write_views()));
    }
}
