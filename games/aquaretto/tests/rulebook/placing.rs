//! §6.1, §6.2: where animals may be put. E2 to E6, E17, E37, R10, R11, R26, R27, R52.

use aquaretto::Species;
use kernel::{Game, Seat};

use crate::spots::*;

#[test]
fn e2_e3_section_6_1_beside_a_penguin() {
    let game = unloading("P@2,2", "T");
    check_some(&game, "T>", "0,1 0,2 0,3 1,0 1,1 1,3 1,4 2,0 2,4 3,1 3,3 3,4 4,2 4,3 D");
    let game = unloading("Po@2,2", "P");
    check_some(&game, "P>", "1,2 2,1 2,3 3,2 D");
    assert_eq!(why_not(&game, "P>2,2"), "occupied");
    assert_eq!(why_not(&game, "P>0,1"), "away-from-basin");
    assert_eq!(why_not(&game, "P>3,0"), "no-cell");
    assert_eq!(why_not(&unloading("P@2,2", "T"), "T>1,2"), "other-species");
}

#[test]
fn e4_r10_a_gap_between_basins() {
    let game = unloading("Po@1,1 Co@1,3", "P+C");
    check_some(&game, "P>", "0,1 1,0 2,1 D");
    check_some(&game, "C>", "0,3 1,4 2,3 D");
    let game = spot(3).zoo(0, "1$ P@1,1 C@1,3 booths1").load();
    assert!(legal(&game).contains(&"crew:B>1,2".to_owned()));
}

#[test]
fn e5_r27_three_basins_are_all() {
    let game = unloading("D@0,1 H@2,2 P@4,3", "B");
    check_some(&game, "B>", "D");
    assert_eq!(why_not(&game, "B>1,4"), "too-many-basins");
}

#[test]
fn e6_a_large_expansion_makes_room_for_one_more() {
    let game = unloading("D@0,1 H@2,2 P@4,3 L@1,5", "B");
    check_some(&game, "B>", "0,3 1,0 1,3 1,4 2,0 2,4 3,1 3,4 1,5 1,6 2,5 2,6 D");
    check_some(&unloading("D@0,1 H@2,2 P@4,3 SE@1,5", "B"), "B>", "D");
    let mut game = spot(3).xxl().zoo(0, "D@0,1 H@2,2 P@4,3 X0@1,5").trucks(&["B"]).load();
    plays(&mut game, "take1");
    check_some(&game, "B>", "D");
}

#[test]
fn section_6_2_r26_the_depot_takes_any_animal() {
    let mut game = unloading("", "T+C");
    plays(&mut game, "T>D");
    assert_eq!((depot(&game, 0).as_str(), size(&game, 0, Species::SeaTurtle)), ("T", 0));
}

#[test]
fn r11_r52_alike_tiles_are_one_choice_and_the_order_is_the_players() {
    let game = unloading("P@2,2", "T+2To");
    assert_eq!(some(&game, "T>").len(), 15);
    assert_eq!(some(&game, "To>").len(), 15);
    let (mut one, mut other) = (unloading("", "T+C"), unloading("", "T+C"));
    plays(&mut one, "T>D C>D");
    plays(&mut other, "C>D T>D");
    assert_eq!((depot(&one, 0).as_str(), depot(&other, 0).as_str()), ("T C", "C T"));
}

#[test]
fn e17_section_6_2_only_the_top_of_a_depot_moves() {
    let game = spot(3).zoo(0, "1$ depot=T;C").load();
    assert_eq!(some(&game, "move>").len(), 19);
    // Three basins of others: the crocodile has no cell, and the turtle below it cannot be reached.
    let game = spot(4).zoo(0, "1$ To@0,1 H@2,2 D@4,3 depot=T;C").load();
    check_some(&game, "move>", "");
    assert_eq!(why_not(&game, "move>0,2"), "other-species");
}

#[test]
fn e37_corners_may_touch() {
    let game = unloading("D@2,2;2,3;3,2", "O");
    check_some(&game, "O>", "0,1 0,2 0,3 1,0 1,1 1,4 2,0 3,4 4,3 D");
}

#[test]
fn r50_offspring_out_of_a_depot_never_breeds() {
    let mut game = spot(3).zoo(0, "1$ Hm@4,2 depot=Hb").load();
    let events = plays(&mut game, "move>4,3");
    assert_eq!(names(&events), ["moved"]);
    assert_eq!(game.zoo(Seat(0)).animals(), 2);
    assert_eq!(game.position().babies.expect("tiles").to_string().matches("Hb").count(), 1);
}
