//! Golden playthroughs: whole matches as text, told again and compared line by line.
//!
//! A file `tests/playthroughs/<name>.txt` begins with any lines that say what it is about, then
//!
//! ```text
//! setup {"lots":2} seats 3
//! ```
//!
//! (or `position {…}`), then one block for each turn:
//!
//! ```text
//! # 4 | {"phase":"bid",…}              how many entries there are, and the position
//! all see: {…}                         the views; once if they are equal, else one line for each
//! legal 1: b0 b1 b2                    in a turn of one seat just `legal:`
//! > 1 b2                               a choice; in a turn of one seat just `> b2`
//! * lot5                               or a draw
//! - {"event":"won",…}                  what happened, and below it, indented, who saw something else
//! ```
//!
//! Only the first lines, the start and the `>` and `*` lines are read; the rest is written. So a new playthrough
//! is a file with a `setup` line and the choices, or with `random 7` for luck with that seed until the
//! end, and `UPDATE=1 cargo test` writes the rest.

mod tell;

use std::fs;
use std::path::Path;

use kernel::Game;
use serde_json::Value;

use crate::start::setup_line;
use tell::{Script, tell};

/// Checks every `.txt` in a directory; with `UPDATE=1` in the environment, writes them anew.
///
/// # Panics
/// When a file is not what the game tells now, naming the first line that differs; or when there is no file.
pub fn playthroughs<G: Game>(dir: impl AsRef<Path>) {
    let update = std::env::var_os("UPDATE").is_some_and(|value| value == "1");
    check_dir::<G>(dir.as_ref(), update);
}

/// The text of a playthrough with these choices: an action in a turn of one seat, a draw in a turn of chance,
/// `1 b2` for seat 1 in a turn of several. They need not go to the end.
///
/// # Panics
/// When the game refuses the setup or a choice.
pub fn record_playthrough<G: Game>(options: &Value, seats: u8, choices: &[&str]) -> String {
    let choices = choices.iter().map(|&choice| choice.to_owned()).collect();
    let script = Script { preface: String::new(), start: setup_line(options, seats), choices, seed: None };
    tell::<G>(&script).unwrap_or_else(|why| panic!("{}: {why}", G::FACTS.id))
}

/// The text of a playthrough in which every choice is made by luck with this seed.
///
/// # Panics
/// When the game refuses the setup.
pub fn random_playthrough<G: Game>(options: &Value, seats: u8, seed: u64) -> String {
    let script =
        Script { preface: String::new(), start: setup_line(options, seats), choices: Vec::new(), seed: Some(seed) };
    tell::<G>(&script).unwrap_or_else(|why| panic!("{}: {why}", G::FACTS.id))
}

fn check_dir<G: Game>(dir: &Path, update: bool) {
    let listing = fs::read_dir(dir).unwrap_or_else(|e| panic!("{}: {e}", dir.display()));
    let mut files: Vec<_> = listing.map(|file| file.expect("the directory can be read").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "txt"));
    files.sort();
    assert!(!files.is_empty(), "there is no playthrough in {}", dir.display());
    for file in files {
        let kept = fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let script = Script::read(&kept).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        let told = tell::<G>(&script).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        if told == kept {
            continue;
        }
        match update {
            true => fs::write(&file, told).unwrap_or_else(|e| panic!("{}: {e}", file.display())),
            false => panic!(
                "{}, {}\nIf this is how it should be: UPDATE=1 cargo test, then read the difference",
                file.display(),
                first_difference(&kept, &told)
            ),
        }
    }
}

/// The first line in which two texts differ, both versions, and what stands before it.
fn first_difference(kept: &str, told: &str) -> String {
    let (kept, told): (Vec<&str>, Vec<&str>) = (kept.lines().collect(), told.lines().collect());
    let line = (0..).find(|&line| kept.get(line) != told.get(line) || line >= kept.len()).unwrap_or(0);
    let version = |lines: &[&str]| lines.get(line).map_or("(the end)".to_owned(), |&text| text.to_owned());
    let (was, is) = (version(&kept), version(&told));
    let column = was.bytes().zip(is.bytes()).take_while(|(a, b)| a == b).count();
    let before: Vec<String> =
        kept[line.saturating_sub(3)..line].iter().map(|text| format!("      {}", around(text, 0))).collect();
    format!(
        "line {}, column {}:\n{}\n  was {}\n  is  {}",
        line + 1,
        column + 1,
        before.join("\n"),
        around(&was, column),
        around(&is, column)
    )
}

/// The part of a long line around a column.
fn around(text: &str, column: usize) -> String {
    const WIDTH: usize = 160;
    let from = column.saturating_sub(WIDTH / 4);
    let part: String = text.chars().skip(from).take(WIDTH).collect();
    let (head, tail) = (if from > 0 { "…" } else { "" }, if text.chars().count() > from + WIDTH { "…" } else { "" });
    format!("{head}{part}{tail}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::nim::Nim;

    fn scratch(name: &str, text: &str) -> std::path::PathBuf {
        let dir = std::env::temp_dir().join(format!("menagerie-playthrough-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&dir);
        fs::create_dir_all(&dir).unwrap();
        fs::write(dir.join("a.txt"), text).unwrap();
        dir
    }

    #[test]
    fn a_file_with_only_choices_is_written_out_and_then_passes() {
        let dir = scratch("new", "Seat 0 wins.\n\nsetup {\"stones\":5} seats 2\n> 1\n> 3\n> 1\n");
        check_dir::<Nim>(&dir, true);
        check_dir::<Nim>(&dir, false);
        let text = fs::read_to_string(dir.join("a.txt")).unwrap();
        assert!(text.starts_with("Seat 0 wins.\n\nsetup {\"stones\":5} seats 2\n\n# 0 | {"), "{text}");
        assert!(text.contains("\nall see: {"), "{text}");
        assert!(text.contains("\nlegal: 1 2 3\n> 3\n- {\"seat\":1,\"stones\":3}\n"), "{text}");
        assert!(text.contains("\nover: scores 1 0, ranks 1 2\n"), "{text}");
        fs::remove_dir_all(dir).unwrap();
    }

    #[test]
    fn a_file_with_a_seed_is_played_to_the_end() {
        let dir = scratch("random", "setup {} seats 3\nrandom 5\n");
        check_dir::<Nim>(&dir, true);
        check_dir::<Nim>(&dir, false);
        let text = fs::read_to_string(dir.join("a.txt")).unwrap();
        assert!(text.contains("\nover: ") && !text.contains("random"), "{text}");
        assert_eq!(text, random_playthrough::<Nim>(&serde_json::json!({}), 3, 5));
        fs::remove_dir_all(dir).unwrap();
    }

    #[test]
    #[should_panic(expected = "line 5, column 10:")]
    fn a_changed_line_is_found() {
        let text = record_playthrough::<Nim>(&serde_json::json!({ "stones": 5 }), 2, &["1", "3", "1"]);
        let dir = scratch("changed", &text.replacen("legal: 1 2 3", "legal: 1 3 2", 1));
        check_dir::<Nim>(&dir, false);
    }

    #[test]
    #[should_panic(expected = "choice 2, \"3\": too-few")]
    fn a_choice_that_is_no_longer_allowed_is_named() {
        record_playthrough::<Nim>(&serde_json::json!({ "stones": 3 }), 2, &["1", "3"]);
    }

    #[test]
    #[should_panic(expected = "there is no playthrough")]
    fn a_directory_without_playthroughs_is_a_failure() {
        let dir = scratch("none", "");
        fs::remove_file(dir.join("a.txt")).unwrap();
        check_dir::<Nim>(&dir, false);
    }
}
