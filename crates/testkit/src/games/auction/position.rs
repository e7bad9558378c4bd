//! Complete positions as JSON and back.

use kernel::{BadPosition, Seat};
use serde::{Deserialize, Serialize};

use super::{Auction, PURSE, Phase, Reveal, SEATS, TILES, VALUES};

/// The complete state.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    reveal: Reveal,
    lots: u8,
    phase: Phase,
    bag: [u8; 4],
    value: u8,
    flag: Seat,
    players: Vec<Player>,
    #[serde(default)]
    tied: Vec<Seat>,
    #[serde(default)]
    tied_at: u8,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    purse: u8,
    spent: u8,
    shown: u8,
    won: u8,
}

pub(super) fn of(game: &Auction) -> Position {
    let player = |seat: Seat| {
        let at = seat.index();
        Player { purse: game.purses[at], spent: game.spent[at], shown: game.shown[at], won: game.won[at] }
    };
    Position {
        reveal: game.reveal,
        lots: game.lots,
        phase: game.phase,
        bag: game.bag,
        value: game.value,
        flag: game.flag,
        players: Seat::all(game.seats).map(player).collect(),
        tied: game.tied.iter().collect(),
        tied_at: game.tied_at,
    }
}

pub(super) fn load(position: &Position) -> Result<Auction, BadPosition> {
    let Position { reveal, lots, phase, bag, value, flag, players, tied, tied_at } = position;
    let seats = players.len() as u8;
    need((3..=SEATS).contains(&players.len()), "three or four players")?;
    need(flag.0 < seats && tied.iter().all(|seat| seat.0 < seats), "the flag and the ties are at seats")?;
    need(bag.iter().zip(TILES).all(|(left, tiles)| *left <= tiles), "the bag holds more than there is")?;
    let mut game = Auction {
        seats,
        reveal: *reveal,
        lots: *lots,
        taken: TILES.iter().sum::<u8>() - bag.iter().sum::<u8>(),
        phase: *phase,
        bag: *bag,
        value: *value,
        flag: *flag,
        purses: [0; SEATS],
        spent: [0; SEATS],
        shown: [0; SEATS],
        won: [0; SEATS],
        tied: tied.iter().copied().collect(),
        tied_at: *tied_at,
    };
    for (at, player) in players.iter().enumerate() {
        let Player { purse, spent, shown, won } = *player;
        (game.purses[at], game.spent[at], game.shown[at], game.won[at]) = (purse, spent, shown, won);
        check_player(&game, player)?;
    }
    check_lots(&game)?;
    check_tie(&game)?;
    Ok(game)
}

fn need(holds: bool, what: &str) -> Result<(), BadPosition> {
    if holds { Ok(()) } else { Err(BadPosition(what.to_owned())) }
}

fn check_player(game: &Auction, player: &Player) -> Result<(), BadPosition> {
    let Player { purse, spent, shown, won } = *player;
    if game.phase == Phase::Deal {
        return need(purse == 0 && spent == 0 && shown == 0 && won == 0, "nobody has anything before the deal");
    }
    let began_with = u16::from(purse) + u16::from(spent);
    need((u16::from(PURSE.0)..=u16::from(PURSE.1)).contains(&began_with), "a purse began with 5 to 12 coins")?;
    need(spent <= shown && u16::from(shown) <= began_with, "a purse has shown what was spent, and not more than it had")
}

/// §2: no tile is made or lost.
fn check_lots(game: &Auction) -> Result<(), BadPosition> {
    need((1..=3).contains(&game.lots), "one to three lots")?;
    let gone: u8 = VALUES.iter().zip(TILES).zip(game.bag).map(|((value, tiles), left)| value * (tiles - left)).sum();
    let won: u16 = game.won.iter().map(|&won| u16::from(won)).sum();
    need(won + u16::from(game.value) <= u16::from(gone), "more was won than left the bag")?;
    let kind = VALUES.iter().position(|&value| value == game.value);
    let on_sale = kind.is_some_and(|kind| game.bag[kind] < TILES[kind]);
    match game.phase {
        Phase::Deal => need(game.taken == 0 && game.value == 0 && game.flag == Seat(0), "a deal comes first"),
        Phase::Lot => need(game.taken < game.lots && game.value == 0, "no lot is due"),
        Phase::Bid | Phase::Again => need(game.taken <= game.lots && on_sale, "no such lot is on sale"),
        Phase::Over => need(game.taken == game.lots && game.value == 0, "it is not over"),
    }
}

/// §4: whoever bids again has shown what it bid.
fn check_tie(game: &Auction) -> Result<(), BadPosition> {
    if game.phase != Phase::Again {
        return need(game.tied.is_empty() && game.tied_at == 0, "nobody is tied");
    }
    need(game.tied.len() >= 2 && game.tied_at > 0, "a tie is between two or more, for more than nothing")?;
    let shown = |seat: Seat| {
        u16::from(game.shown[seat.index()]) >= u16::from(game.tied_at) + u16::from(game.spent[seat.index()])
    };
    need(game.tied.iter().all(shown), "a tied seat has shown what it bid")
}
