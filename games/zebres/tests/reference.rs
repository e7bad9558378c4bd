//! The crate against a second implementation (`reference/second.rs`), which was written from
//! `RULES.md` alone: thousands of seeded random games, compared at every decision.

pub(crate) mod second;

use std::collections::BTreeMap;

use kernel::{First, Game, Luck, QuickLuck, Refusal, Seat, Setup, Turn};
use second::Reference;
use zebres::{Action, Animal, Board, Event, HiddenGazelle, Illegal, Options, Square, Zebres};

/// Games for each way to set one up; there are eight.
const GAMES: u64 = 300;

/// How often each thing has come about that a test of this kind must not miss.
type Seen = BTreeMap<&'static str, u32>;

#[test]
fn standard_board() {
    compare(Board::Standard);
}

#[test]
fn president_board() {
    compare(Board::President);
}

/// Plays on one board with both readings of R5 and both seats as first player.
fn compare(board: Board) {
    let everything = spellable();
    let mut seen = Seen::new();
    for hidden_gazelle in [HiddenGazelle::Flees, HiddenGazelle::Stays] {
        for first in 0..2 {
            let options = Options { board, first_player: First::Given(Seat(first)), hidden_gazelle };
            for game in 0..GAMES {
                Duel::new(&options, first, game).play(&everything, &mut seen);
            }
        }
    }
    for what in OCCURRENCES {
        assert!(seen.get(what).is_some_and(|&times| times >= 10), "{what} came about too seldom: {seen:#?}");
    }
}

/// What must have come about, and often enough.
const OCCURRENCES: [&str; 23] = [
    // Refusals of `check`.
    "wrong-phase",
    "not-in-hand",
    "occupied",
    "not-on-line",
    "not-a-neighbour",
    "no-river",
    "no-gazelle",
    "gazelle-hidden",
    "already-swapped",
    "line-full",
    "too-far",
    "not-first-free",
    // Events and what they hide.
    "declined",
    "chain of three swaps or more",
    "R7: a gazelle in reach but for having been moved",
    "R8: a gazelle swapped beside a lion",
    "zebra hides",
    "gazelle flees",
    "R5: hidden gazelle flees",
    "R5: hidden gazelle stays",
    "R9: passed over with an empty hand",
    "R9: back in the game",
    "forced walk of more than three steps",
];

/// How the random player chooses.
#[derive(Clone, Copy)]
struct Style {
    /// How many random actions are looked at to play the most eventful of them; 1 is plain chance.
    looks: u32,
    /// The seat that keeps its lion until the opponent has run out.
    keeps_lion: Option<Seat>,
}

const STYLES: [Style; 4] = [
    Style { looks: 1, keeps_lion: None },
    Style { looks: 3, keeps_lion: None },
    Style { looks: 8, keeps_lion: None },
    Style { looks: 8, keeps_lion: Some(Seat(1)) },
];

/// One game, twice.
struct Duel {
    game: Zebres,
    reference: Reference,
    luck: QuickLuck,
    hidden_gazelles_stay: bool,
    style: Style,
    /// The actions so far, for whoever reads a failure.
    line: Vec<String>,
    swaps_in_turn: u32,
    ran_out: [bool; 2],
}

impl Duel {
    fn new(options: &Options, first: u8, number: u64) -> Duel {
        let setup = Setup { options: options.clone(), seats: 2, rules_version: 1 };
        let president = options.board == Board::President;
        let stays = options.hidden_gazelle == HiddenGazelle::Stays;
        Duel {
            game: Zebres::new(&setup).expect("the options are good"),
            reference: Reference::new(president, stays, usize::from(first)),
            luck: QuickLuck::new(number, u64::from(first) + 2 * u64::from(stays) + 4 * u64::from(president)),
            hidden_gazelles_stay: stays,
            style: STYLES[number as usize % STYLES.len()],
            line: Vec::new(),
            swaps_in_turn: 0,
            ran_out: [false; 2],
        }
    }

    fn play(mut self, everything: &[Action], seen: &mut Seen) {
        loop {
            self.compare_state();
            let Turn::Seat(seat) = self.game.turn() else { break };
            let legal = self.compare_legal(seat, everything, seen);
            let action = self.choose(&legal);
            self.line.push(action.to_string());
            self.step(seat, action, seen);
        }
        assert_eq!(self.game.turn(), Turn::Over);
    }

    /// Does the same on both sides, and counts what is special about it.
    fn step(&mut self, seat: Seat, action: Action, seen: &mut Seen) {
        let before = self.game.position().squares;
        let mut events: Vec<Event> = Vec::new();
        self.game.play(seat, action, &mut events);
        self.reference.play(&action.to_string());
        for event in &events {
            self.count(event, &before, seen);
        }
        if let (Action::PlaceAnimal(Animal::Lion, square), true) = (action, self.hidden_gazelles_stay) {
            let hidden = neighbours(square).filter(|&near| token_on(&before, near).ends_with("G*")).count();
            count(seen, "R5: hidden gazelle stays", hidden as u32);
        }
        let hands = self.game.position().hands.map(|hand| hand.counts() == [0; 5]);
        for (ran_out, empty) in self.ran_out.iter_mut().zip(hands) {
            count(seen, "R9: back in the game", u32::from(*ran_out && !empty));
            *ran_out = empty;
        }
    }

    fn count(&mut self, event: &Event, before: &[String], seen: &mut Seen) {
        match event {
            Event::Placed { .. } => self.swaps_in_turn = 0,
            Event::Swapped { hidden, .. } => {
                self.swaps_in_turn += 1;
                count(seen, "chain of three swaps or more", u32::from(self.swaps_in_turn == 3));
                count(seen, "R8: a gazelle swapped beside a lion", u32::from(*hidden));
            }
            Event::Declined { .. } => count(seen, "declined", 1),
            Event::Hides { .. } => count(seen, "zebra hides", 1),
            Event::Flees { square, .. } => {
                count(seen, "gazelle flees", 1);
                count(seen, "R5: hidden gazelle flees", u32::from(token_on(before, *square).ends_with('*')));
            }
            Event::Again { .. } => count(seen, "R9: passed over with an empty hand", 1),
            Event::Walked { steps, .. } => count(seen, "forced walk of more than three steps", u32::from(*steps > 3)),
            Event::First { .. } | Event::Guardian { .. } | Event::Inaugurated { .. } | Event::Over => {}
        }
    }

    /// Phase, seat, board, hands, guardian, inauguration and scores are the same.
    fn compare_state(&self) {
        let (position, reference) = (self.game.position(), &self.reference);
        let line = || self.line.join(" ");
        assert_eq!(self.game.phase(), reference.phase(), "after {}", line());
        let to_move = position.to_move.map(Seat::index);
        assert_eq!(to_move, reference.to_move(), "after {}", line());
        let rows = (0..5).map(|row| (0..6).map(|column| reference.square(row, column)).collect::<Vec<_>>().join(" "));
        assert_eq!(position.squares, rows.collect::<Vec<_>>(), "after {}", line());
        for (seat, hand) in position.hands.iter().enumerate() {
            let held = Animal::ALL.map(|animal| reference.hand(seat, animal.letter()));
            assert_eq!(hand.counts().map(usize::from), held, "hand of {seat} after {}", line());
        }
        assert_eq!(position.guardian.map(usize::from), reference.guardian(), "after {}", line());
        assert_eq!(position.inauguration.map(Seat::index), reference.inauguration(), "after {}", line());
        assert_eq!(self.game.standing().scores.as_slice(), reference.scores(), "after {}", line());
    }

    /// The same actions are listed, and of all that can be written `check` passes just these.
    fn compare_legal(&self, seat: Seat, everything: &[Action], seen: &mut Seen) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        let mut texts: Vec<_> = legal.iter().map(ToString::to_string).collect();
        texts.sort();
        assert_eq!(texts, self.reference.legal(), "after {}", self.line.join(" "));
        let mut refused = Vec::new();
        for action in everything {
            let checked = self.game.check(seat, action);
            assert_eq!(checked.is_ok(), legal.contains(action), "{action} after {}", self.line.join(" "));
            if let Err(illegal) = checked {
                refused.push(illegal.code());
                if let Illegal::AlreadySwapped(square) = illegal {
                    let up = !token_on(&self.game.position().squares, square).ends_with('*');
                    count(seen, "R7: a gazelle in reach but for having been moved", u32::from(up));
                }
            }
        }
        refused.dedup();
        refused.into_iter().for_each(|code| count(seen, code, 1));
        legal
    }

    fn choose(&mut self, legal: &[Action]) -> Action {
        let squares = self.game.position().squares;
        let looks: Vec<_> =
            (0..self.style.looks).map(|_| legal[self.luck.below(legal.len() as u32) as usize]).collect();
        looks.into_iter().max_by_key(|&action| self.interest(&squares, action)).expect("at least one look")
    }

    /// How eventful an action promises to be: lions and crocodiles among gazelles, gazelles
    /// beside lions, and swaps.
    fn interest(&self, squares: &[String], action: Action) -> i32 {
        let near = |square: Square, token: &str| {
            neighbours(square).filter(|&near| token_on(squares, near).contains(token)).count() as i32
        };
        match action {
            Action::PlaceAnimal(Animal::Lion, _) if self.lion_must_wait() => -1,
            Action::PlaceAnimal(Animal::Lion, square) => near(square, "G") + 2 * near(square, "G*"),
            Action::PlaceAnimal(Animal::Crocodile, square) => near(square, "G") + near(square, "L"),
            Action::PlaceAnimal(Animal::Gazelle, square) => 1 + 2 * near(square, "L"),
            Action::Swap(_) => 1,
            Action::PlaceAnimal(Animal::Zebra | Animal::Elephant, _) => 0,
            Action::PlaceGuardian(_) | Action::Decline | Action::MoveGuardian(_) => 0,
        }
    }

    fn lion_must_wait(&self) -> bool {
        let keeper = self.style.keeps_lion;
        keeper.is_some_and(|keeper| self.game.turn() == Turn::Seat(keeper) && !self.ran_out[1 - keeper.index()])
    }
}

fn count(seen: &mut Seen, what: &'static str, times: u32) {
    *seen.entry(what).or_default() += times;
}

/// What lies on a square, as positions write it.
fn token_on(squares: &[String], square: Square) -> &str {
    squares[square.row()].split(' ').nth(square.column()).expect("six squares in a row")
}

fn neighbours(square: Square) -> impl Iterator<Item = Square> {
    let distance = move |other: Square| square.row().abs_diff(other.row()) + square.column().abs_diff(other.column());
    Square::all().filter(move |&other| distance(other) == 1)
}

/// Every action that has a spelling.
fn spellable() -> Vec<Action> {
    let squares: Vec<_> = Square::all().map(Square::text).collect();
    let mut texts: Vec<String> = (0..22).map(|place| format!("g{place}")).collect();
    for letter in ["G", "Z", "C", "E", "L", ">"] {
        texts.extend(squares.iter().map(|square| format!("{letter}{square}")));
    }
    texts.push(".".to_owned());
    texts.extend((1..22).map(|steps| format!("+{steps}")));
    assert_eq!(texts.len(), 224);
    texts.iter().map(|text| text.parse().expect("it can be written")).collect()
}
