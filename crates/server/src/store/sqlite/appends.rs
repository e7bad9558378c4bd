//! Appending entries: many rows in one statement.

use std::fmt::Write;
use std::sync::LazyLock;

use sqlx::SqliteConnection;

use crate::store::EntryRow;

/// An entry and the table it goes to.
#[derive(Clone, Copy)]
pub(super) struct Append<'a> {
    pub(super) table: i64,
    pub(super) entry: &'a EntryRow,
}

/// How many rows the prepared statements take. What is not filled of one is passed over: an unbound parameter is NULL.
const SIZES: [usize; 5] = [1, 4, 16, 64, 256];

static STATEMENTS: LazyLock<[String; SIZES.len()]> = LazyLock::new(|| SIZES.map(statement));

/// Appends in this order.
pub(super) async fn write(file: &mut SqliteConnection, appends: &[Append<'_>]) -> Result<(), sqlx::Error> {
    for some in appends.chunks(SIZES[SIZES.len() - 1]) {
        let fitting = SIZES.iter().position(|&size| size >= some.len()).expect("no chunk is larger than the largest");
        let mut insert = sqlx::query(STATEMENTS[fitting].as_str());
        for Append { table, entry } in some {
            insert = insert.bind(table).bind(entry.number).bind(entry.body.as_str());
            insert = insert.bind(entry.key.as_ref().map(|key| &key[..]));
        }
        insert.execute(&mut *file).await?;
    }
    Ok(())
}

fn statement(size: usize) -> String {
    if size == 1 {
        return "INSERT INTO entries VALUES (?, ?, ?, ?)".to_owned();
    }
    let mut text = "INSERT INTO entries SELECT * FROM (VALUES ".to_owned();
    for row in 0..size {
        let _ = write!(text, "{}(?, ?, ?, ?)", if row == 0 { "" } else { ", " });
    }
    text + ") WHERE column1 IS NOT NULL"
}
