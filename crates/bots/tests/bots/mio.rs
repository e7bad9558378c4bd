//! What bots know of O Zoo le Mio: positions in, choices out.

use bots::{Budget, Knowledge as _, Level, Player};
use games::mio::{Action, Built, Mio, Phase};
use kernel::{Choices, Game, QuickLuck, Seat, Setup, Silent, Turn, load_match};
use serde_json::{Value, json};
use testkit::random_turn;

use crate::sensible;

/// The levels that know something of the game.
const KNOWING: [Level; 3] = [Level::Medium, Level::Hard, Level::Expert];

fn fresh(seats: u8, options: &Value) -> Mio {
    let options = Mio::FACTS.read_options(options).expect("options");
    Mio::new(&Setup { options, seats, rules_version: 1 }).expect("two to four may play")
}

/// Plays at random and shows every position with something to decide.
fn each_decision(seats: u8, options: &Value, games: u64, mut each: impl FnMut(&Mio, Seat)) {
    for number in 0..games {
        let mut luck = QuickLuck::new(17, number);
        let mut game = fresh(seats, options);
        while game.turn() != Turn::Over {
            game.turn().seats().iter().for_each(|seat| each(&game, seat));
            random_turn(&mut game, &mut luck, &mut Vec::new());
        }
    }
}

fn choose(level: Level, game: &Mio, seat: Seat, seed: u64) -> Action {
    let budget = Budget { iterations: Some(300), ..Budget::default() };
    Player::new(level).think(game, seat, &budget, seed).action
}

/// Year 5, one tile left: each seat has a tile, and so many coins.
fn last_auction(coins: [u16; 2]) -> Mio {
    let zoo = |tile: u8, at: &str, auction: u8, coins: u16| {
        json!({
            "coins": coins, "tiles": [{ "tile": tile, "at": at, "auction": auction }],
            "years": vec![json!({ "visitors": 2, "trees": 0, "benches": 1 }); 4],
        })
    };
    let position = json!({
        "seats": 2, "phase": "bid", "year": 5, "flags": [0, 1], "row": [2, 3, 4, 5, 6], "sold": 4, "stack": [],
        "zoos": [zoo(16, "1,1,2", 1, coins[0]), zoo(25, "0,1,0", 2, coins[1])],
    });
    load_match::<Mio>(position).expect("a position").game().clone()
}

#[test]
fn what_is_sensible_is_legal_and_something() {
    let variants = [json!({}), json!({ "economy": "balance", "year_length": "three_bush_tiles", "reveal": "single" })];
    for (seats, options) in (2..=4).flat_map(|seats| variants.iter().map(move |options| (seats, options))) {
        let mut luck = QuickLuck::new(6, 0);
        each_decision(seats, options, 10, |game, seat| sensible::is_legal_and_something(game, seat, &mut luck));
    }
}

#[test]
fn nobody_bids_more_than_a_coin_over_the_richest_rival() {
    let mut luck = QuickLuck::new(8, 0);
    each_decision(3, &json!({}), 20, |game, seat| {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        let chosen = actions[game.by_experience(seat, &actions, &mut luck).expect("somebody wrote it down")];
        let rivals = Seat::all(3).filter(|&other| other != seat);
        let richest = rivals.map(|other| game.coins(other)).max().unwrap();
        assert!(!matches!(chosen, Action::Bid(coins) if coins > richest + 1), "{chosen} in {game:?}");
    });
}

#[test]
fn in_the_last_auction_the_richer_seat_takes_the_tile() {
    // Coins are worth nothing afterwards. A bid of 3 would be a tie, which the flag of seat 0 wins.
    let game = last_auction([6, 3]);
    for seed in 0..5 {
        let Action::Bid(coins) = choose(Level::Expert, &game, Seat(0), seed) else { panic!("a bid is due") };
        assert!(coins >= 3, "{coins}, seed {seed}");
    }
}

#[test]
fn a_walk_is_closed_and_apes_are_brought_together() {
    let tile = |tile: u8, at: &str, auction: u8| json!({ "tile": tile, "at": at, "auction": auction });
    let position = json!({
        "seats": 2, "phase": "place", "winner": 0, "bids": [0, 0], "year": 1, "flags": [0, 1],
        "row": [2, 3, 24], "sold": 2, "stack": (4..=25).filter(|&tile| tile != 24).collect::<Vec<u8>>(),
        "zoos": [
            { "coins": 8, "tiles": [tile(2, "1,2,1", 1), tile(3, "1,3,0", 2)] },
            { "coins": 8, "tiles": [] },
        ],
    });
    // Of the positions of the rulebook: E10.
    let game = load_match::<Mio>(position).expect("a position").game().clone();
    for level in KNOWING {
        for seed in 0..3 {
            let chosen = choose(level, &game, Seat(0), seed);
            let Action::Place(at) = chosen else { panic!("a tile is to be placed") };
            let Built { benches, .. } = game.built_with(Seat(0), game.on_offer().unwrap(), at);
            assert_eq!(benches, 1, "{level}: {chosen}");
        }
    }
}

#[test]
fn what_is_foretold_of_a_placement_comes_about() {
    each_decision(2, &json!({}), 10, |game, seat| {
        let (Phase::Place, Some(number)) = (game.decision(), game.on_offer()) else { return };
        game.placements(seat, number, |at| {
            let foretold = game.built_with(seat, number, at);
            assert_eq!(game.survey(seat, number, |survey| survey.built_with(at)), foretold, "{at:?} in {game:?}");
            let mut after = game.clone();
            after.play(seat, Action::Place(at), &mut Silent);
            assert_eq!(after.built(seat), foretold, "{at:?} in {game:?}");
            true
        });
    });
}

#[test]
fn bids_that_come_to_the_same_lead_to_the_same_position() {
    each_decision(2, &json!({}), 4, |game, seat| {
        if game.decision() != Phase::Bid || seat != Seat(0) {
            return;
        }
        let mut met: Vec<(u64, Mio)> = Vec::new();
        for (own, other) in (0..=game.coins(Seat(0))).flat_map(|own| (0..=game.coins(Seat(1))).map(move |c| (own, c))) {
            let mut choices = Choices::NONE;
            choices.set(Seat(0), Some(Action::Bid(own)));
            choices.set(Seat(1), Some(Action::Bid(other)));
            let outcome = game.outcome(&choices).expect("bids have one");
            let mut after = game.clone();
            after.resolve(&choices, &mut Silent);
            let known =
                |game: &Mio| (game.turn(), game.coins(Seat(0)), game.coins(Seat(1)), game.flag_order().to_vec());
            match met.iter().find(|(known, _)| *known == outcome) {
                Some((_, same)) => assert_eq!(known(same), known(&after)),
                None => {
                    assert!(met.iter().all(|(_, other)| known(other) != known(&after)), "{own} and {other}");
                    met.push((outcome, after));
                }
            }
        }
    });
}

#[test]
fn more_points_are_worth_more_when_a_year_begins() {
    let at = |benches: u8| {
        let years = |benches: u8| vec![json!({ "visitors": 1, "trees": 0, "benches": benches }); 2];
        let zoo = |benches: u8| json!({ "coins": 8, "tiles": [], "years": years(benches) });
        let position = json!({
            "seats": 2, "phase": "reveal", "year": 3, "flags": [0, 1], "row": [], "stack": (11..=25).collect::<Vec<u8>>(),
            "zoos": [zoo(benches), zoo(0)],
        });
        let game = load_match::<Mio>(position).expect("a position").game().clone();
        game.estimate().expect("a year begins")[Seat(0)]
    };
    assert!((0.0..1.0).contains(&at(0)) && at(0) < at(1) && at(1) < at(4), "{} {} {}", at(0), at(1), at(4));
}
