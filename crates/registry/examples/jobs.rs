//! What the job of a bot costs, and how much memory its player keeps between decisions. One `expert` plays a match of
//! every game against `medium`.
//!
//! `cargo run --release -p menagerie-registry --example jobs -- 630` with the milliseconds of a decision.

use std::time::{Duration, Instant};

use registry::{AnyPlayer, Budget, Level, Listing, QuickLuck, Seat, Turn};
use serde_json::json;

fn main() {
    let millis = std::env::args().nth(1).map_or(630, |millis| millis.parse().expect("milliseconds"));
    println!("game        decisions  job p50  p95 (µs)  kept p50     max (MB)");
    for game in registry::games() {
        measure(game, Duration::from_millis(millis));
    }
}

fn measure(game: &Listing, time: Duration) {
    let seats = game.facts().seats.0;
    let mut table = game.new_match(&json!({}), seats.into()).expect("the fewest seats will do");
    let level = |seat: Seat| if seat == Seat(0) { Level::Expert } else { Level::Medium };
    let mut players: Vec<Box<dyn AnyPlayer>> = Seat::all(seats).map(|seat| game.player(level(seat))).collect();
    let (mut costs, mut kept) = (Vec::new(), Vec::new());
    let mut seed = 0;
    loop {
        let seat = match table.turn() {
            Turn::Over => break,
            Turn::Chance => {
                table.draw(&mut QuickLuck::new(1, table.draws()), &[]).expect("it is chance's turn");
                continue;
            }
            turn => turn.seats().iter().next().expect("somebody is to move"),
        };
        seed += 1;
        let clock = Instant::now();
        let budget = Budget { time: Some(time), ..Budget::default() };
        let job = table.job(seat, Level::Random, seed, &budget).expect("it is to move");
        // Reading the job and choosing at random is all that this takes.
        game.player(Level::Random).think(&job).expect("the job is ours");
        costs.push(clock.elapsed().as_nanos() as f64 / 1e3);
        let job = table.job(seat, level(seat), seed, &budget).expect("it is to move");
        let action = players[seat.index()].think(&job).expect("the job is ours").action;
        table.play(seat, &action, &[]).expect("bots choose what is legal");
        if seat == Seat(0) {
            kept.push(players[0].bytes() as f64 / 1e6);
        }
    }
    costs.sort_by(f64::total_cmp);
    kept.sort_by(f64::total_cmp);
    let share = |sorted: &[f64], share: f64| sorted[(share * (sorted.len() - 1) as f64) as usize];
    println!(
        "{:<12}{:>8}{:>10.0}{:>10.0}{:>10.1}{:>9.1}",
        game.facts().id,
        costs.len(),
        share(&costs, 0.5),
        share(&costs, 0.95),
        share(&kept, 0.5),
        share(&kept, 1.0),
    );
}
