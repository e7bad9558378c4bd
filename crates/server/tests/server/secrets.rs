//! What is hidden reaches nobody: two matches that differ only in what one viewer did not see
//! are played through the real server, and everything that viewer is told must be the same, to
//! the byte, as long as they run.

mod listener;
mod recording;
mod twins;
mod whole;

use std::ops::RangeInclusive;
use std::time::Duration;

use futures_util::StreamExt as _;
use futures_util::stream;
use kernel::{Entry, Kind, Viewer};
use listener::{Listener, begin, sit_down};
use protocol::Tell;
use recording::{Recording, Side, record, record_absence};
use registry::Listing;
use serde_json::{Value, json};
use server::Config;
use testkit::games::broken::{Fault, set_fault};
use twins::Twins;

use crate::games::{AUCTION, BROKEN, PARTNERS};
use crate::support::{Running, quick};

/// How many pairs are played at the same time.
const AT_ONCE: usize = 40;

/// What was compared.
#[derive(Debug, Default)]
struct Tally {
    /// Pairs whose matches differed.
    differed: usize,
    /// Messages and answers compared after they had come to differ.
    compared: usize,
    /// How often others sealed something else in the twin, and took it back.
    decoys: usize,
}

/// Nobody is missing here, however busy the machine is: that would be told at any moment.
async fn server_of(game: &'static Listing) -> Running {
    Running::with(Config { grace: Duration::from_secs(3600), ..quick() }, vec![game]).await
}

/// Plays every pair; gives the first difference that a viewer could see.
async fn compare_all(running: &Running, pairs: &[Twins]) -> Result<Tally, String> {
    tally(pairs, |twins, side, number| record(running, twins, side, number)).await
}

/// The same for matches that are recorded in another way.
async fn tally<'a, R: Future<Output = Recording>>(
    pairs: &'a [Twins],
    record: impl Fn(&'a Twins, Side, usize) -> R,
) -> Result<Tally, String> {
    let record = &record;
    let played = stream::iter(pairs.iter().enumerate()).map(|(number, twins)| async move {
        let (original, twin) = (record(twins, Side::Original, number).await, record(twins, Side::Twin, number).await);
        compare(twins, &original, &twin).map(|compared| (compared, twin.decoys))
    });
    let mut played = played.buffer_unordered(AT_ONCE);
    let mut tally = Tally::default();
    while let Some(compared) = played.next().await {
        let (compared, decoys) = compared?;
        tally.decoys += decoys;
        tally.differed += usize::from(compared > 0);
        tally.compared += compared;
    }
    Ok(tally)
}

/// How much was compared that came after the two matches had begun to differ.
fn compare(twins: &Twins, original: &Recording, twin: &Recording) -> Result<usize, String> {
    let viewer = twins.viewer;
    for ((entries, one), (_, other)) in original.told.iter().zip(&twin.told) {
        if one != other {
            return Err(format!("{viewer:?} can tell after entry {entries}:\n{one}\n{other}"));
        }
    }
    if original.told.len() != twin.told.len() {
        return Err(format!("{viewer:?} is told {} and {} things", original.told.len(), twin.told.len()));
    }
    let pairs = twins.original.entries.iter().zip(&twins.twin.entries);
    let Some(first) = pairs.enumerate().find_map(|(at, (one, other))| (one != other).then_some(at)) else {
        return Ok(0);
    };
    Ok(original.told.iter().filter(|(entries, _)| *entries > first).count())
}

#[tokio::test]
async fn nobody_learns_what_others_bid_or_hold_in_an_auction() {
    let pairs = twins::auctions(3);
    let tally = compare_all(&server_of(&AUCTION).await, &pairs).await.unwrap();
    assert!(tally.differed > pairs.len() / 2 && tally.compared > 4000, "{tally:?} of {} pairs", pairs.len());
}

#[tokio::test]
async fn nobody_learns_what_others_hold_or_give_among_partners() {
    let pairs = twins::partners(3);
    let tally = compare_all(&server_of(&PARTNERS).await, &pairs).await.unwrap();
    assert!(tally.differed > pairs.len() / 2 && tally.compared > 5000, "{tally:?} of {} pairs", pairs.len());
}

// Two tests of the same kind, so that they run side by side.
#[tokio::test]
async fn nobody_learns_what_others_hold_give_or_discard_in_zoff_of_few() {
    nobody_learns_in_zoff(3..=5).await;
}

#[tokio::test]
async fn nobody_learns_what_others_hold_give_or_discard_in_zoff_of_many() {
    nobody_learns_in_zoff(6..=7).await;
}

async fn nobody_learns_in_zoff(seats: RangeInclusive<u8>) {
    let pairs = twins::zoff(60, seats.clone());
    for seats in seats {
        let alike = pairs.iter().filter(|twins| twins.original.seats.len() == usize::from(seats));
        assert!(alike.clone().all(|twins| rounds(twins) > 1), "{seats} seats: a round is whole for every viewer");
        let signs: &[char] = match seats {
            3 => &[],
            4 | 6 => &['>', '?', '+', 'n'],
            _ => &['>', 'x', '?', '+', 'n'],
        };
        for &sign in signs {
            assert!(alike.clone().any(|twins| has_after_they_differ(twins, sign)), "{seats} seats: nobody {sign}");
        }
    }
    let tally = compare_all(&server_of(registry::find("zoff").expect("a game")).await, &pairs).await.expect("no leak");
    assert!(tally.differed == pairs.len() && tally.compared > 2500, "{tally:?} of {} pairs", pairs.len());
}

#[tokio::test]
async fn nobody_learns_anything_by_letting_a_bot_play_for_somebody() {
    let pairs = twins::zoff(8, 3..=5);
    let running = Running::with(quick(), vec![registry::find("zoff").unwrap()]).await;
    let compared = tally(&pairs, |twins, side, number| record_absence(&running, twins, side, number)).await.unwrap();
    assert!(compared.differed > pairs.len() / 2 && compared.compared > 100, "{compared:?} of {} pairs", pairs.len());
}

/// How many rounds were dealt.
fn rounds(twins: &Twins) -> usize {
    let deal = |entry: &&Entry| matches!(&entry.what, Kind::Draw(Some(draw), _) if draw.starts_with("deal:"));
    twins.original.entries.iter().filter(deal).count()
}

/// Whether an action that begins like this is made after the two matches have come to differ.
fn has_after_they_differ(twins: &Twins, sign: char) -> bool {
    let entries = twins.original.entries.iter().zip(&twins.twin.entries);
    let mut then = entries.skip_while(|(one, other)| one == other).map(|(one, _)| &one.what);
    then.any(|what| match what {
        Kind::Play(_, Some(action)) | Kind::Seal(_, Some(action)) => action.starts_with(sign),
        _ => false,
    })
}

/// What is hidden in this game are bids until the last is sealed, and who bids nothing. The purses follow from what was
/// paid in public.
#[tokio::test]
async fn nobody_learns_a_bid_of_mio_before_the_last_one_is_sealed() {
    let pairs = twins::mio();
    let running = server_of(registry::find("mio").unwrap()).await;
    let tally = compare_all(&running, &pairs).await.unwrap();
    assert!(tally.decoys > 100, "{tally:?}");
    assert_eq!(tally.differed, 0, "apart from what was taken back, the matches are alike");
}

#[tokio::test]
async fn two_matches_alike_are_told_alike() {
    let running = server_of(registry::find("zebres").unwrap()).await;
    let pairs = twins::zebres(1);
    assert_eq!(pairs.len(), 3);
    let tally = compare_all(&running, &pairs).await.unwrap();
    assert_eq!(tally.differed, 0, "nothing is hidden in this game");
}

// --- A check that cannot fail is a defect ---------------------------------------------------

/// Plays twins of a game with a fault and gives the difference that was found. The server of a
/// test runs in its thread, and so does the fault.
async fn leak(fault: Fault) -> String {
    let pairs = twins::auctions(1);
    let running = server_of(&BROKEN).await;
    set_fault(fault);
    let found = compare_all(&running, &pairs).await;
    set_fault(Fault::None);
    found.expect_err("the leak was not found")
}

#[tokio::test]
async fn a_view_that_leaks_is_found() {
    let found = leak(Fault::ViewLeaks).await;
    assert!(found.contains("\"view\":") || found.contains("/board"), "{found}");
}

#[tokio::test]
async fn an_event_that_leaks_is_found() {
    let found = leak(Fault::EventLeaks).await;
    assert!(found.contains("\"event\":\"dealt\"") || found.contains("\"event\":\"bid\""), "{found}");
}

#[tokio::test]
async fn a_record_that_leaks_is_found() {
    let found = leak(Fault::RecordLeaks).await;
    assert!(found.contains("\"draw\":\"deal"), "{found}");
}

#[tokio::test]
async fn without_a_fault_the_broken_game_leaks_nothing() {
    let tally = compare_all(&server_of(&BROKEN).await, &twins::auctions(1)).await.unwrap();
    assert!(tally.differed > 0);
}

// --- Luck ---------------------------------------------------------------------------------------

#[tokio::test]
async fn what_luck_was_asked_about_hidden_cards_is_hidden_too() {
    let running = server_of(&PARTNERS).await;
    let mut listeners = sit_down(&running, "partners", 4, &json!({})).await;
    let table = listeners[0].table.clone();
    listeners.push(Listener::new(running.browser(), &table, 9).await);
    begin(&mut listeners).await;
    for listener in &mut listeners {
        listener.catch_breath().await;
        listener.get("/record").await;
        listener.open_tab(0).await;
        let heard = listener.heard.join("\n");
        assert!(heard.contains("\"kind\":\"draw\""), "the deal is entered");
        assert!(!heard.contains("\"luck\"") && !heard.contains("\"draw\":\""), "{heard}");
    }
}

#[tokio::test]
async fn of_the_deal_of_zoff_nobody_reads_more_than_the_own_hand() {
    let running = server_of(registry::find("zoff").unwrap()).await;
    for seats in 3..=7 {
        let mut listeners = sit_down(&running, "zoff", seats, &json!({})).await;
        let table = listeners[0].table.clone();
        listeners.push(Listener::new(running.browser(), &table, 9).await);
        begin(&mut listeners).await;
        for (place, listener) in (0..).zip(&mut listeners) {
            listener.catch_breath().await;
            listener.get("/record").await;
            listener.get("/moments").await;
            listener.open_tab(0).await;
            let heard = listener.heard.join("\n");
            // Who deals first is for everybody, with what luck was asked; the deal is for nobody.
            assert!(heard.contains("\"draw\":\"dealer") && !heard.contains("\"draw\":\"deal:"), "{heard}");
            let hands = (0..seats).filter(|seat| heard.contains(&format!("\"event\":\"hand\",\"seat\":{seat},")));
            assert!(hands.eq((0..seats).filter(|&seat| seat == place)), "{heard}");
        }
    }
}

// --- Bots ---------------------------------------------------------------------------------------

/// How far a match with bots is followed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    TheEnd,
    /// Until the first decision is made: what comes then depends on it.
    FirstDecision,
}

/// What kinds of messages a viewer hears at a table where all others are bots.
async fn kinds_with_bots(running: &Running, record: &kernel::Record, viewer: Viewer, until: Until) -> Vec<String> {
    let mut host = running.guest("Ada").await;
    let table = host.make_table(&record.game, record.seats.len() as u8, &record.options).await.expect("a table");
    let draws = record.entries.iter().filter_map(|entry| match &entry.what {
        Kind::Draw(draw, _) => draw.clone(),
        _ => None,
    });
    running.name_draws(&table, draws.collect());
    for seat in 0..record.seats.len() as u8 {
        match viewer {
            Viewer::Seat(own) if own.0 == seat => host.sit(&table, seat).await.expect("a seat"),
            _ => host.seat_bot(&table, seat, "random").await.expect("a bot"),
        }
    }
    let mut listeners = [Listener::new(host, &table, 0).await];
    begin(&mut listeners).await;
    let [mut listener] = listeners;
    let mut answered = None;
    while listener.last.as_ref().is_none_or(|last| last.turn != json!("over")) {
        let decision = Some(listener.decision());
        if let (Some(action), true) = (listener.legal().first().cloned(), answered != decision) {
            answered = decision;
            let key = listener.key();
            let ask = listener.play(key, &action);
            listener.socket.ask(&ask).await.expect("sent");
        }
        listener.hear_moves().await;
    }
    let mut kinds: Vec<(u32, String)> = listener.heard.iter().filter_map(|text| kind(text)).collect();
    if until == Until::FirstDecision {
        let first = kinds.iter().map(|(decision, _)| *decision).find(|&decision| decision > 0);
        kinds.retain(|(decision, _)| *decision == 0 || Some(*decision) == first);
    }
    kinds.into_iter().map(|(_, kind)| kind).collect()
}

/// What can be told of a message without its content, and the decision that was open then.
fn kind(text: &str) -> Option<(u32, String)> {
    match serde_json::from_str(text).expect("a message") {
        Tell::Moves(moves) => {
            let steps: Vec<_> = moves.steps.iter().map(|step| (&step.entry["kind"], step.events.len())).collect();
            let turn = match &moves.turn {
                Value::Object(turn) => turn.keys().cloned().collect::<String>(),
                turn => turn.to_string(),
            };
            Some((moves.decision, format!("{steps:?} {turn} {}", moves.phase)))
        }
        Tell::Table { table } if table.status != "over" => Some((0, table.status)),
        // What this side asked for, whenever it did.
        Tell::Table { .. } | Tell::Hello { .. } | Tell::Pong {} => None,
        Tell::Done { .. } | Tell::Refused { .. } | Tell::Gone { .. } => panic!("nobody asked for {text}"),
    }
}

#[tokio::test]
async fn bots_with_other_cards_send_the_same_kinds_of_messages() {
    let running = server_of(&PARTNERS).await;
    for twins in twins::partners(1) {
        let original = kinds_with_bots(&running, &twins.original, twins.viewer, Until::TheEnd).await;
        let twin = kinds_with_bots(&running, &twins.twin, twins.viewer, Until::TheEnd).await;
        assert_eq!(original, twin, "{:?}", twins.viewer);
        assert!(original.len() > 16, "{original:?}");
    }
}

#[tokio::test]
async fn bots_with_other_purses_send_the_same_kinds_of_messages() {
    let running = server_of(&AUCTION).await;
    for twins in twins::auctions(1) {
        let original = kinds_with_bots(&running, &twins.original, twins.viewer, Until::FirstDecision).await;
        let twin = kinds_with_bots(&running, &twins.twin, twins.viewer, Until::FirstDecision).await;
        assert_eq!(original, twin, "{:?}", twins.viewer);
        assert!(original.len() >= twins.original.seats.len(), "{original:?}");
    }
}
