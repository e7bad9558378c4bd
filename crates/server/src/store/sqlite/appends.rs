//! Appending entries: in the order they come, many rows in one statement.
//!
//! The key of an entry is its table and its number. If the entries were kept in that order, every append of a commit
//! would write a page of its own, and writing pages is most of what a commit costs. So they are kept in the order they
//! come, and where those of a table are is written down later, many at once. What is not written down yet is looked
//! through when a table is loaded. That two cannot append the same number is seen to here: there is one writer, and it
//! knows the last number of every table it has appended to.

use std::collections::{HashMap, HashSet};
use std::fmt::Write;
use std::sync::LazyLock;

use sqlx::{Row, SqliteConnection};

use crate::store::{Change, EntryRow, StoreError};

/// So many entries may be without a place: they are looked through whenever a table is loaded.
const PLACE_AFTER: u64 = 4096;
/// So many tables are remembered at most.
const MOST_KNOWN: usize = 200_000;

/// What the writer knows of the entries.
#[derive(Default)]
pub(super) struct Appends {
    /// The last number of each table that was appended to, and committed.
    last: HashMap<i64, u32>,
    /// How many entries have no place yet.
    unplaced: u64,
}

/// The entries of one commit. They count when it has returned.
#[derive(Default)]
pub(super) struct Batch<'a> {
    entries: Vec<(i64, &'a EntryRow)>,
    last: HashMap<i64, u32>,
}

impl Appends {
    /// Finds out where these tables are, as far as it is not known.
    pub(super) async fn learn(
        &mut self,
        file: &mut SqliteConnection,
        tables: impl Iterator<Item = i64>,
    ) -> Result<(), sqlx::Error> {
        let unknown: HashSet<i64> = tables.filter(|table| !self.last.contains_key(table)).collect();
        if unknown.is_empty() {
            return Ok(());
        }
        let query = sqlx::query(
            "SELECT tables.number, max(
                (SELECT coalesce(max(number), 0) FROM places WHERE table_number = tables.number),
                (SELECT coalesce(max(number), 0) FROM entries
                 WHERE seq > (SELECT placed FROM marks) AND table_number = tables.number)
             ) FROM json_each(?) JOIN tables ON tables.number = value",
        );
        let unknown = unknown.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
        for row in query.bind(format!("[{unknown}]")).fetch_all(file).await? {
            self.last.insert(row.try_get(0)?, row.try_get(1)?);
        }
        Ok(())
    }

    /// Whether the entries of a change follow the last of its table, those of the batch included.
    pub(super) fn check(&self, batch: &Batch<'_>, change: &Change) -> Result<(), StoreError> {
        if change.entries.is_empty() {
            return Ok(());
        }
        let Some(last) = batch.last.get(&change.table).or_else(|| self.last.get(&change.table)) else {
            return Err(StoreError::Failed(format!("there is no table {}", change.table)));
        };
        let follow = (last + 1..).zip(&change.entries).all(|(number, entry)| entry.number == number);
        if follow { Ok(()) } else { Err(StoreError::Conflict) }
    }

    /// A commit with a new table has returned.
    pub(super) fn created(&mut self, table: i64) {
        self.last.insert(table, 0);
    }

    /// A commit has returned.
    pub(super) fn committed(&mut self, batch: Batch<'_>) {
        self.unplaced += batch.entries.len() as u64;
        self.last.extend(batch.last);
    }

    /// After trouble: what is known must be asked again.
    pub(super) fn forget(&mut self) {
        self.last.clear();
    }

    /// Writes down where the entries are, if there are enough of them. The longest pause between two commits.
    pub(super) async fn place(&mut self, file: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        if self.unplaced < PLACE_AFTER {
            return Ok(());
        }
        // Also if it fails: the next attempt is worth it when there are as many again.
        self.unplaced = 0;
        place_all(file).await?;
        if self.last.len() > MOST_KNOWN {
            self.last.clear();
        }
        Ok(())
    }
}

impl<'a> Batch<'a> {
    /// Adds the entries of a change that was checked.
    pub(super) fn add(&mut self, change: &'a Change) {
        if let Some(last) = change.entries.last() {
            self.last.insert(change.table, last.number);
        }
        self.entries.extend(change.entries.iter().map(|entry| (change.table, entry)));
    }

    /// Appends the entries in this order.
    pub(super) async fn write(&self, file: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        for some in self.entries.chunks(LARGEST) {
            insert(&STATEMENTS, some, file).await?;
        }
        Ok(())
    }

    /// Appends the entries in a transaction of their own, which the file is asked for at once: each question costs two
    /// changes of thread. No more than [`LARGEST`].
    pub(super) async fn write_and_commit(&self, file: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        if self.entries.is_empty() { Ok(()) } else { insert(&TRANSACTIONS, &self.entries, file).await }
    }
}

/// Writes down where all entries are.
pub(super) async fn place_all(file: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let place = "BEGIN IMMEDIATE;
        INSERT INTO places SELECT table_number, number, seq FROM entries
        WHERE seq > (SELECT placed FROM marks) ORDER BY table_number, number;
        UPDATE marks SET placed = (SELECT coalesce(max(seq), 0) FROM entries);
        COMMIT";
    sqlx::query(place).execute(file).await.map(drop)
}

/// How many rows the prepared statements take. What is not filled of one is passed over: an unbound parameter is NULL.
const SIZES: [usize; 5] = [1, 4, 16, 64, LARGEST];
/// So many rows at most go into one statement.
pub(super) const LARGEST: usize = 256;

type Statements = [String; SIZES.len()];
static STATEMENTS: LazyLock<Statements> = LazyLock::new(|| SIZES.map(statement));
static TRANSACTIONS: LazyLock<Statements> =
    LazyLock::new(|| SIZES.map(|size| format!("BEGIN IMMEDIATE; {}; COMMIT", statement(size))));

fn statement(size: usize) -> String {
    let row = "(?, ?, ?, ?)";
    let mut text = format!("INSERT INTO entries (table_number, number, body, key) SELECT * FROM (VALUES {row}");
    for _ in 1..size {
        let _ = write!(text, ", {row}");
    }
    text + ") WHERE column1 IS NOT NULL"
}

async fn insert(
    statements: &'static Statements,
    entries: &[(i64, &EntryRow)],
    file: &mut SqliteConnection,
) -> Result<(), sqlx::Error> {
    let fitting = SIZES.iter().position(|&size| size >= entries.len()).expect("no more than the largest");
    let mut insert = sqlx::query(statements[fitting].as_str());
    for (table, entry) in entries {
        insert = insert.bind(table).bind(entry.number).bind(entry.body.as_str());
        insert = insert.bind(entry.key.as_ref().map(|key| &key[..]));
    }
    insert.execute(file).await.map(drop)
}
