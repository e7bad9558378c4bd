//! What an append costs: `cargo run --release -p menagerie-server --example appends [DIRECTORY]`.
//!
//! For each number of changes that are asked for at once: how many appends and commits a second, the CPU time of the
//! whole process per append, and how long whoever asked had to wait. Then the same for tables that each append when
//! their last append was answered, by the pace of the commits.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;
use futures_util::future::join_all;
use server::store::{Change, EntryRow, Options, PersonId, Sqlite, Status, Store, Stored, TableId, TableRow};

// As the binary allocates, so that figures can be compared.
#[global_allocator]
static HEAP: heap::Counting<mimalloc::MiMalloc> = heap::Counting(mimalloc::MiMalloc);

/// Entries go to so many tables in turn.
const TABLES: usize = 1000;
/// About what an entry of a real match looks like.
const BODY: &str = r#"{"by":{"seat":1},"actions":["place z3 at b4","turn left"],"opened":117,"at":1790000000123}"#;

/// So many tables append on their own.
const PLAYING: usize = 256;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let directory = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    println!("together  appends/s  commits/s  CPU µs/append  wait p50 ms  p99 ms  longest ms");
    for together in [1, 8, 64, 256] {
        let home = tempfile::tempdir_in(&directory)?;
        println!("{together:8} {}", at_once(&home.path().join("data"), together).await?);
    }
    println!(" pace ms");
    for pace in [0, 1, 2, 4] {
        let home = tempfile::tempdir_in(&directory)?;
        println!("{pace:8} {}", each_alone(&home.path().join("data"), Duration::from_millis(pace)).await?);
    }
    Ok(())
}

/// Asks for so many appends at once, waits for all of them, and again.
async fn at_once(path: &Path, together: usize) -> anyhow::Result<String> {
    let (store, tables) = with_tables(path, Duration::ZERO).await?;
    let mut next = vec![1; TABLES];
    // More rounds where they are quick.
    let rounds = 50_000 / (together + 9);
    let measuring = Measuring::begin(&store);
    let mut waits = Vec::with_capacity(rounds);
    for round in 0..rounds {
        let asked = Instant::now();
        let changes = (0..together).map(|at| {
            let table = (round * together + at) % TABLES;
            next[table] += 1;
            append(&store, tables[table], next[table] - 1)
        });
        join_all(changes).await.into_iter().collect::<Result<(), _>>()?;
        waits.push(asked.elapsed());
    }
    let measured = measuring.end(&store, rounds * together, waits);
    store.close().await;
    Ok(measured)
}

/// Tables that each append when they have their answer.
async fn each_alone(path: &Path, pace: Duration) -> anyhow::Result<String> {
    let (store, tables) = with_tables(path, pace).await?;
    let measuring = Measuring::begin(&store);
    let until = Instant::now() + Duration::from_secs(3);
    let playing = tables.into_iter().take(PLAYING).map(|table| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let mut waits = Vec::new();
            while Instant::now() < until {
                let asked = Instant::now();
                append(&store, table, waits.len() as u32 + 1).await.expect("appended");
                waits.push(asked.elapsed());
            }
            waits
        })
    });
    let mut waits = Vec::new();
    for playing in playing.collect::<Vec<_>>() {
        waits.extend(playing.await?);
    }
    let measured = measuring.end(&store, waits.len(), waits);
    store.close().await;
    Ok(measured)
}

struct Measuring {
    commits: u64,
    cpu: ProcessTime,
    began: Instant,
}

impl Measuring {
    fn begin(store: &Sqlite) -> Measuring {
        Measuring { commits: store.commits(), cpu: ProcessTime::now(), began: Instant::now() }
    }

    fn end(self, store: &Sqlite, appends: usize, mut waits: Vec<Duration>) -> String {
        let (took, cpu) = (self.began.elapsed().as_secs_f64(), self.cpu.elapsed().as_secs_f64());
        let (appends, commits) = (appends as f64, (store.commits() - self.commits) as f64);
        waits.sort();
        let wait = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
        format!(
            "{:10.0} {:10.0} {:14.1} {:12.2} {:7.2} {:11.2}",
            appends / took,
            commits / took,
            cpu * 1e6 / appends,
            wait(0.5),
            wait(0.99),
            wait(1.0),
        )
    }
}

async fn append(store: &Sqlite, table: i64, number: u32) -> Stored<()> {
    let entry = EntryRow { number, body: BODY.to_owned(), key: Some([7; 16]), at: 0, waiting: None };
    store.commit(Change { table, row: None, entries: vec![entry] }).await
}

async fn with_tables(path: &Path, pace: Duration) -> anyhow::Result<(Arc<Sqlite>, Vec<i64>)> {
    let store = Sqlite::open_with(path, Options { pace, ..Options::default() }).await?;
    let host = store.add_person("Ada", &[0; 32], 0).await?;
    let tables = join_all((0..TABLES).map(|table| create(&store, host, table))).await;
    Ok((Arc::new(store), tables))
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
        archived: false,
        people: vec![host],
        document: "{}".to_owned(),
    };
    store.create(&row).await.expect("a new table")
}
