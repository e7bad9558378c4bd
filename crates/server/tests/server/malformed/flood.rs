//! Floods: they are slowed down and cut off, and others are served as before.

use std::time::Duration;

use client::Socket;
use futures_util::FutureExt as _;
use hyper::Method;
use protocol::Ask;
use serde_json::{Value, json};
use server::Config;
use tokio_tungstenite::tungstenite::Message;

use super::beside::Beside;
use crate::support::raw;
use crate::support::{Running, next, quick, refusal};

/// A server with its limits. A proxy in front says who is asking.
async fn limited() -> Running {
    let config = Config { no_limits: false, behind_proxy: true, bot_pause: Some(Duration::ZERO), ..quick() };
    Running::with(config, registry::games().iter().collect()).await
}

#[tokio::test]
async fn a_flood_of_requests_is_slowed_down_and_others_are_served() {
    let running = limited().await;
    let mut beside = Beside::begin(&running).await;
    let host = running.host();
    for path in ["/api/me", "/api/games", "/api/tables/abcdefghijkmnpqr", "/api/nothing", "/api/openapi.json"] {
        let from = format!("X-Forwarded-For: 10.0.0.{}", path.len());
        let line = format!("GET {path}");
        let one = raw::text(host, &line, &[&from, "Connection: keep-alive"], "");
        // The last closes the connection. At 20 a second this would take three minutes.
        let flood = one.repeat(4000) + &raw::text(host, &line, &[&from], "");
        let heard = raw::pour(host, flood.as_bytes()).await;
        let refused = heard.matches("HTTP/1.1 429 ").count();
        assert!(refused > 1000, "only {refused} of 4000 requests for {path} were refused");
        assert!(!heard.contains("HTTP/1.1 500"), "{path}");
        let slowed = raw::request(host, &line, &[&from], "").await;
        if slowed.status == 429 {
            assert_eq!(slowed.header("retry-after"), Some("1"));
            assert_eq!(slowed.refusal().unwrap().0, "too-many");
        }
        // Whoever writes addresses into the header is not believed: the proxy's own word counts.
        let forged = "X-Forwarded-For: 1.2.3.4, 10.9.9.9";
        assert_eq!(raw::request(host, "GET /api/games", &[forged], "").await.status, 200, "another is served");
        beside.go_on(2).await;
    }
    beside.ends_unharmed().await;
}

/// Sends until the server has had enough; gives the number of refusals on the way.
async fn flood(socket: &mut Socket, message: &Message) -> usize {
    let mut refused = 0;
    let is_refusal = |text: &str| usize::from(text.contains("\"too-many\""));
    for _ in 0..20_000 {
        if socket.send(message.clone()).await.is_err() {
            return refused;
        }
        // Who floods and does not read is cut off sooner.
        tokio::task::yield_now().await;
        while let Some(heard) = socket.hear_text().now_or_never() {
            match heard {
                Ok(text) => refused += is_refusal(&text),
                Err(_) => return refused,
            }
        }
    }
    panic!("the server takes any number of messages, after {refused} refusals");
}

#[tokio::test]
async fn a_flood_of_messages_is_refused_and_cut_off_and_others_are_served() {
    let running = limited().await;
    let mut beside = Beside::begin(&running).await;
    let ping = serde_json::to_string(&Ask::Ping {}).unwrap();
    for message in [Message::text(ping), Message::binary(vec![7; 100]), Message::Ping(vec![7; 100].into())] {
        let mut socket = beside.game.browsers[0].socket().await.unwrap();
        let refused = flood(&mut socket, &message).await;
        assert!(refused > 0, "cut off without a word");
        beside.go_on(2).await;
    }
    beside.ends_unharmed().await;
}

#[tokio::test]
async fn nobody_has_too_many_tables() {
    let mut running = limited().await;
    let mut ada = running.guest("Ada").await;
    let table = json!({ "game": "zebres", "seats": 2 });
    let mut made = 0;
    // A new server has forgotten how fast they came, not how many there are.
    for _ in 0..2 {
        for _ in 0..20 {
            let answer = ada.send(Method::POST, "/api/tables", &table).await.unwrap();
            match made {
                0..30 => assert_eq!(answer.status.as_u16(), 201, "table {made}"),
                _ => assert_eq!((answer.status.as_u16(), answer.code()), (429, Some("too-many-tables"))),
            }
            made += usize::from(answer.status.is_success());
        }
        if made == 20 {
            let fast = ada.send(Method::POST, "/api/tables", &table).await.unwrap();
            assert!(fast.status.as_u16() == 201 || fast.code() == Some("too-many"), "{fast:?}");
            made += usize::from(fast.status.is_success());
        }
        running.restart().await;
        ada = client::Browser::known(&running.url, ada.cookie().unwrap()).unwrap();
    }
    assert_eq!(made, 30);
    let mut leo = running.guest("Léo").await;
    assert!(leo.make_table("zebres", 2, &json!({})).await.is_ok(), "others have room");
}

#[tokio::test]
async fn nobody_watches_too_many_tables() {
    let running = limited().await;
    let (mut ada, mut leo) = (running.guest("Ada").await, running.guest("Léo").await);
    let mut tables = Vec::new();
    for number in 0..33 {
        let host = if number % 2 == 0 { &mut ada } else { &mut leo };
        tables.push(host.make_table("zebres", 2, &json!({})).await.unwrap());
    }
    let mut socket = running.browser().socket().await.unwrap();
    for table in &tables[..32] {
        socket.watch(table, 0).await.unwrap();
        next(&mut socket).await;
    }
    socket.watch(&tables[32], 0).await.unwrap();
    assert_eq!(refusal(&mut socket).await, "too-many");
    // Again one of those it watches, or another in place of one.
    socket.watch(&tables[0], 0).await.unwrap();
    assert!(matches!(next(&mut socket).await, protocol::Tell::Table { .. }));
    socket.ask(&Ask::Leave { table: tables[0].clone() }).await.unwrap();
    socket.watch(&tables[32], 0).await.unwrap();
    assert!(matches!(next(&mut socket).await, protocol::Tell::Table { .. }));
}

#[tokio::test]
async fn nobody_has_too_many_devices_and_links() {
    let running = limited().await;
    let mut ada = running.guest("Ada").await;
    let mut code = Value::Null;
    for _ in 0..19 {
        code = ada.send(Method::POST, "/api/me/links", &json!(null)).await.unwrap().good().unwrap()["code"].clone();
    }
    let more = ada.send(Method::POST, "/api/me/links", &json!(null)).await.unwrap();
    assert_eq!((more.status.as_u16(), more.code()), (429, Some("too-many-passes")));
    let claim = running.browser().send(Method::POST, "/api/me/claim", &json!({ "code": code })).await.unwrap();
    assert_eq!((claim.status.as_u16(), claim.code()), (429, Some("too-many-passes")));
    let me = ada.get("/api/me").await.unwrap().good().unwrap();
    let link = me["passes"].as_array().unwrap().iter().find(|pass| pass["kind"] == "link").unwrap()["id"].clone();
    assert!(ada.request(Method::DELETE, &format!("/api/me/passes/{link}"), None).await.unwrap().status.is_success());
    ada.send(Method::POST, "/api/me/links", &json!(null)).await.unwrap().good().unwrap();
}

#[tokio::test]
async fn tables_that_do_not_exist_take_no_room() {
    let running = Running::new().await;
    let beside = Beside::begin(&running).await;
    let mut socket = running.guest("Zoé").await.socket().await.unwrap();
    let letters: Vec<char> = "abcdefghijkmnpqrstuvwxyz23456789".chars().collect();
    for number in 0..500 {
        let made_up: String = (0..16).map(|place| letters[(number >> (place % 9) & 1) + place]).collect();
        socket.watch(&made_up, 0).await.unwrap();
        assert_eq!(refusal(&mut socket).await, "no-such-table");
    }
    let metrics = raw::request(running.host(), "GET /metrics", &[], "").await.body;
    let awake = metrics.lines().find_map(|line| line.strip_prefix("menagerie_tables_awake "));
    assert_eq!(awake, Some("1"), "{metrics}");
    beside.ends_unharmed().await;
}
