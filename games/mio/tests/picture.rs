//! The picture in the terminal: it fits, and it speaks every language.

use kernel::{Game, Names, Picture, Seat, Viewer};
use mio::Mio;
use serde_json::json;
use testkit::{Size, speaks};
use words::{Language, Lexicon};

use crate::spots::spot;

fn names() -> Names {
    Names::new(["Ada", "Bartholomew Saint-John Smythe"].map(str::to_owned).to_vec()).read_by(Some(Seat(0)))
}

/// The zoo of E10 and a small one; Bartholomew places tile 7.
fn midgame() -> Mio {
    spot(2)
        .zoo(0, "2@1,2,1#1 3@1,3,0#2 24@0,1,3#3 12@2,2,0#4")
        .zoo(1, "25@0,1,0#5")
        .row(&[7, 18], 0)
        .with("phase", json!("place"))
        .with("winner", json!(1))
        .with("bids", json!([2, 4]))
        .load()
}

#[test]
fn zoos_are_drawn_with_their_paths() {
    let view = midgame().view(Viewer::Seat(Seat(0)));
    let drawn = Mio::picture(&view, &names(), &Lexicon::of(Language::English));
    let expected = "
Ada                 Bartholomew Saint-J…
    +---+---+       +-H-+-H-+
    =A1 :M3 |       |R3 :A2 |
+---+-H-+-H-+---+   +-H-+-H-+
=A2²|A1 =R3 :S3 =   |   :   |
+ : + : +---+-H-+   +---+---+
=R2 =M1³|            ### ###
+-H-+-H-+
|   :   |
+---+---+
 ### ###
";
    let shown: Vec<&str> = drawn.lines().collect();
    assert!(drawn.contains("Bids: Ada 2, Bartholomew Saint-J… 4"), "{drawn}");
    assert!(drawn.contains("Tiles to come: 7: B3 R1 | 18: B1 S2 +1"), "{drawn}");
    assert!(drawn.contains("Tile 7, paths joined: AN-BN-BS-AW"), "{drawn}");
    assert!(drawn.contains("Placing the tile: Bartholomew Saint-J…"), "{drawn}");
    let plan = shown[..11.min(shown.len())].join("\n");
    assert_eq!(plan, expected.trim_matches('\n'), "it was drawn so:\n{drawn}");
}

#[test]
fn zoos_are_described() {
    let view = midgame().view(Viewer::Seat(Seat(0)));
    let told = Mio::describe(&view, &names(), &Lexicon::of(Language::English));
    for line in [
        "Ada: 8 coins, 4 tiles, 5 visitors, 1 tree, 2 benches, 5 bushes, 0 points",
        "Ada: tile 24: R2 A2 +2 at 0,1,3",
        "Ada, apes: best enclosure 4 stars, 2 visitors",
        "Bartholomew Saint-John Smythe: coins hidden, 1 tile, 3 visitors, 0 trees, 1 bench, 0 bushes, 0 points",
        "Flags from the top: Ada, Bartholomew Saint-John Smythe",
    ] {
        assert!(told.lines().any(|found| found == line), "{line:?} in\n{told}");
    }
}

#[test]
fn everything_fits_and_is_said_in_every_language() {
    let events = speaks::<Mio>(Size { columns: 78, lines: 75 });
    let expected = [
        "benches",
        "bid",
        "flag",
        "flag_down",
        "income",
        "over",
        "placed",
        "revealed",
        "scored",
        "total",
        "trees",
        "visitors",
        "won",
        "year",
    ];
    for event in expected {
        assert!(events.contains(event), "{event} in {events:?}");
    }
}

#[test]
fn scores_are_explained() {
    let year = json!({ "visitors": 3, "trees": 2, "benches": 1 });
    let game = spot(2)
        .with("phase", json!("over"))
        .with("year", json!(5))
        .row(&[], 0)
        .with("zoos/0/years", json!(vec![year.clone(); 5]))
        .with("zoos/1/years", json!(vec![year; 5]))
        .load();
    let told = Mio::explain_scores(&game.standing().detail, &names(), &Lexicon::of(Language::English));
    let line = "Ada: visitors 45, trees 30, benches 15, coins 0. By year: 6, 12, 18, 24, 30. Total: 90";
    assert!(told.lines().any(|found| found == line), "{told}");
}
