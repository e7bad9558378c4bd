//! §1: the cards, sets of them, and how they are written.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// A card, `a1` to `b8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    pub fn all() -> impl Iterator<Item = Card> {
        (0..16).map(Card)
    }

    /// All cards of its suit.
    pub fn suit(self) -> Cards {
        Cards(if self.0 < 8 { 0x00FF } else { 0xFF00 })
    }
}

/// A set of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards(u16);

impl Cards {
    pub const NONE: Cards = Cards(0);
    pub const ALL: Cards = Cards(0xFFFF);

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.0 != 0
    }
    pub fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.0)
    }
    pub fn without(self, cards: Cards) -> Cards {
        Cards(self.0 & !cards.0)
    }
    pub fn and(self, cards: Cards) -> Cards {
        Cards(self.0 & cards.0)
    }
    pub fn or(self, cards: Cards) -> Cards {
        Cards(self.0 | cards.0)
    }
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::all().filter(move |&card| self.contains(card))
    }
    /// The card at a place, counted in the order of cards.
    pub fn nth(self, place: u32) -> Option<Card> {
        self.iter().nth(place as usize)
    }
}

impl From<Card> for Cards {
    fn from(card: Card) -> Cards {
        Cards::NONE.with(card)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// §3: `+a7`.
    Give(Card),
    /// §4: `a7`.
    Play(Card),
}

/// §2: each seat's hand. Written as the holder of each card, `deal0123…`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw(pub [Cards; 4]);

/// The text is nothing of this game.
#[derive(Debug)]
pub struct Unreadable;

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.0 < 8 { 'a' } else { 'b' }, self.0 % 8 + 1)
    }
}

impl FromStr for Card {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Card, Unreadable> {
        match text.as_bytes() {
            &[suit @ b'a'..=b'b', rank @ b'1'..=b'8'] => Ok(Card((suit - b'a') * 8 + rank - b'1')),
            _ => Err(Unreadable),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if place > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl FromStr for Cards {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Cards, Unreadable> {
        text.split_whitespace().map(str::parse::<Card>).collect()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Give(card) => write!(f, "+{card}"),
            Action::Play(card) => card.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Action, Unreadable> {
        match text.strip_prefix('+') {
            Some(card) => card.parse().map(Action::Give),
            None => text.parse().map(Action::Play),
        }
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("deal")?;
        for card in Card::all() {
            let holder = self.0.iter().position(|hand| hand.contains(card)).expect("every card is dealt");
            write!(f, "{holder}")?;
        }
        Ok(())
    }
}

impl FromStr for Draw {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Draw, Unreadable> {
        let holders = text.strip_prefix("deal").ok_or(Unreadable)?.as_bytes();
        let mut hands = [Cards::NONE; 4];
        if holders.len() != 16 {
            return Err(Unreadable);
        }
        for (card, holder) in Card::all().zip(holders) {
            let hand = hands.get_mut(usize::from(holder.wrapping_sub(b'0'))).ok_or(Unreadable)?;
            *hand = hand.with(card);
        }
        Ok(Draw(hands))
    }
}
