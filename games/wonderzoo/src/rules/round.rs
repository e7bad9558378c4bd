//! §5.1, §5.7, §5.8: the display, the order of turns, the bus, who is out, and the end.

use kernel::{Log, Luck, Seat, SeatSet};

use super::tile;
use crate::action::{Draw, Drawn, Event, Told};
use crate::components::{COLOURS, Piece, Pieces, SPARE_TILES};
use crate::meta::Stuck;
use crate::state::{Phase, Wonderzoo};

/// With more ways than this to fill the display they are not listed.
const MOST_LISTED: u64 = 256;

/// All other seats in the order of play, and `seat` itself last.
#[inline]
pub(crate) fn clockwise(seat: Seat, seats: u8) -> impl Iterator<Item = Seat> + Clone {
    (seat.0 + 1..seats).chain(0..=seat.0).map(Seat)
}

/// R9: how many tiles are drawn to fill the display. R10: not more than there are.
#[inline]
pub(crate) fn missing_tiles(game: &Wonderzoo) -> u8 {
    // §7: with `pass` nobody is ever out.
    let wanted = game.seats - game.out.len() as u8 + SPARE_TILES;
    wanted.saturating_sub(game.display.len()).min(game.bag.len())
}

/// A round is over, or the entrances are placed: the display is filled, and a round begins.
pub(super) fn fill_display(game: &mut Wonderzoo, log: &mut impl Log<Event>) {
    (game.turn, game.waiting) = (Seat(0), SeatSet::NONE);
    if missing_tiles(game) > 0 {
        game.phase = Phase::Refill;
    } else {
        start(game, log);
    }
}

#[inline]
pub(super) fn draw_tiles(game: &Wonderzoo, luck: &mut impl Luck) -> Draw {
    let (mut bag, mut drawn) = (game.bag, Pieces::default());
    for left in (0..missing_tiles(game)).map(|drawn| game.bag.len() - drawn) {
        let piece = bag.nth(luck.below(left.into()));
        bag.remove(piece);
        drawn.insert(piece);
    }
    Draw::Tiles(Drawn::of(drawn.iter().map(|piece| game.set.name(piece))))
}

pub(super) fn may_be_drawn(game: &Wonderzoo, drawn: &Drawn) -> bool {
    let in_bag = |name| game.set.find(name).is_some_and(|piece| game.bag.contains(piece));
    drawn.iter().count() == usize::from(missing_tiles(game)) && drawn.iter().all(in_bag)
}

/// All ways to fill the display, unless they are too many.
pub(super) fn outcomes(game: &Wonderzoo, out: &mut Vec<(Draw, u32)>) -> bool {
    let (tiles, missing) = (u64::from(game.bag.len()), missing_tiles(game));
    let ways = (0..u64::from(missing)).fold(1, |ways, drawn| ways * (tiles - drawn) / (drawn + 1));
    if ways > MOST_LISTED {
        return false;
    }
    let pieces: Vec<Piece> = game.bag().collect();
    list(game, &pieces, missing, Drawn::default(), out);
    true
}

/// Adds `missing` of the pieces to what was drawn, in every way.
fn list(game: &Wonderzoo, pieces: &[Piece], missing: u8, drawn: Drawn, out: &mut Vec<(Draw, u32)>) {
    if missing == 0 {
        out.push((Draw::Tiles(drawn), 1));
        return;
    }
    for (at, &piece) in pieces.iter().enumerate() {
        let mut drawn = drawn;
        drawn.push(game.set.name(piece));
        list(game, &pieces[at + 1..], missing - 1, drawn, out);
    }
}

#[inline]
pub(super) fn settle_tiles(game: &mut Wonderzoo, drawn: &Drawn, log: &mut impl Log<Event>) {
    for name in drawn.iter() {
        let piece = game.set.find(name).expect("checked");
        game.bag.remove(piece);
        game.display.insert(piece);
        log.tell(|| Event::Revealed { tile: Told::new(name, game.set.tile(piece)) });
    }
    start(game, log);
}

/// §5.1: from the bus on, everybody for whom the game is not over. R24: the order is fixed now.
fn start(game: &mut Wonderzoo, log: &mut impl Log<Event>) {
    game.round = game.round.saturating_add(1);
    game.waiting = game.still_in();
    // The seat before the bus is the one after which the first turn is.
    let before = Seat((game.bus.0 + game.seats - 1) % game.seats);
    if let Some(seat) = next_waiting(game, before) {
        log.tell(|| Event::Round { round: game.round, seat });
    }
    next_turn(game, before, log);
}

#[inline]
fn next_waiting(game: &Wonderzoo, after: Seat) -> Option<Seat> {
    clockwise(after, game.seats).find(|&seat| game.waiting.contains(seat))
}

/// The turn of a seat is over.
#[inline]
pub(super) fn end_turn(game: &mut Wonderzoo, log: &mut impl Log<Event>) {
    (game.hand, game.moves, game.visitors) = (None, 0, [0; COLOURS]);
    next_turn(game, game.turn, log);
}

/// §5.2: the next seat for which a tile fits has its turn.
#[inline]
fn next_turn(game: &mut Wonderzoo, after: Seat, log: &mut impl Log<Event>) {
    let mut after = after;
    while let Some(seat) = next_waiting(game, after) {
        game.waiting = game.waiting.without(seat);
        if tile::any_fits(game, seat) {
            (game.phase, game.turn) = (Phase::Pick, seat);
            return;
        }
        // R10: an empty display fits nobody.
        match game.switches.stuck {
            // R8: for good.
            Stuck::Out => {
                game.out = game.out.with(seat);
                log.tell(|| Event::Out { seat });
            }
            Stuck::Pass => {
                game.passed = game.passed.with(seat);
                log.tell(|| Event::Passed { seat });
            }
        }
        after = seat;
    }
    end(game, log);
}

/// §5.1: the round is over.
fn end(game: &mut Wonderzoo, log: &mut impl Log<Event>) {
    if !game.bus_taken {
        // By seats: also to somebody for whom the game is over.
        game.bus = clockwise(game.bus, game.seats).next().expect("there are seats");
        log.tell(|| Event::BusPassed { seat: game.bus });
    }
    game.bus_taken = false;
    let stuck = match game.switches.stuck {
        Stuck::Out => game.out,
        Stuck::Pass => game.passed,
    };
    if stuck == SeatSet::first(game.seats) {
        finish(game, log);
        return;
    }
    game.passed = SeatSet::NONE;
    fill_display(game, log);
}

/// §5.8: the end.
fn finish(game: &mut Wonderzoo, log: &mut impl Log<Event>) {
    (game.phase, game.turn) = (Phase::Over, Seat(0));
    for seat in Seat::all(game.seats) {
        log.tell(|| Event::Total { seat, points: game.points(seat) });
    }
    log.tell(|| Event::Over);
}
