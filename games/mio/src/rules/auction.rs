//! §5, BID, REVEAL and AWARD.

use kernel::{Choices, Log, Seat};

use super::{placing, update};
use crate::action::{Action, Event, Illegal, Told};
use crate::components::MOST_SEATS;
use crate::ground;
use crate::state::{Mio, Phase};

/// R3: nobody may abstain; nothing is a bid.
#[inline]
pub(super) fn bids(game: &Mio, seat: Seat, out: &mut Vec<Action>) {
    out.extend((0..game.coins(seat) + 1).map(Action::Bid));
}

pub(super) fn check(game: &Mio, seat: Seat, coins: u16) -> Result<(), Illegal> {
    let has = game.coins(seat);
    if coins <= has { Ok(()) } else { Err(Illegal::TooMuch { coins: has }) }
}

/// The bids are open: the highest pays and has the tile. R2: also if it is nothing.
#[inline]
pub(super) fn resolve(game: &mut Mio, choices: &Choices<Action>, log: &mut impl Log<Event>) {
    let mut bids = [0; MOST_SEATS];
    for seat in Seat::all(game.seats) {
        let Some(Action::Bid(coins)) = choices.get(seat) else { unreachable!("every seat bids") };
        bids[seat.index()] = coins;
        log.tell(|| Event::Bid { seat, coins });
    }
    let Award { winner, price, tied } = award(game, &bids);
    let (number, tile) = placing::tile(game);
    log.tell(|| Event::Won { seat: winner, coins: price, tied, tile: Told::new(number, tile) });
    if tied {
        lower_flag(game, winner, log);
    }
    game.zoos[winner.index()].coins -= price;
    if ground::has_room(game.site(winner), game.set.tile(number)) {
        (game.phase, game.winner, game.bids) = (Phase::Place, winner, bids);
    } else {
        // R10: nothing can be done with the tile.
        log.tell(|| Event::NoPlace { seat: winner, tile: Told::new(number, game.set.tile(number)) });
        update::next_auction(game, log);
    }
}

/// AWARD: who has the tile, for how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Award {
    /// Who pays and places.
    pub winner: Seat,
    /// The highest bid.
    pub price: u16,
    /// Whether a flag decided, which goes to the bottom.
    pub tied: bool,
}

/// What comes of these bids, seat by seat.
#[inline]
pub(crate) fn award(game: &Mio, bids: &[u16; MOST_SEATS]) -> Award {
    let seats = &bids[..usize::from(game.seats)];
    let price = seats.iter().copied().max().expect("there are seats");
    // With equal bids the higher flag wins.
    let mut highest = game.flags().iter().copied().filter(|seat| bids[seat.index()] == price);
    let winner = highest.next().expect("somebody bid it");
    Award { winner, price, tied: highest.next().is_some() }
}

/// R1: a flag that decided goes to the bottom, and those below it move up. Others stay.
#[inline]
fn lower_flag(game: &mut Mio, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(|| Event::FlagDown { seat });
    let flags = &mut game.flags[..usize::from(game.seats)];
    let at = flags.iter().position(|&flag| flag == seat).expect("every seat has a flag");
    flags[at..].rotate_left(1);
}
