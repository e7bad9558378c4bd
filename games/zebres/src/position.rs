//! Complete positions as JSON and back; `docs/positions/zebres.md` describes them to people.

use kernel::{BadPosition, First, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Animal, Board, COLUMNS, Place, ROWS, Square, WHOLE_BOARD, squares};
use crate::meta::HiddenGazelle;
use crate::notation;
use crate::state::{Phase, Zebres};
use crate::view::{TokenView, token_on};

/// The complete state. Seats are 0 and 1 throughout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// §9: which board.
    #[serde(default)]
    pub board: Board,
    /// §9: who began, or `"random"` as long as chance has not said.
    #[serde(default)]
    pub first_player: First,
    /// §9: what a face-down gazelle does when a second lion comes.
    #[serde(default)]
    pub hidden_gazelle: HiddenGazelle,
    /// §4: what is to be decided.
    pub phase: Phase,
    /// The seat to move; none before the draw of the first player and after the end.
    pub to_move: Option<Seat>,
    /// Where the guardian stands; nowhere before it is placed.
    pub guardian: Option<u8>,
    /// Five rows of six squares: `..` is free, `0G` a gazelle of seat 0, `1Z*` a face-down zebra of seat 1.
    pub squares: Vec<String>,
    /// Each seat's hand.
    pub hands: [Hand; 2],
    /// Who holds the inauguration token.
    pub inauguration: Option<Seat>,
    /// In `crocodile_swap`: the square of the crocodile that may swap.
    #[serde(default)]
    pub crocodile: Option<Square>,
    /// In `crocodile_swap`: where the gazelles stand that it has moved.
    #[serde(default)]
    pub moved: Vec<Square>,
}

/// How many of each animal are in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Hand {
    /// Gazelles.
    pub gazelle: u8,
    /// Zebras.
    pub zebra: u8,
    /// Crocodiles.
    pub crocodile: u8,
    /// Elephants.
    pub elephant: u8,
    /// Lions.
    pub lion: u8,
}

impl From<[u8; 5]> for Hand {
    fn from([gazelle, zebra, crocodile, elephant, lion]: [u8; 5]) -> Hand {
        Hand { gazelle, zebra, crocodile, elephant, lion }
    }
}

impl Hand {
    /// The counts in the order of [`Animal`].
    pub fn counts(self) -> [u8; 5] {
        [self.gazelle, self.zebra, self.crocodile, self.elephant, self.lion]
    }
}

impl Phase {
    /// Whether a seat is to move.
    pub(crate) fn has_seat(self) -> bool {
        !matches!(self, Phase::ChooseFirst | Phase::Over)
    }

    /// Whether the guardian has been placed.
    pub(crate) fn has_guardian(self) -> bool {
        !matches!(self, Phase::ChooseFirst | Phase::PlaceGuardian)
    }
}

pub(crate) fn of(game: &Zebres) -> Position {
    let row = |row: usize| {
        let squares = Square::all().filter(|square| square.row() == row);
        squares.map(|square| token_text(token_on(game, square))).collect::<Vec<_>>().join(" ")
    };
    Position {
        board: game.board,
        first_player: game.first_player,
        hidden_gazelle: game.hidden_gazelle,
        phase: game.phase,
        to_move: game.phase.has_seat().then_some(game.active),
        guardian: game.phase.has_guardian().then_some(game.guardian.number()),
        squares: (0..ROWS).map(row).collect(),
        hands: game.hands.map(Hand::from),
        inauguration: game.inauguration,
        crocodile: (game.phase == Phase::CrocodileSwap).then_some(game.crocodile),
        moved: squares(game.moved).collect(),
    }
}

/// R20: a position loads when the census holds and the seat to move has something to decide.
pub(crate) fn load(position: &Position) -> Result<Zebres, BadPosition> {
    position.first_player.check("first_player", 2).map_err(|why| BadPosition(why.to_string()))?;
    let mut game = Zebres {
        owned: [0; 2],
        animals: [0; 5],
        face_down: 0,
        moved: 0,
        hands: position.hands.map(Hand::counts),
        phase: position.phase,
        active: load_seat(position)?,
        guardian: load_guardian(position)?,
        crocodile: Zebres::NO_SQUARE,
        inauguration: position.inauguration,
        board: position.board,
        hidden_gazelle: position.hidden_gazelle,
        first_player: position.first_player,
    };
    load_squares(&mut game, &position.squares)?;
    load_crocodile(&mut game, position)?;
    check_census(&game)?;
    check_phase(&game)?;
    Ok(game)
}

fn bad<T>(why: impl Into<String>) -> Result<T, BadPosition> {
    Err(BadPosition(why.into()))
}

fn load_seat(position: &Position) -> Result<Seat, BadPosition> {
    if position.inauguration.is_some_and(|seat| seat.0 > 1) {
        return bad("inauguration is null, 0 or 1");
    }
    match (position.phase.has_seat(), position.to_move) {
        (true, Some(seat @ Seat(0 | 1))) => Ok(seat),
        (true, _) => bad("to_move must be 0 or 1 in this phase"),
        (false, None) => Ok(Zebres::NO_SEAT),
        (false, Some(_)) => bad("to_move must be null in this phase"),
    }
}

fn load_guardian(position: &Position) -> Result<Place, BadPosition> {
    match (position.phase.has_guardian(), position.guardian) {
        (true, Some(number)) => Place::new(number).ok_or(BadPosition("guardian is 0 to 21".to_owned())),
        (true, None) => bad("guardian must have a place in this phase"),
        (false, None) => Ok(Zebres::NO_PLACE),
        (false, Some(_)) => bad("guardian must be null in this phase"),
    }
}

fn load_squares(game: &mut Zebres, rows: &[String]) -> Result<(), BadPosition> {
    if rows.len() != ROWS {
        return bad(format!("squares has {} rows, the board has {ROWS}", rows.len()));
    }
    for (row, text) in rows.iter().enumerate() {
        let tokens: Vec<_> = text.split_whitespace().collect();
        if tokens.len() != COLUMNS {
            return bad(format!("row {row} has {} squares, the board has {COLUMNS}", tokens.len()));
        }
        for (square, text) in Square::all().filter(|square| square.row() == row).zip(tokens) {
            if text != ".." {
                let token = read_token(text).ok_or_else(|| BadPosition(format!("{text:?} is not a token")))?;
                put(game, square, token)?;
            }
        }
    }
    Ok(())
}

fn put(game: &mut Zebres, square: Square, token: TokenView) -> Result<(), BadPosition> {
    if token.hidden && !token.animal.fears_lions() {
        return bad(format!("the {} on {square} cannot lie face down", token.animal.name()));
    }
    game.owned[token.seat.index()] |= square.bit();
    game.animals[token.animal as usize] |= square.bit();
    game.face_down |= u32::from(token.hidden) << square.0;
    Ok(())
}

fn load_crocodile(game: &mut Zebres, position: &Position) -> Result<(), BadPosition> {
    match (position.phase, position.crocodile) {
        (Phase::CrocodileSwap, Some(square)) => {
            if game.squares_with(Animal::Crocodile) & game.owned[game.active.index()] & square.bit() == 0 {
                return bad(format!("no crocodile of the seat to move stands on {square}"));
            }
            game.crocodile = square;
            game.moved = position.moved.iter().fold(0, |set, square| set | square.bit());
            match game.moved & !game.squares_with(Animal::Gazelle) {
                0 => Ok(()),
                _ => bad("only gazelles can have been moved"),
            }
        }
        (Phase::CrocodileSwap, None) => bad("crocodile must name a square in this phase"),
        (_, None) if position.moved.is_empty() => Ok(()),
        (_, _) => bad("crocodile and moved belong to the phase crocodile_swap"),
    }
}

/// §1: no token is made or lost.
fn check_census(game: &Zebres) -> Result<(), BadPosition> {
    for seat in 0..2 {
        for animal in Animal::ALL {
            let on_board = (game.owned[seat] & game.squares_with(animal)).count_ones();
            let in_hand = u32::from(game.hands[seat][animal as usize]);
            if on_board + in_hand != u32::from(animal.count()) {
                let (name, count) = (animal.name(), animal.count());
                return bad(format!(
                    "seat {seat} has {on_board} of {name} on the board and {in_hand} in hand, together they are {count}"
                ));
            }
        }
    }
    Ok(())
}

/// What the phase needs so that there is something to decide.
fn check_phase(game: &Zebres) -> Result<(), BadPosition> {
    let full = game.occupied() == WHOLE_BOARD;
    match game.phase {
        Phase::ChooseFirst if game.first_player != First::Random => {
            bad("first_player is \"random\" as long as chance has not chosen")
        }
        Phase::ChooseFirst | Phase::PlaceGuardian | Phase::MoveGuardian if full => {
            bad("the board is full, so the game is over")
        }
        Phase::PlaceAnimal if !game.has_tokens(game.active) => bad("the seat to move has no token in hand"),
        Phase::PlaceAnimal if game.guardian.squares() & game.free() == 0 => {
            bad("no square is free on the line the guardian faces")
        }
        Phase::Over if !full => bad("the game is not over before the board is full"),
        Phase::ChooseFirst
        | Phase::PlaceGuardian
        | Phase::PlaceAnimal
        | Phase::CrocodileSwap
        | Phase::MoveGuardian
        | Phase::Over => Ok(()),
    }
}

fn token_text(token: Option<TokenView>) -> String {
    match token {
        Some(TokenView { seat, animal, hidden }) => {
            format!("{seat}{}{}", animal.letter(), if hidden { "*" } else { "" })
        }
        None => "..".to_owned(),
    }
}

fn read_token(text: &str) -> Option<TokenView> {
    let (token, hidden) = match text.strip_suffix('*') {
        Some(token) => (token, true),
        None => (text, false),
    };
    let mut chars = token.chars();
    let seat = match chars.next()? {
        '0' => Seat(0),
        '1' => Seat(1),
        _ => return None,
    };
    let animal = notation::animal(chars.next()?)?;
    chars.next().is_none().then_some(TokenView { seat, animal, hidden })
}
