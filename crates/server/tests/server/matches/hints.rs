//! Hints, for matches against bots.

use client::{Answer, Browser};
use hyper::Method;
use protocol::Hint;
use serde_json::json;

use super::{ZEBRES, code};
use crate::support::{Match, Running, against_a_bot, her_turn, next_moves};

async fn ask(browser: &mut Browser, table: &str, decision: u32) -> Answer {
    let path = format!("/api/tables/{table}/hint");
    browser.send(Method::POST, &path, &json!({ "decision": decision })).await.expect("an answer")
}

fn read(answer: Answer) -> Hint {
    serde_json::from_value(answer.good().expect("a hint")).expect("a hint")
}

#[tokio::test]
async fn an_expert_names_the_two_best_choices() {
    let running = Running::new().await;
    let (mut ada, table, mut socket, mut moves) =
        against_a_bot(&running, ZEBRES, "random", &json!({ "first_player": 0 })).await;
    let hint = read(ask(&mut ada, &table, moves.decision).await);
    assert!(!hint.only);
    assert_eq!(hint.choices.len(), 2);
    for choice in &hint.choices {
        assert!(moves.legal.contains(&choice.action), "{choice:?}");
        assert!(choice.value.is_some_and(|value| (0.0..=1.0).contains(&value)), "{choice:?}");
    }
    assert_ne!(hint.choices[0].action, hint.choices[1].action);
    // Towards the end it is worked out, and where there is one choice it is said. Whatever the bot does, there is a
    // choice with eight free squares or fewer.
    let (mut worked_out, mut only) = (false, false);
    while moves.turn != json!("over") && !(worked_out && only) {
        let few = moves.view["squares"].to_string().matches("null").count() <= 8;
        if moves.legal.len() == 1 || few && !worked_out {
            let hint = read(ask(&mut ada, &table, moves.decision).await);
            assert_eq!(hint.only, moves.legal.len() == 1, "{hint:?} of {:?}", moves.legal);
            if hint.only {
                assert_eq!((hint.choices.len(), hint.choices[0].action.as_str()), (1, moves.legal[0].as_str()));
                assert_eq!((hint.choices[0].value, hint.choices[0].margin), (None, None));
            }
            only |= hint.only;
            assert!(hint.only || hint.choices[0].margin.is_some(), "{hint:?}");
            worked_out |= !hint.only;
        }
        socket.play(&table, moves.decision, &moves.legal[0]).await.unwrap();
        moves = next_moves(&mut socket).await;
        moves = her_turn(&mut socket, moves).await;
    }
    assert!(worked_out, "a few squares from the end");
}

#[tokio::test]
async fn hints_are_for_who_is_to_decide_against_bots() {
    let running = Running::new().await;
    let (mut ada, table, mut socket, moves) =
        against_a_bot(&running, ZEBRES, "random", &json!({ "first_player": 0 })).await;
    assert_eq!(code(&ask(&mut ada, &table, moves.decision + 1).await), (409, "late"));
    assert_eq!(code(&ask(&mut running.guest("Léo").await, &table, moves.decision).await), (403, "not-seated"));
    assert_eq!(code(&ask(&mut running.browser(), &table, moves.decision).await), (401, "unknown-person"));
    let resign = protocol::Ask::Resign { table: table.clone(), key: client::new_key().unwrap() };
    socket.ask(&resign).await.unwrap();
    next_moves(&mut socket).await;
    assert_eq!(code(&ask(&mut ada, &table, moves.decision).await), (422, "over"));
    let waiting = ada.make_table(ZEBRES, 2, &json!({})).await.unwrap();
    ada.sit(&waiting, 0).await.unwrap();
    assert_eq!(code(&ask(&mut ada, &waiting, 0).await), (409, "not-started"));
    let mut people = Match::begin(&running, ZEBRES, 2, &json!({ "first_player": 0 })).await;
    let (table, decision) = (people.table.clone(), people.last[0].decision);
    assert_eq!(code(&ask(&mut people.browsers[0], &table, decision).await), (409, "hint-among-people"));
}

#[tokio::test]
async fn a_hint_is_refused_while_the_bot_is_to_decide() {
    let config = server::Config { bot_pause: Some(std::time::Duration::from_secs(600)), ..crate::support::quick() };
    let running = Running::with(config, registry::games().iter().collect()).await;
    let (mut ada, table, _socket, moves) =
        against_a_bot(&running, ZEBRES, "random", &json!({ "first_player": 1 })).await;
    assert_eq!(code(&ask(&mut ada, &table, moves.decision).await), (422, "not-your-turn"));
}
