//! The file that learned weights are written to, and matches that show what learning was good for.

use std::fmt::Write as _;

use kernel::{BySeat, QuickLuck, Seat};

use super::Wishes;

/// What stands beside the weights.
pub(crate) struct Titles<'a> {
    /// The example that learns them.
    pub(crate) example: &'a str,
    /// What it was asked for besides games, seed and generations.
    pub(crate) given: &'a str,
    /// Where the type of the weights comes from.
    pub(crate) import: &'a str,
    /// Their type.
    pub(crate) kind: &'a str,
    /// What there is a table for each of.
    pub(crate) each: &'a str,
    /// The tables.
    pub(crate) tables: Vec<String>,
    /// The moments of a game.
    pub(crate) knots: Vec<String>,
    /// What the weights are for, in order, and how many of each there are.
    pub(crate) parts: &'a [(&'a str, usize)],
}

/// The file of weights: tables of weights by moment, as far as the titles go.
pub(crate) fn spell<const COUNT: usize, const KNOTS: usize>(
    weights: &[[[f32; COUNT]; KNOTS]],
    titles: &Titles<'_>,
    wishes: &Wishes,
) -> String {
    let Wishes { games, generations, seed, .. } = wishes;
    let Titles { example, given, import, kind, each, .. } = titles;
    let mut text = format!(
        "//! The weights of what is seen of a zoo, learned from {games} games of self-play for each {each} in each of\n\
         //! {generations} generations. Written by `cargo run --release -p menagerie-bots --example {example} -- \\\n\
         //! --games {games} --seed {seed} --generations {generations}{given}`.\n\n\
         use {import};\n\n\
         /// The learned weights.\n\
         #[rustfmt::skip]\n\
         #[allow(clippy::approx_constant, clippy::excessive_precision, reason = \"a learned number means nothing else\")]\n\
         pub(super) static TUNED: {kind} = [\n"
    );
    let line = |text: &str, out: &mut String| writeln!(out, "{text}").expect("a string takes any text");
    for (table, title) in weights.iter().zip(&titles.tables) {
        line(&format!("    [ // {title}"), &mut text);
        for (weights, title) in table.iter().zip(&titles.knots) {
            line(&format!("        [ // {title}"), &mut text);
            let mut weights = weights.iter();
            for &(name, count) in titles.parts {
                let row: Vec<String> = weights.by_ref().take(count).map(|weight| format!("{weight:.3}")).collect();
                line(&format!("            {}, // {name}", row.join(", ")), &mut text);
            }
            line("        ],", &mut text);
        }
        line("    ],", &mut text);
    }
    text + "];\n"
}

/// Tells how often one player with the learned weights wins among others with those set by hand. `play` gives the ranks of
/// a game in which this seat has the learned ones.
pub(crate) fn compare_at(
    title: &str,
    seats: u8,
    games: u64,
    wishes: &Wishes,
    mut play: impl FnMut(Seat, &mut QuickLuck) -> BySeat<u8>,
) {
    let mut won = 0.0;
    for number in 0..games {
        let first = Seat((number % u64::from(seats)) as u8);
        let ranks = play(first, &mut QuickLuck::new(wishes.seed, number));
        let winners = ranks.iter().filter(|&(_, &rank)| rank == 1).count();
        won += if ranks[first] == 1 { 1.0 / winners as f64 } else { 0.0 };
    }
    println!(
        "{title}{seats} seats: the learned weights win {won:.1} of {games}, {:.1} % (chance {:.1} %)",
        100.0 * won / games as f64,
        100.0 / f64::from(seats)
    );
}
