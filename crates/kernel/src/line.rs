//! The line of a match: the moves that made the game what it is, and the way back along it.
//!
//! A move is an entry that changes the game: a play, a sealing, an unsealing or a draw. An undo
//! leaves one line for another; who resigns or takes over changes none.

use crate::game::{Choices, Game, Log, Silent, Turn};
use crate::matches::{Match, Move};
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::standing::{Standing, rank_resigned_last};

/// A copy of the moment is kept after every so many moves of a line, so that going back plays
/// fewer than that again, however long the match has been and however often it went back.
const KEPT_EVERY: u8 = 32;

/// All that moves make and an undo takes back.
#[derive(Clone, Debug)]
pub(crate) struct Moment<G: Game> {
    pub(crate) game: G,
    pub(crate) sealed: Choices<G::Action>,
    /// The number of the entry in which each seat sealed the choice it waits with.
    sealed_in: [u32; MAX_SEATS],
}

/// Where an entry stands in the line that leads to it.
#[derive(Clone, Debug)]
pub(crate) struct Place<G: Game> {
    /// The newest move that stands after the entry: its own number, if it is a move; 0 when
    /// everything was undone.
    newest: u32,
    /// Of a move: how many moves of its line were made since a copy was kept, itself included.
    since_kept: u8,
    /// Of a move: the moment after it, if a copy was kept.
    kept: Option<Box<Moment<G>>>,
}

impl<G: Game> Moment<G> {
    pub(crate) fn at(game: G) -> Moment<G> {
        Moment { game, sealed: Choices::NONE, sealed_in: [0; MAX_SEATS] }
    }

    /// Who decides next, when these seats have given up: of several seats, those that have not sealed yet.
    pub(crate) fn turn(&self, resigned: &[Seat]) -> Turn {
        match self.game.turn() {
            _ if self.ended(resigned) => Turn::Over,
            Turn::Together(seats) => Turn::Together(seats.iter().filter(|&s| self.sealed.get(s).is_none()).collect()),
            turn => turn,
        }
    }

    /// Whether the game is over, or all seats but one gave up and there is nobody left to play against.
    pub(crate) fn ended(&self, resigned: &[Seat]) -> bool {
        self.game.turn() == Turn::Over || resigned.len() + 1 >= usize::from(self.game.seats().max(2))
    }

    /// Scores and ranks as if the match ended now; who gave up ranks last.
    pub(crate) fn standing(&self, resigned: &[Seat]) -> Standing<G::Detail> {
        let standing = self.game.standing();
        Standing { ranks: rank_resigned_last(standing.ranks, resigned), ..standing }
    }

    /// Makes the move of entry `number`. Answers the seats whose sealed choices were resolved.
    pub(crate) fn make(&mut self, what: &Move<G>, number: u32, log: &mut impl Log<G::Event>) -> SeatSet {
        match what {
            Move::Play(seat, action) => self.game.play(*seat, *action, log),
            Move::Seal(seat, action) => return self.seal(*seat, *action, number, log),
            Move::Unseal(seat) => self.sealed.set(*seat, None),
            Move::Draw(draw, _) => self.game.settle(draw, log),
            Move::Undo(..) | Move::Resign(_) | Move::Takeover(..) => unreachable!("these are no moves"),
        }
        SeatSet::NONE
    }

    /// Keeps a choice; the last one resolves the turn.
    fn seal(&mut self, seat: Seat, action: G::Action, number: u32, log: &mut impl Log<G::Event>) -> SeatSet {
        self.sealed.set(seat, Some(action));
        self.sealed_in[seat.index()] = number;
        if self.sealed.seats() != self.game.turn().seats() {
            return SeatSet::NONE;
        }
        let choices = std::mem::replace(&mut self.sealed, Choices::NONE);
        self.game.resolve(&choices, log);
        choices.seats()
    }
}

impl<G: Game> Match<G> {
    /// The place of the entry that is to come.
    pub(crate) fn place_of(&self, what: &Move<G>) -> Place<G> {
        let entries = self.entries();
        let newest = match what {
            Move::Play(..) | Move::Seal(..) | Move::Unseal(_) | Move::Draw(..) => entries + 1,
            Move::Undo(_, to) => self.newest_move(*to),
            Move::Resign(_) | Move::Takeover(..) => self.newest_move(entries),
        };
        let before = match self.newest_move(entries) {
            0 => 0,
            newest => self.entries[newest as usize - 1].place.since_kept,
        };
        Place { newest, since_kept: (before + 1) % KEPT_EVERY, kept: None }
    }

    /// The number of the newest move that stands after entry `number`, or 0.
    pub(crate) fn newest_move(&self, number: u32) -> u32 {
        match number {
            0 => 0,
            _ => self.entries[number as usize - 1].place.newest,
        }
    }

    /// The numbers of the moves that stand, the newest first.
    pub(crate) fn line(&self) -> impl Iterator<Item = u32> {
        let newest = self.newest_move(self.entries());
        let before = |number: &u32| number.checked_sub(1).map(|before| self.newest_move(before));
        std::iter::successors(Some(newest), before).take_while(|&number| number > 0)
    }

    /// Makes the move that was just entered, and lets sealed choices be read that it resolved.
    pub(crate) fn make_newest(&mut self, log: &mut impl Log<G::Event>) {
        let number = self.entries();
        let resolved = self.now.make(&self.entries[number as usize - 1].what, number, log);
        for seat in resolved.iter() {
            self.entries[self.now.sealed_in[seat.index()] as usize - 1].opened = true;
        }
        // Whoever seals or takes a choice back leaves the question open to the others.
        if !resolved.is_empty() || matches!(self.entries[number as usize - 1].what, Move::Play(..) | Move::Draw(..)) {
            self.decision = number;
        }
        let place = &mut self.entries[number as usize - 1].place;
        if place.since_kept == 0 {
            place.kept = Some(Box::new(self.now.clone()));
        }
    }

    /// The moment as it was after entry `number`: from the nearest copy on its line, or
    /// from the start, the moves after it are made again.
    pub(crate) fn moment_after(&self, number: u32) -> Moment<G> {
        let mut again = Vec::with_capacity(usize::from(KEPT_EVERY));
        let mut newest = self.newest_move(number);
        let mut moment = loop {
            let Some(at) = newest.checked_sub(1) else { break Moment::at(self.start.clone()) };
            if let Some(kept) = &self.entries[at as usize].place.kept {
                break Moment::clone(kept);
            }
            again.push(newest);
            // Before a move there was what there was after the entry before it.
            newest = self.newest_move(at);
        };
        for number in again.into_iter().rev() {
            moment.make(&self.entries[number as usize - 1].what, number, &mut Silent);
        }
        moment
    }
}
