//! §5: Purchase, Discard and Expand. D9, D14, D20, R19, R51.

use kernel::Game;

use crate::spots::*;

#[test]
fn d9_who_is_paid() {
    let mut game = spot(3).zoo(0, "2$").zoo(1, "0$ B=Z").load();
    assert_eq!(bank(&game), 26);
    plays_out(&mut game, "buy:Z@1>E5", &["0 bought Z of 1 for E5"]);
    check_zoo(&game, 0, "0$ E5=Z");
    check_zoo(&game, 1, "1$");
    assert_eq!(bank(&game), 27);
}

#[test]
fn d14_the_seller_has_passed() {
    let mut game = spot(3).zoo(0, "2$ E5=P E4=C").zoo(2, "0$ B=P").trucks(&["@2"]).load();
    check_some(&game, "buy", "buy:P@2>E5 buy:P@2>E6 buy:P@2>B");
    plays_out(&mut game, "buy:P@2>E5", &["0 bought P of 2 for E5"]);
    assert_eq!((coins(&game, 0), coins(&game, 2)), (0, 1));
    assert_eq!((passed(&game), to_move(&game)), (vec![2], 1));
    plays(&mut game, "draw *L >2");
    assert_eq!(to_move(&game), 0, "the seller is passed over");
}

#[test]
fn d20_the_extension_is_open() {
    let game = spot(3).zoo(0, "3$ X1").load();
    check(&game, "expand", "no-extension-left");
    check_some(&game, "expand", "");
}

#[test]
fn r19_anything_can_be_bought_for_any_place() {
    let mut game = spot(3).zoo(0, "9$ E4=Z/s+k E5=/s E6=/s").zoo(1, "0$ B=Zb+Zf*+p").zoo(2, "0$ B=Zm").load();
    check_some(
        &game,
        "buy",
        "buy:Zf*@1>E4 buy:Zf*@1>E5 buy:Zf*@1>E6 buy:Zf*@1>B buy:Zb@1>E4 buy:Zb@1>E5 buy:Zb@1>E6 buy:Zb@1>B \
         buy:p@1>B buy:Zm@2>E4 buy:Zm@2>E5 buy:Zm@2>E6 buy:Zm@2>B",
    );
    check(&game, "buy:p@1>E4", "no-stall-space");
    check(&game, "buy:Zm@1>B", "not-in-barn");
    check(&game, "buy:Z@0>B", "own-barn");
    check(&game, "buy:Zm@3>B", "no-such-seat");
    check(&game, "buy:Zm@2>X1", "not-open");
    plays_out(&mut game, "buy:p@1>B", &["0 bought p of 1 for B"]);
    check_zoo(&game, 0, "7$ E4=Z/s+k E5=/s E6=/s B=p");
    check_zoo(&game, 1, "1$ B=Zb+Zf*");
}

/// §4.2: births and bonus as from a truck; R53: the bank has the coin that was just paid.
#[test]
fn r53_a_bought_animal_fills_an_enclosure() {
    let mut game = spot(3).zoo(0, "2$ E5=3Z+Zm").zoo(1, "0$ B=Zf").bank(0).load();
    plays_out(
        &mut game,
        "buy:Zf@1>E5",
        &["0 bought Zf of 1 for E5", "0 filled E5 for 1 of 2$", "0 has a baby zebra in B"],
    );
    check_zoo(&game, 0, "1$ E5=3Z+Zm*+Zf* B=Zb");
    assert_eq!((coins(&game, 1), bank(&game)), (1, 0));
}

#[test]
fn section_5_discard() {
    let mut game = spot(3).zoo(0, "3$ B=2Z+Zb+k").load();
    check_some(&game, "discard", "discard:Z discard:Zb discard:k");
    plays_out(&mut game, "discard:Z", &["0 discarded Z"]);
    check_zoo(&game, 0, "1$ B=Z+Zb+k");
    assert_eq!(bank(&game), 30 - 7 + 2);
    // It has left the game: the stack holds what it held.
    let stack = game.position().stack.expect("it is printed");
    assert_eq!(stack.count(tile("Z")), 5);
    let others = spot(3).zoo(0, "3$ E5=Z").zoo(1, "2$ B=C").load();
    check(&others, "discard:Z", "not-in-barn");
    check(&others, "discard:C", "not-in-barn");
    check(&others, "discard:$", "not-in-barn");
}

#[test]
fn r51_an_extension_costs_three() {
    let mut game = spot(3).zoo(0, "4$ B=Z").load();
    check(&game, "move:Z>X1", "not-open");
    plays_out(&mut game, "expand", &["0 opened X1"]);
    check_zoo(&game, 0, "1$ X1 B=Z");
    assert_eq!(bank(&game), 30 - 8 + 3);
    plays(&mut game, "draw *L >1 draw *L >1");
    check_money(&game, "move:Z>E4 move:Z>E5 move:Z>E6 move:Z>X1");
}
