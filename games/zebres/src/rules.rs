//! §4: who decides what. One file for each kind of decision; this one hands over to it.

mod animal;
mod crocodile;
mod guardian;
mod turn;

use kernel::{First, Log, Seat};

use crate::action::{Action, Event, Illegal};
use crate::state::{Phase, Zebres};
use crate::view::Prospects;

/// Every action open to `seat`.
#[inline]
pub(crate) fn legal(game: &Zebres, seat: Seat, out: &mut Vec<Action>) {
    if seat != game.active {
        return;
    }
    match game.phase {
        Phase::PlaceGuardian => guardian::places(game, out),
        Phase::PlaceAnimal => animal::placements(game, out),
        Phase::CrocodileSwap => crocodile::swaps(game, out),
        Phase::MoveGuardian => guardian::steps(game, out),
        Phase::ChooseFirst | Phase::Over => {}
    }
}

/// Whether `seat`, which is to move, may do this.
pub(crate) fn check(game: &Zebres, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (game.phase, action) {
        (Phase::PlaceGuardian, Action::PlaceGuardian(place)) => guardian::check_place(game, place),
        (Phase::PlaceAnimal, Action::PlaceAnimal(animal, square)) => animal::check(game, seat, animal, square),
        (Phase::CrocodileSwap, Action::Swap(square)) => crocodile::check(game, square),
        (Phase::CrocodileSwap, Action::Decline) => Ok(()),
        (Phase::MoveGuardian, Action::MoveGuardian(steps)) => guardian::check_steps(game, steps),
        (expected, _) => Err(Illegal::WrongPhase(expected)),
    }
}

/// Does what `check` allowed.
#[inline]
pub(crate) fn perform(game: &mut Zebres, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::PlaceGuardian(place) => guardian::place(game, seat, place, log),
        Action::PlaceAnimal(animal, square) => animal::place(game, seat, animal, square, log),
        Action::Swap(square) => crocodile::swap(game, seat, square, log),
        Action::Decline => crocodile::decline(game, seat, log),
        Action::MoveGuardian(steps) => guardian::walk(game, seat, steps, log),
    }
}

/// What could come of the next animal. Views are made after every move, so this does not try every placement.
pub(crate) fn prospects(game: &Zebres) -> Prospects {
    let placing = match game.phase {
        Phase::PlaceAnimal => animal::prospects(game),
        _ => Prospects::default(),
    };
    Prospects { inaugurates: turn::is_inauguration_near(game), ..placing }
}

/// §3: chance has named the first player.
pub(crate) fn choose_first(game: &mut Zebres, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(|| Event::First { seat });
    game.first_player = First::Given(seat);
    game.active = seat;
    game.phase = Phase::PlaceGuardian;
}
