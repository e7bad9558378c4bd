//! `cargo xtask fuzz`: looks for inputs that break whatever reads text from outside.
//!
//! The targets are the programs of the package `menagerie-fuzz`. They are built with libFuzzer and
//! coverage counters by the stable compiler, into a directory of their own. What a run finds goes
//! to a scratch corpus; `--merge` keeps of it what reaches new code in the saved corpus, which the
//! ordinary tests replay. An input that breaks something lands in `fuzz/artifacts`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;

use crate::install;
use crate::invocation::Invocation;
use crate::workspace;

/// Coverage counters without the nightly `-Zsanitizer`: the pass that places them is part of every
/// compiler.
const INSTRUMENTED: &str = "--cfg fuzzing -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares \
    -Ccodegen-units=1";

/// Where libFuzzer writes the inputs that break something.
const ARTIFACTS: &str = "fuzz/artifacts";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// What to feed; all of them, one after the other, if left out
    target: Option<Target>,
    /// How long to feed each
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
    /// Keep what earlier runs found: add to fuzz/corpus the inputs that reach new code
    #[arg(long, conflicts_with = "seconds")]
    merge: bool,
}

/// A program of the package `menagerie-fuzz`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Target {
    /// Records of matches
    Record,
    /// Actions in notation
    Notation,
    /// Positions
    Position,
    /// Options of a game
    Options,
    /// Lines of the engine protocol
    Engine,
}

impl Target {
    fn name(self) -> &'static str {
        match self {
            Target::Record => "record",
            Target::Notation => "notation",
            Target::Position => "position",
            Target::Options => "options",
            Target::Engine => "engine",
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    install::apt_install(&[install::CPP_COMPILER])?;
    let targets = match &args.target {
        Some(target) => std::slice::from_ref(target),
        None => Target::value_variants(),
    };
    let host = workspace::host()?;
    let fuzz_dir = workspace::target_dir().join("fuzz");
    build(targets, &host, &fuzz_dir).run()?;
    for &target in targets {
        let place = Place::of(target, &host, &fuzz_dir);
        place.make_directories()?;
        if args.merge {
            merge(&place)?;
        } else {
            feed(&place, args.seconds)?;
        }
    }
    Ok(())
}

/// The command that builds these targets, ready to be fed.
fn build(targets: &[Target], host: &str, fuzz_dir: &Path) -> Invocation {
    Invocation::cargo("build")
        .args(["--package", "menagerie-fuzz", "--features", "libfuzzer", "--release", "--locked"])
        // With an explicit target the flags leave build scripts and macros alone.
        .args(["--target", host])
        .arg("--target-dir")
        .arg(fuzz_dir)
        .args(targets.iter().flat_map(|target| ["--bin", target.name()]))
        .env("RUSTFLAGS", INSTRUMENTED)
        // Fuzzing is for finding what is wrong, so everything that can notice is switched on.
        .env("CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS", "true")
        .env("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", "true")
        // Optimising across crates takes minutes here and gains a fuzzer little.
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
}

/// Where one target and its inputs lie.
struct Place {
    name: &'static str,
    program: PathBuf,
    scratch: PathBuf,
    saved: PathBuf,
}

impl Place {
    fn of(target: Target, host: &str, fuzz_dir: &Path) -> Place {
        let name = target.name();
        Place {
            name,
            program: workspace::program(&fuzz_dir.join(host).join("release"), name),
            scratch: fuzz_dir.join("corpus").join(name),
            saved: Path::new("fuzz/corpus").join(name),
        }
    }

    /// libFuzzer refuses to start when one is missing.
    fn make_directories(&self) -> Result<()> {
        for directory in [&self.scratch, &self.saved, Path::new(ARTIFACTS)] {
            fs::create_dir_all(directory).with_context(|| format!("{} cannot be made", directory.display()))?;
        }
        Ok(())
    }

    /// The target with the limits every use has.
    fn invocation(&self) -> Invocation {
        Invocation::new(&self.program)
            .args(["-max_len=65536", "-timeout=10"])
            .arg(format!("-artifact_prefix={ARTIFACTS}/{}-", self.name))
    }
}

/// libFuzzer writes what it finds to the first directory, and starts from all.
fn feed(place: &Place, seconds: u32) -> Result<()> {
    println!("== {}: {seconds} s", place.name);
    let before = artifacts(place.name)?;
    let fed = place.invocation().arg(format!("-max_total_time={seconds}")).args([&place.scratch, &place.saved]);
    let status = fed.status()?;
    if status.success() {
        return Ok(());
    }
    match new_artifact(&before, &artifacts(place.name)?) {
        Some(artifact) => bail!(
            "{} broke on {}; reproduce with\n  {}",
            place.name,
            artifact.display(),
            Invocation::new(&place.program).arg(&artifact)
        ),
        None => bail!("`{fed}` failed ({status}) and left no input behind"),
    }
}

/// Here the first directory is the one that is added to.
fn merge(place: &Place) -> Result<()> {
    println!("== {}: merging into {}", place.name, place.saved.display());
    // New code counts, the same code more often does not: what is saved stays small.
    place.invocation().args(["-set_cover_merge=1", "-use_counters=0"]).args([&place.saved, &place.scratch]).run()
}

/// The files that broke a target so far, and when each was written.
fn artifacts(name: &str) -> Result<BTreeMap<PathBuf, SystemTime>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(ARTIFACTS).with_context(|| format!("{ARTIFACTS} cannot be read"))? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with(&format!("{name}-")) {
            found.insert(entry.path(), entry.metadata()?.modified()?);
        }
    }
    Ok(found)
}

/// The file that a run has written. Its name is a digest of its content, so that what was found
/// before is written again under the same name: the time tells.
fn new_artifact(before: &BTreeMap<PathBuf, SystemTime>, after: &BTreeMap<PathBuf, SystemTime>) -> Option<PathBuf> {
    after
        .iter()
        .filter(|(path, written)| before.get(*path) != Some(*written))
        .max_by_key(|(_, written)| **written)
        .map(|(path, _)| path.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_target_is_typed_as_its_program_is_called() {
        for target in Target::value_variants() {
            assert_eq!(Target::from_str(target.name(), false), Ok(*target));
        }
    }

    #[test]
    fn only_the_wanted_targets_are_built() {
        let shown = build(&[Target::Record, Target::Engine], "some-host", Path::new("target/fuzz")).to_string();
        assert!(shown.ends_with("--target some-host --target-dir target/fuzz --bin record --bin engine"), "{shown}");
        assert!(shown.contains("-Cpasses=sancov-module"), "{shown}");
    }

    #[test]
    fn the_saved_corpus_lies_in_the_repository_and_the_scratch_one_beside_the_build() {
        let place = Place::of(Target::Notation, "some-host", Path::new("target/fuzz"));
        assert_eq!(place.saved, Path::new("fuzz/corpus/notation"));
        assert_eq!(place.scratch, Path::new("target/fuzz/corpus/notation"));
        assert!(place.program.starts_with("target/fuzz/some-host/release"));
    }

    #[test]
    fn an_artifact_is_new_when_it_was_not_there_or_was_written_again() {
        let at = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        let files = |list: &[(&str, u64)]| -> BTreeMap<PathBuf, SystemTime> {
            list.iter().map(|&(name, seconds)| (PathBuf::from(name), at(seconds))).collect()
        };
        let before = files(&[("crash-a", 1), ("crash-b", 2)]);
        assert_eq!(new_artifact(&before, &before), None);
        let another = files(&[("crash-a", 1), ("crash-b", 2), ("crash-c", 3)]);
        assert_eq!(new_artifact(&before, &another), Some(PathBuf::from("crash-c")));
        let again = files(&[("crash-a", 9), ("crash-b", 2)]);
        assert_eq!(new_artifact(&before, &again), Some(PathBuf::from("crash-a")));
    }
}
