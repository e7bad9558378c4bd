//! The crate against a second implementation (`reference/second.rs`), which was written from the text of the rules: seeded
//! random games at every number of seats, compared at every decision.

pub(crate) mod second;

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Game, Luck, QuickLuck, Seat, Setup, Silent, Turn, Viewer};
use second::zoo::{Score, all_tiles, read, text};
use second::{Reference, Step};
use serde_json::{Value, json};
use zooloretto::{Action, Counted, Draw, Options, Species, ZooScore, Zooloretto};

/// At every so many decisions all actions there are are tried, a few thousand.
const EVERY: usize = 5;

/// How often each thing has come about that a test of this kind must not miss.
type Seen = BTreeMap<&'static str, u32>;

/// What must come about at every number of seats.
const EVERYWHERE: [&str; 20] = [
    "last round",
    "a truck of coins only",
    "an enclosure is filled",
    "a baby fills an enclosure",
    "a birth in an enclosure",
    "a birth into the barn",
    "a birth of an exchange",
    "a stall out of the barn",
    "a stall into the barn",
    "a stall to another enclosure",
    "an animal out of the barn",
    "an exchange of enclosures",
    "an exchange with the barn",
    "R17: the species is in the barn too",
    "a purchase",
    "a seller who has passed",
    "a purchase for the barn",
    "discard",
    "expand",
    "nothing to do",
];

#[test]
fn two_seats() {
    compare(2, 64, &["second extension", "tiles leave the game"]);
}

#[test]
fn three_seats() {
    compare(3, 48, &[]);
}

#[test]
fn four_seats() {
    compare(4, 40, &[]);
}

#[test]
fn five_seats() {
    compare(5, 32, &[]);
}

/// Two pairs in one barn are rare: zoos that begin with them.
#[test]
fn barns_full_of_breeders() {
    let mut seen = Seen::new();
    for number in 0..40 {
        let mut position = fresh(3, number);
        let mut tiles = Vec::new();
        let stack = position["stack"].as_str().expect("tiles").split('+');
        let stack: Vec<_> =
            stack.filter(|word| !word.ends_with('m') && !word.ends_with('f')).map(str::to_owned).collect();
        for word in position["babies"].as_str().expect("tiles").split('+') {
            tiles.push(word[1..2].to_owned());
        }
        position["stack"] = json!(stack.join("+"));
        for (seat, pair) in tiles.chunks(2).enumerate() {
            position["zoos"][seat]["barn"] = json!(format!("2{0}m+2{0}f+2{1}m+2{1}f", pair[0], pair[1]));
        }
        Duel::new(&position, number).play(&mut seen);
    }
    for what in ["two births of an exchange", "a birth into the barn", "a birth in an enclosure"] {
        assert!(seen.get(what).is_some_and(|&times| times >= 3), "{what} came about too seldom: {seen:#?}");
    }
}

/// A bank without a coin, no baby to be born (R55), and trucks with what fills the enclosures.
#[test]
fn empty_supplies() {
    let mut seen = Seen::new();
    for number in 0..40 {
        let mut position = fresh(3, number);
        let babies = position["babies"].as_str().expect("tiles").to_owned();
        let letters: Vec<&str> = babies.split('+').map(|word| &word[1..2]).collect();
        for seat in 0..3 {
            let letter = letters[seat];
            position["zoos"][seat]["coins"] = json!([1, 0, 29][seat]);
            let animals = if number % 2 == 0 { format!("4{letter}") } else { format!("2{letter}+{letter}m") };
            position["zoos"][seat]["enclosures"] = json!({ "E5": animals });
            position["trucks"][seat]["tiles"] = json!(format!("{letter}+{letter}f"));
        }
        (position["bank"], position["stack"], position["babies"]) = (json!(0), json!(null), json!(""));
        Duel { style: 2, ..Duel::new(&printed(&position), number) }.play(&mut seen);
    }
    for what in ["a short bank", "no baby is left"] {
        assert!(seen.get(what).is_some_and(|&times| times >= 3), "{what} came about too seldom: {seen:#?}");
    }
}

/// Positions that play does not come to: somebody has passed without a truck, trucks that were taken still carry tiles,
/// a truck with coins is being unloaded (R55).
#[test]
fn what_play_does_not_reach() {
    let mut seen = Seen::new();
    for number in 0..160 {
        let mut position = fresh(2 + (number % 4) as u8, number);
        if number % 3 == 0 {
            crowd(&mut position);
        }
        muddle(&mut position, number);
        Duel::new(&position, number).play(&mut seen);
    }
    for what in ["tiles leave the game", "a truck that was not unloaded", "coins of a truck that is being unloaded"] {
        assert!(seen.get(what).is_some_and(|&times| times >= 10), "{what} came about too seldom: {seen:#?}");
    }
}

/// Some have passed, some of these have taken trucks, and anything lies on any truck.
fn muddle(position: &mut Value, number: u64) {
    let mut luck = QuickLuck::new(number, 55);
    let mut stack = read(position["stack"].as_str().expect("tiles"));
    let mut draw = |luck: &mut QuickLuck| stack.swap_remove(luck.below(stack.len() as u32) as usize);
    let (seats, to_move) = (position["seats"].as_u64().expect("seats"), position["to_move"].as_u64().expect("a seat"));
    let mut passed: Vec<u64> = (0..seats).filter(|&seat| seat != to_move && luck.below(2) == 0).collect();
    let mut takers: Vec<u64> = passed.iter().copied().filter(|_| luck.below(2) == 0).collect();
    if (number / 4).is_multiple_of(2) {
        position["phase"] = json!("unload");
        passed.push(to_move);
        // The first truck has three slots at every table.
        takers.insert(0, to_move);
    }
    for (at, truck) in position["trucks"].as_array_mut().expect("trucks").iter_mut().enumerate() {
        let slots = if seats == 2 { 3 - at as u32 } else { 3 };
        let mut tiles: Vec<String> = (0..luck.below(slots + 1)).map(|_| draw(&mut luck)).collect();
        while takers.get(at) == Some(&to_move) && tiles.iter().all(|tile| tile == "$") {
            // Something that needs a place; a coin that had the last slot has left the game.
            tiles.truncate(2);
            tiles.push(draw(&mut luck));
        }
        *truck = json!({ "tiles": text(&tiles), "taken_by": takers.get(at) });
    }
    (position["passed"], position["stack"]) = (json!(passed), json!(text(&stack)));
}

fn compare(seats: u8, games: u64, wanted: &[&str]) {
    let mut seen = Seen::new();
    for number in 0..games {
        let mut position = fresh(seats, number);
        match number % 4 {
            // Zoos that are nearly full; the players have all the money, and the bank none.
            1 => crowd(&mut position),
            // The last few tiles, so that somebody can do nothing (R55).
            3 => cut_short(&mut position, number),
            _ => {}
        }
        Duel::new(&position, number).play(&mut seen);
    }
    for what in EVERYWHERE.iter().chain(wanted) {
        assert!(seen.get(what).is_some_and(|&times| times >= 3), "{what} came about too seldom: {seen:#?}");
    }
}

/// The beginning of a game, as the crate prints it.
fn fresh(seats: u8, number: u64) -> Value {
    let names = ["flamingo", "camel", "leopard", "elephant", "panda", "chimpanzee", "zebra", "kangaroo"];
    let removed: Vec<_> = (0..usize::from(5 - seats)).map(|at| names[(number as usize + 3 * at) % 8]).collect();
    let options = json!({ "removed": removed, "first": number % u64::from(seats) });
    let options: Options = Zooloretto::FACTS.read_options(&options).expect("options");
    let game = Zooloretto::new(&Setup { options, seats, rules_version: 1 }).expect("a setup");
    let mut position = serde_json::to_value(game.position()).expect("JSON");
    // What the reference sets up on its own is the same.
    let letters: String = position["removed"].as_array().expect("species").iter().map(letter).collect();
    let reference = Reference::new(seats.into(), &letters, (number % u64::from(seats)) as usize);
    assert_eq!(reference.position(&position["removed"], &position["first"]), position);
    position["first"] = json!("random");
    position
}

fn letter(name: &Value) -> &'static str {
    match name.as_str().expect("a name") {
        "flamingo" => "F",
        "camel" => "C",
        "leopard" => "L",
        "elephant" => "E",
        "panda" => "P",
        "chimpanzee" => "A",
        "zebra" => "Z",
        _ => "K",
    }
}

fn crowd(position: &mut Value) {
    let seats = position["seats"].as_u64().expect("seats");
    let babies = position["babies"].as_str().expect("tiles").to_owned();
    let letters: Vec<&str> = babies.split('+').map(|word| &word[1..2]).collect();
    for seat in 0..seats {
        let (one, other) = (letters[seat as usize], letters[(seat as usize + 1) % letters.len()]);
        let zoo = &mut position["zoos"][seat as usize];
        zoo["coins"] = json!(30 / seats + u64::from(seat < 30 % seats));
        zoo["enclosures"] = json!({ "E4": format!("2{one}+{one}m"), "E5": format!("3{other}+{other}f") });
        zoo["barn"] = json!(format!("{one}f+{one}"));
    }
    position["bank"] = json!(0);
    // What is in the zoos is not in the stack.
    position["stack"] = json!(null);
    *position = printed(position);
}

fn cut_short(position: &mut Value, number: u64) {
    let babies = position["babies"].as_str().expect("tiles").to_owned();
    let letter = &babies[1..2];
    position["stack"] = match number % 8 {
        3 => json!(format!("{}{letter}+2{letter}m+2{letter}f+s+k", 1 + number % 7)),
        _ => json!(letter),
    };
    let poor = position["zoos"].as_array().expect("zoos").len() - 1;
    position["bank"] = json!(position["bank"].as_u64().expect("coins") + 2);
    position["zoos"][poor]["coins"] = json!(0);
}

/// A position with all its fields.
fn printed(position: &Value) -> Value {
    let game = Zooloretto::load(serde_json::from_value(position.clone()).expect("a position"));
    serde_json::to_value(game.unwrap_or_else(|bad| panic!("{bad}: {position}")).position()).expect("JSON")
}

/// One game, twice.
struct Duel {
    game: Zooloretto,
    reference: Reference,
    luck: QuickLuck,
    /// How the players choose, see `choose`.
    style: u64,
    everything: Vec<(Action, String)>,
    removed: Value,
    /// The choices so far, for whoever reads a failure.
    line: Vec<String>,
}

impl Duel {
    fn new(position: &Value, number: u64) -> Duel {
        let reference = Reference::load(position);
        let game = Zooloretto::load(serde_json::from_value(position.clone()).expect("a position"));
        Duel {
            game: game.unwrap_or_else(|bad| panic!("{bad}: {position}")),
            luck: QuickLuck::new(number, reference.seats as u64),
            reference,
            style: number / 2 % 5,
            everything: everything(),
            removed: position["removed"].clone(),
            line: Vec::new(),
        }
    }

    fn play(mut self, seen: &mut Seen) {
        loop {
            self.compare();
            match self.game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let draw = self.game.draw(&mut self.luck);
                    let mut listed = Vec::new();
                    assert!(self.game.outcomes(&mut listed));
                    let listed: BTreeSet<String> = listed.iter().map(|(draw, _)| draw.to_string()).collect();
                    assert_eq!(listed, self.reference.stack.iter().cloned().collect(), "{}", self.line.join(" "));
                    assert!(matches!(draw, Draw::Tile(_)));
                    self.game.settle(&draw, &mut Silent);
                    self.reference.reveal(&draw.to_string());
                    self.line.push(draw.to_string());
                }
                Turn::Seat(seat) => {
                    let choice = self.choose(seat);
                    self.game.play(seat, choice.parse().expect("an action"), &mut Silent);
                    self.reference.play(&choice);
                    self.line.push(choice);
                }
                Turn::Together(_) => panic!("nobody chooses together"),
            }
        }
        for note in self.reference.notes {
            *seen.entry(note).or_default() += 1;
        }
    }

    /// What is chosen; what may be is compared.
    fn choose(&mut self, seat: Seat) -> String {
        let mut listed = Vec::new();
        self.game.legal(seat, &mut listed);
        let texts: BTreeSet<String> = listed.iter().map(ToString::to_string).collect();
        assert_eq!(texts.len(), listed.len(), "{}", self.line.join(" "));
        assert_eq!(texts, self.reference.legal(), "seat {seat} after {}", self.line.join(" "));
        // The lists are made by code that never asks `check`, so `check` is asked about everything that can be written.
        if self.line.len().is_multiple_of(EVERY) {
            for (action, text) in &self.everything {
                let allowed = self.game.check(seat, action).is_ok();
                assert_eq!(allowed, texts.contains(text), "{text} after {}", self.line.join(" "));
            }
        }
        let texts: Vec<String> = texts.into_iter().collect();
        let style = if self.style == 4 { u64::from(self.luck.below(4)) } else { self.style };
        let wanted: &[&str] = match style {
            // Whatever there is.
            0 => &[],
            // Spends money.
            1 => &["move", "swap", "buy", "discard", "expand", "move", "swap"],
            // Fills enclosures.
            2 => &["fill", "fill", "fill", "fill", "E", "X", "move", "expand"],
            // Fills barns, and empties them again.
            _ => &["B", "B", "swap", "swap", "buy", "@"],
        };
        // The rest of the time everything is as likely as anything else.
        if !wanted.is_empty() && self.luck.below(4) > 0 {
            let word = wanted[self.luck.below(wanted.len() as u32) as usize];
            let is_wanted = |text: &&String| match word {
                "E" | "X" | "B" => text.contains(&format!(">{word}")),
                "@" => text.starts_with("move") && text.contains('@'),
                "fill" => self.joins_others(text),
                _ => text.starts_with(word),
            };
            let some: Vec<&String> = texts.iter().filter(is_wanted).collect();
            if !some.is_empty() {
                return some[self.luck.below(some.len() as u32) as usize].clone();
            }
        }
        texts[self.luck.below(texts.len() as u32) as usize].clone()
    }

    /// Whether an animal comes to a place where others are.
    fn joins_others(&self, text: &str) -> bool {
        let enclosures = &self.reference.zoos[self.reference.active].enclosures;
        let at = |name: &str| enclosures.iter().find(|enclosure| enclosure.name == name);
        text.rsplit_once('>').and_then(|(_, place)| at(place)).is_some_and(|there| !there.animals.is_empty())
    }

    fn compare(&self) {
        let (game, reference) = (&self.game, &self.reference);
        let expected = reference.position(&self.removed, &json!("random"));
        let position = serde_json::to_value(game.position()).expect("JSON");
        assert_eq!(position, expected, "after {}", self.line.join(" "));
        let (scores, ranks) = reference.standing();
        let standing = game.standing();
        assert_eq!(standing.scores.as_slice(), scores, "after {}", self.line.join(" "));
        assert_eq!(standing.ranks.as_slice(), ranks, "after {}", self.line.join(" "));
        for (seat, zoo) in (0..).map(Seat).zip(&reference.zoos) {
            assert_eq!(by_rule(&standing.detail[seat]), zoo.score(), "after {}", self.line.join(" "));
        }
        let turn = match &reference.step {
            Step::Reveal => Turn::Chance,
            Step::Over => Turn::Over,
            Step::Turn | Step::Load(_) | Step::Unload => Turn::Seat(Seat(reference.active as u8)),
        };
        assert_eq!(game.turn(), turn, "after {}", self.line.join(" "));
        self.compare_view();
    }

    /// What everybody sees is what there is.
    fn compare_view(&self) {
        let (view, reference) = (self.game.view(Viewer::Spectator), &self.reference);
        let end = reference.stack.len().min(15);
        let main = reference.stack.len() - end;
        assert_eq!((usize::from(view.stack.main), usize::from(view.stack.end)), (main, end));
        assert_eq!(listed(&view.stack.tiles), text(&reference.stack));
        assert_eq!((view.last_round, u32::from(view.idle_turns)), (reference.is_last_round(), reference.idle));
        let babies: usize = view.babies.iter().map(|babies| usize::from(babies.count)).sum();
        assert_eq!(babies, reference.babies.len());
        for (seen, truck) in view.trucks.iter().zip(&reference.trucks) {
            let tiles: Vec<String> = seen.tiles.iter().map(ToString::to_string).collect();
            assert_eq!((text(&tiles), seen.taken_by.map(Seat::index)), (text(&truck.tiles), truck.taken_by));
            assert_eq!(usize::from(seen.slots), truck.slots);
        }
        for (seat, (seen, zoo)) in view.zoos.iter().zip(&reference.zoos).enumerate() {
            assert_eq!((u32::from(seen.coins), seen.passed), (zoo.money, reference.passed.contains(&seat)));
            let score = zoo.score();
            assert_eq!((listed(&seen.barn), by_rule(&seen.score)), (text(&zoo.barn), score.clone()));
            let points: Vec<i32> = seen.enclosures.iter().map(|enclosure| enclosure.points.into()).collect();
            assert_eq!(points, score.enclosures);
            let extensions = if reference.seats == 2 { 2 } else { 1 };
            assert_eq!(usize::from(seen.closed_extensions), 3 + extensions - zoo.enclosures.len());
            assert_eq!(seen.enclosures.len(), zoo.enclosures.len());
            for (seen, enclosure) in seen.enclosures.iter().zip(&zoo.enclosures) {
                let stalls: Vec<String> = seen.stalls.iter().map(ToString::to_string).collect();
                assert_eq!(seen.place.name(), enclosure.name);
                assert_eq!((listed(&seen.animals), text(&stalls)), (text(&enclosure.animals), text(&enclosure.stalls)));
                assert_eq!(usize::from(seen.spaces - seen.free), enclosure.animals.len());
                let letter = seen.species.map(Species::letter);
                assert_eq!(letter, enclosure.animals.first().and_then(|animal| animal.chars().next()));
            }
        }
    }
}

/// The points of a zoo as the reference has them.
fn by_rule(score: &ZooScore) -> Score {
    Score {
        enclosures: score.enclosures[..usize::from(score.open)].iter().map(|&points| points.into()).collect(),
        stalls: score.stalls.into(),
        barn_species: score.barn_species.into(),
        barn_stalls: score.barn_stalls.into(),
    }
}

/// Counted tiles as they are printed.
fn listed(tiles: &[Counted]) -> String {
    let word = |counted: &Counted| match counted.count {
        1 => counted.tile.to_string(),
        count => format!("{count}{}", counted.tile),
    };
    tiles.iter().map(word).collect::<Vec<_>>().join("+")
}

/// Every action there is, of every tile with every place.
fn everything() -> Vec<(Action, String)> {
    let places = ["E4", "E5", "E6", "X1", "X2", "B"];
    let mut texts: Vec<String> = vec!["draw".to_owned(), "expand".to_owned()];
    for number in 1..=5 {
        texts.extend([format!(">{number}"), format!("take{number}")]);
    }
    for tile in all_tiles() {
        texts.push(format!("discard:{tile}"));
        for to in places {
            texts.extend([format!("{tile}>{to}"), format!("move:{tile}>{to}")]);
            texts.extend(places[..5].iter().map(|from| format!("move:{tile}@{from}>{to}")));
            texts.extend((0..5).map(|seller| format!("buy:{tile}@{seller}>{to}")));
        }
    }
    for (at, one) in places[..5].iter().enumerate() {
        texts.extend(places[at + 1..5].iter().map(|other| format!("swap:{one}-{other}")));
        texts.extend("FCLEPAZK".chars().map(|letter| format!("swap:{one}-{letter}")));
    }
    let read = |text: String| (text.parse().unwrap_or_else(|_| panic!("{text} is no action")), text);
    texts.into_iter().map(read).collect()
}
