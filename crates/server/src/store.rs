//! What must outlive the process, behind one small trait.
//!
//! A table is a row and its entries. The row says who sits where and how the table was set
//! up; the entries are the match. Both change through [`Store::commit`] alone, which returns
//! when the change is durable, and which is all or nothing.

mod sqlite;

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use async_trait::async_trait;

pub use sqlite::{BackupError, OpenError, Options, Sqlite, backup};

/// A table's id: what stands in its link, and what its luck is bound to. Nobody can guess one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(String);

/// How many letters an id has: 16 of 32 letters are 80 bits.
const ID_LENGTH: usize = 16;
/// No 0, 1, l and o, which are mistaken for each other.
const ID_LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

impl TableId {
    /// An id made of random bytes.
    pub fn of_bytes(bytes: [u8; ID_LENGTH]) -> TableId {
        TableId(bytes.iter().map(|byte| char::from(ID_LETTERS[usize::from(byte % 32)])).collect())
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The text is no table's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnId;

impl FromStr for TableId {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<TableId, NotAnId> {
        // The same as `ID_LETTERS`, without searching it for each letter of every message.
        let is_letter = |letter| matches!(letter, b'a'..=b'k' | b'm' | b'n' | b'p'..=b'z' | b'2'..=b'9');
        let fits = text.len() == ID_LENGTH && text.bytes().all(is_letter);
        if fits { Ok(TableId(text.to_owned())) } else { Err(NotAnId) }
    }
}

/// A person's number in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub i64);

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The number.
    pub id: PersonId,
    /// The name they go by.
    pub name: String,
}

/// SHA-256 of a secret that opens something; the secret itself is never stored.
pub type Hash = [u8; 32];

/// What a stored hash opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    /// The cookie of one browser.
    Device,
    /// A private link or code that lets another browser in.
    Link,
}

/// A device or link of a person, as the person may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassRow {
    /// Its number, by which it is withdrawn.
    pub id: i64,
    /// What it opens.
    pub pass: Pass,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// The hash, to tell which of the devices is asking.
    pub hash: Hash,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// Seats are being taken.
    Open,
    /// All commitments are shown, nonces are being opened.
    Opening,
    /// The match is on.
    Running,
    /// The match has ended.
    Over,
}

impl Status {
    /// Every status, in the order a table goes through them.
    pub const ALL: [Status; 4] = [Status::Open, Status::Opening, Status::Running, Status::Over];

    /// The name that is stored and sent.
    pub fn name(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Opening => "opening",
            Status::Running => "running",
            Status::Over => "over",
        }
    }
}

/// A table without its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The store's own number of the table, given by [`Store::create`].
    pub number: i64,
    /// The id.
    pub id: TableId,
    /// Raised by one with every change of the row.
    pub version: u32,
    /// The game's id.
    pub game: String,
    /// Whether the lobby shows it.
    pub public: bool,
    /// How far it has come.
    pub status: Status,
    /// Who made it.
    pub host: PersonId,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When the row last changed.
    pub changed: u64,
    /// What the server committed to before anyone sat down.
    pub secret: [u8; 32],
    /// Whether nobody has used it for so long that no list of tables that go on shows it.
    pub archived: bool,
    /// The people who sit at it.
    pub people: Vec<PersonId>,
    /// Everything else as JSON: options, seats, nonces. The store does not look into it.
    pub document: String,
}

/// An entry of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// Its number, from 1.
    pub number: u32,
    /// The entry as JSON.
    pub body: String,
    /// The key of the move that made it, by which a resent move is known.
    pub key: Option<[u8; 16]>,
    /// When it was made, in milliseconds since 1970.
    pub at: u64,
    /// The seats of the people who are to decide after it, as JSON, in the last entry of a change. For lists, which
    /// read no match.
    pub waiting: Option<String>,
}

/// For whom a table waits, and since when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// As the last entry has it.
    pub seats: String,
    /// In milliseconds since 1970.
    pub since: u64,
}

/// A table with everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// The row.
    pub row: TableRow,
    /// The entries in order.
    pub entries: Vec<EntryRow>,
}

/// A change of one table: all of it happens, or nothing does.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// The store's number of the table.
    pub table: i64,
    /// The row as it is from now on, with a version one higher than the one it was made from. Its game,
    /// its host, its secret and when it was made never change, and are not looked at.
    pub row: Option<TableRow>,
    /// Entries to append. They follow the last one.
    pub entries: Vec<EntryRow>,
}

/// Which tables to list.
#[derive(Clone, Debug, Default)]
pub struct Lobby {
    /// Only public ones that have come this far.
    pub status: Option<Status>,
    /// Only of this game.
    pub game: Option<String>,
    /// Only those with a lower number, to go on after a page.
    pub before: Option<i64>,
    /// At most so many.
    pub limit: u32,
}

/// Why the store could not do it. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Somebody else changed the table first.
    Conflict,
    /// There is no room left on the disk.
    Full,
    /// Anything else, for the log.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("somebody else changed it first"),
            StoreError::Full => f.write_str("there is no room left on the disk"),
            StoreError::Failed(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for StoreError {}

/// An answer of the store.
pub type Stored<T> = Result<T, StoreError>;

/// Where people and tables are kept. Whatever a method has answered `Ok` to survives a crash of the process and of the machine.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// A new person with their first device.
    async fn add_person(&self, name: &str, device: &Hash, at: u64) -> Stored<PersonId>;
    /// Another name for a person.
    async fn rename(&self, person: PersonId, name: &str) -> Stored<()>;
    /// Another way in for a person.
    async fn add_pass(&self, person: PersonId, pass: Pass, hash: &Hash, at: u64) -> Stored<()>;
    /// Whoever this opens for.
    async fn person_by(&self, pass: Pass, hash: &Hash) -> Stored<Option<Person>>;
    /// All ways in of a person, oldest first.
    async fn passes(&self, person: PersonId) -> Stored<Vec<PassRow>>;
    /// Withdraws a way in. `false` if the person has no such one.
    async fn withdraw(&self, person: PersonId, id: i64) -> Stored<bool>;

    /// A new table; its number and version in `row` are ignored. Gives the number; the version is 1.
    async fn create(&self, row: &TableRow) -> Stored<i64>;
    /// Changes a table. Durable when it answers. Changes of many tables share a commit.
    async fn commit(&self, change: Change) -> Stored<()>;
    /// A table with everything.
    async fn load(&self, id: &TableId) -> Stored<Option<StoredTable>>;
    /// Public tables, newest first.
    async fn lobby(&self, lobby: &Lobby) -> Stored<Vec<TableRow>>;
    /// The tables a person sits at or made, newest first.
    async fn tables_of(&self, person: PersonId, limit: u32) -> Stored<Vec<TableRow>>;
    /// For whom each of these tables waits, as far as their last entries say.
    async fn waiting(&self, tables: &[i64]) -> Stored<HashMap<i64, Waiting>>;
    /// How many tables a person made that are neither over nor archived.
    async fn unfinished_by(&self, host: PersonId) -> Stored<u32>;
    /// Archives all unfinished tables that were last used before this time. Gives how many.
    async fn archive(&self, before: u64) -> Stored<u32>;
    /// Deletes a table that has no entries, if it still has this version. `false` if it does not.
    async fn delete(&self, table: i64, version: u32) -> Stored<bool>;

    /// Whether something can be written now.
    async fn check(&self) -> Stored<()>;
    /// Finishes what was begun; nothing can be stored after it.
    async fn close(&self);
}
