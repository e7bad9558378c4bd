//! The moments of a match, for viewers who leaf through it or catch up with it.

use serde::Serialize;

use crate::any::AnyStanding;
use crate::game::{Game, Log, Turn};
use crate::json::Json;
use crate::line::Moment;
use crate::matches::{Match, Move, Noting};
use crate::seat::Seat;

/// How a match stood right after an entry, as one viewer saw it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnyMoment {
    /// The number of the entry; 0 is before the first.
    pub number: u32,
    /// What the viewer saw.
    pub view: Json,
    /// Who was to decide.
    pub turn: Turn,
    /// The name of what was to be decided.
    pub phase: &'static str,
    /// How the match ended, if it was over then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub standing: Option<AnyStanding>,
}

impl<G: Game> Match<G> {
    /// Gives `told` the events of each entry after number `after`, in order. Costs what came after it, not the match.
    pub fn retell(&self, after: u32, mut told: impl FnMut(&[G::Event])) {
        self.leaf_through(after, u32::MAX, Vec::new(), |number, _, _, events| {
            if number > after {
                told(events);
                events.clear();
            }
        });
    }

    /// Goes through the match forward from entry `from` on (0: before the first), at most `count` moments, and gives
    /// `shown` the number of each, how it stood, who had given up, and the log of what happened on the way. Each move is
    /// made once, and at the beginning and after an undo a few more, however long the match is.
    pub(crate) fn leaf_through<L: Log<G::Event>>(
        &self,
        from: u32,
        count: u32,
        mut log: L,
        mut shown: impl FnMut(u32, &Moment<G>, &[Seat], &mut L),
    ) {
        if from > self.entries() {
            return;
        }
        let mut moment = self.moment_after(from);
        let gave_up = |entry: &&Noting<G>| matches!(entry.what, Move::Resign(_));
        let mut resigned = self.entries.iter().take(from as usize).filter(gave_up).count();
        for number in (from..=self.entries()).take(count as usize) {
            if number > from {
                match &self.entries[number as usize - 1].what {
                    Move::Undo(_, to) => moment = self.moment_after(*to),
                    Move::Resign(_) => resigned += 1,
                    Move::Takeover(..) => {}
                    what @ (Move::Play(..) | Move::Seal(..) | Move::Unseal(_) | Move::Draw(..)) => {
                        moment.make(what, number, &mut log);
                    }
                }
            }
            shown(number, &moment, &self.resigned[..resigned], &mut log);
        }
    }
}
