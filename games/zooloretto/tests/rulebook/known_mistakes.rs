//! Where programs that play this game are known to err.

use kernel::{Game, Turn};
use serde_json::json;

use crate::spots::*;

fn payments(events: &[String]) -> usize {
    events.iter().filter(|told| told.contains(" filled ")).count()
}

/// §4.2: the parent or the baby takes the last space, never both.
#[test]
fn the_bonus_is_paid_once_when_a_baby_fills_an_enclosure_after_a_move() {
    // The baby fills it.
    let mut game = spot(3).zoo(0, "1$ E5=2Z+Zf B=Zm").load();
    assert_eq!(payments(&play(&mut game, "move:Zm>E5")), 1);
    check_zoo(&game, 0, "2$ E5=2Z+Zm*+Zf*+Zb");
    // The parent fills it.
    let mut game = spot(3).zoo(0, "1$ E5=3Z+Zf B=Zm").load();
    assert_eq!(payments(&play(&mut game, "move:Zm>E5")), 1);
    check_zoo(&game, 0, "2$ E5=3Z+Zm*+Zf* B=Zb");
    // Nobody does.
    let mut game = spot(3).zoo(0, "1$ E5=Z+Zf B=Zm").load();
    assert_eq!(payments(&play(&mut game, "move:Zm>E5")), 0);
    check_zoo(&game, 0, "0$ E5=Z+Zm*+Zf*+Zb");
}

#[test]
fn nothing_is_exchanged_with_an_empty_enclosure() {
    let game = spot(3).zoo(0, "5$ E6=2Z B=3E").load();
    check_some(&game, "swap", "swap:E6-E");
    check(&game, "swap:E4-E", "nobody-there");
    check(&game, "swap:E4-E6", "nobody-there");
}

#[test]
fn a_barn_has_no_end() {
    let barn = "7Z+2Zm+2Zf+2Zb+7C+2Cm+2Cf+2Cb+3s+3k+3b+3p";
    let mut game = spot(3).zoo(0, &format!("2$ B={barn}")).trucks(&["3L"]).load();
    plays(&mut game, "take1 L>B L>B L>B");
    check_zoo(&game, 0, &format!("2$ B={barn}+3L"));
}

#[test]
fn an_exchange_has_as_many_births_as_pairs() {
    let mut game = spot(3).zoo(0, "1$ E6=2C B=2Zm+2Zf").load();
    let events = play(&mut game, "swap:E6-Z");
    assert_eq!(events.iter().filter(|told| told.contains("baby zebra in E6")).count(), 2);
    assert_eq!(payments(&events), 0);
    check_zoo(&game, 0, "0$ E6=2Zm*+2Zf*+2Zb B=2C");
}

#[test]
fn a_stall_goes_back_to_the_barn() {
    let mut game = spot(3).zoo(0, "2$ E4=Z/k").load();
    plays(&mut game, "move:k@E4>B draw *L >1 draw *L >1");
    check_zoo(&game, 0, "1$ E4=Z B=k");
    plays(&mut game, "move:k>E6");
    check_zoo(&game, 0, "0$ E4=Z E6=/k");
}

#[test]
fn a_bank_has_an_end() {
    let mut game = spot(3).zoo(0, "0$ E5=4Z E4=3C").trucks(&["Z+C"]).bank(2).load();
    plays(&mut game, "take1");
    assert_eq!(play(&mut game, "Z>E5")[1], "0 filled E5 for 2 of 2$");
    assert_eq!(play(&mut game, "C>E4")[1], "0 filled E4 for 0 of 1$");
    assert_eq!((coins(&game, 0), bank(&game)), (2, 0));
}

#[test]
fn a_seller_who_has_passed_sells() {
    let mut game = spot(5).zoo(0, "2$").zoo(3, "1$ B=k").trucks(&["@3"]).load();
    check_some(&game, "buy", "buy:k@3>E4 buy:k@3>E5 buy:k@3>E6 buy:k@3>B");
    plays(&mut game, "buy:k@3>B");
    check_zoo(&game, 0, "0$ B=k");
    check_zoo(&game, 3, "2$");
    assert_eq!(passed(&game), [3]);
}

#[test]
fn an_extension_has_five_spaces() {
    let mut game = spot(3).zoo(0, "0$ X1=4Z").trucks(&["2Z"]).load();
    plays(&mut game, "take1");
    assert_eq!(play(&mut game, "Z>X1")[1], "0 filled X1 for 1 of 1$");
    check(&game, "Z>X1", "full");
}

/// R23: the round after the main stack ran out is still played.
#[test]
fn the_end_comes_with_a_tile_and_not_with_an_empty_stack() {
    let mut game = spot(3).trucks(&["@1", "@2", "Z"]).with("stack", json!("7C+7L+k")).load();
    plays(&mut game, "take3 Z>B");
    assert_eq!(game.turn(), Turn::Seat(kernel::Seat(0)));
}
