//! Bringing the write-ahead log into the file, without holding anybody up.
//!
//! While one connection copies pages from the log into the file, another may go on writing to the log. But the log
//! begins anew only when a checkpoint has reached its end, which under load one from aside never does. So it goes in
//! two steps: the bulk from aside, then what has come meanwhile, which is little, between two commits.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};
use tokio::task::JoinHandle;

/// So many bytes the log has, about, before it is brought into the file. More means that a page is copied less often,
/// and that opening the file after a crash takes longer.
pub(super) const DUE: u64 = 32 << 20;

/// The log is looked at after so many commits.
const LOOK_AFTER: u32 = 16;

/// How far the log has grown, and who is working on it.
pub(super) struct Checkpoints {
    options: SqliteConnectOptions,
    /// In pages.
    due: u64,
    commits: u32,
    aside: Option<JoinHandle<()>>,
}

impl Checkpoints {
    /// Checkpoints after about `due` bytes, through connections with these options.
    pub(super) fn new(options: SqliteConnectOptions, due: u64, page: u64) -> Checkpoints {
        Checkpoints { options, due: due / page, commits: 0, aside: None }
    }

    /// After a commit: begins or ends a checkpoint, if it is time.
    pub(super) async fn after_commit(&mut self, file: &mut SqliteConnection) {
        self.commits += 1;
        if self.commits.is_multiple_of(LOOK_AFTER) {
            self.advance(file, self.due).await;
        }
    }

    /// In a quiet moment: whatever there is.
    pub(super) async fn when_quiet(&mut self, file: &mut SqliteConnection) {
        if self.aside.is_some() || self.commits > 0 {
            self.commits = 0;
            self.advance(file, self.due.min(1)).await;
        }
    }

    /// When there is no room: the log may begin anew in the room it has.
    pub(super) async fn at_once(&mut self, file: &mut SqliteConnection) {
        checkpoint(file).await;
    }

    /// Before the file is let go: nobody else may be in it then.
    pub(super) async fn finish(self) {
        if let Some(aside) = self.aside {
            let _ = aside.await;
        }
    }

    async fn advance(&mut self, file: &mut SqliteConnection, due: u64) {
        match &self.aside {
            Some(aside) if aside.is_finished() => {
                self.aside = None;
                checkpoint(file).await;
            }
            None if pages_in_log(file).await >= due => {
                self.aside = Some(tokio::spawn(checkpoint_aside(self.options.clone())));
            }
            Some(_) | None => {}
        }
    }
}

/// How many pages of the log are not in the file yet.
async fn pages_in_log(file: &mut SqliteConnection) -> u64 {
    // NOOP makes no checkpoint: it only says how far the log and the last checkpoint have come.
    let answer = sqlx::query("PRAGMA wal_checkpoint(NOOP)").fetch_one(file).await;
    let pages = answer.and_then(|row| Ok(row.try_get::<i64, _>(1)? - row.try_get::<i64, _>(2)?));
    pages.map_or(0, |pages| u64::try_from(pages).unwrap_or(0))
}

async fn checkpoint_aside(options: SqliteConnectOptions) {
    match options.connect().await {
        Ok(mut file) => {
            checkpoint(&mut file).await;
            let _ = file.close().await;
        }
        Err(why) => tracing::warn!(%why, "no connection for a checkpoint; the log goes on growing"),
    }
}

async fn checkpoint(file: &mut SqliteConnection) {
    if let Err(why) = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(file).await {
        tracing::warn!(%why, "no checkpoint; the log goes on growing");
    }
}
