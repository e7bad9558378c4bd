//! The moments of a match, for whoever leafs through it.

use serde::Serialize;
use serde_json::Value;

use crate::any::AnyStanding;
use crate::game::{Game, Silent, Turn};
use crate::line::Moment;
use crate::matches::{Match, Move, Noting};
use crate::seat::Seat;

/// How a match stood right after an entry, as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnyMoment {
    /// The number of the entry; 0 is before the first.
    pub number: u32,
    /// What the viewer saw.
    pub view: Value,
    /// Who was to decide.
    pub turn: Turn,
    /// The name of what was to be decided.
    pub phase: &'static str,
    /// How the match ended, if it was over then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<AnyStanding>,
}

impl<G: Game> Match<G> {
    /// Goes through the match forward from entry `from` on (0: before the first), at most `count` moments, and gives
    /// `shown` the number of each, how it stood, and who had given up. Each move is made once, and after an undo a few
    /// more, however long the match is.
    pub(crate) fn leaf_through(&self, from: u32, count: u32, mut shown: impl FnMut(u32, &Moment<G>, &[Seat])) {
        if from > self.entries() {
            return;
        }
        let mut moment = self.moment_after(from);
        let gave_up = |entry: &&Noting<G>| matches!(entry.what, Move::Resign(_));
        let mut resigned = self.entries.iter().take(from as usize).filter(gave_up).count();
        for number in (from..=self.entries()).take(count as usize) {
            if number > from {
                match &self.entries[number as usize - 1].what {
                    Move::Undo(to) => moment = self.moment_after(*to),
                    Move::Resign(_) => resigned += 1,
                    Move::Takeover(..) => {}
                    what @ (Move::Play(..) | Move::Seal(..) | Move::Unseal(_) | Move::Draw(..)) => {
                        moment.make(what, number, &mut Silent);
                    }
                }
            }
            shown(number, &moment, &self.resigned[..resigned]);
        }
    }
}
