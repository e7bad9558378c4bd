//! §5: what everybody sees, money too (R35). Nothing is hidden but the order of the tiles, which nobody knows and the
//! state has not.

use kernel::{Game as _, Refusal as _, Seat, Turn};
use serde::{Serialize, Serializer};
use trucks::Removed;

use crate::action::Illegal;
use crate::components::{Bonus, Face, Sign, Species, Tile, bonus, price};
use crate::geometry::{Board, Cell, Size};
use crate::meta::SpeciesSet;
use crate::rules::{self, ActionKind};
use crate::score::{self, ZooScore};
use crate::stack::Stack;
use crate::state::{Aquaretto, Phase};
use crate::zoo::{On, numbers};

/// The state, as everybody sees it. Tiles and squares are written as in notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// What is to be decided.
    pub phase: Phase,
    /// The seat to decide.
    pub to_move: Option<Seat>,
    /// §4: the species left out, once they are known.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Species>>"))]
    pub removed: Option<SpeciesSet>,
    /// §10: whether XXL is played with.
    pub xxl: bool,
    /// §4: what is left of the tiles that are drawn.
    pub stack: StackView,
    /// §8: whether this round is the last one.
    pub last_round: bool,
    /// The coins in the bank.
    pub bank: u8,
    /// §6.5: the coworkers that nobody has.
    pub coworkers: u8,
    /// §6.4: the offspring not born yet, of the species in the game.
    pub babies: Vec<BabiesView>,
    /// The trucks, in the order of their numbers.
    pub trucks: Vec<TruckView>,
    /// The tile that was drawn and has to be loaded.
    pub drawn: Option<Tile>,
    /// §6.4: the offspring that the seat to decide has to place.
    pub born: Option<Tile>,
    /// §6.5: whether the seat to decide has a coworker to place.
    pub gained: bool,
    /// §10: whether the very large expansion can still be bought.
    pub very_large: bool,
    /// Each seat's zoo.
    pub zoos: Vec<ZooView>,
    /// §7: what the money actions cost.
    pub prices: Prices,
    /// §5, §7: at the start of a turn, the kinds of action that are not open to the seat to decide, and why.
    pub refused: Vec<RefusedView>,
    /// §6.1: the tiles on trucks in the middle, on the truck taken and drawn that have a cell in the zoo of the seat to
    /// decide. Coins and food are of use to everybody.
    pub suits: Vec<Tile>,
    /// §6.4: those of them that would have an offspring there.
    pub bears: Vec<Tile>,
}

/// A kind of action that is not open, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RefusedView {
    /// What cannot be done.
    pub kind: ActionKind,
    /// Why: the end of the sentence's key, `aquaretto-illegal-<code>`.
    pub code: &'static str,
    /// The section of the rules.
    pub rule: &'static str,
    /// What the sentence speaks of.
    #[cfg_attr(feature = "typescript", ts(type = "{ [key in string]?: string | number }"))]
    pub args: RefusedArgs,
}

/// The arguments of a refusal, put together only where they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefusedArgs(Illegal);

impl Serialize for RefusedArgs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut args = self.0.args();
        args.sort_unstable_by_key(|&(name, _)| name);
        serializer.collect_map(args)
    }
}

/// §7: what the money actions cost, named as in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Prices {
    /// Moving the top tile of the depot.
    #[serde(rename = "move")]
    pub relocate: u8,
    /// Moving a coworker.
    pub crew: u8,
    /// Buying a tile.
    pub buy: u8,
    /// Discarding a tile.
    pub discard: u8,
    /// A small expansion.
    pub small: u8,
    /// A large one.
    pub large: u8,
    /// The very large one.
    pub very_large: u8,
}

/// The tiles nobody has seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StackView {
    /// How many are in the draw pile.
    pub pile: u8,
    /// How many are in the reserve.
    pub reserve: u8,
    /// §5: which they are, as everybody can count; in which of the two nobody knows.
    pub tiles: Vec<Counted>,
}

/// Tiles that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Counted {
    /// One of them.
    pub tile: Tile,
    /// How many there are.
    pub count: u8,
}

/// The offspring of a species.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BabiesView {
    /// The species.
    pub species: Species,
    /// How many are not born yet.
    pub count: u8,
}

/// A truck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TruckView {
    /// Its number, from 1.
    pub number: u8,
    /// How many tiles it can carry.
    pub slots: u8,
    /// What is on it.
    pub tiles: Vec<Tile>,
    /// Who has taken it in this round.
    pub taken_by: Option<Seat>,
}

/// A zoo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ZooView {
    /// Its money.
    pub coins: u8,
    /// §10: its food.
    pub food: u8,
    /// §5: whether its owner is done with this round.
    pub out: bool,
    /// All its cells.
    pub cells: Vec<CellView>,
    /// Its expansions.
    pub boards: Vec<BoardView>,
    /// §3.1: the small expansions that can still be bought.
    pub small_left: u8,
    /// §3.1: the large expansions that can still be bought.
    pub large_left: u8,
    /// Its basins, by species.
    pub basins: Vec<BasinView>,
    /// §6.1: how many basins there may be.
    pub basin_cap: u8,
    /// §6.5: coworkers in checkout booths.
    pub cashiers: u8,
    /// §6.5: coworkers in feeding stations.
    pub keepers: u8,
    /// §6.5: whether one is on the depot board.
    pub manager: bool,
    /// §6.2: its depot, the lowest tile first.
    pub depot: Vec<Tile>,
    /// §9: its points, as if the game ended now.
    pub score: ZooScore,
}

/// A cell of a zoo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CellView {
    /// Where it is.
    pub place: Cell,
    /// Its row, from the board's first one down.
    pub row: i8,
    /// Its column, from the board's first one to the right.
    pub column: i8,
    /// The animal on it.
    pub tile: Option<Tile>,
    /// §9: the points of the trainer on it, if there is one.
    pub trainer: Option<i8>,
}

/// An expansion that has been laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BoardView {
    /// As in notation.
    pub board: Board,
    /// How large it is.
    pub size: &'static str,
}

/// A basin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BasinView {
    /// Who lives there.
    pub species: Species,
    /// How many.
    pub size: u8,
    /// §6.3: what one more would bring.
    pub next: Option<Bonus>,
    /// §6.1: the cells where one more may be put.
    pub open: Vec<Cell>,
}

pub(crate) fn of(game: &Aquaretto) -> View {
    // Naming every field makes a new one a compile error here, so that somebody thinks about who may see it.
    let Aquaretto { water, money, stack, trucks, round, phase, drawn, removed, first: _ } = game;
    let (suits, bears) = of_use(game);
    let baby = |species| Tile::animal(species, Sign::Baby);
    View {
        phase: *phase,
        to_move: match game.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Together(_) | Turn::Chance | Turn::Over => None,
        },
        removed: match removed {
            Removed::Given(removed) => Some(*removed),
            // Five seats play with all species.
            Removed::Random => (*phase != Phase::ChooseRemoved).then(SpeciesSet::default),
        },
        xxl: water.xxl(),
        stack: StackView {
            pile: stack.before_the_disc(),
            reserve: stack.end(),
            tiles: Stack::tiles()
                .map(|tile| Counted { tile, count: stack.count(tile) })
                .filter(|counted| counted.count > 0)
                .collect(),
        },
        last_round: stack.is_last_round(),
        bank: money.bank,
        coworkers: water.supply(),
        babies: Species::ALL
            .into_iter()
            .filter(|&species| game.is_in_play(species))
            .map(|species| BabiesView { species, count: game.unborn(species) })
            .collect(),
        trucks: trucks
            .all()
            .map(|truck| TruckView {
                number: truck.number(),
                slots: trucks.slots(truck),
                tiles: trucks.tiles(truck).collect(),
                taken_by: trucks.taker(truck),
            })
            .collect(),
        drawn: *drawn,
        born: water.pending.baby.map(baby),
        gained: water.pending.coworker,
        very_large: water.boards_left(Seat(0), Size::VeryLarge) > 0,
        zoos: Seat::all(round.seats()).map(|seat| zoo_view(game, seat)).collect(),
        prices: Prices {
            relocate: price::MOVE,
            crew: price::CREW,
            buy: price::BUY,
            discard: price::DISCARD,
            small: price::SMALL,
            large: price::LARGE,
            very_large: price::VERY_LARGE,
        },
        refused: refused(game),
        suits,
        bears,
    }
}

/// The kinds of action that the seat whose turn begins cannot do.
fn refused(game: &Aquaretto) -> Vec<RefusedView> {
    if game.phase != Phase::Turn {
        return Vec::new();
    }
    let why = |kind| Some((kind, rules::check_kind(game, kind).err()?));
    let view = |(kind, illegal): (ActionKind, Illegal)| RefusedView {
        kind,
        code: illegal.code(),
        rule: illegal.rule(),
        args: RefusedArgs(illegal),
    };
    ActionKind::ALL.into_iter().filter_map(why).map(view).collect()
}

/// Of the tiles that the seat to decide could get, each once: those that suit its zoo, and those that would have an
/// offspring.
fn of_use(game: &Aquaretto) -> (Vec<Tile>, Vec<Tile>) {
    let Turn::Seat(seat) = game.turn() else { return (Vec::new(), Vec::new()) };
    let trucks = game.trucks.all().filter(|&truck| game.trucks.taker(truck).is_none_or(|taker| taker == seat));
    let mut tiles: Vec<Tile> = trucks.flat_map(|truck| game.trucks.tiles(truck)).chain(game.drawn).collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles.retain(|&tile| tile.species().is_none_or(|species| game.zoo(seat).open_to(species) != 0));
    let bears = tiles.iter().copied().filter(|&tile| bears(game, seat, tile)).collect();
    (tiles, bears)
}

/// §6.4: whether a tile that has a cell would have an offspring there.
fn bears(game: &Aquaretto, seat: Seat, tile: Tile) -> bool {
    let Face::Animal(species, sign) = tile.face() else { return false };
    let (mut herd, mut unborn) = (game.zoo(seat).basin(species), game.unborn(species));
    herd.add(sign.kind());
    herd.give_birth(&mut unborn)
}

fn zoo_view(game: &Aquaretto, seat: Seat) -> ZooView {
    let zoo = game.zoo(seat);
    let species = Species::ALL.into_iter().filter(|&species| !zoo.basin(species).is_empty());
    ZooView {
        coins: game.coins(seat),
        food: zoo.food,
        out: game.is_out(seat),
        cells: zoo
            .cells()
            .map(|cell| {
                let on = zoo.on(cell);
                CellView {
                    place: cell,
                    row: cell.row,
                    column: cell.column,
                    tile: if let Some(On::Animal(tile)) = on { Some(tile) } else { None },
                    trainer: (on == Some(On::Trainer)).then(|| score::trainer_points(zoo, cell)),
                }
            })
            .collect(),
        boards: zoo.boards().iter().map(|board| BoardView { board, size: board.shape().size().name() }).collect(),
        small_left: game.boards_left(seat, Size::Small),
        large_left: game.boards_left(seat, Size::Large),
        basins: species
            .map(|species| {
                let size = zoo.basin(species).len();
                let open = numbers(zoo.open_to(species)).map(|number| zoo.boards().cell(number));
                BasinView { species, size, next: bonus(size + 1), open: open.collect() }
            })
            .collect(),
        basin_cap: zoo.basin_cap(),
        cashiers: zoo.cashiers,
        keepers: zoo.keepers,
        manager: zoo.manager,
        depot: game.depot(seat).collect(),
        score: score::of(game, seat),
    }
}
