//! User names: safe to show, and unique at a table.

use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton;
use unicode_segmentation::UnicodeSegmentation as _;

use crate::fault::{Answer, Fault};

/// The most characters of a name, as people count them.
pub(crate) const LONGEST: usize = 24;
/// The most bytes of a name: some characters are long.
const MOST_BYTES: usize = 120;

/// The name as it is shown: composed, without what cannot be seen or turns the line around,
/// with single spaces.
pub(crate) fn tidy(name: &str) -> Answer<String> {
    let refused = || Fault::bad_name(LONGEST as u32);
    if name.len() > 4 * MOST_BYTES {
        return Err(refused());
    }
    let composed: String = name.nfc().filter(|&letter| letter.is_whitespace() || is_shown(letter)).collect();
    let tidy = composed.split_whitespace().collect::<Vec<_>>().join(" ");
    let something_to_see = tidy.chars().any(char::is_alphanumeric) || tidy.chars().any(is_pictorial);
    if !something_to_see || tidy.graphemes(true).count() > LONGEST || tidy.len() > MOST_BYTES {
        return Err(refused());
    }
    Ok(tidy)
}

/// The name as nobody else at the table has it: `Ada`, `Ada 2`, …
pub(crate) fn apart(name: &str, others: &[String]) -> String {
    let taken = |candidate: &str| others.iter().any(|other| likeness(other) == likeness(candidate));
    let numbered = (2..).map(|number| format!("{name} {number}"));
    std::iter::once(name.to_owned())
        .chain(numbered)
        .find(|candidate| !taken(candidate))
        .expect("numbers do not run out")
}

/// The same for names that look alike: whatever their case, width, ligatures or script (Unicode TR39), and whatever
/// they hold that cannot be seen.
fn likeness(name: &str) -> String {
    let plain: String = name.nfkc().filter(|&letter| !joins(letter)).flat_map(char::to_lowercase).collect();
    skeleton(&plain).collect()
}

/// Characters that only change how their neighbours look. Emoji need them, so names may hold them.
fn joins(letter: char) -> bool {
    matches!(letter, '\u{200D}' | '\u{FE00}'..='\u{FE0F}')
}

/// Whether a letter is one to show: not a control character, not invisible, not one that
/// turns the direction of the text around.
fn is_shown(letter: char) -> bool {
    !letter.is_control()
        && !matches!(letter,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200C}' | '\u{200E}'..='\u{200F}'
            | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFF}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}' | '\u{E000}'..='\u{F8FF}'
            | '\u{F0000}'..='\u{10FFFF}')
}

/// Pictures that people use as a name.
fn is_pictorial(letter: char) -> bool {
    matches!(letter, '\u{2600}'..='\u{27BF}' | '\u{1F1E6}'..='\u{1F1FF}' | '\u{1F300}'..='\u{1FAFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(name: &str, expected: Option<&str>) {
        assert_eq!(tidy(name).ok().as_deref(), expected, "{name:?}");
    }

    #[test]
    fn a_name_is_tidied() {
        check("  Ada   Lovelace ", Some("Ada Lovelace"));
        check("Le\u{301}o", Some("Léo"));
        check("a\u{202E}b\u{200B}c\u{7}", Some("abc"));
        check("a\nb\tc", Some("a b c"));
        check("<b>Ada</b>", Some("<b>Ada</b>"));
        check("🦓", Some("🦓"));
        check("🇨🇭", Some("🇨🇭"));
        check("👩\u{200D}🚀", Some("👩\u{200D}🚀"));
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for name in ["", "   ", "\u{200B}", "...", "\u{3164}", "--", "\u{202E}\u{202E}"] {
            check(name, None);
        }
        check(&"a".repeat(25), None);
        check(&"a".repeat(24), Some(&"a".repeat(24)));
        // Counted as people see them; nothing is cut.
        let families = "👨\u{200D}👩\u{200D}👧".repeat(6);
        check(&families, Some(&families));
        check(&"e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}".repeat(20), None);
        check(&"x".repeat(1_000_000), None);
    }

    #[test]
    fn nobody_at_a_table_is_called_like_another() {
        let others = ["Ada", "ada 2", "Léo", "FIN"].map(str::to_owned);
        assert_eq!(apart("ADA", &others), "ADA 3");
        assert_eq!(apart("Zoé", &others), "Zoé");
        assert_eq!(apart("ﬁn", &others), "ﬁn 2");
    }

    #[test]
    fn nobody_at_a_table_looks_like_another() {
        let others = ["Ada".to_owned()];
        for invisible in ['\u{200D}', '\u{FE0F}', '\u{2800}', '\u{1D173}'] {
            let name = tidy(&format!("Ada{invisible}")).unwrap();
            assert_eq!(apart(&name, &others), format!("{name} 2"), "{invisible:?}");
        }
        // The first letter is Cyrillic, then Greek.
        assert_eq!(apart("А\u{64}a", &others), "А\u{64}a 2");
        assert_eq!(apart("Αda", &others), "Αda 2");
        assert_eq!(apart("Ida", &others), "Ida");
    }
}
