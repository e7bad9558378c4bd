//! What a position must be like to be loaded.

use kernel::{BadPosition, Game as _, Refusal as _, Seat, Setup};

use super::{PlacedPosition, Position, YearPosition, ZooPosition, years_over};
use crate::components::{FAMILIES, FOR_FIRST, FOR_SECOND, Number, Numbers, TILES, YEARS};
use crate::ground;
use crate::meta::Reveal;
use crate::rules;
use crate::state::{Mio, Phase};
use crate::zoo::{self, Tally};

/// The most coins of a seat, and the most that can have been bid.
const MOST_COINS: u16 = 999;

type Loaded = Result<(), BadPosition>;

fn need(holds: bool, why: impl Into<String>) -> Loaded {
    if holds { Ok(()) } else { Err(BadPosition(why.into())) }
}

/// The state that a position describes.
pub(crate) fn load(position: &Position) -> Result<Mio, BadPosition> {
    let setup = Setup { options: position.options(), seats: position.seats, rules_version: Mio::FACTS.rules_version };
    let mut game = Mio::new(&setup).map_err(|bad| BadPosition(bad.to_string()))?;
    let seats = usize::from(game.seats);
    need(position.zoos.len() == seats, format!("there are {seats} seats and {} zoos", position.zoos.len()))?;
    need((1..=YEARS as u8).contains(&position.year), "the year is 1 to 5")?;
    (game.phase, game.year) = (position.phase, position.year);
    load_flags(&mut game, &position.flags)?;
    load_row(&mut game, position)?;
    load_stack(&mut game, position)?;
    lay_tiles(&mut game, &position.zoos)?;
    for (seat, zoo) in Seat::all(game.seats).zip(&position.zoos) {
        load_zoo(&mut game, seat, zoo)?;
    }
    check_benches(&game)?;
    load_auction(&mut game, position)?;
    check_phase(&game)?;
    Ok(game)
}

/// §4: every seat has a flag, once they are drawn.
fn load_flags(game: &mut Mio, flags: &[Seat]) -> Loaded {
    if game.phase == Phase::Flags {
        return need(flags.is_empty(), "flags are drawn first");
    }
    let is_order = flags.len() == usize::from(game.seats) && Seat::all(game.seats).all(|seat| flags.contains(&seat));
    need(is_order, "flags names every seat once")?;
    game.flags[..flags.len()].copy_from_slice(flags);
    Ok(())
}

fn load_row(game: &mut Mio, position: &Position) -> Loaded {
    let mut known = Numbers::default();
    for &tile in &position.row {
        need(!known.contains(tile), format!("tile {} is in the row twice", tile.get()))?;
        known.insert(tile);
        game.row.push(tile);
    }
    need(usize::from(position.sold) <= position.row.len(), "more tiles are sold than are in the row")?;
    (0..position.sold).for_each(|_| game.row.sell());
    Ok(())
}

/// The tiles that nobody has seen. A tile is in one place: the stack, the row as long as it is not sold, or a zoo.
fn load_stack(game: &mut Mio, position: &Position) -> Loaded {
    let held = || position.zoos.iter().flat_map(|zoo| zoo.tiles.iter().map(|placed| placed.tile));
    let mut seen = Numbers::default();
    for tile in game.to_come().collect::<Vec<_>>().into_iter().chain(held()) {
        need(!seen.contains(tile), format!("tile {} is in two places", tile.get()))?;
        seen.insert(tile);
    }
    position.row.iter().for_each(|&tile| seen.insert(tile));
    game.stack = Numbers::default();
    match &position.stack {
        None => Number::all().filter(|&tile| !seen.contains(tile)).for_each(|tile| game.stack.insert(tile)),
        Some(stack) => {
            for &tile in stack {
                let is_free = !seen.contains(tile) && !game.stack.contains(tile);
                need(is_free, format!("tile {} is in two places", tile.get()))?;
                game.stack.insert(tile);
            }
        }
    }
    Ok(())
}

/// §2: lays the tiles in the order of their auctions. Each must fit.
fn lay_tiles(game: &mut Mio, zoos: &[ZooPosition]) -> Loaded {
    let auctions = game.auctions();
    let mut all: Vec<(Seat, PlacedPosition)> = Seat::all(game.seats)
        .zip(zoos)
        .flat_map(|(seat, zoo)| zoo.tiles.iter().map(move |&tile| (seat, tile)))
        .collect();
    all.sort_by_key(|(_, placed)| placed.auction);
    let mut last = 0;
    for (seat, PlacedPosition { tile, at, auction }) in all {
        let number = tile.get();
        need(auction > last, format!("tile {number}: an auction has one tile, and the first is 1"))?;
        need(auction <= auctions, format!("tile {number}: only {auctions} auctions are over"))?;
        last = auction;
        if let Err(why) = rules::check_placement(game.site(seat), game.set.tile(tile), at) {
            return Err(BadPosition(format!(
                "tile {number} does not fit at {at} in the zoo of seat {seat}: {}",
                why.code()
            )));
        }
        let regions = zoo::lay(&game.set, &mut game.placed, &mut game.zoos[seat.index()], tile, at, auction);
        let benches = rules::benches_for(game, regions);
        game.zoos[seat.index()].benches += benches;
    }
    Ok(())
}

fn load_zoo(game: &mut Mio, seat: Seat, position: &ZooPosition) -> Loaded {
    let ZooPosition { coins, tiles: _, benches, years } = position;
    need(*coins <= MOST_COINS, format!("seat {seat} has more than {MOST_COINS} coins"))?;
    let over = years_over(game);
    need(years.len() == over, format!("{over} years are over, and seat {seat} has {}", years.len()))?;
    let limit = game.switches.bench_limit.get();
    let regions = regions(game, seat);
    let zoo = &mut game.zoos[seat.index()];
    zoo.coins = *coins;
    if let Some(benches) = *benches {
        // R27: with a limit somebody else may have had the last ones.
        let fits = if limit.is_some() { benches <= regions } else { benches == regions };
        need(fits, format!("the paths of seat {seat} close {regions} regions"))?;
        zoo.benches = benches;
    }
    for (counted, &YearPosition { visitors, trees, benches }) in zoo.years.iter_mut().zip(years) {
        let each = FOR_FIRST + FOR_SECOND;
        need(
            visitors <= FAMILIES as u8 * each && trees <= each,
            format!("seat {seat} had too many visitors or trees"),
        )?;
        *counted = Tally { visitors, trees, benches };
    }
    Ok(())
}

/// §2.3: the regions that the paths of a zoo close, whoever got benches for them.
fn regions(game: &Mio, seat: Seat) -> u8 {
    let mut tiles: Vec<Number> = game.zoos[seat.index()].tiles.iter().collect();
    tiles.sort_by_key(|tile| game.placed[tile.index()].auction);
    let (mut placed, mut zoo) = ([zoo::Placed::default(); TILES], zoo::Zoo::new(&game.set, 0));
    let lay = |tile: Number| {
        let zoo::Placed { at, auction, .. } = game.placed[tile.index()];
        zoo::lay(&game.set, &mut placed, &mut zoo, tile, at, auction)
    };
    tiles.into_iter().map(lay).sum()
}

fn check_benches(game: &Mio) -> Loaded {
    let out: u32 = game.zoos.iter().map(|zoo| u32::from(zoo.benches)).sum();
    let limit = game.switches.bench_limit.get();
    need(limit.is_none_or(|limit| out <= limit.into()), format!("{out} benches are more than there are"))
}

/// Who won the tile that is being placed, and for how much.
fn load_auction(game: &mut Mio, position: &Position) -> Loaded {
    let Position { winner, bids, .. } = position;
    if game.phase != Phase::Place {
        return need(winner.is_none() && bids.is_empty(), "winner and bids are for the phase place");
    }
    let winner = winner.filter(|winner| winner.0 < game.seats);
    let winner = winner.ok_or_else(|| BadPosition("winner is the seat that places the tile".to_owned()))?;
    need(bids.len() == usize::from(game.seats), "bids has the bid of each seat")?;
    let highest = bids.iter().copied().max().unwrap_or_default();
    need(bids[winner.index()] == highest && highest <= MOST_COINS, "the winner made the highest bid, up to 999")?;
    game.winner = winner;
    game.bids[..bids.len()].copy_from_slice(bids);
    Ok(())
}

/// §5: whether there is something to decide.
fn check_phase(game: &Mio) -> Loaded {
    let is_sold = game.row.sold() == game.row.len();
    match game.phase {
        Phase::Flags => need(game.row.len() == 0, "no tile is turned up before the flags are drawn"),
        Phase::Reveal => {
            need(is_sold, "the tiles of the row are auctioned first")?;
            let is_new = game.row.len() == 0 || game.switches.reveal == Reveal::Single;
            need(is_new && !rules::is_year_complete(game), "no tile is turned up now")
        }
        Phase::Bid => need(!is_sold, "no tile is on offer"),
        Phase::Place => {
            need(!is_sold, "no tile is on offer")?;
            let tile = game.row.next().expect("one is not sold");
            need(ground::has_room(game.site(game.winner), game.set.tile(tile)), "the tile fits nowhere")
        }
        Phase::Over => need(game.row.len() == 0 && usize::from(game.year) == YEARS, "it is over after year 5"),
    }
}
