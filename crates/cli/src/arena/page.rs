//! The page of an arena: one file that needs nothing else, with a table and plots.
//!
//! Text is HTML and keeps its size; the plots between are SVG whose places are shares of the
//! width, so the same page reads on a telephone and on a desk. Bots differ by place and name,
//! never by colour.

use std::fmt::Write as _;

use lab::BotResult;
use registry::Word;

use super::{COLUMNS, Report, cells, rating};
use crate::args::ArenaArgs;
use crate::speech::Speech;

const STYLE: &str = include_str!("page.css");

/// At most so many columns in a plot of scores.
const SCORE_COLUMNS: i64 = 60;

/// At most so many numbers along an axis.
const TICKS: i32 = 5;

/// Numbers along an axis of times are longer: at most so many steps.
const DECADES: usize = 3;

/// The share of a plot's width that bars with a text behind them may take.
const BARS: f64 = 62.0;

/// Faster than this is this fast, so that a logarithm exists: a nanosecond.
const SHORTEST: f64 = 1e-6;

pub(super) fn write(report: &Report<'_>, speech: &Speech) -> String {
    let title = format!("{} · {}", report.facts.title, speech.say("arena-page-subject", &[]));
    let body = [
        header(report, speech),
        results(report, speech),
        format!(
            "<div class=\"plots\">\n{}{}{}</div>\n",
            ratings(report, speech),
            times(report, speech),
            scores(report, speech)
        ),
    ];
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n<main>\n{}</main>\n<footer>menagerie {}</footer>\n</body>\n</html>\n",
        speech.language().code(),
        escape(&title),
        body.concat(),
        env!("CARGO_PKG_VERSION"),
    )
}

fn escape(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut escaped, letter| {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            _ => escaped.push(letter),
        }
        escaped
    })
}

/// A sentence, ready to stand in the page.
fn say(speech: &Speech, key: &str, args: &[(&str, Word<'_>)]) -> String {
    escape(&speech.say(key, args))
}

fn header(report: &Report<'_>, speech: &Speech) -> String {
    let args = report.args;
    let games = match report.result.games == args.games {
        true => args.games.to_string(),
        false => format!("{} / {}", report.result.games, args.games),
    };
    let facts = [
        ("games", games),
        ("seats", report.seats.to_string()),
        ("options", options(report)),
        ("budget", budget(args, speech)),
        ("seed", args.seed.to_string()),
        ("threads", args.threads.to_string()),
    ];
    let mut html = format!(
        "<header>\n<p class=\"subject\">{}</p>\n<h1>{}</h1>\n<dl>\n",
        say(speech, "arena-page-subject", &[]),
        escape(report.facts.title),
    );
    for (name, value) in facts.iter().filter(|(_, value)| !value.is_empty()) {
        let name = say(speech, &format!("arena-page-{name}"), &[]);
        writeln!(html, "<div><dt>{name}</dt><dd>{}</dd></div>", escape(value)).expect("a string takes any text");
    }
    html + &format!(
        "</dl>\n<p class=\"command\"><span>{}</span> <code>{}</code></p>\n</header>\n",
        say(speech, "arena-page-command", &[]),
        escape(&command(report)),
    )
}

fn options(report: &Report<'_>) -> String {
    let option = |(name, value): (&String, &serde_json::Value)| {
        let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        format!("{name}: {value}")
    };
    report.result.options.as_object().into_iter().flatten().map(option).collect::<Vec<_>>().join(", ")
}

fn budget(args: &ArenaArgs, speech: &Speech) -> String {
    let (millis, iterations) = (args.millis.map(|m| m.to_string()), args.iterations.map(|i| i.to_string()));
    let words = |name: &'static str, number: &Option<String>| (name, number.clone().unwrap_or_default());
    let words = [words("millis", &millis), words("iterations", &iterations)];
    let key = match (millis, iterations) {
        (None, None) => "arena-budget-own",
        (Some(_), None) => "arena-budget-millis",
        (None, Some(_)) => "arena-budget-iterations",
        (Some(_), Some(_)) => "arena-budget-both",
    };
    speech.say(key, &[(words[0].0, Word::Text(&words[0].1)), (words[1].0, Word::Text(&words[1].1))])
}

/// The command that plays the same games again.
fn command(report: &Report<'_>) -> String {
    let args = report.args;
    let bots = args.bots.iter().map(|bot| bot.name()).collect::<Vec<_>>().join(",");
    let mut command =
        format!("menagerie arena {} --bots {bots} --games {} --seats {}", args.game, args.games, report.seats);
    let mut add = |text: String| command.push_str(&text);
    let quoted = |text: String| text.replace('\'', r"'\''");
    if args.setup.options.as_object().is_some_and(|options| !options.is_empty()) {
        add(format!(" --options '{}'", quoted(args.setup.options.to_string())));
    }
    for (name, file) in args.setup.files() {
        add(format!(" --{name} '{}'", quoted(file.display().to_string())));
    }
    if let Some(millis) = args.millis {
        add(format!(" --millis {millis}"));
    }
    if let Some(iterations) = args.iterations {
        add(format!(" --iterations {iterations}"));
    }
    add(format!(" --seed {}", args.seed));
    if args.stop_early {
        add(" --stop-early".to_owned());
    }
    command
}

fn results(report: &Report<'_>, speech: &Speech) -> String {
    let heads = COLUMNS.map(|column| {
        let head = say(speech, &format!("arena-head-{column}"), &[]);
        if matches!(column, "p50" | "p95" | "max") { head + "\u{a0}ms" } else { head }
    });
    let mut html = format!("<section>\n<h2>{}</h2>\n<table>\n<thead><tr>", say(speech, "arena-page-results", &[]));
    html.extend(heads.iter().map(|head| format!("<th scope=\"col\">{head}</th>")));
    html.push_str("</tr></thead>\n<tbody>\n");
    for (label, bot) in report.ranking() {
        let cells = cells(label, bot);
        write!(html, "<tr><th scope=\"row\">{}</th>", escape(&cells[0])).expect("a string takes any text");
        // On a narrow screen each number stands beside the head of its column.
        html.extend(
            cells
                .iter()
                .zip(&heads)
                .skip(1)
                .map(|(cell, head)| format!("<td data-head=\"{head}\">{}</td>", escape(cell))),
        );
        html.push_str("</tr>\n");
    }
    html.push_str("</tbody>\n</table>\n");
    for remark in std::iter::once("arena-note").chain(report.remarks()) {
        writeln!(html, "<p class=\"note\">{}</p>", escape(&report.say(remark, speech)))
            .expect("a string takes any text");
    }
    html + "</section>\n"
}

/// A plot: a heading, a row for each bot, an axis, a note.
struct Plot {
    class: &'static str,
    title: String,
    note: String,
    axis: Axis,
    /// How high a row is.
    height: u32,
    /// Each bot: its name, what is said of it, its picture without the lines of the axis.
    rows: Vec<(String, String, String)>,
}

impl Plot {
    fn html(&self) -> String {
        let Plot { class, title, note, axis, height, rows } = self;
        let mut html = format!("<figure class=\"{class}\">\n<figcaption><h2>{title}</h2><p>{note}</p></figcaption>\n");
        let grid: String = axis.ticks.iter().map(|(at, _)| upright("grid", *at, 0, *height)).collect();
        html.push_str("<div class=\"plot\">\n");
        for (label, said, picture) in rows {
            let label = escape(label);
            html.push_str(&format!(
                "<p><b>{label}</b> <span>{said}</span></p>\n\
                 <svg height=\"{height}\" aria-hidden=\"true\">{grid}{picture}</svg>\n"
            ));
        }
        let ticks: String = axis
            .ticks
            .iter()
            .map(|(at, text)| format!("<text class=\"tick\" x=\"{at:.2}%\" y=\"16\">{text}</text>"))
            .collect();
        html + &format!("<p></p>\n<svg height=\"22\" aria-hidden=\"true\">{ticks}</svg>\n</div>\n</figure>\n")
    }
}

/// Where numbers lie along a plot, in percent of its width.
struct Axis {
    low: f64,
    high: f64,
    /// Where its last number lies.
    width: f64,
    ticks: Vec<(f64, String)>,
}

impl Axis {
    /// An axis for these numbers that ends in round ones.
    fn around(low: f64, high: f64) -> Axis {
        let step = round_step((high - low).max(1.0) / f64::from(TICKS - 1));
        let (first, last) = ((low / step).floor(), (high / step).ceil().max((low / step).floor() + 1.0));
        let mut axis = Axis { low: first * step, high: last * step, width: 100.0, ticks: Vec::new() };
        axis.ticks = (first as i64..=last as i64)
            .map(|tick| tick as f64 * step)
            .map(|value| (axis.at(value), format!("{value:.0}")))
            .collect();
        axis
    }

    /// An axis of powers of ten for these logarithms.
    fn of_decades(low: f64, high: f64) -> Axis {
        let (first, last) = (low.floor() as i32, (high.ceil() as i32).max(low.floor() as i32 + 1));
        let mut axis = Axis { low: first.into(), high: last.into(), width: BARS, ticks: Vec::new() };
        let step = ((last - first) as usize).div_ceil(DECADES);
        axis.ticks =
            (first..=last).step_by(step).map(|power| (axis.at(power.into()), time(10f64.powi(power)))).collect();
        axis
    }

    fn at(&self, value: f64) -> f64 {
        (self.width * (value - self.low) / (self.high - self.low)).clamp(0.0, 100.0)
    }
}

/// The smallest of 1, 2, 5, 10, 20, … that is not less.
fn round_step(least: f64) -> f64 {
    let power = 10f64.powf(least.max(1.0).log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|step| step * power).find(|&step| step >= least * 0.999).unwrap_or(least)
}

fn upright(class: &str, at: f64, top: u32, bottom: u32) -> String {
    format!("<line class=\"{class}\" x1=\"{at:.2}%\" x2=\"{at:.2}%\" y1=\"{top}\" y2=\"{bottom}\"/>")
}

/// Dots and whiskers.
fn ratings(report: &Report<'_>, speech: &Speech) -> String {
    let bots = &report.result.bots;
    let low = bots.iter().map(|bot| bot.interval.0).fold(f64::INFINITY, f64::min);
    let high = bots.iter().map(|bot| bot.interval.1).fold(f64::NEG_INFINITY, f64::max);
    let axis = Axis::around(low, high);
    let row = |(label, bot): (String, &BotResult)| {
        let (low, middle, high) = (axis.at(bot.interval.0), axis.at(bot.rating), axis.at(bot.interval.1));
        let picture = format!(
            "<line class=\"whisker\" x1=\"{low:.2}%\" x2=\"{high:.2}%\" y1=\"22\" y2=\"22\"/>{}{}\
             <circle class=\"dot\" cx=\"{middle:.2}%\" cy=\"22\" r=\"5.5\"/>",
            upright("whisker", low, 16, 28),
            upright("whisker", high, 16, 28),
        );
        (label, rating(bot), picture)
    };
    let rows = report.ranking().into_iter().map(row).collect();
    Plot {
        class: "ratings",
        title: say(speech, "arena-page-rating", &[]),
        note: say(speech, "arena-page-rating-note", &[]),
        axis,
        height: 44,
        rows,
    }
    .html()
}

/// Three bars for each bot, with their numbers behind them.
fn times(report: &Report<'_>, speech: &Speech) -> String {
    const KINDS: [(&str, f64); 3] = [("p50", 0.5), ("p95", 0.95), ("max", 1.0)];
    let logarithm = |millis: f64| millis.max(SHORTEST).log10();
    let all = || report.result.bots.iter().filter(|bot| !bot.millis.is_empty());
    let low = all().map(|bot| logarithm(bot.percentile(0.5))).fold(f64::INFINITY, f64::min);
    let high = all().map(|bot| logarithm(bot.percentile(1.0))).fold(f64::NEG_INFINITY, f64::max);
    // A little lower, so that the shortest bar is still one.
    let axis = if low.is_finite() { Axis::of_decades(low - 0.15, high) } else { Axis::of_decades(-1.0, 0.0) };
    let row = |(label, bot): (String, &BotResult)| {
        let mut picture = String::new();
        for ((kind, share), y) in KINDS.into_iter().zip([6, 22, 38]).filter(|_| !bot.millis.is_empty()) {
            let millis = bot.percentile(share);
            let (at, head) = (axis.at(logarithm(millis)), say(speech, &format!("arena-head-{kind}"), &[]));
            write!(
                picture,
                "<rect class=\"bar {kind}\" x=\"0\" y=\"{y}\" width=\"{at:.2}%\" height=\"10\"/>\
                 <text class=\"value\" x=\"{at:.2}%\" dx=\"7\" y=\"{}\"><tspan>{head}</tspan> {}</text>",
                y + 9,
                time(millis),
            )
            .expect("a string takes any text");
        }
        (label, String::new(), picture)
    };
    let rows = report.ranking().into_iter().map(row).collect();
    Plot {
        class: "times",
        title: say(speech, "arena-page-times", &[]),
        note: say(speech, "arena-page-times-note", &[]),
        axis,
        height: 56,
        rows,
    }
    .html()
}

/// A time in milliseconds in its first two digits, in the unit that suits it.
fn time(millis: f64) -> String {
    let (number, unit) = match millis {
        ..0.001 => (millis * 1e6, "ns"),
        ..1.0 => (millis * 1e3, "µs"),
        ..1000.0 => (millis, "ms"),
        _ => (millis / 1e3, "s"),
    };
    let decimals = if number < 9.95 && number.fract() > 0.001 { 1 } else { 0 };
    format!("{number:.decimals$}\u{a0}{unit}")
}

/// How high a row of the plot of scores is, and how much of it the highest column takes.
const SCORES_HEIGHT: u32 = 72;
const SCORES_TOP: f64 = 88.0;

/// One histogram above the other, on the same scales.
fn scores(report: &Report<'_>, speech: &Speech) -> String {
    let bots = &report.result.bots;
    let all = || bots.iter().flat_map(|bot| bot.scores.keys().map(|&score| i64::from(score)));
    let (low, high) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
    // Each column holds as many scores as all others.
    let width = round_step((high - low + 1) as f64 / SCORE_COLUMNS as f64) as i64;
    let axis = Axis::around(low.div_euclid(width) as f64 * width as f64, (high + 1) as f64);
    let shares: Vec<Vec<f64>> = bots.iter().map(|bot| columns(bot, &axis, width)).collect();
    let highest = shares.iter().flatten().copied().fold(f64::MIN_POSITIVE, f64::max);
    let row = |(label, bot): (String, &BotResult)| {
        let shares = columns(bot, &axis, width);
        let mut path = format!("M0 {SCORES_HEIGHT}");
        for (column, share) in shares.iter().enumerate() {
            let y = f64::from(SCORES_HEIGHT) * (1.0 - SCORES_TOP / 100.0 * share / highest);
            write!(path, "V{y:.1}H{}", column + 1).expect("a string takes any text");
        }
        let picture = format!(
            "<svg viewBox=\"0 0 {} {SCORES_HEIGHT}\" width=\"100%\" height=\"{SCORES_HEIGHT}\" \
             preserveAspectRatio=\"none\"><path class=\"columns\" d=\"{path}V{SCORES_HEIGHT}Z\"/></svg>{}",
            shares.len(),
            // A score is a whole number and its column begins with it; a mean lies in the middle.
            upright("mean", axis.at(bot.mean_score + 0.5), 6, SCORES_HEIGHT),
        );
        let score = format!("{:.1}", bot.mean_score);
        match bot.games {
            0 => (label, "–".to_owned(), String::new()),
            _ => (label, say(speech, "arena-page-mean", &[("score", Word::Text(&score))]), picture),
        }
    };
    let percent = format!("{:.0}", 100.0 * highest);
    let rows = report.ranking().into_iter().map(row).collect();
    Plot {
        class: "scores",
        title: say(speech, "arena-page-scores", &[]),
        note: say(speech, "arena-page-scores-note", &[("percent", Word::Text(&percent))]),
        axis,
        height: SCORES_HEIGHT,
        rows,
    }
    .html()
}

/// The share of a bot's games in each column of the plot.
fn columns(bot: &BotResult, axis: &Axis, width: i64) -> Vec<f64> {
    let first = axis.low as i64;
    let mut shares = vec![0.0; ((axis.high as i64 - first) as usize).div_ceil(width as usize)];
    for (&score, &count) in &bot.scores {
        shares[((i64::from(score) - first) / width) as usize] += count as f64 / bot.games.max(1) as f64;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_html_would_read_is_escaped() {
        assert_eq!(escape(r#"<b a="1">'&'</b>"#), "&lt;b a=&quot;1&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;");
    }

    #[test]
    fn axes_end_in_round_numbers_around_what_they_show() {
        for (low, high) in [(1423.4, 1711.9), (0.0, 1.0), (-17.0, 60.0), (5.0, 5.0), (1.0e6, 1.0e6 + 3.0)] {
            let axis = Axis::around(low, high);
            assert!(axis.low <= low && axis.high >= high && axis.low < axis.high, "{low} {high}");
            assert!((2..=7).contains(&axis.ticks.len()), "{low} {high}: {:?}", axis.ticks);
            assert!((0.0..=100.0).contains(&axis.at(low)) && axis.at(low) <= axis.at(high));
            assert_eq!((axis.ticks[0].0, axis.ticks[axis.ticks.len() - 1].0), (0.0, 100.0));
        }
        let decades = Axis::of_decades(-3.2, 2.1);
        let texts: Vec<_> = decades.ticks.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(texts, ["100\u{a0}ns", "100\u{a0}µs", "100\u{a0}ms"]);
    }

    #[test]
    fn times_are_told_in_the_unit_that_suits_them() {
        let texts = [0.0, 0.000_061_2, 0.001, 0.0042, 0.25, 3.16, 42.4, 12_345.0].map(time);
        let texts = texts.map(|text| text.replace('\u{a0}', " "));
        assert_eq!(texts, ["0 ns", "61 ns", "1 µs", "4.2 µs", "250 µs", "3.2 ms", "42 ms", "12 s"]);
    }

    #[test]
    fn steps_are_round() {
        assert_eq!([0.2, 1.0, 1.3, 3.0, 7.0, 70.0, 500.0].map(round_step), [1.0, 1.0, 2.0, 5.0, 10.0, 100.0, 500.0]);
    }
}
