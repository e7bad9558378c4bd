//! The machine stops: of the write-ahead log, whatever was synced is there, and after it any part of what was not.

use std::path::{Path, PathBuf};

use server::store::{Sqlite, Store, TableRow};

use crate::{following, unhurried, whole_changes, with_table};

/// Changes that are acknowledged before the machine stops.
const CHANGES: u32 = 40;
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

    /// How many changes are there when the log ends here.
    async fn changes_of_log_until(&self, length: u64, home: &Path) -> u32 {
        let path = home.join(format!("cut{length}"));
        std::fs::write(&path, &self.file).expect("a copy");
        std::fs::write(log_of(&path), &self.log[..length as usize]).expect("a copy");
        let store = Sqlite::open_with(&path, unhurried()).await.expect("opened");
        let table = store.load(&self.row.id).await.expect("loaded").expect("the table");
        store.close().await;
        for ending in ["", "-wal", "-shm", ".lock"] {
            let _ = std::fs::remove_file(format!("{}{ending}", path.display()));
        }
        whole_changes(&table, "")
    }
}

fn log_of(path: &Path) -> PathBuf {
    PathBuf::from(format!("{}-wal", path.display()))
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
    // Every byte of the last two frames, the bytes around every acknowledgement, and a spread over all others.
    let mut cuts: Vec<u64> = (length - 2 * frame..=length).collect();
    cuts.extend(stopped.acknowledged.iter().flat_map(|&at| [at - 1, at, (at + 1).min(length)]));
    cuts.extend((0..length).step_by(509));
    cuts.sort_unstable();
    cuts.dedup();

    let home = home();
    for &cut in &cuts {
        let found = stopped.changes_of_log_until(cut, home.path()).await;
        assert_eq!(found, stopped.promised(cut), "the log ends at {cut} of {length}");
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
