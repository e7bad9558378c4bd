//! What the view says beyond the state: what could come of the next animal.

use kernel::{First, Game, Luck, QuickLuck, Seat, Setup, Silent, Turn, Viewer};
use serde_json::{Value, json};
use zebres::{Action, Board, Event, HiddenGazelle, Options, Prospects, Zebres};

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

/// What comes of the next animal, by trying every placement.
fn tried(game: &Zebres, seat: Seat, actions: &[Action]) -> Prospects {
    let mut prospects = NOTHING;
    for &action in actions {
        let mut then = game.clone();
        let mut events = Vec::new();
        then.play(seat, action, &mut events);
        for event in events {
            prospects.hides |= matches!(event, Event::Placed { hidden: true, .. });
            prospects.frightens |=
                matches!(event, Event::Hides { seat: of, .. } | Event::Flees { seat: of, .. } if of != seat);
            prospects.inaugurates |= matches!(event, Event::Inaugurated { .. });
        }
        prospects.swaps |= then.phase() == "crocodile_swap";
    }
    prospects
}

#[test]
fn prospects_are_what_comes_of_trying() {
    let mut met = [0; 3];
    for (number, hidden_gazelle) in (0..400).zip([HiddenGazelle::Flees, HiddenGazelle::Stays].into_iter().cycle()) {
        let board = [Board::Standard, Board::President][number as usize / 2 % 2];
        let options = Options { board, hidden_gazelle, first_player: First::Given(Seat(0)) };
        let mut game = Zebres::new(&Setup { options, seats: 2, rules_version: 1 }).expect("a setup");
        let mut luck = QuickLuck::new(7, number);
        let mut actions = Vec::new();
        while let Turn::Seat(seat) = game.turn() {
            actions.clear();
            game.legal(seat, &mut actions);
            if game.phase() == "place_animal" {
                let seen = game.view(Viewer::Spectator).prospects;
                let tried = tried(&game, seat, &actions);
                let same = |of: &Prospects| [of.hides, of.frightens, of.swaps];
                assert_eq!(same(&seen), same(&tried), "{}", serde_json::to_string(&game.position()).expect("JSON"));
                assert!(seen.inaugurates || !tried.inaugurates, "one square of the line is one of the board");
                met.iter_mut().zip(same(&seen)).for_each(|(met, is)| *met += u32::from(is));
            }
            game.play(seat, actions[luck.below(actions.len() as u32) as usize], &mut Silent);
        }
    }
    assert!(met.iter().all(|&count| count > 100), "they came about rarely: {met:?}");
}
