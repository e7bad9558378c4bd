//! Many games between bots, with a digest that says whether two machines played the same.
//!
//! `docs/records.md` describes the digest to people. In short: for each game the SHA-256
//! of a text with one line for the setup, one for each entry and one for the result; over
//! all games the SHA-256 of those values in game order.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use bots::{Budget, Knowledge, Level, Player as Bot, Scratch, choose_any};
use cpu_time::ThreadTime;
use kernel::{BySeat, Choices, Game, Luck as _, MAX_SEATS, NoMatch, QuickLuck, Seat, Setup, Silent, Turn, new_match};
use serde_json::Value;
use sha2::{Digest, Sha256};

/// What to simulate.
pub struct Simulator<'a> {
    /// How many games.
    pub games: u64,
    /// How many seats.
    pub seats: u64,
    /// The game's options.
    pub options: Value,
    /// Luck and bots of game i depend on this and on i alone.
    pub seed: u64,
    /// The bot of each seat; a list that is too short begins again.
    pub bots: Vec<Level>,
    /// How many games are played at the same time.
    pub threads: usize,
    /// Is told how many games have been played.
    pub progress: &'a (dyn Fn(u64) + Sync),
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Simulation {
    /// The options in full.
    pub options: Value,
    /// Decisions of seats.
    pub decisions: u64,
    /// Answers of chance.
    pub draws: u64,
    /// Time by the clock on the wall, for the games alone.
    pub wall: Duration,
    /// Processor time of the playing threads, for the games alone.
    pub cpu: Duration,
    /// Each seat's mean score.
    pub mean_scores: Vec<f64>,
    /// Each seat's wins; a shared first place is a share of a win.
    pub wins: Vec<f64>,
    /// The digest, in hexadecimal.
    pub digest: String,
}

/// Games that one thread plays between two reports.
const BATCH: u64 = 4096;

/// Ranks to wins: the first places of n seats are shared in n-ths, so their sum is kept in this unit.
pub(crate) const WIN: u64 = 840; // divisible by 1 to 8, the possible numbers of winners

pub(crate) fn run<G: Knowledge>(simulator: &Simulator<'_>) -> Result<Simulation, NoMatch> {
    let start = new_match::<G>(&simulator.options, simulator.seats)?;
    let player = Player::new(simulator, start.setup(), start.game().clone());
    let clock = Instant::now();
    let mut total = Sum::default();
    let mut digest = Sha256::new();
    let mut first = 0;
    while first < simulator.games {
        let batches = batches(first, simulator);
        first = batches.last().map_or(simulator.games, |batch| batch.end);
        for batch in player.play_at_once(batches) {
            digest.update(batch.digests.as_flattened());
            total.add(&batch.sum);
        }
        (simulator.progress)(first);
    }
    let wall = clock.elapsed();
    let games = simulator.games.max(1) as f64;
    let seats = usize::from(start.setup().seats);
    Ok(Simulation {
        options: serde_json::to_value(&start.setup().options).expect("options are plain data"),
        decisions: total.decisions,
        draws: total.draws,
        wall,
        cpu: total.cpu,
        mean_scores: total.scores[..seats].iter().map(|&sum| sum as f64 / games).collect(),
        wins: total.wins[..seats].iter().map(|&sum| sum as f64 / WIN as f64).collect(),
        digest: hex(&digest.finalize()),
    })
}

/// The next batches, one for each thread.
fn batches(first: u64, simulator: &Simulator<'_>) -> Vec<std::ops::Range<u64>> {
    let starts = (0..simulator.threads.max(1) as u64).map(|thread| first + thread * BATCH);
    starts.filter(|&start| start < simulator.games).map(|start| start..simulator.games.min(start + BATCH)).collect()
}

/// What every game of a simulation has in common.
struct Player<'a, G> {
    simulator: &'a Simulator<'a>,
    start: G,
    /// The digest of every game begins with the setup.
    setup: Sha256,
}

struct Batch {
    digests: Vec<[u8; 32]>,
    sum: Sum,
}

#[derive(Default)]
struct Sum {
    decisions: u64,
    draws: u64,
    cpu: Duration,
    scores: [i64; MAX_SEATS],
    wins: [u64; MAX_SEATS],
}

impl Sum {
    fn add(&mut self, other: &Sum) {
        self.decisions += other.decisions;
        self.draws += other.draws;
        self.cpu += other.cpu;
        for seat in 0..MAX_SEATS {
            self.scores[seat] += other.scores[seat];
            self.wins[seat] += other.wins[seat];
        }
    }

    fn add_result(&mut self, scores: &BySeat<i32>, ranks: &BySeat<u8>) {
        let winners = ranks.as_slice().iter().filter(|&&rank| rank == 1).count().max(1) as u64;
        for (seat, &rank) in ranks.iter() {
            self.scores[seat.index()] += i64::from(scores[seat]);
            self.wins[seat.index()] += if rank == 1 { WIN / winners } else { 0 };
        }
    }
}

impl<'a, G: Knowledge> Player<'a, G> {
    fn new(simulator: &'a Simulator<'a>, setup: &Setup<G::Options>, start: G) -> Player<'a, G> {
        let options = serde_json::to_string(&setup.options).expect("options are plain data");
        let line = format!("{} {} {} {options}\n", G::FACTS.id, setup.rules_version, setup.seats);
        Player { simulator, start, setup: Sha256::new().chain_update(line) }
    }

    /// Plays each batch on a thread of its own, a single one on this thread.
    fn play_at_once(&self, batches: Vec<std::ops::Range<u64>>) -> Vec<Batch> {
        if let [only] = &batches[..] {
            return vec![self.play_batch(only.clone())];
        }
        std::thread::scope(|scope| {
            let threads: Vec<_> =
                batches.into_iter().map(|batch| scope.spawn(move || self.play_batch(batch))).collect();
            threads
                .into_iter()
                .map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        })
    }

    fn play_batch(&self, games: std::ops::Range<u64>) -> Batch {
        let cpu = ThreadTime::now();
        let mut batch = Batch { digests: Vec::with_capacity((games.end - games.start) as usize), sum: Sum::default() };
        let mut text = String::new();
        let mut scratch = Scratch::default();
        for number in games {
            text.clear();
            self.play_game(number, &mut text, &mut scratch, &mut batch.sum);
            batch.digests.push(self.setup.clone().chain_update(&text).finalize().into());
        }
        batch.sum.cpu = cpu.elapsed();
        batch
    }

    /// Plays one game and appends its entries and result to `text`.
    fn play_game(&self, number: u64, text: &mut String, scratch: &mut Scratch<G>, sum: &mut Sum) {
        let mut game = self.start.clone();
        // A bot's luck is never the game's.
        let mut draws = QuickLuck::new(self.simulator.seed, number * 2);
        let mut luck = QuickLuck::new(self.simulator.seed, number * 2 + 1);
        let mut bots = self.seat_bots();
        let mut choose = |game: &G, seat: Seat| match &mut bots[..] {
            // All seats are random, and this is the path that has to be fast.
            [] => choose_any(game, seat, &mut luck, scratch),
            bots => {
                let seed = u64::from(luck.word());
                bots[seat.index()].think(game, seat, &Budget::default(), seed).action
            }
        };
        loop {
            match game.turn() {
                Turn::Seat(seat) => {
                    let action = choose(&game, seat);
                    enter::<G>(seat, &action, text);
                    game.play(seat, action, &mut Silent);
                    sum.decisions += 1;
                }
                Turn::Together(seats) => {
                    let mut choices = Choices::NONE;
                    for seat in seats.iter() {
                        let action = choose(&game, seat);
                        enter::<G>(seat, &action, text);
                        choices.set(seat, Some(action));
                        sum.decisions += 1;
                    }
                    game.resolve(&choices, &mut Silent);
                }
                Turn::Chance => {
                    let draw = game.draw(&mut draws);
                    writeln!(text, "* {draw}").expect("a string takes any text");
                    game.settle(&draw, &mut Silent);
                    sum.draws += 1;
                }
                Turn::Over => break,
            }
        }
        let standing = game.standing();
        sum.add_result(&standing.scores, &standing.ranks);
        writeln!(text, "= {:?} {:?}", standing.scores, standing.ranks).expect("a string takes any text");
    }

    /// A bot for each seat; none where all seats are random.
    fn seat_bots(&self) -> Vec<Bot<G>> {
        let levels = &self.simulator.bots;
        if levels.iter().all(|&level| level == Level::Random) {
            return Vec::new();
        }
        levels.iter().cycle().take(self.start.seats().into()).map(|&level| Bot::new(level)).collect()
    }
}

/// Appends the line of a decision.
#[inline]
fn enter<G: Game>(seat: Seat, action: &G::Action, text: &mut String) {
    text.push((b'0' + seat.0) as char);
    text.push(' ');
    G::spell(action, text);
    text.push('\n');
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes any text");
        text
    })
}
