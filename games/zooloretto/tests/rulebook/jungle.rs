//! §4.1, §5, §7.3: jungle animals and their board. D3, D4, D28, D33, R19, R36, R47, R49.

use kernel::Game;
use serde_json::json;

use crate::spots::*;

/// Seat 0 of three has this zoo and unloads this truck. Nobody has a visitor.
fn unloading(zoo: &str, truck: &str) -> zooloretto::Zooloretto {
    let mut game = spot(3).exotic().zoo(0, zoo).trucks(&[truck]).load();
    plays(&mut game, "take1");
    game
}

#[test]
fn d3_d4_r47_three_species() {
    let game = unloading("0$ J=2jk+jb+jm", "jp");
    check_legal(&game, "jp>B");
    check(&game, "jp>J", "three-species");
    let game = unloading("0$ J=2jk+jb+jm", "jb");
    check_legal(&game, "jb>J jb>B");
    // With two species a third may move in, whoever it is.
    let game = unloading("0$ J=2jk+jb", "jp");
    check_legal(&game, "jp>J jp>B");
}

#[test]
fn d28_r36_five_spaces() {
    let game = unloading("0$ J=2jk+2jb+jm", "jm+jp");
    check_legal(&game, "jm>B jp>B");
    check(&game, "jm>J", "jungle-full");
    check(&game, "jp>J", "jungle-full");
    let mut game = unloading("0$ J=2jk+2jb", "jm");
    plays(&mut game, "jm>J");
    assert_eq!(seen(&game)["zoos"][0]["jungle"]["free"], 0);
}

#[test]
fn d33_jungle_animals_are_not_exchanged() {
    let game = spot(3).exotic().zoo(0, "9$ E4=2P B=2jk").load();
    check_some(&game, "swap", "");
    for text in ["swap:E4-jk", "swap:E4-j", "swap:E4-J", "swap:J-P"] {
        assert!(text.parse::<zooloretto::Action>().is_err(), "{text:?} is read");
    }
    // Beside them others are.
    let mut game = spot(3).exotic().zoo(0, "9$ E4=2P B=2jk+3Z").load();
    check_some(&game, "swap", "swap:E4-Z");
    plays(&mut game, "swap:E4-Z");
    check_zoo(&game, 0, "8$ E4=3Z B=2P+2jk");
}

/// §4.1: only in the jungle or in the barn, and nobody else in the jungle.
#[test]
fn section_4_1_where_jungle_animals_live() {
    let mut game = unloading("0$ X1", "ja+Z+s");
    check_legal(&game, "ja>J ja>B Z>E4 Z>E5 Z>E6 Z>X1 Z>B s>E4 s>E5 s>E6 s>X1 s>B");
    check(&game, "ja>E4", "jungle-animal");
    check(&game, "ja>X1", "jungle-animal");
    check(&game, "Z>J", "jungle-only");
    check(&game, "s>J", "jungle-only");
    plays_out(&mut game, "ja>B", &["0 put ja in B"]);
    check_zoo(&game, 0, "0$ X1 B=ja");
    assert_eq!(game.phase(), "unload", "nobody comes to a barn");
    // Without Exotic there is no jungle.
    let mut base = spot(3).zoo(0, "9$ B=C").trucks(&["Z"]).load();
    check(&base, "move:C>J", "no-jungle");
    plays(&mut base, "take1");
    check(&base, "Z>J", "no-jungle");
    check(&base, "ja>J", "not-on-truck");
}

/// §4.2, §7.3: no bonus, no births.
#[test]
fn section_7_3_nothing_is_earned() {
    let mut game = spot(3).exotic().zoo(0, "0$ J=2jm+2jb").trucks(&["jk"]).load();
    let before = bank(&game);
    plays_out(&mut game, "take1", &["0 took 1"]);
    plays_out(&mut game, "jk>J", &["0 put jk in J"]);
    plays(&mut game, "advance:g0");
    assert_eq!((coins(&game, 0), bank(&game)), (0, before));
    check_zoo(&game, 0, "0$ J=2jm+2jb+jk V=g2");
}

/// §5: out of the barn to the board, and never from it.
#[test]
fn section_5_jungle_animals_and_money() {
    let start = || spot(3).exotic().zoo(0, "9$ J=jm E4=Z B=2jk+jb").zoo(1, "0$ B=ja").load();
    let game = start();
    check_some(&game, "move", "move:jk>J move:jb>J");
    check_some(&game, "discard", "discard:jk discard:jb");
    check_some(&game, "buy", "buy:ja@1>J buy:ja@1>B");
    check(&game, "move:jk>E5", "jungle-animal");
    check(&game, "move:Z>J", "not-in-barn");
    check(&game, "buy:ja@1>E5", "jungle-animal");
    check(&game, "buy:jk@1>J", "not-in-barn");
    check(&game, "discard:jm", "not-in-barn");
    check(&game, "move:jm>J", "not-in-barn");
    check(&game, "move:jk>B", "same-place");
    let mut game = start();
    plays_out(&mut game, "discard:jk", &["0 discarded jk"]);
    check_zoo(&game, 0, "7$ J=jm E4=Z B=jk+jb");
    assert_eq!(bank(&game), 30 - 11 + 2);
    // R47: the board keeps what it has.
    for from in ["E4", "E5"] {
        check(&start(), &format!("move:jm@{from}>B"), "animals-stay");
    }
}

/// The price is asked for last, for the jungle too.
#[test]
fn section_5_too_expensive() {
    let game = spot(3).exotic().zoo(0, "0$ J=2jm+2jb B=jk+jp").zoo(1, "2$ B=ja").load();
    check(&game, "move:jk>J", "too-expensive");
    check(&game, "discard:jk", "too-expensive");
    check(&game, "buy:ja@1>J", "too-expensive");
    check(&game, "buy:ja@1>B", "too-expensive");
    let poor = spot(3).exotic().zoo(0, "1$ J=jm B=jk").zoo(1, "2$ B=ja").load();
    check_money(&poor, "move:jk>J");
    let full = spot(3).exotic().zoo(0, "0$ J=2jm+2jb+jk B=jk+jp").load();
    check(&full, "move:jk>J", "jungle-full");
    check(&full, "move:jp>J", "jungle-full");
}

/// R19: anything can be bought, from those who have passed, for the jungle or one's own barn.
#[test]
fn r19_a_jungle_animal_is_bought() {
    let spot = spot(3).exotic().zoo(0, "4$ J=jm").zoo(1, "0$ B=2jk+ja").zoo(2, "2$ V=b2").trucks(&["@1"]);
    let mut game = spot.load();
    check_some(&game, "buy", "buy:jk@1>J buy:jk@1>B buy:ja@1>J buy:ja@1>B");
    plays_out(&mut game, "buy:jk@1>J", &["0 bought jk of 1 for J"]);
    assert_eq!((to_move(&game), game.phase()), (0, "advance"));
    plays_out(&mut game, "advance:b0", &["0 advances blue from 0 to 2", "2 retreats blue from 2 to 1"]);
    check_zoo(&game, 0, "2$ J=jm+jk V=b2");
    check_zoo(&game, 1, "1$ B=jk+ja");
    assert_eq!((to_move(&game), passed(&game)), (2, vec![1]));
}

/// R49: of two alike one is meant, and each species is a choice.
#[test]
fn r49_which_jungle_animal() {
    let mut game = unloading("9$", "2jm+jb");
    check_legal(&game, "jm>J jm>B jb>J jb>B");
    plays(&mut game, "jm>B");
    check_legal(&game, "jm>J jm>B jb>J jb>B");
    // R47: two of a species are one species.
    let game = unloading("0$ J=2jm+jb", "ja+jk");
    check_legal(&game, "ja>J ja>B jk>J jk>B");
}

/// R47: the limit stays, because nobody ever leaves the board.
#[test]
fn r47_the_limit_is_permanent() {
    let spot = spot(3).exotic().zoo(0, "9$ J=jm+jb+jk B=ja").zoo(1, "2$ B=jp").trucks(&["jm+ja"]);
    let mut game = spot.load();
    check(&game, "move:ja>J", "three-species");
    check(&game, "buy:jp@1>J", "three-species");
    check(&game, "buy:jp@1>B", "ok");
    plays(&mut game, "take1 jm>J advance:g0");
    check_legal(&game, "ja>B");
    check(&game, "ja>J", "three-species");
}

/// §4: a truck with a jungle animal only is taken and drawn to like any other.
#[test]
fn section_4_jungle_animals_on_trucks() {
    let mut game = spot(3).exotic().trucks(&["ja"]).with("stack", json!("2jm+C")).load();
    check_legal(&game, "draw take1");
    assert_eq!(plays(&mut game, "draw *jm >1"), ["0 drew jm", "0 loaded jm on 1"]);
    assert_eq!(on_trucks(&game), ["ja+jm", "", ""]);
}
