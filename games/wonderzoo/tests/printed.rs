//! What the page knows of the components.

use serde_json::{Map, Value, json};
use wonderzoo::{BOARD_NAMES, BoardSet, Colour, Kind, Shape, Tile, TileSet};

#[test]
fn the_page_knows_the_components() {
    let set = TileSet::printed();
    let turns = |shape: Shape| (0..shape.turns()).map(|turn| shape.turned(turn)).collect::<Vec<_>>();
    let shapes: Map<String, Value> =
        Shape::ALL.map(|shape| (shape.name().to_owned(), json!(turns(shape)))).into_iter().collect();
    let tile = |piece| {
        let Tile { kind, shape, icon } = set.tile(piece);
        json!({ "tile": set.name(piece), "kind": kind, "shape": shape, "icon": icon })
    };
    let board =
        |(number, name): (usize, &&str)| json!({ "board": name, "rows": BoardSet::printed().board(number).drawn() });
    let favourites: Map<String, Value> =
        Colour::ALL.iter().map(|colour| (colour.name().to_owned(), json!(colour.favourites()))).collect();
    testkit::printed_for_the_page(
        "wonderzoo",
        &json!({
            "shapes": shapes,
            "kinds": Kind::ALL,
            "entrance": set.entrance(),
            "tiles": set.pieces().map(tile).collect::<Vec<_>>(),
            "boards": BOARD_NAMES.iter().enumerate().map(board).collect::<Vec<_>>(),
            "colours": Colour::ALL,
            "favourites": favourites,
            "visitors_of_a_colour": wonderzoo::VISITORS_OF_A_COLOUR,
        }),
    );
}
