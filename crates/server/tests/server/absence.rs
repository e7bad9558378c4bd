//! People who are away: who sees it, bots that play for them, the end without a result; tables that nobody uses, and
//! those that are deleted.

use std::time::Duration;

use client::Browser;
use hyper::{Method, StatusCode};
use protocol::{Ask, TableInfo, Tell};
use registry::{Record, Unverified};
use serde_json::{Value, json};
use server::Config;

use crate::support::{Match, Running, next, next_moves, quick, refusal, table_when};

/// A match at which nobody is waited for.
async fn impatient(running: &Running, game: &str, seats: u8, options: Value) -> Match {
    let table = json!({ "game": game, "seats": seats, "options": options, "absent_after": 0 });
    Match::begin_at(running, &table).await
}

impl Match {
    /// Somebody says that they leave, and the server knows.
    async fn leave(&mut self, seat: usize) {
        self.sockets[seat].ask(&Ask::Leave { table: self.table.clone() }).await.expect("answered");
        self.sockets[seat].ask(&Ask::Ping {}).await.expect("answered");
        while next(&mut self.sockets[seat]).await != (Tell::Pong {}) {}
    }

    /// Somebody comes back, and knows everything.
    async fn come_back(&mut self, seat: usize) {
        self.sockets[seat] = self.browsers[seat].socket().await.expect("answered");
        self.sockets[seat].watch(&self.table, 0).await.expect("answered");
        self.last[seat] = next_moves(&mut self.sockets[seat]).await;
    }

    /// Somebody asks for a bot in place of another. The code of the refusal, if it is refused.
    async fn replace(&mut self, asking: usize, absent: usize, level: &str) -> Result<TableInfo, (String, String)> {
        let path = format!("/api/tables/{}/seats/{absent}", self.table);
        self.put(asking, &path, json!({ "bot": level })).await
    }

    async fn agree(&mut self, asking: usize, agree: bool) -> Result<TableInfo, (String, String)> {
        let path = format!("/api/tables/{}/end", self.table);
        self.put(asking, &path, json!({ "agree": agree })).await
    }

    async fn put(&mut self, asking: usize, path: &str, body: Value) -> Result<TableInfo, (String, String)> {
        let answer = self.browsers[asking].send(Method::PUT, path, &body).await.expect("answered");
        match answer.code() {
            Some(code) => {
                Err((code.to_owned(), answer.body["error"]["message"].as_str().expect("answered").to_owned()))
            }
            None => Ok(serde_json::from_value(answer.body).expect("answered")),
        }
    }

    /// The browsers find the server again after a restart.
    fn reconnect(&mut self, running: &Running) {
        for browser in &mut self.browsers {
            *browser = Browser::known(&running.url, browser.cookie().expect("answered")).expect("answered");
        }
    }

    async fn record(&mut self) -> Record {
        let path = format!("/api/tables/{}/record", self.table);
        Record::from_value(self.browsers[0].get(&path).await.expect("answered").good().expect("answered"))
            .expect("answered")
    }
}

fn code<T>(answer: Result<T, (String, String)>) -> String {
    answer.err().expect("it is refused").0
}

#[tokio::test]
async fn somebody_who_is_missing_is_seen_to_be_missing() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, "zebres", 2, &json!({})).await;
    // A lost connection.
    game.sockets[1] = game.browsers[1].socket().await.unwrap();
    let info = table_when(&mut game.sockets[0], |table| !table.seats[1].here).await;
    let away = info.seats[1].away.unwrap();
    assert!(!away.left && away.absent_in.unwrap() > 10_000, "{away:?}");
    assert!(info.seats[0].here && info.seats[0].away.is_none());
    game.come_back(1).await;
    let info = table_when(&mut game.sockets[0], |table| table.seats[1].here).await;
    assert!(info.seats[1].away.is_none());
    // One of two tabs is no loss; leaving with the last one is meant.
    let mut tab = game.browsers[1].socket().await.unwrap();
    tab.watch(&game.table, 0).await.unwrap();
    next_moves(&mut tab).await;
    drop(tab);
    game.leave(1).await;
    let info = table_when(&mut game.sockets[0], |table| !table.seats[1].here).await;
    let away = info.seats[1].away.unwrap();
    assert!(away.left && away.absent_in.unwrap() <= 10_000, "{away:?}");
}

#[tokio::test]
async fn loading_the_page_again_takes_nobody_away() {
    let config = Config { grace: Duration::from_secs(3600), ..quick() };
    let running = Running::with(config, registry::games().iter().collect()).await;
    let mut game = impatient(&running, "zebres", 2, json!({})).await;
    game.leave(1).await;
    assert_eq!(code(game.replace(0, 1, "hard").await), "not-absent");
    let info = game.browsers[0].get(&format!("/api/tables/{}", game.table)).await.unwrap().good().unwrap();
    assert_eq!((&info["seats"][1]["here"], info["seats"][1].get("away")), (&json!(true), None));
}

#[tokio::test]
async fn a_bot_plays_until_the_owner_is_back_and_not_once_more() {
    let running = Running::new().await;
    let mut game = impatient(&running, "zebres", 2, json!({})).await;
    assert_eq!(code(game.replace(0, 1, "medium").await), "not-absent");
    assert_eq!(code(game.replace(0, 0, "medium").await), "seat-taken");
    assert_eq!(code(game.replace(0, 7, "medium").await), "no-such-seat");
    let mut own_choices = 0;
    for _ in 0..6 {
        game.leave(1).await;
        assert_eq!(code(game.replace(0, 1, "easy").await), "bad-level");
        let info = game.replace(0, 1, "medium").await.unwrap();
        assert_eq!((info.seats[1].name.as_deref(), info.seats[1].bot.as_deref()), (Some("Léo"), Some("medium")));
        let entries = game.record().await.entries.len();
        game.replace(0, 1, "medium").await.unwrap();
        let takeovers = |record: Record| {
            let of_bots = |entry: &&registry::Entry| matches!(entry.what, registry::Kind::Takeover(_, Some(_)));
            record.entries.iter().skip(entries).filter(of_bots).count()
        };
        assert_eq!(takeovers(game.record().await), 0, "asked again, nothing more happens");
        // The absent one plays nothing from afar: the table must be watched.
        game.sockets[1].play(&game.table, 99, "+1").await.unwrap();
        assert_eq!(refusal(&mut game.sockets[1]).await, "bot-plays");
        game.come_back(1).await;
        let last = game.last[1].steps.last().unwrap().entry.clone();
        assert_eq!((&last["kind"], last.get("bot")), (&json!("takeover"), None));
        // From now on each plays for themselves.
        for _ in 0..4 {
            for seat in 0..2 {
                game.come_back(seat).await;
            }
            let Some(&seat) = game.movers().first() else { break };
            let (decision, action) = (game.last[seat].decision, game.last[seat].legal[0].clone());
            let key = game.sockets[seat].play(&game.table, decision, &action).await.unwrap();
            while next_moves(&mut game.sockets[seat]).await.key.as_ref() != Some(&key) {}
            own_choices += usize::from(seat == 1);
        }
    }
    let record = game.record().await;
    let mut with_a_bot = false;
    let mut by_the_owner = 0;
    for entry in &record.entries {
        match &entry.what {
            registry::Kind::Takeover(_, bot) => with_a_bot = bot.is_some(),
            registry::Kind::Play(seat, _) if seat.0 == 1 && !with_a_bot => by_the_owner += 1,
            _ => {}
        }
    }
    assert_eq!(by_the_owner, own_choices, "no bot moves once the owner is back");
}

#[tokio::test]
async fn others_wait_until_the_time_is_over_and_are_told_how_long() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, "zebres", 2, &json!({})).await;
    game.sockets[1] = game.browsers[1].socket().await.unwrap();
    table_when(&mut game.sockets[0], |table| !table.seats[1].here).await;
    let (refused, message) = game.replace(0, 1, "hard").await.unwrap_err();
    assert_eq!(refused, "absent-soon");
    assert!(message.contains("Léo") && message.contains("seconds"), "{message}");
    assert_eq!(code(game.agree(0, true).await), "absent-soon");

    let table = json!({ "game": "zebres", "seats": 2, "absent_after": null });
    let mut patient = Match::begin_at(&running, &table).await;
    assert_eq!(code(patient.agree(0, true).await), "nobody-absent");
    patient.leave(1).await;
    let info = table_when(&mut patient.sockets[0], |table| !table.seats[1].here).await;
    assert_eq!((info.absent_after, info.seats[1].away.unwrap().absent_in), (None, None));
    assert_eq!(code(patient.replace(0, 1, "hard").await), "never-absent");
    assert_eq!(code(patient.agree(0, true).await), "never-absent");
    // Somebody who only looks on decides nothing.
    let path = format!("/api/tables/{}/seats/1", patient.table);
    let looking = running.guest("Zoé").await.send(Method::PUT, &path, &json!({ "bot": "hard" })).await.unwrap();
    assert_eq!(looking.code(), Some("not-seated"));
}

#[tokio::test]
async fn a_match_ends_without_a_result_when_everyone_present_agrees() {
    let running = Running::new().await;
    let mut game = impatient(&running, "zooloretto", 3, json!({})).await;
    game.play_on(5).await;
    game.leave(2).await;
    let info = game.agree(0, true).await.unwrap();
    assert_eq!((info.status.as_str(), &info.agreed[..]), ("running", &[0][..]));
    assert_eq!(game.agree(0, false).await.unwrap().agreed, [] as [u8; 0]);
    game.agree(1, true).await.unwrap();
    // Whoever was missing is back: nothing comes of it.
    game.come_back(2).await;
    table_when(&mut game.sockets[0], |table| table.seats[2].here && table.agreed.is_empty()).await;
    assert_eq!(code(game.agree(0, true).await), "nobody-absent");

    game.leave(2).await;
    assert_eq!(game.agree(1, true).await.unwrap().agreed, [1]);
    let info = game.agree(0, true).await.unwrap();
    assert_eq!((info.status.as_str(), info.abandoned), ("over", true));
    let last = loop {
        let moves = next_moves(&mut game.sockets[0]).await;
        if moves.turn == json!("over") {
            break moves;
        }
    };
    assert!(last.legal.is_empty() && last.standing.is_none());
    for seat in 0..2 {
        game.sockets[seat].play(&game.table, game.last[seat].decision, "draw").await.unwrap();
        assert_eq!(refusal(&mut game.sockets[seat]).await, "over");
    }
    assert_eq!(code(game.agree(0, false).await), "over");
    let record = game.record().await;
    assert!(record.result.is_none() && record.proof.is_none());
    let listing = registry::find("zooloretto").unwrap();
    assert!(listing.replay(&record, u32::MAX).is_ok(), "it can be looked at again");
    assert_eq!(listing.verify(&record), Err(Unverified::NoResult));
    let rematch = format!("/api/tables/{}/rematch", game.table);
    assert!(game.browsers[1].send(Method::POST, &rematch, &json!(null)).await.unwrap().good().is_ok());
}

#[tokio::test]
async fn a_takeover_outlives_the_server() {
    let mut running = Running::new().await;
    let mut game = impatient(&running, "zebres", 2, json!({ "first_player": 0 })).await;
    game.leave(1).await;
    game.replace(0, 1, "medium").await.unwrap();
    running.restart().await;
    game.reconnect(&running);
    game.come_back(0).await;
    let info = game.browsers[0].get(&format!("/api/tables/{}", game.table)).await.unwrap().good().unwrap();
    assert_eq!(info["seats"][1]["bot"], "medium");
    // It is Ada's turn; then the bot plays on.
    while !game.last[0].legal.is_empty() {
        let (decision, action) = (game.last[0].decision, game.last[0].legal[0].clone());
        game.sockets[0].play(&game.table, decision, &action).await.unwrap();
        game.last[0] = next_moves(&mut game.sockets[0]).await;
    }
    while game.last[0].legal.is_empty() {
        game.last[0] = next_moves(&mut game.sockets[0]).await;
    }
    game.come_back(1).await;
    let info = game.browsers[0].get(&format!("/api/tables/{}", game.table)).await.unwrap().good().unwrap();
    assert_eq!(info["seats"][1].get("bot"), None);
}

#[tokio::test]
async fn lists_say_for_whom_a_table_waits() {
    let mut running = Running::new().await;
    let mut game = Match::begin(&running, "zebres", 2, &json!({ "first_player": 1 })).await;
    let listed = async |game: &mut Match| {
        let list = game.browsers[0].get("/api/me/tables").await.unwrap().good().unwrap();
        list["tables"][0].clone()
    };
    assert_eq!(listed(&mut game).await["waiting_for"], json!([1]));
    for _ in 0..7 {
        game.play_on(1).await;
        let table = listed(&mut game).await;
        assert_eq!(table["waiting_for"], json!(game.movers()));
        assert!(table["waiting_since"].as_u64().unwrap() >= table["created"].as_u64().unwrap());
    }
    let waiting = game.movers();
    running.restart().await;
    game.reconnect(&running);
    assert_eq!(listed(&mut game).await["waiting_for"], json!(waiting));
}

#[tokio::test]
async fn a_table_that_nobody_uses_is_archived_until_somebody_comes() {
    // With no patience at all, every start archives whatever was used before.
    let mut running =
        Running::with(Config { archive_after: Duration::ZERO, ..quick() }, registry::games().iter().collect()).await;
    let table = json!({ "game": "zebres", "seats": 2, "public": true });
    let mut game = Match::begin_at(&running, &table).await;
    game.play_on(3).await;
    let count = async |running: &Running| {
        let list = running.browser().get("/api/tables?status=running").await.unwrap().good().unwrap();
        list["tables"].as_array().unwrap().len()
    };
    assert_eq!(count(&running).await, 1);
    running.restart().await;
    game.reconnect(&running);
    assert_eq!(count(&running).await, 0);
    let own = game.browsers[1].get("/api/me/tables").await.unwrap().good().unwrap();
    assert_eq!(own["tables"][0]["archived"], true, "one's own tables are kept");
    // Somebody looks on, which changes nothing; one of the players comes, and it goes on.
    let mut stranger = running.browser().socket().await.unwrap();
    stranger.watch(&game.table, 0).await.unwrap();
    next_moves(&mut stranger).await;
    assert_eq!(count(&running).await, 0);
    game.come_back(1).await;
    assert_eq!(count(&running).await, 1);
    let own = game.browsers[1].get("/api/me/tables").await.unwrap().good().unwrap();
    assert_eq!(own["tables"][0].get("archived"), None);
}

#[tokio::test]
async fn the_host_deletes_a_table_that_has_not_begun() {
    let running = Running::new().await;
    let (mut ada, mut leo) = (running.guest("Ada").await, running.guest("Léo").await);
    let table = ada.make_table("zebres", 2, &json!({})).await.unwrap();
    let path = format!("/api/tables/{table}");
    ada.sit(&table, 0).await.unwrap();
    leo.sit(&table, 1).await.unwrap();
    let mut socket = leo.socket().await.unwrap();
    socket.watch(&table, 0).await.unwrap();
    table_when(&mut socket, |table| table.seats[1].here).await;
    assert_eq!(leo.request(Method::DELETE, &path, None).await.unwrap().code(), Some("not-yours"));
    assert_eq!(ada.request(Method::DELETE, &path, None).await.unwrap().status, StatusCode::NO_CONTENT);
    let gone = loop {
        if let Tell::Gone { table } = next(&mut socket).await {
            break table;
        }
    };
    assert_eq!(gone, table);
    assert_eq!(ada.get(&path).await.unwrap().status, StatusCode::NOT_FOUND);
    assert_eq!(leo.get("/api/me/tables").await.unwrap().good().unwrap()["tables"], json!([]));
    socket.watch(&table, 0).await.unwrap();
    assert_eq!(refusal(&mut socket).await, "no-such-table");

    let mut begun = Match::begin(&running, "zebres", 2, &json!({})).await;
    let path = format!("/api/tables/{}", begun.table);
    assert_eq!(begun.browsers[0].request(Method::DELETE, &path, None).await.unwrap().code(), Some("started"));
}

#[tokio::test]
async fn those_who_look_on_are_counted_and_named() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, "zebres", 2, &json!({})).await;
    let zoe = running.guest("Zoé").await;
    let mut tabs = Vec::new();
    for browser in [&zoe, &zoe, &running.browser()] {
        let mut socket = browser.socket().await.unwrap();
        socket.watch(&game.table, 0).await.unwrap();
        tabs.push(socket);
    }
    let info = table_when(&mut game.sockets[0], |table| table.watchers == 2).await;
    assert_eq!(info.watcher_names, ["Zoé"]);
    drop(tabs);
    let info = table_when(&mut game.sockets[0], |table| table.watchers == 0).await;
    assert!(info.watcher_names.is_empty());
}
