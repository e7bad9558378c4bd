//! Complete positions as JSON and back; `docs/positions/mio.md` describes them to people.

mod load;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::components::{Number, Tiles};
use crate::meta::{BenchLimit, Economy, FinalTie, Options, Reveal, YearLength};
use crate::state::{Mio, Phase};
use crate::zoo::{Placed, Placement, Tally};

pub(crate) use load::load;

/// The complete state. Tiles in none of the places have left the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// How many seats play.
    pub seats: u8,
    /// §6.
    #[serde(default)]
    pub year_length: YearLength,
    /// §6.
    #[serde(default)]
    pub economy: Economy,
    /// §6.
    #[serde(default)]
    pub final_tie: FinalTie,
    /// §6.
    #[serde(default)]
    pub coins_visible: bool,
    /// §6.
    #[serde(default)]
    pub same_player_second: bool,
    /// §6.
    #[serde(default)]
    pub reveal: Reveal,
    /// §6.
    #[serde(default)]
    pub bench_limit: BenchLimit,
    /// §3: nothing, or the rows of another set.
    #[serde(default)]
    pub tiles: Tiles,
    /// §5: what is to be decided.
    pub phase: Phase,
    /// From 1.
    pub year: u8,
    /// §4: the seats by their flags, from the top.
    #[serde(default)]
    pub flags: Vec<Seat>,
    /// The tiles nobody has seen; without it, all that are nowhere else.
    #[serde(default)]
    pub stack: Option<Vec<Number>>,
    /// §5: the tiles turned up this year.
    #[serde(default)]
    pub row: Vec<Number>,
    /// How many of them have been auctioned.
    #[serde(default)]
    pub sold: u8,
    /// Who places the next one.
    #[serde(default)]
    pub winner: Option<Seat>,
    /// What each seat bid for it.
    #[serde(default)]
    pub bids: Vec<u16>,
    /// Each seat's zoo.
    pub zoos: Vec<ZooPosition>,
}

/// A zoo.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ZooPosition {
    /// Its coins.
    pub coins: u16,
    /// Its tiles.
    pub tiles: Vec<PlacedPosition>,
    /// Its benches; without it, those that its paths and the limit give.
    pub benches: Option<u8>,
    /// What counted in the years that are over.
    pub years: Vec<YearPosition>,
}

/// A tile in a zoo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedPosition {
    /// Which.
    pub tile: Number,
    /// Where, `x,y,r`.
    pub at: Placement,
    /// The auction in which it was added.
    pub auction: u8,
}

/// What counted at the end of a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct YearPosition {
    pub visitors: u8,
    pub trees: u8,
    pub benches: u8,
}

impl Position {
    fn options(&self) -> Options {
        Options {
            year_length: self.year_length,
            economy: self.economy,
            final_tie: self.final_tie,
            coins_visible: self.coins_visible,
            same_player_second: self.same_player_second,
            reveal: self.reveal,
            bench_limit: self.bench_limit,
            tiles: self.tiles,
        }
    }
}

pub(crate) fn of(game: &Mio) -> Position {
    let switches = game.switches;
    let is_placing = game.phase == Phase::Place;
    Position {
        seats: game.seats,
        year_length: switches.year_length,
        economy: switches.economy,
        final_tie: switches.final_tie,
        coins_visible: switches.coins_visible,
        same_player_second: switches.same_player_second,
        reveal: switches.reveal,
        bench_limit: switches.bench_limit,
        tiles: Tiles(game.set),
        phase: game.phase,
        year: game.year,
        flags: if game.phase == Phase::Flags { Vec::new() } else { game.flags().to_vec() },
        stack: Some(game.stack.iter().collect()),
        row: game.row.tiles().collect(),
        sold: game.row.sold() as u8,
        winner: is_placing.then_some(game.winner),
        bids: if is_placing { game.bids[..usize::from(game.seats)].to_vec() } else { Vec::new() },
        zoos: Seat::all(game.seats).map(|seat| zoo_position(game, seat)).collect(),
    }
}

fn zoo_position(game: &Mio, seat: Seat) -> ZooPosition {
    let zoo = &game.zoos[seat.index()];
    let placed = |tile: Number| {
        let Placed { at, auction, .. } = game.placed[tile.index()];
        PlacedPosition { tile, at, auction }
    };
    let mut tiles: Vec<PlacedPosition> = zoo.tiles.iter().map(placed).collect();
    tiles.sort_by_key(|placed| placed.auction);
    let year = |&Tally { visitors, trees, benches }: &Tally| YearPosition { visitors, trees, benches };
    ZooPosition {
        coins: zoo.coins,
        tiles,
        benches: Some(zoo.benches),
        years: zoo.years[..years_over(game)].iter().map(year).collect(),
    }
}

/// How many years are over.
fn years_over(game: &Mio) -> usize {
    usize::from(if game.phase == Phase::Over { game.year } else { game.year - 1 })
}
