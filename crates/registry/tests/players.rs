//! Bots' decisions as data, players that keep what they found, and games that are on no list but a test's.

use std::thread;

use registry::{AnyThought, Budget, Job, Kind, Level, Listing, Playable, Reason, Seat, Turn, Viewer, find};
use serde_json::{Value, json};

static OTHERS: [Listing; 1] = [Listing::of::<games::zebres::Zebres>()];

fn budget(iterations: u64) -> Budget {
    Budget { iterations: Some(iterations), ..Budget::default() }
}

fn zebres() -> Box<dyn Playable> {
    OTHERS[0].new_match(&json!({ "first_player": 0 }), 2).expect("seats and options are right")
}

fn job(table: &dyn Playable, level: Level, iterations: u64) -> Job {
    let seat = table.turn().seats().iter().next().expect("somebody is to move");
    table.job(seat, level, 7, &budget(iterations)).expect("it is to move")
}

fn code<T>(answer: Result<T, Reason>) -> Option<&'static str> {
    answer.err().map(|reason| reason.code)
}

/// A game of Zoff im Zoo in which seat 0 is to lead, with these cards in the hands.
fn zoff(hands: [&str; 4]) -> Box<dyn Playable> {
    let position: Value = json!({
        "seats": 4, "round": 2, "phase": "lead", "to_move": 0, "dealer": 0, "places": [0, 1, 2, 3],
        "totals": [4, 3, 2, 0], "hands": hands, "table": null, "owner": null, "trick": "", "discards": "", "out": [],
        "captured": [
            { "cards": 20, "lions": 3, "hedgehogs": 1 }, { "cards": 12, "lions": 0, "hedgehogs": 2 },
            { "cards": 20, "lions": 2, "hedgehogs": 0 }, { "cards": 0, "lions": 0, "hedgehogs": 0 }
        ],
        "rounds": [{
            "places": [0, 1, 2, 3], "totals": [0, 0, 0, 0], "out": [0, 1, 2, 3], "lions": [0, 0, 2, 0],
            "hedgehogs": [true, false, true, false]
        }]
    });
    find("zoff").expect("registered").load(position).unwrap_or_else(|bad| panic!("{:?}", bad.reason()))
}

#[test]
fn a_job_is_thought_about_on_another_thread_while_the_match_goes_on() {
    let mut table = zebres();
    let job = job(table.as_ref(), Level::Medium, 50);
    let expected = OTHERS[0].player(Level::Medium).think(&job).unwrap();
    let thought = thread::spawn(move || OTHERS[0].player(Level::Medium).think(&job).unwrap());
    table.play(Seat(0), "g12", &[]).unwrap();
    assert_eq!(thought.join().unwrap(), expected);
}

#[test]
fn a_job_and_its_answer_are_plain_data() {
    for (table, level) in [(zebres(), Level::Expert), (zoff(["W+H+j", "2W", "W+H", "W"]), Level::Hard)] {
        let job = job(table.as_ref(), level, 60);
        let sent: Job = serde_json::from_str(&serde_json::to_string(&job).unwrap()).unwrap();
        assert_eq!(sent, job);
        let player = || find(&job.game).unwrap().player(level);
        let thought = player().think(&sent).unwrap();
        assert_eq!(thought, player().think(&job).unwrap());
        assert!(table.check(job.seat, &thought.action).is_ok(), "{thought:?}");
        let told: AnyThought = serde_json::from_value(json!(thought)).unwrap();
        assert_eq!((told.action, told.candidates.len()), (thought.action, thought.candidates.len()));
    }
}

#[test]
fn a_job_holds_nothing_that_the_seat_does_not_know() {
    let (one, other) = (zoff(["W+H+j", "2W", "W+H", "W"]), zoff(["W+H+j", "W+H", "2W", "W"]));
    assert_ne!(one.position(), other.position());
    assert_eq!(one.view(Viewer::Seat(Seat(0))), other.view(Viewer::Seat(Seat(0))), "seat 0 cannot tell them apart");
    for seed in 0..20 {
        let job = |table: &dyn Playable| table.job(Seat(0), Level::Expert, seed, &budget(100)).unwrap();
        assert_eq!(job(one.as_ref()), job(other.as_ref()));
    }
}

#[test]
fn only_a_seat_that_is_to_move_has_a_job() {
    let mut table = zebres();
    let ask = |table: &dyn Playable, seat| code(table.job(Seat(seat), Level::Random, 1, &budget(1)));
    assert_eq!(ask(table.as_ref(), 1), Some("not-your-turn"));
    assert_eq!(ask(table.as_ref(), 2), Some("no-such-seat"));
    table.resign(Seat(0)).unwrap();
    assert_eq!(ask(table.as_ref(), 0), Some("over"));
}

#[test]
fn a_job_from_outside_is_checked() {
    let good = job(zebres().as_ref(), Level::Random, 1);
    let mut player = OTHERS[0].player(Level::Random);
    assert_eq!(code(player.think(&Job { game: "zoff".to_owned(), ..good.clone() })), Some("bad-game"));
    assert_eq!(code(player.think(&Job { seat: Seat(1), ..good.clone() })), Some("not-your-turn"));
    assert_eq!(code(player.think(&Job { seat: Seat(9), ..good.clone() })), Some("no-such-seat"));
    assert_eq!(code(player.advise(&Job { position: json!({ "seats": 3 }), ..good.clone() })), Some("bad-position"));
    assert!(player.think(&good).is_ok());
}

#[test]
fn a_player_keeps_its_tree_where_nothing_is_hidden() {
    let visits = |thought: &AnyThought| thought.candidates.iter().map(|candidate| candidate.visits).sum::<u64>();
    let mut table = zebres();
    let mut player = OTHERS[0].player(Level::Expert);
    let first = player.think(&job(table.as_ref(), Level::Expert, 2000)).unwrap();
    assert!(player.bytes() > 0);
    table.play(Seat(0), &first.action, &[]).unwrap();
    let next = job(table.as_ref(), Level::Expert, 10);
    let fresh = OTHERS[0].player(Level::Expert).think(&next).unwrap();
    let kept = player.think(&next).unwrap();
    assert!(visits(&kept) > visits(&fresh), "{kept:?}");
    // A job of another level is for another player.
    let medium = job(table.as_ref(), Level::Medium, 10);
    assert_eq!(player.think(&medium).unwrap(), OTHERS[0].player(Level::Medium).think(&medium).unwrap());
}

#[test]
fn a_player_keeps_no_tree_that_it_could_not_use_again() {
    let table = zoff(["W+H+j", "2W", "W+H", "W"]);
    let mut player = find("zoff").unwrap().player(Level::Expert);
    player.think(&job(table.as_ref(), Level::Expert, 2)).unwrap();
    let little = player.bytes();
    player.think(&job(table.as_ref(), Level::Expert, 500)).unwrap();
    assert_eq!(player.bytes(), little);
}

#[test]
fn a_second_choice_is_weighed_for_advice_alone() {
    let mut table = zebres();
    let mut random = OTHERS[0].player(Level::Random);
    for seed in 0..47 {
        let seat = table.turn().seats().iter().next().expect("nobody has won yet");
        let job = table.job(seat, Level::Random, seed, &budget(0)).unwrap();
        table.play(seat, &random.think(&job).unwrap().action, &[]).unwrap();
    }
    let end = job(table.as_ref(), Level::Expert, 1000);
    let mut player = OTHERS[0].player(Level::Expert);
    let (thought, advice) = (player.think(&end).unwrap(), player.advise(&end).unwrap());
    assert_eq!((thought.candidates.len(), advice.candidates.len()), (1, 2));
    assert_eq!((&thought.action, thought.margin), (&advice.action, advice.margin));
}

#[test]
fn a_match_tells_who_is_away_and_what_was_entered() {
    let mut table = OTHERS[0].new_match(&json!({ "first_player": 1 }), 2).unwrap();
    table.take_over(Seat(0), Some("hard".to_owned())).unwrap();
    assert_eq!((table.taken_over_by(Seat(0)).as_deref(), table.taken_over_by(Seat(1))), (Some("hard"), None));
    assert_eq!(table.play(Seat(1), "g12", &[Viewer::Spectator]).unwrap().len(), 1);
    let entry = table.entry(2, Viewer::Spectator).unwrap();
    assert_eq!((entry.number, entry.what), (2, Kind::Play(Seat(1), Some("g12".to_owned()))));
    assert!(!table.resigned(Seat(1)));
    table.resign(Seat(1)).unwrap();
    assert!(table.resigned(Seat(1)) && !table.resigned(Seat(0)) && table.turn() == Turn::Over);
    assert_eq!(table.take_over(Seat(0), None).unwrap_err().code, "over");
}
