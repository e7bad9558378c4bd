//! Complete positions: they load as what they were written from, and damaged ones are
//! refused or play like any other.

use kernel::{Game, Luck, Viewer};
use serde_json::Value;

use crate::checks::{standing, turn, view};
use crate::luck::Patient;
use crate::playout::{pick, playout};
use crate::setups::to_json;

/// Asserts that a position loads as what it was written from, also from its text.
pub(crate) fn check<G: Game>(game: &G) {
    match G::load(game.position()) {
        Ok(loaded) => assert!(loaded == *game, "the position of\n{game:?} loads as\n{loaded:?}"),
        Err(bad) => panic!("the position of {game:?} does not load: {bad}"),
    }
    let text = serde_json::to_string(&game.position()).expect("positions are plain data");
    let read = serde_json::from_str(&text).unwrap_or_else(|e| panic!("the position {text} does not read back: {e}"));
    assert!(G::load(read).as_ref() == Ok(game), "the text of a position loads as something else: {text}");
}

/// Damages the position of `game` in one place and loads it: it is refused with a reason, or it is a
/// position that leaves the seats to move something to do and comes to an end.
pub(crate) fn check_damaged<G: Game>(game: &G, luck: &mut impl Luck) {
    let mut luck = Patient::new(luck);
    let mut json = to_json(&game.position());
    damage(&mut json, &mut luck);
    let Ok(position) = serde_json::from_value::<G::Position>(json.clone()) else { return };
    match G::load(position) {
        Err(bad) => assert!(!bad.0.is_empty(), "a position is refused without a reason: {json}"),
        Ok(mut loaded) => {
            turn::check(&loaded);
            check(&loaded);
            view::check(&loaded);
            standing::check(&loaded.standing(), loaded.seats());
            for viewer in Viewer::all(loaded.seats()) {
                loaded.imagine(viewer, &mut luck);
            }
            playout(&mut loaded, &mut luck, &mut Vec::new());
        }
    }
}

/// Changes one value somewhere in a document.
fn damage(json: &mut Value, luck: &mut impl Luck) {
    match json {
        Value::Object(map) if !map.is_empty() => {
            let keys: Vec<String> = map.keys().cloned().collect();
            let key = &keys[luck.below(keys.len() as u32) as usize];
            match luck.below(12) {
                0 => drop(map.remove(key)),
                _ => damage(&mut map[key], luck),
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let at = luck.below(items.len() as u32) as usize;
            match luck.below(8) {
                0 => drop(items.remove(at)),
                1 => items.insert(at, items[at].clone()),
                2 => items.swap(at, 0),
                _ => damage(&mut items[at], luck),
            }
        }
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            *json = pick(&[number + 1, number - 1, 0, 1, 2, 7, 8, 99, 255, -1, 1 << 40], luck).into();
        }
        Value::String(text) if luck.below(3) > 0 => {
            let mut chars: Vec<char> = text.chars().collect();
            if chars.is_empty() {
                chars.push('a');
            }
            let at = luck.below(chars.len() as u32) as usize;
            chars[at] = pick(&['0', '1', '2', '*', '.', 'a', 'Z', 'é'], luck);
            *text = chars.into_iter().collect();
        }
        _ => *json = pick(&["null", "0", "1", "true", "false", "[]", "{}", "\"\""], luck).parse().expect("JSON"),
    }
}
