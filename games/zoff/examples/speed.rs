//! How many decisions a second random playouts make on one core: `cargo run --release -p menagerie-zoff --example speed`,
//! and a number of seats to have only that.

use cpu_time::ProcessTime;
use kernel::{Game, QuickLuck, Setup};
use zoff::{Options, Zoff};

const RUNS: u64 = 7;
const MATCHES: u64 = 1000;

fn main() {
    println!("state: {} bytes, action: {} bytes", size_of::<Zoff>(), size_of::<zoff::Action>());
    let only: Option<u8> = std::env::args().nth(1).map(|text| text.parse().expect("a number of seats"));
    for seats in (3..=7).filter(|seats| only.is_none_or(|only| only == *seats)) {
        let start = Zoff::new(&Setup { options: Options::default(), seats, rules_version: 1 }).expect("a setup");
        let mut actions = Vec::new();
        let (mut best, mut per_match): (f64, f64) = (0.0, 0.0);
        for run in 0..RUNS {
            let (began, mut decisions) = (ProcessTime::now(), 0);
            for number in 0..MATCHES {
                let mut luck = QuickLuck::new(run, number);
                decisions += u64::from(testkit::playout(&mut start.clone(), &mut luck, &mut actions));
            }
            best = best.max(decisions as f64 / began.elapsed().as_secs_f64());
            per_match = decisions as f64 / MATCHES as f64;
        }
        println!("{seats} seats: {:.1} M decisions a second, {per_match:.0} a match", best / 1e6);
    }
}
