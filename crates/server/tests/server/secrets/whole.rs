//! Whole matches of Zoff im Zoo with everybody listening: twins end where their viewer would be told different things, so
//! this goes on to the end and looks at what is told. Then the record is open.

use serde_json::{Value, json};

use super::listener::{Listener, begin, sit_down};
use super::server_of;

/// After so many choices somebody else asks all it can.
const LOOKS: usize = 12;

#[tokio::test]
async fn to_the_end_of_a_match_of_zoff_nobody_hears_what_is_for_others() {
    let running = server_of(registry::find("zoff").unwrap()).await;
    for seats in 3..=7 {
        // No single round brings so much, whatever is dealt: at three seats the first place and four lions make 7.
        let target = if seats == 3 { 8 } else { 2 * seats };
        let mut listeners = sit_down(&running, "zoff", seats, &json!({ "target": target })).await;
        let table = listeners[0].table.clone();
        listeners.push(Listener::new(running.browser(), &table, 9).await);
        begin(&mut listeners).await;
        for listener in &mut listeners {
            listener.catch_breath().await;
        }
        let seen = play_to_the_end(&mut listeners).await;
        let wanted: &[&str] = match seats {
            3 => &["hand"],
            4 | 6 => &["hand", "gave", "gave_two"],
            _ => &["hand", "gave", "gave_two", "discarded", "discarded_some"],
        };
        assert!(wanted.iter().all(|event| seen.iter().any(|met| met == event)), "{seats} seats: {seen:?}");
        for listener in &mut listeners {
            listener.heard.clear();
            listener.get("/record").await;
            let record = &listener.heard[0];
            assert!(record.matches("\"draw\":\"deal:").count() > 1 && record.contains("\"secret\""), "{record}");
        }
    }
}

/// Everybody chooses something until the match is over; what each is told is looked at. Gives the kinds of events.
async fn play_to_the_end(listeners: &mut [Listener]) -> Vec<String> {
    let mut kinds = Vec::new();
    for choices in 0.. {
        let turn = listeners[0].last.as_ref().expect("it has begun").turn.clone();
        for (place, listener) in listeners.iter_mut().enumerate() {
            for text in listener.heard.drain(..) {
                check(place as u64, &text, &mut kinds);
            }
        }
        if turn == json!("over") {
            break;
        }
        let seat = turn["seat"].as_u64().or_else(|| turn["together"][0].as_u64()).expect("somebody is asked") as usize;
        let legal = listeners[seat].legal();
        // The last of all discards is one of two cards: there is something to hide.
        let discards = legal[0].starts_with('x');
        let action = legal[if discards { legal.len() - 1 } else { choices * 7 % legal.len() }].clone();
        let key = listeners[seat].key();
        let ask = listeners[seat].play(key, &action);
        listeners[seat].socket.ask(&ask).await.expect("sent");
        for listener in listeners.iter_mut() {
            listener.hear_moves().await;
        }
        if choices % LOOKS == 0 && listeners[0].last.as_ref().is_none_or(|last| last.turn != json!("over")) {
            let eye = &mut listeners[choices / LOOKS % listeners.len()];
            eye.get("/record").await;
            eye.look_ahead_and_back(choices / LOOKS).await;
            eye.open_tab(0).await;
        }
    }
    kinds
}

/// Asserts that a message or an answer holds nothing that is for others.
fn check(place: u64, text: &str, kinds: &mut Vec<String>) {
    let Some(json) = text.find('{').and_then(|at| serde_json::from_str(&text[at..]).ok()) else { return };
    walk(&json, &mut |object| {
        let is_own = |name: &str| object[name].as_u64() == Some(place);
        let event = object["event"].as_str().unwrap_or_default();
        let may_hear = match event {
            "hand" | "discarded" => is_own("seat"),
            "gave" => is_own("seat") || is_own("partner_seat"),
            _ => true,
        };
        assert!(may_hear, "{place} hears {object}");
        assert!(!object["draw"].as_str().is_some_and(|draw| draw.starts_with("deal:")), "{place} reads {object}");
        let discards = object["action"].as_str().is_some_and(|action| action.starts_with('x'));
        assert!(!discards || is_own("seat"), "{place} reads {object}");
        for (seat, hand) in object["hands"].as_array().into_iter().flatten().enumerate() {
            assert!(hand.is_null() || seat as u64 == place, "{place} sees hand {seat} in {object}");
        }
        if !event.is_empty() && !kinds.iter().any(|kind| kind == event) {
            kinds.push(event.to_owned());
        }
    });
}

/// Every object in a document.
fn walk(value: &Value, look: &mut impl FnMut(&Value)) {
    match value {
        Value::Object(fields) => {
            look(value);
            fields.values().for_each(|field| walk(field, look));
        }
        Value::Array(items) => items.iter().for_each(|item| walk(item, look)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
