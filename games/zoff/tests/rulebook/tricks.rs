//! Examples 11 to 15 and 31 to 33, §5.1, §5.3 and §5.4.

use kernel::{Game, Seat, Turn, Viewer};
use serde_json::json;
use zoff::{Event, Phase};

use crate::spots::*;

fn took(seat: u8, count: u8, lions: u8, hedgehogs: u8) -> Event {
    Event::Took { seat: Seat(seat), count, lions, hedgehogs }
}

#[test]
fn example_11_all_pass() {
    let mut game = spot(&["2F", "2H", "2M"]).load();
    let events = plays(&mut game, "F pass pass");
    assert_eq!(events.last(), Some(&took(0, 1, 0, 0)));
    assert_eq!((to_move(&game), game.phase()), (Seat(0), "lead"));
}

#[test]
fn example_12_passing_is_not_for_good() {
    let mut game = spot(&["2F+E", "L+W", "M+W"]).load();
    plays(&mut game, "F L pass E");
    assert_eq!(to_move(&game), Seat(1));
    plays(&mut game, "pass");
    // R, who passed before, may act.
    check_legal(&game, "pass M");
    let events = play(&mut game, "pass");
    assert_eq!(events.last(), Some(&took(0, 3, 1, 0)));
    assert_eq!((to_move(&game), game.phase()), (Seat(0), "lead"));
}

#[test]
fn r21_example_13_the_trick_of_a_player_who_went_out() {
    let mut game = spot(&["W", "2F", "2M"]).load();
    let events = plays(&mut game, "W pass pass");
    assert_eq!(events[1], Event::Out { seat: Seat(0), place: 1 });
    assert_eq!(events.last(), Some(&took(1, 1, 0, 0)));
    assert_eq!((to_move(&game), game.phase()), (Seat(1), "lead"));
}

#[test]
fn example_14_the_round_ends_at_once() {
    let mut game = spot(&["W", "2L", ""]).with("out", json!([2])).load();
    let events = play(&mut game, "W");
    assert_eq!(events[1], Event::Out { seat: Seat(0), place: 2 });
    assert_eq!(events[2], Event::Last { round: 1, seat: Seat(1), place: 3 });
    assert!(!events.iter().any(|event| matches!(event, Event::Took { .. })));
    // The last player has no points for the place, and none for two lions in hand.
    assert_eq!(points(&events)[1], -1);
    assert_eq!((game.turn(), game.phase()), (Turn::Chance, "deal"));
}

#[test]
fn r5_example_15_on_lead_with_nothing_but_the_joker() {
    let mut game = spot(&["j", "2F", "2M"]).load();
    check_legal(&game, "pass");
    check(&game, "j", "joker-alone");
    assert_eq!(play(&mut game, "pass"), [Event::JokerOnly { seat: Seat(0) }]);
    assert_eq!((to_move(&game), game.phase()), (Seat(1), "lead"));
    // Everybody knows where the joker is.
    assert_eq!(game.view(Viewer::Spectator).certain[0], cards("j"));
}

#[test]
fn r5_example_31_the_joker_is_kept_too_long() {
    let mut game = spot(&["2F+j", "2M", "2M"]).load();
    let events = plays(&mut game, "2F pass pass");
    assert_eq!(events.last(), Some(&took(0, 2, 0, 0)));
    check_legal(&game, "pass");
    plays(&mut game, "pass");
    assert_eq!((to_move(&game), game.phase()), (Seat(1), "lead"));
    assert_eq!(game.view(Viewer::Spectator).captured[0].cards, 2, "a trick just taken stays taken");
    assert_eq!(game.view(Viewer::Spectator).sizes[0], 1, "P is still in");
    // To answer, passing is all that is left too.
    plays(&mut game, "M pass");
    assert_eq!(to_move(&game), Seat(0));
    check_legal(&game, "pass");
}

#[test]
fn r3_example_32_the_left_neighbour_is_out_as_well() {
    let mut game = spot(&["W", "", "2F", "2M"]).load();
    let events = plays(&mut game, "W pass pass");
    assert_eq!(events.last(), Some(&took(2, 1, 0, 0)));
    assert_eq!((to_move(&game), game.phase()), (Seat(2), "lead"));
}

#[test]
fn example_33_the_last_cards_of_a_player_are_beaten() {
    let mut game = spot(&["S", "2F", "B+F", "2M"]).load();
    let events = plays(&mut game, "S pass B pass pass");
    assert_eq!(events.last(), Some(&took(2, 2, 0, 0)));
    assert_eq!((to_move(&game), game.phase()), (Seat(2), "lead"));
}

#[test]
fn r9_the_leader_must_play() {
    let game = spot(&["F+j", "2M", "2M"]).load();
    check(&game, "pass", "must-lead");
    check_legal(&game, "F F+j");
}

#[test]
fn section_5_1_one_may_pass_though_one_could_beat() {
    let mut game = spot(&["2F", "2L", "2M"]).load();
    plays(&mut game, "F");
    check_legal(&game, "pass L");
    assert_eq!(play(&mut game, "pass"), [Event::Passed { seat: Seat(1) }]);
}

/// Lions and hedgehogs of a trick go to whoever takes it, whoever played them.
#[test]
fn section_5_3_a_trick_is_captured_whole() {
    let mut game = spot(&["H+2A", "F+2P", "L+W"]).load();
    let events = plays(&mut game, "H F L pass pass");
    assert_eq!(events.last(), Some(&took(2, 3, 1, 1)));
    let pile = game.view(Viewer::Spectator).captured[2];
    // Seat 2 had all else that is not in a hand.
    assert_eq!((pile.cards, pile.lions, pile.hedgehogs), (39 - 5, 4, 3));
}

/// §5.4: what is in the running trick and in the last hand is nobody's.
#[test]
fn section_5_4_the_last_trick_and_the_last_hand_count_for_nothing() {
    // Seat 2, the first to be out, has captured a lion and two hedgehogs, and all else.
    let mut game = spot(&["3L+H+F", "E", ""]).load();
    plays(&mut game, "L");
    let events = play(&mut game, "E");
    let told: Vec<Event> = events[1..3].to_vec();
    let last = Event::Last { round: 1, seat: Seat(0), place: 3 };
    assert_eq!(told, [Event::Out { seat: Seat(1), place: 2 }, last]);
    assert!(!events.iter().any(|event| matches!(event, Event::Took { .. })));
    assert_eq!(points(&events), [-1, 2 - 1, 3], "no lions, and no hedgehog for seat 0 or 1");
    assert_eq!((game.turn(), game.phase()), (Turn::Chance, "deal"));
}

/// Nobody who is out is asked.
#[test]
fn section_5_3_players_who_are_out_are_passed_over() {
    let mut game = spot(&["2F", "", "W+B", "", "2M"]).load();
    plays(&mut game, "F");
    assert_eq!(to_move(&game), Seat(2));
    plays(&mut game, "B");
    assert_eq!(to_move(&game), Seat(4));
    plays(&mut game, "pass");
    assert_eq!(to_move(&game), Seat(0));
}

#[test]
fn section_5_what_belongs_to_another_phase_is_refused() {
    let lead = spot(&["F", "M", "M"]).load();
    for text in ["+F", "no", ">F+M", "xF", "x"] {
        check(&lead, text, "wrong-phase");
    }
    let answer = spot(&["F", "M", "M"]).answer("S", 0, 1).load();
    for text in ["+M", "no", ">F+M", "x"] {
        check(&answer, text, "wrong-phase");
    }
    assert_eq!(answer.view(Viewer::Spectator).phase, Phase::Answer);
}

/// R31: a decision with one choice is a decision.
#[test]
fn r31_one_is_asked_with_only_one_choice() {
    let mut game = spot(&["W+F", "2M", "2M"]).load();
    plays(&mut game, "W");
    check_legal(&game, "pass");
    assert_eq!(game.turn(), Turn::Seat(Seat(1)));
}
