//! §2: the grid, legal placements, enclosures and benches.

use kernel::{Game, Seat};
use mio::{Illegal, Mio};
use serde_json::json;

use crate::reference::second::network::Network;
use crate::spots::{check_refused, legal, place, spot, value, zoo};

/// The zoo of seat 0 with these tiles, who places the next one.
fn zoo_of(tiles: &str, next: u8) -> Mio {
    spot(2).zoo(0, tiles).row(&[next], 0).placing(0).load()
}

#[test]
fn section_2_a_tile_is_turned_clockwise_around_half_a() {
    let cells = |text: &str| {
        let at: mio::Placement = text.parse().unwrap();
        at.cells().map(|cell| (cell.x, cell.y))
    };
    assert_eq!(cells("3,5,0"), [(3, 5), (4, 5)]);
    assert_eq!(cells("3,5,1"), [(3, 5), (3, 4)]);
    assert_eq!(cells("3,5,2"), [(3, 5), (2, 5)]);
    assert_eq!(cells("3,5,3"), [(3, 5), (3, 6)]);
    // Tile 10 has its two exits at the bottom of half B and at the left of half A.
    assert_eq!(legal(&zoo_of("", 10)), ["-1,1,0", "0,1,3", "1,1,3"]);
}

#[test]
fn section_2_1_e8_a_walk_is_closed_at_once() {
    let mut game = zoo_of("", 25);
    place(&mut game, "0,1,0");
    assert_eq!(zoo(&game, 0).benches, 1);
    let network = Network::of(&game, 0);
    assert_eq!((network.networks, network.meetings, network.components, network.open), (2, 2, 1, 2));
    let game = zoo_of("25@0,1,0", 16);
    check_refused(&game, "0,2,0", Illegal::GrassMeetsPath { x: 1, y: 2 });
    assert_eq!(legal(&game).len(), 4);
}

#[test]
fn e9_the_first_tile_has_few_places() {
    for (tile, places) in [(1, 6), (10, 3), (12, 6), (16, 4), (25, 6)] {
        assert_eq!(legal(&zoo_of("", tile)).len(), places, "tile {tile}");
    }
}

#[test]
fn section_2_2_section_2_3_e10_r6_r24_a_growing_zoo() {
    let steps = [
        ("2", "1,2,1", 6, 0, "ape 1 mammal 1", 4),
        ("3", "1,3,0", 5, 0, "ape 2 mammal 3", 5),
        ("24", "0,1,3", 7, 1, "ape 4 mammal 3 reptile 2", 5),
        ("12", "2,2,0", 8, 2, "ape 4 mammal 3 reptile 3 sea 3", 5),
        ("6", "3,0,3", 14, 2, "ape 4 mammal 3 bird 2 reptile 3 sea 3", 7),
        ("10", "4,3,1", 11, 2, "ape 4 mammal 3 bird 2 reptile 3 sea 6", 7),
    ];
    let mut built = String::new();
    for (tile, at, places, benches, families, open) in steps {
        let mut game = zoo_of(&built, tile.parse().unwrap());
        assert_eq!(legal(&game).len(), places, "tile {tile}");
        place(&mut game, at);
        built = format!("{built} {tile}@{at}");
        let zoo = zoo(&game, 0);
        let best: Vec<_> = zoo.families.iter().map(|of| format!("{} {}", of.family.name(), of.value)).collect();
        assert_eq!((zoo.benches, best.join(" ")), (benches, families.to_owned()), "tile {tile}");
        let network = Network::of(&game, 0);
        assert_eq!(network.open, open, "tile {tile}");
        if tile == "12" {
            // R24: the second network of the tile is a component of its own.
            assert_eq!((network.networks, network.meetings, network.components), (6, 6, 2));
        }
        if tile == "10" {
            assert_eq!((zoo.bushes, zoo.income), (7, 6));
        }
    }
}

#[test]
fn e17_a_walk_around_empty_ground() {
    let tiles = "16@2,1,2 24@2,2,3 4@0,3,0";
    let mut game = zoo_of(tiles, 13);
    let network = Network::of(&game, 0);
    assert_eq!((network.networks, network.meetings, zoo(&game, 0).benches), (4, 3, 0));
    place(&mut game, "0,2,1");
    let network = Network::of(&game, 0);
    assert_eq!((network.networks, network.meetings, network.components, network.open), (5, 5, 1, 7));
    assert_eq!(zoo(&game, 0).benches, 1);
    // Nothing was built on (1, 2).
    let game = zoo_of(&format!("{tiles} 13@0,2,1"), 5);
    assert_ne!(game.check(Seat(0), &"1,2,0".parse().unwrap()), Err(Illegal::Occupied { x: 1, y: 2 }));
}

#[test]
fn e18_r8_beside_the_house() {
    let game = zoo_of("1@1,1,0", 13);
    let network = Network::of(&game, 0);
    assert_eq!((network.networks, network.meetings, network.open), (2, 1, 4));
    assert_eq!(legal(&game).len(), 5);
    // R8: grass beside the start tile and the house.
    assert!(legal(&game).contains(&"2,-1,3".to_owned()));
    check_refused(&game, "2,0,1", Illegal::FacesHouse);
    check_refused(&zoo_of("1@1,1,0", 18), "2,-1,3", Illegal::PathMeetsGrass { x: 2, y: 0 });
}

#[test]
fn r5_edges_agree_both_ways() {
    let game = zoo_of("25@0,1,0", 16);
    // The path of tile 25 would end at grass, and the path of tile 16 too.
    check_refused(&game, "0,2,0", Illegal::GrassMeetsPath { x: 1, y: 2 });
    let game = zoo_of("", 10);
    check_refused(&game, "0,1,0", Illegal::GrassMeetsPath { x: 0, y: 1 });
    check_refused(&zoo_of("", 15), "2,0,0", Illegal::PathMeetsGrass { x: 2, y: 0 });
}

#[test]
fn r6_one_path_to_any_tile_is_enough() {
    // Tile 6 hangs on the second network of tile 12, from which no path leads to the entrance.
    let game = zoo_of("2@1,2,1 3@1,3,0 24@0,1,3 12@2,2,0", 6);
    assert_eq!(game.check(Seat(0), &"3,0,3".parse().unwrap()), Ok(()));
    check_refused(&game, "20,20,0", Illegal::NotConnected);
}

#[test]
fn r7_there_is_one_exit_in_the_middle_of_each_edge() {
    assert_eq!(mio::EXITS.len(), 6);
    // Above tile 25, tile 1 may lie flush, offset by half a tile, or upright.
    let places = legal(&zoo_of("25@0,1,0", 1));
    for place in ["0,2,0", "1,2,0"] {
        assert!(places.contains(&place.to_owned()), "{place} in {places:?}");
    }
    assert!(places.iter().any(|place| place.ends_with(",1") || place.ends_with(",3")), "{places:?}");
}

#[test]
fn r9_the_start_tile_has_two_exits_that_are_joined() {
    let start = mio::TileSet::printed().start();
    assert_eq!((start.exits().count(), start.networks()), (2, 1));
    // Nothing is built on it, and nobody lives there.
    let game = zoo_of("", 25);
    check_refused(&game, "0,0,0", Illegal::Occupied { x: 0, y: 0 });
    assert_eq!((zoo(&game, 0).families.len(), zoo(&game, 0).income), (0, 0));
}

#[test]
fn r10_a_tile_that_fits_nowhere_leaves_the_game() {
    // A dead end: both exits of the start tile are closed by a tile without further exits.
    let rows = crate::spots::table(&Default::default())
        .replace("25,ape,1,mammal,1,0,AN-BN-BE-BS-AS-AW", "25,ape,1,mammal,1,2,BS-AS");
    let closed = spot(2).with("tiles", json!(rows)).zoo(0, "25@0,1,0").row(&[3, 4], 0).auctions(1);
    let mut game = closed.load();
    let events = crate::spots::bid(&mut game, &[5, 2]);
    let told: Vec<_> = events.iter().map(|event| serde_json::to_value(event).unwrap()["event"].clone()).collect();
    assert_eq!(told, ["bid", "bid", "won", "no_place"]);
    // The bid is paid, the next tile is on offer, and the auction counts.
    assert_eq!((game.coins(Seat(0)), game.phase(), game.on_offer().unwrap().get()), (3, "bid", 4));
    let view = crate::spots::view(&game);
    assert_eq!((view.auctions, view.gone.len(), view.zoos[0].tiles.len()), (2, 1, 1));
    // A tile that fits must be placed: there is nothing else to choose.
    crate::spots::bid(&mut game, &[0, 1]);
    assert!(legal(&game).iter().all(|text| text.contains(',')));
}

#[test]
fn e6_corners_do_not_connect() {
    let base = || spot(2).face(1, "reptile,3,ape,1,0").face(2, "bird,1,reptile,2,0").face(3, "reptile,3,sea,1,0");
    // Reptiles on (0, 1) and (1, 2), and on (0, 1) and (0, 2).
    let corner = base().zoo(0, "1@0,1,0 2@0,2,0").row(&[9], 0).load();
    assert_eq!(value(&corner, 0, "reptile"), 3);
    let side = base().zoo(0, "1@0,1,0 3@0,2,0").row(&[9], 0).load();
    assert_eq!(value(&side, 0, "reptile"), 6);
}
