//! §5: who decides what. One file for each part of a turn; this one hands over to it.

mod entrance;
mod icon;
mod round;
mod swap;
mod tile;
mod visitors;

use kernel::{Log, Luck, Seat};

use crate::action::{Action, Draw, Event, Illegal};
use crate::state::{Phase, Wonderzoo};

pub(crate) use entrance::{check as check_entrance, give_first_bus};
pub(crate) use round::{clockwise, missing_tiles};
pub(crate) use swap::is_possible as can_swap;
pub(crate) use tile::{any_fits, check_placement};
pub(crate) use visitors::can_move;

/// Every action open to `seat`.
#[inline]
pub(crate) fn legal(game: &Wonderzoo, seat: Seat, out: &mut Vec<Action>) {
    if seat != game.turn {
        return;
    }
    match game.phase {
        Phase::Entrance => entrance::places(game, seat, out),
        Phase::Pick => tile::picks(game, seat, out),
        Phase::Place => tile::places(game, seat, out),
        Phase::Icon => out.extend([Action::Use, Action::Skip]),
        Phase::Visitor => visitors::places(game, seat, out),
        Phase::Move => visitors::moves(game, seat, out),
        Phase::Swap => swap::swaps(game, seat, out),
        Phase::Bus | Phase::Refill | Phase::Draw | Phase::Over => {}
    }
}

/// Whether `seat`, which is to decide, may do this.
pub(crate) fn check(game: &Wonderzoo, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (game.phase, action) {
        (Phase::Entrance, Action::Place(at)) => entrance::check(game, seat, at),
        (Phase::Pick, Action::Pick(name)) => tile::check_pick(game, seat, name),
        (Phase::Place, Action::Place(at)) => tile::check(game, seat, at),
        (Phase::Icon, Action::Use | Action::Skip) | (Phase::Move, Action::Stop) => Ok(()),
        (Phase::Visitor, Action::Stand(colour, cell)) => visitors::check_stand(game, seat, colour, cell),
        (Phase::Move, Action::Move(from, to)) => visitors::check_move(game, seat, from, to),
        (Phase::Swap, Action::Relocate(name, at)) => swap::check_relocation(game, seat, name, at),
        (Phase::Swap, Action::Exchange(name, other)) => swap::check_exchange(game, seat, name, other),
        (expected, _) => Err(Illegal::WrongPhase(expected)),
    }
}

/// Does what `check` allowed.
#[inline]
pub(crate) fn perform(game: &mut Wonderzoo, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::Place(at) if game.phase == Phase::Entrance => entrance::perform(game, seat, at, log),
        Action::Place(at) => tile::perform(game, seat, at, log),
        Action::Pick(name) => tile::perform_pick(game, seat, name, log),
        Action::Use => icon::perform_use(game, seat, log),
        Action::Skip => icon::perform_skip(game, seat, log),
        Action::Stand(colour, cell) => visitors::perform_stand(game, seat, colour, cell, log),
        Action::Move(from, to) => visitors::perform_move(game, seat, from, to, log),
        Action::Stop => visitors::perform_stop(game, seat, log),
        Action::Relocate(name, at) => swap::perform_relocation(game, seat, name, at, log),
        Action::Exchange(name, other) => swap::perform_exchange(game, seat, name, other, log),
    }
}

/// Does to the zoo of `seat` what was decided, and says by how much its points changed. They are for the log alone.
#[inline]
fn apply(game: &mut Wonderzoo, seat: Seat, action: Action, log: &impl Log<Event>) -> i32 {
    let before = if log.listens() { game.points(seat) } else { 0 };
    game.zoos[seat.index()].apply(&game.set, game.hand, action);
    if log.listens() { game.points(seat) - before } else { 0 }
}

#[inline]
pub(crate) fn draw(game: &Wonderzoo, luck: &mut impl Luck) -> Draw {
    match game.phase {
        Phase::Bus => Draw::Bus(Seat(luck.below(game.seats.into()) as u8)),
        Phase::Draw => visitors::draw(game, luck),
        _ => round::draw_tiles(game, luck),
    }
}

pub(crate) fn outcomes(game: &Wonderzoo, out: &mut Vec<(Draw, u32)>) -> bool {
    match game.phase {
        Phase::Bus => {
            out.extend(Seat::all(game.seats).map(|seat| (Draw::Bus(seat), 1)));
            true
        }
        Phase::Draw => {
            visitors::outcomes(game, out);
            true
        }
        _ => round::outcomes(game, out),
    }
}

pub(crate) fn check_draw(game: &Wonderzoo, draw: &Draw) -> Result<(), Illegal> {
    let possible = match (game.phase, draw) {
        (Phase::Bus, Draw::Bus(seat)) => seat.0 < game.seats,
        (Phase::Refill, Draw::Tiles(tiles)) => round::may_be_drawn(game, tiles),
        (Phase::Draw, Draw::Visitors(counts)) => visitors::may_be_drawn(game, counts),
        _ => false,
    };
    if possible { Ok(()) } else { Err(Illegal::NoSuchDraw) }
}

#[inline]
pub(crate) fn settle(game: &mut Wonderzoo, draw: &Draw, log: &mut impl Log<Event>) {
    match draw {
        Draw::Bus(seat) => {
            log.tell(|| Event::FirstBus { seat: *seat });
            give_first_bus(game, *seat);
        }
        Draw::Tiles(tiles) => round::settle_tiles(game, tiles, log),
        Draw::Visitors(counts) => visitors::settle(game, counts, log),
    }
}
