//! §7.3: retreats, and who decides what in which order. W30, D42, R42, R50, R57, R59.

use kernel::{Game, Seat, Turn};
use serde_json::json;

use super::visitors::unloading;
use crate::spots::*;

#[test]
fn w30_out_by_the_entrance() {
    let mut game = unloading(["0$ V=b3", "2$ V=b1", "2$ V=g2"], "jm");
    plays(&mut game, "jm>J");
    plays_out(&mut game, "advance:b3", &["0 advances blue from 3 to 5", "1 retreats blue from 1 to 0"]);
    check_zoo(&game, 0, "0$ J=jm V=b5");
    check_zoo(&game, 1, "2$");
    check_zoo(&game, 2, "2$ V=g2");
    assert_eq!(reserve(&game, "blue"), 7);
    assert!(seen(&game)["colours"].as_array().unwrap().iter().all(|colour| colour["token"] == true));
}

#[test]
fn d42_r59_two_on_one_point() {
    let mut game = unloading(["0$", "2$ V=g144", "2$"], "jm");
    plays(&mut game, "jm>J advance:g0");
    assert_eq!((to_move(&game), game.phase()), (1, "retreat"));
    check_legal(&game, "retreat:g1 retreat:g4");
    plays(&mut game, "retreat:g4");
    check_zoo(&game, 1, "2$ V=g134");
    // R59: seven on one point and one on another are two options for their owner; there is no limit but the eight.
    let mut game = unloading(["0$ V=g22222223", "2$", "2$"], "s");
    plays(&mut game, "s>E4");
    check_legal(&game, "advance:g2 advance:g3");
    plays(&mut game, "advance:g2");
    check_zoo(&game, 0, "0$ E4=/s V=g22222234");
    // All on one point: there is nothing to ask.
    let mut game = unloading(["0$", "2$ V=g333", "2$"], "jm");
    plays(&mut game, "jm>J");
    plays_out(&mut game, "advance:g0", &["0 advances green from 0 to 2", "1 retreats green from 3 to 2"]);
    check_zoo(&game, 1, "2$ V=g233");
}

/// §7.3: one step back from each point.
#[test]
fn section_7_3_one_step_back() {
    for from in 2..=5 {
        let before = format!("2$ V=b{from}");
        let mut game = unloading(["0$", &before, "2$"], "jm");
        plays(&mut game, "jm>J");
        let told = format!("1 retreats blue from {from} to {}", from - 1);
        plays_out(&mut game, "advance:b0", &["0 advances blue from 0 to 2", &told]);
        check_zoo(&game, 1, &format!("2$ V=b{}", from - 1));
    }
}

/// R42, R50: clockwise from the active player, those who have passed too; who has all on one point is not asked.
#[test]
fn r42_r50_who_answers_and_in_which_order() {
    let spot = spot(5).exotic().zoo(0, "2$ V=r24").zoo(1, "2$ V=r3").zoo(2, "0$").zoo(3, "2$ V=r12").zoo(4, "2$ V=r5");
    let mut game = spot.with("to_move", json!(2)).trucks(&["jm", "@3", "@0", "", ""]).load();
    plays(&mut game, "take1 jm>J");
    plays_out(&mut game, "advance:r0", &["2 advances red from 0 to 2"]);
    assert_eq!((to_move(&game), game.phase()), (3, "retreat"));
    assert_eq!(seen(&game)["awaits"], json!({ "turn": 2, "colour": "red" }));
    check_legal(&game, "retreat:r1 retreat:r2");
    for other in [0, 1, 2, 4] {
        let mut none = Vec::new();
        game.legal(Seat(other), &mut none);
        assert!(none.is_empty(), "{other}");
    }
    plays_out(&mut game, "retreat:r1", &["3 retreats red from 1 to 0", "4 retreats red from 5 to 4"]);
    assert_eq!((to_move(&game), game.phase()), (0, "retreat"));
    check_legal(&game, "retreat:r2 retreat:r4");
    plays_out(&mut game, "retreat:r4", &["0 retreats red from 4 to 3", "1 retreats red from 3 to 2"]);
    assert_eq!((to_move(&game), game.phase(), passed(&game)), (4, "turn", vec![0, 2, 3]));
    for (seat, zoo) in ["2$ V=r23", "2$ V=r2", "0$ J=jm V=r2", "2$ V=r2", "2$ V=r4"].iter().enumerate() {
        check_zoo(&game, seat, zoo);
    }
}

/// R42: whoever is asked first, and whatever the others answer: the same comes of it.
#[test]
fn r42_the_order_of_retreats_does_not_matter() {
    for (one, other) in [("1", "2"), ("1", "5"), ("3", "2"), ("3", "5")] {
        let mut game = unloading(["0$", "2$ V=b13", "2$ V=b25"], "jm");
        plays(&mut game, &format!("jm>J advance:b0 retreat:b{one} retreat:b{other}"));
        check_zoo(&game, 1, if one == "1" { "2$ V=b3" } else { "2$ V=b12" });
        check_zoo(&game, 2, if other == "2" { "2$ V=b15" } else { "2$ V=b24" });
    }
}

/// R50: the tile lies, the owner's visitor advances, the others retreat, and then comes the next tile.
#[test]
fn r50_each_tile_is_settled_before_the_next() {
    let mut game = unloading(["0$", "2$ V=g24", "2$"], "jm+s+Z");
    plays(&mut game, "jm>J");
    check(&game, "s>E4", "wrong-phase");
    check(&game, "draw", "wrong-phase");
    check(&game, "retreat:g2", "wrong-phase");
    plays(&mut game, "advance:g0");
    check(&game, "Z>E4", "wrong-phase");
    check(&game, "advance:g0", "wrong-phase");
    assert_eq!(to_move(&game), 1);
    plays(&mut game, "retreat:g2");
    assert_eq!((to_move(&game), game.phase()), (0, "unload"));
    plays(&mut game, "s>E4");
    // The reserve although one's own are in the zoo, and conversely.
    check_legal(&game, "advance:g0 advance:g2");
    plays_out(&mut game, "advance:g2", &["0 advances green from 2 to 4"]);
    assert_eq!((to_move(&game), game.phase()), (0, "unload"));
    plays(&mut game, "Z>E4");
    assert_eq!((to_move(&game), game.phase()), (1, "turn"));
}

/// R50: what comes of the last tile of the last round is done before points are counted.
#[test]
fn r50_the_game_ends_after_the_retreats() {
    let spot = spot(3).exotic().zoo(0, "0$").zoo(1, "2$ V=g14").zoo(2, "2$").trucks(&["jm", "@1", "@2"]);
    let mut game = spot.with("stack", json!("7C")).load();
    plays(&mut game, "take1 jm>J advance:g0");
    assert_eq!((game.turn(), game.phase()), (Turn::Seat(Seat(1)), "retreat"));
    plays_out(
        &mut game,
        "retreat:g1",
        &[
            "1 retreats green from 1 to 0",
            "0 has 2 points: 0 0 0 D0 V2 T0, 0$",
            "1 has 2 points: 0 0 0 D0 V2 T0, 2$",
            "2 has 0 points: 0 0 0, 2$",
            "over",
        ],
    );
    assert_eq!(game.turn(), Turn::Over);
}

/// R57: the advance is asked even with one choice, a retreat with one choice is not; and it makes no difference.
#[test]
fn r57_a_single_visitor_advances_by_a_choice() {
    let mut game = unloading(["0$ V=r1", "2$ V=r1111", "2$ V=r111"], "p");
    plays(&mut game, "p>E4");
    assert_eq!((game.turn(), game.phase()), (Turn::Seat(Seat(0)), "advance"));
    check_legal(&game, "advance:r1");
    plays(&mut game, "advance:r1");
    assert_eq!((to_move(&game), game.phase()), (1, "turn"));
}
