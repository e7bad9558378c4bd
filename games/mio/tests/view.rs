//! What the view says beyond the state: what a place brings, what a year would bring. `reference.rs` compares what is
//! foretold of places with what comes about.

use kernel::{Game, Seat, Viewer};
use serde_json::json;

use crate::spots::{legal, spot, view};

#[test]
fn every_legal_place_says_what_it_brings() {
    let game = spot(2).zoo(0, "2@1,2,1 3@1,3,0").row(&[24], 0).placing(0).load();
    let seen = view(&game);
    let mut places: Vec<String> = seen.places.iter().map(|place| place.at.to_string()).collect();
    places.sort();
    assert_eq!(places, legal(&game));
    let place = seen.places.iter().find(|place| place.at.to_string() == "0,1,3").unwrap();
    // E10: a bench, apes of four stars, reptiles of two; nobody else has any of it.
    assert_eq!((place.benches, place.a, place.b), (1, 2, 4));
    assert_eq!((place.visitors.clone(), place.trees.clone()), (vec![1, 0], vec![0, 0]));
    let json = serde_json::to_value(place).unwrap();
    assert_eq!(json["at"], json!("0,1,3"));
}

#[test]
fn places_are_for_the_phase_of_placing() {
    assert!(view(&spot(2).load()).places.is_empty());
    assert!(view(&spot(2).load()).bids.is_empty());
}

#[test]
fn a_zoo_says_what_the_year_would_bring() {
    let game = spot(2)
        .zoo(0, "2@1,2,1 3@1,3,0 24@0,1,3")
        .with("year", json!(2))
        .with("zoos/0/years", json!([{ "visitors": 2, "trees": 1, "benches": 0 }]))
        .with("zoos/1/years", json!([{ "visitors": 0, "trees": 0, "benches": 0 }]))
        .load();
    let zoo = game.view(Viewer::Spectator).zoos.remove(0);
    // Three families alone, a tree and a bench, in year 2.
    assert_eq!((zoo.visitors, zoo.trees, zoo.benches), (3, 1, 1));
    assert_eq!((zoo.income, zoo.coming, zoo.points), (3, 10, Some(3)));
    assert_eq!((zoo.years.len(), zoo.years[0].points), (1, 3));
    assert_eq!(game.standing().scores[Seat(0)], 3, "the year is not over");
}

#[test]
fn with_balance_points_are_hidden_like_the_coins_in_them() {
    let game = spot(2).with("economy", json!("balance")).zoo(0, "2@1,2,1").load();
    let points = |viewer| game.view(viewer).zoos.iter().map(|zoo| zoo.points).collect::<Vec<_>>();
    assert_eq!(points(Viewer::Spectator), [None, None]);
    // Two visitors, a tree and eight coins.
    assert_eq!(points(Viewer::Seat(Seat(0))), [Some(11), None]);
    assert_eq!(game.view(Viewer::Spectator).zoos[0].income, 2);
}

#[test]
fn each_bench_has_a_region_to_stand_in() {
    let regions = |tiles: &str, next: u8| -> Vec<Vec<(i16, i16)>> {
        let seen = view(&spot(2).zoo(0, tiles).row(&[next], 0).load()).zoos.remove(0);
        seen.regions.iter().map(|corners| corners.iter().map(|corner| (corner.x, corner.y)).collect()).collect()
    };
    assert_eq!(regions("", 25), Vec::<Vec<_>>::new());
    // E8: between the start tile and tile 25.
    assert_eq!(regions("25@0,1,0", 1), [[(1, 1)]]);
    // E17: around the empty cell (1, 2), and nothing else.
    let walk = regions("16@2,1,2 24@2,2,3 4@0,3,0 13@0,2,1", 1);
    assert_eq!(walk.len(), 1);
    for corner in [(1, 2), (2, 2), (1, 3), (2, 3)] {
        assert!(walk[0].contains(&corner), "{corner:?} in {walk:?}");
    }
}

#[test]
fn the_set_is_in_the_view_if_it_is_another_one() {
    let text = |game: &mio::Mio| serde_json::to_value(view(game)).unwrap()["tiles"].as_str().unwrap().to_owned();
    assert_eq!(text(&spot(2).load()), "");
    let other = spot(2).face(3, "bird,2,sea,1,7").load();
    assert!(text(&other).contains("\n3,bird,2,sea,1,7,AN-BN-BE-BS-AS-AW"));
}
