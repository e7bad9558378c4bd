//! What the page knows of the cards.

use serde_json::{Map, Value, json};
use zoff::Card;

#[test]
fn the_page_knows_the_cards() {
    let beats = |card: Card| -> Vec<&str> {
        Card::ALL.into_iter().filter(|other| other.is_beaten_by(card)).map(Card::name).collect()
    };
    let cards: Map<String, Value> = Card::ALL
        .into_iter()
        .map(|card| {
            let copies = [4, 3].map(|seats| card.copies(seats));
            (card.name().to_owned(), json!({"letter": card.letter(), "beats": beats(card), "copies": copies}))
        })
        .collect();
    let order = Card::ALL.map(Card::name);
    testkit::printed_for_the_page("zoff", &json!({"order": order, "cards": cards}));
}
