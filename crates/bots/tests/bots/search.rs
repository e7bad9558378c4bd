//! Search on trees whose value is known, and what it promises about budgets and seeds.

use std::time::Duration;

use bots::{Budget, Knowledge, Settings, Thinker, Thought, Together};
use games::zebres;
use kernel::{Choices, Game, Luck, Seat, Setup, Silent, Turn};
use testkit::games::tree::Node::{Both, Chance, Choice, End};
use testkit::games::tree::{Shape, TreeGame, Way};

testkit::local_game!(
    /// A tree, and the habit of its playouts.
    struct Tree(TreeGame);
);

impl Knowledge for Tree {
    fn playout_choice(&self, _: Seat, actions: &[Way], luck: &mut impl Luck) -> usize {
        self.0.habit.map_or_else(|| luck.below(actions.len() as u32) as usize, usize::from)
    }
}

testkit::local_game!(
    /// A tree in which it matters only whether both seats chose the same.
    struct Pairs(TreeGame);
);

impl Knowledge for Pairs {
    fn outcome(&self, choices: &Choices<Way>) -> Option<u64> {
        Some(u64::from(choices.get(Seat(0)) == choices.get(Seat(1))))
    }
}

fn iterations(iterations: u64) -> Budget {
    Budget { iterations: Some(iterations), ..Budget::default() }
}

fn think(shape: &'static Shape, seat: u8, together: Together, n: u64, seed: u64) -> Thought<Way> {
    let settings = Settings { together, ..Settings::default() };
    Thinker::new(settings).think(&Tree(TreeGame::of(shape)), Seat(seat), &iterations(n), seed)
}

/// The way that search finds, over several seeds.
#[track_caller]
fn finds(shape: &'static Shape, seat: u8, way: u16) {
    for seed in 0..5 {
        for together in [Together::Bandit, Together::RegretMatching] {
            assert_eq!(think(shape, seat, together, 4000, seed).action, Way(way), "seed {seed}, {together:?}");
        }
    }
}

/// The first way looks best on average (two of three leaves win), but the answer to it wins for the other.
static TRAP: Shape = Shape {
    seats: 2,
    nodes: &[
        Choice { seat: 0, set: 0, next: &[1, 2] },
        Choice { seat: 1, set: 0, next: &[3, 4, 5] },
        Choice { seat: 1, set: 0, next: &[6, 7, 8] },
        End(&[60, 0]),
        End(&[60, 0]),
        End(&[0, 60]),
        End(&[10, 5]),
        End(&[10, 8]),
        End(&[10, 9]),
    ],
};

#[test]
fn an_answer_is_expected() {
    finds(&TRAP, 0, 1);
}

/// A choice of seat 0, then one of seat 1 that decides all.
static LAST_WORD: Shape = Shape {
    seats: 2,
    nodes: &[
        Choice { seat: 0, set: 0, next: &[1, 1] },
        Choice { seat: 1, set: 0, next: &[2, 3] },
        End(&[10, 0]),
        End(&[0, 10]),
    ],
};

#[test]
fn a_playout_follows_the_policy_of_the_game() {
    let informed = Settings { informed: true, ..Settings::default() };
    for (habit, expected) in [(0, [10, 0]), (1, [0, 10])] {
        let game = Tree(TreeGame { habit: Some(habit), ..TreeGame::of(&LAST_WORD) });
        let scores = kernel::BySeat::from_fn(2, |seat| expected[seat.index()]);
        let expected = bots::worth(&kernel::Standing::by_score(scores, ()))[Seat(0)];
        for seed in 0..20 {
            // Two iterations are the first of two trees: each is a step and a playout.
            let thought = Thinker::new(informed).think(&game, Seat(0), &iterations(2), seed);
            assert_eq!(thought.value.map(|value| value[Seat(0)]), Some(expected));
        }
    }
}

/// Three seats: each plays for itself. Seat 1 prefers the leaf in which it wins, which seat 2 would too hand to seat 0.
static THREE: Shape = Shape {
    seats: 3,
    nodes: &[
        Choice { seat: 0, set: 0, next: &[1, 2] },
        Choice { seat: 1, set: 0, next: &[3, 4] },
        Choice { seat: 2, set: 0, next: &[5, 6] },
        End(&[10, 0, 0]),
        End(&[0, 10, 5]),
        End(&[10, 0, 9]),
        End(&[5, 10, 4]),
    ],
};

#[test]
fn three_seats_each_play_for_themselves() {
    // Left: seat 1 takes [0, 10, 5], seat 0 last. Right: seat 2 ranks second in [10, 0, 9], third in the other: seat 0 wins.
    finds(&THREE, 0, 1);
}

/// A sure narrow win, or a gamble that wins in one of three cases.
static GAMBLE: Shape = Shape {
    seats: 2,
    nodes: &[
        Choice { seat: 0, set: 0, next: &[1, 2] },
        Chance { hidden: false, next: &[3, 4, 4] },
        Chance { hidden: false, next: &[3, 3, 4] },
        End(&[30, 0]),
        End(&[0, 30]),
    ],
};

#[test]
fn chance_is_weighed() {
    finds(&GAMBLE, 0, 1);
    let value = think(&GAMBLE, 0, Together::Bandit, 20_000, 1).candidates[0].value();
    // Two wins in three, each worth 0.85 + 0.15 · (½ + ½ · 30 / 50), the loss what is left to 1.
    let win = 0.85 + 0.15 * 0.8;
    let expected = (2.0 * win + (1.0 - win)) / 3.0;
    assert!((value - expected).abs() < 0.02, "{value} is not {expected}");
}

/// After chance has shown its face, the seat can act on it: waiting is worth a certain win.
static INFORMED: Shape = Shape {
    seats: 2,
    nodes: &[
        Choice { seat: 0, set: 0, next: &[1, 2] },
        Chance { hidden: false, next: &[3, 4] },
        Chance { hidden: false, next: &[5, 5, 5, 5, 6] },
        Choice { seat: 0, set: 0, next: &[5, 6] },
        Choice { seat: 0, set: 0, next: &[6, 5] },
        End(&[10, 0]),
        End(&[0, 10]),
    ],
};

#[test]
fn what_chance_shows_can_be_used() {
    finds(&INFORMED, 0, 0);
}

/// The same with chance hidden: to guess wins in half of the cases, the safe way in four of five. A
/// search that peeks would guess.
static HIDDEN: Shape = Shape {
    seats: 2,
    nodes: &[
        Choice { seat: 0, set: 0, next: &[1, 2] },
        Chance { hidden: true, next: &[3, 4] },
        Chance { hidden: false, next: &[5, 5, 5, 5, 6] },
        Choice { seat: 0, set: 1, next: &[5, 6] },
        Choice { seat: 0, set: 1, next: &[6, 5] },
        End(&[10, 0]),
        End(&[0, 10]),
    ],
};

#[test]
fn what_is_hidden_cannot_be_used() {
    finds(&HIDDEN, 0, 1);
}

/// The seat stands at one of two nodes that look the same to it; way 0 wins at one of them and
/// loses much at the other, way 1 wins narrowly at both.
static UNSURE: Shape = Shape {
    seats: 2,
    nodes: &[
        Choice { seat: 0, set: 1, next: &[2, 3] },
        Choice { seat: 0, set: 1, next: &[4, 3] },
        End(&[90, 0]),
        End(&[1, 0]),
        End(&[0, 90]),
    ],
};

#[test]
fn positions_that_look_the_same_are_weighed_together() {
    for at in [0, 1] {
        for seed in 0..5 {
            let game = Tree(TreeGame { at, ..TreeGame::of(&UNSURE) });
            let thought = Thinker::new(Settings::default()).think(&game, Seat(0), &iterations(2000), seed);
            assert_eq!(thought.action, Way(1), "at node {at}");
        }
    }
    // What it cannot tell apart it answers alike.
    let answer = |at| {
        let game = Tree(TreeGame { at, ..TreeGame::of(&UNSURE) });
        let thought = Thinker::new(Settings::default()).think(&game, Seat(0), &iterations(500), 3);
        thought.candidates.iter().map(|c| (c.action, c.visits)).collect::<Vec<_>>()
    };
    assert_eq!(answer(0), answer(1));
}

/// Matching pennies in which seat 0 wins on a match and loses otherwise: both mix evenly.
static PENNIES: Shape =
    Shape { seats: 2, nodes: &[Both { ways: 2, next: &[1, 2, 2, 1] }, End(&[10, 0]), End(&[0, 10])] };

/// Rock, paper, scissors in which a draw is a draw.
static ROCK: Shape = Shape {
    seats: 2,
    nodes: &[Both { ways: 3, next: &[1, 3, 2, 2, 1, 3, 3, 2, 1] }, End(&[0, 0]), End(&[10, 0]), End(&[0, 10])],
};

/// Way 1 of seat 0 is better than way 0 whatever the other does, and way 1 of seat 1 too.
static DOMINATED: Shape =
    Shape { seats: 2, nodes: &[Both { ways: 2, next: &[3, 2, 1, 3] }, End(&[10, 0]), End(&[0, 40]), End(&[9, 10])] };

#[test]
fn together_regret_matching_mixes_as_it_should() {
    for (shape, ways) in [(&PENNIES, 2), (&ROCK, 3)] {
        for seat in [0, 1] {
            let mut played = [0.0; 3];
            let thought = think(shape, seat, Together::RegretMatching, 40_000, 1);
            let sum: f64 = thought.candidates.iter().map(bots::Candidate::share).sum();
            for candidate in &thought.candidates {
                played[usize::from(candidate.action.0)] = candidate.share() / sum;
            }
            for share in &played[..ways] {
                assert!((share - 1.0 / ways as f64).abs() < 0.08, "seat {seat}: {played:?}");
            }
        }
    }
}

#[test]
fn together_choices_that_come_to_the_same_share_what_is_learned() {
    for seat in [0, 1] {
        let game = Pairs(TreeGame::of(&PENNIES));
        let thought = Thinker::new(Settings::default()).think(&game, Seat(seat), &iterations(20_000), 1);
        let sum: f64 = thought.candidates.iter().map(bots::Candidate::share).sum();
        let share = thought.candidates[0].share() / sum;
        assert!((share - 0.5).abs() < 0.08, "seat {seat}: {thought:?}");
    }
}

#[test]
fn together_the_first_way_is_favoured_for_a_while() {
    let favour = Settings { favour: 20.0, ..Settings::default() };
    let best = |n| {
        let thought = Thinker::new(favour).think(&Tree(TreeGame::of(&DOMINATED)), Seat(0), &iterations(n), 1);
        thought.candidates[0].action
    };
    assert_eq!((best(20), best(4000)), (Way(0), Way(1)));
}

#[test]
fn together_a_dominated_way_is_not_played() {
    finds(&DOMINATED, 0, 1);
    finds(&DOMINATED, 1, 1);
}

fn zebres() -> zebres::Zebres {
    let options = zebres::Options { first_player: kernel::First::Given(Seat(0)), ..zebres::Options::default() };
    zebres::Zebres::new(&Setup { options, seats: 2, rules_version: 1 }).expect("two seats")
}

#[test]
fn a_seed_and_iterations_give_the_same_answer_whatever_the_threads() {
    let answer = |threads, seed| {
        let budget = Budget { iterations: Some(600), threads, ..Budget::default() };
        let thought = Thinker::new(Settings::default()).think(&zebres(), Seat(0), &budget, seed);
        let weighed: Vec<_> = thought.candidates.iter().map(|c| (c.action, c.visits, c.value().to_bits())).collect();
        (thought.action, thought.iterations, weighed)
    };
    assert_eq!(answer(1, 7), answer(1, 7));
    assert_eq!(answer(1, 7), answer(2, 7));
    assert_eq!(answer(1, 7), answer(5, 7));
    assert_ne!(answer(1, 7), answer(1, 8), "the seed matters");
}

#[test]
fn iterations_are_those_of_the_budget() {
    for wanted in [1, 2, 15, 16, 17, 333] {
        let thought = Thinker::new(Settings::default()).think(&zebres(), Seat(0), &iterations(wanted), 1);
        assert_eq!(thought.iterations, wanted);
        assert_eq!(thought.candidates.iter().map(|c| c.visits).sum::<u64>(), wanted);
    }
}

#[test]
fn a_forced_choice_is_not_thought_about() {
    static FORCED: Shape = Shape { seats: 2, nodes: &[Choice { seat: 0, set: 0, next: &[1] }, End(&[1, 0])] };
    let thought = think(&FORCED, 0, Together::Bandit, 1000, 1);
    assert_eq!((thought.action, thought.iterations), (Way(0), 0));
}

#[test]
fn a_tree_is_kept_from_one_decision_to_the_next() {
    let mut game = zebres();
    let mut keeps = Thinker::new(Settings::default());
    let first = keeps.think(&game, Seat(0), &iterations(4000), 1);
    game.play(Seat(0), first.action, &mut Silent);
    let Turn::Seat(seat) = game.turn() else { panic!("seat 1 places an animal") };
    let kept = keeps.think(&game, seat, &iterations(10), 1);
    let visits = |thought: &Thought<_>| thought.candidates.iter().map(|c: &bots::Candidate<_>| c.visits).sum::<u64>();
    let tried = first.candidates[0].visits;
    // Every iteration through the chosen action but the one that made its node went on to a decision here.
    assert!(visits(&kept) > tried / 2, "{} of {tried}", visits(&kept));
    assert_eq!(kept.iterations, 10);
    let fresh = Thinker::new(Settings::default()).think(&game, seat, &iterations(10), 1);
    assert_eq!(visits(&fresh), 10);
}

#[test]
fn a_time_alone_ends_a_search() {
    let budget = Budget { time: Some(Duration::from_millis(5)), ..Budget::default() };
    let thought = Thinker::new(Settings::default()).think(&zebres(), Seat(0), &budget, 1);
    assert!(thought.iterations > 0);
    let budget = Budget { time: Some(Duration::ZERO), ..Budget::default() };
    let thought = Thinker::new(Settings::default()).think(&zebres(), Seat(0), &budget, 1);
    assert!((1..100).contains(&thought.iterations), "without time there is a glance: {}", thought.iterations);
    assert!(zebres().check(Seat(0), &thought.action).is_ok());
}
