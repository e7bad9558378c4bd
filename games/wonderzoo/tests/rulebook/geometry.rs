//! §2, §4: boards, placements and entrances.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::reference::second::{Reference, cell_name};
use crate::spots::{Spot, TILES, WALL, check_refused, fresh, legal, names, play, position, spot, texts, told, view};

/// An enclosure and a path of each shape; P20 is a square here, because no printed path is one.
const SHAPES: [(char, &str, &str); 7] = [
    ('I', "G01", "P01"),
    ('O', "G03", "P20"),
    ('T', "G06", "P13"),
    ('S', "G08", "P17"),
    ('Z', "G10", "P19"),
    ('L', "G12", "P05"),
    ('J', "G14", "P09"),
];

fn with_square_path(spot: Spot) -> Spot {
    spot.with("tiles", json!(TILES.replace("P20,path,Z", "P20,path,O")))
}

#[test]
fn v7_section_2_1_placements_beside_an_entrance() {
    let expected =
        [("I", 67, 10), ("O", 43, 6), ("T", 148, 21), ("S", 74, 11), ("Z", 74, 10), ("L", 145, 23), ("J", 145, 22)];
    for ((shape, enclosure, path), (name, on_enclosures, on_paths)) in SHAPES.into_iter().zip(expected) {
        assert_eq!(shape.to_string(), name);
        let count = |tile: &str| legal(&with_square_path(spot(2)).placing(tile).load()).len();
        assert_eq!((count(enclosure), count(path)), (on_enclosures, on_paths), "{shape}");
    }
}

#[test]
fn v8_r19_an_entrance_has_a_cell_at_the_rim() {
    let game = fresh(2, &json!({ "first_bus": 0 }));
    assert_eq!(legal(&game).len(), 88);
    // One cell is enough.
    assert!(legal(&game).contains(&"c1/2".to_owned()));
    check_refused(&game, "c3/0", "not-at-rim");
    let rim = |cell: &str| cell.contains(['a', 'h', '1', '8']);
    for place in legal(&game) {
        let mut placed = game.clone();
        play(&mut placed, &place);
        let cells = texts(&view(&placed)["zoos"][0]["entrance_cells"]);
        assert!(cells.len() == 4 && cells.iter().any(|cell| rim(cell)), "{place}: {cells:?}");
    }
}

/// Placements of a tile on an empty board: those that two entrances, which no tile can touch both, leave over.
fn on_empty(base: &Spot, tile: &str) -> BTreeSet<String> {
    let beside = |entrance: &str| legal(&base.clone().with("zoos/0/entrance", json!(entrance)).placing(tile).load());
    beside("a1/0").into_iter().chain(beside("g7/2")).collect()
}

#[test]
fn v9_r2_r22_placements_on_a_hard_board() {
    let hard = spot(2).with("difficulty", json!("hard"));
    let expected = [60, 33, 112, 56, 56, 116, 116];
    for ((shape, tile, _), expected) in SHAPES.into_iter().zip(expected) {
        assert_eq!(on_empty(&hard, tile).len(), expected, "{shape}");
    }
    assert_eq!(legal(&fresh(2, &json!({ "first_bus": 0, "difficulty": "hard" }))).len(), 52);
}

#[test]
fn section_2_every_shape_on_an_empty_board() {
    let expected = [80, 49, 168, 84, 84, 168, 168];
    for ((shape, tile, _), expected) in SHAPES.into_iter().zip(expected) {
        let places = on_empty(&spot(2), tile);
        assert_eq!(places.len(), expected, "{shape}");
        let turns: BTreeSet<&str> = places.iter().map(|place| &place[3..]).collect();
        let known = match shape {
            'O' => vec!["0"],
            'I' | 'S' | 'Z' => vec!["0", "1"],
            _ => vec!["0", "1", "2", "3"],
        };
        assert_eq!(turns.into_iter().collect::<Vec<_>>(), known, "{shape}");
    }
}

/// The cells of every placement of a tile.
fn all_cells(tile: &str) -> BTreeSet<Vec<String>> {
    let game = spot(2).placing(tile).load();
    let cells = |place: &String| {
        let mut placed = game.clone();
        play(&mut placed, place);
        let mut cells = texts(&view(&placed)["zoos"][0]["tiles"][0]["cells"]);
        // Read row by row.
        cells.sort_by_key(|cell| (cell[1..].to_owned(), cell[..1].to_owned()));
        assert_eq!(cells[0], place[..2], "{place} is named by its first cell");
        cells
    };
    legal(&game).iter().map(cells).collect()
}

#[test]
fn r3_tiles_are_turned_and_never_mirrored() {
    // Each set of cells has one name.
    assert_eq!((all_cells("G12").len(), all_cells("G14").len(), all_cells("G08").len()), (145, 145, 74));
    assert!(all_cells("G12").is_disjoint(&all_cells("G14")), "L and J");
    assert!(all_cells("G08").is_disjoint(&all_cells("G10")), "S and Z");
    // A quarter turn clockwise of each shape, and one more.
    for (tile, place, cells) in [
        ("G01", "a1/1", ["a1", "a2", "a3", "a4"]),
        ("G06", "b1/1", ["b1", "a2", "b2", "b3"]),
        ("G06", "b1/2", ["b1", "a2", "b2", "c2"]),
        ("G06", "a1/3", ["a1", "a2", "b2", "a3"]),
        ("G08", "a1/1", ["a1", "a2", "b2", "b3"]),
        ("G10", "b1/1", ["b1", "a2", "b2", "a3"]),
        ("G12", "a1/0", ["a1", "a2", "a3", "b3"]),
        ("G12", "a1/1", ["a1", "b1", "c1", "a2"]),
        ("G12", "a1/2", ["a1", "b1", "b2", "b3"]),
        ("G12", "c1/3", ["c1", "a2", "b2", "c2"]),
        ("G14", "b1/0", ["b1", "b2", "a3", "b3"]),
        ("G14", "a1/1", ["a1", "a2", "b2", "c2"]),
        ("G14", "a1/2", ["a1", "b1", "a2", "a3"]),
        ("G14", "a1/3", ["a1", "b1", "c1", "c2"]),
    ] {
        let mut game = spot(2).placing(tile).load();
        play(&mut game, place);
        assert_eq!(texts(&view(&game)["zoos"][0]["tiles"][0]["cells"]), cells, "{tile} at {place}");
    }
}

#[test]
fn r1_r2_boards_have_64_cells_and_the_easy_side_has_no_obstacles() {
    let easy = view(&fresh(4, &json!({})));
    for zoo in easy["zoos"].as_array().unwrap() {
        assert_eq!(zoo["board"], json!(vec!["........"; 8]));
    }
    let hard = view(&fresh(4, &json!({ "difficulty": "hard" })));
    for zoo in hard["zoos"].as_array().unwrap() {
        let board = texts(&zoo["board"]);
        assert!(board.len() == 8 && board.iter().all(|row| row.len() == 8));
        assert_eq!(board.concat().matches('#').count(), 4);
    }
}

#[test]
fn r22_section_3_2_each_seat_has_the_hard_board_of_its_number() {
    let hard = view(&fresh(4, &json!({ "difficulty": "hard" })));
    let obstacles = |seat: usize| -> Vec<String> {
        let board = texts(&hard["zoos"][seat]["board"]);
        let rows = board.iter().enumerate();
        let cells =
            rows.flat_map(|(row, text)| text.match_indices('#').map(move |(column, _)| (row as i64, column as i64)));
        cells.map(cell_name).collect()
    };
    assert_eq!(obstacles(0), ["c2", "g3", "b6", "f7"]);
    assert_eq!(obstacles(1), ["f2", "b3", "g6", "c7"]);
    assert_eq!(obstacles(2), ["g2", "d3", "e6", "b7"]);
    assert_eq!(obstacles(3), ["b2", "e3", "d6", "g7"]);
}

#[test]
fn r18_a_corner_is_not_enough_for_a_path() {
    let game = spot(2).placing("P01").load();
    check_refused(&game, "e6/0", "no-path-beside");
    assert!(legal(&game).contains(&"d6/0".to_owned()));
    // An enclosure may lie there, or anywhere else.
    let game = spot(2).placing("G01").load();
    assert!(["e6/0", "a1/0", "d6/0"].iter().all(|place| legal(&game).contains(&(*place).to_owned())));
}

#[test]
fn section_2_1_a_path_may_touch_any_path_of_its_board() {
    // The path at the top is apart from nothing: it was laid against the other.
    let game = spot(2).zoo(0, "d7/2", "P03@d3/1", "").placing("P01").load();
    assert!(legal(&game).contains(&"d2/0".to_owned()), "it touches the path, not the entrance");
    // Enclosures are no paths.
    let walled = spot(2).zoo(0, "d7/2", WALL, "").placing("G02").load();
    assert!(legal(&walled).contains(&"a1/0".to_owned()));
}

#[test]
fn r20_the_entrance_is_a_t() {
    let mut game = fresh(2, &json!({ "first_bus": 0 }));
    let events = play(&mut game, "b1/0");
    assert_eq!(events, [json!({ "event": "entrance", "seat": 0, "at": "b1/0" })]);
    let seen = view(&game);
    assert_eq!(seen["zoos"][0]["entrance"], "b1/0");
    assert_eq!(seen["zoos"][0]["entrance_cells"], json!(["b1", "c1", "d1", "c2"]));
    assert_eq!(seen["zoos"][0]["free"], json!(["b1", "c1", "d1", "c2"]));
}

#[test]
fn section_4_the_setup_goes_round_from_the_bus() {
    let mut game = fresh(3, &json!({ "first_bus": "random" }));
    assert_eq!((game_phase(&game), &position(&game)["bus"]), ("bus", &Value::Null));
    assert_eq!(play(&mut game, "bus1"), [json!({ "event": "first_bus", "seat": 1 })]);
    for seat in [1, 2, 0] {
        assert_eq!((game_phase(&game), crate::spots::mover(&game).0), ("entrance", seat));
        play(&mut game, "d7/2");
    }
    // §4: one tile more than players.
    assert_eq!((game_phase(&game), &view(&game)["round"]), ("refill", &json!(0)));
    let events = play(&mut game, "tG01,V01,W01,P01");
    assert_eq!(names(&events).iter().filter(|name| **name == "revealed").count(), 4);
    assert_eq!(told(&events, "round"), [json!({ "event": "round", "round": 1, "seat": 1 })]);
    assert_eq!(
        told(&events, "revealed")[3],
        json!({ "event": "revealed", "tile": "P01", "kind": "path", "shape": "I", "icon": "draw2" })
    );
    let seen = position(&game);
    assert_eq!((&seen["turn"], &seen["waiting"], &seen["round"]), (&json!(1), &json!([2, 0]), &json!(1)));
}

fn game_phase(game: &wonderzoo::Wonderzoo) -> &'static str {
    kernel::Game::phase(game)
}

/// The second implementation agrees with the rules too.
#[test]
fn v7_v8_v9_the_reference_counts_the_same() {
    let mut easy = Reference::new(2, &json!({ "first_bus": 0 }));
    assert_eq!(easy.entrance_places(0).len(), 88);
    easy.play("d7/2");
    let count = |game: &Reference, is_path: bool| SHAPES.map(|(shape, ..)| game.shape_places(0, shape, is_path).len());
    assert_eq!(count(&easy, false), [67, 43, 148, 74, 74, 145, 145]);
    assert_eq!(count(&easy, true), [10, 6, 21, 11, 10, 23, 22]);
    let hard = Reference::new(2, &json!({ "first_bus": 0, "difficulty": "hard" }));
    assert_eq!(hard.entrance_places(0).len(), 52);
    assert_eq!(count(&hard, false), [60, 33, 112, 56, 56, 116, 116]);
}
