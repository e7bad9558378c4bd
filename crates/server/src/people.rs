//! A cache of users by session, so that most requests need no database lookup.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use crate::fault::Answer;
use crate::lock::lock;
use crate::store::{Hash, Pass, Person, PersonId, Store};

/// The people who asked lately.
#[derive(Default)]
pub(crate) struct Known(Mutex<Remembered>);

#[derive(Default)]
struct Remembered {
    by_device: HashMap<Hash, Person>,
    /// How often anyone was forgotten.
    forgotten: u64,
}

/// The most people in the cache.
const MOST_KNOWN: usize = 20_000;

impl Known {
    /// The person whose device this is.
    pub(crate) async fn find(&self, store: &dyn Store, device: &Hash) -> Answer<Option<Person>> {
        let forgotten = {
            let known = self.lock();
            if let Some(person) = known.by_device.get(device) {
                return Ok(Some(person.clone()));
            }
            known.forgotten
        };
        let found = store.person_by(Pass::Device, device).await?;
        let mut known = self.lock();
        // If anyone was forgotten since, the row may be out of date.
        if let (Some(person), true) = (&found, known.forgotten == forgotten) {
            if known.by_device.len() >= MOST_KNOWN {
                known.by_device.clear();
            }
            known.by_device.insert(*device, person.clone());
        }
        Ok(found)
    }

    /// Forgets a person whose name or devices have changed.
    pub(crate) fn forget(&self, person: PersonId) {
        let mut known = self.lock();
        known.forgotten += 1;
        known.by_device.retain(|_, known| known.id != person);
    }

    fn lock(&self) -> MutexGuard<'_, Remembered> {
        lock(&self.0)
    }
}
