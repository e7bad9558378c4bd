//! The worked examples of `RULES.md` §11 by number, every ruling of §10 and every section,
//! at the boundary people use: a position in, notation in; events, positions, refusals and
//! standings out. Player 1 of the examples, who places the guardian, sits at seat 0.

// The paths keep Cargo from taking each of these files for a test of its own.
mod animals;
mod board;
mod crocodile;
mod game_23;
mod guardian;
mod scoring;
mod table;

use kernel::Reason;
use serde_json::{Value, json};

use table::{EMPTY, Table, args, position, with};

/// A crocodile at 22: across rivers are a gazelle at 23 and a face-down one at 21; 12 is in the
/// crocodile's own territory.
fn swapping() -> Table {
    let squares = [EMPTY[0], ".. .. 1G .. .. ..", ".. 1G* 0C 0G .. ..", EMPTY[3], EMPTY[4]];
    Table::at(with(position("crocodile_swap", 0, 2, squares), json!({ "crocodile": "22" })))
}

/// A crocodile at 21 that has come from 22.
fn swapped() -> Table {
    let squares = [EMPTY[0], ".. 1Z .. .. .. ..", ".. 0C 1G 0G .. ..", EMPTY[3], EMPTY[4]];
    Table::at(with(position("crocodile_swap", 0, 2, squares), json!({ "crocodile": "21", "moved": ["22"] })))
}

/// Seat 0 has no elephant left; the guardian faces column 3.
fn placing() -> Table {
    Table::placing(0, 3, ["0E .. .. 1G .. ..", EMPTY[1], EMPTY[2], EMPTY[3], EMPTY[4]])
}

/// Only row 4 has room, and with it the end of every column.
fn walking(guardian: u8) -> Table {
    let squares =
        ["0G 1G 0G 1G 0G 1G", "1G 0G 1G 0G 1G 0G", "0Z 1Z 0Z 1Z 0Z 1Z", "1Z 0Z 1Z 0Z 1C 0C", ".. .. .. .. .. .."];
    Table::walking(0, guardian, squares)
}

#[test]
fn every_refusal_has_a_code_a_rule_and_arguments() {
    let cases: [(Table, &str, &str); 17] = [
        (placing(), "+1", "wrong-phase §4 expected:place_animal"),
        (placing(), "g3", "wrong-phase §4 expected:place_animal"),
        (swapping(), "G32", "wrong-phase §4 expected:crocodile_swap"),
        (walking(0), ".", "wrong-phase §4 expected:move_guardian"),
        (Table::new(&json!({ "first_player": 1 })), "E00", "wrong-phase §4 expected:place_guardian"),
        (placing(), "E13", "not-in-hand §4 animal:elephant"),
        (placing(), "G03", "occupied §4 square:03"),
        (placing(), "Z14", "not-on-line §4 square:14 line:column number:3"),
        (swapping(), ">33", "not-a-neighbour §5.4 square:33"),
        (swapping(), ">12", "no-river §5.4 square:12"),
        (swapped(), ">11", "no-gazelle §5.4 square:11"),
        (swapping(), ">21", "gazelle-hidden §5.4 square:21"),
        (swapped(), ">22", "already-swapped §5.4 square:22"),
        (walking(4), "+2", "line-full §5.6 line:row number:0"),
        (walking(0), "+4", "too-far §5.6 steps:4"),
        (walking(5), "+4", "not-first-free §5.6 steps:4 needed:5"),
        (walking(5), "+1", "not-first-free §5.6 steps:1 needed:5"),
    ];
    for (mut table, action, expected) in cases {
        let reason = table.refusal(action);
        let Reason { code, key, rule, .. } = &reason;
        assert_eq!(format!("{code} {} {}", rule.unwrap_or("-"), args(&reason)), expected, "{action}");
        assert_eq!(*key, format!("zebres-illegal-{code}"));
    }
}

#[test]
fn every_event_in_json() {
    let mut table = Table::new(&Value::Null);
    assert_eq!(table.settle("first1"), [json!({ "event": "first", "seat": 1 })]);
    assert_eq!(
        table.play_json("g12 G04 +2"),
        [
            json!({ "event": "guardian", "seat": 1, "position": 12, "line": "column", "number": 4 }),
            json!({ "event": "placed", "seat": 0, "animal": "gazelle", "square": "04", "hidden": false }),
            json!({ "event": "walked", "seat": 0, "steps": 2, "position": 14, "line": "column", "number": 2 }),
        ]
    );
    let squares = [".. 0Z .. .. .. ..", "1L 1G .. .. .. ..", ".. 0G .. .. .. ..", EMPTY[3], EMPTY[4]];
    assert_eq!(
        Table::placing(0, 0, squares).play_json("L00"),
        [
            json!({ "event": "placed", "seat": 0, "animal": "lion", "square": "00", "hidden": false }),
            json!({ "event": "hides", "seat": 0, "animal": "zebra", "square": "01" }),
        ]
    );
    assert_eq!(
        Table::placing(0, 2, squares).play_json("L12")[1..],
        [json!({ "event": "flees", "seat": 1, "square": "11" })]
    );
    assert_eq!(
        Table::placing(0, 0, squares).play_json("C20 +1")[1..],
        [json!({ "event": "walked", "seat": 0, "steps": 1, "position": 1, "line": "column", "number": 1 })]
    );
    assert_eq!(
        Table::placing(1, 2, squares).play_json("C22 >21")[1..],
        [json!({ "event": "swapped", "seat": 1, "from": "22", "to": "21", "hidden": false })]
    );
    assert_eq!(Table::placing(1, 2, squares).play_json("C22 .")[1..], [json!({ "event": "declined", "seat": 1 })]);
    let nearly_over = [
        "1Z  1G 0E  ..  1C  1G",
        "1Z 0G* 0L 1Z*  0G  0C",
        "1G  1G 1Z* ..  0C  1E",
        "0Z  1C 0G  0Z 0Z*  0Z",
        "0Z  1G 1G 1Z*  1L 0G*",
    ];
    let mut table = Table::placing(0, 3, nearly_over);
    let told = table.play_json("G23 +3 G03");
    assert_eq!(told[1], json!({ "event": "inaugurated", "seat": 0, "territory": "A" }));
    assert_eq!(told[3], json!({ "event": "again", "seat": 0 }));
    assert_eq!(told[5], json!({ "event": "over" }));
}
