//! Rows as Rust sees them and as SQLite keeps them.

use std::sync::LazyLock;

use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row, SqliteConnection};

use super::batch;
use crate::store::{EntryRow, Hash, Pass, PassRow, Person, PersonId, Status, TableId, TableRow, Waiting};

type Answer<T> = Result<T, sqlx::Error>;

pub(super) async fn insert_person(file: &mut SqliteConnection, name: &str) -> Answer<i64> {
    let insert = sqlx::query("INSERT INTO people (name) VALUES (?)").bind(name);
    Ok(insert.execute(file).await?.last_insert_rowid())
}

pub(super) async fn rename_person(file: &mut SqliteConnection, person: i64, name: &str) -> Answer<i64> {
    let update = sqlx::query("UPDATE people SET name = ? WHERE id = ?").bind(name).bind(person);
    Ok(update.execute(file).await?.rows_affected().cast_signed())
}

/// Takes back a person who got no pass.
pub(super) async fn delete_person(file: &mut SqliteConnection, person: i64) -> Answer<()> {
    sqlx::query("DELETE FROM people WHERE id = ?").bind(person).execute(file).await.map(drop)
}

pub(super) async fn insert_pass(
    file: &mut SqliteConnection,
    person: i64,
    pass: Pass,
    hash: &Hash,
    at: i64,
) -> Answer<i64> {
    let insert = sqlx::query("INSERT INTO passes (person, pass, hash, created) VALUES (?, ?, ?, ?)");
    let insert = insert.bind(person).bind(pass_name(pass)).bind(&hash[..]).bind(at);
    Ok(insert.execute(file).await?.last_insert_rowid())
}

pub(super) async fn delete_pass(file: &mut SqliteConnection, person: i64, id: i64) -> Answer<i64> {
    let delete = sqlx::query("DELETE FROM passes WHERE id = ? AND person = ?").bind(id).bind(person);
    Ok(delete.execute(file).await?.rows_affected().cast_signed())
}

/// Gives the new table's number.
pub(super) async fn insert_table(file: &mut SqliteConnection, row: &TableRow) -> Answer<i64> {
    let insert = sqlx::query(
        "INSERT INTO tables (id, version, game, public, status, host, created, changed, secret, people, document, archived)
         VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    );
    let insert = insert.bind(row.id.as_str()).bind(&row.game).bind(row.public).bind(row.status.name());
    let insert = insert.bind(row.host.0).bind(signed(row.created)?).bind(signed(row.changed)?);
    let insert = insert.bind(&row.secret[..]).bind(people_text(&row.people)).bind(&row.document);
    let insert = insert.bind(row.archived);
    Ok(insert.execute(file).await?.last_insert_rowid())
}

/// How many parameters the change of a row takes.
pub(super) const CHANGE_COLUMNS: usize = 9;

/// The statement that changes so many tables, with the parameters of [`bind_change`]. Game and host never change, and
/// are left alone: to set them to what they are writes their indexes too. Where a table has another id, or not the
/// version before, it fails, because a version is never NULL.
pub(super) fn update(size: usize) -> String {
    let values = batch::values(size, CHANGE_COLUMNS);
    format!(
        "UPDATE tables SET version = CASE WHEN id = column2 AND version = column3 - 1 THEN column3 END,
         public = column4, status = column5, changed = column6, people = column7, document = column8, archived = column9
         FROM ({values}) WHERE number = column1"
    )
}

pub(super) type Question<'q> = sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

pub(super) fn bind_change<'q>(question: Question<'q>, row: &'q TableRow) -> Answer<Question<'q>> {
    let question = question.bind(row.number).bind(row.id.as_str()).bind(row.version).bind(row.public);
    let question = question.bind(row.status.name()).bind(signed(row.changed)?);
    Ok(question.bind(people_text(&row.people)).bind(&row.document).bind(row.archived))
}

pub(super) async fn update_table(file: &mut SqliteConnection, row: &TableRow) -> Answer<()> {
    static UPDATE: LazyLock<String> = LazyLock::new(|| update(1));
    bind_change(sqlx::query(UPDATE.as_str()), row)?.execute(file).await.map(drop)
}

/// Marks unfinished tables whose row and entries are older than this. Every entry without a place is looked at, and of
/// the others the last one of each table.
pub(super) async fn archive_tables(file: &mut SqliteConnection, before: i64) -> Answer<i64> {
    let update = sqlx::query(
        "UPDATE tables SET archived = 1 WHERE status <> 'over' AND NOT archived AND changed < ?1
         AND number NOT IN (SELECT table_number FROM entries WHERE seq > (SELECT placed FROM marks) AND at >= ?1)
         AND coalesce((SELECT at FROM places JOIN entries USING (seq) WHERE places.table_number = tables.number
                       ORDER BY places.number DESC LIMIT 1), 0) < ?1",
    );
    Ok(update.bind(before).execute(file).await?.rows_affected().cast_signed())
}

/// Nobody sits at a table that is gone. One with entries stays: a match that began is kept.
pub(super) async fn delete_table(file: &mut SqliteConnection, table: i64, version: u32) -> Answer<i64> {
    let which = "number = ?1 AND version = ?2 AND NOT EXISTS (SELECT 1 FROM places WHERE table_number = ?1)
         AND NOT EXISTS (SELECT 1 FROM entries WHERE seq > (SELECT placed FROM marks) AND table_number = ?1)";
    let sits = format!("DELETE FROM sits WHERE number IN (SELECT number FROM tables WHERE {which})");
    sqlx::query(AssertSqlSafe(sits)).bind(table).bind(version).execute(&mut *file).await?;
    let delete = sqlx::query(AssertSqlSafe(format!("DELETE FROM tables WHERE {which}"))).bind(table).bind(version);
    Ok(delete.execute(file).await?.rows_affected().cast_signed())
}

/// Writes something, for the sake of writing.
pub(super) async fn count_check(file: &mut SqliteConnection) -> Answer<i64> {
    let update = sqlx::query("UPDATE checks SET count = count + 1");
    Ok(update.execute(file).await?.rows_affected().cast_signed())
}

/// The columns [`table`] reads.
pub(super) const TABLE_COLUMNS: &str =
    "number, id, version, game, public, status, host, created, changed, secret, people, document, archived";

pub(super) fn table(row: &SqliteRow) -> Answer<TableRow> {
    Ok(TableRow {
        number: row.try_get(0)?,
        id: row.try_get::<&str, _>(1)?.parse::<TableId>().map_err(|_| damaged("a table's id"))?,
        version: row.try_get(2)?,
        game: row.try_get(3)?,
        public: row.try_get(4)?,
        status: status(row.try_get(5)?)?,
        host: PersonId(row.try_get(6)?),
        created: unsigned(row.try_get(7)?)?,
        changed: unsigned(row.try_get(8)?)?,
        secret: bytes(row.try_get(9)?, "a table's secret")?,
        people: people(row.try_get(10)?)?,
        document: row.try_get(11)?,
        archived: row.try_get(12)?,
    })
}

pub(super) fn entry(row: &SqliteRow) -> Answer<EntryRow> {
    let key: Option<&[u8]> = row.try_get(2)?;
    let key = key.map(|key| bytes(key, "an entry's key")).transpose()?;
    let (number, body) = (row.try_get(0)?, row.try_get(1)?);
    Ok(EntryRow { number, body, key, at: unsigned(row.try_get(3)?)?, waiting: row.try_get(4)? })
}

/// The number of a table, and for whom it waits.
pub(super) fn waiting(row: &SqliteRow) -> Answer<(i64, Waiting)> {
    Ok((row.try_get(0)?, Waiting { seats: row.try_get(1)?, since: unsigned(row.try_get(2)?)? }))
}

pub(super) fn person(row: &SqliteRow) -> Answer<Person> {
    Ok(Person { id: PersonId(row.try_get(0)?), name: row.try_get(1)? })
}

pub(super) fn pass(row: &SqliteRow) -> Answer<PassRow> {
    let name: &str = row.try_get(1)?;
    let pass = [Pass::Device, Pass::Link].into_iter().find(|&pass| pass_name(pass) == name);
    Ok(PassRow {
        id: row.try_get(0)?,
        pass: pass.ok_or_else(|| damaged("a pass"))?,
        created: unsigned(row.try_get(2)?)?,
        hash: bytes(row.try_get(3)?, "a hash")?,
    })
}

/// The name under which a pass is kept.
pub(super) fn pass_name(pass: Pass) -> &'static str {
    match pass {
        Pass::Device => "device",
        Pass::Link => "link",
    }
}

/// A time as SQLite can keep it: 63 bits, which is enough for 292 million years.
pub(super) fn signed(time: u64) -> Answer<i64> {
    i64::try_from(time).map_err(|_| sqlx::Error::Encode("a time that is out of range".into()))
}

fn unsigned(time: i64) -> Answer<u64> {
    u64::try_from(time).map_err(|_| damaged("a time"))
}

fn status(name: &str) -> Answer<Status> {
    Status::ALL.into_iter().find(|status| status.name() == name).ok_or_else(|| damaged("a status"))
}

fn people_text(people: &[PersonId]) -> String {
    let numbers: Vec<String> = people.iter().map(|person| person.0.to_string()).collect();
    format!("[{}]", numbers.join(","))
}

fn people(text: &str) -> Answer<Vec<PersonId>> {
    let numbers: Vec<i64> = serde_json::from_str(text).map_err(|_| damaged("the people of a table"))?;
    Ok(numbers.into_iter().map(PersonId).collect())
}

fn bytes<const N: usize>(bytes: &[u8], what: &str) -> Answer<[u8; N]> {
    bytes.try_into().map_err(|_| damaged(what))
}

fn damaged(what: &str) -> sqlx::Error {
    sqlx::Error::Decode(format!("{what} in the data file is damaged").into())
}
