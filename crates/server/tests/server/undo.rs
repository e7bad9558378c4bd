//! Undo and redo at a table: who may when, what everybody hears of it, and that it is kept.

use client::Browser;
use hyper::Method;
use protocol::{Ask, Moves, Tell};
use registry::{Kind, Record};
use serde_json::json;

use crate::support::{Match, Running, against_a_bot, her_turn, next, next_moves, refusal};

impl Match {
    /// A seat undoes or redoes; everyone hears of it. Gives the key.
    async fn go_back(&mut self, seat: usize, redo: bool) -> String {
        let (socket, decision) = (&mut self.sockets[seat], self.last[seat].decision);
        let key = match redo {
            true => socket.redo(&self.table, decision).await.expect("sent"),
            false => socket.undo(&self.table, decision).await.expect("sent"),
        };
        for (number, socket) in self.sockets.iter_mut().enumerate() {
            let moves = next_moves(socket).await;
            assert_eq!(moves.key.as_deref(), (number == seat).then_some(key.as_str()));
            self.last[number] = moves;
        }
        key
    }

    /// Whether each seat may undo, or why not.
    fn undo(&self) -> Vec<&str> {
        self.last.iter().map(|moves| moves.undo.as_deref().expect("everybody sits here")).collect()
    }

    fn redo(&self) -> Vec<bool> {
        self.last.iter().map(|moves| moves.redo).collect()
    }
}

/// The record of a table, as far as somebody may read it.
async fn record(browser: &mut Browser, table: &str) -> Record {
    let record = browser.get(&format!("/api/tables/{table}/record")).await.expect("an answer").good();
    Record::from_value(record.expect("no refusal")).expect("a record")
}

#[tokio::test]
async fn people_undo_their_own_steps_until_another_acts() {
    let mut running = Running::new().await;
    let mut game = Match::begin(&running, "zebres", 2, &json!({ "first_player": 0 })).await;
    assert_eq!(game.undo(), ["nothing-to-undo"; 2]);
    let table = game.table.clone();
    game.sockets[0].undo(&table, game.last[0].decision).await.unwrap();
    assert_eq!(refusal(&mut game.sockets[0]).await, "nothing-to-undo");
    let first = game.last[1].clone();
    let action = first_legal(&game.last[0]);
    game.play(0, &action).await;
    let played = game.last[1].clone();
    assert_eq!((game.undo(), game.redo()), (vec!["yes", "nothing-to-undo"], vec![false, false]));
    game.sockets[1].undo(&table, game.last[1].decision).await.unwrap();
    assert_eq!(refusal(&mut game.sockets[1]).await, "nothing-to-undo");

    let key = game.go_back(0, false).await;
    let entry = &game.last[1].steps[0].entry;
    assert_eq!((&entry["kind"], &entry["seat"], &entry["to"]), (&json!("undo"), &json!(0), &json!(first.decision)));
    assert_eq!((&game.last[1].view, &game.last[1].turn), (&first.view, &first.turn), "Léo sees the board going back");
    assert_eq!((game.undo(), game.redo()), (vec!["nothing-to-undo"; 2], vec![true, false]));
    // Whatever was meant for a decision that was undone comes too late.
    for decision in [first.decision, played.decision] {
        game.sockets[0].play(&table, decision, &action).await.unwrap();
        assert_eq!(refusal(&mut game.sockets[0]).await, "late");
        game.sockets[0].redo(&table, decision).await.unwrap();
        assert_eq!(refusal(&mut game.sockets[0]).await, "late");
        let outlook = format!("/api/tables/{table}/outlook?decision={decision}&action={action}");
        assert_eq!(game.browsers[0].get(&outlook).await.unwrap().code(), Some("late"));
    }

    game.go_back(0, true).await;
    assert_eq!((&game.last[1].view, &game.last[1].turn), (&played.view, &played.turn));
    assert_eq!((game.undo(), game.redo()), (vec!["yes", "nothing-to-undo"], vec![false, false]));
    while !game.movers().contains(&1) {
        let action = first_legal(&game.last[0]);
        game.play(0, &action).await;
    }
    assert_eq!(game.undo(), ["yes", "nothing-to-undo"], "it is Léo's turn, but he has not acted");
    let action = first_legal(&game.last[1]);
    game.play(1, &action).await;
    assert_eq!(game.undo(), ["undo-others", "yes"]);
    game.sockets[0].undo(&table, game.last[0].decision).await.unwrap();
    assert_eq!(refusal(&mut game.sockets[0]).await, "undo-others");

    // It is stored, with its key.
    let stored = record(&mut game.browsers[0], &table).await;
    running.restart().await;
    let cookie = game.browsers[0].cookie().expect("she is known");
    let mut ada = Browser::known(&running.url, cookie).expect("an address");
    assert_eq!(record(&mut ada, &table).await, stored);
    let mut socket = ada.socket().await.unwrap();
    socket.ask(&Ask::Undo { table: table.clone(), decision: 0, key: key.clone() }).await.unwrap();
    let number = loop {
        match next(&mut socket).await {
            Tell::Done { number, key: answered, .. } if answered == key => break number,
            Tell::Hello { .. } => {}
            other => panic!("{other:?}"),
        }
    };
    assert!(matches!(stored.entries[number as usize - 1].what, Kind::Undo(Some(_), _)));
    socket.ask(&Ask::Resign { table: table.clone(), key: client::new_key().unwrap() }).await.unwrap();
    assert!(matches!(next(&mut socket).await, Tell::Done { .. }));
    let finished = record(&mut ada, &table).await;
    registry::find("zebres").unwrap().verify(&finished).expect("a record with undo verifies");
    socket.undo(&table, 0).await.unwrap();
    assert_eq!(refusal(&mut socket).await, "over");
}

#[tokio::test]
async fn what_luck_has_revealed_cannot_be_undone_among_people() {
    let running = Running::new().await;
    let mut game = Match::begin(&running, "zooloretto", 2, &json!({ "first": 0 })).await;
    game.play(0, "draw").await;
    assert_eq!(game.undo(), ["undo-luck", "nothing-to-undo"]);
    game.sockets[0].undo(&game.table, game.last[0].decision).await.unwrap();
    assert_eq!(refusal(&mut game.sockets[0]).await, "undo-luck");
    let action = first_legal(&game.last[0]);
    game.play(0, &action).await;
    assert_eq!(game.undo(), ["yes", "nothing-to-undo"], "where the tile went is a step of its own");
    game.go_back(0, false).await;
    assert_eq!(game.undo(), ["undo-luck", "nothing-to-undo"]);
}

fn first_legal(moves: &Moves) -> String {
    moves.legal.first().expect("it is their turn").clone()
}

#[tokio::test]
async fn against_bots_one_goes_back_as_far_as_one_likes_and_luck_is_never_repeated() {
    let running = Running::new().await;
    let (mut ada, table, mut socket, moves) =
        against_a_bot(&running, "zooloretto", "easy", &json!({ "first": 0 })).await;
    let first = moves.clone();
    let mut last = moves;
    let mut decisions = Vec::new();
    for _ in 0..6 {
        last = her_turn(&mut socket, last).await;
        decisions.push((last.view.clone(), last.legal.clone()));
        socket.play(&table, last.decision, &first_legal(&last)).await.unwrap();
        last = next_moves(&mut socket).await;
    }
    last = her_turn(&mut socket, last).await;
    let end = last.clone();
    for (view, legal) in decisions.iter().rev() {
        assert_eq!(last.undo.as_deref(), Some("yes"));
        socket.undo(&table, last.decision).await.unwrap();
        last = next_moves(&mut socket).await;
        assert_eq!((&last.view, &last.legal), (view, legal), "her decision before");
    }
    assert_eq!((last.undo.as_deref(), &last.view), (Some("nothing-to-undo"), &first.view));
    for _ in &decisions {
        assert!(last.redo);
        socket.redo(&table, last.decision).await.unwrap();
        last = next_moves(&mut socket).await;
    }
    assert_eq!((&last.view, &last.turn, last.redo), (&end.view, &end.turn, false));

    // A hint for a decision that was undone comes too late.
    let undone = last.decision;
    socket.undo(&table, last.decision).await.unwrap();
    last = next_moves(&mut socket).await;
    let hint = ada.send(Method::POST, &format!("/api/tables/{table}/hint"), &json!({ "decision": undone })).await;
    assert_eq!(hint.unwrap().code(), Some("late"));

    // Something else is drawn than before: the match goes on with luck of its own, and all of it verifies.
    while last.undo.as_deref() == Some("yes") {
        socket.undo(&table, last.decision).await.unwrap();
        last = next_moves(&mut socket).await;
    }
    for _ in 0..4 {
        last = her_turn(&mut socket, last).await;
        socket.play(&table, last.decision, &first_legal(&last)).await.unwrap();
        last = next_moves(&mut socket).await;
    }
    socket.ask(&Ask::Resign { table: table.clone(), key: client::new_key().unwrap() }).await.unwrap();
    while last.turn != json!("over") {
        last = next_moves(&mut socket).await;
    }
    assert_eq!((last.undo.as_deref(), last.redo), (Some("over"), false), "the luck of the table is known now");
    let record = record(&mut ada, &table).await;
    let verified = registry::find("zooloretto").unwrap().verify(&record).expect("it verifies");
    let draws = record.entries.iter().filter(|entry| matches!(entry.what, Kind::Draw(..))).count();
    assert_eq!(verified.draws, draws as u64, "every draw, undone ones included, has a stream of its own");
}
