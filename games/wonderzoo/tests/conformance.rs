//! What holds for any game at every number of seats and with every option, and the census of this one: no tile or visitor
//! is made or lost (§1).

use kernel::{Game, Viewer};
use serde_json::{Value, json};
use testkit::Conformance;
use wonderzoo::Wonderzoo;

use crate::reference::second::read_tiles;

testkit::count_allocations!();

/// A run for each number of seats. Nothing is hidden.
fn conforms(seats: u8) {
    let setups = move |at: u8, options: &Value| at == seats && few(options);
    Conformance::<Wonderzoo>::new().games(1).setups(setups).census(census).run();
}

#[test]
fn two_conform() {
    conforms(2);
}

#[test]
fn three_conform() {
    conforms(3);
}

#[test]
fn four_conform() {
    conforms(4);
}

/// Every value of every option, and some together, but not all of the hundreds of combinations.
fn few(options: &Value) -> bool {
    let usual = json!({
        "difficulty": "easy",
        "scoring": "basic",
        "adjacency_scoring": "side",
        "stuck": "out",
        "entrance_visitors": true,
        "first_bus": 0,
        "tiles": "",
        "boards": "",
    });
    let others = usual.as_object().expect("an object").iter().filter(|(name, value)| options[name.as_str()] != **value);
    let names: Vec<&str> = others.map(|(name, _)| name.as_str()).collect();
    names.len() <= 1
        || names == ["scoring", "adjacency_scoring"]
        || names == ["stuck", "tiles"]
        || names == ["stuck", "boards"]
        || names == ["difficulty", "scoring", "stuck", "entrance_visitors", "tiles", "boards"]
}

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
