//! Loaded tables: which desks are in memory, and when an idle one is unloaded.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::clock;
use crate::desk::Desk;
use crate::fault::Answer;
use crate::lock::lock;
use crate::services::Services;
use crate::store::TableId;
use crate::table::Table;

/// How long an idle table stays loaded.
pub(crate) const IDLE_TIMEOUT: Duration = Duration::from_secs(30);
/// How often the server looks for unused tables.
pub(crate) const SWEEP_INTERVAL: Duration = Duration::from_secs(10);

/// All loaded tables.
pub(crate) struct Hub {
    services: Arc<Services>,
    desks: Mutex<HashMap<TableId, Arc<Desk>>>,
}

impl Hub {
    pub(crate) fn new(services: Arc<Services>) -> Hub {
        Hub { services, desks: Mutex::default() }
    }

    /// The desk of a table. There is none without a table, so that made-up ids take no memory.
    pub(crate) async fn desk(&self, id: &TableId) -> Answer<Arc<Desk>> {
        let awake = lock(&self.desks).get(id).cloned();
        match awake {
            Some(desk) => {
                desk.touch();
                Ok(desk)
            }
            None => Ok(self.add(Desk::open(self.services.clone(), id).await?)),
        }
    }

    /// Takes in a table that was just made.
    pub(crate) fn welcome(&self, table: Table) {
        self.add(Desk::new(self.services.clone(), table));
    }

    /// Adds a desk, unless somebody else has opened it meanwhile.
    fn add(&self, desk: Desk) -> Arc<Desk> {
        lock(&self.desks).entry(desk.id.clone()).or_insert_with(|| Arc::new(desk)).clone()
    }

    /// The number of loaded tables.
    pub(crate) fn awake(&self) -> usize {
        lock(&self.desks).len()
    }

    /// Unloads tables that nobody has used for so long: a table without watchers goes altogether, a watched one only
    /// loses its match and keeps the players of its bots.
    /// Returns how many stay loaded.
    pub(crate) fn put_to_sleep(&self, idle: Duration) -> usize {
        let now = clock::now();
        let idle = idle.as_millis() as u64;
        let mut desks = lock(&self.desks);
        let mut loaded = 0;
        desks.retain(|_, desk| {
            // Somebody else who holds the desk is about to use it. Nobody can get hold of it now.
            if now.saturating_sub(desk.last_used()) < idle || Arc::strong_count(desk) > 1 {
                loaded += 1;
                return true;
            }
            if desk.watchers.is_empty() {
                return false;
            }
            loaded += usize::from(!desk.unload());
            true
        });
        if desks.capacity() > 4 * desks.len() + 1024 {
            desks.shrink_to_fit();
        }
        loaded
    }

    /// Removes a table that was deleted.
    pub(crate) fn remove(&self, id: &TableId) {
        lock(&self.desks).remove(id);
    }

    /// Ends a socket's watching of a table; `left` if its person said so. `None` if the table is not loaded.
    pub(crate) fn forget(&self, id: &TableId, socket: u64, left: bool) -> Option<Arc<Desk>> {
        let desk = lock(&self.desks).get(id)?.clone();
        desk.watchers.remove(socket, left);
        Some(desk)
    }
}
