//! What can go wrong with a file, in sentences, and what SQLite's codes mean here.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::store::StoreError;

/// Why a data file could not be opened.
#[derive(Debug)]
pub enum OpenError {
    /// It cannot be read or made.
    Cannot {
        /// The file.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// It is something else.
    NotOurs {
        /// The file.
        path: PathBuf,
    },
    /// A newer version of this program has made it.
    Newer {
        /// The file.
        path: PathBuf,
        /// The file's version.
        version: usize,
        /// The highest version known here.
        known: usize,
    },
    /// Another server has it open.
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// It is an older one, and could not be copied before it is changed.
    NotCopied {
        /// The file.
        path: PathBuf,
        /// What was in the way.
        why: BackupError,
    },
    /// It does not sync every commit, so nothing could be promised.
    NotDurable {
        /// The file.
        path: PathBuf,
        /// What the file system lets SQLite do instead.
        why: String,
    },
}

impl OpenError {
    pub(super) fn failed(path: &Path, why: &sqlx::Error) -> OpenError {
        let path = path.to_owned();
        match code(why) {
            Some(NOT_A_DATABASE) => OpenError::NotOurs { path },
            Some(BUSY) => OpenError::InUse { path },
            _ => OpenError::Cannot { path, why: sentence(why) },
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Cannot { path, why } => write!(f, "the data file {} cannot be opened: {why}", path.display()),
            OpenError::NotOurs { path } => {
                write!(f, "{} is not a data file of Menagerie; it was left as it is", path.display())
            }
            OpenError::Newer { path, version, known } => write!(
                f,
                "the data file {} was made by a newer version of Menagerie (its format is {version}, this version knows up to {known}); it was left as it is",
                path.display()
            ),
            OpenError::InUse { path } => write!(f, "the data file {} is in use by another server", path.display()),
            OpenError::NotCopied { path, why } => write!(
                f,
                "the data file {} is of an older version and could not be copied before it is changed: {why}",
                path.display()
            ),
            OpenError::NotDurable { path, why } => {
                write!(f, "nothing in the data file {} would survive a crash: {why}", path.display())
            }
        }
    }
}

impl std::error::Error for OpenError {}

/// Why a copy could not be made. No file was left behind.
#[derive(Debug)]
pub enum BackupError {
    /// There is nothing to copy.
    NoData(PathBuf),
    /// The copy would overwrite a file.
    Exists(PathBuf),
    /// What was to be copied is no data file.
    NotOurs(PathBuf),
    /// The copy cannot be written, or the file not be read.
    Failed {
        /// The copy.
        to: PathBuf,
        /// What the system says.
        why: String,
    },
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupError::NoData(path) => write!(f, "there is no data file {}", path.display()),
            BackupError::Exists(path) => write!(f, "{} exists already; it was left as it is", path.display()),
            BackupError::NotOurs(path) => write!(f, "{} is not a data file of Menagerie", path.display()),
            BackupError::Failed { to, why } => write!(f, "no copy could be made as {}: {why}", to.display()),
        }
    }
}

impl std::error::Error for BackupError {}

// https://www.sqlite.org/rescode.html
const BUSY: i32 = 5;
const IO_ERROR: i32 = 10;
const FULL: i32 = 13;
const TOO_BIG: i32 = 18;
const CONSTRAINT: i32 = 19;
const NOT_A_DATABASE: i32 = 26;
const IO_ERROR_SHARED_MEMORY_SIZE: i32 = 4874;
const CONSTRAINT_NOT_NULL: i32 = 1299;
const CONSTRAINT_PRIMARY_KEY: i32 = 1555;
const CONSTRAINT_TRIGGER: i32 = 1811;
const CONSTRAINT_UNIQUE: i32 = 2067;

/// What an error means to whoever asked. Whether an I/O error is for want of room, only the disk can say.
pub(super) fn meaning(why: &sqlx::Error) -> StoreError {
    match code(why) {
        Some(CONSTRAINT_NOT_NULL | CONSTRAINT_PRIMARY_KEY | CONSTRAINT_TRIGGER | CONSTRAINT_UNIQUE) => {
            StoreError::Conflict
        }
        Some(FULL | IO_ERROR_SHARED_MEMORY_SIZE) => StoreError::Full,
        _ => StoreError::Failed(sentence(why)),
    }
}

/// Whether reading or writing itself has failed.
pub(super) fn is_io(why: &sqlx::Error) -> bool {
    code(why).is_some_and(|code| code & 0xff == IO_ERROR)
}

/// Whether it is the fault of what was to be written: it breaks a rule of the schema, or cannot be kept at all.
pub(super) fn is_fault_of_job(why: &sqlx::Error) -> bool {
    matches!(why, sqlx::Error::Encode(_)) || code(why).is_some_and(|code| matches!(code & 0xff, CONSTRAINT | TOO_BIG))
}

/// Whether the file is no database at all.
pub(super) fn is_foreign(why: &sqlx::Error) -> bool {
    code(why) == Some(NOT_A_DATABASE)
}

/// SQLite's extended result code.
fn code(why: &sqlx::Error) -> Option<i32> {
    why.as_database_error()?.code()?.parse().ok()
}

/// What SQLite or the system says, without what sqlx puts around it.
pub(super) fn sentence(why: &sqlx::Error) -> String {
    why.as_database_error().map_or_else(|| why.to_string(), |why| why.message().to_owned())
}
