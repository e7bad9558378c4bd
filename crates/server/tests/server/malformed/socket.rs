//! Bad messages over the socket.

use client::Socket;
use protocol::{Ask, Tell};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::beside::Beside;
use crate::games::AUCTION;
use crate::support::raw;
use crate::support::{Match, Running, next, quick, refusal};

/// Sends a text and gives the code of the refusal.
async fn refused(socket: &mut Socket, text: String) -> String {
    socket.say(text).await.expect("sent");
    refusal(socket).await
}

#[tokio::test]
async fn what_is_no_message_is_refused() {
    let running = Running::new().await;
    let mut beside = Beside::begin(&running).await;
    let table = beside.game.table.clone();
    let mut socket = beside.game.browsers[0].socket().await.unwrap();
    let key = "ab".repeat(16);
    let deep = "[".repeat(4000);
    let deep_field = format!("{{\"do\":\"watch\",\"table\":{}1{}}}", "[".repeat(200), "]".repeat(200));
    let wrong = [
        json!(null),
        json!([]),
        json!({}),
        json!(7),
        json!({ "do": "dance" }),
        json!({ "do": null }),
        json!({ "do": "play" }),
        json!({ "do": "ping", "loud": true }),
        json!({ "do": "watch", "table": 7 }),
        json!({ "do": "watch", "table": null }),
        json!({ "do": "watch", "table": table, "seen": -1 }),
        json!({ "do": "watch", "table": table, "seen": 1.5 }),
        json!({ "do": "watch", "table": table, "seen": 4_294_967_296_u64 }),
        json!({ "do": "watch", "table": table, "seen": "0" }),
        json!({ "do": "watch", "table": table, "as": 1 }),
        json!({ "do": "play", "table": table, "decision": "1", "key": key, "action": "g00" }),
        json!({ "do": "play", "table": table, "decision": 1, "key": 5, "action": "g00" }),
        json!({ "do": "play", "table": table, "decision": 1, "key": key, "action": null }),
        json!({ "do": "play", "table": table, "decision": 1, "key": key, "action": ["g00"] }),
        json!({ "do": "play", "table": table, "decision": 1, "key": "AB".repeat(16), "action": "g00" }),
        json!({ "do": "play", "table": table, "decision": 1, "key": "ab".repeat(17), "action": "g00" }),
        json!({ "do": "resign", "table": table, "key": "" }),
        json!({ "is": "hello", "protocol": 1 }),
    ];
    let texts =
        ["", " ", "{", "nonsense", "\0", "\u{feff}{}", "{\"do\":\"ping\",\"do\":\"ping\"}", "{\"do\":\"ping\"} x"];
    let texts = texts.map(str::to_owned).into_iter().chain([deep, deep_field]);
    for text in texts.chain(wrong.iter().map(Value::to_string)) {
        assert_eq!(refused(&mut socket, text.clone()).await, "malformed", "{text}");
    }
    socket.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
    assert_eq!(refusal(&mut socket).await, "malformed");
    beside.go_on(3).await;
    beside.ends_unharmed().await;
}

#[tokio::test]
async fn a_message_that_breaks_off_is_never_taken_for_another() {
    let running = Running::new().await;
    let beside = Beside::begin(&running).await;
    let mover = beside.game.movers()[0];
    let (decision, action) = (beside.game.last[mover].decision, beside.game.last[mover].legal[0].clone());
    let ask = Ask::Play { table: beside.game.table.clone(), decision, key: "01".repeat(16), action };
    let whole = serde_json::to_string(&ask).unwrap();
    let mut socket = beside.game.browsers[mover].socket().await.unwrap();
    for end in 0..whole.len() {
        assert_eq!(refused(&mut socket, whole[..end].to_owned()).await, "malformed");
    }
    beside.ends_unharmed().await;
}

#[tokio::test]
async fn what_is_too_large_is_refused_and_much_too_large_ends_the_connection() {
    let running = Running::new().await;
    let beside = Beside::begin(&running).await;
    let mut socket = beside.game.browsers[0].socket().await.unwrap();
    for size in [8 * 1024 + 1, 60 * 1024] {
        assert_eq!(refused(&mut socket, "x".repeat(size)).await, "too-large");
    }
    let action = "g".repeat(8000);
    let ask = Ask::Play { table: beside.game.table.clone(), decision: 1, key: "02".repeat(16), action };
    assert_ne!(
        refused(&mut socket, serde_json::to_string(&ask).unwrap()).await,
        "internal",
        "large, but not too large"
    );
    for message in [Message::text("x".repeat(100_000)), Message::binary(vec![0; 5_000_000])] {
        let mut socket = running.browser().socket().await.unwrap();
        // The server may hang up before all is said.
        let _ = socket.send(message).await;
        while let Ok(tell) = socket.hear().await {
            assert!(matches!(tell, Tell::Hello { .. }), "{tell:?}");
        }
    }
    beside.ends_unharmed().await;
}

#[tokio::test]
async fn what_is_no_websocket_ends_the_connection() {
    let running = Running::new().await;
    let beside = Beside::begin(&running).await;
    let frames: [&[u8]; 9] = [
        b"",
        b"GET / HTTP/1.1\r\n\r\n",
        // Text that is not UTF-8.
        &[0x81, 0x81, 0, 0, 0, 0, 0xff],
        // Not masked.
        &[0x81, 0x02, b'{', b'}'],
        // An opcode that does not exist.
        &[0x83, 0x80, 0, 0, 0, 0],
        // Reserved bits.
        &[0xf1, 0x80, 0, 0, 0, 0],
        // A ping in pieces.
        &[0x09, 0x80, 0, 0, 0, 0],
        // More than there is in the world.
        &[0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
        // It breaks off.
        &[0x81, 0xfe, 0x10, 0x00, 0, 0, 0, 0, b'{'],
    ];
    for frame in frames {
        let opened = raw::frames(running.host(), frame).await;
        assert_eq!(opened.status, 101, "{frame:?}");
    }
    beside.ends_unharmed().await;
}

#[tokio::test]
async fn moves_for_no_table_or_by_nobody_are_refused() {
    let running = Running::new().await;
    let beside = Beside::begin(&running).await;
    let mut seated = beside.game.browsers[0].socket().await.unwrap();
    for table in ["", "abcdefghijkmnpqr", "ABCDEFGHIJKMNPQR", "../../etc/passwd", "a'; drop table tables;--", "🦓"] {
        let key = "03".repeat(16);
        let asks = [
            json!({ "do": "watch", "table": table }),
            json!({ "do": "play", "table": table, "decision": 1, "key": key, "action": "g00" }),
            json!({ "do": "unseal", "table": table, "decision": 1, "key": key }),
            json!({ "do": "resign", "table": table, "key": key }),
            json!({ "do": "open", "table": table, "nonce": key }),
        ];
        for ask in asks {
            assert_eq!(refused(&mut seated, ask.to_string()).await, "no-such-table", "{ask}");
        }
    }
    let mut stranger = running.guest("Zoé").await.socket().await.unwrap();
    let mut nobody = running.browser().socket().await.unwrap();
    let (table, key) = (&beside.game.table, "04".repeat(16));
    for ask in [
        json!({ "do": "play", "table": table, "decision": 1, "key": key, "action": "g00" }),
        json!({ "do": "unseal", "table": table, "decision": 1, "key": key }),
        json!({ "do": "resign", "table": table, "key": key }),
        json!({ "do": "open", "table": table, "nonce": key }),
    ] {
        assert_eq!(refused(&mut stranger, ask.to_string()).await, "not-seated", "{ask}");
        assert_eq!(refused(&mut nobody, ask.to_string()).await, "unknown-person", "{ask}");
    }
    beside.ends_unharmed().await;
}

#[tokio::test]
async fn what_is_sent_again_out_of_order_or_after_the_end_changes_nothing() {
    let running = Running::new().await;
    let mut beside = Beside::begin(&running).await;
    beside.go_on(4).await;
    let mover = beside.game.movers()[0];
    let last = beside.game.last[mover].clone();
    let mut tabs =
        [beside.game.browsers[mover].socket().await.unwrap(), beside.game.browsers[1 - mover].socket().await.unwrap()];
    let play = |decision: u32, key: &str, action: &str| {
        let (table, key, action) = (beside.game.table.clone(), key.repeat(16), action.to_owned());
        serde_json::to_string(&Ask::Play { table, decision, key, action }).unwrap()
    };
    let [own, other] = &mut tabs;
    assert_eq!(refused(own, play(last.decision - 1, "05", &last.legal[0])).await, "late");
    assert_eq!(refused(own, play(last.decision + 1, "06", &last.legal[0])).await, "late");
    assert_eq!(refused(own, play(u32::MAX, "07", &last.legal[0])).await, "late");
    assert_eq!(refused(own, play(0, "08", &last.legal[0])).await, "late");
    assert_eq!(refused(other, play(last.decision, "09", &last.legal[0])).await, "not-your-turn");
    assert_eq!(refused(own, play(last.decision, "0a", "nonsense")).await, "bad-notation");
    // A refusal is an answer, and the same message gets it again.
    assert_eq!(refused(own, play(last.decision, "05", &last.legal[0])).await, "late");
    let (table, decision) = (beside.game.table.clone(), last.decision);
    drop(tabs);
    beside.go_on(1000).await;
    let mut own = beside.game.browsers[mover].socket().await.unwrap();
    for key in ["0b", "0c"] {
        let ask = json!({ "do": "play", "table": table, "decision": decision, "key": key.repeat(16), "action": last.legal[0] });
        assert_eq!(refused(&mut own, ask.to_string()).await, "over");
    }
    let ask = json!({ "do": "resign", "table": table, "key": "0d".repeat(16) });
    assert_eq!(refused(&mut own, ask.to_string()).await, "over");
    beside.ends_unharmed().await;
}

#[tokio::test]
async fn who_gave_up_does_not_play_on() {
    let running = Running::with(quick(), vec![&AUCTION]).await;
    let mut game = Match::begin(&running, "auction", 3, &json!({})).await;
    let (decision, action) = (game.last[0].decision, game.last[0].legal[0].clone());
    let resign = Ask::Resign { table: game.table.clone(), key: "0e".repeat(16) };
    game.sockets[0].ask(&resign).await.unwrap();
    let ask =
        json!({ "do": "play", "table": game.table, "decision": decision, "key": "0f".repeat(16), "action": action });
    assert_eq!(refused(&mut game.sockets[0], ask.to_string()).await, "already-resigned");
    let ask = json!({ "do": "unseal", "table": game.table, "decision": decision, "key": "10".repeat(16) });
    assert_eq!(refused(&mut game.sockets[0], ask.to_string()).await, "already-resigned");
    game.sockets[0].ask(&resign).await.unwrap();
    loop {
        match next(&mut game.sockets[0]).await {
            Tell::Done { .. } => break,
            Tell::Refused { error, .. } => panic!("{error:?}"),
            Tell::Hello { .. } | Tell::Table { .. } | Tell::Moves(_) | Tell::Gone { .. } | Tell::Pong {} => {}
        }
    }
}
