//! What the view says beyond the state: what fits, what is free, what an action brings. `reference.rs` compares all of it with
//! what comes about in random games.

use kernel::{Game, Seat, Viewer};
use serde_json::{Value, json};
use wonderzoo::Wonderzoo;

use crate::spots::{GRID, TILES, fresh, legal, play, set, spot, texts, view};

fn gain(game: &Wonderzoo, action: &str) -> (i64, i64) {
    let seen = view(game);
    let mut gains = seen["gains"].as_array().expect("gains").iter();
    let gain = gains.find(|gain| gain["action"] == action).expect("it is legal");
    (gain["points"].as_i64().expect("points"), gain["sides"].as_i64().expect("sides"))
}

fn gains(game: &Wonderzoo) -> Vec<String> {
    let seen = view(game);
    let actions = seen["gains"].as_array().expect("gains").iter().map(|gain| &gain["action"]);
    actions.map(|action| action.as_str().expect("an action").to_owned()).collect()
}

#[test]
fn every_viewer_sees_the_same() {
    let game = spot(3).zoo(0, "b1/0", GRID, "r@c4 y@c6").load();
    let all = game.view(Viewer::Everything);
    assert_eq!(game.view(Viewer::Spectator), all);
    assert!(Seat::all(3).all(|seat| game.view(Viewer::Seat(seat)) == all));
}

#[test]
fn places_say_what_they_bring() {
    let spot = spot(2).zoo(0, "b1/0", "P01@c3/1", "b@c4").with("scoring", json!("expert"));
    let game = spot.placing("W03").load();
    assert_eq!(gains(&game), legal(&game));
    // Beside the blue visitor on c4 and the empty cell c5.
    assert_eq!(gain(&game, "d4/0"), (2, 1));
    // Beside d1, c2 and c3: three sides.
    assert_eq!(gain(&game, "d2/0"), (0, 3));
    assert_eq!(gain(&game, "g7/0"), (0, 0));
}

/// A square of grass at e4, apart from the entrance.
fn spot_with_enclosure() -> crate::spots::Spot {
    spot(2).zoo(0, "b1/0", "G03@e4/0", "")
}

#[test]
fn a_path_brings_room() {
    let game = spot_with_enclosure().placing("P02").load();
    // c3 to c6 touches nothing; d2 to d5 has d4 and d5 beside the square.
    assert_eq!((gain(&game, "c3/1"), gain(&game, "d2/1")), ((0, 0), (0, 2)));
}

#[test]
fn entrances_bring_nothing_yet() {
    let game = fresh(2, &json!({ "first_bus": 0 }));
    assert_eq!(gains(&game), legal(&game));
    assert!(view(&game)["gains"].as_array().unwrap().iter().all(|gain| gain["points"] == 0 && gain["sides"] == 0));
}

#[test]
fn visitors_moves_and_swaps_say_what_they_bring() {
    let mut game = spot(2).zoo(0, "b1/0", GRID, "").with("scoring", json!("expert")).icon("P01").load();
    assert_eq!(gains(&game), [] as [String; 0], "using an icon is not foretold");
    play(&mut game, "use vrb");
    assert_eq!(gains(&game), legal(&game));
    // B of V2: a red one counts 4, and two sides are taken.
    assert_eq!((gain(&game, "r@c6"), gain(&game, "b@c4"), gain(&game, "b@b1")), ((4, -2), (3, -2), (0, 0)));
    let mut game = spot(2).zoo(0, "b1/0", GRID, "b@c6 y@c4").icon("G04").load();
    play(&mut game, "use");
    assert_eq!(gains(&game), legal(&game));
    assert_eq!(gain(&game, "G04=W03"), (0, 0));
    // V13: one point less for B. c5 had b5 beside it and has d5 now.
    assert_eq!(gain(&game, "W12:d5/0"), (-1, 0));
    let mut game = spot(2).zoo(0, "b1/0", "P03@c3/1 G04@a3/0 W03@d3/0 W12@b5/0", "b@c6").icon("P03").load();
    play(&mut game, "use");
    let moves: Vec<String> = legal(&game).into_iter().filter(|text| text != "stop").collect();
    assert_eq!(gains(&game), moves);
    // From two sides to none; to c5 with one.
    assert_eq!((gain(&game, "c6>b1"), gain(&game, "c6>c5")), ((-2, 2), (-1, 1)));
}

#[test]
fn visitors_say_what_they_score_and_why() {
    let game = spot(2).zoo(0, "b1/0", GRID, "g@c4").with("scoring", json!("expert")).load();
    let zoo = view(&game)["zoos"][0].clone();
    let visitor = zoo["visitors"][0].clone();
    assert_eq!((&visitor["cell"], &visitor["colour"], &visitor["points"]), (&json!("c4"), &json!("green"), &json!(3)));
    let mut sides = visitor["sides"].as_array().unwrap().clone();
    sides.sort_by_key(|side| side["cell"].as_str().unwrap().to_owned());
    assert_eq!(
        sides,
        [json!({ "cell": "b4", "kind": "grass", "points": 2 }), json!({ "cell": "d4", "kind": "water", "points": 1 })]
    );
    assert_eq!(zoo["points"], 3);
    let detail = serde_json::to_value(game.standing().detail).unwrap();
    let first = detail.as_array().unwrap()[0].clone();
    assert_eq!((&first["visitors"][0], &first["points"]), (&visitor, &json!(3)));
}

#[test]
fn with_tiles_counted_once_the_sides_add_up_to_the_points() {
    let game = spot(2).zoo(0, "b1/0", GRID, "b@c6").with("adjacency_scoring", json!("tile")).load();
    let visitor = view(&game)["zoos"][0]["visitors"][0].clone();
    let sum: i64 = visitor["sides"].as_array().unwrap().iter().map(|side| side["points"].as_i64().unwrap()).sum();
    assert_eq!((visitor["points"].clone(), sum), (json!(1), 1));
}

#[test]
fn tiles_are_shown_with_their_cells() {
    let game = spot(2).zoo(0, "b1/0", GRID, "").load();
    let zoo = view(&game)["zoos"][0].clone();
    assert_eq!(zoo["entrance_cells"], json!(["b1", "c1", "d1", "c2"]));
    let last = json!({ "tile": "W12", "kind": "water", "shape": "L", "icon": "draw1", "at": "b5/0", "cells": ["b5", "b6", "b7", "c7"] });
    assert_eq!(zoo["tiles"][3], last);
    let order: Vec<Value> = zoo["tiles"].as_array().unwrap().iter().map(|tile| tile["tile"].clone()).collect();
    assert_eq!(order, ["P01", "G04", "W03", "W12"], "in the order they were placed");
}

#[test]
fn texts_of_data_are_in_the_view_if_they_are_others() {
    let seen = view(&spot(2).with("tiles", json!(TILES)).load());
    assert_eq!((&seen["tiles"], &seen["boards"]), (&json!(""), &json!("")));
    let other = spot(2).with("tiles", set("V01 I draw1, V02 O bus, V03 T swap")).load();
    assert!(view(&other)["tiles"].as_str().unwrap().contains("V02,vivarium,O,bus,1"));
    assert_eq!(texts(&view(&other)["to_move"]), ["0"]);
}
