//! What a viewer may see: everything, for nothing is hidden (R3). A face-down token hides
//! its points, not its kind: everyone saw it placed.

use kernel::Seat;
use serde::Serialize;

use crate::components::{Animal, Board, COLUMNS, Place, ROWS, Square, squares};
use crate::position::Hand;
use crate::rules;
use crate::score::{self, TerritoryScore};
use crate::state::{Phase, Zebres};

/// The state, shaped for a picture of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// Which board.
    pub board: Board,
    /// The territory letter of each square, row by row.
    pub map: [&'static str; ROWS],
    /// What is to be decided.
    pub phase: Phase,
    /// The seat to move.
    pub to_move: Option<Seat>,
    /// Where the guardian stands, once placed.
    pub guardian: Option<Place>,
    /// What stands on each square, row by row.
    pub squares: [[Option<TokenView>; COLUMNS]; ROWS],
    /// Each seat's hand.
    pub hands: [Hand; 2],
    /// Who holds the inauguration token.
    pub inauguration: Option<Seat>,
    /// The crocodile that may swap now.
    pub crocodile: Option<Square>,
    /// Where the gazelles stand that it has moved.
    pub moved: Vec<Square>,
    /// What each territory gives, A to F, and to whom, as if the game ended now (§7).
    pub territories: [TerritoryScore; 6],
    /// Each seat's points, as if the game ended now.
    pub points: [i32; 2],
    /// What could come of the next animal.
    pub prospects: Prospects,
}

/// What could come of the next animal, for whoever has yet to learn what to look for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Prospects {
    /// §5.1, §5.2: the seat to move could place an animal beside a lion, and it would lie face down.
    pub hides: bool,
    /// §5.3: it could place a lion that the other seat's animals fear.
    pub frightens: bool,
    /// §5.4: it could place a crocodile beside a gazelle across a river.
    pub swaps: bool,
    /// §6: one more animal somewhere would fill the first territory.
    pub inaugurates: bool,
}

/// A token on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TokenView {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub animal: Animal,
    /// Whether it lies face down and counts for no points.
    pub hidden: bool,
}

pub(crate) fn of(game: &Zebres) -> View {
    // Naming every field makes a new one a compile error here, so that nobody publishes
    // a secret by forgetting to hide it.
    let Zebres {
        owned: _,
        animals: _,
        face_down: _,
        moved,
        hands,
        phase,
        active,
        guardian,
        crocodile,
        inauguration,
        board,
        hidden_gazelle: _,
        first_player: _,
    } = game;
    let standing = score::standing(game);
    View {
        board: *board,
        map: board.map(),
        phase: *phase,
        to_move: phase.has_seat().then_some(*active),
        guardian: phase.has_guardian().then_some(*guardian),
        squares: std::array::from_fn(|row| row_of(game, row)),
        hands: hands.map(Hand::from),
        inauguration: *inauguration,
        crocodile: (*phase == Phase::CrocodileSwap).then_some(*crocodile),
        moved: squares(*moved).collect(),
        territories: standing.detail.territories,
        points: [standing.scores[Seat(0)], standing.scores[Seat(1)]],
        prospects: rules::prospects(game),
    }
}

fn row_of(game: &Zebres, row: usize) -> [Option<TokenView>; COLUMNS] {
    std::array::from_fn(|column| token_on(game, Square::at(row, column).expect("it is on the board")))
}

/// The token on a square.
pub(crate) fn token_on(game: &Zebres, square: Square) -> Option<TokenView> {
    let animal = game.animal_on(square)?;
    Some(TokenView { seat: game.owner(square), animal, hidden: game.face_down & square.bit() != 0 })
}
