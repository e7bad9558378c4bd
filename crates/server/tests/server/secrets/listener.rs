//! Somebody at a table who writes down everything the server says.

use std::time::Duration;

use client::{Browser, Socket};
use protocol::{Ask, Moves, Tell};

use crate::support::{ANSWER_TIMEOUT, Running};

/// A person, at a seat or looking on, with all they were ever told.
pub(crate) struct Listener {
    pub(crate) browser: Browser,
    pub(crate) socket: Socket,
    pub(crate) table: String,
    /// Everything that came, in order.
    pub(crate) heard: Vec<String>,
    /// What happened last.
    pub(crate) last: Option<Moves>,
    /// Its keys are the same in every match, so that they need not be made equal afterwards.
    place: u8,
    keys: u32,
}

impl Listener {
    /// Begins to watch a table.
    pub(crate) async fn new(browser: Browser, table: &str, place: u8) -> Listener {
        let socket = browser.socket().await.expect("a socket");
        let table = table.to_owned();
        let mut listener = Listener { browser, socket, table, heard: Vec::new(), last: None, place, keys: 0 };
        listener.watch(0).await;
        listener
    }

    async fn watch(&mut self, seen: u32) {
        let table = self.table.clone();
        self.socket.watch(&table, seen).await.expect("sent");
        self.catch_breath().await;
    }

    /// The next message.
    pub(crate) async fn hear(&mut self) -> Tell {
        let text = text(&mut self.socket, ANSWER_TIMEOUT).await;
        let tell: Tell = serde_json::from_str(&text).expect("a message");
        self.heard.push(text);
        if let Tell::Moves(moves) = &tell {
            self.last = Some(moves.clone());
        }
        tell
    }

    /// Waits for the next thing that happens in the match.
    pub(crate) async fn hear_moves(&mut self) {
        while !matches!(self.hear().await, Tell::Moves(_)) {}
    }

    /// Hears everything that was said so far.
    pub(crate) async fn catch_breath(&mut self) {
        self.socket.ask(&Ask::Ping {}).await.expect("sent");
        while !matches!(self.hear().await, Tell::Pong {}) {}
    }

    /// What it may do now.
    pub(crate) fn legal(&self) -> &[String] {
        self.last.as_ref().map_or(&[], |moves| &moves.legal)
    }

    pub(crate) fn decision(&self) -> u32 {
        self.last.as_ref().map_or(0, |moves| moves.decision)
    }

    pub(crate) fn key(&mut self) -> String {
        self.keys += 1;
        format!("{:02x}{:030x}", self.place, self.keys)
    }

    /// The key of the move before.
    pub(crate) fn last_key(&self) -> String {
        format!("{:02x}{:030x}", self.place, self.keys)
    }

    pub(crate) fn play(&self, key: String, action: &str) -> Ask {
        Ask::Play { table: self.table.clone(), decision: self.decision(), key, action: action.to_owned() }
    }

    pub(crate) fn unseal(&self, key: String) -> Ask {
        Ask::Unseal { table: self.table.clone(), decision: self.decision(), key }
    }

    pub(crate) fn undo(&self, key: String) -> Ask {
        Ask::Undo { table: self.table.clone(), decision: self.decision(), key }
    }

    pub(crate) fn redo(&self, key: String) -> Ask {
        Ask::Redo { table: self.table.clone(), decision: self.decision(), key }
    }

    /// Whether it may undo now.
    pub(crate) fn may_undo(&self) -> bool {
        self.last.as_ref().is_some_and(|last| last.undo.as_deref() == Some("yes"))
    }

    pub(crate) fn resign(&self, key: String) -> Ask {
        Ask::Resign { table: self.table.clone(), key }
    }

    /// Says something that is answered here at once, and hears the answer.
    pub(crate) async fn ask(&mut self, ask: &Ask) {
        self.socket.ask(ask).await.expect("sent");
        self.catch_breath().await;
    }

    /// Loses the connection and comes back, knowing entry `seen`.
    pub(crate) async fn reconnect(&mut self, seen: u32) {
        self.socket = self.browser.socket().await.expect("a socket");
        self.watch(seen).await;
    }

    /// Looks in from another tab that knows entry `seen`.
    pub(crate) async fn open_tab(&mut self, seen: u32) {
        let mut tab = self.browser.socket().await.expect("a socket");
        tab.watch(&self.table, seen).await.expect("sent");
        tab.ask(&Ask::Ping {}).await.expect("sent");
        loop {
            let text = text(&mut tab, ANSWER_TIMEOUT).await;
            let is_last = text == r#"{"is":"pong"}"#;
            self.heard.push(text);
            if is_last {
                return;
            }
        }
    }

    /// Asks what it saw before, from some entry on, and what would come of a choice.
    pub(crate) async fn look_ahead_and_back(&mut self, turn: usize) {
        let lately = format!("/moments?from={}", self.decision().saturating_sub(8));
        let back = ["/moments", "/moments?from=1&count=2", "/moments?seat=1", &lately][turn % 4];
        self.get(back).await;
        let choice = self.legal().get(turn % self.legal().len().max(1)).map_or("nonsense", String::as_str);
        let ahead = format!("/outlook?decision={}&action={}", self.decision(), in_query(choice));
        self.get(&ahead).await;
        let table = &self.table;
        let hint = serde_json::json!({ "decision": self.last.as_ref().map_or(0, |last| last.decision) });
        let answer = self.browser.send(hyper::Method::POST, &format!("/api/tables/{table}/hint"), &hint).await;
        self.heard.push(format!("hint: {:?}", answer.expect("an answer").body));
    }

    /// Asks over HTTP.
    pub(crate) async fn get(&mut self, path: &str) {
        let answer = self.browser.get(&format!("/api/tables/{}{path}", self.table)).await.expect("an answer");
        self.heard.push(format!("{} {path}: {}", answer.status.as_u16(), answer.body));
    }
}

/// A text as it stands in a query.
fn in_query(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// The next message as it came.
pub(crate) async fn text(socket: &mut Socket, patience: Duration) -> String {
    tokio::time::timeout(patience, socket.hear_text()).await.expect("a message in time").expect("a message").to_string()
}

/// People for every seat, sitting down one after the other, and the table where they sit.
pub(crate) async fn sit_down(running: &Running, game: &str, seats: u8, options: &serde_json::Value) -> Vec<Listener> {
    let mut browsers = Vec::new();
    for name in ["Ada", "Léo", "Zoé", "Max", "Eva", "Tom", "Mia"].iter().take(usize::from(seats)) {
        browsers.push(running.guest(name).await);
    }
    let table = serde_json::json!({ "game": game, "seats": seats, "options": options, "absent_after": 0 });
    let made = browsers[0].send(hyper::Method::POST, "/api/tables", &table).await.expect("an answer");
    let table = made.good().expect("a table")["id"].as_str().expect("an id").to_owned();
    let mut listeners = Vec::new();
    for (seat, mut browser) in (0..).zip(browsers) {
        browser.sit(&table, seat).await.expect("a seat");
        listeners.push(Listener::new(browser, &table, seat).await);
    }
    listeners
}

/// Opens all nonces, which begins the match; `listeners` are the people at the seats.
pub(crate) async fn begin(listeners: &mut [Listener]) {
    let table = listeners[0].table.clone();
    listeners[0].browser.start(&table).await.expect("started");
    for listener in listeners.iter_mut().filter(|listener| listener.browser.nonce(&table).is_some()) {
        let nonce = listener.browser.nonce(&table).expect("it sat down");
        listener.ask(&Ask::Open { table: table.clone(), nonce }).await;
    }
}
