//! Learns what a zoo is worth at Wonderzoo by self-play and writes it into `src/eval/wonderzoo/weights.rs`; or lets
//! players who know what is in that file play against players with the weights set by hand.
//!
//! ```text
//! cargo run --release -p menagerie-bots --example tune_wonderzoo -- --games 4000 --seed 1
//! cargo run --release -p menagerie-bots --example tune_wonderzoo -- --compare 500
//! ```
//!
//! Each generation plays by its habits, without looking ahead, with what the one before has learned, the first with
//! weights set by hand. Before each round, what is seen of each zoo is noted, and the weights are fitted to the points
//! that it still made (least squares, `fit/mod.rs`). Boards and numbers of seats take turns. The same numbers give the
//! same table.

mod fit;

use std::process::ExitCode;

use bots::eval::wonderzoo::habits::{self, FAMILY, Habits, PLAYOUT};
use bots::eval::wonderzoo::prospects::{
    APART, COUNT, KNOTS, PARTS, TABLES, Table, Weights, features, knot, mixed, untuned,
};
use bots::eval::wonderzoo::tuned;
use fit::{Fit, Titles, Wishes, compare_at, spell, tune};
use games::wonderzoo::{Action, Difficulty, Options, Phase, Scoring, Wonderzoo};
use kernel::{First, Game, Luck, QuickLuck, Seat, Setup, Silent, Turn};

/// Where the weights go.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/eval/wonderzoo/weights.rs");

/// The whims of players, so that games differ and bad positions are met too.
const WHIMS: [f32; 4] = [0.1, 0.5, 1.0, 3.0];
/// Of a hundred decisions, how many are left to luck.
const ASTRAY: u32 = 3;
/// How many times a thing has to be seen to count as much as the weight set by hand.
const HELD: f64 = 50.0;
/// The same for the weights of neighbouring knots.
const SMOOTH: f64 = 50.0;

fn main() -> ExitCode {
    let weights = untuned();
    // What earlier generations met is kept: one that learned only from the last would run after its own fashions.
    let mut lessons = weights.each_ref().map(Lessons::new);
    let learn = |weights: &Weights, generation: u64, wishes: &Wishes| learn(weights, generation, &mut lessons, wishes);
    tune(|_| FILE.to_owned(), weights, compare, learn, spelled)
}

/// What was seen of a zoo before a round: unknowns and how much of each, and the points it had; after the game, those
/// that it still made.
struct Sample {
    seat: Seat,
    knot: usize,
    seen: Vec<(usize, f64)>,
    points: i32,
}

/// What one way of scoring has to learn from.
struct Lessons {
    fit: Fit,
    zoos: u64,
    points: f64,
    /// What was seen in the last games, and what came of it, to see how far off the fit is.
    last: Vec<Sample>,
}

impl Lessons {
    fn new(by_hand: &[[f32; COUNT]; KNOTS]) -> Lessons {
        let by_hand: Vec<f64> = by_hand.iter().flatten().map(|&weight| f64::from(weight)).collect();
        Lessons { fit: Fit::new(&by_hand, COUNT, HELD, SMOOTH), zoos: 0, points: 0.0, last: Vec::new() }
    }

    /// How far off the points are near each knot.
    fn report(&self, solution: &[f64]) {
        print!("{:.2} points a zoo; off by", self.points / self.zoos as f64);
        for knot in 0..KNOTS {
            let (mut squares, mut count) = (0.0, 0.0);
            for Sample { seen, points, .. } in self.last.iter().filter(|sample| sample.knot == knot) {
                let expected: f64 = seen.iter().map(|&(at, amount)| solution[at] * amount).sum();
                squares += (f64::from(*points) - expected).powi(2);
                count += 1.0;
            }
            print!("  {:.2} at {knot}", f64::sqrt(squares / count));
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
        (lessons.zoos, lessons.points) = (0, 0.0);
        for game in 0..wishes.games {
            observe(start(number, game), &table, &mut luck, lessons);
        }
        let solution = lessons.fit.solve();
        lessons.report(&solution);
        for (at, weight) in solution.iter().enumerate() {
            learned[number][at / COUNT][at % COUNT] = *weight as f32;
        }
    }
    learned
}

/// A new game: boards and numbers of seats take turns.
fn start(table: usize, game: u64) -> Wonderzoo {
    let options = Options {
        scoring: [Scoring::Basic, Scoring::Expert][table],
        difficulty: if game % 3 == 2 { Difficulty::Hard } else { Difficulty::Easy },
        first_bus: First::Given(Seat(0)),
        ..Options::default()
    };
    let seats = 2 + (game / 3 % 3) as u8;
    Wonderzoo::new(&Setup { options, seats, rules_version: Wonderzoo::FACTS.rules_version })
        .expect("two to four may play")
}

/// Plays a game and adds what was seen in it.
fn observe(start: Wonderzoo, table: &Table, luck: &mut QuickLuck, lessons: &mut Lessons) {
    let seats = start.seats();
    let habits: Vec<Habits> = Seat::all(seats)
        .map(|_| {
            let habits = if luck.below(3) == 0 { FAMILY } else { PLAYOUT };
            Habits { whim: WHIMS[luck.below(WHIMS.len() as u32) as usize], ..habits }
        })
        .collect();
    let mut samples = Vec::new();
    let game = play(
        start,
        luck,
        |game| {
            if game.decision() == Phase::Refill {
                samples.extend(Seat::all(seats).filter(|&seat| !game.is_out(seat)).map(|seat| note(game, seat)));
            }
        },
        |game, seat, actions, luck| match luck.below(100) < ASTRAY {
            true => luck.below(actions.len() as u32) as usize,
            false => habits::choose(game, seat, actions, &habits[seat.index()], table, luck),
        },
    );
    let scores = game.standing().scores;
    for mut sample in samples {
        sample.points = scores[sample.seat] - sample.points;
        lessons.fit.add(&sample.seen, f64::from(sample.points));
        lessons.last.push(sample);
    }
    lessons.zoos += u64::from(seats);
    lessons.points += scores.iter().map(|(_, &score)| f64::from(score)).sum::<f64>();
}

fn note(game: &Wonderzoo, seat: Seat) -> Sample {
    let (amounts, free) = features(game, seat);
    let (knot, share) = knot(free);
    let share = f64::from(share);
    let mut seen = Vec::new();
    for (at, &amount) in amounts.iter().enumerate() {
        for (knot, share) in [(knot, 1.0 - share), (knot + 1, share)] {
            if share > 0.0 && amount != 0.0 {
                seen.push((knot * COUNT + at, share * f64::from(amount)));
            }
        }
    }
    Sample { seat, knot, seen, points: game.points(seat) }
}

/// Plays a game to its end.
fn play(
    mut game: Wonderzoo,
    luck: &mut QuickLuck,
    mut look: impl FnMut(&Wonderzoo),
    mut choose: impl FnMut(&Wonderzoo, Seat, &[Action], &mut QuickLuck) -> usize,
) -> Wonderzoo {
    let mut actions = Vec::new();
    loop {
        match game.turn() {
            Turn::Seat(seat) => {
                actions.clear();
                game.legal(seat, &mut actions);
                let choice = choose(&game, seat, &actions, luck);
                game.play(seat, actions[choice], &mut Silent);
            }
            Turn::Chance => {
                look(&game);
                let draw = game.draw(luck);
                game.settle(&draw, &mut Silent);
            }
            Turn::Together(_) | Turn::Over => return game,
        }
    }
}

/// The file of weights.
fn spelled(weights: &Weights, wishes: &Wishes) -> String {
    let titles = Titles {
        example: "tune_wonderzoo",
        given: "",
        import: "super::prospects::Weights",
        kind: "Weights",
        each: "way of scoring",
        tables: ["basic", "expert"].map(|scoring| format!("The {scoring} game.")).into(),
        knots: (0..KNOTS).map(|knot| format!("{} cells free.", knot * APART)).collect(),
        parts: &PARTS,
    };
    spell(weights, &titles, wishes)
}

/// By habits alone.
fn compare(games: u64, wishes: &Wishes) {
    let tables = [Box::new(mixed(tuned())), Box::new(mixed(&untuned()))];
    for (table, scoring) in ["basic, ", "expert, "].into_iter().enumerate() {
        for seats in 2..=4_u8 {
            compare_at(scoring, seats, games, wishes, |first, luck| {
                let start = start(table, 3 * u64::from(seats - 2));
                let choose = |game: &Wonderzoo, seat: Seat, actions: &[Action], luck: &mut QuickLuck| {
                    habits::choose(game, seat, actions, &PLAYOUT, &tables[usize::from(seat != first)], luck)
                };
                play(start, luck, |_| (), choose).standing().ranks
            });
        }
    }
}
