//! Perft: how many ways there are to play on from a position, counted to a depth.
//!
//! ```text
//! # Who counted, and how.
//! setup {"stones":5} seats 2
//! 1 3
//! 2 9
//!
//! position {"seats":2,"began_with":7,"stones":2,"active":1}
//! 2 1
//! ```
//!
//! A path is a sequence of turns: a turn of one seat has a branch for each action, a turn of several for
//! each combination of theirs, a turn of chance for each listed outcome, whatever its weight. Paths that end before the depth are not counted.

use std::fs;
use std::path::Path;

use kernel::{Choices, Game, Match, Seat, SeatSet, Silent, Turn};

use crate::start::Start;

/// Checks every count of a `.perft` file.
///
/// # Panics
/// When a count is wrong, when the file cannot be read, or when there is no count in it.
pub fn perft<G: Game>(path: impl AsRef<Path>) {
    check_file(path.as_ref(), Start::begin::<G>, count_of);
}

/// The same by a second implementation, which begins and counts on its own.
///
/// # Panics
/// As [`perft`] does.
pub fn perft_by<S>(path: impl AsRef<Path>, begin: impl Fn(Start) -> S, count: impl Fn(&S, u32) -> u64) {
    check_file(path.as_ref(), |start| Ok(begin(start)), count);
}

/// How many paths of `depth` turns begin here.
///
/// # Panics
/// When chance is asked on the way and does not list its outcomes.
pub fn count_paths<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.turn() {
        Turn::Over => 0,
        Turn::Chance => count_draws(game, depth),
        Turn::Seat(seat) => count_actions(game, seat, depth),
        Turn::Together(seats) => count_choices(game, seats, Choices::NONE, depth),
    }
}

fn count_draws<G: Game>(game: &G, depth: u32) -> u64 {
    let mut draws = Vec::new();
    assert!(game.outcomes(&mut draws), "chance does not list its outcomes here: begin after the draw");
    let after = |(draw, _): &(G::Draw, u32)| {
        let mut next = game.clone();
        next.settle(draw, &mut Silent);
        count_paths(&next, depth - 1)
    };
    draws.iter().map(after).sum()
}

fn count_actions<G: Game>(game: &G, seat: Seat, depth: u32) -> u64 {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |&action: &G::Action| {
        let mut next = game.clone();
        next.play(seat, action, &mut Silent);
        count_paths(&next, depth - 1)
    };
    actions.iter().map(after).sum()
}

/// Counts over every combination of the choices of `seats`, given those made so far.
fn count_choices<G: Game>(game: &G, seats: SeatSet, mut made: Choices<G::Action>, depth: u32) -> u64 {
    let Some(seat) = seats.iter().next() else {
        let mut next = game.clone();
        next.resolve(&made, &mut Silent);
        return count_paths(&next, depth - 1);
    };
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let mut count = 0;
    for action in actions {
        made.set(seat, Some(action));
        count += count_choices(game, seats.without(seat), made, depth);
    }
    count
}

fn count_of<G: Game>(table: &Match<G>, depth: u32) -> u64 {
    count_paths(table.game(), depth)
}

fn check_file<S>(path: &Path, begin: impl Fn(Start) -> Result<S, String>, count: impl Fn(&S, u32) -> u64) {
    let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    if let Err(why) = check(&text, begin, count) {
        panic!("{}: {why}", path.display());
    }
}

fn check<S>(
    text: &str,
    begin: impl Fn(Start) -> Result<S, String>,
    count: impl Fn(&S, u32) -> u64,
) -> Result<(), String> {
    let mut table: Option<S> = None;
    let mut counts = 0;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(start) = Start::read(line) {
            table = Some(start.and_then(&begin).map_err(|why| format!("line {number}: {why}"))?);
            continue;
        }
        let (depth, expected) = read_count(line).ok_or(format!("line {number}: {line:?} is not `depth count`"))?;
        let table = table.as_ref().ok_or(format!("line {number}: a count before any `setup` or `position`"))?;
        let counted = count(table, depth);
        if counted != expected {
            return Err(format!("line {number}: there are {counted} paths of {depth} turns, not {expected}"));
        }
        counts += 1;
    }
    if counts == 0 { Err("there is no count in it".to_owned()) } else { Ok(()) }
}

/// `depth count`, and perhaps a comment.
fn read_count(line: &str) -> Option<(u32, u64)> {
    let (numbers, _) = line.split_once('#').unwrap_or((line, ""));
    let mut numbers = numbers.split_whitespace();
    let count = (numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?);
    numbers.next().is_none().then_some(count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::nim::Nim;

    // Of five stones the first seat takes 1, 2 or 3, and the second has 3, 3 or 2 ways to go on.
    const RIGHT: &str = "# By hand.\nsetup {\"stones\":5} seats 2\n1 3\n2 8 # 3 + 3 + 2\n\n\
        position {\"seats\":2,\"began_with\":7,\"stones\":2,\"active\":1}\n0 1\n1 2\n2 1\n3 0\n";

    fn check_nim(text: &str) -> Result<(), String> {
        check(text, Start::begin::<Nim>, count_of)
    }

    #[test]
    fn right_counts_pass() {
        assert_eq!(check_nim(RIGHT), Ok(()));
    }

    #[test]
    fn a_wrong_count_is_named() {
        let wrong = check_nim(&RIGHT.replace("2 8", "2 9"));
        assert_eq!(wrong, Err("line 4: there are 8 paths of 2 turns, not 9".to_owned()));
    }

    #[test]
    fn what_is_no_perft_file_is_refused() {
        for (text, why) in [
            ("# nothing\n", "there is no count"),
            ("1 3\n", "line 1: a count before any"),
            ("setup {} seats 2\n1 3 x\n", "line 2: \"1 3 x\" is not"),
            ("setup {} seats 9\n1 3\n", "line 1: 9 seats cannot play"),
            ("setup {\n1 3\n", "line 1: the line is: setup"),
            ("position {}\n", "line 1: missing field"),
        ] {
            let answer = check_nim(text).unwrap_err();
            assert!(answer.starts_with(why), "{answer}");
        }
    }
}
