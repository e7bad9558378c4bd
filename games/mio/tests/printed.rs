//! What the page knows of the tiles.

use mio::{EXITS, Family, Number, Side, TileSet, YEARS};
use serde_json::{Value, json};

#[test]
fn the_page_knows_the_tiles() {
    let set = TileSet::printed();
    let name = |(half, side): (usize, Side)| {
        let side = ["N", "E", "S", "W"][side as usize];
        format!("{}{side}", ["A", "B"][half])
    };
    let paths = |paths: mio::Paths| -> Vec<Vec<String>> {
        let of = |network: usize| paths.exits().filter(move |&(half, side)| paths.network(half, side) == network);
        (0..paths.networks()).map(|network| of(network).map(name).collect()).collect()
    };
    let tile = |number: Number| {
        let tile = set.tile(number);
        json!({
            "tile": number.get(),
            "families": tile.halves.map(|half| half.family),
            "stars": tile.halves.map(|half| half.stars),
            "bushes": tile.bushes,
            "paths": paths(tile.paths),
        })
    };
    let tiles: Vec<Value> = Number::all().map(tile).collect();
    testkit::printed_for_the_page(
        "mio",
        &json!({
            "families": Family::ALL.map(Family::name),
            "exits": EXITS.map(name),
            "start": paths(set.start()),
            "tiles": tiles,
            "years": YEARS,
            "coins": mio::FIRST_COINS,
            "visitors": { "first": mio::FOR_FIRST, "second": mio::FOR_SECOND, "only": mio::FOR_ONLY },
        }),
    );
}
