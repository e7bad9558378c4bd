//! A check that cannot fail is a defect: each fault here must be caught, for the right reason.

use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Game, QuickLuck, Seat, Viewer};
use testkit::Conformance;
use testkit::games::broken::{Broken, Fault, set_fault, vary};

testkit::count_allocations!();

/// Runs with a fault, and answers the message of the failure.
fn failure<const WRONG_FACTS: bool>(fault: Fault, run: Conformance<Broken<WRONG_FACTS>>) -> String {
    set_fault(fault);
    let panic =
        catch_unwind(AssertUnwindSafe(|| run.vary(vary).games(30).run())).expect_err("the fault was not caught");
    panic.downcast_ref::<String>().expect("a message").clone()
}

#[track_caller]
fn caught(fault: Fault, why: &str) {
    let message = failure(fault, Conformance::<Broken>::new());
    assert!(message.contains(why), "caught for another reason: {message}");
}

#[test]
fn without_a_fault_nothing_is_caught() {
    Conformance::<Broken>::new().vary(vary).games(30).run();
}

#[test]
fn a_view_that_shows_another_purse() {
    caught(Fault::ViewLeaks, "the view tells");
}

#[test]
fn imagining_what_is_true() {
    caught(Fault::ImaginesTruth, "`imagine` tells");
}

#[test]
fn imagining_what_the_viewer_knows_to_be_false() {
    caught(Fault::ImaginesOwnPurse, "imagines");
}

#[test]
fn imagining_what_others_have_shown_to_be_false() {
    caught(Fault::ImaginesLessThanShown, "does not load");
}

#[test]
fn imagining_another_game_each_time() {
    caught(Fault::ImaginesWithoutLuck, "the same luck imagines two games");
}

#[test]
fn a_refusal_that_tells_what_others_have() {
    caught(Fault::RefusalLeaks, "tells seat");
}

#[test]
fn an_action_that_is_listed_twice() {
    caught(Fault::ListsTwice, "is listed twice");
}

#[test]
fn a_list_that_is_cleared_first() {
    caught(Fault::ClearsList, "does not append the same list");
}

#[test]
fn an_action_for_a_seat_that_is_not_to_move() {
    caught(Fault::ListsForOthers, "is not to move and may");
}

#[test]
fn a_seat_to_move_without_an_action() {
    caught(Fault::ListsNothing, "has no action");
}

#[test]
fn an_action_that_is_listed_and_refused() {
    caught(Fault::RefusesListed, "and refused");
}

#[test]
fn an_action_that_is_allowed_and_not_listed() {
    caught(Fault::AllowsUnlisted, "and passes `check`");
}

#[test]
fn a_spelling_that_is_not_the_display() {
    caught(Fault::Misspells, "`spell` and `Display` differ");
}

#[test]
fn a_position_that_loses_a_field() {
    caught(Fault::LoadForgets, "loads as");
}

#[test]
fn a_damaged_position_that_loads() {
    caught(Fault::LoadsAnything, "a turn of several seats without any");
}

#[test]
fn options_that_a_fresh_game_has_lost() {
    caught(Fault::ForgetsOptions, "other options than its setup");
}

#[test]
fn facts_with_another_default() {
    let message = failure(Fault::None, Conformance::<Broken<true>>::new());
    assert!(message.contains("defaults are not the options'"), "{message}");
}

#[test]
fn an_option_that_no_setup_accepts() {
    caught(Fault::RefusesOption, "no setup with lots = 3 is accepted");
}

#[test]
fn an_event_that_hides_from_everything() {
    caught(Fault::EventHides, "an event hides something from all");
}

#[test]
fn a_draw_that_everyone_can_read_in_the_record() {
    caught(Fault::RecordLeaks, "twins hardly ever differ");
}

#[test]
fn an_event_that_tells_everybody() {
    caught(Fault::EventLeaks, "twins hardly ever differ");
}

#[test]
fn an_action_that_its_own_seat_cannot_read() {
    caught(Fault::RecordHides, "may not read its own");
}

#[test]
fn an_outcome_that_is_not_listed() {
    caught(Fault::OutcomeMissing, "was drawn and is not listed");
}

#[test]
fn an_outcome_that_never_comes() {
    caught(Fault::OutcomeWeighsNothing, "is listed and never comes");
}

#[test]
fn a_draw_that_chance_cannot_make() {
    caught(Fault::DrawsWrong, "which it cannot");
}

#[test]
fn a_game_without_end() {
    caught(Fault::NeverEnds, "no end after");
}

#[test]
fn ranks_with_a_gap() {
    caught(Fault::RanksFromZero, "the rank of seat");
}

#[test]
fn a_hash_of_the_address() {
    caught(Fault::HashesAddress, "hash differently");
}

#[test]
fn a_playout_that_allocates() {
    caught(Fault::Allocates, "allocated");
}

#[test]
fn a_panic_in_the_rules() {
    let message = failure(Fault::Panics, Conformance::<Broken>::new());
    assert!(message.contains("out of bounds") && message.contains("to see it again"), "{message}");
}

#[test]
fn a_bot_that_peeks() {
    let peeks = |game: &Broken, seat: Seat, _: u64| {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        let others: usize = game.0.purses.iter().map(|&purse| usize::from(purse)).sum();
        actions[others % actions.len()]
    };
    let message = failure(Fault::None, Conformance::new().bot(peeks));
    assert!(message.contains("the bot knows more than seat"), "{message}");
}

#[test]
fn a_census_that_does_not_hold() {
    let message = failure(Fault::None, Conformance::<Broken>::new().census(|game| assert_eq!(game.0.won, [0; 4])));
    assert!(message.contains("auction, ") && message.contains(" seats, options {"), "{message}");
}

#[test]
fn a_failure_names_the_match_that_repeats_it() {
    let message = failure(Fault::ViewLeaks, Conformance::<Broken>::new());
    let (_, call) = message.split_once(".only(").expect("the call is in the message");
    let (call, _) = call.split_once(").run()").expect("the call is whole");
    let mut parts = call.splitn(2, ", r#\"");
    let seats = parts.next().unwrap().parse().unwrap();
    let (options, number) = parts.next().unwrap().rsplit_once("\"#, ").unwrap();
    let again = failure(Fault::ViewLeaks, Conformance::<Broken>::new().only(seats, options, number.parse().unwrap()));
    assert_eq!(again, message);
}

#[test]
fn twins_are_not_made_by_imagining() {
    // The very fault that twins made with `imagine` would miss: what it imagines is always itself.
    set_fault(Fault::ImaginesTruth);
    let table = kernel::new_match::<Broken>(&serde_json::json!({}), 3).unwrap();
    let viewer = Viewer::Seat(Seat(0));
    assert_eq!(table.game().imagine(viewer, &mut QuickLuck::new(1, 1)), *table.game());
}
