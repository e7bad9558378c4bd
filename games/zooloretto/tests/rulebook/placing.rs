//! §4.1 to §4.3: placing, births and the bonus. W7, W16, W18 to W25, D12, R5 to R13.

use kernel::{Game, Viewer};
use serde_json::json;

use crate::spots::*;

/// Seat 0 of three has this zoo and unloads this truck.
fn unloading(zoo: &str, truck: &str) -> zooloretto::Zooloretto {
    let mut game = spot(3).zoo(0, zoo).trucks(&[truck]).load();
    plays(&mut game, "take1");
    game
}

#[test]
fn w16_filling_an_enclosure() {
    let mut game = unloading("0$ E5=4K X1", "K");
    plays_out(&mut game, "K>E5", &["0 put K in E5", "0 filled E5 for 2 of 2$"]);
    check_zoo(&game, 0, "2$ E5=5K X1");
    assert_eq!(bank(&game), 30 - 4 - 2);
}

#[test]
fn w7_w18_filled_again_after_an_exchange() {
    // W7: what W6 leaves.
    let mut game = unloading("0$ E4=3A E5=4F", "A+F");
    plays_out(&mut game, "A>E4", &["0 put A in E4", "0 filled E4 for 1 of 1$"]);
    plays_out(&mut game, "F>E5", &["0 put F in E5", "0 filled E5 for 2 of 2$"]);
    check_zoo(&game, 0, "3$ E4=4A E5=5F");
    // W18: what W17 leaves, one turn later.
    let mut game = spot(3).zoo(0, "1$ E5=5K X1=4A").trucks(&["A", "", ""]).load();
    plays(&mut game, "swap:E5-X1 draw *L >2 draw *L >3 take1");
    plays_out(&mut game, "A>E5", &["0 put A in E5", "0 filled E5 for 2 of 2$"]);
    check_zoo(&game, 0, "2$ E5=5A X1=5K");
}

#[test]
fn w19_r9_a_third_breeder() {
    let mut game = unloading("0$ E6=Zm*+Zf*+Zb", "Zm");
    plays_out(&mut game, "Zm>E6", &["0 put Zm in E6"]);
    check_zoo(&game, 0, "0$ E6=Zm+Zm*+Zf*+Zb");
}

#[test]
fn w20_a_fourth_breeder() {
    let mut game = unloading("0$ E6=Zm*+Zf*+Zb+Zm", "Zf");
    plays_out(&mut game, "Zf>E6", &["0 put Zf in E6", "0 has a baby zebra in E6", "0 filled E6 for 0 of 0$"]);
    check_zoo(&game, 0, "0$ E6=2Zm*+2Zf*+2Zb");
    // Of the same sex as the third there is no birth.
    let mut game = unloading("0$ E6=Zf*+Zm", "Zm");
    plays_out(&mut game, "Zm>E6", &["0 put Zm in E6"]);
}

#[test]
fn w21_no_birth_with_the_barn() {
    let mut game = unloading("0$ E4=Zm", "Zf");
    plays_out(&mut game, "Zf>B", &["0 put Zf in B"]);
    check_zoo(&game, 0, "0$ E4=Zm B=Zf");
    let mut game = unloading("0$ B=Zm", "Zf");
    plays_out(&mut game, "Zf>B", &["0 put Zf in B"]);
    check_zoo(&game, 0, "0$ B=Zm+Zf");
    // Nor between two enclosures.
    let mut game = unloading("0$ E4=Zm", "Zf");
    plays_out(&mut game, "Zf>E5", &["0 put Zf in E5"]);
}

#[test]
fn w22_r7_the_second_parent_takes_the_last_space() {
    let mut game = unloading("0$ E4=2P+Pm", "Pf");
    plays_out(&mut game, "Pf>E4", &["0 put Pf in E4", "0 filled E4 for 1 of 1$", "0 has a baby panda in B"]);
    check_zoo(&game, 0, "1$ E4=2P+Pm*+Pf* B=Pb");
}

#[test]
fn w23_r5_an_empty_bank() {
    let mut game = spot(3).zoo(0, "0$ E5=4Z").trucks(&["Z"]).bank(0).load();
    plays_out(&mut game, "take1", &["0 took 1"]);
    plays_out(&mut game, "Z>E5", &["0 put Z in E5", "0 filled E5 for 0 of 2$"]);
    assert_eq!((coins(&game, 0), bank(&game)), (0, 0));
    // Nothing is owed: who pays the bank later pays the bank.
    plays(&mut game, "draw *L >2 expand");
    assert_eq!((coins(&game, 0), bank(&game)), (0, 3));
}

/// R5: there is one kind of money. 33 coins in the game are thirty and three tiles.
#[test]
fn w24_r5_coin_tiles_are_paid_out_again() {
    let mut game = spot(3)
        .zoo(0, "0$ E5=4Z")
        .zoo(1, "1$")
        .zoo(2, "30$")
        .trucks(&["Z"])
        .with("bank", json!(2))
        .with("stack", json!("9$+7C+7L"))
        .load();
    plays(&mut game, "take1");
    plays_out(&mut game, "Z>E5", &["0 put Z in E5", "0 filled E5 for 2 of 2$"]);
    assert_eq!((coins(&game, 0), bank(&game)), (2, 0));
}

#[test]
fn w25_e6_has_no_bonus() {
    let mut game = unloading("0$ E6=5Z", "Z");
    plays_out(&mut game, "Z>E6", &["0 put Z in E6", "0 filled E6 for 0 of 0$"]);
    check_zoo(&game, 0, "0$ E6=6Z");
}

#[test]
fn d12_r5_a_short_bank() {
    let mut game = spot(3).zoo(0, "0$ E5=4Z").trucks(&["Z"]).bank(1).load();
    plays(&mut game, "take1");
    plays_out(&mut game, "Z>E5", &["0 put Z in E5", "0 filled E5 for 1 of 2$"]);
    assert_eq!((coins(&game, 0), bank(&game)), (1, 0));
}

/// §4.3: what each enclosure pays, every time it is filled; an Exchange that fills it brings nothing.
#[test]
fn section_4_3_the_bonus_of_each_enclosure() {
    for (place, spaces, bonus) in [("E4", 4, 1), ("E5", 5, 2), ("E6", 6, 0), ("X1", 5, 1)] {
        let mut game = unloading(&format!("0$ {place}={}Z", spaces - 1), "Z");
        let before = bank(&game);
        plays(&mut game, &format!("Z>{place}"));
        assert_eq!((coins(&game, 0), bank(&game)), (bonus, before - bonus), "{place}");
        // One space is left free: nothing yet.
        let mut game = unloading(&format!("0$ {place}={}Z", spaces - 2), "Z");
        plays(&mut game, &format!("Z>{place}"));
        assert_eq!(coins(&game, 0), 0, "{place}");
        let mut game = spot(3).zoo(0, &format!("1$ {place}=C B={spaces}Z")).load();
        plays(&mut game, &format!("swap:{place}-Z"));
        assert_eq!(coins(&game, 0), 0, "{place}");
    }
    let mut game = spot(2).zoo(0, "0$ X2=4Z").trucks(&["Z"]).load();
    plays(&mut game, "take1");
    plays_out(&mut game, "Z>X2", &["0 put Z in X2", "0 filled X2 for 1 of 1$"]);
}

#[test]
fn r6_a_baby_that_fills_an_enclosure() {
    let mut game = unloading("0$ E5=2Z+Zm", "Zf");
    plays_out(&mut game, "Zf>E5", &["0 put Zf in E5", "0 has a baby zebra in E5", "0 filled E5 for 2 of 2$"]);
    check_zoo(&game, 0, "2$ E5=2Z+Zm*+Zf*+Zb");
    let mut game = unloading("0$ X1=2Z+Zf", "Zm");
    plays_out(&mut game, "Zm>X1", &["0 put Zm in X1", "0 has a baby zebra in X1", "0 filled X1 for 1 of 1$"]);
    // One that does not fill it brings nothing.
    let mut game = unloading("0$ E6=2Z+Zf", "Zm");
    plays_out(&mut game, "Zm>E6", &["0 put Zm in E6", "0 has a baby zebra in E6"]);
}

/// R8: nobody is asked where the baby goes: after it the next tile is to be unloaded, or the turn is over.
#[test]
fn r8_the_baby_stays_with_its_parents() {
    let mut game = unloading("0$ E5=Zm E4=Z X1", "Zf+k");
    plays_out(&mut game, "Zf>E5", &["0 put Zf in E5", "0 has a baby zebra in E5"]);
    check_zoo(&game, 0, "0$ E5=Zm*+Zf*+Zb E4=Z X1");
    assert_eq!((to_move(&game), game.phase()), (0, "unload"));
    plays(&mut game, "k>B");
    assert_eq!((to_move(&game), game.phase()), (1, "turn"));
    // Full, it goes to the barn though another enclosure of zebras has room.
    let mut game = unloading("0$ E4=2Z+Zm E5=2Z", "Zf");
    plays(&mut game, "Zf>E4");
    check_zoo(&game, 0, "1$ E4=2Z+Zm*+Zf* E5=2Z B=Zb");
}

/// R9: who has bred has bred, wherever it goes; a baby never breeds.
#[test]
fn r9_one_birth_in_a_life() {
    let mut game = unloading("0$ E4=Zf*", "Zm");
    plays_out(&mut game, "Zm>E4", &["0 put Zm in E4"]);
    let mut game = unloading("0$ E4=2Zb", "Zm");
    plays_out(&mut game, "Zm>E4", &["0 put Zm in E4"]);
    // Into the barn of its owner, and from there to another zoo.
    let mut game = spot(2).zoo(0, "4$ E4=Zm").zoo(1, "1$ E4=Zm*+Zf* B=P").with("to_move", json!(1)).load();
    plays(&mut game, "swap:E4-P");
    check_zoo(&game, 1, "0$ E4=P B=Zm*+Zf*");
    plays_out(&mut game, "buy:Zf*@1>E4", &["0 bought Zf* of 1 for E4"]);
    check_zoo(&game, 0, "2$ E4=Zm+Zf*");
}

/// R10: of two males one has bred, and it does not matter which.
#[test]
fn r10_one_of_two_breeds() {
    let mut game = unloading("0$ E5=2Zm", "Zf");
    plays_out(&mut game, "Zf>E5", &["0 put Zf in E5", "0 has a baby zebra in E5"]);
    check_zoo(&game, 0, "0$ E5=Zm+Zm*+Zf*+Zb");
}

/// R11: two babies of a species, and two pairs.
#[test]
fn r11_the_babies_are_enough() {
    let mut game = unloading("0$ E4=Zm E6=Zm", "2Zf");
    let babies = |game: &zooloretto::Zooloretto| {
        let view = game.view(Viewer::Spectator);
        view.babies.iter().find(|babies| babies.species == zooloretto::Species::Zebra).unwrap().count
    };
    plays(&mut game, "Zf>E4");
    assert_eq!(babies(&game), 1);
    plays_out(&mut game, "Zf>E6", &["0 put Zf in E6", "0 has a baby zebra in E6"]);
    assert_eq!(babies(&game), 0);
    // A baby that is discarded does not come back.
    let mut game = spot(3).zoo(0, "2$ B=Zb").load();
    assert_eq!(babies(&game), 1);
    plays(&mut game, "discard:Zb");
    assert_eq!(babies(&game), 1);
}

#[test]
fn r13_a_stall_may_go_to_the_barn() {
    let mut game = unloading("0$ E4=/s+k", "2p");
    check_legal(&game, "p>E5 p>E6 p>B");
    check(&game, "p>E4", "no-stall-space");
    plays_out(&mut game, "p>B", &["0 put p in B"]);
    plays_out(&mut game, "p>E6", &["0 put p in E6"]);
    check_zoo(&game, 0, "0$ E4=/s+k E6=/p B=p");
}

/// §1.1, §4.1: two at E4, one elsewhere, and alike ones beside each other.
#[test]
fn r2_stall_spaces() {
    let mut game = unloading("0$ X1", "3s");
    check_legal(&game, "s>E4 s>E5 s>E6 s>X1 s>B");
    plays(&mut game, "s>E4 s>E4");
    check_legal(&game, "s>E5 s>E6 s>X1 s>B");
    plays(&mut game, "s>X1");
    check_zoo(&game, 0, "0$ E4=/2s X1=/s");
}

/// §4.2: one placement, one birth, even where a hand-made position has two pairs (R55).
#[test]
fn r55_one_birth_for_each_placement() {
    let mut game = unloading("0$ E6=2Zm+2Zf", "Z");
    plays_out(&mut game, "Z>E6", &["0 put Z in E6", "0 has a baby zebra in E6", "0 filled E6 for 0 of 0$"]);
    check_zoo(&game, 0, "0$ E6=Z+Zm+Zf+Zm*+Zf*+Zb");
}

/// R55: without a baby there is no birth, and nobody has bred.
#[test]
fn r55_no_baby_is_left() {
    let start = spot(3).zoo(0, "2$ E5=Zm").trucks(&["Zf"]).with("babies", json!("2Cb"));
    let mut game = start.load();
    plays(&mut game, "take1");
    plays_out(&mut game, "Zf>E5", &["0 put Zf in E5"]);
    check_zoo(&game, 0, "2$ E5=Zm+Zf");
    let mut game = spot(3).zoo(0, "2$ E5=C B=Zm+Zf").with("babies", json!("2Cb")).load();
    plays_out(&mut game, "swap:E5-Z", &["0 exchanged 1 camel of E5 for 2 zebra of B"]);
    check_zoo(&game, 0, "1$ E5=Zm+Zf B=C");
}
