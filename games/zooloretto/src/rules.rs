//! §4: who decides what. One file for each kind of decision; this one hands over to it. Placing and the money actions
//! work on the land and the money; the others on the whole game.

mod discard;
mod donate;
mod exchange;
mod expand;
mod kinds;
mod placing;
mod purchase;
mod relocate;
mod round;
mod setup;
mod turn;
mod unload;
mod visitors;

use kernel::{Log, Luck, Seat};
use trucks::Money;

use crate::action::{Action, Draw, Event, Illegal};
use crate::components::{MOST_IDLE_TURNS, price};
use crate::land::Land;
use crate::state::{Phase, Zooloretto};

pub use kinds::ActionKind;
pub(crate) use kinds::check as check_kind;
pub use placing::Arrival;
pub(crate) use placing::{bears, suits};
pub(crate) use setup::choose_removed;

/// Every action open to `seat`.
#[inline]
pub(crate) fn legal(game: &Zooloretto, seat: Seat, out: &mut Vec<Action>) {
    if seat != game.round.decides() {
        return;
    }
    match game.phase {
        Phase::Turn => {
            turn::choices(game, out);
            if !is_idle_too_long(game) {
                money_actions(&game.land, &game.money, seat, |action| out.push(action));
                donate::choices(&game.land, seat, &mut |action| out.push(action));
            }
        }
        Phase::Load => turn::loads(game, out),
        Phase::Unload => unload::choices(game, out),
        Phase::Advance => visitors::advances(game, seat, out),
        Phase::Retreat => visitors::retreat_choices(game, seat, out),
        Phase::ChooseRemoved | Phase::ChooseJungle | Phase::ChooseFirst | Phase::Reveal | Phase::Over => {}
    }
}

/// R46: after so many turns without a draw or a truck, only these are possible.
#[inline]
fn is_idle_too_long(game: &Zooloretto) -> bool {
    game.idle_turns == MOST_IDLE_TURNS
}

/// §5: every money action that is possible and can be paid.
#[inline]
fn money_actions(land: &Land, money: &Money, seat: Seat, mut each: impl FnMut(Action)) {
    // In the order of their prices; D41. The lists do not ask `check`, which would be slow: `tests/reference.rs`
    // compares them with its answer to every action there is (`everything`).
    let coins = money.purse(seat);
    if coins >= price::MOVE {
        relocate::choices(land, seat, &mut each);
    }
    if coins >= price::EXCHANGE {
        exchange::choices(land, seat, &mut each);
    }
    if coins >= price::PURCHASE {
        purchase::choices(land, seat, &mut each);
    }
    if coins >= price::DISCARD {
        discard::choices(land, seat, &mut each);
    }
    if coins >= price::EXPAND {
        expand::choices(land, seat, &mut each);
    }
}

/// Whether `seat`, which is to move, may do this.
pub(crate) fn check(game: &Zooloretto, seat: Seat, action: Action) -> Result<(), Illegal> {
    let (land, money) = (&game.land, &game.money);
    match (game.phase, action) {
        (Phase::Turn, Action::Draw) => turn::check_draw(game),
        (Phase::Turn, Action::Take(truck)) => turn::check_take(game, truck),
        (Phase::Load, Action::Load(truck)) => turn::check_load(game, truck),
        (Phase::Unload, Action::Unload(tile, place)) => unload::check(game, seat, tile, place),
        (
            Phase::Turn,
            Action::Move { .. }
            | Action::Exchange(..)
            | Action::Purchase { .. }
            | Action::Discard(_)
            | Action::Expand
            | Action::Donate(_),
        ) if is_idle_too_long(game) => Err(Illegal::TrucksOnly),
        (Phase::Turn, Action::Move { tile, from, to }) => relocate::check(land, money, seat, tile, from, to),
        (Phase::Turn, Action::Exchange(enclosure, with)) => exchange::check(land, money, seat, enclosure, with),
        (Phase::Turn, Action::Purchase { seller, tile, to }) => purchase::check(land, money, seat, seller, tile, to),
        (Phase::Turn, Action::Discard(tile)) => discard::check(land, money, seat, tile),
        (Phase::Turn, Action::Expand) => expand::check(land, money, seat),
        (Phase::Turn, Action::Donate(enclosure)) => donate::check(land, seat, enclosure),
        (Phase::Advance, Action::Advance(colour, from)) => visitors::check_advance(game, seat, colour, from),
        (Phase::Retreat, Action::Retreat(colour, from)) => visitors::check_retreat(game, seat, colour, from),
        (expected, _) => Err(Illegal::WrongPhase(expected)),
    }
}

/// Does what `check` allowed.
#[inline]
pub(crate) fn perform(game: &mut Zooloretto, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    let (land, money) = (&mut game.land, &mut game.money);
    let mut is_visitor_called = false;
    match action {
        Action::Draw => return turn::draw(game),
        Action::Load(truck) => return turn::load(game, seat, truck, log),
        Action::Take(truck) => return turn::take(game, seat, truck, log),
        Action::Unload(tile, place) => return unload::perform(game, seat, tile, place, log),
        Action::Advance(colour, from) => return visitors::advance(game, seat, colour, from, log),
        Action::Retreat(colour, from) => return visitors::retreat(game, seat, colour, from, log),
        Action::Move { tile, from, to } => {
            relocate::perform(land, money, seat, tile, from, to, log);
            is_visitor_called = visitors::call_to_jungle(game, seat, to);
        }
        Action::Exchange(enclosure, with) => exchange::perform(land, money, seat, enclosure, with, log),
        Action::Purchase { seller, tile, to } => {
            purchase::perform(land, money, seat, seller, tile, to, log);
            is_visitor_called = visitors::call(game, seat, tile, to);
        }
        Action::Discard(tile) => discard::perform(land, money, seat, tile, log),
        Action::Expand => expand::perform(land, money, seat, log),
        Action::Donate(enclosure) => donate::perform(land, seat, enclosure, log),
    }
    // R46.
    game.idle_turns += 1;
    if !is_visitor_called {
        round::go_on(game, log);
    }
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
        (Phase::ChooseJungle, Draw::JungleRemoved(removed)) => setup::may_remove(game, removed),
        (Phase::ChooseFirst, Draw::First(seat)) => seat.0 < game.round.seats(),
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
        Draw::JungleRemoved(removed) => setup::settle_jungle(game, removed, log),
        Draw::First(seat) => setup::settle_first(game, seat, log),
    }
}

/// R55: whether a seat could do anything at all, if it were its turn.
pub(crate) fn can_act(game: &Zooloretto, seat: Seat) -> bool {
    if turn::check_draw(game).is_ok() || game.trucks.ready().next().is_some() {
        return true;
    }
    // Only positions set up by hand come here (R20).
    let mut can_act = false;
    if !is_idle_too_long(game) {
        money_actions(&game.land, &game.money, seat, |_| can_act = true);
        donate::choices(&game.land, seat, &mut |_| can_act = true);
    }
    can_act
}

/// §5: whether a seat can pay this.
fn check_price(money: &Money, seat: Seat, price: u8) -> Result<(), Illegal> {
    let coins = money.purse(seat);
    if coins >= price { Ok(()) } else { Err(Illegal::TooExpensive { price, coins }) }
}
