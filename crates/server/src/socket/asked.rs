//! The messages of one client, and their answers.

use std::time::Instant;

use axum::extract::ws::{Message, close_code};
use protocol::{Ask, Refusal, Speed, Tell};
use registry::Hex;

use super::{Connection, End};
use crate::fault::{Answer, Fault};
use crate::limits::{self, MESSAGES};
use crate::speech;
use crate::store::TableId;
use crate::table::{Deed, Made, Played};
use crate::tell;
use crate::watchers::Watcher;

/// A client that sends so many messages over the limit is disconnected.
const MOST_OVER_LIMIT: u32 = 1000;

/// A refusal, with its sentence where the names at the table are known.
type Refused = (Fault, Option<Refusal>);

impl Connection {
    /// Answers a message. A client that keeps sending over the limit is disconnected.
    pub(super) async fn hear(&mut self, message: &Message) -> Option<End> {
        if !self.server.limits.are_lifted() && !self.bucket.take(MESSAGES, Instant::now()) {
            self.over_the_limit += 1;
            self.refuse(None, None, &Fault::too_many());
            return (self.over_the_limit > MOST_OVER_LIMIT)
                .then_some(End::Close(close_code::POLICY, "too many messages"));
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
            Ask::Watch { table, .. } | Ask::Leave { table } | Ask::Speed { table, .. } | Ask::Open { table, .. } => {
                (table, None)
            }
            Ask::Play { table, key, .. }
            | Ask::Unseal { table, key, .. }
            | Ask::Undo { table, key, .. }
            | Ask::Redo { table, key, .. }
            | Ask::Resign { table, key } => (table, Some(key)),
            Ask::Ping {} => return self.answer(&Tell::Pong {}),
        };
        if let Err((fault, sentence)) = self.at_table(ask, table, key).await {
            let error = sentence.unwrap_or_else(|| self.word(&fault));
            self.server.services.metrics.refusals.inc();
            self.answer(&Tell::Refused { table: Some(table.clone()), key: key.cloned(), error });
        }
    }

    async fn at_table(&mut self, ask: &Ask, table: &str, key: Option<&String>) -> Result<(), Refused> {
        let plain = |fault: Fault| (fault, None);
        let id: TableId = table.parse().map_err(|_| plain(Fault::no_such_table()))?;
        match ask {
            Ask::Watch { seen, .. } => self.watch(&id, seen.unwrap_or(0)).await.map_err(plain),
            Ask::Leave { .. } => {
                self.watched.retain(|watched| *watched != id);
                self.leave(&id, true);
                Ok(())
            }
            Ask::Speed { speed, .. } => {
                // A table that nobody watches is not looked for: it may not even exist.
                if self.watched.contains(&id) {
                    self.server.hub.desk(&id).await.map_err(plain)?.watchers.set_speed(self.number, *speed);
                }
                Ok(())
            }
            Ask::Open { nonce, .. } => {
                let person = self.person.ok_or_else(|| plain(Fault::unknown_person()))?;
                let desk = self.server.hub.desk(&id).await.map_err(plain)?;
                let opened = desk.change(|table, viewers| table.open(person, nonce, viewers).map(|made| (made, ())));
                opened.await.map_err(plain)
            }
            Ask::Play { decision, action, .. } => self.play(&id, key, Deed::Play { decision: *decision, action }).await,
            Ask::Unseal { decision, .. } => self.play(&id, key, Deed::Unseal { decision: *decision }).await,
            Ask::Undo { decision, .. } => self.play(&id, key, Deed::Undo { decision: *decision }).await,
            Ask::Redo { decision, .. } => self.play(&id, key, Deed::Redo { decision: *decision }).await,
            Ask::Resign { .. } => self.play(&id, key, Deed::Resign).await,
            Ask::Ping {} => Ok(()),
        }
    }

    async fn play(&mut self, id: &TableId, key: Option<&String>, deed: Deed<'_>) -> Result<(), Refused> {
        let plain = |fault: Fault| (fault, None);
        let person = self.person.ok_or_else(|| plain(Fault::unknown_person()))?;
        let key = key.map(String::as_str).unwrap_or_default();
        let bytes: Hex<16> = key.parse().map_err(|_| plain(Fault::malformed("key")))?;
        let desk = self.server.hub.desk(id).await.map_err(plain)?;
        let language = self.language;
        let mut words = None;
        let played = desk.change_for(Some((self.number, key)), |table, viewers| {
            match table.do_as(person, bytes.0, deed, viewers) {
                Ok(Played::Made(made)) => {
                    let number = made.entries.first().map_or(0, |entry| entry.number);
                    Ok((made, (number, true)))
                }
                Ok(Played::Known(number)) => Ok((Made::default(), (number, false))),
                Err(fault) => {
                    words = Some(fault.refusal(language, &table.names(language, Some(person))));
                    Err(fault)
                }
            }
        });
        match played.await {
            Ok((number, newly)) => {
                if newly {
                    self.server.services.metrics.moves.inc();
                }
                // A watcher got the key with the message about the move. This is for a move that was sent again, and for
                // a client that does not watch the table.
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
        let desk = self.server.hub.desk(id).await?;
        let (person, name, outbox) = (self.person, self.name.clone(), self.outbox.clone());
        let watcher = Watcher { socket: self.number, person, name, outbox, speed: Speed::default() };
        desk.watch(watcher, seen).await?;
        if !known {
            self.watched.push(id.clone());
        }
        Ok(())
    }

    /// Stops watching a table, and tells the others there; `left` if the person said so.
    pub(super) fn leave(&self, id: &TableId, left: bool) {
        if let Some(desk) = self.server.hub.forget(id, self.number, left) {
            desk.left(self.person);
        }
    }

    fn refuse(&self, table: Option<String>, key: Option<String>, fault: &Fault) {
        self.server.services.metrics.refusals.inc();
        self.answer(&Tell::Refused { table, key, error: self.word(fault) });
    }

    fn word(&self, fault: &Fault) -> Refusal {
        fault.refusal(self.language, speech::seat_numbers(self.language))
    }

    pub(super) fn answer(&self, tell: &Tell) {
        self.outbox.send(tell::text(tell).into());
    }
}
