//! How rules name what people read, without knowing any language.

use unicode_segmentation::UnicodeSegmentation as _;
use unicode_width::UnicodeWidthStr as _;

use crate::game::Game;
use crate::names::Names;

/// A value inside a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word<'a> {
    /// A text, or a variant that the sentence selects on.
    Text(&'a str),
    /// A number, which may select a plural form.
    Number(i64),
    /// The name of a seat. The sentence gets two arguments, for example `$seat` and `$seat_you`: the second is `yes`
    /// when it is the reader, so that the verb agrees, and `no` otherwise.
    Name {
        /// What the seat is called.
        name: &'a str,
        /// Whether it is the reader's.
        you: bool,
    },
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
    /// What a view shows, drawn in at most 80 columns of characters of width one, names apart.
    /// `names` are those of the seats.
    fn picture(view: &Self::View, names: &Names, words: &dyn Words) -> String;

    /// The same in plain lines that read well aloud: no drawing, nothing told by place alone.
    fn describe(view: &Self::View, names: &Names, words: &dyn Words) -> String;

    /// The view of a match that ended before its game, because all but one gave up: nobody is to
    /// move any more.
    fn ended(view: Self::View) -> Self::View {
        view
    }

    /// Where each score comes from, in plain lines.
    fn explain_scores(detail: &Self::Detail, names: &Names, words: &dyn Words) -> String;
}

/// How many columns a text takes in a terminal: two for an emoji, none for an accent on a letter.
pub fn columns(text: &str) -> usize {
    text.width()
}

/// A name that fits its columns in a picture. It is cut between characters as people see them: a flag, a family or an
/// accented letter stays whole or goes.
pub fn shortened(name: &str, columns: usize) -> String {
    if self::columns(name) <= columns {
        return name.to_owned();
    }
    let mut short = String::new();
    for character in name.graphemes(true) {
        // The sign that it is longer takes one.
        if self::columns(&short) + self::columns(character) + 1 > columns {
            break;
        }
        short.push_str(character);
    }
    short.push('…');
    short
}

/// A text filled up with spaces to its columns.
pub fn padded(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(self::columns(text))))
}

/// A sentence in lines of at most `width` columns beside or below a picture; the second and later ones are set in. Only
/// plain spaces give way: French punctuation stands after a space that does not break.
pub fn wrapped(sentence: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in sentence.split(' ') {
        match lines.last_mut() {
            Some(line) if columns(line) + 1 + columns(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) => lines.push(format!("  {word}")),
            None => lines.push(word.to_owned()),
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

/// Drawings beside and below one another, as many as fit into `width` columns and `height` lines; the first one always
/// does.
pub fn side_by_side(drawings: &[Vec<String>], width: usize, height: usize) -> Vec<String> {
    const GAP: usize = 3;
    let wide = |drawing: &Vec<String>| drawing.iter().map(|line| columns(line)).max().unwrap_or(0);
    let mut lines: Vec<String> = Vec::new();
    let mut rest = drawings;
    while let Some(first) = rest.first() {
        let mut taken = 1;
        let mut used = wide(first);
        while let Some(next) = rest.get(taken).filter(|next| used + GAP + wide(next) <= width) {
            used += GAP + wide(next);
            taken += 1;
        }
        let (row, others) = rest.split_at(taken);
        let high = row.iter().map(Vec::len).max().unwrap_or(0);
        if !lines.is_empty() && lines.len() + high > height {
            break;
        }
        for line in 0..high {
            let part =
                |drawing: &Vec<String>| padded(drawing.get(line).map_or("", String::as_str), wide(drawing) + GAP);
            lines.push(row.iter().map(part).collect::<String>().trim_end().to_owned());
        }
        rest = others;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAMILY: &str = "👨\u{200D}👩\u{200D}👧";
    const FLAG: &str = "🇨🇭";

    #[test]
    fn a_long_name_ends_with_a_sign_that_it_is_longer() {
        assert_eq!(shortened("Léonie", 6), "Léonie");
        assert_eq!(shortened("Léonie", 5), "Léon…");
    }

    #[test]
    fn a_name_is_cut_between_characters_as_people_see_them() {
        assert_eq!(shortened(&FLAG.repeat(3), 6), FLAG.repeat(3));
        assert_eq!(shortened(&FLAG.repeat(3), 5), format!("{FLAG}{FLAG}…"));
        assert_eq!(shortened(&FLAG.repeat(3), 4), format!("{FLAG}…"), "half a flag would be a letter");
        assert_eq!(shortened(&format!("Ada {FAMILY}{FAMILY}"), 7), format!("Ada {FAMILY}…"));
        assert_eq!(shortened(&format!("Ada {FAMILY}{FAMILY}"), 6), "Ada …", "never a family in parts");
        assert_eq!(shortened("Le\u{301}onie", 6), "Le\u{301}onie", "an accent of its own takes no column");
        assert_eq!(shortened("Ole\u{301}onie", 4), "Ole\u{301}…");
        assert_eq!(shortened(FAMILY, 1), "…");
    }

    #[test]
    fn columns_of_names_are_even() {
        for name in ["Ada", "Le\u{301}o", FLAG, FAMILY, ""] {
            assert_eq!(columns(&padded(name, 6)), 6, "{name}");
        }
        assert_eq!(padded("Leonie", 3), "Leonie");
    }

    #[test]
    fn sentences_break_at_plain_spaces_and_later_lines_are_set_in() {
        assert_eq!(wrapped("Au tour de Léo\u{a0}!", 11), ["Au tour de", "  Léo\u{a0}!"]);
        assert_eq!(wrapped("", 5), [""]);
        assert_eq!(wrapped(&format!("{FLAG} {FLAG}"), 5), [format!("{FLAG} {FLAG}")]);
        assert_eq!(wrapped(&format!("{FLAG} {FLAG}"), 4), [FLAG.to_owned(), format!("  {FLAG}")]);
    }
}
