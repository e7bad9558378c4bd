//! §6.3 to §6.5: bonuses, births and coworkers. E11 to E16, E21, E50, E51, E53, R2, R12 to R16, R24, R31, R44, R48, R49.

use aquaretto::{On, Species};
use kernel::{Game, Seat, Viewer};

use crate::spots::*;

#[test]
fn e11_section_6_3_the_third_and_the_fifth() {
    let mut game = unloading("0$ Bo@1,1;1,2", "B");
    plays(&mut game, "B>1,3");
    assert_eq!((coins(&game, 0), bank(&game)), (1, 27));
    let mut game = unloading("0$ Bo@1,1;1,2", "3Bo");
    plays(&mut game, "Bo>1,3 Bo>1,4 Bo>2,4");
    assert_eq!((coins(&game, 0), size(&game, 0, Species::PolarBear), to_move(&game)), (1, 5, 0));
    assert_eq!(game.phase(), "settle");
    plays(&mut game, "crew>B");
    assert_eq!((game.view(Viewer::Spectator).zoos[0].cashiers, game.view(Viewer::Spectator).coworkers), (1, 15));
}

#[test]
fn section_6_3_every_size() {
    let cells = ["1,0", "1,1", "1,2", "1,3", "1,4", "2,4", "2,3", "2,2", "2,1", "2,0", "3,1", "3,2"];
    // XXL has twelve that make no pair.
    let tiles = ["Db", "Db", "Df", "Df", "D*", "D*", "D", "D", "D", "D", "D", "D"];
    for at in 2..12 {
        let zoo: Vec<String> = (0..at).map(|at| format!("{}@{}", tiles[at], cells[at])).collect();
        let mut game = spot(3).xxl().zoo(0, &zoo.join(" ")).trucks(&[tiles[at]]).load();
        let events = names(&plays(&mut game, &format!("take1 {}>{}", tiles[at], cells[at])));
        let bonus = match at + 1 {
            3 | 6 | 9 | 12 => Some("grown"),
            5 | 10 => Some("gained"),
            _ => None,
        };
        let expected: Vec<&str> = ["took", "placed"].into_iter().chain(bonus).collect();
        assert_eq!(events[..expected.len()], expected, "{}", at + 1);
        assert_eq!(coins(&game, 0), u8::from(bonus == Some("grown")));
        assert_eq!(game.phase() == "settle", bonus == Some("gained"));
    }
}

#[test]
fn e12_r24_an_offspring_and_a_coworker_in_any_order() {
    let zoo = "0$ Bm@1,1 Bo@1,2;1,3 B@1,4";
    let mut game = unloading(zoo, "Bf");
    let events = plays(&mut game, "Bf>2,1");
    assert_eq!(names(&events), ["placed", "gained", "born"]);
    assert_eq!(why_not(&game, "Bb>D"), "not-to-depot");
    assert_eq!(why_not(&game, "Ob>2,2"), "not-born");
    let mut other = game.clone();
    plays(&mut game, "Bb>2,2 crew>S");
    plays(&mut other, "crew>S Bb>2,2");
    assert_eq!(game, other);
    assert_eq!((coins(&game, 0), size(&game, 0, Species::PolarBear), to_move(&game)), (1, 6, 1));
}

#[test]
fn r24_both_come_before_the_next_tile() {
    let mut game = unloading("0$ Bm@1,1 Bo@1,2;1,3 B@1,4", "Bf+T");
    plays(&mut game, "Bf>2,1");
    assert_eq!(why_not(&game, "T>D"), "not-born");
    plays(&mut game, "crew>D");
    assert_eq!((game.phase(), why_not(&game, "crew>S")), ("settle", "no-coworker"));
    plays(&mut game, "Bb>2,2");
    assert_eq!(game.phase(), "unload");
    plays(&mut game, "T>D");
    assert_eq!(to_move(&game), 1);
}

#[test]
fn e13_section_6_4_a_third_and_a_fourth_fertile_tile() {
    let zoo = "0$ Hm@4,2 Hf@4,3 Hb@3,2";
    let mut game = unloading(zoo, "Hm+Hf");
    assert_eq!(names(&plays(&mut game, "Hm>3,3")), ["placed"]);
    let events = plays(&mut game, "Hf>3,4");
    assert_eq!(names(&events), ["placed", "gained", "born"]);
    let unborn = |game: &aquaretto::Aquaretto| game.position().babies.expect("tiles").to_string();
    assert!(!unborn(&game).contains('H'));
    plays(&mut game, "Hb>2,2 crew>B");
    assert_eq!(size(&game, 0, Species::Hippopotamus), 6);
}

#[test]
fn e14_r13_an_offspring_without_a_cell_goes_to_the_depot() {
    let mut game = unloading("0$ Hm@4,2 !3,2;3,3", "Hf");
    let events = plays(&mut game, "Hf>4,3");
    assert_eq!(names(&events), ["placed", "born", "no_cell"]);
    assert_eq!((depot(&game, 0).as_str(), size(&game, 0, Species::Hippopotamus), to_move(&game)), ("Hb", 2, 1));
}

#[test]
fn e15_no_births_in_depots_and_on_trucks() {
    let mut game = unloading("0$ depot=Hm", "Hf+Tm");
    assert_eq!(names(&plays(&mut game, "Hf>D Tm>D")), ["placed", "placed"]);
    assert_eq!(depot(&game, 0), "Hm Hf Tm");
}

#[test]
fn e16_r12_an_empty_bank_pays_nothing() {
    let mut game = spot(3).zoo(0, "0$ Bo@1,1;1,2").trucks(&["2Bo"]).bank(0).load();
    plays(&mut game, "take1 Bo>1,3");
    assert_eq!((coins(&game, 0), bank(&game), size(&game, 0, Species::PolarBear)), (0, 0, 3));
    plays(&mut game, "Bo>1,4");
    assert_eq!((coins(&game, 0), bank(&game)), (0, 0));
}

#[test]
fn e21_section_6_5_r15_no_third_cashier() {
    let mut game = spot(3).zoo(0, "1$ booths2 stations2 manager !0,1").load();
    for post in ["B", "S", "D"] {
        assert_eq!(why_not(&game, &format!("crew:0,1>{post}")), "post-taken");
    }
    assert_eq!(why_not(&game, "crew:2,2>1,1"), "nobody-there");
    plays(&mut game, "crew:B>2,2");
    let mut game = unloading("0$ Bo@1,1;1,2;1,3;1,4 booths2", "Bo");
    plays(&mut game, "Bo>2,1");
    assert_eq!(why_not(&game, "crew>B"), "post-taken");
    // As many trainers as one likes.
    let mut game = unloading("0$ Bo@1,1;1,2;1,3;1,4 !0,1;0,2;0,3;4,3", "Bo");
    plays(&mut game, "Bo>2,1 crew>4,2");
    assert_eq!(game.zoo(Seat(0)).trainers().count(), 5);
}

#[test]
fn r44_a_trainer_stands_on_any_empty_cell() {
    let mut game = spot(3).zoo(0, "2$ L@1,5 T@1,4 D@1,2 booths2").load();
    assert_eq!(why_not(&game, "crew:B>1,4"), "occupied");
    assert_eq!(why_not(&game, "crew:B>0,5"), "no-cell");
    plays(&mut game, "crew:B>1,5");
    assert_eq!(game.zoo(Seat(0)).on("1,5".parse().expect("a square")), Some(On::Trainer));
    // The cell is no longer free.
    let game = unloading("L@1,5 To@1,4 !1,5", "T");
    check_some(&game, "T>", "1,3 2,4 D");
}

#[test]
fn e50_r49_a_coworker_on_the_last_cell_of_the_offspring() {
    let zoo = "0$ Ho@4,2;3,2 Hm@3,3 H@3,4 !2,2;2,3;3,1";
    let mut game = unloading(zoo, "Hf");
    plays(&mut game, "Hf>4,3");
    check_some(&game, "Hb>", "2,4");
    let events = plays(&mut game, "crew>2,4");
    assert_eq!(names(&events)[..2], ["posted", "no_cell"]);
    assert_eq!((depot(&game, 0).as_str(), to_move(&game)), ("Hb", 1));
    let mut game = unloading(&format!("{zoo};2,4"), "Hf");
    plays(&mut game, "Hf>4,3");
    assert_eq!((depot(&game, 0).as_str(), to_move(&game)), ("Hb", 0));
    assert!(legal(&game).iter().all(|action| action.starts_with("crew>")));
}

#[test]
fn r14_every_coworker_is_placed() {
    // 16 are all there are. Play never gets there.
    let mut game = spot(3)
        .zoo(0, "0$ Bo@1,1;1,2;1,3;1,4")
        .zoo(1, "0$ booths2 stations2 manager !0,1;0,2;0,3;1,0;1,1;1,2;1,3;1,4;2,0;2,1;2,2")
        .trucks(&["Bo"])
        .load();
    assert_eq!(game.view(Viewer::Spectator).coworkers, 0);
    assert_eq!(names(&plays(&mut game, "take1 Bo>2,1"))[1..], ["placed"]);
    assert_eq!(game.phase(), "turn");
}

#[test]
fn e53_r16_no_post_is_free() {
    let zoo = "0$ D@0,1;0,2;0,3;1,3 O@2,0;2,1;3,1;3,2;4,2 O*@3,3;3,4 Om@4,3 !1,0;1,1;1,4;2,2;2,3;2,4 booths2 stations2 manager";
    let mut game = unloading(zoo, "D");
    let events = names(&plays(&mut game, "D>1,2"));
    assert_eq!(events[..3], ["placed", "gained", "no_post"]);
    assert_eq!((game.view(Viewer::Spectator).coworkers, to_move(&game)), (5, 1));
}
