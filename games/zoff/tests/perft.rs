//! Counts of paths, in `zoff.perft`: by the crate, and by the reference implementation, which reads the position and counts on
//! its own.

use crate::reference::second::{Hand, Reference, Step, read};
use serde_json::Value;
use testkit::Start;
use zoff::Zoff;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/zoff.perft");

#[test]
fn the_crate_counts_as_the_file_says() {
    testkit::perft::<Zoff>(FILE);
}

#[test]
fn the_reference_counts_as_the_file_says() {
    let begin = |start| match start {
        Start::Position(position) => load(&position),
        Start::Setup { .. } => panic!("a deal is not listed: the file has positions only"),
    };
    testkit::perft_by(FILE, begin, count);
}

/// The reference in this position.
fn load(position: &Value) -> Reference {
    let number = |name: &str| position[name].as_u64().unwrap_or(0) as usize;
    let cards = |value: &Value| read(value.as_str().unwrap_or(""));
    let seats = number("seats");
    let mut game = Reference::new(seats, 19, 1, false, number("dealer"));
    game.round = number("round") as u32;
    game.standings = (0..seats).map(|place| position["places"][place].as_u64().expect("a seat") as usize).collect();
    game.hands = (0..seats).map(|seat| cards(&position["hands"][seat])).collect();
    game.discards = cards(&position["discards"]);
    game.out =
        position["out"].as_array().expect("seats").iter().map(|seat| seat.as_u64().expect("a seat") as usize).collect();
    game.piles = (0..seats).map(|seat| pile(&position["captured"][seat])).collect();
    let seat = number("to_move");
    let owner = number("owner");
    if position["table"].is_string() {
        game.put_back(owner, cards(&position["table"]), &cards(&position["trick"]));
    }
    game.step = match position["phase"].as_str().expect("a phase") {
        "give" => Step::Give,
        "lead" => Step::Lead(seat),
        "answer" => Step::Answer(seat),
        "reply" => {
            let junior = game.pairs().iter().find(|pair| pair.0 == seat).expect("a senior").1;
            Step::Reply { junior, shown: cards(&position["asked"]) }
        }
        phase => panic!("no position of this file is in {phase}"),
    };
    game.count_passes(owner);
    game
}

/// A pile of as many cards, lions and hedgehogs; the others are anything.
fn pile(counts: &Value) -> Hand {
    let count = |name: &str| counts[name].as_u64().unwrap_or(0) as usize;
    let others = count("cards") - count("lions") - count("hedgehogs");
    [vec!['L'; count("lions")], vec!['H'; count("hedgehogs")], vec!['W'; others]].concat()
}

fn count(game: &Reference, depth: u32) -> u64 {
    let seats = game.to_move();
    match (depth, &seats[..]) {
        (0, _) => 1,
        (_, []) => {
            assert!(game.step == Step::Over || depth == 0 || game.step == Step::Deal);
            assert!(game.step != Step::Deal, "a deal is not listed: fewer turns");
            0
        }
        (_, [seat]) => {
            let choices = game.legal(*seat);
            if depth == 1 {
                return choices.len() as u64;
            }
            let after = |choice: &String| {
                let mut next = game.clone();
                next.play(choice);
                count(&next, depth - 1)
            };
            choices.iter().map(after).sum()
        }
        (_, several) => count_together(game, several, &mut Vec::new(), depth),
    }
}

fn count_together(game: &Reference, seats: &[usize], made: &mut Vec<(usize, String)>, depth: u32) -> u64 {
    let Some((&seat, rest)) = seats.split_first() else {
        let mut next = game.clone();
        next.choose(made);
        return count(&next, depth - 1);
    };
    let mut sum = 0;
    for choice in game.legal(seat) {
        made.push((seat, choice));
        sum += count_together(game, rest, made, depth);
        made.pop();
    }
    sum
}
