//! Who is who: cookies, links to other devices, names.

use client::Browser;
use hyper::Method;
use protocol::{Ask, Tell};
use serde_json::{Value, json};
use server::Config;

use crate::support::raw;
use crate::support::{ANSWER_TIMEOUT, Match, Running, next, next_moves, quick};

/// The line that sets the cookie of a new guest.
async fn set_cookie(running: &Running, headers: &[&str]) -> String {
    let answer = raw::request(running.host(), "POST /api/me", headers, "{\"name\":\"Ada\"}").await;
    assert_eq!(answer.status, 201);
    answer.header("set-cookie").expect("a cookie").to_owned()
}

#[tokio::test]
async fn the_cookie_is_for_the_server_alone() {
    let running = Running::new().await;
    for headers in [&[][..], &["X-Forwarded-Proto: https"]] {
        let cookie = set_cookie(&running, headers).await;
        let (token, attributes) = cookie.split_once(';').unwrap();
        assert!(token.strip_prefix("menagerie=").is_some_and(|token| token.len() >= 43), "256 bits: {token}");
        for attribute in ["HttpOnly", "SameSite=Strict", "Path=/"] {
            assert!(attributes.contains(attribute), "{cookie}");
        }
        assert!(!attributes.contains("Secure"), "without a proxy there is no https: {cookie}");
        assert!(!attributes.contains("Domain"), "{cookie}");
    }
    let config = Config { behind_proxy: true, ..quick() };
    let running = Running::with(config, registry::games().iter().collect()).await;
    assert!(set_cookie(&running, &["X-Forwarded-Proto: https"]).await.ends_with("; Secure"));
    assert!(!set_cookie(&running, &["X-Forwarded-Proto: http"]).await.contains("Secure"));
    assert!(!set_cookie(&running, &[]).await.contains("Secure"));
}

#[tokio::test]
async fn nothing_that_opens_anything_is_stored() {
    let mut running = Running::new().await;
    let mut ada = running.guest("Ada").await;
    let code = new_code(&mut ada).await;
    let token = ada.cookie().unwrap().strip_prefix("menagerie=").unwrap().to_owned();
    let stored = |running: &Running| {
        let files = std::fs::read_dir(running.directory.path()).unwrap();
        let files: Vec<Vec<u8>> = files.map(|file| std::fs::read(file.unwrap().path()).unwrap()).collect();
        files.concat()
    };
    for stopped in [false, true] {
        if stopped {
            running.stop().await;
        }
        let bytes = stored(&running);
        let holds = |text: &str| bytes.windows(text.len()).any(|window| window.eq_ignore_ascii_case(text.as_bytes()));
        assert!(holds("Ada"), "this is where people are stored");
        for secret in [token.clone(), code.clone(), code.replace('-', ""), code.replace('-', " ")] {
            assert!(!holds(&secret), "a secret is stored as it is");
        }
    }
}

async fn new_code(browser: &mut Browser) -> String {
    let made = browser.send(Method::POST, "/api/me/links", &json!(null)).await.expect("an answer");
    made.good().expect("a link")["code"].as_str().expect("a code").to_owned()
}

async fn claim(browser: &mut Browser, code: &str) -> client::Answer {
    browser.send(Method::POST, "/api/me/claim", &json!({ "code": code })).await.expect("an answer")
}

async fn passes(browser: &mut Browser) -> Vec<Value> {
    let me = browser.get("/api/me").await.expect("an answer").good().expect("it is known");
    me["passes"].as_array().expect("a list").clone()
}

async fn withdraw(browser: &mut Browser, pass: &Value) -> u16 {
    let path = format!("/api/me/passes/{}", pass["id"]);
    browser.request(Method::DELETE, &path, None).await.expect("an answer").status.as_u16()
}

#[tokio::test]
async fn the_same_person_plays_on_from_another_device() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, "zebres", 2, &json!({ "first_player": 0 })).await;
    let code = new_code(&mut game.browsers[0]).await;
    let mut phone = running.browser();
    let me = claim(&mut phone, &code.to_lowercase().replace('-', " ")).await.good().unwrap();
    assert_eq!(me["name"], "Ada");
    assert_ne!(phone.cookie(), game.browsers[0].cookie(), "a cookie of its own");
    let info = phone.get(&format!("/api/tables/{}", game.table)).await.unwrap().good().unwrap();
    assert_eq!(info["you"], 0);
    let mut socket = phone.socket().await.unwrap();
    socket.watch(&game.table, 0).await.unwrap();
    let moves = next_moves(&mut socket).await;
    assert_eq!(moves.legal, game.last[0].legal, "the same seat");
    socket.play(&game.table, moves.decision, &moves.legal[0]).await.unwrap();
    assert!(next_moves(&mut socket).await.key.is_some(), "and it may play");
}

#[tokio::test]
async fn a_device_that_is_withdrawn_is_shut_out_at_once() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, "zebres", 2, &json!({ "first_player": 0 })).await;
    let code = new_code(&mut game.browsers[0]).await;
    let mut phone = running.browser();
    claim(&mut phone, &code).await.good().unwrap();
    let mut socket = phone.socket().await.unwrap();
    socket.watch(&game.table, 0).await.unwrap();
    next_moves(&mut socket).await;
    let devices = passes(&mut game.browsers[0]).await;
    let lost = devices.iter().find(|pass| pass["kind"] == "device" && pass["this"] == false).unwrap();
    assert_eq!(withdraw(&mut game.browsers[0], lost).await, 204);
    // Its socket is closed, its cookie opens nothing.
    let end = loop {
        match tokio::time::timeout(ANSWER_TIMEOUT, socket.hear()).await.expect("an end in time") {
            Ok(_) => {}
            Err(end) => break end.to_string(),
        }
    };
    assert!(end.contains("Policy"), "{end}");
    assert_eq!(phone.get("/api/me").await.unwrap().status.as_u16(), 401);
    let mut nobody = phone.socket().await.unwrap();
    let ask = Ask::Resign { table: game.table.clone(), key: "ab".repeat(16) };
    nobody.ask(&ask).await.unwrap();
    assert!(matches!(next(&mut nobody).await, Tell::Refused { error, .. } if error.code == "unknown-person"));
    // The link still works until it is withdrawn too; the other device of the person was never in doubt.
    claim(&mut running.browser(), &code).await.good().unwrap();
    let link = passes(&mut game.browsers[0]).await.into_iter().find(|pass| pass["kind"] == "link").unwrap();
    assert_eq!(withdraw(&mut game.browsers[0], &link).await, 204);
    assert_eq!(withdraw(&mut game.browsers[0], &link).await, 404, "only once");
    let late = claim(&mut running.browser(), &code).await;
    assert_eq!((late.status.as_u16(), late.code()), (404, Some("bad-code")));
    let mut again = game.browsers[0].socket().await.unwrap();
    again.watch(&game.table, 0).await.unwrap();
    assert_eq!(next_moves(&mut again).await.legal, game.last[0].legal);
}

#[tokio::test]
async fn nobody_withdraws_what_is_anothers_and_one_may_shut_oneself_out() {
    let running = Running::new().await;
    let (mut ada, mut leo) = (running.guest("Ada").await, running.guest("Léo").await);
    let own = passes(&mut ada).await;
    assert_eq!(own.len(), 1);
    assert_eq!(own[0]["this"], true);
    assert_eq!(withdraw(&mut leo, &own[0]).await, 404);
    assert_eq!(withdraw(&mut running.browser(), &own[0]).await, 401);
    let cookie = ada.cookie().unwrap().to_owned();
    assert_eq!(withdraw(&mut ada, &own[0]).await, 204);
    assert_eq!(ada.cookie(), Some("menagerie="), "the browser forgets");
    let mut before = Browser::known(&running.url, &cookie).unwrap();
    assert_eq!(before.get("/api/me").await.unwrap().status.as_u16(), 401, "and the server does");
}

#[tokio::test]
async fn wrong_codes_open_nothing() {
    let running = Running::new().await;
    let mut ada = running.guest("Ada").await;
    let code = new_code(&mut ada).await;
    let token = ada.cookie().unwrap().strip_prefix("menagerie=").unwrap().to_owned();
    let swapped = code.chars().rev().collect::<String>();
    for wrong in ["", "ABCDE-ABCDE-ABCDE-ABCDE", &code[1..], &swapped, &token, "' or 1=1 --", &"A".repeat(5000)] {
        let answer = claim(&mut running.browser(), wrong).await;
        assert_eq!((answer.status.as_u16(), answer.code()), (404, Some("bad-code")), "{wrong}");
    }
    // A code is no cookie.
    let mut thief = Browser::known(&running.url, &format!("menagerie={code}")).unwrap();
    assert_eq!(thief.get("/api/me").await.unwrap().status.as_u16(), 401);
}

#[tokio::test]
async fn names_are_tidied_told_apart_and_stay_text() {
    let running = Running::new().await;
    let mut ada = running.browser();
    ada.arrive("  <script>\u{202e}\u{200b}x  </script> ").await.unwrap();
    let me = ada.get("/api/me").await.unwrap().good().unwrap();
    assert_eq!(me["name"], "<script>x </script>", "as text, tidied");
    let table = ada.make_table("zebres", 2, &json!({})).await.unwrap();
    ada.sit(&table, 0).await.unwrap();
    let mut leo = running.guest("<SCRIPT>x </SCRIPT>").await;
    leo.sit(&table, 1).await.unwrap();
    let cookie = format!("Cookie: {}", leo.cookie().unwrap());
    let answer = raw::request(running.host(), &format!("GET /api/tables/{table}"), &[&cookie], "").await;
    assert_eq!(answer.header("content-type"), Some("application/json"), "never a page");
    let info: Value = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(info["seats"][0]["name"], "<script>x </script>");
    assert_eq!(info["seats"][1]["name"], "<SCRIPT>x </SCRIPT> 2", "nobody passes for another");
    let board = raw::request(running.host(), &format!("GET /api/tables/{table}/board"), &[&cookie], "").await;
    assert_eq!(board.header("content-type"), Some("text/plain; charset=utf-8"));
    // Another name is for tables taken from now on.
    let renamed = ada.send(Method::PATCH, "/api/me", &json!({ "name": "Ada" })).await.unwrap().good().unwrap();
    assert_eq!(renamed["name"], "Ada");
    let info = ada.get(&format!("/api/tables/{table}")).await.unwrap().good().unwrap();
    assert_eq!(info["seats"][0]["name"], "<script>x </script>");
    for bad in ["", " ", "\u{200b}", "...", &"x".repeat(25), &"x".repeat(10_000)] {
        let answer = ada.send(Method::PATCH, "/api/me", &json!({ "name": bad })).await.unwrap();
        assert_eq!((answer.status.as_u16(), answer.code()), (422, Some("bad-name")), "{bad:?}");
    }
}
