//! The disk is full: what was acknowledged stays, what is refused is refused clearly, and it goes on when there is room.

use std::path::{Path, PathBuf};
use std::process::Command;

use server::store::{Options, Sqlite, Store, StoreError, TableRow};

use super::{following, unhurried, whole_changes, with_table};

/// What makes an entry long enough that a small disk is soon full.
fn filling() -> String {
    "x".repeat(3000)
}

/// A small disk, as long as it is mounted.
struct Disk(PathBuf);

impl Disk {
    fn mount(home: &Path) -> Option<Disk> {
        let place = home.join("disk");
        std::fs::create_dir(&place).expect("a directory");
        let mount = Command::new("mount").args(["-t", "tmpfs", "-o", "size=1m", "menagerie-test"]).arg(&place).output();
        mount.is_ok_and(|mount| mount.status.success()).then_some(Disk(place))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // Lazily: where the test has failed, the store may still be in it.
        let _ = Command::new("umount").arg("-l").arg(&self.0).output();
    }
}

/// Commits until there is no room, and gives the last row that was acknowledged.
async fn fill(store: &Sqlite, mut row: TableRow) -> TableRow {
    for _ in 0..2000 {
        let change = following(&row, &filling());
        let next = change.row.clone().expect("a change of the row");
        match store.commit(change).await {
            Ok(()) => row = next,
            Err(why) => {
                assert_eq!(why, StoreError::Full);
                return row;
            }
        }
    }
    panic!("the disk is never full");
}

async fn assert_there(store: &Sqlite, row: &TableRow) {
    let table = store.load(&row.id).await.expect("reading needs no room").expect("the table");
    assert_eq!(whole_changes(&table, &filling()), row.version - 1, "no more and no less than was acknowledged");
}

async fn goes_on(store: &Sqlite, row: TableRow) -> TableRow {
    let change = following(&row, &filling());
    let next = change.row.clone().expect("a change of the row");
    store.commit(change).await.expect("there is room");
    store.check().await.expect("there is room");
    next
}

#[tokio::test]
async fn a_full_disk_refuses_keeps_and_recovers() {
    let home = tempfile::tempdir().expect("it can be done");
    match Disk::mount(home.path()) {
        Some(disk) => {
            println!("on a tmpfs of one megabyte");
            on_a_small_disk(&disk.0).await;
        }
        None => {
            println!("mounting is not permitted here: with a limit on the pages of the file");
            in_a_small_file(&home.path().join("data")).await;
        }
    }
}

async fn on_a_small_disk(disk: &Path) {
    // Something else that takes room, and can go.
    let (path, ballast) = (disk.join("data"), disk.join("ballast"));
    std::fs::write(&ballast, vec![0; 300_000]).expect("it can be done");
    let (store, row) = with_table(&path, Options { checkpoint_after: 1 << 30, ..unhurried() }).await;

    let row = fill(&store, row).await;
    assert!(row.version > 10, "there was room for some");
    assert_there(&store, &row).await;
    // It stays refused, and clearly so, for as long as there is no room.
    let row = fill(&store, row).await;
    let row = fill(&store, row).await;
    assert_there(&store, &row).await;

    std::fs::remove_file(&ballast).expect("it can be done");
    let row = goes_on(&store, row).await;
    assert_there(&store, &row).await;

    // Full once more, and a restart on the full disk.
    let row = fill(&store, row).await;
    store.close().await;
    drop(store);
    let store = Sqlite::open_with(&path, unhurried()).await.expect("a full disk can be opened");
    assert_there(&store, &row).await;
    let row = fill(&store, row).await;
    assert_there(&store, &row).await;
    store.close().await;
}

async fn in_a_small_file(path: &Path) {
    let small = |pages| Options { most_pages: Some(pages), ..unhurried() };
    let (store, row) = with_table(path, small(400)).await;
    let row = fill(&store, row).await;
    assert!(row.version > 10, "there was room for some");
    assert_there(&store, &row).await;
    let row = fill(&store, row).await;
    store.close().await;
    drop(store);
    let store = Sqlite::open_with(path, small(800)).await.expect("opened");
    assert_there(&store, &row).await;
    let row = goes_on(&store, row).await;
    assert_there(&store, &row).await;
    store.close().await;
}

#[tokio::test]
async fn a_small_file_is_a_full_disk_too() {
    let home = tempfile::tempdir().expect("it can be done");
    in_a_small_file(&home.path().join("data")).await;
}
