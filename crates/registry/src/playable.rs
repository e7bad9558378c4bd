//! A match of any game, with what needs more than the kernel: bots and pictures.

use bots::{Budget, Knowledge, Level};
use kernel::{AnyMatch, Match, Names, Picture, Reason, Seat, Viewer, Words};

use crate::player::Job;

/// A match of any game that bots can play and a terminal can show.
pub trait Playable: AnyMatch {
    /// What `seat` has to decide, for a bot. It is apart from the match, which may go on meanwhile.
    fn job(&self, seat: Seat, level: Level, seed: u64, budget: &Budget) -> Result<Job, Reason>;
    /// What `viewer` sees, drawn.
    fn draw_board(&self, viewer: Viewer, names: &Names, words: &dyn Words) -> String;
    /// What `viewer` sees, in plain lines.
    fn describe_board(&self, viewer: Viewer, names: &Names, words: &dyn Words) -> String;
    /// Where each score comes from, in plain lines.
    fn explain_scores(&self, names: &Names, words: &dyn Words) -> String;
}

impl<G: Knowledge + Picture> Playable for Match<G> {
    fn job(&self, seat: Seat, level: Level, seed: u64, budget: &Budget) -> Result<Job, Reason> {
        Job::of(self, seat, level, seed, budget)
    }

    fn draw_board(&self, viewer: Viewer, names: &Names, words: &dyn Words) -> String {
        G::picture(&shown(self, viewer), names, words)
    }

    fn describe_board(&self, viewer: Viewer, names: &Names, words: &dyn Words) -> String {
        G::describe(&shown(self, viewer), names, words)
    }

    fn explain_scores(&self, names: &Names, words: &dyn Words) -> String {
        G::explain_scores(&self.standing().detail, names, words)
    }
}

/// What `viewer` is shown: what it may see, and that nobody is to move when the match ended early.
fn shown<G: Picture>(table: &Match<G>, viewer: Viewer) -> G::View {
    let view = table.game().view(viewer);
    if table.ended() { G::ended(view) } else { view }
}
