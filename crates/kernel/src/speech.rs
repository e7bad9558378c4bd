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

/// A name that fits its columns in a picture.
pub fn shortened(name: &str, columns: usize) -> String {
    match name.char_indices().nth(columns) {
        Some(_) => name.chars().take(columns - 1).chain(['…']).collect(),
        None => name.to_owned(),
    }
}

/// A sentence in lines of at most `columns` beside or below a picture; the second and later ones are set in. Only plain
/// spaces give way: French punctuation stands after a space that does not break.
pub fn wrapped(sentence: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in sentence.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= columns => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) => lines.push(format!("  {word}")),
            None => lines.push(word.to_owned()),
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_ends_with_a_sign_that_it_is_longer() {
        assert_eq!(shortened("Léonie", 6), "Léonie");
        assert_eq!(shortened("Léonie", 5), "Léon…");
    }

    #[test]
    fn sentences_break_at_plain_spaces_and_later_lines_are_set_in() {
        assert_eq!(wrapped("Au tour de Léo\u{a0}!", 11), ["Au tour de", "  Léo\u{a0}!"]);
        assert_eq!(wrapped("", 5), [""]);
    }
}
