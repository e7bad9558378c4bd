//! No level knows more than its seat: in two matches that differ only in what a seat did not see, it chooses the same.

#[path = "../../testkit/tests/games/every_bot.rs"]
mod every_bot;
#[path = "../../../games/zoff/tests/other_hands/mod.rs"]
mod other_hands;

use games::zoff::Zoff;
use testkit::Conformance;

testkit::count_allocations!();

#[test]
fn no_level_looks_into_the_hands_of_zoff() {
    let short = |_: u8, options: &serde_json::Value| {
        options["target"] == 1 && options["players_at_target"] == 2 && options["first_dealer"] == "random"
    };
    let run = Conformance::<Zoff>::new().games(1).setups(short).vary(other_hands::other_hands);
    run.bot(every_bot::every_bot::<Zoff>).run();
}
