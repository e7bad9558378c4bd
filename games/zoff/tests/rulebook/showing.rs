//! Examples 16 to 20 and 34, §5.2.

use kernel::{AnyMatch, Game, Seat, Viewer};
use serde_json::json;
use zoff::{Event, Zoff};

use crate::spots::*;

#[test]
fn example_16_a_hedgehog_is_completed() {
    let mut game = pairs(&["2H+W", "2W+2M", "H+W", "W"]).answer("2M", 1, 2).load();
    let events = play(&mut game, "?H");
    assert_eq!(events, [Event::Showed { seat: Seat(2), partner_seat: Seat(0), cards: cards("H") }]);
    assert_eq!((to_move(&game), game.phase()), (Seat(0), "reply"));
    check_legal(&game, "no +H");
    let events = play(&mut game, "+H");
    assert_eq!(events[0], Event::Completed { seat: Seat(0), partner_seat: Seat(2), cards: cards("H") });
    let view = game.view(Viewer::Spectator);
    let table = view.table.unwrap();
    assert_eq!((table.seat, table.cards), (Seat(2), cards("2H")), "the junior owns the table");
    assert_eq!(to_move(&game), Seat(3), "left of the junior");
    assert_eq!((hand(&game, 0), hand(&game, 2)), ("W+H".to_owned(), "W".to_owned()));
}

#[test]
fn example_17_a_mosquito_for_an_elephant() {
    let mut game = pairs(&["E+W", "W", "q+F", "W"]).answer("E", 3, 2).load();
    plays(&mut game, "?q");
    check_legal(&game, "no +E");
    plays(&mut game, "+E");
    let table = game.view(Viewer::Spectator).table.unwrap();
    assert_eq!((table.cards, table.animal.name(), table.size), (cards("E+q"), "elephant", 2));
}

#[test]
fn r13_example_18_declined() {
    let mut game = pairs(&["2H+W", "2W", "H+W", "W"]).answer("2M", 1, 2).load();
    plays(&mut game, "?H");
    let events = play(&mut game, "no");
    assert_eq!(events[0], Event::Declined { seat: Seat(0), partner_seat: Seat(2) });
    assert_eq!((to_move(&game), game.phase()), (Seat(3), "answer"));
    assert_eq!(hand(&game, 2), "W+H");
    // It counts as a pass: when 3 and 0 pass too, 1 takes the trick.
    let events = plays(&mut game, "pass pass");
    assert_eq!(events.last(), Some(&Event::Took { seat: Seat(1), count: 2, lions: 0, hedgehogs: 0 }));
}

#[test]
fn example_19_when_there_is_no_showing() {
    let hands = ["2H+W", "2H+W", "H+W", "W"];
    // On lead.
    check(&pairs(&hands).with("to_move", json!(2)).load(), "?H", "nothing-to-beat");
    // A senior.
    check(&pairs(&hands).answer("2M", 2, 1).load(), "?H", "only-juniors-show");
    // The lone player.
    let five = pairs(&["2H", "W", "2H", "W", "W"]).answer("3M", 1, 2).load();
    assert_eq!(five.view(Viewer::Spectator).alone, Some(Seat(2)));
    check(&five, "?H", "only-juniors-show");
    // Round 1.
    check(&spot(&hands).answer("2M", 1, 2).load(), "?H", "only-juniors-show");
    // Three players, in a later round too.
    check(&pairs(&["2H", "W", "H+W"]).answer("2M", 1, 2).load(), "?H", "only-juniors-show");
    // `individual_only`.
    check(&pairs(&hands).with("individual_only", json!(true)).answer("2M", 1, 2).load(), "?H", "only-juniors-show");
    // A junior of a later round may.
    check(&pairs(&hands).answer("2M", 1, 2).load(), "?H", "ok");
}

#[test]
fn example_20_the_joker_is_shown_to_beat_a_seal() {
    let mut game = pairs(&["S+B+W", "W", "j+F", "W"]).answer("S", 1, 2).load();
    plays(&mut game, "?j");
    check_legal(&game, "no +S");
    check(&game, "+B", "does-not-beat");
}

#[test]
fn example_34_joker_and_mosquito_have_two_readings() {
    let facing = |table: &str| pairs(&["E+2q+W", "W", "q+j+F", "W"]).answer(table, 1, 2).load();
    let mut game = facing("2E");
    plays(&mut game, "?q+j");
    check_legal(&game, "no +E");
    check(&game, "+q", "does-not-beat");

    let mut game = pairs(&["E+q+W", "W", "q+j+F", "W"]).answer("2q", 1, 2).load();
    plays(&mut game, "?q+j");
    check_legal(&game, "no +q");
    check(&game, "+E", "does-not-beat");

    let mut game = facing("3C");
    plays(&mut game, "?q+j");
    check_legal(&game, "no +E");

    check(&facing("E"), "?q+j", "cannot-be-completed");
}

/// §5.2: exactly the sets that a larger combination of the deck contains.
#[test]
fn section_5_2_what_may_be_shown() {
    let game = pairs(&["W", "W", "3H+2F+E+q+j+W", "W"]).answer("3M", 1, 2).load();
    // Three of crocodile, polar bear, lion, seal, fox or hedgehog; or four mice.
    check_legal(&game, "pass 3H 2F+j 2H+j ?F ?F+j ?2F ?H ?H+j ?2H ?j");
    check(&game, "?W", "cannot-be-completed");
    check(&game, "?3H", "cannot-be-completed");
    check(&game, "?F+H", "cannot-be-completed");
    check(&game, "?2W", "not-in-hand");
    // With something an elephant beats, elephants and mosquitoes may be shown as well.
    let game = pairs(&["W", "W", "E+2q+j", "W"]).answer("3C", 1, 2).load();
    check_legal(&game, "pass E+q+j ?E ?E+q ?E+j ?j ?q ?q+j");
    check(&game, "?2q", "cannot-be-completed");
}

/// The deck decides, not the senior's hand: six of an animal are five and the joker.
#[test]
fn section_5_2_no_larger_than_the_deck_has() {
    let game = pairs(&["W", "W", "j+W", "W"]).answer("5H", 1, 2).load();
    // Six hedgehogs, or five foxes.
    check_legal(&game, "pass ?j");
    let game = pairs(&["E", "E", "W+F", "E"]).answer("4W+j", 1, 2).load();
    check(&game, "?W", "ok");
    let game = pairs(&["E", "E", "F", "E"]).answer("5W+j", 1, 2).load();
    check_legal(&game, "pass");
    let game = pairs(&["W", "W", "E", "W"]).answer("4E+q+j", 1, 2).load();
    // Seven elephants there are, and none of them need be in the senior's hand.
    check(&game, "?E", "ok");
}

#[test]
fn section_5_2_every_way_to_complete() {
    let mut game = pairs(&["3E+2q+j+2C+W", "W", "E+W", "W"]).answer("3B", 1, 2).load();
    plays(&mut game, "?E");
    check_legal(&game, "no +2E +E+j +E+q +q+j");
    check(&game, "+2q", "too-many-mosquitoes");
    check(&game, "+2C", "mixed");
    check(&game, "+E", "does-not-beat");
    check(&game, "+2W", "not-in-hand");
    check(&game, "pass", "wrong-phase");
    // The joker becomes whatever the senior likes.
    let mut game = pairs(&["E+C+W+L+q", "W", "j+W", "W"]).answer("F", 1, 2).load();
    check_legal(&game, "pass ?j");
    plays(&mut game, "?j");
    check_legal(&game, "no");
    let mut game = pairs(&["2E+2C+W+2L+2q+F", "W", "j+W", "W"]).answer("3F", 1, 2).load();
    plays(&mut game, "?j");
    check_legal(&game, "no +2E +E+q +2C +2L");
}

#[test]
fn r24_the_senior_is_asked_with_nothing_to_give() {
    let mut game = pairs(&["2W", "2B", "H+W", "W"]).answer("2M", 1, 2).load();
    plays(&mut game, "?H");
    check_legal(&game, "no");
}

#[test]
fn r11_everybody_sees_and_remembers_the_cards_shown() {
    let mut game = pairs(&["2W", "2M", "2H+S+W", "W+E"]).answer("3M", 1, 2).load();
    plays(&mut game, "?2H");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(3)), Viewer::Spectator] {
        assert_eq!(game.view(viewer).asked.unwrap().cards, cards("2H"));
    }
    plays(&mut game, "no");
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(3)), Viewer::Spectator] {
        assert_eq!(game.view(viewer).certain[2], cards("2H"));
    }
    // Until one of them is played.
    plays(&mut game, "pass pass M H");
    assert_eq!(game.view(Viewer::Spectator).certain[2], cards("H"));
}

#[test]
fn r12_what_is_completed_is_played() {
    let json = pairs(&["2H+W", "2W", "H+W", "W"]).answer("2M", 1, 2).json();
    let mut table = kernel::load_match::<Zoff>(json).expect("it loads");
    for (seat, text) in [(2, "?H"), (0, "+H")] {
        assert!(AnyMatch::play(&mut table, Seat(seat), text, &[]).is_ok(), "{text}");
    }
    // The junior, who has lost the hedgehog for good, is not asked whether to go through with it.
    let game = table.game();
    assert_eq!((to_move(game), game.phase()), (Seat(3), "answer"));
    assert_eq!(game.view(Viewer::Spectator).table.map(|table| (table.seat, table.cards)), Some((Seat(2), cards("2H"))));
    assert_eq!(hand(game, 2), "W");
    for text in ["pass", "no", "?H", "H", "2H", "W"] {
        assert!(AnyMatch::check(&table, Seat(2), text).is_err(), "{text}");
    }
    assert!(AnyMatch::legal(&table, Seat(2)).is_ok_and(|legal| legal.is_empty()));
}

#[test]
fn r14_one_may_show_though_one_could_beat() {
    let game = pairs(&["2H+W", "2W", "2H+W", "W"]).answer("2M", 1, 2).load();
    check_legal(&game, "pass 2H ?H");
}

#[test]
fn r20_nothing_is_shown_to_a_senior_who_is_out() {
    let game = pairs(&["", "2W", "2H+W", "W"]).answer("3M", 1, 2).load();
    check_legal(&game, "pass");
    check(&game, "?H", "partner-is-out");
}

#[test]
fn r4_the_senior_goes_out_first() {
    let mut game = pairs(&["H", "2W", "H", "W"]).answer("2M", 1, 2).load();
    let events = plays(&mut game, "?H +H");
    let out: Vec<_> = events.iter().filter(|event| matches!(event, Event::Out { .. })).collect();
    assert_eq!(out, [&Event::Out { seat: Seat(0), place: 1 }, &Event::Out { seat: Seat(2), place: 2 }]);
    assert_eq!(to_move(&game), Seat(3));
    // Nobody beats it: left of the junior, who owned it, is 3.
    let events = plays(&mut game, "pass pass");
    assert_eq!(events.last(), Some(&Event::Took { seat: Seat(3), count: 4, lions: 0, hedgehogs: 2 }));
}

#[test]
fn r22_the_last_two_are_partners_and_go_out_together() {
    let mut game = pairs(&["H", "", "H", ""]).answer("2M", 1, 2).load();
    let events = plays(&mut game, "?H +H");
    assert!(events.contains(&Event::Out { seat: Seat(0), place: 3 }));
    assert!(events.contains(&Event::Out { seat: Seat(2), place: 4 }));
    assert!(!events.iter().any(|event| matches!(event, Event::Took { .. } | Event::Last { .. })));
    // 2 + 0 for the pair, 4 + 3 for the other; only seat 3 has a pile, with all the lions.
    assert_eq!(points(&events), [2 - 1, 7 - 1, 2 - 1, 7 + 5]);
    assert_eq!(game.phase(), "deal");
}

#[test]
fn r25_the_last_two_are_partners_and_one_goes_out() {
    for (senior, junior, last) in [("H+W", "H", 0), ("H", "H+W", 2)] {
        let mut game = pairs(&[senior, "", junior, ""]).answer("2M", 1, 2).load();
        let events = plays(&mut game, "?H +H");
        assert!(events.contains(&Event::Out { seat: Seat(2 - last), place: 3 }));
        assert!(events.contains(&Event::Last { round: 2, seat: Seat(last), place: 4 }));
        assert_eq!(points(&events), [1, 6, 1, 12]);
    }
}

/// R5: the joker leaves a hand in which it is all that is left.
#[test]
fn r5_the_joker_leaves_in_a_completed_show() {
    // As the card shown.
    let mut game = pairs(&["S+W", "W", "j", "W"]).answer("S", 1, 2).load();
    check_legal(&game, "pass ?j");
    let events = plays(&mut game, "?j +S");
    assert!(events.contains(&Event::Out { seat: Seat(2), place: 1 }));
    // As the card given.
    let mut game = pairs(&["j", "W", "S+W", "W"]).answer("S", 1, 2).load();
    let events = plays(&mut game, "?S +j");
    assert!(events.contains(&Event::Out { seat: Seat(0), place: 1 }));
}
