//! One table in memory, behind its lock.
//!
//! A change takes three steps, in this order: the match in memory, the store, the watchers. Nobody hears of a change
//! before it is durable. When a step fails, the table in memory is dropped and loaded again from the store, which never
//! holds half a change.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use registry::Viewer;
use tokio::sync::Mutex;

use crate::clock;
use crate::fault::{Answer, Fault};
use crate::server::Server;
use crate::store::{Change, PersonId, Status, TableId};
use crate::table::{Made, Table};
use crate::tell;
use crate::watchers::{Watcher, Watchers};

/// The place of a table in memory.
pub(crate) struct Desk {
    pub(crate) id: TableId,
    /// `None` while it is not loaded.
    table: Mutex<Option<Table>>,
    pub(crate) watchers: Watchers,
    /// When it was last used, in milliseconds since 1970.
    used: AtomicU64,
}

impl Desk {
    pub(crate) fn new(id: TableId) -> Desk {
        Desk { id, table: Mutex::new(None), watchers: Watchers::default(), used: AtomicU64::new(0) }
    }

    /// Marks the desk as used now.
    pub(crate) fn touch(&self) {
        self.used.store(clock::now(), Ordering::Relaxed);
    }

    pub(crate) fn last_used(&self) -> u64 {
        self.used.load(Ordering::Relaxed)
    }

    /// Puts a table here that the store holds already.
    pub(crate) async fn put(&self, table: Table) {
        *self.table.lock().await = Some(table);
    }

    /// Drops the table from memory, unless it is in use.
    pub(crate) fn unload(&self) {
        if let Ok(mut table) = self.table.try_lock() {
            *table = None;
        }
    }

    /// Looks at the table.
    pub(crate) async fn look<T>(&self, server: &Arc<Server>, look: impl FnOnce(&Table, &Desk) -> T) -> Answer<T> {
        let mut place = self.table.lock().await;
        let table = self.load(server, place.take()).await?;
        let seen = look(&table, self);
        *place = Some(table);
        Ok(seen)
    }

    /// Changes the table: `change` gets the viewers its events are wanted for. An `Ok` is stored, then told to all
    /// watchers, then returned.
    pub(crate) async fn change<T>(
        self: &Arc<Desk>,
        server: &Arc<Server>,
        change: impl FnOnce(&mut Table, &[Viewer]) -> Answer<(Made, T)>,
    ) -> Answer<T> {
        self.change_for(server, None, change).await
    }

    /// The same for a move: the socket `mover` gets the move's key with the message, as the answer.
    pub(crate) async fn change_for<T>(
        self: &Arc<Desk>,
        server: &Arc<Server>,
        mover: Option<(u64, &str)>,
        change: impl FnOnce(&mut Table, &[Viewer]) -> Answer<(Made, T)>,
    ) -> Answer<T> {
        let mut place = self.table.lock().await;
        // The table is out of its place while it changes. If this fails or is cancelled, the place stays empty and the
        // table is loaded again.
        let mut table = self.load(server, place.take()).await?;
        let viewers = self.watchers.viewers(&table);
        let before = (table.game.entries(), table.row.version);
        let (mut made, answer) = match change(&mut table, &viewers) {
            Ok(done) => done,
            Err(fault) => {
                // A refusal leaves the table as it was: `check` decides before anything is played. Should that ever
                // fail to hold, the table is loaded again.
                if before == (table.game.entries(), table.row.version) {
                    *place = Some(table);
                }
                return Err(fault);
            }
        };
        self.store(server, &table, &mut made).await?;
        if made.row {
            self.watchers.tell_info(&table);
        }
        if !made.steps.is_empty() || (made.row && table.row.status == Status::Running) {
            self.watchers.tell_moves(&table, &viewers, &made.steps, mover);
        }
        self.let_bots_think(server, &mut table);
        *place = Some(table);
        Ok(answer)
    }

    /// Begins to watch: the watcher gets the state of the table and everything since entry `seen`, and from now on
    /// every change.
    pub(crate) async fn watch(self: &Arc<Desk>, server: &Arc<Server>, watcher: Watcher, seen: u32) -> Answer<()> {
        let mut place = self.table.lock().await;
        let mut table = self.load(server, place.take()).await?;
        let person = watcher.person;
        let newly_here = person.is_some_and(|person| !self.is_here(person));
        self.watchers.add(watcher.clone());
        if newly_here && person.is_some_and(|person| table.seating.seat_of(person).is_some()) {
            self.watchers.tell_info(&table);
        } else {
            self.watchers.tell_info_to(&table, &watcher);
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
        // Loading does it. If it cannot be stored now, the next load tries again.
        if let Ok(table) = self.load(server, place.take()).await {
            *place = Some(table);
        }
    }

    /// Tells the others when a person has closed their last connection.
    pub(crate) async fn left(&self, server: &Arc<Server>, person: PersonId) {
        if self.watchers.is_empty() || self.is_here(person) {
            return;
        }
        let told = self.look(server, |table, desk| {
            if table.seating.seat_of(person).is_some() {
                desk.watchers.tell_info(table);
            }
        });
        // A table that cannot be loaded has nobody to tell.
        let _ = told.await;
    }

    /// Whether a person is connected.
    pub(crate) fn is_here(&self, person: PersonId) -> bool {
        self.watchers.is_here(person)
    }

    /// The table that is present, or else the stored one.
    async fn load(&self, server: &Arc<Server>, present: Option<Table>) -> Answer<Table> {
        self.touch();
        let mut table = match present {
            Some(table) => table,
            None => self.wake(server).await?,
        };
        if let Some(mut made) = table.call_off_if_late() {
            self.store(server, &table, &mut made).await?;
            self.watchers.tell_info(&table);
        }
        Ok(table)
    }

    /// Reads the table from the store.
    async fn wake(&self, server: &Arc<Server>) -> Answer<Table> {
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
}
