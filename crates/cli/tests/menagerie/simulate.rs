//! `menagerie simulate`.

use std::fmt::Write as _;

use games::zebres::{Options, Zebres};
use kernel::{Game, Luck, QuickLuck, Setup, Silent, Turn};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::common::{LANGUAGES, assert_said, fields, menagerie};

/// `simulate zebres … --json`.
#[track_caller]
fn simulate(args: &[&str]) -> Value {
    menagerie(&[&["simulate", "zebres", "--json"], args].concat()).json()
}

fn numbers(list: &Value) -> Vec<f64> {
    list.as_array().expect("a list").iter().map(|number| number.as_f64().expect("a number")).collect()
}

#[test]
fn the_document_has_the_promised_fields_and_shapes() {
    let document = simulate(&["--games", "50", "--seed", "3"]);
    let promised = [
        "game",
        "seats",
        "options",
        "games",
        "decisions",
        "draws",
        "seconds",
        "cpu_seconds",
        "games_per_second",
        "decisions_per_second",
        "mean_scores",
        "wins",
        "digest",
    ];
    let present = fields(&document);
    assert!(promised.iter().all(|field| present.contains(field)), "{present:?}");
    assert_eq!(document["game"], "zebres");
    assert_eq!(document["seats"], 2);
    assert_eq!(document["games"], 50);
    assert_eq!(document["draws"], 50, "the first player is drawn");
    assert_eq!(
        document["options"],
        json!({ "board": "standard", "first_player": "random", "hidden_gazelle": "flees" })
    );
    // §8: the guardian, then 30 to 38 placements, each but the last with a step, and few swaps.
    let decisions = document["decisions"].as_u64().unwrap();
    assert!((50 * 60..50 * 90).contains(&decisions), "{decisions}");
    for field in ["seconds", "cpu_seconds", "games_per_second", "decisions_per_second"] {
        assert!(document[field].as_f64().unwrap() > 0.0, "{field}: {document}");
    }
    let digest = document["digest"].as_str().unwrap();
    assert!(digest.len() == 64 && digest.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b)), "{digest}");
}

#[test]
fn every_game_has_a_winner_and_scores_are_those_of_the_rules() {
    let document = simulate(&["--games", "300"]);
    let wins = numbers(&document["wins"]);
    assert_eq!((wins.len(), wins.iter().sum::<f64>()), (2, 300.0));
    assert!(wins.iter().all(|&wins| wins > 100.0), "random against random is even: {wins:?}");
    // §7: the totals of a game add up to 101 less what lies face down.
    let scores = numbers(&document["mean_scores"]);
    let sum: f64 = scores.iter().sum();
    assert!(scores.len() == 2 && (41.0..=101.0).contains(&sum), "{scores:?}");
}

#[test]
fn the_same_seed_plays_the_same_games_on_any_number_of_threads() {
    // More games than two threads take in one go, so that three have something to do.
    let with_threads = |threads: &str| {
        let mut document = simulate(&["--games", "9000", "--seed", "5", "--threads", threads]);
        for timed in ["threads", "seconds", "cpu_seconds", "games_per_second", "decisions_per_second"] {
            document.as_object_mut().expect("an object").remove(timed);
        }
        document
    };
    let one = with_threads("1");
    assert_eq!(with_threads("2"), one);
    assert_eq!(with_threads("3"), one);
}

#[test]
fn another_seed_option_bot_or_number_of_games_is_another_digest() {
    let base = ["--games", "20", "--seed", "5"];
    let others: [&[&str]; 6] = [
        &["--games", "20", "--seed", "6"],
        &["--games", "21", "--seed", "5"],
        &["--games", "20", "--seed", "5", "--bots", "greedy"],
        &["--games", "20", "--seed", "5", "--bots", "greedy,random"],
        &["--games", "20", "--seed", "5", "--options", r#"{"board":"president"}"#],
        &["--games", "20", "--seed", "5", "--options", r#"{"first_player":0}"#],
    ];
    let mut digests = vec![simulate(&base)["digest"].to_string()];
    assert_eq!(simulate(&base)["digest"].to_string(), digests[0]);
    digests.extend(others.iter().map(|args| simulate(args)["digest"].to_string()));
    let different: std::collections::BTreeSet<_> = digests.iter().collect();
    assert_eq!(different.len(), digests.len(), "{digests:?}");
}

/// One number of another time and machine. If it changes, simulations can no longer be
/// compared with earlier ones: say so in the changelog.
#[test]
fn the_digest_is_that_of_other_machines() {
    let document = simulate(&["--games", "10", "--seed", "1"]);
    assert_eq!(document["digest"], "ffc30eaccf289927ce7041d77ed8a162f320daef5582a26f8f9674518b73af2a");
}

/// What `docs/records.md` promises of the digest, written a second time.
#[test]
fn the_digest_is_computed_as_documented() {
    let seed = 41;
    let mut digest = Sha256::new();
    let (mut decisions, mut draws, mut scores, mut wins) = (0, 0, [0, 0], [0.0, 0.0]);
    // Enough that wrong luck of the one draw, a coin, would show.
    for number in 0..16 {
        let (mut draw_luck, mut bot_luck) = (QuickLuck::new(seed, 2 * number), QuickLuck::new(seed, 2 * number + 1));
        let setup = Setup { options: Options::default(), seats: 2, rules_version: 1 };
        let mut game = Zebres::new(&setup).unwrap();
        let mut text = String::from(
            "zebres 1 2 {\"board\":\"standard\",\"first_player\":\"random\",\"hidden_gazelle\":\"flees\"}\n",
        );
        loop {
            match game.turn() {
                Turn::Seat(seat) => {
                    let mut legal = Vec::new();
                    game.legal(seat, &mut legal);
                    let action = legal[bot_luck.below(legal.len() as u32) as usize];
                    writeln!(text, "{seat} {action}").unwrap();
                    game.play(seat, action, &mut Silent);
                    decisions += 1;
                }
                Turn::Chance => {
                    let draw = game.draw(&mut draw_luck);
                    writeln!(text, "* {draw}").unwrap();
                    game.settle(&draw, &mut Silent);
                    draws += 1;
                }
                Turn::Together(_) => unreachable!("nothing is chosen together in this game"),
                Turn::Over => break,
            }
        }
        let standing = game.standing();
        let (points, ranks) = (standing.scores.as_slice(), standing.ranks.as_slice());
        writeln!(text, "= [{}, {}] [{}, {}]", points[0], points[1], ranks[0], ranks[1]).unwrap();
        digest.update(Sha256::digest(text));
        for seat in 0..2 {
            scores[seat] += points[seat];
            wins[seat] += if ranks[seat] == 1 { 1.0 } else { 0.0 };
        }
    }
    let digest: String = digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();

    let document = simulate(&["--games", "16", "--seed", "41"]);
    assert_eq!(document["digest"], json!(digest));
    assert_eq!(document["decisions"], decisions);
    assert_eq!(document["draws"], draws);
    assert_eq!(numbers(&document["mean_scores"]), scores.map(|sum| f64::from(sum) / 16.0));
    assert_eq!(numbers(&document["wins"]), wins);
}

#[test]
fn greedy_beats_random_from_either_seat() {
    let wins = |bots| numbers(&simulate(&["--games", "200", "--bots", bots])["wins"]);
    assert!(wins("random,greedy")[1] > 150.0);
    assert!(wins("greedy,random")[0] > 150.0);
}

#[test]
fn options_are_played_and_told_in_full() {
    let options = r#"{"board":"president","first_player":1,"hidden_gazelle":"stays"}"#;
    let document = simulate(&["--games", "5", "--options", options]);
    assert_eq!(document["options"], serde_json::from_str::<Value>(options).unwrap());
    assert_eq!(document["draws"], 0, "nothing is left to chance");
    assert_eq!(simulate(&["--games", "1", "--options", "null"])["options"]["board"], "standard");
}

#[test]
fn no_games_is_a_simulation_too() {
    let document = simulate(&["--games", "0"]);
    assert_eq!((&document["decisions"], &document["wins"]), (&json!(0), &json!([0.0, 0.0])));
    // The SHA-256 of nothing.
    assert_eq!(document["digest"], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert_eq!(document["games_per_second"], 0.0);
}

#[test]
fn the_table_reads_in_every_language() {
    let said = [
        ("en", "Seat 2 (greedy): ", "points on average"),
        ("fr", "Place 2 (greedy)\u{a0}: ", "points en moyenne"),
        ("de", "Platz 2 (greedy): ", "im Mittel"),
    ];
    let digest = simulate(&["--games", "20", "--bots", "random,greedy"])["digest"].as_str().unwrap().to_owned();
    for (language, seat, score) in said {
        let args = ["simulate", "zebres", "--games", "20", "--bots", "random,greedy", "--lang", language];
        let out = menagerie(&args).done();
        assert_said(&out);
        assert!(out.contains(seat) && out.contains(score) && out.contains(&digest), "{out}");
        assert!(out.starts_with("20 "), "{out}");
    }
}

/// Runs `simulate` with what it cannot do; the one line of the refusal must name `culprit`.
#[track_caller]
fn check_refused(args: &[&str], culprit: &str) {
    for json in [&[][..], &["--json"]] {
        let line = menagerie(&[&["simulate"], args, json].concat()).refused();
        assert!(line.contains(culprit), "{culprit} is not named by: {line}");
    }
}

#[test]
fn bad_bots_are_refused() {
    check_refused(&["zebres", "--bots", "nobody"], "nobody");
    check_refused(&["zebres", "--bots", "random,nobody"], "nobody");
    check_refused(&["zebres", "--bots", "Random"], "Random");
    check_refused(&["zebres", "--bots", "random,random,random"], "3 bots");
    check_refused(&["zebres", "--bots", ""], "--bots");
    check_refused(&["zebres", "--bots", ","], "--bots");
}

#[test]
fn bad_numbers_are_refused() {
    check_refused(&["zebres", "--threads", "0"], "--threads");
    check_refused(&["zebres", "--threads", "257"], "--threads");
    check_refused(&["zebres", "--threads", "two"], "two");
    check_refused(&["zebres", "--games", "-1"], "--games");
    check_refused(&["zebres", "--games", "many"], "many");
    check_refused(&["zebres", "--games", "1.5"], "1.5");
    check_refused(&["zebres", "--games", "18446744073709551616"], "--games");
    check_refused(&["zebres", "--games"], "--games");
    check_refused(&["zebres", "--seed", "-1"], "--seed");
    check_refused(&["zebres", "--seats", "9"], "seats: 9");
    check_refused(&["zebres", "--seats", "0"], "seats: 0");
    check_refused(&["zebres", "--seats", "258"], "seats: 258");
}

#[test]
fn bad_options_are_refused() {
    check_refused(&["zebres", "--options", "{"], "--options");
    check_refused(&["zebres", "--options", "{} {}"], "--options");
    check_refused(&["zebres", "--options", r#"{"bord":1}"#], "bord");
    check_refused(&["zebres", "--options", r#"{"board":1}"#], "board");
    check_refused(&["zebres", "--options", r#"{"board":"President"}"#], "President");
    check_refused(&["zebres", "--options", r#"{"first_player":2}"#], "first_player");
    check_refused(&["zebres", "--options", "[]"], "JSON object");
    check_refused(&["zebres", "--options", "7"], "JSON object");
}

#[test]
fn a_bad_command_line_is_refused() {
    check_refused(&["chess"], "chess");
    check_refused(&["ZEBRES"], "ZEBRES");
    check_refused(&["line\nbreak"], "line break");
    check_refused(&["zebres", "--frob"], "--frob");
    check_refused(&["zebres", "zebres"], "zebres");
    check_refused(&["zebres", "--seed", "1", "--seed", "2"], "--seed");
    check_refused(&[], "GAME");
}

#[test]
fn refusals_speak_the_language_of_the_reader() {
    let cases: [(&[&str], [&str; 3]); 6] = [
        (&["zebres", "--frob"], ["unknown option", "n’est pas une option", "keine gültige Option"]),
        (
            &["zebres", "--bots", "nobody"],
            ["is not a valid value for", "n’est pas possible pour", "kein gültiger Wert"],
        ),
        (&["zebres", "--bots", "random,random,random"], ["bots given for", "sont nommés pour", "Bots für 2 Plätze"]),
        (&["zebres", "--seats", "9"], ["Wrong number of seats", "ce n’est pas possible", "nicht möglich"]),
        (&["chess"], ["There is no game", "Il n’y a pas de jeu", "gibt es hier nicht"]),
        (&[], ["missing argument", "il manque", "fehlt"]),
    ];
    for (args, sentences) in cases {
        for (language, sentence) in LANGUAGES.into_iter().zip(sentences) {
            let line = menagerie(&[&["simulate"], args, &["--lang", language]].concat()).refused();
            assert!(line.contains(sentence), "{sentence}: {line}");
        }
    }
}
