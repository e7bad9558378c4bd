//! `cargo xtask play`: builds the release binary and starts a game in the terminal.
//!
//! The server for the browser comes later and will then be what this starts; the terminal stays
//! within reach as `menagerie play`.

use std::path::{self, Path};
use std::process::Command;

use anyhow::{Context, Result};

use crate::invocation::Invocation;
use crate::workspace;

/// The game to start when none is named.
const DEFAULT_GAME: &str = "zebres";

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Passed on to `menagerie play`: a game (zebres if left out) and its options
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGS")]
    passed_on: Vec<String>,
}

pub(crate) fn run(args: Args, started_in: &Path) -> Result<()> {
    workspace::build_menagerie().run()?;
    // Absolute, because the game starts where the person is: paths they name mean what they expect.
    let program = path::absolute(workspace::menagerie())?;
    let game = Invocation::new(program).arg("play").args(with_a_game(args.passed_on));
    let mut command = game.command();
    command.current_dir(started_in);
    hand_over(command).with_context(|| format!("`{game}` cannot be started"))
}

/// The arguments with the default game in front, unless they start with a game.
fn with_a_game(mut passed_on: Vec<String>) -> Vec<String> {
    if passed_on.first().is_none_or(|first| first.starts_with('-')) {
        passed_on.insert(0, DEFAULT_GAME.to_owned());
    }
    passed_on
}

/// Becomes the game, so that the terminal, its signals and the exit code are the game's own.
#[cfg(unix)]
fn hand_over(mut command: Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

#[cfg(not(unix))]
fn hand_over(mut command: Command) -> Result<()> {
    let status = command.status()?;
    std::process::exit(status.code().unwrap_or(1));
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: Args,
    }

    #[track_caller]
    fn check(typed: &str, expected: &str) {
        let line = Line::try_parse_from(["play"].into_iter().chain(typed.split_whitespace()));
        let passed_on = with_a_game(line.unwrap().args.passed_on);
        assert_eq!(passed_on.join(" "), expected, "for `{typed}`");
    }

    #[test]
    fn the_default_game_stands_in_for_a_game_left_out() {
        check("", "zebres");
        check("--bots random --seed 7", "zebres --bots random --seed 7");
        check("-v", "zebres -v");
        check("-- --help", "zebres --help");
    }

    #[test]
    fn a_game_that_is_named_stays() {
        check("zebres --bots random", "zebres --bots random");
        check("another", "another");
    }
}
