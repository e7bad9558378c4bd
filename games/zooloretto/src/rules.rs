//! §4: who decides what. One file for each kind of decision; this one hands over to it.

mod discard;
mod exchange;
mod expand;
mod placing;
mod purchase;
mod relocate;
mod round;
mod setup;
mod turn;
mod unload;

use kernel::{Log, Luck, Seat};

use crate::action::{Action, Draw, Event, Illegal};
use crate::components::{MOST_IDLE_TURNS, price};
use crate::state::{Phase, Zooloretto};

pub(crate) use setup::{choose_first, remove};

/// Every action open to `seat`.
#[inline]
pub(crate) fn legal(game: &Zooloretto, seat: Seat, out: &mut Vec<Action>) {
    if seat != game.active {
        return;
    }
    match game.phase {
        Phase::Turn => {
            turn::choices(game, out);
            money_actions(game, out);
        }
        Phase::Load => turn::loads(game, out),
        Phase::Unload => unload::choices(game, out),
        Phase::ChooseRemoved | Phase::ChooseFirst | Phase::Reveal | Phase::Over => {}
    }
}

/// §5: every money action that is possible and can be paid.
#[inline]
fn money_actions(game: &Zooloretto, out: &mut Vec<Action>) {
    if game.idle_turns == MOST_IDLE_TURNS {
        return;
    }
    // In the order of their prices; D41. The lists do not ask `check`, which would be slow: `tests/reference.rs`
    // compares them with its answer to every action there is (`everything`).
    let coins = game.zoo(game.active).coins;
    if coins >= price::MOVE {
        relocate::choices(game, out);
    }
    if coins >= price::EXCHANGE {
        exchange::choices(game, out);
    }
    if coins >= price::PURCHASE {
        purchase::choices(game, out);
    }
    if coins >= price::DISCARD {
        discard::choices(game, out);
    }
    if coins >= price::EXPAND {
        expand::choices(game, out);
    }
}

/// Whether `seat`, which is to move, may do this.
pub(crate) fn check(game: &Zooloretto, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (game.phase, action) {
        (Phase::Turn, Action::Draw) => turn::check_draw(game),
        (Phase::Turn, Action::Take(truck)) => turn::check_take(game, truck),
        (Phase::Load, Action::Load(truck)) => turn::check_load(game, truck),
        (Phase::Unload, Action::Unload(tile, place)) => unload::check(game, seat, tile, place),
        (
            Phase::Turn,
            Action::Move { .. } | Action::Exchange(..) | Action::Purchase { .. } | Action::Discard(_) | Action::Expand,
        ) if game.idle_turns == MOST_IDLE_TURNS => Err(Illegal::TrucksOnly),
        (Phase::Turn, Action::Move { tile, from, to }) => relocate::check(game, seat, tile, from, to),
        (Phase::Turn, Action::Exchange(enclosure, with)) => exchange::check(game, seat, enclosure, with),
        (Phase::Turn, Action::Purchase { seller, tile, to }) => purchase::check(game, seat, seller, tile, to),
        (Phase::Turn, Action::Discard(tile)) => discard::check(game, seat, tile),
        (Phase::Turn, Action::Expand) => expand::check(game, seat),
        (expected, _) => Err(Illegal::WrongPhase(expected)),
    }
}

/// Does what `check` allowed.
#[inline]
pub(crate) fn perform(game: &mut Zooloretto, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::Draw => return turn::draw(game),
        Action::Load(truck) => return turn::load(game, seat, truck, log),
        Action::Take(truck) => return turn::take(game, seat, truck, log),
        Action::Unload(tile, place) => return unload::perform(game, seat, tile, place, log),
        Action::Move { tile, from, to } => relocate::perform(game, seat, tile, from, to, log),
        Action::Exchange(enclosure, with) => exchange::perform(game, seat, enclosure, with, log),
        Action::Purchase { seller, tile, to } => purchase::perform(game, seat, seller, tile, to, log),
        Action::Discard(tile) => discard::perform(game, seat, tile, log),
        Action::Expand => expand::perform(game, seat, log),
    }
    game.idle_turns += 1;
    round::finish_turn(game, log);
}

#[inline]
pub(crate) fn draw(game: &Zooloretto, luck: &mut impl Luck) -> Draw {
    match game.phase {
        Phase::Reveal => Draw::Tile(game.stack.draw(luck)),
        _ => setup::draw(game, luck),
    }
}

pub(crate) fn outcomes(game: &Zooloretto, out: &mut Vec<(Draw, u32)>) {
    match game.phase {
        Phase::Reveal => turn::outcomes(game, out),
        _ => setup::outcomes(game, out),
    }
}

pub(crate) fn check_draw(game: &Zooloretto, draw: Draw) -> Result<(), Illegal> {
    let possible = match (game.phase, draw) {
        (Phase::ChooseRemoved, Draw::Removed(removed)) => setup::may_remove(game, removed),
        (Phase::ChooseFirst, Draw::First(seat)) => seat.0 < game.seats,
        (Phase::Reveal, Draw::Tile(tile)) => game.stack.count(tile) > 0,
        _ => false,
    };
    if possible { Ok(()) } else { Err(Illegal::NoSuchDraw) }
}

#[inline]
pub(crate) fn settle(game: &mut Zooloretto, draw: Draw, log: &mut impl Log<Event>) {
    match draw {
        Draw::Tile(tile) => turn::reveal(game, tile, log),
        Draw::Removed(removed) => setup::settle_removed(game, removed, log),
        Draw::First(seat) => setup::settle_first(game, seat, log),
    }
}

/// R55: whether the seat to move can do anything at all.
pub(crate) fn can_act(game: &Zooloretto) -> bool {
    let draws = game.stack.len() > 0 && game.trucks.with_room().next().is_some();
    if draws || game.trucks.ready().next().is_some() {
        return true;
    }
    // Only positions set up by hand come here (R20).
    let mut actions = Vec::new();
    money_actions(game, &mut actions);
    !actions.is_empty()
}

/// §5: whether a seat can pay this.
fn check_price(game: &Zooloretto, seat: Seat, price: u8) -> Result<(), Illegal> {
    let coins = game.zoo(seat).coins;
    if coins >= price { Ok(()) } else { Err(Illegal::TooExpensive { price, coins }) }
}

/// §5: the cost is paid first, to the bank.
fn pay(game: &mut Zooloretto, seat: Seat, price: u8) {
    game.zoo_mut(seat).coins -= price;
    game.bank += price;
}
