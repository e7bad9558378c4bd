//! §6: scoring. W5, W11, W12, W26, D1, D2, D7, D8, D34, R26.

use kernel::{Game, Seat};

use crate::spots::*;

/// The end of a game of three with this zoo of seat 0.
fn end(zoo: &str) -> zooloretto::Zooloretto {
    spot(3).zoo(0, zoo).over()
}

#[test]
fn w5_claudes_barn() {
    check_score(&end("0$ B=3E"), 0, -2, [0; 5], [0, -2, 0]);
}

#[test]
fn w11_one_elephant_and_a_stall() {
    check_score(&end("0$ E4=E/k"), 0, 3, [1, 0, 0, 0, 0], [2, 0, 0]);
    check_score(&end("0$ E4=E"), 0, 0, [0; 5], [0; 3]);
    check_score(&end("0$ E4=E E5=/k"), 0, 2, [0; 5], [2, 0, 0]);
}

#[test]
fn w12_one_elephant_and_two_stalls() {
    check_score(&end("0$ E4=E/k+s"), 0, 5, [1, 0, 0, 0, 0], [4, 0, 0]);
    check_score(&end("0$ E4=E/2s"), 0, 3, [1, 0, 0, 0, 0], [2, 0, 0]);
}

#[test]
fn w26_scoring_example() {
    check_score(&end("0$ X1=5Z E5=4E E4=2A/s+k E6=4P B=C+2L"), 0, 16, [2, 5, 0, 9, 0], [4, -4, 0]);
    check_score(&end("5$ X1=5Z/k E5=4E E4=2A/s E6=4P B=C+Lb"), 0, 16, [2, 5, 0, 9, 0], [4, -4, 0]);
}

#[test]
fn d7_what_is_in_the_barn() {
    check_score(&end("0$ B=2P+2s+k"), 0, -6, [0; 5], [0, -2, -4]);
}

#[test]
fn d8_a_stall_in_both_places() {
    check_score(&end("0$ E5=/s B=s"), 0, 0, [0; 5], [2, 0, -2]);
}

/// R1: every enclosure full, one short and two short, with and without a stall.
#[test]
fn r1_what_enclosures_are_worth() {
    for (place, at, spaces, full, short) in
        [("E4", 0, 4, 5, 4), ("E5", 1, 5, 8, 5), ("E6", 2, 6, 10, 6), ("X1", 3, 5, 9, 5)]
    {
        let points = |animals: i8, stall: &str| {
            let tiles = if animals == 0 { String::new() } else { format!("{animals}Z") };
            let game = end(&format!("0$ {place}={tiles}{stall}"));
            game.standing().detail[Seat(0)].enclosures[at]
        };
        for stall in ["", "/k"] {
            assert_eq!((points(spaces, stall), points(spaces - 1, stall)), (full, short), "{place}{stall}");
        }
        for animals in 0..spaces - 1 {
            assert_eq!((points(animals, ""), points(animals, "/k")), (0, animals), "{animals} in {place}");
        }
    }
    let two = spot(2).zoo(0, "0$ X2=5Z X1=4C/k").over();
    check_score(&two, 0, 5 + 9 + 2, [0, 0, 0, 5, 9], [2, 0, 0]);
}

/// §6: babies and those who have bred are animals; several of a species in the barn are one species.
#[test]
fn section_6_babies_count() {
    check_score(&end("0$ E4=Z+Zm*+Zf*+Zb B=Cb+C"), 0, 3, [5, 0, 0, 0, 0], [0, -2, 0]);
    check_score(&end("26$ B=F+C+L+E+P+A+s+k+b+p"), 0, -20, [0; 5], [0, -12, -8]);
}

/// R26: money between equals, and then they share.
#[test]
fn r26_ties() {
    let game = spot(4).zoo(0, "1$ E4=3Z").zoo(1, "4$ E5=/s E6=/k").zoo(2, "4$ X1=/p").zoo(3, "9$");
    let ranks = |game: zooloretto::Zooloretto| game.standing().ranks.as_slice().to_vec();
    // 4, 4, 2 and 0 points.
    assert_eq!(ranks(game.clone().over()), [2, 1, 3, 4]);
    let shared = game.zoo(0, "4$ E4=3Z");
    assert_eq!(ranks(shared.clone().over()), [1, 1, 3, 4]);
    // Money alone is no points.
    assert_eq!(shared.over().standing().scores.as_slice(), [4, 4, 2, 0]);
}

/// §6: a standing is that of the zoos as they are, at any time.
#[test]
fn section_6_a_standing_in_the_middle() {
    let mut game = spot(3).zoo(0, "2$ E4=3Z B=Z").load();
    check_score(&game, 0, 2, [4, 0, 0, 0, 0], [0, -2, 0]);
    plays(&mut game, "move:Z>E4");
    check_score(&game, 0, 5, [5, 0, 0, 0, 0], [0; 3]);
    let json = serde_json::to_value(game.standing().detail).unwrap();
    assert_eq!(
        json[0],
        serde_json::json!({
            "enclosures": { "E4": 5, "E5": 0, "E6": 0 },
            "stalls": 0, "barn_species": 0, "barn_stalls": 0, "total": 5, "coins": 2,
        })
    );
}

/// The end of a game of three with both expansions and this zoo of seat 0.
fn end_of_both(zoo: &str) -> zooloretto::Zooloretto {
    spot(3).both().zoo(0, zoo).over()
}

#[test]
fn d1_visitors_and_their_token() {
    check_extra_score(&end_of_both("0$ V=r24b3 T=r"), 0, 8, [0, 4, 4]);
}

#[test]
fn d2_a_token_without_visitors() {
    check_extra_score(&end_of_both("0$ T=g"), 0, 0, [0, 0, 0]);
    check_extra_score(&end_of_both("0$ V=b2 T=g"), 0, 2, [0, 2, 0]);
}

#[test]
fn d34_jungle_animals_at_the_end() {
    let game = end_of_both("0$ J=2jm B=2jk+jb+P");
    check_score(&game, 0, -6, [0; 5], [0, -6, 0]);
    check_extra_score(&game, 0, -6, [0, 0, 0]);
}

/// §6: tokens count what they say; every colour counts once, and every visitor of a colour whose token one has.
#[test]
fn section_6_r31_what_expansions_bring() {
    check_extra_score(&end_of_both("0$ D=65"), 0, 11, [11, 0, 0]);
    check_extra_score(&end_of_both("0$ V=g12345555b1p5r3y2"), 0, 10, [0, 10, 0]);
    check_extra_score(&end_of_both("0$ V=g12345555b1p5r33y2 T=gry"), 0, 10 + 16 + 4 + 2, [0, 10, 22]);
    check_extra_score(&end_of_both("0$ E5=5Z/l E4=2C/s D=6 V=y22 T=y"), 0, 8 + 2 + 4 + 6 + 2 + 4, [6, 2, 4]);
    // The fifth stall in the barn costs like the others.
    check_score(&end_of_both("0$ B=2l+s"), 0, -4, [0; 5], [0, 0, -4]);
    // What is of no expansion is not spoken of.
    let score = |game: &zooloretto::Zooloretto| seen(game)["zoos"][0]["score"].clone();
    for (name, xxl, exotic) in [("donations", true, false), ("visitors", false, true), ("tokens", false, true)] {
        assert!(score(&spot(3).load())[name].is_null());
        assert_eq!(score(&spot(3).xxl().load())[name].is_null(), !xxl, "{name}");
        assert_eq!(score(&spot(3).exotic().load())[name].is_null(), !exotic, "{name}");
    }
}
