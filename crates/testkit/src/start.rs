//! The line a playthrough or a perft block begins with: `setup {"lots":2} seats 3` or `position {…}`.

use kernel::{Game, Match, NoMatch, load_match, new_match};
use serde_json::Value;

/// The line of a setup.
pub(crate) fn setup_line(options: &Value, seats: u8) -> String {
    format!("setup {options} seats {seats}")
}

/// The match that a line begins, if it is such a line.
pub(crate) fn begin<G: Game>(line: &str) -> Option<Result<Match<G>, String>> {
    if let Some(rest) = line.strip_prefix("setup ") {
        Some(begin_setup(rest))
    } else {
        line.strip_prefix("position ").map(begin_position)
    }
}

fn begin_setup<G: Game>(rest: &str) -> Result<Match<G>, String> {
    let (options, seats) = rest.rsplit_once(" seats ").ok_or("the line is: setup {options} seats N")?;
    let seats = seats.trim().parse().map_err(|_| format!("{seats:?} is no number of seats"))?;
    new_match(&json(options)?, seats).map_err(|why| words(&why))
}

fn begin_position<G: Game>(rest: &str) -> Result<Match<G>, String> {
    load_match(json(rest)?).map_err(|why| words(&why))
}

fn json(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|e| format!("{text} is not JSON: {e}"))
}

fn words(why: &NoMatch) -> String {
    match why {
        NoMatch::Setup(bad) => bad.to_string(),
        NoMatch::Position(bad) => bad.to_string(),
        NoMatch::Record(bad) => bad.to_string(),
    }
}
