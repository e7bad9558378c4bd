//! §5.6: where the guardian may go; R14, R15, R19, R21.

use serde_json::json;

use super::table::{EMPTY, Table, position, with};

/// Column 5 and row 1 are full, all other lines have room.
const TWO_LINES_FULL: [&str; 5] =
    [".. .. .. .. .. 0G", "0G 1G 0G 1G 0G 1G", ".. .. .. .. .. 0Z", ".. .. .. .. .. 1Z", ".. .. .. .. .. 0Z"];

/// Only 03 and 23 are free, and both tokens left are gazelles of seat 0.
const TWO_SQUARES_FREE: [&str; 5] = [
    "1Z 1G  0E ..  1C  1G",
    "1Z 0G* 0L 1Z* 0G  0C",
    "1G 1G  1Z* .. 0C  1E",
    "0Z 1C  0G 0Z  0Z* 0Z",
    "0Z 1G  1G 1Z* 1L  0G*",
];

#[test]
fn section_5_6_example_04_one_to_three_steps_past_the_end_of_the_path() {
    let mut table = Table::walking(1, 20, EMPTY);
    assert_eq!(table.legal(), "+1 +2 +3");
    for steps in ["+4", "+10", "+21"] {
        table.refuses(steps, "too-far §5.6");
    }
    for (steps, position, line, number) in [(1, 21, "row", 0), (2, 0, "column", 0), (3, 1, "column", 1)] {
        let mut table = Table::walking(1, 20, EMPTY);
        let walked = format!("walked line:{line} number:{number} position:{position} seat:1 steps:{steps}");
        assert_eq!(table.play(&format!("+{steps}")), [walked]);
        assert_eq!(table.now(), "place_animal 0");
    }
}

#[test]
fn r14_example_05_a_full_line_is_no_place_for_the_guardian() {
    let mut table = Table::walking(0, 4, TWO_LINES_FULL);
    assert_eq!(table.legal(), "+2");
    table.refuses("+1", "line-full §5.6");
    table.refuses("+3", "line-full §5.6");
    table.refuses("+4", "too-far §5.6");
    assert_eq!(table.play("+2"), ["walked line:row number:0 position:6 seat:0 steps:2"]);
}

#[test]
fn section_5_6_example_06_with_no_room_near_he_walks_to_the_first_line_with_room() {
    let mut table = Table::walking(
        0,
        1,
        [".. .. 0G 1G 0G 1G", ".. .. 1G 0G 1G 0G", ".. .. 0Z 1Z 0Z 1Z", ".. .. 1Z 0Z 1Z 0Z", ".. .. 0C 1C 0E 1E"],
    );
    assert_eq!(table.legal(), "+5");
    for steps in ["+1", "+2", "+3", "+4", "+6", "+10", "+21"] {
        table.refuses(steps, "not-first-free §5.6");
    }
    assert_eq!(table.play("+5"), ["walked line:row number:0 position:6 seat:0 steps:5"]);
}

#[test]
fn section_5_6_example_07_ten_steps_are_the_most() {
    let last_square = [
        "..  1G 0E  0G  1C  1G",
        "1Z 0G* 0L 1Z*  0G  0C",
        "1G  1G 1Z* 0G  0C  1E",
        "0Z  1C 0G  0Z 0Z*  0Z",
        "0Z  1G 1G 1Z*  1L 0G*",
    ];
    // From each of the four positions that face 00 to the next.
    for (guardian, steps) in [(0, "+6"), (6, "+10"), (16, "+5"), (21, "+1")] {
        assert_eq!(Table::walking(0, guardian, last_square).legal(), steps);
    }
    let mut table = Table::walking(0, 6, last_square);
    table.refuses("+9", "not-first-free §5.6");
    assert_eq!(table.play("+10"), ["walked line:column number:0 position:16 seat:0 steps:10"]);
    assert_eq!(table.legal(), "Z00");
}

/// §5.6: the lines count as they are after everything the turn has brought about.
#[test]
fn section_5_6_a_lion_opens_a_line_for_the_guardian() {
    let row_0_full = ["0G 1G 0G 1G 0Z 1Z", EMPTY[1], EMPTY[2], EMPTY[3], EMPTY[4]];
    assert_eq!(Table::walking(0, 5, row_0_full).legal(), "+2 +3");
    let mut table = Table::placing(0, 5, ["0G 1G 0G 1G 0Z 1G", EMPTY[1], EMPTY[2], EMPTY[3], EMPTY[4]]);
    table.play("L15");
    assert_eq!(table.legal(), "+1 +2 +3");
}

#[test]
fn r15_the_guardian_moves_as_ever_when_the_opponent_has_run_out() {
    let mut table = Table::walking(0, 3, TWO_SQUARES_FREE);
    assert_eq!(table.hand(1), "");
    assert_eq!(table.legal(), "+3");
    table.refuses("+1", "line-full §5.6");
    table.refuses("+5", "too-far §5.6");
    assert_eq!(table.play("+3"), ["walked line:row number:0 position:6 seat:0 steps:3", "again seat:0"]);
    assert_eq!(table.legal(), "G03");
}

#[test]
fn r19_a_forced_step_is_still_asked_and_recorded() {
    let mut table = Table::walking(0, 13, TWO_SQUARES_FREE);
    assert_eq!((table.now().as_str(), table.legal().as_str()), ("move_guardian 0", "+6"));
    table.play("+6");
    let record = kernel::AnyMatch::record(table.inner(), kernel::Viewer::Everything);
    assert_eq!(record.entries[0].what, kernel::Kind::Play(kernel::Seat(0), Some("+6".to_owned())));
}

#[test]
fn r21_on_a_board_with_tokens_too_the_guardian_is_placed_before_a_line_with_room() {
    let start = with(position("place_guardian", 1, 0, TWO_LINES_FULL), json!({ "guardian": null }));
    let mut table = Table::at(start);
    assert_eq!(table.legal(), "g0 g1 g2 g3 g4 g6 g8 g9 g10 g12 g13 g14 g15 g16 g17 g18 g19 g21");
    for full in ["g5", "g7", "g11", "g20"] {
        table.refuses(full, "line-full §5.6");
    }
    assert_eq!(table.play("g6"), ["guardian line:row number:0 position:6 seat:1"]);
    assert_eq!(table.now(), "place_animal 0");
}

#[test]
fn r21_an_opponent_without_tokens_does_not_begin() {
    let start = with(position("place_guardian", 0, 0, TWO_SQUARES_FREE), json!({ "guardian": null }));
    let mut table = Table::at(start);
    assert_eq!(table.legal(), "g3 g6 g8 g13 g19 g21");
    assert_eq!(table.play("g8"), ["guardian line:row number:2 position:8 seat:0", "again seat:0"]);
    assert_eq!(table.legal(), "G23");
}
