//! Who sits where: everything about a table that is not the match.

use registry::{Level, Seat, Sitter};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::fault::{Answer, Fault};
use crate::names;
use crate::store::{Person, PersonId};

/// What the row of a table holds as JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Seating {
    /// The game's options in full.
    pub(crate) options: Value,
    /// The version of the rules the match is played by.
    pub(crate) rules_version: u32,
    pub(crate) chairs: Vec<Chair>,
    /// Until when nonces must be opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) opening_until: Option<u64>,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rematch: Option<String>,
    /// After how many seconds the others may decide for somebody who is away; `None`: never.
    #[serde(default = "usually_absent_after")]
    pub(crate) absent_after: Option<u32>,
    /// The seats whose people agree to end the match without a result.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) agreed: Vec<u8>,
    /// Whether the match ended without a result.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) abandoned: bool,
    /// The seats of the people who were to decide when this was written. Every entry after it says so anew.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) waiting_for: Vec<u8>,
}

/// Tables that were made before there was a choice.
fn usually_absent_after() -> Option<u32> {
    Some(protocol::ABSENT_AFTER)
}

/// A seat, and for whom it is kept.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Chair {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) taken: Option<Taken>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) kept_for: Option<Guest>,
}

/// Who has taken a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Taken {
    /// A bot of this level.
    Bot(String),
    Person(Guest),
}

/// A person at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Guest {
    pub(crate) person: i64,
    /// The name they have at this table.
    pub(crate) name: String,
    /// What they committed to, in hexadecimal; nothing after a start that came to nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) commitment: Option<String>,
    /// The nonce, in hexadecimal, once they opened it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) nonce: Option<String>,
}

impl Chair {
    pub(crate) fn guest(&self) -> Option<&Guest> {
        match &self.taken {
            Some(Taken::Person(guest)) => Some(guest),
            Some(Taken::Bot(_)) | None => None,
        }
    }

    fn guest_mut(&mut self) -> Option<&mut Guest> {
        match &mut self.taken {
            Some(Taken::Person(guest)) => Some(guest),
            Some(Taken::Bot(_)) | None => None,
        }
    }

    pub(crate) fn bot(&self) -> Option<&str> {
        match &self.taken {
            Some(Taken::Bot(level)) => Some(level),
            Some(Taken::Person(_)) | None => None,
        }
    }
}

impl Seating {
    pub(crate) fn new(options: Value, rules_version: u32, seats: u8, absent_after: Option<u32>) -> Seating {
        Seating {
            options,
            rules_version,
            chairs: vec![Chair::default(); usize::from(seats)],
            opening_until: None,
            rematch: None,
            absent_after,
            agreed: Vec::new(),
            abandoned: false,
            waiting_for: Vec::new(),
        }
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let of = |chair: &Chair| chair.guest().is_some_and(|guest| guest.person == person.0);
        self.chairs.iter().position(of).map(|seat| Seat(seat as u8))
    }

    /// The people at the table, in seat order.
    pub(crate) fn people(&self) -> impl Iterator<Item = &Guest> {
        self.chairs.iter().filter_map(Chair::guest)
    }

    /// What the record says of who sat where.
    pub(crate) fn sitters(&self) -> Vec<Sitter> {
        let sitter = |chair: &Chair| Sitter {
            name: chair.guest().map(|guest| guest.name.clone()),
            bot: chair.bot().map(str::to_owned),
        };
        self.chairs.iter().map(sitter).collect()
    }

    /// Somebody sits down, or commits anew where they sit.
    pub(crate) fn sit(&mut self, seat: Seat, person: &Person, commitment: String) -> Answer<()> {
        match self.seat_of(person.id) {
            Some(own) if own == seat => {
                let guest = self.chair_mut(seat)?.guest_mut().expect("it is their seat");
                guest.commitment = Some(commitment);
                return Ok(());
            }
            Some(_) => return Err(Fault::already_seated()),
            None => {}
        }
        let others: Vec<String> = self.people().map(|guest| guest.name.clone()).collect();
        let chair = self.chair_mut(seat)?;
        if chair.taken.is_some() {
            return Err(Fault::seat_taken(seat));
        }
        if let Some(kept) = &chair.kept_for
            && kept.person != person.id.0
        {
            return Err(Fault::seat_kept(&kept.name));
        }
        let name = names::apart(&person.name, &others);
        chair.taken =
            Some(Taken::Person(Guest { person: person.id.0, name, commitment: Some(commitment), nonce: None }));
        chair.kept_for = None;
        Ok(())
    }

    /// The host puts a bot in a seat, in place of another bot if there is one.
    pub(crate) fn put_bot(&mut self, seat: Seat, level: &str, is_host: bool) -> Answer<()> {
        if !is_host {
            return Err(Fault::not_yours());
        }
        let level = known_level(level, &Level::LADDER)?;
        let chair = self.chair_mut(seat)?;
        if chair.guest().is_some() {
            return Err(Fault::seat_taken(seat));
        }
        chair.taken = Some(Taken::Bot(level.name().to_owned()));
        chair.kept_for = None;
        Ok(())
    }

    /// Frees a seat: one's own, or as the host any, also one that is kept for somebody.
    pub(crate) fn free(&mut self, seat: Seat, person: PersonId, is_host: bool) -> Answer<()> {
        let own = self.seat_of(person) == Some(seat);
        let chair = self.chair_mut(seat)?;
        if !own && !is_host {
            return Err(Fault::not_yours());
        }
        *chair = Chair::default();
        Ok(())
    }

    /// Whether every seat is taken and every person has committed to a nonce.
    pub(crate) fn is_full(&self) -> bool {
        self.chairs.iter().all(|chair| match &chair.taken {
            Some(Taken::Person(guest)) => guest.commitment.is_some(),
            Some(Taken::Bot(_)) => true,
            None => false,
        })
    }

    /// Notes a person's nonce.
    pub(crate) fn open(&mut self, seat: Seat, nonce: String) -> Answer<()> {
        self.chair_mut(seat)?.guest_mut().ok_or_else(Fault::not_seated)?.nonce = Some(nonce);
        Ok(())
    }

    /// Whether all people have opened their nonces.
    pub(crate) fn all_open(&self) -> bool {
        self.people().all(|guest| guest.nonce.is_some())
    }

    /// The start came to nothing: whoever did not open leaves, the others need new nonces since
    /// theirs are known.
    pub(crate) fn call_off(&mut self) {
        self.opening_until = None;
        for chair in &mut self.chairs {
            if chair.guest().is_some_and(|guest| guest.nonce.is_none()) {
                *chair = Chair::default();
            }
            if let Some(guest) = chair.guest_mut() {
                (guest.commitment, guest.nonce) = (None, None);
            }
        }
    }

    /// The seats of a rematch: everyone moves on by one, people's seats are kept for them.
    pub(crate) fn for_rematch(&self) -> Seating {
        let mut next =
            Seating::new(self.options.clone(), self.rules_version, self.chairs.len() as u8, self.absent_after);
        for (at, chair) in self.chairs.iter().enumerate() {
            let moved = &mut next.chairs[(at + 1) % self.chairs.len()];
            match &chair.taken {
                Some(Taken::Bot(level)) => moved.taken = Some(Taken::Bot(level.clone())),
                Some(Taken::Person(guest)) => {
                    moved.kept_for = Some(Guest { commitment: None, nonce: None, ..guest.clone() });
                }
                None => {}
            }
        }
        next
    }

    fn chair_mut(&mut self, seat: Seat) -> Answer<&mut Chair> {
        let seats = self.chairs.len();
        self.chairs.get_mut(seat.index()).ok_or_else(|| Fault::no_such_seat(seats))
    }
}

/// The level of a bot that people may seat, among those allowed.
pub(crate) fn known_level(level: &str, allowed: &[Level]) -> Answer<Level> {
    let known = allowed.iter().find(|known| known.name() == level).copied();
    known.ok_or_else(|| {
        let names: Vec<_> = allowed.iter().map(|level| level.name()).collect();
        Fault::bad_level(&names.join(", "))
    })
}
