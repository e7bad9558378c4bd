//! The connections that watch one table, the broadcast to them, and since when players are away.

use std::collections::{HashMap, HashSet};
use std::sync::Mutex;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use protocol::{Speed, Tell};
use registry::Viewer;

use crate::clock;
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
    /// The person's name when the socket was opened.
    pub(crate) name: Option<String>,
    pub(crate) outbox: Outbox,
    /// How fast its person likes the bots.
    pub(crate) speed: Speed,
}

/// When a person went away, in milliseconds since 1970, and whether on purpose.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gone {
    pub(crate) at: u64,
    pub(crate) left: bool,
}

/// All sockets that watch a table.
pub(crate) struct Watchers {
    here: Mutex<Here>,
    /// When somebody began to look. Those who have not been here since are taken to have gone then.
    since: u64,
    /// So long after their last socket closed people are still taken to be here: it may be a reload.
    grace: Duration,
}

#[derive(Default)]
struct Here {
    watchers: Vec<Watcher>,
    gone: HashMap<PersonId, Gone>,
}

impl Here {
    fn watches(&self, person: PersonId) -> bool {
        self.watchers.iter().any(|watcher| watcher.person == Some(person))
    }
}

/// Those who watch without a seat.
pub(crate) struct Spectators {
    pub(crate) count: u32,
    pub(crate) names: Vec<String>,
}

/// So many spectators are named.
const MOST_NAMED: usize = 20;

impl Watchers {
    pub(crate) fn new(grace: Duration) -> Watchers {
        Watchers { here: Mutex::default(), since: clock::now(), grace }
    }

    /// Adds a watcher, in place of an earlier one of the same socket.
    pub(crate) fn add(&self, watcher: Watcher) {
        let mut here = lock(&self.here);
        if let Some(person) = watcher.person {
            here.gone.remove(&person);
        }
        here.watchers.retain(|other| other.socket != watcher.socket);
        here.watchers.push(watcher);
    }

    /// A socket no longer watches; `left` if that was said rather than noticed.
    pub(crate) fn remove(&self, socket: u64, left: bool) {
        let mut here = lock(&self.here);
        let Some(at) = here.watchers.iter().position(|watcher| watcher.socket == socket) else { return };
        let removed = here.watchers.remove(at);
        if let Some(person) = removed.person.filter(|&person| !here.watches(person)) {
            here.gone.insert(person, Gone { at: clock::now(), left });
        }
    }

    /// Tells everyone that the table is gone, and forgets them.
    pub(crate) fn dismiss(&self, table: &str) {
        let text = Utf8Bytes::from(tell::text(&Tell::Gone { table: table.to_owned() }));
        for watcher in std::mem::take(&mut lock(&self.here).watchers) {
            watcher.outbox.send(text.clone());
        }
    }

    /// A socket says how fast its person likes the bots.
    pub(crate) fn set_speed(&self, socket: u64, speed: Speed) {
        for watcher in lock(&self.here).watchers.iter_mut().filter(|watcher| watcher.socket == socket) {
            watcher.speed = speed;
        }
    }

    /// How fast the bots of the table play: as the quickest of those like it who are here and play. Nobody waits for the
    /// pauses that somebody else likes. Where nobody plays who is here, nobody waits.
    pub(crate) fn pace(&self, table: &Table) -> Pace {
        let watchers = &lock(&self.here).watchers;
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
        lock(&self.here).watchers.is_empty()
    }

    /// Whether a person watches with any socket.
    pub(crate) fn is_here(&self, person: PersonId) -> bool {
        lock(&self.here).watches(person)
    }

    /// Since when a person is away, unless they are here or may be loading the page again.
    pub(crate) fn gone(&self, person: PersonId) -> Option<Gone> {
        let here = lock(&self.here);
        if here.watches(person) {
            return None;
        }
        match here.gone.get(&person) {
            Some(gone) if u128::from(clock::now().saturating_sub(gone.at)) < self.grace.as_millis() => None,
            Some(gone) => Some(*gone),
            None => Some(Gone { at: self.since, left: false }),
        }
    }

    /// Those who watch and do not sit there; a person with several browsers counts once.
    pub(crate) fn spectators(&self, table: &Table) -> Spectators {
        let here = lock(&self.here);
        let mut people = HashSet::new();
        let mut spectators = Spectators { count: 0, names: Vec::new() };
        for watcher in &here.watchers {
            if let Some(person) = watcher.person
                && (table.seating.seat_of(person).is_some() || !people.insert(person))
            {
                continue;
            }
            spectators.count += 1;
            spectators.names.extend(watcher.name.clone().filter(|_| people.len() <= MOST_NAMED));
        }
        spectators
    }

    /// The viewers that somebody watches as, each once.
    pub(crate) fn viewers(&self, table: &Table) -> Vec<Viewer> {
        let mut viewers = Vec::new();
        for watcher in &lock(&self.here).watchers {
            let viewer = table.viewer(watcher.person);
            if !viewers.contains(&viewer) {
                viewers.push(viewer);
            }
        }
        viewers
    }

    /// Tells everyone what just happened in the match. The socket `mover` made the move and gets its key.
    pub(crate) fn tell_moves(&self, table: &Table, viewers: &[Viewer], steps: &[Happened], mover: Option<(u64, &str)>) {
        let watchers = &lock(&self.here).watchers;
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
        let spectators = self.spectators(table);
        let watchers = lock(&self.here).watchers.clone();
        for watcher in &watchers {
            self.tell_info_to(table, watcher, &spectators);
        }
    }

    pub(crate) fn tell_info_to(&self, table: &Table, watcher: &Watcher, spectators: &Spectators) {
        let info = tell::info(table, watcher.person, self, spectators);
        watcher.outbox.send(tell::text(&Tell::Table { table: info }).into());
    }
}
