//! Taking a lock that a panic may have poisoned.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks a list or a map that changes in one step, so that it is sound even if its last user panicked.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
