//! A loaded table: its row, its seats and its match. Everything here happens in memory; [`crate::desk`] makes it
//! durable before anyone hears of it.
//!
//! - `row.rs`: making, loading and storing a table
//! - `start.rs`: taking seats, and the start with its nonces
//! - `absence.rs`: people who are away, bots that play for them, and the end without a result
//! - `moves.rs`: moves of people and bots, and what chance decides after them
//! - `answered.rs`: the keys of moves that were answered before
//! - `record.rs`: the record, and the proof of its luck

mod absence;
mod answered;
mod moves;
mod record;
mod row;
mod start;

use std::sync::Arc;

use registry::{AnyStanding, Json, Names, Seat, Turn, Viewer};
use words::Language;

use crate::fault::{Answer, Fault};
use crate::names;
use crate::seating::Seating;
use crate::speech;
use crate::store::{EntryRow, PersonId, Status, TableRow};

use answered::Answered;
pub(crate) use moves::{Deed, Played};

/// A table that is awake.
pub(crate) struct Table {
    pub(crate) row: TableRow,
    pub(crate) seating: Seating,
    pub(crate) game: Box<dyn registry::Playable>,
    answered: Answered,
    /// How many choices bots have made since a person made one.
    pub(crate) bot_choices: u32,
    /// For tests: draws that luck does not decide.
    pub(crate) named_draws: Option<NamedDraws>,
}

/// Names a draw by the table's id and the number of the draw, counted from 0; `None` leaves it to luck.
pub type NamedDraws = Arc<dyn Fn(&str, u64) -> Option<String> + Send + Sync>;

/// The outcome of a change: what to store, and what to tell each viewer.
#[derive(Debug, Default)]
pub(crate) struct Made {
    pub(crate) entries: Vec<EntryRow>,
    pub(crate) steps: Vec<Happened>,
    /// Whether the row has changed too.
    pub(crate) row: bool,
    /// Whether the match went back, so that what bots have thought is about a line that was left.
    pub(crate) went_back: bool,
}

/// An entry and its events, one JSON array for each viewer in the order asked for.
#[derive(Debug)]
pub(crate) struct Happened {
    pub(crate) number: u32,
    pub(crate) events: Vec<Json>,
}

impl Table {
    /// As whom a person sees this table.
    pub(crate) fn viewer(&self, person: Option<PersonId>) -> Viewer {
        person.and_then(|person| self.seating.seat_of(person)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// As whom a person sees the match from this seat: they may see it from their own, and from any once it is over.
    pub(crate) fn viewer_as(&self, person: Option<PersonId>, seat: Option<u8>) -> Answer<Viewer> {
        let own = self.viewer(person);
        let Some(seat) = seat else { return Ok(own) };
        let seats = self.seating.chairs.len();
        if usize::from(seat) >= seats {
            return Err(Fault::no_such_seat(seats));
        }
        let wanted = Viewer::Seat(Seat(seat));
        if own == wanted || self.row.status == Status::Over { Ok(wanted) } else { Err(Fault::not_your_seat()) }
    }

    pub(crate) fn is_host(&self, person: PersonId) -> bool {
        self.row.host == person
    }

    /// The name of a seat in sentences.
    pub(crate) fn name(&self, seat: Seat) -> Option<String> {
        self.seating.chairs.get(seat.index())?.guest().map(|guest| guest.name.clone())
    }

    /// What each seat is called, by the person's name, or as a bot, or by its number, and which of them is the reader's.
    pub(crate) fn names(&self, language: Language, reader: Option<PersonId>) -> Names {
        let mut names: Vec<String> = Vec::new();
        for seat in Seat::all(self.game.seats()) {
            let bot = || self.bot(seat).map(|level| names::apart(&speech::bot_name(language, &level), &names));
            let name = self.name(seat).or_else(bot);
            names.push(name.unwrap_or_else(|| speech::seat_name(language, seat)));
        }
        Names::new(names).read_by(reader.and_then(|reader| self.seating.seat_of(reader)))
    }

    /// The level of the bot that plays for a seat, if one does.
    pub(crate) fn bot(&self, seat: Seat) -> Option<String> {
        let chair = self.seating.chairs.get(seat.index())?;
        chair.bot().map(str::to_owned).or_else(|| self.game.taken_over_by(seat))
    }

    /// The standing of a finished match that has a result.
    pub(crate) fn standing(&self) -> Option<AnyStanding> {
        (self.row.status == Status::Over && !self.seating.abandoned).then(|| self.game.standing())
    }

    /// Who decides next: nobody at a match that ended without a result.
    pub(crate) fn turn(&self) -> Turn {
        if self.seating.abandoned { Turn::Over } else { self.game.turn() }
    }

    /// The seats of the people who are to decide.
    pub(crate) fn waiting_for(&self) -> Vec<u8> {
        if self.row.status != Status::Running {
            return Vec::new();
        }
        self.game.turn().seats().iter().filter(|&seat| self.bot(seat).is_none()).map(|seat| seat.0).collect()
    }
}
