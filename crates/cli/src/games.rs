//! `menagerie games`: what can be played.

use std::io::Write;

use registry::{Level, Word};

use crate::speech::{Speech, WIDTH, wrap};

pub(crate) fn run(json: bool, speech: &Speech, out: &mut impl Write) -> anyhow::Result<()> {
    if json {
        return Ok(writeln!(out, "{}", serde_json::to_string(registry::games())?)?);
    }
    for game in registry::games() {
        let facts = game.facts();
        let (min, max) = facts.seats;
        writeln!(out, "{}  {} · {}", facts.id, facts.title, facts.designer)?;
        indent(4, &speech.say(&format!("{}-tagline", facts.id), &[]), out)?;
        let seats = [("min", Word::Number(min.into())), ("max", Word::Number(max.into()))];
        writeln!(out, "    {}", speech.say(if min == max { "games-seats" } else { "games-seats-range" }, &seats))?;
        for option in facts.options {
            let sentence = speech.say(&format!("{}-option-{}", facts.id, option.name), &[]);
            indent(4, &format!("{} = {} ({})", option.name, option.default, option.allowed), out)?;
            indent(8, &sentence, out)?;
        }
    }
    let levels = Level::LADDER.map(Level::name).join(", ");
    writeln!(out, "{}", speech.say("games-levels", &[("levels", Word::Text(&levels))]))?;
    Ok(())
}

fn indent(columns: usize, text: &str, out: &mut impl Write) -> std::io::Result<()> {
    let margin = " ".repeat(columns);
    wrap(text, WIDTH - columns).iter().try_for_each(|line| writeln!(out, "{margin}{line}"))
}
