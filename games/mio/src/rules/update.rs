//! §5, UPDATE: what a placed tile changes, and what comes after an auction.

use kernel::{Log, Seat};

use super::year;
use crate::action::Event;
use crate::components::{Family, MOST_SEATS};
use crate::meta::Reveal;
use crate::score::{self, Distribution};
use crate::state::{Mio, Phase};
use crate::zoo::BUSHES;

/// §2.3: a bench for each region that was closed, as long as there are any.
#[inline]
pub(crate) fn benches_for(game: &Mio, regions: u8) -> u8 {
    match game.switches.bench_limit.get() {
        // R17: as many as are needed.
        None => regions,
        // R27: those left, and never any later for what is missing.
        Some(limit) => {
            let out: u8 = game.zoos.iter().map(|zoo| zoo.benches).sum();
            regions.min(limit.saturating_sub(out))
        }
    }
}

#[inline]
pub(super) fn hand_out_benches(game: &mut Mio, seat: Seat, regions: u8, log: &mut impl Log<Event>) {
    let count = benches_for(game, regions);
    game.zoos[seat.index()].benches += count;
    if regions > 0 {
        log.tell(|| Event::Benches { seat, count, regions });
    }
}

/// §5.1: says whose visitors and trees are more or fewer than before. R30: where they stand does not matter.
pub(super) fn tell_moves(game: &Mio, before: &Distribution, log: &mut impl Log<Event>) {
    let now = score::distribution(game);
    for family in Family::ALL {
        for seat in Seat::all(game.seats) {
            let [before, now] = [before, &now].map(|all| all[family as usize][seat.index()]);
            if before != now {
                log.tell(|| Event::Visitors { seat, family: family.name(), before, now });
            }
        }
    }
    for seat in Seat::all(game.seats) {
        let [before, now] = [before, &now].map(|all| all[BUSHES][seat.index()]);
        if before != now {
            log.tell(|| Event::Trees { seat, before, now });
        }
    }
}

/// The auction is over, with or without a tile placed.
#[inline]
pub(super) fn next_auction(game: &mut Mio, log: &mut impl Log<Event>) {
    game.row.sell();
    (game.winner, game.bids) = (Seat(0), [0; MOST_SEATS]);
    if game.row.sold() < game.row.len() {
        game.phase = Phase::Bid;
        return;
    }
    match game.switches.reveal {
        // R28: the next tile is turned up now.
        Reveal::Single if !year::is_complete(game) => game.phase = Phase::Reveal,
        Reveal::Row | Reveal::Single => year::end(game, log),
    }
}
