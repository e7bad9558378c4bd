//! §6 and §7: inauguration, the end and scoring; R10 to R13.

use kernel::AnyMatch;
use serde_json::json;

use super::table::{EMPTY, Table, position, with};

/// Example 8: the whole of B. The lion at 34 touches nobody whom it would scare.
const TERRITORY_B: [&str; 5] =
    [".. 0Z .. .. .. ..", ".. 0G 1G .. .. ..", ".. .. 1G .. .. ..", ".. .. 0G 1E 0L ..", ".. .. .. .. .. .."];

#[test]
fn section_7_example_08_the_majority_scores_both_colours() {
    let table = Table::placing(0, 0, TERRITORY_B);
    assert_eq!(table.territories()[1], "B 4:3 20 to 0");
    assert_eq!(table.standing().scores, [20, 0]);
    assert_eq!(table.standing().ranks, [1, 2]);
    assert!(!table.standing().over);
}

#[test]
fn section_7_example_09_a_hidden_zebra_counts_for_the_majority_alone() {
    let [row_0, row_1, row_2, row_3, row_4] = TERRITORY_B;
    let table = Table::placing(0, 0, [&row_0.replace("0Z", "0Z*"), row_1, row_2, row_3, row_4]);
    assert_eq!(table.territories()[1], "B 4:3 14 to 0");
    assert_eq!(table.standing().scores, [14, 0]);
}

#[test]
fn section_7_during_the_game_a_level_territory_pays_nobody() {
    let table = Table::placing(0, 0, ["0Z .. .. .. .. ..", "1Z .. .. .. .. 1E", EMPTY[2], EMPTY[3], EMPTY[4]]);
    assert_eq!(
        table.territories(),
        [
            "A 1:1 12 to null",
            "B 0:0 0 to null",
            "C 0:0 0 to null",
            "D 0:1 5 to 1",
            "E 0:0 0 to null",
            "F 0:0 0 to null"
        ]
    );
    assert_eq!(table.standing().scores, [0, 5]);
}

#[test]
fn section_6_example_16_a_gazelle_that_flees_leaves_its_territory_open() {
    let mut table = Table::placing(0, 5, [EMPTY[0], ".. .. .. .. 1G ..", ".. .. .. .. .. 0Z", EMPTY[3], EMPTY[4]]);
    assert_eq!(
        table.play("L15"),
        [
            "placed animal:lion hidden:false seat:0 square:15",
            "hides animal:zebra seat:0 square:25",
            "flees seat:1 square:14",
        ]
    );
    table.shows([EMPTY[0], ".. .. .. .. .. 0L", ".. .. .. .. .. 0Z*", EMPTY[3], EMPTY[4]]);
    assert_eq!(table.position()["inauguration"], json!(null));
}

#[test]
fn r12_example_17_a_gazelle_fled_from_another_territory_does_not_matter() {
    let squares = [".. .. .. .. .. 1G", ".. .. .. .. 1E ..", ".. .. .. .. .. 1Z", EMPTY[3], EMPTY[4]];
    let mut table = Table::placing(0, 5, squares);
    assert_eq!(
        table.play("L15"),
        [
            "placed animal:lion hidden:false seat:0 square:15",
            "hides animal:zebra seat:1 square:25",
            "flees seat:1 square:05",
            "inaugurated seat:0 territory:D",
        ]
    );
    table.shows([EMPTY[0], ".. .. .. .. 1E 0L", ".. .. .. .. .. 1Z*", EMPTY[3], EMPTY[4]]);
    assert_eq!(table.position()["inauguration"], 0);
    // The majority is the other seat's: D pays 6 to it, the token 5 to the lion's.
    assert_eq!(table.territories()[3], "D 1:2 6 to 1");
    assert_eq!(table.standing().scores, [5, 6]);
    assert_eq!(table.hand(1), "6G 4Z 2C 1L");
}

#[test]
fn r13_example_18_the_token_is_for_whoever_placed_the_crocodile() {
    let squares = [EMPTY[0], EMPTY[1], EMPTY[2], "1Z .. .. .. .. ..", "1E .. 1G .. .. .."];
    let mut table = Table::placing(0, 1, squares);
    // Nothing is given before the swaps are over.
    assert_eq!(table.play("C41"), ["placed animal:crocodile hidden:false seat:0 square:41"]);
    assert_eq!(table.position()["inauguration"], json!(null));
    assert_eq!(table.play(">42"), ["swapped from:41 hidden:false seat:0 to:42", "inaugurated seat:0 territory:E"]);
    table.shows([EMPTY[0], EMPTY[1], EMPTY[2], "1Z .. .. .. .. ..", "1E 1G 0C .. .. .."]);
    assert_eq!(table.position()["inauguration"], 0);
    // Declining gives it as well.
    let mut table = Table::placing(0, 1, squares);
    assert_eq!(table.play("C41 .")[1..], ["declined seat:0", "inaugurated seat:0 territory:E"]);
}

#[test]
fn r10_example_25_the_token_stays_when_its_territory_opens_again() {
    let squares = [EMPTY[0], ".. .. .. .. 1G 1Z", ".. .. .. .. .. 0E", EMPTY[3], EMPTY[4]];
    let mut table = Table::at(with(position("place_animal", 0, 4, squares), json!({ "inauguration": 1 })));
    assert_eq!(
        table.play("L04 +3"),
        [
            "placed animal:lion hidden:false seat:0 square:04",
            "flees seat:1 square:14",
            "walked line:row number:1 position:7 seat:0 steps:3",
        ]
    );
    assert_eq!(table.position()["inauguration"], 1);
    // D is filled a second time, and nobody gains the token.
    assert_eq!(table.play("E14"), ["placed animal:elephant hidden:false seat:1 square:14"]);
    assert_eq!(table.position()["inauguration"], 1);
    // Nor when the other seat fills another territory.
    let squares = [EMPTY[0], ".. .. .. .. .. 1Z", ".. .. .. .. .. 0E", "0Z .. .. .. .. ..", "1G .. .. .. .. .."];
    let mut table = Table::at(with(position("place_animal", 0, 1, squares), json!({ "inauguration": 1 })));
    assert_eq!(table.play("Z41"), ["placed animal:zebra hidden:false seat:0 square:41"]);
    assert_eq!(table.position()["inauguration"], 1);
}

#[test]
fn section_6_the_territories_of_the_president_are_filled() {
    let squares = ["0G .. .. .. .. ..", "1G .. .. .. .. ..", EMPTY[2], EMPTY[3], EMPTY[4]];
    for (board, events) in [("standard", 1), ("president", 2)] {
        let mut table = Table::at(with(position("place_animal", 1, 0, squares), json!({ "board": board })));
        let told = ["placed animal:zebra hidden:false seat:1 square:20", "inaugurated seat:1 territory:A"];
        assert_eq!(table.play("Z20"), told[..events], "{board}");
    }
}

#[test]
fn section_7_example_22_the_last_placement_ends_the_game() {
    let squares = [
        "1Z  1G 0E  ..  1C  1G",
        "1Z 0G* 0L 1Z*  0G  0C",
        "1G  1G 1Z* 0G  0C  1E",
        "0Z  1C 0G  0Z 0Z*  0Z",
        "0Z  1G 1G 1Z*  1L 0G*",
    ];
    let mut table = Table::at(with(position("place_animal", 0, 21, squares), json!({ "inauguration": 1 })));
    assert_eq!([table.hand(0), table.hand(1)], ["1G", ""]);
    assert_eq!(table.play("G03"), ["placed animal:gazelle hidden:false seat:0 square:03", "over"]);
    assert_eq!(table.now(), "over");
    assert_eq!([table.hand(0), table.hand(1)], ["", ""]);
    assert_eq!(table.position()["guardian"], 21, "he does not move any more");
    assert!(table.standing().over);
    let reason = AnyMatch::play(table.inner(), kernel::Seat(0), "+1", &[]).unwrap_err();
    assert_eq!(reason.code, "over");
}

#[test]
fn section_7_a_crocodile_can_be_the_last() {
    let squares = [
        "1Z  1G 0E  0G  1C  1G",
        "1Z 0G* 0L 1Z*  0G  0C",
        "1G  1G 1Z* 0G  0C  1E",
        "0Z  .. 0G  0Z 0Z*  0Z",
        "0Z  1G 1G 1Z*  1L 0G*",
    ];
    let mut table = Table::at(with(position("place_animal", 1, 1, squares), json!({ "inauguration": 0 })));
    table.play("C31");
    // The board is full, and still the crocodile may choose.
    assert_eq!((table.now().as_str(), table.legal().as_str()), ("crocodile_swap 1", ". >32 >41"));
    assert_eq!(table.play(">41 .")[1..], ["declined seat:1", "over"]);
}

/// R11 cannot come about in play, but a loaded board can be without the token's five points.
#[test]
fn r11_equal_totals_are_a_draw() {
    let squares =
        ["1Z 0Z 1G 0G 0G 0G", "0Z 1Z 0Z 0G 0Z 0Z", "0C 1Z 0L 1C 0G 0C", "1C 1E 0G 1G 1L 1Z", "0E 1Z 1G 1G 1G 1G"];
    let over = |holder: Option<u8>| {
        Table::at(with(position("over", 0, 3, squares), json!({ "to_move": null, "inauguration": holder }))).standing()
    };
    assert_eq!((over(None).scores, over(None).ranks), (vec![48, 48], vec![1, 1]));
    assert_eq!((over(Some(1)).scores, over(Some(1)).ranks), (vec![48, 53], vec![2, 1]));
}
