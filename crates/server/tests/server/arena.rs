//! The bot at a table is the bot of the arena: from the same seeds and draws both make the same moves, to the end.

use std::collections::HashMap;
use std::sync::Mutex;

use lab::{Arena, ArenaMove};
use registry::{Budget, Kind, Level, Listing, Playable, Record, Seat};
use serde_json::json;

use crate::support::{Running, next_moves};

/// What searching bots get for a decision.
const ITERATIONS: u64 = 24;

/// The bots of a match, from seat 0 on.
const LEVELS: [Level; 3] = [Level::Expert, Level::Hard, Level::Medium];

/// What each seat chose, by decision.
type Chosen = HashMap<(u32, Seat), String>;

/// One game of the arena.
fn play_in_the_arena(listing: &Listing, levels: &[Level]) -> Vec<ArenaMove> {
    let moves = Mutex::new(Vec::new());
    let arena = Arena {
        bots: levels.to_vec(),
        games: 1,
        seats: levels.len() as u64,
        options: json!({}),
        seed: 11,
        budget: Budget { iterations: Some(ITERATIONS), ..Budget::default() },
        threads: 1,
        stop_early: false,
        progress: &|_| (),
        moves: Some(&|_, made| moves.lock().expect("no panic").push(made)),
    };
    lab::find(listing.facts().id).expect("registered").arena(&arena).expect("the fewest seats will do");
    moves.into_inner().expect("no panic")
}

/// Plays the same at a table of bots and reads its record.
async fn play_at_a_table(
    running: &Running,
    listing: &Listing,
    levels: &[Level],
    draws: Vec<String>,
    seeds: HashMap<(u32, Seat), u64>,
) -> Record {
    let mut ada = running.guest("Ada").await;
    let table = ada.make_table(listing.facts().id, levels.len() as u8, &json!({})).await.expect("a table");
    for (seat, level) in (0..).zip(levels) {
        ada.seat_bot(&table, seat, level.name()).await.expect("a bot sits down");
    }
    running.name_draws(&table, draws);
    running.seed_bots(&table, ITERATIONS, seeds);
    let mut socket = ada.socket().await.expect("a socket");
    socket.watch(&table, 0).await.expect("a watcher");
    ada.start(&table).await.expect("a start");
    while next_moves(&mut socket).await.turn != json!("over") {}
    let record = ada.get(&format!("/api/tables/{table}/record")).await.expect("an answer").good();
    Record::from_value(record.expect("the record of a match that is over")).expect("a record")
}

/// Goes through a record and notes what was chosen at each decision.
fn chosen(mut table: Box<dyn Playable>, record: &Record) -> Chosen {
    let mut chosen = Chosen::new();
    for entry in &record.entries {
        match &entry.what {
            Kind::Play(seat, Some(action)) | Kind::Seal(seat, Some(action)) => {
                chosen.insert((table.decision(), *seat), action.clone());
                table.play(*seat, action, &[]).expect("it was played before");
            }
            Kind::Draw(Some(draw), _) => drop(table.settle(draw, &[]).expect("it was drawn before")),
            other => panic!("bots neither give up nor hide anything in the end: {other:?}"),
        }
    }
    chosen
}

#[tokio::test]
async fn bots_at_a_table_choose_what_they_choose_in_the_arena() {
    let running = Running::new().await;
    for listing in registry::games() {
        let seats = usize::from(listing.facts().seats.0);
        let levels: Vec<Level> = LEVELS.into_iter().cycle().take(seats).collect();
        let mut table = listing.new_match(&json!({}), seats as u64).unwrap();
        let (mut draws, mut seeds, mut expected) = (Vec::new(), HashMap::new(), Chosen::new());
        for ArenaMove { seat, seed, text } in play_in_the_arena(listing, &levels) {
            match seat {
                Some(seat) => {
                    seeds.insert((table.decision(), seat), seed);
                    expected.insert((table.decision(), seat), text.clone());
                    table.play(seat, &text, &[]).unwrap();
                }
                None => {
                    table.settle(&text, &[]).unwrap();
                    draws.push(text);
                }
            }
        }
        let record = play_at_a_table(&running, listing, &levels, draws, seeds).await;
        let met = chosen(listing.new_match(&json!({}), seats as u64).unwrap(), &record);
        assert_eq!(met, expected, "{}", listing.facts().id);
    }
}
