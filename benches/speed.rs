//! By the clock: what a person or a simulation waits for.

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main, measurement::WallTime};
use kernel::{Game, Record, Seat, Viewer};
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

/// Playouts measured as one: what `lab::Subject::bench` plays between two looks at the clock.
const PLAYOUTS: u64 = 256;

/// Decisions per second of random play, with the game's type known and behind the list of games.
/// The two should not differ, so that here the processor time of the thread is taken: on a busy
/// machine the clock on the wall would tell them apart for no reason of ours.
fn playout(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playout, processor time");
    let start = benches::start();
    let mut actions = Vec::new();
    let decisions = benches::playouts(&start, 0..PLAYOUTS, &mut actions);
    group.throughput(Throughput::Elements(decisions));
    group.bench_function("generic", |bencher| {
        // Every measurement is of the same games as behind the list.
        bencher.iter_custom(|times| {
            let clock = ThreadTime::now();
            for batch in 0..times {
                black_box(benches::playouts(&start, batch * PLAYOUTS..(batch + 1) * PLAYOUTS, &mut actions));
            }
            clock.elapsed()
        });
    });
    group.bench_function("erased", |bencher| {
        bencher.iter_custom(|times| {
            // Its own time leaves out its warming up.
            Duration::from_secs_f64(benches::subject().bench(2, BenchSize::Playouts(PLAYOUTS * times)).cpu_seconds)
        });
    });
}

/// Lists of actions per second, in the middle of games.
fn legal(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("legal");
    let positions = benches::midgame(400);
    let mut actions = Vec::new();
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("midgame", |bencher| bencher.iter(|| benches::list_actions(&positions, &mut actions)));
}

/// Decisions per second of `menagerie simulate`, notation and digest included.
fn simulate(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("simulate");
    group.throughput(Throughput::Elements(benches::simulate(1000).decisions));
    group.bench_function("1000 games", |bencher| bencher.iter(|| benches::simulate(black_box(1000)).digest));
}

/// Entries per second of a match that is played through text.
fn text(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("text");
    group.throughput(Throughput::Elements(u64::from(benches::text_match().entries())));
    group.bench_function("match", |bencher| bencher.iter(|| benches::text_match().entries()));
}

/// Entries per second of a record that is read, and that is read and replayed.
fn record(criterion: &mut Criterion) {
    let mut group: BenchmarkGroup<'_, WallTime> = criterion.benchmark_group("record");
    let written = benches::text_match().record(Viewer::Everything);
    let text = serde_json::to_string(&written).expect("records are plain data");
    let entries = written.entries.len() as u32;
    group.throughput(Throughput::Elements(u64::from(entries)));
    group.bench_function("read", |bencher| bencher.iter(|| Record::parse(black_box(&text)).expect("a record")));
    group.bench_function("replay", |bencher| {
        bencher.iter(|| {
            let record = Record::parse(black_box(&text)).expect("a record");
            benches::listing().replay(&record, entries).expect("a record of a match").position()
        });
    });
    let entries = 2000;
    let text = benches::restless_record(entries);
    group.throughput(Throughput::Elements(u64::from(entries)));
    group.bench_function("replay 2000 entries, a third of them undos", |bencher| {
        bencher.iter(|| {
            let record = Record::parse(black_box(&text)).expect("a record");
            benches::listing().replay(&record, entries).expect("a record of a match").position()
        });
    });
}

/// What one seat sees, as it is sent.
fn view(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("view");
    let positions = benches::midgame(100);
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("JSON", |bencher| {
        bencher.iter(|| {
            let sent = positions.iter().map(|game| game.view(Viewer::Seat(Seat(0))));
            sent.map(|view| serde_json::to_string(&view).expect("views are plain data").len()).sum::<usize>()
        });
    });
}
