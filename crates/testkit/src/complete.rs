//! Whether every registered game has all that a game must have.

use std::fs;
use std::path::Path;

use crate::rulings::missing_rulings;

/// The files of a game by their standard names, each with something that must be in it.
const FILES: [(&str, &str); 43] = [
    ("games/{id}/Cargo.toml", "[package]"),
    ("games/{id}/RULES.md", "| R1 |"),
    ("games/{id}/src/lib.rs", "//!"),
    ("games/{id}/src/meta.rs", "FACTS"),
    ("games/{id}/src/components.rs", ""),
    ("games/{id}/src/state.rs", "impl Game for"),
    ("games/{id}/src/action.rs", "enum Action"),
    ("games/{id}/src/rules.rs", "fn legal"),
    ("games/{id}/src/score.rs", ""),
    ("games/{id}/src/view.rs", "struct View"),
    ("games/{id}/src/notation.rs", ""),
    ("games/{id}/src/position.rs", "struct Position"),
    ("games/{id}/src/picture.rs", "impl Picture for"),
    ("games/{id}/tests/main.rs", "mod conformance;"),
    ("games/{id}/tests/rulebook.rs", "mod "),
    ("games/{id}/tests/conformance.rs", "Conformance::"),
    ("games/{id}/tests/reference.rs", "#[test]"),
    ("games/{id}/tests/playthroughs.rs", "#[test]"),
    ("games/{id}/tests/perft.rs", "#[test]"),
    ("games/{id}/tests/positions.rs", "#[test]"),
    ("games/{id}/tests/view.rs", "#[test]"),
    ("games/{id}/tests/printed.rs", "printed_for_the_page"),
    ("games/{id}/tests/picture.rs", "#[test]"),
    ("games/{id}/tests/playthroughs/*.txt", ""),
    ("games/{id}/tests/*.perft", ""),
    ("games/{id}/tests/records/*.json", ""),
    ("games/{id}/tests/digests.txt", ""),
    ("crates/bots/src/eval/{id}.rs", "impl Knowledge for"),
    ("docs/positions/{id}.md", "```json"),
    ("locales/{language}/{id}.ftl", "{id}-tagline"),
    ("locales/{language}/{id}-rules.ftl", "{id}-rules-"),
    ("locales/{language}/{id}-guide.ftl", "{id}-guide-"),
    ("web/src/games/{id}/index.ts", "face"),
    ("web/src/games/{id}/Board.svelte", ""),
    ("web/src/games/{id}/Table.svelte", ""),
    ("web/src/games/{id}/Reasons.svelte", ""),
    ("web/src/games/{id}/printed.ts", "PRINTED"),
    ("web/src/games/{id}/words.ts", ""),
    ("web/src/games/{id}/rules.ts", ""),
    ("web/src/games/{id}/guide.ts", ""),
    ("web/src/games/{id}/cover.ts", ""),
    ("web/src/games/{id}/animals.ts", "animals"),
    ("web/tests/games/{id}.ts", "hand"),
];

/// The languages that every game speaks.
const LANGUAGES: [&str; 3] = ["en", "fr", "de"];

/// What each game of `ids` lacks in the workspace at `root`: source, tests, rules, words, its page, and the number of each
/// ruling in code and tests. Empty when nothing is missing.
///
/// ```
/// let missing = testkit::complete(std::path::Path::new("/nowhere"), &["ferry"]);
/// assert!(missing.contains(&"games/ferry/RULES.md".to_owned()));
/// ```
pub fn complete(root: &Path, ids: &[&str]) -> Vec<String> {
    let mut missing = Vec::new();
    for id in ids {
        for (path, holds) in FILES {
            let (path, holds) = (path.replace("{id}", id), holds.replace("{id}", id));
            if path.contains("{language}") {
                let paths = LANGUAGES.map(|language| path.replace("{language}", language));
                missing.extend(paths.iter().filter_map(|path| missing_file(root, path, &holds)));
            } else if let Some((dir, kind)) = path.split_once("/*.") {
                missing.extend((!has_kind(&root.join(dir), kind)).then(|| path.clone()));
            } else {
                missing.extend(missing_file(root, &path, &holds));
            }
        }
        missing.extend(missing_rulings(root, id));
    }
    missing
}

fn missing_file(root: &Path, path: &str, holds: &str) -> Option<String> {
    match fs::read_to_string(root.join(path)) {
        Err(_) => Some(path.to_owned()),
        Ok(text) if !text.contains(holds) => Some(format!("{path}: {holds} in it")),
        Ok(_) => None,
    }
}

/// Whether a directory has a file of this kind.
fn has_kind(dir: &Path, kind: &str) -> bool {
    let mut paths = fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path());
    paths.any(|path| path.extension().is_some_and(|extension| extension == kind))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    const DECIDES: &str = "games/ferry/src/rules/board.rs";
    const SHARED: &str = "crates/boats/src/boat.rs";
    const TESTED: &str = "games/ferry/tests/rulebook/boarding.rs";

    /// Every file of a whole game with its content.
    fn files() -> Vec<(String, String)> {
        let mut files = Vec::new();
        for (path, holds) in FILES {
            let path = path.replace("{id}", "ferry").replace("/*.", "/first.");
            let text = match path.as_str() {
                "games/ferry/RULES.md" => "| R1 | doubt |\n| R2 | doubt |\n".to_owned(),
                "games/ferry/Cargo.toml" => {
                    "[package]\n[dependencies]\nboats = { workspace = true }\n[dev-dependencies]\n".to_owned()
                }
                _ => holds.replace("{id}", "ferry"),
            };
            if path.contains("{language}") {
                files.extend(LANGUAGES.map(|language| (path.replace("{language}", language), text.clone())));
            } else {
                files.push((path, text));
            }
        }
        files.extend([
            (DECIDES.to_owned(), "// R1: an equal number may follow.".to_owned()),
            (SHARED.to_owned(), "fn sail() {} // R2, §3".to_owned()),
            (TESTED.to_owned(), "#[test]\nfn r1_r2_boarding() {}".to_owned()),
        ]);
        files
    }

    fn write(root: &Path, path: &str, text: &str) {
        fs::create_dir_all(root.join(path).parent().unwrap()).unwrap();
        fs::write(root.join(path), text).unwrap();
    }

    fn scratch(name: &str) -> PathBuf {
        let root = std::env::temp_dir().join(format!("menagerie-complete-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        for (path, text) in files() {
            write(&root, &path, &text);
        }
        root
    }

    #[test]
    fn nothing_is_missing_from_a_complete_game() {
        let root = scratch("all");
        assert_eq!(complete(&root, &["ferry"]), Vec::<String>::new());
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn each_file_that_is_missing_is_named() {
        let root = scratch("each");
        for (path, text) in files() {
            fs::remove_file(root.join(&path)).unwrap();
            let missing = complete(&root, &["ferry"]);
            let named = path.replace("/first.", "/*.");
            let is_ruling = [DECIDES, SHARED, TESTED, "games/ferry/Cargo.toml"].contains(&path.as_str());
            assert!(is_ruling || missing == [named], "without {path}: {missing:?}");
            assert!(!missing.is_empty(), "without {path}");
            write(&root, &path, &text);
        }
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn a_file_must_hold_what_it_is_for() {
        let root = scratch("holds");
        write(&root, "games/ferry/tests/perft.rs", "// later");
        write(&root, "docs/positions/ferry.md", "later");
        let missing = ["games/ferry/tests/perft.rs: #[test] in it", "docs/positions/ferry.md: ```json in it"];
        assert_eq!(complete(&root, &["ferry"]), missing);
        fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn a_ruling_stands_in_the_code_and_in_the_name_of_a_test() {
        let root = scratch("rulings");
        write(&root, DECIDES, "fn r1() {}");
        let decided = "games/ferry/src: a comment with R1 at the lines that decide it";
        assert_eq!(complete(&root, &["ferry"]), [decided], "a comment, not a name");
        write(&root, "games/ferry/src/lib.rs", "//! R1: see rules.rs");
        assert_eq!(complete(&root, &["ferry"]), [decided], "not in the table of contents");
        write(&root, DECIDES, "// R1");
        write(&root, SHARED, "// R22");
        write(&root, TESTED, "//! R1, R2\n#[test]\nfn r1_boarding() {}");
        assert_eq!(
            complete(&root, &["ferry"]),
            [
                "games/ferry/src: a comment with R2 at the lines that decide it",
                "games/ferry/tests: a test with r2 in its name"
            ]
        );
        fs::remove_dir_all(root).unwrap();
    }
}
