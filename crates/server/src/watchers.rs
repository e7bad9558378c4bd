//! The connections that watch one table, and the broadcast to them.

use std::sync::Mutex;

use axum::extract::ws::Utf8Bytes;
use protocol::{Speed, Tell};
use registry::Viewer;

use crate::lock::lock;
use crate::outbox::Outbox;
use crate::pace::Pace;
use crate::store::PersonId;
use crate::table::{Happened, Table};
use crate::tell::{self, Addressee};

/// A socket that watches a table.
#[derive(Clone)]
pub(crate) struct Watcher {
    /// The socket's number.
    pub(crate) socket: u64,
    pub(crate) person: Option<PersonId>,
    pub(crate) outbox: Outbox,
    /// How fast its person likes the bots.
    pub(crate) speed: Speed,
}

/// All sockets that watch a table.
#[derive(Default)]
pub(crate) struct Watchers(Mutex<Vec<Watcher>>);

impl Watchers {
    /// Adds a watcher, in place of an earlier one of the same socket.
    pub(crate) fn add(&self, watcher: Watcher) {
        let mut watchers = lock(&self.0);
        watchers.retain(|other| other.socket != watcher.socket);
        watchers.push(watcher);
    }

    pub(crate) fn remove(&self, socket: u64) {
        lock(&self.0).retain(|watcher| watcher.socket != socket);
    }

    /// A socket says how fast its person likes the bots.
    pub(crate) fn set_speed(&self, socket: u64, speed: Speed) {
        for watcher in lock(&self.0).iter_mut().filter(|watcher| watcher.socket == socket) {
            watcher.speed = speed;
        }
    }

    /// How fast the bots of the table play: as the quickest of those like it who are here and play. Nobody waits for the
    /// pauses that somebody else likes. Where nobody plays who is here, nobody waits.
    pub(crate) fn pace(&self, table: &Table) -> Pace {
        let watchers = lock(&self.0);
        let plays = |watcher: &&Watcher| {
            let seat = watcher.person.and_then(|person| table.seating.seat_of(person));
            seat.is_some_and(|seat| table.bot(seat).is_none())
        };
        match watchers.iter().filter(plays).map(|watcher| watcher.speed).max() {
            Some(speed) => Pace { speed, choices: table.bot_choices },
            None => Pace { speed: Speed::default(), choices: 0 },
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        lock(&self.0).is_empty()
    }

    /// Whether a person watches with any socket.
    pub(crate) fn is_here(&self, person: PersonId) -> bool {
        lock(&self.0).iter().any(|watcher| watcher.person == Some(person))
    }

    /// The viewers that somebody watches as, each once.
    pub(crate) fn viewers(&self, table: &Table) -> Vec<Viewer> {
        let mut viewers = Vec::new();
        for watcher in lock(&self.0).iter() {
            let viewer = table.viewer(watcher.person);
            if !viewers.contains(&viewer) {
                viewers.push(viewer);
            }
        }
        viewers
    }

    /// Tells everyone what just happened in the match. The socket `mover` made the move and gets its key.
    pub(crate) fn tell_moves(&self, table: &Table, viewers: &[Viewer], steps: &[Happened], mover: Option<(u64, &str)>) {
        let watchers = lock(&self.0);
        let addressee = |watcher: &Watcher| {
            let viewer = table.viewer(watcher.person);
            // A watcher who came in the meantime has been told already.
            let place = viewers.iter().position(|&known| known == viewer)?;
            // The mover's other browsers hear of the move without its key.
            let key = mover.filter(|&(socket, _)| socket == watcher.socket).map(|(_, key)| key);
            Some(Addressee { viewer, place, key })
        };
        let of_each: Vec<_> = watchers.iter().map(addressee).collect();
        let mut addressees = Vec::with_capacity(viewers.len());
        for addressee in of_each.iter().flatten() {
            if !addressees.contains(addressee) {
                addressees.push(*addressee);
            }
        }
        let texts = tell::moves(table, steps, &addressees);
        let texts: Vec<Utf8Bytes> = texts.into_iter().map(Utf8Bytes::from).collect();
        for (watcher, addressee) in watchers.iter().zip(&of_each) {
            let text = addressees.iter().zip(&texts).find(|(known, _)| addressee.as_ref() == Some(*known));
            if let Some((_, text)) = text {
                watcher.outbox.send(text.clone());
            }
        }
    }

    /// Tells everyone the state of the table: who sits where, and who is connected.
    pub(crate) fn tell_info(&self, table: &Table) {
        let watchers = lock(&self.0).clone();
        for watcher in &watchers {
            self.tell_info_to(table, watcher);
        }
    }

    pub(crate) fn tell_info_to(&self, table: &Table, watcher: &Watcher) {
        let info = tell::info(table, watcher.person, &|person| self.is_here(person));
        watcher.outbox.send(tell::text(&Tell::Table { table: info }).into());
    }
}
