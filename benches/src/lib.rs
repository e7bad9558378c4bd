//! The work that is measured, the same for the clock (`speed.rs`) and the count of instructions (`instructions.rs`), for
//! every game on the list. All of it comes from fixed seeds, so every run measures the same.

use std::fmt;
use std::hint::black_box;

use bots::Knowledge;
use kernel::{AnyMatch as _, Game, Luck, Match, QuickLuck, Seat, Setup, Turn};
use lab::{Simulation, Simulator, Subject};
use registry::{Level, Listing, Playable, Viewer};
use serde_json::Value;
use testkit::random_turn;

/// Every stream of luck here has this seed, as in `menagerie bench`.
const SEED: u64 = 1;
/// Positions from the middle of games, for lists of actions.
const POSITIONS: u64 = 400;

/// A game and a number of seats.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Case {
    /// The game's id.
    pub game: &'static str,
    /// How many seats play.
    pub seats: u8,
}

impl fmt::Debug for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {} seats", self.game, self.seats)
    }
}

/// Every game with every number of seats, in the order of the list.
pub fn cases() -> Vec<Case> {
    let of_one = |listing: &'static Listing| {
        let facts = listing.facts();
        (facts.seats.0..=facts.seats.1).map(|seats| Case { game: facts.id, seats })
    };
    registry::games().iter().flat_map(of_one).collect()
}

/// Every game once, with as many seats as its box is made for, or four.
pub fn usual_cases() -> Vec<Case> {
    let of_one = |listing: &'static Listing| {
        let facts = listing.facts();
        Case { game: facts.id, seats: 4.clamp(facts.seats.0, facts.seats.1) }
    };
    registry::games().iter().map(of_one).collect()
}

impl Case {
    /// The game on the list.
    pub fn listing(self) -> &'static Listing {
        registry::find(self.game).expect("the game is on the list")
    }

    /// The same where games are simulated and measured.
    pub fn subject(self) -> &'static Subject {
        lab::find(self.game).expect("the game is on the list")
    }

    /// What can be measured of it with its types known, with buffers that have grown to their full size.
    pub fn course(self) -> Box<dyn Course> {
        let mut course = self.cold_course();
        course.decide(20_000);
        course.list_actions();
        course
    }

    fn cold_course(self) -> Box<dyn Course> {
        macro_rules! find {
            ($($game:ty),+) => {
                $(if <$game>::FACTS.id == self.game {
                    return Box::new(Track::<$game>::new(self.seats));
                })+
            };
        }
        games::for_each_game!(find);
        unreachable!("{} is on the list", self.game)
    }

    /// Games between random bots with their digest, as `menagerie simulate` plays them.
    pub fn simulate(self, games: u64) -> Simulation {
        let simulator = Simulator {
            games,
            seats: self.seats.into(),
            options: Value::Null,
            seed: SEED,
            bots: vec![Level::Random],
            threads: 1,
            progress: &|_| {},
        };
        self.subject().simulate(&simulator).expect("the default options")
    }

    /// A random match to its end, through text alone, as a server or a script plays it.
    pub fn text_match(self) -> Box<dyn Playable> {
        let mut luck = QuickLuck::new(SEED, 0);
        let mut table = self.new_match();
        while table.turn() != Turn::Over {
            play_any(&mut *table, &mut luck, &[Viewer::Spectator]);
        }
        table
    }

    /// The text of a record of so many entries, of a match in which one entry in three is an undo.
    pub fn restless_record(self, entries: u32) -> String {
        let mut luck = QuickLuck::new(SEED, 1);
        let mut table = self.new_match();
        while table.entries() < entries {
            match table.turn() {
                Turn::Over => table.undo().expect("there is something to undo"),
                Turn::Seat(_) | Turn::Together(_) if luck.below(3) == 0 => {
                    table.undo().expect("there is something to undo");
                }
                Turn::Seat(_) | Turn::Together(_) | Turn::Chance => play_any(&mut *table, &mut luck, &[]),
            }
        }
        serde_json::to_string(&table.record(Viewer::Everything)).expect("records are plain data")
    }

    fn new_match(self) -> Box<dyn Playable> {
        self.listing().new_match(&Value::Null, self.seats.into()).expect("the default options")
    }
}

/// Random play of one game, without its types.
pub trait Course {
    /// Plays random games until so many decisions are made; scores those that end.
    fn decide(&mut self, decisions: u64);
    /// Lists the actions in positions from the middle of games, and says how many there are.
    fn list_actions(&mut self) -> usize;
    /// What every seat sees in these positions, as a server sends it after a move; the number of bytes.
    fn write_views(&self) -> usize;
    /// How many positions those are.
    fn positions(&self) -> u64;
}

struct Track<G: Game> {
    start: G,
    middle: Vec<Match<G>>,
    actions: Vec<G::Action>,
}

impl<G: Knowledge> Track<G> {
    fn new(seats: u8) -> Track<G> {
        let setup = Setup { options: G::Options::default(), seats, rules_version: G::FACTS.rules_version };
        let start = G::new(&setup).expect("the default options");
        let mut actions = Vec::new();
        let mut position = |number| {
            let mut game = start.clone();
            let mut luck = QuickLuck::new(SEED, number);
            // The shortest games have some sixty decisions: early and late ones, of every phase.
            let mut left = 8 + number % 40;
            while left > 0 && game.turn() != Turn::Over {
                left = left.saturating_sub(random_turn(&mut game, &mut luck, &mut actions).into());
            }
            game
        };
        let middle = (0..POSITIONS).map(&mut position).filter(|game| matches!(game.turn(), Turn::Seat(_)));
        let middle = middle.map(|game| Match::load(game.position()).expect("its own position")).collect();
        Track { start, middle, actions }
    }
}

impl<G: Knowledge> Course for Track<G> {
    fn decide(&mut self, decisions: u64) {
        let (mut left, mut number) = (decisions, 0);
        while left > 0 {
            let mut game = self.start.clone();
            let mut luck = QuickLuck::new(SEED, number);
            while left > 0 && game.turn() != Turn::Over {
                left = left.saturating_sub(random_turn(&mut game, &mut luck, &mut self.actions).into());
            }
            black_box(game.standing().ranks);
            number += 1;
        }
    }

    fn list_actions(&mut self) -> usize {
        let mut listed = 0;
        for game in self.middle.iter().map(Match::game) {
            if let Turn::Seat(seat) = game.turn() {
                self.actions.clear();
                game.legal(seat, &mut self.actions);
                listed += black_box(&*self.actions).len();
            }
        }
        listed
    }

    fn write_views(&self) -> usize {
        let seats: Vec<Viewer> = Seat::all(self.start.seats()).map(Viewer::Seat).collect();
        let views = self.middle.iter().flat_map(|table| table.views(&seats));
        views.map(|view| view.as_str().len()).sum()
    }

    fn positions(&self) -> u64 {
        self.middle.len() as u64
    }
}

/// A random choice of the first seat to move, or of chance, through text.
fn play_any(table: &mut dyn Playable, luck: &mut QuickLuck, viewers: &[Viewer]) {
    match table.turn() {
        Turn::Over => {}
        Turn::Chance => {
            table.draw(luck, viewers).expect("it is chance's turn");
        }
        turn @ (Turn::Seat(_) | Turn::Together(_)) => {
            let seat = turn.seats().iter().next().expect("somebody is to move");
            let legal = table.legal(seat).expect("the seat is to move");
            table.play(seat, &legal[luck.below(legal.len() as u32) as usize], viewers).expect("the action is legal");
        }
    }
}
