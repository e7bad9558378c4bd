//! A game with hidden hands at the terminal, alone against bots and with others at one keyboard.

use std::fs;

use crate::common::{LANGUAGES, assert_readable, fresh_file, menagerie, menagerie_reads};

/// Short matches against bots that do not think; with three seats seat 0 leads first.
const ZOFF: [&str; 8] =
    ["play", "zoff", "--bots", "random", "--seed", "5", "--options", r#"{"target":9,"first_dealer":2}"#];

#[track_caller]
fn zoff(args: &[&str], input: &str) -> String {
    let out = menagerie_reads(&[&ZOFF, args].concat(), input.as_bytes()).done();
    assert_readable(&out);
    out
}

#[test]
fn whole_matches_are_played_in_every_language_at_every_number_of_seats() {
    // Any of the first seven choices, or the first where there are fewer.
    let choices: String = (0..4000).map(|line| format!("{}\n1\n", 1 + line * 5 % 7)).collect();
    for language in LANGUAGES {
        for (seats, plain) in [("3", ""), ("4", "--plain"), ("5", ""), ("6", "--plain"), ("7", "")] {
            let mut args = vec!["--lang", language, "--seats", seats];
            args.extend(Some(plain).filter(|plain| !plain.is_empty()));
            let out = zoff(&args, &choices);
            let ends = ["You win.", "wins. Another", "Vous gagnez.", "Victoire", "Du gewinnst.", "Sieg: "];
            let last = out.lines().last().unwrap();
            assert!(ends.iter().any(|end| last.contains(end)), "{language}, {seats} seats: {last}");
        }
    }
}

#[test]
fn a_letter_that_is_a_card_never_ends_the_game() {
    // `q` is a mosquito, and in German `e` could be an elephant or the end.
    for (language, line, said) in [
        ("en", "q", None),
        ("fr", "q", None),
        ("de", "E", None),
        ("de", "e", Some("Befehl ende")),
        ("en", "h", Some("command help")),
        ("fr", "a", Some("commande annuler")),
    ] {
        let out = zoff(&["--lang", language], &format!("{line}\nboard\n"));
        let flat = out.replace('\n', " ");
        assert!(said.is_none_or(|said| flat.contains(said)), "{language} {line}: {out}");
        assert!(out.matches('\u{a0}').count() >= 13 * 2, "{language} {line}: the board is shown again: {out}");
    }
}

#[test]
fn a_card_that_cannot_be_played_is_refused_by_its_rule() {
    let out = zoff(&[], "5W\npass\n?H\n>W+E\nB+F\n").replace('\n', " ");
    for said in [
        "You don’t have",
        "Those are different animals.",
        "You lead, so you must play. (§5.1)",
        "You lead, so you can’t show cards. (§5.2)",
        "You lead: type the cards",
    ] {
        assert!(out.contains(said), "{said}: {out}");
    }
}

#[test]
fn a_saved_game_replays_with_all_that_is_hidden() {
    let file = fresh_file("play saved zoff.json");
    let name = file.to_str().unwrap();
    let out = menagerie_reads(&ZOFF, format!("1\nsave {name}\n").as_bytes()).done();
    assert!(out.replace('\n', " ").contains("don’t open it before the end"), "{out}");
    assert!(fs::read_to_string(&file).unwrap().contains("deal:"));
    assert_eq!(menagerie(&["replay", name, "--json"]).json()["game"], "zoff");
}

// --- Several people ------------------------------------------------------------------------------

/// What is shown from the moment somebody has the keyboard until the next one gets it, and who has it.
fn turns<'a>(out: &'a str, names: &[&'a str]) -> Vec<(&'a str, &'a str)> {
    let handed = ": take the keyboard";
    let parts: Vec<&str> = out.split(handed).collect();
    let who = |before: &str| *names.iter().find(|name| before.ends_with(*name)).expect("somebody");
    parts.windows(2).map(|pair| (who(pair[0]), pair[1])).collect()
}

#[test]
fn nobody_at_the_keyboard_sees_the_hand_of_another() {
    let names = ["Ada", "Léo", "Zoé", "Max"];
    let input = "\n1\n2\n1\n".repeat(700);
    for seats in ["4", "5", "7"] {
        let out = zoff(&["--people", "Ada,Léo,Zoé,Max", "--seats", seats], &input);
        let before = out.split(": take the keyboard").next().unwrap();
        assert!(!before.contains("in hand:"), "nothing is shown before somebody takes the keyboard: {before}");
        let turns = turns(&out, &names);
        assert!(turns.len() > 40, "{out}");
        // At the end everything is shown.
        for (who, shown) in &turns[..turns.len() - 1] {
            assert!(shown.contains(&format!("{who}, in hand:")) && shown.contains(&format!("{who}, your move:")));
            for other in names.iter().filter(|name| *name != who) {
                for secret in ["in hand:", "your move:"] {
                    assert!(!shown.contains(&format!("{other}, {secret}")), "{who} sees {other}: {shown}");
                }
                assert!(!shown.contains(&format!("{other}: dealt")), "{who} sees what {other} was dealt: {shown}");
            }
        }
        assert!(out.lines().last().unwrap().contains("wins. Another game?"), "{out}");
    }
}

#[test]
fn the_keyboard_changes_hands_silently_where_nothing_is_hidden() {
    let args = ["play", "zebres", "--seed", "4", "--people", "Ada,Léo"];
    let out = menagerie_reads(&args, "1\n".repeat(300).as_bytes()).done();
    assert_readable(&out);
    assert!(!out.contains("take the keyboard") && !out.contains("Bot"), "{out}");
    assert!(out.contains("Ada, your move:") && out.contains("Léo, your move:"), "{out}");
    assert!(out.lines().last().unwrap().contains("wins. Another game?"), "{out}");
}

#[test]
fn everybody_hears_what_happened_since_they_had_the_keyboard() {
    let out = zoff(&["--people", "Ada,Léo,Zoé"], "\n1\n\n1\n\nundo\n\n1\n\n");
    let turns = turns(&out, &["Ada", "Léo", "Zoé"]);
    assert_eq!(turns.iter().map(|(who, _)| *who).collect::<Vec<_>>(), ["Ada", "Léo", "Zoé", "Léo", "Zoé"]);
    assert!(turns[1].1.contains("  Ada leads"), "{}", turns[1].1);
    assert!(turns[2].1.contains("  Ada leads") && turns[2].1.contains("  Léo passes"), "{}", turns[2].1);
    assert!(turns[2].1.contains("Move undone. Léo’s turn again."), "{}", turns[2].1);
    assert!(!turns[4].1.contains("  Ada leads") && turns[4].1.contains("  Léo passes"), "{}", turns[4].1);
}

#[test]
fn people_who_cannot_sit_down_are_refused_by_name() {
    let refused = |args: &[&str]| menagerie(&[&["play", "zebres"], args].concat()).refused();
    assert!(refused(&["--people", "Ada,Ada"]).contains("Ada"));
    assert!(refused(&["--people", "Ada,Léo,Zoé"]).contains("seats: 3"));
    assert!(refused(&["--people", "Ada,,Léo"]).contains("--people"));
    assert!(refused(&["--people", "a name that goes on and on"]).contains("--people"));
    let few = menagerie(&["play", "zoff", "--people", "A,B,C,D", "--seats", "3"]).refused();
    assert!(few.contains("4 players don’t fit at 3 seats"), "{few}");
}
