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
    let text = std::fs::read_to_string(FILE).expect("the file is there");
    let (mut start, mut counts, mut wrong) = (None, 0, Vec::new());
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(position) = line.strip_prefix("position ") {
            start =
                Some(Start::Position(Reference::load(&serde_json::from_str(position).expect("positions are JSON"))));
        } else if let Some(setup) = line.strip_prefix("setup ") {
            start = Some(Start::of_setup(setup));
        } else if let Some((depth, expected)) = line.split_once(' ').filter(|_| !line.starts_with('#')) {
            let counted = start.as_ref().expect("a start before the counts").count(depth.parse().expect("a depth"));
            if counted.to_string() != expected {
                wrong.push(format!("{number}: {depth} {counted}"));
            }
            counts += 1;
        }
    }
    assert!(wrong.is_empty(), "line, depth, count:\n{}", wrong.join("\n"));
    assert!(counts >= 50, "{counts} counts");
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
    fn of_setup(text: &str) -> Start {
        let (options, seats) = text.rsplit_once(" seats ").expect("a number of seats");
        let options: Value = serde_json::from_str(options).expect("options are JSON");
        let letter = |name: &Value| match name.as_str().expect("a name") {
            "chimpanzee" => "A".to_owned(),
            name => name[..1].to_uppercase(),
        };
        let seats: usize = seats.parse().expect("a number");
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
