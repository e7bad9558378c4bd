//! Bots at tables. They think on threads of their own, take a human moment for every choice, and
//! never hold up anybody else: what fails or takes too long is replaced by a quick legal choice.

use std::sync::Arc;
use std::time::{Duration, Instant};

use registry::{Budget, Level, Luck as _, QuickLuck, Seat};

use crate::hub::Desk;
use crate::server::Server;
use crate::store::Status;
use crate::table::Table;
use crate::thinkers::Thinkers;

/// The share of its moment that a bot thinks; the rest lets it answer on time, so that the
/// moment says nothing about the choice.
const THINKING: f64 = 0.7;
/// How much longer than its moment a bot may take before somebody else chooses for it.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long to wait before a move that could not be stored is tried again.
const RETRY: Duration = Duration::from_secs(1);

/// Thinks about a choice, if there is time.
type Question = Box<dyn FnOnce(Duration) -> String + Send>;

/// The threads that think, and the pace of the bots.
pub(crate) struct Bots {
    pause: Duration,
    thinkers: Thinkers,
}

impl Bots {
    /// One thread less than there are cores: the server itself must never wait for one.
    pub(crate) fn new(pause: Duration) -> Bots {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Bots { pause, thinkers: Thinkers::new("bot", cores.saturating_sub(1).max(1)) }
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
        self.thinkers.think(self.pause.mul_f64(THINKING), self.pause + PATIENCE, question).await
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

/// A seed of luck that has nothing to do with any table's: bots', hints', and what is tried without a table.
pub(crate) fn random() -> u64 {
    getrandom::u64().unwrap_or_default()
}
