//! What a zoo is worth: the points it may still expect, as a sum of what can be seen of it. Each part has a weight for
//! every number of seats, which changes with the auctions; they were learned (`weights.rs`).

use games::mio::{Built, Economy, Entry, FAMILIES, MOST_SEATS, Mio, Number, Phase, Placement, YEARS};
use kernel::{BySeat, Game as _, Seat};

use super::weights::TUNED;

/// Auctions in a year, as weights count them: a longer or a shorter year is stretched.
const AUCTIONS: usize = 5;
/// After how many auctions weights were learned: at the start of each year and at the end. Between two they are mixed.
pub const KNOTS: usize = YEARS + 1;
/// Numbers of seats that have weights of their own, from two on.
pub const TABLES: usize = 3;
const STEPS: usize = YEARS * AUCTIONS + 1;

/// The learned weights: by number of seats, knot and thing seen.
pub type Weights = [[[f32; COUNT]; KNOTS]; TABLES];
/// The weights after every auction.
pub type Table = [[[f32; COUNT]; STEPS]; TABLES];

// What is seen of a zoo, by the number of its weight.
const ALWAYS: usize = 0;
/// Benches, for each point that one will bring.
const BENCHES: usize = 1;
/// Places in the contest for a family, and for the trees, for each point that one visitor would bring.
const CONTESTS: [usize; 2] = [BENCHES + 1, BENCHES + 1 + PLACES];
/// Stars of the best enclosures, bushes included.
const STARS: usize = CONTESTS[1] + PLACES;
/// Coins, the square of them, and those of rivals on average.
const COINS: usize = STARS + 1;
const RIVALS: usize = COINS + 2;
const TILES: usize = RIVALS + 1;
/// Where paths could go on: cells, paths that meet there, pairs of cells.
const OPENINGS: usize = TILES + 1;
/// The place of the flag, from the top.
const FLAG: usize = OPENINGS + 3;
/// How many things are seen of a zoo.
pub const COUNT: usize = FLAG + 1;

// Places in a contest.
const NOTHING: usize = 0;
/// Alone, with up to 2, up to 4, more.
const ALONE: usize = 1;
/// First, by how much: 0 (newer), 1, 2, 3, more.
const FIRST: usize = ALONE + 3;
/// Second, by how much behind the first.
const SECOND: usize = FIRST + 5;
/// Second, with a third at most one behind: added to the above.
const PURSUED: usize = SECOND + 5;
/// Without a visitor, behind the second by at most 1, 2, more.
const LOWER: usize = PURSUED + 1;
const PLACES: usize = LOWER + 3;

/// What the parts are called in the file of weights, with how many weights each has.
pub const PARTS: [(&str, usize); 17] = [
    ("always", 1),
    ("benches", 1),
    ("families: none", 1),
    ("alone with up to 2, 4, more stars", 3),
    ("first by 0, 1, 2, 3, more", 5),
    ("second behind by 0, 1, 2, 3, more; pursued", 6),
    ("lower, behind by up to 1, 2, more", 3),
    ("bushes: none", 1),
    ("alone with up to 2, 4, more bushes", 3),
    ("first by 0, 1, 2, 3, more", 5),
    ("second behind by 0, 1, 2, 3, more; pursued", 6),
    ("lower, behind by up to 1, 2, more", 3),
    ("stars and bushes", 1),
    ("coins; their square; coins of rivals", 3),
    ("tiles", 1),
    ("openings: cells, meeting paths, pairs", 3),
    ("place of the flag", 1),
];

/// The learned weights, after every auction.
static STANDARD: Table = mixed(&TUNED);
/// Nothing was learned of the variant in which coins are points.
static BALANCE: Table = mixed(&untuned(true));

/// The weights for a game.
#[inline]
pub(super) fn table(game: &Mio) -> &'static Table {
    if is_standard(game) { &STANDARD } else { &BALANCE }
}

#[inline]
fn is_standard(game: &Mio) -> bool {
    game.switches().economy == Economy::Standard
}

/// Mixes the weights of neighbouring knots.
pub const fn mixed(weights: &Weights) -> Table {
    let mut table = [[[0.0; COUNT]; STEPS]; TABLES];
    let mut seats = 0;
    while seats < TABLES {
        let mut step = 0;
        while step < STEPS {
            let (knot, share) = knot(step);
            let next = if knot + 1 < KNOTS { knot + 1 } else { knot };
            let mut at = 0;
            while at < COUNT {
                let [now, then] = [weights[seats][knot][at], weights[seats][next][at]];
                table[seats][step][at] = (1.0 - share) * now + share * then;
                at += 1;
            }
            step += 1;
        }
        seats += 1;
    }
    table
}

/// The knot before a step, and how much of the next one there is in it.
pub const fn knot(step: usize) -> (usize, f32) {
    (step / AUCTIONS, (step % AUCTIONS) as f32 / AUCTIONS as f32)
}

/// Weights as somebody who knows the rules would set them: to begin learning with, and for `balance`, in which points and
/// coins are one.
#[rustfmt::skip]
pub const fn untuned(balance: bool) -> Weights {
    let mut all = [[[0.0; COUNT]; KNOTS]; TABLES];
    let mut at = 0;
    while at < TABLES * KNOTS {
        let (seats, knot) = (at / KNOTS, at % KNOTS);
        // How much of the game is left.
        let rest = (KNOTS - 1 - knot) as f32 / (KNOTS - 1) as f32;
        let weights = &mut all[seats][knot];
        weights[BENCHES] = 1.0;
        let mut kind = 0;
        while kind < 2 {
            let first = CONTESTS[kind];
            weights[first + NOTHING] = 0.3 * rest;
            let mut gap = 0;
            while gap < 5 {
                // Who is far ahead stays there.
                let doubt = rest * (0.8 - 0.15 * gap as f32);
                weights[first + FIRST + gap] = 2.0 - doubt;
                weights[first + SECOND + gap] = 1.0 + 0.6 * doubt - 0.3 * rest * seats as f32;
                gap += 1;
            }
            let mut size = 0;
            while size < 3 {
                weights[first + ALONE + size] = 1.0 + rest * (0.1 + 0.2 * size as f32);
                weights[first + LOWER + size] = rest * (0.5 - 0.15 * size as f32);
                size += 1;
            }
            weights[first + PURSUED] = -0.3 * rest;
            kind += 1;
        }
        let years = (KNOTS - 1 - knot) as f32;
        (weights[COINS], weights[TILES]) = if balance {
            (1.0, -years)
        } else {
            (if knot + 1 < KNOTS { 1.0 + rest } else { 0.0 }, 1.5 * years * rest)
        };
        at += 1;
    }
    all
}

/// A position, seen by whoever weighs it.
pub(super) struct Scene<'a> {
    pub(super) game: &'a Mio,
    weights: &'a [f32; COUNT],
    /// The points that a bench brings from now on.
    left: f32,
    entries: [[Entry; FAMILIES + 1]; MOST_SEATS],
    /// What each contest is worth to each seat as it is.
    contests: [[f32; MOST_SEATS]; FAMILIES + 1],
    seats: usize,
}

/// After how many auctions it is, a year being five.
#[inline]
pub fn step(game: &Mio) -> usize {
    let year = usize::from(game.year()) - 1;
    let (sold, row) = game.sold();
    AUCTIONS * year + (AUCTIONS * sold).checked_div(row).unwrap_or(0)
}

/// The points that a bench brings from now on.
#[inline]
pub fn left(game: &Mio) -> f32 {
    let year = u16::from(game.year());
    if is_standard(game) {
        (year..=YEARS as u16).sum::<u16>().into()
    } else {
        // Income of each year, and points at the end.
        f32::from(YEARS as u16 + 2 - year)
    }
}

/// What can be seen of a zoo: `add` is told the number of each thing and how much there is of it.
pub fn features(game: &Mio, seat: Seat, mut add: impl FnMut(usize, f32)) {
    let seats = usize::from(game.seats());
    let entries = entries(game);
    let built = game.built(seat);
    let left = left(game);
    add(ALWAYS, 1.0);
    add(BENCHES, left * f32::from(built.benches));
    for kind in 0..=FAMILIES {
        let (place, pursued) = place(&entries, seats, kind, seat.index());
        let contest = CONTESTS[kind / FAMILIES];
        add(contest + place, left);
        if pursued {
            add(contest + PURSUED, left);
        }
    }
    add(STARS, left * stars(&built.entries));
    let coins = f32::from(game.coins(seat));
    add(COINS, coins);
    add(COINS + 1, coins * coins);
    let all: f32 = Seat::all(game.seats()).map(|seat| f32::from(game.coins(seat))).sum();
    add(RIVALS, (all - coins) / (seats - 1) as f32);
    add(TILES, game.tiles_of(seat) as f32);
    for (at, amount) in openings(&built).into_iter().enumerate() {
        add(OPENINGS + at, amount);
    }
    let flag = game.flag_order().iter().position(|&flag| flag == seat).unwrap_or(0);
    add(FLAG, flag as f32);
}

/// A star counts less, the more there are already.
#[inline]
fn stars(entries: &[Entry]) -> f32 {
    f32::from(entries.iter().map(|entry| entry.value.min(8)).sum::<u8>()) / 10.0
}

#[inline]
fn openings(built: &Built) -> [f32; 3] {
    let open = built.openings;
    [open.cells, open.meeting, open.pairs].map(f32::from)
}

#[inline]
fn entries(game: &Mio) -> [[Entry; FAMILIES + 1]; MOST_SEATS] {
    let mut all = [[Entry::default(); FAMILIES + 1]; MOST_SEATS];
    for seat in Seat::all(game.seats()) {
        all[seat.index()].copy_from_slice(game.entries(seat));
    }
    all
}

/// The place of a seat in a contest, and whether a third is close behind a second.
#[inline]
fn place(entries: &[[Entry; FAMILIES + 1]; MOST_SEATS], seats: usize, kind: usize, seat: usize) -> (usize, bool) {
    let own = entries[seat][kind];
    if own.value == 0 {
        return (NOTHING, false);
    }
    // The two best of the others, and the best of those that are not better.
    let (mut best, mut next, mut behind) = (Entry::default(), Entry::default(), Entry::default());
    for (other, entries) in entries.iter().enumerate().take(seats) {
        let entry = entries[kind];
        if other != seat {
            (best, next) = if entry > best { (entry, best) } else { (best, next.max(entry)) };
            if entry < own {
                behind = behind.max(entry);
            }
        }
    }
    let gap = |by: u8, most: u8| usize::from(by.min(most));
    if best.value == 0 {
        (ALONE + gap((own.value - 1) / 2, 2), false)
    } else if own > best {
        (FIRST + gap(own.value - best.value, 4), false)
    } else if own > next {
        (SECOND + gap(best.value - own.value, 4), behind.value > 0 && own.value <= behind.value + 1)
    } else {
        (LOWER + gap((next.value - own.value).saturating_sub(1), 2), false)
    }
}

impl<'a> Scene<'a> {
    #[inline]
    pub(super) fn new(game: &'a Mio, table: &'a Table) -> Scene<'a> {
        let seats = usize::from(game.seats());
        let weights = &table[seats - 2][step(game)];
        let contests = [[0.0; MOST_SEATS]; FAMILIES + 1];
        let mut scene = Scene { game, weights, left: left(game), entries: entries(game), contests, seats };
        for kind in 0..=FAMILIES {
            for seat in 0..seats {
                scene.contests[kind][seat] = scene.contest(&scene.entries, kind, seat);
            }
        }
        scene
    }

    /// The best place for a tile in a zoo, and what it brings.
    #[inline]
    pub(super) fn best(&self, seat: Seat, tile: Number) -> (f32, Option<Placement>) {
        let mut best = (0.0, None);
        self.game.survey(seat, tile, |survey| {
            let before = *survey.built();
            survey.each(|at, after| {
                let gain = self.gain(seat, &before, after);
                if best.1.is_none() || gain > best.0 {
                    best = (gain, Some(at));
                }
            });
        });
        best
    }

    /// What a tile brings to a seat whose zoo was `before` and is `after` with it, over what it brings to others on
    /// average.
    #[inline]
    pub(super) fn gain(&self, seat: Seat, before: &Built, after: &Built) -> f32 {
        let mut entries = self.entries;
        entries[seat.index()] = after.entries;
        let mut shared = f32::from(after.benches - before.benches) * self.weights[BENCHES]
            + (stars(&after.entries) - stars(&before.entries)) * self.weights[STARS];
        for kind in (0..=FAMILIES).filter(|&kind| after.entries[kind] != before.entries[kind]) {
            for other in 0..self.seats {
                let change = self.contest(&entries, kind, other) - self.contests[kind][other];
                shared += if other == seat.index() { change } else { -change / (self.seats - 1) as f32 };
            }
        }
        let open: f32 = openings(after)
            .into_iter()
            .zip(openings(before))
            .zip(&self.weights[OPENINGS..])
            .map(|((after, before), weight)| (after - before) * weight)
            .sum();
        self.left * shared + open + self.weights[TILES]
    }

    #[inline]
    fn contest(&self, entries: &[[Entry; FAMILIES + 1]; MOST_SEATS], kind: usize, seat: usize) -> f32 {
        let (place, pursued) = place(entries, self.seats, kind, seat);
        let weights = &self.weights[CONTESTS[kind / FAMILIES]..];
        weights[place] + if pursued { weights[PURSUED] } else { 0.0 }
    }

    /// What it costs a seat to pay so much, over what it costs others.
    #[inline]
    pub(super) fn cost(&self, seat: Seat, price: u16) -> f32 {
        let (coins, price) = (f32::from(self.game.coins(seat)), f32::from(price));
        let [each, square, rivals] = [COINS, COINS + 1, RIVALS].map(|at| self.weights[at]);
        price * (each + square * (2.0 * coins - price) - rivals / (self.seats - 1) as f32)
    }
}

/// How far off the points of a seat are, at the start of each year: about a standard deviation.
const DOUBT: [f64; KNOTS] = [30.0, 22.0, 16.0, 11.0, 6.0, 2.0];
/// How much of the worth is to win; the rest is to be ahead of each other seat.
const WIN: f64 = 0.5;

/// What each seat may expect of the game, when tiles are about to be turned up or a bid is due.
pub(super) fn estimate(game: &Mio) -> Option<BySeat<f64>> {
    if !matches!(game.decision(), Phase::Reveal | Phase::Bid) {
        return None;
    }
    let seats = game.seats();
    let weights = &table(game)[usize::from(seats) - 2][step(game)];
    let scores = is_standard(game).then(|| game.standing().scores);
    let points = BySeat::from_fn(seats, |seat| {
        let mut sum = scores.map_or(0.0, |scores| scores[seat] as f32);
        features(game, seat, |at, amount| sum += weights[at] * amount);
        f64::from(sum)
    });
    let best = points.iter().map(|(_, &points)| points).fold(f64::MIN, f64::max);
    // Two seats are off independently, and a logistic curve is about a normal one if it is 0.55 as wide.
    let (knot, share) = knot(step(game));
    let doubt = DOUBT[knot] * f64::from(1.0 - share) + DOUBT[(knot + 1).min(KNOTS - 1)] * f64::from(share);
    let spread = 0.55 * std::f64::consts::SQRT_2 * if is_standard(game) { doubt } else { doubt / 4.0 };
    let chances = BySeat::from_fn(seats, |seat| ((points[seat] - best) / spread).exp());
    let sum: f64 = chances.iter().map(|(_, chance)| chance).sum();
    Some(BySeat::from_fn(seats, |seat| {
        let ahead = |other: Seat| 1.0 / (1.0 + ((points[other] - points[seat]) / spread).exp());
        let others = Seat::all(seats).filter(|&other| other != seat);
        let rank = others.map(ahead).sum::<f64>() / f64::from(seats - 1);
        WIN * chances[seat] / sum + (1.0 - WIN) * rank
    }))
}
