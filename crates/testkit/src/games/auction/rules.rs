//! §1 to §6.

use kernel::{Arg, Choices, Log, Luck, Refusal, Seat, SeatSet};

use super::{Action, Auction, Draw, Event, PURSE, Phase, Reveal, SEATS, TILES, VALUES};

/// Why an action or a draw was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// Something else is to be decided.
    WrongPhase(Phase),
    /// §3: there are not so many coins in the purse.
    TooMuch { purse: u8 },
    /// §4: whoever bids again does not bid less.
    TooLittle { least: u8 },
    /// §1, §2: chance cannot draw this.
    NoSuchDraw,
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::WrongPhase(_) => "wrong-phase",
            Illegal::TooMuch { .. } => "too-much",
            Illegal::TooLittle { .. } => "too-little",
            Illegal::NoSuchDraw => "no-such-draw",
        }
    }
    fn args(&self) -> Vec<(&'static str, Arg)> {
        match *self {
            Illegal::WrongPhase(phase) => vec![("expected", phase.name().into())],
            Illegal::TooMuch { purse } => vec![("purse", purse.into())],
            Illegal::TooLittle { least } => vec![("least", least.into())],
            Illegal::NoSuchDraw => vec![],
        }
    }
    fn rule(&self) -> &'static str {
        match self {
            Illegal::WrongPhase(_) | Illegal::TooMuch { .. } => "§3",
            Illegal::TooLittle { .. } => "§4",
            Illegal::NoSuchDraw => "§2",
        }
    }
}

pub(super) fn legal(game: &Auction, seat: Seat, out: &mut Vec<Action>) {
    match game.phase {
        Phase::Bid => out.extend((0..=game.purses[seat.index()]).map(Action::Bid)),
        Phase::Again if game.tied.contains(seat) => {
            out.extend((game.tied_at..=game.purses[seat.index()]).map(Action::Again));
        }
        Phase::Deal | Phase::Lot | Phase::Again | Phase::Over => {}
    }
}

pub(super) fn check(game: &Auction, seat: Seat, action: Action) -> Result<(), Illegal> {
    let purse = game.purses[seat.index()];
    match (game.phase, action) {
        (Phase::Bid, Action::Bid(coins)) | (Phase::Again, Action::Again(coins)) if coins > purse => {
            Err(Illegal::TooMuch { purse })
        }
        (Phase::Again, Action::Again(coins)) if coins < game.tied_at => Err(Illegal::TooLittle { least: game.tied_at }),
        (Phase::Bid, Action::Bid(_)) | (Phase::Again, Action::Again(_)) => Ok(()),
        (phase, Action::Bid(_) | Action::Again(_)) => Err(Illegal::WrongPhase(phase)),
    }
}

pub(super) fn resolve(game: &mut Auction, choices: &Choices<Action>, log: &mut impl Log<Event>) {
    let mut highest = 0;
    for (seat, action) in choices.iter() {
        let (Action::Bid(coins) | Action::Again(coins)) = action;
        let open = game.reveal == Reveal::All;
        log.tell(|| Event::Bid { seat, coins, open });
        if open {
            show(game, seat, coins);
        }
        highest = highest.max(coins);
    }
    let bids_highest =
        |&seat: &Seat| matches!(choices.get(seat), Some(Action::Bid(c) | Action::Again(c)) if c == highest);
    let leaders: SeatSet = choices.seats().iter().filter(bids_highest).collect();
    if highest == 0 {
        log.tell(|| Event::Unsold { value: game.value });
        finish_lot(game, log);
    } else if leaders.len() > 1 && game.phase == Phase::Bid {
        bid_again(game, leaders, highest, log);
    } else {
        let from_flag = |&seat: &Seat| (seat.0 + game.seats - game.flag.0) % game.seats;
        let winner = leaders.iter().min_by_key(from_flag).expect("somebody bid the highest bid");
        sell(game, winner, highest, log);
    }
}

/// Everyone has seen that `seat` has this many coins.
fn show(game: &mut Auction, seat: Seat, coins: u8) {
    let at = seat.index();
    game.shown[at] = game.shown[at].max(coins + game.spent[at]);
}

/// §4: the tied seats bid again.
fn bid_again(game: &mut Auction, leaders: SeatSet, coins: u8, log: &mut impl Log<Event>) {
    log.tell(|| Event::Tied { seats: leaders, coins });
    for seat in leaders.iter() {
        show(game, seat, coins);
    }
    (game.phase, game.tied, game.tied_at) = (Phase::Again, leaders, coins);
}

fn sell(game: &mut Auction, winner: Seat, price: u8, log: &mut impl Log<Event>) {
    log.tell(|| Event::Won { seat: winner, value: game.value, price });
    show(game, winner, price);
    game.purses[winner.index()] -= price;
    game.spent[winner.index()] += price;
    game.won[winner.index()] += game.value;
    game.flag = Seat((winner.0 + 1) % game.seats);
    finish_lot(game, log);
}

fn finish_lot(game: &mut Auction, log: &mut impl Log<Event>) {
    (game.value, game.tied, game.tied_at) = (0, SeatSet::NONE, 0);
    game.phase = Phase::Lot;
    if game.taken == game.lots {
        game.phase = Phase::Over;
        for seat in Seat::all(game.seats) {
            log.tell(|| Event::Opened { seat, coins: game.purses[seat.index()] });
        }
    }
}

pub(super) fn draw(game: &Auction, luck: &mut impl Luck) -> Draw {
    let (low, high) = PURSE;
    if game.phase == Phase::Deal {
        let mut purses = [0; SEATS];
        for seat in Seat::all(game.seats) {
            purses[seat.index()] = low + luck.below(u32::from(high - low) + 1) as u8;
        }
        return Draw::Deal(purses);
    }
    let mut tile = luck.below(game.bag.iter().map(|&tiles| u32::from(tiles)).sum()) as u8;
    let mut kind = 0;
    while tile >= game.bag[kind] {
        tile -= game.bag[kind];
        kind += 1;
    }
    Draw::Lot(VALUES[kind])
}

pub(super) fn outcomes(game: &Auction, out: &mut Vec<(Draw, u32)>) -> bool {
    let tiles = VALUES.iter().zip(game.bag).filter(|(_, tiles)| *tiles > 0);
    match game.phase {
        Phase::Lot => out.extend(tiles.map(|(&value, tiles)| (Draw::Lot(value), u32::from(tiles)))),
        Phase::Deal | Phase::Bid | Phase::Again | Phase::Over => return false,
    }
    true
}

pub(super) fn check_draw(game: &Auction, draw: &Draw) -> Result<(), Illegal> {
    let possible = match (game.phase, draw) {
        (Phase::Deal, Draw::Deal(purses)) => {
            let (dealt, empty) = purses.split_at(usize::from(game.seats));
            dealt.iter().all(|purse| (PURSE.0..=PURSE.1).contains(purse)) && empty.iter().all(|&purse| purse == 0)
        }
        (Phase::Lot, Draw::Lot(value)) => VALUES.iter().zip(game.bag).any(|(known, tiles)| known == value && tiles > 0),
        (_, Draw::Deal(_) | Draw::Lot(_)) => false,
    };
    if possible { Ok(()) } else { Err(Illegal::NoSuchDraw) }
}

pub(super) fn settle(game: &mut Auction, draw: &Draw, log: &mut impl Log<Event>) {
    match *draw {
        Draw::Deal(purses) => {
            game.purses = purses;
            game.phase = Phase::Lot;
            for seat in Seat::all(game.seats) {
                log.tell(|| Event::Dealt { seat, coins: Some(purses[seat.index()]) });
            }
        }
        Draw::Lot(value) => {
            let kind = VALUES.iter().position(|&known| known == value).expect("checked");
            game.bag[kind] -= 1;
            game.taken = TILES.iter().sum::<u8>() - game.bag.iter().sum::<u8>();
            (game.value, game.phase) = (value, Phase::Bid);
            log.tell(|| Event::Lot { value });
        }
    }
}
