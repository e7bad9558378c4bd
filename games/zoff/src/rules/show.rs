//! T1, T2 and §5.2: showing cards to the senior.

use kernel::{Log, Seat};

use super::{check_combination, check_held, round, trick};
use crate::action::{Action, Event, Illegal};
use crate::cards::{Cards, kinds};
use crate::combination::{Combination, Part};
use crate::components::Card;
use crate::state::{Phase, Zoff};

const JOKER: Cards = Cards::JOKER;
const MOSQUITO: Cards = Cards::MOSQUITO;

/// Every set that the junior may show. Sets with a card of the animal they are to become come first, each animal in its
/// turn. The joker, a mosquito and both together may become several things and are listed once, at the end.
#[inline]
pub(super) fn shows(game: &Zoff, out: &mut Vec<Action>) {
    let Some((_, senior)) = game.junior_of(game.active) else { return };
    if game.hands[senior.index()].is_empty() {
        return;
    }
    let hand = game.hands[game.active.index()];
    let Combination { animal, size } = game.table;
    if size >= 2 {
        for animal in kinds(hand.at_least(1) & animal.beaten_by()) {
            push_parts(game, hand, Combination { animal, size }, out);
        }
    }
    push_parts(game, hand, Combination { animal, size: size + 1 }, out);
    if hand.contains(JOKER) || hand.contains(MOSQUITO) {
        push_helpers(game, hand, out);
    }
}

/// The parts of a hand that may become a combination like `whole` and have a card of its animal.
#[inline]
fn push_parts(game: &Zoff, hand: Cards, whole: Combination, out: &mut Vec<Action>) {
    let Combination { animal, size } = whole;
    if size > Combination::largest(animal, game.seats) {
        return;
    }
    // A single mosquito, with or without the joker, is for the end.
    let fewest = if animal == Card::Mosquito { 2 } else { 1 };
    let mosquitoes = if animal == Card::Elephant { hand.count(Card::Mosquito).min(1) } else { 0 };
    for real in fewest..=hand.count(animal).min(size - 1) {
        for mosquito in 0..=mosquitoes {
            for joker in 0..=hand.count(Card::Joker) {
                if real + mosquito + joker < size {
                    let cards = Cards::of(animal, real).and(Cards::of(Card::Mosquito, mosquito));
                    out.push(Action::Show(cards.and(Cards::of(Card::Joker, joker))));
                }
            }
        }
    }
}

/// The joker, a mosquito, and both together.
fn push_helpers(game: &Zoff, hand: Cards, out: &mut Vec<Action>) {
    let fits = |whole: &Combination| whole.size <= Combination::largest(whole.animal, game.seats);
    let takes_mosquito = |whole: &Combination| matches!(whole.animal, Card::Elephant | Card::Mosquito);
    let wholes = || game.table.beaten_by().filter(fits);
    let room_for_joker = wholes().map(|whole| whole.size).max().unwrap_or(0);
    let room_for_mosquito = wholes().filter(takes_mosquito).map(|whole| whole.size).max().unwrap_or(0);
    let (has_joker, has_mosquito) = (hand.contains(JOKER), hand.contains(MOSQUITO));
    if has_joker && room_for_joker > 1 {
        out.push(Action::Show(JOKER));
    }
    if has_mosquito && room_for_mosquito > 1 {
        out.push(Action::Show(MOSQUITO));
    }
    if has_mosquito && has_joker && room_for_mosquito > 2 {
        out.push(Action::Show(MOSQUITO.and(JOKER)));
    }
}

pub(super) fn check(game: &Zoff, seat: Seat, cards: Cards) -> Result<(), Illegal> {
    let Some((_, senior)) = game.junior_of(seat) else {
        return Err(Illegal::OnlyJuniorsShow);
    };
    if game.hands[senior.index()].is_empty() {
        return Err(Illegal::PartnerIsOut);
    }
    check_held(game, seat, cards)?;
    // In the deck, not in the senior's hand: asking must not depend on what nobody can see.
    let becomes =
        |whole: Combination| Part::of(cards, whole.animal).is_some_and(|part| part.can_become(whole, game.seats));
    match game.table.beaten_by().any(becomes) {
        true => Ok(()),
        false => Err(Illegal::CannotBeCompleted),
    }
}

/// Declining, and every way to complete the shown cards.
#[inline]
pub(super) fn replies(game: &Zoff, out: &mut Vec<Action>) {
    // R24: asked even if this is all that can be answered.
    out.push(Action::Decline);
    let hand = game.hands[game.active.index()];
    for whole in game.table.beaten_by() {
        if let Some(part) = Part::of(game.asked, whole.animal) {
            push_completions(hand, part, whole, out);
        }
    }
}

/// The ways to make `part` a combination like `whole` from a hand.
fn push_completions(hand: Cards, part: Part, whole: Combination, out: &mut Vec<Action>) {
    let Some(missing) = whole.size.checked_sub(part.size()).filter(|&missing| missing > 0) else { return };
    let may_give_mosquito = whole.animal == Card::Elephant && part.mosquitoes == 0 && hand.contains(MOSQUITO);
    for mosquito in 0..=u8::from(may_give_mosquito) {
        for joker in 0..=hand.count(Card::Joker) {
            let Some(real) = missing.checked_sub(mosquito + joker) else { continue };
            if real <= hand.count(whole.animal) && real + part.real > 0 {
                let given = Cards::of(whole.animal, real).and(Cards::of(Card::Mosquito, mosquito));
                out.push(Action::Complete(given.and(Cards::of(Card::Joker, joker))));
            }
        }
    }
}

pub(super) fn check_reply(game: &Zoff, seat: Seat, cards: Cards) -> Result<(), Illegal> {
    check_held(game, seat, cards)?;
    check_combination(game, game.asked.and(cards))
}

pub(super) fn show(game: &mut Zoff, seat: Seat, cards: Cards, log: &mut impl Log<Event>) {
    let (pair, senior) = game.junior_of(seat).expect("checked");
    log.tell(|| Event::Showed { seat, partner_seat: senior, cards });
    game.asked = cards;
    // R11: everybody sees them, and remembers. R29: the most of a kind shown at once, for it may be the same card twice.
    game.shown[pair] = game.shown[pair].or(cards);
    game.active = senior;
    game.phase = Phase::Reply;
}

/// R12: what is completed is played, as the junior's. R4: the senior's cards leave first.
pub(super) fn complete(game: &mut Zoff, senior: Seat, given: Cards, log: &mut impl Log<Event>) {
    let (junior, shown) = (game.asker(), game.asked);
    log.tell(|| Event::Completed { seat: senior, partner_seat: junior, cards: given });
    let cards = shown.and(given);
    let Combination { animal, size } = Combination::of_checked(cards);
    log.tell(|| Event::Beat { seat: junior, cards, animal, size });
    game.asked = Cards::NONE;
    trick::leave_hand(game, senior, given);
    trick::leave_hand(game, junior, shown);
    trick::put_down(game, junior, cards);
    for seat in [senior, junior] {
        if game.hands[seat.index()].is_empty() {
            round::go_out(game, seat, log);
        }
    }
    if round::is_over(game) {
        round::finish(game, log);
    } else {
        trick::ask_next(game, junior);
    }
}

/// §5.2: the cards go back, and it counts as a pass of the junior.
pub(super) fn decline(game: &mut Zoff, senior: Seat, log: &mut impl Log<Event>) {
    let junior = game.asker();
    log.tell(|| Event::Declined { seat: senior, partner_seat: junior });
    game.asked = Cards::NONE;
    trick::pass_on(game, junior, log);
}
