//! Deals of Auction that look the same to one viewer.

use kernel::{Luck, Seat, Viewer};

use super::{Auction, Draw, PURSE, SEATS};

/// The viewer's own purse stays; the others hold anything.
pub fn other_purses(game: &Auction, draw: &Draw, viewer: Viewer, luck: &mut dyn Luck) -> Draw {
    let Draw::Deal(purses) = draw else { return *draw };
    let mut varied = [0; SEATS];
    for seat in Seat::all(game.seats) {
        let other = PURSE.0 + luck.below(u32::from(PURSE.1 - PURSE.0) + 1) as u8;
        varied[seat.index()] = if viewer.is(seat) { purses[seat.index()] } else { other };
    }
    Draw::Deal(varied)
}
