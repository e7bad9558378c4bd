//! How twins of each game are made.

use std::ops::RangeInclusive;

use games::mio::Mio;
use games::zebres::Zebres;
use games::zoff::{self, Zoff};
use kernel::{Game, Record, Seat, Viewer};
use serde_json::{Value, json};
use testkit::Conformance;
use testkit::games::auction::other_purses;
use testkit::games::partners::other_hands;

use crate::games::{Auction, Partners};

/// Two matches that one viewer must not tell apart.
pub(crate) struct Twins {
    pub(crate) viewer: Viewer,
    /// After every so many entries the viewer asks all it can; it listens all the time.
    pub(crate) looks: usize,
    pub(crate) original: Record,
    pub(crate) twin: Record,
}

/// So many twins for every viewer of every setup.
pub(crate) fn twins<G: Game>(run: &Conformance<G>, setups: &[(u8, Value)], each: u32) -> Vec<Twins> {
    let mut all = Vec::new();
    for (seats, options) in setups {
        for (place, viewer) in (0..).zip(Viewer::all(*seats)) {
            // Some pairs part at once: their viewer is told different things. Others are tried instead.
            let tries = (0..20 * each).map(|number| run.twins(*seats, options, viewer, number * 8 + place));
            let lasting = tries.filter(|(original, _)| original.entries.len() > 2);
            all.extend(lasting.take(each as usize).map(|(original, twin)| Twins { viewer, looks: 1, original, twin }));
        }
    }
    all
}

pub(crate) fn auctions(each: u32) -> Vec<Twins> {
    let setups = [
        (3, json!({ "reveal": "winner", "lots": 3 })),
        (4, json!({ "reveal": "winner", "lots": 2 })),
        (3, json!({ "reveal": "all", "lots": 3 })),
    ];
    let run = Conformance::<Auction>::new();
    twins(&run.vary(|game, draw, viewer, luck| other_purses(&game.0, draw, viewer, luck)), &setups, each)
}

pub(crate) fn partners(each: u32) -> Vec<Twins> {
    let setups = [(4, json!({ "rounds": 1, "follow": true })), (4, json!({ "rounds": 2, "follow": false }))];
    let run = Conformance::<Partners>::new();
    twins(&run.vary(|game, draw, viewer, luck| other_hands(&game.0, draw, viewer, luck)), &setups, each)
}

/// Nothing is hidden in this game, so its twins are two matches alike.
pub(crate) fn zebres(each: u32) -> Vec<Twins> {
    twins(&Conformance::<Zebres>::new(), &[(2, json!({}))], each)
}

/// Whole matches alike in all that is kept: what differs is what was sealed and taken back. They are long, so that each
/// is for one viewer.
pub(crate) fn mio() -> Vec<Twins> {
    let viewers = [
        (2, json!({}), Viewer::Seat(Seat(1))),
        (3, json!({ "coins_visible": true }), Viewer::Spectator),
        (4, json!({}), Viewer::Seat(Seat(2))),
        (4, json!({}), Viewer::Spectator),
    ];
    let run = Conformance::<Mio>::new();
    let of = |(number, (seats, options, viewer)): (u32, (u8, Value, Viewer))| {
        let (original, twin) = run.twins(seats, &options, viewer, number);
        Twins { viewer, looks: 16, original, twin }
    };
    (0..).zip(viewers).map(of).collect()
}

/// Matches of several rounds at these numbers of seats, for two of the seats, who may be partners, and whoever looks on. Most
/// pairs part early, so that of many the one is taken in which most is different, and of equals the longest.
pub(crate) fn zoff(tries: u32, seats: RangeInclusive<u8>) -> Vec<Twins> {
    let run = Conformance::<Zoff>::new().vary(zoff::testing::other_hands);
    let differing = |(original, twin): &(Record, Record)| {
        original.entries.iter().zip(&twin.entries).filter(|(one, other)| one != other).count()
    };
    let mut all = Vec::new();
    for seats in seats {
        let options = json!({ "target": 3 * seats });
        for (place, viewer) in (0..).zip([Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator]) {
            let pairs = (0..tries).map(|number| run.twins(seats, &options, viewer, number * 8 + place));
            let best = pairs.max_by_key(|pair| (differing(pair), pair.0.entries.len()));
            all.extend(best.map(|(original, twin)| Twins { viewer, looks: 8, original, twin }));
        }
    }
    all
}
