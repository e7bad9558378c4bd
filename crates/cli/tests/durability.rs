//! The server is killed in the middle of play, again and again. Every move it acknowledged must be
//! there afterwards, once and in order; a move it did not acknowledge is there whole or not at all.
//!
//! `cargo test -p menagerie --test durability -- --kills 300` kills it more often than CI does.

mod serving;

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use client::{Browser, Socket, new_key};
use protocol::{Ask, Moves, Tell};
use registry::{Luck as _, QuickLuck};
use serde_json::{Value, json};
use serving::Serving;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// How many tables play at the same time.
const TABLES: u64 = 12;
/// What the server runs with besides.
const UNLIMITED: [&str; 3] = ["--no-limits", "--bot-pause", "0"];
/// How often CI kills the server.
const KILLS: u64 = 30;
/// The server is killed after this many acknowledged moves at least, and this many more at most. Moves are counted and
/// not seconds, so that a slow machine proves as much.
const LIFE: (u32, u32) = (20, 220);
/// How long a life may take before something is wrong.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(300);

fn main() -> Result<()> {
    let kills = kills(std::env::args())?;
    let directory = tempfile::tempdir()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let tally = runtime.block_on(kill_often(&directory.path().join("killed.db"), kills))?;
    println!("{kills} kills: {tally:?}");
    // Had nothing been acknowledged, or nothing been cut off in the middle, it would prove nothing.
    ensure!(tally.acknowledged > 10 * kills, "too little was played: {tally:?}");
    ensure!(tally.cut_off > kills / 2, "hardly a move was cut off: {tally:?}");
    ensure!(tally.undos > kills / 2, "hardly anything was undone: {tally:?}");
    ensure!(tally.finished > 0, "no match was played to its end: {tally:?}");
    Ok(())
}

/// The number after `--kills`. What else `cargo test` passes on means nothing here.
fn kills(arguments: impl Iterator<Item = String>) -> Result<u64> {
    let mut arguments = arguments.skip_while(|argument| argument != "--kills").skip(1);
    arguments.next().map_or(Ok(KILLS), |number| number.parse().context("--kills wants a number"))
}

#[derive(Debug, Default)]
struct Tally {
    acknowledged: u64,
    /// Those of them that undid another.
    undos: u64,
    /// Moves that were sent and not answered when the server was killed.
    cut_off: u64,
    /// Those of them that were stored all the same.
    stored_unheard: u64,
    finished: u64,
}

async fn kill_often(data: &std::path::Path, kills: u64) -> Result<Tally> {
    let mut luck = QuickLuck::new(getrandom::u64().map_err(|error| anyhow::anyhow!("{error}"))?, 0);
    let mut tally = Tally::default();
    let mut games: Vec<Game> = Vec::new();
    for _ in 0..kills {
        let mut life = Serving::begin(data, &UNLIMITED);
        while (games.len() as u64) < TABLES {
            games.push(Game::new(&life.url, u64::from(luck.word())).await?);
        }
        let mut playing = JoinSet::new();
        let moves = Arc::new(Semaphore::new(0));
        for mut game in games.drain(..) {
            let (url, moves) = (life.url.clone(), moves.clone());
            playing.spawn(async move {
                let fault = game.live(&url, &moves).await;
                (game, fault)
            });
        }
        let enough = async {
            let _ = moves.acquire_many(LIFE.0 + luck.below(LIFE.1)).await;
            // Anywhere between two commits.
            tokio::time::sleep(Duration::from_micros(u64::from(luck.below(4000)))).await;
        };
        let mut ended = Vec::new();
        {
            let mut enough = std::pin::pin!(tokio::time::timeout(ANSWER_TIMEOUT, enough));
            loop {
                tokio::select! {
                    in_time = &mut enough => break in_time.context("hardly a move in five minutes")?,
                    played = playing.join_next() => match played {
                        Some(played) => ended.push(played?),
                        // All matches are over.
                        None => break,
                    },
                }
            }
        }
        life.kill();
        while let Some(played) = playing.join_next().await {
            ended.push(played?);
        }
        for (mut game, end) in ended {
            end?;
            tally.acknowledged += std::mem::take(&mut game.newly_acknowledged);
            tally.undos += std::mem::take(&mut game.undos);
            tally.stored_unheard += std::mem::take(&mut game.stored_unheard);
            tally.cut_off += u64::from(game.in_flight.is_some());
            tally.finished += u64::from(game.over);
            if !game.over {
                games.push(game);
            }
        }
    }
    // One last life, in which everything is looked at once more.
    let mut life = Serving::begin(data, &UNLIMITED);
    for game in &mut games {
        game.check(&life.url).await?;
    }
    life.kill();
    Ok(tally)
}

/// A match of two people, as they know it.
struct Game {
    table: String,
    cookies: [String; 2],
    nonces: [String; 2],
    luck: QuickLuck,
    /// Every move the server acknowledged: the number of its entry, who, and what.
    acknowledged: Vec<(u64, u64, String)>,
    newly_acknowledged: u64,
    undos: u64,
    stored_unheard: u64,
    in_flight: Option<Flight>,
    over: bool,
}

/// A move that was sent and not answered.
struct Flight {
    seat: usize,
    decision: u32,
    key: String,
    deed: Deed,
}

/// What was sent.
#[derive(Clone, Debug, PartialEq)]
enum Deed {
    Play(String),
    Undo,
    Redo,
}

impl Deed {
    /// How it is told in the record: redo is undoing an undo.
    fn told(&self) -> &str {
        match self {
            Deed::Play(action) => action,
            Deed::Undo | Deed::Redo => "undo",
        }
    }
}

impl Game {
    async fn new(url: &str, seed: u64) -> Result<Game> {
        let mut browsers = [Browser::new(url)?, Browser::new(url)?];
        browsers[0].arrive("Ada").await?;
        browsers[1].arrive("Léo").await?;
        let table = browsers[0].make_table("zebres", 2, &json!({})).await?;
        for (seat, browser) in (0..).zip(&mut browsers) {
            browser.sit(&table, seat).await?;
        }
        let cookie = |browser: &Browser| browser.cookie().map(str::to_owned).context("a cookie");
        let nonce = |browser: &Browser| browser.nonce(&table).context("a nonce");
        Ok(Game {
            cookies: [cookie(&browsers[0])?, cookie(&browsers[1])?],
            nonces: [nonce(&browsers[0])?, nonce(&browsers[1])?],
            table,
            luck: QuickLuck::new(seed, 0),
            acknowledged: Vec::new(),
            newly_acknowledged: 0,
            undos: 0,
            stored_unheard: 0,
            in_flight: None,
            over: false,
        })
    }

    /// Plays until the server is gone; every acknowledged move is one more of `moves`. An error is a broken promise, not
    /// a broken connection.
    async fn live(&mut self, url: &str, moves: &Semaphore) -> Result<()> {
        let Some(mut sockets) = self.connect(url).await else { return Ok(()) };
        let Some(mut last) = self.begin(url, &mut sockets).await? else { return Ok(()) };
        self.compare(&last[0])?;
        if let Some(flight) = self.in_flight.take() {
            let Some(told) = self.send_again(&mut sockets, flight, last).await? else { return Ok(()) };
            last = told;
        }
        while !self.over {
            let Some(mover) = (0..2).find(|&seat| !last[seat].legal.is_empty()) else {
                ensure!(last[0].turn == json!("over"), "half a move: the turn is {}", last[0].turn);
                self.over = true;
                break;
            };
            let (mover, deed) = self.choose(mover, &last);
            let flight = Flight { seat: mover, decision: last[mover].decision, key: new_key()?, deed };
            let ask = self.ask_of(&flight);
            let key = flight.key.clone();
            self.in_flight = Some(flight);
            if sockets[mover].ask(&ask).await.is_err() {
                return Ok(());
            }
            let Some(told) = next_moves(&mut sockets[mover]).await? else { return Ok(()) };
            ensure!(told.key.as_deref() == Some(key.as_str()), "the answer to another move");
            self.note(&told)?;
            moves.add_permits(1);
            last[mover] = told;
            let Some(told) = next_moves(&mut sockets[1 - mover]).await? else { return Ok(()) };
            last[1 - mover] = told;
        }
        Ok(())
    }

    /// A legal action most of the time; now and then somebody undoes or redoes, who may.
    fn choose(&mut self, mover: usize, last: &[Moves; 2]) -> (usize, Deed) {
        let undoer = (0..2).find(|&seat| last[seat].undo.as_deref() == Some("yes"));
        let redoer = (0..2).find(|&seat| last[seat].redo);
        match (self.luck.below(8), undoer, redoer) {
            (0, Some(seat), _) => (seat, Deed::Undo),
            (1, _, Some(seat)) => (seat, Deed::Redo),
            _ => {
                let legal = &last[mover].legal;
                (mover, Deed::Play(legal[self.luck.below(legal.len() as u32) as usize].clone()))
            }
        }
    }

    /// The server answered: the move is durable from now on.
    fn note(&mut self, moves: &Moves) -> Result<()> {
        let flight = self.in_flight.take().context("nothing was sent")?;
        let entry = &moves.steps.first().context("a step")?.entry;
        let number = entry["number"].as_u64().context("a number")?;
        self.undos += u64::from(flight.deed == Deed::Undo);
        self.acknowledged.push((number, flight.seat as u64, flight.deed.told().to_owned()));
        self.newly_acknowledged += 1;
        Ok(())
    }

    async fn connect(&self, url: &str) -> Option<[Socket; 2]> {
        let mut sockets = Vec::new();
        for cookie in &self.cookies {
            sockets.push(Browser::known(url, cookie).ok()?.socket().await.ok()?);
        }
        sockets.try_into().ok()
    }

    /// Watches, and starts the match if it has not begun.
    async fn begin(&self, url: &str, sockets: &mut [Socket; 2]) -> Result<Option<[Moves; 2]>> {
        for (socket, nonce) in sockets.iter_mut().zip(&self.nonces) {
            if socket.watch(&self.table, 0).await.is_err() {
                return Ok(None);
            }
            // Refused when it is too early or done already.
            if self.acknowledged.is_empty() && socket.open_nonce(&self.table, nonce.clone()).await.is_err() {
                return Ok(None);
            }
        }
        if self.acknowledged.is_empty() {
            // Refused when it has begun already.
            let start = format!("/api/tables/{}/start", self.table);
            let mut browser = Browser::known(url, &self.cookies[0])?;
            if browser.send(hyper::Method::POST, &start, &json!(null)).await.is_err() {
                return Ok(None);
            }
            for (socket, nonce) in sockets.iter_mut().zip(&self.nonces) {
                if socket.open_nonce(&self.table, nonce.clone()).await.is_err() {
                    return Ok(None);
                }
            }
        }
        let [one, other] = sockets;
        let (Some(one), Some(other)) = (next_moves(one).await?, next_moves(other).await?) else { return Ok(None) };
        Ok(Some([one, other]))
    }

    /// What the server has is what it acknowledged, and at most the one move whose answer was lost.
    fn compare(&mut self, moves: &Moves) -> Result<()> {
        let plays: Vec<(u64, u64, String)> = moves
            .steps
            .iter()
            .filter(|step| step.entry["kind"] != "draw")
            .map(|step| {
                let entry = &step.entry;
                let text = told(entry).to_owned();
                (entry["number"].as_u64().unwrap_or(0), entry["seat"].as_u64().unwrap_or(9), text)
            })
            .collect();
        for (place, step) in (1..).zip(&moves.steps) {
            ensure!(step.entry["number"] == json!(place), "entry {place} calls itself {}", step.entry["number"]);
        }
        ensure!(moves.turn != json!("chance"), "half a move: chance is still to decide");
        ensure!(plays.starts_with(&self.acknowledged), "lost or changed:\n{:?}\n{plays:?}", self.acknowledged);
        let more = &plays[self.acknowledged.len()..];
        match (&self.in_flight, more) {
            (_, []) => Ok(()),
            (Some(flight), [(_, seat, action)]) if *seat == flight.seat as u64 && *action == flight.deed.told() => {
                Ok(())
            }
            _ => bail!("moves that nobody made: {more:?}"),
        }
    }

    /// A resent move gets its first answer again, or is played now: once in any case.
    async fn send_again(
        &mut self,
        sockets: &mut [Socket; 2],
        flight: Flight,
        last: [Moves; 2],
    ) -> Result<Option<[Moves; 2]>> {
        let (seat, ask) = (flight.seat, self.ask_of(&flight));
        let key = flight.key.clone();
        self.in_flight = Some(flight);
        if sockets[seat].ask(&ask).await.is_err() {
            return Ok(None);
        }
        loop {
            let Ok(tell) = sockets[seat].hear().await else { return Ok(None) };
            match tell {
                Tell::Done { key: answered, number, .. } => {
                    ensure!(answered == key, "the answer to another move");
                    self.stored_unheard += 1;
                    let flight = self.in_flight.take().context("it was sent")?;
                    self.acknowledged.push((u64::from(number), seat as u64, flight.deed.told().to_owned()));
                    return Ok(Some(last));
                }
                Tell::Moves(moves) => {
                    ensure!(moves.key.as_deref() == Some(key.as_str()), "the answer to another move");
                    self.note(&moves)?;
                    let Some(other) = next_moves(&mut sockets[1 - seat]).await? else { return Ok(None) };
                    return Ok(Some(if seat == 0 { [moves, other] } else { [other, moves] }));
                }
                Tell::Refused { error, .. } if error.code != "started" && error.code != "not-started" => {
                    bail!("a resent move was refused: {error:?}")
                }
                Tell::Hello { .. } | Tell::Table { .. } | Tell::Refused { .. } | Tell::Gone { .. } | Tell::Pong {} => {}
            }
        }
    }

    fn ask_of(&self, flight: &Flight) -> Ask {
        let (table, decision, key) = (self.table.clone(), flight.decision, flight.key.clone());
        match &flight.deed {
            Deed::Play(action) => Ask::Play { table, decision, key, action: action.clone() },
            Deed::Undo => Ask::Undo { table, decision, key },
            Deed::Redo => Ask::Redo { table, decision, key },
        }
    }

    /// The record over HTTP says the same.
    async fn check(&mut self, url: &str) -> Result<()> {
        if self.acknowledged.is_empty() {
            return Ok(());
        }
        let mut browser = Browser::known(url, &self.cookies[0])?;
        let record = browser.get(&format!("/api/tables/{}/record", self.table)).await?.good()?;
        let plays = record["entries"].as_array().context("entries")?.iter().filter(|entry| entry["kind"] != "draw");
        let plays: Vec<&Value> = plays.collect();
        for ((number, seat, action), entry) in self.acknowledged.iter().zip(&plays) {
            let stored = (&entry["number"], &entry["seat"], told(entry));
            ensure!(stored == (&json!(number), &json!(seat), action.as_str()), "{entry} is not {number} {action}");
        }
        ensure!(plays.len() >= self.acknowledged.len(), "moves are lost");
        Ok(())
    }
}

/// What a person did, as an entry tells it.
fn told(entry: &Value) -> &str {
    entry["action"].as_str().or(entry["kind"].as_str()).unwrap_or_default()
}

/// The next thing that happened; `None` when the server is gone. Refusals of nonces are passed over.
async fn next_moves(socket: &mut Socket) -> Result<Option<Moves>> {
    loop {
        match socket.hear().await {
            Ok(Tell::Moves(moves)) => return Ok(Some(moves)),
            Ok(Tell::Refused { key: Some(_), error, .. }) => bail!("a legal move was refused: {error:?}"),
            Ok(
                Tell::Hello { .. }
                | Tell::Table { .. }
                | Tell::Done { .. }
                | Tell::Refused { .. }
                | Tell::Gone { .. }
                | Tell::Pong {},
            ) => {}
            Err(_) => return Ok(None),
        }
    }
}
