//! The picture in the terminal: it fits, and it speaks every language.

mod spots;

use std::cell::RefCell;

use kernel::{AnyMatch, Choices, Game, Luck, Picture, QuickLuck, Seat, Turn, Viewer, Word, Words};
use serde_json::json;
use spots::{fresh, pairs};
use words::{Language, Lexicon, keys};
use zoff::{View, Zoff};

const COLUMNS: usize = 78;
const LINES: usize = 24;

fn names(seats: usize) -> Vec<String> {
    let names = ["Ada", "Bartholomew Saint-John", "Cleo", "Dora", "Emil", "Fritz", "Grete"];
    names[..seats].iter().map(|&name| name.to_owned()).collect()
}

/// Five in round 2: Ada with Dora, Bartholomew with Emil, Cleo alone.
fn midgame() -> View {
    let game = pairs(&["2H+2W", "W+E", "L+q", "H+W", "A"])
        .with("totals", json!([5, 4, 3, 2, 0]))
        .with("discards", json!("H"))
        .with("known", json!(["W", "", "", "2H", ""]))
        .answer("2M", 1, 3)
        .asked("H", 3)
        .load();
    game.view(Viewer::Seat(Seat(0)))
}

#[test]
fn a_round_under_way_is_drawn() {
    let drawn = Zoff::picture(&midgame(), &names(5), &Lexicon::of(Language::English));
    let expected = "
                   points     hand     captured
> Ada                   5        4            0  senior, with Dora
  Bartholomew Sa…       4        2            0  senior, with Emil
  Cleo                  3        2            0  alone
  Dora                  2        2            0  junior, with Ada
  Emil                  0        1     46 4L 1H  junior, with Bartholomew Sa…

Round 2. The match ends at 19. Dealer: Ada.
On the table: 2 mice (2M) of Bartholomew Sa…; 2 cards in the trick
Dora: shows H and asks for help
Cleo, discarded: 1 card, face down
Dora, surely in hand: W+H
Ada, in hand: 2W+2H
To move: Ada
";
    let drawn_upper = drawn.split("\n\nW").next().unwrap_or_default();
    assert_eq!(drawn_upper, expected[1..].trim_end(), "it was drawn so:\n{drawn}");
    assert!(drawn.contains("B\u{a0}polar\u{a0}bear") && drawn.ends_with("j\u{a0}joker"), "{drawn}");
}

#[test]
fn a_round_under_way_is_described() {
    let described = Zoff::describe(&midgame(), &names(5), &Lexicon::of(Language::English));
    for line in [
        "Ada: 5 points",
        "Ada: senior, with Dora",
        "Cleo: alone",
        "Emil: 1 card in hand",
        "Emil: 46 cards captured, 4 lions and 1 hedgehog among them",
        "Dora: shows H and asks for help",
        "On the table: 2 mice (2M) of Bartholomew Saint-John; 2 cards in the trick",
    ] {
        assert!(described.lines().any(|found| found == line), "{line:?} in\n{described}");
    }
}

#[test]
fn everything_fits_in_every_language() {
    let long = vec!["Ferdinand-Maximilian Graf von und zu Hohenberg".to_owned(); 7];
    for words in Language::ALL.map(Lexicon::of) {
        for view in views() {
            let drawn = Zoff::picture(&view, &long[..view.totals.len()], &words);
            assert!(drawn.lines().count() <= LINES, "{}\n{drawn}", words.language());
            for line in drawn.lines() {
                assert!(line.chars().count() <= COLUMNS, "{}: {line}", words.language());
                assert_eq!(line, line.trim_end());
            }
        }
    }
}

#[test]
fn every_word_exists_in_every_language() {
    for language in Language::ALL {
        let known = keys(language);
        let words = Listening { words: Lexicon::of(language), heard: RefCell::default() };
        for view in views() {
            let names = names(view.totals.len());
            let ended = Zoff::ended(view.clone());
            for text in [
                Zoff::picture(&view, &names, &words),
                Zoff::describe(&view, &names, &words),
                Zoff::describe(&ended, &names, &words),
            ] {
                assert!(!text.contains(['{', '}']), "{language}: {text}");
            }
        }
        for game in finished() {
            let names = names(usize::from(game.seats()));
            let text = Zoff::explain_scores(&game.standing().detail, &names, &words);
            assert!(!text.contains(['{', '}']) && text.lines().count() >= names.len(), "{language}: {text}");
        }
        for key in words.heard.into_inner() {
            assert!(known.contains(&key[..]), "{language}: {key}");
        }
    }
}

/// Every event and every refusal has a sentence, and every field of an event is something it can speak of.
#[test]
fn a_refusal_names_what_is_to_be_beaten() {
    let table = kernel::load_match::<Zoff>(pairs(&["4E", "2H", "M", "W"]).answer("2F", 3, 0).json()).unwrap();
    let reason = AnyMatch::check(&table, Seat(0), "E").unwrap_err();
    let said = reason.say(&Lexicon::of(Language::English), &|seat| seat.to_string());
    assert!(said.starts_with("That does not beat 2 foxes: "), "{said}");
}

#[test]
fn every_event_and_refusal_has_a_sentence() {
    let codes = [
        "wrong-phase",
        "not-in-hand",
        "joker-alone",
        "too-many-mosquitoes",
        "mixed",
        "does-not-beat",
        "must-lead",
        "nothing-to-beat",
        "only-juniors-show",
        "partner-is-out",
        "cannot-be-completed",
        "give-two",
        "nobody-to-give-to",
        "only-lone-discards",
        "discard-up-to-two",
        "no-such-deal",
    ];
    for language in Language::ALL {
        let known = keys(language);
        for code in codes {
            assert!(known.contains(&format!("zoff-illegal-{code}")[..]), "{language}: {code}");
        }
        for event in events() {
            let name = event["event"].as_str().expect("a name").replace('_', "-");
            assert!(known.contains(&format!("zoff-event-{name}")[..]), "{language}: {name}");
            for (field, value) in event.as_object().expect("an object") {
                assert!(value.is_number() || value.is_string() || value.is_boolean(), "{name}: {field}");
            }
            let words = Lexicon::of(language);
            let fields: Vec<(String, String)> = event
                .as_object()
                .expect("an object")
                .iter()
                .map(|(field, value)| (field.clone(), value.as_str().map_or(value.to_string(), ToOwned::to_owned)))
                .collect();
            let args: Vec<(&str, Word<'_>)> = fields
                .iter()
                .map(|(field, text)| match text.parse() {
                    Ok(number) => (field.as_str(), Word::Number(number)),
                    Err(_) => (field.as_str(), Word::Text(text)),
                })
                .collect();
            let said = words.say(&format!("zoff-event-{name}"), &args);
            assert!(!said.contains(['{', '}']), "{language}: {said}");
        }
    }
}

#[test]
fn scores_are_explained() {
    let game = finished().remove(1);
    let text = Zoff::explain_scores(&game.standing().detail, &names(4), &Lexicon::of(Language::English));
    assert!(text.starts_with("Round 1, Ada: "), "{text}");
    assert!(text.contains("from the partner"), "{text}");
}

// ---------------------------------------------------------------- Random matches

/// Plays a match to its end at random and shows `note` every position.
fn random_match(seats: u8, seed: u64, mut note: impl FnMut(&Zoff, &[zoff::Event])) -> Zoff {
    let mut game = fresh(seats, &json!({}));
    let mut luck = QuickLuck::new(seed, u64::from(seats));
    let mut events = Vec::new();
    loop {
        note(&game, &events);
        events.clear();
        let mut choose = |game: &Zoff, seat: Seat| {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            legal[luck.below(legal.len() as u32) as usize]
        };
        match game.turn() {
            Turn::Over => return game,
            Turn::Chance => game.settle(&game.draw(&mut luck), &mut events),
            Turn::Seat(seat) => {
                let action = choose(&game, seat);
                game.play(seat, action, &mut events);
            }
            Turn::Together(seats) => {
                let mut choices = Choices::NONE;
                seats.iter().for_each(|seat| choices.set(seat, Some(choose(&game, seat))));
                game.resolve(&choices, &mut events);
            }
        }
    }
}

/// Positions of random matches, as different viewers see them.
fn views() -> Vec<View> {
    let mut views = Vec::new();
    for seats in 3..=7 {
        let mut number = 0;
        random_match(seats, 5, |game, _| {
            number += 1;
            if number % 7 == 0 || game.turn() == Turn::Over || game.phase() != "answer" {
                views.push(game.view(Viewer::Seat(Seat((number % usize::from(seats)) as u8))));
            }
            if number % 41 == 0 {
                views.push(game.view(Viewer::Everything));
            }
        });
    }
    views
}

fn events() -> Vec<serde_json::Value> {
    let mut all = std::collections::BTreeMap::new();
    for (seats, seed) in [(5, 1), (5, 2), (7, 3), (4, 4)] {
        random_match(seats, seed, |_, events| {
            for event in events {
                for seen in Viewer::all(seats).filter_map(|viewer| Zoff::seen(event, viewer)) {
                    let json = serde_json::to_value(seen).expect("plain data");
                    all.insert(json["event"].as_str().expect("a name").to_owned(), json);
                }
            }
        });
    }
    assert!(all.len() >= 20, "{:?}", all.keys());
    all.into_values().collect()
}

fn finished() -> Vec<Zoff> {
    (3..=7).map(|seats| random_match(seats, 9, |_, _| {})).collect()
}

/// Words that remember which were asked for.
struct Listening {
    words: Lexicon,
    heard: RefCell<std::collections::BTreeSet<String>>,
}

impl Words for Listening {
    fn say(&self, key: &str, args: &[(&str, Word<'_>)]) -> String {
        self.heard.borrow_mut().insert(key.to_owned());
        self.words.say(key, args)
    }
}
