//! `menagerie engine`: lines, whatever is on them, through the library and through the binary.

use serde_json::{Value, json};
use words::Language;

use crate::common::{Talk, command, fields, menagerie, menagerie_reads};

/// The answers of the binary to these lines.
fn converse(args: &[&str], input: impl AsRef<[u8]>) -> Vec<Value> {
    let out = menagerie_reads(&[&["engine"], args].concat(), input.as_ref()).done();
    out.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
}

#[test]
fn an_id_of_any_kind_is_echoed() {
    let ids = ["1", "-7", "1.5", "null", "true", "\"a\"", "\"é\\n\"", "[1,[2]]", "{\"a\":{\"b\":null}}", "{}"];
    let mut talk = Talk::after(&["g12"]);
    for id in ids {
        let expected: Value = serde_json::from_str(id).unwrap();
        let answer = talk.answer(format!(r#"{{"id":{id},"cmd":"turn"}}"#).as_bytes()).unwrap();
        assert_eq!(answer, json!({ "id": expected, "ok": { "turn": { "seat": 1 }, "phase": "place_animal" } }));
        for refused in [r#""cmd":"frob""#, r#""cmd":"play","seat":0,"action":"g1""#, r#""seat":0"#] {
            let answer = talk.answer(format!(r#"{{{refused},"id":{id}}}"#).as_bytes()).unwrap();
            assert_eq!((fields(&answer), &answer["id"]), (vec!["id", "error"], &expected));
        }
    }
    assert_eq!(fields(&talk.answer(br#"{"cmd":"turn"}"#).unwrap()), ["ok"], "no id, none echoed");
}

#[test]
fn an_empty_line_is_passed_over() {
    let mut talk = Talk::new();
    for line in ["", "\n", "\r\n", "  \t \n"] {
        assert_eq!(talk.answer(line.as_bytes()), None, "{line:?}");
    }
    let answers = converse(&[], "\n\r\n{\"id\":1,\"cmd\":\"games\"}\n   \n\n{\"id\":2,\"cmd\":\"turn\"}\r\n\n");
    let ids: Vec<_> = answers.iter().map(|answer| answer["id"].as_u64()).collect();
    assert_eq!(ids, [Some(1), Some(2)]);
}

#[test]
fn a_malformed_line_is_answered_and_changes_nothing() {
    let mut talk = Talk::after(&["g12"]);
    let deep = "[".repeat(100_000);
    let malformed: [&[u8]; 17] = [
        b"hello",
        b"{",
        b"}",
        b"{'cmd':'turn'}",
        br#"{"cmd":"turn",}"#,
        br#"{"cmd":"turn"} {"cmd":"turn"}"#,
        b"[]",
        br#"[{"cmd":"turn"}]"#,
        b"null",
        b"7",
        br#""turn""#,
        b"{}",
        br#"{"cmd":null}"#,
        br#"{"cmd":["turn"]}"#,
        br#"{"seat":0}"#,
        b"\xff\xfe{\"cmd\":\"turn\"}",
        deep.as_bytes(),
    ];
    for line in malformed {
        assert_eq!(talk.code(line), "malformed");
    }
    assert_eq!(talk.code(format!(r#"{{"cmd":"turn","id":{deep}}}"#)), "malformed");
    assert_eq!(talk.code(format!(r#"{{"cmd":"load","game":"zebres","position":{deep}"#)), "malformed");
}

#[test]
fn an_unknown_command_field_or_type_is_refused_by_name() {
    let mut talk = Talk::after(&["g12"]);
    let cases = [
        (r#"{"cmd":"frob"}"#, "unknown-command", "frob"),
        (r#"{"cmd":""}"#, "unknown-command", "turn"),
        (r#"{"cmd":"Turn"}"#, "unknown-command", "Turn"),
        (r#"{"cmd":"turn","seat":0}"#, "bad-request", "seat"),
        (r#"{"cmd":"games","game":"zebres"}"#, "bad-request", "game"),
        (r#"{"cmd":"undo","to":1}"#, "bad-request", "to"),
        (r#"{"cmd":"new","game":"zebres","seat":2}"#, "bad-request", "seat"),
        (r#"{"cmd":"new","game":"zebres","seats":"2"}"#, "bad-request", "2"),
        (r#"{"cmd":"new","game":"zebres","seats":-2}"#, "bad-request", "-2"),
        (r#"{"cmd":"new","game":"zebres","seats":2.5}"#, "bad-request", "2.5"),
        (r#"{"cmd":"new","game":"zebres","seats":1e99}"#, "bad-request", "new"),
        (r#"{"cmd":"new","game":"zebres","seats":18446744073709551616}"#, "bad-request", "new"),
        (r#"{"cmd":"new","game":"zebres","seats":2,"seed":-1}"#, "bad-request", "-1"),
        (r#"{"cmd":"new","seats":2}"#, "bad-request", "game"),
        (r#"{"cmd":"new","game":7,"seats":2}"#, "bad-request", "7"),
        (r#"{"cmd":"legal"}"#, "bad-request", "seat"),
        (r#"{"cmd":"legal","seat":256}"#, "bad-request", "256"),
        (r#"{"cmd":"legal","seat":"0"}"#, "bad-request", "legal"),
        (r#"{"cmd":"legal","seat":null}"#, "bad-request", "legal"),
        (r#"{"cmd":"play","seat":1}"#, "bad-request", "action"),
        (r#"{"cmd":"play","seat":1,"action":4}"#, "bad-request", "4"),
        (r#"{"cmd":"play","seat":1,"action":"E04","why":"fun"}"#, "bad-request", "why"),
        (r#"{"cmd":"explain","seat":1}"#, "bad-request", "action"),
        (r#"{"cmd":"draw","draw":1}"#, "bad-request", "draw"),
        (r#"{"cmd":"legal","seat":2}"#, "no-such-seat", "2"),
    ];
    for (line, code, culprit) in cases {
        let error = talk.refused(line);
        assert_eq!(error["code"], code, "{line}");
        assert!(error["message"].as_str().unwrap().contains(culprit), "{line}: {error}");
    }
}

#[test]
fn messages_speak_the_language_of_the_reader() {
    let cases = [
        (Language::English, "Seat 1: it’s not your turn.", "Nobody can play yet"),
        (Language::French, "Ce n’est pas à Place 1 de jouer.", "Un tirage au sort doit d’abord"),
        (Language::German, "Platz 1 ist nicht am Zug.", "Zuerst wird ausgelost"),
    ];
    for (language, not_your_turn, chance_first) in cases {
        let mut talk = Talk::in_language(language);
        talk.refused(r#"{"cmd":"turn"}"#);
        talk.ok(r#"{"cmd":"new","game":"zebres","seats":2}"#);
        let error = talk.refused(r#"{"cmd":"play","seat":0,"action":"g12"}"#);
        assert!(error["message"].as_str().unwrap().starts_with(chance_first), "{error}");
        talk.ok(r#"{"cmd":"draw","draw":"first1"}"#);
        let error = talk.refused(r#"{"cmd":"play","seat":0,"action":"g12"}"#);
        assert_eq!(error, json!({ "code": "not-your-turn", "message": not_your_turn }));
        talk.refused(r#"{"cmd":"bot","seat":1,"level":"nobody"}"#);
    }
    let answers = converse(&["--lang", "fr"], r#"{"cmd":"turn"}"#);
    assert!(answers[0]["error"]["message"].as_str().unwrap().starts_with("Aucune partie"), "{answers:?}");
}

#[test]
fn the_binary_answers_line_by_line_in_order_until_the_input_ends() {
    let lines = concat!(
        r#"{"id":1,"cmd":"new","game":"zebres","seats":2,"options":{"first_player":0}}"#,
        "\n",
        r#"{"id":2,"cmd":"play","seat":0,"action":"g12"}"#,
        "\nnonsense\n\n",
        r#"{"id":3,"cmd":"play","seat":0,"action":"E04"}"#,
        "\n",
        // The last line needs no line feed.
        r#"{"id":4,"cmd":"turn"}"#,
    );
    let answers = converse(&[], lines);
    assert_eq!(answers.len(), 5, "{answers:?}");
    assert_eq!(answers[0], json!({ "id": 1, "ok": { "turn": { "seat": 0 } } }));
    assert_eq!(answers[1]["id"], 2);
    assert_eq!(answers[2]["error"]["code"], "malformed");
    assert_eq!((&answers[3]["id"], &answers[3]["error"]["code"]), (&json!(3), &json!("not-your-turn")));
    assert_eq!(answers[4], json!({ "id": 4, "ok": { "turn": { "seat": 1 }, "phase": "place_animal" } }));
    assert!(converse(&[], "").is_empty());
}

#[test]
fn an_answer_comes_before_the_next_line_is_sent() {
    use std::io::{BufRead as _, BufReader, Write as _};
    use std::process::Stdio;
    let mut child =
        command(&["engine"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the binary starts");
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for id in 0..3 {
        writeln!(stdin, r#"{{"id":{id},"cmd":"turn"}}"#).unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert!(answer.starts_with(&format!(r#"{{"id":{id},"#)), "{answer}");
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_line_beyond_the_limit_is_an_error_and_the_next_line_is_read() {
    let mut input = br#"{"id":"before","cmd":"turn"}"#.to_vec();
    input.extend(b"\n{\"cmd\":\"");
    input.resize(input.len() + (17 << 20), b'x');
    input.extend(b"\"}\n{\"id\":\"after\",\"cmd\":\"games\"}\n");
    let answers = converse(&[], &input);
    assert_eq!(answers.len(), 3, "{answers:?}");
    assert_eq!(answers[0]["id"], "before");
    assert_eq!((fields(&answers[1]), &answers[1]["error"]["code"]), (vec!["error"], &json!("malformed")));
    assert!(answers[1]["error"]["message"].as_str().unwrap().contains("longer than"), "{}", answers[1]);
    assert_eq!((fields(&answers[2]), &answers[2]["id"]), (vec!["id", "ok"], &json!("after")));
}

#[test]
fn a_line_beyond_the_limit_at_the_end_is_answered_too() {
    let answers = converse(&[], vec![b' '; 17 << 20]);
    assert_eq!(answers.len(), 1, "{answers:?}");
    assert_eq!(answers[0]["error"]["code"], "malformed");
}

#[test]
fn a_long_line_within_the_limit_is_read() {
    let id = "x".repeat(1 << 20);
    let answers = converse(&[], format!("{{\"id\":\"{id}\",\"cmd\":\"games\"}}\n"));
    assert_eq!(answers[0]["id"], json!(id));
}

#[test]
fn the_seed_of_the_binary_is_that_of_its_matches() {
    let lines = format!(
        "{{\"cmd\":\"new\",\"game\":\"zebres\",\"seats\":2}}\n{}",
        "{\"cmd\":\"draw\"}\n{\"cmd\":\"undo\"}\n".repeat(20)
    );
    assert_eq!(converse(&["--seed", "5"], &lines), converse(&["--seed", "5"], &lines));
    assert_ne!(converse(&["--seed", "5"], &lines), converse(&["--seed", "6"], &lines));
    let named = lines.replacen("\"seats\":2", "\"seats\":2,\"seed\":5", 1);
    assert_eq!(converse(&["--seed", "6"], &named), converse(&["--seed", "5"], &lines));
    assert!(menagerie(&["engine", "--seed", "x"]).refused().contains("--seed"));
    assert!(menagerie(&["engine", "zebres"]).refused().contains("zebres"));
}
