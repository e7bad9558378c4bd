//! What play does not come to loads all the same (R55).

use kernel::{Game, Turn};
use serde_json::{Value, json};
use zooloretto::Zooloretto;

use super::load;
use crate::spots::{check_legal, spot};

/// What the components allow loads, whether play comes to it or not. Answers the game, and asserts that it is printed as it
/// was written, but for `changed`: these fields have another form.
#[track_caller]
pub(super) fn loads(json: &Value, changed: &[(&str, Value)]) -> Zooloretto {
    let game = load(json).unwrap_or_else(|why| panic!("{why}: {json}"));
    let printed = serde_json::to_value(game.position()).expect("JSON");
    let mut expected = json.clone();
    for (path, value) in changed {
        *expected.pointer_mut(&format!("/{path}")).expect("a field") = value.clone();
    }
    for (field, value) in expected.as_object().expect("fields") {
        assert_eq!(printed[field], *value, "{field}");
    }
    assert_eq!(load(&printed).as_ref(), Ok(&game));
    game
}

/// R55: somebody has passed and has no truck although there are tiles.
#[test]
fn passed_without_a_truck() {
    let json = spot(3).trucks(&["Z+$", "@1", ""]).with("passed", json!([1, 2])).json();
    check_legal(&loads(&json, &[]), "draw take1");
    for (phase, drawn) in [("reveal", json!(null)), ("load", json!("L"))] {
        let mut json = json.clone();
        (json["phase"], json["drawn"]) = (json!(phase), drawn);
        loads(&json, &[]);
    }
    let unloading = spot(3).trucks(&["Z@0", "", "k"]).with("passed", json!([0, 1, 2])).with("phase", json!("unload"));
    let mut game = loads(&unloading.json(), &[]);
    crate::spots::plays_out(&mut game, "Z>E4", &["0 put Z in E4", "k left with 3", "0 begins a round"]);
}

/// What is still on a truck that was taken stays there to the end of the round.
#[test]
fn taken_and_not_unloaded() {
    let json = spot(3).trucks(&["Z+$@2", "C", ""]).json();
    let mut game = loads(&json, &[]);
    check_legal(&game, "draw take2");
    crate::spots::plays(&mut game, "take2 C>B draw *L >3 take3");
    crate::spots::plays_out(&mut game, "L>B", &["1 put L in B", "Z left with 1", "$ left with 1", "1 begins a round"]);
}

/// §4.1: coins on the truck that is being unloaded are money already, whoever wrote the position down.
#[test]
fn coins_on_a_truck_that_is_being_unloaded() {
    let json = spot(3).trucks(&["Z+2$@0", "$@1", "$"]).with("phase", json!("unload")).with("bank", json!(24)).json();
    let game = loads(&json, &[("trucks/0/tiles", json!("Z")), ("zoos/0/coins", json!(4))]);
    assert_eq!(
        load(
            &spot(3)
                .zoo(0, "4$")
                .trucks(&["Z@0", "$@1", "$"])
                .with("phase", json!("unload"))
                .with("bank", json!(24))
                .with("stack", json!(game.position().stack))
                .json()
        ),
        Ok(game.clone())
    );
    // Without a bank it is what is missing to thirty before that.
    let mut short = json;
    short["bank"] = json!(null);
    assert_eq!(load(&short), Ok(game));
}

/// At the end it does not matter any more who had passed and took which truck; tiles lie where they lie.
#[test]
fn tiles_on_trucks_at_the_end() {
    let over = spot(3).with("phase", json!("over")).with("to_move", json!(null)).trucks(&["Z+$@1", "3C", ""]);
    let json = over.with("passed", json!([1, 2])).json();
    let game = loads(&json, &[("trucks/0/taken_by", json!(null)), ("passed", json!([]))]);
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(crate::spots::on_trucks(&game), ["Z+$", "3C", ""]);
}

/// Before the first turn something may lie on the trucks, and be all there is.
#[test]
fn tiles_on_trucks_before_the_first_turn() {
    for (stack, expected) in [("7Z", "draw take1"), ("", "take1")] {
        let spot =
            spot(3).with("phase", json!("choose_first")).with("to_move", json!(null)).with("first", json!("random"));
        let mut game = loads(&spot.trucks(&["C"]).with("stack", json!(stack)).json(), &[]);
        crate::spots::settle(&mut game, "first2");
        check_legal(&game, expected);
    }
}
