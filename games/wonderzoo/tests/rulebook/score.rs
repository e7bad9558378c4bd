//! §6: points.

use kernel::Game;
use serde_json::{Value, json};
use wonderzoo::Wonderzoo;

use crate::spots::{GRID, play, points, spot, totals, view};

/// The grid of V1 with visitors of these colours at A and B.
fn grid(a: &str, b: &str, switches: &[(&str, &str)]) -> Wonderzoo {
    let spot = spot(2).zoo(0, "b1/0", GRID, &format!("{a}@c4 {b}@c6"));
    switches.iter().fold(spot, |spot, (name, value)| spot.with(name, json!(value))).load()
}

fn both(game: &Wonderzoo) -> (i64, i64) {
    (points(game, 0, "c4"), points(game, 0, "c6"))
}

#[test]
fn v1_section_6_pawns_a_and_b() {
    let game = grid("b", "y", &[]);
    assert_eq!((both(&game), totals(&game)), ((2, 2), vec![4, 0]));
    let game = grid("b", "y", &[("adjacency_scoring", "tile")]);
    assert_eq!((both(&game), totals(&game)), ((2, 1), vec![3, 0]));
}

#[test]
fn r4_every_side_of_an_enclosure_counts() {
    let game = grid("b", "y", &[]);
    let seen = view(&game);
    let b = seen["zoos"][0]["visitors"].as_array().unwrap().iter().find(|visitor| visitor["cell"] == "c6").unwrap();
    let mut sides: Vec<Value> = b["sides"].as_array().unwrap().clone();
    sides.sort_by_key(|side| side["cell"].as_str().unwrap().to_owned());
    let side = |cell: &str| json!({ "cell": cell, "kind": "water", "points": 1 });
    assert_eq!(sides, [side("b6"), side("c7")]);
}

#[test]
fn v2_r15_r16_section_6_expert_colours() {
    let expert = [("scoring", "expert")];
    assert_eq!(both(&grid("b", "b", &expert)), (3, 4));
    assert_eq!(both(&grid("g", "g", &expert)), (3, 2));
    assert_eq!(both(&grid("y", "y", &expert)), (2, 2));
    assert_eq!(both(&grid("r", "r", &expert)), (4, 4));
}

#[test]
fn v2_r15_r16_a_single_side_of_every_kind() {
    for (tile, by_colour) in [
        ("W03", [("b", 2), ("y", 1), ("g", 1), ("r", 2)]),
        ("V04", [("b", 1), ("y", 2), ("g", 1), ("r", 2)]),
        ("G03", [("b", 1), ("y", 1), ("g", 2), ("r", 2)]),
    ] {
        for (colour, expert) in by_colour {
            let spot = spot(2).zoo(0, "b1/0", &format!("{tile}@e1/0"), &format!("{colour}@d1"));
            assert_eq!(totals(&spot.clone().load()), [1, 0]);
            for reading in ["side", "tile"] {
                let spot = spot.clone().with("scoring", json!("expert")).with("adjacency_scoring", json!(reading));
                assert_eq!(totals(&spot.load()), [expert, 0], "{colour} beside {tile}, {reading}");
            }
        }
    }
}

#[test]
fn v14_expert_with_tiles_counted_once() {
    let both_of = |colour| both(&grid(colour, colour, &[("scoring", "expert"), ("adjacency_scoring", "tile")]));
    assert_eq!([both_of("b"), both_of("g"), both_of("y"), both_of("r")], [(3, 2), (3, 1), (2, 1), (4, 2)]);
}

#[test]
fn section_6_neither_paths_nor_corners_nor_empty_cells_count() {
    // c2 has paths above and below, d1 an enclosure at its corner only.
    let game = spot(2).zoo(0, "b1/0", "P01@c3/1 W03@e2/0", "r@c2 b@d1").with("scoring", json!("expert")).load();
    assert_eq!(totals(&game), [0, 0]);
}

#[test]
fn r12_equal_totals_share_the_victory() {
    let side = |spot: crate::spots::Spot, seat, tile: &str| spot.zoo(seat, "b1/0", &format!("{tile}@e1/0"), "b@d1");
    let game = side(side(spot(3), 0, "W03"), 2, "G03").load();
    let standing = game.standing();
    assert_eq!(standing.scores.as_slice(), [1, 0, 1]);
    assert_eq!(standing.ranks.as_slice(), [1, 3, 1]);
    let json = serde_json::to_value(standing.detail).unwrap();
    let detail = json.as_array().expect("by seat");
    assert_eq!(detail[2]["points"], 1);
    assert_eq!(detail[2]["visitors"][0]["cell"], "d1");
}

#[test]
fn section_6_totals_are_told_at_the_end() {
    let last = spot(2)
        .with("tiles", crate::spots::set("G01 O draw1, W01 O bus"))
        .zoo(0, "b1/0", "W01@e1/0", "b@d1")
        .zoo(1, "b1/0", "G01@e1/0", "")
        .display("")
        .turn(1, &[])
        .icon("G01");
    let mut game = last.load();
    let events = play(&mut game, "skip");
    assert_eq!(game.phase(), "over");
    assert_eq!(
        crate::spots::told(&events, "total"),
        [json!({ "event": "total", "seat": 0, "points": 1 }), json!({ "event": "total", "seat": 1, "points": 0 })]
    );
    assert_eq!(events.last().unwrap(), &json!({ "event": "over" }));
}
