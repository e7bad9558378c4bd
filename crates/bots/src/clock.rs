//! The clock and the threads of a bot, where there are any. In a browser's `wasm32-unknown-unknown` there are neither:
//! iterations are the budget there.

use std::time::Duration;

use crate::thought::Budget;

/// Whether there is a clock, and whether threads can be started.
pub(crate) const HERE: bool = cfg!(not(all(target_family = "wasm", target_os = "unknown")));

/// The moment at which thinking has to end.
#[derive(Clone, Copy)]
pub(crate) struct Deadline {
    #[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
    at: std::time::Instant,
}

#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
impl Deadline {
    pub(crate) fn after(time: Duration) -> Deadline {
        Deadline { at: std::time::Instant::now() + time }
    }

    pub(crate) fn has_passed(self) -> bool {
        std::time::Instant::now() >= self.at
    }

    /// The moment at which the first of so many has used up its share of the time that is left.
    pub(crate) fn of_first(self, sharing: usize) -> Deadline {
        let now = std::time::Instant::now();
        Deadline { at: now + self.at.saturating_duration_since(now) / sharing.max(1) as u32 }
    }
}

/// Without a clock it is always too late.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
impl Deadline {
    pub(crate) fn after(_: Duration) -> Deadline {
        Deadline {}
    }

    pub(crate) fn has_passed(self) -> bool {
        true
    }

    pub(crate) fn of_first(self, _: usize) -> Deadline {
        self
    }
}

impl Budget {
    /// As much of it as can be measured here: without a clock only iterations, on one thread.
    pub(crate) fn measurable(self) -> Budget {
        if HERE { self } else { Budget { time: None, threads: 1, ..self } }
    }
}
