//! Learns what a zoo is worth at Zooloretto by self-play and writes it into a file of `src/eval/zooloretto/weights`; or lets
//! players who know what is in that file play against players with the weights set by hand. The variant is 0 for the base
//! game, 1 with XXL, 2 with Exotic and 3 with both.
//!
//! ```text
//! cargo run --release -p menagerie-bots --example tune_zooloretto -- --games 2500 --seed 1
//! cargo run --release -p menagerie-bots --example tune_zooloretto -- --games 2500 --seed 1 --variant 3
//! cargo run --release -p menagerie-bots --example tune_zooloretto -- --compare 2000
//! ```
//!
//! Each generation plays by its habits, without looking ahead, with what the one before has learned, the first with
//! weights set by hand. Whenever a round begins, what is seen of each zoo is noted, and the weights are fitted to the
//! points it had at the end (least squares, held near the weights of neighbouring times and, a
//! little, near those set by hand, for what was rarely seen). The same numbers
//! give the same table: nothing but + − × ÷ √ is used, and luck comes from the seed.

mod fit;

use std::process::ExitCode;

use bots::eval::zooloretto::expansions::{self, COUNT};
use bots::eval::zooloretto::habits::{self, FAMILY, Habits};
use bots::eval::zooloretto::prospects::{
    self, BASE_KNOTS, KNOTS, PARTS, TABLES, Table, Weights, features, learned, mixed, moment, share_of_next,
};
use fit::{Fit, Titles, Wishes, compare_at, spell, tune};
use games::zooloretto::{Options, Zooloretto};
use kernel::{BySeat, Game, Luck, QuickLuck, Seat, Setup, Silent, Turn};

/// Where the weights go, and by variant the name of the file.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/eval/zooloretto/weights");
const FILES: [&str; 4] = ["base", "xxl", "exotic", "both"];

/// The whims of players, so that games differ and bad positions are met too.
const WHIMS: [f32; 3] = [0.2, 1.0, 3.0];
/// Of a hundred decisions, how many are left to luck.
const ASTRAY: u32 = 3;
/// How many times a thing has to be seen to count as much as the weight set by hand.
const HELD: f64 = 2.0;
/// The same for the weights of neighbouring knots: what is rarely seen so early or so late is worth what it is then.
const SMOOTH: f64 = 100.0;

fn main() -> ExitCode {
    let weights = prospects::untuned();
    // What earlier generations met is kept: one that learned only from the last would run after its own fashions.
    let mut lessons = weights.each_ref().map(Lessons::new);
    let learn = |weights: &Weights, generation: u64, wishes: &Wishes| learn(weights, generation, &mut lessons, wishes);
    tune(|wishes| format!("{FOLDER}/{}.rs", FILES[wishes.variant as usize]), weights, compare, learn, spelled)
}

/// What was seen of a zoo when a round began: unknowns and how much of each.
#[derive(Clone)]
struct Sample {
    seat: Seat,
    step: usize,
    seen: Vec<(usize, f64)>,
    /// Points that nobody loses any more.
    donated: f64,
}

fn learn(weights: &Weights, generation: u64, lessons: &mut [Lessons; TABLES], wishes: &Wishes) -> Weights {
    let table = Box::new(mixed(weights));
    let mut learned = *weights;
    for (number, lessons) in lessons.iter_mut().enumerate() {
        let mut luck = QuickLuck::new(wishes.seed, generation * 10 + number as u64);
        for _ in 0..wishes.games {
            observe(new_game(wishes.variant, number as u8 + 2), &table, &mut luck, lessons);
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
fn observe(mut game: Zooloretto, table: &Table, luck: &mut QuickLuck, lessons: &mut Lessons) {
    let seats = game.seats();
    let habits: Vec<Habits> =
        Seat::all(seats).map(|_| Habits { whim: WHIMS[luck.below(WHIMS.len() as u32) as usize], ..FAMILY }).collect();
    let (mut samples, mut actions) = (Vec::new(), Vec::new());
    let mut noted_at = u8::MAX;
    loop {
        match game.turn() {
            Turn::Seat(seat) => {
                if game.is_start_of_round() && game.all_unseen() != noted_at {
                    noted_at = game.all_unseen();
                    samples.extend(Seat::all(seats).map(|seat| note(&game, seat)));
                }
                actions.clear();
                game.legal(seat, &mut actions);
                let choice = match luck.below(100) < ASTRAY {
                    true => luck.below(actions.len() as u32) as usize,
                    false => habits::choose(&game, seat, &actions, &habits[seat.index()], table, luck),
                };
                game.play(seat, actions[choice], &mut Silent);
            }
            Turn::Chance => {
                let draw = game.draw(luck);
                game.settle(&draw, &mut Silent);
            }
            Turn::Together(_) | Turn::Over => break,
        }
    }
    let scores = game.standing().scores;
    for sample in &samples {
        lessons.add(sample, f64::from(scores[sample.seat]) - sample.donated);
    }
    lessons.games += 1;
    lessons.points += scores.iter().map(|(_, &score)| f64::from(score)).sum::<f64>() / f64::from(seats);
}

fn note(game: &Zooloretto, seat: Seat) -> Sample {
    let (_, step) = moment(game);
    let knot = (0..KNOTS.len() - 2).rev().find(|&knot| step > KNOTS[knot].into()).unwrap_or(0);
    let share = f64::from(share_of_next(step, knot));
    let mut seen = Vec::new();
    features(game, seat, |at, amount| {
        for (knot, share) in [(knot, 1.0 - share), (knot + 1, share)] {
            if share > 0.0 {
                seen.push((knot * COUNT + at, share * f64::from(amount)));
            }
        }
    });
    Sample { seat, step, seen, donated: f64::from(game.zoo(seat).donated()) }
}

/// What one number of seats has to learn from.
struct Lessons {
    fit: Fit,
    by_hand: Vec<f64>,
    games: u64,
    points: f64,
    /// The samples of the last games, to see how far off the fit is.
    last: Vec<(Sample, f64)>,
}

impl Lessons {
    fn new(by_hand: &[[f32; COUNT]; KNOTS.len()]) -> Lessons {
        let by_hand: Vec<f64> = by_hand.iter().flatten().map(|&weight| f64::from(weight)).collect();
        let fit = Fit::new(&by_hand, COUNT, HELD, SMOOTH);
        Lessons { fit, by_hand, games: 0, points: 0.0, last: Vec::new() }
    }

    fn add(&mut self, sample: &Sample, points: f64) {
        self.fit.add(&sample.seen, points);
        if self.last.len() == 20_000 {
            self.last.clear();
        }
        self.last.push((sample.clone(), points));
    }

    /// How far off the points are, by how many tiles for each seat are left.
    fn report(&self, seats: usize, solution: &[f64]) {
        print!("{seats} seats, {:.1} points a zoo; off by", self.points / self.games as f64);
        for knot in KNOTS.windows(2) {
            let steps = usize::from(knot[0])..usize::from(knot[1]);
            let (mut squares, mut held, mut count) = (0.0, 0.0, 0.0);
            for (Sample { seen, .. }, points) in self.last.iter().filter(|(sample, _)| steps.contains(&sample.step)) {
                let expected = |weights: &[f64]| seen.iter().map(|&(at, amount)| weights[at] * amount).sum::<f64>();
                squares += (points - expected(solution)) * (points - expected(solution));
                held += (points - expected(&self.by_hand)) * (points - expected(&self.by_hand));
                count += 1.0;
            }
            print!("  {:.1} (by hand {:.1}) from {}", (squares / count).sqrt(), (held / count).sqrt(), knot[0]);
        }
        println!();
    }
}

/// The file of weights.
fn spelled(weights: &Weights, wishes: &Wishes) -> String {
    // The base game has fewer moments, and sees less.
    let (knots, parts, import, kind, given) = match wishes.variant {
        0 => {
            let import = "super::super::prospects::{BASE, BASE_KNOTS, Weights}";
            (BASE_KNOTS, PARTS.to_vec(), import, "Weights<BASE, BASE_KNOTS>", String::new())
        }
        variant => {
            let parts = PARTS.into_iter().chain(expansions::PARTS).collect();
            (KNOTS.len(), parts, "super::super::prospects::Weights", "Weights", format!(" --variant {variant}"))
        }
    };
    let titles = Titles {
        example: "tune_zooloretto",
        given: &given,
        import,
        kind,
        each: "number of seats",
        tables: (2..).take(weights.len()).map(|seats| format!("{seats} seats.")).collect(),
        knots: KNOTS[..knots].iter().map(|tiles| format!("{tiles} tiles for each seat.")).collect(),
        parts: &parts,
    };
    spell(weights, &titles, wishes)
}

/// By habits alone.
fn compare(games: u64, wishes: &Wishes) {
    let tables = [Box::new(*learned(&new_game(wishes.variant, 2))), Box::new(mixed(&prospects::untuned()))];
    for seats in 2..=5 {
        compare_at("", seats, games, wishes, |first, luck| ranks(wishes.variant, seats, first, &tables, luck));
    }
}

/// The ranks of a game in which one seat has the first table.
fn ranks(variant: u64, seats: u8, first: Seat, tables: &[Box<Table>; 2], luck: &mut QuickLuck) -> BySeat<u8> {
    let mut game = new_game(variant, seats);
    let mut actions = Vec::new();
    loop {
        match game.turn() {
            Turn::Seat(seat) => {
                actions.clear();
                game.legal(seat, &mut actions);
                let table = &tables[usize::from(seat != first)];
                let choice = habits::choose(&game, seat, &actions, &FAMILY, table, luck);
                game.play(seat, actions[choice], &mut Silent);
            }
            Turn::Chance => {
                let draw = game.draw(luck);
                game.settle(&draw, &mut Silent);
            }
            Turn::Together(_) | Turn::Over => break,
        }
    }
    game.standing().ranks
}

fn new_game(variant: u64, seats: u8) -> Zooloretto {
    let options = Options { xxl: variant & 1 > 0, exotic: variant & 2 > 0, ..Options::default() };
    let setup = Setup { options, seats, rules_version: Zooloretto::FACTS.rules_version };
    Zooloretto::new(&setup).expect("two to five may play")
}
