//! What the writer can be asked to do, and the statements that do it.

use sqlx::SqliteConnection;

use super::appends::{Appends, Batch, LARGEST};
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

/// Everything in one transaction, except for what is refused. On trouble with the file it may still be open.
pub(super) async fn together(
    file: &mut SqliteConnection,
    appends: &mut Appends,
    requests: &[Request],
) -> Result<Vec<Stored<i64>>, sqlx::Error> {
    let appended_to = requests.iter().filter_map(|request| match &request.job {
        Job::Commit(change) if !change.entries.is_empty() => Some(change.table),
        _ => None,
    });
    appends.learn(file, appended_to).await?;
    let only_appends = only_appends(requests);
    if !only_appends {
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *file).await?;
    }
    let mut answers = Vec::with_capacity(requests.len());
    let mut batch = Batch::default();
    for request in requests {
        match perform(file, &request.job, appends, &mut batch).await {
            Ok(number) => answers.push(Ok(number)),
            Err(Trouble::Refused(why)) => answers.push(Err(why)),
            Err(Trouble::File(why)) => return Err(why),
        }
    }
    // All entries of all tables at once: most of what is ever written, and a statement costs more than its rows.
    if only_appends {
        batch.write_and_commit(file).await?;
    } else {
        batch.write(file).await?;
        sqlx::query("COMMIT").execute(&mut *file).await?;
    }
    appends.committed(batch);
    for (request, answer) in requests.iter().zip(&answers) {
        // Otherwise it would be looked for among all entries when the first one comes.
        if let (Job::Create(_), Ok(number)) = (&request.job, answer) {
            appends.created(*number);
        }
    }
    Ok(answers)
}

/// Whether there is nothing but entries, and no more than one statement takes. Mostly there is.
fn only_appends(requests: &[Request]) -> bool {
    let entries = requests.iter().map(|request| match &request.job {
        Job::Commit(change) if change.row.is_none() => Some(change.entries.len()),
        _ => None,
    });
    entries.sum::<Option<usize>>().is_some_and(|entries| entries <= LARGEST)
}

/// Does the job, except for its entries, which are handed on. A refused job leaves nothing behind: a statement that
/// fails takes back what it has done, and nothing comes after one that can fail.
async fn perform<'a>(
    file: &mut SqliteConnection,
    job: &'a Job,
    appends: &Appends,
    batch: &mut Batch<'a>,
) -> Result<i64, Trouble> {
    match job {
        Job::AddPerson { name, device, at } => {
            let person = rows::insert_person(file, name).await?;
            match rows::insert_pass(file, person, Pass::Device, device, *at).await {
                Ok(_) => Ok(person),
                Err(why) => {
                    rows::delete_person(file, person).await.map_err(Trouble::File)?;
                    Err(why.into())
                }
            }
        }
        Job::Rename { person, name } => match rows::rename_person(file, *person, name).await? {
            0 => Err(Trouble::Refused(StoreError::Failed(format!("there is no person {person}")))),
            renamed => Ok(renamed),
        },
        Job::AddPass { person, pass, hash, at } => Ok(rows::insert_pass(file, *person, *pass, hash, *at).await?),
        Job::Withdraw { person, id } => Ok(rows::delete_pass(file, *person, *id).await?),
        Job::Create(row) => Ok(rows::insert_table(file, row).await?),
        Job::Commit(change) => {
            appends.check(batch, change).map_err(Trouble::Refused)?;
            if let Some(row) = &change.row {
                // Nothing found: the version is another one by now.
                if row.number != change.table || rows::update_table(file, change.table, row).await? == 0 {
                    return Err(Trouble::Refused(StoreError::Conflict));
                }
            }
            batch.add(change);
            Ok(0)
        }
        Job::Check => Ok(rows::count_check(file).await?),
        Job::Close => Ok(0),
    }
}
