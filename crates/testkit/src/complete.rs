//! Whether every registered game has all that a game must have.

use std::fs;
use std::path::Path;

/// What each game of `ids` lacks in the workspace at `root`: tests, rules, positions, words. Empty when nothing is missing.
///
/// ```
/// let missing = testkit::complete(std::path::Path::new("/nowhere"), &["ferry"]);
/// assert!(missing.contains(&"games/ferry/RULES.md".to_owned()));
/// ```
pub fn complete(root: &Path, ids: &[&str]) -> Vec<String> {
    let languages = names(&root.join("locales"), Path::is_dir);
    let mut missing = Vec::new();
    if languages.is_empty() {
        missing.push("locales/<language>: there is none".to_owned());
    }
    for id in ids {
        missing.extend(missing_files(root, id));
        missing.extend(missing_kinds(root, id));
        let words = languages.iter().map(|language| format!("locales/{language}/{id}.ftl"));
        missing.extend(words.filter(|path| !root.join(path).is_file()));
    }
    missing
}

fn missing_files(root: &Path, id: &str) -> Vec<String> {
    let needed = [
        (format!("games/{id}/RULES.md"), ""),
        (format!("games/{id}/tests/rulebook.rs"), "#[test]"),
        (format!("games/{id}/tests/conformance.rs"), "#[test]"),
        (format!("docs/positions/{id}.md"), "```json"),
        (format!("web/src/games/{id}/index.ts"), "face"),
        (format!("web/src/games/{id}/rules.ts"), ""),
        (format!("web/src/games/{id}/guide.ts"), ""),
        (format!("web/src/games/{id}/cover.ts"), ""),
    ];
    let mut missing = Vec::new();
    for (path, holds) in needed {
        match fs::read_to_string(root.join(&path)) {
            Err(_) => missing.push(path),
            Ok(text) if !text.contains(holds) => missing.push(format!("{path}: {holds} in it")),
            Ok(_) => {}
        }
    }
    missing
}

/// The directories that must hold at least one file of a kind.
fn missing_kinds(root: &Path, id: &str) -> Vec<String> {
    let kinds = [(format!("games/{id}/tests/playthroughs"), "txt"), (format!("games/{id}/tests"), "perft")];
    let lacks = |(dir, kind): &(String, &str)| {
        names(&root.join(dir), |path| path.extension().is_some_and(|extension| extension == *kind)).is_empty()
    };
    kinds.into_iter().filter(lacks).map(|(dir, kind)| format!("{dir}/*.{kind}")).collect()
}

/// The names in a directory that are wanted, sorted; none when there is no such directory.
fn names(dir: &Path, wanted: impl Fn(&Path) -> bool) -> Vec<String> {
    let paths = fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path());
    let name = |path: std::path::PathBuf| Some(path.file_name()?.to_str()?.to_owned());
    let mut names: Vec<String> = paths.filter(|path| wanted(path)).filter_map(name).collect();
    names.sort();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: [(&str, &str); 13] = [
        ("games/ferry/RULES.md", "# Ferry"),
        ("games/ferry/tests/rulebook.rs", "#[test]\nfn r1() {}"),
        ("games/ferry/tests/conformance.rs", "#[test]\nfn conforms() {}"),
        ("games/ferry/tests/playthroughs/full.txt", "setup {} seats 2"),
        ("games/ferry/tests/start.perft", "setup {} seats 2\n1 3"),
        ("docs/positions/ferry.md", "```json\n{}\n```"),
        ("web/src/games/ferry/index.ts", "export const face = {};"),
        ("web/src/games/ferry/rules.ts", "export const book = {};"),
        ("web/src/games/ferry/guide.ts", "export const guide = {};"),
        ("web/src/games/ferry/cover.ts", "export const cover = {};"),
        ("locales/de/ferry.ftl", "ferry = Fähre"),
        ("locales/en/ferry.ftl", "ferry = Ferry"),
        ("locales/fr/ferry.ftl", "ferry = Bac"),
    ];

    fn scratch(name: &str) -> std::path::PathBuf {
        let root = std::env::temp_dir().join(format!("menagerie-complete-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        for (path, text) in FILES {
            fs::create_dir_all(root.join(path).parent().unwrap()).unwrap();
            fs::write(root.join(path), text).unwrap();
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
    fn each_thing_that_is_missing_is_named() {
        let root = scratch("each");
        for (path, text) in FILES {
            fs::remove_file(root.join(path)).unwrap();
            let missing = complete(&root, &["ferry"]);
            assert_eq!(missing.len(), 1, "without {path}: {missing:?}");
            let (dir, _) = path.rsplit_once('/').unwrap();
            assert!(missing[0] == path || missing[0].starts_with(&format!("{dir}/*.")), "{missing:?}");
            fs::write(root.join(path), text).unwrap();
        }
        fs::write(root.join("games/ferry/tests/rulebook.rs"), "// later").unwrap();
        fs::write(root.join("docs/positions/ferry.md"), "later").unwrap();
        assert_eq!(
            complete(&root, &["ferry"]),
            ["games/ferry/tests/rulebook.rs: #[test] in it", "docs/positions/ferry.md: ```json in it"]
        );
        assert_eq!(complete(&root, &["ferry", "bus"]).len(), 2 + FILES.len());
        fs::remove_dir_all(root).unwrap();
    }
}
