//! §5.4: visitors are drawn and placed. §5.5: they are moved. §2.2: where they stand.

use kernel::{Log, Luck, Seat};

use super::{apply, round};
use crate::action::{Action, Draw, Event, Illegal};
use crate::components::{COLOURS, Colour, Kind};
use crate::grid::{Cell, cells};
use crate::state::{Phase, Wonderzoo};

/// R5, R11: how many visitors are drawn: what the icon says, or what is left.
#[inline]
pub(super) fn drawn_now(game: &Wonderzoo) -> u8 {
    let left: u8 = game.visitor_bag.iter().sum();
    game.set.tile(game.held()).icon.draws().min(left)
}

#[inline]
pub(super) fn draw(game: &Wonderzoo, luck: &mut impl Luck) -> Draw {
    let (mut bag, mut drawn) = (game.visitor_bag, [0; COLOURS]);
    for _ in 0..drawn_now(game) {
        let mut at = luck.below(bag.iter().sum::<u8>().into()) as u8;
        let colour = bag.iter().position(|&count| {
            let is_here = at < count;
            at = at.saturating_sub(count);
            is_here
        });
        let colour = colour.expect("some are left");
        bag[colour] -= 1;
        drawn[colour] += 1;
    }
    Draw::Visitors(drawn)
}

pub(super) fn may_be_drawn(game: &Wonderzoo, counts: &[u8; COLOURS]) -> bool {
    let are_there = counts.iter().zip(&game.visitor_bag).all(|(count, left)| count <= left);
    are_there && counts.iter().sum::<u8>() == drawn_now(game)
}

/// The visitors that can come, with the number of ways in which they do.
pub(super) fn outcomes(game: &Wonderzoo, out: &mut Vec<(Draw, u32)>) {
    let left = |colour: usize| u32::from(game.visitor_bag[colour]);
    let mut add = |colours: &[usize], ways: u32| {
        let mut counts = [0; COLOURS];
        colours.iter().for_each(|&colour| counts[colour] += 1);
        if ways > 0 {
            out.push((Draw::Visitors(counts), ways));
        }
    };
    for one in 0..COLOURS {
        if drawn_now(game) == 1 {
            add(&[one], left(one));
            continue;
        }
        add(&[one, one], left(one) * left(one).saturating_sub(1) / 2);
        (one + 1..COLOURS).for_each(|other| add(&[one, other], left(one) * left(other)));
    }
}

#[inline]
pub(super) fn settle(game: &mut Wonderzoo, counts: &[u8; COLOURS], log: &mut impl Log<Event>) {
    let seat = game.turn;
    for &colour in Colour::ALL {
        let count = counts[colour as usize];
        game.visitor_bag[colour as usize] -= count;
        (0..count).for_each(|_| log.tell(|| Event::Drawn { seat, colour: colour.name() }));
    }
    game.visitors = *counts;
    go_on_placing(game, seat, log);
}

/// While there are drawn visitors and room for them, one is placed. R17: as many as can be.
#[inline]
fn go_on_placing(game: &mut Wonderzoo, seat: Seat, log: &mut impl Log<Event>) {
    if game.visitors != [0; COLOURS] && game.room(seat) != 0 {
        game.phase = Phase::Visitor;
        return;
    }
    for &colour in Colour::ALL {
        let count = game.visitors_in_hand(colour);
        game.visitor_bag[colour as usize] += count;
        (0..count).for_each(|_| log.tell(|| Event::Returned { seat, colour: colour.name() }));
    }
    round::end_turn(game, log);
}

#[inline]
pub(super) fn places(game: &Wonderzoo, seat: Seat, out: &mut Vec<Action>) {
    let room = game.room(seat);
    for &colour in Colour::ALL.iter().filter(|&&colour| game.visitors_in_hand(colour) > 0) {
        out.extend(cells(room).map(|cell| Action::Stand(colour, cell)));
    }
}

pub(super) fn check_stand(game: &Wonderzoo, seat: Seat, colour: Colour, cell: Cell) -> Result<(), Illegal> {
    if game.visitors_in_hand(colour) == 0 {
        return Err(Illegal::NotInHand(colour));
    }
    check_cell(game, seat, cell)
}

/// §2.2: whether a visitor may stand there.
fn check_cell(game: &Wonderzoo, seat: Seat, cell: Cell) -> Result<(), Illegal> {
    let zoo = game.zoo(seat);
    if zoo.cells_of(Kind::Path) & cell.bit() == 0 {
        return Err(Illegal::NotAPath(cell));
    }
    if zoo.standing() & cell.bit() != 0 {
        return Err(Illegal::VisitorThere(cell));
    }
    // R6: the entrance is a path like any other, unless the switch says otherwise.
    if game.room(seat) & cell.bit() == 0 { Err(Illegal::NoVisitorsOnEntrance(cell)) } else { Ok(()) }
}

#[inline]
pub(super) fn perform_stand(game: &mut Wonderzoo, seat: Seat, colour: Colour, cell: Cell, log: &mut impl Log<Event>) {
    let points = apply(game, seat, Action::Stand(colour, cell), log);
    game.visitors[colour as usize] -= 1;
    log.tell(|| Event::Visitor { seat, colour: colour.name(), cell, points });
    go_on_placing(game, seat, log);
}

/// Whether there is a visitor, and somewhere to go.
#[inline]
pub(crate) fn can_move(game: &Wonderzoo, seat: Seat) -> bool {
    game.zoo(seat).standing() != 0 && game.room(seat) != 0
}

/// R5: moving is "up to", so that one may stop.
#[inline]
pub(super) fn moves(game: &Wonderzoo, seat: Seat, out: &mut Vec<Action>) {
    let room = game.room(seat);
    for from in cells(game.zoo(seat).standing()) {
        out.extend(cells(room).map(|to| Action::Move(from, to)));
    }
    out.push(Action::Stop);
}

pub(super) fn check_move(game: &Wonderzoo, seat: Seat, from: Cell, to: Cell) -> Result<(), Illegal> {
    if game.zoo(seat).standing() & from.bit() == 0 {
        return Err(Illegal::NoVisitorThere(from));
    }
    check_cell(game, seat, to)
}

#[inline]
pub(super) fn perform_move(game: &mut Wonderzoo, seat: Seat, from: Cell, to: Cell, log: &mut impl Log<Event>) {
    let points = apply(game, seat, Action::Move(from, to), log);
    log.tell(|| {
        let colour = game.zoo(seat).visitor_at(to).map_or("", Colour::name);
        Event::Moved { seat, colour, from, to, points }
    });
    game.moves -= 1;
    // With `entrance_visitors = false` a visitor who left the last cell may leave none to go to.
    if game.moves == 0 || !can_move(game, seat) {
        round::end_turn(game, log);
    }
}

pub(super) fn perform_stop(game: &mut Wonderzoo, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(|| Event::Stopped { seat });
    round::end_turn(game, log);
}
