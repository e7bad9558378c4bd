//! `cargo xtask test`: installs what the tests need, then runs everything CI must hold.
//!
//! The steps run in the order below and the first failure ends the run with the command that
//! repeats just that step. The saved inputs of the fuzz targets are an ordinary test of the package
//! `menagerie-fuzz`, so that they have no step of their own.

use std::path;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, ensure};

use crate::install;
use crate::invocation::Invocation;
use crate::workspace::{self, Build};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Leave out the documentation and the browser
    #[arg(long)]
    fast: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    install::component(&install::RUSTFMT)?;
    install::component(&install::CLIPPY)?;
    install::apt_install(&[install::CPP_COMPILER])?;
    install::web_packages()?;
    if !args.fast {
        install::browser()?;
    }

    let mut taken: Vec<(&str, Duration)> = Vec::new();
    let mut outcome = Ok(());
    for step in steps(args.fast)? {
        println!("== {}: {}", step.name, step.command);
        let start = Instant::now();
        outcome = step.run();
        taken.push((step.name, start.elapsed()));
        if outcome.is_err() {
            break;
        }
    }
    print!("{}", table(&taken));
    if outcome.is_ok() {
        println!("everything holds");
    }
    outcome
}

/// One thing that CI must hold.
struct Step {
    name: &'static str,
    command: Invocation,
    proof: Proof,
}

/// What shows that a step holds, beyond the exit code 0.
enum Proof {
    ExitCode,
    /// Standard output is a JSON list.
    JsonList,
}

/// Everything CI must hold, quick and telling first. Fast leaves out what takes another build or a browser. The browser
/// tests play against the binary that `test` has built: a second build takes minutes and finds nothing.
fn steps(fast: bool) -> Result<Vec<Step>> {
    let step = |name, command| Step { name, command, proof: Proof::ExitCode };
    let mut steps = vec![
        step("format", Invocation::cargo("fmt").args(["--all", "--check"])),
        step("web types", workspace::npm("run").arg("check")),
        step("web lint", workspace::npm("run").arg("lint")),
        step("web test", workspace::npm("run").arg("test")),
        step(
            "clippy",
            Invocation::cargo("clippy")
                .args(["--workspace", "--all-targets", "--locked"])
                .args(["--", "-D", "warnings"]),
        ),
        // Without the examples, which hold no test: clippy has looked at them.
        step("test", Invocation::cargo("test").args(["--workspace", "--lib", "--bins", "--tests", "--locked"])),
        step("doc test", Invocation::cargo("test").args(["--workspace", "--doc", "--locked"])),
    ];
    if !fast {
        steps.extend([
            step(
                "doc",
                Invocation::cargo("doc")
                    .args(["--workspace", "--no-deps", "--locked"])
                    .env("RUSTDOCFLAGS", "-Dwarnings"),
            ),
            Step {
                name: "smoke",
                command: Invocation::new(Build::Tested.menagerie()).args(["games", "--json"]),
                proof: Proof::JsonList,
            },
            step(
                "browser",
                workspace::npm("run").arg("browser").env("MENAGERIE_BIN", path::absolute(Build::Tested.menagerie())?),
            ),
        ]);
    }
    Ok(steps)
}

impl Step {
    fn run(&self) -> Result<()> {
        let Step { name, command, proof } = self;
        let held = match proof {
            Proof::ExitCode => command.run(),
            Proof::JsonList => command.answer().and_then(|answer| {
                ensure!(looks_like_a_json_list(&answer), "this is no JSON list:\n{answer}");
                Ok(())
            }),
        };
        held.map_err(|reason| anyhow!("step {name} failed: {reason:#}\nto run just this step: {command}"))
    }
}

/// Enough to tell a list from an error message or nothing at all.
fn looks_like_a_json_list(answer: &str) -> bool {
    let answer = answer.trim();
    answer.len() >= 2 && answer.starts_with('[') && answer.ends_with(']')
}

/// Seconds per step and in all.
fn table(taken: &[(&str, Duration)]) -> String {
    let all = ("in all", taken.iter().map(|(_, time)| time).sum());
    let line = |(name, time): &(&str, Duration)| format!("{name:<10}{:>8.1} s\n", time.as_secs_f64());
    taken.iter().chain([&all]).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(fast: bool) -> Vec<&'static str> {
        steps(fast).unwrap().iter().map(|step| step.name).collect()
    }

    #[test]
    fn fast_leaves_out_documentation_and_browser() {
        let quick = ["format", "web types", "web lint", "web test", "clippy", "test", "doc test"];
        assert_eq!(names(true), quick);
        assert_eq!(names(false), [&quick[..], &["doc", "smoke", "browser"]].concat());
    }

    #[test]
    fn a_json_list_has_its_brackets() {
        assert!(looks_like_a_json_list("[]\n"));
        assert!(looks_like_a_json_list("[{\"id\":\"zebres\"}]\n"));
        assert!(!looks_like_a_json_list(""));
        assert!(!looks_like_a_json_list("["));
        assert!(!looks_like_a_json_list("{\"id\":\"zebres\"}"));
        assert!(!looks_like_a_json_list("error: []"));
    }

    #[test]
    fn a_failing_step_says_how_to_run_it_again() {
        let command = Invocation::new("no-such-program-anywhere").arg("--twice");
        let step = Step { name: "absent", command, proof: Proof::ExitCode };
        let told = format!("{:#}", step.run().unwrap_err());
        assert!(told.starts_with("step absent failed"), "{told}");
        assert!(told.ends_with("step: no-such-program-anywhere --twice"), "{told}");
    }

    #[test]
    fn the_table_ends_with_the_sum() {
        let taken = [("format", Duration::from_millis(400)), ("clippy", Duration::from_millis(12_300))];
        assert_eq!(table(&taken), "format         0.4 s\nclippy        12.3 s\nin all        12.7 s\n");
    }
}
