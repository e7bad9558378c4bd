//! What bots know of Zooloretto: positions in, choices out.

use bots::eval::zooloretto::{expansions, prospects};
use bots::{Budget, Knowledge as _, Level, Player, Thinker};
use games::zooloretto::{self, Options, Place, Zooloretto};
use kernel::{Game, Luck as _, QuickLuck, Seat, Setup, Silent, Turn, load_match};
use serde_json::{Value, json};

/// The levels that know something of the game.
const KNOWING: [Level; 3] = [Level::Medium, Level::Hard, Level::Expert];

/// What is unseen in the middle of a game.
const MIDDLE: &str = "3P+3E+3A+Z+2Zf+Lm+2Lf+s+k+b+2p+4$";

pub(crate) fn load(position: Value) -> Zooloretto {
    load_match::<Zooloretto>(position).expect("a position").game().clone()
}

fn budget(iterations: u64) -> Budget {
    Budget { iterations: Some(iterations), ..Budget::default() }
}

pub(crate) fn choose(level: Level, game: &Zooloretto, seat: Seat, seed: u64) -> String {
    Player::new(level).think(game, seat, &budget(400), seed).action.to_string()
}

#[track_caller]
pub(crate) fn all_choose(game: &Zooloretto, expected: &str) {
    let Turn::Seat(seat) = game.turn() else { panic!("somebody is to move") };
    for level in KNOWING {
        for seed in 0..5 {
            assert_eq!(choose(level, game, seat, seed), expected, "{level}, seed {seed}");
        }
    }
}

/// What `sensible` leaves of the choices.
pub(crate) fn sensible(game: &Zooloretto) -> Vec<String> {
    let Turn::Seat(seat) = game.turn() else { panic!("somebody is to move") };
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    game.sensible(seat, &mut actions);
    actions.iter().map(ToString::to_string).collect()
}

#[test]
fn the_truck_that_fills_an_enclosure_is_taken() {
    let own = json!({ "coins": 0, "enclosures": { "E4": "4F", "E5": "4Z", "E6": "4L+Lm" }, "stalls": { "E4": "s" } });
    // The others would like it too.
    let other = json!({ "coins": 1, "enclosures": { "E4": "3E", "E5": "Z+Zm", "E6": "2A" } });
    all_choose(
        &load(json!({
            "seats": 3, "removed": ["camel", "kangaroo"], "phase": "turn", "to_move": 0, "stack": MIDDLE,
            "trucks": [{ "tiles": "P+E+A" }, { "tiles": "Z+L+k" }, { "tiles": "F" }],
            "zoos": [own, other, { "coins": 1, "enclosures": { "E4": "L", "E5": "Zm", "E6": "A" } }],
        })),
        "take2",
    );
}

#[test]
fn a_herd_in_the_barn_changes_places_with_a_stray() {
    // The last truck of the game is full: exchange first, then take it.
    let own = json!({ "coins": 1, "enclosures": { "E4": "C", "E5": "5L", "E6": "6Z" }, "barn": "4P" });
    all_choose(
        &load(json!({
            "seats": 3, "removed": ["flamingo", "kangaroo"], "phase": "turn", "to_move": 0, "stack": "3A+2E+s+$",
            "trucks": [{ "taken_by": 1 }, { "taken_by": 2 }, { "tiles": "E+2$" }],
            "zoos": [own, { "coins": 1, "enclosures": { "E4": "3E" } }, { "coins": 1, "enclosures": { "E4": "3A" } }],
        })),
        "swap:E4-P",
    );
}

#[test]
fn an_animal_goes_to_its_own_kind() {
    let game = load(json!({
        "seats": 3, "removed": ["flamingo", "kangaroo"], "phase": "unload", "to_move": 0, "stack": MIDDLE,
        "trucks": [{ "tiles": "Z", "taken_by": 0 }, {}, {}],
        "zoos": [{ "coins": 2, "enclosures": { "E5": "3Z" } }, { "coins": 2 }, { "coins": 2 }],
    }));
    assert!(game.check(Seat(0), &"Z>B".parse().unwrap()).is_ok());
    assert!(!sensible(&game).contains(&"Z>B".to_owned()), "{:?}", sensible(&game));
    all_choose(&game, "Z>E5");
}

#[test]
fn the_last_to_choose_loads_what_fits_where_it_will_be_taken() {
    let own = json!({ "coins": 0, "enclosures": { "E4": "4L", "E5": "3Z", "E6": "6C" } });
    all_choose(
        &load(json!({
            "seats": 2, "removed": ["flamingo", "kangaroo", "elephant"], "phase": "load", "to_move": 0, "drawn": "Z",
            "trucks": [{ "tiles": "Z" }, { "tiles": "P" }, { "taken_by": 1 }],
            "zoos": [own, { "coins": 2 }],
        })),
        ">1",
    );
}

#[test]
fn trucks_that_are_alike_are_thought_about_once() {
    let game = load(json!({
        "seats": 4, "removed": ["flamingo"], "phase": "turn", "to_move": 0,
        "trucks": [{ "tiles": "Z" }, {}, { "tiles": "Z" }, { "tiles": "C" }],
        "zoos": [{ "coins": 2 }, { "coins": 2 }, { "coins": 2 }, { "coins": 2 }],
    }));
    assert_eq!(sensible(&game), ["draw", "take1", "take4"]);
    let game = load(json!({
        "seats": 4, "removed": ["flamingo"], "phase": "load", "to_move": 0, "drawn": "C",
        "trucks": [{ "tiles": "Z" }, {}, { "tiles": "Z" }, {}],
        "zoos": [{ "coins": 2 }, { "coins": 2 }, { "coins": 2 }, { "coins": 2 }],
    }));
    assert_eq!(sensible(&game), [">1", ">2"]);
    // With two seats, empty trucks differ by their slots.
    let game = load(json!({
        "seats": 2, "removed": ["flamingo", "camel", "panda"], "phase": "load", "to_move": 0, "drawn": "Z",
        "zoos": [{ "coins": 2 }, { "coins": 2 }],
    }));
    assert_eq!(sensible(&game), [">1", ">2", ">3"]);
}

#[test]
fn nobody_thinks_of_buying_for_the_own_barn() {
    let game = load(json!({
        "seats": 3, "removed": ["flamingo", "kangaroo"], "phase": "turn", "to_move": 0,
        "trucks": [{ "tiles": "Z" }, {}, {}],
        "zoos": [{ "coins": 9, "enclosures": { "E4": "C", "E5": "L", "E6": "E" } }, { "barn": "2P+s" }, { "coins": 2 }],
    }));
    assert!(game.check(Seat(0), &"buy:P@1>B".parse().unwrap()).is_ok());
    assert!(sensible(&game).iter().all(|action| !(action.starts_with("buy") && action.ends_with(">B"))));
}

#[test]
fn what_is_sensible_is_legal_and_something() {
    let mut luck = QuickLuck::new(6, 0);
    for (game, seat) in positions(Options::default(), 30) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let mut sensible = legal.clone();
        game.sensible(seat, &mut sensible);
        assert!(!sensible.is_empty(), "{game:?}");
        assert!(sensible.iter().all(|action| legal.contains(action)), "{sensible:?} in {game:?}");
        for actions in [&legal, &sensible] {
            let choice = game.by_experience(seat, actions, &mut luck).expect("somebody wrote it down");
            assert!(choice < actions.len());
            assert!(game.playout_choice(seat, actions, &mut luck) < actions.len());
        }
    }
}

#[test]
fn every_level_plays_to_the_end_by_the_rules() {
    play_to_the_end(&Options::default());
}

pub(crate) fn play_to_the_end(options: &Options) {
    for seats in 2..=5 {
        for level in Level::ALL {
            let mut game = match_of(options.clone(), seats);
            let mut luck = QuickLuck::new(u64::from(seats), 0);
            let mut players: Vec<Player<Zooloretto>> = Seat::all(seats).map(|_| Player::new(level)).collect();
            loop {
                match game.turn() {
                    Turn::Seat(seat) => {
                        let thought = players[seat.index()].think(&game, seat, &budget(8), luck.word().into());
                        game.check(seat, &thought.action).unwrap_or_else(|why| panic!("{level}: {why:?} in {game:?}"));
                        game.play(seat, thought.action, &mut Silent);
                    }
                    Turn::Chance => {
                        let draw = game.draw(&mut luck);
                        game.settle(&draw, &mut Silent);
                    }
                    Turn::Together(_) => unreachable!("nobody chooses together"),
                    Turn::Over => break,
                }
            }
        }
    }
}

#[test]
fn a_seed_gives_the_same_thought_with_any_number_of_threads() {
    for (number, (game, seat)) in positions(Options::default(), 1).enumerate().filter(|(number, _)| number % 40 == 0) {
        let think = |threads: usize| {
            let budget = Budget { threads, ..budget(60) };
            Thinker::new(Zooloretto::SETTINGS).think(&game, seat, &budget, number as u64)
        };
        let (once, again, together) = (think(1), think(1), think(2));
        assert_eq!((once.action, once.value), (again.action, again.value), "{game:?}");
        assert_eq!((once.action, once.value), (together.action, together.value), "{game:?}");
    }
}

#[test]
fn chances_are_estimated_when_a_round_begins() {
    let (mut begins, mut goes_on) = (0, 0);
    for (game, _) in positions(Options::default(), 10) {
        match game.estimate() {
            Some(worth) => {
                assert!(game.is_start_of_round());
                assert!(worth.iter().all(|(_, worth)| (0.0..=1.0).contains(worth)), "{worth:?}");
                begins += 1;
            }
            None => goes_on += 1,
        }
    }
    assert!(begins > 100 && goes_on > 1000, "{begins} and {goes_on}");
}

#[test]
fn a_better_zoo_is_worth_more() {
    let worth = |own: Value| {
        let other = json!({ "coins": 2, "enclosures": { "E4": "3C", "E5": "3L" } });
        let game = load(json!({
            "seats": 3, "removed": ["flamingo", "kangaroo"], "phase": "turn", "to_move": 0, "stack": MIDDLE,
            "zoos": [own, other, { "coins": 2, "enclosures": { "E4": "3E", "E5": "3A" } }],
        }));
        game.estimate().expect("a round begins")[Seat(0)]
    };
    let plain = worth(json!({ "coins": 2, "enclosures": { "E5": "4Z" } }));
    let better = [
        json!({ "coins": 2, "enclosures": { "E5": "4Z+Zm" } }),
        json!({ "coins": 4, "enclosures": { "E5": "4Z" } }),
        json!({ "coins": 2, "enclosures": { "E5": "4Z" }, "stalls": { "E4": "s" } }),
        json!({ "coins": 2, "enclosures": { "E5": "4Z", "E6": "3P" } }),
    ];
    for zoo in better {
        assert!(worth(zoo.clone()) > plain, "{zoo}");
    }
    assert!(worth(json!({ "coins": 2, "enclosures": { "E5": "4Z" }, "barn": "P+k" })) < plain);
}

#[test]
fn every_part_of_a_zoo_has_a_name() {
    let count = |parts: &[(&str, usize)]| parts.iter().map(|(_, count)| count).sum::<usize>();
    assert_eq!(count(&prospects::PARTS), prospects::BASE);
    assert_eq!(count(&prospects::PARTS) + count(&expansions::PARTS), expansions::COUNT);
}

#[test]
fn weights_between_two_knots_are_mixed() {
    let weights = prospects::untuned();
    let table = prospects::mixed(&weights);
    for (of_seats, mixed) in weights.iter().zip(&table) {
        for (knot, at) in prospects::KNOTS.into_iter().enumerate() {
            assert_eq!(mixed[usize::from(at)], of_seats[knot]);
        }
        let [low, high, between] = [of_seats[3][1], of_seats[4][1], mixed[13][1]];
        assert!((between - f32::midpoint(low, high)).abs() < 1e-5, "{low} {between} {high}");
    }
}

/// A tile that is unloaded goes to an enclosure more often than not: habits look at the zoo.
#[test]
fn medium_keeps_its_barn_small() {
    let (mut stored, mut placed) = (0, 0);
    for (game, seat) in positions(Options::default(), 10) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let has_choice = legal.iter().any(|action| matches!(action, zooloretto::Action::Unload(_, Place::At(_))));
        if has_choice {
            let choice = game.by_experience(seat, &legal, &mut QuickLuck::new(1, 1)).expect("written down");
            *(match legal[choice] {
                zooloretto::Action::Unload(_, Place::Barn) => &mut stored,
                _ => &mut placed,
            }) += 1;
        }
    }
    assert!(placed > 4 * stored, "{placed} and {stored}");
}

pub(crate) fn match_of(options: Options, seats: u8) -> Zooloretto {
    Zooloretto::new(&Setup { options, seats, rules_version: 1 }).expect("two to five may play")
}

/// Every decision of so many random games of each number of seats.
pub(crate) fn positions(options: Options, games: u64) -> impl Iterator<Item = (Zooloretto, Seat)> {
    (2..=5).flat_map(move |seats| (0..games).map(move |number| (seats, number))).flat_map(move |(seats, number)| {
        let mut game = match_of(options.clone(), seats);
        let mut luck = QuickLuck::new(u64::from(seats), number);
        std::iter::from_fn(move || {
            loop {
                match game.turn() {
                    Turn::Seat(seat) => {
                        let met = game.clone();
                        let mut legal = Vec::new();
                        game.legal(seat, &mut legal);
                        game.play(seat, legal[luck.below(legal.len() as u32) as usize], &mut Silent);
                        return Some((met, seat));
                    }
                    Turn::Chance => {
                        let draw = game.draw(&mut luck);
                        game.settle(&draw, &mut Silent);
                    }
                    Turn::Together(_) | Turn::Over => return None,
                }
            }
        })
    })
}
