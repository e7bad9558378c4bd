//! Bringing the write-ahead log into the file, without holding anybody up.
//!
//! While one connection copies pages from the log into the file, another may go on writing to the log. But the log
//! begins anew only when a checkpoint has reached its end, which under load one from aside never does. So it goes in
//! two steps: the bulk from aside, then what has come meanwhile, which is little, between two commits.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::task::JoinHandle;

use super::jobs::Job;

/// So many bytes are written to the log, about, before it is brought into the file. More means that a page is copied
/// less often, and that opening the file after a crash takes longer.
pub(super) const DUE: u64 = 32 << 20;

/// How far the log has grown, and who is working on it.
pub(super) struct Checkpoints {
    options: SqliteConnectOptions,
    due: u64,
    page: u64,
    written: u64,
    aside: Option<JoinHandle<()>>,
}

impl Checkpoints {
    /// Checkpoints after about `due` bytes, through connections with these options.
    pub(super) fn new(options: SqliteConnectOptions, due: u64, page: u64) -> Checkpoints {
        Checkpoints { options, due, page, written: 0, aside: None }
    }

    /// Counts about what a job has cost: one page for each thing it touches, and what it says.
    pub(super) fn count(&mut self, job: &Job) {
        self.written += match job {
            Job::Commit(change) => {
                let row = change.row.as_ref().map_or(0, |row| self.page + row.document.len() as u64);
                row + self.page + change.entries.iter().map(|entry| entry.body.len() as u64).sum::<u64>()
            }
            Job::Create(row) => 6 * self.page + row.document.len() as u64,
            Job::AddPerson { .. } | Job::Rename { .. } | Job::AddPass { .. } | Job::Withdraw { .. } => 4 * self.page,
            Job::Check => self.page,
            Job::Close => 0,
        };
    }

    /// After a commit: begins or ends a checkpoint, if it is time.
    pub(super) async fn when_due(&mut self, file: &mut SqliteConnection) {
        self.advance(file, self.due).await;
    }

    /// In a quiet moment: whatever there is.
    pub(super) async fn when_quiet(&mut self, file: &mut SqliteConnection) {
        self.advance(file, 1.min(self.due)).await;
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
                self.written = 0;
                checkpoint(file).await;
            }
            None if self.written >= due => self.aside = Some(tokio::spawn(checkpoint_aside(self.options.clone()))),
            Some(_) | None => {}
        }
    }
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
