//! Positions that people bring.

use client::{Answer, Browser};
use hyper::Method;
use protocol::Explored;
use serde_json::{Value, json};

use super::{ZEBRES, code};
use crate::support::{Match, Running};

async fn send(browser: &mut Browser, body: &Value) -> Answer {
    browser.send(Method::POST, "/api/explore", body).await.expect("an answer")
}

async fn explore(running: &Running, body: &Value) -> Explored {
    let found = send(&mut running.browser(), body).await.good().expect("it is found out");
    serde_json::from_value(found).expect("what was found out")
}

#[tokio::test]
async fn what_chance_decides_is_told_and_can_be_sent_again() {
    let running = Running::new().await;
    let first = explore(&running, &json!({ "game": ZEBRES })).await;
    assert_eq!(first.steps.len(), 1, "chance says who begins");
    let draw = first.steps[0].entry["draw"].clone();
    let again = explore(&running, &json!({ "game": ZEBRES, "seats": 2, "moves": [{ "draw": draw }] })).await;
    assert_eq!((&again.view, &again.legal, &again.turn), (&first.view, &first.legal, &first.turn));
    assert!(!first.legal.is_empty());
    assert_eq!(first.standing["over"], false);
    assert_eq!(first.standing["scores"], json!([0, 0]));
}

#[tokio::test]
async fn a_whole_match_can_be_played_like_this() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, ZEBRES, 2, &json!({ "board": "president" })).await;
    game.play_on(500).await;
    let path = format!("/api/tables/{}/record", game.table);
    let record = game.browsers[0].get(&path).await.unwrap().good().unwrap();
    let moves: Vec<Value> = record["entries"].as_array().unwrap().iter().map(as_move).collect();
    let body = json!({ "game": ZEBRES, "options": { "board": "president" }, "moves": moves });
    let found = explore(&running, &body).await;
    assert_eq!(found.steps.len(), moves.len());
    assert_eq!((&found.view, &found.turn), (&game.last[0].view, &json!("over")));
    assert_eq!(Some(&found.standing), game.last[0].standing.as_ref());
    assert!(found.legal.is_empty());
    assert_eq!(found.steps[5].entry["action"], record["entries"][5]["action"]);
    assert_eq!(found.steps[5].entry["number"], 6);
    assert!(found.steps.iter().any(|step| !step.events.is_empty()));
    // The same, refused in the middle.
    let mut wrong = body.clone();
    wrong["moves"][7]["action"] = json!("X99");
    let refused = send(&mut running.browser(), &wrong).await;
    assert_eq!(code(&refused), (422, "bad-notation"));
    assert_eq!(refused.body["error"]["at"], 7);
    let mut after = body;
    after["moves"].as_array_mut().unwrap().push(json!({ "seat": 0, "action": "+1" }));
    let refused = send(&mut running.browser(), &after).await;
    assert_eq!((code(&refused), &refused.body["error"]["at"]), ((422, "over"), &json!(moves.len())));
}

fn as_move(entry: &Value) -> Value {
    match entry["kind"].as_str() {
        Some("draw") => json!({ "draw": entry["draw"] }),
        _ => json!({ "seat": entry["seat"], "action": entry["action"] }),
    }
}

#[tokio::test]
async fn a_position_is_played_on_from() {
    let running = Running::new().await;
    let mut table = registry::find(ZEBRES).unwrap().new_match(&json!({ "first_player": 1 }), 2).unwrap();
    let mut moves = Vec::new();
    // From the beginning of a match and from the middle, sixty moves at a time.
    for _ in 0..2 {
        let position = table.position();
        moves.clear();
        while moves.len() < 60 && table.turn() != registry::Turn::Over {
            let seat = table.turn().seats().iter().next().unwrap();
            let action = table.legal(seat).unwrap().swap_remove(0);
            table.play(seat, &action, &[]).unwrap();
            moves.push(json!({ "seat": seat, "action": action }));
        }
        let body = json!({ "game": ZEBRES, "position": position, "moves": moves });
        assert!(body.to_string().len() < 8 * 1024, "there is room for more");
        let found = explore(&running, &body).await;
        assert_eq!(found.view, table.view(registry::Viewer::Everything).value());
        assert_eq!(found.standing["scores"], json!(table.standing().scores));
    }
    let moves = json!([{ "seat": 0, "action": "E00" }]);
    let body = json!({ "game": ZEBRES, "options": { "first_player": 0 }, "moves": moves });
    let refused = send(&mut running.browser(), &body).await;
    assert!(refused.body["error"]["rule"].is_string(), "a rule forbids it: {refused:?}");
    assert_eq!(refused.body["error"]["at"], 0);
}
