//! One game, by the crate and by the second implementation, compared at every decision.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use kernel::{Game, Luck, QuickLuck, Seat, Silent, Turn, Viewer};
use serde_json::Value;
use zooloretto::{Action, Colour, ColourView, Counted, Draw, Species, View, ZooScore, Zooloretto};

use super::second::position::options;
use super::second::tiles::{COLOURS, STALLS, all_tiles, text};
use super::second::zoo::{Score, Visitor};
use super::second::{Reference, Step};

/// At every so many decisions all actions there are are tried, a few thousand.
const EVERY: usize = 9;

/// How often each thing has come about that a test of this kind must not miss.
pub(super) type Seen = BTreeMap<&'static str, u32>;

/// One game, twice.
pub(super) struct Duel {
    game: Zooloretto,
    reference: Reference,
    luck: QuickLuck,
    /// How the players choose, see `choose`.
    pub(super) style: u64,
    options: Value,
    /// The choices so far, for whoever reads a failure.
    line: Vec<String>,
}

impl Duel {
    pub(super) fn new(position: &Value, number: u64) -> Duel {
        let reference = Reference::load(position);
        let game = Zooloretto::load(serde_json::from_value(position.clone()).expect("a position"));
        let expansions = reference.table.xxl || reference.table.exotic;
        Duel {
            game: game.unwrap_or_else(|bad| panic!("{bad}: {position}")),
            luck: QuickLuck::new(number, reference.seats as u64),
            reference,
            style: if expansions { QuickLuck::new(number, 6).below(6).into() } else { number / 2 % 5 },
            options: options(position),
            line: Vec::new(),
        }
    }

    pub(super) fn play(mut self, seen: &mut Seen) {
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
            for (action, text) in &*EVERYTHING {
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
            3 => &["B", "B", "swap", "swap", "buy", "@"],
            // Donates, opens jungles, and lets visitors walk.
            _ => &["J", "J", "donate", "fill", "fill", "buy", "move:j", "discard:j"],
        };
        // The rest of the time everything is as likely as anything else.
        if !wanted.is_empty() && self.luck.below(4) > 0 {
            let word = wanted[self.luck.below(wanted.len() as u32) as usize];
            let is_wanted = |text: &&String| match word {
                "E" | "X" | "B" | "J" => text.contains(&format!(">{word}")),
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
        let expected = reference.position(&self.options);
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
            Step::Turn | Step::Load(_) | Step::Unload | Step::Advance(_) | Step::Retreat(..) => {
                Turn::Seat(Seat(reference.who() as u8))
            }
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
        self.compare_expansions(&view);
    }

    /// What the view says of expansions; nothing in the base game.
    fn compare_expansions(&self, view: &View) {
        let reference = &self.reference;
        assert_eq!((view.xxl, view.exotic), (reference.table.xxl, reference.table.exotic));
        assert_eq!(view.donations.iter().map(|&value| u32::from(value)).collect::<Vec<_>>(), reference.donations);
        let letters =
            |seen: &ColourView| (seen.colour.letter(), seen.stall.to_string(), seen.reserve.into(), seen.token);
        let seen: Vec<_> = view.colours.iter().map(letters).collect();
        let colours = reference.table.colours();
        let there = |(&colour, stall): (&char, &str)| {
            let reserve = reference.reserve.iter().filter(|&&there| there == colour).count();
            (colour, stall.to_owned(), reserve, reference.middle.contains(&colour))
        };
        assert_eq!(seen, colours.iter().zip(STALLS).map(there).collect::<Vec<_>>());
        let awaits = view.awaits.map(|awaits| (awaits.turn.index(), awaits.colour.map(Colour::letter)));
        let awaited = match reference.step {
            Step::Advance(colour) => Some((reference.active, colour)),
            Step::Retreat(colour, _) => Some((reference.active, Some(colour))),
            _ => None,
        };
        assert_eq!(awaits, awaited);
        for (seen, zoo) in view.zoos.iter().zip(&reference.zoos) {
            let board = seen.jungle.as_ref().map(|seen| (listed(&seen.animals), seen.spaces, usize::from(seen.free)));
            assert_eq!(board, zoo.jungle.as_ref().map(|there| (text(there), 5, 5 - there.len())));
            let mut visitors = Vec::new();
            for of_colour in &seen.visitors {
                for (count, point) in of_colour.points.into_iter().zip(1..) {
                    let visitor = Visitor { colour: of_colour.colour.letter(), point };
                    visitors.extend((0..count).map(|_| visitor));
                }
            }
            let mut there = zoo.visitors.clone();
            visitors.sort_unstable();
            there.sort_unstable();
            assert_eq!((seen.visitors.len(), visitors), (colours.len(), there));
            let tokens = colours.iter().copied().filter(|colour| zoo.tokens.contains(colour));
            assert!(seen.tokens.iter().map(|colour| colour.letter()).eq(tokens), "{:?}", seen.tokens);
            assert!(seen.donated.iter().map(|&value| u32::from(value)).eq(zoo.donated.iter().copied()));
            let of_exotic = (seen.score.visitors.is_some(), seen.score.tokens.is_some());
            assert_eq!((seen.score.donations.is_some(), of_exotic), (view.xxl, (view.exotic, view.exotic)));
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
        donations: score.donations.unwrap_or(0).into(),
        visitors: score.visitors.unwrap_or(0).into(),
        tokens: score.tokens.unwrap_or(0).into(),
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

static EVERYTHING: LazyLock<Vec<(Action, String)>> = LazyLock::new(everything);

/// Every action there is, of every tile with every place.
fn everything() -> Vec<(Action, String)> {
    let places = ["E4", "E5", "E6", "X1", "X2", "B", "J"];
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
        texts.push(format!("donate:{one}"));
    }
    for (letter, _) in COLOURS {
        texts.extend((0..=5).map(|point| format!("advance:{letter}{point}")));
        texts.extend((1..=5).map(|point| format!("retreat:{letter}{point}")));
    }
    let read = |text: String| (text.parse().unwrap_or_else(|_| panic!("{text} is no action")), text);
    texts.into_iter().map(read).collect()
}
