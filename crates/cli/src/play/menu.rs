//! The choices of the moment, numbered, with what each will do.

use std::fmt::Write as _;

use registry::{Playable, QuickLuck, Reason, Seat, Turn, Word, shortened};
use serde_json::Value;

use crate::speech::{Speech, WIDTH, wrap};

/// Up to this many choices stand one to a line, each with what it does.
const SHORT: usize = 8;
/// Of a longer list, at most this many choices with consequences are told.
const TOLD: usize = 8;

/// At most this many columns of a line that is no choice are quoted.
const QUOTED: usize = 40;

/// What the person may choose.
pub(super) struct Menu {
    choices: Vec<Choice>,
    /// What a number means.
    numbers: Numbers,
}

/// What a number that is typed means.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Numbers {
    /// The place in the list.
    Place,
    /// The notation itself.
    Notation,
    /// An amount: the choices are secret bids `b0`, `b1`, `b2` and so on. Nobody who types 3 means two coins.
    Amount,
}

struct Choice {
    action: String,
    /// What it gives at once, where the game says so.
    points: i64,
    /// What happens when it is chosen, a sentence for each event; without what happens in any case.
    consequences: Vec<String>,
}

impl Menu {
    pub(super) fn new(table: &dyn Playable, seat: Seat, speech: &Speech) -> Menu {
        let actions = table.legal(seat).unwrap_or_default();
        let numbers = match &actions[..] {
            actions if actions.iter().any(|action| is_number(action)) => Numbers::Notation,
            actions if matches!(table.turn(), Turn::Together(_)) && are_amounts(actions) => Numbers::Amount,
            _ => Numbers::Place,
        };
        let mut choices: Vec<_> = actions
            .into_iter()
            .map(|action| {
                let events = preview(table, seat, &action);
                Choice { points: points(&events), consequences: sentences(table, &events, speech), action }
            })
            .collect();
        leave_out_the_inevitable(&mut choices);
        Menu { choices, numbers }
    }

    /// The choice a line names, by its notation or its number.
    pub(super) fn named(&self, line: &str) -> Option<String> {
        let mut actions = self.choices.iter().map(|choice| &choice.action);
        if self.numbers != Numbers::Notation && is_number(line) {
            let first = if self.numbers == Numbers::Place { 1 } else { 0 };
            let index = line.parse::<usize>().ok()?.checked_sub(first)?;
            return actions.nth(index).cloned();
        }
        actions.find(|action| *action == line).cloned()
    }

    /// Why a line that is written like a choice is none: the rule that forbids it.
    pub(super) fn forbidden(&self, line: &str, table: &dyn Playable, seat: Seat) -> Option<Reason> {
        table.check(seat, line).err().filter(|reason| reason.rule.is_some())
    }

    /// What a line would be in other letters, where that leaves no doubt: a choice, or else what a rule forbids.
    pub(super) fn in_other_letters(&self, line: &str, table: &dyn Playable, seat: Seat) -> Option<String> {
        let mut alike = self.choices.iter().filter(|choice| choice.action.eq_ignore_ascii_case(line));
        match (alike.next(), alike.next()) {
            (Some(choice), None) => Some(choice.action.clone()),
            (Some(_), Some(_)) => None,
            (None, _) => {
                let mut spellings = [line.to_uppercase(), line.to_lowercase()].into_iter();
                spellings.find(|spelling| self.forbidden(spelling, table, seat).is_some())
            }
        }
    }

    /// The list as it is shown.
    pub(super) fn text(&self, speech: &Speech) -> String {
        if self.choices.len() <= SHORT && self.numbers != Numbers::Amount { self.short() } else { self.long(speech) }
    }

    /// What a choice would do, or why it cannot be made.
    pub(super) fn explain(&self, line: &str, table: &dyn Playable, seat: Seat, speech: &Speech) -> String {
        let named = self.named(line).or_else(|| self.named(&self.in_other_letters(line, table, seat)?));
        match named {
            Some(action) => match sentences(table, &preview(table, seat, &action), speech).join("\n") {
                nothing if nothing.is_empty() => speech.say("play-will-be-seen", &[]),
                told => told,
            },
            None => speech.refusal(&self.refusal(line, table, seat)),
        }
    }

    /// Why a line that is no choice is none. `e04` is taken for `E04`, so that the answer is about the
    /// rules and not about letters.
    pub(super) fn refusal(&self, line: &str, table: &dyn Playable, seat: Seat) -> Reason {
        let spellings = [line.to_owned(), line.to_uppercase(), line.to_lowercase()];
        let mut reasons = spellings.iter().filter_map(|spelling| table.check(seat, spelling).err());
        // No rule speaks of what is no action at all: then help helps more.
        reasons.find(|reason| reason.rule.is_some()).unwrap_or_else(|| {
            let text = shortened(line, QUOTED);
            Reason::of_kernel("play-no-such-choice", vec![("text", text.as_str().into())])
        })
    }

    fn short(&self) -> String {
        let width = self.choices.iter().map(|choice| choice.action.chars().count()).max().unwrap_or(0);
        let mut text = String::new();
        for (number, choice) in (1..).zip(&self.choices) {
            let label = format!("  {}{:width$}  ", self.number(number, 1), choice.action);
            let told = wrap(&choice.consequences.join(" "), WIDTH.saturating_sub(label.chars().count()));
            let indent = " ".repeat(label.chars().count());
            push_line(&mut text, &format!("{label}{}", told.join(&format!("\n{indent}"))));
        }
        text
    }

    /// In columns with the points that each gives, a new line for each first letter; then those that do more than one thing.
    fn long(&self, speech: &Speech) -> String {
        let digits = self.choices.len().to_string().len();
        let width = self.choices.iter().map(|choice| choice.with_points().chars().count()).max().unwrap_or(0);
        let mut text = String::new();
        let mut line = String::new();
        let mut letter = None;
        for (number, choice) in (1..).zip(&self.choices) {
            let cell = format!("  {}{:width$}", self.number(number, digits), choice.with_points());
            let first = choice.action.chars().next();
            if !line.is_empty() && (first != letter || line.chars().count() + cell.chars().count() > WIDTH) {
                push_line(&mut text, &line);
                line.clear();
            }
            letter = first;
            line.push_str(&cell);
        }
        push_line(&mut text, &line);
        text + &self.notable(speech)
    }

    fn notable(&self, speech: &Speech) -> String {
        let notable: Vec<_> = self.choices.iter().filter(|choice| choice.consequences.len() > 1).collect();
        let mut text = String::new();
        for choice in notable.iter().take(TOLD) {
            let label = format!("  {}  ", choice.action);
            let indent = " ".repeat(label.chars().count());
            let told = wrap(&choice.consequences[1..].join(" "), WIDTH.saturating_sub(indent.len()));
            push_line(&mut text, &format!("{label}{}", told.join(&format!("\n{indent}"))));
        }
        if notable.len() > TOLD {
            let more = [("count", Word::Number((notable.len() - TOLD) as i64))];
            push_line(&mut text, &format!("  {}", speech.say("play-more", &more)));
        }
        text
    }

    fn number(&self, number: usize, digits: usize) -> String {
        if self.numbers == Numbers::Place { format!("{number:>digits$} ") } else { String::new() }
    }
}

impl Choice {
    /// The action, and what it gives if that is something: `c3/1 +2`.
    fn with_points(&self) -> String {
        if self.points == 0 { self.action.clone() } else { format!("{} {:+}", self.action, self.points) }
    }
}

/// The events that would follow.
fn preview(table: &dyn Playable, seat: Seat, action: &str) -> Vec<Value> {
    // A try needs luck only to imagine what the seat cannot see.
    let mut luck = QuickLuck::new(0, u64::from(table.entries()));
    table.preview(seat, action, &mut luck).map_or_else(|_| Vec::new(), |events| events.list())
}

/// The first event is the choice itself. If it speaks of points, they are those that it gives.
fn points(events: &[Value]) -> i64 {
    events.first().and_then(|event| event["points"].as_i64()).unwrap_or(0)
}

fn sentences(table: &dyn Playable, events: &[Value], speech: &Speech) -> Vec<String> {
    events.iter().map(|event| speech.event(table.facts().id, event)).collect()
}

/// What follows whatever one chooses, such as the end of a round or the points of others, would be told many times over
/// and help nobody to choose. The first sentence says what the choice itself is, and stays.
fn leave_out_the_inevitable(choices: &mut [Choice]) {
    let [first, others @ ..] = &*choices else { return };
    if others.is_empty() {
        return;
    }
    let follows = |choice: &Choice, sentence: &String| choice.consequences.iter().skip(1).any(|told| told == sentence);
    let mut inevitable = first.consequences.clone();
    inevitable.retain(|sentence| choices.iter().all(|choice| follows(choice, sentence)));
    for choice in choices {
        let mut number = 0;
        choice.consequences.retain(|sentence| {
            number += 1;
            number == 1 || !inevitable.contains(sentence)
        });
    }
}

fn push_line(text: &mut String, line: &str) {
    writeln!(text, "{}", line.trim_end()).expect("a string takes any text");
}

/// Whether these are a word with every number from 0 on.
fn are_amounts(actions: &[String]) -> bool {
    let word = actions.first().and_then(|action| action.strip_suffix('0')).filter(|word| !word.is_empty());
    let is_amount = |(number, action): (usize, &String)| {
        word.and_then(|word| action.strip_prefix(word)).is_some_and(|amount| amount == number.to_string())
    };
    actions.len() > 1 && actions.iter().enumerate().all(is_amount)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_tells_the_points_that_it_gives() {
        let events = |points: i64| vec![serde_json::json!({ "event": "placed", "seat": 0, "points": points })];
        let choice = |events: &[Value]| {
            Choice { action: "c3/1".to_owned(), points: points(events), consequences: Vec::new() }.with_points()
        };
        assert_eq!(choice(&events(2)), "c3/1 +2");
        assert_eq!(choice(&events(-1)), "c3/1 -1");
        assert_eq!(choice(&events(0)), "c3/1");
        // Points of a later event are those of the end of a round, and not of the choice.
        let later = [serde_json::json!({ "event": "moved" }), events(7).remove(0)];
        assert_eq!(choice(&later), "c3/1");
        assert_eq!(choice(&[]), "c3/1");
    }
}
