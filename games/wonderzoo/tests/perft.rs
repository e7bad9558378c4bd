//! Counts of paths, in `wonderzoo.perft`: by the crate, and by the reference implementation, which counts on its own.

use serde_json::Value;
use wonderzoo::Wonderzoo;

use crate::reference::second::Reference;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/wonderzoo.perft");

#[test]
fn the_crate_counts_as_the_file_says() {
    testkit::perft::<Wonderzoo>(FILE);
}

#[test]
fn the_reference_counts_as_the_file_says() {
    let text = std::fs::read_to_string(FILE).expect("the file is there");
    let (mut start, mut counts, mut wrong) = (None, 0, Vec::new());
    for (number, line) in (1..).zip(text.lines()) {
        if let Some(position) = line.strip_prefix("position ") {
            start = Some(Reference::load(&serde_json::from_str(position).expect("positions are JSON")));
        } else if let Some(setup) = line.strip_prefix("setup ") {
            let (options, seats) = setup.rsplit_once(" seats ").expect("a number of seats");
            let options: Value = serde_json::from_str(options).expect("options are JSON");
            start = Some(Reference::new(seats.parse().expect("a number"), &options));
        } else if let Some((depth, expected)) = line.split_once(' ').filter(|_| !line.starts_with('#')) {
            let expected = expected.split(' ').next().expect("a count");
            let counted = count(start.as_ref().expect("a start before the counts"), depth.parse().expect("a depth"));
            if counted.to_string() != expected {
                wrong.push(format!("{number}: {depth} {counted}"));
            }
            counts += 1;
        }
    }
    assert!(wrong.is_empty(), "line, depth, count:\n{}", wrong.join("\n"));
    assert!(counts >= 40, "{counts} counts");
}

fn count(game: &Reference, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let draws = game.draws();
    if !draws.is_empty() {
        let after = |draw: &String| {
            let mut next = game.clone();
            next.settle(draw);
            count(&next, depth - 1)
        };
        return draws.iter().map(after).sum();
    }
    let actions = game.legal();
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action: &String| {
        let mut next = game.clone();
        next.play(action);
        count(&next, depth - 1)
    };
    actions.iter().map(after).sum()
}
