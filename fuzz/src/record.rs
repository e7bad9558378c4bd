//! Records: whatever replays is a match whose own record is the same.

use kernel::{Entry, Kind, Record};
use registry::{Hex, Level, Playable, Proof, Seat, SeatNonce, Sitter, Turn, Viewer, commit_nonce};
use serde_json::Value;

use crate::damage::damage;
use crate::moment::{check_moment, check_record, game_of};
use crate::script::Script;

/// The record of a match in JSON.
///
/// A script plays a match, with all that can be entered, and damages its record.
pub fn record(input: &[u8]) {
    let text = match Script::of(input) {
        Some(script) => written_by(script),
        None => String::from_utf8_lossy(input).into_owned(),
    };
    let Ok(record) = Record::parse(&text) else { return };
    check_nothing_was_passed_over(&text, &record);
    let Ok(game) = registry::find(&record.game) else { return };
    let entries = record.entries.len() as u32;
    let verified = game.verify(&record);
    let Ok(table) = game.replay(&record, entries) else {
        assert!(verified.is_err(), "what does not replay is verified");
        return;
    };
    if let Ok(verified) = verified {
        assert_eq!((verified.entries, verified.draws), (entries, table.draws()), "something was not verified");
        assert!(table.standing().over && record.result.is_some(), "a match that runs is verified");
    }

    check_moment(table.as_ref());
    check_record(table.as_ref());
    let written = table.record(Viewer::Everything);
    assert_eq!(written.entries, record.entries, "entries were read as others");
    assert!(record.result.is_none() || record.result == written.result, "a wrong result was taken");
    // As far as any entry it is a match too; two of them tell as much as all.
    for last in [entries / 3, entries / 3 * 2] {
        let part = game.replay(&record, last).unwrap_or_else(|bad| panic!("as far as entry {last}: {bad:?}"));
        assert_eq!(part.entries(), last);
        check_moment(part.as_ref());
    }
    for viewer in Viewer::all(table.seats()) {
        check_filtered(&written, &table.record(viewer));
    }
}

/// Reading a record drops nothing that was written, so that a typing mistake is an error.
fn check_nothing_was_passed_over(text: &str, record: &Record) {
    let given: Value = serde_json::from_str(text).expect("a record is JSON");
    let read = serde_json::to_value(record).expect("records are plain data");
    assert_eq!(without_nulls(read), without_nulls(given), "something was passed over");
}

/// A field that is null is a field left out.
fn without_nulls(value: Value) -> Value {
    match value {
        Value::Object(fields) => fields
            .into_iter()
            .filter(|(_, value)| !value.is_null())
            .map(|(name, value)| (name, without_nulls(value)))
            .collect(),
        Value::Array(values) => values.into_iter().map(without_nulls).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value,
    }
}

/// A viewer reads the same entries, some of them without what was chosen or drawn.
fn check_filtered(whole: &Record, seen: &Record) {
    let text = serde_json::to_string(seen).expect("records are plain data");
    assert_eq!(Record::parse(&text).as_ref(), Ok(seen), "a filtered record is read as another one");
    assert_eq!(seen.entries.len(), whole.entries.len(), "an entry is missing");
    for (seen, whole) in seen.entries.iter().zip(&whole.entries) {
        let blank = match &whole.what {
            Kind::Play(seat, _) => Kind::Play(*seat, None),
            Kind::Seal(seat, _) => Kind::Seal(*seat, None),
            Kind::Draw(..) => Kind::Draw(None, None),
            what @ (Kind::Unseal(_) | Kind::Undo(..) | Kind::Resign(_) | Kind::Takeover(..)) => what.clone(),
        };
        let blank = Entry { what: blank, ..whole.clone() };
        assert!(seen == whole || *seen == blank, "{seen:?} is neither {whole:?} nor nothing");
    }
}

fn written_by(mut script: Script<'_>) -> String {
    let mut table = begin(&mut script);
    for _ in 0..script.below(128) {
        enter(table.as_mut(), &mut script);
    }
    let mut record = table.record(Viewer::Everything);
    if script.below(2) == 0 {
        seal(&mut record);
    }
    let mut text = serde_json::to_string(&record).expect("records are plain data");
    damage(&mut text, &mut script);
    text
}

/// Proves a match that has ended. Its draws are of other luck, so that it is verified where it had none.
fn seal(record: &mut Record) {
    let (table, secret, nonce) = ("t", [7; 32], [9; 16]);
    let people = (0..).map(Seat).zip(&record.seats).filter(|(_, sitter)| sitter.bot.is_none());
    let commitment = Hex(commit_nonce(table, &nonce));
    let nonces = people.map(|(seat, _)| SeatNonce { seat, commitment, nonce: Hex(nonce) }).collect();
    let sealed = Proof::seal(record, table, &secret, nonces);
    assert_eq!(sealed.is_ok(), record.result.is_some(), "a match is proved when it has ended");
    if record.proof.is_some() && !record.entries.iter().any(|entry| matches!(entry.what, Kind::Draw(..))) {
        let game = registry::find(&record.game).expect("the game is on the list");
        assert!(game.verify(record).is_ok(), "an honest match is not verified");
    }
}

/// A new match, or one that begins from a position in the middle of another.
fn begin(script: &mut Script<'_>) -> Box<dyn Playable> {
    let mut table = script.new_match();
    if script.below(4) == 0 {
        for _ in 0..script.below(64) {
            script.step(table.as_mut());
        }
        table = game_of(table.as_ref()).load(table.position()).expect("a position of a match loads");
    }
    if script.below(2) == 0 {
        let bot = Some(script.pick(&Level::ALL).name().to_owned());
        table.name_sitters(vec![Sitter { name: Some("Zoë".to_owned()), bot: None }, Sitter { name: None, bot }]);
    }
    table
}

/// Any kind of entry. What the match refuses is not entered, and that is all.
fn enter(table: &mut dyn Playable, script: &mut Script<'_>) {
    let entries = table.entries();
    let seat = Seat(script.below(usize::from(table.seats())) as u8);
    let entered = match script.below(16) {
        0 => table.undo().is_ok(),
        1 => table.back_to(script.below(entries as usize + 2) as u32).is_ok(),
        2 => table.unseal(seat).is_ok(),
        3 => {
            let bot = (script.below(2) == 0).then(|| script.pick(&Level::ALL).name().to_owned());
            table.take_over(seat, bot).is_ok()
        }
        // Seldom, since it may end the match.
        4 if script.below(8) == 0 => table.resign(seat).is_ok(),
        _ => {
            let over = table.turn() == Turn::Over;
            script.step(table);
            !over
        }
    };
    assert_eq!(table.entries(), entries + u32::from(entered), "what is not refused makes one entry");
    if entered && script.below(4) == 0 {
        table.stamp(1_790_000_000_000 + u64::from(entries));
    }
}
