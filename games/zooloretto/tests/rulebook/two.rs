//! §7.1: two players. W33, W34, D21, D22, D37, D38, R29, R46, R52.

use kernel::{Game, Viewer};

use crate::spots::*;

#[test]
fn w33_a_truck_with_blocked_slots_only() {
    let game = spot(2).trucks(&["", "Z", ""]).load();
    check_legal(&game, "draw take2");
    check(&game, "take1", "truck-empty");
    check(&game, "take3", "truck-empty");
    check(&game, "take4", "no-such-truck");
}

#[test]
fn w34_what_is_left_on_the_third_truck() {
    let mut game = spot(2).zoo(0, "0$").trucks(&["2Z+k", "@1", "C"]).load();
    let stack = game.view(Viewer::Spectator).stack;
    plays(&mut game, "take3");
    plays_out(
        &mut game,
        "C>E4",
        &["0 put C in E4", "Z left with 1", "Z left with 1", "k left with 1", "0 begins a round"],
    );
    assert_eq!(on_trucks(&game), ["", "", ""]);
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.stack, stack, "they are not shuffled in");
    assert_eq!(view.trucks.iter().map(|truck| truck.slots).collect::<Vec<_>>(), [3, 2, 1]);
}

/// R29: three slots, two and one.
#[test]
fn r29_blocked_slots_take_nothing() {
    let mut game = spot(2).load();
    plays(&mut game, "draw *C");
    check_legal(&game, ">1 >2 >3");
    plays(&mut game, ">3 draw *C");
    check_legal(&game, ">1 >2");
    check(&game, ">3", "truck-full");
    plays(&mut game, ">2 draw *C >2 draw *L");
    check_legal(&game, ">1");
    plays(&mut game, ">1 draw *L >1 draw *L >1");
    check_legal(&game, "take1 take2 take3");
}

#[test]
fn d21_r51_two_extensions() {
    let mut game = spot(2).zoo(0, "6$ B=Z").load();
    plays_out(&mut game, "expand", &["0 opened X1"]);
    plays(&mut game, "draw *L >1");
    check(&game, "move:Z>X2", "not-open");
    check(&game, "swap:X1-X2", "nobody-there");
    plays_out(&mut game, "expand", &["0 opened X2"]);
    check_zoo(&game, 0, "0$ X2 B=Z");
    let game = spot(2).zoo(0, "9$ X2 B=Z+k").load();
    check(&game, "expand", "no-extension-left");
    check(&game, "move:Z>X2", "ok");
    check(&game, "move:k>X2", "ok");
}

#[test]
fn d22_r52_both_other_trucks_are_open() {
    let mut game = spot(2).zoo(0, "0$").trucks(&["", "@1", "C"]).load();
    check_legal(&game, "draw take3");
    plays(&mut game, "draw *L");
    check_legal(&game, ">1");
    plays(&mut game, ">1");
    check_legal(&game, "draw take1 take3");
}

#[test]
fn d38_a_truck_with_a_coin() {
    let mut game = spot(2).trucks(&["@1", "2$", "$"]).load();
    let before = bank(&game);
    plays_out(&mut game, "take3", &["0 took 3", "0 unloaded 1$", "$ left with 2", "$ left with 2", "0 begins a round"]);
    assert_eq!((coins(&game, 0), bank(&game)), (3, before));
    assert_eq!(game.position().stack.expect("it is printed").count(tile("$")), 9);
}

/// D37 asks for eleven plain tiles of a species, as XXL has them; with babies the base game has enough animals too.
#[test]
fn d37_r46_two_who_help_each_other() {
    let base = spot(2).zoo(0, "3$ E5=5C B=2P+2Pb").zoo(1, "2$ E5=5P B=2C+2Cb");
    let after = ["3$ E5=3P+2Pb B=4C", "2$ E5=3C+2Cb B=4P"];
    help_each_other(base, after, 25);
    let xxl = spot(2).xxl().zoo(0, "3$ E5=5C B=4P").zoo(1, "2$ E5=5P B=4C");
    help_each_other(xxl, ["3$ E5=5P B=4C", "2$ E5=5C B=4P"], 37);
}

/// Four turns change the species over, four more restore the start; a hundred are the end of it.
fn help_each_other(start: Spot, after: [&str; 2], in_bank: u8) {
    let mut game = start.load();
    let start = game.position();
    let money = |game: &zooloretto::Zooloretto| (coins(game, 0), coins(game, 1), bank(game));
    let there = "swap:E5-P swap:E5-C buy:P@1>E5 buy:C@0>E5";
    let back = "swap:E5-C swap:E5-P buy:C@1>E5 buy:P@0>E5";
    for round in 0..12 {
        let events = plays(&mut game, there);
        assert_eq!(events.iter().filter(|told| told.contains("filled E5 for 2 of 2$")).count(), 2);
        check_zoo(&game, 0, after[0]);
        check_zoo(&game, 1, after[1]);
        assert_eq!(money(&game), (3, 2, in_bank));
        plays(&mut game, back);
        let position = game.position();
        assert_eq!(position.idle_turns, 8 * (round + 1));
        assert_eq!(zooloretto::Position { idle_turns: 0, ..position }, start);
    }
    plays(&mut game, there);
    // A hundred turns without a tile from the stack.
    check_legal(&game, "draw");
    check(&game, "swap:E5-C", "trucks-only");
    plays(&mut game, "draw *L >1");
    check(&game, "swap:E5-P", "ok");
}

/// §2.1: five species, and two empty extensions each.
#[test]
fn section_7_1_five_species() {
    let view = spot(2).load().view(Viewer::Spectator);
    assert_eq!((view.babies.len(), view.zoos[0].closed_extensions, view.zoos[1].closed_extensions), (5, 2, 2));
    assert_eq!(view.stack.main + view.stack.end, 79);
}
