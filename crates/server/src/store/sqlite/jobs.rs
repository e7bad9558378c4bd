//! What the writer can be asked to do, and the statements that do it.

use sqlx::SqliteConnection;

use super::appends::Appends;
use super::batch::Batch;
use super::errors::{is_fault_of_job, meaning};
use super::rows;
use super::writer::{Request, roll_back};
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
    /// Gives how many tables were archived.
    Archive {
        before: i64,
    },
    /// Gives how many tables were deleted.
    Delete {
        table: i64,
        version: u32,
    },
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
    let changed = requests.iter().filter_map(|request| match &request.job {
        Job::Commit(change) => Some(change.table),
        _ => None,
    });
    appends.learn(file, changed).await?;
    let answers = match all(file, appends, requests).await {
        Ok(numbers) => numbers.into_iter().map(Ok).collect(),
        Err(Trouble::Refused(_)) => {
            roll_back(file).await;
            each(file, appends, requests).await?
        }
        Err(Trouble::File(why)) => return Err(why),
    };
    for (request, answer) in requests.iter().zip(&answers) {
        // Otherwise it would be looked for among all entries when the first one comes.
        if let (Job::Create(_), Ok(number)) = (&request.job, answer) {
            appends.created(*number);
        }
    }
    Ok(answers)
}

/// All of it or nothing: what tables change is written at once. Hardly anything is ever refused.
async fn all(file: &mut SqliteConnection, appends: &mut Appends, requests: &[Request]) -> Result<Vec<i64>, Trouble> {
    let mut numbers = Vec::with_capacity(requests.len());
    let mut batch = Batch::default();
    let mut begun = false;
    for request in requests {
        if let Job::Commit(change) = &request.job {
            appends.check(&batch, change).map_err(Trouble::Refused)?;
            batch.add(change);
        } else if !begun {
            begin(file).await?;
            begun = true;
        }
        numbers.push(perform(file, &request.job).await?);
    }
    batch.commit(file, begun).await?;
    appends.committed(batch);
    Ok(numbers)
}

/// Each by itself, so that one that is refused harms nobody else.
async fn each(
    file: &mut SqliteConnection,
    appends: &mut Appends,
    requests: &[Request],
) -> Result<Vec<Stored<i64>>, sqlx::Error> {
    let mut answers = Vec::with_capacity(requests.len());
    let mut batch = Batch::default();
    begin(file).await?;
    for request in requests {
        let mut done = perform(file, &request.job).await;
        if let Job::Commit(change) = &request.job {
            done = change_row(file, appends, &batch, change).await.map(|()| 0);
            if done.is_ok() {
                batch.add_entries(change);
            }
        }
        answers.push(match done {
            Ok(number) => Ok(number),
            Err(Trouble::Refused(why)) => Err(why),
            Err(Trouble::File(why)) => return Err(why),
        });
    }
    batch.commit(file, true).await?;
    appends.committed(batch);
    Ok(answers)
}

async fn begin(file: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("BEGIN IMMEDIATE").execute(file).await.map(drop)
}

/// The row of a change whose entries fit.
async fn change_row(
    file: &mut SqliteConnection,
    appends: &Appends,
    batch: &Batch<'_>,
    change: &Change,
) -> Result<(), Trouble> {
    appends.check(batch, change).map_err(Trouble::Refused)?;
    match &change.row {
        Some(row) => Ok(rows::update_table(file, row).await?),
        None => Ok(()),
    }
}

/// Does the job, except for changes of tables. A refused job leaves nothing behind: a statement that fails takes back
/// what it has done, and nothing comes after one that can fail.
async fn perform(file: &mut SqliteConnection, job: &Job) -> Result<i64, Trouble> {
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
        Job::Archive { before } => Ok(rows::archive_tables(file, *before).await?),
        Job::Delete { table, version } => Ok(rows::delete_table(file, *table, *version).await?),
        Job::Check => Ok(rows::count_check(file).await?),
        Job::Commit(_) | Job::Close => Ok(0),
    }
}
