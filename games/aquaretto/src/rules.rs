//! §5: who decides what. One file for each kind of decision; this one hands over to it. Placing and the money actions
//! work on the water and the money; the others on the whole game.

mod crew;
mod depot;
mod expand;
mod kinds;
mod placing;
mod purchase;
mod round;
mod settle;
mod setup;
mod turn;
mod unload;

use kernel::{Log, Luck, Seat};
use trucks::Money;

use crate::action::{Action, Draw, Event, Illegal};
use crate::components::price;
use crate::state::{Aquaretto, Phase};
use crate::water::Water;

pub(crate) use expand::is_apart;
pub use kinds::ActionKind;
pub(crate) use kinds::check as check_kind;
pub(crate) use setup::choose_removed;

/// Every action open to `seat`.
#[inline]
pub(crate) fn legal(game: &Aquaretto, seat: Seat, out: &mut Vec<Action>) {
    if seat != game.round.turn() {
        return;
    }
    match game.phase {
        Phase::Turn => {
            turn::choices(game, out);
            money_actions(&game.water, &game.money, seat, |action| out.push(action));
        }
        Phase::Load => turn::loads(game, out),
        Phase::Unload => unload::choices(game, out),
        Phase::Settle => settle::choices(&game.water, seat, out),
        Phase::ChooseRemoved | Phase::ChooseFirst | Phase::Reveal | Phase::Over => {}
    }
}

/// §7: every money action that is possible and can be paid (R46).
#[inline]
fn money_actions(water: &Water, money: &Money, seat: Seat, mut each: impl FnMut(Action)) {
    // The lists do not ask `check`, which would be slow: `tests/reference.rs` compares them with its answer to every action
    // there is.
    let coins = money.purse(seat);
    if coins >= price::MOVE {
        depot::moves(water, seat, &mut each);
        crew::choices(water, seat, &mut each);
    }
    if coins >= price::BUY {
        purchase::choices(water, seat, &mut each);
        depot::discards(water, seat, &mut each);
    }
    expand::choices(water, seat, coins, &mut each);
}

/// Whether `seat`, which is to move, may do this.
pub(crate) fn check(game: &Aquaretto, seat: Seat, action: Action) -> Result<(), Illegal> {
    let (water, money) = (&game.water, &game.money);
    match (game.phase, action) {
        (Phase::Turn, Action::Draw) => turn::check_draw(game),
        (Phase::Turn, Action::Take(truck)) => turn::check_take(game, truck),
        (Phase::Load, Action::Load(truck)) => turn::check_load(game, truck),
        (Phase::Unload, Action::Place(tile, place)) => unload::check(game, seat, tile, place),
        (Phase::Settle, Action::Place(tile, place)) => settle::check_baby(water, seat, tile, place),
        (Phase::Settle, Action::Post(post)) => settle::check_coworker(water, seat, post),
        (Phase::Turn, Action::Move(cell)) => depot::check_move(water, money, seat, cell),
        (Phase::Turn, Action::Repost(from, to)) => crew::check(water, money, seat, from, to),
        (Phase::Turn, Action::Buy(seller, cell)) => purchase::check(water, money, seat, seller, cell),
        (Phase::Turn, Action::Discard) => depot::check_discard(water, money, seat),
        (Phase::Turn, Action::Expand(board)) => expand::check(water, money, seat, board),
        (expected, _) => Err(Illegal::WrongPhase(expected)),
    }
}

/// Does what `check` allowed.
#[inline]
pub(crate) fn perform(game: &mut Aquaretto, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    let (water, money) = (&mut game.water, &mut game.money);
    match action {
        Action::Draw => return game.phase = Phase::Reveal,
        Action::Load(truck) => return turn::load(game, seat, truck, log),
        Action::Take(truck) => return turn::take(game, seat, truck, log),
        Action::Place(tile, place) if game.phase == Phase::Unload => unload::perform(game, seat, tile, place, log),
        Action::Place(_, place) => settle::place_baby(water, money, seat, place, log),
        Action::Post(post) => settle::post_coworker(water, seat, post, log),
        Action::Move(cell) => depot::relocate(water, money, seat, cell, log),
        Action::Repost(from, to) => crew::perform(water, money, seat, from, to, log),
        Action::Buy(seller, cell) => purchase::perform(water, money, seat, seller, cell, log),
        Action::Discard => depot::discard(water, money, seat, log),
        Action::Expand(board) => expand::perform(water, money, seat, board, log),
    }
    round::go_on(game, log);
}

#[inline]
pub(crate) fn draw(game: &Aquaretto, luck: &mut impl Luck) -> Draw {
    match game.phase {
        Phase::Reveal => Draw::Tile(game.stack.draw(luck)),
        _ => setup::draw(game, luck),
    }
}

pub(crate) fn outcomes(game: &Aquaretto, out: &mut Vec<(Draw, u32)>) {
    match game.phase {
        Phase::Reveal => turn::outcomes(game, out),
        _ => setup::outcomes(game, out),
    }
}

pub(crate) fn check_draw(game: &Aquaretto, draw: Draw) -> Result<(), Illegal> {
    let possible = match (game.phase, draw) {
        (Phase::ChooseRemoved, Draw::Removed(removed)) => removed.can_be_left_out(game.water.kit().removed),
        (Phase::ChooseFirst, Draw::First(seat)) => seat.0 < game.round.seats(),
        (Phase::Reveal, Draw::Tile(tile)) => game.stack.count(tile) > 0,
        _ => false,
    };
    if possible { Ok(()) } else { Err(Illegal::NoSuchDraw) }
}

#[inline]
pub(crate) fn settle(game: &mut Aquaretto, draw: Draw, log: &mut impl Log<Event>) {
    match draw {
        Draw::Tile(tile) => turn::reveal(game, tile, log),
        Draw::Removed(removed) => setup::settle_removed(game, removed, log),
        Draw::First(seat) => setup::settle_first(game, seat, log),
    }
}

/// R53: whether a seat could do anything at all, if it were its turn.
pub(crate) fn can_act(game: &Aquaretto, seat: Seat) -> bool {
    if turn::check_draw(game).is_ok() || game.trucks.ready().next().is_some() {
        return true;
    }
    // Only positions set up by hand come here.
    let mut can_act = false;
    money_actions(&game.water, &game.money, seat, |_| can_act = true);
    can_act
}

/// §7: whether a seat can pay this.
fn check_price(money: &Money, seat: Seat, price: u8) -> Result<(), Illegal> {
    let coins = money.purse(seat);
    if coins >= price { Ok(()) } else { Err(Illegal::TooExpensive { price, coins }) }
}
