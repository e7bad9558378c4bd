//! What a person can say besides a choice.

use registry::{Arg, Reason};

use crate::speech::Speech;

/// A command at the prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Undo,
    Redo,
    Help,
    Board,
    Describe,
    Choices,
    Score,
    Save(String),
    /// What would a good player do?
    Hint,
    /// What would this choice do?
    WhatIf(String),
    Quit,
}

impl Command {
    /// Reads a command by one of its names: those of the reader's language, or the English ones.
    pub(super) fn read(line: &str, speech: &Speech) -> Option<Command> {
        if let Some(choice) = line.strip_prefix('?').map(str::trim) {
            return Some(match choice {
                "" => Command::Hint,
                _ => Command::WhatIf(choice.to_owned()),
            });
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let word = word.to_lowercase();
        let is = |command: &str| {
            let names = speech.say(&format!("play-command-{command}"), &[]);
            word == command || names.split([',', ' ']).any(|name| name == word)
        };
        if is("save") {
            let file = if rest.is_empty() { "menagerie.json" } else { rest };
            return Some(Command::Save(file.to_owned()));
        }
        if !rest.is_empty() {
            return None;
        }
        let plain = [
            ("undo", Command::Undo),
            ("redo", Command::Redo),
            ("help", Command::Help),
            ("hint", Command::Hint),
            ("board", Command::Board),
            ("describe", Command::Describe),
            ("choices", Command::Choices),
            ("score", Command::Score),
            ("quit", Command::Quit),
        ];
        plain.into_iter().find(|(name, _)| is(name)).map(|(_, command)| command)
    }

    /// What to say of a line that may be this command or, in other letters, a choice.
    pub(super) fn or_choice(&self, line: &str, choice: &str, speech: &Speech) -> Reason {
        let args = vec![("text", line.into()), ("choice", choice.into()), ("command", Arg::Text(self.in_full(speech)))];
        Reason::of_kernel("play-ambiguous", args)
    }

    /// How it is typed when nothing else can be meant: by the whole word.
    fn in_full(&self, speech: &Speech) -> String {
        let name = match self {
            Command::Undo => "undo",
            Command::Redo => "redo",
            Command::Help => "help",
            Command::Board => "board",
            Command::Describe => "describe",
            Command::Choices => "choices",
            Command::Score => "score",
            Command::Save(_) => "save",
            Command::Hint => "hint",
            Command::WhatIf(choice) => return format!("? {choice}"),
            Command::Quit => "quit",
        };
        let names = speech.say(&format!("play-command-{name}"), &[]);
        names.split(',').next().unwrap_or(name).to_owned()
    }
}
