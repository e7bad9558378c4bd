//! What is measured, the same for the clock (`speed.rs`) and the count of instructions
//! (`instructions.rs`), and the same in every run: all of it comes from fixed seeds.

use std::hint::black_box;
use std::ops::Range;

use bots::playout;
use games::zebres::{self, Zebres};
use kernel::{Game, Luck, QuickLuck, Setup, Turn};
use lab::{Simulation, Simulator, Subject};
use registry::{Level, Listing, Playable, Viewer};
use serde_json::Value;

/// Every luck here is a stream of this seed, the one of `menagerie bench`.
const SEED: u64 = 1;

/// The game on the list.
pub fn listing() -> &'static Listing {
    registry::find(Zebres::FACTS.id).expect("the game is on the list")
}

/// The game in the lab.
pub fn subject() -> &'static Subject {
    lab::find(Zebres::FACTS.id).expect("the game is on the list")
}

/// A game of which nothing has been decided.
pub fn start() -> Zebres {
    let setup = Setup { options: zebres::Options::default(), seats: 2, rules_version: Zebres::FACTS.rules_version };
    Zebres::new(&setup).expect("the default options")
}

/// Random games to the end, with their scores: what `lab::Subject::bench` does behind the
/// list. Answers the decisions in them.
pub fn playouts(start: &Zebres, numbers: Range<u64>, actions: &mut Vec<zebres::Action>) -> u64 {
    let mut decisions = 0;
    for number in numbers {
        let mut game = start.clone();
        decisions += playout(&mut game, &mut QuickLuck::new(SEED, number), actions).decisions;
        black_box(game.standing().ranks);
    }
    decisions
}

/// Positions from the middle of `count` random games in which a seat is to move.
pub fn midgame(count: u64) -> Vec<Zebres> {
    let mut actions = Vec::new();
    let mut position = |number| {
        let mut game = start();
        let mut luck = QuickLuck::new(SEED, number);
        // A game has some sixty decisions: early and late ones, place_animal and move_guardian.
        for _ in 0..8 + number % 40 {
            step(&mut game, &mut luck, &mut actions);
        }
        game
    };
    (0..count).map(&mut position).filter(|game| matches!(game.turn(), Turn::Seat(_))).collect()
}

fn step(game: &mut Zebres, luck: &mut QuickLuck, actions: &mut Vec<zebres::Action>) {
    match game.turn() {
        Turn::Seat(seat) => {
            actions.clear();
            game.legal(seat, actions);
            game.play(seat, actions[luck.below(actions.len() as u32) as usize], &mut kernel::Silent);
        }
        Turn::Chance => {
            let draw = game.draw(luck);
            game.settle(&draw, &mut kernel::Silent);
        }
        Turn::Together(_) => unreachable!("nothing is chosen together in this game"),
        Turn::Over => {}
    }
}

/// Lists what may be done in each position. Answers how many actions those are.
pub fn list_actions(positions: &[Zebres], actions: &mut Vec<zebres::Action>) -> usize {
    let mut listed = 0;
    for game in positions {
        if let Turn::Seat(seat) = game.turn() {
            actions.clear();
            game.legal(seat, actions);
            listed += black_box(&*actions).len();
        }
    }
    listed
}

/// Games between random bots with their digest, as `menagerie simulate` plays them.
pub fn simulate(games: u64) -> Simulation {
    let simulator = Simulator {
        games,
        seats: 2,
        options: Value::Null,
        seed: SEED,
        bots: vec![Level::Random],
        threads: 1,
        progress: &|_| {},
    };
    subject().simulate(&simulator).expect("the default options")
}

/// A random match to its end, through text alone, as a server or a script plays it.
pub fn text_match() -> Box<dyn Playable> {
    let mut luck = QuickLuck::new(SEED, 0);
    let mut table = listing().new_match(&Value::Null, 2).expect("the default options");
    loop {
        match table.turn() {
            Turn::Over => return table,
            Turn::Chance => {
                table.draw(&mut luck, &[Viewer::Spectator]).expect("it is chance's turn");
            }
            turn @ (Turn::Seat(_) | Turn::Together(_)) => {
                let seat = turn.seats().iter().next().expect("somebody is to move");
                let legal = table.legal(seat).expect("the seat is to move");
                let action = &legal[luck.below(legal.len() as u32) as usize];
                table.play(seat, action, &[Viewer::Spectator]).expect("the action is legal");
            }
        }
    }
}

/// The text of a record of so many entries, of a match in which one entry in three is an undo.
pub fn restless_record(entries: u32) -> String {
    let mut luck = QuickLuck::new(SEED, 1);
    let mut table = listing().new_match(&Value::Null, 2).expect("the default options");
    while table.entries() < entries {
        match table.turn() {
            Turn::Chance => {
                table.draw(&mut luck, &[]).expect("it is chance's turn");
            }
            turn @ (Turn::Seat(_) | Turn::Together(_)) if luck.below(3) > 0 => {
                let seat = turn.seats().iter().next().expect("somebody is to move");
                let legal = table.legal(seat).expect("the seat is to move");
                table.play(seat, &legal[luck.below(legal.len() as u32) as usize], &[]).expect("the action is legal");
            }
            Turn::Seat(_) | Turn::Together(_) | Turn::Over => table.undo().expect("there is something to undo"),
        }
    }
    serde_json::to_string(&table.record(Viewer::Everything)).expect("records are plain data")
}
