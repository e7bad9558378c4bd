//! Who may read what in the record of a running match: sealed choices, hidden draws.

use kernel::{AnyMatch, Kind, Match, Seat, Viewer, new_match};
use serde_json::json;
use testkit::games::auction::Auction;

use crate::tables::{NOBODY, bidding, play, settle};

/// What a viewer reads of the sealed choices, in the order they were sealed; `-` for what it may not read.
fn seals(table: &Match<Auction>, viewer: Viewer) -> String {
    let entries = table.record(viewer).entries;
    let read = entries.iter().filter_map(|entry| match &entry.what {
        Kind::Seal(_, action) => Some(action.as_deref().unwrap_or("-").to_owned()),
        _ => None,
    });
    read.collect::<Vec<_>>().join(" ")
}

const SEAT: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))];

#[test]
fn a_sealed_choice_is_its_owners_until_all_are_in() {
    let table = &mut bidding("all");
    play(table, &[(2, "b4"), (0, "b1")]);
    assert_eq!(seals(table, SEAT[0]), "- b1");
    assert_eq!(seals(table, SEAT[1]), "- -");
    assert_eq!(seals(table, SEAT[2]), "b4 -");
    assert_eq!(seals(table, Viewer::Spectator), "- -");
    assert_eq!(seals(table, Viewer::Everything), "b4 b1");
    play(table, &[(1, "b0")]);
    for viewer in Viewer::all(3) {
        assert_eq!(seals(table, viewer), "b4 b1 b0");
    }
}

#[test]
fn what_the_game_does_not_reveal_stays_hidden_until_the_end() {
    let table = &mut bidding("winner");
    play(table, &[(2, "b4"), (0, "b1"), (1, "b0")]);
    assert_eq!(seals(table, SEAT[0]), "- b1 -");
    assert_eq!(seals(table, Viewer::Spectator), "- - -");
    settle(table, &["lot8"]);
    play(table, &[(0, "b0"), (1, "b0"), (2, "b1")]);
    assert!(table.ended());
    assert_eq!(seals(table, Viewer::Spectator), "b4 b1 b0 b0 b0 b1", "a finished match hides nothing");
}

#[test]
fn a_choice_that_was_taken_back_stays_secret() {
    let table = &mut bidding("all");
    play(table, &[(0, "b7")]);
    AnyMatch::unseal(table, Seat(0)).unwrap();
    play(table, &[(0, "b2"), (1, "b1"), (2, "b1")]);
    assert_eq!(seals(table, SEAT[1]), "- b2 b1 b1");
    assert_eq!(seals(table, SEAT[0]), "b7 b2 b1 b1");
}

#[test]
fn an_undone_choice_stays_secret_unless_it_was_opened() {
    let table = &mut bidding("all");
    play(table, &[(0, "b7")]);
    AnyMatch::undo(table).unwrap();
    play(table, &[(0, "b2"), (1, "b1"), (2, "b1")]);
    assert_eq!(seals(table, SEAT[1]), "- b2 b1 b1", "nobody ever saw b7");
    AnyMatch::back_to(table, 2).unwrap();
    assert_eq!(seals(table, SEAT[1]), "- b2 b1 b1", "everybody has seen these");
    play(table, &[(1, "b5")]);
    assert_eq!(seals(table, SEAT[0]), "b7 b2 b1 b1 -", "a new choice is secret again");
}

#[test]
fn redo_opens_what_undo_had_kept_shut() {
    let table = &mut bidding("all");
    // Entries 3 and 4; then back before both, and forth again.
    play(table, &[(0, "b7"), (1, "b1")]);
    AnyMatch::back_to(table, 2).unwrap();
    assert_eq!((table.sealed(Seat(0)), table.sealed(Seat(1))), (None, None));
    AnyMatch::back_to(table, 4).unwrap();
    assert!(table.sealed(Seat(0)).is_some() && table.sealed(Seat(1)).is_some());
    assert_eq!(seals(table, SEAT[2]), "- -");
    play(table, &[(2, "b1")]);
    assert_eq!(seals(table, SEAT[2]), "b7 b1 b1");
}

#[test]
fn a_hidden_draw_hides_its_luck_too() {
    let table = &mut new_match::<Auction>(&json!({}), 3).unwrap();
    let mut luck = kernel::QuickLuck::new(5, 0);
    let (draw, told) = AnyMatch::draw(table, &mut luck, &[SEAT[0], Viewer::Everything]).unwrap();
    AnyMatch::draw(table, &mut luck, NOBODY).unwrap();
    let kinds = |viewer| table.record(viewer).entries.into_iter().map(|entry| entry.what).collect::<Vec<_>>();
    let [Kind::Draw(Some(text), Some(notes)), Kind::Draw(Some(lot), Some(lot_notes))] = &kinds(Viewer::Everything)[..]
    else {
        panic!("two draws with their luck")
    };
    assert_eq!(*text, draw);
    assert_eq!(notes.split(' ').count(), 3, "one question for each purse: {notes}");
    let lot = Kind::Draw(Some(lot.clone()), Some(lot_notes.clone()));
    for viewer in Viewer::all(3) {
        assert_eq!(kinds(viewer), [Kind::Draw(None, None), lot.clone()], "for {viewer:?}");
    }
    // The same of events: seat 0 sees its own purse.
    let [own, all] = [told[0].list(), told[1].list()];
    assert_ne!(own[0]["coins"], json!(null));
    assert_eq!(own[1]["coins"], json!(null));
    assert_ne!(all[1]["coins"], json!(null));
}

#[test]
fn a_position_to_start_from_is_shown_to_nobody_while_the_match_runs() {
    let position = AnyMatch::position(&bidding("all"));
    let table = kernel::load_match::<Auction>(position.clone()).unwrap();
    for viewer in Viewer::all(3) {
        assert_eq!(table.record(viewer).start, None, "purses and all, to {viewer:?}");
    }
    assert_eq!(table.record(Viewer::Everything).start, Some(position));
}
