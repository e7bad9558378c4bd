//! Text comes back as it was given. Only a zero byte is nobody's promise: PostgreSQL cannot keep one.

use server::store::{Change, EntryRow, Lobby, Pass, Store, StoredTable, TableRow};

use super::{Harness, create, hash, table};

const TEXTS: [&str; 12] = [
    "",
    " ",
    "O'Brien \"the\" `tick`; DROP TABLE people; --",
    r"back\slash \u0000 \x00 \0 %s {} $1 ?1 :name",
    r#"{"escaped":"\u0000\ud83e\udd93"}"#,
    "Zèbres 🦓 家族 👨‍👩‍👧‍👦",
    "e\u{301} is not é",
    "\u{202e}right to left\u{202c} שלום",
    "\u{1}\u{7f}\u{85}\u{feff}\u{fffd}\u{ffff}\u{10ffff}",
    "line\nbreak\r\n\ttab",
    "null",
    "\u{2028}\u{e000}",
];

pub(crate) async fn names_may_be_any_text(harness: &impl Harness) {
    let store = harness.open().await;
    for (number, text) in TEXTS.into_iter().enumerate() {
        let device = hash(number as u8);
        let person = store.add_person(text, &device, 0).await.expect("added");
        let name = async || store.person_by(Pass::Device, &device).await.expect("answered").expect("there").name;
        assert_eq!(name().await, text);
        let other = TEXTS[(number + 1) % TEXTS.len()];
        store.rename(person, other).await.expect("renamed");
        assert_eq!(name().await, other);
    }
}

pub(crate) async fn documents_entries_and_games_may_be_any_text(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = store.add_person("Ada", &hash(1), 0).await.expect("added");
    let entries: Vec<EntryRow> = (1..)
        .zip(TEXTS)
        .map(|(number, text)| EntryRow {
            number,
            body: text.to_owned(),
            key: (number % 2 == 0).then_some([0; 16]),
            at: 0,
            waiting: None,
        })
        .collect();
    let mut tables = Vec::new();
    for (number, text) in (0..).zip(TEXTS) {
        let row = TableRow { game: text.to_owned(), document: text.to_owned(), ..table(number, ada) };
        let row = create(&store, row).await;
        let change = Change { table: row.number, row: None, entries: entries.clone() };
        store.commit(change).await.expect("committed");
        tables.push(StoredTable { row, entries: entries.clone() });
    }
    let store = harness.reopen(store).await;
    for table in tables {
        let lobby = Lobby { game: Some(table.row.game.clone()), limit: 10, ..Lobby::default() };
        assert_eq!(store.lobby(&lobby).await, Ok(vec![table.row.clone()]));
        assert_eq!(store.load(&table.row.id).await, Ok(Some(table)));
    }
}

pub(crate) async fn long_text_comes_back_whole(harness: &impl Harness) {
    let store = harness.open().await;
    let ada = store.add_person("Ada", &hash(1), 0).await.expect("added");
    let long = "🦓 and so on. ".repeat(40_000);
    let row = create(&store, TableRow { document: long.clone(), ..table(1, ada) }).await;
    let entries: Vec<EntryRow> =
        (1..=3).map(|number| EntryRow { number, body: long.clone(), key: None, at: 0, waiting: None }).collect();
    store.commit(Change { table: row.number, row: None, entries: entries.clone() }).await.expect("committed");
    assert_eq!(store.load(&row.id).await, Ok(Some(StoredTable { row, entries })));
}
