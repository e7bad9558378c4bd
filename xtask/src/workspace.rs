//! Where things lie: the repository, what cargo builds, and the machine it builds for.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::invocation::Invocation;

/// Goes to the root of the repository, so that every path from here on is relative to it, and says
/// where the person was.
pub(crate) fn enter() -> Result<PathBuf> {
    let started_in = env::current_dir().context("the current directory cannot be read")?;
    // Cargo says at run time where this package lies; the repository may have been moved since
    // this was compiled.
    let package =
        env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    let root = package.parent().context("xtask has no directory above it")?;
    env::set_current_dir(root).with_context(|| format!("cannot go to {}", root.display()))?;
    Ok(started_in)
}

/// The directory cargo builds into, `target` unless the environment says otherwise.
pub(crate) fn target_dir() -> PathBuf {
    ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR"]
        .into_iter()
        .find_map(env::var_os)
        .map_or_else(|| PathBuf::from("target"), PathBuf::from)
}

/// The program `name` in a directory of built programs.
pub(crate) fn program(directory: &Path, name: &str) -> PathBuf {
    directory.join(format!("{name}{}", env::consts::EXE_SUFFIX))
}

/// How the one binary is built.
#[derive(Clone, Copy)]
pub(crate) enum Build {
    /// As it is published: optimised as a whole, which takes minutes.
    Release,
    /// As `cargo test` has built it for the tests that start it.
    Tested,
}

impl Build {
    /// The one binary.
    pub(crate) fn menagerie(self) -> PathBuf {
        let directory = match self {
            Build::Release => "release",
            Build::Tested => "debug",
        };
        program(&target_dir().join(directory), "menagerie")
    }
}

/// `npm SUBCOMMAND` in `web/`.
pub(crate) fn npm(subcommand: &str) -> Invocation {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    Invocation::new(program).args(["--prefix", "web", subcommand])
}

/// The target triple of this machine, as the compiler names it.
pub(crate) fn host() -> Result<String> {
    let answer = Invocation::new("rustc").arg("-vV").answer()?;
    host_in(&answer).map(str::to_owned).context("`rustc -vV` names no host")
}

fn host_in(answer: &str) -> Option<&str> {
    answer.lines().find_map(|line| line.strip_prefix("host: ")).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_host_is_the_line_that_says_so() {
        let answer = "rustc 1.95.0\nbinary: rustc\nhost: x86_64-unknown-linux-gnu\nrelease: 1.95.0\n";
        assert_eq!(host_in(answer), Some("x86_64-unknown-linux-gnu"));
        assert_eq!(host_in("rustc 1.95.0\n"), None);
    }
}
