//! D1: the first dealer, and the deal of a round.

use kernel::{Log, Luck, Seat, shuffle};

use crate::action::{Deal, Draw, Event, Illegal};
use crate::cards::Cards;
use crate::components::{Card, MOST_SEATS, WHOLE_DECK, deck};
use crate::state::{Phase, Zoff};

pub(super) fn draw(game: &Zoff, luck: &mut impl Luck) -> Draw {
    if game.phase == Phase::ChooseDealer {
        return Draw::Dealer(Seat(luck.below(game.seats.into()) as u8));
    }
    let mut cards = [Card::Joker; WHOLE_DECK];
    let mut count = 0;
    for card in deck(game.seats).singles() {
        cards[count] = card;
        count += 1;
    }
    shuffle(&mut cards[..count], luck);
    // One by one, from the dealer's left (R18).
    let mut hands = [Cards::NONE; MOST_SEATS];
    let mut seat = game.left_of(game.dealer);
    for &card in &cards[..count] {
        hands[seat.index()] = hands[seat.index()].and(card.into());
        seat = game.left_of(seat);
    }
    Draw::Deal(Deal { hands, seats: game.seats })
}

pub(super) fn outcomes(game: &Zoff, out: &mut Vec<(Draw, u32)>) -> bool {
    let draws_dealer = game.phase == Phase::ChooseDealer;
    if draws_dealer {
        out.extend(Seat::all(game.seats).map(|seat| (Draw::Dealer(seat), 1)));
    }
    draws_dealer
}

pub(super) fn check(game: &Zoff, draw: &Draw) -> Result<(), Illegal> {
    let possible = match (game.phase, draw) {
        (Phase::ChooseDealer, Draw::Dealer(seat)) => seat.0 < game.seats,
        (Phase::Deal, Draw::Deal(deal)) => is_possible(game, deal),
        (_, Draw::Dealer(_) | Draw::Deal(_)) => false,
    };
    if possible { Ok(()) } else { Err(Illegal::NoSuchDeal) }
}

/// §1: every card of the deck is dealt, and each seat has as many as it should.
fn is_possible(game: &Zoff, deal: &Deal) -> bool {
    let all = |card: Card| deal.hands().iter().map(|hand| hand.count(card)).sum::<u8>();
    deal.seats == game.seats
        && Card::ALL.into_iter().all(|card| all(card) == card.copies(game.seats))
        && Seat::all(game.seats).all(|seat| deal.hands[seat.index()].len() == game.dealt_to(seat))
}

pub(super) fn choose_dealer(game: &mut Zoff, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(|| Event::Dealer { seat });
    game.begin_with(seat);
}

pub(super) fn deal(game: &mut Zoff, deal: &Deal, log: &mut impl Log<Event>) {
    game.hands = deal.hands;
    log.tell(|| Event::Dealt { round: game.round, seat: game.dealer, leader_seat: game.first_leader() });
    for seat in Seat::all(game.seats) {
        log.tell(|| Event::Hand { seat, cards: game.hands[seat.index()] });
    }
    if game.is_paired() {
        game.phase = Phase::Give;
    } else {
        game.phase = Phase::Lead;
        game.active = game.first_leader();
    }
}
