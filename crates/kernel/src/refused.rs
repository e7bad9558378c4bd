//! Why a match refuses: for a reason of its own, or for one of the game's rules.

use crate::game::Game;
use crate::reason::{Reason, Refusal};
use crate::seat::Seat;

/// Why a match refused: for a reason of its own, or for one of the game's rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused<I> {
    /// There are not so many seats.
    NoSuchSeat(Seat, u8),
    /// Another seat is to play.
    NotYourTurn(Seat),
    /// The seat has sealed its choice and waits for the others.
    AlreadyChosen(Seat),
    /// The seat has no sealed choice to take back.
    NothingSealed(Seat),
    /// Chance has nothing to decide now.
    NotChance,
    /// Chance must decide before anyone plays.
    ChanceFirst,
    /// The match has ended.
    Over,
    /// Nothing has been played yet.
    NothingToUndo,
    /// Nothing was undone since the last move.
    NothingToRedo,
    /// Chance has decided since the last step of the seat.
    UndoLuck,
    /// Another seat has acted since the last step of the seat.
    UndoOthers,
    /// The seat waits with a sealed choice, which is unsealed instead.
    UndoSealed,
    /// The record has no such entry.
    NoSuchEntry(u32),
    /// The seat gave up before.
    AlreadyResigned(Seat),
    /// The text is no action of this game.
    BadNotation(String),
    /// The text is no draw of this game.
    BadDraw(String),
    /// A rule of the game forbids it.
    Illegal(I),
}

impl<I: Refusal> Refused<I> {
    /// The same without the game's type, ready to be told.
    pub fn reason(&self, game: &str) -> Reason {
        let (key, args) = match self {
            // Without the number: whoever gave it counted from 0, and the sentence would count from 1.
            Refused::NoSuchSeat(_, seats) => ("refused-no-such-seat", vec![("seats", (*seats).into())]),
            Refused::NotYourTurn(seat) => ("refused-not-your-turn", vec![("seat", (*seat).into())]),
            Refused::AlreadyChosen(seat) => ("refused-already-chosen", vec![("seat", (*seat).into())]),
            Refused::NothingSealed(seat) => ("refused-nothing-sealed", vec![("seat", (*seat).into())]),
            Refused::NotChance => ("refused-not-chance", vec![]),
            Refused::ChanceFirst => ("refused-chance-first", vec![]),
            Refused::Over => ("refused-over", vec![]),
            Refused::NothingToUndo => ("refused-nothing-to-undo", vec![]),
            Refused::NothingToRedo => ("refused-nothing-to-redo", vec![]),
            Refused::UndoLuck => ("refused-undo-luck", vec![]),
            Refused::UndoOthers => ("refused-undo-others", vec![]),
            Refused::UndoSealed => ("refused-undo-sealed", vec![]),
            Refused::NoSuchEntry(number) => ("refused-no-such-entry", vec![("number", (*number).into())]),
            Refused::AlreadyResigned(seat) => ("refused-already-resigned", vec![("seat", (*seat).into())]),
            Refused::BadNotation(text) => ("refused-bad-notation", vec![("text", text.as_str().into())]),
            Refused::BadDraw(text) => ("refused-bad-draw", vec![("text", text.as_str().into())]),
            Refused::Illegal(illegal) => return Reason::of_game(game, illegal),
        };
        Reason { code: key.trim_start_matches("refused-"), key: key.to_owned(), args, rule: None }
    }

    /// For errors about files, which are written for programs.
    pub(crate) fn in_english(&self) -> String {
        match self {
            Refused::Illegal(illegal) => format!("not allowed by {}: {}", illegal.rule(), illegal.code()),
            Refused::BadNotation(text) | Refused::BadDraw(text) => format!("{text:?} is not notation of this game"),
            _ => self.reason("").code.replace('-', " "),
        }
    }
}

/// Reads an action of `G`, or says that the text is none.
pub(crate) fn read_action<G: Game>(text: &str) -> Result<G::Action, Refused<G::Illegal>> {
    text.parse().map_err(|_| Refused::BadNotation(text.to_owned()))
}

/// Reads a draw of `G`, or says that the text is none.
pub(crate) fn read_draw<G: Game>(text: &str) -> Result<G::Draw, Refused<G::Illegal>> {
    text.parse().map_err(|_| Refused::BadDraw(text.to_owned()))
}
