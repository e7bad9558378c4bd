//! `menagerie replay`.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::common::{LANGUAGES, Talk, assert_readable, fields, fresh_file, menagerie, menagerie_reads, resigned};

/// The record of a finished match, and its last position.
fn finished() -> (Value, Value) {
    let mut talk = Talk::at_the_end();
    (talk.ok(r#"{"cmd":"record"}"#), talk.ok(r#"{"cmd":"view","viewer":"spectator"}"#)["view"].clone())
}

/// Writes a text where `replay` can read it, and says where.
fn write(name: &str, text: impl AsRef<[u8]>) -> String {
    let path = fresh_file(name);
    fs::write(&path, text).expect("a file");
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn a_record_is_shown_as_it_ended() {
    let (record, _) = finished();
    let file = write("replay-text.json", record.to_string());
    let entries = record["entries"].as_array().unwrap().len();
    let scores = record["result"]["scores"].clone();
    let said = [
        ("en", format!("after entry {entries} of {entries}"), format!("Seat 1: {} points in total.", scores[0])),
        (
            "fr",
            format!("après l’entrée {entries} sur {entries}"),
            format!("Place 1\u{a0}: {} points au total.", scores[0]),
        ),
        ("de", format!("nach Schritt {entries} von {entries}"), format!("Platz 1: {} Punkte insgesamt.", scores[0])),
    ];
    for (language, at, total) in said {
        let out = menagerie(&["replay", &file, "--lang", language]).done();
        assert_readable(&out);
        assert!(out.starts_with(&format!("Drôles de Zèbres · {at}\n")), "{out}");
        assert!(out.lines().any(|line| line == total), "{total} in {out}");
    }
}

#[test]
fn the_document_is_the_final_standing() {
    let (record, view) = finished();
    let file = write("replay-json.json", record.to_string());
    let document = menagerie(&["replay", &file, "--json"]).json();
    assert_eq!(fields(&document), ["game", "at", "entries", "turn", "over", "scores", "ranks", "detail", "view"]);
    let entries = record["entries"].as_array().unwrap().len();
    assert_eq!(document["game"], "zebres");
    assert_eq!((&document["at"], &document["entries"]), (&json!(entries), &json!(entries)));
    assert_eq!((&document["turn"], &document["over"]), (&json!("over"), &json!(true)));
    assert_eq!(document["scores"], record["result"]["scores"]);
    assert_eq!(document["ranks"], record["result"]["ranks"]);
    assert_eq!(document["view"], view);
    let territories = document["detail"]["territories"].as_array().unwrap();
    assert_eq!(territories.len(), 6);
}

#[test]
fn a_match_that_was_given_up_is_over() {
    let table = resigned();
    let record = serde_json::to_string(&table.record(registry::Viewer::Everything)).unwrap();
    let said = [
        ("en", "Game over", "Turn:"),
        ("fr", "La partie est terminée", "À jouer"),
        ("de", "Die Partie ist zu Ende", "Am Zug"),
    ];
    for (language, over, to_move) in said {
        let out = menagerie_reads(&["replay", "-", "--lang", language], record.as_bytes()).done();
        assert_readable(&out);
        assert!(out.contains(over) && !out.contains(to_move), "{out}");
        let running = menagerie_reads(&["replay", "-", "--lang", language, "--at", "5"], record.as_bytes()).done();
        assert!(!running.contains(over) && running.contains(to_move), "{running}");
    }
}

#[test]
fn any_moment_can_be_shown() {
    let (record, _) = finished();
    let file = write("replay-at.json", record.to_string());
    let last = record["entries"].as_array().unwrap().len();
    let at = |number: usize| menagerie(&["replay", &file, "--at", &number.to_string(), "--json"]).json();
    assert_eq!((&at(0)["turn"], &at(0)["view"]["phase"]), (&json!("chance"), &json!("choose_first")));
    assert_eq!(at(1)["view"]["phase"], "place_guardian");
    assert_eq!(at(2)["view"]["phase"], "place_animal");
    assert_eq!((&at(2)["over"], &at(2)["scores"]), (&json!(false), &json!([0, 0])));
    assert_eq!(at(last - 1)["over"], false);
    assert_eq!(at(last), menagerie(&["replay", &file, "--json"]).json());
    // The position is that of the engine after the same entries.
    let mut talk = Talk::at_the_end();
    talk.ok(r#"{"cmd":"undo"}"#);
    assert_eq!(at(last - 1)["view"], talk.ok(r#"{"cmd":"view","viewer":0}"#)["view"]);
    let text = menagerie(&["replay", &file, "--at", "2"]).done();
    assert!(text.starts_with(&format!("Drôles de Zèbres · after entry 2 of {last}\n")), "{text}");
}

#[test]
fn any_viewer_can_look() {
    let (record, view) = finished();
    let file = write("replay-viewer.json", record.to_string());
    for viewer in ["0", "1", "spectator"] {
        // Nothing is hidden in this game.
        assert_eq!(menagerie(&["replay", &file, "--viewer", viewer, "--json"]).json()["view"], view);
        assert_readable(&menagerie(&["replay", &file, "--viewer", viewer]).done());
    }
}

#[test]
fn a_record_is_read_from_standard_input() {
    let (record, _) = finished();
    let file = write("replay-stdin.json", record.to_string());
    let piped = menagerie_reads(&["replay", "-", "--json"], record.to_string().as_bytes()).json();
    assert_eq!(piped, menagerie(&["replay", &file, "--json"]).json());
    let line = menagerie_reads(&["replay", "-"], b"{").refused();
    assert!(line.starts_with("-: "), "{line}");
}

#[test]
fn a_running_match_and_one_from_a_position_replay() {
    let mut talk = Talk::after(&["g12", "E04", "+1"]);
    let running = talk.ok(r#"{"cmd":"record"}"#);
    assert!(running.get("result").is_none());
    let document = menagerie_reads(&["replay", "-", "--json"], running.to_string().as_bytes()).json();
    assert_eq!((&document["turn"], &document["over"]), (&json!({ "seat": 0 }), &json!(false)));

    let position = talk.ok(r#"{"cmd":"position"}"#)["position"].clone();
    talk.ok(&format!(r#"{{"cmd":"load","game":"zebres","position":{position}}}"#));
    talk.ok(r#"{"cmd":"play","seat":0,"action":"L03"}"#);
    let loaded = talk.ok(r#"{"cmd":"record"}"#);
    assert_eq!(loaded["start"], position);
    let document = menagerie_reads(&["replay", "-", "--json"], loaded.to_string().as_bytes()).json();
    assert_eq!(document["view"], talk.ok(r#"{"cmd":"view","viewer":0}"#)["view"]);
}

#[test]
fn names_in_a_record_play_no_tricks_on_the_terminal() {
    let (mut record, _) = finished();
    record["seats"] = json!([{ "name": "\u{1b}[31mAda\u{7}\n" }, { "bot": "x".repeat(500) }]);
    let out = menagerie_reads(&["replay", "-"], record.to_string().as_bytes()).done();
    assert!(!out.contains(['\u{1b}', '\u{7}']) && out.contains("[31mAda"), "{out}");
    assert_readable(&out);
}

/// Replays what must not be replayed: one line, which names the culprit, and nothing written.
#[track_caller]
fn check_refused(text: impl AsRef<[u8]>, culprit: &str) {
    for args in [&["replay", "-"][..], &["replay", "-", "--json"], &["replay", "-", "--at", "0"]] {
        let line = menagerie_reads(args, text.as_ref()).refused();
        assert!(line.contains(culprit), "{culprit} is not named by: {line}");
    }
}

/// The record of a finished match, altered.
fn altered(alter: impl Fn(&mut Value)) -> String {
    let (mut record, _) = finished();
    alter(&mut record);
    record.to_string()
}

#[test]
fn what_is_no_record_is_refused() {
    let (record, _) = finished();
    let text = record.to_string();
    check_refused("", "not a JSON document");
    check_refused(&text[..text.len() / 2], "not a JSON document");
    check_refused(format!("{text}{text}"), "not a JSON document");
    check_refused("[]", "not a record");
    check_refused("{}", "format");
    check_refused("null", "not a record");
    check_refused(b"\x00\xff\xfe\x80garbage".as_slice(), "UTF-8");
    check_refused("[".repeat(100_000), "not a JSON document");
}

#[test]
fn a_record_of_something_else_is_refused() {
    check_refused(altered(|record| record["game"] = json!("chess")), "chess");
    check_refused(altered(|record| record["format"] = json!(2)), "format 2");
    check_refused(altered(|record| record["rules_version"] = json!(99)), "99");
    check_refused(altered(|record| record["seats"] = json!([{}, {}, {}])), "3 seats");
    check_refused(altered(|record| record["options"]["board"] = json!("moon")), "moon");
    check_refused(altered(|record| record["hint"] = json!(1)), "hint");
    check_refused(altered(|record| record["seats"][0]["age"] = json!(1)), "age");
}

#[test]
fn an_altered_entry_is_refused_by_its_number() {
    let entry = |index: usize, field: &'static str, value: Value| {
        altered(|record| record["entries"][index][field] = value.clone())
    };
    check_refused(entry(1, "action", json!("g22")), "entry 2: ");
    check_refused(entry(2, "action", json!("+1")), "entry 3: ");
    check_refused(entry(2, "action", json!("")), "entry 3: ");
    check_refused(entry(2, "action", json!(7)), "entry 3: ");
    check_refused(entry(0, "draw", json!("first2")), "entry 1: ");
    check_refused(entry(4, "number", json!(50)), "entry 5: it calls itself number 50");
    check_refused(entry(4, "number", json!(-1)), "entry 5: ");
    check_refused(entry(5, "kind", json!("cheat")), "entry 6: ");
    check_refused(entry(5, "kind", json!("seal")), "entry 6: ");
    check_refused(entry(5, "seat", json!(7)), "entry 6: ");
    check_refused(entry(5, "mood", json!("good")), "entry 6: ");
    check_refused(entry(5, "draw", json!("first0")), "entry 6: ");
    check_refused(altered(|record| record["entries"][6] = json!(null)), "entry 7: ");
    let without = altered(|record| drop(record["entries"].as_array_mut().expect("a list").remove(3)));
    check_refused(without, "entry 4: it calls itself number 5");
}

#[test]
fn the_other_seat_cannot_have_played_it() {
    let swapped = altered(|record| {
        let seat = record["entries"][1]["seat"].as_u64().expect("a seat");
        record["entries"][1]["seat"] = json!(1 - seat);
    });
    check_refused(swapped, "entry 2: not your turn");
}

#[test]
fn an_altered_result_is_refused() {
    check_refused(altered(|record| record["result"]["scores"][0] = json!(1000)), "the result is wrong");
    check_refused(altered(|record| record["result"]["ranks"] = json!([1, 1])), "the result is wrong");
    let early = altered(|record| drop(record["entries"].as_array_mut().expect("a list").pop()));
    check_refused(early, "has not ended");
}

#[test]
fn what_is_not_in_the_record_cannot_be_shown() {
    let (record, _) = finished();
    let file = write("replay-bad.json", record.to_string());
    let said = ["there is no entry 9999", "il n’y a pas d’entrée 9999", "den Schritt 9999 gibt es nicht"];
    for (language, sentence) in LANGUAGES.into_iter().zip(said) {
        let line = menagerie(&["replay", &file, "--at", "9999", "--lang", language]).refused();
        assert!(line.contains(sentence), "{line}");
    }
    let said = ["There is no such seat", "Cette place n’existe pas", "Diesen Platz gibt es nicht"];
    for (language, sentence) in LANGUAGES.into_iter().zip(said) {
        let line = menagerie(&["replay", &file, "--viewer", "7", "--json", "--lang", language]).refused();
        assert!(line.contains(sentence), "{line}");
    }
    assert!(menagerie(&["replay", &file, "--viewer", "everything"]).refused().contains("everything"));
    assert!(menagerie(&["replay", &file, "--viewer", "300"]).refused().contains("300"));
    assert!(menagerie(&["replay", &file, "--at", "-1"]).refused().contains("--at"));
    assert!(menagerie(&["replay", &file, "--at", "4294967296"]).refused().contains("4294967296"));
}

#[test]
fn a_file_that_cannot_be_read_is_refused_by_name_and_none_is_made() {
    let missing = fresh_file("no-such-record.json");
    let name = missing.to_str().unwrap();
    assert!(menagerie(&["replay", name]).refused().contains(name));
    assert!(!missing.exists());
    let directory = env!("CARGO_TARGET_TMPDIR");
    assert!(menagerie(&["replay", directory]).refused().contains(directory));
    assert!(menagerie(&["replay"]).refused().contains("FILE"));
}

#[test]
fn the_record_itself_is_only_read() {
    let (record, _) = finished();
    let file = write("replay-untouched.json", record.to_string());
    menagerie(&["replay", &file]).done();
    menagerie(&["replay", &file, "--at", "9999"]).refused();
    assert_eq!(fs::read_to_string(Path::new(&file)).unwrap(), record.to_string());
}
