//! §5.4: the crocodile and the gazelles across the river; R6, R7, R8, R13, R19, R20.

use serde_json::json;

use super::table::{EMPTY, Table, position, with};

/// Example 10: gazelles at 21 and 23 across rivers from 22, and at 12 in the same territory.
const THREE_GAZELLES: [&str; 5] = [EMPTY[0], ".. .. 1G .. .. ..", ".. 1G .. 0G .. ..", EMPTY[3], EMPTY[4]];

/// Example 19 with the crocodile in hand.
const CHAIN: [&str; 5] = [EMPTY[0], EMPTY[1], EMPTY[2], ".. 0G 1G .. .. ..", ".. .. 1G .. .. .."];

#[test]
fn section_5_4_example_10_a_crocodile_swaps_across_rivers_only() {
    let mut table = Table::placing(0, 2, THREE_GAZELLES);
    assert_eq!(table.play("C22"), ["placed animal:crocodile hidden:false seat:0 square:22"]);
    assert_eq!((table.now().as_str(), table.legal().as_str()), ("crocodile_swap 0", ". >21 >23"));
    table.refuses(">12", "no-river §5.4");
    table.refuses(">32", "no-river §5.4");
    table.refuses(">11", "not-a-neighbour §5.4");
    table.refuses(">22", "not-a-neighbour §5.4");
}

#[test]
fn section_5_4_example_11_gazelle_and_crocodile_change_places() {
    let mut table = Table::placing(0, 2, THREE_GAZELLES);
    assert_eq!(table.play("C22 >21")[1..], ["swapped from:22 hidden:false seat:0 to:21"]);
    table.shows([EMPTY[0], ".. .. 1G .. .. ..", ".. 0C 1G 0G .. ..", EMPTY[3], EMPTY[4]]);
    assert_eq!([table.hand(0), table.hand(1)], ["5G 5Z 1C 1E 1L", "4G 5Z 2C 1E 1L"]);
}

#[test]
fn r7_example_11_the_gazelle_just_moved_is_out_of_reach() {
    let squares = [EMPTY[0], ".. 0G 1G .. .. ..", ".. 1G .. 0G .. ..", EMPTY[3], EMPTY[4]];
    let mut table = Table::placing(0, 2, squares);
    table.play("C22 >21");
    assert_eq!((table.now().as_str(), table.legal().as_str()), ("crocodile_swap 0", ". >11"));
    table.refuses(">22", "already-swapped §5.4");
    table.refuses(">20", "no-river §5.4");
    assert_eq!(table.play(">11"), ["swapped from:21 hidden:false seat:0 to:11"]);
    table.shows([EMPTY[0], ".. 0C 1G .. .. ..", ".. 0G 1G 0G .. ..", EMPTY[3], EMPTY[4]]);
    // At 11 only 10 and 21 are across a river: one is empty, the other has been moved.
    assert_eq!(table.now(), "move_guardian 0");
}

#[test]
fn section_5_4_example_12_a_hidden_gazelle_is_not_seen() {
    let hidden = |other: &'static str| [EMPTY[0], ".. .. 1G .. .. ..", other, EMPTY[3], EMPTY[4]];
    let mut table = Table::placing(0, 2, hidden(".. 1G* .. 0G .. .."));
    table.play("C22");
    assert_eq!(table.legal(), ". >23");
    table.refuses(">21", "gazelle-hidden §5.4");
    // Where it is the only one, nobody is asked.
    let mut table = Table::placing(0, 2, hidden(".. 1G* .. .. .. .."));
    table.play("C22");
    assert_eq!(table.now(), "move_guardian 0");
}

#[test]
fn section_5_4_other_animals_are_no_prey() {
    let mut table = Table::placing(0, 2, [EMPTY[0], EMPTY[1], ".. 1Z .. 0G .. ..", EMPTY[3], EMPTY[4]]);
    table.play("C22");
    assert_eq!(table.legal(), ". >23");
    table.refuses(">21", "no-gazelle §5.4");
}

#[test]
fn r6_gazelles_of_either_colour_are_swapped_and_keep_their_owner() {
    let mut table = Table::placing(0, 2, THREE_GAZELLES);
    table.play("C22 >23");
    table.shows([EMPTY[0], ".. .. 1G .. .. ..", ".. 1G 0G 0C .. ..", EMPTY[3], EMPTY[4]]);
    let mut table = Table::placing(0, 2, THREE_GAZELLES);
    table.play("C22 >21");
    table.shows([EMPTY[0], ".. .. 1G .. .. ..", ".. 0C 1G 0G .. ..", EMPTY[3], EMPTY[4]]);
}

#[test]
fn section_5_4_example_19_a_chain_of_three() {
    let mut table = Table::placing(1, 1, CHAIN);
    assert_eq!(
        table.play("C41 >42 >32"),
        [
            "placed animal:crocodile hidden:false seat:1 square:41",
            "swapped from:41 hidden:false seat:1 to:42",
            "swapped from:42 hidden:false seat:1 to:32",
        ]
    );
    assert_eq!(table.legal(), ". >31");
    assert_eq!(table.position()["crocodile"], "32");
    assert_eq!(table.position()["moved"], json!(["41", "42"]));
    assert_eq!(table.play(">31"), ["swapped from:32 hidden:false seat:1 to:31"]);
    table.shows([EMPTY[0], EMPTY[1], EMPTY[2], ".. 1C 0G .. .. ..", ".. 1G 1G .. .. .."]);
    assert_eq!(table.position()["moved"], json!([]));
}

/// The first gazelle stands at 41, across a river from 31, with two others moved since.
#[test]
fn r7_example_19_nor_does_a_chain_close_in_a_circle() {
    let mut table = Table::placing(1, 1, CHAIN);
    table.play("C41 >42 >32 >31");
    assert_eq!(table.now(), "move_guardian 1");
    // With a gazelle at 30, across from 31 too, the question comes up, and 41 is no answer.
    let mut table = Table::placing(1, 1, [EMPTY[0], EMPTY[1], EMPTY[2], "0G 0G 1G .. .. ..", CHAIN[4]]);
    table.play("C41 >42 >32 >31");
    assert_eq!(table.legal(), ". >30");
    table.refuses(">41", "already-swapped §5.4");
    table.refuses(">32", "already-swapped §5.4");
}

#[test]
fn r8_example_20_a_gazelle_swapped_beside_a_lion_hides() {
    let mut table = Table::placing(0, 4, [EMPTY[0], EMPTY[1], ".. .. .. .. .. 1G", ".. .. .. .. 1L ..", EMPTY[4]]);
    assert_eq!(
        table.play("C24 >25"),
        ["placed animal:crocodile hidden:false seat:0 square:24", "swapped from:24 hidden:true seat:0 to:25",]
    );
    table.shows([EMPTY[0], EMPTY[1], ".. .. .. .. 1G* 0C", ".. .. .. .. 1L ..", EMPTY[4]]);
    assert_eq!(table.hand(1), "5G 5Z 2C 1E");
}

/// A loaded position may have a face-up gazelle beside a lion (R20).
#[test]
fn r8_a_gazelle_carried_away_from_a_lion_stays_as_it_is() {
    let mut table = Table::placing(0, 4, [EMPTY[0], ".. .. .. .. .. 1L", ".. .. .. .. .. 1G", EMPTY[3], EMPTY[4]]);
    assert_eq!(table.play("C24 >25")[1..], ["swapped from:24 hidden:false seat:0 to:25"]);
    table.shows([EMPTY[0], ".. .. .. .. .. 1L", ".. .. .. .. 1G 0C", EMPTY[3], EMPTY[4]]);
}

#[test]
fn section_5_4_only_the_crocodile_just_placed_acts() {
    // The crocodile at 22 could have had the gazelle at 21; the one placed at 02 cannot reach any.
    let mut table = Table::placing(0, 2, [EMPTY[0], EMPTY[1], ".. 1G 0C .. .. ..", EMPTY[3], EMPTY[4]]);
    assert_eq!(table.play("C02"), ["placed animal:crocodile hidden:false seat:0 square:02"]);
    assert_eq!(table.now(), "move_guardian 0");
    // Nor does a gazelle that comes to stand beside an old crocodile set it going.
    let mut table = Table::placing(0, 2, [EMPTY[0], EMPTY[1], ".. 0C .. .. .. ..", EMPTY[3], EMPTY[4]]);
    table.play("G22");
    assert_eq!(table.now(), "move_guardian 0");
}

#[test]
fn section_5_4_example_24_declining_moves_nothing() {
    let mut table = Table::placing(0, 2, THREE_GAZELLES);
    assert_eq!(table.play("C22 .")[1..], ["declined seat:0"]);
    table.shows([EMPTY[0], ".. .. 1G .. .. ..", ".. 1G 0C 0G .. ..", EMPTY[3], EMPTY[4]]);
    assert_eq!(table.now(), "move_guardian 0");
}

#[test]
fn r19_example_24_a_crocodile_without_a_swap_is_not_asked() {
    let mut table = Table::placing(0, 2, THREE_GAZELLES);
    table.play("C22 >21");
    assert_eq!(table.now(), "move_guardian 0");
    table.refuses(".", "wrong-phase §4");
    // With a face-up gazelle at 11 the chain may go on, or be declined after its first swap.
    let squares = [EMPTY[0], ".. 0G 1G .. .. ..", ".. 1G .. 0G .. ..", EMPTY[3], EMPTY[4]];
    let mut table = Table::placing(0, 2, squares);
    table.play("C22 >21");
    assert_eq!(table.legal(), ". >11");
    assert_eq!(table.play("."), ["declined seat:0"]);
    table.shows([EMPTY[0], ".. 0G 1G .. .. ..", ".. 0C 1G 0G .. ..", EMPTY[3], EMPTY[4]]);
    assert_eq!(table.now(), "move_guardian 0");
}

#[test]
fn r20_a_loaded_crocodile_without_a_swap_can_only_decline() {
    let squares = [EMPTY[0], EMPTY[1], ".. 1G* 0C .. .. ..", EMPTY[3], EMPTY[4]];
    let mut table = Table::at(with(position("crocodile_swap", 0, 2, squares), json!({ "crocodile": "22" })));
    assert_eq!(table.legal(), ".");
    table.refuses(">21", "gazelle-hidden §5.4");
    assert_eq!(table.play("."), ["declined seat:0"]);
    assert_eq!(table.now(), "move_guardian 0");
}

#[test]
fn r20_a_loaded_chain_goes_on_where_it_was() {
    let squares = [EMPTY[0], EMPTY[1], EMPTY[2], ".. 0G 1C .. .. ..", ".. 1G 1G .. .. .."];
    let chain = json!({ "crocodile": "32", "moved": ["41", "42"] });
    let mut table = Table::at(with(position("crocodile_swap", 1, 1, squares), chain));
    assert_eq!(table.legal(), ". >31");
    table.refuses(">42", "already-swapped §5.4");
}

/// §9: from 11 the gazelle at 01 is across a river on one board and not on the other.
#[test]
fn section_9_the_crocodile_of_the_president_crosses_other_rivers() {
    let squares = [".. 1G .. .. .. ..", EMPTY[1], ".. 1G .. .. .. ..", EMPTY[3], EMPTY[4]];
    for (board, legal) in [("standard", ". >21"), ("president", ". >01")] {
        let mut table = Table::at(with(position("place_animal", 0, 1, squares), json!({ "board": board })));
        table.play("C11");
        assert_eq!(table.legal(), legal, "{board}");
    }
}
