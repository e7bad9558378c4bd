//! Opening a file: whose it is, who may write, and whether it can keep a promise.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};
use tokio::sync::{Mutex, mpsc};

use super::appends::{self, Appends};
use super::checkpoints::Checkpoints;
use super::errors::OpenError;
use super::schema;
use super::writer::Writer;
use super::{Options, Sqlite};

/// Bytes of a page, which is also what a file system writes at once. The entries of a commit fill a few of them.
const PAGE: u32 = 4096;
/// How many questions can be answered at the same time.
const READERS: u32 = 3;
/// So many requests wait at most; whoever comes then waits outside.
const WAITING: usize = 4096;
/// `PRAGMA synchronous`: every commit is on the disk before it returns.
const FULL: i64 = 2;

/// So much of the file the writer keeps in memory, in KiB.
const WRITER_CACHE: u32 = 16 << 10;
/// Nobody else writes, so that waiting is for short moments: a log that is being recovered, a backup that begins.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Opens a file that is at the last of these steps, or brings it there.
pub(super) async fn open(path: &Path, options: &Options, steps: &[&'static str]) -> Result<Sqlite, OpenError> {
    let path =
        std::path::absolute(path).map_err(|why| OpenError::Cannot { path: path.to_owned(), why: why.to_string() })?;
    let lock = lock(&path)?;
    let failed = |why: sqlx::Error| OpenError::failed(&path, &why);
    // Nothing is set before it is known whose file this is: setting WAL would already change it.
    let plain = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let plain = plain.page_size(PAGE).disable_statement_logging();
    let mut file = plain.connect().await.map_err(failed)?;
    schema::prepare(&mut file, &path, steps).await?;
    file.close().await.map_err(failed)?;

    let writing = writing(&path, options.most_pages);
    let mut file = writing.connect().await.map_err(failed)?;
    let synchronous = assert_durable(&mut file, &path).await?;
    appends::place_all(&mut file).await.map_err(failed)?;
    let reading = SqliteConnectOptions::new().filename(&path).read_only(true).disable_statement_logging();
    let reading = SqlitePoolOptions::new().max_connections(READERS).connect_with(reading).await.map_err(failed)?;

    let (requests, waiting) = mpsc::channel(WAITING);
    let commits = Arc::new(AtomicU64::new(0));
    let checkpoints = Checkpoints::new(writing.clone(), options.checkpoint_after, u64::from(PAGE));
    let writer = Writer {
        file,
        options: writing,
        path,
        pace: options.pace,
        appends: Appends::default(),
        checkpoints,
        commits: Arc::clone(&commits),
        lock,
    };
    let writer = Mutex::new(Some(tokio::spawn(writer.run(waiting))));
    Ok(Sqlite { requests, writer, reading, synchronous, commits })
}

/// Keeps other servers out for as long as the lock lives. Beside the file, because whoever closes any handle to the
/// file itself would let go of SQLite's own locks on it.
fn lock(path: &Path) -> Result<File, OpenError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = File::options().create(true).write(true).truncate(false).open(PathBuf::from(name));
    let file = file.map_err(|why| OpenError::Cannot { path: path.to_owned(), why: why.to_string() })?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { path: path.to_owned() }),
        Err(TryLockError::Error(why)) => Err(OpenError::Cannot { path: path.to_owned(), why: why.to_string() }),
    }
}

fn writing(path: &Path, most_pages: Option<u32>) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
        // Checkpoints are made aside.
        .pragma("wal_autocheckpoint", "0")
        .pragma("cache_size", format!("-{WRITER_CACHE}"))
        .disable_statement_logging();
    match most_pages {
        Some(pages) => options.pragma("max_page_count", pages.to_string()),
        None => options,
    }
}

/// Asks the connection itself, because SQLite answers a setting it cannot have with another one and no error.
async fn assert_durable(file: &mut SqliteConnection, path: &Path) -> Result<i64, OpenError> {
    let failed = |why: sqlx::Error| OpenError::failed(path, &why);
    let not_durable = |why: String| Err(OpenError::NotDurable { path: path.to_owned(), why });
    let synchronous = schema::pragma(file, "PRAGMA synchronous").await.map_err(failed)?;
    let row = sqlx::query("PRAGMA journal_mode").fetch_one(file).await.map_err(failed)?;
    let journal: String = row.try_get(0).map_err(failed)?;
    if synchronous != FULL {
        return not_durable(format!("commits are not synced (synchronous is {synchronous})"));
    }
    if journal != "wal" {
        return not_durable(format!("there is no write-ahead log (journal_mode is {journal})"));
    }
    Ok(synchronous)
}
