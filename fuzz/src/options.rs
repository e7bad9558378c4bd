//! Options: whatever is accepted is accepted again in full, and can be played.

use registry::Listing;
use serde_json::Value;

use crate::damage::damage;
use crate::moment::{check_record, luck_of, play_to_the_end};
use crate::script::Script;

/// The options of a match in JSON, for every game and number of seats there is.
///
/// A script chooses among the options there are, and damages its choice.
pub fn options(input: &[u8]) {
    let text = match Script::of(input) {
        Some(script) => written_by(script),
        None => String::from_utf8_lossy(input).into_owned(),
    };
    let Ok(options) = serde_json::from_str::<Value>(&text) else { return };
    for game in registry::games() {
        let (fewest, most) = game.facts().seats;
        for seats in u64::from(fewest)..=u64::from(most) {
            check(game, &options, seats, input);
        }
        for seats in [0, u64::from(fewest) - 1, u64::from(most) + 1, u64::MAX] {
            assert!(game.new_match(&options, seats).is_err(), "{seats} seats play {}", game.facts().id);
        }
    }
}

fn written_by(mut script: Script<'_>) -> String {
    let game = script.game();
    let mut text = script.options(game).to_string();
    damage(&mut text, &mut script);
    text
}

fn check(game: &Listing, options: &Value, seats: u64, input: &[u8]) {
    let Ok(mut table) = game.new_match(options, seats) else { return };
    let full = table.options();
    let again = game.new_match(&full, seats).unwrap_or_else(|bad| panic!("{bad:?}: {full}"));
    assert_eq!(again.options(), full, "the options are read as others");
    assert_eq!(again.position(), table.position(), "the same options set up another position");
    for (name, value) in options.as_object().into_iter().flatten() {
        let taken = full.get(name).map(in_order);
        assert_eq!(taken, Some(in_order(value)), "option {name} was not taken as it was given");
    }
    play_to_the_end(table.as_mut(), &mut luck_of(input));
    assert_eq!(table.options(), full, "play has changed the options");
    check_record(table.as_ref());
}

/// A list of names says the same in any order.
fn in_order(value: &Value) -> Value {
    let mut value = value.clone();
    if let Some(list) = value.as_array_mut() {
        list.sort_by_key(Value::to_string);
    }
    value
}
