//! A match of any game, with what needs more than the kernel: bots and pictures.

use bots::{Budget, Knowledge, Level, Player};
use kernel::{AnyMatch, Match, Picture, Reason, Seat, Viewer, Words};
use serde::Serialize;

/// A match of any game that bots can play and a terminal can show.
pub trait Table: AnyMatch {
    /// What a bot would do for `seat`, and why.
    fn think(&self, seat: Seat, level: Level, budget: &Budget, seed: u64) -> Result<AnyThought, Reason>;
    /// What `viewer` sees, drawn.
    fn draw_board(&self, viewer: Viewer, names: &[String], words: &dyn Words) -> String;
    /// What `viewer` sees, in plain lines.
    fn describe_board(&self, viewer: Viewer, names: &[String], words: &dyn Words) -> String;
    /// Where each score comes from, in plain lines.
    fn explain_scores(&self, names: &[String], words: &dyn Words) -> String;
}

/// A bot's choice without the game's types.
#[derive(Clone, Debug, Serialize)]
pub struct AnyThought {
    /// The choice in notation.
    pub action: String,
    /// What the position is worth to each seat, between 0 and 1, where the bot has an idea of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<Vec<f64>>,
    /// How many points the seat will be ahead at the end if nobody errs, where the bot has worked it out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margin: Option<i32>,
    /// The actions it weighed, best first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<AnyCandidate>,
}

/// An action that was weighed.
#[derive(Clone, Debug, Serialize)]
pub struct AnyCandidate {
    /// The action in notation.
    pub action: String,
    /// How often it was tried.
    pub visits: u64,
    /// What it is worth to the seat, between 0 and 1.
    pub value: f64,
}

impl<G: Knowledge + Picture> Table for Match<G> {
    fn think(&self, seat: Seat, level: Level, budget: &Budget, seed: u64) -> Result<AnyThought, Reason> {
        self.check_turn(seat).map_err(|refused| refused.reason(G::FACTS.id))?;
        let thought = Player::new(level).think(self.game(), seat, budget, seed);
        let candidate = |candidate: &bots::Candidate<G::Action>| AnyCandidate {
            action: candidate.action.to_string(),
            visits: candidate.visits,
            value: candidate.value(),
        };
        Ok(AnyThought {
            action: thought.action.to_string(),
            value: thought.value.map(|value| value.as_slice().to_vec()),
            margin: thought.margin,
            candidates: thought.candidates.iter().map(candidate).collect(),
        })
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
