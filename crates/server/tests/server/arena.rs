//! The bot at a table is the bot of the arena: from the same seeds and draws both make the same moves, to the end.

use std::collections::HashMap;
use std::sync::Mutex;

use lab::{Arena, ArenaMove};
use protocol::Moves;
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

/// A game of the arena: all that it takes to play it again at a table.
struct Script {
    levels: Vec<Level>,
    draws: Vec<String>,
    seeds: HashMap<(u32, Seat), u64>,
    chosen: Chosen,
}

impl Script {
    fn of(listing: &Listing) -> Script {
        let seats = usize::from(listing.facts().seats.0);
        let levels: Vec<Level> = LEVELS.into_iter().cycle().take(seats).collect();
        let mut table = listing.new_match(&json!({}), seats as u64).expect("a match");
        let (mut draws, mut seeds, mut chosen) = (Vec::new(), HashMap::new(), Chosen::new());
        for ArenaMove { seat, seed, text } in play_in_the_arena(listing, &levels) {
            match seat {
                Some(seat) => {
                    seeds.insert((table.decision(), seat), seed);
                    chosen.insert((table.decision(), seat), text.clone());
                    table.play(seat, &text, &[]).expect("legal");
                }
                None => {
                    table.settle(&text, &[]).expect("a draw");
                    draws.push(text);
                }
            }
        }
        Script { levels, draws, seeds, chosen }
    }

    /// Plays the same at a table and reads its record. In the last seat sits a bot, or a person who plays what the bot
    /// of the arena played; whenever the person is to move, the table is unloaded.
    async fn play_at_a_table(&self, running: &Running, listing: &Listing, person: bool) -> Record {
        let mut ada = running.guest("Ada").await;
        let table = ada.make_table(listing.facts().id, self.levels.len() as u8, &json!({})).await.expect("a table");
        let last = self.levels.len() - 1;
        let own = Seat(last as u8);
        for (seat, level) in (0..).zip(&self.levels[..last + usize::from(!person)]) {
            ada.seat_bot(&table, seat, level.name()).await.expect("a bot sits down");
        }
        running.name_draws(&table, self.draws.clone());
        running.seed_bots(&table, ITERATIONS, self.seeds.clone());
        let mut socket = ada.socket().await.expect("a socket");
        socket.watch(&table, 0).await.expect("a watcher");
        if person {
            ada.sit(&table, own.0).await.expect("a seat");
        }
        ada.start(&table).await.expect("a start");
        if person {
            socket.open_nonce(&table, ada.nonce(&table).expect("a nonce")).await.expect("sent");
        }
        let mut answered = None;
        loop {
            let Moves { turn, decision, legal, .. } = next_moves(&mut socket).await;
            if turn == json!("over") {
                break;
            }
            // A turn of several is told again whenever somebody has chosen.
            if !legal.is_empty() && answered.replace(decision) != Some(decision) {
                running.unload_tables().await;
                socket.play(&table, decision, &self.chosen[&(decision, own)]).await.expect("sent");
            }
        }
        let record = ada.get(&format!("/api/tables/{table}/record")).await.expect("an answer").good();
        Record::from_value(record.expect("the record of a match that is over")).expect("a record")
    }
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

async fn plays_as_in_the_arena(person: bool) {
    let running = Running::new().await;
    for listing in registry::games() {
        let script = Script::of(listing);
        let record = script.play_at_a_table(&running, listing, person).await;
        let met = chosen(listing.new_match(&json!({}), script.levels.len() as u64).expect("a match"), &record);
        assert_eq!(met, script.chosen, "{}", listing.facts().id);
    }
}

#[tokio::test]
async fn bots_at_a_table_choose_what_they_choose_in_the_arena() {
    plays_as_in_the_arena(false).await;
}

#[tokio::test]
async fn bots_keep_what_they_have_thought_while_a_person_thinks_and_the_table_is_unloaded() {
    plays_as_in_the_arena(true).await;
}
