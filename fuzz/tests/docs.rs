//! What `docs/records.md` and `docs/luck.md` say holds.

use std::path::Path;

use lab::Simulator;
use registry::{Luck, Playable, QuickLuck, Record, Seat, TableLuck, Turn, Viewer};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

fn page(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The first block of a page in this language.
fn block<'a>(page: &'a str, language: &str) -> &'a str {
    let (_, rest) = page.split_once(&format!("```{language}\n")).expect("the page has such a block");
    rest.split_once("```").expect("the block ends").0
}

fn example() -> Value {
    serde_json::from_str(block(&page("records.md"), "json")).expect("the example is JSON")
}

/// The game that the pages speak of.
fn game() -> &'static registry::Listing {
    registry::find("zebres").expect("the game is on the list")
}

/// The example as far as entry `last`.
fn replay(example: &Value, last: u32) -> Box<dyn Playable> {
    let record = Record::from_value(example.clone()).expect("the example is a record");
    game().replay(&record, last).unwrap_or_else(|bad| panic!("{bad:?}"))
}

/// Why the example, changed like this, is bad.
fn why_bad(change: impl FnOnce(&mut Value)) -> String {
    let mut example = example();
    change(&mut example);
    let replayed = Record::from_value(example).and_then(|record| {
        let replayed = game().replay(&record, record.entries.len() as u32);
        replayed.map(|_| ()).map_err(|bad| match bad {
            registry::NoMatch::Record(bad) => bad,
            other => panic!("{other:?}"),
        })
    });
    replayed.expect_err("the record is bad").to_string()
}

#[test]
fn the_example_replays_and_is_written_as_it_was_read() {
    let example = example();
    let table = replay(&example, 14);
    assert_eq!(json!(table.record(Viewer::Everything)), example);
    // Drôles de Zèbres hides nothing, and a finished match hides nothing.
    assert_eq!(json!(table.record(Viewer::Spectator)), example);
    let running = replay(&example, 13);
    assert_eq!(running.record(Viewer::Spectator), running.record(Viewer::Everything));
}

#[test]
fn the_example_goes_back_and_forth_as_the_page_tells() {
    let example = example();
    let position = |last| replay(&example, last).position();
    assert_eq!(position(6), position(4), "entry 6 takes entry 5 back");
    assert_eq!(position(12), position(10), "entry 12 takes entry 11 back");
    assert_eq!(position(13), position(11), "entry 13 does entry 11 again");
    assert_ne!(position(12), position(11));
    // The entries that make the state at the end.
    let mut line = example.clone();
    let wanted = [1, 2, 3, 4, 7, 9, 11];
    line["entries"] = (1..)
        .zip(wanted)
        .map(|(number, old)| {
            let mut entry = example["entries"][old - 1].clone();
            entry["number"] = json!(number);
            entry
        })
        .collect();
    line.as_object_mut().unwrap().remove("result");
    assert_eq!(replay(&line, 7).position(), position(14));
}

#[test]
fn the_example_ends_because_ada_gave_up() {
    let example = example();
    assert_eq!(replay(&example, 13).turn(), Turn::Seat(Seat(0)));
    let mut table = replay(&example, 14);
    assert_eq!(table.turn(), Turn::Over);
    let standing = table.standing();
    assert!(standing.over && standing.scores == [7, 1] && standing.ranks == [2, 1], "{standing:?}");
    table.back_to(4).unwrap();
    assert_eq!(table.turn(), Turn::Over, "an undo does not bring her back");
}

#[test]
fn a_field_that_is_null_is_left_out() {
    let mut example = example();
    let as_it_was = replay(&example, 14).record(Viewer::Everything);
    example["start"] = Value::Null;
    example["seats"][0]["bot"] = Value::Null;
    example["entries"][5]["seat"] = Value::Null;
    assert_eq!(replay(&example, 14).record(Viewer::Everything), as_it_was);
    example["options"] = Value::Null;
    assert_eq!(replay(&example, 14).record(Viewer::Everything), as_it_was, "the example has the default options");
}

#[test]
fn every_example_of_a_bad_record_is_told_as_the_page_has_it() {
    let third = |field: &'static str, value: Value| move |record: &mut Value| record["entries"][2][field] = value;
    let whole = |field: &'static str, value: Value| move |record: &mut Value| record[field] = value;
    let told = [
        why_bad(whole("format", json!(2))),
        why_bad(whole("game", json!("chess"))),
        why_bad(whole("seats", json!([{}, {}, {}]))),
        why_bad(whole("rules_version", json!(9))),
        why_bad(third("number", json!(9))),
        why_bad(third("to", json!(1))),
        why_bad(third("action", json!("X13"))),
        why_bad(third("action", json!("E00"))),
        why_bad(third("seat", json!(1))),
        why_bad(third("kind", json!("seal"))),
        why_bad(third("action", Value::Null)),
        why_bad(|record| {
            record["entries"].as_array_mut().unwrap().pop();
        }),
        why_bad(whole("result", json!({ "scores": [7, 1], "ranks": [1, 2] }))),
        why_bad(|record| {
            let luck: Value = serde_json::from_str(block(&page("luck.md"), "json")).unwrap();
            record["proof"] = luck["proof"].clone();
            record["entries"].as_array_mut().unwrap().pop();
            record["result"] = Value::Null;
        }),
    ];
    let page = page("records.md");
    for told in told {
        assert!(page.contains(&format!("| `{told}` |")), "{told}");
    }
    for (change, beginning) in [
        (whole("winner", json!(1)), "not a record: "),
        (whole("options", json!({ "board": "round" })), "option board cannot be \"round\", it can be "),
        (whole("start", json!({})), "the start position "),
    ] {
        let told = why_bad(change);
        assert!(told.starts_with(beginning) && page.contains(&format!("| `{beginning}")), "{told}");
    }
}

#[test]
fn the_digest_is_made_as_the_page_tells() {
    let page = page("records.md");
    let text: String = block(&page, "text").split_inclusive('/').map(|line| line.trim().replace(" /", "\n")).collect();
    let game: [u8; 32] = Sha256::digest(&text).into();
    assert_in_page(&page, &hex(&game));
    assert_in_page(&page, &hex(&Sha256::digest(game)));
    assert_eq!(simulate(1), hex(&Sha256::digest(game)));
    assert_in_page(&page, &simulate(2));
}

fn simulate(games: u64) -> String {
    let simulator = Simulator {
        games,
        seats: 2,
        options: json!({}),
        seed: 1,
        bots: vec![registry::Level::Random],
        threads: 1,
        progress: &|_| {},
    };
    let game = lab::find("zebres").expect("the game is on the list");
    game.simulate(&simulator).expect("the default options").digest
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[track_caller]
fn assert_in_page(page: &str, text: &str) {
    assert!(page.contains(&format!("`{text}`")), "the page does not have {text}");
}

#[test]
fn the_example_of_a_proof_is_verified() {
    let page = page("luck.md");
    let example: Value = serde_json::from_str(block(&page, "json")).expect("the example is JSON");
    let record = Record::from_value(example.clone()).expect("the example is a record");
    let verified = registry::Verified { entries: 9, draws: 2, people: 2 };
    assert_eq!(game().verify(&record), Ok(verified));
    assert_eq!(json!(record).to_string(), example.to_string(), "it is written as it was read, in the same order");
    // Draw number 0 was taken back, and draw number 1 is another.
    let draw = |at: usize| example["entries"][at]["draw"].clone();
    assert_ne!(draw(0), draw(2));
    // The page of records names every field of the proof, and every code of a no.
    let records = self::page("records.md");
    for name in ["table", "commitment", "secret", "nonces", "digest"] {
        assert!(!example["proof"][name].is_null() && records.contains(&format!("| `{name}` | ")), "{name}");
    }
    for code in ["altered", "secret", "nonce", "nonces", "record", "named", "other-luck"] {
        assert!(records.contains(&format!("| `{code}` | ")), "{code}");
    }
}

#[test]
fn the_digest_of_a_record_is_made_as_the_page_tells() {
    let page = page("luck.md");
    let mut example: Value = serde_json::from_str(block(&page, "json")).expect("the example is JSON");
    let digest = example["proof"].as_object_mut().unwrap().shift_remove("digest").unwrap();
    let text = format!("menagerie record 1\0{example}");
    assert_eq!(digest, hex(&Sha256::digest(text)));
    // What is escaped in a text, and what is not.
    let odd = json!("\0\u{8}\u{c}\n\r\t\u{1f}\u{7f}\u{2028}\"\\/é").to_string();
    assert_eq!(odd, "\"\\u0000\\b\\f\\n\\r\\t\\u001f\u{7f}\u{2028}\\\"\\\\/é\"");
}

#[test]
fn the_vectors_of_luck_are_those_of_the_kernel() {
    let page = page("luck.md");
    let first = |mut luck: Box<dyn Luck>, count: usize| -> String {
        (0..count).map(|_| format!("{:08x}", luck.word())).collect::<Vec<_>>().join(" ")
    };
    let nonces: [[u8; 16]; 2] = [0x10, 0xa0].map(|first| std::array::from_fn(|at| first + at as u8));
    let table = |nonces: &[[u8; 16]], table: &str| TableLuck {
        secret: std::array::from_fn(|at| at as u8),
        nonces: nonces.to_vec(),
        table: table.to_owned(),
    };
    for (luck, draw) in [
        (table(&[], ""), 0),
        (table(&nonces, "table-zèbre"), 0),
        (table(&nonces, "table-zèbre"), 1),
        (table(&nonces, "table-zèbre"), 4_294_967_301),
        (table(&[nonces[1], nonces[0]], "table-zèbre"), 0),
    ] {
        assert_in_page(&page, &first(Box::new(luck.stream(draw)), 4));
    }
    let id = "table-zèbre";
    assert_in_page(&page, &hex(&registry::commit_secret(id, &table(&[], id).secret)));
    for nonce in &nonces {
        assert_in_page(&page, &hex(&registry::commit_nonce(id, nonce)));
    }
    for seed in [0, 7] {
        let luck = TableLuck::of_seed(seed);
        assert_in_page(&page, &hex(&luck.secret));
        assert_in_page(&page, &first(Box::new(luck.stream(0)), 3));
    }
    for (seed, stream) in [(0, 0), (7, 0), (7, 1), (u64::MAX, u64::MAX)] {
        assert_in_page(&page, &first(Box::new(QuickLuck::new(seed, stream)), 4));
    }
    assert_eq!(TableLuck::of_seed(12).stream(0).below(2), 1, "the page's example of notes");
}
