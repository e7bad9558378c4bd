//! The database schema and its migrations.

use std::path::{Path, PathBuf};

use sqlx::{Connection, Row, SqliteConnection};

use super::backup;
use super::errors::OpenError;

/// Marks a file as ours: «mngr» in ASCII.
pub(super) const APPLICATION: i64 = 0x6d6e_6772;

/// The steps from an empty file to one of today. A file's version is how many of them it has been through, so a step
/// that was ever published is never changed: whatever is to be different comes as another step.
pub(super) const STEPS: &[&str] = &[FIRST, SECOND];

const FIRST: &str = "
CREATE TABLE people (
    id   INTEGER PRIMARY KEY,
    name TEXT NOT NULL
) STRICT;

-- AUTOINCREMENT: a withdrawn number is never given out again, so a page that is out of date cannot withdraw another.
CREATE TABLE passes (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    person  INTEGER NOT NULL REFERENCES people (id),
    pass    TEXT NOT NULL,
    hash    BLOB NOT NULL,
    created INTEGER NOT NULL,
    UNIQUE (pass, hash)
) STRICT;
CREATE INDEX passes_of_person ON passes (person);

CREATE TABLE tables (
    number   INTEGER PRIMARY KEY,
    id       TEXT NOT NULL UNIQUE,
    version  INTEGER NOT NULL,
    game     TEXT NOT NULL,
    public   INTEGER NOT NULL,
    status   TEXT NOT NULL,
    host     INTEGER NOT NULL REFERENCES people (id),
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    secret   BLOB NOT NULL,
    people   TEXT NOT NULL, -- a JSON array of numbers, in the order they sit
    document TEXT NOT NULL
) STRICT;
CREATE INDEX tables_public ON tables (public) WHERE public;
CREATE INDEX tables_public_by_status ON tables (status) WHERE public;
CREATE INDEX tables_public_by_game ON tables (game) WHERE public;
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_unfinished ON tables (host) WHERE status <> 'over';

-- Who sits where, once more, to find the tables of a person. The triggers keep it equal to `tables.people`.
CREATE TABLE sits (
    person INTEGER NOT NULL REFERENCES people (id),
    number INTEGER NOT NULL REFERENCES tables (number),
    PRIMARY KEY (person, number)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER tables_sit_down AFTER INSERT ON tables BEGIN
    INSERT OR IGNORE INTO sits SELECT value, new.number FROM json_each(new.people);
END;
CREATE TRIGGER tables_sit_elsewhere AFTER UPDATE OF people ON tables WHEN old.people <> new.people BEGIN
    DELETE FROM sits WHERE number = new.number AND person IN (SELECT value FROM json_each(old.people));
    INSERT OR IGNORE INTO sits SELECT value, new.number FROM json_each(new.people);
END;

-- All entries of all tables in the order they came, so that a commit of many tables writes few pages.
CREATE TABLE entries (
    seq          INTEGER PRIMARY KEY,
    table_number INTEGER NOT NULL,
    number       INTEGER NOT NULL,
    body         TEXT NOT NULL,
    key          BLOB
) STRICT;
-- Where the entries of a table are: of all entries up to the mark. It is written from time to time, many at once,
-- because each table's places are on pages of their own.
CREATE TABLE places (
    table_number INTEGER NOT NULL,
    number       INTEGER NOT NULL,
    seq          INTEGER NOT NULL,
    PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE marks (
    placed INTEGER NOT NULL
) STRICT;
INSERT INTO marks VALUES (0);

-- Written to by nobody but the question whether something can be written.
CREATE TABLE checks (
    id    INTEGER PRIMARY KEY,
    count INTEGER NOT NULL
) STRICT;
INSERT INTO checks VALUES (1, 0);
";

/// Archived tables, and whose turn it is. A table of an older file counts as used when it is brought up to date: its
/// entries do not say when they came.
const SECOND: &str = "
ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET changed = unixepoch() * 1000 WHERE status <> 'over';
DROP INDEX tables_public;
DROP INDEX tables_public_by_status;
DROP INDEX tables_public_by_game;
DROP INDEX tables_unfinished;
CREATE INDEX tables_public ON tables (public) WHERE public AND NOT archived;
CREATE INDEX tables_public_by_status ON tables (status) WHERE public AND NOT archived;
CREATE INDEX tables_public_by_game ON tables (game) WHERE public AND NOT archived;
CREATE INDEX tables_unfinished ON tables (host) WHERE status <> 'over' AND NOT archived;
CREATE INDEX tables_in_use ON tables (changed) WHERE status <> 'over' AND NOT archived;

ALTER TABLE entries ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE entries ADD COLUMN waiting TEXT;
";

/// What a file is, before anything in it is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    Empty,
    Version(usize),
}

/// Brings the file to the last of the steps: all of them in one transaction, after a copy if there is anything to lose.
pub(super) async fn prepare(file: &mut SqliteConnection, path: &Path, steps: &[&'static str]) -> Result<(), OpenError> {
    match identify(file, path, steps.len()).await? {
        Found::Version(version) if version == steps.len() => Ok(()),
        Found::Version(version) => {
            let copy = free_name(path, steps.len());
            tracing::info!(file = %path.display(), copy = %copy.display(), "an older file is copied, then brought up to date");
            backup::copy(file, &copy).await.map_err(|why| OpenError::NotCopied { path: path.to_owned(), why })?;
            migrate(file, version, steps).await.map_err(|why| OpenError::failed(path, &why))
        }
        Found::Empty => migrate(file, 0, steps).await.map_err(|why| OpenError::failed(path, &why)),
    }
}

/// Refuses what is not ours and what is newer than we know. Changes nothing.
async fn identify(file: &mut SqliteConnection, path: &Path, known: usize) -> Result<Found, OpenError> {
    let failed = |why: sqlx::Error| OpenError::failed(path, &why);
    let application = pragma(file, "PRAGMA application_id").await.map_err(failed)?;
    let version = pragma(file, "PRAGMA user_version").await.map_err(failed)?;
    let things = pragma(file, "SELECT count(*) FROM sqlite_schema").await.map_err(failed)?;
    if application == 0 && version == 0 && things == 0 {
        return Ok(Found::Empty);
    }
    let version = usize::try_from(version).unwrap_or(0);
    if application != APPLICATION || version == 0 {
        return Err(OpenError::NotOurs { path: path.to_owned() });
    }
    if version > known {
        return Err(OpenError::Newer { path: path.to_owned(), version, known });
    }
    Ok(Found::Version(version))
}

async fn migrate(file: &mut SqliteConnection, from: usize, steps: &[&'static str]) -> Result<(), sqlx::Error> {
    let mut transaction = file.begin_with("BEGIN IMMEDIATE").await?;
    for &step in &steps[from..] {
        sqlx::raw_sql(step).execute(&mut *transaction).await?;
    }
    // Pragmas take no parameters. Both numbers are ours.
    let marks = format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {}", steps.len());
    sqlx::raw_sql(sqlx::AssertSqlSafe(marks)).execute(&mut *transaction).await?;
    transaction.commit().await
}

/// `<file>.before-v2`, or with a number behind it if an earlier attempt has left a copy: no copy is ever overwritten.
fn free_name(path: &Path, version: usize) -> PathBuf {
    let beside = |ending: String| {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    };
    let first = beside(format!(".before-v{version}"));
    let others = (2..).map(|attempt| beside(format!(".before-v{version}.{attempt}")));
    std::iter::once(first).chain(others).find(|name| !name.exists()).expect("there are endless names")
}

/// A question with one number as its answer.
pub(super) async fn pragma(file: &mut SqliteConnection, question: &'static str) -> Result<i64, sqlx::Error> {
    sqlx::query(question).fetch_one(file).await?.try_get(0)
}
