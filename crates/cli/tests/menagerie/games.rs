//! `menagerie games`.

use serde_json::{Value, json};

use crate::common::{LANGUAGES, assert_readable, command, fields, menagerie, run};

#[test]
fn the_document_has_the_promised_fields_and_shapes() {
    let document = menagerie(&["games", "--json"]).json();
    let games = document.as_array().unwrap();
    assert!(!games.is_empty());
    for game in games {
        assert_eq!(fields(game), ["id", "title", "designer", "seats", "rules_version", "options", "levels"]);
        let [min, max] = &game["seats"].as_array().unwrap()[..] else { panic!("{game}") };
        assert!(1 <= min.as_u64().unwrap() && min.as_u64() <= max.as_u64(), "{game}");
        assert!(game["rules_version"].as_u64().unwrap() >= 1, "{game}");
        for option in game["options"].as_object().unwrap().values() {
            check_option(option);
        }
        let levels: Vec<_> = game["levels"].as_array().unwrap().iter().map(|level| level.as_str().unwrap()).collect();
        assert_eq!(levels, ["random", "easy", "medium", "hard", "expert"], "the weakest comes first");
    }
}

fn check_option(option: &Value) {
    let default = &option["default"];
    let fields: Vec<_> = fields(option).into_iter().filter(|&field| field != "with").collect();
    match fields[..] {
        ["default", "values"] | ["default", "values", "seats" | "most_seats"] => {
            assert!(option["values"].as_array().expect("a list").contains(default), "{option}");
        }
        ["default", "range"] => {
            let range: Vec<_> = option["range"].as_array().expect("a list").iter().map(Value::as_i64).collect();
            assert!(range.len() == 2 && range[0] <= default.as_i64() && default.as_i64() <= range[1], "{option}");
        }
        ["default", "values", "names"] | ["default", "values", "names", "counts"] => {
            // Programs that know of no lists still find the default among the values.
            assert_eq!(option["values"], json!([default]), "{option}");
            let names = option["names"].as_array().expect("a list");
            assert!(!names.is_empty() && names.iter().all(Value::is_string) && !names.contains(default), "{option}");
        }
        ["default", "text"] => {
            assert!(default.is_string() && option["text"].as_u64().expect("the most bytes") > 0, "{option}");
        }
        _ => panic!("neither values nor range nor names nor text: {option}"),
    }
}

#[test]
fn zebres_is_listed_as_it_is_on_the_box() {
    let document = menagerie(&["games", "--json"]).json();
    let games = document.as_array().unwrap();
    let mut zebres = games.iter().find(|game| game["id"] == "zebres").unwrap().clone();
    zebres.as_object_mut().unwrap().remove("levels");
    assert_eq!(
        zebres,
        json!({
            "id": "zebres",
            "title": "Drôles de Zèbres",
            "designer": "Bruno Cathala",
            "seats": [2, 2],
            "rules_version": 1,
            "options": {
                "board": { "default": "standard", "values": ["standard", "president"] },
                "first_player": { "default": "random", "values": ["random", 0, 1], "seats": true },
                "hidden_gazelle": { "default": "flees", "values": ["flees", "stays"] },
            },
        })
    );
}

#[test]
fn the_list_reads_in_every_language() {
    let said = [
        ("en", ["2 seats", "thirty squares", "weakest first: random"]),
        ("fr", ["2 places", "trente animaux", "plus fort\u{a0}: random"]),
        ("de", ["2 Plätze", "dreißig Tiere", "vom schwächsten zum stärksten: random"]),
    ];
    for (language, sentences) in said {
        let out = menagerie(&["games", "--lang", language]).done();
        assert_readable(&out);
        assert!(out.starts_with("zebres  Drôles de Zèbres · Bruno Cathala\n"), "{out}");
        assert!(out.contains(r#"    first_player = "random" ("random", 0, 1)"#), "{out}");
        // The list is set in lines: a sentence may be broken between any two words.
        let text = out.split_whitespace().collect::<Vec<_>>().join(" ");
        for sentence in sentences {
            let sentence = sentence.replace('\u{a0}', " ");
            assert!(text.contains(&sentence), "{sentence} in {out}");
        }
    }
}

#[test]
fn the_language_is_the_one_asked_for_else_that_of_the_system() {
    let french = run(command(&["games"]).env("LC_ALL", "fr_CA.UTF-8"), b"").done();
    assert_eq!(french, menagerie(&["games", "--lang", "fr"]).done());
    let german = run(command(&["--lang=de", "games"]).env("LC_ALL", "fr_CA.UTF-8"), b"").done();
    assert_eq!(german, menagerie(&["games", "--lang", "de"]).done());
    let unknown = run(command(&["games"]).env("LC_ALL", "pt_PT.UTF-8"), b"").done();
    assert_eq!(unknown, menagerie(&["games", "--lang", "en"]).done());
}

#[test]
fn the_document_is_the_same_in_every_language() {
    let documents = LANGUAGES.map(|language| menagerie(&["games", "--json", "--lang", language]).done());
    assert!(documents.iter().all(|document| *document == documents[0]), "{documents:?}");
}

#[test]
fn what_is_no_argument_of_games_is_refused_by_name() {
    assert!(menagerie(&["games", "zebres"]).refused().contains("zebres"));
    assert!(menagerie(&["games", "--jsn"]).refused().contains("--jsn"));
    assert!(menagerie(&["games", "--lang", "eo"]).refused().contains("eo"));
    assert!(menagerie(&["gaems"]).refused().contains("gaems"));
}
