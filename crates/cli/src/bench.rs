//! `menagerie bench`: how fast the rules run here.

use std::io::Write;
use std::time::Duration;

use lab::{Bench, BenchSize};
use registry::Word;

use crate::progress;
use crate::speech::Speech;

pub(crate) fn run(
    game: Option<&str>,
    seconds: f64,
    json: bool,
    speech: &Speech,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let games = match game {
        Some(id) => vec![lab::find(id).map_err(|reason| anyhow::anyhow!(speech.refusal(&reason)))?],
        None => lab::subjects().iter().collect(),
    };
    let tables: Vec<_> = games
        .into_iter()
        .flat_map(|game| (game.facts().seats.0..=game.facts().seats.1).map(move |seats| (game, seats)))
        .collect();
    let bar = progress::bar(tables.len() as u64);
    let mut benches = Vec::new();
    for (game, seats) in tables {
        benches.push(game.bench(seats, BenchSize::Time(Duration::from_secs_f64(seconds))));
        bar.inc(1);
    }
    bar.finish_and_clear();
    if json {
        return Ok(writeln!(out, "{}", serde_json::to_string(&benches)?)?);
    }
    for bench in &benches {
        writeln!(out, "{}", sentence(bench, speech))?;
    }
    Ok(())
}

fn sentence(bench: &Bench, speech: &Speech) -> String {
    let playouts = format!("{:.0}", bench.playouts_per_second);
    let decisions = format!("{:.2}", bench.decisions_per_second / 1e6);
    let allocations = bench.allocations_per_playout.map_or_else(|| "–".to_owned(), |count| format!("{count:.2}"));
    speech.say(
        "bench-line",
        &[
            ("game", Word::Text(bench.game)),
            ("seats", Word::Number(bench.seats.into())),
            ("decisions", Word::Text(&decisions)),
            ("playouts", Word::Text(&playouts)),
            ("bytes", Word::Number(bench.bytes_per_state as i64)),
            ("allocations", Word::Text(&allocations)),
        ],
    )
}
