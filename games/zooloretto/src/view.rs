//! §3: what everybody sees, money too (R45). Nothing is hidden but the order of the tiles, which nobody knows and the
//! state has not.

use kernel::{Game as _, Refusal as _, Seat, Turn};
use serde::{Serialize, Serializer};
use trucks::{Kin, Removed, Set};

use crate::action::Illegal;
use crate::components::{Colour, Enclosure, Expansions, JUNGLE_SPACES, POINTS, Species, Tile, price};
use crate::meta::{JungleSet, SpeciesSet};
use crate::rules::{self, ActionKind};
use crate::score::{self, ZooScore};
use crate::stack::Stack;
use crate::state::{Phase, Zooloretto};
use crate::zoo::Zoo;

/// The state, as everybody sees it. Tiles are written as in notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// What is to be decided.
    pub phase: Phase,
    /// The seat to decide.
    pub to_move: Option<Seat>,
    /// §2.1: the species left out, once they are known.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Species>>"))]
    pub removed: Option<SpeciesSet>,
    /// §7.2: whether XXL is played with.
    pub xxl: bool,
    /// §7.3: whether Exotic is played with.
    pub exotic: bool,
    /// §2.1: the jungle species left out, once they are known.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<crate::components::Jungle>>"))]
    pub removed_jungle: Option<JungleSet>,
    /// §7.2: the donation tokens that are left, the top one first.
    pub donations: Vec<u8>,
    /// §7.3: the colours of visitors that are played with.
    pub colours: Vec<ColourView>,
    /// §7.3: what the seat to decide is asked about its visitors.
    pub awaits: Option<AwaitsView>,
    /// §3: what is left of the stacks.
    pub stack: StackView,
    /// §6: whether this round is the last one.
    pub last_round: bool,
    /// The coins in the bank.
    pub bank: u8,
    /// The babies not born yet, of the species in the game.
    pub babies: Vec<BabiesView>,
    /// The trucks, in the order of their numbers.
    pub trucks: Vec<TruckView>,
    /// The tile that was drawn and has to be loaded.
    pub drawn: Option<Tile>,
    /// Each seat's zoo.
    pub zoos: Vec<ZooView>,
    /// R46: turns in a row without a draw or a truck.
    pub idle_turns: u8,
    /// §5: what the money actions cost.
    pub prices: Prices,
    /// §4, §5: at the start of a turn, the kinds of action that are not open to the seat to decide, and why.
    pub refused: Vec<RefusedView>,
    /// §4.1: the tiles on trucks in the middle, on the truck taken and drawn that have a place besides the barn in the
    /// zoo of the seat to decide. Coins are of use to everybody.
    pub suits: Vec<Tile>,
    /// §4.2: those of them that would have a baby there at once.
    pub bears: Vec<Tile>,
}

/// §7.3: a colour of visitors, as far as it is in no zoo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ColourView {
    /// Which.
    pub colour: Colour,
    /// The stall that calls visitors of this colour.
    pub stall: Tile,
    /// How many visitors are in the reserve.
    pub reserve: u8,
    /// Whether nobody has taken the bonus token yet.
    pub token: bool,
}

/// §7.3: a visitor is to advance or to step back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AwaitsView {
    /// Whose turn it is: the owner of the stall or the jungle animal.
    pub turn: Seat,
    /// The colour of the visitors, unless their owner may choose it.
    pub colour: Option<Colour>,
}

/// A kind of action that is not open, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RefusedView {
    /// What cannot be done.
    pub kind: ActionKind,
    /// Why: the end of the sentence's key, `zooloretto-illegal-<code>`.
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

/// §5: what the money actions cost, named as in notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Prices {
    /// Moving a tile.
    #[serde(rename = "move")]
    pub relocate: u8,
    /// Exchanging animals.
    pub swap: u8,
    /// Buying a tile.
    pub buy: u8,
    /// Discarding a tile.
    pub discard: u8,
    /// Opening an extension.
    pub expand: u8,
}

/// The tiles nobody has seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StackView {
    /// How many are in the main stack.
    pub main: u8,
    /// How many lie under the disc.
    pub end: u8,
    /// §3: which they are, as everybody can count; in which stack nobody knows.
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

/// The babies of a species.
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
    /// §4: whether its owner is done with this round.
    pub passed: bool,
    /// §5: the extensions that can still be opened.
    pub closed_extensions: u8,
    /// §5: the same in the order in which they open.
    pub closed: Vec<ClosedView>,
    /// The open enclosures.
    pub enclosures: Vec<EnclosureView>,
    /// What is in the barn.
    pub barn: Vec<Counted>,
    /// §7.3: its jungle board, with Exotic.
    pub jungle: Option<JungleView>,
    /// §7.3: its visitors, by colour.
    pub visitors: Vec<VisitorsView>,
    /// §7.3: its bonus tokens.
    pub tokens: Vec<Colour>,
    /// §7.2: the values of its donation tokens.
    pub donated: Vec<u8>,
    /// §6: its points, as if the game ended now.
    pub score: ZooScore,
}

/// §7.3: a jungle board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct JungleView {
    /// Its spaces for animals.
    pub spaces: u8,
    /// How many of them are free.
    pub free: u8,
    /// Those who live there.
    pub animals: Vec<Counted>,
}

/// §7.3: the visitors of one colour in a zoo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VisitorsView {
    /// Which.
    pub colour: Colour,
    /// How many stand on each point, from the first to the last.
    pub points: [u8; POINTS],
}

/// An extension that is not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClosedView {
    /// Which.
    pub place: Enclosure,
    /// Its spaces for animals.
    pub spaces: u8,
}

/// An enclosure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EnclosureView {
    /// Which.
    pub place: Enclosure,
    /// Its spaces for animals.
    pub spaces: u8,
    /// How many of them are free.
    pub free: u8,
    /// Who lives there.
    pub species: Option<Species>,
    /// The animals.
    pub animals: Vec<Counted>,
    /// How many stalls can stand beside it.
    pub stall_spaces: u8,
    /// Those that do.
    pub stalls: Vec<Tile>,
    /// §4.3: the coins for filling it.
    pub bonus: u8,
    /// §6: its points when it is full.
    pub full: i8,
    /// §6: its points with one space free.
    pub short: i8,
    /// §6: its points now.
    pub points: i8,
}

pub(crate) fn of(game: &Zooloretto) -> View {
    // Naming every field makes a new one a compile error here, so that somebody thinks about who may see it.
    let Zooloretto {
        land: _, // in `zoos`, `babies`, `donations` and `colours`
        money,
        stack,
        trucks,
        round,
        idle_turns,
        phase,
        drawn,
        removed,
        jungle_removed,
        colour,
        first: _,
    } = game;
    let Expansions { xxl, exotic } = game.expansions();
    let (suits, bears) = of_use(game);
    View {
        phase: *phase,
        to_move: match game.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Together(_) | Turn::Chance | Turn::Over => None,
        },
        removed: known(removed, *phase != Phase::ChooseRemoved),
        xxl,
        exotic,
        removed_jungle: known(jungle_removed, !matches!(phase, Phase::ChooseRemoved | Phase::ChooseJungle))
            .filter(|_| exotic),
        donations: game.land.donations().filter(|_| xxl).collect(),
        colours: game.colours().map(|colour| colour_view(game, colour)).collect(),
        awaits: matches!(phase, Phase::Advance | Phase::Retreat)
            .then(|| AwaitsView { turn: round.turn(), colour: *colour }),
        stack: StackView {
            main: stack.len() - stack.end(),
            end: stack.end(),
            tiles: counted(Stack::tiles().map(|tile| (tile, stack.count(tile)))),
        },
        last_round: stack.is_last_round(),
        bank: money.bank,
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
        zoos: Seat::all(round.seats()).map(|seat| zoo_view(game, seat)).collect(),
        idle_turns: *idle_turns,
        prices: Prices {
            relocate: price::MOVE,
            swap: price::EXCHANGE,
            buy: price::PURCHASE,
            discard: price::DISCARD,
            expand: price::EXPAND,
        },
        refused: refused(game),
        suits,
        bears,
    }
}

/// R27: what is left out, once chance has said it; nothing where there is nothing to leave out.
fn known<K: Kin>(removed: &Removed<K>, is_decided: bool) -> Option<Set<K>> {
    match removed {
        Removed::Given(removed) => Some(*removed),
        Removed::Random => is_decided.then(Set::default),
    }
}

fn colour_view(game: &Zooloretto, colour: Colour) -> ColourView {
    ColourView {
        colour,
        stall: Tile::stall(colour.stall()),
        reserve: game.reserve(colour),
        token: game.has_token(colour),
    }
}

/// The kinds of action that the seat whose turn begins cannot do.
fn refused(game: &Zooloretto) -> Vec<RefusedView> {
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
    let is_played = |kind: &ActionKind| *kind != ActionKind::Donate || game.expansions().xxl;
    ActionKind::ALL.into_iter().filter(is_played).filter_map(why).map(view).collect()
}

/// Of the tiles that the seat to decide could get, each once: those that suit its zoo, and those that would have a baby.
fn of_use(game: &Zooloretto) -> (Vec<Tile>, Vec<Tile>) {
    let Turn::Seat(seat) = game.turn() else { return (Vec::new(), Vec::new()) };
    let trucks = game.trucks.all().filter(|&truck| game.trucks.taker(truck).is_none_or(|taker| taker == seat));
    let mut tiles: Vec<Tile> = trucks.flat_map(|truck| game.trucks.tiles(truck)).chain(game.drawn).collect();
    tiles.sort_unstable();
    tiles.dedup();
    let bears = tiles.iter().copied().filter(|&tile| rules::bears(&game.land, seat, tile)).collect();
    tiles.retain(|&tile| rules::suits(&game.land, seat, tile));
    (tiles, bears)
}

fn zoo_view(game: &Zooloretto, seat: Seat) -> ZooView {
    let zoo = game.zoo(seat);
    ZooView {
        coins: game.coins(seat),
        passed: game.has_passed(seat),
        closed_extensions: game.closed_extensions(seat),
        closed: Enclosure::ALL
            .into_iter()
            .skip(zoo.open.into())
            .take(game.closed_extensions(seat).into())
            .map(|place| ClosedView { place, spaces: place.printed().spaces })
            .collect(),
        enclosures: zoo.enclosures().map(|enclosure| enclosure_view(zoo, enclosure)).collect(),
        barn: counted(zoo.barn_tiles()),
        jungle: game.expansions().exotic.then(|| JungleView {
            spaces: JUNGLE_SPACES,
            free: zoo.free_in_jungle(),
            animals: counted(zoo.jungle_animals().map(|(jungle, count)| (Tile::jungle(jungle), count))),
        }),
        visitors: game
            .colours()
            .map(|colour| {
                let path = zoo.visitors.of(colour);
                VisitorsView { colour, points: std::array::from_fn(|at| path.on(at as u8 + 1)) }
            })
            .collect(),
        tokens: zoo.visitors.tokens().collect(),
        donated: zoo.donated.into_iter().filter(|&value| value > 0).collect(),
        score: score::of(game, seat),
    }
}

fn enclosure_view(zoo: &Zoo, enclosure: Enclosure) -> EnclosureView {
    let printed = enclosure.printed();
    let species = zoo.species(enclosure);
    let kinds = zoo.herd(enclosure).kinds();
    EnclosureView {
        place: enclosure,
        spaces: printed.spaces,
        free: zoo.free(enclosure),
        species,
        animals: counted(kinds.filter_map(|(kind, count)| Some((Tile::animal(species?, kind), count)))),
        stall_spaces: printed.stalls,
        stalls: zoo.stalls_at(enclosure).map(Tile::stall).collect(),
        bonus: printed.bonus,
        full: printed.full,
        short: printed.short,
        points: score::enclosure_points(zoo, enclosure),
    }
}

fn counted(tiles: impl Iterator<Item = (Tile, u8)>) -> Vec<Counted> {
    tiles.filter(|&(_, count)| count > 0).map(|(tile, count)| Counted { tile, count }).collect()
}
