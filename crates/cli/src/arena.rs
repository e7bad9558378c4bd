//! `menagerie arena`: bots against bots, with ratings.

mod page;

use std::cmp::Ordering;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::Path;
use std::time::Duration;

use anyhow::bail;
use lab::{Arena, ArenaResult, BotResult};
use registry::{Budget, Facts, Reason, Word};
use serde_json::{Value, json};

use crate::args::ArenaArgs;
use crate::progress;
use crate::speech::{Speech, WIDTH, wrap};

/// How many bots can meet. With more, there would be more companies of eight than anyone can wait for.
const BOTS: RangeInclusive<usize> = 2..=16;

/// How wide the table may be: all of a usual terminal.
const TERMINAL: usize = 80;

/// The columns of the table; the sentence `arena-head-<column>` heads each.
const COLUMNS: [&str; 10] = ["bot", "games", "wins", "share", "rank", "score", "rating", "p50", "p95", "max"];

pub(crate) fn run(args: &ArenaArgs, speech: &Speech, out: &mut impl Write) -> anyhow::Result<()> {
    let refused = |reason: Reason| anyhow::anyhow!(speech.refusal(&reason));
    let (listing, game) = (registry::find(&args.game).map_err(refused)?, lab::find(&args.game).map_err(refused)?);
    let seats = args.seats.unwrap_or(u64::from(game.facts().seats.0));
    // Whatever can be wrong is said before the first game is played.
    check_bots(args.bots.len(), speech)?;
    let options = args.setup.options()?;
    listing.new_match(&options, seats).map_err(|bad| refused(bad.reason()))?;
    if let Some(file) = &args.html {
        // Without emptying it: a page that is there already stays until there is a new one.
        let opened = OpenOptions::new().write(true).create(true).truncate(false).open(file);
        opened.map_err(|error| unwritable(file, &error, speech))?;
    }
    let bar = progress::bar(args.games);
    let result = game
        .arena(&Arena {
            bots: args.bots.clone(),
            games: args.games,
            seats,
            options,
            seed: args.seed,
            budget: Budget {
                time: args.millis.map(Duration::from_millis),
                iterations: args.iterations,
                ..Budget::default()
            },
            threads: args.threads.into(),
            stop_early: args.stop_early,
            progress: &|games| bar.set_position(games),
            moves: None,
        })
        .map_err(|bad| refused(bad.reason()));
    bar.finish_and_clear();
    let report = Report { args, facts: game.facts(), seats, result: &result? };
    if let Some(file) = &args.html {
        fs::write(file, page::write(&report, speech)).map_err(|error| unwritable(file, &error, speech))?;
    }
    match args.json {
        true => writeln!(out, "{}", report.to_json())?,
        false => report.write_table(speech, out)?,
    }
    Ok(())
}

fn check_bots(bots: usize, speech: &Speech) -> anyhow::Result<()> {
    if !BOTS.contains(&bots) {
        let numbers = [("bots", bots), ("min", *BOTS.start()), ("max", *BOTS.end())];
        bail!(speech.say("arena-bad-bots", &numbers.map(|(name, number)| (name, Word::Number(number as i64)))));
    }
    Ok(())
}

fn unwritable(file: &Path, error: &io::Error, speech: &Speech) -> anyhow::Error {
    let (file, reason) = (file.display().to_string(), error.to_string());
    anyhow::anyhow!(speech.say("arena-unwritable", &[("file", Word::Text(&file)), ("reason", Word::Text(&reason))]))
}

/// What was asked and what came of it.
struct Report<'a> {
    args: &'a ArenaArgs,
    facts: &'static Facts,
    seats: u64,
    result: &'a ArenaResult,
}

impl Report<'_> {
    fn to_json(&self) -> Value {
        let bot = |bot: &BotResult| {
            let (share, low, high) = bot.share();
            json!({
                "bot": bot.bot.name(),
                "games": bot.games,
                "wins": bot.wins,
                "mean_rank": bot.mean_rank,
                "mean_score": bot.mean_score,
                "rating": bot.rating,
                "interval": [bot.interval.0, bot.interval.1],
                "millis": { "p50": bot.percentile(0.5), "p95": bot.percentile(0.95), "max": bot.percentile(1.0) },
                "share": share,
                "share_interval": [low, high],
            })
        };
        json!({
            "game": self.args.game,
            "seats": self.seats,
            "games": self.result.games,
            "bots": self.result.bots.iter().map(bot).collect::<Vec<_>>(),
            "options": self.result.options,
            "seed": self.args.seed,
            "millis": self.args.millis,
            "iterations": self.args.iterations,
            "threads": self.args.threads,
            "round": self.result.round,
        })
    }

    fn write_table(&self, speech: &Speech, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}\n", self.say("arena-title", speech))?;
        let heads = COLUMNS.map(|column| speech.say(&format!("arena-head-{column}"), &[]));
        let rows = self.ranking().into_iter().map(|(label, bot)| cells(label, bot));
        for line in align(&std::iter::once(heads).chain(rows).collect::<Vec<_>>()) {
            writeln!(out, "{line}")?;
        }
        writeln!(out)?;
        for remark in std::iter::once("arena-note").chain(self.remarks()) {
            writeln!(out, "{}", wrap(&self.say(remark, speech), WIDTH).join("\n"))?;
        }
        Ok(())
    }

    /// A sentence about the whole.
    fn say(&self, key: &str, speech: &Speech) -> String {
        let numbers = [
            ("games", self.result.games),
            ("wanted", self.args.games),
            ("round", self.result.round),
            ("seats", self.seats),
        ];
        let numbers = numbers.map(|(name, number)| (name, number.to_string()));
        let mut words: Vec<_> = numbers.iter().map(|(name, text)| (*name, Word::Text(text))).collect();
        words.push(("game", Word::Text(self.facts.title)));
        speech.say(key, &words)
    }

    /// What a reader of the table should know besides.
    fn remarks(&self) -> impl Iterator<Item = &'static str> {
        let stopped = (self.result.games < self.args.games).then_some("arena-stopped");
        let uneven = (!self.result.games.is_multiple_of(self.result.round)).then_some("arena-uneven");
        stopped.into_iter().chain(uneven)
    }

    /// The bots, best first, each with a name of its own.
    fn ranking(&self) -> Vec<(String, &BotResult)> {
        let bots = &self.result.bots;
        let label = |number: usize| {
            let bot = bots[number].bot;
            match bots[..number].iter().filter(|other| other.bot == bot).count() {
                0 => bot.name().to_owned(),
                before => format!("{bot}\u{a0}{}", before + 1),
            }
        };
        let mut ranking: Vec<_> = bots.iter().enumerate().map(|(number, bot)| (label(number), bot)).collect();
        ranking.sort_by(|(_, a), (_, b)| b.rating.partial_cmp(&a.rating).unwrap_or(Ordering::Equal));
        ranking
    }
}

/// One row of the table; a bot that has not played has only its name and number.
fn cells(label: String, bot: &BotResult) -> [String; 10] {
    let (share, low, high) = bot.share();
    let percent = |share: f64| format!("{:.0}", 100.0 * share);
    let mut cells = [
        label,
        bot.games.to_string(),
        if bot.wins.fract() == 0.0 { format!("{:.0}", bot.wins) } else { format!("{:.1}", bot.wins) },
        format!("{}\u{a0}% ({}–{})", percent(share), percent(low), percent(high)),
        format!("{:.2}", bot.mean_rank),
        format!("{:.1}", bot.mean_score),
        rating(bot),
        millis(bot.percentile(0.5)),
        millis(bot.percentile(0.95)),
        millis(bot.percentile(1.0)),
    ];
    if bot.games == 0 {
        cells[2..].fill("–".to_owned());
    }
    cells
}

fn rating(bot: &BotResult) -> String {
    format!("{:.0}\u{a0}±\u{a0}{:.0}", bot.rating, bot.interval.1 - bot.rating)
}

/// A time in few letters, whether it is a microsecond or a minute.
fn millis(millis: f64) -> String {
    match millis {
        ..0.01 => "<0.01".to_owned(),
        ..10.0 => format!("{millis:.2}"),
        ..100.0 => format!("{millis:.1}"),
        _ => format!("{millis:.0}"),
    }
}

/// The rows as lines: names to the left, numbers to the right, closer together where it would
/// not fit a terminal otherwise.
fn align<const N: usize>(rows: &[[String; N]]) -> Vec<String> {
    let width = |cell: &String| cell.chars().count();
    let widths: [usize; N] =
        std::array::from_fn(|column| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0));
    let gap = if widths.iter().sum::<usize>() + 2 * (N - 1) > TERMINAL { " " } else { "  " };
    let line = |row: &[String; N]| {
        let cell = |(column, cell): (usize, &String)| {
            let room = " ".repeat(widths[column] - width(cell));
            if column == 0 { format!("{cell}{room}") } else { format!("{room}{cell}") }
        };
        row.iter().enumerate().map(cell).collect::<Vec<_>>().join(gap)
    };
    rows.iter().map(line).collect()
}
