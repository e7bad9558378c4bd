//! Learns what a zoo is worth at O Zoo le Mio by self-play and writes it into `src/eval/mio/weights.rs`; or lets players
//! who know what is in that file play against players with the weights set by hand.
//!
//! ```text
//! cargo run --release -p menagerie-bots --example tune_mio -- --games 2500 --seed 1
//! cargo run --release -p menagerie-bots --example tune_mio -- --compare 2000
//! ```
//!
//! Each generation plays by its habits, without looking ahead, with what the one before has learned, the first with
//! weights set by hand. Before each auction, what is seen of each zoo is noted, and the weights are fitted to the points
//! that it still made (least squares, `fit/mod.rs`). The same numbers give the same table.

mod fit;

use std::process::ExitCode;

use bots::eval::mio::habits::{self, FAMILY, Habits};
use bots::eval::mio::prospects::{COUNT, KNOTS, PARTS, TABLES, Table, Weights, features, knot, mixed, step, untuned};
use bots::eval::mio::tuned;
use fit::{Fit, Titles, Wishes, compare_at, spell, tune};
use games::mio::{Mio, Options, Phase};
use kernel::{Choices, Game, Luck, QuickLuck, Seat, Setup, Silent, Turn};

/// Where the weights go.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/eval/mio/weights.rs");

/// The moods of players, so that games differ and bad positions are met too.
const MOODS: [f32; 4] = [0.1, 0.3, 0.6, 1.0];
const WHIMS: [f32; 3] = [0.2, 1.0, 5.0];
/// How much of a tile's worth players pay.
const EAGER: [f32; 3] = [0.8, 1.0, 1.2];
/// Of a hundred decisions, how many are left to luck.
const ASTRAY: u32 = 3;
/// How many times a thing has to be seen to count as much as the weight set by hand.
const HELD: f64 = 100.0;
/// The same for the weights of neighbouring years.
const SMOOTH: f64 = 100.0;

fn main() -> ExitCode {
    let weights = untuned(false);
    // What earlier generations met is kept: one that learned only from the last would run after its own fashions.
    let mut lessons = weights.each_ref().map(Lessons::new);
    let learn = |weights: &Weights, generation: u64, wishes: &Wishes| learn(weights, generation, &mut lessons, wishes);
    tune(|_| FILE.to_owned(), weights, compare, learn, spelled)
}

/// What was seen of a zoo before an auction: unknowns and how much of each, and the points it had; after the game, those
/// that it still made.
struct Sample {
    seat: Seat,
    knot: usize,
    is_start: bool,
    seen: Vec<(usize, f64)>,
    points: i32,
}

/// What one number of seats has to learn from.
struct Lessons {
    fit: Fit,
    games: u64,
    points: f64,
    /// What was seen at the start of a year in the last games, and what came of it, to see how far off the fit is.
    last: Vec<Sample>,
}

impl Lessons {
    fn new(by_hand: &[[f32; COUNT]; KNOTS]) -> Lessons {
        let by_hand: Vec<f64> = by_hand.iter().flatten().map(|&weight| f64::from(weight)).collect();
        Lessons { fit: Fit::new(&by_hand, COUNT, HELD, SMOOTH), games: 0, points: 0.0, last: Vec::new() }
    }

    /// How far off the points are at the start of each year.
    fn report(&self, seats: usize, solution: &[f64]) {
        print!("{seats} seats, {:.1} points a zoo; off by", self.points / self.games as f64);
        for year in 0..KNOTS - 1 {
            let (mut squares, mut count) = (0.0, 0.0);
            for Sample { seen, points, .. } in self.last.iter().filter(|sample| sample.knot == year) {
                let points = f64::from(*points);
                let expected: f64 = seen.iter().map(|&(at, amount)| solution[at] * amount).sum();
                squares += (points - expected) * (points - expected);
                count += 1.0;
            }
            print!("  {:.1} in year {}", f64::sqrt(squares / count), year + 1);
        }
        println!();
    }
}

fn learn(weights: &Weights, generation: u64, lessons: &mut [Lessons; TABLES], wishes: &Wishes) -> Weights {
    let table = Box::new(mixed(weights));
    let mut learned = *weights;
    for (number, lessons) in lessons.iter_mut().enumerate() {
        let mut luck = QuickLuck::new(wishes.seed, generation * 10 + number as u64);
        lessons.last.clear();
        for _ in 0..wishes.games {
            observe(number as u8 + 2, &table, &mut luck, lessons);
        }
        let solution = lessons.fit.solve();
        lessons.report(number + 2, &solution);
        for (at, weight) in solution.iter().enumerate() {
            learned[number][at / COUNT][at % COUNT] = *weight as f32;
        }
    }
    learned
}

/// Plays a game and adds what was seen in it.
fn observe(seats: u8, table: &Table, luck: &mut QuickLuck, lessons: &mut Lessons) {
    let mut any = |from: &[f32]| from[luck.below(from.len() as u32) as usize];
    let habits: Vec<Habits> = Seat::all(seats)
        .map(|_| Habits { mood: any(&MOODS), whim: any(&WHIMS), eager: any(&EAGER), ..FAMILY })
        .collect();
    let mut samples = Vec::new();
    let game = play(seats, luck, |game, seat, actions, luck| {
        if game.decision() == Phase::Bid {
            samples.push(note(game, seat));
        }
        match luck.below(100) < ASTRAY {
            true => luck.below(actions.len() as u32) as usize,
            false => habits::choose(game, seat, actions, &habits[seat.index()], table, luck),
        }
    });
    let scores = game.standing().scores;
    for mut sample in samples {
        sample.points = scores[sample.seat] - sample.points;
        lessons.fit.add(&sample.seen, f64::from(sample.points));
        if sample.is_start {
            lessons.last.push(sample);
        }
    }
    lessons.games += 1;
    lessons.points += scores.iter().map(|(_, &score)| f64::from(score)).sum::<f64>() / f64::from(seats);
}

fn note(game: &Mio, seat: Seat) -> Sample {
    let (knot, share) = knot(step(game));
    let share = f64::from(share);
    let mut seen = Vec::new();
    features(game, seat, |at, amount| {
        for (knot, share) in [(knot, 1.0 - share), (knot + 1, share)] {
            if share > 0.0 && amount != 0.0 {
                seen.push((knot * COUNT + at, share * f64::from(amount)));
            }
        }
    });
    Sample { seat, knot, is_start: share == 0.0, seen, points: game.standing().scores[seat] }
}

/// Plays a game to its end.
fn play(
    seats: u8,
    luck: &mut QuickLuck,
    mut choose: impl FnMut(&Mio, Seat, &[games::mio::Action], &mut QuickLuck) -> usize,
) -> Mio {
    let setup = Setup { options: Options::default(), seats, rules_version: Mio::FACTS.rules_version };
    let mut game = Mio::new(&setup).expect("two to four may play");
    let mut actions = Vec::new();
    loop {
        match game.turn() {
            Turn::Seat(seat) => {
                actions.clear();
                game.legal(seat, &mut actions);
                let choice = choose(&game, seat, &actions, luck);
                game.play(seat, actions[choice], &mut Silent);
            }
            Turn::Together(all) => {
                let mut choices = Choices::NONE;
                for seat in all.iter() {
                    actions.clear();
                    game.legal(seat, &mut actions);
                    choices.set(seat, Some(actions[choose(&game, seat, &actions, luck)]));
                }
                game.resolve(&choices, &mut Silent);
            }
            Turn::Chance => {
                let draw = game.draw(luck);
                game.settle(&draw, &mut Silent);
            }
            Turn::Over => return game,
        }
    }
}

/// The file of weights.
fn spelled(weights: &Weights, wishes: &Wishes) -> String {
    let titles = Titles {
        example: "tune_mio",
        given: "",
        import: "super::prospects::Weights",
        kind: "Weights",
        each: "number of seats",
        tables: (2..).take(TABLES).map(|seats| format!("{seats} seats.")).collect(),
        knots: (0..KNOTS).map(|knot| format!("After {knot} years.")).collect(),
        parts: &PARTS,
    };
    spell(weights, &titles, wishes)
}

/// By habits alone.
fn compare(games: u64, wishes: &Wishes) {
    let tables = [Box::new(mixed(tuned())), Box::new(mixed(&untuned(false)))];
    for seats in 2..=4 {
        compare_at("", seats, games, wishes, |first, luck| {
            let game = play(seats, luck, |game, seat, actions, luck| {
                habits::choose(game, seat, actions, &FAMILY, &tables[usize::from(seat != first)], luck)
            });
            game.standing().ranks
        });
    }
}
