//! What the view says beyond the state: what could come of the next animal.

use kernel::{Game, Viewer};
use serde_json::{Value, json};
use zebres::{Prospects, Zebres};

const EMPTY: &str = ".. .. .. .. .. ..";
const NOTHING: Prospects = Prospects { hides: false, frightens: false, swaps: false, inaugurates: false };

/// What seat 0 could bring about where it is to place an animal on the line that `guardian` faces.
#[track_caller]
fn prospects(guardian: u8, squares: [&str; 5], more: &Value) -> Prospects {
    let hand = |seat: u8| {
        let left = |letter: char, count: usize| {
            count - squares.iter().map(|row| row.matches(&format!("{seat}{letter}")).count()).sum::<usize>()
        };
        json!({
            "gazelle": left('G', 6), "zebra": left('Z', 5), "crocodile": left('C', 2),
            "elephant": left('E', 1), "lion": left('L', 1),
        })
    };
    let mut position = json!({
        "phase": "place_animal", "to_move": 0, "guardian": guardian, "squares": squares,
        "hands": [hand(0), hand(1)], "inauguration": null,
    });
    let more = more.as_object().expect("an object").clone();
    position.as_object_mut().expect("an object").extend(more);
    let game = Zebres::load(serde_json::from_value(position).expect("a position")).expect("a possible one");
    game.view(Viewer::Spectator).prospects
}

fn middle(row: &str) -> [&str; 5] {
    [EMPTY, EMPTY, row, EMPTY, EMPTY]
}

#[test]
fn a_territory_that_is_nearly_full_is_seen() {
    let squares = [EMPTY, ".. .. .. .. 1E ..", ".. .. .. .. .. 0E", EMPTY, EMPTY];
    assert!(prospects(0, squares, &json!({})).inaugurates);
    assert!(prospects(0, squares, &json!({ "phase": "move_guardian" })).inaugurates);
    assert!(!prospects(0, squares, &json!({ "inauguration": 1 })).inaugurates);
}

#[test]
fn a_lion_beside_the_line_is_seen() {
    let squares = middle(".. .. 1L .. .. ..");
    for guardian in [2, 3] {
        assert_eq!(prospects(guardian, squares, &json!({})), Prospects { hides: true, ..NOTHING });
    }
    assert_eq!(prospects(4, squares, &json!({})), NOTHING);
}

#[test]
fn a_lion_frightens_the_animals_of_the_other() {
    assert_eq!(prospects(3, middle(".. .. 1Z .. .. .."), &json!({})), Prospects { frightens: true, ..NOTHING });
    // One's own animals, hidden ones and brave ones are no reason.
    for other in [".. .. 0Z .. .. ..", ".. .. 1Z* .. .. ..", ".. .. 1E .. .. .."] {
        assert!(!prospects(3, middle(other), &json!({})).frightens, "{other}");
    }
}

#[test]
fn a_crocodile_reaches_a_gazelle_across_a_river() {
    assert!(prospects(3, middle(".. .. 1G .. .. .."), &json!({})).swaps);
    // Above and below there is no river, and a hidden gazelle is not seen.
    assert!(!prospects(2, middle(".. .. 1G .. .. .."), &json!({})).swaps);
    assert!(!prospects(3, middle(".. .. 1G* .. .. .."), &json!({})).swaps);
}
