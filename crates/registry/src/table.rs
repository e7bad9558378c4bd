//! A match of any game, with what needs more than the kernel: bots and pictures.

use bots::{Level, Scratch, choose};
use kernel::{AnyMatch, Game, Luck, Match, Picture, Reason, Seat, Viewer, Words};

/// A match of any game that bots can play and a terminal can show.
pub trait Table: AnyMatch {
    /// What a bot would do for `seat`, in notation.
    fn choose(&self, seat: Seat, level: Level, luck: &mut dyn Luck) -> Result<String, Reason>;
    /// What `viewer` sees, drawn.
    fn draw_board(&self, viewer: Viewer, names: &[String], words: &dyn Words) -> String;
    /// What `viewer` sees, in plain lines.
    fn describe_board(&self, viewer: Viewer, names: &[String], words: &dyn Words) -> String;
    /// Where each score comes from, in plain lines.
    fn explain_scores(&self, names: &[String], words: &dyn Words) -> String;
}

impl<G: Game + Picture> Table for Match<G> {
    fn choose(&self, seat: Seat, level: Level, mut luck: &mut dyn Luck) -> Result<String, Reason> {
        self.check_turn(seat).map_err(|refused| refused.reason(G::FACTS.id))?;
        Ok(choose(level, self.game(), seat, &mut luck, &mut Scratch::default()).to_string())
    }

    fn draw_board(&self, viewer: Viewer, names: &[String], words: &dyn Words) -> String {
        G::picture(&self.game().view(viewer), names, words)
    }

    fn describe_board(&self, viewer: Viewer, names: &[String], words: &dyn Words) -> String {
        G::describe(&self.game().view(viewer), names, words)
    }

    fn explain_scores(&self, names: &[String], words: &dyn Words) -> String {
        G::explain_scores(&self.standing().detail, names, words)
    }
}
