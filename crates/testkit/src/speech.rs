//! What people read of a game: the picture in the terminal fits, and everything is said in every language.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use kernel::{Game, Names, Picture, QuickLuck, Seat, Viewer, Word, Words};
use serde_json::{Map, Value};
use words::{Language, Lexicon, keys};

use crate::playout::playout_watched;
use crate::setups::{Accepted, one_by_one, to_json};

/// How large a picture may be.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Characters in a line.
    pub columns: usize,
    /// Lines.
    pub lines: usize,
}

/// Of this many positions one is looked at, beside the first and the last of a match.
const EVERY: usize = 7;

/// Looks at random matches at every number of seats and with every option, with every viewer's eyes: pictures fit into `size`, and every
/// picture, description, score and event is said in every language. Answers the names of the events there were.
///
/// # Panics
/// When something does not fit, or a word is missing.
pub fn speaks<G: Picture<View: Clone>>(size: Size) -> BTreeSet<String> {
    let seen = Seen::<G>::gather();
    for language in Language::ALL {
        seen.check_sizes(size, &Lexicon::of(language));
        seen.check_words(language);
        seen.check_events(language);
    }
    seen.events.into_keys().map(|(event, _)| event).collect()
}

/// What there was in some matches.
struct Seen<G: Game> {
    /// Views with the number of seats.
    views: Vec<(usize, G::View)>,
    /// How the matches ended.
    details: Vec<(usize, G::Detail)>,
    /// One of every event; what is said of it may depend on the kind of what it is about.
    events: BTreeMap<(String, String), Value>,
}

impl<G: Picture<View: Clone>> Seen<G> {
    fn gather() -> Seen<G> {
        let mut seen = Seen { views: Vec::new(), details: Vec::new(), events: BTreeMap::new() };
        for setup in one_by_one::<G>() {
            let usual = setup.json == Value::Object(Map::new());
            for seed in if usual { 1..=6 } else { 1..=1 } {
                seen.watch(&setup, seed);
            }
        }
        seen
    }

    fn watch(&mut self, setup: &Accepted<G>, seed: u64) {
        let seats = setup.seats;
        let mut game = setup.begin().game().clone();
        let viewers: Vec<_> = Viewer::all(seats).chain([Viewer::Everything]).collect();
        let mut number = 0;
        let mut luck = QuickLuck::new(seed, u64::from(seats));
        playout_watched(&mut game, &mut luck, &mut Vec::new(), &mut Vec::new(), |game, events| {
            number += 1;
            if seed == 1 && (number % EVERY == 0 || number < 4) {
                self.views.push((seats.into(), game.view(viewers[number % viewers.len()])));
            }
            for event in
                events.drain(..).flat_map(|event| viewers.iter().filter_map(move |&viewer| G::seen(&event, viewer)))
            {
                let event = to_json(&event);
                let text = |field: &str| event[field].as_str().unwrap_or_default().to_owned();
                self.events.insert((text("event"), text("kind")), event);
            }
        });
        self.views.extend(viewers.iter().map(|&viewer| (seats.into(), game.view(viewer))));
        self.details.push((seats.into(), game.standing().detail));
    }

    fn check_sizes(&self, size: Size, words: &Lexicon) {
        for (seats, view) in &self.views {
            let names = Names::new(vec!["Ferdinand-Maximilian Graf von und zu Hohenberg".to_owned(); *seats]);
            let drawn = G::picture(view, &names, words);
            assert!(drawn.lines().count() <= size.lines, "{}\n{drawn}", words.language());
            for line in drawn.lines() {
                assert!(line.chars().count() <= size.columns, "{}: {line}", words.language());
                assert_eq!(line, line.trim_end(), "{}", words.language());
            }
        }
    }

    fn check_words(&self, language: Language) {
        let words = Listening { words: Lexicon::of(language), heard: RefCell::default() };
        let all = ["Ada", "Bo", "Cleo", "Dora", "Emil", "Fritz", "Grete", "Hans"].map(str::to_owned);
        let names = |seats: usize| Names::new(all[..seats].to_vec()).read_by(Some(Seat(0)));
        for (seats, view) in &self.views {
            let (names, ended) = (names(*seats), G::ended(view.clone()));
            for text in [
                G::picture(view, &names, &words),
                G::picture(&ended, &names, &words),
                G::describe(view, &names, &words),
                G::describe(&ended, &names, &words),
            ] {
                assert!(!text.contains(['{', '}']), "{language}: {text}");
            }
        }
        for (seats, detail) in &self.details {
            let text = G::explain_scores(detail, &names(*seats), &words);
            assert!(!text.contains(['{', '}']) && text.lines().count() >= *seats, "{language}: {text}");
        }
        let known = keys(language);
        for key in words.heard.into_inner() {
            assert!(known.contains(&key[..]), "{language}: {key}");
        }
    }

    /// Every event has a sentence, and every field of it is something that a sentence can speak of.
    fn check_events(&self, language: Language) {
        let (words, known) = (Lexicon::of(language), keys(language));
        for ((name, _), event) in &self.events {
            let key = format!("{}-event-{}", G::FACTS.id, name.replace('_', "-"));
            assert!(known.contains(&key[..]), "{language}: {key}");
            let fields = event.as_object().expect("an event is an object");
            for you in [false, true] {
                let args: Vec<_> =
                    fields.iter().map(|(field, value)| (field.as_str(), word(field, value, you))).collect();
                let said = words.say(&key, &args);
                assert!(!said.contains(['{', '}']), "{language}: {said}");
                assert!(said.ends_with('.') && !said.ends_with(".."), "{language}: {said}");
            }
        }
    }
}

/// A field of an event inside a sentence; `you` if the seats it names are the reader's.
fn word<'a>(field: &str, value: &'a Value, you: bool) -> Word<'a> {
    match (value.as_i64(), value.as_str(), value.as_bool()) {
        (Some(_), ..) if field == "seat" || field.ends_with("_seat") => Word::Name { name: "Ada", you },
        (Some(number), ..) => Word::Number(number),
        (_, Some(text), _) => Word::Text(text),
        (.., Some(flag)) => Word::Text(if flag { "yes" } else { "no" }),
        _ => panic!("{field} is {value}"),
    }
}

/// Words that remember which were asked for.
struct Listening {
    words: Lexicon,
    heard: RefCell<BTreeSet<String>>,
}

impl Words for Listening {
    fn say(&self, key: &str, args: &[(&str, Word<'_>)]) -> String {
        self.heard.borrow_mut().insert(key.to_owned());
        self.words.say(key, args)
    }
}
