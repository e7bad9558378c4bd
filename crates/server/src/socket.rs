//! One socket per browser: what happens at the tables it watches, and what its person does there.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt as _;
use registry::Hex;
use serde::Deserialize;
use tokio::sync::mpsc;
use words::Language;

use crate::api::Asked;
use crate::fault::{Answer, Fault};
use crate::hub::{Desk, Letter, Outbox, Watcher};
use crate::limits::{self, Bucket, MESSAGES};
use crate::people::Caller;
use crate::server::Server;
use crate::speech;
use crate::store::{PersonId, TableId};
use crate::table::{Deed, Made, Played};
use crate::tell;
use protocol::{Ask, PROTOCOL, Tell};

/// How many messages may wait for a slow reader.
const WAITING: usize = 128;
/// How long a reader may take for what it is sent.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often a silent browser is asked whether it is there; after two rounds without a word it is not.
const HEARTBEAT: Duration = Duration::from_secs(30);
/// Who goes on after so many messages over the limit is cut off.
const ENOUGH: u32 = 1000;

/// What the address of the socket may say.
#[derive(Debug, Deserialize)]
pub(crate) struct Wishes {
    /// The language of refusals.
    lang: Option<String>,
}

/// Opens the socket.
pub(crate) async fn open(
    State(server): State<Arc<Server>>,
    caller: Caller,
    Asked(wishes): Asked<Wishes>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let upgrade = upgrade.map_err(|error| Fault::malformed(&error.body_text()))?;
    let language = wishes.lang.and_then(|lang| lang.parse().ok()).unwrap_or_else(|| speech::language_of(&headers));
    server.limits.socket(caller.address)?;
    let counted = Counted { server: server.clone(), address: caller.address };
    Ok(upgrade
        // Small buffers: ten thousand idle browsers must fit, and the library clears this one whenever it looks for
        // something to read. Hardly anything we are sent is longer; what is takes more than one read.
        .read_buffer_size(512)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .max_message_size(limits::FRAME)
        .max_frame_size(limits::FRAME)
        .on_upgrade(move |socket| async move {
            let name = caller.person.as_ref().map(|person| person.name.clone());
            let person = caller.person.as_ref().map(|person| person.id);
            let connection = Connection::new(server.clone(), person, language);
            // Shut out since it asked: from now on it would be told, but it was too early for that.
            if person.is_some() && !caller.is_still_known(&server).await {
                return server.disconnected(connection.number);
            }
            connection.run(socket, name).await;
            drop(counted);
        }))
}

/// A socket that is counted until it is gone, also when it never comes to be.
struct Counted {
    server: Arc<Server>,
    address: IpAddr,
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.server.limits.socket_closed(self.address);
    }
}

/// A browser that is connected.
struct Connection {
    server: Arc<Server>,
    number: u64,
    person: Option<PersonId>,
    language: Language,
    outbox: Outbox,
    inbox: Option<mpsc::Receiver<Letter>>,
    watched: Vec<TableId>,
    bucket: Bucket,
    over_the_limit: u32,
}

/// Why a connection ends.
enum End {
    /// The browser has gone.
    Gone,
    /// It is told why, in the terms of the protocol.
    Close(u16, &'static str),
}

impl Connection {
    fn new(server: Arc<Server>, person: Option<PersonId>, language: Language) -> Connection {
        let (letters, inbox) = mpsc::channel(WAITING);
        let outbox = Outbox { letters, overflown: Arc::default() };
        Connection {
            number: server.connected(person, outbox.clone()),
            server,
            person,
            language,
            outbox,
            inbox: Some(inbox),
            watched: Vec::new(),
            bucket: Bucket::full(MESSAGES, Instant::now()),
            over_the_limit: 0,
        }
    }

    async fn run(mut self, mut socket: WebSocket, name: Option<String>) {
        let mut inbox = self.inbox.take().expect("it runs once");
        self.answer(&Tell::Hello { protocol: PROTOCOL, name });
        let end = self.talk(&mut socket, &mut inbox).await;
        if let End::Close(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            let _ = tokio::time::timeout(PATIENCE, socket.send(Message::Close(Some(frame)))).await;
        }
        self.server.disconnected(self.number);
        for table in std::mem::take(&mut self.watched) {
            self.leave(&table).await;
        }
    }

    async fn talk(&mut self, socket: &mut WebSocket, inbox: &mut mpsc::Receiver<Letter>) -> End {
        if *self.server.stopping().borrow() {
            return End::Close(close_code::RESTART, "the server stops");
        }
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut silent = 0;
        loop {
            tokio::select! {
                // Letters first: to look at the socket costs more, and is for nothing when it is a letter that came.
                biased;
                Some(letter) = inbox.recv() => {
                    let sent = send(socket, letter, inbox).await;
                    // What did not fit is lost to this browser, also when all that did has been sent.
                    if self.outbox.overflown.load(Ordering::Relaxed) {
                        self.server.metrics.dropped.inc();
                        return End::Close(close_code::AGAIN, "too slow");
                    }
                    match sent {
                        Some(None) => {}
                        Some(Some(end)) => return end,
                        None => {
                            self.server.metrics.dropped.inc();
                            return End::Gone;
                        }
                    }
                }
                message = socket.recv() => {
                    silent = 0;
                    match message {
                        Some(Ok(Message::Close(_))) | None => return End::Gone,
                        Some(Ok(message)) => {
                            if let Some(end) = self.hear(&message).await {
                                return end;
                            }
                        }
                        Some(Err(_)) => return End::Close(close_code::SIZE, "too large, or not a message"),
                    }
                }
                _ = heartbeat.tick() => {
                    silent += 1;
                    if silent > 3 || self.outbox.overflown.load(Ordering::Relaxed) {
                        return End::Gone;
                    }
                    let ping = socket.send(Message::Ping(bytes::Bytes::new()));
                    if !matches!(tokio::time::timeout(PATIENCE, ping).await, Ok(Ok(()))) {
                        return End::Gone;
                    }
                }
            }
        }
    }

    /// Answers a message; gives a reason to end only to those who do not stop.
    async fn hear(&mut self, message: &Message) -> Option<End> {
        if !self.server.limits.are_lifted() && !self.bucket.take(MESSAGES, Instant::now()) {
            self.over_the_limit += 1;
            self.refuse(None, None, &Fault::too_many());
            return (self.over_the_limit > ENOUGH).then_some(End::Close(close_code::POLICY, "too many messages"));
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => {
                self.refuse(None, None, &Fault::malformed("binary"));
                return None;
            }
            // The library answers pings.
            Message::Ping(_) | Message::Pong(_) | Message::Close(_) => return None,
        };
        if text.len() > limits::MESSAGE {
            self.refuse(None, None, &Fault::too_large(limits::MESSAGE));
            return None;
        }
        match serde_json::from_str::<Ask>(text) {
            Ok(ask) => self.do_as_asked(&ask).await,
            Err(error) => self.refuse(None, None, &Fault::malformed(&error.to_string())),
        }
        None
    }

    async fn do_as_asked(&mut self, ask: &Ask) {
        let (table, key) = match ask {
            Ask::Watch { table, .. } | Ask::Leave { table } | Ask::Open { table, .. } => (table, None),
            Ask::Play { table, key, .. } | Ask::Unseal { table, key, .. } | Ask::Resign { table, key } => {
                (table, Some(key))
            }
            Ask::Ping {} => return self.answer(&Tell::Pong {}),
        };
        if let Err((fault, sentence)) = self.at_table(ask, table, key).await {
            let error = sentence.unwrap_or_else(|| self.word(&fault));
            self.server.metrics.refusals.inc();
            self.answer(&Tell::Refused { table: Some(table.clone()), key: key.cloned(), error });
        }
    }

    /// What is asked of a table. A refusal may come with its words, where names are known.
    async fn at_table(
        &mut self,
        ask: &Ask,
        table: &str,
        key: Option<&String>,
    ) -> Result<(), (Fault, Option<protocol::Refusal>)> {
        let plain = |fault: Fault| (fault, None);
        let id: TableId = table.parse().map_err(|_| plain(Fault::no_such_table()))?;
        match ask {
            Ask::Watch { seen, .. } => self.watch(&id, seen.unwrap_or(0)).await.map_err(plain),
            Ask::Leave { .. } => {
                self.watched.retain(|watched| *watched != id);
                self.leave(&id).await;
                Ok(())
            }
            Ask::Open { nonce, .. } => {
                let person = self.person.ok_or_else(|| plain(Fault::unknown_person()))?;
                let desk = self.server.hub.desk(&id);
                let opened = desk
                    .change(&self.server, |table, viewers| table.open(person, nonce, viewers).map(|made| (made, ())));
                opened.await.map_err(plain)
            }
            Ask::Play { decision, action, .. } => self.play(&id, key, Deed::Play { decision: *decision, action }).await,
            Ask::Unseal { decision, .. } => self.play(&id, key, Deed::Unseal { decision: *decision }).await,
            Ask::Resign { .. } => self.play(&id, key, Deed::Resign).await,
            Ask::Ping {} => Ok(()),
        }
    }

    async fn play(
        &mut self,
        id: &TableId,
        key: Option<&String>,
        deed: Deed<'_>,
    ) -> Result<(), (Fault, Option<protocol::Refusal>)> {
        let plain = |fault: Fault| (fault, None);
        let person = self.person.ok_or_else(|| plain(Fault::unknown_person()))?;
        let key = key.map(String::as_str).unwrap_or_default();
        let bytes: Hex<16> = key.parse().map_err(|_| plain(Fault::malformed("key")))?;
        let desk = self.server.hub.desk(id);
        let language = self.language;
        let mut words = None;
        let played = desk.change_for(&self.server, Some((self.number, key)), |table, viewers| {
            match table.do_as(person, bytes.0, deed, viewers) {
                Ok(Played::Made(made)) => {
                    let number = made.entries.first().map_or(0, |entry| entry.number);
                    Ok((made, (number, true)))
                }
                Ok(Played::Known(number)) => Ok((Made::default(), (number, false))),
                Err(fault) => {
                    let name = |seat| table.name(seat).unwrap_or_else(|| speech::seat_name(language, seat));
                    words = Some(fault.refusal(language, &name));
                    Err(fault)
                }
            }
        });
        match played.await {
            Ok((number, newly)) => {
                if newly {
                    self.server.metrics.moves.inc();
                }
                // Who watches got the key with what happened; a resent move and a stranger to the table get this.
                if !newly || !self.watched.contains(id) {
                    self.answer(&Tell::Done { table: id.to_string(), key: key.to_owned(), number });
                }
                Ok(())
            }
            Err(fault) => Err((fault, words)),
        }
    }

    async fn watch(&mut self, id: &TableId, seen: u32) -> Answer<()> {
        let known = self.watched.contains(id);
        if !known && self.watched.len() >= limits::WATCHED {
            return Err(Fault::too_many());
        }
        let desk = self.server.hub.desk(id);
        let watcher = Watcher { socket: self.number, person: self.person, outbox: self.outbox.clone() };
        desk.watch(&self.server, watcher, seen).await?;
        if !known {
            self.watched.push(id.clone());
        }
        Ok(())
    }

    async fn leave(&self, id: &TableId) {
        let desk: Option<Arc<Desk>> = self.server.hub.forget(id, self.number);
        if let (Some(desk), Some(person)) = (desk, self.person) {
            desk.left(&self.server, person).await;
        }
    }

    fn refuse(&self, table: Option<String>, key: Option<String>, fault: &Fault) {
        self.server.metrics.refusals.inc();
        self.answer(&Tell::Refused { table, key, error: self.word(fault) });
    }

    fn word(&self, fault: &Fault) -> protocol::Refusal {
        fault.refusal(self.language, &|seat| speech::seat_name(self.language, seat))
    }

    fn answer(&self, tell: &Tell) {
        self.outbox.send(tell::text(tell).into());
    }
}

/// Sends a letter and all that wait behind it; gives the end, if one of them is. `None` if the reader is gone
/// or too slow.
async fn send(socket: &mut WebSocket, first: Letter, inbox: &mut mpsc::Receiver<Letter>) -> Option<Option<End>> {
    let sending = async {
        let mut next = Some(first);
        while let Some(letter) = next {
            match letter {
                Letter::Message(message) => socket.feed(Message::Text(message)).await?,
                Letter::Close(code, reason) => return Ok(Some(End::Close(code, reason))),
            }
            next = inbox.try_recv().ok();
        }
        socket.flush().await.map(|()| None)
    };
    tokio::time::timeout(PATIENCE, sending).await.ok()?.ok()
}
