//! The line a playthrough or a perft block begins with: `setup {"lots":2} seats 3` or `position {…}`.

use kernel::{Game, Match, NoMatch, load_match, new_match};
use serde_json::Value;

/// What such a line says.
pub enum Start {
    /// A new match.
    Setup {
        /// Its options.
        options: Value,
        /// How many play.
        seats: u64,
    },
    /// A match at some moment.
    Position(Value),
}

/// The line of a setup.
pub(crate) fn setup_line(options: &Value, seats: u8) -> String {
    format!("setup {options} seats {seats}")
}

/// The match that a line begins, if it is such a line.
pub(crate) fn begin<G: Game>(line: &str) -> Option<Result<Match<G>, String>> {
    Start::read(line).map(|start| start.and_then(Start::begin))
}

impl Start {
    /// What a line says, if it is such a line.
    pub(crate) fn read(line: &str) -> Option<Result<Start, String>> {
        if let Some(rest) = line.strip_prefix("setup ") {
            Some(Start::read_setup(rest))
        } else {
            line.strip_prefix("position ").map(|rest| json(rest).map(Start::Position))
        }
    }

    fn read_setup(rest: &str) -> Result<Start, String> {
        let (options, seats) = rest.rsplit_once(" seats ").ok_or("the line is: setup {options} seats N")?;
        let seats = seats.trim().parse().map_err(|_| format!("{seats:?} is no number of seats"))?;
        Ok(Start::Setup { options: json(options)?, seats })
    }

    pub(crate) fn begin<G: Game>(self) -> Result<Match<G>, String> {
        let begun = match self {
            Start::Setup { options, seats } => new_match(&options, seats),
            Start::Position(position) => load_match(position),
        };
        begun.map_err(|why| words(&why))
    }
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
