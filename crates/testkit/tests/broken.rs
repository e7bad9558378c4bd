//! A check that cannot fail is a defect: each fault here must be caught, for the right reason.

#[path = "games/auction/mod.rs"]
mod auction;
#[path = "games/broken.rs"]
mod broken;

use std::panic::{AssertUnwindSafe, catch_unwind};

use broken::{Broken, fault, vary};
use kernel::{Game, QuickLuck, Seat, Viewer};
use testkit::Conformance;

/// Runs, and answers the message of the failure.
fn failure<const FAULT: u8>(run: Conformance<Broken<FAULT>>) -> String {
    let panic =
        catch_unwind(AssertUnwindSafe(|| run.vary(vary).games(30).run())).expect_err("the fault was not caught");
    panic.downcast_ref::<String>().expect("a message").clone()
}

#[track_caller]
fn caught<const FAULT: u8>(why: &str) {
    let message = failure(Conformance::<Broken<FAULT>>::new());
    assert!(message.contains(why), "caught for another reason: {message}");
}

#[test]
fn without_a_fault_nothing_is_caught() {
    Conformance::<Broken<{ fault::NONE }>>::new().vary(vary).games(30).run();
}

#[test]
fn a_view_that_shows_another_purse() {
    caught::<{ fault::VIEW_LEAKS }>("the view tells");
}

#[test]
fn imagining_what_is_true() {
    caught::<{ fault::IMAGINES_TRUTH }>("`imagine` tells");
}

#[test]
fn imagining_what_the_viewer_knows_to_be_false() {
    caught::<{ fault::IMAGINES_OWN_PURSE }>("imagines");
}

#[test]
fn imagining_what_others_have_shown_to_be_false() {
    caught::<{ fault::IMAGINES_LESS_THAN_SHOWN }>("does not load");
}

#[test]
fn imagining_another_game_each_time() {
    caught::<{ fault::IMAGINES_WITHOUT_LUCK }>("the same luck imagines two games");
}

#[test]
fn a_refusal_that_tells_what_others_have() {
    caught::<{ fault::REFUSAL_LEAKS }>("tells seat");
}

#[test]
fn an_action_that_is_listed_twice() {
    caught::<{ fault::LISTS_TWICE }>("is listed twice");
}

#[test]
fn a_list_that_is_cleared_first() {
    caught::<{ fault::CLEARS_LIST }>("does not append the same list");
}

#[test]
fn an_action_for_a_seat_that_is_not_to_move() {
    caught::<{ fault::LISTS_FOR_OTHERS }>("is not to move and may");
}

#[test]
fn a_seat_to_move_without_an_action() {
    caught::<{ fault::LISTS_NOTHING }>("has no action");
}

#[test]
fn an_action_that_is_listed_and_refused() {
    caught::<{ fault::REFUSES_LISTED }>("and refused");
}

#[test]
fn an_action_that_is_allowed_and_not_listed() {
    caught::<{ fault::ALLOWS_UNLISTED }>("and passes `check`");
}

#[test]
fn a_spelling_that_is_not_the_display() {
    caught::<{ fault::MISSPELLS }>("`spell` and `Display` differ");
}

#[test]
fn a_position_that_loses_a_field() {
    caught::<{ fault::LOAD_FORGETS }>("loads as");
}

#[test]
fn a_damaged_position_that_loads() {
    caught::<{ fault::LOADS_ANYTHING }>("a turn of several seats without any");
}

#[test]
fn options_that_a_fresh_game_has_lost() {
    caught::<{ fault::FORGETS_OPTIONS }>("other options than its setup");
}

#[test]
fn facts_with_another_default() {
    caught::<{ fault::WRONG_DEFAULT }>("defaults are not the options'");
}

#[test]
fn an_option_that_no_setup_accepts() {
    caught::<{ fault::REFUSES_OPTION }>("no setup with lots = 3 is accepted");
}

#[test]
fn an_event_that_hides_from_everything() {
    caught::<{ fault::EVENT_HIDES }>("an event hides something from all");
}

#[test]
fn a_draw_that_everyone_can_read_in_the_record() {
    caught::<{ fault::RECORD_LEAKS }>("twins hardly ever differ");
}

#[test]
fn an_action_that_its_own_seat_cannot_read() {
    caught::<{ fault::RECORD_HIDES }>("may not read its own");
}

#[test]
fn an_outcome_that_is_not_listed() {
    caught::<{ fault::OUTCOME_MISSING }>("was drawn and is not listed");
}

#[test]
fn an_outcome_that_never_comes() {
    caught::<{ fault::OUTCOME_WEIGHS_NOTHING }>("is listed and never comes");
}

#[test]
fn a_draw_that_chance_cannot_make() {
    caught::<{ fault::DRAWS_WRONG }>("which it cannot");
}

#[test]
fn a_game_without_end() {
    caught::<{ fault::NEVER_ENDS }>("no end after");
}

#[test]
fn ranks_with_a_gap() {
    caught::<{ fault::RANKS_FROM_ZERO }>("the rank of seat");
}

#[test]
fn a_hash_of_the_address() {
    caught::<{ fault::HASHES_ADDRESS }>("hash differently");
}

#[test]
fn a_playout_that_allocates() {
    caught::<{ fault::ALLOCATES }>("allocated");
}

#[test]
fn a_panic_in_the_rules() {
    let message = failure(Conformance::<Broken<{ fault::PANICS }>>::new());
    assert!(message.contains("out of bounds") && message.contains("to see it again"), "{message}");
}

#[test]
fn a_bot_that_peeks() {
    let peeks = |game: &Broken<{ fault::NONE }>, seat: Seat, _: u64| {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        let others: usize = game.0.purses.iter().map(|&purse| usize::from(purse)).sum();
        actions[others % actions.len()]
    };
    let message = failure(Conformance::new().bot(peeks));
    assert!(message.contains("the bot knows more than seat"), "{message}");
}

#[test]
fn a_census_that_does_not_hold() {
    let message = failure(Conformance::<Broken<{ fault::NONE }>>::new().census(|game| assert_eq!(game.0.won, [0; 4])));
    assert!(message.contains("auction, ") && message.contains(" seats, options {"), "{message}");
}

#[test]
fn a_failure_names_the_match_that_repeats_it() {
    let message = failure(Conformance::<Broken<{ fault::VIEW_LEAKS }>>::new());
    let (_, call) = message.split_once(".only(").expect("the call is in the message");
    let (call, _) = call.split_once(").run()").expect("the call is whole");
    let mut parts = call.splitn(2, ", r#\"");
    let seats = parts.next().unwrap().parse().unwrap();
    let (options, number) = parts.next().unwrap().rsplit_once("\"#, ").unwrap();
    let again =
        failure(Conformance::<Broken<{ fault::VIEW_LEAKS }>>::new().only(seats, options, number.parse().unwrap()));
    assert_eq!(again, message);
}

#[test]
fn twins_are_not_made_by_imagining() {
    // The very fault that twins made with `imagine` would miss: what it imagines is always itself.
    type Faulty = Broken<{ fault::IMAGINES_TRUTH }>;
    let table = kernel::new_match::<Faulty>(&serde_json::json!({}), 3).unwrap();
    let viewer = Viewer::Seat(Seat(0));
    assert_eq!(table.game().imagine(viewer, &mut QuickLuck::new(1, 1)), *table.game());
}
