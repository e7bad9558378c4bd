//! What a person or CI runs in this repository, one command per file:
//!
//! ```text
//! cargo xtask play     the tables, in the browser
//! cargo xtask test     everything CI must hold
//! cargo xtask fuzz     look for inputs that break the readers of text
//! cargo xtask bench    how fast it is
//! ```
//!
//! Beside them, `invocation.rs` runs other programs, `install.rs` fetches the tools a command
//! needs and `workspace.rs` knows where things lie.

mod bench;
mod fuzz;
mod install;
mod invocation;
mod play;
mod test;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory, Parser, Subcommand};

/// The chores of Menagerie.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the tables on this machine, for the browser
    Play(play::Args),
    /// Run everything CI must hold, and stop at the first failure
    Test(test::Args),
    /// Look for inputs that break the readers of text
    Fuzz(fuzz::Args),
    /// Measure how fast it is
    Bench(bench::Args),
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> Result<()> {
    let Some(command) = cli.command else {
        return Ok(Cli::command().print_help()?);
    };
    let started_in = workspace::enter()?;
    match command {
        Command::Play(args) => play::run(args, &started_in),
        Command::Test(args) => test::run(&args),
        Command::Fuzz(args) => fuzz::run(&args),
        Command::Bench(args) => bench::run(&args),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn no_command_at_all_is_a_question_for_help() {
        let cli = Cli::try_parse_from(["cargo xtask"]).unwrap();
        assert!(cli.command.is_none());
    }
}
