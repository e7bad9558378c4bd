//! A consistent copy of the file, even while a server writes to it.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::errors::{BackupError, is_foreign, sentence};
use super::schema::{self, APPLICATION};

/// Copies a data file as it is at this moment, also while a server runs. The copy is on the disk when this returns.
pub async fn backup(data: &Path, to: &Path) -> Result<(), BackupError> {
    if !data.is_file() {
        return Err(BackupError::NoData(data.to_owned()));
    }
    let failed = |why: &dyn ToString| BackupError::Failed { to: to.to_owned(), why: why.to_string() };
    let data = std::path::absolute(data).map_err(|why| failed(&why))?;
    let options = SqliteConnectOptions::new().filename(&data).read_only(true).disable_statement_logging();
    let mut file = options.connect().await.map_err(|why| failed(&sentence(&why)))?;
    match schema::pragma(&mut file, "PRAGMA application_id").await {
        Ok(APPLICATION) => {}
        Ok(_) => return Err(BackupError::NotOurs(data)),
        Err(why) if is_foreign(&why) => return Err(BackupError::NotOurs(data)),
        Err(why) => return Err(failed(&sentence(&why))),
    }
    copy(&mut file, to).await?;
    file.close().await.map_err(|why| failed(&sentence(&why)))
}

/// Copies an open file. The copy appears under its name when it is whole and on the disk.
pub(super) async fn copy(file: &mut SqliteConnection, to: &Path) -> Result<(), BackupError> {
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let failed = |why: &dyn ToString| BackupError::Failed { to: to.to_owned(), why: why.to_string() };
    let to = std::path::absolute(to).map_err(|why| failed(&why))?;
    let half = unfinished(&to);
    let name = half.to_str().ok_or_else(|| failed(&"its name is not Unicode"))?;
    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(file).await;
    let finished =
        copied.map_err(|why| failed(&sentence(&why))).and_then(|_| publish(&half, &to).map_err(|why| failed(&why)));
    if finished.is_err() {
        // Nothing was there under this name before, so this takes away nobody's file.
        let _ = fs::remove_file(&half);
    }
    finished
}

/// Beside the copy, so that it can be renamed. No two copies get the same name, not even those of two processes.
fn unfinished(to: &Path) -> PathBuf {
    static COPIES: AtomicU32 = AtomicU32::new(1);
    loop {
        let mut name = to.as_os_str().to_owned();
        name.push(format!(".{}-{}.unfinished", std::process::id(), COPIES.fetch_add(1, Ordering::Relaxed)));
        let name = PathBuf::from(name);
        if !name.exists() {
            return name;
        }
    }
}

fn publish(half: &Path, to: &Path) -> std::io::Result<()> {
    File::open(half)?.sync_all()?;
    fs::rename(half, to)?;
    // The name is durable when its directory is. Where directories cannot be opened (Windows), the system sees to it.
    match to.parent().map(File::open) {
        Some(Ok(directory)) => directory.sync_all(),
        Some(Err(_)) | None => Ok(()),
    }
}
