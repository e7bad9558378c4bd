//! What bots know of Zoff im Zoo: positions in, choices out.

use bots::eval::zoff::manners;
use bots::{Budget, Knowledge as _, Level, Player, Settings, Thinker};
use games::zoff::{Action, Card, Cards, Options, Zoff};
use kernel::{Game, QuickLuck, Seat, Setup, Turn, load_match};
use serde_json::{Value, json};
use testkit::random_turn;

use crate::sensible;

/// The levels that know something of the game.
const KNOWING: [Level; 3] = [Level::Medium, Level::Hard, Level::Expert];

fn cards(text: &str) -> Cards {
    text.split('+')
        .filter(|term| !term.is_empty())
        .fold(Cards::NONE, |all, term| all.and(term.parse().unwrap_or_else(|_| panic!("{term:?} are no cards"))))
}

/// Round 2 of four seats, seats 2 and 3 the juniors of 0 and 1, with `more` said of it. What is in no hand and not on the
/// table has been captured by seat 3.
fn position(hands: [&str; 4], table: &str, more: &Value) -> Zoff {
    let placed = hands.iter().map(|hand| cards(hand)).fold(cards(table), Cards::and);
    let whole = Card::ALL.into_iter().fold(Cards::NONE, |all, card| all.and(Cards::of(card, card.copies(4))));
    let captured = whole.without(placed);
    let pile = json!({
        "cards": captured.len(), "lions": captured.count(Card::Lion), "hedgehogs": captured.count(Card::Hedgehog)
    });
    let nothing = json!({ "cards": 0, "lions": 0, "hedgehogs": 0 });
    let out: Vec<usize> = (0..4).filter(|&seat| hands[seat].is_empty()).collect();
    let mut json = json!({
        "seats": 4, "round": 2, "dealer": 0, "places": [0, 1, 2, 3], "totals": [4, 3, 2, 0], "first_dealer": 3,
        "hands": hands.map(cards), "out": out, "captured": [nothing, nothing, nothing, pile],
        "phase": "answer", "table": table, "trick": table,
    });
    for (name, value) in more.as_object().expect("an object") {
        json[name] = value.clone();
    }
    load_match::<Zoff>(json).expect("a position").game().clone()
}

fn choose(level: Level, game: &Zoff, seat: Seat, seed: u64) -> String {
    let budget = Budget { iterations: Some(300), ..Budget::default() };
    Player::new(level).think(game, seat, &budget, seed).action.to_string()
}

#[track_caller]
fn all_choose(game: &Zoff, expected: &str) {
    let Turn::Seat(seat) = game.turn() else { panic!("somebody is to move") };
    for level in KNOWING {
        for seed in 0..5 {
            assert_eq!(choose(level, game, seat, seed), expected, "{level}, seed {seed}");
        }
    }
}

#[test]
fn who_can_go_out_does() {
    all_choose(&position(["2W", "3F+L", "2B+M", "E+C"], "2B", &json!({ "owner": 3, "to_move": 0 })), "2W");
}

#[test]
fn nobody_is_left_with_the_joker_alone() {
    // Two foxes would beat the hedgehogs, and the joker could never be led.
    let game = position(["2F+j", "3S+L", "2B+M", "E+C"], "2H", &json!({ "owner": 3, "to_move": 0 }));
    assert!(game.check(Seat(0), &"2F".parse().unwrap()).is_ok());
    for (level, seed) in KNOWING.into_iter().flat_map(|level| (0..5).map(move |seed| (level, seed))) {
        assert_ne!(choose(level, &game, Seat(0), seed), "2F", "{level}, seed {seed}");
    }
    let lead = json!({ "phase": "lead", "to_move": 0, "table": null });
    all_choose(&position(["2F+j", "3S+L", "2B+M", "E+C"], "", &lead), "2F+j");
}

#[test]
fn the_partner_keeps_a_trick_that_nobody_else_can_take() {
    // All other whales are gone, and nothing else beats a whale.
    let game = position(["2W+L+3M", "3F+L", "3B", "E+C"], "W", &json!({ "owner": 2, "to_move": 0 }));
    assert!(game.unseen(Seat(0)).count(Card::Whale) == 0);
    assert!(game.check(Seat(0), &"2W".parse().unwrap()).is_ok());
    all_choose(&game, "pass");
}

#[test]
fn the_partner_keeps_a_trick_when_all_others_have_passed() {
    let game = position(["3W+L+3M", "3F+L", "3B", "E+C"], "F", &json!({ "owner": 2, "to_move": 1 }));
    assert!(!manners::is_sure_of_partner(&game, Seat(1)), "it is not the partner's");
    let game = position(["3L+2E+3M", "3F", "3B", "E+C"], "F", &json!({ "owner": 1, "to_move": 3 }));
    assert!(!manners::is_sure_of_partner(&game, Seat(3)), "seat 0 has not answered yet");
    let game = position(["3L+2E+3M", "3F", "3B", "E+C+P"], "F", &json!({ "owner": 0, "to_move": 2 }));
    assert!(!manners::is_sure_of_partner(&game, Seat(2)), "seat 3 has not answered yet");
    let game = position(["3L+2E+3M", "3F", "3B+P", ""], "F", &json!({ "owner": 0, "to_move": 2 }));
    assert!(manners::is_sure_of_partner(&game, Seat(2)));
    all_choose(&game, "pass");
}

#[test]
fn the_partner_keeps_a_trick_that_is_too_large_for_the_hands_left() {
    // Three polar bears would beat the foxes, but nobody who is still to answer has three cards.
    let game = position(["3L+2M", "F", "3B", "E"], "3F", &json!({ "owner": 2, "to_move": 0 }));
    assert!(game.on_table().unwrap().0.is_beaten_from(game.unseen(Seat(0))));
    assert!(manners::is_sure_of_partner(&game, Seat(0)));
    all_choose(&game, "pass");
    // Seat 3 is a junior: with a card of seat 1 it has two elephants.
    let game = position(["3B", "E", "3L+2M", "E"], "2F", &json!({ "owner": 0, "to_move": 2 }));
    assert!(!manners::is_sure_of_partner(&game, Seat(2)));
    let game = position(["3B", "", "3L+2M", "E"], "2F", &json!({ "owner": 0, "to_move": 2 }));
    assert!(manners::is_sure_of_partner(&game, Seat(2)), "the senior is out");
}

#[test]
fn going_out_is_worth_beating_the_partner() {
    all_choose(&position(["2W", "3F+L", "3B", "E+C"], "W", &json!({ "owner": 2, "to_move": 0 })), "2W");
}

#[test]
fn a_show_that_puts_the_junior_out_is_completed() {
    let asked = json!({ "phase": "reply", "to_move": 0, "owner": 1, "asked": "H", "shown": ["", "", "H", ""] });
    let game = position(["H+2W+3B", "2W+F", "H", "W"], "2M", &asked);
    assert!(manners::puts_partner_out(&game, Seat(0)));
    all_choose(&game, "+H");
}

#[test]
fn what_is_sensible_is_legal_and_something() {
    let mut luck = QuickLuck::new(6, 0);
    for seats in 3..=7 {
        for _ in 0..40 {
            let mut game = match_of(seats);
            while game.turn() != Turn::Over {
                let seats = game.turn().seats();
                seats.iter().for_each(|seat| sensible::is_legal_and_something(&game, seat, &mut luck));
                random_turn(&mut game, &mut luck, &mut Vec::new());
            }
        }
    }
}

#[test]
fn nothing_hidden_changes_what_is_sensible() {
    let mut luck = QuickLuck::new(7, 0);
    for seats in 3..=7 {
        for _ in 0..40 {
            let mut game = match_of(seats);
            while game.turn() != Turn::Over {
                for seat in game.turn().seats().iter() {
                    let imagined = game.imagine(kernel::Viewer::Seat(seat), &mut luck);
                    let [ours, theirs] = [&game, &imagined].map(|game| {
                        let mut actions = Vec::new();
                        game.legal(seat, &mut actions);
                        game.sensible(seat, &mut actions);
                        let choice = game.by_experience(seat, &actions, &mut QuickLuck::new(1, 1));
                        (actions, choice)
                    });
                    assert_eq!(ours, theirs, "seat {seat} of {game:?}");
                }
                random_turn(&mut game, &mut luck, &mut Vec::new());
            }
        }
    }
}

#[test]
fn before_a_deal_more_points_are_worth_more() {
    let at = |totals: [i32; 4]| {
        let next = json!({
            "phase": "deal", "round": 3, "totals": totals, "hands": ["", "", "", ""], "out": [],
            "table": null, "trick": "", "captured": [],
        });
        position(["", "", "", ""], "", &next).estimate().expect("a round is to be dealt")
    };
    let (level, ahead) = (at([5, 5, 5, 5]), at([9, 5, 5, 5]));
    assert!(level.iter().all(|(_, &worth)| (worth - level[Seat(0)]).abs() < 1e-9));
    assert!(ahead[Seat(0)] > level[Seat(0)] && ahead[Seat(1)] < level[Seat(1)]);
    // The nearer the end, the more the same lead is worth.
    assert!(at([18, 14, 14, 14])[Seat(0)] > ahead[Seat(0)]);
    assert!(ahead.iter().all(|(_, &worth)| (0.0..=1.0).contains(&worth)));
}

#[test]
fn an_informed_search_looks_no_further_than_the_round() {
    // A search that played on would have to deal, and what it is worth would depend on that; here every iteration ends with
    // the same certainty: whatever seat 0 does, seat 1 is last.
    let lead = json!({ "phase": "lead", "to_move": 0, "table": null });
    let game = position(["W+B", "M", "", ""], "", &lead);
    let budget = Budget { iterations: Some(200), ..Budget::default() };
    let plain = Thinker::new(Settings::PLAIN).think(&game, Seat(0), &budget, 1);
    let informed = Thinker::new(Zoff::SETTINGS).think(&game, Seat(0), &budget, 1);
    let spread = |thought: &bots::Thought<Action>| {
        let values: Vec<f64> = thought.candidates.iter().map(bots::Candidate::value).collect();
        values.iter().fold(f64::MIN, |most, &value| most.max(value))
            - values.iter().fold(f64::MAX, |least, &value| least.min(value))
    };
    assert!(spread(&informed) < 1e-9, "{informed:?}");
    assert!(spread(&plain) > 1e-9, "{plain:?}");
}

fn match_of(seats: u8) -> Zoff {
    Zoff::new(&Setup { options: Options::default(), seats, rules_version: 1 }).expect("three to seven may play")
}
