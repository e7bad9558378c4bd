//! `menagerie simulate`: many games between bots, and a digest of them all.

use std::io::Write;

use anyhow::bail;
use lab::{Simulation, Simulator};
use registry::{Level, Word};
use serde_json::json;

use crate::args::SimulateArgs;
use crate::progress;
use crate::speech::Speech;

pub(crate) fn run(args: &SimulateArgs, speech: &Speech, out: &mut impl Write) -> anyhow::Result<()> {
    let game = lab::find(&args.game).map_err(|reason| anyhow::anyhow!(speech.refusal(&reason)))?;
    let seats = args.seats.unwrap_or(u64::from(game.facts().seats.0));
    check_bots(&args.bots, seats, speech)?;
    let options = args.setup.options()?;
    let bar = progress::bar(args.games);
    let simulation = game
        .simulate(&Simulator {
            games: args.games,
            seats,
            options,
            seed: args.seed,
            bots: args.bots.clone(),
            threads: args.threads.into(),
            progress: &|games| bar.set_position(games),
        })
        .map_err(|bad| anyhow::anyhow!(speech.refusal(&bad.reason())));
    bar.finish_and_clear();
    let simulation = simulation?;
    match args.json {
        true => writeln!(out, "{}", to_json(args, seats, &simulation))?,
        false => write_table(args, &simulation, speech, out)?,
    }
    Ok(())
}

/// One level for all seats, or one for each.
fn check_bots(bots: &[Level], seats: u64, speech: &Speech) -> anyhow::Result<()> {
    if bots.len() > 1 && bots.len() as u64 != seats {
        let numbers =
            [("bots", Word::Number(bots.len() as i64)), ("seats", Word::Number(seats.try_into().unwrap_or(i64::MAX)))];
        bail!(speech.say("simulate-bad-bots", &numbers));
    }
    Ok(())
}

fn to_json(args: &SimulateArgs, seats: u64, simulation: &Simulation) -> serde_json::Value {
    let seconds = simulation.wall.as_secs_f64();
    json!({
        "game": args.game,
        "seats": seats,
        "options": simulation.options,
        "games": args.games,
        "seed": args.seed,
        "bots": args.bots.iter().map(|bot| bot.name()).collect::<Vec<_>>(),
        "threads": args.threads,
        "decisions": simulation.decisions,
        "draws": simulation.draws,
        "seconds": seconds,
        "cpu_seconds": simulation.cpu.as_secs_f64(),
        "games_per_second": rate(args.games, seconds),
        "decisions_per_second": rate(simulation.decisions, seconds),
        "mean_scores": simulation.mean_scores,
        "wins": simulation.wins,
        "digest": simulation.digest,
    })
}

/// A rate that is 0 rather than nothing a JSON document can hold when there was nothing to time.
fn rate(count: u64, seconds: f64) -> f64 {
    if count == 0 || seconds <= 0.0 { 0.0 } else { count as f64 / seconds }
}

fn write_table(
    args: &SimulateArgs,
    simulation: &Simulation,
    speech: &Speech,
    out: &mut impl Write,
) -> std::io::Result<()> {
    let seconds = simulation.wall.as_secs_f64();
    let texts = [
        ("games", args.games.to_string()),
        ("decisions", simulation.decisions.to_string()),
        ("seconds", format!("{seconds:.2}")),
        ("rate", format!("{:.2}", rate(simulation.decisions, seconds) / 1e6)),
    ];
    let words: Vec<_> = texts.iter().map(|(name, text)| (*name, Word::Text(text))).collect();
    writeln!(out, "{}", speech.say("simulate-done", &words))?;
    for (number, (score, wins)) in simulation.mean_scores.iter().zip(&simulation.wins).enumerate() {
        let bot = args.bots[number % args.bots.len()].name();
        let percent = 100.0 * wins / args.games.max(1) as f64;
        let texts = [
            ("bot", bot.to_owned()),
            ("score", format!("{score:.2}")),
            ("wins", format!("{wins:.0}")),
            ("percent", format!("{percent:.1}")),
        ];
        let mut words: Vec<_> = texts.iter().map(|(name, text)| (*name, Word::Text(text))).collect();
        words.push(("number", Word::Number(number as i64 + 1)));
        writeln!(out, "  {}", speech.say("simulate-seat", &words))?;
    }
    writeln!(out, "{}", speech.say("simulate-digest", &[("digest", Word::Text(&simulation.digest))]))
}
