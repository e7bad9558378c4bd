//! Every way to set up a match of a game, read from its facts.

use std::collections::BTreeSet;

use kernel::{Allowed, Facts, Game, MAX_SEATS, Match, OptionFact, OptionValue, QuickLuck, Setup};
use serde_json::{Map, Value};

use crate::playout::playout;

/// A setup that the game accepts, and the JSON that asks for it.
pub(crate) struct Accepted<G: Game> {
    pub(crate) json: Value,
    pub(crate) options: G::Options,
    pub(crate) seats: u8,
}

impl<G: Game> Accepted<G> {
    /// A match of it.
    pub(crate) fn begin(&self) -> Match<G> {
        Match::new(self.options.clone(), self.seats).unwrap_or_else(|bad| panic!("it was accepted before: {bad}"))
    }
}

/// Every number of seats with every combination of option values that the game accepts; of a
/// range, both ends and the default; of lists of names, the default and all that are neighbours; of texts, the default
/// and the samples. Asserts what the facts promise on the way.
pub(crate) fn every_setup<G: Game>() -> Vec<Accepted<G>> {
    check_facts::<G>(&G::FACTS);
    let mut accepted = Vec::new();
    let mut used = BTreeSet::new();
    for seats in G::FACTS.seats.0..=G::FACTS.seats.1 {
        for json in combinations(G::FACTS.options) {
            let options: G::Options = G::FACTS
                .read_options(&json)
                .unwrap_or_else(|bad| panic!("the facts allow {json}, the options do not: {bad}"));
            assert_eq!(complete::<G>(&options), json, "options are not written as they were read");
            let fit = G::FACTS.options.iter().all(|option| G::FACTS.fits(option, &json[option.name], seats));
            // A game may refuse a combination: that is what `BadSetup` is for.
            if let Ok(table) = Match::<G>::new(options.clone(), seats) {
                assert!(fit, "the facts say that {json} does not go with {seats} seats");
                check_start(&table, &options, seats);
                used.insert(format!("{seats} seats"));
                used.extend(values_named(&json));
                accepted.push(Accepted { json, options, seats });
            }
        }
    }
    for json in combinations(G::FACTS.options) {
        for value in values_named(&json) {
            assert!(used.contains(&value), "no setup with {value} is accepted");
        }
    }
    for seats in G::FACTS.seats.0..=G::FACTS.seats.1 {
        assert!(used.contains(&format!("{seats} seats")), "no setup with {seats} seats is accepted");
    }
    accepted
}

/// Every number of seats with the defaults, and with each option changed alone, as far as the game accepts it.
pub(crate) fn one_by_one<G: Game>() -> Vec<Accepted<G>> {
    let mut wishes = vec![Value::Object(Map::new())];
    for option in G::FACTS.options {
        let others = sample(option).into_iter().filter(|value| *value != to_json(&option.default));
        wishes.extend(others.map(|value| Value::Object(Map::from_iter([(option.name.to_owned(), value)]))));
    }
    let seats = G::FACTS.seats.0..=G::FACTS.seats.1;
    let every = seats.flat_map(|seats| wishes.iter().map(move |json| (seats, json.clone())));
    every
        .filter_map(|(seats, json)| {
            let options: G::Options = G::FACTS.read_options(&json).ok()?;
            let fit = G::FACTS
                .options
                .iter()
                .all(|option| json.get(option.name).is_none_or(|value| G::FACTS.fits(option, value, seats)));
            let accepted = Match::<G>::new(options.clone(), seats);
            assert_eq!(accepted.is_ok(), fit, "the facts and the game differ about {json} with {seats} seats");
            accepted.ok()?;
            Some(Accepted { json, options, seats })
        })
        .collect()
}

/// The option values a combination is made of, one text each. Lists are not among them: how long one may be can
/// depend on the seats, so not every list is for somebody.
fn values_named(json: &Value) -> Vec<String> {
    let values = json.as_object().into_iter().flatten().filter(|(_, value)| !value.is_array());
    values.map(|(name, value)| format!("{name} = {value}")).collect()
}

/// Every combination of option values. Where several options are lists, a list goes with the defaults of the others and with
/// those at the same place of their samples: all with all would be tens of thousands.
fn combinations(options: &[OptionFact]) -> Vec<Value> {
    let mut combinations = vec![(Map::new(), None)];
    for option in options {
        let mut longer = Vec::new();
        for (at, value) in sample(option).into_iter().enumerate() {
            let place = value.is_array().then_some(at);
            for (map, taken) in &combinations {
                if place.is_none() || taken.is_none() || place == *taken {
                    let mut map: Map<String, Value> = map.clone();
                    map.insert(option.name.to_owned(), value.clone());
                    longer.push((map, taken.or(place)));
                }
            }
        }
        combinations = longer;
    }
    combinations.into_iter().map(|(map, _)| Value::Object(map)).collect()
}

fn sample(option: &OptionFact) -> Vec<Value> {
    match option.allowed {
        Allowed::Values(values) | Allowed::Seats(values) | Allowed::UpTo(_, values) => {
            values.iter().map(to_json).collect()
        }
        Allowed::Range(low, high) => {
            let mut values = vec![option.default];
            values.extend([low, high].map(OptionValue::Number).iter().filter(|&&end| end != option.default));
            values.dedup();
            values.iter().map(to_json).collect()
        }
        Allowed::Names(names, counts) => {
            // Lists that are too long for every table are refused like those just long enough to be.
            let longest = counts.iter().max().map_or(names.len(), |&most| usize::from(most) + 1);
            let lists = (1..=longest.min(names.len())).flat_map(|length| names.windows(length));
            [to_json(&option.default), Value::Array(vec![])]
                .into_iter()
                .chain(lists.map(|list| to_json(&list)))
                .collect()
        }
        Allowed::Text(fact) => [to_json(&option.default)].into_iter().chain(fact.samples.iter().map(to_json)).collect(),
    }
}

fn check_facts<G: Game>(facts: &Facts) {
    let plain = |text: &str, also: char| {
        !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == also)
    };
    assert!(plain(facts.id, '-'), "the id {:?} is not lowercase", facts.id);
    assert!(!facts.title.is_empty() && !facts.designer.is_empty(), "title and designer are named");
    let (min, max) = facts.seats;
    assert!(1 <= min && min <= max && usize::from(max) <= MAX_SEATS, "{min} to {max} seats");
    assert!(facts.rules_version >= 1, "rules versions count from 1");
    let mut defaults = Map::new();
    for option in facts.options {
        assert!(plain(option.name, '_'), "the option name {:?} is not lowercase", option.name);
        let allowed = match (option.allowed, option.default) {
            (Allowed::Values(values) | Allowed::Seats(values) | Allowed::UpTo(_, values), default) => {
                values.contains(&default)
            }
            (Allowed::Range(low, high), OptionValue::Number(default)) => (low..=high).contains(&default),
            (Allowed::Range(..), OptionValue::Text(_) | OptionValue::Flag(_)) => false,
            (Allowed::Names(names, _), OptionValue::Text(default)) => !names.contains(&default),
            (Allowed::Text(fact), OptionValue::Text(default)) => !fact.samples.contains(&default),
            (Allowed::Names(..) | Allowed::Text(_), OptionValue::Number(_) | OptionValue::Flag(_)) => false,
        };
        assert!(allowed, "the default of {} is not allowed", option.name);
        let switch =
            |with| facts.options.iter().any(|other| other.name == with && other.default == OptionValue::Flag(false));
        assert!(option.with.is_none_or(switch), "{} goes with what is no option that is off by default", option.name);
        let before = defaults.insert(option.name.to_owned(), to_json(&option.default));
        assert!(before.is_none(), "two options are named {}", option.name);
    }
    assert_eq!(
        complete::<G>(&G::Options::default()),
        Value::Object(defaults),
        "the facts' defaults are not the options'"
    );
}

/// Options as they are written, with the defaults of those that are left out.
fn complete<G: Game>(options: &G::Options) -> Value {
    let written = to_json(options);
    let value = |option: &OptionFact| written.get(option.name).cloned().unwrap_or_else(|| to_json(&option.default));
    let all = G::FACTS.options.iter().map(|option| (option.name.to_owned(), value(option)));
    let complete = Value::Object(all.collect());
    let known = |name: &String| complete.get(name).is_some();
    assert!(written.as_object().is_some_and(|written| written.keys().all(known)), "an option is no fact: {written}");
    complete
}

/// What holds before the first entry.
fn check_start<G: Game>(table: &Match<G>, options: &G::Options, seats: u8) {
    assert_eq!(table.game().seats(), seats, "the game counts other seats than the setup");
    assert_eq!(table.game().options(), *options, "a fresh game has other options than its setup");
    // Older rules must still begin and end, for the sake of old records.
    for rules_version in 1..G::FACTS.rules_version {
        let setup = Setup { options: options.clone(), seats, rules_version };
        if let Ok(table) = Match::<G>::begin(setup) {
            playout(&mut table.game().clone(), &mut QuickLuck::new(1, u64::from(rules_version)), &mut Vec::new());
        }
    }
}

/// The JSON of plain data.
pub(crate) fn to_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data with text keys")
}
