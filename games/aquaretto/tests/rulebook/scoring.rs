//! §9, §10: scoring. E26 to E33, E38, E40 to E42, R2, R18, R29, R30, R38 to R40, R43.

use kernel::{Game, Seat};

use crate::spots::*;

/// The rulebook's example, on our grid.
const EXAMPLE: &str = "0$ L@1,5 L@3,5 D@0,1;0,2;1,0;1,1;1,2 Dm@2,0 S@3,1;3,2;4,2;4,3 S*@3,3 \
    Bo@1,4;2,4;1,5 B@1,6 Bm@2,5 Bf@2,6 Ho@4,5;4,6 !2,1;2,2";

fn ends(zoo: &str) -> i32 {
    points(&spot(3).zoo(0, zoo).over(), 0)
}

#[test]
fn e26_section_9_r30_r39_the_example_of_the_rulebook() {
    let game = spot(3).zoo(0, &format!("{EXAMPLE} stations1 depot=O;T")).over();
    let score = game.standing().detail[Seat(0)];
    let trainers: Vec<_> = score.each_trainer().map(|(cell, points)| (cell.to_string(), points)).collect();
    assert_eq!(trainers, [("2,1".to_owned(), 6), ("2,2".to_owned(), 4)]);
    assert_eq!((score.animals, score.keepers, score.cashiers, score.depot, score.total()), (19, 5, 0, -4, 30));
}

#[test]
fn e27_another_manager_or_keeper() {
    assert_eq!(ends(&format!("{EXAMPLE} manager depot=O;T")), 27);
    assert_eq!(ends(&format!("{EXAMPLE} stations2 depot=O;T")), 35);
}

#[test]
fn e28_r29_r40_cashiers() {
    assert_eq!(ends("8$ booths2"), 16);
    assert_eq!(ends("8$"), 0);
}

#[test]
fn e29_species_in_the_depot() {
    assert_eq!(ends("0$ depot=To;To;To"), -2);
    assert_eq!(ends("0$ depot=T;Co;Co;O"), -6);
    assert_eq!(ends("0$ manager depot=T;Co;Co;O"), -3);
    assert_eq!(ends("0$ depot=T;Tb;Cb"), -4);
}

#[test]
fn e30_money_decides_between_equals() {
    let zoo = |coins: u8, animals: usize| {
        let cells = ["0,1", "0,2", "0,3", "1,1", "1,2", "1,3"];
        format!("{coins}$ To@{}", cells[..animals].join(";"))
    };
    let ranks = |texts: [&str; 3]| {
        let game = texts.iter().enumerate().fold(spot(3), |spot, (seat, text)| spot.zoo(seat, text)).over();
        game.standing().ranks.as_slice().to_vec()
    };
    assert_eq!(ranks([&zoo(2, 3), &zoo(4, 3).replace("To", "Co"), "9$"]), [2, 1, 3]);
    assert_eq!(ranks([&zoo(3, 3), &zoo(3, 3).replace("To", "Co"), "1$"]), [1, 1, 3]);
}

#[test]
fn e31_section_10_r18_food() {
    let food = |zoo: &str| {
        let game = spot(3).xxl().zoo(0, zoo).over();
        game.standing().detail[Seat(0)].food
    };
    assert_eq!(food("4food L@1,5 D@0,1 H@2,2 P@4,3 B@1,4"), Some(2));
    assert_eq!(food("5food D@0,1 H@2,2 P@4,3"), Some(2));
    assert_eq!(food("1food D@0,1 H@2,2 P@4,3"), Some(-2));
    assert_eq!(food("D@0,1 H@2,2"), Some(-2));
    // R18, and animals in the depot need nothing.
    assert_eq!(food("depot=T"), Some(2));
    assert_eq!(spot(3).zoo(0, "D@0,1").over().standing().detail[Seat(0)].food, None);
}

#[test]
fn e38_r38_flashes_are_not_trained() {
    let zoo = "0$ O@1,2;1,4;2,4 Om@1,3 D@3,2 D*@3,3 Dm@4,2 !2,2;2,3";
    let game = spot(3).zoo(0, zoo).over();
    let trainers: Vec<i8> = game.standing().detail[Seat(0)].each_trainer().map(|(_, points)| points).collect();
    assert_eq!((trainers, points(&game, 0)), (vec![3, 5], 15));
}

#[test]
fn e40_r2_offspring_is_trained() {
    assert_eq!(ends("0$ O@1,2;1,4;2,4 Om@1,3 Db@3,2 D*@3,3 Dm@4,2 !2,2;2,3"), 15);
}

#[test]
fn e41_keepers_and_cashiers() {
    assert_eq!(ends("0$ stations2 To@1,1;1,2;0,1;0,2 manager depot=To"), 4 + 8 - 1);
    assert_eq!(ends("3$ stations2 booths2 To@1,1;1,2;0,1;0,2"), 4 + 14);
}

#[test]
fn e42_r43_coins_that_scored_still_count() {
    let game = spot(3).zoo(0, "4$ booths1").zoo(1, "5$ To@1,1;1,2;0,1;0,2").over();
    assert_eq!((points(&game, 0), points(&game, 1)), (4, 4));
    assert_eq!(game.standing().ranks.as_slice()[..2], [2, 1]);
}

#[test]
fn section_9_scores_may_be_negative() {
    assert_eq!(ends("9$ depot=D"), -2);
}

#[test]
fn e32_e33_the_basins_part_of_the_joint_examples() {
    let food = |zoo: &str| spot(3).xxl().zoo(0, zoo).over().standing().detail[Seat(0)].food;
    assert_eq!(food("3food L@1,5 D@0,1 H@2,2 P@4,3 B@1,4"), Some(-1));
    assert_eq!(food("1food L@1,5 L@3,5 D@0,1 H@2,2 P@4,3 B@1,4 S@2,0"), Some(-4));
    assert_eq!(food("1food D@0,1"), Some(2));
}
