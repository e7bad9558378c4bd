//! Usage errors: one line each, in the reader's language.

use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use registry::{Word, Words as _};
use words::Lexicon;

/// Prints help where it was asked for, else says what is wrong with the command line.
pub(crate) fn report(error: &clap::Error, lexicon: &Lexicon) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // Nothing can be done about an output that is gone.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    complain(&sentence(error, lexicon))
}

/// Bad input: one line on standard error, exit code 2.
pub(crate) fn complain(message: &str) -> ExitCode {
    say_on_one_line(message);
    ExitCode::from(2)
}

/// The answer is no: one line on standard error that says why, exit code 1.
pub(crate) fn answer_no(message: &str) -> ExitCode {
    say_on_one_line(message);
    ExitCode::from(1)
}

fn say_on_one_line(message: &str) {
    let line: Vec<_> = message.split_whitespace().collect();
    eprintln!("menagerie: {}", line.join(" "));
}

fn sentence(error: &clap::Error, lexicon: &Lexicon) -> String {
    let arg = context(error, ContextKind::InvalidArg);
    let value = context(error, ContextKind::InvalidValue);
    let command = context(error, ContextKind::InvalidSubcommand);
    // What the reader of a value has to say about it: the allowed values, or where the JSON breaks off.
    let allowed = context(error, ContextKind::ValidValue)
        .or_else(|| std::error::Error::source(error).map(ToString::to_string))
        .unwrap_or_default();
    let say = |key: &str, args: &[(&str, &str)]| {
        let args: Vec<_> = args.iter().map(|&(name, text)| (name, Word::Text(text))).collect();
        lexicon.say(key, &args)
    };
    match (error.kind(), arg, value, command) {
        (ErrorKind::UnknownArgument, Some(arg), _, _) => say("usage-unknown-argument", &[("arg", &arg)]),
        (ErrorKind::InvalidSubcommand, _, _, Some(command)) => say("usage-unknown-command", &[("command", &command)]),
        (ErrorKind::MissingRequiredArgument, Some(arg), _, _) => say("usage-missing-argument", &[("arg", &arg)]),
        (ErrorKind::InvalidValue | ErrorKind::ValueValidation, Some(arg), Some(value), _) if value.is_empty() => {
            say("usage-missing-value", &[("arg", &arg)])
        }
        (ErrorKind::InvalidValue | ErrorKind::ValueValidation, Some(arg), Some(value), _) => {
            say("usage-bad-value", &[("arg", &arg), ("value", &value), ("allowed", &allowed)])
        }
        (ErrorKind::ArgumentConflict, Some(arg), _, _) => say("usage-twice", &[("arg", &arg)]),
        (ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand, ..) => {
            say("usage-missing-command", &[])
        }
        // The rest is rare and comes in clap's own English; its first paragraph says what is wrong.
        _ => error.to_string().lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned(),
    }
}

fn context(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        _ => None,
    }
}
