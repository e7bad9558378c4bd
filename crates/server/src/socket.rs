//! One WebSocket connection: opens, sends the outgoing queue, hands messages to `asked.rs`, and closes.

mod asked;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt as _;
use protocol::{PROTOCOL, Tell};
use serde::Deserialize;
use tokio::sync::mpsc;
use words::Language;

use crate::api::Asked;
use crate::caller::Caller;
use crate::fault::{Answer, Fault};
use crate::limits::{self, Bucket, MESSAGES};
use crate::outbox::{Letter, Outbox};
use crate::server::Server;
use crate::speech;
use crate::store::{PersonId, TableId};

/// How many messages may wait for a slow client.
const WAITING: usize = 128;
/// How long a client may take to read what it is sent.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// A client that stays silent for so many heartbeats is disconnected.
const MOST_SILENT: u32 = 2;

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
        // Small buffers: ten thousand idle clients must fit in memory, and the library zeroes this one before every
        // read. Few messages are longer; those take more than one read.
        .read_buffer_size(512)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20)
        .max_message_size(limits::FRAME)
        .max_frame_size(limits::FRAME)
        .on_upgrade(move |socket| async move {
            let name = caller.person.as_ref().map(|person| person.name.clone());
            let person = caller.person.as_ref().map(|person| person.id);
            let connection = Connection::new(server.clone(), person, name, language);
            // The device may have been shut out since the request came, before this connection could be told.
            if person.is_some() && !caller.is_still_known(&server).await {
                return server.disconnected(connection.number);
            }
            connection.run(socket).await;
            drop(counted);
        }))
}

/// Counts a socket against its address until it is gone, even if the upgrade never completes.
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
    /// The person's name when the socket was opened.
    name: Option<String>,
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
    fn new(server: Arc<Server>, person: Option<PersonId>, name: Option<String>, language: Language) -> Connection {
        let (outbox, inbox) = Outbox::new(WAITING);
        Connection {
            number: server.connected(person, outbox.clone()),
            server,
            person,
            name,
            language,
            outbox,
            inbox: Some(inbox),
            watched: Vec::new(),
            bucket: Bucket::full(MESSAGES, Instant::now()),
            over_the_limit: 0,
        }
    }

    async fn run(mut self, mut socket: WebSocket) {
        let mut inbox = self.inbox.take().expect("it runs once");
        self.answer(&Tell::Hello { protocol: PROTOCOL, name: self.name.clone() });
        let end = self.talk(&mut socket, &mut inbox).await;
        if let End::Close(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            let _ = tokio::time::timeout(SEND_TIMEOUT, socket.send(Message::Close(Some(frame)))).await;
        }
        self.server.disconnected(self.number);
        for table in std::mem::take(&mut self.watched) {
            self.leave(&table, false);
        }
    }

    async fn talk(&mut self, socket: &mut WebSocket, inbox: &mut mpsc::Receiver<Letter>) -> End {
        if *self.server.stopping().borrow() {
            return End::Close(close_code::RESTART, "the server stops");
        }
        let mut heartbeat = tokio::time::interval(self.server.config.heartbeat);
        heartbeat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut silent = 0;
        loop {
            tokio::select! {
                // The queue first: polling the socket costs more, and is wasted when a queued message woke the task.
                biased;
                Some(letter) = inbox.recv() => {
                    let sent = send(socket, letter, inbox).await;
                    // A message that did not fit is lost to this client, even if all others have been sent.
                    if self.outbox.is_overflown() {
                        self.server.services.metrics.dropped.inc();
                        return End::Close(close_code::AGAIN, "too slow");
                    }
                    match sent {
                        Some(None) => {}
                        Some(Some(end)) => return end,
                        None => {
                            self.server.services.metrics.dropped.inc();
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
                    if silent > MOST_SILENT || self.outbox.is_overflown() {
                        return End::Gone;
                    }
                    let ping = socket.send(Message::Ping(bytes::Bytes::new()));
                    if !matches!(tokio::time::timeout(SEND_TIMEOUT, ping).await, Ok(Ok(()))) {
                        return End::Gone;
                    }
                }
            }
        }
    }
}

/// Sends a message and all that wait behind it; returns the end, if one of them is. `None` if the client is gone or too
/// slow.
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
    tokio::time::timeout(SEND_TIMEOUT, sending).await.ok()?.ok()
}
