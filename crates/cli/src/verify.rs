//! `menagerie verify`: whether a finished record was played by the rules, with luck that nobody chose.

use std::io::Write;
use std::path::Path;

use anyhow::{anyhow, bail};
use registry::{Listing, Proof, Record, Unverified, Verified, Word};
use serde_json::json;

use crate::AnswerIsNo;
use crate::replay::{self, printable};
use crate::speech::Speech;

pub(crate) fn run(file: &Path, json: bool, speech: &Speech, out: &mut impl Write) -> anyhow::Result<()> {
    let name = file.display().to_string();
    let record = replay::open(file)?;
    let game = registry::find(&record.game).map_err(|reason| anyhow!("{name}: {}", speech.refusal(&reason)))?;
    match (game.verify(&record), &record.proof) {
        (Ok(verified), Some(proof)) if json => document(&record, proof, verified, out),
        (Ok(verified), Some(proof)) => tell(game, &record, proof, verified, speech, out),
        (Ok(_), None) => unreachable!("nothing is verified without a proof"),
        (Err(why), _) => {
            let sentence = format!("{name}: {}", speech.refusal(&why.reason()));
            if why.is_bad_input() {
                bail!(sentence);
            }
            if json {
                refuse(&why, speech, out)?;
            }
            Err(AnswerIsNo(sentence).into())
        }
    }
}

fn document(record: &Record, proof: &Proof, verified: Verified, out: &mut impl Write) -> anyhow::Result<()> {
    let document = json!({
        "verified": true,
        "game": record.game,
        "table": proof.table,
        "entries": verified.entries,
        "draws": verified.draws,
        "people": verified.people,
        "commitment": proof.commitment,
        "result": record.result,
        "digest": proof.digest,
    });
    Ok(writeln!(out, "{document}")?)
}

fn refuse(why: &Unverified, speech: &Speech, out: &mut impl Write) -> anyhow::Result<()> {
    let reason = why.reason();
    let document = json!({
        "verified": false,
        "code": reason.code,
        "entry": why.entry(),
        "message": speech.refusal_sentence(&reason),
    });
    Ok(writeln!(out, "{document}")?)
}

fn tell(
    game: &Listing,
    record: &Record,
    proof: &Proof,
    verified: Verified,
    speech: &Speech,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    writeln!(out, "{} · {}", game.facts().title, printable(&proof.table))?;
    let entries = [("entries", Word::Number(verified.entries.into()))];
    writeln!(out, "{}", speech.say_wrapped("verify-done", &entries))?;
    let luck = [("draws", Word::Number(verified.draws as i64)), ("people", Word::Number(verified.people.into()))];
    writeln!(out, "{}", speech.say_wrapped("verify-draws", &luck))?;
    writeln!(out, "{}", speech.say_wrapped("verify-compare", &[]))?;
    writeln!(out, "{}  {}", proof.commitment, speech.say("verify-server", &[]))?;
    let names = replay::names(record, speech);
    for person in &proof.nonces {
        writeln!(out, "{}  {}", person.commitment, names.name(person.seat))?;
    }
    Ok(())
}
