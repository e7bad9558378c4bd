//! Whether every ruling of a game can be found: its number stands where the code decides it, and in the name of a test.

use std::fs;
use std::path::{Path, PathBuf};

/// The rulings in `games/<id>/RULES.md` whose number is in no comment of the game's source, or in no name of its tests.
///
/// The source is that of the game and of the crates it is built on; `lib.rs` does not count, because it only says what is
/// where.
pub(crate) fn missing_rulings(root: &Path, id: &str) -> Vec<String> {
    let rules = fs::read_to_string(root.join(format!("games/{id}/RULES.md"))).unwrap_or_default();
    let comments = comments(&sources(root, id));
    let tests = test_names(&rust_files(&root.join(format!("games/{id}/tests"))));
    let mut missing = Vec::new();
    for ruling in rulings(&rules) {
        if !comments.iter().any(|comment| mentions(comment, ruling)) {
            missing.push(format!("games/{id}/src: a comment with {ruling} at the lines that decide it"));
        }
        let part = ruling.to_lowercase();
        if !tests.iter().any(|name| name.split('_').any(|word| word == part)) {
            missing.push(format!("games/{id}/tests: a test with {part} in its name"));
        }
    }
    missing
}

/// Every section, ruling and worked example of the `RULES.md` in a game's folder, as the tests in `tests` have to name it:
/// `section_2_1`, `r7`, `e22`. Rulings and examples are rows of tables that begin with one of `letters` and a number;
/// the sections `except` hold nothing else.
///
/// # Panics
/// When something has no test.
pub fn numbers_with_a_test(game: impl AsRef<Path>, letters: &[char], except: &[&str]) -> Vec<String> {
    let game = game.as_ref();
    let rules = fs::read_to_string(game.join("RULES.md")).expect("the rules");
    // `### §2.1 Where a tile may lie` is `section_2_1`.
    let headings = rules.lines().filter_map(|line| line.trim_start_matches('#').strip_prefix(" §")?.split(' ').next());
    let headings = headings.filter(|number| !except.contains(number));
    let sections = headings.map(|number| format!("section_{}", number.replace('.', "_")));
    let rows = letters.iter().flat_map(|&letter| numbered(&rules, letter)).map(str::to_lowercase);
    let wanted: Vec<String> = sections.chain(rows).collect();
    let names = test_names(&rust_files(&game.join("tests")));
    let has = |wanted: &&String| names.iter().any(|name| format!("_{name}_").contains(&format!("_{wanted}_")));
    let missing: Vec<&String> = wanted.iter().filter(|wanted| !has(wanted)).collect();
    assert!(missing.is_empty(), "no test of {missing:?}");
    wanted
}

/// The numbers of the rulings: the first cell of each row like `| R7 | doubt | ruling |`.
fn rulings(rules: &str) -> impl Iterator<Item = &str> {
    numbered(rules, 'R')
}

/// The first cells that are this letter and a number.
fn numbered(text: &str, letter: char) -> impl Iterator<Item = &str> {
    let cells = text.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next());
    cells.filter(move |cell| {
        let number = cell.strip_prefix(letter).unwrap_or_default();
        !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// The source of a game, and of the crates that its manifest names as dependencies.
fn sources(root: &Path, id: &str) -> Vec<PathBuf> {
    let manifest = fs::read_to_string(root.join(format!("games/{id}/Cargo.toml"))).unwrap_or_default();
    let dependencies = manifest.split("[dependencies]").nth(1).unwrap_or_default();
    let dependencies = dependencies.split("\n[").next().unwrap_or_default();
    let names = dependencies.lines().filter_map(|line| line.split([' ', '.', '=']).next());
    let crates = names.filter(|name| !name.is_empty()).map(|name| root.join("crates").join(name).join("src"));
    crates.chain([root.join(format!("games/{id}/src"))]).flat_map(|dir| rust_files(&dir)).collect()
}

fn comments(files: &[PathBuf]) -> Vec<String> {
    let read = files.iter().filter(|file| !file.ends_with("lib.rs")).filter_map(|file| fs::read_to_string(file).ok());
    let of_line = |line: &str| line.split_once("//").map(|(_, comment)| comment.to_owned());
    read.flat_map(|text| text.lines().filter_map(of_line).collect::<Vec<_>>()).collect()
}

fn test_names(files: &[PathBuf]) -> Vec<String> {
    let read = files.iter().filter_map(|file| fs::read_to_string(file).ok());
    let names = |text: String| -> Vec<String> {
        let after = text.split("#[test]\n").skip(1);
        after.filter_map(|rest| rest.trim_start().strip_prefix("fn ")?.split('(').next().map(str::to_owned)).collect()
    };
    read.flat_map(names).collect()
}

/// Whether `word` stands in `text`, and not as a part of a longer one: R1 is not in R12.
fn mentions(text: &str, word: &str) -> bool {
    text.split(|letter: char| !letter.is_alphanumeric()).any(|other| other == word)
}

/// Every Rust file under a directory.
fn rust_files(dir: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for path in fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulings_are_the_rows_that_begin_with_a_number() {
        let rules = "| # | Doubt |\n|---|---|\n| R1 | Where? |\n| R12 | When? |\n| Rest | |\nSee R3.\n";
        assert_eq!(rulings(rules).collect::<Vec<_>>(), ["R1", "R12"]);
    }

    #[test]
    fn a_number_is_not_a_part_of_another() {
        assert!(mentions("/ §2 (R1): the map", "R1"));
        assert!(!mentions("/ R12: the map", "R1"));
        assert!(!mentions("/ TR1", "R1"));
    }
}
