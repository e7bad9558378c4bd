//! `menagerie replay`: a record, as far as one wants to see it.

use std::fs;
use std::io::{Read as _, Write};
use std::path::Path;

use anyhow::{Context as _, bail};
use registry::{Names, Record, Seat, Viewer, Word, shortened};
use serde_json::json;

use crate::speech::{Speech, seat_name, wrap_lines};

pub(crate) fn run(
    file: &Path,
    at: Option<u32>,
    viewer: Viewer,
    json: bool,
    speech: &Speech,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let name = file.display().to_string();
    let record = open(file)?;
    let last = record.entries.len() as u32;
    if let Some(at) = at.filter(|&at| at > last) {
        let numbers = [("number", Word::Number(at.into())), ("last", Word::Number(last.into()))];
        bail!(speech.say("replay-no-such-entry", &numbers));
    }
    let at = at.unwrap_or(last);
    let game = registry::find(&record.game).map_err(|reason| anyhow::anyhow!("{name}: {}", speech.refusal(&reason)))?;
    // The whole record is checked, whichever part of it is shown.
    let whole =
        game.replay(&record, last).map_err(|bad| anyhow::anyhow!("{name}: {}", speech.refusal(&bad.reason())))?;
    let table = if at == last {
        whole
    } else {
        game.replay(&record, at).map_err(|bad| anyhow::anyhow!("{name}: {}", speech.refusal(&bad.reason())))?
    };
    if let Viewer::Seat(seat) = viewer
        && seat.0 >= table.seats()
    {
        bail!(speech.say("refused-no-such-seat", &[("seats", Word::Number(table.seats().into()))]));
    }

    let standing = table.standing();
    if json {
        let document = json!({
            "game": record.game,
            "at": at,
            "entries": last,
            "turn": table.turn(),
            "over": standing.over,
            "scores": standing.scores,
            "ranks": standing.ranks,
            "detail": standing.detail,
            "view": table.view(viewer).value(),
        });
        return Ok(writeln!(out, "{document}")?);
    }
    let names = names(&record, speech);
    let numbers = [("at", Word::Number(at.into())), ("last", Word::Number(last.into()))];
    writeln!(out, "{} · {}", game.facts().title, speech.say("replay-at", &numbers))?;
    writeln!(out, "{}", table.draw_board(viewer, &names, speech.words()))?;
    writeln!(out, "{}", wrap_lines(&table.explain_scores(&names, speech.words())))?;
    for (seat, score) in Seat::all(table.seats()).zip(&standing.scores) {
        let words = [("seat", names.word(seat)), ("points", Word::Number((*score).into()))];
        writeln!(out, "{}", speech.say("play-total", &words))?;
    }
    Ok(())
}

/// The record in a file.
pub(crate) fn open(file: &Path) -> anyhow::Result<Record> {
    let name = || file.display().to_string();
    Record::parse(&read(file).with_context(name)?).with_context(name)
}

/// The text of a file, or of standard input for `-`.
fn read(file: &Path) -> anyhow::Result<String> {
    if file == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text)?;
        return Ok(text);
    }
    Ok(fs::read_to_string(file)?)
}

/// The names in the record; a seat without one goes by its number.
pub(crate) fn names(record: &Record, speech: &Speech) -> Names {
    let name = |(seat, sitter): (u8, &registry::Sitter)| match (&sitter.name, &sitter.bot) {
        (Some(name), _) => printable(name),
        (None, Some(bot)) => speech.say("play-bot", &[("level", Word::Text(&printable(bot)))]),
        (None, None) => seat_name(speech.words(), Seat(seat)),
    };
    Names::new((0..).zip(&record.seats).map(name).collect())
}

/// A name from a file without the control characters that could play tricks on a terminal.
pub(crate) fn printable(name: &str) -> String {
    shortened(&name.chars().filter(|c| !c.is_control()).collect::<String>(), 40)
}
