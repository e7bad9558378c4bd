//! Lists `locales/<language>/*.ftl` for `src/files.rs` to embed, so that a new
//! game only adds its files there.

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

const LOCALES: &str = "../../locales";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={LOCALES}");
    let mut table = String::from("&[\n");
    for directory in sorted(Path::new(LOCALES)).iter().filter(|path| path.is_dir()) {
        println!("cargo:rerun-if-changed={}", directory.display());
        let language = stem(directory);
        for file in sorted(directory).iter().filter(|path| is_fluent(path)) {
            let stem = stem(file);
            // The absolute part of the path is left to the compiler: this text
            // is then the same on every machine.
            let path = format!("/{LOCALES}/{language}/{stem}.ftl");
            writeln!(
                table,
                "    ({language:?}, {stem:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))),"
            )
            .expect("a String takes all text");
        }
    }
    table.push_str("]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    fs::write(out.join("files.rs"), table).expect("OUT_DIR is writable");
}

/// What a directory holds, in an order that does not depend on the disk.
fn sorted(directory: &Path) -> Vec<PathBuf> {
    let listing =
        fs::read_dir(directory).unwrap_or_else(|error| panic!("cannot list {}: {error}", directory.display()));
    let mut paths: Vec<PathBuf> = listing.map(|entry| entry.expect("listed").path()).collect();
    paths.sort();
    paths
}

fn is_fluent(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "ftl")
}

fn stem(path: &Path) -> &str {
    path.file_stem()
        .and_then(|stem| stem.to_str())
        .unwrap_or_else(|| panic!("{} is not a name in UTF-8", path.display()))
}
