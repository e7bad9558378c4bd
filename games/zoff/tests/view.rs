//! What the view says beyond the state: who has passed, what beats the table, what counts.

use crate::spots::{pairs, spot};
use kernel::{Game, Seat, Viewer};
use serde_json::json;
use zoff::{View, Zoff};

fn view(game: &Zoff) -> View {
    game.view(Viewer::Spectator)
}

fn passed(game: &Zoff) -> Vec<u8> {
    view(game).passed.into_iter().map(|Seat(seat)| seat).collect()
}

const HANDS: [&str; 4] = ["W+H+j", "2B", "2C", "F"];

#[test]
fn whoever_is_between_the_owner_and_the_seat_to_move_has_passed() {
    assert_eq!(passed(&pairs(&HANDS).answer("2M", 1, 0).load()), [2, 3]);
    assert_eq!(passed(&pairs(&["W+H+j", "2B", "", "F"]).answer("2M", 1, 0).load()), [3]);
    assert!(passed(&pairs(&HANDS).answer("2M", 1, 2).load()).is_empty());
    // While the senior is asked, it is still the junior's turn.
    assert!(passed(&pairs(&HANDS).answer("2M", 1, 2).asked("C", 2).load()).is_empty());
    assert!(passed(&pairs(&HANDS).load()).is_empty());
}

#[test]
fn what_beats_the_table_is_told_with_its_size() {
    let table = view(&pairs(&HANDS).answer("2M", 1, 2).load()).table.expect("a table");
    let told = serde_json::to_value(&table.beaten_by).expect("JSON");
    let names = ["crocodile", "polar_bear", "lion", "seal", "fox", "hedgehog"];
    let mut expected: Vec<_> = names.map(|animal| json!({ "animal": animal, "size": 2 })).into();
    expected.push(json!({ "animal": "mouse", "size": 3 }));
    assert_eq!(told, json!(expected));
}

#[test]
fn captured_cards_count_in_pairs_and_with_three() {
    assert!(view(&pairs(&HANDS).load()).captured_counts);
    assert!(!view(&spot(&HANDS).load()).captured_counts);
    assert!(view(&spot(&HANDS[..3]).load()).captured_counts);
}
