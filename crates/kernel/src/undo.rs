//! What a seat may undo and redo. [`Match::back_to`] goes anywhere; these are the manners of a table.

use crate::game::Game;
use crate::matches::{Answer, Match, Move};
use crate::refused::Refused;
use crate::seat::Seat;

/// Who else plays, which decides how far back a seat may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// Other people. A seat undoes its own steps, one at a time, until chance has decided or another seat has acted.
    People,
    /// Only bots, who always agree. A seat goes back from one of its decisions to the one before, whatever bots and
    /// chance did since, as far as the beginning.
    Bots,
}

type To<G> = Result<u32, Refused<<G as Game>::Illegal>>;

impl<G: Game> Match<G> {
    /// The number of the entry to which undoing takes `seat` back.
    ///
    /// It is where the decision was opened. What others had sealed in a turn of several is no longer sealed, so nobody
    /// decides again with the knowledge of a choice that still stands.
    pub fn undo_to(&self, seat: Seat, company: Company) -> To<G> {
        self.check_seat(seat)?;
        self.check_runs()?;
        if self.now.sealed.get(seat).is_some() {
            return Err(Refused::UndoSealed);
        }
        let own = self.last_choice_of(seat).ok_or(Refused::NothingToUndo)?;
        match company {
            Company::People => self.check_nothing_since(own, seat)?,
            Company::Bots => {}
        }
        Ok(self.newest_move(self.entries[own as usize - 1].answers))
    }

    /// The number of the entry to which redoing takes `seat`: where its last undo came from, until the next move.
    pub fn redo_to(&self, seat: Seat) -> To<G> {
        self.check_seat(seat)?;
        self.check_runs()?;
        let is_move = |what: &Move<G>| match what {
            Move::Play(..) | Move::Seal(..) | Move::Unseal(_) | Move::Draw(..) => true,
            Move::Undo(..) | Move::Resign(_) | Move::Takeover(..) => false,
        };
        let last = self.entries.iter().rposition(|entry| is_move(&entry.what)).map_or(0, |at| at + 1);
        let mut at = last as u32;
        // Who undid, and what they left. A redo goes to the last of these; an undo goes somewhere before.
        let mut left: Vec<(Option<Seat>, u32)> = Vec::new();
        for entry in &self.entries[last..] {
            let Move::Undo(by, to) = entry.what else { continue };
            let to = self.newest_move(to);
            match left.last() {
                Some(&(_, redone)) if redone == to => drop(left.pop()),
                _ => left.push((by, at)),
            }
            at = to;
        }
        match left.last() {
            Some(&(by, number)) if by == Some(seat) => Ok(number),
            _ => Err(Refused::NothingToRedo),
        }
    }

    /// `seat` undoes its last step or decision.
    pub fn undo_by(&mut self, seat: Seat, company: Company) -> Answer<G> {
        let to = self.undo_to(seat, company)?;
        self.go_back(Some(seat), to)
    }

    /// `seat` takes its last undo back.
    pub fn redo_by(&mut self, seat: Seat) -> Answer<G> {
        let to = self.redo_to(seat)?;
        self.go_back(Some(seat), to)
    }

    /// The last choice of `seat` that stands: a play, or a sealed choice that it did not take back.
    fn last_choice_of(&self, seat: Seat) -> Option<u32> {
        let mut unsealed = false;
        self.line().find(|&number| match &self.entries[number as usize - 1].what {
            Move::Unseal(of) if *of == seat => {
                unsealed = true;
                false
            }
            Move::Seal(of, _) if *of == seat => !std::mem::replace(&mut unsealed, false),
            Move::Play(of, _) => *of == seat,
            _ => false,
        })
    }

    /// Whether nothing but steps of `seat` came since its choice in entry `own`, undone ones included: what was seen
    /// once cannot be forgotten.
    fn check_nothing_since(&self, own: u32, seat: Seat) -> Answer<G> {
        let (choice, since) = self.entries[own as usize - 1..].split_first().expect("the choice is an entry");
        if matches!(choice.what, Move::Seal(..)) {
            // It was resolved together with the others' choices.
            return Err(Refused::UndoOthers);
        }
        for entry in since {
            match &entry.what {
                Move::Draw(..) => return Err(Refused::UndoLuck),
                Move::Play(of, _) | Move::Seal(of, _) | Move::Unseal(of) if *of != seat => {
                    return Err(Refused::UndoOthers);
                }
                Move::Undo(by, _) if *by != Some(seat) => return Err(Refused::UndoOthers),
                Move::Play(..) | Move::Seal(..) | Move::Unseal(_) | Move::Undo(..) => {}
                // These are about people, and an undo leaves them as they are.
                Move::Resign(_) | Move::Takeover(..) => {}
            }
        }
        Ok(())
    }
}
