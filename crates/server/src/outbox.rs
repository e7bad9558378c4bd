//! Outgoing queue of one connection. A client that falls behind is disconnected and catches up when it reconnects.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc::{self, Receiver, Sender};

/// The sending end of a socket's queue. A client that does not read in time is disconnected, and catches up when it
/// watches again.
#[derive(Clone)]
pub(crate) struct Outbox {
    letters: Sender<Letter>,
    /// Set when the queue was full.
    overflown: Arc<AtomicBool>,
}

/// One item of the queue.
#[derive(Clone, Debug)]
pub(crate) enum Letter {
    Message(Utf8Bytes),
    /// Closes the socket with this code and reason.
    Close(u16, &'static str),
}

impl Outbox {
    /// A queue for this many messages, and its receiving end.
    pub(crate) fn new(room: usize) -> (Outbox, Receiver<Letter>) {
        let (letters, inbox) = mpsc::channel(room);
        (Outbox { letters, overflown: Arc::default() }, inbox)
    }

    /// Never waits: a slow reader must not hold up the table.
    pub(crate) fn send(&self, message: Utf8Bytes) {
        self.post(Letter::Message(message));
    }

    pub(crate) fn post(&self, letter: Letter) {
        if self.letters.try_send(letter).is_err() {
            // The connection's task checks this before each message it sends.
            self.overflown.store(true, Ordering::Relaxed);
        }
    }

    /// Whether a message was lost because the queue was full.
    pub(crate) fn is_overflown(&self) -> bool {
        self.overflown.load(Ordering::Relaxed)
    }
}
