//! Valid messages with something wrong, thousands of them. Whatever the server makes of one, it
//! answers, and the match only ever changes by what the rules allow.

use std::time::{Duration, Instant};

use client::{Browser, Socket};
use hyper::Method;
use protocol::{Ask, Tell};
use registry::{Luck as _, QuickLuck};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::games::AUCTION;
use crate::support::raw;
use crate::support::{ANSWER_TIMEOUT, Match, Running, quick};

/// How many messages, unless time is over first.
const MESSAGES: u32 = 4000;
/// So many in any case: of some hundreds, few are good by chance.
const FEWEST: u32 = 2000;
const MOST: Duration = Duration::from_secs(12);

/// A connection that is opened again when the server ends it.
struct Fuzzed<'a> {
    browser: &'a Browser,
    socket: Socket,
    closed: u32,
}

impl<'a> Fuzzed<'a> {
    async fn new(browser: &'a Browser) -> Fuzzed<'a> {
        Fuzzed { browser, socket: browser.socket().await.expect("a socket"), closed: 0 }
    }

    /// Sends a message and gives everything that came until the server answered a ping. `None` if it hung up.
    async fn send(&mut self, message: Message) -> Option<Vec<Tell>> {
        let told = self.talk(message).await;
        if told.is_none() {
            self.closed += 1;
            self.socket = self.browser.socket().await.expect("a socket");
        }
        told
    }

    async fn talk(&mut self, message: Message) -> Option<Vec<Tell>> {
        self.socket.send(message).await.ok()?;
        self.socket.ask(&Ask::Ping {}).await.ok()?;
        let mut told = Vec::new();
        loop {
            match tokio::time::timeout(ANSWER_TIMEOUT, self.socket.hear()).await.expect("an answer in time").ok()? {
                Tell::Pong {} => return Some(told),
                Tell::Refused { error, .. } if error.code == "internal" => panic!("something failed: {error:?}"),
                other => told.push(other),
            }
        }
    }
}

/// What a browser may say in this match now.
fn valid(game: &Match, seat: usize, number: u32) -> Vec<Value> {
    let (table, last) = (&game.table, &game.last[seat]);
    let key = format!("{number:032x}");
    let action = last.legal.first().map_or("b3", String::as_str);
    vec![
        json!({ "do": "play", "table": table, "decision": last.decision, "key": key, "action": action }),
        json!({ "do": "unseal", "table": table, "decision": last.decision, "key": key }),
        json!({ "do": "watch", "table": table, "seen": number % 7 }),
        json!({ "do": "resign", "table": table, "key": key }),
        json!({ "do": "open", "table": table, "nonce": key }),
        json!({ "do": "leave", "table": table }),
        json!({ "do": "ping" }),
    ]
}

/// The same with something wrong, or not.
fn damaged(mut message: Value, luck: &mut QuickLuck) -> Message {
    let fields: Vec<String> = message.as_object().map(|fields| fields.keys().cloned().collect()).unwrap_or_default();
    let field = fields[luck.below(fields.len() as u32) as usize].clone();
    match luck.below(8) {
        0 => drop(message.as_object_mut().map(|fields| fields.shift_remove(&field))),
        1 => message[&field] = odd(luck),
        2 => message[format!("{field}s")] = odd(luck),
        3 => message[&field] = json!({ field.clone(): message[&field].clone() }),
        _ => {}
    }
    let mut bytes = message.to_string().into_bytes();
    for _ in 0..luck.below(3) {
        damage(&mut bytes, luck);
    }
    match luck.below(40) {
        0 => Message::binary(bytes),
        _ => Message::text(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

fn damage(bytes: &mut Vec<u8>, luck: &mut QuickLuck) {
    let at = luck.below(bytes.len() as u32 + 1) as usize;
    match luck.below(6) {
        0 => bytes.truncate(at),
        1 => bytes.insert(at, luck.below(256) as u8),
        2 if at < bytes.len() => drop(bytes.remove(at)),
        3 if at < bytes.len() => bytes[at] ^= 1 << luck.below(8),
        4 => bytes.extend_from_within(..at),
        5 if luck.below(50) == 0 => *bytes = bytes.repeat(1 + luck.below(600) as usize),
        _ => {}
    }
    bytes.truncate(100_000);
    if bytes.is_empty() {
        bytes.push(b' ');
    }
}

fn odd(luck: &mut QuickLuck) -> Value {
    let odd = [
        json!(null),
        json!(-1),
        json!(1.5e300),
        json!(u64::MAX),
        json!(""),
        json!("\u{0}\u{202e}"),
        json!([[[[]]]]),
        json!({ "$numberLong": 1 }),
        json!("x".repeat(3000)),
        json!(true),
    ];
    odd[luck.below(odd.len() as u32) as usize].clone()
}

/// Brings everyone up to date with whatever the damaged messages did.
async fn catch_up(game: &mut Match) {
    for (browser, last) in game.browsers.iter().zip(&mut game.last) {
        let mut socket = browser.socket().await.expect("a socket");
        socket.watch(&game.table, 0).await.expect("sent");
        *last = crate::support::next_moves(&mut socket).await;
    }
}

#[tokio::test]
async fn damaged_messages_are_answered_and_break_no_rule() {
    let running = Running::with(quick(), vec![&AUCTION]).await;
    let stranger = running.guest("Ida").await;
    let mut luck = QuickLuck::new(6, 0);
    let started = Instant::now();
    let (mut sent, mut closed, mut accepted) = (0, 0, 0);
    while sent < FEWEST || sent < MESSAGES && started.elapsed() < MOST {
        let mut game = Match::begin(&running, "auction", 3, &json!({ "lots": 3 })).await;
        for _ in 0..200 {
            let seat = luck.below(3) as usize;
            let mut valid = valid(&game, seat, sent);
            let message = damaged(valid.swap_remove(luck.below(valid.len() as u32) as usize), &mut luck);
            let browser = if luck.below(4) == 0 { &stranger } else { &game.browsers[seat] };
            let mut fuzzed = Fuzzed::new(browser).await;
            let silent_by_design = matches!(&message, Message::Text(text)
                if matches!(serde_json::from_str(text), Ok(Ask::Leave { .. } | Ask::Ping {} | Ask::Open { .. })));
            let told = fuzzed.send(message.clone()).await;
            if let Some(told) = &told {
                assert!(silent_by_design || !told.is_empty(), "no answer to {message:?}");
                accepted += told.iter().filter(|tell| matches!(tell, Tell::Done { .. })).count();
            }
            closed += fuzzed.closed;
            sent += 1;
            if told.is_some_and(|told| told.iter().any(|tell| matches!(tell, Tell::Done { .. }))) {
                catch_up(&mut game).await;
            }
        }
        check(&running, game).await;
    }
    assert!(accepted > 10, "{sent} messages, {accepted} accepted, {closed} connections ended");
}

/// The stored match is one that the rules allow, from the first entry to the last, and its luck is the table's.
async fn check(running: &Running, mut game: Match) {
    for (number, browser) in game.browsers.iter().take(2).enumerate() {
        let mut socket = browser.socket().await.expect("a socket");
        let key = format!("ff{number:030x}");
        socket.ask(&Ask::Resign { table: game.table.clone(), key }).await.expect("sent");
        // Accepted, or the match is over or they gave up before.
        socket.hear().await.expect("an answer");
    }
    let path = format!("/api/tables/{}/record", game.table);
    let record = game.browsers[2].get(&path).await.expect("an answer").good().expect("a record");
    let record = registry::Record::from_value(record).expect("a record");
    AUCTION.verify(&record).expect("it was played by the rules");
    let ready = raw::request(running.host(), "GET /ready", &[], "").await;
    assert_eq!(ready.status, 200);
}

#[tokio::test]
async fn damaged_requests_are_answered() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, "zebres", 2, &json!({})).await;
    let mut luck = QuickLuck::new(6, 1);
    let before = game.browsers[0].get(&format!("/api/tables/{}/record", game.table)).await.unwrap().good().unwrap();
    let table = game.table.clone();
    let position = registry::find("zebres").unwrap().new_match(&json!({}), 2).unwrap().position();
    let requests = [
        (Method::POST, "/api/me".to_owned(), json!({ "name": "Ada" })),
        (Method::PATCH, "/api/me".to_owned(), json!({ "name": "Léo" })),
        (Method::POST, "/api/me/claim".to_owned(), json!({ "code": "ABCDE-ABCDE-ABCDE-ABCDE" })),
        (
            Method::POST,
            "/api/tables".to_owned(),
            json!({ "game": "zebres", "seats": 2, "options": { "board": "standard" } }),
        ),
        (Method::PUT, format!("/api/tables/{table}/seats/1"), json!({ "me": "ab".repeat(32) })),
        (Method::PUT, format!("/api/tables/{table}/seats/0"), json!({ "bot": "easy" })),
        (Method::POST, format!("/api/tables/{table}/start"), json!({})),
        (Method::POST, format!("/api/tables/{table}/rematch"), json!({})),
        (Method::GET, format!("/api/tables/{table}/board?lang=fr&plain=true"), json!({})),
        (Method::DELETE, format!("/api/tables/{table}/seats/1"), json!({})),
        (Method::GET, format!("/api/tables/{table}/moments?from=0&count=64&seat=0"), json!({})),
        (Method::GET, format!("/api/tables/{table}/outlook?decision=1&action=g12"), json!({})),
        (Method::POST, format!("/api/tables/{table}/hint"), json!({ "decision": 1 })),
        (
            Method::POST,
            "/api/explore".to_owned(),
            json!({ "game": "zebres", "moves": [{ "draw": "first0" }, { "seat": 0, "action": "g12" }] }),
        ),
        (Method::POST, "/api/explore".to_owned(), json!({ "game": "zebres", "position": position, "moves": [] })),
    ];
    for number in 0..900 {
        let (method, path, body) = requests[luck.below(requests.len() as u32) as usize].clone();
        let mut path = path.into_bytes();
        if luck.below(3) == 0 {
            damage(&mut path, &mut luck);
        }
        // What no address can hold would not be sent.
        path.retain(u8::is_ascii_graphic);
        let path = format!("/{}", String::from_utf8_lossy(&path).trim_start_matches('/'));
        let body = match damaged(if body == json!({}) { json!({ "": 0 }) } else { body }, &mut luck) {
            Message::Text(text) => text.as_bytes().to_vec(),
            message => message.into_data().to_vec(),
        };
        let cookie = format!("Cookie: {}", game.browsers[(number % 2) as usize].cookie().unwrap());
        let head = raw::text(
            running.host(),
            &format!("{method} {path}"),
            &[&cookie, &format!("Content-Length: {}", body.len())],
            "",
        );
        let Some(answer) = raw::exchange(running.host(), &[head.as_bytes(), &body].concat()).await else { continue };
        assert!(answer.status < 500, "{method} {path} {:?}: {answer:?}", String::from_utf8_lossy(&body));
        if answer.status >= 400 && path.starts_with("/api/") && answer.header("content-type").is_some() {
            assert_ne!(answer.refusal().expect("a refusal").0, "internal", "{method} {path}");
        }
    }
    let after = game.browsers[0].get(&format!("/api/tables/{table}/record")).await.unwrap().good().unwrap();
    assert_eq!(before, after, "nothing happened in the match");
}
