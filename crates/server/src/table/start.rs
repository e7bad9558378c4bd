//! Before the match: taking seats, and the start, for which every person opens the nonce they committed to.

use registry::{Hex, Seat, Viewer};

use super::{Made, Table};
use crate::clock;
use crate::fault::{Answer, Fault};
use crate::store::{Person, PersonId, Status};

/// How long people have to open their nonces, in milliseconds. Browsers do it by themselves, so this only has to cover
/// bad connections.
const OPENING_TIMEOUT: u64 = 30_000;

impl Table {
    /// A person takes a seat, or commits anew where they sit.
    pub(crate) fn sit(&mut self, seat: Seat, person: &Person, commitment: &str) -> Answer<Made> {
        self.must_be_open()?;
        let commitment: Hex<32> = commitment.parse().map_err(|_| Fault::bad_commitment())?;
        let commitment = commitment.to_string();
        // A person could copy the commitment of another without knowing the nonce.
        let copied = self
            .seating
            .people()
            .any(|guest| guest.person != person.id.0 && guest.commitment.as_deref() == Some(commitment.as_str()));
        if copied {
            return Err(Fault::bad_commitment());
        }
        self.seating.sit(seat, person, commitment)?;
        Ok(self.row_changed())
    }

    /// The host gives a seat to a bot.
    pub(crate) fn put_bot(&mut self, seat: Seat, level: &str, person: PersonId) -> Answer<Made> {
        self.must_be_open()?;
        let is_host = self.is_host(person);
        self.seating.put_bot(seat, level, is_host)?;
        Ok(self.row_changed())
    }

    /// A person leaves their seat, or the host frees one.
    pub(crate) fn free(&mut self, seat: Seat, person: PersonId) -> Answer<Made> {
        self.must_be_open()?;
        let is_host = self.is_host(person);
        self.seating.free(seat, person, is_host)?;
        Ok(self.row_changed())
    }

    /// The host, or anyone who sits at the full table, starts the match.
    pub(crate) fn start(&mut self, person: PersonId, viewers: &[Viewer]) -> Answer<Made> {
        self.must_be_open()?;
        if !self.is_host(person) && self.seating.seat_of(person).is_none() {
            return Err(Fault::not_yours());
        }
        if !self.seating.is_full() {
            return Err(Fault::seats_empty());
        }
        self.row.status = Status::Opening;
        self.seating.opening_until = Some(clock::now() + OPENING_TIMEOUT);
        self.begin_if_all_open(viewers)
    }

    /// A person opens the nonce; the last one begins the match.
    pub(crate) fn open(&mut self, person: PersonId, nonce: &str, viewers: &[Viewer]) -> Answer<Made> {
        let seat = self.seating.seat_of(person).ok_or_else(Fault::not_seated)?;
        match self.row.status {
            Status::Opening => {}
            Status::Open => return Err(Fault::not_started()),
            Status::Running | Status::Over => return Err(Fault::started()),
        }
        let nonce: Hex<16> = nonce.parse().map_err(|_| Fault::bad_nonce())?;
        let commitment = Hex(registry::commit_nonce(self.row.id.as_str(), &nonce.0)).to_string();
        let promised = self.seating.chairs[seat.index()].guest().and_then(|guest| guest.commitment.as_deref());
        if promised != Some(commitment.as_str()) {
            return Err(Fault::bad_nonce());
        }
        self.seating.open(seat, nonce.to_string())?;
        self.begin_if_all_open(viewers)
    }

    /// Calls the start off if the time to open nonces is over. `None` if it is not.
    pub(crate) fn call_off_if_late(&mut self) -> Option<Made> {
        let until = self.seating.opening_until?;
        if self.row.status != Status::Opening || clock::now() < until {
            return None;
        }
        self.row.status = Status::Open;
        self.seating.call_off();
        Some(self.row_changed())
    }

    fn begin_if_all_open(&mut self, viewers: &[Viewer]) -> Answer<Made> {
        let mut made = Made::default();
        if self.seating.all_open() {
            self.row.status = Status::Running;
            self.seating.opening_until = None;
            self.game.name_sitters(self.seating.sitters());
            self.let_chance_decide(&mut made, viewers)?;
        }
        self.end_if_over();
        Ok(Made { row: true, ..self.and_row(made) })
    }

    /// A table is deleted by its host, as long as nothing has happened at it.
    pub(crate) fn may_be_deleted_by(&self, person: PersonId) -> Answer<()> {
        if !self.is_host(person) {
            return Err(Fault::not_yours());
        }
        self.must_be_open()
    }

    fn must_be_open(&self) -> Answer<()> {
        if self.row.status == Status::Open { Ok(()) } else { Err(Fault::started()) }
    }
}
