//! Everything in one SQLite file.
//!
//! One task writes ([`writer`]): whatever waits shares a transaction and a sync. Questions go over other connections,
//! which see whatever was committed before they were asked. A second server is kept out by a lock beside the file.

mod appends;
mod backup;
mod batch;
mod checkpoints;
mod errors;
mod jobs;
mod opening;
mod reads;
mod rows;
mod schema;
#[cfg(test)]
mod tests;
mod writer;

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::SqlitePool;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use self::jobs::Job;
use self::writer::Request;
use super::{
    Change, Hash, Lobby, Pass, PassRow, Person, PersonId, Store, StoreError, Stored, StoredTable, TableId, TableRow,
    Waiting,
};

pub use self::backup::backup;
pub use self::errors::{BackupError, OpenError};

/// A store in one file.
pub struct Sqlite {
    requests: mpsc::Sender<Request>,
    writer: Mutex<Option<JoinHandle<()>>>,
    reading: SqlitePool,
    synchronous: i64,
    commits: Arc<AtomicU64>,
}

/// What may be chosen when a file is opened. The defaults are right; tests need others.
#[derive(Clone, Debug)]
pub struct Options {
    /// A commit begins no sooner than so long after the one before began, so that more can share it.
    pub pace: Duration,
    /// About so many bytes are written to the log before it is brought into the file.
    pub checkpoint_after: u64,
    /// The file may have at most so many pages, as if the disk were full then.
    pub most_pages: Option<u32>,
}

impl Default for Options {
    fn default() -> Options {
        Options { pace: writer::PACE, checkpoint_after: checkpoints::DUE, most_pages: None }
    }
}

impl Sqlite {
    /// Opens a data file, or makes one. An older one is copied, then brought up to date.
    pub async fn open(path: &Path) -> Result<Sqlite, OpenError> {
        Sqlite::open_with(path, Options::default()).await
    }

    /// Opens a data file with other than the default options.
    pub async fn open_with(path: &Path, options: Options) -> Result<Sqlite, OpenError> {
        opening::open(path, &options, schema::STEPS).await
    }

    /// What `PRAGMA synchronous` says on the connection that writes.
    pub fn synchronous(&self) -> i64 {
        self.synchronous
    }

    /// How many commits there were since the file was opened.
    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    async fn write(&self, job: Job) -> Stored<i64> {
        let closed = || StoreError::Failed("the store is closed".to_owned());
        let (answer, answered) = oneshot::channel();
        self.requests.send(Request { job, answer }).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn add_person(&self, name: &str, device: &Hash, at: u64) -> Stored<PersonId> {
        let job = Job::AddPerson { name: name.to_owned(), device: *device, at: time(at)? };
        self.write(job).await.map(PersonId)
    }

    async fn rename(&self, person: PersonId, name: &str) -> Stored<()> {
        self.write(Job::Rename { person: person.0, name: name.to_owned() }).await.map(drop)
    }

    async fn add_pass(&self, person: PersonId, pass: Pass, hash: &Hash, at: u64) -> Stored<()> {
        self.write(Job::AddPass { person: person.0, pass, hash: *hash, at: time(at)? }).await.map(drop)
    }

    async fn person_by(&self, pass: Pass, hash: &Hash) -> Stored<Option<Person>> {
        read(reads::person_by(&self.reading, pass, hash).await)
    }

    async fn passes(&self, person: PersonId) -> Stored<Vec<PassRow>> {
        read(reads::passes(&self.reading, person).await)
    }

    async fn withdraw(&self, person: PersonId, id: i64) -> Stored<bool> {
        self.write(Job::Withdraw { person: person.0, id }).await.map(|withdrawn| withdrawn > 0)
    }

    async fn create(&self, row: &TableRow) -> Stored<i64> {
        self.write(Job::Create(Box::new(row.clone()))).await
    }

    async fn commit(&self, change: Change) -> Stored<()> {
        self.write(Job::Commit(Box::new(change))).await.map(drop)
    }

    async fn load(&self, id: &TableId) -> Stored<Option<StoredTable>> {
        read(reads::load(&self.reading, id).await)
    }

    async fn lobby(&self, lobby: &Lobby) -> Stored<Vec<TableRow>> {
        read(reads::lobby(&self.reading, lobby).await)
    }

    async fn tables_of(&self, person: PersonId, limit: u32) -> Stored<Vec<TableRow>> {
        read(reads::tables_of(&self.reading, person, limit).await)
    }

    async fn unfinished_by(&self, host: PersonId) -> Stored<u32> {
        read(reads::unfinished_by(&self.reading, host).await)
    }

    async fn waiting(&self, tables: &[i64]) -> Stored<HashMap<i64, Waiting>> {
        read(reads::waiting(&self.reading, tables).await)
    }

    async fn archive(&self, before: u64) -> Stored<u32> {
        let archived = self.write(Job::Archive { before: time(before)? }).await?;
        Ok(u32::try_from(archived).unwrap_or(u32::MAX))
    }

    async fn delete(&self, table: i64, version: u32) -> Stored<bool> {
        self.write(Job::Delete { table, version }).await.map(|deleted| deleted > 0)
    }

    async fn check(&self) -> Stored<()> {
        self.write(Job::Check).await.map(drop)
    }

    async fn close(&self) {
        // The readers first: whoever leaves the file last brings the log into it, and readers cannot.
        self.reading.close().await;
        let _ = self.write(Job::Close).await;
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
    }
}

fn time(at: u64) -> Stored<i64> {
    rows::signed(at).map_err(|why| errors::meaning(&why))
}

fn read<T>(answer: Result<T, sqlx::Error>) -> Stored<T> {
    answer.map_err(|why| errors::meaning(&why))
}
