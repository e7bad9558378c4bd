//! §4 and §6: the end of a round and of the game. D35, R22 to R25, R46, R55, R56.

use kernel::{Game, Turn, Viewer};
use serde_json::json;

use crate::spots::*;

/// Fifteen tiles: those under the disc.
const UNDER_THE_DISC: &str = "7C+7L+k";

fn last_round(game: &zooloretto::Zooloretto) -> bool {
    game.view(Viewer::Spectator).last_round
}

#[test]
fn d35_the_first_tile_under_the_disc() {
    // Seat 2 has passed.
    let mut game = spot(3).trucks(&["@2"]).with("stack", json!(UNDER_THE_DISC)).load();
    assert!(!last_round(&game));
    assert_eq!(plays(&mut game, "draw *C"), ["0 drew C", "last round"]);
    assert!(last_round(&game));
    plays_out(&mut game, ">2", &["0 loaded C on 2"]);
    assert_eq!(plays(&mut game, "draw *L"), ["1 drew L"], "it is said once");
    plays(&mut game, ">3 draw *L >3");
    plays_out(&mut game, "take3", &["1 took 3"]);
    plays(&mut game, "L>E4 L>E4");
    // R24: the last one goes on as long as it likes.
    assert_eq!(to_move(&game), 0);
    check_legal(&game, "draw take2");
    plays(&mut game, "draw *k >2");
    assert_eq!(to_move(&game), 0);
    plays(&mut game, "take2 k>E4");
    plays_out(
        &mut game,
        "C>E4",
        &[
            "0 put C in E4",
            "0 has 3 points: 1 2 0, 2$",
            "1 has 0 points: 0 0 0, 2$",
            "2 has 0 points: 0 0 0, 2$",
            "over",
        ],
    );
    assert_eq!((game.turn(), game.phase()), (Turn::Over, "over"));
    assert_eq!(on_trucks(&game), ["", "", ""]);
    assert_eq!(game.standing().ranks.as_slice(), [1, 2, 2]);
}

/// R22: when a round begins with all tiles under the disc they are enough for every slot.
#[test]
fn r22_the_end_stack_is_enough_for_a_round() {
    for (seats, slots) in [(2, 6), (3, 9), (4, 12), (5, 15)] {
        let mut game = spot(seats).with("stack", json!(UNDER_THE_DISC)).load();
        let mut drawn = 0;
        while legal(&game).contains(&"draw".to_owned()) {
            plays(&mut game, "draw");
            let tile = game.view(Viewer::Spectator).stack.tiles[0].tile;
            settle(&mut game, &tile.to_string());
            let first = legal(&game)[0].clone();
            plays(&mut game, &first);
            drawn += 1;
        }
        assert_eq!(drawn, slots);
        check(&game, "draw", if slots == 15 { "no-tile-left" } else { "no-room-on-trucks" });
        assert_eq!(game.view(Viewer::Spectator).stack.end, 15 - slots);
    }
}

#[test]
fn r23_the_main_stack_ends_with_a_round() {
    // One tile above the disc; seats 1 and 2 have passed.
    let mut game = spot(3).trucks(&["@1", "@2", ""]).with("stack", json!("E+7C+7L+k")).load();
    let stack = |game: &zooloretto::Zooloretto| {
        let stack = game.view(Viewer::Spectator).stack;
        (stack.main, stack.end)
    };
    assert_eq!(stack(&game), (1, 15));
    assert_eq!(plays(&mut game, "draw *C >3"), ["0 drew C", "0 loaded C on 3"]);
    assert_eq!(stack(&game), (0, 15));
    plays(&mut game, "take3");
    plays_out(&mut game, "C>B", &["0 put C in B", "0 begins a round"]);
    assert_eq!(plays(&mut game, "draw *E"), ["0 drew E", "last round"]);
    assert_eq!(stack(&game), (0, 14));
}

/// R24: in any round.
#[test]
fn r24_the_last_player_goes_on() {
    let mut game = spot(3).zoo(0, "3$ B=2Z").trucks(&["@1", "@2", ""]).with("stack", json!("2C")).load();
    assert!(last_round(&game));
    plays(&mut game, "draw *C >3 move:Z>E4 draw *C >3 discard:Z");
    check_legal(&game, "take3");
    check(&game, "draw", "no-tile-left");
    plays(&mut game, "take3 C>E5 C>E5");
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn r25_who_took_the_last_truck_begins() {
    let mut game = spot(3).trucks(&["C", "C", "C"]).load();
    plays(&mut game, "take1 C>B draw *L >2 take3 C>B take2 C>B");
    assert_eq!(to_move(&game), 1);
    plays_out(&mut game, "L>B", &["1 put L in B", "1 begins a round"]);
    assert_eq!((to_move(&game), passed(&game)), (1, vec![]));
    assert_eq!(on_trucks(&game), ["", "", ""]);
    // Also when the last truck carried nothing but coins.
    let mut game = spot(3).with("to_move", json!(2)).trucks(&["@0", "@1", "$"]).load();
    plays_out(&mut game, "take3", &["2 took 3", "2 unloaded 1$", "2 begins a round"]);
    assert_eq!(to_move(&game), 2);
}

#[test]
fn r46_a_hundred_turns_without_a_draw() {
    let mut game = spot(3).zoo(0, "9$ E5=P B=Z").zoo(1, "9$ B=C").trucks(&["L"]).with("idle_turns", json!(99)).load();
    plays(&mut game, "move:Z>E4");
    assert_eq!(game.position().idle_turns, 100);
    check_legal(&game, "draw take1");
    // The count ends with the choice, before the tile is turned over.
    let mut drawing = game.clone();
    for (text, phase) in [("draw", "reveal"), ("*L", "load"), (">1", "turn")] {
        plays(&mut drawing, text);
        assert_eq!((drawing.phase(), drawing.position().idle_turns), (phase, 0));
    }
    for text in ["move:C>E4", "discard:C", "expand", "swap:E4-C", "buy:C@0>B"] {
        check(&game, text, "trucks-only");
    }
    // One draw, and money counts again.
    let mut drawn = game.clone();
    plays(&mut drawn, "draw *L >1");
    plays(&mut drawn, "draw *E >1");
    check(&drawn, "expand", "ok");
    // Or one truck.
    plays(&mut game, "take1 L>B");
    assert_eq!(game.position().idle_turns, 0);
    plays(&mut game, "draw *L >2");
    check(&game, "expand", "ok");
}

/// R55: only positions set up by hand come to this.
#[test]
fn r55_who_can_do_nothing_has_passed() {
    let mut game = spot(3).zoo(1, "3$").zoo(2, "0$").trucks(&["Z"]).with("stack", json!("")).load();
    plays(&mut game, "take1");
    // Seat 1 can still expand.
    plays_out(&mut game, "Z>E4", &["0 put Z in E4"]);
    assert_eq!(to_move(&game), 1);
    check_legal(&game, "expand");
    check(&game, "draw", "no-tile-left");
    plays_out(
        &mut game,
        "expand",
        &[
            "1 opened X1",
            "2 is stuck",
            "1 is stuck",
            "0 has 0 points: 0 0 0, 2$",
            "1 has 0 points: 0 0 0, 0$",
            "2 has 0 points: 0 0 0, 0$",
            "over",
        ],
    );
}

/// R55: who has passed has passed, also when a sale brings the money to go on.
#[test]
fn r55_money_comes_too_late_for_who_could_do_nothing() {
    let mut game = spot(3).zoo(0, "5$").zoo(1, "0$").zoo(2, "0$ B=2Z").with("stack", json!("")).load();
    plays_out(&mut game, "expand", &["0 opened X1", "1 is stuck", "2 is stuck"]);
    assert_eq!((to_move(&game), passed(&game)), (0, vec![1, 2]));
    play(&mut game, "buy:Z@2>B");
    // Seat 2 could pay for a move of its other zebra now.
    check_zoo(&game, 2, "1$ B=Z");
    assert_eq!(game.turn(), Turn::Over);
    let mut game = spot(3).zoo(0, "6$").zoo(1, "0$").zoo(2, "0$ B=2Z").with("stack", json!("")).load();
    plays(&mut game, "expand buy:Z@2>B");
    assert_eq!((to_move(&game), passed(&game)), (0, vec![1, 2]));
    check_legal(&game, "move:Z>E4 move:Z>E5 move:Z>E6 move:Z>X1");
}

/// R55: who has passed without a truck waits for the next round, and what nobody unloads leaves the game (§7.1).
#[test]
fn r55_passed_without_a_truck() {
    let mut game =
        spot(4).zoo(0, "0$").zoo(2, "0$ B=Z").trucks(&["Z+$", "L@1", "C", ""]).with("passed", json!([1, 2, 3])).load();
    check_legal(&game, "draw take1 take3");
    plays(&mut game, "draw *C >4 take3");
    plays_out(
        &mut game,
        "C>E4",
        &["0 put C in E4", "Z left with 1", "$ left with 1", "L left with 2", "C left with 4", "0 begins a round"],
    );
    assert_eq!((on_trucks(&game), passed(&game)), (vec![String::new(); 4], vec![]));
    // With tiles left nobody is ever stuck: a truck is there for everyone who has not passed.
    let game = spot(3).zoo(0, "0$").trucks(&["@1", "@2", ""]).load();
    check_legal(&game, "draw");
}

/// R55: an unused pair that sits in an enclosure waits for the next birth test there.
#[test]
fn r55_a_pair_waits_for_the_next_test() {
    let mut game = spot(3).zoo(0, "2$ E5=Zm+Zf B=Z").trucks(&["C+k"]).load();
    plays(&mut game, "take1 C>E4");
    plays_out(&mut game, "k>E5", &["0 put k in E5"]);
    check_zoo(&game, 0, "2$ E4=C E5=Zm+Zf/k B=Z");
    plays(&mut game, "draw *L >2 draw *L >3 take2 L>B take3 L>B draw *L >1");
    plays_out(&mut game, "move:Z>E5", &["0 moved Z from B to E5", "0 has a baby zebra in E5"]);
}

#[test]
fn r56_the_last_round_by_the_size_of_the_stack() {
    let with = |stack: &str| spot(3).with("stack", json!(stack)).load();
    assert!(!last_round(&with("7C+7L+2k")));
    assert!(!last_round(&with(UNDER_THE_DISC)));
    assert!(last_round(&with("7C+7L")));
    assert!(last_round(&spot(3).trucks(&["Z"]).with("stack", json!("")).load()));
    // The round that is being played is the last.
    let mut game = spot(3).trucks(&["@1", "@2", "Z"]).with("stack", json!("7C+7L")).load();
    plays(&mut game, "take3 Z>B");
    assert_eq!(game.turn(), Turn::Over);
    let mut game = spot(3).trucks(&["@1", "@2", "Z"]).with("stack", json!(UNDER_THE_DISC)).load();
    plays(&mut game, "take3 Z>B");
    assert_eq!((to_move(&game), game.phase()), (0, "turn"));
    // And so is one that ends with nothing left.
    let mut game = spot(3).trucks(&["@1", "@2", "Z"]).with("stack", json!("")).load();
    plays(&mut game, "take3 Z>B");
    assert_eq!(game.turn(), Turn::Over);
}
