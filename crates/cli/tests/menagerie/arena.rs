//! `menagerie arena`.

use serde_json::{Value, json};

use crate::common::{LANGUAGES, assert_readable, assert_said, fields, fresh_file, menagerie};

/// `arena zebres … --json`.
#[track_caller]
fn arena(args: &[&str]) -> Value {
    menagerie(&[&["arena", "zebres", "--json"], args].concat()).json()
}

#[track_caller]
fn bots(document: &Value) -> &[Value] {
    document["bots"].as_array().unwrap_or_else(|| panic!("{document}"))
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("not a number: {value}"))
}

#[test]
fn the_document_has_the_promised_fields_and_shapes() {
    let document = arena(&["--bots", "random,greedy,easy", "--games", "12"]);
    assert_eq!(fields(&document)[..4], ["game", "seats", "games", "bots"]);
    assert_eq!((&document["game"], &document["seats"], &document["games"]), (&json!("zebres"), &json!(2), &json!(12)));
    assert_eq!(document["options"]["board"], "standard");
    let names: Vec<_> = bots(&document).iter().map(|bot| bot["bot"].as_str().unwrap()).collect();
    assert_eq!(names, ["random", "greedy", "easy"], "as they were named");
    let promised = ["bot", "games", "wins", "mean_rank", "mean_score", "rating", "interval", "millis"];
    for bot in bots(&document) {
        assert_eq!(fields(bot)[..8], promised);
        assert_eq!(fields(&bot["millis"]), ["p50", "p95", "max"]);
        let [low, high] = &bot["interval"].as_array().unwrap()[..] else { panic!("{bot}") };
        assert!(number(low) < number(&bot["rating"]) && number(&bot["rating"]) < number(high), "{bot}");
        let times = ["p50", "p95", "max"].map(|name| number(&bot["millis"][name]));
        assert!(times[0] > 0.0 && times.is_sorted(), "{bot}");
        assert!((1.0..=2.0).contains(&number(&bot["mean_rank"])), "{bot}");
    }
}

#[test]
fn every_bot_plays_as_often_and_the_wins_are_the_games() {
    // Three bots in two seats: six games until everybody has met everybody from both seats.
    let document = arena(&["--bots", "random,greedy,easy", "--games", "30"]);
    assert!(bots(&document).iter().all(|bot| bot["games"] == 20), "{document}");
    let wins: f64 = bots(&document).iter().map(|bot| number(&bot["wins"])).sum();
    assert!((wins - 30.0).abs() < 1e-9, "{document}");
    assert_eq!(document["round"], 6);
    let pair = arena(&["--bots", "random,greedy", "--games", "7"]);
    assert!(bots(&pair).iter().all(|bot| bot["games"] == 7), "{pair}");
}

#[test]
fn greedy_beats_random() {
    let document = arena(&["--bots", "random,greedy", "--games", "40"]);
    let [random, greedy] = bots(&document) else { panic!("{document}") };
    assert!(number(&greedy["wins"]) >= 28.0, "{document}");
    assert!(number(&greedy["rating"]) > number(&random["rating"]), "{document}");
    assert!(number(&greedy["mean_score"]) > number(&random["mean_score"]), "{document}");
}

#[test]
fn the_same_seed_gives_the_same_results_on_any_number_of_threads() {
    let with = |threads: &str, seed: &str| {
        let args = ["--bots", "greedy,medium", "--games", "6", "--iterations", "20"];
        let mut document = arena(&[&args[..], &["--threads", threads, "--seed", seed]].concat());
        document["threads"] = Value::Null;
        for bot in document["bots"].as_array_mut().unwrap() {
            bot["millis"] = Value::Null;
        }
        document
    };
    let once = with("1", "5");
    assert_eq!(with("1", "5"), once);
    assert_eq!(with("2", "5"), once);
    assert_ne!(with("1", "6")["bots"], once["bots"]);
}

#[test]
fn a_time_for_each_decision_is_kept() {
    let document = arena(&["--bots", "expert,random", "--games", "1", "--millis", "2"]);
    // Half of the decisions is what a machine with other work to do still keeps.
    assert!(number(&bots(&document)[0]["millis"]["p50"]) < 50.0, "{document}");
    assert_eq!(document["millis"], 2);
}

#[test]
fn it_stops_early_when_that_is_asked_and_clear() {
    let args = ["--bots", "greedy,random", "--games", "300"];
    let early = arena(&[&args[..], &["--stop-early"]].concat());
    let games = early["games"].as_u64().unwrap();
    assert!((10..300).contains(&games) && games.is_multiple_of(2), "{early}");
    assert_eq!(bots(&early)[0]["games"], games);
    assert_eq!(arena(&args)["games"], 300);
    let said = menagerie(&[&["arena", "zebres", "--stop-early"], &args[..]].concat()).done();
    assert!(said.contains(&format!("Stopped after {games} of 300 games")), "{said}");
}

#[test]
fn the_table_reads_in_every_language() {
    let heads = [
        ["Bot", "Games", "Wins", "Share", "Rank", "Score", "Rating", "p50", "p95", "max"],
        ["Bot", "Parties", "Gains", "Part", "Rang", "Score", "Cote", "p50", "p95", "max"],
        ["Bot", "Partien", "Siege", "Anteil", "Rang", "Punkte", "Wertung", "p50", "p95", "max"],
    ];
    for (language, heads) in LANGUAGES.into_iter().zip(heads) {
        let args = ["arena", "zebres", "--bots", "random,greedy,greedy", "--games", "20", "--lang", language];
        let out = menagerie(&args).done();
        assert_readable(&out);
        let lines: Vec<_> = out.lines().collect();
        assert!(lines[0].starts_with("Drôles de Zèbres") && lines[0].contains("20 "), "{out}");
        assert_eq!(lines[2].split_whitespace().collect::<Vec<_>>(), heads);
        let width = lines[2].chars().count();
        assert!(lines[3..6].iter().all(|line| line.chars().count() == width), "{out}");
        // Best first, and a bot that is named twice has two names.
        assert!(lines[3].starts_with("greedy") && lines[5].starts_with("random "), "{out}");
        assert!(out.contains("greedy\u{a0}2 "), "{out}");
    }
}

#[test]
fn many_bots_and_games_still_fit_a_terminal() {
    let out = menagerie(&["arena", "zebres", "--bots", "random,random", "--games", "1000"]).done();
    assert_readable(&out);
    // Some of these never play.
    let many = ["greedy"; 16].join(",");
    let out = menagerie(&["arena", "zebres", "--bots", &many, "--games", "1"]).done();
    assert_readable(&out);
    assert!(out.contains('–') && out.contains("greedy\u{a0}16"), "{out}");
}

/// Tags that are opened are closed again.
#[track_caller]
fn check_balanced(page: &str) {
    for tag in
        ["html", "head", "body", "main", "header", "section", "figure", "table", "tr", "td", "th", "svg", "p", "h2"]
    {
        let opened = page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
        assert!(opened > 0, "no {tag}");
        assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{tag}");
    }
}

#[test]
fn the_page_needs_nothing_else_and_reads_in_every_language() {
    let said = [
        ("Bots against bots", "Time per decision", "20 iterations"),
        ("Bots contre bots", "Temps d’une décision", "20 itérations"),
        ("Bots gegen Bots", "Zeit einer Entscheidung", "20 Iterationen"),
    ];
    for (language, (subject, times, budget)) in LANGUAGES.into_iter().zip(said) {
        let file = fresh_file(&format!("arena-{language}.html"));
        let path = file.to_str().unwrap();
        let options = r#"{"board":"president"}"#;
        let args = ["arena", "zebres", "--bots", "greedy,random", "--games", "6", "--iterations", "20", "--html", path];
        menagerie(&[&args[..], &["--options", options, "--lang", language]].concat()).done();
        let page = std::fs::read_to_string(&file).unwrap();
        assert!(page.starts_with("<!DOCTYPE html>") && page.contains(&format!("<html lang=\"{language}\">")));
        for foreign in ["<script", "http:", "https:", "url(", "@import", "src=", "href="] {
            assert!(!page.contains(foreign), "{foreign}");
        }
        check_balanced(&page);
        // The braces of the style are no missing words.
        let (style, body) = (page.find("<style>").unwrap(), page.find("</style>").unwrap());
        assert_said(&page[..style]);
        assert_said(&page[body..]);
        for text in [subject, times, budget, "Drôles de Zèbres", "greedy", "prefers-color-scheme: dark", "president"]
        {
            assert!(page.contains(text), "{language}: {text}");
        }
        assert!(
            page.contains("--options &#39;{&quot;board&quot;:&quot;president&quot;}&#39;"),
            "the command is escaped"
        );
    }
}

#[test]
fn the_page_and_the_document_can_be_had_together() {
    let file = fresh_file("arena-json.html");
    std::fs::write(&file, "an older page that is much longer than nothing").unwrap();
    arena(&["--bots", "greedy,random,random", "--games", "1", "--html", file.to_str().unwrap()]);
    let page = std::fs::read_to_string(&file).unwrap();
    assert!(page.ends_with("</html>\n") && !page.contains("older") && !page.contains("NaN") && !page.contains("inf%"));
    check_balanced(&page);
}

/// Runs `arena` with what it cannot do; the one line of the refusal must name `culprit`.
#[track_caller]
fn check_refused(args: &[&str], culprit: &str) {
    for json in [&[][..], &["--json"]] {
        let line = menagerie(&[&["arena"], args, json].concat()).refused();
        assert!(line.contains(culprit), "{culprit} is not named by: {line}");
    }
}

#[test]
fn bad_input_is_refused() {
    let pair = ["zebres", "--bots", "random,greedy"];
    let with = |more: &[&'static str]| [&pair[..], more].concat();
    check_refused(&["zebres"], "--bots");
    check_refused(&["zebres", "--bots", "random"], "1 bot given");
    check_refused(&["zebres", "--bots", &["random"; 17].join(",")], "17 bots given");
    check_refused(&["zebres", "--bots", "random,nobody"], "nobody");
    check_refused(&["zebres", "--bots", ""], "--bots");
    check_refused(&["chess", "--bots", "random,greedy"], "chess");
    check_refused(&with(&["--games", "0"]), "--games");
    check_refused(&with(&["--games", "-1"]), "--games");
    check_refused(&with(&["--millis", "0"]), "--millis");
    check_refused(&with(&["--millis", "3600001"]), "1–3600000");
    check_refused(&with(&["--iterations", "0"]), "--iterations");
    check_refused(&with(&["--threads", "0"]), "--threads");
    check_refused(&with(&["--seats", "9"]), "seats: 9");
    check_refused(&with(&["--options", r#"{"bord":1}"#]), "bord");
    check_refused(&with(&["--frob"]), "--frob");
}

/// Hours of games must not be played for a page that cannot be written.
#[test]
fn a_page_that_cannot_be_written_is_refused_before_the_games() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    for path in [folder, &format!("{folder}/no-such-folder/page.html")] {
        check_refused(&["zebres", "--bots", "random,greedy", "--games", "1000000000", "--html", path], path);
    }
    // And no page is begun for what cannot be played.
    let file = fresh_file("arena-unplayed.html");
    check_refused(&["zebres", "--bots", "random,greedy", "--seats", "9", "--html", file.to_str().unwrap()], "seats: 9");
    assert!(!file.exists());
}

#[test]
fn refusals_speak_the_language_of_the_reader() {
    let cases: [(&[&str], [&str; 3]); 2] = [
        (&["--bots", "random"], ["1 bot given", "1 bot est nommé", "1 Bot ist nach"]),
        (
            &["--bots", "random,easy", "--html", "/"],
            ["cannot write", "impossible d’écrire", "lässt sich nicht schreiben"],
        ),
    ];
    for (args, sentences) in cases {
        for (language, sentence) in LANGUAGES.into_iter().zip(sentences) {
            let line = menagerie(&[&["arena", "zebres", "--lang", language], args].concat()).refused();
            assert!(line.contains(sentence), "{sentence}: {line}");
        }
    }
}
