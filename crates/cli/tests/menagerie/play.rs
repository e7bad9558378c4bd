//! `menagerie play`, as scripts and people at a pipe use it.

mod bids;
mod hidden;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use kernel::Words as _;
use words::{Language, Lexicon};

use crate::common::{LANGUAGES, assert_readable, command, fresh_file, menagerie, menagerie_reads, run};

/// What the prompt says in each language.
const PROMPTS: [(&str, &str); 3] = [("en", "Your move: "), ("fr", "Votre choix\u{a0}: "), ("de", "Dein Zug: ")];

/// In each language: the person, and how a game ends.
const ENDINGS: [(&str, &str, [&str; 2]); 3] = [
    ("en", "You: ", ["You win.", " wins. Another game?"]),
    ("fr", "Vous", ["Vous gagnez.", "Victoire\u{a0}: "]),
    ("de", "Du: ", ["Du gewinnst.", "Sieg: "]),
];

/// What is shown before the first line of input and after each line, when seat 0 begins.
#[track_caller]
fn play(args: &[&str], lines: &[&str]) -> Vec<String> {
    let begins = ["play", "zebres", "--seed", "4", "--options", r#"{"first_player":0}"#];
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let out = menagerie_reads(&[&begins, args].concat(), input.as_bytes()).done();
    assert_readable(&out);
    let language = args.windows(2).find(|pair| pair[0] == "--lang").map_or("en", |pair| pair[1]);
    let (_, prompt) = PROMPTS.into_iter().find(|(of, _)| *of == language).expect("a language");
    let shown: Vec<_> = out.split(&format!("{prompt}\n")).map(str::to_owned).collect();
    assert_eq!(shown.len(), lines.len() + 2, "an answer to every line and a goodbye: {out}");
    shown
}

/// The board and the question at the end of what was shown.
#[track_caller]
fn question(shown: &str) -> &str {
    let board = shown
        .find("      0  ·  1")
        .or_else(|| shown.find("      ▼  ·  1"))
        .unwrap_or_else(|| panic!("no board in {shown}"));
    &shown[board..]
}

#[test]
fn a_whole_game_is_played_in_every_language() {
    for (language, you, endings) in ENDINGS {
        for plain in [&[][..], &["--plain"]] {
            for seed in ["1", "2", "3"] {
                let args = [&["play", "zebres", "--seed", seed, "--lang", language], plain].concat();
                let out = menagerie_reads(&args, "1\n".repeat(200).as_bytes()).done();
                assert_readable(&out);
                let last = out.lines().last().unwrap();
                assert!(endings.iter().any(|ending| last.contains(ending)), "{last}");
                // The totals stand just above, the person's first.
                let lines: Vec<_> = out.lines().collect();
                let totals = &lines[lines.len() - 4..lines.len() - 2];
                assert!(totals[0].starts_with(you) && totals[1].starts_with("Bot (medium)"), "{totals:?}");
                assert_eq!(out.contains('║'), plain.is_empty(), "a drawing, or none");
            }
        }
    }
}

#[test]
fn zooloretto_is_played_by_two_and_by_four() {
    for (language, you, endings) in ENDINGS {
        for plain in [&[][..], &["--plain"]] {
            for seats in ["2", "4"] {
                let args =
                    ["play", "zooloretto", "--seats", seats, "--bots", "easy", "--seed", "1", "--lang", language];
                let out = menagerie_reads(&[&args, plain].concat(), "1\n".repeat(300).as_bytes()).done();
                assert_readable(&out);
                let last = out.lines().last().unwrap();
                assert!(endings.iter().any(|ending| last.contains(ending)), "{last}");
                assert!(out.lines().any(|line| line.starts_with(&format!("  {you}"))), "what the person did is told");
                assert_eq!(out.contains("E4 [· · · ·] (··)"), plain.is_empty(), "a drawing, or none");
            }
        }
    }
}

/// The end of a round follows whatever the last to unload chooses: the choices do not say so, only the news do.
#[test]
fn what_happens_in_any_case_is_not_told_with_every_choice() {
    let args = ["play", "zooloretto", "--bots", "easy", "--seed", "1"];
    let out = menagerie_reads(&args, "1\n".repeat(300).as_bytes()).done();
    let told = "The trucks are back.";
    assert!(out.lines().any(|line| line.starts_with(&format!("  {told}"))), "{out}");
    let mut choices: Vec<String> = Vec::new();
    for line in out.lines() {
        match line.strip_prefix("       ") {
            Some(more) => choices.last_mut().expect("a line before").push_str(more),
            None => choices.push(line.to_owned()),
        }
    }
    let several = choices.iter().filter(|line| line.starts_with("  2 ") && line.contains(">B"));
    assert!(several.clone().count() > 5, "{out}");
    assert!(several.clone().all(|line| !line.contains(told)), "{out}");
}

/// All kinds of choices, asked about before they are made, with every command in between.
#[test]
fn no_line_is_wider_than_a_terminal_whatever_is_asked() {
    let asides = ["board", "describe", "choices", "score", "help", "undo", "", "999", "+99", "nonsense"];
    for language in LANGUAGES {
        for (number, seed) in ["11", "12", "13", "14"].into_iter().enumerate() {
            let choices = (0..900).map(|line| match line % 3 {
                0 => format!("?{}\n", (line * 7 + number) % 26),
                1 => format!("{}\n", (line * 5 + number * 3) % 26),
                _ => format!("{}\n", asides[line % asides.len()]),
            });
            let input: String = choices.collect::<String>() + &"1\n".repeat(200);
            for plain in [&[][..], &["--plain"]] {
                let args =
                    [&["play", "zebres", "--seed", seed, "--lang", language, "--bots", "random"], plain].concat();
                let out = menagerie_reads(&args, input.as_bytes()).done();
                assert_readable(&out);
                assert!(out.lines().count() > 500, "{out}");
            }
        }
    }
}

#[test]
fn a_choice_is_taken_by_its_number_and_by_its_notation() {
    let by_number = play(&[], &["13", "2"]);
    assert!(by_number[1].contains("  You place the guardian at position 12, facing column 4.\n"), "{}", by_number[1]);
    assert_eq!(play(&[], &["g12", "2"]), by_number);
    assert_eq!(play(&[], &["  g12\r", "2"]), by_number);
    // Other letters are understood where they leave no doubt.
    assert_eq!(play(&[], &["G12", "2"]), by_number);
}

#[test]
fn undo_asks_the_same_question_again() {
    let shown = play(&[], &["g12", "undo", "g12", "1", "1", "u", "U", "undo", "undo"]);
    assert!(shown[2].starts_with("Move undone"), "{}", shown[2]);
    assert_eq!(question(&shown[2]), question(&shown[0]));
    assert_eq!(question(&shown[6]), question(&shown[4]), "back before the guardian walked");
    assert_eq!(question(&shown[7]), question(&shown[3]), "back before the animal was placed");
    assert_eq!(question(&shown[8]), question(&shown[0]), "back at the beginning");
    assert_eq!(shown[9], "There is nothing to undo.\n");
}

#[test]
fn redo_brings_back_what_was_undone_until_the_next_choice() {
    let shown = play(&[], &["redo", "g12", "1", "1", "u", "u", "redo", "r", "redo", "u", "1", "r"]);
    assert_eq!(shown[1], "There is nothing to redo.\n");
    assert!(shown[7].starts_with("Move redone"), "{}", shown[7]);
    assert_eq!(question(&shown[7]), question(&shown[5]), "one undo is redone");
    assert_eq!(question(&shown[8]), question(&shown[4]), "and the other");
    assert_eq!(shown[9], "There is nothing to redo.\n");
    assert_eq!(question(&shown[10]), question(&shown[5]), "what was redone can be undone");
    assert_eq!(shown[12], "There is nothing to redo.\n", "something else was played");
}

#[test]
fn what_a_choice_would_do_is_told_and_nothing_is_done() {
    let shown = play(&[], &["?1", "? g12", "board", "choices", "1"]);
    assert_eq!(shown[1], "You place the guardian at position 0, facing column 0.\n");
    assert_eq!(shown[2], "You place the guardian at position 12, facing column 4.\n");
    let unasked = play(&[], &["board", "choices", "1"]);
    assert_eq!(shown[3..], unasked[1..]);
    let args = ["play", "zooloretto", "--options", r#"{"first":0}"#];
    let out = menagerie_reads(&args, b"? draw\n").done();
    assert!(out.contains("Your move: \nThe outcome isn’t known yet.\n"), "chance decides: {out}");
    let shown = play(&[], &["?999", "?nonsense", "?E04"]);
    assert!(shown[1].contains("“999” is not a legal move"), "{}", shown[1]);
    assert!(shown[2].contains("“nonsense” is not a legal move"), "{}", shown[2]);
    assert!(shown[3].contains("Place the guardian first") && shown[3].contains("(§4)"), "{}", shown[3]);
}

#[test]
fn a_refusal_names_the_rule_in_every_language() {
    let said = [
        ("en", "Place an animal now"),
        ("fr", "Il faut maintenant poser un animal"),
        ("de", "Jetzt muss ein Tier gesetzt werden"),
    ];
    for (language, sentence) in said {
        let shown = play(&["--lang", language], &["g12", "+1", "1"]);
        let flat = shown[2].replace('\n', " ");
        assert!(flat.starts_with(sentence) && flat.trim_end().ends_with("(§4)"), "{}", shown[2]);
        assert!(shown[3].contains(" 1 +1"), "the refused choice changed nothing: {}", shown[3]);
    }
    // Small letters are taken for the animal, so that the answer is about the rules.
    let shown = play(&[], &["e04"]);
    assert!(shown[1].contains("Place the guardian first") && shown[1].contains("(§4)"), "{}", shown[1]);
}

#[test]
fn what_is_no_choice_is_answered_and_asked_again() {
    let long = "x".repeat(5000);
    let wild = ["0", "23", "99999999999999999999999", "-1", "hello world", "g2 2", "{", "\u{1b}[2J", "é", &long];
    let shown = play(&[], &wild);
    for (line, answer) in wild.iter().zip(&shown[1..]) {
        let flat = answer.replace('\n', " ");
        assert!(flat.contains("is not a legal move. Type help"), "{line}: {answer}");
        assert!(!answer.contains('\u{1b}'), "{answer}");
    }
    let shown = play(&[], &["", "   ", "g12"]);
    assert_eq!(shown[1], "Type a move, its number, or help.\n");
    assert_eq!(shown[2], shown[1]);
    assert!(shown[3].contains("You place the guardian at position 12"), "{}", shown[3]);
}

#[test]
fn a_line_that_is_not_utf_8_is_answered() {
    let args = ["play", "zebres", "--options", r#"{"first_player":0}"#];
    let out = menagerie_reads(&args, b"\xff\xfe\x00\x80\n\xc3\n1\n").done();
    assert_readable(&out);
    assert_eq!(out.matches("is not a legal move").count(), 2, "{out}");
    assert!(out.contains("You place the guardian at position 0"), "{out}");
}

#[test]
fn a_hint_names_two_choices_and_what_to_expect_and_changes_nothing() {
    for (language, word) in [("en", "hint"), ("fr", "conseil"), ("de", "tipp")] {
        let shown = play(&["--lang", language, "--bots", "random"], &["?", "g12", word, "board"]);
        for hint in [&shown[1], &shown[3]] {
            let named: Vec<_> = hint.lines().filter(|line| line.contains('%')).collect();
            assert_eq!(named.len(), 2, "{hint}");
        }
        let unasked = play(&["--lang", language, "--bots", "random"], &["g12", "board"]);
        assert_eq!(shown[4], unasked[2]);
    }
}

#[test]
fn near_the_end_a_hint_has_worked_it_out() {
    // With ten squares free or so; the bot chooses at random, so that the game is the same every time.
    let mut lines = ["1"; 28];
    lines[27] = "?";
    let said = [
        ("en", ["win by 27 points): You place an elephant on 33", "win by 13 points): You place a crocodile on 33"]),
        (
            "fr",
            [
                "27 points d’avance)\u{a0}: Vous posez un éléphant en 33",
                "13 points d’avance)\u{a0}: Vous posez un crocodile en 33",
            ],
        ),
        ("de", ["27 Punkte Vorsprung): Du: Elefant auf 33", "13 Punkte Vorsprung): Du: Krokodil auf 33"]),
    ];
    for (language, choices) in said {
        let shown = play(&["--lang", language, "--bots", "random"], &lines);
        let hint = shown[28].replace('\n', " ");
        assert!(choices.iter().all(|choice| hint.contains(choice)), "{hint}");
    }
}

#[test]
fn help_explains_the_game_and_the_prompt() {
    let said = [
        ("en", "help", "Two players fill", "undo (u)"),
        ("fr", "aide", "Deux aventuriers", "annuler (a)"),
        ("de", "hilfe", "Zu zweit verteilt ihr", "zurück (z)"),
    ];
    for (language, word, game, prompt) in said {
        let shown = play(&["--lang", language], &[word, "help", "h"]);
        assert!(shown[1].starts_with(game) && shown[1].contains(prompt), "{}", shown[1]);
        assert!(shown[2..4].iter().all(|help| *help == shown[1]));
    }
}

#[test]
fn every_name_of_a_command_means_that_command() {
    let names = names_of_commands();
    for (language, names) in LANGUAGES.into_iter().zip(&names) {
        let ask = |line: &str| play(&["--lang", language], &["g12", line]).swap_remove(2);
        for (name, command) in names {
            if command == "save" || command == "quit" {
                continue;
            }
            let meant = ask(command);
            assert_eq!(ask(name), meant, "{language}: {name}");
            assert_eq!(ask(&name.to_uppercase()), meant, "{language}: {name} in capitals");
        }
    }
}

#[test]
fn no_two_commands_share_a_name() {
    // Collecting them asserts it; here is that there are some.
    for names in names_of_commands() {
        assert!(names.len() >= 12, "{names:?}");
    }
}

/// For each language the names of the commands at the prompt and the command they mean.
fn names_of_commands() -> [BTreeMap<String, String>; 3] {
    let commands = ["undo", "redo", "help", "board", "describe", "choices", "score", "save", "quit"];
    Language::ALL.map(|language| {
        let lexicon = Lexicon::of(language);
        let mut names: BTreeMap<String, String> = BTreeMap::new();
        for command in commands {
            let theirs = lexicon.say(&format!("play-command-{command}"), &[]);
            let theirs = theirs.split(", ").filter(|name| *name != command).chain([command]);
            for name in theirs {
                let other = names.insert(name.to_owned(), command.to_owned());
                assert_eq!(other, None, "{language}: {name} is {command} too");
            }
        }
        names
    })
}

#[test]
fn every_command_in_the_help_works() {
    for (language, _) in PROMPTS {
        let help = play(&["--lang", language], &["help"]).swap_remove(1);
        let names = &names_of_commands()[LANGUAGES.iter().position(|of| *of == language).unwrap()];
        // The lines «undo (u)   …» of the table: both names must be commands.
        let listed: Vec<_> = help
            .lines()
            .filter_map(|line| line.strip_prefix("  ")?.split_once(')')?.0.split_once(" ("))
            .filter(|(word, _)| names.contains_key(*word))
            .collect();
        assert_eq!(listed.len(), 8, "{listed:?} in {help}");
        for (word, short) in listed {
            assert_eq!(names.get(word), names.get(short), "{language}: {word} ({short})");
        }
    }
}

#[test]
fn the_score_is_told_as_if_the_game_ended_now() {
    let shown = play(&[], &["g12", "score"]);
    assert!(shown[2].starts_with("Territory A: "), "{}", shown[2]);
    assert!(shown[2].contains("\nYou: 0 points in total.\nBot (medium): "), "{}", shown[2]);
}

#[test]
fn the_board_can_be_told_in_sentences() {
    let shown = play(&[], &["describe", "board"]);
    assert!(shown[1].contains("Territory A, free: 00, 10, 20, 21, 31"), "{}", shown[1]);
    assert!(shown[2].contains('║'), "{}", shown[2]);
    let plain = play(&["--plain"], &["board", "describe"]);
    assert_eq!(plain[1].trim(), shown[1].trim());
    assert!(plain.iter().all(|text| !text.contains('║')));
    // A terminal that cannot draw is told in sentences unasked.
    let mut dumb = command(&["play", "zebres", "--seed", "4"]);
    assert!(!run(dumb.env("TERM", "dumb"), b"board\n").done().contains('║'));
}

#[test]
fn a_saved_game_is_a_record_that_replays() {
    for (language, word) in LANGUAGES.into_iter().zip(["save", "enregistrer", "speichern"]) {
        let file = fresh_file(&format!("play saved {language}.json"));
        let name = file.to_str().unwrap();
        // No sentence about so long a name fits 80 columns, so this does not go through `play`.
        let args = ["play", "zebres", "--seed", "4", "--options", r#"{"first_player":0}"#, "--lang", language];
        let out = menagerie_reads(&args, format!("g12\n{word} {name}\n1\n").as_bytes()).done();
        assert!(out.contains(name), "{out}");
        let document = menagerie(&["replay", name, "--json"]).json();
        assert_eq!(document["turn"]["seat"], 0);
        assert_eq!(document["at"], 3, "the guardian, and the bot's animal and step");
        let record: serde_json::Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        assert_eq!(record["entries"][0]["action"], "g12");
        assert_eq!(record["seats"][1]["bot"], "medium");
        assert!(menagerie(&["replay", name, "--lang", language]).done().contains("Bot (medium)"));
    }
}

#[test]
fn a_game_is_saved_under_a_usual_name_where_none_is_given() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("play-saves-here");
    fs::create_dir_all(&directory).unwrap();
    let out = run(command(&["play", "zebres"]).current_dir(&directory), b"save\n").done();
    assert!(out.contains("Saved to menagerie.json."), "{out}");
    menagerie(&["replay", directory.join("menagerie.json").to_str().unwrap()]).done();
    fs::remove_dir_all(&directory).unwrap();
}

#[test]
fn a_file_that_cannot_be_written_does_not_end_the_game() {
    let shown = play(&[], &["save /no/such/directory/x.json", "g12"]);
    assert!(shown[1].starts_with("/no/such/directory/x.json: "), "{}", shown[1]);
    assert!(shown[2].contains("You place the guardian at position 12"), "{}", shown[2]);
}

#[test]
fn the_person_leaves_by_a_word_or_by_ending_the_input() {
    let goodbye = [("en", "quit", "Goodbye"), ("fr", "quitter", "Au revoir"), ("de", "ende", "Bis zum nächsten Mal")];
    for (language, word, sentence) in goodbye {
        let args = ["play", "zebres", "--lang", language];
        for input in ["", "\n", &format!("{word}\n1\n"), word, "1\n", "1"] {
            let out = menagerie_reads(&args, input.as_bytes()).done();
            assert!(out.lines().last().unwrap().starts_with(sentence), "{input:?}: {out}");
        }
    }
}

#[test]
fn the_same_seed_and_choices_are_the_same_game() {
    // A bot whose answer hangs on no clock.
    let args = |seed| ["play", "zebres", "--bots", "easy", "--seed", seed];
    let game = |seed| menagerie_reads(&args(seed), "2\n".repeat(200).as_bytes()).done();
    assert_eq!(game("8"), game("8"));
    assert_ne!(game("8"), game("9"));
}

#[test]
fn bad_input_is_refused_by_name() {
    assert!(menagerie(&["play", "chess"]).refused().contains("chess"));
    assert!(menagerie(&["play"]).refused().contains("GAME"));
    assert!(menagerie(&["play", "zebres", "--bots", "nobody"]).refused().contains("nobody"));
    assert!(menagerie(&["play", "zebres", "--bots", "random,greedy"]).refused().contains("random,greedy"));
    assert!(menagerie(&["play", "zebres", "--seats", "5"]).refused().contains("seats: 5"));
    assert!(menagerie(&["play", "zebres", "--options", r#"{"bord":1}"#]).refused().contains("bord"));
    assert!(menagerie(&["play", "zebres", "--options", "{"]).refused().contains("--options"));
    assert!(menagerie(&["play", "zebres", "--seed", "-3"]).refused().contains("--seed"));
    assert!(menagerie(&["play", "zebres", "--json"]).refused().contains("--json"));
}
