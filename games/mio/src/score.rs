//! §5.1 to §5.3: visitors, trees, income and points. One function for each rule.

use kernel::{BySeat, Seat, Standing, ranks_by};
use serde::Serialize;

use crate::components::{FAMILIES, FOR_FIRST, FOR_ONLY, FOR_SECOND, Family, MOST_SEATS, YEARS};
use crate::meta::{Economy, FinalTie};
use crate::state::{Mio, Phase};
use crate::zoo::{BUSHES, Entry, Tally};

/// §5.1: the visitors of each family by seat, then the trees.
pub(crate) type Distribution = [[u8; MOST_SEATS]; FAMILIES + 1];

/// §5.1: all visitors and trees. They are a function of the zoos and the auctions in which these were built.
#[inline]
pub(crate) fn distribution(game: &Mio) -> Distribution {
    let mut all = [[0; MOST_SEATS]; FAMILIES + 1];
    for (kind, by_seat) in all.iter_mut().enumerate() {
        // R12: one entry for each player. R25: hence 3, 1 or 0 visitors of a family.
        let mut best = [Entry::default(); 2];
        let mut seats = [0; 2];
        for (seat, zoo) in game.zoos.iter().enumerate().take(game.seats.into()) {
            let entry = zoo.entries[kind];
            if entry > best[0] {
                (best, seats) = ([entry, best[0]], [seat, seats[0]]);
            } else if entry > best[1] {
                (best[1], seats[1]) = (entry, seat);
            }
        }
        if best[1].value > 0 {
            by_seat[seats[0]] = FOR_FIRST;
            by_seat[second(game, kind, seats, best[1])] += FOR_SECOND;
        } else if best[0].value > 0 {
            // R13: also for trees.
            by_seat[seats[0]] = FOR_ONLY;
        }
    }
    all
}

/// Who is second: the other one, or with `same_player_second` the first once more, if the next best enclosure of theirs
/// is better (R26). Bushes are not enclosures.
#[inline]
fn second(game: &Mio, kind: usize, [first, other]: [usize; 2], others: Entry) -> usize {
    if !game.switches.same_player_second || kind == BUSHES {
        return other;
    }
    let [_, next_best] = game.site(Seat(first as u8)).best_two(Family::ALL[kind]);
    if next_best > others { first } else { other }
}

/// §5.2: what would count if the year ended now.
#[inline]
pub(crate) fn tallies(game: &Mio) -> BySeat<Tally> {
    let distribution = distribution(game);
    BySeat::from_fn(game.seats, |seat| Tally {
        visitors: distribution[..FAMILIES].iter().map(|by_seat| by_seat[seat.index()]).sum(),
        trees: distribution[BUSHES][seat.index()],
        benches: game.zoos[seat.index()].benches,
    })
}

/// §5.2, §6: what a zoo with so many tiles earns.
#[inline]
pub fn income(economy: Economy, tiles: usize, tally: Tally) -> i32 {
    match economy {
        Economy::Standard => tiles as i32,
        Economy::Balance => i32::from(tally.sum()) - tiles as i32,
    }
}

/// §5.2: the points of a year.
#[inline]
pub fn year_points(year: u8, tally: Tally) -> u16 {
    u16::from(year) * tally.sum()
}

/// §5.2, §6: the points of a seat as if the game ended now. A year that is not over has brought nothing.
#[inline]
pub(crate) fn points(game: &Mio, seat: Seat) -> i32 {
    let zoo = &game.zoos[seat.index()];
    match game.switches.economy {
        Economy::Standard => (1..).zip(zoo.years).map(|(year, tally)| i32::from(year_points(year, tally))).sum(),
        Economy::Balance => i32::from(balance(game, seat).sum()) + i32::from(zoo.coins),
    }
}

/// §6: what counts with `balance`: what was there at the end, or what is there now.
#[inline]
fn balance(game: &Mio, seat: Seat) -> Tally {
    match game.phase {
        Phase::Over => game.zoos[seat.index()].years[YEARS - 1],
        Phase::Flags | Phase::Reveal | Phase::Bid | Phase::Place => tallies(game)[seat],
    }
}

/// §5.2: the points of one seat, by rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatScore {
    /// Points of each year; with `balance` none.
    pub years: [u16; YEARS],
    /// Points for visitors.
    pub visitors: u16,
    /// Points for trees.
    pub trees: u16,
    /// Points for benches.
    pub benches: u16,
    /// Points for coins, with `balance`.
    pub coins: u16,
    /// All together.
    pub total: i32,
    /// R14: the place of the flag from the top, which decides between equals; 0 where nothing does.
    pub flag: u8,
}

impl SeatScore {
    fn add(&mut self, times: u16, tally: Tally) {
        self.visitors += times * u16::from(tally.visitors);
        self.trees += times * u16::from(tally.trees);
        self.benches += times * u16::from(tally.benches);
    }
}

/// The scores, seat by seat.
pub type Detail = BySeat<SeatScore>;

/// Scores as if the game ended now; the higher flag decides between equals (R14).
#[inline]
pub(crate) fn standing(game: &Mio) -> Standing<Detail> {
    let flag = |seat: Seat| game.flags().iter().position(|&flag| flag == seat).map_or(0, |at| at as u8 + 1);
    let decides = game.switches.final_tie == FinalTie::Flag && game.phase != Phase::Flags;
    let detail = BySeat::from_fn(game.seats, |seat| {
        let score = seat_score(game, seat);
        SeatScore { flag: if decides { flag(seat) } else { 0 }, ..score }
    });
    let scores = BySeat::from_fn(game.seats, |seat| detail[seat].total);
    let ranks = ranks_by(BySeat::from_fn(game.seats, |seat| (scores[seat], -i32::from(detail[seat].flag))));
    Standing { scores, ranks, detail }
}

fn seat_score(game: &Mio, seat: Seat) -> SeatScore {
    let zoo = &game.zoos[seat.index()];
    let mut score = SeatScore { total: points(game, seat), ..SeatScore::default() };
    match game.switches.economy {
        Economy::Standard => {
            for (at, &tally) in zoo.years.iter().enumerate() {
                score.add(at as u16 + 1, tally);
                score.years[at] = year_points(at as u8 + 1, tally);
            }
        }
        Economy::Balance => {
            score.add(1, balance(game, seat));
            score.coins = zoo.coins;
        }
    }
    score
}
