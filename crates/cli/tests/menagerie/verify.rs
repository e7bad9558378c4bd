//! `menagerie verify`.

use registry::{Hex, Kind, Proof, Record, Unverified, Verified, commit_nonce, commit_secret};
use serde_json::{Value, json};

use crate::common::{
    LANGUAGES, TABLE, assert_readable, assert_said, begun, fields, fresh_file, menagerie, menagerie_reads, played_out,
    resigned, sealed,
};

fn verify(record: &Record) -> Result<Verified, Unverified> {
    registry::find(&record.game).expect("the game is on the list").verify(record)
}

fn text(record: &Record) -> String {
    serde_json::to_string(record).expect("records are plain data")
}

/// A finished record that somebody changed, who then made the digest right again.
fn forged(change: impl FnOnce(&mut Record)) -> Record {
    let mut record = sealed(played_out().as_ref());
    change(&mut record);
    let digest = Hex(record.digest());
    record.proof.as_mut().expect("it is sealed").digest = digest;
    record
}

#[test]
fn an_honest_record_is_verified() {
    let record = sealed(played_out().as_ref());
    let entries = record.entries.len() as u32;
    assert_eq!(verify(&record), Ok(Verified { entries, draws: 2, people: 2 }));
    let proof = record.proof.as_ref().unwrap();
    for (language, done, people) in [
        ("en", format!("Verified: all {entries} entries"), "Players who contributed: 2."),
        ("fr", format!("Vérifié\u{a0}: chaque entrée ({entries} en tout)"), "Personnes qui y ont pris part\u{a0}: 2."),
        ("de", format!("Geprüft: Alle {entries} Schritte"), "Beteiligte Mitspieler: 2."),
    ] {
        let out = menagerie_reads(&["verify", "-", "--lang", language], text(&record).as_bytes()).done();
        assert_readable(&out);
        assert!(out.starts_with(&format!("Drôles de Zèbres · {TABLE}\n{done}")), "{out}");
        assert!(out.replace('\n', " ").contains(people), "{out}");
        assert!(out.contains(&proof.commitment.to_string()), "{out}");
        assert!(out.lines().any(|line| line == format!("{}  Léo", proof.nonces[1].commitment)), "{out}");
    }
}

#[test]
fn the_document_says_what_was_verified() {
    let record = sealed(resigned().as_ref());
    let path = fresh_file("verify.json");
    std::fs::write(&path, text(&record)).unwrap();
    let document = menagerie(&["verify", path.to_str().unwrap(), "--json"]).json();
    let names = ["verified", "game", "table", "entries", "draws", "people", "commitment", "result", "digest"];
    assert_eq!(fields(&document), names);
    assert_eq!(
        (&document["verified"], &document["game"], &document["table"]),
        (&json!(true), &json!("zebres"), &json!(TABLE))
    );
    assert_eq!((&document["entries"], &document["draws"], &document["people"]), (&json!(9), &json!(2), &json!(2)));
    assert_eq!(document["digest"], json!(record.proof.as_ref().unwrap().digest));
    assert_eq!(document["result"]["ranks"], json!([2, 1]));
    assert_eq!(menagerie_reads(&["verify", "-", "--json"], text(&record).as_bytes()).json(), document);
}

#[test]
fn spaces_and_the_order_of_fields_change_nothing() {
    let record = sealed(resigned().as_ref());
    let pretty = serde_json::to_string_pretty(&record).unwrap();
    menagerie_reads(&["verify", "-"], pretty.as_bytes()).done();
    let mut turned: Value = serde_json::to_value(&record).unwrap();
    let fields = turned.as_object_mut().unwrap();
    let format = fields.shift_remove("format").unwrap();
    fields.insert("format".to_owned(), format);
    menagerie_reads(&["verify", "-"], turned.to_string().as_bytes()).done();
}

/// What can be made of one byte of a record.
fn alterations(text: &[u8], at: usize) -> Vec<Vec<u8>> {
    let with = |bytes: &[u8]| [&text[..at], bytes, &text[at + 1..]].concat();
    let byte = text[at];
    let mut altered = vec![with(b""), with(&[byte, byte]), with(&[byte ^ 1]), with(b"0"), with(b" ")];
    if byte.is_ascii_digit() {
        altered.push(with(&[b'0' + (byte - b'0' + 1) % 10]));
    }
    if byte.is_ascii_alphabetic() {
        altered.push(with(&[byte ^ 0x20]));
    }
    altered
}

/// Asserts that a record in which one byte is another is not verified, unless it says the very
/// same. Answers how many were altered, and how many of those said the same.
fn check_every_byte(record: &Record) -> (usize, usize) {
    let text = text(record);
    let (mut altered, mut same) = (0, 0);
    for at in 0..text.len() {
        for bytes in alterations(text.as_bytes(), at).into_iter().filter(|bytes| bytes != text.as_bytes()) {
            altered += 1;
            let Ok(read) = String::from_utf8(bytes) else { continue };
            let Ok(read) = Record::parse(&read) else { continue };
            if read == *record {
                same += 1;
                assert!(verify(&read).is_ok(), "byte {at}");
            } else if read.game == record.game {
                assert!(verify(&read).is_err(), "byte {at}: {}", self::text(&read));
            }
        }
    }
    (altered, same)
}

#[test]
fn no_byte_can_be_another() {
    for table in [resigned(), played_out()] {
        let (altered, same) = check_every_byte(&sealed(table.as_ref()));
        assert!(altered > 5_000, "{altered} is not every byte");
        assert_eq!(same, 0, "of {altered}");
    }
}

#[test]
fn the_binary_refuses_altered_bytes_with_one_or_two() {
    let record = sealed(resigned().as_ref());
    let text = text(&record);
    let (mut no, mut bad) = (0, 0);
    for at in (0..text.len()).step_by(37) {
        let altered = [&text.as_bytes()[..at], &[text.as_bytes()[at] ^ 1], &text.as_bytes()[at + 1..]].concat();
        let ran = menagerie_reads(&["verify", "-"], &altered);
        match ran.code {
            Some(1) => no += 1,
            Some(2) => bad += 1,
            _ => panic!("byte {at}: {ran:?}"),
        }
        assert_eq!(ran.out, "");
        assert_said(&ran.line());
    }
    assert!(no > 3 && bad > 3, "{no} answers of no, {bad} bad inputs");
}

/// Asserts that the binary says no in every language, and why in the document.
#[track_caller]
fn check_no(record: &Record, code: &str, entry: Option<u32>, why: &str) {
    for language in LANGUAGES {
        let line = menagerie_reads(&["verify", "-", "--lang", language], text(record).as_bytes()).said_no();
        assert!(language != "en" || line.contains(why), "{line}");
        assert!(entry.is_none_or(|entry| line.contains(&entry.to_string())), "{line}");
    }
    let ran = menagerie_reads(&["verify", "-", "--json"], text(record).as_bytes());
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let document: Value = serde_json::from_str(&ran.out).expect("one document");
    assert_eq!(fields(&document), ["verified", "code", "entry", "message"]);
    assert_eq!((&document["verified"], &document["code"]), (&json!(false), &json!(code)), "{document}");
    assert_eq!(document["entry"], json!(entry));
    assert!(ran.line().ends_with(document["message"].as_str().expect("a sentence")), "{ran:?}");
}

fn proof(record: &mut Record) -> &mut Proof {
    record.proof.as_mut().expect("it is sealed")
}

#[test]
fn an_altered_record_is_told_from_a_forged_one() {
    let mut record = sealed(played_out().as_ref());
    record.seats[0].name = Some("Eve".to_owned());
    check_no(&record, "altered", None, "It was altered");
    check_no(&forged(|record| proof(record).secret.0[0] ^= 1), "secret", None, "The secret in its proof");
    check_no(&forged(|record| proof(record).nonces[1].nonce.0[0] ^= 1), "nonce", None, "The nonce of seat 2");
    check_no(&forged(|record| proof(record).nonces.swap(0, 1)), "nonces", None, "see seat 1");
    check_no(&forged(|record| proof(record).nonces.truncate(1)), "nonces", None, "see seat 2");
}

/// Secrets and nonces with which the first draw of the table would have been another.
#[test]
fn commitments_made_right_again_do_not_help_a_forger() {
    let honest = sealed(played_out().as_ref());
    let mut found = [0; 3];
    for bit in 0..8 {
        let secret = forged(|record| {
            let proof = proof(record);
            proof.secret.0[31] ^= 1 << bit;
            proof.commitment = Hex(commit_secret(TABLE, &proof.secret.0));
        });
        let nonce = forged(|record| {
            let person = &mut proof(record).nonces[0];
            person.nonce.0[15] ^= 1 << bit;
            person.commitment = Hex(commit_nonce(TABLE, &person.nonce.0));
        });
        for (found, record) in found.iter_mut().zip([secret, nonce]) {
            match verify(&record) {
                Err(Unverified::OtherLuck { .. }) => *found += 1,
                // One time in four both draws come out the same: then it is this luck as well as that.
                other => assert_eq!(other, verify(&honest)),
            }
        }
    }
    let swapped = forged(|record| {
        let nonces = &mut proof(record).nonces;
        (nonces[0].nonce, nonces[1].nonce) = (nonces[1].nonce, nonces[0].nonce);
        (nonces[0].commitment, nonces[1].commitment) = (nonces[1].commitment, nonces[0].commitment);
    });
    found[2] = usize::from(verify(&swapped) != verify(&honest));
    assert!(found.iter().all(|&found| found > 0), "{found:?}");
}

#[test]
fn a_draw_nobody_drew_is_named() {
    let honest = sealed(played_out().as_ref());
    let Kind::Draw(Some(drawn), Some(luck)) = honest.entries[2].what.clone() else { panic!("entry 3 is a draw") };
    let other = if drawn == "first0" { ("first1", "2:1") } else { ("first0", "2:0") };
    let set = |draw: &str, luck: Option<&str>| {
        forged(|record| record.entries[2].what = Kind::Draw(Some(draw.to_owned()), luck.map(str::to_owned)))
    };
    let why = format!("Entry 3: this table’s randomness gives {drawn} ({luck})");
    check_no(&set(other.0, Some(other.1)), "other-luck", Some(3), &why);
    check_no(&set(&drawn, Some(other.1)), "other-luck", Some(3), &why);
    check_no(&set(other.0, Some(&luck)), "other-luck", Some(3), &why);
    check_no(&set(&drawn, None), "named", Some(3), "Entry 3: the draw does not say how it was derived");
    // Not even one that was undone.
    let undone = forged(|record| record.entries[0].what = Kind::Draw(Some("first0".to_owned()), None));
    check_no(&undone, "named", Some(1), "Entry 1");
}

#[test]
fn what_was_not_played_is_named() {
    let illegal = forged(|record| {
        let Kind::Play(seat, _) = record.entries[4].what else { panic!("entry 5 is a play") };
        record.entries[4].what = Kind::Play(seat, Some("g0".to_owned()));
    });
    check_no(&illegal, "record", Some(5), "entry 5: not allowed by");
    let ranks = forged(|record| record.result.as_mut().unwrap().ranks.reverse());
    check_no(&ranks, "record", None, "the result is wrong");
    let early = forged(|record| drop(record.entries.pop()));
    check_no(&early, "record", None, "the match has not ended");
    // To say that the loser gave up, one has to say so in an entry before the end.
    let given_up = forged(|record| {
        let last = record.entries.last_mut().unwrap();
        last.what = Kind::Resign(registry::Seat(0));
        record.result.as_mut().unwrap().ranks = vec![1, 2];
    });
    check_no(&given_up, "record", None, "the result is wrong");
}

#[test]
fn where_there_is_nothing_to_verify_it_is_bad_input() {
    let refused = |text: &str| menagerie_reads(&["verify", "-"], text.as_bytes()).refused();
    let running = begun().record(registry::Viewer::Everything);
    assert!(refused(&text(&running)).contains("It has no result"));
    assert!(refused(&text(&resigned().record(registry::Viewer::Everything))).contains("It has no proof"));
    assert!(refused(&text(&forged(|record| record.result = None))).contains("It has no result"));
    assert!(refused(&text(&forged(|record| record.rules_version = 9))).contains("rules version 9"));
    assert!(refused(&text(&forged(|record| record.game = "chess".to_owned()))).contains("chess"));
    assert!(refused("{").contains("not a JSON document"));
    assert!(refused("[]").contains("not a record"));
    let shouted =
        text(&forged(|_| {})).replace("\"secret\":\"000102030405060708090a", "\"secret\":\"000102030405060708090A");
    assert!(refused(&shouted).contains("64 hexadecimal digits with small letters"));
    for json in [&["verify", "no-such-file"][..], &["verify", "no-such-file", "--json"]] {
        assert!(menagerie(json).refused().starts_with("no-such-file: "));
    }
}
