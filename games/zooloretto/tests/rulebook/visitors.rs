//! §7.3: who comes to see what, and how visitors advance. W27 to W29, W31, W32, D29 to D32, D36, R37 to R41, R43.

use kernel::{Game, Viewer};
use serde_json::json;

use crate::spots::*;

/// Seat 0 of three has this zoo, the others these, and unloads this truck.
pub(super) fn unloading(zoos: [&str; 3], truck: &str) -> zooloretto::Zooloretto {
    let [anna, scott, james] = zoos;
    let mut game = spot(3).exotic().zoo(0, anna).zoo(1, scott).zoo(2, james).trucks(&[truck]).load();
    plays(&mut game, "take1");
    game
}

#[test]
fn w27_w28_anna_and_the_red_visitor() {
    for point in [4, 5] {
        let anna = format!("0$ V=r{point}");
        let mut game = unloading([&anna, "2$ V=r4", "2$ V=r2"], "p+jk");
        plays_out(&mut game, "p>E4", &["0 put p in E4"]);
        assert_eq!((to_move(&game), game.phase()), (0, "advance"));
        check_legal(&game, &format!("advance:r0 advance:r{point}"));
        plays_out(
            &mut game,
            &format!("advance:r{point}"),
            &[&*format!("0 lets red out from {point}"), "0 has the red token"],
        );
        check_zoo(&game, 0, "0$ E4=/p T=r");
        check_zoo(&game, 1, "2$ V=r4");
        check_zoo(&game, 2, "2$ V=r2");
        assert_eq!(reserve(&game, "red"), 6);
        // W28: the jungle animal is still on the truck.
        plays_out(&mut game, "jk>J", &["0 put jk in J"]);
        check_legal(&game, "advance:g0 advance:b0 advance:p0 advance:r0");
        plays_out(
            &mut game,
            "advance:r0",
            &["0 advances red from 0 to 2", "1 retreats red from 4 to 3", "2 retreats red from 2 to 1"],
        );
        check_zoo(&game, 0, "0$ E4=/p J=jk V=r2 T=r");
        check_zoo(&game, 1, "2$ V=r3");
        check_zoo(&game, 2, "2$ V=r1");
        assert_eq!((to_move(&game), game.phase()), (1, "turn"));
    }
}

#[test]
fn w29_nobody_of_the_colour() {
    let mut game = unloading(["0$ V=g2b2", "2$ V=r1122", "2$ V=r3344"], "p+s");
    plays_out(&mut game, "p>E4", &["0 put p in E4"]);
    assert_eq!((to_move(&game), game.phase()), (0, "unload"));
    check_zoo(&game, 0, "0$ E4=/p V=g2b2");
    plays(&mut game, "s>B");
    assert_eq!((to_move(&game), game.phase()), (1, "turn"));
}

#[test]
fn w31_the_second_step_is_lost() {
    let mut game = unloading(["0$ V=p5", "2$ V=p2", "2$ V=p5"], "jm");
    plays(&mut game, "jm>J");
    plays_out(
        &mut game,
        "advance:p5",
        &[
            "0 lets purple out from 5",
            "0 has the purple token",
            "1 retreats purple from 2 to 1",
            "2 retreats purple from 5 to 4",
        ],
    );
    check_zoo(&game, 0, "0$ J=jm T=p");
    check_zoo(&game, 1, "2$ V=p1");
    check_zoo(&game, 2, "2$ V=p4");
}

#[test]
fn w32_r43_the_token_is_gone() {
    let mut game = unloading(["0$ V=r4", "2$ T=r", "2$"], "p");
    plays(&mut game, "p>E4");
    plays_out(&mut game, "advance:r4", &["0 lets red out from 4"]);
    check_zoo(&game, 0, "0$ E4=/p");
    check_zoo(&game, 1, "2$ T=r");
    assert_eq!(reserve(&game, "red"), 8);
    // R43: nothing further either for whoever has it already.
    let mut game = unloading(["0$ V=r25 T=r", "2$", "2$"], "p");
    plays(&mut game, "p>E4");
    plays_out(&mut game, "advance:r5", &["0 lets red out from 5"]);
    check_zoo(&game, 0, "0$ E4=/p V=r2 T=r");
}

#[test]
fn d29_d30_r38_a_koala_moves_in() {
    let zoo = |game: &zooloretto::Zooloretto| {
        check_zoo(game, 0, "0$ J=jk V=g5");
        assert_eq!(bank(game), 30 - 5 + 1);
    };
    let mut game = spot(3).exotic().zoo(0, "1$ B=jk V=g3").zoo(1, "2$ V=g2").zoo(2, "2$ V=g3").load();
    plays_out(&mut game, "move:jk>J", &["0 moved jk from B to J"]);
    plays_out(
        &mut game,
        "advance:g3",
        &["0 advances green from 3 to 5", "1 retreats green from 2 to 1", "2 retreats green from 3 to 2"],
    );
    zoo(&game);
    assert_eq!((to_move(&game), game.phase(), game.position().idle_turns), (1, "turn", 1));
    // D30: one opponent has passed and has two of them, the other has none.
    for (choice, told, after) in [
        ("retreat:g1", "2 retreats green from 1 to 0", "2$ V=g4"),
        ("retreat:g4", "2 retreats green from 4 to 3", "2$ V=g13"),
    ] {
        let spot = spot(3).exotic().zoo(0, "1$ B=jk V=g3").zoo(1, "2$ V=b2").zoo(2, "2$ V=g14");
        let mut game = spot.trucks(&["", "@2", ""]).load();
        plays(&mut game, "move:jk>J");
        plays_out(&mut game, "advance:g3", &["0 advances green from 3 to 5"]);
        zoo(&game);
        assert_eq!((to_move(&game), game.phase()), (2, "retreat"));
        check_legal(&game, "retreat:g1 retreat:g4");
        plays_out(&mut game, choice, &[told]);
        check_zoo(&game, 2, after);
        check_zoo(&game, 1, "2$ V=b2");
        assert!(seen(&game)["colours"].as_array().unwrap().iter().all(|colour| colour["token"] == true));
        assert_eq!((to_move(&game), game.phase(), passed(&game)), (1, "turn", vec![2]));
    }
}

#[test]
fn d31_a_stall_that_is_moved() {
    let mut game = spot(3).exotic().zoo(0, "1$ B=p V=r2").zoo(1, "2$ V=r2").load();
    plays_out(&mut game, "move:p>E5", &["0 moved p from B to E5"]);
    check_zoo(&game, 0, "0$ E5=/p V=r2");
    check_zoo(&game, 1, "2$ V=r2");
    assert_eq!((to_move(&game), game.phase()), (1, "turn"));
    // §7.3: nor from one space to another, nor into the barn.
    for (text, after) in [("move:p@E5>E6", "0$ E6=/p V=r2"), ("move:p@E5>B", "0$ B=p V=r2")] {
        let mut game = spot(3).exotic().zoo(0, "1$ E5=/p V=r2").load();
        plays(&mut game, text);
        check_zoo(&game, 0, after);
        assert_eq!((to_move(&game), game.phase()), (1, "turn"));
    }
}

#[test]
fn d32_r39_a_stall_that_is_bought() {
    let start = || spot(3).exotic().zoo(0, "2$ V=r2").zoo(1, "0$ B=p V=r3").load();
    for (choice, after) in [("advance:r2", "0$ E5=/p V=r4"), ("advance:r0", "0$ E5=/p V=r22")] {
        let mut game = start();
        plays_out(&mut game, "buy:p@1>E5", &["0 bought p of 1 for E5"]);
        check_legal(&game, "advance:r0 advance:r2");
        assert_eq!(play(&mut game, choice).len(), 1, "nobody retreats");
        check_zoo(&game, 0, after);
        check_zoo(&game, 1, "1$ V=r3");
        assert_eq!((to_move(&game), game.phase(), game.position().idle_turns), (1, "turn", 1));
    }
    let mut game = start();
    plays_out(&mut game, "buy:p@1>B", &["0 bought p of 1 for B"]);
    check_zoo(&game, 0, "0$ B=p V=r2");
    assert_eq!((to_move(&game), game.phase()), (1, "turn"));
}

#[test]
fn d36_forced_out() {
    let zoos = ["0$ V=r5", "2$ V=r1122 T=r", "2$ V=r333"];
    let mut game = unloading(zoos, "p");
    plays(&mut game, "p>E4");
    check_legal(&game, "advance:r5");
    check(&game, "advance:r0", "no-reserve");
    plays_out(&mut game, "advance:r5", &["0 lets red out from 5"]);
    check_zoo(&game, 0, "0$ E4=/p");
    assert_eq!(reserve(&game, "red"), 1);
    let mut game = unloading(zoos, "p");
    plays_out(&mut game, "p>B", &["0 put p in B"]);
    check_zoo(&game, 0, "0$ B=p V=r5");
    assert_eq!((to_move(&game), game.phase()), (1, "turn"));
}

/// §7.3: two steps on from each point, and two from outside.
#[test]
fn section_7_3_r37_two_steps() {
    for (from, to) in [(0, 2), (1, 3), (2, 4), (3, 5)] {
        let before = if from == 0 { "0$".to_owned() } else { format!("0$ V=b{from}") };
        let mut game = unloading([&before, "2$", "2$"], "k");
        plays(&mut game, "k>E6");
        plays_out(&mut game, &format!("advance:b{from}"), &[&*format!("0 advances blue from {from} to {to}")]);
        check_zoo(&game, 0, &format!("0$ E6=/k V=b{to}"));
        assert_eq!(reserve(&game, "blue"), 7);
    }
    // R37: everybody begins with a visitor of each colour on point 2.
    let begun = fresh(5, &json!({ "exotic": true, "first": 0 }));
    for seat in 0..5 {
        check_zoo(&begun, seat, "2$ V=g2b2p2r2");
    }
}

/// §7.3: only stalls on stall spaces and jungle animals on the board are looked at.
#[test]
fn section_7_3_what_calls_visitors() {
    let zoos = ["9$ V=g2b2p2r2 B=P+k+jm", "2$ V=g2b2p2r2 B=C+s+jb", "2$ V=g2b2p2r2"];
    let spot = || spot(3).exotic().zoo(0, zoos[0]).zoo(1, zoos[1]).zoo(2, zoos[2]).trucks(&["Z+b+jk", "$", ""]);
    for (before, text, after) in [
        ("", "move:P>E4", "turn"),
        ("", "move:k>E4", "turn"),
        ("", "move:jm>J", "advance"),
        ("", "buy:C@1>E4", "turn"),
        ("", "buy:C@1>B", "turn"),
        ("", "buy:s@1>E4", "advance"),
        ("", "buy:s@1>B", "turn"),
        ("", "buy:jb@1>J", "advance"),
        ("", "buy:jb@1>B", "turn"),
        ("", "discard:k", "turn"),
        ("", "discard:jm", "turn"),
        ("", "expand", "turn"),
        ("", "take2", "turn"),
        ("take1", "Z>E4", "unload"),
        ("take1", "Z>B", "unload"),
        ("take1", "b>E4", "advance"),
        ("take1", "b>B", "unload"),
        ("take1", "jk>J", "advance"),
        ("take1", "jk>B", "unload"),
    ] {
        let mut game = spot().load();
        plays(&mut game, before);
        plays(&mut game, text);
        assert_eq!(game.phase(), after, "{text}");
        assert_eq!(to_move(&game), if after == "turn" { 1 } else { 0 }, "{text}");
    }
}

/// R40: each stall has a colour, and calls only visitors of it.
#[test]
fn r40_the_colours_of_the_stalls() {
    let everybody = "0$ V=g2b2p2r2y2";
    for (stall, letter) in [("s", "g"), ("k", "b"), ("b", "p"), ("p", "r"), ("l", "y")] {
        let mut game = spot(3).both().zoo(0, everybody).trucks(&[stall]).load();
        plays(&mut game, &format!("take1 {stall}>E6"));
        check_legal(&game, &format!("advance:{letter}0 advance:{letter}2"));
        for other in "gbpry".chars().filter(|other| other.to_string() != letter) {
            check(&game, &format!("advance:{other}2"), "other-colour");
            check(&game, &format!("advance:{other}0"), "other-colour");
        }
    }
}

/// R41: after a jungle animal the colours that nobody can come of are no choice; without any there is none.
#[test]
fn r41_nobody_of_any_colour() {
    let all = "2$ V=g1111b1111p1111r1111";
    let mut game = unloading(["0$", all, all], "jm+C");
    plays_out(&mut game, "jm>J", &["0 put jm in J"]);
    assert_eq!((to_move(&game), game.phase()), (0, "unload"));
    check_zoo(&game, 1, all);
    let mut game = unloading(["0$ V=b3", "2$ V=g1111b1111p1111r1111", "2$ V=g1111b111p1111r1111"], "jm");
    plays(&mut game, "jm>J");
    check_legal(&game, "advance:b3");
    plays_out(
        &mut game,
        "advance:b3",
        &["0 advances blue from 3 to 5", "1 retreats blue from 1 to 0", "2 retreats blue from 1 to 0"],
    );
}

/// §7.3: the colour and the visitor are the owner's choice, and only what is there can be chosen.
#[test]
fn section_7_3_any_colour_after_a_jungle_animal() {
    let mut game = unloading(["0$ V=g13r5", "2$ V=b1111", "2$ V=b1111"], "jm");
    plays(&mut game, "jm>J");
    check_legal(&game, "advance:g0 advance:g1 advance:g3 advance:p0 advance:r0 advance:r5");
    check(&game, "advance:g2", "no-such-visitor");
    check(&game, "advance:b1", "no-such-visitor");
    check(&game, "advance:b0", "no-reserve");
    check(&game, "advance:y0", "no-such-colour");
    check(&game, "advance:y2", "no-such-colour");
    let view = game.view(Viewer::Spectator);
    assert_eq!(serde_json::to_value(&view).unwrap()["awaits"], json!({ "turn": 0, "colour": null }));
    plays(&mut game, "advance:g3");
    check_zoo(&game, 0, "0$ J=jm V=g15r5");
    check_zoo(&game, 1, "2$ V=b1111");
}
