//! The turns of bots: a desk has its bots think whenever it is their turn, and plays what they choose after a human
//! moment. What fails or takes too long is replaced by a quick legal choice.

use std::sync::Arc;
use std::time::Duration;

use registry::{AnyPlayer, Job, Level, Luck as _, QuickLuck, Seat};

use crate::bots::{Moment, random};
use crate::desk::Desk;
use crate::pace;
use crate::store::Status;
use crate::table::Table;

/// How long to wait before a move that could not be stored is tried again.
const RETRY: Duration = Duration::from_secs(1);

impl Desk {
    /// Sets the bots thinking whose turn it is.
    pub(crate) fn let_bots_think(self: &Arc<Desk>, table: &Table) {
        let mut bots = self.bots();
        if table.row.status != Status::Running {
            return bots.dismiss();
        }
        // Whoever is back plays for themselves.
        bots.keep(|seat| table.bot(seat).is_some());
        let decision = table.game.decision();
        let pace = self.watchers.pace(table);
        for seat in table.game.turn().seats().iter() {
            let Some(level) = table.bot(seat).and_then(|level| level.parse::<Level>().ok()) else { continue };
            let Ok(listing) = self.services.game(&table.row.game) else { continue };
            if !bots.begin(decision, seat) {
                continue;
            }
            let choices = || table.game.legal(seat).map_or(0, |legal| legal.len());
            let moment = self.services.bots.moment(pace, pace::at_once(listing.facts().hidden, choices));
            let (seed, budget) = self.services.bots.plan(table.row.id.as_str(), decision, seat, moment);
            let Ok(job) = table.game.job(seat, level, seed, &budget) else { continue };
            let player = bots.wake(seat).unwrap_or_else(|| listing.player(level));
            tokio::spawn(play(self.clone(), decision, job, player, moment));
        }
    }
}

/// Plays one choice of a bot.
async fn play(desk: Arc<Desk>, decision: u32, job: Job, player: Box<dyn AnyPlayer>, moment: Moment) {
    let services = &desk.services;
    let seat = job.seat;
    let (action, mut player) = match services.bots.think(player, job, moment).await {
        Some((action, player)) => (Some(action), player),
        None => {
            services.metrics.bot_failures.inc();
            tracing::error!("a bot failed or took too long; a quick choice is made for it");
            (None, None)
        }
    };
    tokio::time::sleep_until(moment.due().into()).await;
    loop {
        let played = desk.change(|table, viewers| {
            let action = match &action {
                Some(action) => action.clone(),
                None => any_legal(table, seat),
            };
            // Before the move: it may be followed by another decision of the same seat. What was thought about a
            // decision that is no longer open is forgotten.
            if let Some(player) = player.take().filter(|_| table.game.decision() == decision) {
                desk.bots().rest(seat, player);
            }
            table.do_as_bot(seat, decision, &action, viewers).map(|made| (made, ()))
        });
        match played.await {
            // Nobody could store it; once somebody can, it is still this bot's turn.
            Err(fault) if fault.passing => tokio::time::sleep(RETRY).await,
            // The decision is no longer open, or no longer the bot's.
            Err(_) => return desk.bots().give_up(decision, seat),
            Ok(()) => return,
        }
    }
}

/// A quick choice for a bot that has none.
fn any_legal(table: &Table, seat: Seat) -> String {
    let legal = table.game.legal(seat).unwrap_or_default();
    let at = QuickLuck::new(random(), 0).below(legal.len() as u32) as usize;
    legal.get(at).cloned().unwrap_or_default()
}
