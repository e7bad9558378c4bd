//! A hint that is being thought about: there is no second one meanwhile, and it may come too late.

use std::sync::{Condvar, Mutex};

use bots::Settings;
use client::{Browser, Socket};
use hyper::Method;
use kernel::{BySeat, Game as _};
use protocol::Moves;
use registry::{Knowledge, Listing};
use serde_json::json;
use testkit::games::auction;

use crate::support::{Running, next_moves, quick};

/// Where the adviser is kept waiting in the middle of a thought.
struct Gate {
    /// Somebody has come to it.
    reached: bool,
    open: bool,
}

static GATE: Mutex<Gate> = Mutex::new(Gate { reached: false, open: false });
static CHANGED: Condvar = Condvar::new();

fn set(change: impl FnOnce(&mut Gate)) {
    change(&mut GATE.lock().expect("no panic"));
    CHANGED.notify_all();
}

fn wait_until(done: impl Fn(&Gate) -> bool) {
    drop(CHANGED.wait_while(GATE.lock().expect("no panic"), |gate| !done(gate)).expect("no panic"));
}

testkit::local_game!(
    /// Auction, with an adviser that waits.
    struct Auction(auction::Auction);
);

impl Knowledge for Auction {
    /// Every new node is judged by `estimate`.
    const SETTINGS: Settings = Settings { exploration: 0.5, horizon: Some(0), ..Settings::PLAIN };

    fn estimate(&self) -> Option<BySeat<f64>> {
        set(|gate| gate.reached = true);
        wait_until(|gate| gate.open);
        Some(BySeat::filled(self.standing().scores.seats(), 0.5))
    }
}

drawn_as_it_is!(Auction);

static AUCTION: Listing = Listing::of::<Auction>();

/// Waits for what happens to be like this.
async fn moves_when(socket: &mut Socket, fits: impl Fn(&Moves) -> bool) -> Moves {
    loop {
        let moves = next_moves(socket).await;
        if fits(&moves) {
            return moves;
        }
    }
}

#[tokio::test]
async fn one_hint_at_a_time_and_none_that_is_too_late() {
    let running = Running::with(quick(), vec![&AUCTION]).await;
    let mut ada = running.guest("Ada").await;
    let table = ada.make_table(AUCTION.facts().id, 3, &json!({ "lots": 3 })).await.unwrap();
    ada.sit(&table, 0).await.unwrap();
    for seat in 1..3 {
        // They choose without a thought.
        ada.seat_bot(&table, seat, "random").await.unwrap();
    }
    let mut socket = ada.socket().await.unwrap();
    socket.watch(&table, 0).await.unwrap();
    ada.start(&table).await.unwrap();
    socket.open_nonce(&table, ada.nonce(&table).unwrap()).await.unwrap();
    let asked = moves_when(&mut socket, |moves| !moves.legal.is_empty()).await;

    let path = format!("/api/tables/{table}/hint");
    let question = json!({ "decision": asked.decision });
    let mut tab = Browser::known(&running.url, ada.cookie().unwrap()).unwrap();
    let second = async {
        tokio::task::spawn_blocking(|| wait_until(|gate| gate.reached)).await.unwrap();
        let busy = tab.send(Method::POST, &path, &question).await.unwrap();
        socket.play(&table, asked.decision, &asked.legal[0]).await.unwrap();
        // The bots may choose before her, which changes nothing.
        let after = |moves: &Moves| moves.decision != asked.decision || moves.legal.is_empty();
        let moves = moves_when(&mut socket, after).await;
        set(|gate| gate.open = true);
        (busy, moves)
    };
    let (late, (busy, mut moves)) = tokio::join!(ada.send(Method::POST, &path, &question), second);
    assert_eq!((busy.status.as_u16(), busy.code()), (429, Some("hint-busy")));
    let late = late.unwrap();
    assert_eq!((late.status.as_u16(), late.code()), (409, Some("late")), "she has decided meanwhile");
    // Whoever was refused may ask again.
    if moves.legal.is_empty() {
        moves = moves_when(&mut socket, |moves| !moves.legal.is_empty()).await;
    }
    let question = json!({ "decision": moves.decision });
    let hint = ada.send(Method::POST, &path, &question).await.unwrap().good().unwrap();
    assert!(!hint["choices"].as_array().unwrap().is_empty(), "{hint}");
}
