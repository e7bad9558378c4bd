//! Positions: the example of `docs/positions/wonderzoo.md`, the one form, and each refusal of `load`.

use kernel::Game;
use serde_json::{Value, json};
use wonderzoo::Wonderzoo;

use crate::spots::{GRID, Spot, WALL, at, fresh, legal, load, play, position, set, spot};

const PAGE: &str = include_str!("../../../docs/positions/wonderzoo.md");

fn example() -> Value {
    let (_, rest) = PAGE.split_once("```json\n").expect("an example");
    serde_json::from_str(rest.split_once("```").expect("its end").0).expect("JSON")
}

#[test]
fn the_example_loads_and_is_printed_as_it_stands() {
    let game = load(&example()).expect("it loads");
    assert_eq!(position(&game), example());
    assert!(!legal(&game).is_empty());
    let fields = example();
    let zoo = fields["zoos"][0].as_object().unwrap().keys();
    for field in fields.as_object().unwrap().keys().chain(zoo) {
        assert!(PAGE.contains(&format!("| `{field}` |")), "{field} is not described");
    }
    for phase in ["bus", "entrance", "refill", "pick", "place", "icon", "draw", "visitor", "move", "swap", "over"] {
        assert!(PAGE.contains(&format!("| `{phase}` |")), "{phase} is not described");
    }
}

#[test]
fn every_phase_is_printed_and_loads_again() {
    let mut game = fresh(2, &json!({ "first_bus": "random", "difficulty": "hard" }));
    let texts = "bus1 d1/0 d1/0 tG04,P03,P07 P07 e3/0 use G04 a4/0 use";
    for text in texts.split(' ') {
        let again = load(&position(&game)).unwrap_or_else(|why| panic!("{why} before {text}"));
        assert_eq!((&again, position(&again)), (&game, position(&game)), "before {text}");
        play(&mut game, text);
    }
    for (spot, texts) in [
        (spot(2).zoo(0, "b1/0", GRID, "r@c4").icon("P01"), "use vrb r@b1"),
        (spot(2).zoo(0, "b1/0", GRID, "r@c4").icon("G04"), "use"),
        (spot(2).zoo(0, "b1/0", "P07@c3/0", "r@c4").icon("P07"), "use c4>c5"),
    ] {
        let mut game = spot.load();
        for text in texts.split(' ') {
            play(&mut game, text);
            let again = load(&position(&game)).unwrap_or_else(|why| panic!("{why} after {text}"));
            assert_eq!(again, game, "after {text}");
        }
    }
}

#[test]
fn a_state_is_at_most_a_kilobyte() {
    assert!(size_of::<Wonderzoo>() <= 1024, "{} bytes", size_of::<Wonderzoo>());
    assert!(size_of::<wonderzoo::Action>() <= 8);
}

/// Asserts that a position with one field changed is refused for this reason. A field of a field has a path.
#[track_caller]
fn refused(mut json: Value, path: &str, value: &Value, why: &str) {
    assert!(load(&json).is_ok(), "{:?} before the change", load(&json));
    *at(&mut json, path) = value.clone();
    match load(&json) {
        Ok(game) => panic!("{path} = {value} is accepted: {game:?}"),
        Err(said) => assert!(said.contains(why), "{path} = {value} is refused, but because {said:?}"),
    }
}

#[track_caller]
fn all_refused(base: &Spot, changes: &[(&str, Value, &str)]) {
    for (path, value, why) in changes {
        refused(base.clone().json(), path, value, why);
    }
}
