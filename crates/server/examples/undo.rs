//! How long undo takes at a table, from the request to the answer, late in a match against a bot.
//!
//! `cargo run --release -p menagerie-server --example undo`

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use client::{Browser, Socket};
use protocol::{Moves, Tell};
use serde_json::json;
use server::{Config, Listening};

// As the binary allocates, so that figures can be compared.
#[global_allocator]
static HEAP: heap::Counting<mimalloc::MiMalloc> = heap::Counting(mimalloc::MiMalloc);

/// How many decisions the person makes first, and how often undo and redo follow each other then.
const DECISIONS: u32 = 100;
const UNDOS: u32 = 1500;

#[tokio::main]
async fn main() -> Result<()> {
    let directory = tempfile::tempdir()?;
    let data = directory.path().join("undo.db");
    let config = Config { port: 0, no_limits: true, data, bot_pause: Some(Duration::ZERO), ..Config::default() };
    let listening = Listening::open(config).await?;
    let mut ada = Browser::new(&format!("http://{}", listening.address))?;
    tokio::spawn(listening.run(std::future::pending()));
    ada.arrive("Ada").await?;
    let table = ada.make_table("zooloretto", 2, &json!({ "first": 0 })).await?;
    ada.sit(&table, 0).await?;
    ada.seat_bot(&table, 1, "random").await?;
    let mut socket = ada.socket().await?;
    socket.watch(&table, 0).await?;
    ada.start(&table).await?;
    socket.open_nonce(&table, ada.nonce(&table).context("a nonce")?).await?;

    let mut now = my_turn(&mut socket).await?;
    for _ in 0..DECISIONS {
        let action = now.legal.first().context("the match is over too soon")?;
        socket.play(&table, now.decision, action).await?;
        now = my_turn(&mut socket).await?;
    }
    let mut taken: Vec<Duration> = Vec::new();
    for again in 0..UNDOS {
        let start = Instant::now();
        match again % 2 {
            0 => socket.undo(&table, now.decision).await?,
            _ => socket.redo(&table, now.decision).await?,
        };
        now = my_turn(&mut socket).await?;
        taken.push(start.elapsed());
    }
    taken.sort();
    println!(
        "after entry {}, {UNDOS} undos and redos: half within {:?}, all within {:?}",
        now.steps.last().context("an entry")?.entry["number"],
        taken[taken.len() / 2],
        taken[taken.len() - 1]
    );
    Ok(())
}

/// The message with which it is the person's turn.
async fn my_turn(socket: &mut Socket) -> Result<Moves> {
    loop {
        match socket.hear().await? {
            Tell::Moves(moves) if !moves.legal.is_empty() => return Ok(moves),
            refused @ Tell::Refused { .. } => anyhow::bail!("{refused:?}"),
            _ => {}
        }
    }
}
