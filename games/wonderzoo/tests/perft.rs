//! Counts of paths, in `wonderzoo.perft`: by the crate, and by the reference implementation, which counts on its own.

use testkit::Start;
use wonderzoo::Wonderzoo;

use crate::reference::second::Reference;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/wonderzoo.perft");

#[test]
fn the_crate_counts_as_the_file_says() {
    testkit::perft::<Wonderzoo>(FILE);
}

#[test]
fn the_reference_counts_as_the_file_says() {
    let begin = |start| match start {
        Start::Setup { options, seats } => Reference::new(seats as usize, &options),
        Start::Position(position) => Reference::load(&position),
    };
    testkit::perft_by(FILE, begin, count);
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
