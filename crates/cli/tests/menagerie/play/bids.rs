//! A game with secret bids at the terminal: what a number means, another set of tiles, and typing that nobody sees.

use std::fs;
use std::path::Path;

use crate::common::{LANGUAGES, Ran, assert_readable, fresh_file, menagerie, menagerie_reads};

/// Another set of tiles, as an owner of the box would type it.
const TILES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/mio/src/components/sample.csv");

#[track_caller]
fn mio(args: &[&str], input: &str) -> String {
    let begins = ["play", "mio", "--bots", "random", "--seed", "5"];
    let out = menagerie_reads(&[&begins, args].concat(), input.as_bytes()).done();
    assert_readable(&out);
    out
}

fn with_tiles(file: &Path) -> Ran {
    let file = file.to_str().expect("a path in UTF-8");
    menagerie(&["simulate", "mio", "--games", "2", "--json", "--tiles", file])
}

#[test]
fn whole_games_are_played_in_every_language_at_every_number_of_seats() {
    // The first place for a tile, now and then another; a coin, or none where there is none.
    let choices: String = (0..400).map(|line| format!("{}\n1\nb0\n", 1 + line % 3)).collect();
    let variant = r#"{"year_length":"three_bush_tiles","economy":"balance"}"#;
    for language in LANGUAGES {
        for (seats, options, plain) in [("2", "{}", ""), ("3", variant, "--plain"), ("4", "{}", ""), ("4", variant, "")]
        {
            let mut args = vec!["--lang", language, "--seats", seats, "--options", options];
            args.extend(Some(plain).filter(|plain| !plain.is_empty()));
            let out = mio(&args, &choices);
            let ends = ["You win.", "wins. Another", "Vous gagnez.", "Victoire", "Du gewinnst.", "Sieg: "];
            let last = out.lines().last().unwrap();
            assert!(ends.iter().any(|end| last.contains(end)), "{language}, {seats} seats: {last}");
        }
    }
}

#[test]
fn a_number_is_an_amount_of_coins_and_not_a_place_in_the_list() {
    let out = mio(&[], "3\n");
    assert!(out.contains("You bid 3 coins."), "{out}");
    assert!(out.contains("\n  b0  b1  b2  b3  b4  b5  b6  b7  b8\n"), "{out}");
    assert!(mio(&[], "0\n").contains("You bid 0 coins."));
    // Places for tiles are numbered.
    let out = mio(&["--people", "Ada,Bea", "--options", r#"{"coins_visible":true}"#], "8\n0\n1\n");
    assert!(out.contains("\n  1 ") && out.contains("Ada places tile "), "{out}");
}

#[test]
fn another_set_of_tiles_comes_from_a_file_and_is_kept_in_the_record() {
    let text = fs::read_to_string(TILES).unwrap();
    assert_eq!(with_tiles(Path::new(TILES)).json()["options"]["tiles"], text.trim_end());
    let saved = fresh_file("mio-tiles.json");
    let played = mio(&["--tiles", TILES], &format!("b1\nsave {}\n", saved.display()));
    assert!(played.contains("Tile "), "{played}");
    let record: serde_json::Value = serde_json::from_str(&fs::read_to_string(&saved).unwrap()).unwrap();
    assert_eq!(record["options"]["tiles"], text.trim_end());
    menagerie(&["replay", saved.to_str().unwrap()]).done();
}

#[test]
fn a_set_of_tiles_that_cannot_be_read_is_refused_by_row_and_column() {
    let file = fresh_file("mio-bad-tiles.csv");
    let good = fs::read_to_string(TILES).unwrap();
    for (bad, said) in [
        (good.replacen(",1,", ",7,", 1), "Row "),
        (good.lines().take(20).collect::<Vec<_>>().join("\n"), "tile"),
        (String::new(), "simulated"),
        ("\u{0}\u{1b}[2J,,,".to_owned(), "Row "),
    ] {
        fs::write(&file, &bad).unwrap();
        let ran = with_tiles(&file);
        // No text stands for the printed set.
        if bad.is_empty() {
            assert_eq!(ran.json()["options"]["tiles"], "");
        } else {
            let refused = ran.refused();
            assert!(refused.contains(said), "{refused}");
        }
    }
    assert!(with_tiles(Path::new("no-such-file.csv")).refused().contains("no-such-file.csv"));
    let without = menagerie(&["simulate", "zebres", "--games", "1", "--tiles", TILES]).refused();
    assert!(without.contains("“tiles”"), "{without}");
}

/// At a real terminal. Windows has none that a test could hold.
#[cfg(unix)]
mod unseen {
    use std::fs::File;
    use std::io::{Read as _, Write as _};
    use std::process::Stdio;

    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

    use crate::common::command;

    /// After so long something has gone wrong, however busy the machine is.
    const PATIENCE: Timespec = Timespec { tv_sec: 120, tv_nsec: 0 };

    /// What people see on a terminal, and how they type there.
    struct Terminal {
        keyboard: File,
        seen: String,
    }

    impl Terminal {
        /// Waits until something has been shown since the last wait, and gives everything until then.
        fn shows(&mut self, text: &str) -> String {
            let mut buffer = [0; 4096];
            loop {
                if let Some(at) = self.seen.find(text) {
                    let rest = self.seen.split_off(at + text.len());
                    return std::mem::replace(&mut self.seen, rest);
                }
                let mut waits = [PollFd::new(&self.keyboard, PollFlags::IN)];
                assert!(poll(&mut waits, Some(&PATIENCE)).is_ok_and(|ready| ready > 0), "no {text} in {}", self.seen);
                let length = self.keyboard.read(&mut buffer).expect("the terminal is open");
                self.seen.push_str(&String::from_utf8_lossy(&buffer[..length]));
            }
        }

        fn types(&mut self, line: &str) {
            writeln!(self.keyboard, "{line}").expect("the terminal is open");
        }
    }

    #[test]
    fn bids_of_people_at_one_keyboard_are_typed_unseen() {
        let controller = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&controller).unwrap();
        unlockpt(&controller).unwrap();
        let path = ptsname(&controller, Vec::new()).unwrap().into_string().unwrap();
        let terminal = || Stdio::from(File::options().read(true).write(true).open(&path).unwrap());
        let options = r#"{"coins_visible":true}"#;
        let mut game = command(&["play", "mio", "--people", "Ada,Bea", "--seed", "5", "--options", options])
            .stdin(terminal())
            .stdout(terminal())
            .stderr(terminal())
            .spawn()
            .unwrap();
        let mut screen = Terminal { keyboard: File::from(controller), seen: String::new() };
        screen.shows("Ada, your move (typing stays hidden): ");
        screen.types("b4");
        // Bea sees the same, so that she is asked at once.
        let shown = screen.shows("Bea, your move (typing stays hidden): ");
        assert!(shown.starts_with("\r\n") && !shown.contains("bids 4"), "{shown}");
        screen.types("b3");
        // All bids open together; placing a tile is no secret.
        let shown = screen.shows("Ada, your move: ");
        assert!(shown.starts_with("\r\n") && shown.contains("Ada bids 4 coins."), "{shown}");
        screen.types("quit");
        assert!(screen.shows("Goodbye").contains("quit"), "what is no secret is seen");
        assert!(game.wait().unwrap().success());
    }
}
