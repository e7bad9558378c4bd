//! What is on the table. Nothing is hidden from anyone.

use kernel::{Game as _, Seat};
use serde::Serialize;

use crate::action::Action;
use crate::components::{Boards, COLOURS, Colour, Icon, Kind, Name, Piece, Tile, Tiles};
use crate::grid::{Cell, Placement, Shape, cells};
use crate::meta::Switches;
use crate::rules;
use crate::score::SeatScore;
use crate::state::{Phase, Wonderzoo};

/// The state, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// What is to be decided.
    pub phase: Phase,
    /// The seats to decide.
    pub to_move: Vec<Seat>,
    /// §7: the switches.
    pub switches: Switches,
    /// §3.1: the tiles: nothing for the printed set, or the rows of another one.
    pub tiles: Tiles,
    /// §3.2: the boards: nothing for the printed ones, or the rows of others.
    pub boards: Boards,
    /// From 1; 0 before the first display.
    pub round: u8,
    /// Who has the bus; nobody before chance said.
    pub bus: Option<Seat>,
    /// Whether an icon took the bus in this round.
    pub bus_taken: bool,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// R24: who has a turn after that in this round, in order.
    pub waiting: Vec<Seat>,
    /// The tiles on display, in the order of their names.
    pub display: Vec<DisplayView>,
    /// The tile to be placed, or the one just placed whose icon acts.
    pub hand: Option<TileView>,
    /// Visitors drawn and not yet placed.
    pub visitors_in_hand: Vec<Colour>,
    /// How many moves of visitors are left.
    pub moves_left: u8,
    /// The tiles in the bag, in the order of their names, as everybody can count.
    pub bag: Vec<TileView>,
    /// The visitors in their bag, as everybody can count.
    pub visitor_bag: Visitors,
    /// Each seat's zoo.
    pub zoos: Vec<ZooView>,
    /// What each legal action changes in the zoo of the seat to move.
    pub gains: Vec<GainView>,
}

/// Visitors by colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "they are colours")]
pub struct Visitors {
    pub red: u8,
    pub blue: u8,
    pub yellow: u8,
    pub green: u8,
}

impl Visitors {
    pub(crate) fn new([red, blue, yellow, green]: [u8; COLOURS]) -> Visitors {
        Visitors { red, blue, yellow, green }
    }

    pub(crate) fn counts(self) -> [u8; COLOURS] {
        let Visitors { red, blue, yellow, green } = self;
        [red, blue, yellow, green]
    }
}

/// A tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TileView {
    /// Its name.
    pub tile: Name,
    /// What it covers its cells with.
    pub kind: Kind,
    /// Which four cells.
    pub shape: Shape,
    /// What it lets its player do.
    pub icon: Icon,
}

/// A tile on display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DisplayView {
    /// The tile.
    #[serde(flatten)]
    pub tile: TileView,
    /// R7: whether it fits the board of the seat whose turn it is.
    pub fits: bool,
}

/// A zoo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ZooView {
    /// The rows of its board, `.` for a free cell and `#` for an obstacle.
    pub board: Vec<String>,
    /// Where the entrance lies, once it is placed.
    pub entrance: Option<Placement>,
    /// The cells of the entrance.
    pub entrance_cells: Vec<Cell>,
    /// The tiles in the order they were placed.
    pub tiles: Vec<PlacedView>,
    /// The visitors, with what they count.
    pub visitors: Vec<VisitorView>,
    /// R6: empty path cells where a visitor may stand.
    pub free: Vec<Cell>,
    /// §6: the points as if the game ended now.
    pub points: i32,
    /// R8: whether the game is over for this seat.
    pub out: bool,
    /// §7: whether this seat passed in this round.
    pub passed: bool,
}

/// A tile on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlacedView {
    /// The tile.
    #[serde(flatten)]
    pub tile: TileView,
    /// Where it lies.
    pub at: Placement,
    /// Its cells.
    pub cells: Vec<Cell>,
}

/// A visitor on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct VisitorView {
    /// Where it stands.
    pub cell: Cell,
    /// Its colour.
    pub colour: Colour,
    /// All it counts.
    pub points: i32,
    /// Each enclosure cell beside it, clockwise from above.
    pub sides: Vec<SideView>,
}

/// An enclosure cell beside a visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SideView {
    /// The cell.
    pub cell: Cell,
    /// The enclosure.
    pub kind: Kind,
    /// What it counts; with `adjacency_scoring = tile` nothing if its tile has counted on another side.
    pub points: i32,
}

/// What an action changes in the zoo of the seat to move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GainView {
    /// The action, as one writes it.
    pub action: String,
    /// The change of the seat's total.
    pub points: i32,
    /// The change of the number of pairs of a cell with room for a visitor and an enclosure cell beside it: room for
    /// points to come.
    pub sides: i32,
}

pub(crate) fn of(game: &Wonderzoo) -> View {
    let is_turn = game.phase.is_turn();
    let fits = |piece| is_turn && game.round > 0 && game.ground(game.turn).fits(game.set.tile(piece));
    View {
        phase: game.phase,
        to_move: game.turn().seats().iter().collect(),
        switches: game.switches,
        tiles: Tiles(game.set),
        boards: Boards(game.boards),
        round: game.round,
        bus: game.bus(),
        bus_taken: game.bus_taken,
        turn: is_turn.then_some(game.turn),
        waiting: game.waiting().collect(),
        display: game.display().map(|piece| DisplayView { tile: tile_view(game, piece), fits: fits(piece) }).collect(),
        hand: game.hand.map(|piece| tile_view(game, piece)),
        visitors_in_hand: in_hand(game),
        moves_left: game.moves,
        bag: game.bag().map(|piece| tile_view(game, piece)).collect(),
        visitor_bag: Visitors::new(game.visitor_bag),
        zoos: Seat::all(game.seats).map(|seat| zoo_view(game, seat)).collect(),
        gains: gains(game),
    }
}

/// The visitors to be placed, in the order of their colours.
pub(crate) fn in_hand(game: &Wonderzoo) -> Vec<Colour> {
    let each = |&colour: &Colour| std::iter::repeat_n(colour, game.visitors_in_hand(colour).into());
    Colour::ALL.iter().flat_map(each).collect()
}

fn tile_view(game: &Wonderzoo, piece: Piece) -> TileView {
    let Tile { kind, shape, icon } = game.set.tile(piece);
    TileView { tile: game.set.name(piece), kind, shape, icon }
}

fn zoo_view(game: &Wonderzoo, seat: Seat) -> ZooView {
    let zoo = game.zoo(seat);
    let score = SeatScore::new(game, zoo);
    let entrance = zoo.entrance();
    let placed = |(piece, at): (Piece, Placement)| {
        let tile = tile_view(game, piece);
        PlacedView { tile, at, cells: cells(at.covers(tile.shape)).collect() }
    };
    ZooView {
        board: game.board(seat).drawn(),
        entrance,
        entrance_cells: entrance.into_iter().flat_map(|at| cells(at.covers(game.set.entrance()))).collect(),
        tiles: zoo.tiles().map(placed).collect(),
        visitors: score.visitors(),
        free: cells(game.room(seat)).collect(),
        points: score.points,
        out: game.out.contains(seat),
        passed: game.passed.contains(seat),
    }
}

/// What each legal action changes: it is done to a copy of the zoo, and the difference is told.
fn gains(game: &Wonderzoo) -> Vec<GainView> {
    let mut actions = Vec::new();
    rules::legal(game, game.turn, &mut actions);
    actions.retain(|action| match action {
        Action::Place(_) | Action::Stand(..) | Action::Move(..) | Action::Relocate(..) | Action::Exchange(..) => true,
        Action::Pick(_) | Action::Use | Action::Skip | Action::Stop => false,
    });
    let now = game.zoo(game.turn);
    let (points, sides) = (game.points_of(now), game.open_sides(now));
    let gain = |action: Action| {
        let zoo = game.zoo_after(game.turn, action);
        GainView {
            action: action.to_string(),
            points: game.points_of(&zoo) - points,
            sides: game.open_sides(&zoo) - sides,
        }
    };
    actions.into_iter().map(gain).collect()
}
