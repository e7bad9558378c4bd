//! §5.1: who has the visitors and the trees.

use mio::Mio;
use serde_json::json;

use crate::spots::{place, spot, trees, value, visitors, zoo};

const ALAN: usize = 0;
const REINER: usize = 2;
const WOLFGANG: usize = 3;

/// Before auction 14: Alan has birds 2 + 2, Klaus 3, Reiner 3 and sea animals 3 + 2, Wolfgang 1. Bushes: Wolfgang 4, Klaus 3, Reiner 2.
fn auction_14() -> Mio {
    spot(4)
        .face(1, "bird,2,ape,1,0")
        .face(2, "bird,2,mammal,1,0")
        .face(3, "bird,3,ape,1,3")
        .face(4, "bird,3,sea,3,0")
        .face(5, "mammal,1,sea,2,2")
        .face(6, "bird,1,reptile,1,4")
        .face(7, "bird,1,sea,1,1")
        .zoo(0, "1@0,1,0#1 2@0,2,0#2")
        .zoo(1, "3@0,1,0#9")
        .zoo(2, "4@0,1,0#5 5@0,2,0#6")
        .zoo(3, "6@0,1,0#3")
        .with("year", json!(3))
        .with("zoos/0/years", years())
        .with("zoos/1/years", years())
        .with("zoos/2/years", years())
        .with("zoos/3/years", years())
        .row(&[10, 11, 12, 7, 8], 3)
        .auctions(13)
        .placing(2)
        .load()
}

fn years() -> serde_json::Value {
    json!(vec![json!({ "visitors": 1, "trees": 0, "benches": 0 }); 2])
}

#[test]
fn section_5_1_e3_birds() {
    let mut game = auction_14();
    assert_eq!(visitors(&game, "bird"), [2, 1, 0, 0]);
    // The bird half next to the three stars.
    place(&mut game, "-1,1,2");
    assert_eq!(value(&game, REINER, "bird"), 4);
    assert_eq!(visitors(&game, "bird"), [1, 0, 2, 0]);
}

#[test]
fn e4_bushes() {
    let mut game = auction_14();
    assert_eq!(trees(&game), [0, 1, 0, 2]);
    place(&mut game, "-1,1,2");
    assert_eq!((zoo(&game, REINER).bushes, zoo(&game, WOLFGANG).bushes), (3, 4));
    assert_eq!(trees(&game), [0, 0, 1, 2]);
}

#[test]
fn e5_sea_animals_that_do_not_touch_change_nothing() {
    let mut game = auction_14();
    let sea = |game: &Mio| {
        let of = zoo(game, REINER).families.iter().find(|of| of.family.name() == "sea").cloned();
        of.map(|of| (of.value, of.auction))
    };
    assert_eq!(sea(&game), Some((5, 6)));
    let before = visitors(&game, "sea");
    place(&mut game, "-1,1,2");
    assert_eq!((sea(&game), visitors(&game, "sea")), (Some((5, 6)), before));
}

#[test]
fn e11_r12_an_only_owner_has_one_visitor() {
    let base = || spot(2).face(1, "reptile,3,ape,1,0").face(2, "reptile,3,ape,1,0").face(3, "reptile,1,sea,1,0");
    let alone = base().zoo(0, "1@0,1,0 2@0,2,0").row(&[3], 0).placing(1);
    let mut game = alone.load();
    assert_eq!((value(&game, ALAN, "reptile"), visitors(&game, "reptile")), (6, vec![1, 0]));
    place(&mut game, "0,1,0");
    assert_eq!(visitors(&game, "reptile"), [2, 1]);
    // R12: also with two enclosures of one player.
    let two = base().zoo(0, "1@0,1,0 2@1,2,2").row(&[9], 0).load();
    assert_eq!(visitors(&two, "reptile"), [1, 0]);
}

#[test]
fn e12_r11_a_new_enclosure_refreshes_the_old_one() {
    let mut game = spot(2)
        .face(1, "bird,3,ape,1,0")
        .face(2, "bird,3,ape,1,0")
        .face(3, "ape,1,bird,3,0")
        .zoo(0, "1@0,1,0#10")
        .zoo(1, "2@0,1,0#8")
        .row(&[3], 0)
        .auctions(11)
        .placing(1)
        .load();
    assert_eq!(visitors(&game, "bird"), [2, 1]);
    place(&mut game, "0,2,0");
    // The new birds on (1, 2) do not touch those on (0, 1).
    assert_eq!(value(&game, 1, "bird"), 3);
    assert_eq!(visitors(&game, "bird"), [1, 2]);
}

#[test]
fn e19_three_are_tied() {
    let game = spot(3)
        .face(1, "bird,2,ape,1,1")
        .face(2, "bird,2,ape,1,1")
        .face(3, "bird,2,ape,1,4")
        .face(4, "bird,2,ape,1,1")
        .face(5, "bird,2,ape,1,0")
        .face(6, "bird,2,ape,1,2")
        .zoo(0, "1@0,1,0#2 2@0,2,0#4")
        .zoo(1, "3@0,1,0#6 4@0,2,0#7")
        .zoo(2, "5@0,1,0#8 6@0,2,0#9")
        .row(&[9], 0)
        .load();
    assert_eq!(visitors(&game, "bird"), [0, 1, 2]);
    assert_eq!((zoo(&game, 0).bushes, zoo(&game, 1).bushes, zoo(&game, 2).bushes), (2, 5, 2));
    assert_eq!(trees(&game), [0, 2, 1]);
}

#[test]
fn r13_an_only_owner_of_bushes_has_one_tree() {
    let game = spot(3).face(1, "bird,2,ape,1,9").zoo(1, "1@0,1,0").row(&[9], 0).load();
    assert_eq!(trees(&game), [0, 1, 0]);
}

#[test]
fn r25_a_family_has_three_visitors_or_one_or_none() {
    let mut luck = kernel::QuickLuck::new(25, 0);
    let mut sums = std::collections::BTreeSet::new();
    for _ in 0..40 {
        let mut game = crate::spots::fresh(4, &json!({}));
        while game.decision() != mio::Phase::Over {
            testkit::random_turn(&mut game, &mut luck, &mut Vec::new());
            let of_family = |family: &str| visitors(&game, family).iter().map(|&of| u32::from(of)).sum::<u32>();
            let families = ["ape", "mammal", "bird", "reptile", "sea"].map(of_family);
            assert!(families.iter().all(|sum| [0, 1, 3].contains(sum)), "{families:?}");
            sums.insert(families.iter().sum::<u32>());
        }
    }
    assert!(!sums.contains(&14) && sums.contains(&13) && sums.contains(&15), "{sums:?}");
}

/// Player 0 has separate birds 5 and 4, player 1 birds of this value from this auction.
fn two(same_player_second: bool, other: &str) -> Mio {
    let spot = spot(2)
        .with("same_player_second", json!(same_player_second))
        .face(1, "bird,3,ape,1,0")
        .face(2, "bird,2,ape,1,0")
        .face(3, "ape,1,sea,1,0")
        .face(4, "bird,3,ape,1,0")
        .face(5, "bird,1,ape,1,0")
        .face(6, "bird,3,sea,1,0")
        .face(7, "bird,1,sea,1,0")
        .zoo(0, "1@0,1,0#1 2@0,2,0#2 3@0,3,0#3 4@0,4,0#6 5@0,5,0#7");
    spot.zoo(1, other).row(&[9], 0).auctions(12).load()
}

#[test]
fn e21_r26_the_second_enclosure_of_the_first() {
    assert_eq!(visitors(&two(true, "6@0,1,0#4"), "bird"), [3, 0]);
    assert_eq!(visitors(&two(false, "6@0,1,0#4"), "bird"), [2, 1]);
    assert_eq!(visitors(&two(true, "6@0,1,0#8 7@0,2,0#9"), "bird"), [2, 1], "four, and newer");
    assert_eq!(visitors(&two(true, "6@0,1,0#4 7@0,2,0#5"), "bird"), [3, 0], "four, and older");
    assert_eq!(visitors(&two(true, ""), "bird"), [1, 0], "an only owner");
    // R26: a house rule of two.
    for seats in [3, 4] {
        let options: mio::Options =
            kernel::Facts::read_options(&<Mio as kernel::Game>::FACTS, &json!({ "same_player_second": true })).unwrap();
        assert!(kernel::Match::<Mio>::new(options, seats).is_err());
    }
}

#[test]
fn r30_the_view_says_where_the_visitors_stand() {
    let game = auction_14();
    let birds = zoo(&game, ALAN).families.iter().find(|of| of.family.name() == "bird").cloned().unwrap();
    let cells: Vec<_> = birds.cells.iter().map(|cell| (cell.x, cell.y)).collect();
    assert_eq!((cells, birds.visitors), (vec![(0, 1), (0, 2)], 2));
}
