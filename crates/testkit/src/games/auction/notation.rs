//! Bids and draws as text and back.

use std::fmt;
use std::str::FromStr;

use super::SEATS;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// §3: `b7`.
    Bid(u8),
    /// §4: `a7`.
    Again(u8),
}

/// One answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// §1: each seat's purse, `deal7,12,5`. Places past the last seat are empty.
    Deal([u8; SEATS]),
    /// §2: the tile, `lot5`.
    Lot(u8),
}

/// The text is nothing of this game.
#[derive(Debug)]
pub struct Unreadable;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(coins) => write!(f, "b{coins}"),
            Action::Again(coins) => write!(f, "a{coins}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let bid = text.strip_prefix('b').and_then(number).map(Action::Bid);
        let again = || text.strip_prefix('a').and_then(number).map(Action::Again);
        bid.or_else(again).ok_or(Unreadable)
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draw::Lot(value) => write!(f, "lot{value}"),
            Draw::Deal(purses) => {
                f.write_str("deal")?;
                for (place, purse) in purses.iter().take_while(|&&purse| purse > 0).enumerate() {
                    write!(f, "{}{purse}", if place > 0 { "," } else { "" })?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Draw {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Draw, Unreadable> {
        if let Some(value) = text.strip_prefix("lot") {
            return number(value).map(Draw::Lot).ok_or(Unreadable);
        }
        let mut purses = [0; SEATS];
        for (place, purse) in text.strip_prefix("deal").ok_or(Unreadable)?.split(',').enumerate() {
            let purse = number(purse).filter(|&purse| purse > 0).ok_or(Unreadable)?;
            *purses.get_mut(place).ok_or(Unreadable)? = purse;
        }
        Ok(Draw::Deal(purses))
    }
}

/// A number without sign or leading zeros.
fn number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (text == number.to_string()).then_some(number)
}
