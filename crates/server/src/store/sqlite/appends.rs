//! Appending entries, in the order they come.
//!
//! The key of an entry is its table and its number. If the entries were kept in that order, every append of a commit
//! would write a page of its own, and writing pages is most of what a commit costs. So they are kept in the order they
//! come, and where those of a table are is written down later, many at once. What is not written down yet is looked
//! through when a table is loaded. That two cannot append the same number is seen to here: there is one writer, and it
//! knows the last number of every table it has appended to.

use std::collections::{HashMap, HashSet};

use sqlx::{Row, SqliteConnection};

use super::batch::Batch;
use crate::store::{Change, StoreError};

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

    /// Whether a change can follow those of the batch: it is of a table that exists, whose row the batch does not
    /// change, and its entries follow the last one.
    pub(super) fn check(&self, batch: &Batch<'_>, change: &Change) -> Result<(), StoreError> {
        if let Some(row) = &change.row
            && (row.number != change.table || batch.changes_row(change.table))
        {
            return Err(StoreError::Conflict);
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

/// Writes down where all entries are.
pub(super) async fn place_all(file: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let place = "BEGIN IMMEDIATE;
        INSERT INTO places SELECT table_number, number, seq FROM entries
        WHERE seq > (SELECT placed FROM marks) ORDER BY table_number, number;
        UPDATE marks SET placed = (SELECT coalesce(max(seq), 0) FROM entries);
        COMMIT";
    sqlx::query(place).execute(file).await.map(drop)
}
