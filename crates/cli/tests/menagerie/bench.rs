//! `menagerie bench`. Nothing here asserts a time.

use crate::common::{LANGUAGES, assert_said, fields, menagerie};

#[test]
fn the_document_measures_every_game_and_number_of_seats() {
    let games = menagerie(&["games", "--json"]).json();
    let mut tables = Vec::new();
    for game in games.as_array().unwrap() {
        let (min, max) = (game["seats"][0].as_u64().unwrap(), game["seats"][1].as_u64().unwrap());
        tables.extend((min..=max).map(|seats| (game["id"].as_str().unwrap().to_owned(), seats)));
    }
    let document = menagerie(&["bench", "--seconds", "0.05", "--json"]).json();
    let measured: Vec<_> = document
        .as_array()
        .unwrap()
        .iter()
        .map(|bench| (bench["game"].as_str().unwrap().to_owned(), bench["seats"].as_u64().unwrap()))
        .collect();
    assert_eq!(measured, tables);
}

#[test]
fn zebres_is_measured_and_allocates_nothing() {
    let document = menagerie(&["bench", "zebres", "--seconds", "0.05", "--json"]).json();
    let [bench] = &document.as_array().unwrap()[..] else { panic!("{document}") };
    assert_eq!(
        fields(bench),
        [
            "game",
            "seats",
            "playouts",
            "decisions",
            "seconds",
            "cpu_seconds",
            "playouts_per_second",
            "decisions_per_second",
            "search_iterations_per_second",
            "bytes_per_state",
            "allocations_per_playout",
        ]
    );
    assert_eq!((&bench["game"], &bench["seats"]), (&"zebres".into(), &2.into()));
    assert_eq!(bench["allocations_per_playout"], 0.0);
    assert!((1..64).contains(&bench["bytes_per_state"].as_u64().unwrap()), "{bench}");
    for field in ["playouts", "seconds", "cpu_seconds", "playouts_per_second", "decisions_per_second"] {
        assert!(bench[field].as_f64().unwrap() > 0.0, "{field}: {bench}");
    }
    let per_playout = bench["decisions"].as_f64().unwrap() / bench["playouts"].as_f64().unwrap();
    assert!((60.0..80.0).contains(&per_playout), "{per_playout} decisions a game");
}

#[test]
fn the_line_reads_in_every_language() {
    for (language, allocations) in LANGUAGES.into_iter().zip(["allocations", "allocations", "Allokationen"]) {
        let out = menagerie(&["bench", "zebres", "--seconds", "0.01", "--lang", language]).done();
        assert_said(&out);
        assert!(out.starts_with("zebres, 2 ") && out.contains(&format!(" 0.00 {allocations}")), "{out}");
    }
}

#[test]
fn bad_input_is_refused_by_name() {
    assert!(menagerie(&["bench", "chess"]).refused().contains("chess"));
    assert!(menagerie(&["bench", "chess", "--json"]).refused().contains("chess"));
    for seconds in ["0", "-1", "nan", "inf", "soon", "3601", ""] {
        assert!(menagerie(&["bench", "--seconds", seconds]).refused().contains("--seconds"), "{seconds}");
    }
}
