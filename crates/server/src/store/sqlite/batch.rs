//! What one commit writes of tables: many rows in one statement, and all statements in one question to the file. A
//! question costs two changes of thread, which is more than most statements do.

use std::collections::HashMap;
use std::sync::LazyLock;

use sqlx::{AssertSqlSafe, SqliteConnection};

use super::rows;
use crate::store::{Change, EntryRow, TableRow};

/// The rows and entries of one commit. They count when it has returned.
#[derive(Default)]
pub(super) struct Batch<'a> {
    rows: Vec<&'a TableRow>,
    pub(super) entries: Vec<(i64, &'a EntryRow)>,
    /// The last number of each table that is appended to.
    pub(super) last: HashMap<i64, u32>,
}

impl<'a> Batch<'a> {
    /// Adds a change that was checked.
    pub(super) fn add(&mut self, change: &'a Change) {
        self.rows.extend(&change.row);
        self.add_entries(change);
    }

    /// The same without its row.
    pub(super) fn add_entries(&mut self, change: &'a Change) {
        if let Some(last) = change.entries.last() {
            self.last.insert(change.table, last.number);
        }
        self.entries.extend(change.entries.iter().map(|entry| (change.table, entry)));
    }

    /// Whether it changes the row of this table. One statement changes a row once.
    pub(super) fn changes_row(&self, table: i64) -> bool {
        self.rows.iter().any(|row| row.number == table)
    }

    /// Writes all of it in this order and commits, in a transaction that has `begun` or in one of its own.
    pub(super) async fn commit(&self, file: &mut SqliteConnection, begun: bool) -> Result<(), sqlx::Error> {
        let mut rows = self.rows.chunks(MOST);
        let mut entries = self.entries.chunks(MOST);
        let mut text = if begun { String::new() } else { "BEGIN IMMEDIATE;".to_owned() };
        loop {
            let (some_rows, some_entries) = (rows.next().unwrap_or_default(), entries.next().unwrap_or_default());
            let is_last = rows.len() + entries.len() == 0;
            let places = fitting(some_rows.len());
            text.push_str(&UPDATES[places]);
            text.push_str(&INSERTS[fitting(some_entries.len())]);
            text.push_str(if is_last { "COMMIT" } else { "" });
            let mut question = sqlx::query(AssertSqlSafe(std::mem::take(&mut text)));
            for row in some_rows {
                question = rows::bind_change(question, row)?;
            }
            // No entry may slip into the places that are left.
            for _ in 0..rows::CHANGE_COLUMNS * (SIZES[places] - some_rows.len()) {
                question = question.bind(None::<i64>);
            }
            for (table, entry) in some_entries {
                let key = entry.key.as_ref().map(|key| &key[..]);
                question = question.bind(table).bind(entry.number).bind(entry.body.as_str()).bind(key);
                question = question.bind(rows::signed(entry.at)?).bind(entry.waiting.as_deref());
            }
            question.execute(&mut *file).await?;
            if is_last {
                return Ok(());
            }
        }
    }
}

/// How many rows the prepared statements take. What is not filled of one is passed over: an unbound parameter is NULL.
const SIZES: [usize; 6] = [0, 1, 4, 16, 64, MOST];
/// So many rows at most go into one statement.
const MOST: usize = 256;

/// The statement for so many rows: its place among the sizes.
fn fitting(count: usize) -> usize {
    SIZES.iter().position(|&size| size >= count).expect("no more than the most")
}

type Statements = [String; SIZES.len()];
static UPDATES: LazyLock<Statements> = LazyLock::new(|| statements(rows::update));
static INSERTS: LazyLock<Statements> = LazyLock::new(|| statements(insert));

fn statements(statement: fn(usize) -> String) -> Statements {
    SIZES.map(|size| if size == 0 { String::new() } else { statement(size) + ";" })
}

fn insert(size: usize) -> String {
    let values = values(size, 6);
    format!(
        "INSERT INTO entries (table_number, number, body, key, at, waiting)
         SELECT * FROM ({values}) WHERE column1 IS NOT NULL"
    )
}

/// So many rows of parameters. SQLite calls their columns `column1` and so on.
pub(super) fn values(size: usize, columns: usize) -> String {
    let row = format!("({})", vec!["?"; columns].join(","));
    format!("VALUES {}", vec![row; size].join(","))
}
