//! A match from outside: how it stood, what would come of a choice, and what an expert would do.

mod explore;
mod hints;

use client::{Answer, Browser};
use protocol::{Ask, Moments, Outlook};
use serde_json::{Value, json};

use crate::support::{Match, Running, next_moves};

const ZEBRES: &str = "zebres";

async fn moments(browser: &mut Browser, table: &str, query: &str) -> Moments {
    let answer = browser
        .get(&format!("/api/tables/{table}/moments{query}"))
        .await
        .expect("an answer")
        .good()
        .expect("no refusal");
    serde_json::from_value(answer).expect("moments")
}

async fn outlook(browser: &mut Browser, table: &str, decision: u32, action: &str) -> Answer {
    let action = action.replace('+', "%2B");
    browser.get(&format!("/api/tables/{table}/outlook?decision={decision}&action={action}")).await.expect("an answer")
}

fn code(answer: &Answer) -> (u16, &str) {
    (answer.status.as_u16(), answer.code().unwrap_or_default())
}

#[tokio::test]
async fn moments_are_what_was_shown_after_each_entry() {
    let mut running = Running::new().await;
    let mut game = Match::begin(&running, ZEBRES, 2, &json!({})).await;
    let mut shown = vec![(game.last[0].view.clone(), game.last[0].turn.clone(), game.last[0].phase.clone())];
    for _ in 0..12 {
        game.play_on(1).await;
        assert_eq!(game.last[0].steps.len(), 1, "chance decides nothing after the beginning");
        shown.push((game.last[0].view.clone(), game.last[0].turn.clone(), game.last[0].phase.clone()));
    }
    let all = moments(&mut game.browsers[0], &game.table, "").await.moments;
    assert!(all.iter().map(|moment| moment.number).eq(0..=13));
    assert_eq!(all[0].turn, json!("chance"), "before chance chose who begins");
    let seen: Vec<_> = all[1..].iter().map(|m| (m.view.clone(), m.turn.clone(), m.phase.clone())).collect();
    assert_eq!(seen, shown);
    assert!(all.iter().all(|moment| moment.standing.is_none()));
    let some = moments(&mut running.browser(), &game.table, "?from=3&count=2").await.moments;
    assert_eq!(some, all[3..5]);
    assert_eq!(moments(&mut running.browser(), &game.table, "?from=14").await.moments, []);
    assert_eq!(moments(&mut running.browser(), &game.table, "?count=0").await.moments, []);
    let far = moments(&mut running.browser(), &game.table, "?from=4294967295&count=4294967295").await;
    assert_eq!(far.moments, []);
    // The same of a table that sleeps.
    running.restart().await;
    assert_eq!(moments(&mut running.browser(), &game.table, "?count=64").await.moments, all);
}

#[tokio::test]
async fn other_seats_are_seen_once_the_match_is_over() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, ZEBRES, 2, &json!({})).await;
    game.play_on(5).await;
    let path = |seat: u8| format!("/api/tables/{}/moments?seat={seat}", game.table);
    assert!(game.browsers[1].get(&path(1)).await.unwrap().status.is_success(), "one's own");
    assert_eq!(code(&game.browsers[1].get(&path(0)).await.unwrap()), (403, "not-your-seat"));
    assert_eq!(code(&running.browser().get(&path(0)).await.unwrap()), (403, "not-your-seat"));
    assert_eq!(code(&game.browsers[1].get(&path(2)).await.unwrap()), (404, "no-such-seat"));
    let resign = Ask::Resign { table: game.table.clone(), key: client::new_key().unwrap() };
    game.sockets[1].ask(&resign).await.unwrap();
    let last = next_moves(&mut game.sockets[1]).await;
    let all = moments(&mut running.browser(), &game.table, "?seat=0").await.moments;
    let [.., before, end] = &all[..] else { panic!("{all:?}") };
    assert_eq!((&end.turn, &end.standing), (&json!("over"), &last.standing));
    assert_eq!((&before.view, &before.standing), (&end.view, &None), "giving up changes no view");
}

#[tokio::test]
async fn a_long_match_is_told_in_pages() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, ZEBRES, 2, &json!({})).await;
    game.play_on(500).await;
    let entries = game.last[0].steps.last().unwrap().entry["number"].as_u64().unwrap() as u32;
    let mut ada = running.browser();
    let mut numbers = Vec::new();
    loop {
        let page = moments(&mut ada, &game.table, &format!("?from={}&count=1000", numbers.len())).await.moments;
        let Some(last) = page.last() else { break };
        assert!(page.len() <= 64 && last.standing.is_some() == (last.number == entries));
        numbers.extend(page.iter().map(|moment| moment.number));
    }
    assert!(numbers.iter().copied().eq(0..=entries));
}

#[tokio::test]
async fn an_outlook_is_what_then_happens_and_changes_nothing() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, ZEBRES, 2, &json!({ "first_player": 1 })).await;
    for number in 0..30 {
        let seat = game.movers()[0];
        let (legal, decision) = (game.last[seat].legal.clone(), game.last[seat].decision);
        let action = legal[number * 5 % legal.len()].clone();
        let table = game.table.clone();
        let seen = outlook(&mut game.browsers[seat], &table, decision, &action).await.good().unwrap();
        let seen: Outlook = serde_json::from_value(seen).expect("an outlook");
        game.play(seat, &action).await;
        let then = &game.last[seat];
        assert!(seen.certain, "nothing is hidden in this game");
        assert_eq!(seen.view.as_ref(), Some(&then.view));
        assert_eq!((seen.turn.as_ref(), seen.phase.as_ref()), (Some(&then.turn), Some(&then.phase)));
        assert_eq!(seen.events.as_ref(), Some(&then.steps[0].events));
    }
}

#[tokio::test]
async fn an_outlook_is_refused_like_the_move() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, ZEBRES, 2, &json!({ "first_player": 0 })).await;
    let (table, decision) = (game.table.clone(), game.last[0].decision);
    let legal = game.last[0].legal[0].clone();
    let ask = async |who: &mut Browser, decision: u32, action: &str| {
        let answer = outlook(who, &table, decision, action).await;
        let rule = answer.body["error"]["rule"].is_string();
        let (status, code) = code(&answer);
        (status, code.to_owned(), rule)
    };
    let [ada, leo] = &mut game.browsers[..] else { panic!("two sit there") };
    assert_eq!(ask(leo, decision, &legal).await, (422, "not-your-turn".into(), false));
    assert_eq!(ask(ada, decision + 1, &legal).await, (409, "late".into(), false));
    assert_eq!(ask(ada, decision, "nonsense").await, (422, "bad-notation".into(), false));
    let (status, why, rule) = ask(ada, decision, "E00").await;
    assert!(status == 422 && rule, "a rule forbids it: {why}");
    assert_eq!(ask(&mut running.guest("Zoé").await, decision, &legal).await, (403, "not-seated".into(), false));
    assert_eq!(ask(&mut running.browser(), decision, &legal).await, (401, "unknown-person".into(), false));
    let waiting = ada.make_table(ZEBRES, 2, &json!({})).await.unwrap();
    ada.sit(&waiting, 0).await.unwrap();
    assert_eq!(code(&outlook(ada, &waiting, 0, "g1").await), (409, "not-started"));
    let resign = Ask::Resign { table: table.clone(), key: client::new_key().unwrap() };
    game.sockets[0].ask(&resign).await.unwrap();
    next_moves(&mut game.sockets[0]).await;
    assert_eq!(code(&outlook(&mut game.browsers[1], &table, 0, "g1").await), (422, "over"));
}

#[tokio::test]
async fn seats_of_bots_are_called_bots_in_the_language() {
    let running = Running::new().await;
    let mut ada = running.guest("Ada").await;
    let table = ada.make_table(ZEBRES, 2, &json!({})).await.unwrap();
    ada.seat_bot(&table, 1, "easy").await.unwrap();
    for (language, names) in [("en", ["Seat 1", "Bot (easy)"]), ("fr", ["Place 1", "Bot (facile)"])] {
        let path = format!("/api/tables/{table}/board?plain=true&lang={language}");
        let board = ada.get(&path).await.unwrap().good().unwrap();
        assert!(names.iter().all(|name| board.as_str().unwrap().contains(name)), "{names:?} in {board}");
    }
    ada.seat_bot(&table, 0, "easy").await.unwrap();
    let board = ada.get(&format!("/api/tables/{table}/board?plain=true")).await.unwrap().good().unwrap();
    assert!(board.as_str().unwrap().contains("Bot (easy) 2"), "no two have the same name: {board}");
}

#[tokio::test]
async fn a_seat_is_kept_for_a_person_and_not_for_a_name() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, ZEBRES, 2, &json!({})).await;
    let resign = Ask::Resign { table: game.table.clone(), key: client::new_key().unwrap() };
    game.sockets[0].ask(&resign).await.unwrap();
    next_moves(&mut game.sockets[0]).await;
    let path = format!("/api/tables/{}/rematch", game.table);
    let next = game.browsers[0].send(hyper::Method::POST, &path, &json!(null)).await.unwrap().good().unwrap();
    let path = format!("/api/tables/{}", next["id"].as_str().unwrap());
    let kept = |info: Value| [0, 1].map(|seat: usize| info["seats"][seat]["kept_for_you"].clone());
    assert_eq!(kept(game.browsers[0].get(&path).await.unwrap().good().unwrap()), [json!(false), json!(true)]);
    assert_eq!(kept(game.browsers[1].get(&path).await.unwrap().good().unwrap()), [json!(true), json!(false)]);
    let mut namesake = running.guest("Ada").await;
    assert_eq!(kept(namesake.get(&path).await.unwrap().good().unwrap()), [json!(false), json!(false)]);
}
