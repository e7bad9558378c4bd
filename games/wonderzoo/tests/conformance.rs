//! What holds for any game at every number of seats and with every option, and the census of this one: no tile or visitor
//! is made or lost (§1).

use kernel::{Game, Viewer};
use serde_json::Value;
use testkit::Conformance;
use wonderzoo::Wonderzoo;

use crate::reference::second::read_tiles;

testkit::count_allocations!();

/// Options that are changed together: not all of the hundreds of combinations.
const TOGETHER: &[&[&str]] = &[
    &["scoring", "adjacency_scoring"],
    &["stuck", "tiles"],
    &["stuck", "boards"],
    &["difficulty", "scoring", "stuck", "entrance_visitors", "tiles", "boards"],
];

/// Nothing is hidden.
fn conforms(seats: u8) {
    Conformance::<Wonderzoo>::new().games(1).few(seats, TOGETHER).census(census).run();
}

testkit::conforms_by_seats!(conforms: two_conform = 2, three_conform = 3, four_conform = 4);

/// §1: each tile is in one place, and there are ten visitors of each colour.
fn census(game: &Wonderzoo) {
    let view = serde_json::to_value(game.view(Viewer::Everything)).expect("plain data");
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let zoos = list(&view["zoos"]);
    let mut tiles: Vec<String> = Vec::new();
    let in_hand = if view["phase"] == "place" { vec![view["hand"].clone()] } else { vec![] };
    for tile in zoos
        .iter()
        .flat_map(|zoo| list(&zoo["tiles"]))
        .chain(list(&view["display"]))
        .chain(list(&view["bag"]))
        .chain(in_hand)
    {
        tiles.push(tile["tile"].as_str().expect("a name").to_owned());
    }
    tiles.sort();
    let (_, all) = read_tiles(view["tiles"].as_str().expect("a text"));
    assert_eq!(tiles, all.into_keys().collect::<Vec<_>>());
    for colour in ["red", "blue", "yellow", "green"] {
        let standing =
            zoos.iter().flat_map(|zoo| list(&zoo["visitors"])).filter(|visitor| visitor["colour"] == colour).count();
        let held = list(&view["visitors_in_hand"]).iter().filter(|held| **held == colour).count();
        assert_eq!(standing + held + view["visitor_bag"][colour].as_u64().expect("a number") as usize, 10, "{colour}");
    }
}
