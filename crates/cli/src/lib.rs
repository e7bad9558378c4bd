//! The `menagerie` command. Thin: it knows the registry, never a rule.
//!
//! [`run`] is the whole program; [`Engine`] is the line protocol of `menagerie engine`,
//! which tests and fuzzers drive directly:
//!
//! ```
//! let mut engine = menagerie::Engine::new(words::Lexicon::of(words::Language::English), 7);
//! let answer = engine.answer(br#"{"id":1,"cmd":"new","game":"zebres","seats":2,"options":{"first_player":0}}"#);
//! assert_eq!(answer.unwrap(), r#"{"id":1,"ok":{"turn":{"seat":0}}}"#);
//! ```

mod arena;
mod args;
mod backup;
mod bench;
mod engine;
mod games;
mod load;
mod play;
mod progress;
mod replay;
mod serve;
mod simulate;
mod speech;
mod usage;
mod verify;

use std::ffi::OsString;
use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

use registry::Viewer;
use words::{Language, Lexicon};

pub use engine::Engine;

use args::Command;
use speech::Speech;

/// Runs the program: exit code 0 when it is done, 1 when it ran and the answer is no, 2 for bad
/// input; but for 0 with one line on standard error that says what was wrong.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let lexicon = Lexicon::of(args::language(&arguments).unwrap_or_else(Language::of_environment));
    let command = match args::parse(&arguments, &lexicon) {
        Ok(command) => command,
        Err(error) => return usage::report(&error, &lexicon),
    };
    match perform(command, lexicon) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has gone, and has what it wanted.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) if error.is::<AnswerIsNo>() => usage::answer_no(&format!("{error:#}")),
        Err(error) => usage::complain(&format!("{error:#}")),
    }
}

fn perform(command: Command, lexicon: Lexicon) -> anyhow::Result<()> {
    let speech = Speech::new(lexicon);
    let mut out = io::stdout().lock();
    match command {
        Command::Games { json } => games::run(json, &speech, &mut out)?,
        Command::Serve(args) => serve::run(&args, &speech, &mut out)?,
        Command::Load(args) => load::run(&args, &speech, &mut out)?,
        Command::Backup { file, data } => backup::run(&data, &file, &speech, &mut out)?,
        Command::Simulate(args) => simulate::run(&args, &speech, &mut out)?,
        Command::Arena(args) => arena::run(&args, &speech, &mut out)?,
        Command::Bench { game, seconds, json } => bench::run(game.as_deref(), seconds, json, &speech, &mut out)?,
        Command::Replay { file, at, viewer, json } => {
            replay::run(&file, at, viewer.unwrap_or(Viewer::Everything), json, &speech, &mut out)?;
        }
        Command::Verify { file, json } => verify::run(&file, json, &speech, &mut out)?,
        Command::Engine { seed } => {
            let seed = seed.map_or_else(random_seed, Ok)?;
            engine::run(Engine::new(speech.into_lexicon(), seed), io::stdin().lock(), &mut out)?;
        }
        Command::Play(args) => play::run(&args, speech, io::stdin().lock(), &mut out)?,
    }
    out.flush()?;
    Ok(())
}

/// The answer of a command that was asked whether something is right, and why it is not.
#[derive(Debug)]
struct AnswerIsNo(String);

impl fmt::Display for AnswerIsNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for AnswerIsNo {}

/// A seed nobody can guess, where none was given.
fn random_seed() -> anyhow::Result<u64> {
    getrandom::u64().map_err(|error| anyhow::anyhow!("no randomness to be had from the system: {error}"))
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
