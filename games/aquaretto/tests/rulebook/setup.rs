//! §2, §4: what is in the box, and the start. R1, R3, R8, R9, R35.

use aquaretto::{Aquaretto, Kin as _, Species, Tile};
use kernel::{Game, Seat, Viewer};
use serde_json::json;

use crate::spots::*;

const REMOVED: [&[&str]; 4] =
    [&["sea_turtle", "hippopotamus", "penguin"], &["crocodile", "penguin"], &["polar_bear"], &[]];

fn begun(seats: u8, xxl: bool) -> Aquaretto {
    fresh(seats, &json!({ "removed": REMOVED[usize::from(seats) - 2], "first": 0, "xxl": xxl }))
}

#[test]
fn section_2_1_section_4_pile_reserve_and_bank() {
    for (seats, xxl, pile, bank) in [
        (5, false, 83, 25),
        (4, false, 72, 26),
        (3, false, 61, 27),
        (2, false, 50, 28),
        (5, true, 105, 37),
        (4, true, 92, 38),
        (3, true, 79, 39),
        (2, true, 66, 40),
    ] {
        let view = begun(seats, xxl).view(Viewer::Spectator);
        assert_eq!((view.stack.pile, view.stack.reserve, view.bank, view.coworkers), (pile, 15, bank, 16));
        assert!(view.zoos.iter().all(|zoo| (zoo.coins, zoo.small_left, zoo.large_left, zoo.basin_cap) == (1, 2, 2, 3)));
        assert_eq!(view.very_large, xxl);
        assert_eq!(view.babies.len(), 3 + usize::from(seats));
        assert!(view.babies.iter().all(|babies| babies.count == 2));
    }
}

#[test]
fn section_2_2_section_2_3_r1_r3_the_tiles() {
    let tiles = |xxl: bool| begun(5, xxl).position().stack.expect("tiles").to_string();
    let five = |letter: char| format!("{letter}+2{letter}m+2{letter}f+6{letter}o");
    let three = |letter: char| format!("5{letter}+2{letter}m+2{letter}f+2{letter}*");
    let all: Vec<String> = "DOS".chars().map(three).chain("THCPB".chars().map(five)).collect();
    assert_eq!(tiles(false), format!("{}+10$", all.join("+")));
    let more = all.join("+").replace('5', "6");
    let more = "THCPB"
        .chars()
        .fold(more, |text, letter| text.replace(&format!("{letter}+2{letter}m"), &format!("2{letter}+2{letter}m")));
    assert_eq!(tiles(true), format!("{more}+12f+12$"));
    for (seats, food) in [(2, 9), (3, 10), (4, 11), (5, 12)] {
        assert_eq!(begun(seats, true).position().stack.expect("tiles").count(Tile::FOOD), food);
    }
    assert!("To".parse::<Tile>().is_ok() && "Do".parse::<Tile>().is_err() && "T*".parse::<Tile>().is_err());
}

#[test]
fn r8_which_species_are_left_out() {
    for (seats, sets) in [(2, 10), (3, 10), (4, 5)] {
        let game = fresh(seats, &json!({}));
        let mut outcomes = Vec::new();
        assert!(game.outcomes(&mut outcomes));
        assert_eq!(outcomes.len(), sets);
        assert!(outcomes.iter().all(|(draw, weight)| *weight == 1 && !draw.to_string().contains(['D', 'O', 'S'])));
    }
    assert_eq!(fresh(5, &json!({})).phase(), "choose_first");
    assert!(Species::ALL.into_iter().filter(|species| species.stays()).eq([
        Species::Dolphin,
        Species::Orca,
        Species::SeaLion
    ]));
    let refused = |removed: serde_json::Value| {
        Aquaretto::FACTS.read_options::<aquaretto::Options>(&json!({ "removed": removed }))
    };
    assert!(refused(json!(["dolphin"])).is_err());
}

#[test]
fn section_4_who_begins() {
    let mut game = fresh(3, &json!({ "removed": ["crocodile", "penguin"] }));
    let mut outcomes = Vec::new();
    assert!(game.outcomes(&mut outcomes));
    assert_eq!(outcomes.iter().map(|(draw, _)| draw.to_string()).collect::<Vec<_>>(), ["first0", "first1", "first2"]);
    plays(&mut game, "*first2");
    assert_eq!((to_move(&game), game.phase()), (2, "turn"));
}

#[test]
fn r9_a_tile_turned_over_is_any_of_the_unseen_ones() {
    let mut game = begun(4, false);
    plays(&mut game, "draw");
    let mut outcomes = Vec::new();
    assert!(game.outcomes(&mut outcomes));
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 87);
}

#[test]
fn r35_money_is_open() {
    let game = begun(4, false);
    assert_eq!(game.view(Viewer::Seat(Seat(3))), game.view(Viewer::Spectator));
}
