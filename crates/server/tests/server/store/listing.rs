//! Lists of tables.

use server::store::{Change, EntryRow, Lobby, PersonId, Status, Store, TableRow, Waiting};

use super::{Harness, create, entry, hash, next, table};

async fn person(store: &impl Store, number: u8) -> PersonId {
    store.add_person("somebody", &hash(number), 0).await.expect("added")
}

async fn change(store: &impl Store, row: TableRow) {
    store.commit(Change { table: row.number, row: Some(row), entries: Vec::new() }).await.expect("committed");
}

async fn listed(store: &impl Store, lobby: Lobby) -> Vec<TableRow> {
    store.lobby(&lobby).await.expect("listed")
}

const ALL: Lobby = Lobby { status: None, game: None, before: None, limit: 100 };

pub(crate) async fn the_lobby_shows_public_tables_newest_first(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = person(&store, 1).await;
    assert_eq!(listed(&store, ALL).await, Vec::new());
    let mut public = Vec::new();
    for number in 0..6 {
        let row = create(&store, TableRow { public: number % 3 != 1, ..table(number, ada) }).await;
        if row.public {
            public.insert(0, row);
        }
    }
    assert_eq!(listed(&store, ALL).await, public);
    assert_eq!(listed(&store, Lobby { limit: 0, ..ALL }).await, Vec::new());
}

pub(crate) async fn the_lobby_is_filtered(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = person(&store, 1).await;
    let mut rows = Vec::new();
    for (number, status) in Status::ALL.into_iter().cycle().take(16).enumerate() {
        let game = if number % 3 == 0 { "barge" } else { "ferry" };
        let row = TableRow { status, game: game.to_owned(), public: number != 5, ..table(number as u32, ada) };
        rows.insert(0, create(&store, row).await);
    }
    let games = [None, Some("ferry"), Some("barge"), Some("raft")];
    for status in Status::ALL.into_iter().map(Some).chain([None]) {
        for game in games {
            let fits = |row: &&TableRow| {
                row.public
                    && status.is_none_or(|status| row.status == status)
                    && game.is_none_or(|game| row.game == game)
            };
            let expected: Vec<TableRow> = rows.iter().filter(fits).cloned().collect();
            let lobby = Lobby { status, game: game.map(str::to_owned), ..ALL };
            assert_eq!(listed(&store, lobby).await, expected, "{status:?} {game:?}");
        }
    }
}

pub(crate) async fn the_lobby_goes_on_after_a_page(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = person(&store, 1).await;
    let mut rows = Vec::new();
    for number in 0..23 {
        let row = TableRow { public: number % 4 != 0, ..table(number, ada) };
        rows.insert(0, create(&store, row).await);
    }
    rows.retain(|row| row.public);
    let (mut paged, mut before) = (Vec::new(), None);
    loop {
        let page = listed(&store, Lobby { before, limit: 5, status: Some(Status::Open), ..ALL }).await;
        assert!(page.len() <= 5);
        let Some(last) = page.last() else { break };
        before = Some(last.number);
        paged.extend(page);
    }
    assert_eq!(paged, rows);
}

pub(crate) async fn the_lobby_follows_changes(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = person(&store, 1).await;
    let row = create(&store, table(1, ada)).await;
    let running = TableRow { status: Status::Running, ..next(&row) };
    change(&store, running.clone()).await;
    assert_eq!(listed(&store, Lobby { status: Some(Status::Open), ..ALL }).await, Vec::new());
    assert_eq!(listed(&store, Lobby { status: Some(Status::Running), ..ALL }).await, vec![running.clone()]);
    change(&store, TableRow { public: false, ..next(&running) }).await;
    assert_eq!(listed(&store, ALL).await, Vec::new());
}

pub(crate) async fn tables_of_a_person_are_made_or_sat_at(harness: &impl Harness) {
    let store = harness.open().await;
    let (ada, bo) = (person(&store, 1).await, person(&store, 2).await);
    let made = create(&store, TableRow { people: Vec::new(), ..table(1, ada) }).await;
    let sat_at = create(&store, TableRow { public: false, people: vec![bo, ada], ..table(2, bo) }).await;
    let both = create(&store, TableRow { status: Status::Over, people: vec![ada, ada], ..table(3, ada) }).await;
    let foreign = create(&store, table(4, bo)).await;
    assert_eq!(store.tables_of(ada, 10).await, Ok(vec![both.clone(), sat_at.clone(), made]));
    assert_eq!(store.tables_of(ada, 2).await, Ok(vec![both, sat_at.clone()]));
    assert_eq!(store.tables_of(bo, 10).await, Ok(vec![foreign, sat_at]));
}

pub(crate) async fn tables_of_a_person_follow_changes(harness: &impl Harness) {
    let store = harness.open().await;
    let (ada, bo, cy) = (person(&store, 1).await, person(&store, 2).await, person(&store, 3).await);
    let row = create(&store, table(1, ada)).await;
    let with_both = TableRow { people: vec![ada, bo, cy], ..next(&row) };
    change(&store, with_both.clone()).await;
    assert_eq!(store.tables_of(bo, 10).await, Ok(vec![with_both.clone()]));
    let without_bo = TableRow { people: vec![cy], ..next(&with_both) };
    change(&store, without_bo.clone()).await;
    let store = harness.reopen(store).await;
    assert_eq!(store.tables_of(bo, 10).await, Ok(Vec::new()));
    assert_eq!(store.tables_of(cy, 10).await, Ok(vec![without_bo.clone()]));
    assert_eq!(store.tables_of(ada, 10).await, Ok(vec![without_bo]), "who made it keeps it");
}

pub(crate) async fn unfinished_tables_are_counted(harness: &impl Harness) {
    let store = harness.open().await;
    let (ada, bo) = (person(&store, 1).await, person(&store, 2).await);
    assert_eq!(store.unfinished_by(ada).await, Ok(0));
    let mut rows = Vec::new();
    for (number, status) in Status::ALL.into_iter().enumerate() {
        rows.push(create(&store, TableRow { status, ..table(number as u32, ada) }).await);
    }
    create(&store, TableRow { people: vec![ada], ..table(9, bo) }).await;
    assert_eq!(store.unfinished_by(ada).await, Ok(3));
    change(&store, TableRow { status: Status::Over, ..next(&rows[0]) }).await;
    assert_eq!(store.unfinished_by(ada).await, Ok(2));
    assert_eq!(store.unfinished_by(bo).await, Ok(1));
}

pub(crate) async fn tables_that_nobody_uses_are_archived(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = person(&store, 1).await;
    let mut rows = Vec::new();
    for (number, changed) in [10, 20, 10, 10].into_iter().enumerate() {
        let status = if number == 3 { Status::Over } else { Status::Running };
        rows.push(create(&store, TableRow { status, changed, ..table(number as u32, ada) }).await);
    }
    // A late entry counts as use, an early one does not.
    for (row, at) in [(&rows[0], 5), (&rows[2], 25)] {
        let entries = vec![EntryRow { at, ..entry(1) }];
        store.commit(Change { table: row.number, row: None, entries }).await.expect("answered");
    }
    assert_eq!(store.archive(15).await, Ok(1));
    assert_eq!(store.archive(15).await, Ok(0));
    let archived = |rows: Vec<TableRow>| rows.iter().map(|row| row.archived).collect::<Vec<_>>();
    assert_eq!(archived(store.tables_of(ada, 9).await.expect("answered")), [false, false, false, true]);
    assert_eq!(store.lobby(&Lobby { limit: 9, ..Lobby::default() }).await.expect("answered").len(), 3);
    assert_eq!(store.unfinished_by(ada).await, Ok(2));
    // The same once their places are written down.
    let store = harness.reopen(store).await;
    assert_eq!(store.archive(25).await, Ok(1));
    change(&store, next(&rows[0])).await;
    assert_eq!(store.unfinished_by(ada).await, Ok(2), "a table that is used again is back");
}

pub(crate) async fn tables_wait_for_whom_their_last_entry_says(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = person(&store, 1).await;
    let mut rows = Vec::new();
    for number in 0..3 {
        rows.push(create(&store, table(number, ada)).await);
    }
    let numbers: Vec<i64> = rows.iter().map(|row| row.number).collect();
    let append = async |store: &_, row: &TableRow, number: u32, waiting: &str| {
        let last = EntryRow { at: u64::from(number) * 10, waiting: Some(waiting.to_owned()), ..entry(number) };
        let change = Change { table: row.number, row: None, entries: vec![last] };
        Store::commit(store, change).await.expect("committed");
    };
    append(&store, &rows[0], 1, "[0]").await;
    append(&store, &rows[0], 2, "[1]").await;
    append(&store, &rows[1], 1, "[0,1]").await;
    let store = harness.reopen(store).await;
    append(&store, &rows[1], 2, "[2]").await;
    let waiting = store.waiting(&numbers).await.expect("answered");
    let expected = |seats: &str, since| Waiting { seats: seats.to_owned(), since };
    assert_eq!(waiting.get(&numbers[0]), Some(&expected("[1]", 20)));
    assert_eq!(waiting.get(&numbers[1]), Some(&expected("[2]", 20)));
    assert_eq!(waiting.len(), 2);
}
