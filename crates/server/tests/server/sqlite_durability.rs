//! What SQLite was told to do to keep our promise, and what is left after the worst.
//!
//! That a killed server loses nothing is tested with the server. Here is what a kill cannot show: what the disk holds
//! when the machine itself stops, and when there is no room.

mod cut_log;
mod full_disk;

use std::path::Path;
use std::time::Duration;

use server::store::{Change, EntryRow, Options, PersonId, Sqlite, Status, Store, StoredTable, TableId, TableRow};

/// No pause between commits, and the log is never brought into the file while the server runs.
fn unhurried() -> Options {
    Options { pace: Duration::ZERO, checkpoint_after: u64::MAX, most_pages: None }
}

/// A store with one person, and one table of the person.
async fn with_table(path: &Path, options: Options) -> (Sqlite, TableRow) {
    let store = Sqlite::open_with(path, options).await.expect("opened");
    let host = store.add_person("Ada", &[1; 32], 0).await.expect("added");
    let row = TableRow { number: store.create(&first(host)).await.expect("created"), version: 1, ..first(host) };
    (store, row)
}

fn first(host: PersonId) -> TableRow {
    TableRow {
        number: 0,
        id: TableId::of_bytes([3; 16]),
        version: 0,
        game: "ferry".to_owned(),
        public: true,
        status: Status::Running,
        host,
        created: 0,
        changed: 0,
        secret: [0; 32],
        archived: false,
        people: vec![host],
        document: "{}".to_owned(),
    }
}

/// The change after this row: one version more, and two entries more.
fn following(row: &TableRow, filling: &str) -> Change {
    let last = (row.version - 1) * 2;
    let entries = [last + 1, last + 2].map(|number| entry(number, filling)).to_vec();
    Change { table: row.number, row: Some(TableRow { version: row.version + 1, ..row.clone() }), entries }
}

fn entry(number: u32, filling: &str) -> EntryRow {
    EntryRow { number, body: format!("{number}{filling}"), key: Some([number as u8; 16]), at: 0, waiting: None }
}

/// How many changes a table has been through. Fails if there is half of one, a gap, or anything that was never said.
#[track_caller]
fn whole_changes(table: &StoredTable, filling: &str) -> u32 {
    let changes = table.row.version - 1;
    let expected: Vec<EntryRow> = (1..=changes * 2).map(|number| entry(number, filling)).collect();
    assert_eq!(table.entries, expected, "the row says {changes} changes");
    changes
}

#[tokio::test]
async fn the_writer_syncs_every_commit() {
    let home = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&home.path().join("data")).await.unwrap();
    // https://www.sqlite.org/pragma.html#pragma_synchronous: 2 is FULL.
    assert_eq!(store.synchronous(), 2);
    store.close().await;
}
