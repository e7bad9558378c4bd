//! `serve` and `backup` as a host meets them: the program, its files, its signals.

use std::net::TcpListener;
use std::path::Path;
use std::process::Output;

use client::{Browser, Socket};
use protocol::Tell;
use serde_json::json;

use crate::serving::{Serving, menagerie};

/// It refuses with exit code 2 and one line that says why.
#[track_caller]
fn check_refusal(output: &Output, expected: &str) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.trim_end().lines().count(), 1, "{said}");
    assert!(said.contains(expected), "{said}");
}

#[test]
fn what_cannot_be_had_is_said_in_one_line() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("zoo.db");
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let serve = |data: &Path, port: &str| {
        menagerie(&["serve", "--data", data.to_str().unwrap(), "--port", port]).output().unwrap()
    };
    check_refusal(&serve(&data, &port), "in use");
    check_refusal(&serve(&directory.path().join("nowhere/zoo.db"), "0"), "nowhere");
    check_refusal(&serve(directory.path(), "0"), directory.path().to_str().unwrap());
    let text = directory.path().join("letter.txt");
    std::fs::write(&text, "Dear lion, this is no database at all. ".repeat(50)).unwrap();
    check_refusal(&serve(&text, "0"), "letter.txt");
    assert!(std::fs::read_to_string(&text).unwrap().starts_with("Dear lion"), "it is left as it was");
    check_refusal(&menagerie(&["serve", "--port", "70000"]).output().unwrap(), "70000");
    check_refusal(&menagerie(&["serve", "--listen", "the moon"]).output().unwrap(), "the moon");

    let serving = Serving::begin(&data, &[]);
    check_refusal(&serve(&data, "0"), "zoo.db");
    drop(serving);
}

#[tokio::test]
async fn it_stops_when_asked_and_keeps_everything() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("zoo.db");
    let serving = Serving::begin(&data, &[]);
    let mut ada = Browser::new(&serving.url).unwrap();
    ada.arrive("Ada").await.unwrap();
    let table = ada.make_table("zebres", 2, &json!({})).await.unwrap();
    ada.sit(&table, 0).await.unwrap();
    let mut socket = ada.socket().await.unwrap();
    socket.watch(&table, 0).await.unwrap();
    let (code, said) = serving.terminate();
    assert_eq!((code, said.as_str()), (Some(0), ""));
    // The socket is told, not torn.
    let end = loop {
        if let Err(end) = socket.hear().await {
            break end.to_string();
        }
    };
    assert!(end.contains("the server stops"), "{end}");

    let again = Serving::begin(&data, &[]);
    let mut ada = Browser::known(&again.url, ada.cookie().unwrap()).unwrap();
    let info = ada.get(&format!("/api/tables/{table}")).await.unwrap().good().unwrap();
    assert_eq!((&info["you"], &info["seats"][0]["name"]), (&json!(0), &json!("Ada")));
}

#[tokio::test]
async fn a_backup_of_a_running_server_can_be_served() {
    let directory = tempfile::tempdir().unwrap();
    let (data, copy) = (directory.path().join("zoo.db"), directory.path().join("copy.db"));
    let serving = Serving::begin(&data, &[]);
    let mut ada = Browser::new(&serving.url).unwrap();
    ada.arrive("Ada").await.unwrap();
    let table = ada.make_table("zebres", 2, &json!({})).await.unwrap();
    let backup = |data: &Path, copy: &Path| {
        menagerie(&["backup", "--data", data.to_str().unwrap(), copy.to_str().unwrap()]).output().unwrap()
    };
    let done = backup(&data, &copy);
    assert_eq!(done.status.code(), Some(0), "{}", String::from_utf8_lossy(&done.stderr));
    check_refusal(&backup(&data, &copy), "copy.db");
    check_refusal(&backup(&directory.path().join("none.db"), &directory.path().join("other.db")), "none.db");

    let restored = Serving::begin(&copy, &[]);
    let mut ada = Browser::known(&restored.url, ada.cookie().unwrap()).unwrap();
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.unwrap().good().unwrap()["host"], true);
}

/// Plays for a person with the first choice each time, until the match is over.
async fn play_to_the_end(mut socket: Socket, table: &str) {
    let mut answered = None;
    loop {
        let Tell::Moves(moves) = socket.hear().await.expect("a message") else { continue };
        if moves.turn == json!("over") {
            return;
        }
        if let (Some(choice), true) = (moves.legal.first(), answered != Some(moves.decision)) {
            socket.play(table, moves.decision, choice).await.expect("sent");
            answered = Some(moves.decision);
        }
    }
}

#[tokio::test]
async fn the_record_of_hidden_hands_opens_at_the_end_and_is_verified() {
    let directory = tempfile::tempdir().unwrap();
    let serving = Serving::begin(&directory.path().join("zoo.db"), &["--no-limits", "--bot-pause", "0"]);
    let mut people = Vec::new();
    for name in ["Ada", "Léo"] {
        let mut browser = Browser::new(&serving.url).unwrap();
        browser.arrive(name).await.unwrap();
        people.push(browser);
    }
    let table = people[0].make_table("zoff", 5, &json!({ "target": 12 })).await.unwrap();
    let mut sockets = Vec::new();
    for (seat, browser) in (0..).zip(&mut people) {
        browser.sit(&table, seat).await.unwrap();
        let mut socket = browser.socket().await.unwrap();
        socket.watch(&table, 0).await.unwrap();
        sockets.push(socket);
    }
    for seat in 2..5 {
        people[0].seat_bot(&table, seat, "random").await.unwrap();
    }
    people[0].start(&table).await.unwrap();
    for (browser, socket) in people.iter().zip(&mut sockets) {
        socket.open_nonce(&table, browser.nonce(&table).unwrap()).await.unwrap();
    }
    let path = format!("/api/tables/{table}/record");
    let (leo, ada) = (sockets.pop().unwrap(), sockets.pop().unwrap());
    tokio::join!(play_to_the_end(ada, &table), play_to_the_end(leo, &table));

    // Whoever was not there may read it too.
    let record = Browser::new(&serving.url).unwrap().get(&path).await.unwrap().good().unwrap();
    let text = record.to_string();
    assert!(text.matches("\"draw\":\"deal:").count() > 1 && text.contains("\"action\":\">"), "{text}");
    let file = directory.path().join("record.json");
    std::fs::write(&file, &text).unwrap();
    let output = menagerie(&["verify", "--json", file.to_str().unwrap()]).output().unwrap();
    let verified: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((output.status.code(), &verified["verified"]), (Some(0), &json!(true)), "{verified}");
    assert_eq!(verified["people"], 2);
}

#[test]
fn load_is_for_this_machine_alone() {
    check_refusal(&menagerie(&["load", "--url", "http://192.0.2.1:80"]).output().unwrap(), "this machine");
    check_refusal(&menagerie(&["load", "--url", "https://localhost"]).output().unwrap(), "http://");
}

#[test]
fn load_measures_a_running_server() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("zoo.db");
    let serving = Serving::begin(&data, &["--no-limits"]);
    let load =
        ["load", "--url", &serving.url, "--tables", "3", "--seconds", "2", "--idle", "5", "--asleep", "4", "--json"];
    let output = menagerie(&load).output().unwrap();
    let report: serde_json::Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)));
    assert!(report["moves"].as_u64().unwrap() > 0, "{report}");
    assert_eq!((&report["refused"], &report["idle"], &report["asleep"]), (&json!(0), &json!(5), &json!(4)));
    assert!(report["server"]["memory_bytes"].as_u64().unwrap() > 0);
}
