//! How long a long match takes to open: 2,000 entries, a third of them undone, from the file to the answer.
//!
//! `cargo run --release -p menagerie-server --example wake`

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use client::Browser;
use registry::{Luck as _, QuickLuck, Seat, Turn, Viewer};
use serde_json::json;
use server::store::{Change, EntryRow, Sqlite, Status, Store as _, TableId, TableRow};
use server::{Config, Listening, Server};

// As the binary allocates, so that figures can be compared.
#[global_allocator]
static HEAP: heap::Counting<mimalloc::MiMalloc> = heap::Counting(mimalloc::MiMalloc);

const ENTRIES: u32 = 2000;
const TABLES: u8 = 50;

#[tokio::main]
async fn main() -> Result<()> {
    let directory = tempfile::tempdir()?;
    let data = directory.path().join("wake.db");
    let store = Sqlite::open(&data).await?;
    let host = store.add_person("Ada", &[1; 32], 0).await?;
    for number in 0..TABLES {
        let document = json!({ "options": {}, "rules_version": 1, "chairs": [{}, {}] }).to_string();
        let row = TableRow {
            number: 0,
            id: id_of(number),
            version: 1,
            game: "zebres".to_owned(),
            public: false,
            status: Status::Running,
            host,
            created: 0,
            changed: 0,
            secret: [0; 32],
            archived: false,
            people: Vec::new(),
            document,
        };
        let table = store.create(&row).await?;
        store.commit(Change { table, row: None, entries: a_long_match(u64::from(number))? }).await?;
    }

    let config = Config { port: 0, no_limits: true, data, ..Config::default() };
    let games = registry::games().iter().collect();
    let listening = Listening::with(Server::new(config, Arc::new(store), games)).await?;
    let mut browser = Browser::new(&format!("http://{}", listening.address))?;
    tokio::spawn(listening.run(std::future::pending()));
    browser.get("/health").await?.good()?;
    let mut taken: Vec<Duration> = Vec::new();
    for number in 0..TABLES {
        let id = id_of(number);
        let start = Instant::now();
        browser.get(&format!("/api/tables/{id}")).await?.good()?;
        taken.push(start.elapsed());
    }
    taken.sort();
    println!(
        "{ENTRIES} entries, {TABLES} tables: half open within {:?}, all within {:?}",
        taken[taken.len() / 2],
        taken[taken.len() - 1]
    );
    Ok(())
}

fn id_of(number: u8) -> TableId {
    let mut bytes = [0; 16];
    (bytes[0], bytes[1]) = (number / 32, number % 32);
    TableId::of_bytes(bytes)
}

/// Plays at random, and every third time goes a few entries back.
fn a_long_match(seed: u64) -> Result<Vec<EntryRow>> {
    let mut luck = QuickLuck::new(seed, 0);
    let mut table = registry::games()[0].new_match(&json!({}), 2).map_err(|none| anyhow::anyhow!("{none:?}"))?;
    while table.entries() < ENTRIES {
        let refused = match table.turn() {
            Turn::Seat(seat) if luck.below(3) > 0 => play(&mut *table, seat, &mut luck),
            Turn::Chance => table.draw(&mut luck, &[]).map(drop),
            _ => table.back_to(table.entries().saturating_sub(luck.below(8))),
        };
        refused.map_err(|reason| anyhow::anyhow!("{reason:?}"))?;
    }
    let entry = |number| {
        let entry = table.entry(number, Viewer::Everything).context("it was made")?;
        Ok(EntryRow { number, body: serde_json::to_string(&entry)?, key: Some([7; 16]), at: 0, waiting: None })
    };
    (1..=ENTRIES).map(entry).collect()
}

fn play(table: &mut dyn registry::Playable, seat: Seat, luck: &mut QuickLuck) -> Result<(), registry::Reason> {
    let legal = table.legal(seat)?;
    table.play(seat, &legal[luck.below(legal.len() as u32) as usize], &[]).map(drop)
}
