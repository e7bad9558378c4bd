//! `cargo xtask bench`: how fast it is, first by the clock, then by instructions counted.
//!
//! The clock (criterion) says what a person waits for and swings with whatever else the machine
//! does; the count (gungraun, under valgrind) repeats to a fraction of a percent and shows a small
//! change. `--save` keeps the results under target; later runs are compared with those.

use std::fs;
use std::path::{self, Path, PathBuf};

use anyhow::{Context, Result};

use crate::install;
use crate::invocation::Invocation;
use crate::workspace;

/// The name under which both tools keep results.
const SAVED: &str = "saved";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Keep the results for later runs to be compared with
    #[arg(long)]
    save: bool,
    /// Count instructions only
    #[arg(long, conflicts_with = "speed")]
    counts: bool,
    /// Measure by the clock only
    #[arg(long)]
    speed: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    if !args.counts {
        speed(args.save).run()?;
    }
    if !args.speed {
        install::apt_install(&[install::VALGRIND])?;
        let runner = gungraun_runner()?;
        instructions(args.save, &runner).run()?;
    }
    Ok(())
}

/// By the clock.
fn speed(save: bool) -> Invocation {
    // Lenient: nothing saved yet is nothing to compare with, and no error.
    let baseline = if save { "--save-baseline" } else { "--baseline-lenient" };
    bench("speed").args(["--", baseline, SAVED])
}

/// By instructions counted.
fn instructions(save: bool, runner: &Path) -> Invocation {
    let baseline = if save { "--save-baseline" } else { "--baseline" };
    bench("instructions").arg("--").arg(format!("{baseline}={SAVED}")).env("GUNGRAUN_RUNNER", runner)
}

fn bench(name: &str) -> Invocation {
    Invocation::cargo("bench").args(["--package", "menagerie-benches", "--locked", "--bench", name])
}

/// The program that counts, of exactly the version of the library: they refuse to work together
/// otherwise. Installed under target if it is not there.
fn gungraun_runner() -> Result<PathBuf> {
    let lock = fs::read_to_string("Cargo.lock").context("Cargo.lock cannot be read")?;
    let version = version_in(&lock, "gungraun").context("Cargo.lock has no gungraun")?;
    let tools = workspace::target_dir().join("tools");
    let runner = workspace::program(&tools.join("bin"), "gungraun-runner");
    let receipt = fs::read_to_string(tools.join(".crates.toml")).unwrap_or_default();
    if !(runner.is_file() && is_on(&receipt, "gungraun-runner", version)) {
        Invocation::cargo("install")
            .arg("--locked")
            .arg("--root")
            .arg(&tools)
            .args(["gungraun-runner", "--version", version])
            .run()?;
    }
    // The benchmarks start it from a directory of their own.
    Ok(path::absolute(runner)?)
}

/// The version of a package in the text of a lock file.
fn version_in<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')
}

/// Whether the list that `cargo install` keeps names a package in this version.
fn is_on(receipt: &str, package: &str, version: &str) -> bool {
    receipt.lines().any(|line| line.starts_with(&format!("\"{package} {version} ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = "\
version = 4

[[package]]
name = \"gungraun-runner\"
version = \"0.20.1\"

[[package]]
name = \"gungraun\"
version = \"0.20.0\"
dependencies = [
 \"gungraun-runner\",
]
";

    #[test]
    fn the_lock_file_names_the_version() {
        assert_eq!(version_in(LOCK, "gungraun"), Some("0.20.0"));
        assert_eq!(version_in(LOCK, "gungraun-runner"), Some("0.20.1"));
        assert_eq!(version_in(LOCK, "criterion"), None);
    }

    #[test]
    fn another_version_installed_does_not_count() {
        let receipt = "[v1]\n\"gungraun-runner 0.20.0 (registry+somewhere)\" = [\"gungraun-runner\"]\n";
        assert!(is_on(receipt, "gungraun-runner", "0.20.0"));
        assert!(!is_on(receipt, "gungraun-runner", "0.20"));
        assert!(!is_on(receipt, "gungraun", "0.20.0"));
        assert!(!is_on("", "gungraun-runner", "0.20.0"));
    }

    #[test]
    fn saving_and_comparing_use_the_same_name() {
        let shown = |invocation: Invocation| {
            let shown = invocation.to_string();
            shown.split_once(" -- ").map(|(_, passed_on)| passed_on.to_owned())
        };
        assert_eq!(shown(speed(true)).as_deref(), Some("--save-baseline saved"));
        assert_eq!(shown(speed(false)).as_deref(), Some("--baseline-lenient saved"));
        let runner = Path::new("runner");
        assert_eq!(shown(instructions(true, runner)).as_deref(), Some("--save-baseline=saved"));
        assert_eq!(shown(instructions(false, runner)).as_deref(), Some("--baseline=saved"));
    }
}
