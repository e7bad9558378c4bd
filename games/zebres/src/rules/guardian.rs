//! §4 S0: placing the guardian. §5.6: moving it.

use kernel::{Log, Seat};

use super::turn;
use crate::action::{Action, Event, Illegal};
use crate::components::{PLACES, Place};
use crate::state::Zebres;

/// §5.6: the steps the guardian may take while one of them leads to a line with room.
const STEPS: std::ops::RangeInclusive<u8> = 1..=3;

pub(super) fn places(game: &Zebres, out: &mut Vec<Action>) {
    out.extend(Place::all().filter(|&place| has_room(game, place)).map(Action::PlaceGuardian));
}

/// Any place will do on an empty board; on a loaded one (R21) it must offer a placement, as everywhere (R14).
pub(super) fn check_place(game: &Zebres, place: Place) -> Result<(), Illegal> {
    match has_room(game, place) {
        true => Ok(()),
        false => Err(Illegal::LineFull(place.line())),
    }
}

pub(super) fn place(game: &mut Zebres, seat: Seat, place: Place, log: &mut impl Log<Event>) {
    let line = place.line();
    log.tell(|| Event::Guardian { seat, position: place, line: line.name(), number: line.number() });
    game.guardian = place;
    turn::pass_on(game, seat, log);
}

#[inline]
pub(super) fn steps(game: &Zebres, out: &mut Vec<Action>) {
    // R19: a single step that is possible is a decision too.
    let near = STEPS.filter(|&steps| has_room(game, game.guardian.after(steps)));
    let listed = out.len();
    out.extend(near.map(Action::MoveGuardian));
    if out.len() == listed {
        out.extend(first_with_room(game).map(Action::MoveGuardian));
    }
}

/// §5.6: one to three steps to a line with room (R14); where there is none, on to the first that has.
pub(super) fn check_steps(game: &Zebres, steps: u8) -> Result<(), Illegal> {
    let near = STEPS.filter(|&steps| has_room(game, game.guardian.after(steps))).count();
    let place = game.guardian.after(steps % PLACES);
    if near > 0 {
        return match STEPS.contains(&steps) {
            false => Err(Illegal::TooFar(steps)),
            true if !has_room(game, place) => Err(Illegal::LineFull(place.line())),
            true => Ok(()),
        };
    }
    match first_with_room(game) {
        Some(needed) if needed != steps => Err(Illegal::NotFirstFree { steps, needed }),
        Some(_) => Ok(()),
        None => Err(Illegal::LineFull(place.line())),
    }
}

#[inline]
pub(super) fn walk(game: &mut Zebres, seat: Seat, steps: u8, log: &mut impl Log<Event>) {
    game.guardian = game.guardian.after(steps);
    let (position, line) = (game.guardian, game.guardian.line());
    log.tell(|| Event::Walked { seat, steps, position, line: line.name(), number: line.number() });
    turn::pass_on(game, seat, log);
}

/// Whether the line this place faces has a free square: all that counts, whoever places there (R15).
#[inline]
fn has_room(game: &Zebres, place: Place) -> bool {
    place.squares() & !game.occupied() != 0
}

fn first_with_room(game: &Zebres) -> Option<u8> {
    (STEPS.end() + 1..PLACES).find(|&steps| has_room(game, game.guardian.after(steps)))
}
