//! §4 S3, §5.7 and §6: what happens when a placement is finished, and who is next.

use kernel::{Log, Seat};

use crate::action::Event;
use crate::components::Territory;
use crate::state::{Phase, Zebres};

/// S3, once all effects of the placement are done: inauguration, then the end or the guardian's move.
#[inline]
pub(super) fn finish_placement(game: &mut Zebres, seat: Seat, log: &mut impl Log<Event>) {
    if game.inauguration.is_none() {
        inaugurate(game, seat, log);
    }
    if game.free() == 0 {
        // §7: the guardian is not moved any more.
        log.tell(|| Event::Over);
        game.active = Zebres::NO_SEAT;
        game.phase = Phase::Over;
    } else {
        game.phase = Phase::MoveGuardian;
    }
}

/// §6: the first full territory gives the token to whoever ended this placement, wherever the
/// crocodile went (R13) and whatever fled from another territory (R12). It is never given
/// again, even if that territory opens (R10).
fn inaugurate(game: &mut Zebres, seat: Seat, log: &mut impl Log<Event>) {
    if let Some(territory) = game.board.full_territory(game.occupied()) {
        log.tell(|| Event::Inaugurated { seat, territory });
        game.inauguration = Some(seat);
    }
}

/// §6: whether one more animal somewhere would fill the first territory.
pub(super) fn is_inauguration_near(game: &Zebres) -> bool {
    let has_one_free = |territory| (game.board.squares_of(territory) & game.free()).count_ones() == 1;
    game.inauguration.is_none() && Territory::ALL.into_iter().any(has_one_free)
}

/// §5.7: the guardian has moved, and the next seat places.
#[inline]
pub(super) fn pass_on(game: &mut Zebres, seat: Seat, log: &mut impl Log<Event>) {
    game.active = game.next_after(seat);
    if game.active == seat {
        log.tell(|| Event::Again { seat });
    }
    game.phase = Phase::PlaceAnimal;
}
