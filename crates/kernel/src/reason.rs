//! Why something was refused: a code, its arguments and the rule. The sentence
//! comes from the Fluent files, in the reader's language.

use std::fmt::{self, Debug};

use serde::Serialize;

use crate::names::Names;
use crate::seat::Seat;
use crate::speech::{Word, Words};

/// A game's refusals.
pub trait Refusal: Clone + Debug + PartialEq + Eq {
    /// A short name, stable over versions: `not-in-hand`.
    fn code(&self) -> &'static str;
    /// What the sentence speaks of.
    fn args(&self) -> Vec<(&'static str, Arg)>;
    /// The section of the game's rules.
    fn rule(&self) -> &'static str;
}

/// An argument of a refusal or an event. In JSON a text, a number, or the number of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A text, shown as it is or selected on.
    Text(String),
    /// A number.
    Number(i64),
    /// A seat, shown by the name of whoever sits there.
    Seat(Seat),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

macro_rules! number_args {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
number_args!(u8 u32 i64);

/// A refusal without its game's type, ready to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The short name that programs compare.
    pub code: &'static str,
    /// The key of the sentence in the Fluent files.
    pub key: String,
    /// What the sentence speaks of.
    pub args: Vec<(&'static str, Arg)>,
    /// The section of the rules, where it is a rule that refuses.
    pub rule: Option<&'static str>,
}

impl Reason {
    /// A refusal of a game.
    pub fn of_game(game: &str, illegal: &impl Refusal) -> Reason {
        let code = illegal.code();
        Reason { code, key: format!("{game}-illegal-{code}"), args: illegal.args(), rule: Some(illegal.rule()) }
    }

    /// A refusal that is no game's: `code` is the key too.
    pub fn of_kernel(code: &'static str, args: Vec<(&'static str, Arg)>) -> Reason {
        Reason { code, key: code.to_owned(), args, rule: None }
    }

    /// The sentence. The reader, if they have a seat, is the one who was refused.
    pub fn say(&self, words: &dyn Words, names: &Names) -> String {
        say(words, &self.key, &self.args, names)
    }
}

/// For errors about files, which are written for programs: the code, and what the sentence would speak of.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)?;
        for (at, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{} {name} ", if at == 0 { ":" } else { "," })?;
            match arg {
                Arg::Text(text) => write!(f, "{text:?}")?,
                Arg::Number(number) => write!(f, "{number}")?,
                Arg::Seat(seat) => write!(f, "{seat}")?,
            }
        }
        Ok(())
    }
}

/// The sentence `key` with seats by their names.
pub fn say(words: &dyn Words, key: &str, args: &[(&str, Arg)], names: &Names) -> String {
    let args: Vec<(&str, Word<'_>)> = args
        .iter()
        .map(|(key, arg)| match arg {
            Arg::Text(text) => (*key, Word::Text(text)),
            Arg::Number(number) => (*key, Word::Number(*number)),
            Arg::Seat(seat) => (*key, names.word(*seat)),
        })
        .collect();
    words.say(key, &args)
}
