//! Changes: all of one or nothing of it, and never two of the same number.

use futures_util::future::join_all;
use server::store::{Change, EntryRow, PersonId, Status, Store, StoreError, StoredTable, TableRow};

use super::{Harness, create, entry, hash, next, table};

fn append(table: &TableRow, numbers: impl IntoIterator<Item = u32>) -> Change {
    Change { table: table.number, row: None, entries: numbers.into_iter().map(entry).collect() }
}

async fn ada(store: &impl Store) -> PersonId {
    store.add_person("Ada", &hash(1), 0).await.expect("added")
}

async fn stored(store: &impl Store, row: &TableRow) -> StoredTable {
    store.load(&row.id).await.expect("loaded").expect("there")
}

pub(crate) async fn what_may_change_of_a_row_does(harness: &impl Harness) {
    let store = harness.open().await;
    let host = ada(&store).await;
    let bo = store.add_person("Bo", &hash(2), 0).await.expect("added");
    let row = create(&store, table(1, host)).await;
    let changed = TableRow {
        version: 2,
        public: false,
        status: Status::Over,
        changed: 2,
        people: vec![bo, host],
        document: "other".to_owned(),
        ..row.clone()
    };
    let change = Change { table: row.number, row: Some(changed.clone()), entries: Vec::new() };
    store.commit(change).await.expect("committed");
    assert_eq!(stored(&store, &row).await.row, changed);
}

pub(crate) async fn of_two_writers_of_one_version_one_is_refused(harness: &impl Harness) {
    let store = harness.open().await;
    let host = ada(&store).await;
    let mut row = create(&store, table(1, host)).await;
    for round in 0..20 {
        let rivals = [0, 1].map(|rival| TableRow { document: format!("{round}, {rival}"), ..next(&row) });
        let change = |row: &TableRow| Change { table: row.number, row: Some(row.clone()), entries: Vec::new() };
        // They may share a commit. Another that follows them must not be lost either.
        let third = next(&next(&row));
        let changes = [&rivals[0], &rivals[1], &third].map(|row| store.commit(change(row)));
        let answers = join_all(changes).await;
        let accepted = answers.iter().take(2).filter(|answer| answer.is_ok()).count();
        assert_eq!(accepted, 1, "{answers:?}");
        let winner = if answers[0].is_ok() { &rivals[0] } else { &rivals[1] };
        row = if answers[2].is_ok() { third } else { winner.clone() };
        assert_eq!(stored(&store, &row).await.row, row);
    }
}

pub(crate) async fn a_version_is_taken_once(harness: &impl Harness) {
    let store = harness.open().await;
    let host = ada(&store).await;
    let row = create(&store, table(1, host)).await;
    let second = next(&row);
    let change = |row: &TableRow| Change { table: row.number, row: Some(row.clone()), entries: Vec::new() };
    store.commit(change(&second)).await.expect("committed");
    let rival = TableRow { document: "rival".to_owned(), ..second.clone() };
    assert_eq!(store.commit(change(&rival)).await, Err(StoreError::Conflict));
    let skipping = TableRow { version: 4, ..rival.clone() };
    assert_eq!(store.commit(change(&skipping)).await, Err(StoreError::Conflict));
    let backwards = TableRow { version: 1, ..rival };
    assert_eq!(store.commit(change(&backwards)).await, Err(StoreError::Conflict));
    assert_eq!(stored(&store, &row).await.row, second);
    store.commit(change(&next(&second))).await.expect("the third follows the second");
}

pub(crate) async fn a_number_is_appended_once(harness: &impl Harness) {
    let store = harness.open().await;
    let host = ada(&store).await;
    let row = create(&store, table(1, host)).await;
    let other = create(&store, table(2, host)).await;
    store.commit(append(&row, 1..=17)).await.expect("appended");
    let rival = EntryRow { body: "rival".to_owned(), ..entry(17) };
    let change = Change { table: row.number, row: None, entries: vec![rival] };
    assert_eq!(store.commit(change).await, Err(StoreError::Conflict));
    assert_eq!(store.commit(append(&row, 17..=18)).await, Err(StoreError::Conflict));
    assert_eq!(stored(&store, &row).await.entries, (1..=17).map(entry).collect::<Vec<_>>());
    store.commit(append(&other, 1..=17)).await.expect("another table has its own numbers");
    let store = harness.reopen(store).await;
    assert_eq!(store.commit(append(&row, [17])).await, Err(StoreError::Conflict), "also after a restart");
    store.commit(append(&row, [18])).await.expect("appended");
}

pub(crate) async fn of_two_writers_of_one_number_one_is_refused(harness: &impl Harness) {
    let store = harness.open().await;
    let host = ada(&store).await;
    let row = create(&store, table(1, host)).await;
    for number in 1..=40 {
        let by = |who: &str| {
            let entry = EntryRow { number, body: who.to_owned(), key: None, at: 0, waiting: None };
            store.commit(Change { table: row.number, row: None, entries: vec![entry] })
        };
        let answers = tokio::join!(by("one"), by("other"));
        let winner = match answers {
            (Ok(()), Err(StoreError::Conflict)) => "one",
            (Err(StoreError::Conflict), Ok(())) => "other",
            _ => panic!("number {number}: {answers:?}"),
        };
        assert_eq!(stored(&store, &row).await.entries.last().map(|entry| entry.body.as_str()), Some(winner));
    }
}

pub(crate) async fn entries_leave_no_gap(harness: &impl Harness) {
    let store = harness.open().await;
    let host = ada(&store).await;
    let row = create(&store, table(1, host)).await;
    for numbers in [vec![2], vec![0], vec![1, 3], vec![1, 1], vec![2, 1]] {
        assert_eq!(store.commit(append(&row, numbers.clone())).await, Err(StoreError::Conflict), "{numbers:?}");
    }
    assert_eq!(stored(&store, &row).await.entries, Vec::new());
    store.commit(append(&row, [1, 2])).await.expect("appended");
    assert_eq!(store.commit(append(&row, [4])).await, Err(StoreError::Conflict));
    store.commit(append(&row, [3])).await.expect("appended");
}

pub(crate) async fn a_refused_row_takes_its_entries_with_it(harness: &impl Harness) {
    let store = harness.open().await;
    let host = ada(&store).await;
    let row = create(&store, table(1, host)).await;
    let wrong = TableRow { version: 7, ..row.clone() };
    let change = Change { row: Some(wrong), ..append(&row, 1..=3) };
    assert_eq!(store.commit(change).await, Err(StoreError::Conflict));
    assert_eq!(stored(&store, &row).await, StoredTable { row, entries: Vec::new() });
}

pub(crate) async fn refused_entries_take_their_row_with_them(harness: &impl Harness) {
    let store = harness.open().await;
    let host = ada(&store).await;
    let row = create(&store, table(1, host)).await;
    let bo = store.add_person("Bo", &hash(2), 0).await.expect("added");
    let changed = TableRow { people: vec![bo], document: "changed".to_owned(), ..next(&row) };
    // The first two would do; the last follows nothing.
    let change = Change { row: Some(changed), ..append(&row, [1, 2, 4]) };
    assert_eq!(store.commit(change).await, Err(StoreError::Conflict));
    assert_eq!(stored(&store, &row).await, StoredTable { row, entries: Vec::new() });
    assert_eq!(store.tables_of(bo, 10).await, Ok(Vec::new()));
}

pub(crate) async fn a_change_of_no_table_is_refused(harness: &impl Harness) {
    let store = harness.open().await;
    let host = ada(&store).await;
    let row = create(&store, table(1, host)).await;
    let nowhere = TableRow { number: row.number + 1000, ..row.clone() };
    assert!(store.commit(append(&nowhere, [1])).await.is_err());
    let change = Change { table: nowhere.number, row: Some(next(&nowhere)), entries: Vec::new() };
    assert!(store.commit(change).await.is_err());
    let change = Change { table: row.number, row: Some(next(&nowhere)), entries: Vec::new() };
    assert!(store.commit(change).await.is_err(), "the number in the row is another");
    let other = create(&store, table(2, host)).await;
    let change = Change { table: row.number, row: Some(TableRow { id: other.id, ..next(&row) }), entries: Vec::new() };
    assert!(store.commit(change).await.is_err(), "the id is another table's");
    assert_eq!(stored(&store, &row).await.row, row);
}

pub(crate) async fn a_conflict_harms_nobody_else(harness: &impl Harness) {
    let store = harness.open().await;
    let host = ada(&store).await;
    let mut rows = Vec::new();
    for number in 0..60 {
        rows.push(create(&store, table(number, host)).await);
    }
    // All at once, so that they share commits; every tenth is wrong in its entries or in its version.
    let guilty = |at: usize| at % 10 == 3;
    let changes = rows.iter().enumerate().map(|(at, row)| {
        let mut change = Change { row: Some(next(row)), ..append(row, [1, 2]) };
        match at % 20 {
            3 => change.entries = vec![entry(2)],
            13 => change.row = Some(TableRow { version: 9, ..row.clone() }),
            _ => {}
        }
        store.commit(change)
    });
    for (at, answer) in join_all(changes).await.into_iter().enumerate() {
        let row = &rows[at];
        if guilty(at) {
            assert_eq!(answer, Err(StoreError::Conflict), "table {at}");
            assert_eq!(stored(&store, row).await, StoredTable { row: row.clone(), entries: Vec::new() });
        } else {
            assert_eq!(answer, Ok(()), "table {at}");
            let expected = StoredTable { row: next(row), entries: vec![entry(1), entry(2)] };
            assert_eq!(stored(&store, row).await, expected);
        }
    }
}

/// Every change raises the version by one and appends two entries, so a table of one moment has twice as many entries
/// as changes.
pub(crate) async fn a_loaded_table_is_of_one_moment(harness: &impl Harness) {
    let store = harness.open().await;
    let host = ada(&store).await;
    let first = create(&store, table(1, host)).await;
    let writing = async {
        let mut row = first.clone();
        for _ in 0..150 {
            let last = (row.version - 1) * 2;
            row = next(&row);
            let change = Change { row: Some(row.clone()), ..append(&row, [last + 1, last + 2]) };
            store.commit(change).await.expect("committed");
        }
    };
    let mut writing = std::pin::pin!(writing);
    loop {
        tokio::select! {
            () = &mut writing => break,
            table = stored(&store, &first) => {
                assert_eq!(table.entries.len() as u32, (table.row.version - 1) * 2);
            }
        }
    }
}

pub(crate) async fn everything_many_append_is_there_once_and_in_order(harness: &impl Harness) {
    const TABLES: u32 = 100;
    const ENTRIES: u32 = 30;
    let store = harness.open().await;
    let host = ada(&store).await;
    let rows = join_all((0..TABLES).map(|number| create(&store, table(number, host)))).await;
    let playing = rows.iter().map(async |row| {
        for number in 1..=ENTRIES {
            store.commit(append(row, [number])).await.expect("appended");
        }
    });
    join_all(playing).await;
    let store = harness.reopen(store).await;
    for row in &rows {
        assert_eq!(stored(&store, row).await.entries, (1..=ENTRIES).map(entry).collect::<Vec<_>>());
    }
}
