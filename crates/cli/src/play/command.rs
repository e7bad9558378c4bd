//! What a person can say besides a choice.

use crate::speech::Speech;

/// A command at the prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Undo,
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
}
