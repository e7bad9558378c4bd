//! Counts of paths, in `zooloretto.perft`: by the crate, and by the reference implementation, which reads the position and
//! counts on its own.

use std::collections::BTreeSet;

use crate::reference::second::{Reference, Step};
use serde_json::Value;
use zooloretto::Zooloretto;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/zooloretto.perft");

#[test]
fn the_crate_counts_as_the_file_says() {
    testkit::perft::<Zooloretto>(FILE);
}

#[test]
fn the_reference_counts_as_the_file_says() {
    let begin = |start| match start {
        testkit::Start::Setup { options, seats } => Start::of_setup(&options, seats as usize),
        testkit::Start::Position(position) => Start::Position(Reference::load(&position)),
    };
    testkit::perft_by(FILE, begin, Start::count);
}

/// Where a count begins.
enum Start {
    Position(Reference),
    /// Chance may have to say which species are left out, and who begins.
    Setup {
        seats: usize,
        removed: Option<String>,
        first: Option<usize>,
    },
}

impl Start {
    fn of_setup(options: &Value, seats: usize) -> Start {
        let letter = |name: &Value| match name.as_str().expect("a name") {
            "chimpanzee" => "A".to_owned(),
            name => name[..1].to_uppercase(),
        };
        let given = options["removed"].as_array().map(|names| names.iter().map(letter).collect());
        Start::Setup {
            seats,
            // Five play with all of them.
            removed: if seats == 5 { Some(String::new()) } else { given },
            first: options["first"].as_u64().map(|seat| seat as usize),
        }
    }

    fn count(&self, depth: u32) -> u64 {
        match self {
            Start::Position(game) => count(game, depth),
            Start::Setup { .. } if depth == 0 => 1,
            Start::Setup { seats, removed: None, first } => {
                let after = |removed| Start::Setup { seats: *seats, removed: Some(removed), first: *first };
                sets(5 - seats).into_iter().map(|removed| after(removed).count(depth - 1)).sum()
            }
            Start::Setup { seats, removed, first: None } => {
                let after = |first| Start::Setup { seats: *seats, removed: removed.clone(), first: Some(first) };
                (0..*seats).map(|first| after(first).count(depth - 1)).sum()
            }
            Start::Setup { seats, removed: Some(removed), first: Some(first) } => {
                count(&Reference::new(*seats, removed, *first), depth)
            }
        }
    }
}

/// Every choice of so many species.
fn sets(count: usize) -> BTreeSet<String> {
    let mut all = BTreeSet::from([String::new()]);
    for _ in 0..count {
        let larger = |set: &String| -> Vec<String> {
            let others = "ACEFKLPZ".chars().filter(|&letter| set.chars().all(|there| there < letter));
            others.map(|letter| format!("{set}{letter}")).collect()
        };
        all = all.iter().flat_map(larger).collect();
    }
    all
}

fn count(game: &Reference, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.step == Step::Reveal {
        let tiles: BTreeSet<&String> = game.stack.iter().collect();
        let after = |tile: &String| {
            let mut next = game.clone();
            next.reveal(tile);
            count(&next, depth - 1)
        };
        return tiles.into_iter().map(after).sum();
    }
    let choices = game.legal();
    if depth == 1 {
        return choices.len() as u64;
    }
    let after = |choice: &String| {
        let mut next = game.clone();
        next.play(choice);
        count(&next, depth - 1)
    };
    choices.iter().map(after).sum()
}
