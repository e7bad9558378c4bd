//! One table in memory, behind its lock.
//!
//! A change takes three steps, in this order: the match in memory, the store, the watchers. Nobody hears of a change
//! before it is durable. When a step fails, the table in memory is dropped and loaded again from the store, which never
//! holds half a change.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use registry::{Viewer, to_json};
use tokio::sync::Mutex;

use crate::bots::BotSeats;
use crate::clock;
use crate::fault::{Answer, Fault};
use crate::lock::lock;
use crate::services::Services;
use crate::store::{Change, PersonId, Status, TableId};
use crate::table::{Made, Table};
use crate::tell;
use crate::watchers::{Watcher, Watchers};

/// The place of a table in memory.
pub(crate) struct Desk {
    pub(crate) id: TableId,
    pub(crate) services: Arc<Services>,
    /// `None` while it is not loaded.
    table: Mutex<Option<Table>>,
    pub(crate) watchers: Watchers,
    /// Whether everyone will be told soon who watches.
    telling: AtomicBool,
    /// The bots, who keep what they have thought while the table is not loaded.
    bots: std::sync::Mutex<BotSeats>,
    /// When it was last used, in milliseconds since 1970.
    used: AtomicU64,
}

impl Desk {
    /// The desk of a table that the store holds already.
    pub(crate) fn new(services: Arc<Services>, table: Table) -> Desk {
        Desk {
            id: table.row.id.clone(),
            table: Mutex::new(Some(table)),
            watchers: Watchers::new(services.grace),
            telling: AtomicBool::new(false),
            services,
            bots: std::sync::Mutex::default(),
            used: AtomicU64::new(clock::now()),
        }
    }

    /// The desk of a table, which is read from the store.
    pub(crate) async fn open(services: Arc<Services>, id: &TableId) -> Answer<Desk> {
        let table = wake(&services, id).await?;
        Ok(Desk::new(services, table))
    }

    /// Marks the desk as used now.
    pub(crate) fn touch(&self) {
        self.used.store(clock::now(), Ordering::Relaxed);
    }

    pub(crate) fn last_used(&self) -> u64 {
        self.used.load(Ordering::Relaxed)
    }

    /// Drops the table from memory, unless it is in use; whether it is gone.
    pub(crate) fn unload(&self) -> bool {
        self.table.try_lock().is_ok_and(|mut table| {
            *table = None;
            true
        })
    }

    /// The bots of the table.
    pub(crate) fn bots(&self) -> std::sync::MutexGuard<'_, BotSeats> {
        lock(&self.bots)
    }

    /// Looks at the table.
    pub(crate) async fn look<T>(&self, look: impl FnOnce(&Table, &Desk) -> T) -> Answer<T> {
        let mut place = self.table.lock().await;
        let table = self.load(place.take()).await?;
        let seen = look(&table, self);
        *place = Some(table);
        Ok(seen)
    }

    /// Changes the table: `change` gets the viewers its events are wanted for. An `Ok` is stored, then told to all
    /// watchers, then returned.
    pub(crate) async fn change<T>(
        self: &Arc<Desk>,
        change: impl FnOnce(&mut Table, &[Viewer]) -> Answer<(Made, T)>,
    ) -> Answer<T> {
        self.change_for(None, change).await
    }

    /// The same for a move: the socket `mover` gets the move's key with the message, as the answer.
    pub(crate) async fn change_for<T>(
        self: &Arc<Desk>,
        mover: Option<(u64, &str)>,
        change: impl FnOnce(&mut Table, &[Viewer]) -> Answer<(Made, T)>,
    ) -> Answer<T> {
        let mut place = self.table.lock().await;
        // The table is out of its place while it changes. If this fails or is cancelled, the place stays empty and the
        // table is loaded again.
        let mut table = self.load(place.take()).await?;
        let viewers = self.watchers.viewers(&table);
        let before = (table.game.entries(), table.row.version);
        let was_running = table.row.status == Status::Running;
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
        self.store(&table, &mut made).await?;
        if made.row {
            self.watchers.tell_info(&table);
        }
        let plays = was_running || table.row.status == Status::Running;
        if !made.steps.is_empty() || (made.row && plays) {
            self.watchers.tell_moves(&table, &viewers, &made.steps, mover);
        }
        if made.went_back {
            self.bots().dismiss();
        }
        self.let_bots_think(&table);
        *place = Some(table);
        Ok(answer)
    }

    /// Begins to watch: the watcher gets the state of the table and everything since entry `seen`, and from now on
    /// every change. A person who comes back gets their seat back.
    pub(crate) async fn watch(self: &Arc<Desk>, watcher: Watcher, seen: u32) -> Answer<()> {
        let mut place = self.table.lock().await;
        let table = self.load(place.take()).await?;
        let person = watcher.person;
        let (table, is_news) = self.let_in(table, person, |watchers| watchers.add(watcher.clone())).await?;
        if is_news {
            self.watchers.tell_info(&table);
        } else {
            self.watchers.tell_info_to(&table, &watcher, &self.watchers.spectators(&table));
        }
        if matches!(table.row.status, Status::Running | Status::Over) {
            let seen = seen.min(table.game.entries());
            watcher.outbox.send(tell::catch_up(&table, table.viewer(person), seen).into());
        }
        self.let_bots_think(&table);
        *place = Some(table);
        Ok(())
    }

    /// A socket that was silent speaks again. Its person gets their seat back, as if they had come anew.
    pub(crate) async fn is_heard(self: &Arc<Desk>, socket: u64, person: Option<PersonId>) -> Answer<()> {
        let mut place = self.table.lock().await;
        let table = self.load(place.take()).await?;
        let (table, is_news) = self.let_in(table, person, |watchers| watchers.is_heard(socket)).await?;
        if is_news {
            self.watchers.tell_info(&table);
        }
        self.let_bots_think(&table);
        *place = Some(table);
        Ok(())
    }

    /// Somebody comes or comes back: `arrive` tells the watchers. `true` if everyone has to know at once, because a
    /// player was not there before or has their seat back. Spectators are told of later, several at a time.
    async fn let_in(
        self: &Arc<Desk>,
        mut table: Table,
        person: Option<PersonId>,
        arrive: impl FnOnce(&Watchers),
    ) -> Answer<(Table, bool)> {
        let newly_here = person.is_some_and(|person| !self.is_here(person));
        let seated = person.is_some_and(|person| table.seating.seat_of(person).is_some());
        let mut changed = false;
        if let Some(person) = person {
            (table, changed) = self.welcome(table, person).await?;
        }
        arrive(&self.watchers);
        if !seated {
            self.tell_who_watches();
        }
        Ok((table, changed || (newly_here && seated)))
    }

    /// Calls a start off if nonces were not opened in time. A table that sleeps is left alone.
    pub(crate) async fn call_off_if_late(&self) {
        let mut place = self.table.lock().await;
        if place.as_ref().is_none_or(|table| table.row.status != Status::Opening) {
            return;
        }
        // Loading does it. If it cannot be stored now, the next load tries again.
        if let Ok(table) = self.load(place.take()).await {
            *place = Some(table);
        }
    }

    /// What changes because a person comes; `true` if anything did. Without room to store it, it stays as it was, and
    /// the person watches all the same.
    async fn welcome(&self, mut table: Table, person: PersonId) -> Answer<(Table, bool)> {
        let viewers = self.watchers.viewers(&table);
        let mut made = table.welcome(person, self.watchers.gone(person).is_some(), &viewers)?;
        if !made.row && made.entries.is_empty() {
            return Ok((table, false));
        }
        if self.store(&table, &mut made).await.is_err() {
            return Ok((wake(&self.services, &self.id).await?, false));
        }
        if !made.steps.is_empty() {
            self.watchers.tell_moves(&table, &viewers, &made.steps, None);
        }
        Ok((table, true))
    }

    /// Tells the others when a person has closed their last connection or stays silent: not at once, for they may be
    /// loading the page again.
    pub(crate) fn left(self: &Arc<Desk>, person: Option<PersonId>) {
        if self.watchers.is_empty() {
            return;
        }
        self.tell_who_watches();
        if let Some(person) = person.filter(|&person| !self.is_here(person)) {
            self.tell_after(self.watchers.may_return_within(person), move |table, desk| {
                table.seating.seat_of(person).is_some() && desk.watchers.gone(person).is_some()
            });
        }
    }

    /// Tells everyone who watches without a seat, once in a while however many come and go.
    fn tell_who_watches(self: &Arc<Desk>) {
        if !self.telling.swap(true, Ordering::Relaxed) {
            self.tell_after(self.services.grace, |_, _| true);
        }
    }

    /// Tells everyone after a while how the table stands, if it still matters then.
    fn tell_after(self: &Arc<Desk>, wait: Duration, matters: impl FnOnce(&Table, &Desk) -> bool + Send + 'static) {
        let desk = Arc::downgrade(self);
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            let Some(desk) = desk.upgrade() else { return };
            // Whoever comes from now on is told of later.
            desk.telling.store(false, Ordering::Relaxed);
            let told = desk.look(|table, desk| {
                if matters(table, desk) {
                    desk.watchers.tell_info(table);
                }
            });
            // A table that cannot be loaded has nobody to tell.
            let _ = told.await;
        });
    }

    /// Deletes a table whose match has not begun. Its host may; everyone who is there is told.
    pub(crate) async fn delete(&self, person: PersonId) -> Answer<()> {
        let mut place = self.table.lock().await;
        let table = self.load(place.take()).await?;
        let (number, version) = (table.row.number, table.row.version);
        if let Err(fault) = table.may_be_deleted_by(person) {
            *place = Some(table);
            return Err(fault);
        }
        if !self.services.store.delete(number, version).await? {
            return Err(Fault::started());
        }
        self.watchers.dismiss(self.id.as_str());
        Ok(())
    }

    /// Whether a person is connected.
    pub(crate) fn is_here(&self, person: PersonId) -> bool {
        self.watchers.is_here(person)
    }

    /// The table that is present, or else the stored one.
    async fn load(&self, present: Option<Table>) -> Answer<Table> {
        self.touch();
        let mut table = match present {
            Some(table) => table,
            None => wake(&self.services, &self.id).await?,
        };
        if let Some(mut made) = table.call_off_if_late() {
            self.store(&table, &mut made).await?;
            self.watchers.tell_info(&table);
        }
        Ok(table)
    }

    /// Makes a change durable; its entries go to the store.
    async fn store(&self, table: &Table, made: &mut Made) -> Answer<()> {
        if !made.row && made.entries.is_empty() {
            return Ok(());
        }
        let row = made.row.then(|| table.row.clone());
        let mut entries = std::mem::take(&mut made.entries);
        if let Some(last) = entries.last_mut() {
            last.waiting = Some(to_json(&table.waiting_for()));
        }
        self.services.metrics.entries.inc_by(entries.len() as u64);
        Ok(self.services.store.commit(Change { table: table.row.number, row, entries }).await?)
    }
}

/// Reads a table from the store.
async fn wake(services: &Services, id: &TableId) -> Answer<Table> {
    let stored = services.store.load(id).await?.ok_or_else(Fault::no_such_table)?;
    let number = stored.row.number;
    let listing = services.game(&stored.row.game)?;
    services.metrics.woken.inc();
    let mut table = Table::of_stored(listing, stored).map_err(|why| {
        tracing::error!(table = number, why, "a stored table cannot be opened");
        Fault::internal()
    })?;
    table.named_draws.clone_from(&services.named_draws);
    Ok(table)
}
