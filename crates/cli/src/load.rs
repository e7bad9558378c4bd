//! `menagerie load`: plays many tables over real sockets against a server on this machine, and
//! measures how long a move takes to the other seat's eyes.

use std::io::Write;
use std::net::ToSocketAddrs as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use client::{Browser, Socket};
use registry::{Luck as _, QuickLuck, Word};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::task::JoinSet;

use crate::args::LoadArgs;
use crate::speech::Speech;

/// What came of it.
#[derive(Debug, Serialize)]
struct Report {
    url: String,
    game: String,
    tables: u64,
    /// Browsers that were connected and did nothing.
    idle: u64,
    /// Tables that were made before, with a match begun, and left alone.
    asleep: u64,
    seconds: f64,
    /// Moves that the server acknowledged, and that the other seat has seen.
    moves: u64,
    moves_per_second: f64,
    games: u64,
    refused: u64,
    /// From sending to the other seat seeing it.
    millis: Percentiles,
    server: ServerUse,
}

#[derive(Debug, Serialize)]
struct Percentiles {
    p50: f64,
    p95: f64,
    p99: f64,
    max: f64,
}

/// What the server used meanwhile, as its own metrics say.
#[derive(Debug, Serialize)]
struct ServerUse {
    cpu_seconds: f64,
    moves_per_cpu_second: f64,
    memory_bytes: u64,
}

pub(crate) fn run(args: &LoadArgs, speech: &Speech, out: &mut impl Write) -> Result<()> {
    let report = tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(measure(args))?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
        return Ok(());
    }
    let number = |value: f64, digits: usize| format!("{value:.digits$}");
    let [rate, p50, p95, p99] = [report.moves_per_second, report.millis.p50, report.millis.p95, report.millis.p99]
        .map(|value| number(value, 1));
    let [cpu, per_cpu] = [report.server.cpu_seconds, report.server.moves_per_cpu_second].map(|value| number(value, 1));
    let megabytes = number(report.server.memory_bytes as f64 / 1e6, 0);
    let words = [
        ("rate", rate),
        ("p50", p50),
        ("p95", p95),
        ("p99", p99),
        ("cpu", cpu),
        ("per", per_cpu),
        ("memory", megabytes),
    ];
    let mut words: Vec<(&str, Word<'_>)> = words.iter().map(|(key, text)| (*key, Word::Text(text))).collect();
    words.push(("moves", Word::Number(report.moves as i64)));
    words.push(("tables", Word::Number(report.tables as i64)));
    writeln!(out, "{}", speech.say("load-done", &words))?;
    Ok(())
}

/// What all tables share.
struct Load {
    url: String,
    game: String,
    stop: AtomicBool,
    /// Only what happens while this is set is counted.
    counting: AtomicBool,
    games: AtomicU64,
    refused: AtomicU64,
}

async fn measure(args: &LoadArgs) -> Result<Report> {
    check_is_loopback(&args.url)?;
    let load = Arc::new(Load {
        url: args.url.clone(),
        game: args.game.clone(),
        stop: AtomicBool::new(false),
        counting: AtomicBool::new(false),
        games: AtomicU64::new(0),
        refused: AtomicU64::new(0),
    });
    let mut asker = Browser::new(&args.url)?;
    server_use(&mut asker).await.context("the server does not answer")?;

    make_sleepers(&load, args.asleep).await?;
    let _idle = connect_idle(&args.url, args.idle).await?;

    // Every table is set up before the first is played, so that the measured time is play alone.
    let mut tables = JoinSet::new();
    for number in 0..args.tables {
        tables.spawn(Pair::arrive(load.clone(), number));
        // Not all at once: the server's queue of new connections is finite.
        if tables.len() >= 64 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    let mut pairs = Vec::new();
    while let Some(pair) = tables.join_next().await {
        pairs.push(pair??);
    }
    let mut playing = JoinSet::new();
    for pair in pairs {
        playing.spawn(pair.play_on());
    }

    // A little play before the clock starts, so that caches and queues are as they will be.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let before = server_use(&mut asker).await?;
    load.counting.store(true, Ordering::Relaxed);
    let start = Instant::now();
    tokio::time::sleep(Duration::from_secs_f64(args.seconds)).await;
    load.counting.store(false, Ordering::Relaxed);
    let seconds = start.elapsed().as_secs_f64();
    let after = server_use(&mut asker).await?;
    load.stop.store(true, Ordering::Relaxed);

    let mut micros: Vec<u32> = Vec::new();
    while let Some(latencies) = playing.join_next().await {
        micros.extend(latencies??);
    }
    micros.sort_unstable();
    let moves = micros.len() as u64;
    let cpu_seconds = after.0 - before.0;
    Ok(Report {
        url: args.url.clone(),
        game: args.game.clone(),
        tables: args.tables,
        idle: args.idle,
        asleep: args.asleep,
        seconds,
        moves,
        moves_per_second: moves as f64 / seconds,
        games: load.games.load(Ordering::Relaxed),
        refused: load.refused.load(Ordering::Relaxed),
        millis: percentiles(&micros),
        server: ServerUse { cpu_seconds, moves_per_cpu_second: moves as f64 / cpu_seconds, memory_bytes: after.1 },
    })
}

/// Makes tables with a match begun between two people, and leaves them alone.
async fn make_sleepers(load: &Arc<Load>, count: u64) -> Result<()> {
    let mut makers = JoinSet::new();
    let next = Arc::new(AtomicU64::new(0));
    for number in 0..count.min(16) {
        let (load, next) = (load.clone(), next.clone());
        makers.spawn(async move {
            let mut pair = Pair::arrive(load, number).await?;
            while next.fetch_add(1, Ordering::Relaxed) < count {
                let table = pair.sit_down().await?;
                for seat in 0..2 {
                    pair.moves(seat, &table).await?;
                }
                pair.leave(&table).await?;
            }
            anyhow::Ok(())
        });
    }
    while let Some(made) = makers.join_next().await {
        made??;
    }
    Ok(())
}

/// Connects browsers that do nothing, as strangers who look at the lobby.
async fn connect_idle(url: &str, count: u64) -> Result<Vec<Socket>> {
    // Every socket is an open file; what the system does not give is an error below.
    let _ = rlimit::increase_nofile_limit(count + 4096);
    let browser = Browser::new(url)?;
    let mut sockets = Vec::new();
    for _ in 0..count {
        sockets.push(browser.socket().await?);
    }
    Ok(sockets)
}

/// Load is for one's own server. It would be an attack on anybody else's.
fn check_is_loopback(url: &str) -> Result<()> {
    let browser = Browser::new(url)?;
    let mut addresses = browser.host().to_socket_addrs().with_context(|| format!("{url} is no address"))?.peekable();
    ensure!(addresses.peek().is_some(), "{url} is no address");
    ensure!(
        addresses.all(|address| address.ip().is_loopback()),
        "load is only for a server on this machine, not for {url}"
    );
    Ok(())
}

/// Processor seconds and memory of the server.
async fn server_use(browser: &mut Browser) -> Result<(f64, u64)> {
    let answer = browser.get("/metrics").await?.good()?;
    let text = answer.as_str().unwrap_or_default();
    let value = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|value| value.parse::<f64>().ok()).with_context(|| format!("the server does not tell {name}"))
    };
    Ok((value("menagerie_cpu_seconds")?, value("menagerie_memory_bytes")? as u64))
}

fn percentiles(micros: &[u32]) -> Percentiles {
    let at = |share: f64| {
        let place = (micros.len() as f64 * share) as usize;
        f64::from(micros.get(place.min(micros.len().saturating_sub(1))).copied().unwrap_or(0)) / 1000.0
    };
    Percentiles { p50: at(0.50), p95: at(0.95), p99: at(0.99), max: at(1.0) }
}

/// Two people who play one game after another.
struct Pair {
    load: Arc<Load>,
    browsers: [Browser; 2],
    sockets: [Socket; 2],
    luck: QuickLuck,
}

/// As much of a message as is needed here. The rest is skipped, which is quicker than reading it.
#[derive(Deserialize)]
struct Heard {
    is: String,
    #[serde(default)]
    key: Option<String>,
    #[serde(default)]
    decision: u32,
    #[serde(default)]
    legal: Vec<String>,
    #[serde(default)]
    turn: serde_json::Value,
    #[serde(default)]
    table: serde_json::Value,
    #[serde(default)]
    error: Option<protocol::Refusal>,
}

impl Pair {
    async fn arrive(load: Arc<Load>, number: u64) -> Result<Pair> {
        let mut browsers = [Browser::new(&load.url)?, Browser::new(&load.url)?];
        let mut sockets = Vec::new();
        for (browser, name) in browsers.iter_mut().zip(["Ada", "Léo"]) {
            browser.arrive(&format!("{name} {number}")).await.context("the server must run with --no-limits")?;
            sockets.push(browser.socket().await?);
        }
        let sockets = sockets.try_into().map_err(|_| anyhow::anyhow!("two sockets"))?;
        Ok(Pair { load, browsers, sockets, luck: QuickLuck::new(number, 0) })
    }

    /// Plays until the load ends; gives the time of each move in microseconds.
    async fn play_on(mut self) -> Result<Vec<u32>> {
        let mut micros = Vec::new();
        while !self.load.stop.load(Ordering::Relaxed) {
            let table = self.sit_down().await?;
            self.play(&table, &mut micros).await?;
            self.load.games.fetch_add(1, Ordering::Relaxed);
        }
        Ok(micros)
    }

    /// A new table at which both sit, ready for the first move.
    async fn sit_down(&mut self) -> Result<String> {
        let table = self.browsers[0].make_table(&self.load.game, 2, &json!({})).await?;
        for (seat, browser) in (0..).zip(&mut self.browsers) {
            browser.sit(&table, seat).await?;
        }
        for socket in &mut self.sockets {
            socket.watch(&table, 0).await?;
        }
        self.browsers[0].start(&table).await?;
        for (browser, socket) in self.browsers.iter().zip(&mut self.sockets) {
            socket.open_nonce(&table, browser.nonce(&table).context("it sat down")?).await?;
        }
        Ok(table)
    }

    async fn play(&mut self, table: &str, micros: &mut Vec<u32>) -> Result<()> {
        let mut last = [self.moves(0, table).await?, self.moves(1, table).await?];
        while !self.load.stop.load(Ordering::Relaxed) {
            let Some(mover) = (0..2).find(|&seat| !last[seat].legal.is_empty()) else {
                ensure!(last[0].turn == json!("over"), "nobody can move: {}", last[0].turn);
                break;
            };
            let legal = &last[mover].legal;
            let action = legal[self.luck.below(legal.len() as u32) as usize].clone();
            let sent = Instant::now();
            let key = self.sockets[mover].play(table, last[mover].decision, &action).await?;
            last[1 - mover] = self.moves(1 - mover, table).await?;
            let seen = sent.elapsed();
            last[mover] = self.moves(mover, table).await?;
            ensure!(last[mover].key.as_deref() == Some(&key), "a move was not acknowledged");
            if self.load.counting.load(Ordering::Relaxed) {
                micros.push(seen.as_micros() as u32);
            }
        }
        self.leave(table).await
    }

    async fn leave(&mut self, table: &str) -> Result<()> {
        for socket in &mut self.sockets {
            socket.ask(&protocol::Ask::Leave { table: table.to_owned() }).await?;
        }
        Ok(())
    }

    /// The next moves of this table that a seat hears of.
    async fn moves(&mut self, seat: usize, table: &str) -> Result<Heard> {
        loop {
            let text = self.sockets[seat].hear_text().await?;
            let heard: Heard = serde_json::from_str(&text).with_context(|| format!("not a message: {text}"))?;
            match heard.is.as_str() {
                "moves" if heard.table == json!(table) => return Ok(heard),
                "refused" => {
                    self.load.refused.fetch_add(1, Ordering::Relaxed);
                    let error = heard.error.map(|error| error.message).unwrap_or_default();
                    bail!("the server refused: {error}");
                }
                _ => {}
            }
        }
    }
}
