//! §4: the flags. §5, YEAR_START and YEAR_END. §6: how long a year is.

use kernel::{Log, Luck, Seat, shuffle};

use crate::action::{Draw, Drawn, Event, FlagOrder, Told};
use crate::components::{BUSH_TILES, MOST_SEATS, Number, Numbers, ROW, YEARS};
use crate::meta::{Economy, Reveal, YearLength};
use crate::score;
use crate::state::{Mio, Phase, Row};
use crate::zoo::Tally;

/// §4: the flags of those who play, in any order.
pub(super) fn draw_flags(game: &Mio, luck: &mut impl Luck) -> Draw {
    let mut order = [Seat(0), Seat(1), Seat(2), Seat(3)];
    let order = &mut order[..usize::from(game.seats)];
    shuffle(order, luck);
    Draw::Flags(FlagOrder::new(order).expect("at most four"))
}

pub(super) fn may_be_order(game: &Mio, order: &FlagOrder) -> bool {
    let seats = order.seats();
    seats.len() == usize::from(game.seats) && Seat::all(game.seats).all(|seat| seats.contains(&seat))
}

/// Every order of the flags.
pub(super) fn flag_orders(game: &Mio, out: &mut Vec<(Draw, u32)>) -> bool {
    let mut orders: Vec<Vec<Seat>> = vec![vec![]];
    for _ in 0..game.seats {
        let longer = |order: &Vec<Seat>| {
            let order = order.clone();
            let others = Seat::all(game.seats).filter({
                let order = order.clone();
                move |seat| !order.contains(seat)
            });
            others.map(move |seat| [&order[..], &[seat]].concat())
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    out.extend(orders.iter().map(|order| (Draw::Flags(FlagOrder::new(order).expect("at most four")), 1)));
    true
}

pub(super) fn settle_flags(game: &mut Mio, order: &FlagOrder, log: &mut impl Log<Event>) {
    for (place, &seat) in order.seats().iter().enumerate() {
        game.flags[place] = seat;
        log.tell(|| Event::Flag { seat, place: place as u8 + 1 });
    }
    start(game, log);
}

/// YEAR_START. §6: a year for which no tile is left has no auctions, and ends as any other.
fn start(game: &mut Mio, log: &mut impl Log<Event>) {
    log.tell(|| Event::Year { year: game.year });
    if game.stack.is_empty() {
        log.tell(|| Event::NoTiles { year: game.year });
        end(game, log);
    } else {
        game.phase = Phase::Reveal;
    }
}

/// Whether no further tile belongs to the year.
#[inline]
pub(crate) fn is_complete(game: &Mio) -> bool {
    if game.stack.is_empty() {
        return true;
    }
    match game.switches.year_length {
        YearLength::Five => game.row.len() >= ROW,
        // R20: bushes are what is printed. R29: also those of a tile that could not be placed.
        YearLength::ThreeBushTiles => game.row.tiles().filter(|&tile| has_bushes(game, tile)).count() >= BUSH_TILES,
    }
}

#[inline]
fn has_bushes(game: &Mio, tile: Number) -> bool {
    game.set.tile(tile).bushes > 0
}

/// The tiles turned up at once: of the whole year, or the next one (R28).
#[inline]
pub(super) fn draw_tiles(game: &Mio, luck: &mut impl Luck) -> Draw {
    let (mut drawn, mut stack) = (Drawn::default(), game.stack);
    let (mut tiles, mut bush_tiles) = (0, 0);
    loop {
        let tile = stack.nth(luck.below(stack.len() as u32));
        stack.remove(tile);
        drawn.push(tile);
        tiles += 1;
        bush_tiles += usize::from(has_bushes(game, tile));
        if stack.is_empty() || is_enough(game, tiles, bush_tiles) {
            return Draw::Tiles(drawn);
        }
    }
}

/// Whether so many tiles turned up at once, and so many of them with bushes, are enough.
#[inline]
fn is_enough(game: &Mio, tiles: usize, bush_tiles: usize) -> bool {
    match (game.switches.reveal, game.switches.year_length) {
        (Reveal::Single, _) => true,
        (Reveal::Row, YearLength::Five) => tiles >= ROW,
        (Reveal::Row, YearLength::ThreeBushTiles) => bush_tiles >= BUSH_TILES,
    }
}

pub(super) fn may_be_drawn(game: &Mio, drawn: &Drawn) -> bool {
    let (mut stack, mut tiles, mut bush_tiles) = (game.stack, 0, 0);
    let mut is_done = false;
    for tile in drawn.iter() {
        if is_done || !stack.contains(tile) {
            return false;
        }
        stack.remove(tile);
        tiles += 1;
        bush_tiles += usize::from(has_bushes(game, tile));
        is_done = stack.is_empty() || is_enough(game, tiles, bush_tiles);
    }
    is_done
}

pub(super) fn single_tiles(game: &Mio, out: &mut Vec<(Draw, u32)>) -> bool {
    if game.switches.reveal == Reveal::Row {
        return false;
    }
    out.extend(game.stack.iter().map(|tile| {
        let mut drawn = Drawn::default();
        drawn.push(tile);
        (Draw::Tiles(drawn), 1)
    }));
    true
}

#[inline]
pub(super) fn settle_tiles(game: &mut Mio, drawn: &Drawn, log: &mut impl Log<Event>) {
    for tile in drawn.iter() {
        game.stack.remove(tile);
        game.row.push(tile);
        log.tell(|| Event::Revealed { tile: Told::new(tile, game.set.tile(tile)) });
    }
    game.phase = Phase::Bid;
}

/// YEAR_END: income, then points (R18).
pub(super) fn end(game: &mut Mio, log: &mut impl Log<Event>) {
    let tallies = score::tallies(game);
    let year = usize::from(game.year) - 1;
    for seat in Seat::all(game.seats) {
        pay_income(game, seat, tallies[seat], log);
    }
    for seat in Seat::all(game.seats) {
        let Tally { visitors, trees, benches } = tallies[seat];
        game.zoos[seat.index()].years[year] = tallies[seat];
        if game.switches.economy == Economy::Standard {
            let points = score::year_points(game.year, tallies[seat]);
            log.tell(|| Event::Scored { seat, year: game.year, visitors, trees, benches, points });
        }
    }
    game.row = Row::default();
    if game.year == YEARS as u8 {
        finish(game, log);
    } else {
        game.year += 1;
        start(game, log);
    }
}

/// §5.2: R15, the start tile brings nothing. R22: the last year has an income too. R16: the bank never runs out.
fn pay_income(game: &mut Mio, seat: Seat, tally: Tally, log: &mut impl Log<Event>) {
    let zoo = &mut game.zoos[seat.index()];
    let due = score::income(game.switches.economy, zoo.tiles.len(), tally);
    // R21: nobody pays more than they have.
    let coins = due.max(-i32::from(zoo.coins));
    zoo.coins = (i32::from(zoo.coins) + coins) as u16;
    log.tell(|| Event::Income { seat, coins: coins.unsigned_abs(), pays: due < 0, due });
}

/// GAME_END.
fn finish(game: &mut Mio, log: &mut impl Log<Event>) {
    game.phase = Phase::Over;
    for seat in Seat::all(game.seats) {
        log.tell(|| Event::Total { seat, points: score::points(game, seat) });
    }
    log.tell(|| Event::Over);
}

/// The tiles that are in no zoo, not in the stack and not to come: they have left the game.
pub(crate) fn gone(game: &Mio) -> Numbers {
    let mut gone = Numbers::ALL;
    let held = game.zoos.iter().take(MOST_SEATS).flat_map(|zoo| zoo.tiles.iter());
    held.chain(game.stack.iter()).chain(game.to_come()).for_each(|tile| gone.remove(tile));
    gone
}
