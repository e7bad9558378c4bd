//! Actions and draws as text: readable, and with one spelling each.

use std::fmt::Display;
use std::str::FromStr;

use kernel::{Game, Luck, QuickLuck};

use crate::playout::pick;

/// What a slip of the pen puts in the place of a character.
const SLIPS: [char; 16] = ['0', '1', '2', '9', 'a', 'b', 'e', 'Z', 'G', '+', '-', '.', ',', '>', '*', ' '];

/// Asserts that an action reads back from its text, that `spell` writes the same, and that no
/// other text is read as it.
pub(crate) fn check_action<G: Game>(action: &G::Action) {
    let text = action.to_string();
    let mut spelled = String::from("before ");
    G::spell(action, &mut spelled);
    assert_eq!(spelled, format!("before {text}"), "`spell` and `Display` differ");
    check(action, &mut luck_of(&text), 48);
}

/// Asserts the same of a draw, whose text may be long: some slips have to do.
pub(crate) fn check_draw<G: Game>(draw: &G::Draw) {
    check(draw, &mut luck_of(&draw.to_string()), 12);
}

fn check<T: Display + FromStr + PartialEq>(item: &T, luck: &mut impl Luck, slips: u32) {
    let text = item.to_string();
    let readable = !text.is_empty() && text.chars().all(|c| c.is_ascii_graphic());
    assert!(readable, "{text:?} is not ASCII without spaces");
    assert!(text.parse().ok().as_ref() == Some(item), "{text:?} does not read back as what wrote it");
    let hostile = ["", " ", "é", "\u{1F993}", "\0"].map(str::to_owned);
    let around = [format!(" {text}"), format!("{text} "), format!("é{text}"), format!("{text}é"), text.repeat(99)];
    let slips = (0..slips).map(|_| slip(&text, luck));
    for other in slips.chain(hostile).chain(around) {
        if let Ok(read) = other.parse::<T>() {
            assert_eq!(read.to_string(), other, "one thing has two spellings");
        }
    }
}

/// What slips in `text` can be read as.
pub(crate) fn slips<G: Game>(text: &str, luck: &mut impl Luck) -> Vec<G::Action> {
    (0..8).filter_map(|_| slip(text, luck).parse().ok()).collect()
}

/// What slips in the text of a draw can be read as.
pub(crate) fn draw_slips<G: Game>(text: &str, luck: &mut impl Luck) -> Vec<G::Draw> {
    (0..8).filter_map(|_| slip(text, luck).parse().ok()).collect()
}

/// `text` with one character left out, written twice, written before, or replaced.
fn slip(text: &str, luck: &mut impl Luck) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let at = luck.below(chars.len() as u32) as usize;
    match luck.below(6) {
        0 => drop(chars.remove(at)),
        1 => chars.insert(at, chars[at]),
        2 => chars.insert(at, pick(&SLIPS, luck)),
        3 => chars[at] = chars[luck.below(chars.len() as u32) as usize],
        _ => chars[at] = pick(&SLIPS, luck),
    }
    chars.into_iter().collect()
}

fn luck_of(text: &str) -> QuickLuck {
    let seed = text.bytes().fold(7, |seed: u64, byte| seed.wrapping_mul(31) + u64::from(byte));
    QuickLuck::new(seed, 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A number whose reader is as lenient as Rust's.
    #[derive(Debug, PartialEq)]
    struct Lenient(u8);

    impl Display for Lenient {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            self.0.fmt(f)
        }
    }

    impl FromStr for Lenient {
        type Err = ();
        fn from_str(text: &str) -> Result<Lenient, ()> {
            text.parse().map(Lenient).map_err(|_| ())
        }
    }

    #[test]
    #[should_panic(expected = "two spellings")]
    fn a_leading_zero_is_a_second_spelling() {
        for number in 0..100 {
            check(&Lenient(number), &mut luck_of("any"), 48);
        }
    }

    #[test]
    #[should_panic(expected = "not ASCII without spaces")]
    fn a_space_is_not_readable() {
        check(&"4 b".to_owned(), &mut luck_of("any"), 1);
    }

    #[test]
    #[should_panic(expected = "does not read back")]
    fn a_text_reads_back() {
        #[derive(PartialEq)]
        struct Forgetful(u8);
        impl Display for Forgetful {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
        impl FromStr for Forgetful {
            type Err = ();
            fn from_str(_: &str) -> Result<Forgetful, ()> {
                Ok(Forgetful(0))
            }
        }
        check(&Forgetful(3), &mut luck_of("any"), 1);
    }
}
