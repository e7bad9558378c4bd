//! How rules name what people read, without knowing any language.

use crate::game::Game;

/// A value inside a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word<'a> {
    /// A name, or a variant that the sentence selects on.
    Text(&'a str),
    /// A number, which may select a plural form.
    Number(i64),
}

/// Sentences in one reader's language. The crate `words` implements it from the
/// Fluent files; games only name keys, so that rules hold no sentence.
pub trait Words {
    /// The sentence `key`, filled with `args`.
    fn say(&self, key: &str, args: &[(&str, Word<'_>)]) -> String;
}

/// How a terminal shows a game. It lives with the game, because a picture of a
/// board needs to know what is on it.
pub trait Picture: Game {
    /// What a view shows, drawn in at most 80 columns of characters of width one.
    /// `names` are those of the seats.
    fn picture(view: &Self::View, names: &[String], words: &dyn Words) -> String;

    /// The same in plain lines that read well aloud: no drawing, nothing told by place alone.
    fn describe(view: &Self::View, names: &[String], words: &dyn Words) -> String;

    /// The view of a match that ended before its game, because all but one gave up: nobody is to
    /// move any more.
    fn ended(view: Self::View) -> Self::View {
        view
    }

    /// Where each score comes from, in plain lines.
    fn explain_scores(detail: &Self::Detail, names: &[String], words: &dyn Words) -> String;
}
