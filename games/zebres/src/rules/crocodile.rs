//! §5.4: the crocodile that has just been placed, and the gazelles across the river.

use kernel::{Log, Seat};

use super::{animal, turn};
use crate::action::{Action, Event, Illegal};
use crate::components::{Animal, Square, squares};
use crate::state::{Phase, Zebres};

pub(super) fn swaps(game: &Zebres, out: &mut Vec<Action>) {
    out.push(Action::Decline);
    out.extend(squares(in_reach(game, game.crocodile)).map(Action::Swap));
}

/// A gazelle beside the crocodile, across a river, face up, of either colour (R6), and not
/// moved before in this chain (R7).
pub(super) fn check(game: &Zebres, square: Square) -> Result<(), Illegal> {
    let on_square = |set: u32| set & square.bit() != 0;
    if !on_square(game.crocodile.neighbours()) {
        return Err(Illegal::NotANeighbour(square));
    }
    if !on_square(game.board.across_river(game.crocodile)) {
        return Err(Illegal::NoRiver(square));
    }
    if !on_square(game.squares_with(Animal::Gazelle)) {
        return Err(Illegal::NoGazelle(square));
    }
    if on_square(game.moved) {
        return Err(Illegal::AlreadySwapped(square));
    }
    if on_square(game.face_down) {
        return Err(Illegal::GazelleHidden(square));
    }
    Ok(())
}

/// Asks for a swap if there is a gazelle in reach, else the placement is finished: there is no question without
/// a swap (R19).
#[inline]
pub(super) fn look_around(game: &mut Zebres, seat: Seat, crocodile: Square, log: &mut impl Log<Event>) {
    if in_reach(game, crocodile) == 0 {
        finish(game, seat, log);
    } else {
        game.crocodile = crocodile;
        game.phase = Phase::CrocodileSwap;
    }
}

pub(super) fn swap(game: &mut Zebres, seat: Seat, gazelle: Square, log: &mut impl Log<Event>) {
    let crocodile = game.crocodile;
    let owner = game.owner(gazelle);
    let both = crocodile.bit() | gazelle.bit();
    game.animals[Animal::Crocodile as usize] ^= both;
    game.animals[Animal::Gazelle as usize] ^= both;
    if owner != seat {
        game.owned[0] ^= both;
        game.owned[1] ^= both;
    }
    // R8: a gazelle that lands beside a lion turns face down; it does not go home.
    let hidden = animal::beside_lion(game, crocodile);
    game.face_down |= u32::from(hidden) << crocodile.0;
    log.tell(|| Event::Swapped { seat, from: crocodile, to: gazelle, hidden });
    game.moved |= crocodile.bit();
    look_around(game, seat, gazelle, log);
}

pub(super) fn decline(game: &mut Zebres, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(|| Event::Declined { seat });
    finish(game, seat, log);
}

fn finish(game: &mut Zebres, seat: Seat, log: &mut impl Log<Event>) {
    game.crocodile = Zebres::NO_SQUARE;
    game.moved = 0;
    turn::finish_placement(game, seat, log);
}

/// The gazelles that a crocodile on this square may swap with: what `check` lets through.
#[inline]
fn in_reach(game: &Zebres, crocodile: Square) -> u32 {
    game.board.across_river(crocodile) & who_swaps(game)
}

/// The gazelles that a crocodile across a river may swap with.
#[inline]
pub(super) fn who_swaps(game: &Zebres) -> u32 {
    game.squares_with(Animal::Gazelle) & !game.face_down & !game.moved
}
