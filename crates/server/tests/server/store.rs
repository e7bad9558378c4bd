//! What every store must do, whatever it keeps things in. A store is put under these tests by a [`Harness`] and one
//! line at the end of this file.

mod changes;
mod listing;
mod people;
mod sqlite;
mod tables;
mod text;

use server::store::{EntryRow, PersonId, Status, Store, TableId, TableRow};

/// Where a store is kept during one test.
trait Harness: Sized {
    /// The store.
    type Store: Store;
    /// A new place with nothing in it.
    async fn new() -> Self;
    /// Opens the store at this place. The one opened before is closed by then.
    async fn open(&self) -> Self::Store;
    /// Closes the store and opens it again, as a new start of the server would.
    async fn reopen(&self, store: Self::Store) -> Self::Store {
        store.close().await;
        drop(store);
        self.open().await
    }
}

/// One test for each name, with this harness.
macro_rules! suite {
    ($harness:ty: $($subject:ident { $($test:ident)* })*) => {
        $(mod $subject {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                let harness = <$harness as crate::store::Harness>::new().await;
                crate::store::$subject::$test(&harness).await;
            })*
        })*
    };
}

/// Everything, with this harness.
macro_rules! conforms {
    ($name:ident, $harness:ty) => {
        mod $name {
            suite! { $harness:
                people {
                    a_person_comes_in_by_the_first_device
                    a_person_has_many_ways_in
                    a_hash_opens_only_what_it_was_made_for
                    a_hash_opens_for_one_person_only
                    a_withdrawn_pass_opens_nothing
                    nobody_withdraws_anothers_pass
                    a_withdrawn_number_is_not_given_out_again
                    a_name_can_be_changed
                    nobody_can_be_made_up
                }
                tables {
                    a_table_is_loaded_as_it_was_stored
                    an_id_is_given_once
                    a_table_needs_people_who_exist
                    there_is_no_table_of_another_id
                    whatever_was_answered_is_there_after_a_restart
                    something_can_be_written
                    after_closing_nothing_is_stored
                    a_table_without_entries_can_be_deleted
                }
                changes {
                    what_may_change_of_a_row_does
                    a_version_is_taken_once
                    of_two_writers_of_one_version_one_is_refused
                    a_number_is_appended_once
                    of_two_writers_of_one_number_one_is_refused
                    entries_leave_no_gap
                    a_refused_row_takes_its_entries_with_it
                    refused_entries_take_their_row_with_them
                    a_change_of_no_table_is_refused
                    a_conflict_harms_nobody_else
                    a_loaded_table_is_of_one_moment
                    everything_many_append_is_there_once_and_in_order
                }
                listing {
                    the_lobby_shows_public_tables_newest_first
                    the_lobby_is_filtered
                    the_lobby_goes_on_after_a_page
                    the_lobby_follows_changes
                    tables_of_a_person_are_made_or_sat_at
                    tables_of_a_person_follow_changes
                    unfinished_tables_are_counted
                    tables_that_nobody_uses_are_archived
                    tables_wait_for_whom_their_last_entry_says
                }
                text {
                    names_may_be_any_text
                    documents_entries_and_games_may_be_any_text
                    long_text_comes_back_whole
                }
            }
        }
    };
}

/// A hash that is as good as any other.
fn hash(number: u8) -> [u8; 32] {
    [number; 32]
}

/// An id for each number.
fn id(number: u32) -> TableId {
    let mut bytes = [0; 16];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = (number >> (5 * (at % 7)).min(31)) as u8;
    }
    TableId::of_bytes(bytes)
}

/// A public, open table of this person.
fn table(number: u32, host: PersonId) -> TableRow {
    TableRow {
        number: 0,
        id: id(number),
        version: 0,
        game: "ferry".to_owned(),
        public: true,
        status: Status::Open,
        host,
        created: 1_790_000_000_000,
        changed: 1_790_000_000_001,
        secret: [9; 32],
        archived: false,
        people: vec![host],
        document: r#"{"options":{},"seats":[]}"#.to_owned(),
    }
}

/// Stores the table, and gives it as it is now.
async fn create(store: &impl Store, row: TableRow) -> TableRow {
    let number = store.create(&row).await.expect("created");
    TableRow { number, version: 1, ..row }
}

/// The next version of a row.
fn next(row: &TableRow) -> TableRow {
    TableRow { version: row.version + 1, changed: row.changed + 1, ..row.clone() }
}

/// An entry that says its number, with a key.
fn entry(number: u32) -> EntryRow {
    EntryRow { number, body: format!(r#"{{"entry":{number}}}"#), key: Some([number as u8; 16]), at: 0, waiting: None }
}

conforms!(in_sqlite, crate::store::sqlite::InFile);
