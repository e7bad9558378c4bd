//! `docs/engine.md` holds: its examples are one conversation, which is held here.
//! `UPDATE=1 cargo test -p menagerie --test menagerie engine_doc` writes the answers anew.

use std::collections::BTreeSet;
use std::path::PathBuf;

use menagerie::Engine;
use serde_json::Value;
use words::{Language, Lexicon, keys};

/// The seed that the page names.
const SEED: u64 = 7;

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine.md")
}

fn page() -> String {
    std::fs::read_to_string(path()).expect("docs/engine.md")
}

/// The page as it should be: after every line sent, the line answered.
fn answered(page: &str) -> String {
    let mut engine = Engine::new(Lexicon::of(Language::English), SEED);
    let mut text = String::new();
    let mut in_conversation = false;
    for line in page.lines() {
        match line.starts_with("```") {
            true => in_conversation = line == "```jsonl",
            false if in_conversation && line.starts_with("< ") => continue,
            false => {}
        }
        text.push_str(line);
        text.push('\n');
        if let Some(request) = line.strip_prefix("> ").filter(|_| in_conversation) {
            let answer = engine.answer(request.as_bytes()).expect("no example is an empty line");
            text.push_str(&format!("< {answer}\n"));
        }
    }
    text
}

/// What was sent and what was answered, as the page has it.
fn lines(page: &str, mark: &str) -> Vec<Option<Value>> {
    page.lines().filter_map(|line| line.strip_prefix(mark)).map(|line| serde_json::from_str(line).ok()).collect()
}

#[test]
fn every_example_is_answered_as_the_page_says() {
    let page = page();
    let answered = answered(&page);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path(), answered).unwrap();
        return;
    }
    for (number, (ours, theirs)) in (1..).zip(page.lines().zip(answered.lines())) {
        assert_eq!(ours, theirs, "line {number} of docs/engine.md (left), what the engine says (right)");
    }
    assert_eq!(page, answered);
}

#[test]
fn every_command_has_an_example_that_succeeds() {
    let mut engine = Engine::new(Lexicon::of(Language::English), SEED);
    let refusal: Value = serde_json::from_str(&engine.answer(br#"{"cmd":"?"}"#).unwrap()).unwrap();
    let (_, list) = refusal["error"]["message"].as_str().unwrap().split_once("only ").unwrap();
    let commands: BTreeSet<&str> = list.split(", ").collect();
    assert!(commands.len() >= 16, "{commands:?}");

    let page = page();
    let (sent, answered) = (lines(&page, "> "), lines(&page, "< "));
    assert_eq!(sent.len(), answered.len());
    let succeeded =
        sent.iter().zip(&answered).filter(|(_, answer)| answer.as_ref().is_some_and(|a| a.get("ok").is_some()));
    let shown: BTreeSet<&str> = succeeded.filter_map(|(request, _)| request.as_ref()?["cmd"].as_str()).collect();
    assert_eq!(shown, commands);
}

#[test]
fn every_code_stands_on_the_page() {
    let page = page();
    let (_, section) = page.split_once("## Error codes\n").unwrap();
    let section = section.split("\n## ").next().unwrap();
    let table: BTreeSet<&str> =
        section.lines().filter_map(|line| Some(line.strip_prefix("| `")?.split_once('`')?.0)).collect();

    // What the examples are refused with, unless it is a rule of the game that refuses.
    let errors = lines(&page, "< ").into_iter().flatten().filter_map(|answer| answer.get("error").cloned());
    let of_protocol = errors.filter(|error| error.get("rule").is_none());
    let codes: BTreeSet<String> = of_protocol.map(|error| error["code"].as_str().unwrap().to_owned()).collect();
    assert!(codes.len() >= 10, "{codes:?}");
    assert!(codes.iter().all(|code| table.contains(code.as_str())), "{codes:?}");

    // What a match and its setup can refuse has a sentence under its code.
    let of_kernel = keys(Language::English).into_iter().filter_map(|key| match key.strip_prefix("refused-") {
        // No code of the kernel: a draw that a rule forbids is refused by the game.
        Some("unlisted-draw") => None,
        Some(code) => Some(code),
        None => key.starts_with("bad-").then_some(key),
    });
    for code in of_kernel {
        assert!(section.contains(&format!("`{code}`")), "{code}");
    }
}
