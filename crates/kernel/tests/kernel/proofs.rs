//! Proofs: what they commit to, and that nothing in a sealed record can be changed unseen.

use kernel::{
    BadHex, Hex, Match, Proof, Record, Seat, SeatNonce, Silent, Sitter, TableLuck, Turn, Unverified, Verified, Viewer,
    commit_nonce, commit_secret, new_match,
};
use serde_json::{Value, json};
use testkit::games::auction::Auction;

const TABLE: &str = "table-zèbre";

fn secret() -> [u8; 32] {
    std::array::from_fn(|at| at as u8)
}

/// The nonce of a seat, with its commitment.
fn nonce(seat: u8) -> SeatNonce {
    let nonce = [0x10 + seat; 16];
    SeatNonce { seat: Seat(seat), commitment: Hex(commit_nonce(TABLE, &nonce)), nonce: Hex(nonce) }
}

/// An auction of two people and a bot with a draw undone and drawn again, at a table's luck.
fn finished(luck: &TableLuck) -> Match<Auction> {
    let mut table = new_match::<Auction>(&json!({ "reveal": "all", "lots": 2 }), 3).expect("a setup");
    table.name_sitters(
        [("Ada", None), ("Bot", Some("hard")), ("Léo", None)]
            .map(|(name, bot)| Sitter { name: Some(name.to_owned()), bot: bot.map(str::to_owned) }),
    );
    while table.turn() != Turn::Over {
        if table.turn() == Turn::Chance {
            let mut stream = luck.stream(table.draws());
            table.draw(&mut stream, &mut Silent).expect("it is chance's turn");
            if table.draws() == 2 {
                table.undo().expect("a draw was entered");
            }
        }
        for seat in table.turn().seats().iter() {
            let mut legal = Vec::new();
            table.legal(seat, &mut legal);
            table.play(seat, legal[usize::from(seat.0) % legal.len()], &mut Silent).expect("it is legal");
        }
    }
    table
}

fn luck() -> TableLuck {
    TableLuck { secret: secret(), nonces: vec![nonce(0).nonce.0, nonce(2).nonce.0], table: TABLE.to_owned() }
}

fn sealed() -> Record {
    let mut record = finished(&luck()).record(Viewer::Spectator);
    Proof::seal(&mut record, TABLE, &secret(), vec![nonce(0), nonce(2)]).expect("it is proved");
    record
}

/// What comes of a sealed record once it was changed, and its digest made right again.
#[track_caller]
fn forged(change: impl FnOnce(&mut Record)) -> Unverified {
    let mut record = sealed();
    change(&mut record);
    let digest = Hex(record.digest());
    record.proof.as_mut().expect("it is sealed").digest = digest;
    Match::<Auction>::verify(&record).expect_err("it is a forgery")
}

#[test]
fn the_commitments_of_the_page() {
    assert_eq!(
        Hex(commit_secret(TABLE, &secret())).to_string(),
        "a2cb190d80637c0a64aa4c7698cacd9775773257e20b81605fa11f434febf9f5"
    );
    let nonce = std::array::from_fn(|at| 0x10 + at as u8);
    assert_eq!(
        Hex(commit_nonce(TABLE, &nonce)).to_string(),
        "e36721adba66ad35ca9e6d271c91f4d342b932a77069d64704e2dc340bd1546b"
    );
    assert_ne!(commit_nonce("table-zebre", &nonce), commit_nonce(TABLE, &nonce));
}

#[test]
fn bytes_have_one_spelling() {
    let hex: Hex<2> = "0aff".parse().unwrap();
    assert_eq!((hex.0, hex.to_string()), ([0x0a, 0xff], "0aff".to_owned()));
    for text in ["", "0af", "0afff", "0AFF", "0aFf", "0ag0", " aff", "+aff", "0x0a", "é€"] {
        assert_eq!(text.parse::<Hex<2>>(), Err(BadHex { digits: 4 }), "{text}");
    }
}

#[test]
fn a_sealed_record_is_verified_and_reads_back() {
    let record = sealed();
    let draws = record.entries.iter().filter(|entry| matches!(entry.what, kernel::Kind::Draw(..))).count() as u64;
    assert_eq!(draws, 4, "a deal, a lot that was undone, and two lots");
    let verified = Verified { entries: record.entries.len() as u32, draws, people: 2 };
    assert_eq!(Match::<Auction>::verify(&record), Ok(verified));
    let text = serde_json::to_string(&record).unwrap();
    let read = Record::parse(&text).unwrap();
    assert_eq!(read, record);
    assert_eq!(serde_json::to_string(&read).unwrap(), text);
    // The digest is the last thing in the document.
    let (before, _) = text.split_once(",\"digest\"").unwrap();
    assert_eq!(text.len(), before.len() + 78);
    // A match is replayed with or without its proof, which stays the record's.
    let again = Match::<Auction>::replay(&record).unwrap();
    assert_eq!(again.record(Viewer::Everything), Record { proof: None, ..record });
}

#[test]
fn only_what_can_be_verified_is_sealed() {
    let record = finished(&luck()).record(Viewer::Everything);
    let refused = |change: fn(&mut Record), nonces: Vec<SeatNonce>| {
        let mut changed = record.clone();
        change(&mut changed);
        let before = changed.clone();
        let refused = Proof::seal(&mut changed, TABLE, &secret(), nonces).expect_err("it cannot be verified");
        assert_eq!(changed, before);
        refused
    };
    assert_eq!(refused(|record| record.result = None, vec![nonce(0), nonce(2)]), Unverified::NoResult);
    assert_eq!(refused(|_| {}, vec![nonce(0)]), Unverified::Nonces(Seat(2)));
    assert_eq!(refused(|_| {}, vec![nonce(2), nonce(0)]), Unverified::Nonces(Seat(0)));
    assert_eq!(refused(|_| {}, vec![nonce(0), nonce(0), nonce(2)]), Unverified::Nonces(Seat(2)));
    assert_eq!(refused(|_| {}, vec![nonce(0), nonce(2), nonce(2)]), Unverified::Nonces(Seat(2)));
    assert_eq!(refused(|_| {}, vec![nonce(0), nonce(1), nonce(2)]), Unverified::Nonces(Seat(2)), "a bot has none");
    assert_eq!(refused(|_| {}, vec![nonce(0), nonce(2), nonce(7)]), Unverified::Nonces(Seat(7)));
    let wrong = SeatNonce { nonce: Hex([9; 16]), ..nonce(2) };
    assert_eq!(refused(|_| {}, vec![nonce(0), wrong]), Unverified::Nonce(Seat(2)));
}

#[test]
fn a_proof_is_read_exactly() {
    let refused = |change: fn(&mut Value)| {
        let mut record = serde_json::to_value(sealed()).unwrap();
        change(&mut record);
        Record::from_value(record).expect_err("it is no proof").why
    };
    assert!(refused(|record| record["proof"]["luck"] = json!(1)).contains("unknown field `luck`"));
    assert!(refused(|record| record["proof"]["nonces"][0]["name"] = json!(1)).contains("unknown field `name`"));
    assert!(refused(|record| record["proof"]["digest"] = Value::Null).contains("invalid type"));
    assert!(refused(|record| record["proof"]["secret"] = json!("00")).contains("64 hexadecimal digits"));
    assert!(refused(|record| record["proof"]["secret"] = json!("0A".repeat(32))).contains("small letters"));
    assert!(refused(|record| record["proof"]["nonces"][0]["nonce"] = json!("00".repeat(32))).contains("32 hex"));
    assert!(refused(|record| drop(record["proof"].as_object_mut().unwrap().remove("table"))).contains("missing"));
}

#[test]
fn a_match_that_runs_has_no_proof() {
    let mut record = sealed();
    record.entries.pop();
    record.result = None;
    let bad = Match::<Auction>::replay(&record).unwrap_err();
    assert_eq!(bad.to_string(), "it has a proof, but the match has not ended");
    assert_eq!(Match::<Auction>::verify(&record), Err(Unverified::NoResult));
    let unsealed = Record { proof: None, ..sealed() };
    assert_eq!(Match::<Auction>::verify(&unsealed), Err(Unverified::NoProof));
    assert!(Match::<Auction>::replay(&unsealed).unwrap().ended());
}

#[test]
fn a_change_without_a_new_digest_is_found() {
    let mut record = sealed();
    record.seats[0].name = Some("Eve".to_owned());
    assert_eq!(Match::<Auction>::verify(&record), Err(Unverified::Altered));
    let mut record = sealed();
    record.entries[3].at = Some(1);
    assert_eq!(Match::<Auction>::verify(&record), Err(Unverified::Altered));
}

/// Puts another secret or nonce, with a commitment that fits it.
fn recommit(record: &mut Record) {
    let proof = record.proof.as_mut().expect("it is sealed");
    proof.commitment = Hex(commit_secret(&proof.table, &proof.secret.0));
    for person in &mut proof.nonces {
        person.commitment = Hex(commit_nonce(&proof.table, &person.nonce.0));
    }
}

#[test]
fn who_opens_something_else_is_found_with_the_digest_made_right() {
    let proof = |change: fn(&mut Proof)| move |record: &mut Record| change(record.proof.as_mut().expect("sealed"));
    assert_eq!(forged(proof(|proof| proof.secret.0[31] ^= 1)), Unverified::Secret);
    assert_eq!(forged(proof(|proof| proof.commitment.0[0] ^= 1)), Unverified::Secret);
    assert_eq!(forged(proof(|proof| proof.table.push('2'))), Unverified::Secret);
    assert_eq!(forged(proof(|proof| proof.nonces[1].nonce.0[0] ^= 1)), Unverified::Nonce(Seat(2)));
    assert_eq!(forged(proof(|proof| proof.nonces.swap(0, 1))), Unverified::Nonces(Seat(0)));
    assert_eq!(forged(proof(|proof| proof.nonces.truncate(1))), Unverified::Nonces(Seat(2)));
}

/// Another draw of a deal is another draw in all the rest, so the first one tells.
#[test]
fn other_luck_is_found_with_commitments_and_digest_made_right() {
    for change in [
        (|proof| proof.secret.0[31] ^= 1) as fn(&mut Proof),
        |proof| proof.table.push('2'),
        |proof| proof.nonces[0].nonce.0[15] ^= 1,
        |proof| {
            let (first, second) = (proof.nonces[0].nonce, proof.nonces[1].nonce);
            (proof.nonces[0].nonce, proof.nonces[1].nonce) = (second, first);
        },
    ] {
        let found = forged(|record| {
            change(record.proof.as_mut().expect("it is sealed"));
            recommit(record);
        });
        assert!(matches!(found, Unverified::OtherLuck { entry: 1, .. }), "{found:?}");
    }
    // To call a person a bot takes that person's nonce out of the luck.
    let found = forged(|record| {
        record.seats[2].bot = Some("hard".to_owned());
        record.proof.as_mut().expect("it is sealed").nonces.pop();
    });
    assert!(matches!(found, Unverified::OtherLuck { entry: 1, .. }), "{found:?}");
}

#[test]
fn a_draw_that_luck_did_not_make_is_found() {
    let honest = sealed();
    let lots: Vec<usize> = (1..honest.entries.len()).filter(|&at| is_draw(&honest, at)).collect();
    let (undone, first) = (lots[0], lots[1]);
    let draw = |at: usize| match &honest.entries[at].what {
        kernel::Kind::Draw(Some(draw), Some(luck)) => (draw.clone(), luck.clone()),
        what => panic!("{what:?}"),
    };
    let set = |at: usize, draw: &str, luck: Option<&str>| {
        let what = kernel::Kind::Draw(Some(draw.to_owned()), luck.map(str::to_owned));
        move |record: &mut Record| record.entries[at].what = what
    };
    let expected = |at: usize| {
        let (draw, luck) = draw(at);
        Unverified::OtherLuck { entry: at as u32 + 1, draw, luck }
    };
    for at in [undone, first] {
        let (drawn, luck) = draw(at);
        assert_eq!(forged(set(at, &drawn, None)), Unverified::Named(at as u32 + 1));
        assert_eq!(forged(set(at, &drawn, Some("6:0"))), expected(at));
        assert_eq!(forged(set(at, &drawn, Some(&format!("{luck} {luck}")))), expected(at));
        assert_eq!(forged(set(at, &drawn, Some(&format!("{luck} ")))), expected(at));
        assert_eq!(forged(set(at, "lot99", Some(&luck))), expected(at));
    }
    // The luck of the undone draw, used again.
    let (drawn, luck) = draw(undone);
    assert_ne!(draw(undone), draw(first), "the numbers of this table tell the two apart");
    assert_eq!(forged(set(first, &drawn, Some(&luck))), expected(first));
    // An undone draw left out, as if it had never been.
    let found = forged(|record| {
        record.entries.drain(undone..first);
        for (number, entry) in (1..).zip(&mut record.entries) {
            entry.number = number;
        }
    });
    assert!(matches!(found, Unverified::OtherLuck { entry: 2, .. }), "{found:?}");
}

fn is_draw(record: &Record, at: usize) -> bool {
    matches!(record.entries[at].what, kernel::Kind::Draw(..))
}

#[test]
fn what_was_never_played_is_found() {
    let result = |record: &mut Record| record.result.as_mut().expect("it ended").ranks.reverse();
    assert!(matches!(forged(result), Unverified::Record(bad) if bad.why.contains("the result is wrong")));
    let early = |record: &mut Record| drop(record.entries.pop());
    assert!(matches!(forged(early), Unverified::Record(bad) if bad.why.contains("has not ended")));
    let hidden = |record: &mut Record| record.entries[0].what = kernel::Kind::Draw(None, None);
    assert!(matches!(forged(hidden), Unverified::Record(bad) if bad.why == "the draw is hidden"));
    let twice = |record: &mut Record| {
        let what = record.entries[0].what.clone();
        record.entries.push(kernel::Entry { number: record.entries.len() as u32 + 1, what, at: None });
    };
    assert!(matches!(forged(twice), Unverified::Record(bad) if bad.why == "over"));
    let other_rules = |record: &mut Record| record.rules_version = 9;
    assert!(matches!(forged(other_rules), Unverified::Unplayable(_)));
    let given_up = |record: &mut Record| {
        let what = kernel::Kind::Resign(Seat(0));
        record.entries.push(kernel::Entry { number: record.entries.len() as u32 + 1, what, at: None });
    };
    assert!(matches!(forged(given_up), Unverified::Record(bad) if bad.why == "over"));
}
