//! The crate against a second implementation (`reference/second.rs`), which was written from the text of the rules: seeded
//! random games at every number of seats, base and XXL, compared at every decision.

pub(crate) mod second;

use std::collections::{BTreeMap, BTreeSet};

use aquaretto::{Action, Aquaretto, Event, Options};
use kernel::{Game, Luck, QuickLuck, Seat, Setup, Turn};
use second::Reference;
use second::zoo::{SHAPES, Zoo};
use serde_json::{Value, json};

use crate::spots::names;

/// At every so many decisions all actions there are are tried, some thousands.
const EVERY: usize = 23;

/// How often each thing has come about that a test of this kind must not miss.
type Seen = BTreeMap<String, u32>;

/// What must come about at every number of seats: events by name, and combinations.
const EVERYWHERE: [&str; 13] = [
    "last_round",
    "grown",
    "gained",
    "born",
    "no_cell",
    "posted",
    "moved",
    "reposted",
    "bought",
    "discarded",
    "expanded",
    "offspring and coworker wait together",
    "a fourth basin",
];

#[test]
fn two_seats() {
    compare(2, &["left"]);
}

#[test]
fn three_seats() {
    compare(3, &[]);
}

#[test]
fn four_seats() {
    compare(4, &[]);
}

#[test]
fn five_seats() {
    compare(5, &[]);
}

fn compare(seats: u8, also: &[&str]) {
    let mut seen = Seen::new();
    for number in 0..24 {
        Duel::new(&fresh(seats, number), number).play(&mut seen);
    }
    for what in EVERYWHERE.iter().chain(also).chain(&["food"]) {
        assert!(seen.get(*what).is_some_and(|&times| times >= 2), "{what} came about too seldom: {seen:#?}");
    }
}

/// §3.1: the counts of the rules, by squares in sets.
#[test]
fn section_3_1_placement_counts() {
    let zoo = Zoo::default();
    let counts = SHAPES.map(|(name, _)| zoo.places_for(name).len());
    assert_eq!(counts, [16, 15, 16, 16, 17, 18, 18, 18, 17]);
}

/// A bank without a coin, and no offspring left: positions set up by hand.
#[test]
fn empty_supplies() {
    let mut seen = Seen::new();
    for number in 0..12 {
        let mut position = fresh(3, number);
        let all = position["bank"].as_u64().expect("a number");
        position["zoos"][0]["coins"] = json!(all + position["zoos"][0]["coins"].as_u64().expect("a number"));
        (position["bank"], position["babies"]) = (json!(0), json!(""));
        Duel::new(&position, number).play(&mut seen);
    }
    assert!(seen["grown"] > 5 && !seen.contains_key("born"), "{seen:#?}");
}

/// Trucks are gone through without a tile to draw: seats that can do nothing are out.
#[test]
fn nothing_to_draw() {
    let mut seen = Seen::new();
    for number in 0..12 {
        let mut position = fresh(4, number);
        let letters: String =
            position["babies"].as_str().expect("tiles").chars().filter(char::is_ascii_uppercase).collect();
        position["stack"] = json!("");
        position["trucks"][0]["tiles"] = json!(format!("{0}m+{0}f", &letters[..1]));
        Duel::new(&position, number).play(&mut seen);
    }
    assert!(seen["stuck"] > 5, "{seen:#?}");
}

/// A match after its first draws. In two of three the seats have most of the money.
fn fresh(seats: u8, number: u64) -> Value {
    let options = Options { xxl: number % 2 == 1, ..Options::default() };
    let mut game = Aquaretto::new(&Setup { options, seats, rules_version: 1 }).expect("a setup");
    let mut luck = QuickLuck::new(number, seats.into());
    while game.turn() == Turn::Chance {
        let draw = game.draw(&mut luck);
        game.settle(&draw, &mut Vec::new());
    }
    let mut position = serde_json::to_value(game.position()).expect("JSON");
    if !number.is_multiple_of(3) {
        let all = position["bank"].as_u64().expect("a number") + u64::from(seats);
        (0..usize::from(seats)).for_each(|seat| position["zoos"][seat]["coins"] = json!(all / u64::from(seats)));
        position["bank"] = json!(all % u64::from(seats));
    }
    position
}

/// Both implementations in the same match.
struct Duel {
    game: Aquaretto,
    reference: Reference,
    luck: QuickLuck,
    line: Vec<String>,
}

impl Duel {
    fn new(position: &Value, number: u64) -> Duel {
        let game = Aquaretto::load(serde_json::from_value(position.clone()).expect("a position")).expect("it loads");
        let written = serde_json::to_value(game.position()).expect("JSON");
        Duel { game, reference: Reference::load(&written), luck: QuickLuck::new(number, 77), line: Vec::new() }
    }

    fn play(mut self, seen: &mut Seen) {
        let mut note = |what: &str| *seen.entry(what.to_owned()).or_default() += 1;
        loop {
            self.compare();
            let mut events: Vec<Event> = Vec::new();
            match self.game.turn() {
                Turn::Over => return,
                Turn::Chance => {
                    let draw = self.game.draw(&mut self.luck);
                    self.game.settle(&draw, &mut events);
                    self.reference.reveal(&draw.to_string());
                    self.line.push(draw.to_string());
                }
                Turn::Seat(seat) => {
                    let action = self.choose(seat);
                    let text = action.to_string();
                    self.line.push(text.clone());
                    self.game.play(seat, action, &mut events);
                    self.reference.play(&text);
                }
                Turn::Together(_) => panic!("nobody chooses together"),
            }
            names(&events).iter().for_each(|name| note(name));
            let position = self.reference.position();
            if position["gained"] == true && !position["born"].is_null() {
                note("offspring and coworker wait together");
            }
            if self.reference.zoos.iter().any(|zoo| zoo.basins() > 3) {
                note("a fourth basin");
            }
        }
    }

    /// Both list the same; now and then all actions there are are tried.
    fn choose(&mut self, seat: Seat) -> Action {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        let texts: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), legal.len(), "nothing is listed twice");
        assert_eq!(texts, self.reference.legal(), "after {}", self.line.join(" "));
        if self.line.len().is_multiple_of(EVERY) {
            for text in everything() {
                let action: Action = text.parse().unwrap_or_else(|_| panic!("{text} is no action"));
                assert_eq!(action.to_string(), text);
                let answer = self.game.check(seat, &action);
                assert_eq!(answer.is_ok(), texts.contains(&text), "{text}: {answer:?} after {}", self.line.join(" "));
            }
        }
        // Kinds of action are chosen first, so that those with few places come about, too; animals go to cells more often.
        let kind = |action: &Action| std::mem::discriminant(action);
        let any = legal[self.luck.below(legal.len() as u32) as usize];
        let mut kinds: Vec<_> = legal.iter().map(kind).collect();
        kinds.dedup();
        let wanted = kinds[self.luck.below(kinds.len() as u32) as usize];
        let same: Vec<Action> = legal.into_iter().filter(|action| kind(action) == wanted).collect();
        let on_cells: Vec<Action> = same.iter().copied().filter(|action| !action.to_string().ends_with(">D")).collect();
        match self.luck.below(8) {
            0 => any,
            1..=6 if !on_cells.is_empty() => on_cells[self.luck.below(on_cells.len() as u32) as usize],
            _ => same[self.luck.below(same.len() as u32) as usize],
        }
    }

    fn compare(&self) {
        let position = serde_json::to_value(self.game.position()).expect("JSON");
        assert_eq!(position, self.reference.position(), "after {}", self.line.join(" "));
        assert_eq!(Aquaretto::load(self.game.position()).as_ref(), Ok(&self.game), "after {}", self.line.join(" "));
        let standing = self.game.standing();
        let mut keys = Vec::new();
        for (seat, zoo) in (0..).map(Seat).zip(&self.reference.zoos) {
            let score = standing.detail[seat];
            let food = score.food.unwrap_or(0);
            let by_rule = [score.animals, score.cashiers, score.keepers, score.trainers(), score.depot, food];
            assert_eq!(by_rule, zoo.score(self.reference.xxl), "after {}", self.line.join(" "));
            keys.push((by_rule.iter().sum::<i32>(), zoo.coins));
            assert_eq!(standing.scores[seat], by_rule.iter().sum::<i32>());
        }
        let ranks: Vec<u8> =
            keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect();
        assert_eq!(standing.ranks.as_slice(), ranks);
    }
}

/// Every action there is, on the squares in and around a zoo.
fn everything() -> Vec<String> {
    let squares: Vec<String> = (-4..=8).flat_map(|row| (-4..=8).map(move |column| format!("{row},{column}"))).collect();
    let mut texts: Vec<String> = vec!["draw".to_owned(), "discard".to_owned()];
    for number in 1..=5 {
        texts.extend([format!(">{number}"), format!("take{number}")]);
    }
    let posts: Vec<String> = ["B", "S", "D"].into_iter().map(str::to_owned).chain(squares.iter().cloned()).collect();
    texts.extend(posts.iter().map(|post| format!("crew>{post}")));
    for from in ["B", "S", "D", "0,1", "1,1", "2,2", "3,4", "-1,2", "2,5"] {
        texts.extend(posts.iter().map(|to| format!("crew:{from}>{to}")));
    }
    texts.extend(squares.iter().map(|to| format!("move>{to}")));
    texts.extend((0..5).flat_map(|seller| squares.iter().map(move |to| format!("buy:{seller}>{to}"))));
    for tile in aquaretto::Tile::all() {
        texts.extend(squares.iter().map(|to| format!("{tile}>{to}")).chain([format!("{tile}>D")]));
    }
    texts.extend(
        SHAPES.iter().flat_map(|(name, _)| squares.iter().map(move |origin| format!("expand:{name}@{origin}"))),
    );
    texts
}
