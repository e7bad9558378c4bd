//! §5, §8, §11: rounds and the end. E22 to E25, E52, R19, R23, R51, R53.

use kernel::{Game, Seat, Turn, Viewer};
use serde_json::json;

use crate::spots::*;

#[test]
fn e22_section_5_the_last_to_take_a_truck_begins() {
    let mut game = spot(3).trucks(&["T", "O", "S"]).with("to_move", json!(1)).load();
    plays(&mut game, "take1 T>D");
    assert_eq!(to_move(&game), 2);
    plays(&mut game, "expand:NW@-2,3 take2 O>D");
    // Seat 2 goes on alone.
    assert_eq!(to_move(&game), 2);
    plays(&mut game, "draw *D >3");
    assert_eq!(to_move(&game), 2);
    let events = plays(&mut game, "take3 S>D D>D");
    assert_eq!((to_move(&game), names(&events).last().map(String::as_str)), (2, Some("round")));
}

#[test]
fn e23_a_and_b() {
    let game = spot(3).zoo(0, "0$").trucks(&["3D", "3O", "3S"]).load();
    check_some(&game, "", "take1 take2 take3");
    assert_eq!(why_not(&game, "draw"), "no-room-on-trucks");
    let game = spot(3).zoo(0, "0$").load();
    check_some(&game, "", "draw");
    assert_eq!(why_not(&game, "take1"), "truck-empty");
    assert_eq!(why_not(&game, "take4"), "no-such-truck");
    assert_eq!(why_not(&game, ">1"), "wrong-phase");
}

#[test]
fn r23_the_tile_is_known_before_the_truck_is_chosen() {
    let mut game = spot(3).trucks(&["3D", "@1", "S"]).load();
    plays(&mut game, "draw");
    assert_eq!(game.turn(), Turn::Chance);
    plays(&mut game, "*T");
    check_some(&game, "", ">3");
    assert_eq!(why_not(&game, ">1"), "truck-full");
    assert_eq!(why_not(&game, ">2"), "truck-taken");
}

#[test]
fn e24_section_8_the_last_round() {
    let stack = "4D+4O+4S+4To";
    let mut game = spot(3).with("stack", json!(stack)).trucks(&["O", "S", ""]).load();
    assert!(!game.view(Viewer::Spectator).last_round);
    plays(&mut game, "draw *To");
    // The draw pile is empty, and the round is an ordinary one.
    assert!(!game.view(Viewer::Spectator).last_round);
    plays(&mut game, ">3 draw");
    let events = plays(&mut game, "*D >3");
    assert_eq!(names(&events), ["drew", "last_round", "loaded"]);
    plays(&mut game, "take1 O>D take2 S>D");
    assert_ne!(game.turn(), Turn::Over);
    let events = plays(&mut game, "take3 To>D D>D");
    assert_eq!((game.turn(), names(&events).last().map(String::as_str)), (Turn::Over, Some("over")));
}

#[test]
fn section_8_a_used_up_draw_pile_is_not_enough() {
    let mut game = spot(3).with("stack", json!("5D+5O+5S")).trucks(&["To", "To", "To"]).load();
    plays(&mut game, "take1 To>D take2 To>D take3 To>D");
    assert_eq!(game.phase(), "turn");
}

#[test]
fn e25_section_11_r19_the_third_truck() {
    let mut game = spot(2).trucks(&["D", "", "O"]).load();
    let slots: Vec<u8> = game.view(Viewer::Spectator).trucks.iter().map(|truck| truck.slots).collect();
    assert_eq!(slots, [3, 2, 1]);
    let events = plays(&mut game, "take1 D>D take3 O>D");
    assert!(!names(&events).contains(&"left".to_owned()));
    assert_eq!(to_move(&game), 1);
    let mut game = spot(2).trucks(&["2D", "S", "O"]).load();
    let events = plays(&mut game, "take1 D>D D>D take3 O>D");
    assert!(names(&events).contains(&"left".to_owned()));
    assert!(game.view(Viewer::Spectator).trucks.iter().all(|truck| truck.tiles.is_empty()));
    // The last player has two trucks to choose from.
    let mut game = spot(2).trucks(&["2D", "S", "O"]).load();
    plays(&mut game, "take1 D>D D>D");
    check_some(&game, "take", "2 3");
}

#[test]
fn e52_r51_a_truck_of_food_or_coins() {
    let mut game = spot(3).xxl().trucks(&["f", "$"]).load();
    let events = plays(&mut game, "take1");
    assert_eq!(names(&events), ["took", "food"]);
    assert_eq!((game.view(Viewer::Spectator).zoos[0].food, to_move(&game)), (1, 1));
    plays(&mut game, "take2");
    assert_eq!((coins(&game, 1), to_move(&game)), (2, 2));
}

#[test]
fn r53_positions_set_up_by_hand() {
    // Nothing to draw, nothing to take: who cannot pay for anything is out, and the game ends.
    let empty = |zoo: &str| spot(3).with("stack", json!("")).zoo(0, zoo).zoo(1, "0$").zoo(2, "0$");
    assert!(empty("0$").refused().contains("can do nothing"));
    let mut game = empty("1$").load();
    assert_eq!(why_not(&game, "draw"), "no-tile-left");
    let events = plays(&mut game, "expand:NW@-2,3");
    assert_eq!(names(&events)[..4], ["expanded", "stuck", "stuck", "stuck"]);
    assert_eq!(game.turn(), Turn::Over);
    // Without an offspring in the supply none is born, also not later.
    let mut game = spot(3).with("babies", json!("")).zoo(0, "1$ Hm@4,2 depot=Hf").load();
    assert_eq!(names(&plays(&mut game, "move>4,3")), ["moved"]);
    assert_eq!(game.zoo(Seat(0)).animals(), 2);
}
