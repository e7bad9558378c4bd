//! `menagerie engine`: every request and the shape of its answer, through the library.

use serde_json::{Value, json};
use words::Language;

use crate::common::{Talk, fields, menagerie};

#[test]
fn games_are_those_of_the_command() {
    assert_eq!(Talk::new().ok(r#"{"cmd":"games"}"#), menagerie(&["games", "--json"]).json());
}

#[test]
fn a_new_match_begins_with_chance_or_the_first_player() {
    let mut talk = Talk::new();
    assert_eq!(talk.ok(r#"{"cmd":"new","game":"zebres","seats":2}"#), json!({ "turn": "chance" }));
    assert_eq!(talk.ok(r#"{"cmd":"turn"}"#), json!({ "turn": "chance", "phase": "choose_first" }));
    let new = r#"{"cmd":"new","game":"zebres","seats":2,"options":{"first_player":1},"seed":3}"#;
    assert_eq!(talk.ok(new), json!({ "turn": { "seat": 1 } }));
    assert_eq!(talk.ok(r#"{"cmd":"turn"}"#), json!({ "turn": { "seat": 1 }, "phase": "place_guardian" }));
}

#[test]
fn legal_actions_are_those_of_the_seat_to_move() {
    let mut talk = Talk::at_the_start();
    let places: Vec<_> = (0..22).map(|place| format!("g{place}")).collect();
    assert_eq!(talk.ok(r#"{"cmd":"legal","seat":0}"#), json!({ "actions": places }));
    assert_eq!(talk.ok(r#"{"cmd":"legal","seat":1}"#), json!({ "actions": [] }));
    let mut talk = Talk::after(&["g0", "Z00"]);
    assert_eq!(talk.ok(r#"{"cmd":"legal","seat":1}"#), json!({ "actions": ["+1", "+2", "+3"] }));
}

#[test]
fn every_legal_action_is_explained_as_legal_and_played() {
    let mut talk = Talk::after(&["g12"]);
    let actions = talk.ok(r#"{"cmd":"legal","seat":1}"#)["actions"].clone();
    assert_eq!(actions.as_array().unwrap().len(), 25, "five animals on five squares");
    for action in actions.as_array().unwrap() {
        let explain = format!(r#"{{"cmd":"explain","seat":1,"action":{action}}}"#);
        assert_eq!(talk.ok(&explain), json!({ "legal": true }), "{action}");
        talk.ok(&format!(r#"{{"cmd":"play","seat":1,"action":{action}}}"#));
        talk.ok(r#"{"cmd":"undo"}"#);
    }
}

#[test]
fn an_illegal_action_is_explained_with_its_rule() {
    let mut talk = Talk::after(&["g12"]);
    let mut explain =
        |seat: u8, action: &str| talk.ok(&json!({ "cmd": "explain", "seat": seat, "action": action }).to_string());
    let not_on_line = explain(1, "E03");
    assert_eq!(not_on_line["legal"], false);
    assert_eq!(not_on_line["message"], "Square 03 is not in column 4, the line the guardian faces.");
    assert_eq!(not_on_line["rule"], "§4");
    assert_eq!(explain(1, "+1")["rule"], "§4");
    // No rule of the game forbids these: it is the match that does.
    for (seat, action) in [(0, "E04"), (7, "E04"), (1, "e04"), (1, "")] {
        let answer = explain(seat, action);
        assert_eq!((&answer["legal"], answer.get("rule")), (&json!(false), None), "{seat} {action}");
        assert!(answer["message"].is_string(), "{answer}");
    }
}

#[test]
fn a_play_tells_the_turn_and_what_happened() {
    let mut talk = Talk::at_the_start();
    assert_eq!(
        talk.ok(r#"{"cmd":"play","seat":0,"action":"g12"}"#),
        json!({
            "turn": { "seat": 1 },
            "events": [{ "event": "guardian", "seat": 0, "position": 12, "line": "column", "number": 4 }],
        })
    );
    assert_eq!(
        talk.ok(r#"{"cmd":"play","seat":1,"action":"Z14"}"#),
        json!({
            "turn": { "seat": 1 },
            "events": [{ "event": "placed", "seat": 1, "animal": "zebra", "square": "14", "hidden": false }],
        })
    );
    talk.ok(r#"{"cmd":"play","seat":1,"action":"+1"}"#);
    talk.ok(r#"{"cmd":"play","seat":0,"action":"G03"}"#);
    talk.ok(r#"{"cmd":"play","seat":0,"action":"+1"}"#);
    assert_eq!(talk.ok(r#"{"cmd":"turn"}"#), json!({ "turn": { "seat": 1 }, "phase": "place_animal" }));
}

#[test]
fn an_illegal_play_is_refused_with_code_rule_and_message() {
    let mut talk = Talk::after(&["g12"]);
    let error = talk.refused(r#"{"cmd":"play","seat":1,"action":"E03"}"#);
    assert_eq!(
        error,
        json!({
            "code": "not-on-line",
            "message": "Square 03 is not in column 4, the line the guardian faces.",
            "rule": "§4",
        })
    );
    let error = talk.refused(r#"{"cmd":"play","seat":1,"action":"+2"}"#);
    assert_eq!((&error["code"], &error["rule"]), (&json!("wrong-phase"), &json!("§4")));
    let mut talk = Talk::after(&["g12", "Z04"]);
    let error = talk.refused(r#"{"cmd":"play","seat":1,"action":"+4"}"#);
    assert_eq!((&error["code"], &error["rule"]), (&json!("too-far"), &json!("§5.6")));
    talk.ok(r#"{"cmd":"play","seat":1,"action":"+1"}"#);
    let error = talk.refused(r#"{"cmd":"play","seat":0,"action":"Z04"}"#);
    assert_eq!(error["code"], "not-on-line");
}

#[test]
fn who_is_not_to_move_cannot_play() {
    let mut talk = Talk::after(&["g12"]);
    assert_eq!(
        talk.refused(r#"{"cmd":"play","seat":0,"action":"E04"}"#),
        json!({ "code": "not-your-turn", "message": "Seat 1: it’s not your turn." })
    );
    assert_eq!(talk.code(r#"{"cmd":"play","seat":2,"action":"E04"}"#), "no-such-seat");
    assert_eq!(talk.code(r#"{"cmd":"play","seat":255,"action":"E04"}"#), "no-such-seat");
    assert_eq!(talk.code(r#"{"cmd":"play","seat":1,"action":"E4"}"#), "bad-notation");
    assert_eq!(talk.code(r#"{"cmd":"play","seat":1,"action":" E04"}"#), "bad-notation");
    assert_eq!(talk.code(r#"{"cmd":"draw"}"#), "not-chance");
    assert_eq!(talk.code(r#"{"cmd":"draws"}"#), "not-chance");
}

#[test]
fn chance_is_listed_named_or_left_to_luck() {
    let mut talk = Talk::new();
    talk.ok(r#"{"cmd":"new","game":"zebres","seats":2}"#);
    let outcomes = json!([{ "draw": "first0", "weight": 1 }, { "draw": "first1", "weight": 1 }]);
    assert_eq!(talk.ok(r#"{"cmd":"draws"}"#), json!({ "outcomes": outcomes }));
    assert_eq!(talk.code(r#"{"cmd":"play","seat":0,"action":"g12"}"#), "chance-first");
    assert_eq!(talk.code(r#"{"cmd":"draw","draw":"first2"}"#), "bad-draw");
    assert_eq!(talk.code(r#"{"cmd":"draw","draw":""}"#), "bad-draw");
    for seat in 0..2 {
        let draw = format!("first{seat}");
        assert_eq!(
            talk.ok(&json!({ "cmd": "draw", "draw": draw }).to_string()),
            json!({ "draw": draw, "turn": { "seat": seat }, "events": [{ "event": "first", "seat": seat }] })
        );
        talk.ok(r#"{"cmd":"undo"}"#);
    }
    assert_eq!(fields(&talk.ok(r#"{"cmd":"draw"}"#)), ["draw", "turn", "events"]);
}

#[test]
fn the_same_seed_draws_the_same_and_others_do_not() {
    let draws = |seed: u64| -> Vec<String> {
        let mut talk = Talk::new();
        talk.ok(&format!(r#"{{"cmd":"new","game":"zebres","seats":2,"seed":{seed}}}"#));
        let draw_again = |_| {
            let draw = talk.ok(r#"{"cmd":"draw"}"#)["draw"].to_string();
            talk.ok(r#"{"cmd":"undo"}"#);
            draw
        };
        (0..20).map(draw_again).collect()
    };
    assert_eq!(draws(1), draws(1));
    assert_ne!(draws(1), draws(2));
    // An undone draw is not simply drawn again: both outcomes come.
    assert!(draws(1).iter().any(|draw| *draw != draws(1)[0]), "{:?}", draws(1));
    // A match without a seed takes that of the engine.
    let of_engine = |seed| {
        let mut talk = Talk::with_seed(Language::English, seed);
        talk.ok(r#"{"cmd":"new","game":"zebres","seats":2}"#);
        talk.ok(r#"{"cmd":"draw"}"#)["draw"].to_string()
    };
    let first: Vec<_> = (0..20).map(of_engine).collect();
    let same: Vec<_> = (0..20).map(|seed| draws(seed)[0].clone()).collect();
    assert_eq!(first, same);
}

#[test]
fn views_are_for_a_seat_or_a_spectator() {
    let mut talk = Talk::after(&["g12", "E04"]);
    let view = talk.ok(r#"{"cmd":"view","viewer":0}"#);
    assert_eq!(fields(&view), ["view"]);
    assert_eq!(view["view"]["guardian"], 12);
    assert_eq!(view["view"]["squares"][0][4], json!({ "seat": 1, "animal": "elephant", "hidden": false }));
    assert_eq!(talk.ok(r#"{"cmd":"view","viewer":"spectator"}"#), view, "nothing is hidden in this game");
    assert_eq!(talk.code(r#"{"cmd":"view","viewer":2}"#), "no-such-seat");
    for viewer in ["-1", "256", "1.5", "null", "[]", r#""everything""#, r#""0""#] {
        assert_eq!(talk.code(format!(r#"{{"cmd":"view","viewer":{viewer}}}"#)), "bad-request", "{viewer}");
    }
    assert_eq!(talk.code(r#"{"cmd":"view"}"#), "bad-request");
}

#[test]
fn a_position_loads_again() {
    let mut talk = Talk::after(&["g12", "E04", "+1", "L03"]);
    let answer = talk.ok(r#"{"cmd":"position"}"#);
    assert_eq!(fields(&answer), ["position"]);
    let position = &answer["position"];
    let mut other = Talk::new();
    let load = json!({ "cmd": "load", "game": "zebres", "position": position }).to_string();
    assert_eq!(other.ok(&load), json!({ "turn": { "seat": 0 } }));
    assert_eq!(other.ok(r#"{"cmd":"position"}"#), answer);
    assert_eq!(other.ok(r#"{"cmd":"legal","seat":0}"#), talk.ok(r#"{"cmd":"legal","seat":0}"#));
    assert_eq!(other.code(r#"{"cmd":"undo"}"#), "nothing-to-undo", "nothing came before it");
}

#[test]
fn a_bad_position_is_refused_with_its_reason() {
    let mut talk = Talk::after(&["g12", "E04", "+1"]);
    let good = talk.ok(r#"{"cmd":"position"}"#)["position"].clone();
    let mut check = |field: &str, value: Value, reason: &str| {
        let mut position = good.clone();
        position[field] = value;
        let error = talk.refused(json!({ "cmd": "load", "game": "zebres", "position": position }).to_string());
        assert_eq!(error["code"], "bad-position", "{field}");
        assert!(error["message"].as_str().unwrap().contains(reason), "{field}: {error}");
    };
    check("phase", json!("lunch"), "lunch");
    check("to_move", json!(2), "to_move");
    check("to_move", json!(null), "to_move");
    check("guardian", json!(22), "guardian");
    check("squares", json!([]), "0 rows");
    check("squares", json!(["..", "..", "..", "..", ".."]), "row 0 has 1 squares");
    check("squares", json!(vec![".. .. .. .. .. 2G"; 5]), "2G");
    // §1: the elephant is still on the board, so it cannot be in hand as well.
    check("hands", json!([{ "elephant": 1 }, { "elephant": 1 }]), "gazelle");
    check("crocodile", json!("04"), "crocodile");
    check("colour", json!("red"), "colour");
    assert_eq!(talk.code(r#"{"cmd":"load","game":"zebres","position":[]}"#), "bad-position");
    assert_eq!(talk.code(r#"{"cmd":"load","game":"zebres"}"#), "bad-request");
    assert_eq!(talk.code(r#"{"cmd":"load","game":"chess","position":{}}"#), "bad-game");
}

#[test]
fn the_standing_is_told_at_any_time() {
    let mut talk = Talk::after(&["g12", "E04"]);
    let standing = talk.ok(r#"{"cmd":"standing"}"#);
    assert_eq!(fields(&standing), ["over", "scores", "ranks", "detail"]);
    assert_eq!(standing["over"], false);
    assert_eq!(standing["scores"], json!([0, 5]));
    assert_eq!(standing["ranks"], json!([2, 1]));
    assert_eq!(
        standing["detail"]["territories"][2],
        json!({ "territory": "C", "tokens": [0, 1], "points": 5, "to": 1 })
    );
}

#[test]
fn a_bot_answers_a_legal_action_and_plays_nothing() {
    let mut talk = Talk::after(&["g12"]);
    for level in ["random", "greedy"] {
        let before = talk.ok(r#"{"cmd":"record"}"#);
        let answer = talk.ok(&format!(r#"{{"cmd":"bot","seat":1,"level":"{level}","seed":3,"iterations":10}}"#));
        let explain = json!({ "cmd": "explain", "seat": 1, "action": answer["action"] }).to_string();
        assert_eq!(talk.ok(&explain), json!({ "legal": true }), "{answer}");
        assert_eq!(talk.ok(r#"{"cmd":"record"}"#), before);
    }
    // A zebra brings most at once.
    let action = talk.ok(r#"{"cmd":"bot","seat":1,"level":"greedy","millis":10}"#)["action"].to_string();
    assert!(action.starts_with("\"Z"), "{action}");
}

#[test]
fn an_expert_says_by_how_much_the_end_is_won() {
    let mut talk = Talk::at_the_start();
    let mut answer = talk.ok(r#"{"cmd":"turn"}"#);
    for seed in 0..47 {
        let seat = &answer["turn"]["seat"];
        let action = talk.ok(&json!({ "cmd": "bot", "seat": seat, "level": "random", "seed": seed }).to_string());
        answer = talk.ok(&json!({ "cmd": "play", "seat": seat, "action": action["action"] }).to_string());
    }
    let seat = &answer["turn"]["seat"];
    let asked = json!({ "cmd": "bot", "seat": seat, "level": "expert", "iterations": 1000, "seed": 1 }).to_string();
    let thought = talk.ok(&asked);
    assert_eq!(fields(&thought), ["action", "value", "margin", "candidates"]);
    let [best, second] = &thought["candidates"].as_array().unwrap()[..] else { panic!("two choices: {thought}") };
    assert_eq!((&best["action"], &best["margin"]), (&thought["action"], &thought["margin"]));
    assert!(second["margin"].as_i64() <= best["margin"].as_i64(), "{thought}");
    assert_eq!(talk.ok(&asked), thought);
}

#[test]
fn a_bot_with_a_seed_answers_the_same_again() {
    let mut talk = Talk::after(&["g12"]);
    let mut ask =
        |seed: u64| talk.ok(&format!(r#"{{"cmd":"bot","seat":1,"level":"random","seed":{seed}}}"#)).to_string();
    let answers: Vec<_> = (0..20).map(&mut ask).collect();
    assert_eq!((0..20).map(ask).collect::<Vec<_>>(), answers);
    assert!(answers.iter().any(|answer| *answer != answers[0]), "{answers:?}");
}

#[test]
fn a_bot_without_a_seed_depends_on_the_engine_alone() {
    let ask_often = |seed| -> Vec<String> {
        let mut talk = Talk::with_seed(Language::English, seed);
        talk.ok(r#"{"cmd":"new","game":"zebres","seats":2,"options":{"first_player":0}}"#);
        (0..20).map(|_| talk.ok(r#"{"cmd":"bot","seat":0,"level":"random"}"#).to_string()).collect()
    };
    assert_eq!(ask_often(1), ask_often(1));
    assert_ne!(ask_often(1), ask_often(2));
    assert!(ask_often(1).iter().any(|answer| *answer != ask_often(1)[0]));
}

#[test]
fn a_bot_without_a_seed_keeps_its_tree_for_as_long_as_the_match_lasts() {
    let visits = |answer: &Value| -> u64 {
        answer["candidates"].as_array().unwrap().iter().map(|candidate| candidate["visits"].as_u64().unwrap()).sum()
    };
    let mut talk = Talk::after(&["g12"]);
    let first = talk.ok(r#"{"cmd":"bot","seat":1,"level":"expert","iterations":600}"#);
    talk.ok(&json!({ "cmd": "play", "seat": 1, "action": first["action"] }).to_string());
    let (ask, seeded) = (
        r#"{"cmd":"bot","seat":1,"level":"expert","iterations":20}"#,
        r#"{"cmd":"bot","seat":1,"level":"expert","iterations":20,"seed":4}"#,
    );
    let fresh = talk.ok(seeded);
    assert!(visits(&talk.ok(ask)) > visits(&fresh), "it goes on from what it found");
    assert_eq!(talk.ok(seeded), fresh, "with a seed nothing counts but the question");
    let record = talk.ok(r#"{"cmd":"record"}"#);
    talk.ok(&json!({ "cmd": "replay", "record": record }).to_string());
    assert_eq!(visits(&talk.ok(ask)), visits(&fresh), "a new match has new bots");
    // After an undo it thinks about the position that is there.
    talk.ok(r#"{"cmd":"undo"}"#);
    let again = talk.ok(r#"{"cmd":"bot","seat":1,"level":"expert","iterations":20}"#);
    let explain = json!({ "cmd": "explain", "seat": 1, "action": again["action"] }).to_string();
    assert_eq!(talk.ok(&explain), json!({ "legal": true }), "{again}");
}

#[test]
fn a_bot_is_refused_out_of_turn_and_by_an_unknown_name() {
    let mut talk = Talk::after(&["g12"]);
    assert_eq!(talk.code(r#"{"cmd":"bot","seat":0,"level":"random"}"#), "not-your-turn");
    assert_eq!(talk.code(r#"{"cmd":"bot","seat":9,"level":"random"}"#), "no-such-seat");
    let error = talk.refused(r#"{"cmd":"bot","seat":1,"level":"nobody"}"#);
    assert_eq!(error["code"], "bad-level");
    assert!(error["message"].as_str().unwrap().contains("nobody"), "{error}");
    assert_eq!(talk.code(r#"{"cmd":"bot","seat":1,"level":3}"#), "bad-request");
    assert_eq!(talk.code(r#"{"cmd":"bot","seat":1}"#), "bad-request");
    assert_eq!(talk.code(r#"{"cmd":"bot","seat":1,"level":"random","millis":-1}"#), "bad-request");
    assert_eq!(talk.code(r#"{"cmd":"bot","seat":1,"level":"random","depth":1}"#), "bad-request");
}

#[test]
fn a_record_replays_to_the_same_match() {
    for mut talk in [Talk::at_the_start(), Talk::after(&["g12", "E04", "+1", "L03"]), Talk::at_the_end()] {
        let record = talk.ok(r#"{"cmd":"record"}"#);
        let mut other = Talk::new();
        let turn = other.ok(&json!({ "cmd": "replay", "record": record }).to_string());
        assert_eq!(turn["turn"], talk.ok(r#"{"cmd":"turn"}"#)["turn"]);
        for cmd in ["record", "position", "standing", "turn"] {
            let ask = format!(r#"{{"cmd":"{cmd}"}}"#);
            assert_eq!(other.ok(&ask), talk.ok(&ask), "{cmd}");
        }
    }
}

#[test]
fn a_record_says_everything_that_happened() {
    let mut talk = Talk::after(&["g12", "E04"]);
    talk.ok(r#"{"cmd":"undo"}"#);
    talk.ok(r#"{"cmd":"play","seat":1,"action":"Z14"}"#);
    assert_eq!(
        talk.ok(r#"{"cmd":"record"}"#),
        json!({
            "format": 1,
            "game": "zebres",
            "rules_version": 1,
            "options": { "board": "standard", "first_player": 0, "hidden_gazelle": "flees" },
            "seats": [{}, {}],
            "entries": [
                { "number": 1, "kind": "play", "seat": 0, "action": "g12" },
                { "number": 2, "kind": "play", "seat": 1, "action": "E04" },
                { "number": 3, "kind": "undo", "to": 1 },
                { "number": 4, "kind": "play", "seat": 1, "action": "Z14" },
            ],
        })
    );
}

#[test]
fn a_bad_record_is_refused_by_its_entry() {
    let mut talk = Talk::after(&["g12", "E04"]);
    let mut record = talk.ok(r#"{"cmd":"record"}"#);
    record["entries"][1]["action"] = json!("E03");
    let error = talk.refused(json!({ "cmd": "replay", "record": record }).to_string());
    assert_eq!(error["code"], "bad-record");
    assert!(error["message"].as_str().unwrap().contains("entry 2: not allowed by §4"), "{error}");
    record["game"] = json!("chess");
    assert_eq!(talk.code(json!({ "cmd": "replay", "record": record }).to_string()), "bad-game");
    assert_eq!(talk.code(r#"{"cmd":"replay","record":"x"}"#), "bad-record");
    assert_eq!(talk.code(r#"{"cmd":"replay"}"#), "bad-request");
}

#[test]
fn undo_goes_back_to_the_beginning_and_no_further() {
    let actions = ["g12", "E04", "+1", "L03", "+2"];
    let mut talk = Talk::after(&actions);
    for count in (0..actions.len()).rev() {
        let mut earlier = Talk::after(&actions[..count]);
        assert_eq!(talk.ok(r#"{"cmd":"undo"}"#)["turn"], earlier.ok(r#"{"cmd":"turn"}"#)["turn"]);
        assert_eq!(talk.ok(r#"{"cmd":"position"}"#), earlier.ok(r#"{"cmd":"position"}"#), "{count} actions");
    }
    let error = talk.refused(r#"{"cmd":"undo"}"#);
    assert_eq!(error, json!({ "code": "nothing-to-undo", "message": "There is nothing to undo." }));
}

#[test]
fn after_the_end_nothing_is_played_but_undo() {
    let mut talk = Talk::at_the_end();
    assert_eq!(talk.ok(r#"{"cmd":"turn"}"#), json!({ "turn": "over", "phase": "over" }));
    for seat in 0..2 {
        assert_eq!(talk.ok(&format!(r#"{{"cmd":"legal","seat":{seat}}}"#)), json!({ "actions": [] }));
        assert_eq!(talk.code(format!(r#"{{"cmd":"play","seat":{seat},"action":"+1"}}"#)), "over");
        assert_eq!(talk.code(format!(r#"{{"cmd":"bot","seat":{seat},"level":"random"}}"#)), "over");
    }
    assert_eq!(talk.code(r#"{"cmd":"draw"}"#), "over");
    assert_eq!(talk.code(r#"{"cmd":"draws"}"#), "not-chance");
    let standing = talk.ok(r#"{"cmd":"standing"}"#);
    assert_eq!(standing["over"], true);
    let record = talk.ok(r#"{"cmd":"record"}"#);
    assert_eq!((&record["result"]["scores"], &record["result"]["ranks"]), (&standing["scores"], &standing["ranks"]));
    assert!(talk.ok(r#"{"cmd":"undo"}"#)["turn"]["seat"].is_u64());
    assert_eq!(talk.ok(r#"{"cmd":"standing"}"#)["over"], false);
}

#[test]
fn a_match_cannot_be_set_up_otherwise_than_the_game_allows() {
    let mut talk = Talk::after(&["g12"]);
    let cases = [
        (r#"{"cmd":"new","game":"chess","seats":2}"#, "bad-game"),
        (r#"{"cmd":"new","game":"zebres","seats":3}"#, "bad-seats"),
        (r#"{"cmd":"new","game":"zebres","seats":0}"#, "bad-seats"),
        (r#"{"cmd":"new","game":"zebres","seats":99999999999}"#, "bad-seats"),
        (r#"{"cmd":"new","game":"zebres","seats":2,"options":[]}"#, "bad-options-shape"),
        (r#"{"cmd":"new","game":"zebres","seats":2,"options":{"bord":1}}"#, "bad-option-unknown"),
        (r#"{"cmd":"new","game":"zebres","seats":2,"options":{"board":1}}"#, "bad-option-value"),
    ];
    for (line, code) in cases {
        assert_eq!(talk.code(line), code, "{line}");
    }
}

#[test]
fn without_a_match_only_games_is_answered() {
    let lines = [
        r#"{"cmd":"turn"}"#,
        r#"{"cmd":"legal","seat":0}"#,
        r#"{"cmd":"explain","seat":0,"action":"g12"}"#,
        r#"{"cmd":"play","seat":0,"action":"g12"}"#,
        r#"{"cmd":"draws"}"#,
        r#"{"cmd":"draw"}"#,
        r#"{"cmd":"view","viewer":0}"#,
        r#"{"cmd":"position"}"#,
        r#"{"cmd":"standing"}"#,
        r#"{"cmd":"bot","seat":0,"level":"random"}"#,
        r#"{"cmd":"record"}"#,
        r#"{"cmd":"undo"}"#,
    ];
    let mut talk = Talk::new();
    for line in lines {
        assert_eq!(talk.code(line), "no-game", "{line}");
    }
    // A match that could not begin is no match.
    talk.refused(r#"{"cmd":"new","game":"zebres","seats":3}"#);
    assert_eq!(talk.code(lines[0]), "no-game");
}
