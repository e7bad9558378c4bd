//! §5: who decides what. One file for each kind of decision; this one hands over to it.

mod deal;
mod exchange;
mod round;
mod show;
mod trick;

use kernel::{Choices, Log, Luck, Seat};

use crate::action::{Action, Draw, Event, Illegal};
use crate::cards::Cards;
use crate::combination::Combination;
use crate::state::{Phase, Zoff};

/// Every action open to `seat`. A seat with a single action is asked all the same (R31).
#[inline]
pub(crate) fn legal(game: &Zoff, seat: Seat, out: &mut Vec<Action>) {
    match game.phase {
        Phase::Lead | Phase::Answer | Phase::Reply if seat != game.active => {}
        Phase::Lead => trick::leads(game, out),
        Phase::Answer => {
            // R14: a hand that beats the table may be shown as well.
            trick::answers(game, out);
            show::shows(game, out);
        }
        Phase::Reply => show::replies(game, out),
        Phase::Give | Phase::GiveBack => exchange::gifts(game, seat, out),
        Phase::ChooseDealer | Phase::Deal | Phase::Over => {}
    }
}

/// Whether `seat`, which is to move, may do this.
pub(crate) fn check(game: &Zoff, seat: Seat, action: Action) -> Result<(), Illegal> {
    match (game.phase, action) {
        (Phase::Lead | Phase::Answer, Action::Play(cards)) => trick::check(game, seat, cards),
        (Phase::Lead, Action::Pass) => trick::check_pass_on_lead(game, seat),
        (Phase::Answer, Action::Pass) => Ok(()),
        (Phase::Lead, Action::Show(_)) => Err(Illegal::NothingToBeat),
        (Phase::Answer, Action::Show(cards)) => show::check(game, seat, cards),
        (Phase::Reply, Action::Complete(cards)) => show::check_reply(game, seat, cards),
        // R13: the senior may decline whatever is in hand.
        (Phase::Reply, Action::Decline) => Ok(()),
        (Phase::Give, Action::Discard(cards)) => exchange::check_discard(game, seat, cards),
        (Phase::Give | Phase::GiveBack, Action::Give(cards)) => exchange::check(game, seat, cards),
        (expected, _) => Err(Illegal::WrongPhase(expected)),
    }
}

/// Does what `check` allowed in a turn of one seat.
#[inline]
pub(crate) fn perform(game: &mut Zoff, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    match action {
        Action::Play(cards) => trick::play(game, seat, cards, log),
        Action::Pass => trick::pass(game, seat, log),
        Action::Show(cards) => show::show(game, seat, cards, log),
        Action::Complete(cards) => show::complete(game, seat, cards, log),
        Action::Decline => show::decline(game, seat, log),
        Action::Give(_) | Action::Discard(_) => unreachable!("cards are given and discarded together"),
    }
}

/// Does what `check` allowed to each seat, together.
pub(crate) fn resolve(game: &mut Zoff, choices: &Choices<Action>, log: &mut impl Log<Event>) {
    exchange::resolve(game, choices, log);
}

pub(crate) fn draw(game: &Zoff, luck: &mut impl Luck) -> Draw {
    deal::draw(game, luck)
}

pub(crate) fn outcomes(game: &Zoff, out: &mut Vec<(Draw, u32)>) -> bool {
    deal::outcomes(game, out)
}

pub(crate) fn check_draw(game: &Zoff, draw: &Draw) -> Result<(), Illegal> {
    deal::check(game, draw)
}

pub(crate) fn settle(game: &mut Zoff, draw: &Draw, log: &mut impl Log<Event>) {
    match draw {
        Draw::Dealer(seat) => deal::choose_dealer(game, *seat, log),
        Draw::Deal(deal) => deal::deal(game, deal, log),
    }
}

/// §5.2: whether a junior may show these cards against what is on the table.
pub(crate) fn may_show(game: &Zoff, junior: Seat, cards: Cards) -> bool {
    show::check(game, junior, cards).is_ok()
}

/// §5.3: the seats that are asked after this one while nobody beats the table.
pub(crate) fn yet_to_answer(game: &Zoff, seat: Seat) -> impl Iterator<Item = Seat> {
    trick::yet_to_answer(game, seat)
}

/// Whether these cards are in the hand of `seat`.
fn check_held(game: &Zoff, seat: Seat, cards: Cards) -> Result<(), Illegal> {
    match game.hands[seat.index()].contains(cards) {
        true => Ok(()),
        false => Err(Illegal::NotInHand(cards.less(game.hands[seat.index()]))),
    }
}

/// §2: whether these cards are a combination that beats the table, if there is anything on it.
fn check_combination(game: &Zoff, cards: Cards) -> Result<(), Illegal> {
    let new = Combination::of(cards)?;
    match game.phase.has_table() && !new.beats(game.table) {
        true => Err(Illegal::DoesNotBeat { new, old: game.table }),
        false => Ok(()),
    }
}
