//! `--help`, `--version`, and command lines that name no command.

use crate::common::{LANGUAGES, assert_said, menagerie};

const COMMANDS: [&str; 8] = ["games", "play", "simulate", "arena", "bench", "replay", "verify", "engine"];

#[test]
fn every_command_has_help_in_every_language() {
    for (language, heading) in LANGUAGES.into_iter().zip(["Usage: ", "Utilisation\u{a0}: ", "Aufruf: "]) {
        for command in COMMANDS {
            let long = menagerie(&[command, "--help", "--lang", language]).done();
            assert_said(&long);
            assert!(long.contains(&format!("{heading}menagerie {command}")), "{long}");
            assert!(long.contains("--lang <en|fr|de>"), "{long}");
            assert_eq!(menagerie(&["--lang", language, command, "-h"]).done(), long);
        }
    }
}

#[test]
fn the_help_lists_every_command_in_every_language() {
    for (language, heading) in LANGUAGES.into_iter().zip(["Commands:", "Commandes\u{a0}:", "Befehle:"]) {
        let help = menagerie(&["--help", "--lang", language]).done();
        assert_said(&help);
        assert!(help.contains(heading), "{help}");
        for command in COMMANDS {
            assert!(help.lines().any(|line| line.starts_with(&format!("  {command} "))), "{command}: {help}");
        }
    }
}

/// Help that says the same in two languages was not translated.
#[test]
fn no_line_of_help_is_left_in_english() {
    for command in COMMANDS {
        let english = menagerie(&[command, "--help", "--lang", "en"]).done();
        for language in ["fr", "de"] {
            let theirs = menagerie(&[command, "--help", "--lang", language]).done();
            for line in theirs.lines().filter(|line| line.contains(' ')) {
                // Headings such as «Options:» may look alike, sentences may not.
                assert!(!english.lines().any(|other| other == line), "{language}: {line}");
            }
        }
    }
}

#[test]
fn defaults_are_told_in_every_language() {
    for (language, default) in LANGUAGES.into_iter().zip(["[default: ", "[par défaut\u{a0}: ", "[Standard: "]) {
        let help = menagerie(&["simulate", "--help", "--lang", language]).done();
        // The help is set in lines: what belongs together may be broken at a space.
        let help = help.split([' ', '\n']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        assert!(help.contains(&format!("{default}1000]")) && help.contains(&format!("{default}random]")), "{help}");
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    let version = format!("menagerie {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(menagerie(&["--version"]).done(), version);
    assert_eq!(menagerie(&["-V"]).done(), version);
}

#[test]
fn a_command_line_without_a_command_is_refused() {
    let said = ["missing command", "indiquez une commande", "es fehlt ein Befehl"];
    for (language, sentence) in LANGUAGES.into_iter().zip(said) {
        let line = menagerie(&["--lang", language]).refused();
        assert!(line.contains(sentence) && line.contains("--help"), "{line}");
    }
    assert!(menagerie(&[]).refused().contains("missing command"));
}

#[test]
fn an_unknown_command_is_refused_by_name() {
    let said = ["unknown command help", "il n’y a pas de commande help", "help ist kein gültiger Befehl"];
    for (language, sentence) in LANGUAGES.into_iter().zip(said) {
        assert!(menagerie(&["--lang", language, "help"]).refused().contains(sentence));
    }
    assert!(menagerie(&["-x"]).refused().contains("-x"));
    assert!(menagerie(&["--lang"]).refused().contains("--lang"));
}
