//! §13: what the rules write, read and written again.

use zoff::{Action, Cards, Draw};

/// What is quoted in §13 without being something one could write down: the parts of it.
const PARTS: [&str; 6] = ["+", "?", ">", "/", "dealer", "m"];

/// Whatever stands between backticks in §13.
fn quoted() -> Vec<String> {
    let (_, section) = include_str!("../../RULES.md").split_once("## §13 Notation").expect("§13");
    let quoted = section.split('`').skip(1).step_by(2);
    // A deal is written with its first hand only.
    quoted.map(|text| text.replace("/…", "")).collect()
}

/// The text of whatever this is, written again.
fn written_again(text: &str) -> Option<String> {
    let action = text.parse::<Action>().map(|action| action.to_string()).ok();
    action.or_else(|| text.parse::<Draw>().map(|draw| draw.to_string()).ok())
}

#[test]
fn section_13_everything_in_the_rules_can_be_read() {
    let quoted = quoted();
    assert!(quoted.len() >= 20, "{quoted:?}");
    for text in quoted.iter().filter(|text| !PARTS.contains(&text.as_str())) {
        assert_eq!(written_again(text).as_ref(), Some(text), "{text:?}");
    }
    for part in PARTS {
        assert!(quoted.iter().any(|text| text == part), "{part:?} is no longer in §13");
        assert_eq!(written_again(part), None, "{part:?}");
    }
}

#[test]
fn section_13_each_line_of_the_table_is_that_decision() {
    let cards = |text: &str| text.parse::<Cards>().expect("cards");
    for (text, action) in [
        ("2E+q", Action::Play(cards("2E+q"))),
        ("pass", Action::Pass),
        ("?H", Action::Show(cards("H"))),
        ("+H", Action::Complete(cards("H"))),
        ("no", Action::Decline),
        (">W+E", Action::Give(cards("W+E"))),
        ("xL+H", Action::Discard(cards("L+H"))),
        ("x", Action::Discard(Cards::NONE)),
    ] {
        assert_eq!(text.parse(), Ok(action), "{text:?}");
        assert!(quoted().iter().any(|quoted| quoted == text), "{text:?} is not in §13");
    }
    assert_eq!("dealer2".parse(), Ok(Draw::Dealer(kernel::Seat(2))));
}

/// There is one way to write a decision.
#[test]
fn section_13_nothing_is_written_in_two_ways() {
    for text in ["xH+L", ">E+W", "q+2E", "W+W", "1W", "6W", "w", "?", "+", ">", " W", "W ", "Pass", "dealer02", "2E++q"]
    {
        assert_eq!(written_again(text), None, "{text:?}");
    }
}
