//! What happened, what each viewer sees of it, and what it can imagine.

use kernel::{Luck, Seat, SeatSet, Viewer};
use serde::Serialize;

use super::{Auction, PURSE, Phase, Reveal};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event {
    /// §1: a purse was dealt; its owner sees what is in it.
    Dealt { seat: Seat, coins: Option<u8> },
    /// §2: a lot is on sale.
    Lot { value: u8 },
    /// §3: a bid, for all to see or for its owner only.
    Bid {
        seat: Seat,
        coins: u8,
        #[serde(skip)]
        open: bool,
    },
    /// §4: these bid again.
    Tied { seats: SeatSet, coins: u8 },
    /// §3: the lot is sold.
    Won { seat: Seat, value: u8, price: u8 },
    /// §3: nobody wanted it.
    Unsold { value: u8 },
    /// §6: a purse is opened.
    Opened { seat: Seat, coins: u8 },
}

pub(super) fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
    match event {
        Event::Dealt { seat, .. } if !viewer.is(*seat) => Some(Event::Dealt { seat: *seat, coins: None }),
        Event::Bid { seat, open: false, .. } if !viewer.is(*seat) => None,
        Event::Dealt { .. }
        | Event::Lot { .. }
        | Event::Bid { .. }
        | Event::Tied { .. }
        | Event::Won { .. }
        | Event::Unsold { .. }
        | Event::Opened { .. } => Some(event.clone()),
    }
}

/// What one viewer sees.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct View {
    phase: Phase,
    reveal: Reveal,
    lots: u8,
    taken: u8,
    bag: [u8; 4],
    value: u8,
    flag: Seat,
    /// The viewer's own, and all of them at the end.
    purses: Vec<Option<u8>>,
    spent: Vec<u8>,
    shown: Vec<u8>,
    won: Vec<u8>,
    tied: Vec<Seat>,
    tied_at: u8,
}

pub(super) fn of(game: &Auction, viewer: Viewer) -> View {
    // Naming every field makes a new one a compile error here.
    let Auction { seats, reveal, lots, taken, phase, bag, value, flag, purses, spent, shown, won, tied, tied_at } =
        game;
    let count = usize::from(*seats);
    let purse = |seat: Seat| (viewer.is(seat) || *phase == Phase::Over).then(|| purses[seat.index()]);
    View {
        phase: *phase,
        reveal: *reveal,
        lots: *lots,
        taken: *taken,
        bag: *bag,
        value: *value,
        flag: *flag,
        purses: Seat::all(*seats).map(purse).collect(),
        spent: spent[..count].to_vec(),
        shown: shown[..count].to_vec(),
        won: won[..count].to_vec(),
        tied: tied.iter().collect(),
        tied_at: *tied_at,
    }
}

/// Others' purses are any that could have been dealt and paid for all that was shown.
pub(super) fn imagine(game: &Auction, viewer: Viewer, luck: &mut impl Luck) -> Auction {
    let mut imagined = game.clone();
    if matches!(game.phase, Phase::Deal | Phase::Over) {
        return imagined;
    }
    for seat in Seat::all(game.seats).filter(|&seat| !viewer.is(seat)) {
        let at = seat.index();
        let least = game.shown[at].max(PURSE.0);
        let began_with = least + luck.below(u32::from(PURSE.1 - least) + 1) as u8;
        imagined.purses[at] = began_with - game.spent[at];
    }
    imagined
}
