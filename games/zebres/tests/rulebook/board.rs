//! §1 to §4 and §9: components, board, setup, the order of decisions, options.

use std::collections::BTreeSet;

use kernel::{AnyMatch, Viewer, new_match};
use serde_json::{Value, json};
use zebres::Zebres;

use super::table::{EMPTY, Table, position, with};

/// A full board, that of the end of example 23.
const FULL: [&str; 5] = [
    "1Z 1G  0E 0G  1C  1G",
    "1Z 0G* 0L 1Z* 0G  0C",
    "1G 1G  1Z* 0G 0C  1E",
    "0Z 1C  0G 0Z  0Z* 0Z",
    "0Z 1G  1G 1Z* 1L  0G*",
];

/// §2, as printed: the neighbours with a river between them.
const RIVERS: &str = "00|01 01|02 10|11 12|13 13|14 21|22 22|23 24|25 30|31 31|32 34|35 41|42 \
    02/12 04/14 05/15 11/21 14/24 20/30 23/33 24/34 25/35 31/41 32/42 33/43 34/44";

/// §9, counted on the printed map by hand.
const RIVERS_OF_THE_PRESIDENT: &str = "00|01 03|04 10|11 12|13 14|15 20|21 21|22 23|24 31|32 32|33 34|35 43|44 44|45 \
    01/11 02/12 04/14 12/22 13/23 15/25 20/30 23/33 24/34 30/40 31/41 33/43";

#[test]
fn section_1_each_seat_begins_with_fifteen_tokens() {
    let table = Table::new(&json!({ "first_player": 0 }));
    assert_eq!([table.hand(0), table.hand(1)], ["6G 5Z 2C 1E 1L", "6G 5Z 2C 1E 1L"]);
    table.shows(EMPTY);
}

#[test]
fn section_1_what_a_token_is_worth() {
    let worth = |token: &str| {
        let row = format!(".. .. .. .. {token} ..");
        Table::placing(1, 0, [EMPTY[0], &row, EMPTY[2], EMPTY[3], EMPTY[4]]).standing().scores[0]
    };
    assert_eq!(["0G", "0Z", "0C", "0E", "0L"].map(worth), [2, 6, 0, 5, 1]);
    assert_eq!(["0G*", "0Z*"].map(worth), [0, 0]);
    let holder = with(position("place_animal", 1, 0, EMPTY), json!({ "inauguration": 0 }));
    assert_eq!(Table::at(holder).standing().scores, [5, 0]);
}

#[test]
fn example_01_sizes_of_the_territories() {
    let over = |board: &str| {
        let changes = json!({ "to_move": null, "board": board });
        Table::at(with(position("over", 0, 0, FULL), changes)).standing().detail
    };
    let sizes = |detail: Value| -> Vec<u64> {
        let rows = detail["territories"].as_array().unwrap().clone();
        rows.iter().map(|row| row["tokens"][0].as_u64().unwrap() + row["tokens"][1].as_u64().unwrap()).collect()
    };
    assert_eq!(sizes(over("standard")), [5, 7, 7, 3, 3, 5]);
    assert_eq!(sizes(over("president")), [3, 9, 3, 5, 7, 3]);
}

/// A crocodile asks for every square there is, so that it shows all rivers: 25 of 49 neighbours.
#[test]
fn r1_example_01_rivers_run_where_the_map_says() {
    assert_eq!(swaps_on("standard"), both_ways(RIVERS));
    assert_eq!(swaps_on("standard").len(), 2 * 25);
}

#[test]
fn section_9_the_rivers_of_the_president_board() {
    assert_eq!(swaps_on("president"), both_ways(RIVERS_OF_THE_PRESIDENT));
}

#[test]
fn r1_the_view_shows_the_map() {
    let map = |board: &str| Table::new(&json!({ "board": board })).view(Viewer::Spectator)["map"].clone();
    assert_eq!(map("standard"), json!(["ABCCCC", "ABBCDD", "AABCCD", "EABBBF", "EEFFFF"]));
    assert_eq!(map("president"), json!(["ABBBCC", "ADDBBC", "ADEEBB", "DDEFFB", "EEEEFB"]));
}

#[test]
fn section_2_example_02_the_line_faced_from_each_position() {
    let faced = |guardian: u8| {
        let legal = Table::placing(0, guardian, EMPTY).legal();
        legal.split(' ').filter_map(|action| action.strip_prefix('E')).collect::<Vec<_>>().join(" ")
    };
    let column = |column: u8| (0..5).map(|row| format!("{row}{column}")).collect::<Vec<_>>().join(" ");
    let row = |row: u8| (0..6).map(|column| format!("{row}{column}")).collect::<Vec<_>>().join(" ");
    assert_eq!(faced(0), "00 10 20 30 40");
    assert_eq!(faced(6), "00 01 02 03 04 05");
    assert_eq!([5, 10, 11, 16, 17, 21].map(faced), [column(5), row(4), column(5), column(0), row(4), row(0)]);
    // Once round, clockwise.
    let lines: Vec<_> = (0..6).map(column).chain((0..5).map(row)).collect();
    let back: Vec<_> = (0..6).rev().map(column).chain((0..5).rev().map(row)).collect();
    assert_eq!((0..22).map(faced).collect::<Vec<_>>(), [lines, back].concat());
}

#[test]
fn r2_the_path_has_22_positions_and_none_at_the_corners() {
    let mut table = Table::new(&json!({ "first_player": 0 }));
    assert_eq!(table.legal(), (0..22).map(|place| format!("g{place}")).collect::<Vec<_>>().join(" "));
    table.refuses("g22", "bad-notation -");
    // From the last position of the top to the first of the right side is one step.
    for (guardian, next, line, number) in
        [(5, 6, "row", 0), (10, 11, "column", 5), (16, 17, "row", 4), (21, 0, "column", 0)]
    {
        let mut table = Table::walking(0, guardian, EMPTY);
        let walked = format!("walked line:{line} number:{number} position:{next} seat:0 steps:1");
        assert_eq!(table.play("+1"), [walked]);
        assert_eq!(table.position()["guardian"], next);
    }
}

#[test]
fn section_3_chance_names_the_first_player() {
    for (draw, first) in [("first0", 0), ("first1", 1)] {
        let mut table = Table::new(&Value::Null);
        assert_eq!(table.now(), "choose_first");
        let outcomes = AnyMatch::outcomes(table.inner()).unwrap().unwrap();
        let outcomes: Vec<_> = outcomes.iter().map(|listed| (listed.draw.as_str(), listed.weight)).collect();
        assert_eq!(outcomes, [("first0", 1), ("first1", 1)]);
        assert_eq!(table.settle(draw), [json!({ "event": "first", "seat": first })]);
        assert_eq!(table.now(), format!("place_guardian {first}"));
        assert_eq!(table.position()["first_player"], first);
    }
}

#[test]
fn section_4_example_03_the_first_player_places_the_guardian_and_nothing_else() {
    let mut table = Table::new(&json!({ "first_player": 0 }));
    assert_eq!(table.now(), "place_guardian 0");
    assert_eq!(table.play("g3"), ["guardian line:column number:3 position:3 seat:0"]);
    assert_eq!(table.now(), "place_animal 1");
    assert_eq!(
        table.legal(),
        "G03 G13 G23 G33 G43 Z03 Z13 Z23 Z33 Z43 C03 C13 C23 C33 C43 E03 E13 E23 E33 E43 L03 L13 L23 L33 L43"
    );
    table.shows(EMPTY);
    assert_eq!([table.hand(0), table.hand(1)], ["6G 5Z 2C 1E 1L", "6G 5Z 2C 1E 1L"]);
}

#[test]
fn section_4_a_turn_places_an_animal_and_moves_the_guardian() {
    let mut table = Table::new(&json!({ "first_player": 1 }));
    let mut phases = vec![table.now()];
    for action in ["g0", "Z20", "+3", "G33", "+1"] {
        table.play(action);
        phases.push(table.now());
    }
    assert_eq!(
        phases,
        [
            "place_guardian 1",
            "place_animal 0",
            "move_guardian 0",
            "place_animal 1",
            "move_guardian 1",
            "place_animal 0"
        ]
    );
    table.shows([EMPTY[0], EMPTY[1], "0Z .. .. .. .. ..", ".. .. .. 1G .. ..", EMPTY[4]]);
    assert_eq!([table.hand(0), table.hand(1)], ["6G 4Z 2C 1E 1L", "5G 5Z 2C 1E 1L"]);
    assert_eq!(table.position()["guardian"], 4);
}

#[test]
fn section_4_only_the_seat_to_move_plays() {
    let mut table = Table::new(&json!({ "first_player": 0 }));
    table.play("g3");
    let reason = AnyMatch::play(table.inner(), kernel::Seat(0), "G03", &[]).unwrap_err();
    assert_eq!((reason.code, reason.rule), ("not-your-turn", None));
}

/// R3: the kind and the owner of a face-down token stay public, and so does everything else.
#[test]
fn r3_face_down_tokens_are_no_secret() {
    let table = Table::placing(0, 0, [".. 1L .. .. .. ..", ".. 0Z* .. .. .. ..", EMPTY[2], EMPTY[3], EMPTY[4]]);
    let seen = table.view(Viewer::Seat(kernel::Seat(1)));
    assert_eq!(seen["squares"][1][1], json!({ "seat": 0, "animal": "zebra", "hidden": true }));
    for viewer in [Viewer::Seat(kernel::Seat(0)), Viewer::Spectator, Viewer::Everything] {
        assert_eq!(table.view(viewer), seen);
    }
}

#[test]
fn r18_animals_go_only_where_the_guardian_faces() {
    let squares = ["0G .. .. .. .. ..", EMPTY[1], EMPTY[2], EMPTY[3], EMPTY[4]];
    let mut table = Table::placing(1, 21, squares);
    assert!(table.legal().split(' ').all(|action| action[1..].starts_with('0') && !action.ends_with("00")));
    table.refuses("E10", "not-on-line §4");
    table.refuses("E00", "occupied §4");
    table.play("E01");
}

#[test]
fn section_9_options_and_their_defaults() {
    let mut table = Table::new(&Value::Null);
    let defaults = json!({ "board": "standard", "first_player": "random", "hidden_gazelle": "flees" });
    assert_eq!(AnyMatch::options(table.inner()), defaults);
    let refusal = |options: Value| new_match::<Zebres>(&options, 2).unwrap_err().reason().code;
    assert_eq!(refusal(json!({ "board": "moon" })), "bad-option-value");
    assert_eq!(refusal(json!({ "first_player": 2 })), "bad-option-value");
    assert_eq!(refusal(json!({ "hidden_gazelle": true })), "bad-option-value");
    assert_eq!(refusal(json!({ "lions": 3 })), "bad-option-unknown");
    assert_eq!(new_match::<Zebres>(&Value::Null, 3).unwrap_err().reason().code, "bad-seats");
}

#[test]
fn section_12_a_decision_has_one_spelling() {
    let texts = [
        "", "g", "g07", "g22", "g-1", "g+1", "G", "G6", "G50", "G06", "G012", "e04", "04", ">", ">60", "> 34", "..",
        "+",
    ];
    for text in texts.into_iter().chain(["+0", "+01", "+22", "+256", "first0", "É04", "G🦓"]) {
        Table::new(&json!({ "first_player": 0 })).refuses(text, "bad-notation -");
    }
    let mut table = Table::new(&Value::Null);
    for text in ["first2", "first", "First0", "g3"] {
        let reason = AnyMatch::settle(table.inner(), text, &[]).unwrap_err();
        assert_eq!(reason.code, "bad-draw", "{text}");
    }
}

/// Every pair of squares, crocodile then gazelle, that the rules let change places.
fn swaps_on(board: &str) -> BTreeSet<(String, String)> {
    let squares: Vec<_> = (0..30).map(|square| format!("{}{}", square / 6, square % 6)).collect();
    let mut swaps = BTreeSet::new();
    for crocodile in &squares {
        for gazelle in squares.iter().filter(|&gazelle| gazelle != crocodile) {
            let rows: Vec<String> = squares.chunks(6).map(|row| tokens(row, crocodile, gazelle)).collect();
            let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
            let board = json!({ "board": board, "crocodile": crocodile });
            let table = Table::at(with(position("crocodile_swap", 0, 0, rows.try_into().expect("five rows")), board));
            match table.legal().strip_prefix(". >") {
                Some(swap) if swap == gazelle => _ = swaps.insert((crocodile.clone(), gazelle.clone())),
                Some(swap) => panic!("{swap} holds no gazelle"),
                None => assert_eq!(table.legal(), "."),
            }
        }
    }
    swaps
}

fn tokens(row: &[String], crocodile: &str, gazelle: &str) -> String {
    let token = |square: &String| match square {
        square if square == crocodile => "0C",
        square if square == gazelle => "1G",
        _ => "..",
    };
    row.iter().map(token).collect::<Vec<_>>().join(" ")
}

fn both_ways(rivers: &str) -> BTreeSet<(String, String)> {
    let pairs = rivers.split_whitespace().map(|pair| (pair[..2].to_owned(), pair[3..].to_owned()));
    pairs.flat_map(|(one, other)| [(one.clone(), other.clone()), (other, one)]).collect()
}
