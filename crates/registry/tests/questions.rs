//! Questions that are thought about apart from the match, and games that are on no list but a test's.

use std::thread;

use registry::{Budget, Kind, Level, Listing, Seat, Turn, Viewer};
use serde_json::json;

static OTHERS: [Listing; 1] = [Listing::of::<games::zebres::Zebres>()];

fn budget() -> Budget {
    Budget { iterations: Some(50), ..Budget::default() }
}

#[test]
fn a_question_is_thought_about_on_another_thread_while_the_match_goes_on() {
    let mut table = OTHERS[0].new_match(&json!({ "first_player": 0 }), 2).unwrap();
    let expected = table.think(Seat(0), Level::Medium, &budget(), 7).unwrap();
    let question = table.ask(Seat(0)).unwrap();
    let thought = thread::spawn(move || question(Level::Medium, &budget(), 7));
    table.play(Seat(0), "g12", &[]).unwrap();
    assert_eq!(thought.join().unwrap().action, expected.action);
}

#[test]
fn only_a_seat_that_is_to_move_has_a_question() {
    let mut table = OTHERS[0].new_match(&json!({ "first_player": 0 }), 2).unwrap();
    let refused = |asked: Result<registry::Question, registry::Reason>| asked.err().map(|reason| reason.code);
    assert_eq!(refused(table.ask(Seat(1))), Some("not-your-turn"));
    assert_eq!(refused(table.ask(Seat(2))), Some("no-such-seat"));
    table.resign(Seat(0)).unwrap();
    assert_eq!(refused(table.ask(Seat(0))), Some("over"));
}

#[test]
fn a_match_tells_who_is_away_and_what_was_entered() {
    let mut table = OTHERS[0].new_match(&json!({ "first_player": 1 }), 2).unwrap();
    table.take_over(Seat(0), Some("hard".to_owned())).unwrap();
    assert_eq!((table.taken_over_by(Seat(0)).as_deref(), table.taken_over_by(Seat(1))), (Some("hard"), None));
    assert_eq!(table.play_text(Seat(1), "g12", &[Viewer::Spectator]).unwrap().len(), 1);
    let entry = table.entry(2, Viewer::Spectator).unwrap();
    assert_eq!((entry.number, entry.what), (2, Kind::Play(Seat(1), Some("g12".to_owned()))));
    assert!(!table.resigned(Seat(1)));
    table.resign(Seat(1)).unwrap();
    assert!(table.resigned(Seat(1)) && !table.resigned(Seat(0)) && table.turn() == Turn::Over);
    assert_eq!(table.take_over(Seat(0), None).unwrap_err().code, "over");
}
