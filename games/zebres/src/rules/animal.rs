//! §4 S1 and §5.1–5.4: placing an animal.

use kernel::{Log, Seat};

use super::{crocodile, turn};
use crate::action::{Action, Event, Illegal};
use crate::components::{Animal, COLUMNS, Square, beside, squares};
use crate::meta::HiddenGazelle;
use crate::state::{Zebres, opponent};
use crate::view::Prospects;

/// Each animal in hand on each free square of the line, which is hot in playouts: the
/// squares are listed once and then copied for every animal.
#[inline]
pub(super) fn placements(game: &Zebres, out: &mut Vec<Action>) {
    let mut free = [Zebres::NO_SQUARE; COLUMNS];
    let mut count = 0;
    for square in squares(game.guardian.squares() & game.free()) {
        free[count] = square;
        count += 1;
    }
    let hand = &game.hands[game.active.index()];
    for animal in Animal::ALL.into_iter().filter(|&animal| hand[animal as usize] > 0) {
        out.extend(free[..count].iter().map(|&square| Action::PlaceAnimal(animal, square)));
    }
}

/// S1: an animal from the own hand on a free square of the line the guardian faces. A
/// square beside a lion is as good as any (R4).
pub(super) fn check(game: &Zebres, seat: Seat, animal: Animal, square: Square) -> Result<(), Illegal> {
    if game.hands[seat.index()][animal as usize] == 0 {
        return Err(Illegal::NotInHand(animal));
    }
    if game.guardian.squares() & square.bit() == 0 {
        return Err(Illegal::NotOnLine(square, game.guardian.line()));
    }
    if game.occupied() & square.bit() != 0 {
        return Err(Illegal::Occupied(square));
    }
    Ok(())
}

#[inline]
pub(super) fn place(game: &mut Zebres, seat: Seat, animal: Animal, square: Square, log: &mut impl Log<Event>) {
    // §5.1: face down beside a lion of either colour, river or not.
    let hidden = animal.fears_lions() && beside_lion(game, square);
    log.tell(|| Event::Placed { seat, animal, square, hidden });
    game.hands[seat.index()][animal as usize] -= 1;
    game.owned[seat.index()] |= square.bit();
    game.animals[animal as usize] |= square.bit();
    game.face_down |= u32::from(hidden) << square.0;
    match animal {
        Animal::Lion => frighten(game, square, log),
        Animal::Crocodile => return crocodile::look_around(game, seat, square, log),
        Animal::Gazelle | Animal::Zebra | Animal::Elephant => {}
    }
    turn::finish_placement(game, seat, log);
}

/// What could come of placing an animal now, without trying each placement: `tests/view.rs` compares it with that.
pub(super) fn prospects(game: &Zebres) -> Prospects {
    let line = game.guardian.squares() & game.free();
    let holds = |animal: Animal| game.hands[game.active.index()][animal as usize] > 0;
    let on_line = |set: u32| line & set != 0;
    let frightened = game.owned[opponent(game.active).index()] & (who_hides(game) | who_flees(game));
    let timid = Animal::ALL.into_iter().any(|animal| animal.fears_lions() && holds(animal));
    Prospects {
        hides: timid && on_line(beside(game.squares_with(Animal::Lion))),
        frightens: holds(Animal::Lion) && on_line(beside(frightened)),
        swaps: holds(Animal::Crocodile) && on_line(game.board.across_rivers(crocodile::who_swaps(game))),
        inaugurates: false,
    }
}

/// Whether a lion is a neighbour of this square.
#[inline]
pub(super) fn beside_lion(game: &Zebres, square: Square) -> bool {
    square.neighbours() & game.squares_with(Animal::Lion) != 0
}

/// §5.2: zebras beside the lion hide, gazelles go home to their owners, all at once (R17);
/// crocodiles, elephants and lions do not care (R16).
fn frighten(game: &mut Zebres, lion: Square, log: &mut impl Log<Event>) {
    let hiding = lion.neighbours() & who_hides(game);
    game.face_down |= hiding;
    for square in squares(hiding) {
        log.tell(|| Event::Hides { seat: game.owner(square), animal: Animal::Zebra, square });
    }

    let fleeing = lion.neighbours() & who_flees(game);
    for square in squares(fleeing) {
        log.tell(|| Event::Flees { seat: game.owner(square), square });
    }
    for seat in 0..2 {
        game.hands[seat][Animal::Gazelle as usize] += (game.owned[seat] & fleeing).count_ones() as u8;
        game.owned[seat] &= !fleeing;
    }
    game.animals[Animal::Gazelle as usize] &= !fleeing;
    game.face_down &= !fleeing;
}

/// The zebras that hide when a lion comes beside them: those that do not hide already.
#[inline]
fn who_hides(game: &Zebres) -> u32 {
    game.squares_with(Animal::Zebra) & !game.face_down
}

/// The gazelles that go home when a lion comes beside them. R5: a face-down gazelle flees like any other, unless the
/// table reads it the other way.
#[inline]
fn who_flees(game: &Zebres) -> u32 {
    let gazelles = game.squares_with(Animal::Gazelle);
    match game.hidden_gazelle {
        HiddenGazelle::Flees => gazelles,
        HiddenGazelle::Stays => gazelles & !game.face_down,
    }
}
