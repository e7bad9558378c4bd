//! What each viewer may see: everything but the coins of others (R19), and those too with `coins_visible` and at the
//! end. A bid that is not open is no part of the state.

use kernel::{Game as _, Seat, Viewer};
use serde::Serialize;

use crate::components::{FAMILIES, Family, Number, Tiles};
use crate::meta::{Economy, Switches};
use crate::regions;
use crate::rules;
use crate::score::{self, Distribution};
use crate::state::{Mio, Phase};
use crate::zoo::{self, BUSHES, Cell, Placement, Tally};

/// The state, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// What is to be decided.
    pub phase: Phase,
    /// The seats to decide.
    pub to_move: Vec<Seat>,
    /// §6: the switches.
    pub switches: Switches,
    /// §3: the tiles: nothing for the printed set, or the rows of another one.
    pub tiles: Tiles,
    /// The year, from 1.
    pub year: u8,
    /// How many auctions are over.
    pub auctions: u8,
    /// §4: the seats by their flags, from the top; none before they are drawn.
    pub flags: Vec<Seat>,
    /// §5: the tiles turned up this year.
    pub row: Vec<Number>,
    /// How many of them have been auctioned.
    pub sold: u8,
    /// The tile that is auctioned or placed now.
    pub on_offer: Option<Number>,
    /// The tiles nobody has seen, as everybody can count; in which order nobody knows.
    pub stack: Vec<Number>,
    /// R10: the tiles that fitted nowhere.
    pub gone: Vec<Number>,
    /// What each seat bid for the tile that is being placed.
    pub bids: Vec<u16>,
    /// R27: how many benches are left, if there is a limit.
    pub benches_left: Option<u8>,
    /// Each seat's zoo.
    pub zoos: Vec<ZooView>,
    /// §2.1: where the tile may be placed, and what that brings.
    pub places: Vec<PlaceView>,
}

/// A zoo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ZooView {
    /// Its coins, if the viewer may see them.
    pub coins: Option<u16>,
    /// Its tiles, the oldest first.
    pub tiles: Vec<PlacedView>,
    /// §2.2: the best enclosure of each family that lives there.
    pub families: Vec<FamilyView>,
    /// All bushes.
    pub bushes: u8,
    /// The auction in which the last of them came; 0 if there is none.
    pub bushes_auction: u8,
    /// Visitors of all families.
    pub visitors: u8,
    /// Trees.
    pub trees: u8,
    /// Benches.
    pub benches: u8,
    /// R30: the regions that its paths enclose, each as the corners of cells in it; corner (x, y) is the lower left one of
    /// cell (x, y). With a limit there may be more regions than benches.
    pub regions: Vec<Vec<CellView>>,
    /// §5.2: the income, if the year ended now.
    pub income: i32,
    /// §5.2: the points of the year, if it ended now; with `balance` there are none.
    pub coming: u16,
    /// §5.2: the years that are over.
    pub years: Vec<YearView>,
    /// §5.2: all points so far. With `balance` coins are points, and hidden like them.
    pub points: Option<i32>,
}

/// A tile in a zoo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlacedView {
    /// Which.
    pub tile: Number,
    /// Half A's column.
    pub x: i8,
    /// Half A's row.
    pub y: i8,
    /// Quarter turns clockwise.
    pub r: u8,
    /// The auction in which it was added.
    pub auction: u8,
}

/// The best enclosure of a family.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FamilyView {
    /// Which family.
    pub family: Family,
    /// Its stars.
    pub value: u8,
    /// The auction in which it last grew.
    pub auction: u8,
    /// R30: where it is, which is where its visitors stand.
    pub cells: Vec<CellView>,
    /// §5.1: its visitors.
    pub visitors: u8,
}

/// A cell, or its lower left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CellView {
    /// Grows to the right.
    pub x: i16,
    /// Grows upward.
    pub y: i16,
}

/// What counted at the end of a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct YearView {
    /// Visitors.
    pub visitors: u8,
    /// Trees.
    pub trees: u8,
    /// Benches.
    pub benches: u8,
    /// The points; with `balance` none.
    pub points: u16,
}

/// A place for the tile, and what it brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlaceView {
    /// Where, as one writes it.
    #[cfg_attr(feature = "typescript", ts(type = "string"))]
    pub at: Placement,
    /// Benches received.
    pub benches: u8,
    /// The stars of the enclosure that half A is part of.
    pub a: u8,
    /// The same for half B.
    pub b: u8,
    /// How many visitors each seat gains or loses.
    pub visitors: Vec<i8>,
    /// How many trees each seat gains or loses.
    pub trees: Vec<i8>,
}

pub(crate) fn of(game: &Mio, viewer: Viewer) -> View {
    // Naming every field makes a new one a compile error here, so that nobody publishes a secret by forgetting to hide
    // it.
    let Mio { set, placed: _, zoos, stack, row, bids, flags: _, winner: _, phase, year, seats, switches } = game;
    let out: u8 = zoos.iter().map(|zoo| zoo.benches).sum();
    let distribution = score::distribution(game);
    View {
        phase: *phase,
        to_move: game.turn().seats().iter().collect(),
        switches: *switches,
        tiles: Tiles(*set),
        year: *year,
        auctions: game.auctions(),
        flags: if *phase == Phase::Flags { Vec::new() } else { game.flags().to_vec() },
        row: row.tiles().collect(),
        sold: row.sold() as u8,
        on_offer: game.on_offer(),
        stack: stack.iter().collect(),
        gone: rules::gone(game).iter().collect(),
        bids: if *phase == Phase::Place { bids[..usize::from(*seats)].to_vec() } else { Vec::new() },
        benches_left: switches.bench_limit.get().map(|limit| limit.saturating_sub(out)),
        zoos: Seat::all(*seats).map(|seat| zoo_view(game, seat, viewer, &distribution)).collect(),
        places: places(game, &distribution),
    }
}

/// R19: whether a viewer is shown the coins of a seat.
fn shows_coins(game: &Mio, seat: Seat, viewer: Viewer) -> bool {
    viewer.is(seat) || game.switches.coins_visible || game.phase == Phase::Over
}

fn zoo_view(game: &Mio, seat: Seat, viewer: Viewer, distribution: &Distribution) -> ZooView {
    let zoo = &game.zoos[seat.index()];
    let standard = game.switches.economy == Economy::Standard;
    let shows_coins = shows_coins(game, seat, viewer);
    let tally = score::tallies(game)[seat];
    let points = |year, tally| if standard { score::year_points(year, tally) } else { 0 };
    let mut tiles: Vec<PlacedView> = zoo.tiles.iter().map(|tile| placed_view(game, tile)).collect();
    tiles.sort_by_key(|placed| placed.auction);
    let over = if game.phase == Phase::Over { game.year } else { game.year - 1 };
    let years = zoo.years.iter().zip(1..).take(over.into()).map(|(&tally, year)| {
        let Tally { visitors, trees, benches } = tally;
        YearView { visitors, trees, benches, points: points(year, tally) }
    });
    ZooView {
        coins: shows_coins.then_some(zoo.coins),
        tiles,
        families: Family::ALL.into_iter().filter_map(|family| family_view(game, seat, family, distribution)).collect(),
        bushes: zoo.entries[BUSHES].value,
        bushes_auction: zoo.entries[BUSHES].auction,
        visitors: tally.visitors,
        trees: tally.trees,
        benches: tally.benches,
        regions: regions::of(game.site(seat)).iter().map(|corners| cell_views(corners)).collect(),
        income: score::income(game.switches.economy, zoo.tiles.len(), tally),
        coming: if game.phase == Phase::Over { 0 } else { points(game.year, tally) },
        years: years.collect(),
        points: (standard || shows_coins).then(|| score::points(game, seat)),
    }
}

fn cell_views(cells: &[Cell]) -> Vec<CellView> {
    cells.iter().map(|&Cell { x, y }| CellView { x, y }).collect()
}

fn placed_view(game: &Mio, tile: Number) -> PlacedView {
    let zoo::Placed { at: Placement { x, y, r }, auction, .. } = game.placed[tile.index()];
    PlacedView { tile, x, y, r, auction }
}

fn family_view(game: &Mio, seat: Seat, family: Family, distribution: &Distribution) -> Option<FamilyView> {
    let (cells, entry) = game.site(seat).enclosures(family).into_iter().next()?;
    Some(FamilyView {
        family,
        value: entry.value,
        auction: entry.auction,
        cells: cell_views(&cells),
        visitors: distribution[family as usize][seat.index()],
    })
}

/// What each legal placement brings: it is made, and the difference is told.
fn places(game: &Mio, before: &Distribution) -> Vec<PlaceView> {
    let (Phase::Place, Some(number)) = (game.phase, game.on_offer()) else { return Vec::new() };
    let seat = game.winner;
    let tile = game.set.tile(number);
    let mut places = Vec::new();
    game.placements(seat, number, |at| {
        let [a, b] = game.site(seat).grown(tile, at);
        let mut tried = game.clone();
        let regions =
            zoo::lay(&tried.set, &mut tried.placed, &mut tried.zoos[seat.index()], number, at, game.auctions() + 1);
        let after = score::distribution(&tried);
        let change = |kinds: std::ops::Range<usize>| -> Vec<i8> {
            let sum = |all: &Distribution, seat: Seat| -> i8 {
                all[kinds.clone()].iter().map(|by_seat| by_seat[seat.index()] as i8).sum()
            };
            Seat::all(game.seats).map(|seat| sum(&after, seat) - sum(before, seat)).collect()
        };
        let benches = rules::benches_for(game, regions);
        places.push(PlaceView { at, benches, a, b, visitors: change(0..FAMILIES), trees: change(BUSHES..BUSHES + 1) });
        true
    });
    places
}
