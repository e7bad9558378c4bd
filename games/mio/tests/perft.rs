//! Counts of paths, in `mio.perft`: by the crate, and by the reference implementation, which counts on its own.

use mio::Mio;
use testkit::Start;

use crate::reference::second::Reference;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/mio.perft");

#[test]
fn the_crate_counts_as_the_file_says() {
    testkit::perft::<Mio>(FILE);
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
    let after = |change: &dyn Fn(&mut Reference)| {
        let mut next = game.clone();
        change(&mut next);
        count(&next, depth - 1)
    };
    match game.phase {
        "flags" => orders(game.seats()).iter().map(|order| after(&|next| next.settle(&format!("flags{order}")))).sum(),
        "reveal" => game.stack().iter().map(|tile| after(&|next| next.settle(&format!("t{tile}")))).sum(),
        "bid" => all_bids(game).iter().map(|bids| after(&|next| next.bid(bids))).sum(),
        "place" => {
            let places = game.placements();
            if depth == 1 {
                return places.len() as u64;
            }
            places.iter().map(|&(x, y, r)| after(&|next| next.place(x, y, r))).sum()
        }
        _ => 0,
    }
}

fn orders(seats: usize) -> Vec<String> {
    let mut all = vec![String::new()];
    for _ in 0..seats {
        let longer = |order: &String| -> Vec<String> {
            let digits = (0..seats).map(|seat| seat.to_string()).filter(|digit| !order.contains(digit.as_str()));
            digits.map(|digit| format!("{order}{digit}")).collect()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

fn all_bids(game: &Reference) -> Vec<Vec<i64>> {
    (0..game.seats()).fold(vec![vec![]], |all: Vec<Vec<i64>>, seat| {
        let longer =
            |bids: &Vec<i64>| (0..=game.most(seat)).map(|bid| [&bids[..], &[bid]].concat()).collect::<Vec<_>>();
        all.iter().flat_map(longer).collect()
    })
}
