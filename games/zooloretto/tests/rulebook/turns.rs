//! §4: what one may do in a turn. W8, W13, D19, D22, D23, D41, R12, R20, R21, R48, R49, R57, R58.

use kernel::{Game, Seat, Turn};
use serde_json::json;

use crate::spots::*;

#[test]
fn w8_r24_the_last_player_has_every_choice() {
    // Seats 1 and 2 have passed; truck 3 is the last one.
    let mut game = spot(3).zoo(0, "5$ B=Z").trucks(&["@1", "@2", "C"]).load();
    let money = "move:Z>E4 move:Z>E5 move:Z>E6 discard:Z";
    check_legal(&game, &format!("draw take3 {money} expand"));
    plays(&mut game, "draw *C >3");
    assert_eq!(to_move(&game), 0);
    check_legal(&game, &format!("draw take3 {money} expand"));
    plays(&mut game, "expand");
    assert_eq!(to_move(&game), 0);
    check_legal(&game, &format!("draw take3 {money} move:Z>X1"));
    plays(&mut game, "draw *$ >3");
    // The truck is full.
    check_legal(&game, &format!("take3 {money} move:Z>X1"));
    // And if it is empty there is nothing to take.
    let empty = spot(3).zoo(0, "5$ B=Z").trucks(&["@1", "@2", ""]).load();
    check_legal(&empty, &format!("draw {money} expand"));
}

#[test]
fn w13_who_has_taken_a_truck_is_done_with_the_round() {
    let mut game = spot(3).zoo(0, "9$ E6=P B=Z").zoo(1, "2$ B=E").trucks(&["C", "C", "C"]).load();
    let money = ["move:Z>E4", "swap:E6-Z", "buy:E@1>B", "discard:Z", "expand"];
    // All of it can be done and paid as long as no truck is taken.
    money.iter().for_each(|text| check(&game, text, "ok"));
    plays(&mut game, "take1");
    for text in money.iter().chain(&["draw", "take2"]) {
        check(&game, text, "wrong-phase");
    }
    plays(&mut game, "C>E5");
    assert_eq!((to_move(&game), passed(&game)), (1, vec![0]));
    plays(&mut game, "draw *L >2");
    assert_eq!(to_move(&game), 2);
    plays(&mut game, "draw *L >2");
    // Seat 0 is passed over.
    assert_eq!(to_move(&game), 1);
    let mut none = Vec::new();
    game.legal(Seat(0), &mut none);
    assert!(none.is_empty());
    plays(&mut game, "take3 C>E4 take2 C>E4 L>B L>B");
    // The next round.
    assert_eq!(passed(&game), Vec::<u8>::new());
    assert_eq!(to_move(&game), 2);
    plays(&mut game, "draw *L >1");
    assert_eq!(to_move(&game), 0);
    check_money(
        &game,
        "move:Z>E4 swap:E5-E6 swap:E5-Z swap:E6-Z buy:E@1>E4 buy:E@1>B buy:L@2>E4 buy:L@2>B discard:Z expand",
    );
}

#[test]
fn d19_what_is_closed_takes_nothing() {
    let mut game = spot(3).trucks(&["Z+k"]).load();
    plays(&mut game, "take1");
    check_legal(&game, "Z>E4 Z>E5 Z>E6 Z>B k>E4 k>E5 k>E6 k>B");
    check(&game, "Z>X1", "not-open");
    check(&game, "k>X1", "not-open");
    let mut open = spot(3).zoo(0, "0$ X1").trucks(&["Z+k"]).load();
    plays(&mut open, "take1");
    check(&open, "Z>X1", "ok");
    check(&open, "k>X1", "ok");
    check(&open, "k>X2", "no-second-extension");
}

#[test]
fn d23_r21_an_empty_last_truck_and_no_money() {
    let mut game = spot(3).zoo(0, "0$ B=Z").trucks(&["@1", "@2", ""]).load();
    check_legal(&game, "draw");
    check(&game, "take3", "truck-empty");
    plays(&mut game, "draw *Z >3");
    check_legal(&game, "draw take3");
}

#[test]
fn d41_what_money_buys() {
    let with = |coins: u8| spot(3).zoo(0, &format!("{coins}$ E5=P B=C")).zoo(1, "2$ B=Z").load();
    let one = "move:C>E4 move:C>E6 swap:E5-C";
    let two = format!("{one} buy:Z@1>E4 buy:Z@1>E6 buy:Z@1>B discard:C");
    check_money(&with(0), "");
    check_money(&with(1), one);
    check_money(&with(2), &two);
    check_money(&with(3), &format!("{two} expand"));
    check(&with(0), "move:C>E4", "too-expensive");
    check(&with(0), "swap:E5-C", "too-expensive");
    check(&with(1), "buy:Z@1>B", "too-expensive");
    check(&with(1), "discard:C", "too-expensive");
    check(&with(2), "expand", "too-expensive");
}

/// R12: in the order the owner likes, and each tile is settled before the next.
#[test]
fn r12_tiles_are_unloaded_one_by_one() {
    let start = || spot(3).zoo(0, "0$ E5=3Z").trucks(&["Zm+Zf+C"]).load();
    // The second parent fills E5, so the baby is in the barn.
    let mut game = start();
    plays(&mut game, "take1");
    check_legal(&game, "Zm>E4 Zm>E5 Zm>E6 Zm>B Zf>E4 Zf>E5 Zf>E6 Zf>B C>E4 C>E6 C>B");
    plays_out(&mut game, "Zf>E5", &["0 put Zf in E5"]);
    check_legal(&game, "Zm>E4 Zm>E5 Zm>E6 Zm>B C>E4 C>E6 C>B");
    plays_out(&mut game, "Zm>E5", &["0 put Zm in E5", "0 filled E5 for 2 of 2$", "0 has a baby zebra in B"]);
    plays_out(&mut game, "C>E4", &["0 put C in E4"]);
    check_zoo(&game, 0, "2$ E4=C E5=3Z+Zm*+Zf* B=Zb");
    // Another order.
    let mut game = start();
    plays(&mut game, "take1 C>B Zm>E5 Zf>E6");
    check_zoo(&game, 0, "0$ E5=3Z+Zm E6=Zf B=C");
}

/// R20: no truck has room and there is no money: one truck or another.
#[test]
fn r20_all_trucks_are_full() {
    let game = spot(3).zoo(0, "0$ B=Z").trucks(&["3C", "2C+k", "3$"]).load();
    check_legal(&game, "take1 take2 take3");
    check(&game, "draw", "no-room-on-trucks");
}

/// R21: a truck with one tile may go.
#[test]
fn r21_a_truck_need_not_be_full() {
    let mut game = spot(3).trucks(&["Z", "", "2C"]).load();
    check_some(&game, "take", "take1 take3");
    plays_out(&mut game, "take1", &["0 took 1"]);
    assert_eq!(on_trucks(&game), ["Z@0", "", "2C"]);
    assert_eq!((to_move(&game), game.phase()), (0, "unload"));
}

/// R48: a coin is a tile on a truck like any other, and money once it is taken.
#[test]
fn r48_coins_on_trucks() {
    let mut game = spot(3).trucks(&["$", "2$+Z", "3$"]).load();
    plays_out(&mut game, "take1", &["0 took 1", "0 unloaded 1$"]);
    assert_eq!((coins(&game, 0), to_move(&game), bank(&game)), (3, 1, 24));
    plays_out(&mut game, "take2", &["1 took 2", "1 unloaded 2$"]);
    assert_eq!((coins(&game, 1), to_move(&game), game.phase()), (4, 1, "unload"));
    check_legal(&game, "Z>E4 Z>E5 Z>E6 Z>B");
    check(&game, "$>B", "not-on-truck");
    plays(&mut game, "Z>B");
    plays_out(&mut game, "take3", &["2 took 3", "2 unloaded 3$", "2 begins a round"]);
    assert_eq!((coins(&game, 2), bank(&game)), (5, 24));
    let mut loading = spot(3).load();
    plays(&mut loading, "draw *$");
    plays_out(&mut loading, ">2", &["0 loaded $ on 2"]);
    check_legal(&loading, "draw take2");
}

/// R49: alike tiles are one choice; those of another kind, and those that have bred, are others.
#[test]
fn r49_which_tile() {
    let mut game = spot(4).zoo(0, "2$ B=2Z+Zm+Zm*+Zb+2s").zoo(1, "0$ B=2C+Cf+Cf*+2k").trucks(&["2L+Lm"]).load();
    check_some(&game, "discard", "discard:Z discard:Zm discard:Zm* discard:Zb discard:s");
    let moves = ["Z", "Zm", "Zm*", "Zb", "s"].map(|tile| format!("move:{tile}>E4 move:{tile}>E5 move:{tile}>E6"));
    check_some(&game, "move", &moves.join(" "));
    let buys =
        ["C", "Cf", "Cf*", "k"].map(|tile| format!("buy:{tile}@1>E4 buy:{tile}@1>E5 buy:{tile}@1>E6 buy:{tile}@1>B"));
    check_some(&game, "buy", &buys.join(" "));
    check(&game, "discard:Zf", "not-in-barn");
    check(&game, "move:Zf*>E4", "not-in-barn");
    plays(&mut game, "take1");
    check_legal(&game, "L>E4 L>E5 L>E6 L>B Lm>E4 Lm>E5 Lm>E6 Lm>B");
}

/// R57: here a single possibility is asked like any other.
#[test]
fn r57_one_is_asked_with_only_one_choice() {
    let mut game = spot(2).zoo(0, "0$ E4=C E5=C E6=C").trucks(&["@1", "2Z", ""]).load();
    plays(&mut game, "draw *L");
    assert_eq!((game.turn(), game.phase()), (Turn::Seat(Seat(0)), "load"));
    check_legal(&game, ">3");
    plays(&mut game, ">3 take3");
    check_legal(&game, "L>B");
}

/// R58: trucks that are alike are different trucks.
#[test]
fn r58_every_truck_is_a_choice_of_its_own() {
    let mut game = spot(4).trucks(&["Z", "Z"]).load();
    check_legal(&game, "draw take1 take2");
    plays(&mut game, "draw *C");
    check_legal(&game, ">1 >2 >3 >4");
    plays_out(&mut game, ">4", &["0 loaded C on 4"]);
    assert_eq!(on_trucks(&game), ["Z", "Z", "", "C"]);
}

/// §4: what is drawn must be placed, on a truck with room that nobody has taken.
#[test]
fn section_4_loading() {
    let mut game = spot(3).trucks(&["3C", "@1", "2Z"]).load();
    assert_eq!(plays(&mut game, "draw *k"), ["0 drew k"]);
    assert_eq!((to_move(&game), game.phase()), (0, "load"));
    check_legal(&game, ">3");
    check(&game, ">1", "truck-full");
    check(&game, ">2", "truck-taken");
    check(&game, ">4", "no-such-truck");
    for text in ["draw", "take3", "expand", "k>B"] {
        check(&game, text, "wrong-phase");
    }
    plays(&mut game, ">3");
    assert_eq!((to_move(&game), game.phase()), (2, "turn"));
    assert_eq!(game.position().drawn, None);
}

/// §4: exactly one thing a turn, and then the next seat.
#[test]
fn section_4_one_thing_a_turn() {
    for text in ["move:Z>E4", "swap:E5-Z", "buy:C@1>B", "discard:Z", "expand"] {
        let mut game = spot(3).zoo(0, "4$ E5=P B=Z").zoo(1, "0$ B=C").load();
        plays(&mut game, text);
        assert_eq!((to_move(&game), game.phase()), (1, "turn"), "{text}");
        assert_eq!(passed(&game), Vec::<u8>::new());
        assert_eq!(game.position().idle_turns, 1);
    }
    let reset = spot(3).with("idle_turns", json!(7)).trucks(&["Z"]);
    for texts in ["take1", "draw *Z >2"] {
        let mut game = reset.clone().load();
        plays(&mut game, texts);
        assert_eq!(game.position().idle_turns, 0);
    }
}

/// §4.1: where animals may live, and that the barn is always there.
#[test]
fn section_4_1_where_animals_may_live() {
    let mut game = spot(3).zoo(0, "0$ E4=4Z E5=2Z E6=P X1").trucks(&["Z+P+C"]).load();
    plays(&mut game, "take1");
    check_legal(&game, "Z>E5 Z>X1 Z>B P>E6 P>X1 P>B C>X1 C>B");
    check(&game, "Z>E4", "full");
    check(&game, "Z>E6", "other-species");
    check(&game, "C>E5", "other-species");
    check(&game, "L>B", "not-on-truck");
    plays(&mut game, "C>X1");
    check_legal(&game, "Z>E5 Z>B P>E6 P>B");
}
