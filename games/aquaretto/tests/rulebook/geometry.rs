//! §3: cells and expansions. E1, E7 to E10, E34, E39, R4 to R7, R28, R32, R37.

use std::collections::BTreeMap;

use aquaretto::{Aquaretto, Cell, On};
use kernel::{Game, Seat, Viewer};

use crate::spots::*;

fn is_cell(game: &Aquaretto, text: &str) -> bool {
    game.zoo(Seat(0)).on(text.parse().expect("a square")).is_some()
}

#[test]
fn e1_section_3_r5_the_cells_of_the_board() {
    let game = spot(3).load();
    let rows = [(0, 1..=3), (1, 0..=4), (2, 0..=4), (3, 1..=4), (4, 2..=3)];
    let expected: Vec<Cell> =
        rows.into_iter().flat_map(|(row, columns)| columns.map(move |column| Cell { row, column })).collect();
    let mut cells: Vec<Cell> = game.zoo(Seat(0)).cells().collect();
    cells.sort_unstable();
    assert_eq!((cells.len(), cells), (19, expected));
    for square in ["0,0", "0,4", "3,0", "4,0", "4,1", "4,4", "-1,1", "5,2", "2,5", "2,-1"] {
        assert!(!is_cell(&game, square), "{square}");
    }
}

#[test]
fn section_3_1_r37_the_first_purchase() {
    // With two coins a seat can pay any of them.
    let game = spot(3).xxl().zoo(0, "2$").load();
    let mut counts = BTreeMap::<String, usize>::new();
    for board in some(&game, "expand:") {
        *counts.entry(board.split('@').next().expect("a name").to_owned()).or_default() += 1;
    }
    let expected =
        [("L", 17), ("NE", 15), ("NW", 16), ("SE", 16), ("SW", 16), ("X0", 18), ("X1", 18), ("X2", 18), ("X3", 17)];
    assert_eq!(counts, expected.into_iter().map(|(name, count)| (name.to_owned(), count)).collect());
}

#[test]
fn section_1_section_3_1_what_the_boards_cover() {
    let cells = |text: &str| {
        let board: aquaretto::Board = text.parse().expect("a board");
        board.cells().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(cells("NW@-2,3"), "-2,4 -1,3 -1,4");
    assert_eq!(cells("NE@0,5"), "0,5 1,5 1,6");
    assert_eq!(cells("SW@0,5"), "0,5 0,6 1,6");
    assert_eq!(cells("SE@0,5"), "0,5 0,6 1,5");
    assert_eq!(cells("L@-2,2"), "-2,2 -2,3 -1,2 -1,3");
}

#[test]
fn r4_the_very_large_board_is_turned_and_never_turned_over() {
    let squares = |text: &str| {
        let board: aquaretto::Board = text.parse().expect("a board");
        board.cells().map(|cell| (cell.row, cell.column)).collect::<Vec<_>>()
    };
    let mut turned = squares("X0@0,0");
    for next in ["X1@0,0", "X2@0,0", "X3@0,0", "X0@0,0"] {
        // A quarter turn clockwise, moved back to the top-left.
        turned = turned.iter().map(|&(row, column)| (column, -row)).collect();
        let (top, left) = turned.iter().fold((9, 9), |(top, left), &(row, column)| (top.min(row), left.min(column)));
        turned.iter_mut().for_each(|square| *square = (square.0 - top, square.1 - left));
        turned.sort_unstable();
        assert_eq!(turned, squares(next), "{next}");
    }
}

#[test]
fn e7_r7_large_expansions() {
    let game = spot(3).zoo(0, "2$").load();
    let listed = some(&game, "expand:L@");
    for origin in ["-2,2", "1,-2", "5,1"] {
        assert!(listed.contains(&origin.to_owned()), "{origin}");
    }
}

#[test]
fn e8_r6_what_a_large_expansion_cannot_cover() {
    let game = spot(3).zoo(0, "2$").load();
    assert_eq!(why_not(&game, "expand:L@3,-1"), "blocked");
    assert_eq!(why_not(&game, "expand:L@3,-2"), "apart");
    assert_eq!(why_not(&game, "expand:L@5,0"), "apart");
    assert_eq!(why_not(&game, "expand:L@0,4"), "overlaps");
}

#[test]
fn e9_notches_may_be_covered() {
    let mut game = spot(3).zoo(0, "3$").load();
    assert_eq!(why_not(&game, "expand:SW@4,-1"), "blocked");
    plays(&mut game, "expand:L@-1,4");
    for square in ["-1,4", "-1,5", "0,4", "0,5"] {
        assert!(is_cell(&game, square));
    }
    let mut game = spot(3).zoo(0, "3$").load();
    plays(&mut game, "expand:SE@4,4");
    assert_eq!(["4,4", "4,5", "5,4", "5,5"].map(|square| is_cell(&game, square)), [true, true, true, false]);
}

#[test]
fn e10_what_one_coin_buys() {
    let mut game = spot(3).load();
    assert_eq!(why_not(&game, "expand:L@-2,2"), "too-expensive");
    plays(&mut game, "expand:NW@-2,3");
    assert_eq!((coins(&game, 0), bank(&game), game.zoo(Seat(0)).basin_cap()), (0, 28, 3));
    let game = spot(3).zoo(0, "9$ NW@-2,3 SE@1,5").load();
    assert_eq!(why_not(&game, "expand:SE@3,5"), "no-board-left");
    assert!(some(&game, "expand:").iter().all(|board| board.starts_with("L@")));
}

#[test]
fn r28_r32_only_large_expansions_raise_the_cap_and_need_not_be_used() {
    let zoo = "9$ NW@-2,3 SE@1,5";
    let mut game = spot(3).xxl().zoo(0, zoo).load();
    assert_eq!(game.zoo(Seat(0)).basin_cap(), 3);
    plays(&mut game, "expand:L@1,-2");
    assert_eq!(game.zoo(Seat(0)).basin_cap(), 4);
    let mut game = spot(3).xxl().zoo(0, "9$ L@1,-2 L@5,2").load();
    assert_eq!(game.zoo(Seat(0)).basin_cap(), 5);
    plays(&mut game, "expand:X0@-3,1");
    assert_eq!(game.zoo(Seat(0)).basin_cap(), 5);
}

#[test]
fn e34_section_10_the_very_large_expansion() {
    let mut game = spot(3).xxl().zoo(0, "2$").zoo(1, "5$").trucks(&["T"]).load();
    plays(&mut game, "expand:X1@-2,0");
    let zoo = game.zoo(Seat(0));
    assert_eq!((zoo.cells().count(), zoo.basin_cap(), coins(&game, 0)), (24, 3, 0));
    assert_eq!(why_not(&game, "expand:X0@-3,1"), "no-board-left");
    assert!(!game.view(Viewer::Spectator).very_large);
    // And none without XXL.
    let game = spot(3).zoo(0, "5$").load();
    assert_eq!(why_not(&game, "expand:X0@-3,1"), "no-xxl");
}

#[test]
fn e39_r7_small_expansions_one_after_the_other() {
    let mut game = spot(3).zoo(0, "2$").trucks(&["D", "D"]).load();
    plays(&mut game, "expand:NW@-2,3 take1 D>D take2 D>D expand:SE@1,5");
    let zoo = game.zoo(Seat(0));
    assert_eq!((zoo.cells().count(), coins(&game, 0)), (25, 0));
    for square in ["-2,4", "-1,3", "-1,4", "1,5", "1,6", "2,5"] {
        assert!(is_cell(&game, square), "{square}");
    }
}

#[test]
fn r7_an_expansion_may_lie_against_another_one() {
    let mut game = spot(3).zoo(0, "2$ L@-2,2").load();
    plays(&mut game, "expand:SE@-4,3");
    assert!(is_cell(&game, "-4,3"));
    // By a corner is not enough, nor by the entrance.
    let game = spot(3).zoo(0, "9$").load();
    assert_eq!(why_not(&game, "expand:L@5,4"), "apart");
    assert_eq!(why_not(&game, "expand:SW@5,0"), "apart");
}

/// Which of two boards of a size was bought first makes no difference, also where something stands on them.
#[test]
fn section_3_1_boards_have_no_order() {
    let mut one = spot(3).zoo(0, "1$ NW@-2,3 To@-2,4;-1,4 !-1,3").load();
    let mut other = spot(3).zoo(0, "1$ SE@-1,0 To@-1,1 !-1,0").load();
    plays(&mut one, "expand:SE@-1,0");
    plays(&mut other, "expand:NW@-2,3");
    let boards = |game: &Aquaretto| game.view(Viewer::Spectator).zoos[0].boards.clone();
    assert_eq!((boards(&one).len(), boards(&one)), (2, boards(&other)));
    let on = |game: &Aquaretto, text: &str| game.zoo(Seat(0)).on(text.parse().expect("a square"));
    assert!(matches!(on(&one, "-2,4"), Some(On::Animal(_))) && on(&one, "-1,0") == Some(On::Nothing));
    assert_eq!((on(&one, "-1,3"), on(&other, "-1,0")), (Some(On::Trainer), Some(On::Trainer)));
    assert!(matches!(on(&other, "-1,1"), Some(On::Animal(_))) && on(&other, "-2,4") == Some(On::Nothing));
    for game in [one, other] {
        assert_eq!(Aquaretto::load(game.position()), Ok(game));
    }
}
