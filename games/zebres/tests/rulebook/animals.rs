//! §5.1 to §5.3, §5.5, §5.7: gazelles, zebras, lions and elephants, and who is next.

use serde_json::json;

use super::table::{EMPTY, Table, position, with};

/// Example 13 before the lion.
const BEFORE_THE_LION: [&str; 5] =
    [".. .. .. 0G .. ..", ".. .. .. 1E .. ..", ".. .. 0G .. 1G ..", ".. .. .. 1Z .. ..", ".. .. .. 0Z .. .."];

/// Example 13 after the lion.
const AFTER_THE_LION: [&str; 5] =
    [".. .. .. 0G  .. ..", ".. .. .. 1E  .. ..", ".. .. .. 0L  .. ..", ".. .. .. 1Z* .. ..", ".. .. .. 0Z  .. .."];

#[test]
fn section_5_1_away_from_lions_tokens_lie_face_up() {
    let squares = ["0L .. .. .. .. ..", EMPTY[1], EMPTY[2], EMPTY[3], EMPTY[4]];
    let mut table = Table::placing(1, 1, squares);
    // 11 touches the lion's square only at a corner.
    assert_eq!(table.play("Z11"), ["placed animal:zebra hidden:false seat:1 square:11"]);
    table.shows([squares[0], ".. 1Z .. .. .. ..", EMPTY[2], EMPTY[3], EMPTY[4]]);
}

#[test]
fn r4_a_square_beside_a_lion_is_a_free_choice() {
    let squares = ["0L .. .. .. .. ..", EMPTY[1], EMPTY[2], EMPTY[3], EMPTY[4]];
    let mut table = Table::placing(1, 6, squares);
    assert_eq!(
        table.legal(),
        "G01 G02 G03 G04 G05 Z01 Z02 Z03 Z04 Z05 C01 C02 C03 C04 C05 E01 E02 E03 E04 E05 L01 L02 L03 L04 L05"
    );
    assert_eq!(table.play("G01"), ["placed animal:gazelle hidden:true seat:1 square:01"]);
    table.shows(["0L 1G* .. .. .. ..", EMPTY[1], EMPTY[2], EMPTY[3], EMPTY[4]]);
    assert_eq!(table.hand(1), "5G 5Z 2C 1E 1L");
}

#[test]
fn section_5_2_example_13_a_lion_frightens_its_neighbours() {
    let mut table = Table::placing(0, 3, BEFORE_THE_LION);
    assert_eq!(table.legal(), "G23 Z23 C23 E23 L23");
    assert_eq!([table.hand(0), table.hand(1)], ["4G 4Z 2C 1E 1L", "5G 4Z 2C 1L"]);
    assert_eq!(
        table.play("L23"),
        [
            "placed animal:lion hidden:false seat:0 square:23",
            "hides animal:zebra seat:1 square:33",
            "flees seat:0 square:22",
            "flees seat:1 square:24",
        ]
    );
    table.shows(AFTER_THE_LION);
    assert_eq!([table.hand(0), table.hand(1)], ["5G 4Z 2C 1E", "6G 4Z 2C 1L"]);
    // The zebra is worth nothing and still has the majority of B.
    assert_eq!(table.territories()[1], "B 0:1 0 to 1");
}

#[test]
fn section_5_1_example_14_beside_the_lion_zebras_and_gazelles_land_face_down() {
    for (guardian, square, row) in [(2, 22, ".. .. ?? 0L  .. .."), (4, 24, ".. .. .. 0L  ?? ..")] {
        for (letter, animal, hidden) in
            [("G", "gazelle", true), ("Z", "zebra", true), ("E", "elephant", false), ("C", "crocodile", false)]
        {
            let mut table = Table::placing(0, guardian, AFTER_THE_LION);
            let placed = format!("placed animal:{animal} hidden:{hidden} seat:0 square:{square}");
            assert_eq!(table.play(&format!("{letter}{square}")), [placed]);
            let token = format!("0{letter}{}", if hidden { "*" } else { "" });
            let [row_0, row_1, _, row_3, row_4] = AFTER_THE_LION;
            table.shows([row_0, row_1, &row.replace("??", &token), row_3, row_4]);
        }
        // The lion's colour makes no difference.
        let mut table = Table::placing(1, guardian, AFTER_THE_LION);
        let placed = format!("placed animal:zebra hidden:true seat:1 square:{square}");
        assert_eq!(table.play(&format!("Z{square}")), [placed]);
    }
}

#[test]
fn section_5_2_example_15_a_lion_is_feared_across_a_river_but_not_diagonally() {
    let mut table = Table::placing(0, 1, ["1Z .. .. .. .. ..", ".. .. 1Z .. .. ..", EMPTY[2], EMPTY[3], EMPTY[4]]);
    assert_eq!(
        table.play("L01"),
        ["placed animal:lion hidden:false seat:0 square:01", "hides animal:zebra seat:1 square:00"]
    );
    table.shows(["1Z* 0L .. .. .. ..", ".. .. 1Z .. .. ..", EMPTY[2], EMPTY[3], EMPTY[4]]);
}

#[test]
fn r16_lions_crocodiles_and_elephants_do_not_care() {
    let mut table =
        Table::placing(0, 2, [EMPTY[0], ".. .. 1L .. .. ..", ".. 1C .. 1E .. ..", ".. .. 0C .. .. ..", EMPTY[4]]);
    assert_eq!(table.play("L22"), ["placed animal:lion hidden:false seat:0 square:22"]);
    table.shows([EMPTY[0], ".. .. 1L .. .. ..", ".. 1C 0L 1E .. ..", ".. .. 0C .. .. ..", EMPTY[4]]);
}

#[test]
fn section_5_3_an_elephant_does_nothing() {
    let squares = [EMPTY[0], ".. .. 1L .. .. ..", ".. 1G .. 0Z .. ..", ".. .. 0G .. .. ..", EMPTY[4]];
    let mut table = Table::placing(1, 2, squares);
    assert_eq!(table.play("E22"), ["placed animal:elephant hidden:false seat:1 square:22"]);
    table.shows([EMPTY[0], squares[1], ".. 1G 1E 0Z .. ..", squares[3], EMPTY[4]]);
    assert_eq!(table.now(), "move_guardian 1");
}

/// R17, and §8: no lion sends home more than four.
#[test]
fn r17_gazelles_flee_all_at_once() {
    let mut table =
        Table::placing(1, 8, [EMPTY[0], ".. .. 0G .. .. ..", ".. 1G .. 0G* .. ..", ".. .. 1G .. .. ..", EMPTY[4]]);
    assert_eq!([table.hand(0), table.hand(1)], ["4G 5Z 2C 1E 1L", "4G 5Z 2C 1E 1L"]);
    assert_eq!(
        table.play("L22"),
        [
            "placed animal:lion hidden:false seat:1 square:22",
            "flees seat:0 square:12",
            "flees seat:1 square:21",
            "flees seat:0 square:23",
            "flees seat:1 square:32",
        ]
    );
    table.shows([EMPTY[0], EMPTY[1], ".. .. 1L .. .. ..", EMPTY[3], EMPTY[4]]);
    assert_eq!([table.hand(0), table.hand(1)], ["6G 5Z 2C 1E 1L", "6G 5Z 2C 1E"]);
}

#[test]
fn section_5_5_example_26_a_second_lion_leaves_a_hidden_zebra_hidden() {
    let mut table = Table::placing(1, 0, [".. 0L .. .. .. ..", ".. 0Z* .. .. .. ..", EMPTY[2], EMPTY[3], EMPTY[4]]);
    assert_eq!(table.play("L10"), ["placed animal:lion hidden:false seat:1 square:10"]);
    table.shows([".. 0L .. .. .. ..", "1L 0Z* .. .. .. ..", EMPTY[2], EMPTY[3], EMPTY[4]]);
}

#[test]
fn section_5_5_a_gazelle_come_home_is_an_ordinary_gazelle() {
    let mut table = Table::placing(0, 3, BEFORE_THE_LION);
    table.play("L23 +3");
    assert_eq!(table.play("G00"), ["placed animal:gazelle hidden:false seat:1 square:00"]);
    table.shows(["1G .. .. 0G .. ..", AFTER_THE_LION[1], AFTER_THE_LION[2], AFTER_THE_LION[3], AFTER_THE_LION[4]]);
    assert_eq!(table.hand(1), "5G 4Z 2C 1L");
}

#[test]
fn r5_example_27_a_hidden_gazelle_flees_from_a_second_lion() {
    let squares = [EMPTY[0], EMPTY[1], ".. .. 0L 1G* .. ..", EMPTY[3], EMPTY[4]];
    let mut table = Table::placing(1, 7, squares);
    assert_eq!(table.play("L13"), ["placed animal:lion hidden:false seat:1 square:13", "flees seat:1 square:23"]);
    table.shows([EMPTY[0], ".. .. .. 1L .. ..", ".. .. 0L .. .. ..", EMPTY[3], EMPTY[4]]);
    assert_eq!(table.hand(1), "6G 5Z 2C 1E");
    // Nothing of it is left on its square: what is placed there next is what it is.
    table.play("+1 E23");
    table.shows([EMPTY[0], ".. .. .. 1L .. ..", ".. .. 0L 0E .. ..", EMPTY[3], EMPTY[4]]);
}

#[test]
fn r5_example_27_with_the_option_a_hidden_gazelle_stays() {
    let stays = json!({ "hidden_gazelle": "stays" });
    // The gazelle at 14 is face up and flees all the same.
    let squares = [EMPTY[0], ".. .. .. .. 0G ..", ".. .. 0L 1G* .. ..", EMPTY[3], EMPTY[4]];
    let mut table = Table::at(with(position("place_animal", 1, 3, squares), stays));
    assert_eq!(table.play("L13"), ["placed animal:lion hidden:false seat:1 square:13", "flees seat:0 square:14"]);
    table.shows([EMPTY[0], ".. .. .. 1L .. ..", ".. .. 0L 1G* .. ..", EMPTY[3], EMPTY[4]]);
    assert_eq!([table.hand(0), table.hand(1)], ["6G 5Z 2C 1E", "5G 5Z 2C 1E"]);
}

#[test]
fn section_5_7_example_21_a_player_without_tokens_is_passed_over() {
    let squares = [
        "1Z 1G  0E ..  1C  1G",
        "1Z 0G* 0L 1Z* 0G  0C",
        "1G 1G  1Z* .. 0C  1E",
        "0Z 1C  0G 0Z  0Z* 0Z",
        "0Z 1G  1G 1Z* 1L  0G*",
    ];
    let mut table = Table::at(with(position("place_animal", 0, 3, squares), json!({ "inauguration": 1 })));
    assert_eq!([table.hand(0), table.hand(1)], ["2G", ""]);
    assert_eq!(
        table.play("G23 +3"),
        [
            "placed animal:gazelle hidden:false seat:0 square:23",
            "walked line:row number:0 position:6 seat:0 steps:3",
            "again seat:0",
        ]
    );
    assert_eq!(table.now(), "place_animal 0");
    assert_eq!(table.play("G03"), ["placed animal:gazelle hidden:false seat:0 square:03", "over"]);
}

#[test]
fn r9_example_21_a_gazelle_come_home_brings_its_owner_back() {
    let squares = [
        "1Z 1G  0E ..  1C  1Z",
        "1Z 0G* 0G 1G  0G  0C",
        "1G 1G  1Z* .. 0C  1E",
        "0Z 1C  0G 0Z  0Z* 0Z",
        "0Z 1G  1G 1Z* 1L  0G*",
    ];
    let mut table = Table::at(with(position("place_animal", 0, 3, squares), json!({ "inauguration": 1 })));
    assert_eq!([table.hand(0), table.hand(1)], ["1G 1L", ""]);
    assert_eq!(
        table.play("L23 +3"),
        [
            "placed animal:lion hidden:false seat:0 square:23",
            "hides animal:zebra seat:0 square:33",
            "flees seat:1 square:13",
            "walked line:row number:0 position:6 seat:0 steps:3",
        ]
    );
    assert_eq!((table.now().as_str(), table.legal().as_str()), ("place_animal 1", "G03"));
    // The seat runs out a second time, and is passed over once more.
    let last = table.play("G03 +1");
    assert_eq!(last[1..], ["walked line:row number:1 position:7 seat:1 steps:1"]);
    assert_eq!((table.now().as_str(), table.legal().as_str()), ("place_animal 0", "G13"));
}
