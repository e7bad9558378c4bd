//! What was played once replays for ever: records of finished tables, and the digests of simulated games, are kept with
//! each game (`games/<id>/tests/records`, `games/<id>/tests/digests.txt`) and hold with every later version.

use std::fs;
use std::path::{Path, PathBuf};

use registry::Listing;

use crate::common::menagerie;

/// The folder with the tests of a game.
fn tests_of(game: &Listing) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game.facts().id).join("tests")
}

#[test]
fn records_of_finished_tables_are_verified() {
    for game in registry::games() {
        let folder = tests_of(game).join("records");
        let listed = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let mut records: Vec<_> = listed.map(|entry| entry.expect("a file").path()).collect();
        records.sort();
        assert!(records.len() >= 12, "{}: a dozen records at least", folder.display());
        for path in records {
            let path = path.to_str().expect("a path in UTF-8");
            let verified = menagerie(&["verify", path, "--json"]).json();
            assert_eq!(verified["verified"], true, "{path}: {verified}");
            // The standing that a replay comes to is the one that was written down.
            let standing = menagerie(&["replay", path, "--json"]).json();
            assert_eq!(standing["over"], true, "{path}: {standing}");
            assert_eq!(standing["ranks"], verified["result"]["ranks"], "{path}");
            assert_eq!(standing["scores"], verified["result"]["scores"], "{path}");
        }
    }
}

#[test]
fn simulated_games_have_the_digests_they_always_had() {
    let update = std::env::var_os("UPDATE").is_some();
    for game in registry::games() {
        let path = tests_of(game).join("digests.txt");
        let kept = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let mut seats_kept = Vec::new();
        let mut now = String::new();
        for line in kept.lines() {
            let line = match line.strip_prefix('#') {
                Some(_) => line.to_owned(),
                None => {
                    let line = Line::parse(line);
                    seats_kept.push(line.seats.parse().expect("a number of seats"));
                    let digest = line.play(game.facts().id);
                    assert!(
                        digest == line.digest || line.digest == "-" && update,
                        "{}: {} is {digest} now",
                        path.display(),
                        line.with_digest(line.digest)
                    );
                    line.with_digest(&digest)
                }
            };
            now.push_str(&line);
            now.push('\n');
        }
        let (fewest, most) = game.facts().seats;
        assert!((fewest..=most).all(|seats| seats_kept.contains(&seats)), "{}: every seat count", path.display());
        if update && now != kept {
            fs::write(&path, now).expect("the digests can be written");
        }
    }
}

/// One simulation and its digest.
struct Line<'a> {
    seats: &'a str,
    bots: &'a str,
    games: &'a str,
    options: &'a str,
    digest: &'a str,
}

impl Line<'_> {
    fn parse(line: &str) -> Line<'_> {
        let parts: Vec<_> = line.split(' ').collect();
        let [seats, bots, games, options, digest] = parts[..] else {
            panic!("seats, bots, games, options, digest: {line}");
        };
        Line { seats, bots, games, options, digest }
    }

    fn play(&self, game: &str) -> String {
        let Line { seats, bots, games, options, digest: _ } = *self;
        let setup = ["--games", games, "--seats", seats, "--bots", bots, "--options", options, "--seed", "1"];
        let document = menagerie(&[&["simulate", game, "--json"][..], &setup].concat()).json();
        document["digest"].as_str().expect("a digest").to_owned()
    }

    fn with_digest(&self, digest: &str) -> String {
        let Line { seats, bots, games, options, digest: _ } = self;
        format!("{seats} {bots} {games} {options} {digest}")
    }
}
