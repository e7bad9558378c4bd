//! Bots at tables. They think on threads of their own, take a human moment for every choice, and
//! never hold up anybody else: what fails or takes too long is replaced by a quick legal choice.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::{Duration, Instant};

use registry::{Budget, Level, Luck as _, QuickLuck, Seat};
use tokio::sync::oneshot;

use crate::hub::Desk;
use crate::server::Server;
use crate::store::Status;
use crate::table::Table;

/// The share of its moment that a bot thinks; the rest lets it answer on time, so that the
/// moment says nothing about the choice.
const THINKING: f64 = 0.7;
/// What a bot gets to think however many wait.
const SHORTEST: Duration = Duration::from_millis(10);
/// How much longer than its moment a bot may take before somebody else chooses for it.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long to wait before a move that could not be stored is tried again.
const RETRY: Duration = Duration::from_secs(1);

/// Thinks about a choice, if there is time.
type Question = Box<dyn FnOnce(Duration) -> String + Send>;

/// The threads that think, and the pace of the bots.
pub(crate) struct Bots {
    pause: Duration,
    jobs: mpsc::Sender<Job>,
    waiting: Arc<AtomicUsize>,
    threads: usize,
}

struct Job {
    question: Question,
    time: Duration,
    answer: oneshot::Sender<String>,
}

impl Bots {
    /// One thread less than there are cores: the server itself must never wait for one.
    pub(crate) fn new(pause: Duration) -> Bots {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = cores.saturating_sub(1).max(1);
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let waiting = Arc::new(AtomicUsize::new(0));
        for _ in 0..threads {
            let (queue, waiting) = (queue.clone(), waiting.clone());
            let thread = std::thread::Builder::new().name("bot".to_owned());
            if let Err(error) = thread.spawn(move || work(&queue, &waiting)) {
                tracing::error!(%error, "a thread for bots cannot be started; quick choices are made for them");
            }
        }
        Bots { pause, jobs, waiting, threads }
    }

    /// Sets the bots thinking whose turn it is.
    pub(crate) fn look(&self, server: &Arc<Server>, desk: &Arc<Desk>, table: &mut Table) {
        if table.row.status != Status::Running {
            return;
        }
        let decision = table.game.decision();
        table.thinking.retain(|&(open, _)| open == decision);
        for seat in table.game.turn().seats().iter() {
            let Some(level) = table.bot(seat).and_then(|level| level.parse::<Level>().ok()) else { continue };
            if table.thinking.contains(&(decision, seat)) {
                continue;
            }
            let Ok(ask) = table.game.ask(seat) else { continue };
            table.thinking.push((decision, seat));
            let seed = random();
            let question: Question = Box::new(move |time| {
                let budget = Budget { time: Some(time), iterations: None, threads: 1 };
                ask(level, &budget, seed).action
            });
            tokio::spawn(play(server.clone(), desk.clone(), seat, decision, question));
        }
    }

    /// Has a question thought about. `None` if that fails.
    async fn think(&self, question: Question) -> Option<String> {
        let queued = self.waiting.fetch_add(1, Ordering::Relaxed) / self.threads;
        let time = (self.pause.mul_f64(THINKING) / (1 + queued as u32)).max(SHORTEST);
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job { question, time, answer }).ok()?;
        tokio::time::timeout(self.pause + PATIENCE, answered).await.ok()?.ok()
    }
}

/// Thinks about what is asked until nobody can ask any more.
fn work(queue: &Mutex<mpsc::Receiver<Job>>, waiting: &AtomicUsize) {
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Job { question, time, answer }) = job else { return };
        // Whoever asked has lost patience.
        if !answer.is_closed() {
            // A bot that fails must not end the server. What it was thinking about is its own copy.
            match catch_unwind(AssertUnwindSafe(|| question(time))) {
                Ok(action) => drop(answer.send(action)),
                Err(_) => tracing::error!("a bot failed"),
            }
        }
        waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Plays one choice of a bot.
async fn play(server: Arc<Server>, desk: Arc<Desk>, seat: Seat, decision: u32, question: Question) {
    // The same moment for every choice, a forced one included, but not the same to the millisecond.
    let moment = server.bots.pause.mul_f64(1.0 + f64::from(random() as u16) / 200_000.0);
    let due = Instant::now() + moment;
    let action = server.bots.think(question).await;
    if action.is_none() {
        server.metrics.bot_failures.inc();
        tracing::error!("a bot failed or took too long; a quick choice is made for it");
    }
    tokio::time::sleep_until(due.into()).await;
    loop {
        let played = desk.change(&server, |table, viewers| {
            let action = match &action {
                Some(action) => action.clone(),
                None => any_legal(table, seat),
            };
            table.do_as_bot(seat, decision, &action, viewers).map(|made| (made, ()))
        });
        match played.await {
            // Nobody could store it; once somebody can, it is still this bot's turn.
            Err(fault) if fault.passing => tokio::time::sleep(RETRY).await,
            // Else it is played, or the decision is no longer open.
            Ok(()) | Err(_) => return,
        }
    }
}

/// A quick choice for a bot that has none.
fn any_legal(table: &Table, seat: Seat) -> String {
    let legal = table.game.legal(seat).unwrap_or_default();
    let at = QuickLuck::new(random(), 0).below(legal.len() as u32) as usize;
    legal.get(at).cloned().unwrap_or_default()
}

/// A seed of the bots' own luck, which has nothing to do with the table's.
fn random() -> u64 {
    getrandom::u64().unwrap_or_default()
}
