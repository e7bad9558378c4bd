//! The saved inputs of every fuzz target, replayed.

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn records() {
    replay("record", fuzz::record);
}

#[test]
fn notation() {
    replay("notation", fuzz::notation);
}

#[test]
fn positions() {
    replay("position", fuzz::position);
}

#[test]
fn options() {
    replay("options", fuzz::options);
}

#[test]
fn engine() {
    replay("engine", fuzz::engine);
}

/// Gives every saved input of a target to its function; a failure names the file.
fn replay(target: &str, check: fn(&[u8])) {
    let inputs = inputs(target);
    assert!(!inputs.is_empty(), "corpus/{target} is empty: there is nothing to replay");
    for path in inputs {
        let input = fs::read(&path).expect("the input can be read");
        if let Err(panic) = std::panic::catch_unwind(|| check(&input)) {
            eprintln!("{target} breaks on {}", path.display());
            std::panic::resume_unwind(panic);
        }
    }
}

fn inputs(target: &str) -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    let listing = fs::read_dir(&directory).unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
    let mut paths: Vec<PathBuf> = listing.map(|entry| entry.expect("listed").path()).collect();
    paths.sort();
    paths
}
