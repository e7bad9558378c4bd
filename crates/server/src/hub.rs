//! The tables that are awake: which desks are in memory, and when an unused one is let go.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::clock;
use crate::desk::Desk;
use crate::lock::lock;
use crate::store::TableId;
use crate::table::Table;

/// How long an unused table stays awake, in milliseconds.
const IDLE_TIMEOUT: u64 = 30_000;
/// How often the server looks for unused tables.
pub(crate) const SWEEP_INTERVAL: Duration = Duration::from_secs(10);

/// All tables that are awake.
#[derive(Default)]
pub(crate) struct Hub {
    desks: Mutex<HashMap<TableId, Arc<Desk>>>,
}

impl Hub {
    /// The desk of a table, loaded or not.
    pub(crate) fn desk(&self, id: &TableId) -> Arc<Desk> {
        let mut desks = lock(&self.desks);
        let desk = match desks.get(id) {
            Some(desk) => desk.clone(),
            None => desks.entry(id.clone()).or_insert_with(|| Arc::new(Desk::new(id.clone()))).clone(),
        };
        desk.touch();
        desk
    }

    /// Takes in a table that was just made.
    pub(crate) async fn welcome(&self, table: Table) {
        let desk = self.desk(&table.row.id);
        desk.put(table).await;
    }

    /// How many tables are awake.
    pub(crate) fn awake(&self) -> usize {
        lock(&self.desks).len()
    }

    /// Lets unused tables sleep: a table without watchers goes altogether, a watched one only loses its match.
    pub(crate) fn put_to_sleep(&self) {
        let now = clock::now();
        let mut desks = lock(&self.desks);
        desks.retain(|_, desk| {
            // Somebody else who holds the desk is about to use it. Nobody can get hold of it now.
            if now.saturating_sub(desk.last_used()) < IDLE_TIMEOUT || Arc::strong_count(desk) > 1 {
                return true;
            }
            if desk.watchers.is_empty() {
                return false;
            }
            desk.unload();
            true
        });
        if desks.capacity() > 4 * desks.len() + 1024 {
            desks.shrink_to_fit();
        }
    }

    /// Forgets a table that turned out not to exist, so that made-up ids take no memory.
    pub(crate) fn discard(&self, id: &TableId) {
        let mut desks = lock(&self.desks);
        if desks.get(id).is_some_and(|desk| desk.watchers.is_empty()) {
            desks.remove(id);
        }
    }

    /// Ends a socket's watching of a table. `None` if the table is asleep.
    pub(crate) fn forget(&self, id: &TableId, socket: u64) -> Option<Arc<Desk>> {
        let desk = lock(&self.desks).get(id)?.clone();
        desk.watchers.remove(socket);
        Some(desk)
    }
}
