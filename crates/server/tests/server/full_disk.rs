//! A disk without room: moves are refused, nothing is lost, and play goes on once there is room.
//! The store's own tests fill a real disk; here a store says so, whenever a test wants.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use protocol::Ask;
use serde_json::json;
use server::store::{
    Change, Hash, Lobby, Pass, PassRow, Person, PersonId, Sqlite, Store, StoreError, Stored, StoredTable, TableId,
    TableRow, Waiting,
};

use crate::support::{Match, Running, next_moves, quick, refusal};

/// A store whose disk can be full.
struct Filling {
    inner: Sqlite,
    full: Arc<AtomicBool>,
}

impl Filling {
    fn room(&self) -> Stored<()> {
        if self.full.load(Ordering::SeqCst) { Err(StoreError::Full) } else { Ok(()) }
    }
}

#[async_trait]
impl Store for Filling {
    async fn add_person(&self, name: &str, device: &Hash, at: u64) -> Stored<PersonId> {
        self.room()?;
        self.inner.add_person(name, device, at).await
    }
    async fn rename(&self, person: PersonId, name: &str) -> Stored<()> {
        self.room()?;
        self.inner.rename(person, name).await
    }
    async fn add_pass(&self, person: PersonId, pass: Pass, hash: &Hash, at: u64) -> Stored<()> {
        self.room()?;
        self.inner.add_pass(person, pass, hash, at).await
    }
    async fn person_by(&self, pass: Pass, hash: &Hash) -> Stored<Option<Person>> {
        self.inner.person_by(pass, hash).await
    }
    async fn passes(&self, person: PersonId) -> Stored<Vec<PassRow>> {
        self.inner.passes(person).await
    }
    async fn withdraw(&self, person: PersonId, id: i64) -> Stored<bool> {
        self.room()?;
        self.inner.withdraw(person, id).await
    }
    async fn create(&self, row: &TableRow) -> Stored<i64> {
        self.room()?;
        self.inner.create(row).await
    }
    async fn commit(&self, change: Change) -> Stored<()> {
        self.room()?;
        self.inner.commit(change).await
    }
    async fn load(&self, id: &TableId) -> Stored<Option<StoredTable>> {
        self.inner.load(id).await
    }
    async fn lobby(&self, lobby: &Lobby) -> Stored<Vec<TableRow>> {
        self.inner.lobby(lobby).await
    }
    async fn tables_of(&self, person: PersonId, limit: u32) -> Stored<Vec<TableRow>> {
        self.inner.tables_of(person, limit).await
    }
    async fn waiting(&self, tables: &[i64]) -> Stored<HashMap<i64, Waiting>> {
        self.inner.waiting(tables).await
    }
    async fn archive(&self, before: u64) -> Stored<u32> {
        self.room()?;
        self.inner.archive(before).await
    }
    async fn delete(&self, table: i64, version: u32) -> Stored<bool> {
        self.room()?;
        self.inner.delete(table, version).await
    }
    async fn unfinished_by(&self, host: PersonId) -> Stored<u32> {
        self.inner.unfinished_by(host).await
    }
    async fn check(&self) -> Stored<()> {
        self.room()?;
        self.inner.check().await
    }
    async fn close(&self) {
        self.inner.close().await;
    }
}

#[tokio::test]
async fn moves_are_refused_and_nothing_is_lost() {
    let full = Arc::new(AtomicBool::new(false));
    let filling = full.clone();
    let running = Running::on(quick(), registry::games().iter().collect(), move |inner| {
        Arc::new(Filling { inner, full: filling.clone() })
    })
    .await;
    let mut game = Match::begin(&running, "zebres", 2, &json!({})).await;
    game.play_on(5).await;
    let mover = game.movers()[0];
    let before = game.last[mover].clone();
    let ask = Ask::Play {
        table: game.table.clone(),
        decision: before.decision,
        key: client::new_key().unwrap(),
        action: before.legal[0].clone(),
    };

    full.store(true, Ordering::SeqCst);
    for _ in 0..3 {
        game.sockets[mover].ask(&ask).await.unwrap();
        assert_eq!(refusal(&mut game.sockets[mover]).await, "disk-full");
    }
    let ready = running.browser().get("/ready").await.unwrap();
    assert_eq!(ready.status.as_u16(), 503);
    let refused = running.browser().arrive("Zoé").await.unwrap_err().to_string();
    assert!(refused.contains("disk is full"), "{refused}");
    // Nobody has heard of the move, and the match is where it was.
    let mut spectator = running.browser().socket().await.unwrap();
    spectator.watch(&game.table, 0).await.unwrap();
    let seen = next_moves(&mut spectator).await;
    assert_eq!((&seen.view, seen.decision), (&before.view, before.decision));

    // With room again the very same message is accepted, once.
    full.store(false, Ordering::SeqCst);
    game.sockets[mover].ask(&ask).await.unwrap();
    let played = next_moves(&mut game.sockets[mover]).await;
    let heard = next_moves(&mut game.sockets[1 - mover]).await;
    assert_eq!(played.steps[0].entry["number"], json!(before.decision + 1));
    assert_eq!(played.steps, heard.steps);
    game.last[mover] = played;
    game.last[1 - mover] = heard;
    game.play_on(500).await;
    assert!(game.is_over());
}

#[tokio::test]
async fn bots_wait_for_room_too() {
    let full = Arc::new(AtomicBool::new(false));
    let filling = full.clone();
    let running = Running::on(quick(), registry::games().iter().collect(), move |inner| {
        Arc::new(Filling { inner, full: filling.clone() })
    })
    .await;
    let mut ada = running.guest("Ada").await;
    let table = ada.make_table("zebres", 2, &json!({})).await.unwrap();
    for seat in 0..2 {
        ada.seat_bot(&table, seat, "random").await.unwrap();
    }
    let mut socket = ada.socket().await.unwrap();
    socket.watch(&table, 0).await.unwrap();
    ada.start(&table).await.unwrap();
    for _ in 0..5 {
        next_moves(&mut socket).await;
    }
    full.store(true, Ordering::SeqCst);
    // A bot finds that out and tries again later.
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    full.store(false, Ordering::SeqCst);
    while next_moves(&mut socket).await.turn != json!("over") {}
}
