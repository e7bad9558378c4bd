//! What a seat may undo and redo, among people and among bots.

use kernel::{AnyMatch, Company, Kind, Match, Seat, Turn, Viewer};
use testkit::games::partners::Partners;

use crate::tables::{bidding, play, refused, settle, tricks};

/// Whoever is to play does the first thing allowed.
fn play_first(table: &mut Match<Partners>) {
    let seat = AnyMatch::turn(table).seats().iter().next().expect("somebody is to play");
    let action = AnyMatch::legal(table, seat).expect("legal").swap_remove(0);
    play(table, &[(seat.0, &action)]);
}

fn last_entry(table: &dyn AnyMatch) -> Kind {
    table.entry(table.entries(), Viewer::Everything).expect("there are entries").what
}

#[test]
fn among_people_a_step_is_undone_until_another_seat_acts() {
    let table = &mut tricks();
    let (before, first) = (table.game().clone(), table.decision());
    refused(table, "undo-others", |table| table.undo_by(Seat(1), Company::People));
    refused(table, "nothing-to-redo", |table| table.redo_by(Seat(0)));
    refused(table, "no-such-seat", |table| table.undo_by(Seat(4), Company::People));
    play_first(table);
    let after = table.game().clone();
    AnyMatch::undo_by(table, Seat(0), Company::People).unwrap();
    assert_eq!(table.game(), &before);
    assert_eq!(last_entry(table), Kind::Undo(Some(Seat(0)), first), "the record says whose undo it was");
    assert_eq!(table.decision(), table.entries(), "the decision has a number of its own");
    refused(table, "nothing-to-redo", |table| table.redo_by(Seat(1)));
    AnyMatch::redo_by(table, Seat(0)).unwrap();
    assert_eq!(table.game(), &after);
    refused(table, "nothing-to-redo", |table| table.redo_by(Seat(0)));
    AnyMatch::undo_by(table, Seat(0), Company::People).unwrap();
    play_first(table);
    refused(table, "nothing-to-redo", |table| table.redo_by(Seat(0)));
    play_first(table);
    refused(table, "undo-others", |table| table.undo_by(Seat(0), Company::People));
    // What another seat did was seen, even if that seat undoes it.
    AnyMatch::undo_by(table, Seat(1), Company::People).unwrap();
    assert_eq!(table.game(), &after);
    refused(table, "undo-others", |table| table.undo_by(Seat(0), Company::People));
    let again = Match::<Partners>::replay(&table.record(Viewer::Everything)).unwrap();
    assert_eq!((again.game(), again.decision()), (table.game(), table.decision()));
}

#[test]
fn among_bots_one_goes_back_to_the_first_decision_and_forth_again() {
    let table = &mut tricks();
    for _ in 0..6 {
        play_first(table);
    }
    let end = table.game().clone();
    let mut undone = 0;
    while AnyMatch::undo_by(table, Seat(0), Company::Bots).is_ok() {
        assert!(AnyMatch::turn(table).seats().contains(Seat(0)), "it is a decision of that seat");
        undone += 1;
    }
    assert!(undone > 1, "{undone}");
    let both = [Seat(0), Seat(1)].into_iter().collect();
    assert_eq!(AnyMatch::turn(table), Turn::Together(both), "neither of the two has chosen");
    refused(table, "nothing-to-undo", |table| table.undo_by(Seat(0), Company::Bots));
    for _ in 0..undone {
        AnyMatch::redo_by(table, Seat(0)).unwrap();
    }
    assert_eq!(table.game(), &end);
    refused(table, "nothing-to-redo", |table| table.redo_by(Seat(0)));
    let again = Match::<Partners>::replay(&table.record(Viewer::Everything)).unwrap();
    assert_eq!(again.game(), &end);
}

#[test]
fn a_choice_made_together_is_undone_with_all_the_others_and_luck_goes_on() {
    let table = &mut bidding("all");
    play(table, &[(1, "b1"), (0, "b2")]);
    refused(table, "undo-sealed", |table| table.undo_by(Seat(0), Company::Bots));
    refused(table, "nothing-to-undo", |table| table.undo_by(Seat(2), Company::Bots));
    AnyMatch::unseal(table, Seat(0)).unwrap();
    refused(table, "nothing-to-undo", |table| table.undo_by(Seat(0), Company::Bots));
    play(table, &[(0, "b2"), (2, "b3")]);
    settle(table, &["lot8"]);
    let end = table.game().clone();
    refused(table, "undo-others", |table| table.undo_by(Seat(2), Company::People));
    AnyMatch::undo_by(table, Seat(0), Company::Bots).unwrap();
    assert_eq!(last_entry(table), Kind::Undo(Some(Seat(0)), 2), "nobody's choice still stands");
    assert!((0..3).all(|seat| table.sealed(Seat(seat)).is_none()));
    assert_eq!(table.draws(), 3, "the undone draw counts");
    AnyMatch::redo_by(table, Seat(0)).unwrap();
    assert_eq!(table.game(), &end);
    AnyMatch::resign(table, Seat(1)).unwrap();
    AnyMatch::resign(table, Seat(2)).unwrap();
    refused(table, "over", |table| table.undo_by(Seat(0), Company::Bots));
    refused(table, "over", |table| table.redo_by(Seat(0)));
}
