//! The machine stops: of the write-ahead log, whatever was synced is there, and after it any part of what was not.

use std::path::{Path, PathBuf};

use server::store::{Sqlite, Store, TableRow};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::{following, unhurried, whole_changes, with_table};

/// Changes that are acknowledged before the machine stops.
const CHANGES: u32 = 12;
/// Of the log's frames: a head of 24 bytes, then a page of the file.
const FRAME_HEAD: u64 = 24;
const LOG_HEAD: u64 = 32;

/// A file and its log as they were when the machine stopped.
struct Stopped {
    file: Vec<u8>,
    log: Vec<u8>,
    row: TableRow,
    /// How long the log was when each change was acknowledged, from the first on.
    acknowledged: Vec<u64>,
}

impl Stopped {
    /// How many changes were acknowledged when the log had this length.
    fn promised(&self, length: u64) -> u32 {
        self.acknowledged.iter().filter(|&&at| at <= length).count() as u32
    }

    /// How many changes a server finds that starts with a log that ends here.
    async fn changes_of_log_until(&self, length: u64, home: &Path) -> u32 {
        let path = self.copy_with_log_until(length, home);
        let store = Sqlite::open_with(&path, unhurried()).await.expect("opened");
        let table = store.load(&self.row.id).await.expect("loaded").expect("the table");
        store.close().await;
        remove(&path);
        whole_changes(&table, "")
    }

    /// The same, without the server: quick enough for every byte.
    async fn changes_in_log_until(&self, length: u64, home: &Path) -> u32 {
        let path = self.copy_with_log_until(length, home);
        let mut file = SqliteConnectOptions::new().filename(&path).connect().await.expect("opened");
        let version: u32 =
            sqlx::query_scalar("SELECT version FROM tables").fetch_one(&mut file).await.expect("a table");
        let entries = "SELECT coalesce(group_concat(body, ' ' ORDER BY seq), '') FROM entries";
        let entries: String = sqlx::query_scalar(entries).fetch_one(&mut file).await.expect("read");
        file.close().await.expect("closed");
        remove(&path);
        let expected: Vec<String> = (1..=(version - 1) * 2).map(|number| number.to_string()).collect();
        assert_eq!(entries, expected.join(" "), "the row says {} changes", version - 1);
        version - 1
    }

    fn copy_with_log_until(&self, length: u64, home: &Path) -> PathBuf {
        let path = home.join(format!("cut{length}"));
        std::fs::write(&path, &self.file).expect("a copy");
        std::fs::write(log_of(&path), &self.log[..length as usize]).expect("a copy");
        path
    }
}

fn log_of(path: &Path) -> PathBuf {
    PathBuf::from(format!("{}-wal", path.display()))
}

fn remove(path: &Path) {
    for ending in ["", "-wal", "-shm", ".lock"] {
        let _ = std::fs::remove_file(format!("{}{ending}", path.display()));
    }
}

/// In memory where there is such a place: this test opens a file thousands of times, and what it shows is in the bytes.
fn home() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).expect("a directory")
}

async fn stop_in_the_middle() -> Stopped {
    let home = home();
    let path = home.path().join("data");
    let (store, first) = with_table(&path, unhurried()).await;
    // The table itself is in the file; the log begins with the first change.
    store.close().await;
    let store = Sqlite::open_with(&path, unhurried()).await.expect("opened");
    let (mut row, mut acknowledged) = (first, Vec::new());
    for _ in 0..CHANGES {
        let change = following(&row, "");
        row = change.row.clone().expect("a change of the row");
        store.commit(change).await.expect("committed");
        acknowledged.push(std::fs::metadata(log_of(&path)).expect("a log").len());
    }
    let (file, log) = (std::fs::read(&path).expect("a file"), std::fs::read(log_of(&path)).expect("a log"));
    store.close().await;
    Stopped { file, log, row, acknowledged }
}

#[tokio::test]
async fn a_log_cut_after_a_sync_holds_everything_acknowledged() {
    let stopped = stop_in_the_middle().await;
    let length = stopped.log.len() as u64;
    assert_eq!(stopped.acknowledged.last(), Some(&length), "the log ends with the last change");
    assert!(stopped.acknowledged.is_sorted_by(|one, next| one < next), "every change is in the log when acknowledged");

    let page = u64::from(u16::from_be_bytes([stopped.file[16], stopped.file[17]]));
    let frame = page + FRAME_HEAD;
    assert_eq!((length - LOG_HEAD) % frame, 0, "the log is made of frames");
    let home = home();
    // Every byte of the last two frames, and a spread over all others.
    let last = length - 2 * frame..=length;
    let cuts: Vec<u64> = (0..*last.start()).step_by(307).chain(last).collect();
    for &cut in &cuts {
        let found = stopped.changes_in_log_until(cut, home.path()).await;
        assert_eq!(found, stopped.promised(cut), "the log ends at {cut} of {length}");
    }
    // With the server: the bytes around every acknowledgement.
    for at in stopped.acknowledged.iter().flat_map(|&at| [at - 1, at, (at + 1).min(length)]) {
        let found = stopped.changes_of_log_until(at, home.path()).await;
        assert_eq!(found, stopped.promised(at), "the log ends at {at} of {length}");
    }
    println!("{} cuts of a log of {length} bytes", cuts.len());
}

#[tokio::test]
async fn rubbish_after_the_last_sync_is_not_believed() {
    let mut stopped = stop_in_the_middle().await;
    let home = home();
    // What was being written when the machine stopped: zeros, noise, an older frame once more.
    let end = stopped.log.len();
    let old = stopped.log[LOG_HEAD as usize..end.min(8000)].to_vec();
    let noise: Vec<u8> = (0..5000_u32).map(|at| (at.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    for rubbish in [vec![0; 5000], noise, old] {
        stopped.log.truncate(end);
        stopped.log.extend(rubbish);
        let length = stopped.log.len() as u64;
        assert_eq!(stopped.changes_of_log_until(length, home.path()).await, CHANGES);
    }
}

/// The test of the test: without the log nothing is there, so it is the log that holds the changes.
#[tokio::test]
async fn without_its_log_the_file_knows_nothing_of_the_changes() {
    let stopped = stop_in_the_middle().await;
    assert_eq!(stopped.changes_of_log_until(0, home().path()).await, 0);
}
