//! One game, by the crate and by the second implementation, compared at every decision.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Game, Luck, QuickLuck, Seat, Silent, Turn, Viewer};
use serde_json::{Value, json};
use zooloretto::{Action, Counted, Draw, Species, ZooScore, Zooloretto};

use super::second::position::options;
use super::second::tiles::{COLOURS, JUNGLE, STALLS, all_tiles, colour_name, text};
use super::second::zoo::{Score, Zoo};
use super::second::{Reference, Step};

/// At every so many decisions all actions there are are tried, a few thousand.
const EVERY: usize = 7;

/// How often each thing has come about that a test of this kind must not miss.
pub(super) type Seen = BTreeMap<&'static str, u32>;

/// One game, twice.
pub(super) struct Duel {
    game: Zooloretto,
    reference: Reference,
    luck: QuickLuck,
    /// How the players choose, see `choose`.
    pub(super) style: u64,
    everything: Vec<(Action, String)>,
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
            style: number / 2 % if expansions { 6 } else { 5 },
            everything: everything(),
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
            3 => &["B", "B", "swap", "swap", "buy", "@"],
            // Donates, opens jungles, and lets visitors walk.
            _ => &["J", "J", "donate", "fill", "fill", "buy", "move:j"],
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
        if reference.table.xxl || reference.table.exotic {
            self.compare_expansions(&serde_json::to_value(view).expect("JSON"));
        }
    }

    /// What the view says of expansions, as it is sent.
    fn compare_expansions(&self, view: &Value) {
        let reference = &self.reference;
        assert_eq!((&view["xxl"], &view["exotic"]), (&json!(reference.table.xxl), &json!(reference.table.exotic)));
        assert_eq!(view["donations"], json!(reference.donations));
        let left_out = if reference.table.exotic { self.options["jungle_removed"].clone() } else { json!(null) };
        assert_eq!(view["removed_jungle"], left_out);
        let colours = reference.table.colours();
        let stall = |colour: char| STALLS[COLOURS.iter().position(|(letter, _)| *letter == colour).expect("a colour")];
        let seen = |&colour: &char| {
            let reserve = reference.reserve.iter().filter(|&&there| there == colour).count();
            let token = reference.middle.contains(&colour);
            json!({ "colour": colour_name(colour), "stall": stall(colour), "reserve": reserve, "token": token })
        };
        assert_eq!(view["colours"], colours.iter().map(seen).collect::<Value>());
        let awaits = match reference.step {
            Step::Advance(colour) => json!({ "turn": reference.active, "colour": colour.map(colour_name) }),
            Step::Retreat(colour, _) => json!({ "turn": reference.active, "colour": colour_name(colour) }),
            _ => json!(null),
        };
        assert_eq!(view["awaits"], awaits);
        for (seen, zoo) in view["zoos"].as_array().expect("zoos").iter().zip(&reference.zoos) {
            assert_eq!(seen["jungle"], jungle(zoo), "after {}", self.line.join(" "));
            let points = |colour: char| {
                let at = |point| zoo.visitors.iter().filter(|there| (there.colour, there.point) == (colour, point)).count();
                (1..=5).map(at).collect::<Vec<_>>()
            };
            let visitors = |&colour: &char| json!({ "colour": colour_name(colour), "points": points(colour) });
            assert_eq!(seen["visitors"], colours.iter().map(visitors).collect::<Value>());
            let tokens = colours.iter().filter(|colour| zoo.tokens.contains(colour));
            assert_eq!(seen["tokens"], tokens.map(|&colour| json!(colour_name(colour))).collect::<Value>());
            assert_eq!(seen["donated"], json!(zoo.donated));
            let score = zoo.score();
            let of = |there: bool, points: i32| if there { json!(points) } else { json!(null) };
            assert_eq!(seen["score"]["donations"], of(reference.table.xxl, score.donations));
            assert_eq!(seen["score"]["visitors"], of(reference.table.exotic, score.visitors));
            assert_eq!(seen["score"]["tokens"], of(reference.table.exotic, score.tokens));
        }
    }
}

/// A jungle board as it is sent.
fn jungle(zoo: &Zoo) -> Value {
    let Some(there) = &zoo.jungle else { return json!(null) };
    let mut animals = Vec::new();
    for (tile, _) in JUNGLE {
        let count = there.iter().filter(|animal| *animal == tile).count();
        if count > 0 {
            animals.push(json!({ "tile": tile, "count": count }));
        }
    }
    json!({ "spaces": 5, "free": 5 - there.len(), "animals": animals })
}

/// The points of a zoo as the reference has them.
fn by_rule(score: &ZooScore) -> Score {
    Score {
        enclosures: score.enclosures[..usize::from(score.open)].iter().map(|&points| points.into()).collect(),
        stalls: score.stalls.into(),
        barn_species: score.barn_species.into(),
        barn_stalls: score.barn_stalls.into(),
        donations: 0,
        visitors: 0,
        tokens: 0,
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
    texts.into_iter().filter_map(|text| text.parse().ok().map(|action| (action, text))).collect()
}
