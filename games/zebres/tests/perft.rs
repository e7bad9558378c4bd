//! Counts of paths, in `zebres.perft`: by the crate, and by the reference implementation, which
//! reaches each position by the actions of its `# reached by` line and counts on its own.

use crate::reference::second::Reference;
use kernel::{AnyMatch, Match, Turn, load_match, new_match};
use serde_json::{Value, json};
use zebres::Zebres;

#[test]
fn the_crate_counts_as_the_file_says() {
    testkit::perft::<Zebres>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/zebres.perft"));
}

#[test]
fn the_reference_counts_as_the_file_says() {
    let (mut line_so_far, mut start, mut counts) = (String::new(), None, 0);
    for line in include_str!("zebres.perft").lines() {
        if let Some(actions) = line.strip_prefix("# reached by ") {
            line_so_far.push_str(actions);
            line_so_far.push(' ');
        } else if let Some(setup) = line.strip_prefix("setup ") {
            start = Some(Start::of_setup(setup));
        } else if let Some(position) = line.strip_prefix("position ") {
            start = Some(Start::of_position(position, &std::mem::take(&mut line_so_far)));
        } else if let Some((depth, count)) = line.split_once(' ').filter(|_| !line.starts_with('#')) {
            let start = start.as_ref().expect("a start before the counts");
            assert_eq!(
                start.count(depth.parse().unwrap()),
                count.parse::<u64>().unwrap(),
                "{depth} turns from {start:?}"
            );
            counts += 1;
        }
    }
    assert!(counts >= 20, "{counts} counts");
}

/// Where a count begins: one game of the reference, or two where the first player is still to be drawn.
#[derive(Debug)]
enum Start {
    Game(Reference),
    Draw([Reference; 2]),
}

impl Start {
    fn of_setup(text: &str) -> Start {
        let (options, _) = text.rsplit_once(" seats ").expect("a number of seats");
        let options: Value = serde_json::from_str(options).expect("options are JSON");
        match options["first_player"].as_u64() {
            Some(first) => Start::Game(reference(&options, first as usize)),
            None => Start::Draw([reference(&options, 0), reference(&options, 1)]),
        }
    }

    /// Plays to the position on both sides, so that the reference and the file speak of the same one.
    fn of_position(text: &str, actions: &str) -> Start {
        let position: Value = serde_json::from_str(text).expect("positions are JSON");
        let options = json!({
            "board": position["board"],
            "first_player": position["first_player"],
            "hidden_gazelle": position["hidden_gazelle"],
        });
        let mut table: Match<Zebres> = new_match(&options, 2).expect("the options are good");
        let mut game = reference(&options, position["first_player"].as_u64().expect("a seat") as usize);
        for action in actions.split_whitespace() {
            let Turn::Seat(seat) = table.turn() else { panic!("nobody is to play {action}") };
            AnyMatch::play(&mut table, seat, action, &[]).unwrap_or_else(|why| panic!("{action}: {why:?}"));
            game.play(action);
        }
        assert_eq!(AnyMatch::position(&table), position, "the actions lead elsewhere");
        assert_eq!(*table.game(), *load_match::<Zebres>(position).expect("it loads").game());
        Start::Game(game)
    }

    fn count(&self, depth: u32) -> u64 {
        match self {
            Start::Game(game) => count(game, depth),
            Start::Draw(games) => games.iter().map(|game| count(game, depth - 1)).sum(),
        }
    }
}

fn reference(options: &Value, first: usize) -> Reference {
    Reference::new(options["board"] == "president", options["hidden_gazelle"] == "stays", first)
}

fn count(game: &Reference, depth: u32) -> u64 {
    let legal = game.legal();
    match depth {
        0 => 1,
        1 => legal.len() as u64,
        _ => legal.iter().map(|action| count(&after(game, action), depth - 1)).sum(),
    }
}

fn after(game: &Reference, action: &str) -> Reference {
    let mut next = game.clone();
    next.play(action);
    next
}
