//! What the writer can be asked to do, and the statements that do it.

use sqlx::SqliteConnection;

use super::appends::{self, Append};
use super::errors::{is_fault_of_job, meaning};
use super::rows;
use super::writer::Request;
use crate::store::{Change, Hash, Pass, StoreError, Stored, TableRow};

/// One thing to be written. Its answer is a number: an id, or how many rows it found.
pub(super) enum Job {
    /// Gives the person's number.
    AddPerson {
        name: String,
        device: Hash,
        at: i64,
    },
    Rename {
        person: i64,
        name: String,
    },
    AddPass {
        person: i64,
        pass: Pass,
        hash: Hash,
        at: i64,
    },
    /// Gives how many were withdrawn.
    Withdraw {
        person: i64,
        id: i64,
    },
    /// Gives the table's number.
    Create(Box<TableRow>),
    Commit(Box<Change>),
    Check,
    /// Nothing, but the last thing.
    Close,
}

/// Why something was not written.
pub(super) enum Trouble {
    /// It is the job's fault: others' can go on.
    Refused(StoreError),
    /// It is nobody's fault: nothing can go on.
    File(sqlx::Error),
}

impl From<sqlx::Error> for Trouble {
    fn from(why: sqlx::Error) -> Trouble {
        if is_fault_of_job(&why) { Trouble::Refused(meaning(&why)) } else { Trouble::File(why) }
    }
}

/// Everything in one transaction. On any trouble the transaction may still be open.
pub(super) async fn together(file: &mut SqliteConnection, batch: &[Request]) -> Result<Vec<i64>, Trouble> {
    let mut numbers = Vec::with_capacity(batch.len());
    let mut entries = Vec::with_capacity(batch.len());
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *file).await?;
    for request in batch {
        numbers.push(perform(file, &request.job, &mut entries).await?);
    }
    // All entries of all tables at once: most of what is ever written, and a statement costs more than its rows.
    appends::write(file, &entries).await?;
    sqlx::query("COMMIT").execute(&mut *file).await?;
    Ok(numbers)
}

/// Everything in one transaction, but each request can fail alone.
pub(super) async fn one_by_one(
    file: &mut SqliteConnection,
    batch: &[Request],
) -> Result<Vec<Stored<i64>>, sqlx::Error> {
    let mut answers = Vec::with_capacity(batch.len());
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *file).await?;
    for request in batch {
        sqlx::query("SAVEPOINT request").execute(&mut *file).await?;
        let mut entries = Vec::new();
        let number = match perform(file, &request.job, &mut entries).await {
            Ok(number) => appends::write(file, &entries).await.map(|()| number).map_err(Trouble::from),
            Err(why) => Err(why),
        };
        answers.push(match number {
            Ok(number) => Ok(number),
            Err(Trouble::Refused(why)) => {
                sqlx::query("ROLLBACK TO request").execute(&mut *file).await?;
                Err(why)
            }
            Err(Trouble::File(why)) => return Err(why),
        });
        sqlx::query("RELEASE request").execute(&mut *file).await?;
    }
    sqlx::query("COMMIT").execute(&mut *file).await?;
    Ok(answers)
}

/// Does the job, except for its entries, which are handed on.
async fn perform<'a>(file: &mut SqliteConnection, job: &'a Job, entries: &mut Vec<Append<'a>>) -> Result<i64, Trouble> {
    match job {
        Job::AddPerson { name, device, at } => {
            let person = rows::insert_person(file, name).await?;
            rows::insert_pass(file, person, Pass::Device, device, *at).await?;
            Ok(person)
        }
        Job::Rename { person, name } => match rows::rename_person(file, *person, name).await? {
            0 => Err(Trouble::Refused(StoreError::Failed(format!("there is no person {person}")))),
            renamed => Ok(renamed),
        },
        Job::AddPass { person, pass, hash, at } => Ok(rows::insert_pass(file, *person, *pass, hash, *at).await?),
        Job::Withdraw { person, id } => Ok(rows::delete_pass(file, *person, *id).await?),
        Job::Create(row) => Ok(rows::insert_table(file, row).await?),
        Job::Commit(change) => {
            if let Some(row) = &change.row {
                // Nothing found: the version is another one by now.
                if row.number != change.table || rows::update_table(file, change.table, row).await? == 0 {
                    return Err(Trouble::Refused(StoreError::Conflict));
                }
            }
            entries.extend(change.entries.iter().map(|entry| Append { table: change.table, entry }));
            Ok(0)
        }
        Job::Check => Ok(rows::count_check(file).await?),
        Job::Close => Ok(0),
    }
}
