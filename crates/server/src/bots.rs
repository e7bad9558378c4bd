//! Bots: how long they think, on which threads, and what they keep from one decision to the next. They get their
//! decisions as jobs and know neither tables nor who sits there; `bot_turns.rs` plays what they choose.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use registry::{AnyPlayer, Budget, Job, Seat};

use crate::pace::Pace;
use crate::thinkers::Thinkers;

/// The share of its moment that a bot thinks; the rest lets it answer on time, so that the
/// moment says nothing about the choice.
const THINKING: f64 = 0.7;
/// How much longer than its moment a bot may take before somebody else chooses for it.
const OVERRUN: Duration = Duration::from_secs(3);
/// The same for a bot whose thinking is scripted: no clock decides what it chooses.
const SCRIPTED_OVERRUN: Duration = Duration::from_secs(600);
/// The most memory that all resting players may take together, in bytes.
const ROOM: usize = 256 << 20;

/// For tests: the seed and the iterations of a bot's decision, by the table's id, the number of the decision and the
/// seat; `None` lets it think as bots do.
pub type BotSeeds = Arc<dyn Fn(&str, u32, Seat) -> Option<(u64, u64)> + Send + Sync>;

/// The threads that think, and the pace of the bots.
pub(crate) struct Bots {
    /// How long every choice takes at every table, where somebody said so.
    pause: Option<Duration>,
    thinkers: Thinkers,
    /// Bytes that resting players take.
    resting: Arc<AtomicUsize>,
    seeds: Option<BotSeeds>,
}

/// The bots of a table: who thinks, and the players of those who do not.
#[derive(Default)]
pub(crate) struct BotSeats {
    /// The decision and the seat.
    thinking: Vec<(u32, Seat)>,
    resting: HashMap<Seat, Resting>,
}

/// The time of one choice, from the moment the decision opened.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    opened: Instant,
    length: Duration,
}

/// The player of a seat between two decisions.
pub(crate) struct Resting {
    player: Box<dyn AnyPlayer>,
    _room: Room,
}

/// What a resting player takes of the memory for all of them. Given back when it is dropped.
struct Room {
    bytes: usize,
    resting: Arc<AtomicUsize>,
}

impl Bots {
    /// One thread less than there are cores: the server itself must never wait for one.
    pub(crate) fn new(pause: Option<Duration>, seeds: Option<BotSeeds>) -> Bots {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let thinkers = Thinkers::new("bot", cores.saturating_sub(1).max(1));
        Bots { pause, thinkers, resting: Arc::default(), seeds }
    }

    /// The moment of a choice whose decision opens now.
    pub(crate) fn moment(&self, pace: Pace, at_once: bool) -> Moment {
        let length = match self.pause {
            Some(pause) => pause,
            None if at_once => Duration::ZERO,
            None => pace.moment(),
        };
        Moment { opened: Instant::now(), length }
    }

    /// The seed and the budget of a decision. A share of the moment is the budget; it becomes shorter where the bot waits
    /// for a thread.
    pub(crate) fn plan(&self, table: &str, decision: u32, seat: Seat, moment: Moment) -> (u64, Budget) {
        let scripted = self.seeds.as_ref().and_then(|seeds| seeds(table, decision, seat));
        match scripted {
            Some((seed, iterations)) => (seed, Budget { iterations: Some(iterations), ..Budget::default() }),
            None => (random(), Budget { time: Some(moment.length.mul_f64(THINKING)), ..Budget::default() }),
        }
    }

    /// Has a player think about a job: what it chooses, and the player, unless there is no room for it. `None` if that
    /// fails or takes too long; the player is lost then.
    pub(crate) async fn think(
        &self,
        mut player: Box<dyn AnyPlayer>,
        mut job: Job,
        moment: Moment,
    ) -> Option<(String, Option<Resting>)> {
        let overrun = if job.millis.is_some() { OVERRUN } else { SCRIPTED_OVERRUN };
        let resting = self.resting.clone();
        let think = move |time: Duration| {
            job.millis = job.millis.map(|_| time.as_millis() as u64);
            let chosen = player.think(&job);
            if let Err(reason) = &chosen {
                tracing::error!(code = reason.code, "a bot cannot think about its job");
            }
            let action = chosen.ok()?.action;
            let room = Room::take(player.bytes(), resting);
            Some((action, room.map(|room| Resting { player, _room: room })))
        };
        let until = moment.opened + moment.length.mul_f64(THINKING);
        self.thinkers.think(until, moment.length + overrun, think).await.flatten()
    }

    /// How much memory resting players take, in bytes.
    pub(crate) fn resting_bytes(&self) -> usize {
        self.resting.load(Ordering::Relaxed)
    }
}

impl Moment {
    /// When the choice is to be made: the same for every choice, a forced one included, but not the same to the
    /// millisecond.
    pub(crate) fn due(self) -> Instant {
        self.opened + self.length.mul_f64(1.0 + f64::from(random() as u16) / 200_000.0)
    }
}

impl BotSeats {
    /// A bot is about to think about a decision. `false` if it does already.
    pub(crate) fn begin(&mut self, decision: u32, seat: Seat) -> bool {
        self.thinking.retain(|&(open, _)| open == decision);
        let begins = !self.thinking.contains(&(decision, seat));
        if begins {
            self.thinking.push((decision, seat));
        }
        begins
    }

    /// A bot has thought about a decision and could not play. If the decision is or becomes its own again, it thinks anew.
    pub(crate) fn give_up(&mut self, decision: u32, seat: Seat) {
        self.thinking.retain(|&thinking| thinking != (decision, seat));
    }

    /// The player of a seat, if it rests here.
    pub(crate) fn wake(&mut self, seat: Seat) -> Option<Box<dyn AnyPlayer>> {
        self.resting.remove(&seat).map(|Resting { player, _room: _ }| player)
    }

    /// The player of a seat waits for its next decision.
    pub(crate) fn rest(&mut self, seat: Seat, player: Resting) {
        self.resting.insert(seat, player);
    }

    /// Only the bots of these seats are needed any more.
    pub(crate) fn keep(&mut self, needed: impl Fn(Seat) -> bool) {
        self.thinking.retain(|&(_, seat)| needed(seat));
        self.resting.retain(|&seat, _| needed(seat));
    }

    /// Nobody is needed any more.
    pub(crate) fn dismiss(&mut self) {
        *self = BotSeats::default();
    }
}

impl Room {
    /// So many bytes, if there is room for them.
    fn take(bytes: usize, resting: Arc<AtomicUsize>) -> Option<Room> {
        let room = Room { bytes, resting };
        // What was too much is given back at once.
        (room.resting.fetch_add(bytes, Ordering::Relaxed) + bytes <= ROOM).then_some(room)
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.resting.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

/// A seed of luck that has nothing to do with any table's: bots', hints', and what is tried without a table.
pub(crate) fn random() -> u64 {
    getrandom::u64().unwrap_or_default()
}
