//! What the view says beyond the state, compared with what the rules do.

use aquaretto::{Aquaretto, Options, Tile};
use kernel::{Game, Luck, QuickLuck, Seat, Setup, Turn, Viewer};
use serde_json::json;

use crate::spots::*;

/// What an action begins with, by the name of its kind.
fn kind(action: &str) -> String {
    let word: String = action.chars().take_while(char::is_ascii_lowercase).collect();
    word
}

#[test]
fn a_kind_is_refused_exactly_where_nothing_of_it_is_listed() {
    let (mut refused, mut open) = (0, 0);
    walk(|game| {
        if game.phase() != "turn" {
            return;
        }
        let view = game.view(Viewer::Spectator);
        let listed: Vec<String> = legal(game).iter().map(|action| kind(action)).collect();
        for name in ["draw", "take", "move", "crew", "buy", "discard", "expand"] {
            let is_refused = view.refused.iter().any(|refused| json!(refused.kind) == name);
            assert_eq!(is_refused, !listed.contains(&name.to_owned()), "{name}: {listed:?}");
            if is_refused { refused += 1 } else { open += 1 }
        }
    });
    assert!(refused > 500 && open > 500, "{refused} {open}");
}

#[test]
fn basins_say_where_they_grow_and_what_that_brings() {
    let mut grown = 0;
    walk(|game| {
        if game.phase() != "unload" {
            return;
        }
        let seat = to_move(game);
        let view = game.view(Viewer::Spectator);
        for action in legal(game) {
            let Some((tile, place)) = action.split_once('>').filter(|(_, place)| *place != "D") else { continue };
            let tile: Tile = tile.parse().expect("a tile");
            assert!(view.suits.contains(&tile));
            let zoo = &view.zoos[usize::from(seat)];
            let Some(basin) = zoo.basins.iter().find(|basin| Some(basin.species) == tile.species()) else { continue };
            assert!(basin.open.contains(&place.parse().expect("a square")));
            let mut after = game.clone();
            let events = names(&plays(&mut after, &action));
            let expected = basin.next.map(|bonus| json!(bonus));
            assert_eq!(events.contains(&"grown".to_owned()), expected == Some(json!("coin")), "{action}");
            assert_eq!(events.contains(&"gained".to_owned()), expected == Some(json!("coworker")), "{action}");
            assert_eq!(events.contains(&"born".to_owned()), view.bears.contains(&tile), "{action}");
            grown += 1;
        }
    });
    assert!(grown > 500, "{grown}");
}

#[test]
fn the_view_of_a_zoo() {
    let game = spot(3).zoo(0, "2$ L@1,5 D@0,1 Om@1,6 !1,2 booths1 manager depot=T;Cb").load();
    let view = game.view(Viewer::Spectator);
    let zoo = &view.zoos[0];
    assert_eq!((zoo.cells.len(), zoo.boards.len(), zoo.large_left, zoo.small_left, zoo.basin_cap), (23, 1, 1, 2, 4));
    let at = |row, column| zoo.cells.iter().find(|cell| (cell.row, cell.column) == (row, column)).expect("a cell");
    assert_eq!(at(1, 2).trainer, Some(1));
    assert_eq!(at(1, 6).tile.map(|tile| tile.to_string()).as_deref(), Some("Om"));
    assert_eq!(json!(zoo.depot), json!(["T", "Cb"]));
    assert_eq!(
        json!(zoo.score),
        json!({
            "animals": 2, "cashiers": 2, "keepers": 0, "trainers": { "1,2": 1 }, "depot": -2, "total": 3, "coins": 2
        })
    );
    assert_eq!(view.coworkers, 13);
}

/// Random matches of three, in which there is money.
fn walk(mut look: impl FnMut(&Aquaretto)) {
    for number in 0..12 {
        let options = Options { xxl: number % 2 == 1, ..Options::default() };
        let mut game = Aquaretto::new(&Setup { options, seats: 3, rules_version: 1 }).expect("a setup");
        let mut luck = QuickLuck::new(number, 5);
        while game.turn() != Turn::Over {
            look(&game);
            if game.turn() == Turn::Chance {
                let draw = game.draw(&mut luck);
                game.settle(&draw, &mut Vec::new());
                continue;
            }
            let seat = Seat(to_move(&game));
            let mut actions = Vec::new();
            game.legal(seat, &mut actions);
            // Expansions only now and then, so that there is money for the rest.
            if luck.below(10) > 0 {
                let others = actions.iter().copied().filter(|action| !action.to_string().starts_with("expand"));
                actions = others.collect::<Vec<_>>();
            }
            if actions.is_empty() {
                game.legal(seat, &mut actions);
            }
            game.play(seat, actions[luck.below(actions.len() as u32) as usize], &mut Vec::new());
        }
    }
}
