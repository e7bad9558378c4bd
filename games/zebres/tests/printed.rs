//! What the page knows of the board and the animals.

use serde_json::{Map, Value, json};
use zebres::{Animal, INAUGURATION_POINTS, Place, Square};

#[test]
fn the_page_knows_the_board_and_the_animals() {
    let animals: Map<String, Value> = Animal::ALL
        .into_iter()
        .map(|animal| {
            let facts = json!({"letter": animal.letter(), "worth": animal.value(), "count": animal.count()});
            (animal.name().to_owned(), facts)
        })
        .collect();
    let lines: Vec<Value> =
        Place::all().map(|place| json!({"line": place.line().name(), "number": place.line().number()})).collect();
    let last = Square::all().last().expect("a board has squares");
    testkit::printed_for_the_page(
        "zebres",
        &json!({
            "order": Animal::ALL.map(Animal::name),
            "animals": animals,
            "rows": last.row() + 1,
            "columns": last.column() + 1,
            "lines": lines,
            "inauguration": INAUGURATION_POINTS,
        }),
    );
}
