//! Bots against bots, seats rotated, with ratings and the time they took.
//!
//! | file | holds |
//! | --- | --- |
//! | `arena.rs` | what is asked and answered, and the playing of the games |
//! | `arena/schedule.rs` | who sits where in which game, and with whose luck |
//! | `arena/tally.rs` | the results as they come in: wins, ratings, when to stop |

mod schedule;
mod tally;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::{Duration, Instant};

use bots::{Budget, Knowledge, Level, Player};
use kernel::{Choices, Luck as _, NoMatch, Seat, Silent, Turn, new_match};
use serde_json::Value;

use schedule::Schedule;
use tally::Tally;

/// Who meets whom, and for how long.
pub struct Arena<'a> {
    /// The bots, at least one; a bot may be named twice.
    pub bots: Vec<Level>,
    /// At most so many games.
    pub games: u64,
    /// How many seats.
    pub seats: u64,
    /// The game's options.
    pub options: Value,
    /// Luck and bots of a game depend on this and on its number alone.
    pub seed: u64,
    /// What each decision may take.
    pub budget: Budget,
    /// How many games are played at the same time.
    pub threads: usize,
    /// Whether to stop once the best bot's share of wins is surely above an even one.
    pub stop_early: bool,
    /// Is told how many games have been played.
    pub progress: &'a (dyn Fn(u64) + Sync),
    /// Is told of every move, with the number of its game, if anybody wants to follow them.
    pub moves: Option<&'a (dyn Fn(u64, ArenaMove) + Sync)>,
}

/// A choice of a bot or a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArenaMove {
    /// Who chose; nobody for a draw.
    pub seat: Option<Seat>,
    /// What the bot was seeded with; 0 for a draw.
    pub seed: u64,
    /// The action or the draw in notation.
    pub text: String,
}

/// What came of it. The same arena gives the same result on any number of threads, apart from the
/// times, unless a time is the budget.
#[derive(Clone, Debug)]
pub struct ArenaResult {
    /// The options in full.
    pub options: Value,
    /// Games played.
    pub games: u64,
    /// Games in which every bot meets all others from every seat once; what is no multiple of it
    /// is not quite even.
    pub round: u64,
    /// Each bot, in the order they were named.
    pub bots: Vec<BotResult>,
}

/// How one bot fared.
#[derive(Clone, Debug)]
pub struct BotResult {
    /// Its level.
    pub bot: Level,
    /// Seats it took in games.
    pub games: u64,
    /// Wins; a shared first place is a share of a win.
    pub wins: f64,
    /// Its mean rank.
    pub mean_rank: f64,
    /// Its mean score.
    pub mean_score: f64,
    /// Its rating, on the scale of Elo, around 1500.
    pub rating: f64,
    /// Where its rating is with 95 % confidence.
    pub interval: (f64, f64),
    /// Its scores, counted.
    pub scores: BTreeMap<i32, u64>,
    /// How long it took over each decision, in milliseconds, sorted.
    pub millis: Vec<f64>,
}

impl BotResult {
    /// The shortest time that at least this share of its decisions did not exceed, in milliseconds.
    pub fn percentile(&self, share: f64) -> f64 {
        let rank = (share * self.millis.len() as f64).ceil() as usize;
        self.millis.get(rank.saturating_sub(1)).copied().unwrap_or(0.0)
    }

    /// The share of wins, and where it is with 95 % confidence (Wilson's interval).
    pub fn share(&self) -> (f64, f64, f64) {
        let games = self.games.max(1) as f64;
        let (share, z) = (self.wins / games, 1.96);
        let middle = (share + z * z / (2.0 * games)) / (1.0 + z * z / games);
        let half = z / (1.0 + z * z / games) * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
        // Rounding must not put the end of the interval on the wrong side of a share of 0 or 1.
        (share, (middle - half).clamp(0.0, share), (middle + half).clamp(share, 1.0))
    }
}

/// Games that may be finished before one with a lower number is.
const AHEAD: usize = 64;

/// One game that was played.
struct Played {
    /// The bot at each seat, by its number.
    seating: Vec<usize>,
    scores: Vec<i32>,
    ranks: Vec<u8>,
    /// Each decision: the bot's number and how long it took.
    times: Vec<(usize, Duration)>,
}

pub(crate) fn run<G: Knowledge>(arena: &Arena<'_>) -> Result<ArenaResult, NoMatch> {
    let start = new_match::<G>(&arena.options, arena.seats)?;
    let schedule = Schedule::new(arena.bots.len(), arena.seats as usize);
    let tally = play_all(arena, &schedule, start.game());
    Ok(ArenaResult {
        options: serde_json::to_value(&start.setup().options).expect("options are plain data"),
        games: tally.games(),
        round: schedule.round(),
        bots: tally.close(),
    })
}

/// Plays on several threads and enters the games in their order, so that neither ratings nor the
/// moment to stop depend on which thread was faster.
fn play_all<G: Knowledge>(arena: &Arena<'_>, schedule: &Schedule, start: &G) -> Tally {
    let mut tally = Tally::new(&arena.bots);
    let next = AtomicU64::new(0);
    let (sender, finished) = sync_channel(AHEAD);
    std::thread::scope(|scope| {
        for _ in 0..arena.threads.max(1) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || play_some(arena, schedule, start, next, &sender));
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        for (number, played) in finished {
            waiting.insert(number, played);
            while let Some(played) = waiting.remove(&tally.games()) {
                tally.enter(&played);
                if arena.stop_early && tally.games().is_multiple_of(schedule.round()) && tally.is_clear() {
                    // Nobody receives any more, which ends the threads; what they have begun is not counted.
                    return;
                }
            }
            (arena.progress)(tally.games());
        }
    });
    tally
}

/// One thread: plays the next game until there is none, or nobody wants it.
fn play_some<G: Knowledge>(
    arena: &Arena<'_>,
    schedule: &Schedule,
    start: &G,
    next: &AtomicU64,
    sender: &SyncSender<(u64, Played)>,
) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= arena.games || sender.send((number, play(arena, schedule, start, number))).is_err() {
            return;
        }
    }
}

fn play<G: Knowledge>(arena: &Arena<'_>, schedule: &Schedule, start: &G, number: u64) -> Played {
    let seating = schedule.seating(number);
    let mut players: Vec<Player<G>> = seating.iter().map(|&bot| Player::new(arena.bots[bot])).collect();
    let mut game = start.clone();
    let (mut draws, mut seeds) = schedule.luck(arena.seed, number);
    let mut times = Vec::new();
    let mut think = |game: &G, seat: Seat| {
        let seed = u64::from(seeds.word());
        let clock = Instant::now();
        let action = players[seat.index()].think(game, seat, &arena.budget, seed).action;
        times.push((seating[seat.index()], clock.elapsed()));
        if let Some(moves) = arena.moves {
            moves(number, ArenaMove { seat: Some(seat), seed, text: action.to_string() });
        }
        action
    };
    loop {
        match game.turn() {
            Turn::Seat(seat) => {
                let action = think(&game, seat);
                game.play(seat, action, &mut Silent);
            }
            Turn::Together(seats) => {
                let mut choices = Choices::NONE;
                for seat in seats.iter() {
                    choices.set(seat, Some(think(&game, seat)));
                }
                game.resolve(&choices, &mut Silent);
            }
            Turn::Chance => {
                let draw = game.draw(&mut draws);
                if let Some(moves) = arena.moves {
                    moves(number, ArenaMove { seat: None, seed: 0, text: draw.to_string() });
                }
                game.settle(&draw, &mut Silent);
            }
            Turn::Over => break,
        }
    }
    let standing = game.standing();
    Played { scores: standing.scores.as_slice().to_vec(), ranks: standing.ranks.as_slice().to_vec(), seating, times }
}
