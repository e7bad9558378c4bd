//! What bots know of Wonderzoo: positions in, choices out.

use bots::{Budget, Knowledge as _, Level, Player};
use games::wonderzoo::{Action, Phase, Wonderzoo};
use kernel::{BySeat, Game, QuickLuck, Seat, Setup, Silent, Turn, load_match};
use serde_json::{Value, json};
use testkit::random_turn;

use crate::sensible;

/// The levels that look ahead.
const SEARCHING: [Level; 2] = [Level::Hard, Level::Expert];

fn fresh(seats: u8, options: &Value) -> Wonderzoo {
    let options = Wonderzoo::FACTS.read_options(options).expect("options");
    Wonderzoo::new(&Setup { options, seats, rules_version: 1 }).expect("two to four may play")
}

/// Plays at random and shows every position.
fn each_position(seats: u8, options: &Value, games: u64, mut each: impl FnMut(&Wonderzoo)) {
    for number in 0..games {
        let mut luck = QuickLuck::new(17, number);
        let mut game = fresh(seats, options);
        while game.turn() != Turn::Over {
            each(&game);
            random_turn(&mut game, &mut luck, &mut Vec::new());
        }
    }
}

fn choose(level: Level, game: &Wonderzoo, seed: u64) -> Action {
    let budget = Budget { iterations: Some(300), ..Budget::default() };
    Player::new(level).think(game, Seat(0), &budget, seed).action
}

/// What a bot may choose after a thought, as text.
fn sensible(game: &Wonderzoo) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(Seat(0), &mut actions);
    game.sensible(Seat(0), &mut actions);
    actions.iter().map(Action::to_string).collect()
}

/// Seat 0 has the zoo of the first worked example (a path from c3 to c6, grass and water on both sides of its upper half,
/// water around its lower end), and just placed `hand`; seat 1 has an entrance. `changes` are put over that.
fn example(hand: &str, visitors: &Value, changes: &Value) -> Wonderzoo {
    let tile = |tile: &str, at: &str| json!({ "tile": tile, "at": at });
    let mut tiles = vec![tile("P04", "c3/1"), tile("G05", "a3/0"), tile("W05", "d3/0"), tile("W12", "b5/0")];
    let mut known: Vec<&str> = vec!["P04", "G05", "W05", "W12", "G01", "P01"];
    if hand != "W12" {
        tiles.push(tile(hand, "f1/1"));
        known.push(hand);
    }
    let numbered = [('G', 15), ('V', 15), ('W', 15), ('P', 20)].into_iter();
    let all = numbered.flat_map(|(kind, count)| (1..=count).map(move |number| format!("{kind}{number:02}")));
    let bag: Vec<String> = all.filter(|name| !known.contains(&name.as_str())).collect();
    let standing = visitors.as_object().expect("visitors").len() as u64;
    let in_hand = changes["visitors_in_hand"].as_array().map_or(0, Vec::len) as u64;
    let mut position = json!({
        "seats": 2, "phase": "icon", "round": 6, "bus": 0, "bus_taken": false, "turn": 0, "waiting": [1],
        "display": ["G01", "P01"], "bag": bag, "hand": hand,
        "visitor_bag": { "red": 10 - standing - in_hand.min(1), "blue": 10 - in_hand.saturating_sub(1), "yellow": 10, "green": 10 },
        "zoos": [
            { "entrance": "b1/0", "out": false, "passed": false, "tiles": tiles, "visitors": visitors },
            { "entrance": "b1/0", "out": false, "passed": false, "tiles": [], "visitors": {} },
        ],
    });
    for (name, value) in changes.as_object().expect("changes") {
        position[name] = value.clone();
    }
    load_match::<Wonderzoo>(position).expect("a position").game().clone()
}

#[test]
fn what_is_sensible_is_legal_and_something() {
    let variants = [
        json!({}),
        json!({ "scoring": "expert", "difficulty": "hard", "stuck": "pass" }),
        json!({ "adjacency_scoring": "tile", "entrance_visitors": false, "first_bus": "random" }),
    ];
    for (seats, options) in (2..=4).flat_map(|seats| variants.iter().map(move |options| (seats, options))) {
        let mut luck = QuickLuck::new(6, 0);
        each_position(seats, options, 3, |game| {
            let Turn::Seat(seat) = game.turn() else { return };
            sensible::is_legal_and_something(game, seat, &mut luck);
        });
    }
}

/// What a position is worth, at a glance and with care.
fn estimates(game: &Wonderzoo) -> [Option<BySeat<f64>>; 2] {
    let mut foresight = Wonderzoo::foresight().expect("somebody wrote it");
    [game.estimate(), foresight.estimate(game)]
}

#[test]
fn chances_are_known_when_a_round_is_about_to_begin() {
    let hard = json!({ "scoring": "expert", "difficulty": "hard" });
    for options in [json!({}), hard, json!({ "adjacency_scoring": "tile", "stuck": "pass" })] {
        each_position(3, &options, 5, |game| {
            for estimate in estimates(game) {
                assert_eq!(estimate.is_some(), game.decision() == Phase::Refill);
                for (_, worth) in estimate.iter().flat_map(BySeat::iter) {
                    assert!((0.0..=1.0).contains(worth), "{estimate:?} in {game:?}");
                }
            }
        });
    }
}

#[test]
fn what_is_remembered_of_zoos_changes_no_estimate() {
    let mut foresight = Wonderzoo::foresight().expect("somebody wrote it");
    each_position(2, &json!({ "scoring": "expert" }), 3, |game| {
        assert_eq!(foresight.estimate(game), estimates(game)[1], "{game:?}");
    });
}

#[test]
fn visitors_are_always_drawn_and_the_bus_is_always_taken() {
    // Water I with a draw, water T with two, grass S with the bus.
    for hand in ["W01", "W06", "G09"] {
        assert_eq!(sensible(&example(hand, &json!({}), &json!({}))), ["use"], "{hand}");
    }
    // A swap may make things worse.
    assert_eq!(sensible(&example("W15", &json!({}), &json!({}))), ["use", "skip"]);
}

#[test]
fn a_visitor_stands_where_it_sees_most() {
    let game = example("W01", &json!({}), &json!({ "phase": "visitor", "visitors_in_hand": ["red"] }));
    for level in SEARCHING {
        for seed in 0..3 {
            let chosen = choose(level, &game, seed);
            assert_eq!(game.points_of(&game.zoo_after(Seat(0), chosen)), 2, "{level}: {chosen}");
        }
    }
}

#[test]
fn in_the_basic_game_colours_are_all_one() {
    let hand = json!({ "phase": "visitor", "visitors_in_hand": ["red", "blue"] });
    assert!(sensible(&example("W06", &json!({}), &hand)).iter().all(|action| action.starts_with("r@")));
    let mut hand = hand;
    hand["scoring"] = json!("expert");
    let of_both = sensible(&example("W06", &json!({}), &hand));
    assert!(["r@", "b@"].iter().all(|colour| of_both.iter().any(|action| action.starts_with(colour))), "{of_both:?}");
}

#[test]
fn a_visitor_who_sees_nothing_is_moved() {
    let game = example("W07", &json!({ "d1": "red" }), &json!({ "phase": "move", "moves_left": 1 }));
    for level in SEARCHING {
        for seed in 0..3 {
            let chosen = choose(level, &game, seed);
            assert_eq!(game.points_of(&game.zoo_after(Seat(0), chosen)), 2, "{level}: {chosen}");
        }
    }
}

#[test]
fn more_points_are_worth_more_when_a_round_begins() {
    let at = |visitors: Value| {
        let changes = json!({ "phase": "refill", "hand": null, "turn": null, "waiting": [] });
        estimates(&example("W12", &visitors, &changes)).map(|worth| worth.expect("a round begins")[Seat(0)])
    };
    let [none, one, two] = [json!({}), json!({ "c4": "red" }), json!({ "c3": "red", "c4": "red" })].map(at);
    for way in 0..2 {
        assert!(none[way] < one[way] && one[way] < two[way], "{none:?} {one:?} {two:?}");
    }
}

#[test]
fn whoever_counts_uses_an_icon_unless_every_swap_costs_points() {
    for level in [Level::Greedy, Level::Easy] {
        // A draw, a move with somebody to move, the bus, and a swap that need not cost anything.
        for hand in ["W01", "W07", "G09", "W15"] {
            let used = (0..32).filter(|&seed| {
                choose(level, &example(hand, &json!({ "d1": "red" }), &json!({})), seed) == Action::Use
            });
            // Whoever overlooks half of two choices takes the other one now and then.
            let least = if level == Level::Greedy { 32 } else { 20 };
            assert!(used.count() >= least, "{level} and {hand}");
        }
    }
}

/// The points of both seats after a game.
fn game_of(levels: [Level; 2], number: u64) -> [i32; 2] {
    let mut game = fresh(2, &json!({}));
    let mut luck = QuickLuck::new(23, number);
    let mut players = levels.map(Player::new);
    for decision in 0.. {
        match game.turn() {
            Turn::Seat(seat) => {
                let player = &mut players[seat.index()];
                let seed = number << 32 | decision;
                let action = player.think(&game, seat, &Budget::default(), seed).action;
                game.play(seat, action, &mut Silent);
            }
            Turn::Chance => {
                let draw = game.draw(&mut luck);
                game.settle(&draw, &mut Silent);
            }
            Turn::Together(_) | Turn::Over => break,
        }
    }
    [0, 1].map(|seat| game.points(Seat(seat)))
}

/// A child that counts every choice, but does not look ahead, is `greedy`.
#[test]
fn a_child_who_counts_beats_the_easiest_level() {
    let halves = |number: u64| match number % 2 {
        0 => game_of([Level::Greedy, Level::Easy], number),
        _ => game_of([Level::Easy, Level::Greedy], number),
    };
    let won = (0..100).filter(|&number| {
        let [first, second] = halves(number);
        if number % 2 == 0 { first > second } else { second > first }
    });
    // 69 of 100 on average.
    let won = won.count();
    assert!(won >= 50, "{won} of 100");
}

#[test]
fn the_easiest_level_counts_points_it_can_see() {
    // It overlooks half of the cells, and still finds one of the three best ones more often than somebody who does not count.
    let game = example("W01", &json!({}), &json!({ "phase": "visitor", "visitors_in_hand": ["red"] }));
    let found = (0..64).filter(|&seed| game.points_of(&game.zoo_after(Seat(0), choose(Level::Easy, &game, seed))) == 2);
    // Seven of eight on average, where luck alone finds three of eight.
    assert!(found.count() > 40);
}
