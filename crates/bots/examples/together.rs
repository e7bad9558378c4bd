//! Regret matching against decoupled UCB1, where seats choose together.
//!
//! ```text
//! cargo run --release -p menagerie-bots --example together
//! ```
//!
//! Each game is one turn in which both seats choose at once, and its equilibrium is known. What a strategy is worth is
//! what is left of it once the other seat knows it and answers best; how much that is below the value of the game
//! is printed, in wins per hundred games, as the mean over seeds. UCB1 is shown twice: playing its most tried action, as
//! it does, and playing each action as often as it was tried.

use bots::{Budget, Candidate, Knowledge, Settings, Thinker, Thought, Together};
use kernel::Seat;
use testkit::games::tree::Node::{Both, Chance, End};
use testkit::games::tree::{Shape, TreeGame, Way};

testkit::local_game!(
    struct Tree(TreeGame);
);

impl Knowledge for Tree {}

const SEEDS: u64 = 40;
const ITERATIONS: [u64; 3] = [1_000, 10_000, 100_000];

/// A game of one turn: how often seat 0 wins, by both choices, and what that comes to when both play well.
struct Known {
    name: &'static str,
    shape: &'static Shape,
    wins: &'static [&'static [f64]],
    value: f64,
}

static PENNIES: Shape =
    Shape { seats: 2, nodes: &[Both { ways: 2, next: &[1, 2, 2, 1] }, End(&[10, 0]), End(&[0, 10])] };

static ROCK: Shape = Shape {
    seats: 2,
    nodes: &[Both { ways: 3, next: &[1, 3, 2, 2, 1, 3, 3, 2, 1] }, End(&[0, 0]), End(&[10, 0]), End(&[0, 10])],
};

/// Matching pennies in which seat 0 is sure to win on two heads, and wins every other time on two tails.
static SKEWED: Shape = Shape {
    seats: 2,
    nodes: &[
        Both { ways: 2, next: &[1, 2, 2, 3] },
        End(&[10, 0]),
        End(&[0, 10]),
        Chance { hidden: false, next: &[1, 2] },
    ],
};

static GAMES: [Known; 3] = [
    Known { name: "pennies", shape: &PENNIES, wins: &[&[1.0, 0.0], &[0.0, 1.0]], value: 0.5 },
    Known {
        name: "rock, paper, scissors",
        shape: &ROCK,
        wins: &[&[0.5, 0.0, 1.0], &[1.0, 0.5, 0.0], &[0.0, 1.0, 0.5]],
        value: 0.5,
    },
    Known { name: "skewed pennies", shape: &SKEWED, wins: &[&[1.0, 0.0], &[0.0, 0.5]], value: 1.0 / 3.0 },
];

fn main() {
    println!("{:22} {:>10}  {:>8} {:>12} {:>12}", "game", "iterations", "regret", "UCB1 played", "UCB1 tried");
    for game in &GAMES {
        for iterations in ITERATIONS {
            let regret = mean(game, iterations, Together::RegretMatching, |thought| shares(thought, Candidate::share));
            let played = mean(game, iterations, Together::Bandit, pure);
            let tried = mean(game, iterations, Together::Bandit, |thought| shares(thought, |c| c.visits as f64));
            println!("{:22} {iterations:>10}  {regret:>8.1} {played:>12.1} {tried:>12.1}", game.name);
        }
    }
}

/// The mean loss of seat 0 against the best answer, in wins per hundred games.
fn mean(known: &Known, iterations: u64, together: Together, strategy: impl Fn(&Thought<Way>) -> Vec<f64>) -> f64 {
    let settings = Settings { together, ..Settings::default() };
    let budget = Budget { iterations: Some(iterations), ..Budget::default() };
    let loss = |seed| {
        let thought = Thinker::new(settings).think(&Tree(TreeGame::of(known.shape)), Seat(0), &budget, seed);
        known.value - worst(known.wins, &strategy(&thought))
    };
    100.0 * (0..SEEDS).map(loss).sum::<f64>() / SEEDS as f64
}

/// How often seat 0 wins if the other seat answers best.
fn worst(wins: &[&[f64]], strategy: &[f64]) -> f64 {
    let against = |answer: usize| strategy.iter().zip(wins).map(|(share, wins)| share * wins[answer]).sum::<f64>();
    (0..wins.len()).map(against).fold(f64::INFINITY, f64::min)
}

/// A strategy in the order of the game's own ways.
fn shares(thought: &Thought<Way>, weight: impl Fn(&Candidate<Way>) -> f64) -> Vec<f64> {
    let sum: f64 = thought.candidates.iter().map(&weight).sum();
    let mut candidates = thought.candidates.clone();
    candidates.sort_by_key(|candidate| candidate.action.0);
    candidates.iter().map(|candidate| weight(candidate) / sum).collect()
}

fn pure(thought: &Thought<Way>) -> Vec<f64> {
    shares(thought, |candidate| f64::from(u8::from(candidate.action == thought.action)))
}
