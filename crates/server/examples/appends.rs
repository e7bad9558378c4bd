//! What an append costs: `cargo run --release -p menagerie-server --example appends [DIRECTORY]`.
//!
//! For each number of changes that share a commit: how many appends and commits a second, the CPU time of the whole
//! process per append, and how long whoever asked had to wait.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;
use futures_util::future::join_all;
use server::store::{Change, EntryRow, Options, PersonId, Sqlite, Status, Store, TableId, TableRow};

/// Entries go to so many tables in turn.
const TABLES: usize = 1000;
/// About what an entry of a real match looks like.
const BODY: &str = r#"{"by":{"seat":1},"actions":["place z3 at b4","turn left"],"opened":117,"at":1790000000123}"#;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let directory = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    println!("together  appends/s  commits/s  CPU µs/append  wait p50 ms  p99 ms  longest ms");
    for together in [1, 8, 64, 256] {
        let home = tempfile::tempdir_in(&directory)?;
        measure(&home.path().join("data"), together).await?;
    }
    Ok(())
}

async fn measure(path: &Path, together: usize) -> anyhow::Result<()> {
    let store = Sqlite::open_with(path, Options { pace: Duration::ZERO, ..Options::default() }).await?;
    let host = store.add_person("Ada", &[0; 32], 0).await?;
    let tables = join_all((0..TABLES).map(|table| create(&store, host, table))).await;
    let mut next = vec![1; TABLES];
    let rounds = 100_000 / (together + 9);
    let mut waits = Vec::with_capacity(rounds);

    let (commits, cpu, began) = (store.commits(), ProcessTime::now(), Instant::now());
    for round in 0..rounds {
        let asked = Instant::now();
        let changes = (0..together).map(|at| {
            let table = (round * together + at) % TABLES;
            next[table] += 1;
            let entry = EntryRow { number: next[table] - 1, body: BODY.to_owned(), key: Some([7; 16]) };
            store.commit(Change { table: tables[table], row: None, entries: vec![entry] })
        });
        join_all(changes).await.into_iter().collect::<Result<(), _>>()?;
        waits.push(asked.elapsed());
    }
    let (took, cpu, commits) = (began.elapsed(), cpu.elapsed(), store.commits() - commits);

    waits.sort();
    let appends = (rounds * together) as f64;
    let wait = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    println!(
        "{together:8} {:10.0} {:10.0} {:14.1} {:12.2} {:7.2} {:11.2}",
        appends / took.as_secs_f64(),
        commits as f64 / took.as_secs_f64(),
        cpu.as_secs_f64() * 1e6 / appends,
        wait(0.5),
        wait(0.99),
        wait(1.0),
    );
    store.close().await;
    Ok(())
}

async fn create(store: &Sqlite, host: PersonId, table: usize) -> i64 {
    let mut bytes = [0; 16];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = (table >> (5 * (at % 4))) as u8;
    }
    let row = TableRow {
        number: 0,
        id: TableId::of_bytes(bytes),
        version: 0,
        game: "zebres".to_owned(),
        public: true,
        status: Status::Running,
        host,
        created: 0,
        changed: 0,
        secret: [0; 32],
        people: vec![host],
        document: "{}".to_owned(),
    };
    store.create(&row).await.expect("a new table")
}
