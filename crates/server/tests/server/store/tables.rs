//! Tables are there as they were stored, also after a restart.

use server::store::{Change, PersonId, Status, Store, StoreError, StoredTable, TableRow};

use super::{Harness, create, entry, hash, id, next, table};

pub(crate) async fn a_table_is_loaded_as_it_was_stored(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = store.add_person("Ada", &hash(1), 0).await.expect("added");
    let bo = store.add_person("Bo", &hash(2), 0).await.expect("added");
    let plain = create(&store, table(1, ada)).await;
    let strange = TableRow {
        public: false,
        status: Status::Opening,
        created: 0,
        changed: i64::MAX as u64,
        secret: std::array::from_fn(|at| 255 - at as u8),
        // In this order, and one person at two seats.
        people: vec![bo, ada, bo],
        document: String::new(),
        ..table(2, bo)
    };
    let strange = create(&store, strange).await;
    let empty = create(&store, TableRow { people: Vec::new(), ..table(3, ada) }).await;
    for row in [plain, strange, empty] {
        assert_eq!(store.load(&row.id).await, Ok(Some(StoredTable { row, entries: Vec::new() })));
    }
}

pub(crate) async fn an_id_is_given_once(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = store.add_person("Ada", &hash(1), 0).await.expect("added");
    let first = create(&store, table(1, ada)).await;
    let second = TableRow { game: "barge".to_owned(), ..table(1, ada) };
    assert_eq!(store.create(&second).await, Err(StoreError::Conflict));
    assert_eq!(store.load(&first.id).await.expect("loaded").expect("there").row, first);
}

pub(crate) async fn a_table_needs_people_who_exist(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = store.add_person("Ada", &hash(1), 0).await.expect("added");
    let nobody = PersonId(ada.0 + 1000);
    assert!(matches!(store.create(&table(1, nobody)).await, Err(StoreError::Failed(_))));
    let row = TableRow { people: vec![ada, nobody], ..table(1, ada) };
    assert!(matches!(store.create(&row).await, Err(StoreError::Failed(_))));
    assert_eq!(store.load(&row.id).await, Ok(None));
}

pub(crate) async fn there_is_no_table_of_another_id(harness: &impl Harness) {
    let store = harness.open().await;
    assert_eq!(store.load(&id(1)).await, Ok(None));
    let ada = store.add_person("Ada", &hash(1), 0).await.expect("added");
    create(&store, table(1, ada)).await;
    assert_eq!(store.load(&id(2)).await, Ok(None));
}

pub(crate) async fn whatever_was_answered_is_there_after_a_restart(harness: &impl Harness) {
    let mut store = harness.open().await;
    let ada = store.add_person("Ada", &hash(1), 0).await.expect("added");
    let mut rows = Vec::new();
    for number in 0..5 {
        rows.push(create(&store, table(number, ada)).await);
    }
    for round in 0..3_u32 {
        for row in &mut rows {
            *row = TableRow { document: format!("round {round}"), ..next(row) };
            let entries = (round * 4 + 1..=round * 4 + 4).map(entry).collect();
            let change = Change { table: row.number, row: Some(row.clone()), entries };
            store.commit(change).await.expect("committed");
        }
        store = harness.reopen(store).await;
        for row in &rows {
            let entries = (1..=round * 4 + 4).map(entry).collect();
            let expected = StoredTable { row: row.clone(), entries };
            assert_eq!(store.load(&row.id).await, Ok(Some(expected)));
        }
    }
}

pub(crate) async fn something_can_be_written(harness: &impl Harness) {
    let store = harness.open().await;
    for _ in 0..3 {
        assert_eq!(store.check().await, Ok(()));
    }
}

pub(crate) async fn after_closing_nothing_is_stored(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = store.add_person("Ada", &hash(1), 0).await.expect("added");
    let row = create(&store, table(1, ada)).await;
    store.close().await;
    let change = Change { table: row.number, row: None, entries: vec![entry(1)] };
    assert!(store.commit(change).await.is_err());
    assert!(store.check().await.is_err());
    store.close().await;
    let store = harness.reopen(store).await;
    assert_eq!(store.load(&row.id).await, Ok(Some(StoredTable { row, entries: Vec::new() })));
}

pub(crate) async fn a_table_without_entries_can_be_deleted(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = store.add_person("Ada", &hash(1), 0).await.expect("added");
    let empty = create(&store, table(1, ada)).await;
    let begun = create(&store, table(2, ada)).await;
    store.commit(Change { table: begun.number, row: None, entries: vec![entry(1)] }).await.expect("answered");
    assert_eq!(store.delete(empty.number, 2).await, Ok(false), "somebody changed it first");
    assert_eq!(store.delete(begun.number, 1).await, Ok(false), "a match is kept");
    assert_eq!(store.delete(empty.number, 1).await, Ok(true));
    assert_eq!(store.delete(empty.number, 1).await, Ok(false));
    let store = harness.reopen(store).await;
    assert_eq!(store.load(&empty.id).await, Ok(None));
    assert_eq!(store.tables_of(ada, 9).await.expect("answered").len(), 1);
}
