//! D2, D3 and D4: what partners give each other, and what the lone player lays down.

use kernel::{Choices, Log, Seat};

use super::check_held;
use crate::action::{Action, Event, Illegal};
use crate::cards::{Cards, UpToTwo};
use crate::state::{Phase, Zoff};

/// D2, D3: as many cards are given.
const GIFT: u8 = 2;
/// D4: so many may be discarded.
pub(crate) const MOST_DISCARDS: u8 = 2;

pub(super) fn gifts(game: &Zoff, seat: Seat, out: &mut Vec<Action>) {
    let hand = game.hands[seat.index()];
    match (game.phase, role(game, seat)) {
        (Phase::Give, Role::Junior(_)) | (Phase::GiveBack, Role::Senior(_)) => two_of(hand, Action::Give, out),
        (Phase::Give, Role::Alone) => {
            out.push(Action::Discard(Cards::NONE));
            out.extend(hand.iter().map(|(card, _)| Action::Discard(card.into())));
            two_of(hand, Action::Discard, out);
        }
        (_, Role::Junior(_) | Role::Senior(_) | Role::Alone) => {}
    }
}

/// Every two cards of a hand.
fn two_of(hand: Cards, action: fn(Cards) -> Action, out: &mut Vec<Action>) {
    let mut rest = hand;
    for (card, count) in hand.iter() {
        let first = Cards::from(card);
        if count >= 2 {
            out.push(action(first.and(first)));
        }
        rest = rest.without(Cards::of(card, count));
        out.extend(rest.iter().map(|(other, _)| action(first.and(other.into()))));
    }
}

pub(super) fn check(game: &Zoff, seat: Seat, cards: Cards) -> Result<(), Illegal> {
    if role(game, seat) == Role::Alone {
        return Err(Illegal::NobodyToGiveTo);
    }
    if cards.len() != GIFT {
        return Err(Illegal::GiveTwo);
    }
    check_held(game, seat, cards)
}

pub(super) fn check_discard(game: &Zoff, seat: Seat, cards: Cards) -> Result<(), Illegal> {
    if role(game, seat) != Role::Alone {
        return Err(Illegal::OnlyLoneDiscards);
    }
    // R16: none or one are allowed too.
    if cards.len() > MOST_DISCARDS {
        return Err(Illegal::DiscardUpToTwo);
    }
    check_held(game, seat, cards)
}

/// The juniors and the lone player first (R26), then the seniors, who have seen what they received. R2: pairs in the
/// order of the seniors' places, then the lone player; nobody can tell.
pub(super) fn resolve(game: &mut Zoff, choices: &Choices<Action>, log: &mut impl Log<Event>) {
    let chosen = |seat: Seat| match choices.get(seat) {
        Some(Action::Give(cards) | Action::Discard(cards)) => cards,
        Some(Action::Play(_) | Action::Pass | Action::Show(_) | Action::Complete(_) | Action::Decline) | None => {
            unreachable!("checked")
        }
    };
    let give_back = game.phase == Phase::GiveBack;
    for (senior, junior) in game.pairs() {
        let (from, to) = if give_back { (senior, junior) } else { (junior, senior) };
        give(game, from, to, chosen(from), log);
    }
    if give_back {
        game.phase = Phase::Lead;
        game.active = game.first_leader();
        return;
    }
    // R26: with the juniors' gifts, before the seniors give back.
    if let Some(seat) = game.alone() {
        discard(game, seat, chosen(seat), log);
    }
    game.phase = Phase::GiveBack;
}

fn give(game: &mut Zoff, from: Seat, to: Seat, cards: Cards, log: &mut impl Log<Event>) {
    log.tell(|| Event::Gave { seat: from, partner_seat: to, cards });
    game.hands[from.index()] = game.hands[from.index()].without(cards);
    game.hands[to.index()] = game.hands[to.index()].and(cards);
    // R29: the giver knows these to be there until as many of the kind are played.
    game.known[from.index()] = UpToTwo::of(cards);
    // What comes back (R15) is no longer where it was.
    game.known[to.index()] = game.known[to.index()].less(cards);
}

fn discard(game: &mut Zoff, seat: Seat, cards: Cards, log: &mut impl Log<Event>) {
    log.tell(|| Event::Discarded { seat, count: cards.len(), cards });
    game.hands[seat.index()] = game.hands[seat.index()].without(cards);
    game.discards = UpToTwo::of(cards);
}

/// What a seat is in a round of pairs.
#[derive(Clone, Copy, PartialEq)]
enum Role {
    Senior(Seat),
    Junior(Seat),
    Alone,
}

fn role(game: &Zoff, seat: Seat) -> Role {
    match (game.junior_of(seat), game.partner(seat)) {
        (Some((_, senior)), _) => Role::Junior(senior),
        (None, Some(junior)) => Role::Senior(junior),
        (None, None) => Role::Alone,
    }
}
