//! Bad requests.

use super::beside::Beside;
use crate::support::Running;
use crate::support::raw::{self, UPGRADE};

/// Asserts a refusal in all languages: the same code, three sentences.
async fn refused(host: &str, line: &str, headers: &[&str], body: &str, status: u16, code: &str) {
    let mut sentences = Vec::new();
    for language in ["en", "fr", "de"] {
        let language = format!("Accept-Language: {language};q=0.9, es");
        let answer = raw::request(host, line, &[headers, &[language.as_str()]].concat(), body).await;
        let (found, sentence) = answer.refusal().unwrap_or_else(|| panic!("{line}: {answer:?}"));
        assert_eq!((answer.status, found.as_str()), (status, code), "{line} {headers:?} {body}");
        assert!(!sentence.is_empty() && !sentence.starts_with('{'), "{sentence}");
        sentences.push(sentence);
    }
    sentences.sort();
    sentences.dedup();
    assert_eq!(sentences.len(), 3, "{code} says the same in two languages: {sentences:?}");
}

#[tokio::test]
async fn bad_addresses_and_methods_are_refused() {
    let running = Running::new().await;
    let beside = Beside::begin(&running).await;
    let (host, table) = (running.host(), beside.game.table.clone());
    let cookie = format!("Cookie: {}", beside.game.browsers[0].cookie().unwrap());
    for (line, status, code) in [
        ("GET /api/nothing", 404, "no-such-page"),
        ("GET /api/tables/nosuchtable", 404, "no-such-table"),
        ("GET /api/tables/abcdefghijkmnpqr", 404, "no-such-table"),
        ("GET /api/tables/abcdefghijkmnpqr/record", 404, "no-such-table"),
        ("GET /api/tables/%ff", 404, "no-such-page"),
        ("GET /api/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd", 404, "no-such-table"),
        ("GET /api/../api/me/../secrets", 404, "no-such-page"),
        ("GET /api/tables?before=first", 400, "malformed"),
        ("GET /api/tables?status=lost", 400, "malformed"),
        ("GET /api/tables?colour=red", 400, "malformed"),
        ("GET /api/tables/abcdefghijkmnpqr/moments", 404, "no-such-table"),
        ("GET /api/tables/abcdefghijkmnpqr/moments?from=-1", 400, "malformed"),
        ("GET /api/tables/abcdefghijkmnpqr/moments?seat=256", 400, "malformed"),
        ("GET /api/tables/abcdefghijkmnpqr/outlook", 400, "malformed"),
        ("GET /api/tables/abcdefghijkmnpqr/outlook?decision=1&action=g12", 401, "unknown-person"),
        ("GET /api/explore", 405, "no-such-method"),
        ("PUT /api/tables", 405, "no-such-method"),
        ("DELETE /api/me", 405, "no-such-method"),
        ("BREW /api/me", 405, "no-such-method"),
        ("POST /api/socket", 405, "no-such-method"),
        ("GET /api/socket", 400, "malformed"),
        ("GET /api/me", 401, "unknown-person"),
    ] {
        refused(host, line, &[], "", status, code).await;
    }
    for (line, status, code) in [
        ("DELETE /api/me/passes/first", 404, "no-such-page"),
        ("DELETE /api/me/passes/99999", 404, "no-such-pass"),
        ("DELETE /api/me/passes/-1", 404, "no-such-pass"),
        ("DELETE /api/me/passes/99999999999999999999", 404, "no-such-page"),
    ] {
        refused(host, line, &[&cookie], "", status, code).await;
    }
    for (seat, status, code) in [("two", 404, "no-such-page"), ("300", 404, "no-such-page"), ("255", 409, "started")] {
        let line = format!("DELETE /api/tables/{table}/seats/{seat}");
        refused(host, &line, &[&cookie], "", status, code).await;
    }
    beside.ends_unharmed().await;
}

#[tokio::test]
async fn bad_bodies_are_refused() {
    let running = Running::new().await;
    let beside = Beside::begin(&running).await;
    let host = running.host();
    let cookie = format!("Cookie: {}", beside.game.browsers[0].cookie().unwrap());
    let deep = format!("{{\"name\":{}", "[".repeat(5000));
    let huge = format!("{{\"name\":\"{}\"}}", "x".repeat(1_000_000));
    for (body, status, code) in [
        (" ", 400, "malformed"),
        ("{", 400, "malformed"),
        ("[]", 400, "malformed"),
        ("null", 400, "malformed"),
        ("{\"name\":5}", 400, "malformed"),
        ("{\"name\":\"Ada\",\"admin\":true}", 400, "malformed"),
        ("{\"name\":\"Ada\"}{}", 400, "malformed"),
        ("name=Ada", 400, "malformed"),
        (deep.as_str(), 400, "malformed"),
        (huge.as_str(), 413, "too-large"),
        ("{\"name\":\"\"}", 422, "bad-name"),
    ] {
        refused(host, "POST /api/me", &[], body, status, code).await;
    }
    for (body, status, code) in [
        ("{\"game\":\"zebres\",\"seats\":256}", 400, "malformed"),
        ("{\"game\":\"zebres\",\"seats\":255}", 422, "bad-seats"),
        ("{\"game\":\"zebres\",\"seats\":0}", 422, "bad-seats"),
        ("{\"game\":\"../zebres\",\"seats\":2}", 422, "bad-game"),
        ("{\"game\":\"zebres\",\"seats\":2,\"options\":{\"board\":{\"board\":[]}}}", 422, "bad-option-value"),
    ] {
        refused(host, "POST /api/tables", &[&cookie], body, status, code).await;
    }
    let play = "{\"seat\":0,\"action\":\"g1\"}";
    let many = format!("{{\"game\":\"zebres\",\"moves\":[{}]}}", vec![play; 201].join(","));
    for (body, status, code) in [
        ("{}", 400, "malformed"),
        ("{\"game\":\"zebres\",\"moves\":[{}]}", 400, "malformed"),
        ("{\"game\":\"zebres\",\"moves\":[{\"draw\":\"first0\",\"seat\":1}]}", 400, "malformed"),
        ("{\"game\":\"zebres\",\"moves\":[{\"seat\":256,\"action\":\"g1\"}]}", 400, "malformed"),
        ("{\"game\":\"zebres\",\"seats\":2,\"position\":{}}", 400, "malformed"),
        ("{\"game\":\"chess\"}", 422, "bad-game"),
        ("{\"game\":\"zebres\",\"seats\":3}", 422, "bad-seats"),
        ("{\"game\":\"zebres\",\"position\":{}}", 422, "bad-position"),
        ("{\"game\":\"zebres\",\"position\":[[[]]]}", 422, "bad-position"),
        ("{\"game\":\"zebres\",\"moves\":[{\"draw\":\"first2\"}]}", 422, "bad-draw"),
        ("{\"game\":\"zebres\",\"moves\":[{\"seat\":255,\"action\":\"g1\"}]}", 422, "no-such-seat"),
        (many.as_str(), 422, "too-many-moves"),
    ] {
        refused(host, "POST /api/explore", &[], body, status, code).await;
    }
    let table = beside.game.table.clone();
    let hint = format!("POST /api/tables/{table}/hint");
    refused(host, &hint, &[], "{\"decision\":1}", 401, "unknown-person").await;
    refused(host, &hint, &[&cookie], "{\"decision\":\"now\"}", 400, "malformed").await;
    refused(host, &hint, &[&cookie], "{\"decision\":1}", 409, "hint-among-people").await;
    let theirs = format!("GET /api/tables/{table}/moments?seat=1");
    refused(host, &theirs, &[&cookie], "", 403, "not-your-seat").await;
    let mut bytes =
        format!("POST /api/me HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: 4\r\n\r\n").into_bytes();
    bytes.extend([b'"', 0xff, 0xfe, b'"']);
    let answer = raw::exchange(host, &bytes).await.unwrap();
    assert_eq!((answer.status, answer.refusal().unwrap().0.as_str()), (400, "malformed"));
    beside.ends_unharmed().await;
}

#[tokio::test]
async fn a_bad_cookie_is_nobodys() {
    let running = Running::new().await;
    let host = running.host();
    let long = format!("Cookie: menagerie={}", "x".repeat(5000));
    for cookie in [
        "Cookie: menagerie=",
        "Cookie: menagerie",
        "Cookie: ;;;=;=;",
        "Cookie: menagerie=' or 1=1 --",
        "Cookie: menagerie=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA; menagerie=x",
        "Cookie: menagerie=\u{e9}\u{2603}",
        &long,
    ] {
        refused(host, "GET /api/me", &[cookie], "", 401, "unknown-person").await;
    }
}

/// What is not HTTP as it should be never comes to us; it gets a status or a closed door, and no more.
#[tokio::test]
async fn broken_requests_end_the_connection() {
    let running = Running::new().await;
    let beside = Beside::begin(&running).await;
    let host = running.host();
    let request =
        |headers: &str, body: &str| format!("POST /api/me HTTP/1.1\r\nHost: {host}\r\n{headers}\r\n\r\n{body}");
    let body = "{\"name\":\"Ada\"}";
    let flood = (0..2000).map(|number| format!("X-{number}: y")).collect::<Vec<_>>().join("\r\n");
    for text in [
        request("Content-Length: many", body),
        request("Content-Length: -1", body),
        request("Content-Length: 18446744073709551616", body),
        request("Content-Length: 14\r\nContent-Length: 15", body),
        request("Content-Length: 9999", body),
        request("Transfer-Encoding: chunked", "zz\r\n"),
        request("Transfer-Encoding: chunked\r\nContent-Length: 3", "ffffffffffffffffff\r\n"),
        request(&flood, ""),
        request(&format!("X: {}", "y".repeat(2_000_000)), ""),
        request("No colon", ""),
        request(": nothing", ""),
        format!("GET /{} HTTP/1.1\r\nHost: {host}\r\n\r\n", "x".repeat(200_000)),
        "GET /api/me HTTP/9.9\r\n\r\n".to_owned(),
        "GET\r\n\r\n".to_owned(),
        "\r\n\r\n\r\n".to_owned(),
        "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0".to_owned(),
        String::new(),
    ] {
        if let Some(answer) = raw::break_off(host, text.as_bytes()).await {
            assert!((400..500).contains(&answer.status), "{answer:?} to {text:.60}");
            assert_ne!(answer.refusal().map(|(code, _)| code).as_deref(), Some("internal"));
        }
    }
    beside.ends_unharmed().await;
}

#[tokio::test]
async fn another_sites_page_is_refused() {
    let running = Running::new().await;
    let host = running.host();
    let ours = format!("Origin: http://{host}");
    let body = "{\"name\":\"Ada\"}";
    for origin in
        ["Origin: https://evil.example", "Origin: null", "Origin: http://localhost:1", "Origin: ", "Origin: \u{ff}"]
    {
        for line in
            ["POST /api/me", "PATCH /api/me", "PUT /api/tables/x/seats/0", "DELETE /api/me/passes/1", "BREW /api/me"]
        {
            refused(host, line, &[origin], body, 403, "foreign-origin").await;
        }
        let upgrade = [&UPGRADE[..], &[origin]].concat();
        refused(host, "GET /api/socket", &upgrade, "", 403, "foreign-origin").await;
        assert_eq!(raw::request(host, "GET /api/games", &[origin], "").await.status, 200, "reading harms nobody");
    }
    assert_eq!(raw::request(host, "POST /api/me", &[&ours], body).await.status, 201);
    let socket = raw::request(host, "GET /api/socket", &[&UPGRADE[..], &[ours.as_str()]].concat(), "").await;
    assert_eq!(socket.status, 101);
}
