//! T0, T1, §5.1 and §5.3: leading, beating, passing, and the end of a trick.

use kernel::{Log, Seat};

use super::{check_combination, check_held, round};
use crate::action::{Action, Event, Illegal};
use crate::cards::{Cards, kinds};
use crate::combination::{Combination, Extras};
use crate::components::Card;
use crate::state::{NOBODY, Phase, Zoff};

const JOKER: Cards = Cards::JOKER;
const MOSQUITO: Cards = Cards::MOSQUITO;

/// T0: every combination in the hand of the leader, or passing where there is none (R5).
#[inline]
pub(super) fn leads(game: &Zoff, out: &mut Vec<Action>) {
    let hand = game.hands[game.active.index()];
    if !Combination::can_be_led_from(hand) {
        return out.push(Action::Pass);
    }
    let has_joker = hand.contains(JOKER);
    let animals = hand.less(JOKER);
    for animal in kinds(animals.at_least(1)) {
        let helps_elephants = animal == Card::Elephant && hand.contains(MOSQUITO);
        for count in 1..=hand.count(animal) {
            let cards = Cards::of(animal, count);
            push_with_joker(cards, has_joker, out);
            if helps_elephants {
                push_with_joker(cards.and(MOSQUITO), has_joker, out);
            }
        }
    }
}

fn push_with_joker(cards: Cards, has_joker: bool, out: &mut Vec<Action>) {
    out.push(Action::Play(cards));
    if has_joker {
        out.push(Action::Play(cards.and(JOKER)));
    }
}

/// T1: passing, and every combination in hand that beats the table.
#[inline]
pub(super) fn answers(game: &Zoff, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    let hand = game.hands[game.active.index()];
    let Combination { animal, size } = game.table;
    push_stronger(hand, animal, size, out);
    push_of(hand, animal, size + 1, out);
}

/// The combinations of `size` cards of animals that beat `animal`.
#[inline]
fn push_stronger(hand: Cards, animal: Card, size: u8, out: &mut Vec<Action>) {
    let stronger = animal.beaten_by();
    for animal in kinds(hand.at_least(size) & stronger) {
        out.push(Action::Play(Cards::of(animal, size)));
    }
    if size >= 2 && hand.contains(JOKER) {
        for animal in kinds(hand.at_least(size - 1) & stronger) {
            out.push(Action::Play(Cards::of(animal, size - 1).and(JOKER)));
        }
    }
    if animal.is_beaten_by(Card::Elephant) {
        push_with_mosquito(hand, size, out);
    }
}

/// The combinations of `size` cards of one animal.
#[inline]
fn push_of(hand: Cards, animal: Card, size: u8, out: &mut Vec<Action>) {
    let held = hand.count(animal);
    if held >= size {
        out.push(Action::Play(Cards::of(animal, size)));
    }
    if held + 1 >= size && size >= 2 && hand.contains(JOKER) {
        out.push(Action::Play(Cards::of(animal, size - 1).and(JOKER)));
    }
    if animal == Card::Elephant {
        push_with_mosquito(hand, size, out);
    }
}

/// The combinations of `size` elephants of which one is a mosquito, and perhaps one the joker.
#[inline]
fn push_with_mosquito(hand: Cards, size: u8, out: &mut Vec<Action>) {
    let elephants = hand.count(Card::Elephant);
    if size < 2 || elephants == 0 || !hand.contains(MOSQUITO) {
        return;
    }
    if elephants + 1 >= size {
        out.push(Action::Play(Cards::of(Card::Elephant, size - 1).and(MOSQUITO)));
    }
    if size >= 3 && elephants + 2 >= size && hand.contains(JOKER) {
        out.push(Action::Play(Cards::of(Card::Elephant, size - 2).and(MOSQUITO).and(JOKER)));
    }
}

pub(super) fn check(game: &Zoff, seat: Seat, cards: Cards) -> Result<(), Illegal> {
    check_held(game, seat, cards)?;
    check_combination(game, cards)
}

/// R9: the leader must play; R5: unless only the joker is left.
pub(super) fn check_pass_on_lead(game: &Zoff, seat: Seat) -> Result<(), Illegal> {
    if Combination::can_be_led_from(game.hands[seat.index()]) { Err(Illegal::MustLead) } else { Ok(()) }
}

#[inline]
pub(super) fn play(game: &mut Zoff, seat: Seat, cards: Cards, log: &mut impl Log<Event>) {
    let Combination { animal, size } = Combination::of_checked(cards);
    match game.phase {
        Phase::Lead => log.tell(|| Event::Led { seat, cards, animal, size }),
        _ => log.tell(|| Event::Beat { seat, cards, animal, size }),
    }
    leave_hand(game, seat, cards);
    put_down(game, seat, cards);
    if game.hands[seat.index()].is_empty() {
        round::go_out(game, seat, log);
        if round::is_over(game) {
            return round::finish(game, log);
        }
    }
    ask_next(game, seat);
}

/// Cards leave a hand openly: each is counted off what others know to be in it (R29).
#[inline]
pub(super) fn leave_hand(game: &mut Zoff, seat: Seat, cards: Cards) {
    game.hands[seat.index()] = game.hands[seat.index()].without(cards);
    if let Some(partner) = game.partner(seat) {
        game.known[partner.index()] = game.known[partner.index()].less(cards);
        if let Some((junior, _)) = game.junior_of(seat) {
            game.shown[junior] = game.shown[junior].less(cards);
        }
    }
    if cards.contains(JOKER) {
        game.joker_seen = NOBODY;
    }
}

/// The cards are on the table, and belong to `seat`.
#[inline]
pub(super) fn put_down(game: &mut Zoff, seat: Seat, cards: Cards) {
    game.trick = game.trick.and(cards);
    game.table = Combination::of_checked(cards);
    game.extras = Extras::of(cards, game.table.animal);
    game.owner = seat;
}

/// After a play: the next seat answers.
#[inline]
pub(super) fn ask_next(game: &mut Zoff, seat: Seat) {
    game.active = game.next_in(seat);
    game.phase = Phase::Answer;
}

#[inline]
pub(super) fn pass(game: &mut Zoff, seat: Seat, log: &mut impl Log<Event>) {
    if game.phase == Phase::Lead {
        // R5: the lead goes on, and everybody knows where the joker is.
        log.tell(|| Event::JokerOnly { seat });
        game.joker_seen = seat;
        game.active = game.next_in(seat);
        return;
    }
    log.tell(|| Event::Passed { seat });
    pass_on(game, seat, log);
}

/// §5.3: the next seat decides; or it takes the trick, because the turn has come round to the owner, or past the
/// place of an owner who is out (R3, R21).
#[inline]
pub(super) fn pass_on(game: &mut Zoff, seat: Seat, log: &mut impl Log<Event>) {
    let next = game.next_in(seat);
    game.active = next;
    game.phase = Phase::Answer;
    if comes_round(game, seat, next) {
        take(game, next, log);
    }
}

/// Whether the owner's place lies between `seat` and the next seat that has cards, or is that one's.
#[inline]
fn comes_round(game: &Zoff, seat: Seat, next: Seat) -> bool {
    game.steps(seat, game.owner) <= game.steps(seat, next)
}

/// §5.3: the seats that are asked after this one while nobody beats the table.
pub(super) fn yet_to_answer(game: &Zoff, seat: Seat) -> impl Iterator<Item = Seat> {
    let mut last = seat;
    std::iter::from_fn(move || {
        let next = game.next_in(last);
        if comes_round(game, last, next) {
            return None;
        }
        last = next;
        Some(next)
    })
}

fn take(game: &mut Zoff, seat: Seat, log: &mut impl Log<Event>) {
    let trick = game.trick;
    log.tell(|| Event::Took {
        seat,
        count: trick.len(),
        lions: trick.count(Card::Lion),
        hedgehogs: trick.count(Card::Hedgehog),
    });
    game.captured[seat.index()].add(trick);
    clear_table(game);
    game.phase = Phase::Lead;
}

/// Nothing is to be beaten any more.
pub(super) fn clear_table(game: &mut Zoff) {
    game.trick = Cards::NONE;
    game.table = Zoff::NO_TABLE;
    game.extras = Extras::default();
    game.owner = NOBODY;
}
