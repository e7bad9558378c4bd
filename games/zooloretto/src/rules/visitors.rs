//! §7.3: visitors. A stall calls one of its colour, a jungle animal one of any colour, and then the others who have that
//! colour let one step back. R50: tile on its space, visitor, exit and token, retreats, and only then the next tile.

use kernel::{Log, Seat};

use super::round;
use crate::action::{Action, Event, Illegal};
use crate::components::{Colour, Face, Tile};
use crate::state::{Phase, Zooloretto};
use crate::visitors::{LAST, OUTSIDE, Path, Point};
use crate::zoo::Place;

/// A tile from a truck or another barn has been put somewhere. Whether it calls a visitor: then its owner is to say which.
#[inline]
pub(super) fn call(game: &mut Zooloretto, seat: Seat, tile: Tile, place: Place) -> bool {
    if !game.land.expansions().exotic {
        return false;
    }
    match (place, tile.face()) {
        // R39: a stall that was bought, too.
        (Place::At(_), Face::Stall(stall)) => ask(game, seat, Some(stall.colour())),
        _ => call_to_jungle(game, seat, place),
    }
}

/// R38: a jungle animal calls a visitor wherever it comes from. A stall that is moved calls none.
#[inline]
pub(super) fn call_to_jungle(game: &mut Zooloretto, seat: Seat, place: Place) -> bool {
    place == Place::Jungle && ask(game, seat, None)
}

/// Whether a visitor can advance; then this is what the seat decides next. R41: otherwise nothing comes of it.
#[inline(never)]
fn ask(game: &mut Zooloretto, seat: Seat, colour: Option<Colour>) -> bool {
    let can = |colour| game.land.reserve[colour as usize] > 0 || !game.zoo(seat).visitors.of(colour).is_empty();
    if !colour.map_or_else(|| game.land.colours().any(can), can) {
        return false;
    }
    (game.phase, game.colour) = (Phase::Advance, colour);
    true
}

/// Every visitor that can advance, the reserve first. It may be chosen even if there are visitors of the colour in the zoo,
/// and the other way round (R50).
#[inline]
pub(super) fn advances(game: &Zooloretto, seat: Seat, out: &mut Vec<Action>) {
    let colours = game.land.colours().filter(|&colour| game.colour.is_none_or(|called| called == colour));
    for colour in colours {
        if game.land.reserve[colour as usize] > 0 {
            out.push(Action::Advance(colour, OUTSIDE));
        }
        out.extend(game.zoo(seat).visitors.of(colour).points().map(|point| Action::Advance(colour, point)));
    }
}

pub(super) fn check_advance(game: &Zooloretto, seat: Seat, colour: Colour, from: Point) -> Result<(), Illegal> {
    if game.land.colours().all(|other| other != colour) {
        return Err(Illegal::NoSuchColour(colour));
    }
    match game.colour {
        Some(called) if called != colour => Err(Illegal::OtherColour(called)),
        _ if from == OUTSIDE && game.land.reserve[colour as usize] == 0 => Err(Illegal::NoReserve(colour)),
        _ if from == OUTSIDE => Ok(()),
        _ => check_visitor(game, seat, colour, from),
    }
}

fn check_visitor(game: &Zooloretto, seat: Seat, colour: Colour, from: Point) -> Result<(), Illegal> {
    let stands = (1..=LAST).contains(&from) && game.zoo(seat).visitors.of(colour).on(from) > 0;
    if stands { Ok(()) } else { Err(Illegal::NoSuchVisitor(colour, from)) }
}

/// A visitor advances; it leaves by the exit if there is no point so far on, and one of the steps may be lost (W31).
#[inline(never)]
pub(super) fn advance(game: &mut Zooloretto, seat: Seat, colour: Colour, from: Point, log: &mut impl Log<Event>) {
    let to = from + Path::ADVANCE;
    let path = game.land.zoo_mut(seat).visitors.of_mut(colour);
    if to <= LAST {
        path.add(to);
        log.tell(|| Event::Advanced { seat, colour, from, to });
    }
    match from {
        OUTSIDE => game.land.reserve[colour as usize] -= 1,
        _ => path.remove(from),
    }
    if to > LAST {
        game.land.reserve[colour as usize] += 1;
        log.tell(|| Event::Exited { seat, colour, from });
        // R43: there is one token of each colour.
        if game.land.has_token(colour) {
            game.land.zoo_mut(seat).visitors.take_token(colour);
            log.tell(|| Event::Token { seat, colour });
        }
    }
    // Nobody steps back for a stall. Retreats are due even if the visitor has left.
    match game.colour {
        Some(_) => round::after_visitors(game, log),
        None => {
            game.colour = Some(colour);
            retreats(game, seat, log);
        }
    }
}

/// R42, R50: clockwise after `last`, every other seat with the colour lets one visitor step back, those who have passed,
/// too. Only those with visitors on several points are asked which.
fn retreats(game: &mut Zooloretto, mut last: Seat, log: &mut impl Log<Event>) {
    let colour = game.colour.expect("a jungle animal has called it");
    loop {
        last = Seat((last.0 + 1) % game.round.seats());
        if last == game.round.turn() {
            return round::after_visitors(game, log);
        }
        let mut points = game.zoo(last).visitors.of(colour).points();
        match (points.next(), points.next()) {
            (None, _) => {}
            (Some(only), None) => step_back(game, last, colour, only, log),
            (Some(_), Some(_)) => {
                game.phase = Phase::Retreat;
                return game.round.ask(last);
            }
        }
    }
}

/// Every point from which a visitor can step back.
#[inline]
pub(super) fn retreat_choices(game: &Zooloretto, seat: Seat, out: &mut Vec<Action>) {
    let colour = game.colour.expect("a jungle animal has called it");
    out.extend(game.zoo(seat).visitors.of(colour).points().map(|point| Action::Retreat(colour, point)));
}

pub(super) fn check_retreat(game: &Zooloretto, seat: Seat, colour: Colour, from: Point) -> Result<(), Illegal> {
    match game.colour {
        Some(called) if called != colour => Err(Illegal::OtherColour(called)),
        _ => check_visitor(game, seat, colour, from),
    }
}

#[inline(never)]
pub(super) fn retreat(game: &mut Zooloretto, seat: Seat, colour: Colour, from: Point, log: &mut impl Log<Event>) {
    step_back(game, seat, colour, from, log);
    retreats(game, seat, log);
}

/// A visitor steps back; from the first point it leaves by the entrance, and nobody gets a token for that (W30).
fn step_back(game: &mut Zooloretto, seat: Seat, colour: Colour, from: Point, log: &mut impl Log<Event>) {
    let to = from - 1;
    let path = game.land.zoo_mut(seat).visitors.of_mut(colour);
    path.remove(from);
    match to {
        OUTSIDE => game.land.reserve[colour as usize] += 1,
        _ => path.add(to),
    }
    log.tell(|| Event::Retreated { seat, colour, from, to });
}
