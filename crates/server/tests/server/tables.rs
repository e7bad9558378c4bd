//! Tables from the lobby to the rematch, over real sockets.

use hyper::{Method, StatusCode};
use protocol::{Ask, Tell};
use serde_json::{Value, json};

use crate::support::{Match, Running, next, next_moves, quick, refusal, table_when};

const ZEBRES: &str = "zebres";

#[tokio::test]
async fn two_people_play_a_whole_match() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, ZEBRES, 2, &json!({})).await;
    assert_eq!(game.last[0].steps[0].entry["kind"], "draw", "chance has chosen who begins");
    game.play_on(500).await;
    assert!(game.is_over());
    let standing = game.last[0].standing.clone().expect("how it ended");
    assert_eq!(standing["over"], true);
    assert_eq!(game.last[0].standing, game.last[1].standing);

    let info = game.browsers[0].get(&format!("/api/tables/{}", game.table)).await.unwrap().good().unwrap();
    assert_eq!(info["status"], "over");
    // The record is open to anyone who has the link, and its luck can be checked.
    let record = running.browser().get(&format!("/api/tables/{}/record", game.table)).await.unwrap().good().unwrap();
    let record = registry::Record::from_value(record).unwrap();
    registry::find(ZEBRES).unwrap().verify(&record).expect("it is as it was played");
    assert_eq!(record.proof.as_ref().unwrap().commitment.to_string(), info["commitment"]);
    assert_eq!(record.seats[0].name.as_deref(), Some("Ada"));
    assert_eq!(record.result.as_ref().unwrap().scores.len(), 2);
}

#[tokio::test]
async fn a_person_plays_against_a_bot_and_asks_for_a_rematch() {
    let running = Running::new().await;
    let mut ada = running.guest("Ada").await;
    let table = ada.make_table(ZEBRES, 2, &json!({ "first_player": 1 })).await.unwrap();
    ada.sit(&table, 0).await.unwrap();
    ada.seat_bot(&table, 1, "random").await.unwrap();
    let mut socket = ada.socket().await.unwrap();
    socket.watch(&table, 0).await.unwrap();
    ada.start(&table).await.unwrap();
    socket.open_nonce(&table, ada.nonce(&table).unwrap()).await.unwrap();
    let mut moves = next_moves(&mut socket).await;
    while moves.turn != json!("over") {
        if let Some(action) = moves.legal.first() {
            socket.play(&table, moves.decision, action).await.unwrap();
        }
        moves = next_moves(&mut socket).await;
    }
    let rematch = ada.send(Method::POST, &format!("/api/tables/{table}/rematch"), &json!(null)).await.unwrap();
    let next = rematch.good().unwrap()["id"].as_str().unwrap().to_owned();
    let again = ada.send(Method::POST, &format!("/api/tables/{table}/rematch"), &json!(null)).await.unwrap();
    assert_eq!(again.good().unwrap()["id"], json!(next), "one rematch for all");
    let info = ada.get(&format!("/api/tables/{next}")).await.unwrap().good().unwrap();
    assert_eq!(info["seats"][0]["bot"], "random", "everybody moves on by one seat");
    assert_eq!(info["seats"][1]["kept_for"], "Ada");
    assert_eq!(info["options"]["first_player"], 1);
    let mut leo = running.guest("Léo").await;
    assert!(leo.sit(&next, 1).await.unwrap_err().to_string().contains("Ada"), "her seat is kept");
    ada.sit(&next, 1).await.unwrap();
}

#[tokio::test]
async fn bots_alone_play_to_the_end() {
    let running = Running::new().await;
    let mut ada = running.guest("Ada").await;
    let table = ada.make_table(ZEBRES, 2, &json!({})).await.unwrap();
    ada.seat_bot(&table, 0, "random").await.unwrap();
    ada.seat_bot(&table, 1, "easy").await.unwrap();
    let mut socket = ada.socket().await.unwrap();
    socket.watch(&table, 0).await.unwrap();
    ada.start(&table).await.unwrap();
    while next_moves(&mut socket).await.turn != json!("over") {}
}

#[tokio::test]
async fn seats_are_taken_freed_and_kept_apart() {
    let running = Running::new().await;
    let (mut ada, mut leo, mut zoe) =
        (running.guest("Ada").await, running.guest("ada").await, running.guest("Zoé").await);
    let table = ada.make_table(ZEBRES, 2, &json!({})).await.unwrap();
    let seat = |number: u8| format!("/api/tables/{table}/seats/{number}");
    let put = |body: Value| body;

    ada.sit(&table, 0).await.unwrap();
    leo.sit(&table, 1).await.unwrap();
    let info = zoe.get(&format!("/api/tables/{table}")).await.unwrap().good().unwrap();
    assert_eq!((&info["seats"][0]["name"], &info["seats"][1]["name"]), (&json!("Ada"), &json!("ada 2")));
    assert_eq!(info["host"], false);
    assert!(info.get("you").is_none());

    let code = |answer: client::Answer| (answer.status.as_u16(), answer.code().unwrap_or_default().to_owned());
    let commitment = "ab".repeat(32);
    let sit = json!({ "me": commitment });
    assert_eq!(code(zoe.send(Method::PUT, &seat(1), &sit).await.unwrap()), (409, "seat-taken".into()));
    assert_eq!(code(zoe.send(Method::PUT, &seat(2), &sit).await.unwrap()), (404, "no-such-seat".into()));
    assert_eq!(code(ada.send(Method::PUT, &seat(1), &sit).await.unwrap()), (409, "already-seated".into()));
    let bad = put(json!({ "me": "AB".repeat(32) }));
    assert_eq!(code(zoe.send(Method::PUT, &seat(1), &bad).await.unwrap()), (422, "bad-commitment".into()));
    let bot = put(json!({ "bot": "medium" }));
    assert_eq!(code(zoe.send(Method::PUT, &seat(0), &bot).await.unwrap()), (403, "not-yours".into()));
    assert_eq!(code(ada.send(Method::PUT, &seat(1), &bot).await.unwrap()), (409, "seat-taken".into()));
    assert_eq!(
        code(ada.send(Method::PUT, &seat(1), &json!({ "bot": "genius" })).await.unwrap()),
        (422, "bad-level".into())
    );
    assert_eq!(code(zoe.send(Method::DELETE, &seat(0), &json!(null)).await.unwrap()), (403, "not-yours".into()));

    // One may leave; the host may free any seat and fill it with a bot.
    assert_eq!(leo.send(Method::DELETE, &seat(1), &json!(null)).await.unwrap().status, StatusCode::OK);
    zoe.sit(&table, 1).await.unwrap();
    assert_eq!(ada.send(Method::DELETE, &seat(1), &json!(null)).await.unwrap().status, StatusCode::OK);
    let start = format!("/api/tables/{table}/start");
    assert_eq!(code(ada.send(Method::POST, &start, &json!(null)).await.unwrap()), (409, "seats-empty".into()));
    ada.seat_bot(&table, 1, "easy").await.unwrap();
    ada.seat_bot(&table, 1, "hard").await.unwrap();
    assert_eq!(code(zoe.send(Method::POST, &start, &json!(null)).await.unwrap()), (403, "not-yours".into()));
    let started = ada.send(Method::POST, &start, &json!(null)).await.unwrap().good().unwrap();
    assert_eq!(started["status"], "opening");
    assert_eq!(code(ada.send(Method::POST, &start, &json!(null)).await.unwrap()), (409, "started".into()));
    assert_eq!(code(leo.send(Method::PUT, &seat(1), &sit).await.unwrap()), (409, "started".into()));
}

#[tokio::test]
async fn tables_are_made_with_what_the_game_allows() {
    let running = Running::new().await;
    let mut ada = running.guest("Ada").await;
    let mut make = async |table: Value| {
        let answer = ada.send(Method::POST, "/api/tables", &table).await.unwrap();
        (answer.status.as_u16(), answer.code().unwrap_or_default().to_owned())
    };
    assert_eq!(make(json!({ "game": ZEBRES, "seats": 2 })).await, (201, String::new()));
    assert_eq!(make(json!({ "game": "chess", "seats": 2 })).await, (422, "bad-game".into()));
    assert_eq!(make(json!({ "game": ZEBRES, "seats": 3 })).await, (422, "bad-seats".into()));
    assert_eq!(
        make(json!({ "game": ZEBRES, "seats": 2, "options": { "board": "round" } })).await,
        (422, "bad-option-value".into())
    );
    assert_eq!(
        make(json!({ "game": ZEBRES, "seats": 2, "options": { "river": 1 } })).await,
        (422, "bad-option-unknown".into())
    );
    assert_eq!(make(json!({ "game": ZEBRES, "seats": 2, "options": [] })).await, (422, "bad-options-shape".into()));
    assert_eq!(make(json!({ "game": ZEBRES, "seats": 2, "cheat": true })).await, (400, "malformed".into()));
    assert_eq!(make(json!({ "game": ZEBRES, "seats": -1 })).await, (400, "malformed".into()));
    assert_eq!(make(json!("zebres")).await, (400, "malformed".into()));
    let mut nobody = running.browser();
    let answer = nobody.send(Method::POST, "/api/tables", &json!({ "game": ZEBRES, "seats": 2 })).await.unwrap();
    assert_eq!((answer.status.as_u16(), answer.code()), (401, Some("unknown-person")));
}

#[tokio::test]
async fn the_lobby_shows_public_tables_alone() {
    let running = Running::new().await;
    let mut ada = running.guest("Ada").await;
    ada.make_table(ZEBRES, 2, &json!({})).await.unwrap();
    let public = json!({ "game": ZEBRES, "seats": 2, "public": true });
    let id = ada.send(Method::POST, "/api/tables", &public).await.unwrap().good().unwrap()["id"].clone();
    let listed = running.browser().get("/api/tables?status=open").await.unwrap().good().unwrap();
    assert_eq!(listed["tables"].as_array().unwrap().iter().map(|table| &table["id"]).collect::<Vec<_>>(), [&id]);
    assert_eq!(running.browser().get("/api/tables?status=over").await.unwrap().good().unwrap()["tables"], json!([]));
    assert_eq!(running.browser().get("/api/tables?status=odd").await.unwrap().status, StatusCode::BAD_REQUEST);
    let own = ada.get("/api/me/tables").await.unwrap().good().unwrap();
    assert_eq!(own["tables"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_move_that_is_sent_again_gets_its_first_answer_again() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, ZEBRES, 2, &json!({})).await;
    let mover = game.movers()[0];
    let action = game.last[mover].legal[0].clone();
    let ask = Ask::Play {
        table: game.table.clone(),
        decision: game.last[mover].decision,
        key: client::new_key().unwrap(),
        action,
    };
    game.sockets[mover].ask(&ask).await.unwrap();
    let accepted = next_moves(&mut game.sockets[mover]).await;
    let number = accepted.steps[0].entry["number"].clone();
    for _ in 0..3 {
        game.sockets[mover].ask(&ask).await.unwrap();
        let Tell::Done { number: again, .. } = next(&mut game.sockets[mover]).await else { panic!("another answer") };
        assert_eq!(json!(again), number);
    }
    // A refusal is the first answer too, even once the move would be legal.
    let Ask::Play { table, .. } = &ask else { panic!() };
    let early = Ask::Play { table: table.clone(), decision: 99, key: client::new_key().unwrap(), action: "+1".into() };
    for _ in 0..2 {
        game.sockets[mover].ask(&early).await.unwrap();
        assert_eq!(refusal(&mut game.sockets[mover]).await, "late");
    }
    // Another seat cannot use the key of this one, nor learn by it what was played.
    game.sockets[1 - mover].ask(&ask).await.unwrap();
    assert_eq!(refusal(&mut game.sockets[1 - mover]).await, "key-used");
}

#[tokio::test]
async fn moves_of_the_wrong_seat_time_or_kind_are_refused_and_harm_nobody() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, ZEBRES, 2, &json!({ "first_player": 0 })).await;
    let table = game.table.clone();
    let decision = game.last[0].decision;
    let play = |decision: u32, action: &str| Ask::Play {
        table: table.clone(),
        decision,
        key: client::new_key().unwrap(),
        action: action.to_owned(),
    };
    let legal = game.last[0].legal[0].clone();
    for (seat, ask, expected) in [
        (1, play(decision, &legal), "not-your-turn"),
        (0, play(decision + 1, &legal), "late"),
        (0, play(decision, "X99"), "bad-notation"),
        (0, play(decision, "E00"), "place-guardian-first"),
        (0, Ask::Unseal { table: table.clone(), decision, key: client::new_key().unwrap() }, "nothing-sealed"),
        (0, Ask::Play { table: table.clone(), decision, key: "12".into(), action: legal.clone() }, "malformed"),
        (0, Ask::Open { table: table.clone(), nonce: "ab".repeat(16) }, "started"),
        (0, Ask::Watch { table: "nosuchtableatall".into(), seen: None }, "no-such-table"),
        (0, Ask::Watch { table: "../etc/passwd".into(), seen: None }, "no-such-table"),
    ] {
        game.sockets[seat].ask(&ask).await.unwrap();
        let code = refusal(&mut game.sockets[seat]).await;
        if expected == "place-guardian-first" {
            // Whatever the game's rules call it.
            assert!(!code.is_empty() && code != "malformed", "{code}");
        } else {
            assert_eq!(code, expected, "{ask:?}");
        }
    }
    let mut stranger = running.guest("Zoé").await.socket().await.unwrap();
    stranger.ask(&play(decision, &legal)).await.unwrap();
    assert_eq!(refusal(&mut stranger).await, "not-seated");
    let mut nobody = running.browser().socket().await.unwrap();
    nobody.ask(&play(decision, &legal)).await.unwrap();
    assert_eq!(refusal(&mut nobody).await, "unknown-person");
    game.play(0, &legal).await;
}

#[tokio::test]
async fn whoever_comes_late_is_told_everything_again() {
    let mut running = Running::new().await;
    let mut game = Match::begin(&running, ZEBRES, 2, &json!({})).await;
    game.play_on(11).await;
    let entries = game.last[0].steps.last().unwrap().entry["number"].as_u64().unwrap();

    let mut spectator = running.browser().socket().await.unwrap();
    spectator.watch(&game.table, 0).await.unwrap();
    let whole = next_moves(&mut spectator).await;
    assert_eq!(whole.steps.len() as u64, entries);
    assert!(whole.legal.is_empty(), "a spectator may do nothing");
    assert!(whole.steps.iter().any(|step| !step.events.is_empty()), "with its events");
    for seen in [0, 1, entries - 1, entries, entries + 9] {
        let mut socket = game.browsers[0].socket().await.unwrap();
        socket.watch(&game.table, seen as u32).await.unwrap();
        let rest = next_moves(&mut socket).await;
        assert_eq!(rest.steps, whole.steps[(seen as usize).min(whole.steps.len())..]);
        assert_eq!(rest.view, game.last[0].view);
        assert_eq!(rest.legal, game.last[0].legal);
    }
    // The same after the server was stopped and started.
    running.restart().await;
    let mut socket = running.browser().socket().await.unwrap();
    socket.watch(&game.table, 0).await.unwrap();
    let again = next_moves(&mut socket).await;
    assert_eq!((again.steps, again.view), (whole.steps, whole.view));
}

#[tokio::test]
async fn all_tabs_of_a_seat_hear_the_same_and_any_may_play() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, ZEBRES, 2, &json!({ "first_player": 0 })).await;
    let mut tab = game.browsers[0].socket().await.unwrap();
    tab.watch(&game.table, 0).await.unwrap();
    let seen = next_moves(&mut tab).await;
    assert_eq!(seen.legal, game.last[0].legal);
    tab.play(&game.table, seen.decision, &seen.legal[0]).await.unwrap();
    let in_tab = next_moves(&mut tab).await;
    let in_first = next_moves(&mut game.sockets[0]).await;
    assert!(in_tab.key.is_some() && in_first.key.is_none());
    assert_eq!((in_tab.view, in_tab.steps), (in_first.view, in_first.steps));
}

#[tokio::test]
async fn who_resigns_loses_and_the_others_see_it() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, ZEBRES, 2, &json!({})).await;
    game.play_on(3).await;
    let resign = Ask::Resign { table: game.table.clone(), key: client::new_key().unwrap() };
    game.sockets[0].ask(&resign).await.unwrap();
    let moves = next_moves(&mut game.sockets[1]).await;
    assert_eq!(moves.turn, json!("over"));
    assert_eq!(moves.standing.unwrap()["ranks"], json!([2, 1]));
    next_moves(&mut game.sockets[0]).await;
    game.sockets[0].ask(&resign).await.unwrap();
    assert!(matches!(next(&mut game.sockets[0]).await, Tell::Done { .. }), "sent again, answered again");
    let more = Ask::Resign { table: game.table.clone(), key: client::new_key().unwrap() };
    game.sockets[1].ask(&more).await.unwrap();
    assert_eq!(refusal(&mut game.sockets[1]).await, "over");
}

#[tokio::test]
async fn nothing_is_open_to_a_person_who_resigned_while_a_bot_plays_on() {
    // The bot does not move before the test is over.
    let config = server::Config { bot_pause: Some(std::time::Duration::from_secs(600)), ..quick() };
    let running = Running::with(config, registry::games().iter().collect()).await;
    let mut game = Match::begin(&running, "zooloretto", 3, &json!({ "first": 0 })).await;
    assert_eq!(game.movers(), [0]);
    let resign = Ask::Resign { table: game.table.clone(), key: client::new_key().unwrap() };
    game.sockets[0].ask(&resign).await.unwrap();
    let told = next_moves(&mut game.sockets[0]).await;
    assert_eq!((told.turn, told.legal), (json!({ "seat": 0 }), vec![]));
    let mut again = game.browsers[0].socket().await.unwrap();
    again.watch(&game.table, 0).await.unwrap();
    assert!(next_moves(&mut again).await.legal.is_empty());
}

#[tokio::test]
async fn a_nonce_must_be_the_one_that_was_committed_to() {
    let running = Running::new().await;
    let (mut ada, mut leo) = (running.guest("Ada").await, running.guest("Léo").await);
    let table = ada.make_table(ZEBRES, 2, &json!({})).await.unwrap();
    ada.sit(&table, 0).await.unwrap();
    let commitment =
        ada.get(&format!("/api/tables/{table}")).await.unwrap().good().unwrap()["seats"][0]["commitment"].clone();
    let copied =
        leo.send(Method::PUT, &format!("/api/tables/{table}/seats/1"), &json!({ "me": commitment })).await.unwrap();
    assert_eq!(copied.code(), Some("bad-commitment"), "nobody commits to another's nonce");
    leo.sit(&table, 1).await.unwrap();
    let mut socket = ada.socket().await.unwrap();
    socket.watch(&table, 0).await.unwrap();
    socket.open_nonce(&table, ada.nonce(&table).unwrap()).await.unwrap();
    assert_eq!(refusal(&mut socket).await, "not-started");
    ada.start(&table).await.unwrap();
    for bad in ["00".repeat(16), "0".into(), "G".repeat(32), format!("{}A", &ada.nonce(&table).unwrap()[1..])] {
        socket.open_nonce(&table, bad).await.unwrap();
        assert_eq!(refusal(&mut socket).await, "bad-nonce");
    }
    socket.open_nonce(&table, ada.nonce(&table).unwrap()).await.unwrap();
    let info = table_when(&mut socket, |table| table.seats[0].opened).await;
    assert_eq!(info.status, "opening");
    assert!(info.seats[0].nonce.is_none(), "nobody sees a nonce before all are open");
    let mut other = leo.socket().await.unwrap();
    other.watch(&table, 0).await.unwrap();
    other.open_nonce(&table, leo.nonce(&table).unwrap()).await.unwrap();
    let info = table_when(&mut socket, |table| table.status == "running").await;
    assert!(info.seats.iter().all(|seat| seat.nonce.is_some()));
}
