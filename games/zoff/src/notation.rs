//! §13: cards, decisions and draws as text and back. Everything has one spelling.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::{Action, Deal, Draw};
use crate::cards::Cards;
use crate::components::{Card, MOST_SEATS, SEATS};

/// The text is not the notation of anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable;

/// Appends the text of a decision. It is written by hand because simulations write millions of them.
#[inline]
pub(crate) fn spell(action: Action, out: &mut String) {
    match action {
        Action::Play(cards) => spell_cards(cards, out),
        Action::Pass => out.push_str("pass"),
        Action::Show(cards) => spell_with('?', cards, out),
        Action::Complete(cards) => spell_with('+', cards, out),
        Action::Decline => out.push_str("no"),
        Action::Give(cards) => spell_with('>', cards, out),
        Action::Discard(cards) => spell_with('x', cards, out),
    }
}

fn spell_with(sign: char, cards: Cards, out: &mut String) {
    out.push(sign);
    spell_cards(cards, out);
}

/// `3W+E+j`: each kind in the order of the deck, with how many there are where it is more than one.
fn spell_cards(cards: Cards, out: &mut String) {
    let mut first = true;
    for (card, count) in cards.iter() {
        if !first {
            out.push('+');
        }
        first = false;
        if count > 1 {
            out.push((b'0' + count) as char);
        }
        out.push(card.letter());
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(8);
        spell_cards(*self, &mut text);
        f.pad(&text)
    }
}

/// Cards as they could come from the whole deck. No text at all is no card.
impl FromStr for Cards {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Cards, Unreadable> {
        let mut cards = Cards::NONE;
        let mut last = None;
        for term in text.split('+').filter(|_| !text.is_empty()) {
            let (card, count) = read_term(term).ok_or(Unreadable)?;
            if last >= Some(card) || count > card.copies(SEATS.1) {
                return Err(Unreadable);
            }
            last = Some(card);
            cards = cards.and(Cards::of(card, count));
        }
        Ok(cards)
    }
}

fn read_term(term: &str) -> Option<(Card, u8)> {
    match *term.as_bytes() {
        [letter] => Some((card(letter)?, 1)),
        [count @ b'2'..=b'5', letter] => Some((card(letter)?, count - b'0')),
        _ => None,
    }
}

/// The card of a letter.
fn card(letter: u8) -> Option<Card> {
    Card::ALL.into_iter().find(|card| card.letter() == char::from(letter))
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(8);
        spell(*self, &mut text);
        f.pad(&text)
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let some = |text: &str| match text.parse() {
            Ok(Cards::NONE) | Err(Unreadable) => Err(Unreadable),
            Ok(cards) => Ok(cards),
        };
        match text {
            "pass" => return Ok(Action::Pass),
            "no" => return Ok(Action::Decline),
            _ => {}
        }
        let first = text.chars().next().ok_or(Unreadable)?;
        let rest = &text[first.len_utf8()..];
        match first {
            '?' => some(rest).map(Action::Show),
            '+' => some(rest).map(Action::Complete),
            '>' => some(rest).map(Action::Give),
            'x' => rest.parse().map(Action::Discard),
            _ => some(text).map(Action::Play),
        }
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draw::Dealer(seat) => write!(f, "dealer{seat}"),
            Draw::Deal(deal) => {
                for (at, hand) in deal.hands().iter().enumerate() {
                    write!(f, "{}{hand}", if at == 0 { "deal:" } else { "/" })?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Draw {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Draw, Unreadable> {
        if let Some(seat) = text.strip_prefix("dealer") {
            return match *seat.as_bytes() {
                [digit @ b'0'..=b'6'] => Ok(Draw::Dealer(Seat(digit - b'0'))),
                _ => Err(Unreadable),
            };
        }
        let mut hands = [Cards::NONE; MOST_SEATS];
        let mut seats = 0;
        for hand in text.strip_prefix("deal:").ok_or(Unreadable)?.split('/') {
            *hands.get_mut(seats).ok_or(Unreadable)? = hand.parse()?;
            seats += 1;
        }
        Ok(Draw::Deal(Deal { hands, seats: seats as u8 }))
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|Unreadable| {
            serde::de::Error::custom(match in_any_order(&text) {
                Some(cards) => format!("{text:?} are cards, but there is one way to write them: {cards}"),
                None => format!("{text:?} are no cards, such as 2W+E+j"),
            })
        })
    }
}

/// Cards whose kinds are in another order, or written more than once: to say what was meant.
fn in_any_order(text: &str) -> Option<Cards> {
    let mut counts = [0; Card::ALL.len()];
    for term in text.split('+') {
        let (card, count) = read_term(term)?;
        counts[card as usize] += count;
        if counts[card as usize] > card.copies(SEATS.1) {
            return None;
        }
    }
    Some(Card::ALL.into_iter().zip(counts).fold(Cards::NONE, |all, (card, count)| all.and(Cards::of(card, count))))
}
