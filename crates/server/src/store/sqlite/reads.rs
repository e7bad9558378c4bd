//! Queries. They use read-only connections of their own and wait for no commit.

use std::collections::HashMap;
use std::sync::LazyLock;

use sqlx::SqlitePool;

use super::rows::{self, TABLE_COLUMNS};
use crate::store::{Hash, Lobby, Pass, PassRow, Person, PersonId, StoredTable, TableId, TableRow, Waiting};

type Answer<T> = Result<T, sqlx::Error>;

pub(super) async fn person_by(files: &SqlitePool, pass: Pass, hash: &Hash) -> Answer<Option<Person>> {
    let query = sqlx::query(
        "SELECT people.id, people.name FROM passes JOIN people ON people.id = passes.person
         WHERE passes.pass = ? AND passes.hash = ?",
    );
    let found = query.bind(rows::pass_name(pass)).bind(&hash[..]).fetch_optional(files).await?;
    found.as_ref().map(rows::person).transpose()
}

pub(super) async fn passes(files: &SqlitePool, person: PersonId) -> Answer<Vec<PassRow>> {
    let query = sqlx::query("SELECT id, pass, created, hash FROM passes WHERE person = ? ORDER BY created, id");
    query.bind(person.0).fetch_all(files).await?.iter().map(rows::pass).collect()
}

pub(super) async fn load(files: &SqlitePool, id: &TableId) -> Answer<Option<StoredTable>> {
    static TABLE: LazyLock<String> = LazyLock::new(|| format!("SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?"));
    // Both parts of one moment: a change between the two questions would give a row of before and entries of after.
    let mut moment = files.begin().await?;
    let Some(row) = sqlx::query(TABLE.as_str()).bind(id.as_str()).fetch_optional(&mut *moment).await? else {
        return Ok(None);
    };
    let row = rows::table(&row)?;
    let entries = sqlx::query(
        "SELECT entries.number, body, key, at, waiting FROM places JOIN entries USING (seq) WHERE places.table_number = ?1
         UNION ALL
         SELECT number, body, key, at, waiting FROM entries WHERE seq > (SELECT placed FROM marks) AND table_number = ?1
         ORDER BY 1",
    );
    let entries = entries.bind(row.number).fetch_all(&mut *moment).await?;
    moment.commit().await?;
    let entries = entries.iter().map(rows::entry).collect::<Answer<_>>()?;
    Ok(Some(StoredTable { row, entries }))
}

pub(super) async fn lobby(files: &SqlitePool, lobby: &Lobby) -> Answer<Vec<TableRow>> {
    // One text for each question, so that each finds the index made for it.
    static BY: LazyLock<[String; 4]> = LazyLock::new(|| {
        ["", "AND status = ?3", "AND game = ?4", "AND status = ?3 AND game = ?4"].map(|filter| {
            format!(
                "SELECT {TABLE_COLUMNS} FROM tables WHERE public AND NOT archived AND number < ?1 {filter} ORDER BY number DESC LIMIT ?2"
            )
        })
    });
    let text = &BY[usize::from(lobby.status.is_some()) + 2 * usize::from(lobby.game.is_some())];
    let query = sqlx::query(text.as_str()).bind(lobby.before.unwrap_or(i64::MAX)).bind(lobby.limit);
    let query = query.bind(lobby.status.map(crate::store::Status::name)).bind(lobby.game.as_deref());
    query.fetch_all(files).await?.iter().map(rows::table).collect()
}

pub(super) async fn tables_of(files: &SqlitePool, person: PersonId, limit: u32) -> Answer<Vec<TableRow>> {
    static OF: LazyLock<String> = LazyLock::new(|| {
        format!(
            "SELECT {TABLE_COLUMNS} FROM tables WHERE number IN (
                SELECT number FROM sits WHERE person = ?1 UNION SELECT number FROM tables WHERE host = ?1
                ORDER BY number DESC LIMIT ?2
             ) ORDER BY number DESC"
        )
    });
    let query = sqlx::query(OF.as_str()).bind(person.0).bind(limit);
    query.fetch_all(files).await?.iter().map(rows::table).collect()
}

pub(super) async fn waiting(files: &SqlitePool, tables: &[i64]) -> Answer<HashMap<i64, Waiting>> {
    // SQLite takes the other columns from the row that has the maximum.
    let query = sqlx::query(
        "WITH wanted AS (SELECT value AS number FROM json_each(?)),
         fresh AS (SELECT table_number, max(number), waiting, at FROM entries
                   WHERE seq > (SELECT placed FROM marks) AND table_number IN wanted GROUP BY table_number),
         last AS (SELECT table_number, waiting, at FROM fresh UNION ALL
                  SELECT wanted.number, waiting, at FROM wanted
                  JOIN places ON places.table_number = wanted.number
                       AND places.number = (SELECT max(number) FROM places WHERE table_number = wanted.number)
                  JOIN entries USING (seq)
                  WHERE wanted.number NOT IN (SELECT table_number FROM fresh))
         SELECT table_number, waiting, at FROM last WHERE waiting IS NOT NULL",
    );
    let wanted = tables.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
    query.bind(format!("[{wanted}]")).fetch_all(files).await?.iter().map(rows::waiting).collect()
}

pub(super) async fn unfinished_by(files: &SqlitePool, host: PersonId) -> Answer<u32> {
    let query = sqlx::query_scalar("SELECT count(*) FROM tables WHERE host = ? AND status <> 'over' AND NOT archived");
    query.bind(host.0).fetch_one(files).await
}
