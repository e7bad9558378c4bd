//! Positions: whatever loads is one form of a position that can be played to its end.

use serde_json::Value;

use crate::damage::damage;
use crate::moment::{check_moment, check_record, luck_of, play_to_the_end};
use crate::script::Script;

/// A position in JSON, for every game there is.
///
/// A script plays a match for a while and damages the position it came to.
pub fn position(input: &[u8]) {
    let text = match Script::of(input) {
        Some(script) => written_by(script),
        None => String::from_utf8_lossy(input).into_owned(),
    };
    let Ok(json) = serde_json::from_str::<Value>(&text) else { return };
    for game in registry::games() {
        if let Ok(mut table) = game.load(json.clone()) {
            check_moment(table.as_ref());
            check_record(table.as_ref());
            play_to_the_end(table.as_mut(), &mut luck_of(input));
            check_record(table.as_ref());
        }
    }
}

fn written_by(mut script: Script<'_>) -> String {
    let mut table = script.new_match();
    for _ in 0..script.below(128) {
        script.step(table.as_mut());
    }
    let mut text = table.position().to_string();
    damage(&mut text, &mut script);
    text
}
