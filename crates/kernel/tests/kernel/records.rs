//! Records are read with suspicion: what is wrong is said, and in which entry.

use kernel::{AnyMatch, BadRecord, Match, Record, Seat, Sitter, Viewer, load_match, replay_match};
use serde_json::{Value, json};
use testkit::games::auction::Auction;
use testkit::games::partners::Partners;

use crate::tables::{bidding, play, settle, tricks};

/// A finished auction: one lot goes to seat 2, the other to nobody.
fn finished() -> Match<Auction> {
    let mut table = bidding("all");
    play(&mut table, &[(0, "b1"), (1, "b0"), (2, "b4")]);
    settle(&mut table, &["lot8"]);
    play(&mut table, &[(0, "b0"), (1, "b0"), (2, "b0")]);
    assert!(table.ended());
    table
}

fn written(table: &Match<Auction>) -> Value {
    serde_json::to_value(table.record(Viewer::Everything)).expect("a record is plain data")
}

/// Reads and replays a record.
fn replay(record: &Value) -> Result<Match<Auction>, BadRecord> {
    Match::replay(&Record::parse(&record.to_string())?)
}

/// Asserts that the record of a finished match, once changed, is refused: at this entry, for this reason.
#[track_caller]
fn refused(entry: Option<u32>, why: &str, change: impl FnOnce(&mut Value)) {
    let mut record = written(&finished());
    change(&mut record);
    let bad = replay(&record).expect_err("the record is refused");
    assert_eq!(bad.entry, entry, "{bad}");
    assert!(bad.why.contains(why), "{bad}");
    let named = entry.map_or(String::new(), |number| format!("entry {number}: "));
    assert_eq!(bad.to_string(), format!("{named}{}", bad.why));
}

/// Sets a field of the entry with this number.
fn set(number: usize, field: &'static str, value: Value) -> impl FnOnce(&mut Value) {
    move |record| record["entries"][number - 1][field] = value
}

/// Takes a field away from the entry with this number.
fn unset(number: usize, field: &'static str) -> impl FnOnce(&mut Value) {
    move |record| drop(record["entries"][number - 1].as_object_mut().expect("an entry").remove(field))
}

#[test]
fn a_record_is_a_document_that_people_can_read() {
    let mut table = finished();
    let anna = Sitter { name: Some("Anna".to_owned()), bot: None };
    let bot = Sitter { name: None, bot: Some("hard".to_owned()) };
    AnyMatch::name_sitters(&mut table, vec![anna, bot]);
    AnyMatch::stamp(&mut table, 1_794_830_000_000);
    let record = written(&table);
    assert_eq!(record["format"], 1);
    assert_eq!(record["game"], "auction");
    assert_eq!(record["rules_version"], 1);
    assert_eq!(record["options"], json!({ "reveal": "all", "lots": 2 }));
    assert_eq!(record["seats"], json!([{ "name": "Anna" }, { "bot": "hard" }, {}]));
    assert_eq!(record.get("start"), None, "it began at the beginning");
    assert_eq!(record["entries"][0], json!({ "number": 1, "kind": "draw", "draw": "deal7,9,9" }));
    assert_eq!(record["entries"][2], json!({ "number": 3, "kind": "seal", "seat": 0, "action": "b1" }));
    assert_eq!(
        record["entries"][8],
        json!({ "number": 9, "kind": "seal", "seat": 2, "action": "b0", "at": 1_794_830_000_000_u64 })
    );
    assert_eq!(record["result"], json!({ "scores": [7, 9, 10], "ranks": [3, 2, 1] }));
    assert_eq!(written(&replay(&record).unwrap()), record);
}

#[test]
fn every_kind_of_entry_reads_back() {
    let mut table = bidding("all");
    play(&mut table, &[(0, "b1"), (1, "b2")]);
    AnyMatch::unseal(&mut table, Seat(0)).unwrap();
    AnyMatch::undo(&mut table).unwrap();
    AnyMatch::back_to(&mut table, 5).unwrap();
    AnyMatch::resign(&mut table, Seat(2)).unwrap();
    AnyMatch::take_over(&mut table, Seat(2), Some("easy".to_owned())).unwrap();
    AnyMatch::take_over(&mut table, Seat(2), None).unwrap();
    let record = written(&table);
    let kinds: Vec<&str> =
        record["entries"].as_array().unwrap().iter().map(|entry| entry["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["draw", "draw", "seal", "seal", "unseal", "undo", "undo", "resign", "takeover", "takeover"]);
    assert_eq!(record["entries"][5], json!({ "number": 6, "kind": "undo", "to": 4 }));
    assert_eq!(record["entries"][8], json!({ "number": 9, "kind": "takeover", "seat": 2, "bot": "easy" }));
    let again = replay(&record).unwrap();
    assert_eq!(written(&again), record);
    assert_eq!(again.game(), table.game());
    assert_eq!((again.sealed(Seat(0)), again.sealed(Seat(1))), (None, table.sealed(Seat(1))));
}

#[test]
fn a_text_that_is_no_record_is_refused() {
    for (text, why) in [
        ("", "not a JSON document"),
        ("{\"format\":1", "not a JSON document"),
        ("[]", "not a record"),
        ("{}", "missing field `format`"),
    ] {
        let bad = Record::parse(text).unwrap_err();
        assert!(bad.entry.is_none() && bad.why.contains(why), "{bad}");
    }
}

#[test]
fn what_the_document_says_of_the_match_must_fit() {
    refused(None, "format 2 is not known", |record| record["format"] = json!(2));
    refused(None, "unknown field `comment`", |record| record["comment"] = json!("mine"));
    refused(None, "the game is \"zebres\", not \"auction\"", |record| record["game"] = json!("zebres"));
    refused(None, "rules version 2 is not known", |record| record["rules_version"] = json!(2));
    refused(None, "rules version 0 is not known", |record| record["rules_version"] = json!(0));
    refused(None, "option lots cannot be 9, it can be 1–3", |record| record["options"]["lots"] = json!(9));
    refused(None, "there is no option \"coins\"", |record| record["options"]["coins"] = json!(9));
    refused(None, "2 seats cannot play", |record| record["seats"] = json!([{}, {}]));
    refused(None, "unknown field `age`", |record| record["seats"][0]["age"] = json!(7));
    refused(None, "the start position cannot be read", |record| record["start"] = json!({}));
}

#[test]
fn an_entry_that_is_none_is_named() {
    refused(Some(3), "it calls itself number 4", set(3, "number", json!(4)));
    refused(Some(1), "it calls itself number 0", set(1, "number", json!(0)));
    refused(Some(3), "missing field `kind`", unset(3, "kind"));
    refused(Some(3), "unknown variant `bid`", set(3, "kind", json!("bid")));
    refused(Some(3), "the seat is missing", unset(3, "seat"));
    refused(Some(3), "a field does not belong", set(3, "draw", json!("lot5")));
    refused(Some(1), "a field does not belong", set(1, "action", json!("b1")));
    refused(Some(1), "a field does not belong", set(1, "bot", json!("hard")));
    refused(Some(3), "unknown field `mood`", set(3, "mood", json!("good")));
    refused(Some(3), "`to` is missing", set(3, "kind", json!("undo")));
    refused(Some(3), "invalid type", set(3, "seat", json!("0")));
    refused(Some(5), "invalid type", |record| record["entries"][4] = json!("b4"));
}

#[test]
fn a_seat_in_an_entry_that_has_none_is_refused() {
    refused(Some(1), "a field does not belong", set(1, "seat", json!(0)));
}

#[test]
fn an_entry_that_was_never_played_is_named() {
    refused(Some(1), "the draw is hidden", unset(1, "draw"));
    refused(Some(1), "\"deal\" is not notation of this game", set(1, "draw", json!("deal")));
    refused(Some(1), "not allowed by §2: no-such-draw", set(1, "draw", json!("deal7,9,99")));
    refused(Some(3), "the action is hidden", unset(3, "action"));
    refused(Some(3), "\"bid 1\" is not notation of this game", set(3, "action", json!("bid 1")));
    refused(Some(3), "not allowed by §3: too-much", set(3, "action", json!("b8")));
    refused(Some(3), "a play where a sealing is due", set(3, "kind", json!("play")));
    refused(Some(3), "no such seat", set(3, "seat", json!(3)));
    refused(Some(3), "nothing sealed", |record| {
        record["entries"][2] = json!({ "number": 3, "kind": "unseal", "seat": 1 });
    });
    refused(Some(3), "no such entry", |record| record["entries"][2] = json!({ "number": 3, "kind": "undo", "to": 3 }));
    refused(Some(4), "already chosen", set(4, "seat", json!(0)));
    refused(Some(2), "chance first", |record| {
        record["entries"][1] = json!({ "number": 2, "kind": "seal", "seat": 0, "action": "b1" });
    });
    refused(Some(3), "not chance", |record| {
        record["entries"][2] = json!({ "number": 3, "kind": "draw", "draw": "lot5" });
    });
    refused(Some(10), "over", |record| {
        let entry = json!({ "number": 10, "kind": "seal", "seat": 0, "action": "b1" });
        record["entries"].as_array_mut().unwrap().push(entry);
    });
}

#[test]
fn a_play_in_a_turn_of_several_is_no_seal_and_a_seal_in_a_turn_of_one_no_play() {
    let mut record = serde_json::to_value(tricks().record(Viewer::Everything)).unwrap();
    let entry = json!({ "number": 6, "kind": "seal", "seat": 0, "action": "a1" });
    record["entries"].as_array_mut().unwrap().push(entry);
    let bad = Match::<Partners>::replay(&Record::from_value(record).unwrap()).unwrap_err();
    assert_eq!(bad.entry, Some(6));
}

#[test]
fn a_result_must_be_the_result() {
    refused(None, "the result is wrong: scores are [7, 9, 10]", |record| record["result"]["scores"][0] = json!(8));
    refused(None, "the result is wrong", |record| record["result"]["ranks"] = json!([1, 2, 3]));
    refused(None, "the match has not ended", |record| drop(record["entries"].as_array_mut().unwrap().pop()));
    refused(None, "unknown field `winner`", |record| record["result"]["winner"] = json!(2));
    let mut without = written(&finished());
    without.as_object_mut().unwrap().remove("result");
    assert!(replay(&without).is_ok(), "a result that was not written is worked out");
}

#[test]
fn a_record_replays_as_far_as_it_is_asked_to() {
    let table = finished();
    let record = table.record(Viewer::Everything);
    let mut so_far = bidding("all");
    assert_eq!(Match::<Auction>::replay_to(&record, 2).unwrap().game(), so_far.game());
    play(&mut so_far, &[(0, "b1"), (1, "b0")]);
    let part = replay_match::<Auction>(&record, 4).unwrap();
    assert_eq!(part.record(Viewer::Everything), so_far.record(Viewer::Everything));
    assert_eq!(part.sealed(Seat(1)), so_far.sealed(Seat(1)));
    assert_eq!(Match::<Auction>::replay_to(&record, 99).unwrap().game(), table.game());
    assert_eq!(Match::<Auction>::replay_to(&record, 0).unwrap().entries(), 0);
}

#[test]
fn a_match_from_a_position_keeps_it_in_its_record() {
    let position = AnyMatch::position(&bidding("winner"));
    let mut table = load_match::<Auction>(position.clone()).unwrap();
    play(&mut table, &[(0, "b1"), (1, "b0"), (2, "b4")]);
    let record = written(&table);
    assert_eq!(record["start"], position);
    assert_eq!(written(&replay(&record).unwrap()), record);
    let mut other = record.clone();
    other["options"]["lots"] = json!(3);
    let bad = replay(&other).unwrap_err();
    assert_eq!(bad.why, "the start position has other seats or options than the record");
    let mut broken = record;
    broken["start"]["flag"] = json!(7);
    assert!(replay(&broken).unwrap_err().why.starts_with("the start position: "));
}
