//! Older and newer files. The steps are the tests' own, so these hold whatever the schema becomes.

use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;

use super::opening::open;
use super::{OpenError, Options, Sqlite, schema};
use crate::store::Store;

/// A step after today's last.
const NEXT: &str = "ALTER TABLE people ADD COLUMN motto TEXT NOT NULL DEFAULT 'none yet'";

fn steps_and(next: &'static str) -> Vec<&'static str> {
    schema::STEPS.iter().copied().chain([next]).collect()
}

/// A file of today, with one person in it.
async fn file_of_today() -> (TempDir, PathBuf) {
    let home = tempfile::tempdir().expect("a directory");
    let path = home.path().join("data");
    let store = Sqlite::open(&path).await.expect("a new file");
    store.add_person("Ada", &[1; 32], 5).await.expect("written");
    store.close().await;
    (home, path)
}

async fn text(path: &Path, question: &'static str) -> Result<String, sqlx::Error> {
    let mut file = SqliteConnectOptions::new().filename(path).read_only(true).connect().await?;
    let answer = sqlx::query_scalar(question).fetch_one(&mut file).await;
    file.close().await?;
    answer
}

fn before(path: &Path, ending: &str) -> PathBuf {
    PathBuf::from(format!("{}.before-v{}{ending}", path.display(), schema::STEPS.len() + 1))
}

#[tokio::test]
async fn an_older_file_is_copied_and_then_migrated() {
    let (_home, path) = file_of_today().await;
    let store = open(&path, &Options::default(), &steps_and(NEXT)).await.unwrap();
    store.close().await;
    assert_eq!(text(&path, "SELECT name || ': ' || motto FROM people").await.unwrap(), "Ada: none yet");

    let copy = before(&path, "");
    assert_eq!(text(&copy, "SELECT name FROM people").await.unwrap(), "Ada");
    assert!(text(&copy, "SELECT motto FROM people").await.is_err(), "the copy is as the file was before");
    Sqlite::open(&copy).await.expect("the copy is a file of today").close().await;
}

#[tokio::test]
async fn a_file_of_today_is_not_copied() {
    let (home, path) = file_of_today().await;
    Sqlite::open(&path).await.unwrap().close().await;
    let names: Vec<_> = std::fs::read_dir(&home).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(names.iter().all(|name| !name.to_string_lossy().contains("before")), "{names:?}");
}

#[tokio::test]
async fn a_newer_file_is_refused_and_left_alone() {
    let (_home, path) = file_of_today().await;
    open(&path, &Options::default(), &steps_and(NEXT)).await.unwrap().close().await;
    let bytes = std::fs::read(&path).unwrap();
    let refused = Sqlite::open(&path).await.err().expect("newer");
    assert!(matches!(refused, OpenError::Newer { .. }), "{refused}");
    assert!(refused.to_string().contains("newer version"), "{refused}");
    assert_eq!(std::fs::read(&path).unwrap(), bytes);
}

#[tokio::test]
async fn a_step_that_fails_leaves_the_file_as_it_was() {
    let (_home, path) = file_of_today().await;
    let half = "CREATE TABLE more (id INTEGER); CREATE TABLE people (id INTEGER)";
    let refused = open(&path, &Options::default(), &steps_and(half)).await.err().expect("there is such a table");
    assert!(refused.to_string().contains("already exists"), "{refused}");
    assert!(text(&path, "SELECT count(*) || '' FROM more").await.is_err(), "nothing of the step is left");
    Sqlite::open(&path).await.expect("still of today").close().await;
}

#[tokio::test]
async fn a_copy_is_never_overwritten() {
    let (_home, path) = file_of_today().await;
    std::fs::write(before(&path, ""), "somebody's").unwrap();
    open(&path, &Options::default(), &steps_and(NEXT)).await.unwrap().close().await;
    assert_eq!(std::fs::read(before(&path, "")).unwrap(), b"somebody's");
    assert_eq!(text(&before(&path, ".2"), "SELECT name FROM people").await.unwrap(), "Ada");
}
