//! SQLite under the tests, and what is SQLite's alone.

use std::path::PathBuf;
use std::time::Duration;

use futures_util::future::join_all;
use server::store::{BackupError, Change, EntryRow, OpenError, Options, Sqlite, Store, StoreError, backup};
use tempfile::TempDir;

use super::{Harness, create, entry, hash, id, table};

/// A file in a directory of its own.
pub(crate) struct InFile {
    home: TempDir,
}

impl InFile {
    fn path(&self) -> PathBuf {
        self.home.path().join("data")
    }
}

impl Harness for InFile {
    type Store = Sqlite;

    async fn new() -> InFile {
        InFile { home: tempfile::tempdir().expect("a directory") }
    }

    async fn open(&self) -> Sqlite {
        let options = Options { pace: Duration::ZERO, ..Options::default() };
        Sqlite::open_with(&self.path(), options).await.expect("opened")
    }
}

#[tokio::test]
async fn a_second_server_is_kept_out_until_the_first_is_gone() {
    let harness = InFile::new().await;
    let store = harness.open().await;
    let refused = Sqlite::open(&harness.path()).await.err().expect("in use");
    assert!(matches!(refused, OpenError::InUse { .. }), "{refused}");
    assert!(refused.to_string().contains("in use by another server"), "{refused}");
    store.check().await.expect("the first is not disturbed");
    harness.reopen(store).await.close().await;
}

#[tokio::test]
async fn a_file_of_something_else_is_left_alone() {
    let harness = InFile::new().await;
    for foreign in [b"once upon a time, and so on".repeat(100), b"short".to_vec()] {
        std::fs::write(harness.path(), &foreign).unwrap();
        let refused = Sqlite::open(&harness.path()).await.err().expect("not ours");
        assert!(matches!(refused, OpenError::NotOurs { .. }), "{refused}");
        assert_eq!(std::fs::read(harness.path()).unwrap(), foreign);
    }
}

#[tokio::test]
async fn a_database_of_something_else_is_left_alone() {
    use sqlx::{ConnectOptions, Connection};
    let harness = InFile::new().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(harness.path()).create_if_missing(true);
    let mut file = options.connect().await.unwrap();
    sqlx::query("CREATE TABLE recipes (name TEXT)").execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let bytes = std::fs::read(harness.path()).unwrap();
    let refused = Sqlite::open(&harness.path()).await.err().expect("not ours");
    assert!(matches!(refused, OpenError::NotOurs { .. }), "{refused}");
    assert_eq!(std::fs::read(harness.path()).unwrap(), bytes);
    let refused = backup(&harness.path(), &harness.home.path().join("copy")).await.expect_err("not ours");
    assert!(matches!(refused, BackupError::NotOurs(_)), "{refused}");
}

#[tokio::test]
async fn a_file_that_cannot_be_made_is_named_with_the_reason() {
    let harness = InFile::new().await;
    let nowhere = harness.home.path().join("no/such/directory/data");
    let refused = Sqlite::open(&nowhere).await.err().expect("no directory");
    let sentence = refused.to_string();
    assert!(sentence.contains("no/such/directory/data") && sentence.contains("No such file"), "{sentence}");
    let refused = Sqlite::open(harness.home.path()).await.err().expect("a directory");
    assert!(matches!(refused, OpenError::Cannot { .. }), "{refused}");
}

#[tokio::test]
async fn a_zero_byte_is_text_like_any_other() {
    let harness = InFile::new().await;
    let store = harness.open().await;
    let host = store.add_person("a\0b", &hash(1), 0).await.unwrap();
    let row = create(&store, table(1, host)).await;
    let body = "before\0after".to_owned();
    let entries = vec![EntryRow { number: 1, body, key: None, at: 0, waiting: None }];
    store.commit(Change { table: row.number, row: None, entries: entries.clone() }).await.unwrap();
    let store = harness.reopen(store).await;
    assert_eq!(store.load(&row.id).await.unwrap().expect("there").entries, entries);
}

#[tokio::test]
async fn whatever_waits_shares_a_commit() {
    let harness = InFile::new().await;
    let store = harness.open().await;
    let host = store.add_person("Ada", &hash(1), 0).await.unwrap();
    let creating = join_all((0..300).map(|number| create(&store, table(number, host))));
    let numbers: Vec<i64> = creating.await.iter().map(|row| row.number).collect();
    let before = store.commits();
    let appends = numbers.iter().map(|&table| {
        let entries = vec![entry(1)];
        store.commit(Change { table, row: None, entries })
    });
    for appended in join_all(appends).await {
        appended.unwrap();
    }
    // This thread asks for many of them before it lets the writer have the first.
    let commits = store.commits() - before;
    assert!(commits <= 10, "300 appends took {commits} commits");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_whole_while_others_write() {
    const TABLES: u32 = 20;
    let harness = InFile::new().await;
    let store = harness.open().await;
    let host = store.add_person("Ada", &hash(1), 0).await.unwrap();
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(create(&store, table(number, host)).await.number);
    }
    let copies: Vec<PathBuf> = (0..3).map(|copy| harness.home.path().join(format!("copy{copy}"))).collect();
    let (committed, mut rounds) = tokio::sync::watch::channel(0);
    let copying = async {
        for copy in &copies {
            // There is more to copy than the time before, and there will be more after the last.
            rounds.changed().await.expect("they write");
            backup(&harness.path(), copy).await.expect("copied");
        }
        rounds.changed().await.expect("they write");
    };
    let mut last = 0;
    {
        let mut copying = std::pin::pin!(copying);
        let done = |last: u32| Change { table: 0, row: None, entries: vec![entry(last)] };
        loop {
            last += 1;
            let appends = tables.iter().map(|&table| store.commit(Change { table, ..done(last) }));
            let appends = join_all(appends);
            tokio::pin!(appends);
            let finished = tokio::select! {
                () = &mut copying => true,
                appended = &mut appends => { assert!(appended.iter().all(Result::is_ok)); false }
            };
            committed.send_replace(last);
            if finished {
                appends.await;
                break;
            }
        }
    }
    let mut sizes = Vec::new();
    for copy in &copies {
        let copy = Sqlite::open(copy).await.expect("a copy is a data file");
        let mut size = 0;
        for number in 0..TABLES {
            let entries = copy.load(&id(number)).await.unwrap().expect("every table").entries;
            assert_eq!(entries, (1..=entries.len() as u32).map(entry).collect::<Vec<_>>());
            size += entries.len() as u32;
        }
        sizes.push(size);
        copy.close().await;
    }
    assert!(sizes.is_sorted() && sizes[0] > 0, "{sizes:?}");
    assert!(sizes[0] < last * TABLES, "the first copy was made while others wrote: {sizes:?} of {last}");
    store.close().await;
}

#[tokio::test]
async fn a_backup_overwrites_nothing_and_invents_nothing() {
    let harness = InFile::new().await;
    let copy = harness.home.path().join("copy");
    let refused = backup(&harness.path(), &copy).await.expect_err("no data");
    assert!(matches!(refused, BackupError::NoData(_)), "{refused}");
    assert!(!harness.path().exists(), "nothing was made");

    harness.open().await.close().await;
    std::fs::write(&copy, "precious").unwrap();
    let refused = backup(&harness.path(), &copy).await.expect_err("exists");
    assert!(matches!(refused, BackupError::Exists(_)), "{refused}");
    assert_eq!(std::fs::read(&copy).unwrap(), b"precious");

    let refused = backup(&harness.path(), &harness.home.path().join("no/copy")).await.expect_err("no directory");
    assert!(matches!(refused, BackupError::Failed { .. }), "{refused}");
    let left: Vec<_> = std::fs::read_dir(&harness.home).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().contains("unfinished")), "{left:?}");
}

#[tokio::test]
async fn a_checkpoint_aside_loses_nothing_and_the_log_begins_anew() {
    let harness = InFile::new().await;
    let options = Options { pace: Duration::ZERO, checkpoint_after: 200_000, ..Options::default() };
    let store = Sqlite::open_with(&harness.path(), options).await.unwrap();
    let host = store.add_person("Ada", &hash(1), 0).await.unwrap();
    let row = create(&store, table(1, host)).await;
    for number in 1..=1500 {
        store.commit(Change { table: row.number, row: None, entries: vec![entry(number)] }).await.unwrap();
    }
    let log = std::fs::metadata(harness.home.path().join("data-wal")).unwrap().len();
    // A page for every commit would be more than twice as much.
    assert!(log < 1500 / 2 * 4096, "the log has {log} bytes");
    let found = store.load(&row.id).await.unwrap().expect("there").entries;
    assert_eq!(found, (1..=1500).map(entry).collect::<Vec<_>>());
    store.close().await;
}

/// Where entries are is written down after some thousands of them: a table must be whole before, after and across.
#[tokio::test]
async fn a_table_is_whole_whether_or_not_its_entries_have_a_place() {
    let harness = InFile::new().await;
    let store = harness.open().await;
    let host = store.add_person("Ada", &hash(1), 0).await.unwrap();
    let rows = [create(&store, table(1, host)).await, create(&store, table(2, host)).await];
    for round in 0..60 {
        let entries: Vec<EntryRow> = (round * 50 + 1..=round * 50 + 50).map(entry).collect();
        for row in &rows {
            store.commit(Change { table: row.number, row: None, entries: entries.clone() }).await.unwrap();
        }
        if round % 7 == 0 || (38..44).contains(&round) {
            let found = store.load(&rows[0].id).await.unwrap().expect("there").entries;
            assert_eq!(found, (1..=round * 50 + 50).map(entry).collect::<Vec<_>>());
        }
    }
    let store = harness.reopen(store).await;
    for row in &rows {
        let change = |number| Change { table: row.number, row: None, entries: vec![entry(number)] };
        assert_eq!(store.commit(change(3000)).await, Err(StoreError::Conflict));
        store.commit(change(3001)).await.unwrap();
        let found = store.load(&row.id).await.unwrap().expect("there").entries;
        assert_eq!(found, (1..=3001).map(entry).collect::<Vec<_>>());
    }
    store.close().await;
}
