//! A bot that fails: a quick choice is made for it, and the table goes on.

use bots::Settings;
use kernel::BySeat;
use registry::{Knowledge, Listing};
use serde_json::json;
use testkit::games::auction;

use crate::support::{Running, next_moves, quick};

testkit::local_game!(
    /// Auction, with bots that fail.
    struct Auction(auction::Auction);
);

impl Knowledge for Auction {
    /// Every new node is judged by `estimate`.
    const SETTINGS: Settings = Settings { exploration: 0.5, horizon: Some(0), ..Settings::PLAIN };

    fn estimate(&self) -> Option<BySeat<f64>> {
        panic!("this bot fails at every thought");
    }
}

drawn_as_it_is!(Auction);

static AUCTION: Listing = Listing::of::<Auction>();

#[tokio::test]
async fn the_table_goes_on_when_bots_fail() {
    let running = Running::with(quick(), vec![&AUCTION]).await;
    let mut ada = running.guest("Ada").await;
    let table = ada.make_table(AUCTION.facts().id, 3, &json!({})).await.unwrap();
    for seat in 0..3 {
        ada.seat_bot(&table, seat, "hard").await.unwrap();
    }
    let mut socket = ada.socket().await.unwrap();
    socket.watch(&table, 0).await.unwrap();
    ada.start(&table).await.unwrap();
    while next_moves(&mut socket).await.turn != json!("over") {}
    let metrics = ada.get("/metrics").await.unwrap().good().unwrap();
    let failures =
        metrics.as_str().unwrap().lines().find_map(|line| line.strip_prefix("menagerie_bot_failures_total "));
    assert!(failures.unwrap().parse::<u32>().unwrap() > 0, "they did fail");
}
