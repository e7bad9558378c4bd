//! The tables that are awake, and who watches them.
//!
//! A table changes under its lock, in this order: the match in memory, the store, the viewers.
//! Nobody hears of a change before it is durable. When anything goes wrong in between, the table
//! in memory is thrown away and made again from the store, which holds no half of anything.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use registry::Viewer;
use tokio::sync::mpsc::Sender;

use crate::clock;
use crate::fault::{Answer, Fault};
use crate::server::Server;
use crate::store::{Change, PersonId, Status, TableId};
use crate::table::{Made, Table};
use crate::tell::{self, Addressee};
use protocol::Tell;

/// How long an unused table stays awake.
const DROWSY: u64 = 30_000;
/// How often sleepy tables are looked for.
pub(crate) const ROUND: Duration = Duration::from_secs(10);

/// All tables that are awake.
#[derive(Default)]
pub(crate) struct Hub {
    desks: Mutex<HashMap<TableId, Arc<Desk>>>,
}

/// The place of a table in memory.
pub(crate) struct Desk {
    pub(crate) id: TableId,
    /// `None` while it is not loaded.
    table: tokio::sync::Mutex<Option<Table>>,
    watchers: Mutex<Vec<Watcher>>,
    used: AtomicU64,
}

/// A socket that watches a table.
#[derive(Clone)]
pub(crate) struct Watcher {
    /// The socket's number.
    pub(crate) socket: u64,
    pub(crate) person: Option<PersonId>,
    /// What waits to be sent. Who does not take it in time is cut off, and catches up later.
    pub(crate) outbox: Outbox,
}

/// Where messages to a socket wait.
#[derive(Clone)]
pub(crate) struct Outbox {
    pub(crate) letters: Sender<Letter>,
    /// Set when the socket could not keep up.
    pub(crate) overflown: Arc<AtomicBool>,
}

/// What waits for a socket.
#[derive(Clone, Debug)]
pub(crate) enum Letter {
    Message(Utf8Bytes),
    /// The end, with its code and why.
    Close(u16, &'static str),
}

impl Outbox {
    /// Never waits: a slow reader must not hold up the table.
    pub(crate) fn send(&self, message: Utf8Bytes) {
        self.post(Letter::Message(message));
    }

    pub(crate) fn post(&self, letter: Letter) {
        if self.letters.try_send(letter).is_err() {
            // The reader finds it when it takes the next letter, or its time to send is over.
            self.overflown.store(true, Ordering::Relaxed);
        }
    }
}

impl Hub {
    /// The place of a table, be it loaded or not.
    pub(crate) fn desk(&self, id: &TableId) -> Arc<Desk> {
        let mut desks = lock(&self.desks);
        let desk = match desks.get(id) {
            Some(desk) => desk.clone(),
            None => desks.entry(id.clone()).or_insert_with(|| Arc::new(Desk::new(id.clone()))).clone(),
        };
        desk.used.store(clock::now(), Ordering::Relaxed);
        desk
    }

    /// A table that was just made is awake.
    pub(crate) async fn welcome(&self, table: Table) {
        let desk = self.desk(&table.row.id);
        *desk.table.lock().await = Some(table);
    }

    /// How many tables are awake.
    pub(crate) fn awake(&self) -> usize {
        lock(&self.desks).len()
    }

    /// Lets tables sleep: those nobody watches go altogether, the others lose their match.
    pub(crate) fn put_to_sleep(&self) {
        let now = clock::now();
        let mut desks = lock(&self.desks);
        desks.retain(|_, desk| {
            if now.saturating_sub(desk.used.load(Ordering::Relaxed)) < DROWSY {
                return true;
            }
            // Whoever else holds the desk is about to use it. Nobody can get hold of it now.
            if Arc::strong_count(desk) > 1 {
                return true;
            }
            if lock(&desk.watchers).is_empty() {
                return false;
            }
            if let Ok(mut table) = desk.table.try_lock() {
                *table = None;
            }
            true
        });
        if desks.capacity() > 4 * desks.len() + 1024 {
            desks.shrink_to_fit();
        }
    }

    /// Forgets a table that turned out not to exist, so that made-up ids take no room.
    fn discard(&self, id: &TableId) {
        let mut desks = lock(&self.desks);
        if desks.get(id).is_some_and(|desk| lock(&desk.watchers).is_empty()) {
            desks.remove(id);
        }
    }

    /// Nobody at all is watching with this socket any more.
    pub(crate) fn forget(&self, id: &TableId, socket: u64) -> Option<Arc<Desk>> {
        let desk = lock(&self.desks).get(id)?.clone();
        lock(&desk.watchers).retain(|watcher| watcher.socket != socket);
        Some(desk)
    }
}

impl Desk {
    fn new(id: TableId) -> Desk {
        Desk { id, table: tokio::sync::Mutex::new(None), watchers: Mutex::new(Vec::new()), used: AtomicU64::new(0) }
    }

    /// Looks at the table.
    pub(crate) async fn look<T>(&self, server: &Arc<Server>, look: impl FnOnce(&Table, &Desk) -> T) -> Answer<T> {
        let mut place = self.table.lock().await;
        let table = self.load(server, place.take()).await?;
        let seen = look(&table, self);
        *place = Some(table);
        Ok(seen)
    }

    /// Changes the table: `change` gets the viewers its events are wanted for. What it answers
    /// with `Ok` is stored and then told to all; then `done` gets the texts.
    pub(crate) async fn change<T>(
        self: &Arc<Desk>,
        server: &Arc<Server>,
        change: impl FnOnce(&mut Table, &[Viewer]) -> Answer<(Made, T)>,
    ) -> Answer<T> {
        self.change_for(server, None, change).await
    }

    /// The same for a move: `mover` gets its key with the message, as the answer.
    pub(crate) async fn change_for<T>(
        self: &Arc<Desk>,
        server: &Arc<Server>,
        mover: Option<(u64, &str)>,
        change: impl FnOnce(&mut Table, &[Viewer]) -> Answer<(Made, T)>,
    ) -> Answer<T> {
        let mut place = self.table.lock().await;
        // It is out of its place while it changes. Should this fail or be broken off, the place
        // stays empty and the table is loaded again.
        let mut table = self.load(server, place.take()).await?;
        let viewers = self.viewers(&table);
        let before = (table.game.entries(), table.row.version);
        let (mut made, answer) = match change(&mut table, &viewers) {
            Ok(done) => done,
            Err(fault) => {
                // A refusal leaves the table as it was: `check` decides before anything is played. Should
                // that ever not be so, the table is loaded again.
                if before == (table.game.entries(), table.row.version) {
                    *place = Some(table);
                }
                return Err(fault);
            }
        };
        self.store(server, &table, &mut made).await?;
        self.publish(&table, &viewers, &made, mover);
        self.let_bots_think(server, &mut table);
        *place = Some(table);
        Ok(answer)
    }

    /// Begins to watch: the watcher hears how the table stands, what it missed since entry `seen`, and from
    /// now on everything.
    pub(crate) async fn watch(self: &Arc<Desk>, server: &Arc<Server>, watcher: Watcher, seen: u32) -> Answer<()> {
        let mut place = self.table.lock().await;
        let mut table = self.load(server, place.take()).await?;
        let person = watcher.person;
        let newly_here = person.is_some_and(|person| !self.is_here(person));
        {
            let mut watchers = lock(&self.watchers);
            watchers.retain(|other| other.socket != watcher.socket);
            watchers.push(watcher.clone());
        }
        if newly_here && person.is_some_and(|person| table.seating.seat_of(person).is_some()) {
            self.publish_info(&table);
        } else {
            self.tell_info(&table, &watcher);
        }
        if matches!(table.row.status, Status::Running | Status::Over) {
            let seen = seen.min(table.game.entries());
            watcher.outbox.send(tell::catch_up(&table, table.viewer(person), seen).into());
        }
        self.let_bots_think(server, &mut table);
        *place = Some(table);
        Ok(())
    }

    /// Calls a start off if nonces were not opened in time. A table that sleeps is left alone.
    pub(crate) async fn call_off_if_late(&self, server: &Arc<Server>) {
        let mut place = self.table.lock().await;
        if place.as_ref().is_none_or(|table| table.row.status != Status::Opening) {
            return;
        }
        // Loading does it. Where it cannot be stored, the next who looks tries again.
        if let Ok(table) = self.load(server, place.take()).await {
            *place = Some(table);
        }
    }

    /// A person may have gone: the others see it.
    pub(crate) async fn left(&self, server: &Arc<Server>, person: PersonId) {
        let nobody_to_tell = lock(&self.watchers).is_empty();
        if nobody_to_tell || self.is_here(person) {
            return;
        }
        let told = self.look(server, |table, desk| {
            if table.seating.seat_of(person).is_some() {
                desk.publish_info(table);
            }
        });
        // A table that cannot be loaded has nobody to tell.
        let _ = told.await;
    }

    /// Whether a person is connected.
    pub(crate) fn is_here(&self, person: PersonId) -> bool {
        lock(&self.watchers).iter().any(|watcher| watcher.person == Some(person))
    }

    async fn load(&self, server: &Arc<Server>, present: Option<Table>) -> Answer<Table> {
        self.used.store(clock::now(), Ordering::Relaxed);
        let mut table = match present {
            Some(table) => table,
            None => {
                let Some(stored) = server.store.load(&self.id).await? else {
                    server.hub.discard(&self.id);
                    return Err(Fault::no_such_table());
                };
                let number = stored.row.number;
                let listing = server.game(&stored.row.game)?;
                server.metrics.woken.inc();
                let mut table = Table::of_stored(listing, stored).map_err(|why| {
                    tracing::error!(table = number, why, "a stored table cannot be opened");
                    Fault::internal()
                })?;
                table.named_draws.clone_from(&server.named_draws);
                table
            }
        };
        if let Some(mut made) = table.call_off_if_late() {
            self.store(server, &table, &mut made).await?;
            self.publish_info(&table);
        }
        Ok(table)
    }

    /// Makes a change durable; its entries go to the store.
    async fn store(&self, server: &Arc<Server>, table: &Table, made: &mut Made) -> Answer<()> {
        if !made.row && made.entries.is_empty() {
            return Ok(());
        }
        let row = made.row.then(|| table.row.clone());
        let entries = std::mem::take(&mut made.entries);
        server.metrics.entries.inc_by(entries.len() as u64);
        Ok(server.store.commit(Change { table: table.row.number, row, entries }).await?)
    }

    /// The viewers that somebody watches as, each once.
    fn viewers(&self, table: &Table) -> Vec<Viewer> {
        let mut viewers = Vec::new();
        for watcher in lock(&self.watchers).iter() {
            let viewer = table.viewer(watcher.person);
            if !viewers.contains(&viewer) {
                viewers.push(viewer);
            }
        }
        viewers
    }

    fn publish(&self, table: &Table, viewers: &[Viewer], made: &Made, mover: Option<(u64, &str)>) {
        if made.row {
            self.publish_info(table);
        }
        if made.steps.is_empty() && !(made.row && table.row.status == Status::Running) {
            return;
        }
        let watchers = lock(&self.watchers);
        let addressee = |watcher: &Watcher| {
            let viewer = table.viewer(watcher.person);
            // Who began to watch in the meantime has been told already.
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
        let texts = tell::moves(table, &made.steps, &addressees);
        let texts: Vec<Utf8Bytes> = texts.into_iter().map(Utf8Bytes::from).collect();
        for (watcher, addressee) in watchers.iter().zip(&of_each) {
            let text = addressees.iter().zip(&texts).find(|(known, _)| addressee.as_ref() == Some(*known));
            if let Some((_, text)) = text {
                watcher.outbox.send(text.clone());
            }
        }
    }

    fn publish_info(&self, table: &Table) {
        let watchers = lock(&self.watchers).clone();
        for watcher in &watchers {
            self.tell_info(table, watcher);
        }
    }

    fn tell_info(&self, table: &Table, watcher: &Watcher) {
        let info = tell::info(table, watcher.person, &|person| self.is_here(person));
        watcher.outbox.send(tell::text(&Tell::Table { table: info }).into());
    }
}

/// What a panic left behind is as good as before: these locks guard lists that change in one step.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
