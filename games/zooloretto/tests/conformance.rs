//! What holds for any game at every number of seats and with every option, and the census of this one: no tile, baby
//! or coin is made or lost (§1).

use kernel::{Game, Viewer};
use serde_json::Value;
use testkit::Conformance;
use zooloretto::{Face, Kind, Removed, Species, Stall, Tile, Zooloretto};

#[test]
fn zooloretto_conforms() {
    // A match has hundreds of decisions, and each is looked at from all sides: one of each setup is enough for a run.
    Conformance::<Zooloretto>::new().games(1).setups(few).census(census).run();
}

/// At every number of seats: chance decides everything; the first species are left out and the first seat begins; the last
/// ones, and the last seat.
fn few(seats: u8, options: &Value) -> bool {
    let first = &options["first"];
    match options["removed"].as_array() {
        None => first == "random",
        Some(list) => {
            *first == 0 && list.first().is_none_or(|name| name == "flamingo")
                || *first == seats - 1 && list.last().is_none_or(|name| name == "kangaroo")
        }
    }
}

/// §1.2, §1.3: every tile is unseen, on a truck, in a zoo, just drawn or out of the game, and the coins that are not
/// tiles any more are somebody's or the bank's.
fn census(game: &Zooloretto) {
    let position = game.position();
    let view = game.view(Viewer::Spectator);
    let mut there: Vec<(Tile, u32)> = Tile::all().map(|tile| (tile, 0)).collect();
    let mut note = |tile: Tile, count: u8| {
        there.iter_mut().find(|(known, _)| *known == tile).expect("a tile").1 += u32::from(count);
    };
    view.stack.tiles.iter().for_each(|counted| note(counted.tile, counted.count));
    view.trucks.iter().flat_map(|truck| &truck.tiles).for_each(|&tile| note(tile, 1));
    view.drawn.into_iter().for_each(|tile| note(tile, 1));
    for zoo in &view.zoos {
        zoo.barn.iter().for_each(|counted| note(counted.tile, counted.count));
        for enclosure in &zoo.enclosures {
            enclosure.animals.iter().for_each(|counted| note(counted.tile, counted.count));
            enclosure.stalls.iter().for_each(|&tile| note(tile, 1));
            let animals: u8 = enclosure.animals.iter().map(|counted| counted.count).sum();
            assert_eq!(animals + enclosure.free, enclosure.spaces);
            assert_eq!(animals > 0, enclosure.species.is_some());
            assert!(enclosure.stalls.len() <= enclosure.stall_spaces.into());
        }
    }
    let count = |tile: Tile| there.iter().find(|(known, _)| *known == tile).expect("a tile").1;
    let out = |species: Species| matches!(position.removed, Removed::Given(removed) if removed.contains(species));
    for species in Species::ALL {
        let of = |kind| count(Tile::animal(species, kind));
        let all = if out(species) { [0; 4] } else { [7, 2, 2, 2] };
        assert!(of(Kind::Plain) <= all[0], "{species:?}");
        assert!(of(Kind::Male) + of(Kind::Father) <= all[1], "{species:?}");
        assert!(of(Kind::Female) + of(Kind::Mother) <= all[2], "{species:?}");
        let born = of(Kind::Baby);
        let waiting = view.babies.iter().find(|babies| babies.species == species).map_or(0, |babies| babies.count);
        assert!(born + u32::from(waiting) <= all[3], "{species:?}");
        // One birth, one father and one mother; those who have bred or were born may be gone.
        assert!(of(Kind::Father).max(of(Kind::Mother)) + u32::from(waiting) <= all[3], "{species:?}");
    }
    for stall in Stall::ALL {
        assert!(count(Tile::stall(stall)) <= 3);
    }
    let money: u32 = view.zoos.iter().map(|zoo| u32::from(zoo.coins)).sum::<u32>() + u32::from(view.bank);
    let coin_tiles = count(Tile::COIN);
    assert!((30..=42 - coin_tiles).contains(&money), "{money} coins and {coin_tiles} coin tiles");
    if game.seats() > 2 {
        // Every truck is unloaded, so that no coin ever leaves the game.
        assert_eq!(money + coin_tiles, 42);
    }
    assert!(view.zoos.iter().all(|zoo| zoo.barn.iter().all(|counted| !matches!(counted.tile.face(), Face::Coin))));
}
