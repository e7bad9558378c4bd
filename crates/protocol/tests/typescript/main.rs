//! The page's TypeScript types are those of the messages and of every game on the list. `UPDATE=1 cargo test` writes
//! them anew.

mod games_in_typescript;
mod shape;

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use protocol::{
    Ask, Claim, Ending, Explore, Explored, Failure, Hint, HintWanted, MadeTable, Me, Moments, Naming, NewLink,
    NewTable, Outlook, PROTOCOL, Sitting, TableList, Tell,
};
use ts_rs::{Config, TS};

/// Numbers are numbers, as JSON has them; only pairs are tuples, longer arrays are arrays.
fn config() -> Config {
    Config::new().with_large_int("number").with_array_tuple_limit(2)
}

/// Every type that travels, with all that it is made of.
fn export(to: &Path) {
    let config = config().with_out_dir(to);
    macro_rules! export {
        ($($travels:ty),+) => { $(<$travels>::export_all(&config).expect(stringify!($travels));)+ };
    }
    export!(
        Ask, Claim, Ending, Explore, Explored, Failure, Hint, HintWanted, MadeTable, Me, Moments, Naming, NewLink,
        NewTable, Outlook, Sitting, TableList, Tell
    );
}

#[test]
fn the_types_of_the_page_are_those_of_the_messages_and_the_games() {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol");
    let made = tempfile::tempdir().expect("a temporary directory");
    export(made.path());
    let version = "// The version of the messages, as crates/protocol has it.\nexport const PROTOCOL = ";
    fs::write(made.path().join("version.ts"), format!("{version}{PROTOCOL};\n")).expect("a file beside the others");
    fs::create_dir(made.path().join("games")).expect("a directory beside the others");
    for (name, text) in games_in_typescript::files(&config()) {
        fs::write(made.path().join("games").join(name), text).expect("a file of a game");
    }
    if env::var_os("UPDATE").is_some() {
        write(&committed, &read(made.path()));
    }
    let (now, then) = (read(made.path()), read(&committed));
    assert_eq!(names(&now), names(&then), "files in web/src/lib/protocol; `UPDATE=1 cargo test` writes them anew");
    for (name, text) in now {
        assert_eq!(text, then[&name], "{} is not up to date; `UPDATE=1 cargo test` writes it anew", name.display());
    }
}

fn names(files: &BTreeMap<PathBuf, String>) -> Vec<&PathBuf> {
    files.keys().collect()
}

/// The files of a directory and of those within, by their paths in it.
fn read(directory: &Path) -> BTreeMap<PathBuf, String> {
    let mut files = BTreeMap::new();
    let mut waiting = vec![directory.to_owned()];
    while let Some(next) = waiting.pop() {
        for entry in fs::read_dir(&next).into_iter().flatten() {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                waiting.push(path);
            } else {
                let text = fs::read_to_string(&path).expect("text");
                files.insert(path.strip_prefix(directory).expect("within").to_owned(), text);
            }
        }
    }
    files
}

fn write(directory: &Path, files: &BTreeMap<PathBuf, String>) {
    if directory.exists() {
        fs::remove_dir_all(directory).expect("the old files can go");
    }
    for (name, text) in files {
        let path = directory.join(name);
        fs::create_dir_all(path.parent().expect("a directory")).expect("a directory");
        fs::write(path, text).expect("a file");
    }
}
