//! §6 and §7: scoring, standings and the end.

use kernel::{BySeat, Seat, Standing};
use serde::Serialize;

use crate::components::MOST_SEATS;
use crate::history::{History, Round};
use crate::partnership::partner_of_place;
use crate::state::Zoff;

/// §6: what whoever plays alone in a round of pairs gets instead of a partner's points.
const LONE_POINTS: i32 = 4;
/// §6: how many lions one must have captured for them to count.
pub(crate) const LIONS_THAT_COUNT: u8 = 2;
/// §6: what no hedgehog costs.
const NO_HEDGEHOG: i32 = -1;

/// The most rounds and points that are counted. No match comes near; a position may begin there.
pub(crate) const MOST: i16 = 1000;

/// What points depend on besides what happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scoring {
    pub(crate) seats: u8,
    pub(crate) individual_only: bool,
}

/// The scores, round by round.
#[derive(Clone, Debug, Serialize)]
#[serde(into = "Told")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Told"))]
pub struct Detail {
    scoring: Scoring,
    history: History,
    rounds_over: u16,
    totals: [i16; MOST_SEATS],
}

/// §6: the points of one seat in one round, by rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatScore {
    /// In which place it went out.
    pub place: u8,
    /// Its own place points.
    pub place_points: i32,
    /// With whom it played.
    pub partner: Option<Seat>,
    /// The partner's place points.
    pub partner_points: i32,
    /// Four points for playing alone in a round of pairs.
    pub lone_points: i32,
    /// Points for lions.
    pub lion_points: i32,
    /// A point lost for want of a hedgehog.
    pub hedgehog_points: i32,
    /// All of them.
    pub points: i32,
    /// The total after the round.
    pub total: i32,
    /// The place in the standings after the round.
    pub rank: u8,
}

/// A round that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RoundScore {
    /// Its number, from 1.
    pub round: u16,
    /// §6, §8: whether captured lions and hedgehogs counted.
    pub captured_counts: bool,
    /// What each seat got.
    pub seats: BySeat<SeatScore>,
}

impl Detail {
    /// The rounds that are over, the oldest first. In a very long match the first ones are forgotten.
    pub fn rounds(&self) -> impl Iterator<Item = RoundScore> + use<> {
        let (scoring, history) = (self.scoring, self.history);
        history.iter(scoring, self.rounds_over).map(move |round| RoundScore {
            round: round.number,
            captured_counts: scoring.counts_captured(round.number),
            seats: seat_scores(scoring, &round),
        })
    }

    /// The points from rounds that are forgotten, or that a loaded position does not tell of.
    pub fn earlier(&self) -> BySeat<i32> {
        let first = self.history.iter(self.scoring, self.rounds_over).next();
        let totals = first.map_or(self.totals, |round| round.totals);
        BySeat::from_fn(self.scoring.seats, |seat| totals[seat.index()].into())
    }
}

/// The scores as they stand in JSON.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Detail"))]
struct Told {
    /// Each seat's points from rounds that are forgotten.
    earlier: BySeat<i32>,
    /// The rounds that are remembered, the oldest first.
    rounds: Vec<RoundScore>,
}

impl From<Detail> for Told {
    fn from(detail: Detail) -> Told {
        Told { earlier: detail.earlier(), rounds: detail.rounds().collect() }
    }
}

/// R27: scores and ranks after the rounds that are over, with all seats first before the end of round 1. The round being
/// played does not count: what is in a pile may be the lone player's secret (§9).
pub(crate) fn standing(game: &Zoff) -> Standing<Detail> {
    let scores = BySeat::from_fn(game.seats, |seat| game.totals[seat.index()].into());
    let rounds_over = game.rounds_over();
    let detail = Detail { scoring: scoring(game), history: game.history, rounds_over, totals: game.totals };
    if rounds_over == 0 {
        return Standing::by_score(scores, detail);
    }
    let mut ranks = BySeat::filled(game.seats, 0);
    for (place, &seat) in (1..).zip(&game.places[..usize::from(game.seats)]) {
        ranks[seat] = place;
    }
    Standing { scores, ranks, detail }
}

#[inline]
pub(crate) fn scoring(game: &Zoff) -> Scoring {
    Scoring { seats: game.seats, individual_only: game.individual_only }
}

/// §6: first out as many as there are seats, then one fewer each, the last nothing.
pub(crate) fn place_points(seats: u8, place: u8) -> i32 {
    if place == seats { 0 } else { i32::from(seats + 1 - place) }
}

/// §6: captured lions count one each, from two on.
fn lion_points(lions: u8) -> i32 {
    if lions >= LIONS_THAT_COUNT { i32::from(lions) } else { 0 }
}

/// §6: one less for whoever captured no hedgehog.
fn hedgehog_points(has_hedgehog: bool) -> i32 {
    if has_hedgehog { 0 } else { NO_HEDGEHOG }
}

impl Scoring {
    /// §3: whether a round is played in pairs.
    #[inline]
    pub(crate) fn is_paired(self, number: u16) -> bool {
        number > 1 && self.seats > 3 && !self.individual_only
    }

    /// §6, §8: whether captured cards count in a round.
    pub(crate) fn counts_captured(self, number: u16) -> bool {
        self.seats == 3 || self.is_paired(number)
    }
}

/// §6: the points of every seat, and its place in the standings after the round.
pub(crate) fn seat_scores(scoring: Scoring, round: &Round) -> BySeat<SeatScore> {
    let (_, places) = after(scoring, round);
    let mut scores = BySeat::from_fn(scoring.seats, |seat| seat_score(scoring, round, seat));
    for (rank, &seat) in (1..).zip(&places[..usize::from(scoring.seats)]) {
        scores[seat].rank = rank;
    }
    scores
}

/// §6: the points of one seat, without its place in the standings.
fn seat_score(scoring: Scoring, round: &Round, seat: Seat) -> SeatScore {
    let Scoring { seats, .. } = scoring;
    let points_of = |seat: Seat| place_points(seats, round.results[seat.index()].place());
    let result = round.results[seat.index()];
    let mut score = SeatScore { place: result.place(), place_points: points_of(seat), ..SeatScore::default() };
    if scoring.is_paired(round.number) {
        score.partner = partner(&round.places, seats, seat);
        match score.partner {
            Some(partner) => score.partner_points = points_of(partner),
            None => score.lone_points = LONE_POINTS,
        }
    }
    if scoring.counts_captured(round.number) {
        score.lion_points = lion_points(result.lions());
        score.hedgehog_points = hedgehog_points(result.has_hedgehog());
    }
    let SeatScore { place_points, partner_points, lone_points, lion_points, hedgehog_points, .. } = score;
    score.points = place_points + partner_points + lone_points + lion_points + hedgehog_points;
    score.total = (i32::from(round.totals[seat.index()]) + score.points).clamp((-MOST).into(), MOST.into());
    score
}

/// §4: with whom a seat played in a round of pairs.
fn partner(places: &[Seat; MOST_SEATS], seats: u8, seat: Seat) -> Option<Seat> {
    let place = places.iter().position(|&placed| placed == seat)?;
    partner_of_place(place as u8, seats).map(|other| places[usize::from(other)])
}

/// §6: totals and standings after a round. Among equal totals whoever was placed worse is placed better (R19).
pub(crate) fn after(scoring: Scoring, round: &Round) -> ([i16; MOST_SEATS], [Seat; MOST_SEATS]) {
    let mut totals = round.totals;
    for seat in Seat::all(scoring.seats) {
        totals[seat.index()] = seat_score(scoring, round, seat).total as i16;
    }
    let mut places = round.places;
    let seated = &mut places[..usize::from(scoring.seats)];
    // Worst first, so that a stable sort leaves equals as they should be.
    seated.reverse();
    seated.sort_by_key(|seat| std::cmp::Reverse(totals[seat.index()]));
    (totals, places)
}

/// §7: whether enough seats have reached the target.
pub(crate) fn is_over(game: &Zoff) -> bool {
    let there = game.totals[..usize::from(game.seats)].iter().filter(|&&total| total >= i16::from(game.target));
    there.count() >= usize::from(game.players_at_target)
}
