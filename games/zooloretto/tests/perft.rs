//! Counts of paths, in `zooloretto.perft` and `expansions.perft`: by the crate, and by the reference implementation, which
//! reads the position and counts on its own.

use std::collections::BTreeSet;

use crate::reference::second::tiles::{JUNGLE, SPECIES};
use crate::reference::second::{Reference, Step, Table};
use serde_json::Value;
use zooloretto::Zooloretto;

const FILES: [&str; 2] = [
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/zooloretto.perft"),
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/expansions.perft"),
];

#[test]
fn the_crate_counts_as_the_files_say() {
    FILES.iter().for_each(testkit::perft::<Zooloretto>);
}

#[test]
fn the_reference_counts_as_the_files_say() {
    let begin = |start| match start {
        testkit::Start::Setup { options, seats } => Start::of_setup(&options, seats as usize),
        testkit::Start::Position(position) => Start::Position(Reference::load(&position)),
    };
    FILES.iter().for_each(|file| testkit::perft_by(file, begin, Start::count));
}

/// Where a count begins.
enum Start {
    Position(Reference),
    /// Chance may have to say which species are left out, which of the jungle, and who begins.
    Setup {
        table: Table,
        removed: Option<String>,
        jungle_removed: Option<String>,
        first: Option<usize>,
    },
}

impl Start {
    fn of_setup(options: &Value, seats: usize) -> Start {
        let table = Table { seats, xxl: options["xxl"] == true, exotic: options["exotic"] == true };
        let letters = |names: &Value, known: &[(&str, &str)]| -> Option<String> {
            let letter = |name: &Value| known.iter().find(|(_, other)| name == other).expect("a species").0;
            Some(names.as_array()?.iter().map(|name| letter(name).trim_start_matches('j')).collect())
        };
        // Five play with all of them.
        let (all, no_jungle) = (seats == 5, seats == 5 || !table.exotic);
        Start::Setup {
            table,
            removed: if all { Some(String::new()) } else { letters(&options["removed"], &SPECIES) },
            jungle_removed: if no_jungle { Some(String::new()) } else { letters(&options["jungle_removed"], &JUNGLE) },
            first: options["first"].as_u64().map(|seat| seat as usize),
        }
    }

    fn count(&self, depth: u32) -> u64 {
        let (table, removed, jungle_removed, first) = match self {
            Start::Position(game) => return count(game, depth),
            Start::Setup { .. } if depth == 0 => return 1,
            Start::Setup { table, removed, jungle_removed, first } => (*table, removed, jungle_removed, *first),
        };
        let after = |removed: &Option<String>, jungle_removed: &Option<String>, first| {
            let (removed, jungle_removed) = (removed.clone(), jungle_removed.clone());
            Start::Setup { table, removed, jungle_removed, first }.count(depth - 1)
        };
        let left_out = 5 - table.seats;
        match (removed, jungle_removed, first) {
            (None, ..) => {
                let sets = sets("ACEFKLPZ", left_out).into_iter();
                sets.map(|removed| after(&Some(removed), jungle_removed, first)).sum()
            }
            (_, None, _) => {
                let sets = sets("abkmopsv", left_out).into_iter();
                sets.map(|jungle_removed| after(removed, &Some(jungle_removed), first)).sum()
            }
            (.., None) => (0..table.seats).map(|first| after(removed, jungle_removed, Some(first))).sum(),
            (Some(removed), Some(jungle_removed), Some(first)) => {
                count(&Reference::new(table, removed, jungle_removed, first), depth)
            }
        }
    }
}

/// Every choice of so many letters.
fn sets(letters: &str, count: usize) -> BTreeSet<String> {
    let mut all = BTreeSet::from([String::new()]);
    for _ in 0..count {
        let larger = |set: &String| -> Vec<String> {
            let others = letters.chars().filter(|&letter| set.chars().all(|there| there < letter));
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
