//! What bots know of Zooloretto's expansions: positions in, choices out.

use bots::{Knowledge as _, Level};
use games::zooloretto::{Options, Zooloretto};
use kernel::{QuickLuck, Seat};
use serde_json::{Value, json};

use crate::sensible::is_legal_and_something;
use crate::zooloretto::{all_choose, choose, load, play_to_the_end, positions, sensible};

/// XXL, Exotic, both.
fn combinations() -> [Options; 3] {
    [(true, false), (false, true), (true, true)].map(|(xxl, exotic)| Options { xxl, exotic, ..Options::default() })
}

/// The end of the last round for three: seat 0 is the last to take a truck, and has no money.
fn last_to_take(mut own: Value, mut more: Value) -> Value {
    own["coins"] = json!(0);
    let mut position = json!({
        "seats": 3, "removed": ["flamingo", "kangaroo"], "phase": "turn", "to_move": 0, "stack": "3A+2E+s+$",
        "trucks": [{ "taken_by": 1 }, { "taken_by": 2 }, { "tiles": "E+2$" }],
        "zoos": [own, { "coins": 1, "enclosures": { "E4": "3E" } }, { "coins": 1, "enclosures": { "E4": "3A" } }],
    });
    position.as_object_mut().expect("an object").append(more.as_object_mut().expect("an object"));
    position
}

#[test]
fn in_the_last_round_a_full_enclosure_goes_for_a_better_token() {
    // Five points for six; eight stay eight.
    let own = json!({ "enclosures": { "E4": "4L", "E5": "5Z", "E6": "E" } });
    all_choose(&load(last_to_take(own, json!({ "xxl": true }))), "donate:E4");
    // Twice is enough, and nothing is given away for less than it is worth.
    for (own, donations) in [
        (json!({ "enclosures": { "E4": "4L", "E6": "E" }, "donated": [6, 6] }), "6665554444"),
        (json!({ "enclosures": { "E4": "4L", "E6": "E" } }), "4444444444"),
    ] {
        all_choose(&load(last_to_take(own, json!({ "xxl": true, "donations": donations }))), "take3");
    }
}

/// Everybody has a bit of a zoo, and there is little left that could fill a large enclosure again.
fn late(own: Value, more: Value) -> Value {
    let mut position = last_to_take(own, more);
    position["stack"] = json!("3A+3E+2C+2P+3Z+2L+s+k+b+2p+2$");
    position["trucks"] = json!([{ "tiles": "E" }, { "tiles": "A" }, {}]);
    position
}

#[test]
fn nobody_gives_ten_points_for_four_when_nothing_would_come_back() {
    let own = json!({ "enclosures": { "E4": "2L", "E5": "2Z", "E6": "6C" } });
    let game = load(late(own, json!({ "xxl": true, "donations": "4444444444" })));
    let mut legal = Vec::new();
    kernel::Game::legal(&game, Seat(0), &mut legal);
    assert!(legal.iter().any(|action| action.to_string() == "donate:E6"), "{legal:?}");
    assert!(!sensible(&game).contains(&"donate:E6".to_owned()), "{:?}", sensible(&game));
}

/// Seat 0 has put a jungle animal on its board, and others have the tokens of all colours but green.
fn calling(own: Value, more: Value) -> Zooloretto {
    let zoo = |tokens: Value| json!({ "coins": 1, "visitors": { "green": [2], "blue": [2] }, "tokens": tokens });
    let mut position = json!({
        "seats": 3, "exotic": true, "removed": ["flamingo", "kangaroo"], "jungle_removed": ["anteater", "macaw"],
        "phase": "advance", "to_move": 0, "stack": "3A+3E+2C+2P+3Z+2L+s+k+b+2p+2$",
        "trucks": [{ "tiles": "", "taken_by": 0 }, { "tiles": "E" }, {}],
        "zoos": [own, zoo(json!(["blue", "purple"])), zoo(json!(["red"]))],
    });
    for (name, value) in more.as_object().unwrap() {
        position[name] = value.clone();
    }
    load(position)
}

#[test]
fn the_last_token_is_taken() {
    let own = json!({
        "coins": 1, "jungle": "jb",
        "visitors": { "green": [2, 2, 4], "blue": [2, 4], "purple": [2], "red": [2, 2] },
    });
    all_choose(&calling(own, json!({})), "advance:g4");
}

#[test]
fn a_visitor_does_not_leave_for_nothing() {
    // A stall has called a blue one, and the blue token is gone.
    let own = json!({ "coins": 1, "visitors": { "blue": [5], "red": [2] }, "stalls": { "E4": "k" } });
    let game = calling(own, json!({ "colour": "blue" }));
    assert_eq!(sensible(&game), ["advance:b0"]);
    all_choose(&game, "advance:b0");
}

#[test]
fn the_visitor_steps_back_that_loses_least() {
    // Their owner has the token: the one on the first point would leave.
    let own = json!({ "coins": 1, "visitors": { "green": [1, 3], "red": [2] }, "tokens": ["green"] });
    let turn = json!({
        "phase": "retreat", "turn": 1, "colour": "green",
        "trucks": [{ "tiles": "E" }, { "tiles": "", "taken_by": 1 }, {}],
    });
    let game = calling(own, turn.clone());
    assert_eq!(sensible(&game), ["retreat:g3"]);
    all_choose(&game, "retreat:g3");
    // From the last point one takes the token as soon as from the one before it.
    let own = json!({ "coins": 1, "visitors": { "green": [1, 5], "red": [2] } });
    all_choose(&calling(own, turn), "retreat:g5");
}

/// Seat 0 unloads these.
fn unloading(own: Value, tiles: &str) -> Zooloretto {
    calling(own, json!({ "phase": "unload", "trucks": [{ "tiles": tiles, "taken_by": 0 }, { "tiles": "E" }, {}] }))
}

#[test]
fn a_jungle_animal_lives_on_the_board() {
    let visitors = json!({ "green": [2], "red": [2] });
    for jungle in ["", "jb", "jb+jk", "2jb+2jk"] {
        all_choose(&unloading(json!({ "coins": 1, "jungle": jungle, "visitors": visitors }), "js"), "js>J");
    }
}

#[test]
fn the_third_species_is_not_one_that_waits_in_the_barn_anyway() {
    // The game ends with this truck, and nobody has money: one baboon more in the barn costs nothing, a snake two points.
    let own = json!({ "coins": 0, "jungle": "jb+jk", "barn": "jp", "visitors": { "green": [2], "red": [2] } });
    let trucks = json!([{ "tiles": "js+jp", "taken_by": 0 }, { "taken_by": 1 }, { "taken_by": 2 }]);
    let game = calling(own, json!({ "phase": "unload", "trucks": trucks, "stack": "3A+2E+s+$" }));
    for level in [Level::Hard, Level::Expert] {
        for seed in 0..5 {
            assert_eq!(choose(level, &game, Seat(0), seed), "js>J", "{level}, seed {seed}");
        }
    }
}

#[test]
fn what_is_sensible_is_legal_and_something() {
    let mut luck = QuickLuck::new(6, 0);
    for options in combinations() {
        for (game, seat) in positions(options, 10) {
            is_legal_and_something(&game, seat, &mut luck);
        }
    }
}

#[test]
fn every_level_plays_to_the_end_by_the_rules() {
    combinations().iter().for_each(play_to_the_end);
}

#[test]
fn what_an_expansion_gives_is_worth_something() {
    let worth = |own: Value| {
        let mut position = late(own, json!({ "xxl": true, "exotic": true, "jungle_removed": ["bat", "koala"] }));
        position["trucks"] = json!([]);
        load(position).estimate().expect("a round begins")[Seat(0)]
    };
    let plain = json!({ "enclosures": { "E5": "3Z" }, "visitors": { "green": [2], "red": [4] } });
    let with = |name: &str, value: Value| {
        let mut zoo = plain.clone();
        zoo[name] = value;
        worth(zoo)
    };
    let before = worth(plain.clone());
    let better = [
        ("donated", json!([6])),
        ("visitors", json!({ "green": [2], "red": [4], "blue": [2] })),
        ("visitors", json!({ "green": [2, 2], "red": [4] })),
        ("tokens", json!(["red"])),
    ];
    for (name, value) in better {
        assert!(with(name, value.clone()) > before, "{name}: {value}");
    }
    for (name, value) in [("barn", json!("jv")), ("visitors", json!({ "green": [2] }))] {
        assert!(with(name, value.clone()) < before, "{name}: {value}");
    }
}
