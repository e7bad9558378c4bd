//! A match refuses what is not due, for a reason that can be told, and nothing changes.

use kernel::{AnyMatch, Match, Seat, Setup, Turn, new_match};
use serde_json::json;
use testkit::games::auction::{self, Auction};

use crate::tables::{NOBODY, bidding, play, refused, settle, tricks};

#[test]
fn a_seat_past_the_table_is_refused() {
    let table = &mut bidding("all");
    for seat in [Seat(3), Seat(8), Seat(255)] {
        refused(table, "no-such-seat", |table| table.play(seat, "b1", NOBODY));
        refused(table, "no-such-seat", |table| table.check(seat, "b1"));
        refused(table, "no-such-seat", |table| table.legal(seat));
        refused(table, "no-such-seat", |table| table.unseal(seat));
        refused(table, "no-such-seat", |table| table.resign(seat));
        refused(table, "no-such-seat", |table| table.take_over(seat, None));
        refused(table, "no-such-seat", |table| table.preview(seat, "b1", &mut kernel::QuickLuck::new(0, 0)));
    }
}

#[test]
fn a_seat_that_is_not_to_move_is_refused() {
    let table = &mut tricks();
    let reason = refused(table, "not-your-turn", |table| table.play(Seat(1), "a2", NOBODY));
    assert_eq!(reason.args, [("seat", Seat(1).into())]);
    assert_eq!(AnyMatch::legal(table, Seat(1)), Ok(vec![]));
    // In a turn of several, those who are not asked.
    let table = &mut bidding("all");
    play(table, &[(0, "b1"), (1, "b3"), (2, "b3")]);
    assert_eq!(AnyMatch::turn(table), Turn::Together([Seat(1), Seat(2)].into_iter().collect()));
    refused(table, "not-your-turn", |table| table.play(Seat(0), "a3", NOBODY));
}

#[test]
fn a_seat_that_has_chosen_waits() {
    let table = &mut bidding("all");
    play(table, &[(1, "b4")]);
    refused(table, "already-chosen", |table| table.play(Seat(1), "b5", NOBODY));
    assert_eq!(AnyMatch::turn(table), Turn::Together([Seat(0), Seat(2)].into_iter().collect()));
    assert_eq!(AnyMatch::legal(table, Seat(1)), Ok(vec![]));
    refused(table, "nothing-sealed", |table| table.unseal(Seat(0)));
    table.unseal(Seat(1)).unwrap();
    refused(table, "nothing-sealed", |table| table.unseal(Seat(1)));
    play(table, &[(1, "b5")]);
}

#[test]
fn chance_and_seats_do_not_act_for_each_other() {
    let table = &mut new_match::<Auction>(&json!({}), 3).unwrap();
    refused(table, "chance-first", |table| table.play(Seat(0), "b1", NOBODY));
    for text in ["", "lot", "deal", "deal7,,9", "deal07,9,9", "b1", "é"] {
        refused(table, "bad-draw", |table| table.settle(text, NOBODY));
    }
    for text in ["deal7,9", "deal7,9,13", "deal7,9,9,9", "lot5"] {
        refused(table, "no-such-draw", |table| table.settle(text, NOBODY));
    }
    let table = &mut bidding("all");
    refused(table, "not-chance", |table| table.settle("lot5", NOBODY));
    refused(table, "not-chance", |table| table.draw(&mut kernel::QuickLuck::new(0, 0), NOBODY));
    refused(table, "not-chance", |table| table.outcomes());
}

#[test]
fn what_is_no_action_is_refused_before_the_rules_are_asked() {
    let table = &mut bidding("all");
    for text in ["", "b", "b01", " b1", "b1 ", "B1", "b256", "é", "lot5"] {
        let reason = refused(table, "bad-notation", |table| table.play(Seat(0), text, NOBODY));
        assert_eq!(reason.args, [("text", text.into())]);
    }
    let reason = refused(table, "too-much", |table| table.play(Seat(0), "b8", NOBODY));
    assert_eq!((reason.key.as_str(), reason.rule), ("auction-illegal-too-much", Some("§3")));
    assert_eq!(reason.args, [("purse", 7_u8.into())]);
}

#[test]
fn going_back_needs_somewhere_to_go() {
    let table = &mut new_match::<Auction>(&json!({}), 3).unwrap();
    refused(table, "nothing-to-undo", |table| table.undo());
    table.take_over(Seat(0), Some("easy".to_owned())).unwrap();
    refused(table, "nothing-to-undo", |table| table.undo());
    refused(table, "no-such-entry", |table| table.back_to(2));
    table.back_to(1).unwrap();
    refused(table, "no-such-entry", |table| table.back_to(u32::MAX));
}

#[test]
fn a_match_that_has_ended_is_over() {
    let table = &mut bidding("all");
    play(table, &[(0, "b0"), (1, "b0"), (2, "b0")]);
    settle(table, &["lot8"]);
    play(table, &[(0, "b1"), (1, "b2"), (2, "b3")]);
    assert_eq!(AnyMatch::turn(table), Turn::Over);
    refused(table, "over", |table| table.play(Seat(0), "b1", NOBODY));
    refused(table, "over", |table| table.settle("lot5", NOBODY));
    refused(table, "over", |table| table.resign(Seat(0)));
    let standing = AnyMatch::standing(table);
    assert_eq!((standing.over, standing.scores, standing.ranks), (true, vec![7, 9, 14], vec![3, 2, 1]));
}

#[test]
fn a_setup_names_what_is_allowed() {
    let bad = |options: serde_json::Value, seats: u64| match new_match::<Auction>(&options, seats) {
        Ok(_) => panic!("{options} with {seats} seats is a setup"),
        Err(why) => (why.reason().code, why.reason().args.len()),
    };
    assert_eq!(bad(json!({}), 2), ("bad-seats", 4));
    assert_eq!(bad(json!({}), u64::MAX), ("bad-seats", 4));
    assert_eq!(bad(json!([]), 3), ("bad-options-shape", 0));
    assert_eq!(bad(json!({ "lot": 2 }), 3), ("bad-option-unknown", 2));
    assert_eq!(bad(json!({ "lots": 4 }), 3), ("bad-option-value", 3));
    assert_eq!(bad(json!({ "lots": "2" }), 3), ("bad-option-value", 3));
    assert_eq!(bad(json!({ "reveal": "none" }), 3), ("bad-option-value", 3));
    for rules_version in [0, 2] {
        let setup = Setup { options: auction::Options::default(), seats: 3, rules_version };
        assert_eq!(Match::<Auction>::begin(setup).unwrap_err().reason().code, "bad-rules-version");
    }
    assert!(new_match::<Auction>(&json!(null), 3).is_ok(), "no options are the default ones");
}

#[test]
fn a_match_that_has_ended_takes_nothing_but_going_back() {
    let table = &mut bidding("all");
    play(table, &[(0, "b1")]);
    for seat in [1, 2] {
        AnyMatch::resign(table, Seat(seat)).unwrap();
    }
    refused(table, "over", |table| table.unseal(Seat(0)));
    refused(table, "over", |table| table.take_over(Seat(1), Some("hard".to_owned())));
    refused(table, "over", |table| table.take_over(Seat(1), None));
    refused(table, "over", |table| table.resign(Seat(0)));
    refused(table, "over", |table| table.play(Seat(2), "b1", NOBODY));
    AnyMatch::back_to(table, 0).unwrap();
    assert_eq!(AnyMatch::turn(table), Turn::Over);
}
