//! Text as it might have been written by mistake.

use std::ops::Range;

use crate::script::Script;

/// What a word may be mistaken for.
const STRANGERS: [&str; 12] =
    ["null", "0", "1", "2", "-1", "255", "4294967296", "18446744073709551615", "1e99", "true", "\"\"", ".."];

/// Most of the time leaves `text` as it is, otherwise changes a few of its words.
pub(crate) fn damage(text: &mut String, script: &mut Script<'_>) {
    let changes = match script.below(4) {
        0..2 => 0,
        2 => 1,
        _ => 1 + script.below(8),
    };
    for _ in 0..changes {
        change_a_word(text, script);
    }
}

fn change_a_word(text: &mut String, script: &mut Script<'_>) {
    let words = words(text);
    if words.is_empty() {
        return;
    }
    let (one, other) = (script.pick(&words).clone(), script.pick(&words).clone());
    match script.below(6) {
        // Two tokens that change places leave the census as it was, so that the position still loads.
        0..3 => swap(text, one, other),
        3 => {
            let other = text[other].to_owned();
            text.replace_range(one, &other);
        }
        4 => text.replace_range(one, STRANGERS[script.below(STRANGERS.len())]),
        _ => text.replace_range(one.start.min(other.start)..one.end.max(other.end), ""),
    }
}

/// Where the words are: names, numbers, tokens and actions, without the marks of JSON around them.
fn words(text: &str) -> Vec<Range<usize>> {
    let is_mark = |c: char| c.is_whitespace() || "{}[]:,\"".contains(c);
    let mut words = Vec::new();
    let mut start = 0;
    for (end, mark) in text.match_indices(is_mark).chain([(text.len(), "")]) {
        if start < end {
            words.push(start..end);
        }
        start = end + mark.len();
    }
    words
}

/// Lets two words, or twice the same, change places.
fn swap(text: &mut String, one: Range<usize>, other: Range<usize>) {
    let (first, second) = if one.start <= other.start { (one, other) } else { (other, one) };
    let (early, late) = (text[first.clone()].to_owned(), text[second.clone()].to_owned());
    text.replace_range(second, &early);
    text.replace_range(first, &late);
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"{"to_move":0,"squares":["0G .. 1Z*","é"]}"#;

    #[test]
    fn words_stand_between_the_marks() {
        let found: Vec<&str> = words(TEXT).into_iter().map(|word| &TEXT[word]).collect();
        assert_eq!(found, ["to_move", "0", "squares", "0G", "..", "1Z*", "é"]);
        assert!(words("").is_empty());
    }

    #[test]
    fn words_of_different_length_change_places() {
        for (one, other) in [(3, 5), (5, 3)] {
            let (mut text, words) = (TEXT.to_owned(), words(TEXT));
            swap(&mut text, words[one].clone(), words[other].clone());
            assert_eq!(text, r#"{"to_move":0,"squares":["1Z* .. 0G","é"]}"#);
        }
    }

    #[test]
    fn any_script_leaves_text_that_can_be_damaged_again() {
        for seed in 0..2000_u32 {
            let bytes: Vec<u8> = [0].into_iter().chain(seed.wrapping_mul(0x9E37_79B9).to_be_bytes()).collect();
            let mut text = TEXT.to_owned();
            for _ in 0..3 {
                damage(&mut text, &mut Script::of(&bytes).unwrap());
            }
        }
    }
}
