//! §5.3, §5.4, §6 and §7: going out, the end of a round, and the next one.

use kernel::{Log, Seat};

use super::trick;
use crate::action::Event;
use crate::cards::{Cards, UpToTwo};
use crate::components::{MOST_PAIRS, MOST_SEATS};
use crate::history::{Round, RoundResult};
use crate::score;
use crate::state::{NOBODY, Phase, Pile, Zoff};

/// §5.3: this seat has no cards left.
pub(super) fn go_out(game: &mut Zoff, seat: Seat, log: &mut impl Log<Event>) {
    let place = seats_out(game) + 1;
    game.out[seat.index()] = place;
    log.tell(|| Event::Out { seat, place });
}

fn seats_out(game: &Zoff) -> u8 {
    game.out.iter().filter(|&&place| place > 0).count() as u8
}

/// §5.4: whether at most one seat still has cards. Nobody answers the last play, not even after a show that leaves one
/// of two partners with cards (R25).
#[inline]
pub(super) fn is_over(game: &Zoff) -> bool {
    seats_out(game) + 1 >= game.seats
}

/// §5.4: nobody captures the trick, and the last hand counts for nothing.
pub(super) fn finish(game: &mut Zoff, log: &mut impl Log<Event>) {
    // R25: the one with cards left is last. R22: there may be no last hand at all.
    if let Some(last) = Seat::all(game.seats).find(|seat| game.out[seat.index()] == 0) {
        game.out[last.index()] = game.seats;
        log.tell(|| Event::Last { round: game.round, seat: last, place: game.seats });
    }
    let round = Round { number: game.round, totals: game.totals, places: game.places, results: results(game) };
    let scoring = score::scoring(game);
    let captured_counts = scoring.counts_captured(game.round);
    for seat in Seat::all(game.seats) {
        log.tell(|| scored(seat, score::seat_scores(scoring, &round)[seat], captured_counts));
    }
    game.history.push(scoring, &round);
    (game.totals, game.places) = score::after(scoring, &round);
    clear_round(game);
    if score::is_over(game) {
        finish_match(game, log);
    } else {
        next_round(game, log);
    }
}

/// §6: what the points of each seat come from. The joker and mosquitoes are only ever themselves (R6).
fn results(game: &Zoff) -> [RoundResult; MOST_SEATS] {
    let mut piles = game.captured;
    if let Some(alone) = game.alone() {
        piles[alone.index()].add(game.discards.cards());
    }
    let mut results = [RoundResult::default(); MOST_SEATS];
    for seat in Seat::all(game.seats) {
        let pile = piles[seat.index()];
        results[seat.index()] = RoundResult::new(game.out[seat.index()], pile.lions(), pile.hedgehogs() > 0);
    }
    results
}

fn scored(seat: Seat, score: score::SeatScore, captured_counts: bool) -> Event {
    Event::Scored {
        seat,
        points: score.points,
        place: score.place_points,
        partner: score.partner_points,
        lone: score.lone_points,
        lions: score.lion_points,
        hedgehog: score.hedgehog_points,
        total: score.total,
        out: score.place,
        rank: score.rank,
        captured_counts,
    }
}

/// Nothing of a round is left.
fn clear_round(game: &mut Zoff) {
    game.hands = [Cards::NONE; MOST_SEATS];
    game.shown = [Cards::NONE; MOST_PAIRS];
    game.known = [UpToTwo::NONE; MOST_SEATS];
    game.discards = UpToTwo::NONE;
    game.captured = [Pile::default(); MOST_SEATS];
    game.out = [0; MOST_SEATS];
    game.active = NOBODY;
    game.joker_seen = NOBODY;
    trick::clear_table(game);
}

fn finish_match(game: &mut Zoff, log: &mut impl Log<Event>) {
    game.phase = Phase::Over;
    game.dealer = NOBODY;
    game.pair_up();
    let winner = game.places[0];
    log.tell(|| Event::Over { seat: winner, total: game.totals[winner.index()].into() });
}

/// §5 D1: the leader of the standings deals a round of pairs; else the deal goes to the left (R7).
fn next_round(game: &mut Zoff, log: &mut impl Log<Event>) {
    game.phase = Phase::Deal;
    game.round = (game.round + 1).min(score::MOST as u16);
    game.pair_up();
    game.dealer = if game.is_paired() { game.places[0] } else { game.left_of(game.dealer) };
    for (seat, partner_seat) in game.pairs() {
        log.tell(|| Event::Paired { seat, partner_seat });
    }
    if let Some(seat) = game.alone() {
        log.tell(|| Event::Alone { seat });
    }
}
