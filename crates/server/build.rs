//! Builds the page with npm, so that the one binary has it inside. Into `OUT_DIR`, so that a
//! clone stays clean; only `web/node_modules` is written beside the sources.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::SystemTime;

/// What the page is made from, beside the words.
const SOURCES: [&str; 11] = [
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "pictures.ts",
    "compress.ts",
    "licences.ts",
    "svelte.config.js",
    "tsconfig.json",
];

const NO_NPM: &str = "npm is missing, and the page is built with it: \
    install Node.js 20.19 or newer, which brings npm (https://nodejs.org)";

fn main() -> ExitCode {
    let here = PathBuf::from(variable("CARGO_MANIFEST_DIR"));
    let root = here.join("../..");
    let web = root.join("web");
    println!("cargo::rerun-if-changed={}", root.join("locales").display());
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    let out = PathBuf::from(variable("OUT_DIR"));
    match build(&web, &out.join("page")).and_then(|()| embed(&out)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            println!("cargo::error={why}");
            ExitCode::FAILURE
        }
    }
}

fn build(web: &Path, page: &Path) -> Result<(), String> {
    if !packages_are_fresh(web) {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    let page = page.to_str().ok_or("the target directory's path is not UTF-8, which npm cannot be told")?;
    npm(web, &["run", "build", "--", "--outDir", page, "--emptyOutDir", "--logLevel", "warn"])
}

/// Writes the type that embeds the page: its macro wants the directory spelt out.
fn embed(out: &Path) -> Result<(), String> {
    let files = format!("#[derive(rust_embed::RustEmbed)]\n#[folder = {:?}]\nstruct Files;\n", out.join("page"));
    fs::write(out.join("files.rs"), files).map_err(|error| format!("files.rs cannot be written: {error}"))
}

/// Whether `npm ci` has run since the lock file last changed.
fn packages_are_fresh(web: &Path) -> bool {
    let changed = |file: &str| -> io::Result<SystemTime> { fs::metadata(web.join(file))?.modified() };
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Ok(installed), Ok(locked)) => installed >= locked,
        _ => false,
    }
}

fn npm(web: &Path, arguments: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let said = |shown: &[u8]| String::from_utf8_lossy(shown).trim().replace('\n', "; ");
    let run = Command::new(program).args(arguments).current_dir(web).stdin(Stdio::null()).output();
    match run {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => Err(format!(
            "`npm {}` failed in web/: {} {}",
            arguments.join(" "),
            said(&output.stdout),
            said(&output.stderr)
        )),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Err(NO_NPM.to_owned()),
        Err(error) => Err(format!("npm cannot be started: {error}")),
    }
}

fn variable(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("cargo sets {name}"))
}
