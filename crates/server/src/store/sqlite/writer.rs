//! The one writer: whatever waits shares a transaction and a sync, and is answered when the commit has returned.

use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until, timeout};

use super::appends::Appends;
use super::checkpoints::Checkpoints;
use super::errors::{is_io, meaning};
use super::jobs::{self, Job};
use crate::store::{StoreError, Stored};

/// At most so many requests share a commit, so that nobody waits for an endless one.
pub(super) const MOST_TOGETHER: usize = 512;

/// Long enough that a commit under load is shared by many, short enough that nobody notices.
pub(super) const PACE: Duration = Duration::from_millis(2);

/// So long nothing happens before the write-ahead log is brought into the file.
const QUIET: Duration = Duration::from_secs(2);

/// Something to be written, and who waits for the number it gives.
pub(super) struct Request {
    pub(super) job: Job,
    pub(super) answer: oneshot::Sender<Stored<i64>>,
}

/// Owns the writing connection, and the right to it.
pub(super) struct Writer {
    pub(super) file: SqliteConnection,
    pub(super) options: SqliteConnectOptions,
    pub(super) path: PathBuf,
    /// A commit begins no sooner than so long after the one before.
    pub(super) pace: Duration,
    pub(super) appends: Appends,
    pub(super) checkpoints: Checkpoints,
    /// How many commits there were.
    pub(super) commits: Arc<AtomicU64>,
    /// Held while this writer lives: no other server may write.
    pub(super) lock: File,
}

impl Writer {
    /// Writes until nobody is left who could ask, then brings everything into the file and lets it go.
    pub(super) async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        let mut batch = Vec::new();
        let mut begun = Instant::now();
        loop {
            match timeout(QUIET, requests.recv_many(&mut batch, MOST_TOGETHER)).await {
                Ok(0) => break,
                Ok(_) => {}
                Err(_quiet) => {
                    self.checkpoints.when_quiet(&mut self.file).await;
                    continue;
                }
            }
            // Many small commits cost more than few large ones. Whoever comes after a pause is not held up.
            if begun.elapsed() < self.pace {
                sleep_until(begun + self.pace).await;
            }
            while batch.len() < MOST_TOGETHER
                && let Ok(request) = requests.try_recv()
            {
                batch.push(request);
            }
            begun = Instant::now();
            if batch.iter().any(|request| matches!(request.job, Job::Close)) {
                requests.close();
            }
            self.write(&mut batch).await;
        }
        self.close().await;
    }

    async fn close(self) {
        let Writer { file, checkpoints, lock, .. } = self;
        checkpoints.finish().await;
        if let Err(why) = file.close().await {
            tracing::warn!(%why, "the data file was not closed in order; nothing is lost");
        }
        drop(lock);
    }

    /// Writes all of it in one transaction, then answers. Whatever is refused harms nobody else.
    async fn write(&mut self, requests: &mut Vec<Request>) {
        let answers = match jobs::together(&mut self.file, &mut self.appends, requests).await {
            Ok(answers) => answers,
            Err(why) => {
                let why = self.recover(&why).await;
                requests.iter().map(|_| Err(why.clone())).collect()
            }
        };
        self.commits.fetch_add(1, Ordering::Relaxed);
        for (request, answer) in requests.drain(..).zip(answers) {
            // Whoever asked may have gone; what was written stays written.
            let _ = request.answer.send(answer);
        }
        if let Err(why) = self.appends.place(&mut self.file).await {
            self.recover(&why).await;
        }
        self.checkpoints.after_commit(&mut self.file).await;
    }

    /// Makes the file fit for the next attempt, and says what this one failed of.
    async fn recover(&mut self, why: &sqlx::Error) -> StoreError {
        roll_back(&mut self.file).await;
        self.appends.forget();
        let meaning = match meaning(why) {
            StoreError::Failed(_) if is_io(why) && no_room_beside(&self.path) => StoreError::Full,
            meaning => meaning,
        };
        tracing::error!(%why, %meaning, "nothing could be written");
        if meaning == StoreError::Full {
            // What is in the file already need not stay in the log: this may be all the room it takes.
            self.checkpoints.at_once(&mut self.file).await;
        } else if let Ok(file) = self.options.connect().await {
            self.file = file;
        }
        meaning
    }
}

/// SQLite has often rolled back by itself when it comes to this, and says so.
pub(super) async fn roll_back(file: &mut SqliteConnection) {
    let _ = sqlx::query("ROLLBACK").execute(file).await;
}

/// SQLite does not tell why writing failed; a full disk or a used up quota shows itself to whoever tries.
fn no_room_beside(path: &Path) -> bool {
    let mut probe = path.as_os_str().to_owned();
    probe.push(".room");
    let tried = File::create(&probe).and_then(|mut file| file.write_all(&[0; 1 << 16]).and_then(|()| file.sync_all()));
    let _ = std::fs::remove_file(&probe);
    tried.is_err_and(|why| matches!(why.kind(), ErrorKind::StorageFull | ErrorKind::QuotaExceeded))
}
