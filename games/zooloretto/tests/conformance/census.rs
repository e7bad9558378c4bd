//! What there must be of everything.

use std::collections::BTreeMap;

use kernel::{Game, Viewer};
use zooloretto::{Colour, Face, Jungle, Kind, Species, Stall, Tile, View, Zooloretto};

/// How many of each tile; none are not mentioned.
pub(super) type Counts = BTreeMap<Tile, u32>;

/// §1.2, §1.3: what is missing of the box: it must have left the game. Who has bred is told from who has not by the number of
/// births, because each has one father and one mother (§4.2).
pub(super) fn missing(view: &View) -> Counts {
    let there = tiles(view);
    let count = |tile: Tile| there.get(&tile).copied().unwrap_or(0);
    let mut missing = Counts::new();
    let mut note = |tile: Tile, all: u32, there: u32| {
        let less =
            all.checked_sub(there).unwrap_or_else(|| panic!("there are {there} of {tile}, of {all} in the game"));
        if less > 0 {
            missing.insert(tile, less);
        }
        less
    };
    for species in Species::ALL {
        let out = view.removed.is_some_and(|removed| removed.contains(species));
        let [plain, breeders, babies] = match (out, view.xxl) {
            (true, _) => [0; 3],
            (false, false) => [7, 2, 2],
            // R30.
            (false, true) => [11, 3, 3],
        };
        let unborn = view.babies.iter().find(|of| of.species == species).map_or(0, |of| u32::from(of.count));
        assert!(unborn <= babies, "{species:?}");
        let births = babies - unborn;
        let tile = |kind: Kind| Tile::animal(species, kind);
        note(tile(Kind::Plain), plain, count(tile(Kind::Plain)));
        note(tile(Kind::Baby), births, count(tile(Kind::Baby)));
        for (bred, not_yet) in [(tile(Kind::Father), tile(Kind::Male)), (tile(Kind::Mother), tile(Kind::Female))] {
            let gone = note(bred, births, count(bred));
            note(not_yet, breeders, count(not_yet) + count(bred) + gone);
        }
    }
    for stall in Stall::ALL {
        let there = view.xxl || stall != Stall::Lemonade;
        note(Tile::stall(stall), if there { 3 } else { 0 }, count(Tile::stall(stall)));
    }
    for jungle in Jungle::ALL {
        let out = !view.exotic || view.removed_jungle.is_some_and(|removed| removed.contains(jungle));
        note(Tile::jungle(jungle), if out { 0 } else { 2 }, count(Tile::jungle(jungle)));
    }
    note(Tile::COIN, if view.xxl { 42 + 15 } else { 30 + 12 }, count(Tile::COIN));
    missing
}

/// The tiles that are unseen, on a truck, in a zoo or just drawn, and the coins that are money.
fn tiles(view: &View) -> Counts {
    let mut there = Counts::new();
    let mut note = |tile: Tile, count: u8| *there.entry(tile).or_default() += u32::from(count);
    view.stack.tiles.iter().for_each(|counted| note(counted.tile, counted.count));
    view.trucks.iter().flat_map(|truck| &truck.tiles).for_each(|&tile| note(tile, 1));
    view.drawn.into_iter().for_each(|tile| note(tile, 1));
    note(Tile::COIN, view.bank);
    for zoo in &view.zoos {
        note(Tile::COIN, zoo.coins);
        let jungle = zoo.jungle.iter().flat_map(|jungle| &jungle.animals);
        zoo.barn.iter().chain(jungle).for_each(|counted| note(counted.tile, counted.count));
        for enclosure in &zoo.enclosures {
            enclosure.animals.iter().for_each(|counted| note(counted.tile, counted.count));
            enclosure.stalls.iter().for_each(|&tile| note(tile, 1));
        }
    }
    there
}

/// What must hold of a state without knowing what was discarded: nothing is there more often than in the box.
pub(super) fn census(game: &Zooloretto) {
    let view = game.view(Viewer::Spectator);
    let coins = missing(&view).get(&Tile::COIN).copied().unwrap_or(0);
    // Every truck is unloaded where there are as many as players, so that no coin ever leaves the game.
    assert!(coins == 0 || game.seats() == 2, "{coins} coins are lost");
    for zoo in &view.zoos {
        assert!(zoo.barn.iter().all(|counted| !matches!(counted.tile.face(), Face::Coin)));
        for enclosure in &zoo.enclosures {
            let animals: u8 = enclosure.animals.iter().map(|counted| counted.count).sum();
            assert_eq!(animals + enclosure.free, enclosure.spaces);
            assert_eq!(animals > 0, enclosure.species.is_some());
            assert!(enclosure.stalls.len() <= enclosure.stall_spaces.into());
        }
        if let Some(jungle) = &zoo.jungle {
            // R36, R47.
            let animals: u8 = jungle.animals.iter().map(|counted| counted.count).sum();
            assert_eq!((jungle.spaces, animals + jungle.free), (5, 5));
            assert!(jungle.animals.len() <= 3 && jungle.animals.iter().all(|counted| is_jungle(counted.tile)));
        }
    }
    check_visitors(&view);
    check_donations(&view);
}

fn is_jungle(tile: Tile) -> bool {
    matches!(tile.face(), Face::Jungle(_))
}

/// §1.4: of each colour eight visitors are in the zoos and in the reserve, and one bonus token is in the middle or with somebody.
fn check_visitors(view: &View) {
    let played = Colour::ALL.into_iter().filter(|&colour| view.exotic && (view.xxl || colour != Colour::Yellow));
    let played: Vec<Colour> = played.collect();
    assert!(view.colours.iter().map(|seen| seen.colour).eq(played.iter().copied()));
    for seen in &view.colours {
        let of_zoos = view.zoos.iter().flat_map(|zoo| &zoo.visitors).filter(|visitors| visitors.colour == seen.colour);
        let in_zoos: u8 = of_zoos.flat_map(|visitors| visitors.points).sum();
        assert_eq!(in_zoos + seen.reserve, 8, "{:?} visitors", seen.colour);
        let owners = view.zoos.iter().filter(|zoo| zoo.tokens.contains(&seen.colour)).count();
        assert_eq!(owners + usize::from(seen.token), 1, "the {:?} token", seen.colour);
    }
    let tokens: usize = view.zoos.iter().map(|zoo| zoo.tokens.len()).sum();
    assert_eq!(tokens, view.colours.iter().filter(|seen| !seen.token).count());
}

/// §1.4: ten donation tokens are on the stack, where they never rise, and with those who donated, who did so twice at most.
fn check_donations(view: &View) {
    assert!(view.donations.is_sorted_by(|one, next| one >= next), "{:?}", view.donations);
    let mut all = view.donations.clone();
    for zoo in &view.zoos {
        assert!(zoo.donated.len() <= 2);
        all.extend(&zoo.donated);
    }
    all.sort_unstable_by(|one, other| other.cmp(one));
    let texts: [&[u8]; 2] = [&[6, 6, 6, 5, 5, 5, 4, 4, 4, 4], &[9, 8, 7, 6, 5, 4, 3, 2, 1, 1]];
    assert!(if view.xxl { texts.contains(&&*all) } else { all.is_empty() }, "{all:?}");
}
