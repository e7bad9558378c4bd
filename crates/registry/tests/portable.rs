//! The registry, the rules, the bots and the words run where there is no operating system: `docs/portable.md` says how
//! to build them for a browser. Nothing they stand on may need a C compiler, a clock, threads or randomness from outside.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Crates that do not build or do not run on `wasm32-unknown-unknown`, or would bring an allocator of their own.
const BLOCKERS: [&str; 20] = [
    "axum",
    "bindgen",
    "cc",
    "cmake",
    "cpu-time",
    "getrandom",
    "hyper",
    "js-sys",
    "libc",
    "libmimalloc-sys",
    "libsqlite3-sys",
    "mimalloc",
    "mio",
    "openssl-sys",
    "rayon",
    "skillratings",
    "sqlx",
    "tokio",
    "wasm-bindgen",
    "web-time",
];

/// What asks the operating system, and the files that do it only where there is one.
const ASKS: [(&str, &[&str]); 5] = [
    ("Instant::now", &["crates/bots/src/clock.rs"]),
    ("SystemTime", &[]),
    ("thread::", &["crates/bots/src/thinker.rs"]),
    ("global_allocator", &[]),
    ("std::net", &[]),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace")
}

/// Everything that `menagerie-registry` and `menagerie-words` are built of in a browser: name and directory, if it is ours.
fn parts() -> Vec<(String, Option<PathBuf>)> {
    let cargo = Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--locked", "--edges", "normal", "--target", "wasm32-unknown-unknown"])
        .args(["--package", "menagerie-registry", "--package", "menagerie-words", "--prefix", "none"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(cargo.status.success(), "{}", String::from_utf8_lossy(&cargo.stderr));
    let text = String::from_utf8(cargo.stdout).expect("names are text");
    let part = |line: &str| {
        let (name, rest) = line.split_once(' ')?;
        let directory = rest.split_once('(').and_then(|(_, path)| Some(path.split_once(')')?.0));
        Some((name.to_owned(), directory.filter(|path| path.starts_with('/')).map(PathBuf::from)))
    };
    text.lines().filter_map(part).collect()
}

#[test]
fn nothing_stands_on_what_a_browser_lacks() {
    let names: BTreeSet<String> = parts().into_iter().map(|(name, _)| name).collect();
    assert!(names.contains("menagerie-bots") && names.contains("fluent-bundle"), "{names:?}");
    let found: Vec<&str> = BLOCKERS.into_iter().filter(|blocker| names.contains(*blocker)).collect();
    assert!(found.is_empty(), "{found:?} cannot be built for a browser; `cargo tree -i <name>` says who brings it");
}

#[test]
fn clocks_and_threads_are_asked_only_where_there_are_any() {
    let directories: BTreeSet<PathBuf> = parts().into_iter().filter_map(|(_, directory)| directory).collect();
    assert!(directories.len() > 5, "{directories:?}");
    let mut wrong = Vec::new();
    for file in directories.iter().flat_map(|directory| sources(&directory.join("src"))) {
        let text = fs::read_to_string(&file).expect("source is text");
        let path = file.strip_prefix(root()).expect("it is ours").to_string_lossy().into_owned();
        let asked = ASKS.iter().filter(|(what, may)| text.contains(what) && !may.contains(&path.as_str()));
        wrong.extend(asked.map(|(what, _)| format!("{path}: {what}")));
    }
    assert_eq!(wrong, Vec::<String>::new());
}

fn sources(directory: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(directory).expect("a directory of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}
