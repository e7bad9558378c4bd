//! A match of any game, with what needs more than the kernel: bots and pictures.

use bots::{Budget, Candidate, Knowledge, Level, Player, Thought};
use kernel::{AnyMatch, Game, Match, Picture, Reason, Seat, Viewer, Words};
use serde::Serialize;

/// A match of any game that bots can play and a terminal can show.
pub trait Table: AnyMatch {
    /// What `seat` has to decide, apart from the match, so that it can be thought about on
    /// another thread while the match goes on.
    fn ask(&self, seat: Seat) -> Result<Question, Reason>;
    /// What a bot would do for `seat`, and why.
    fn think(&self, seat: Seat, level: Level, budget: &Budget, seed: u64) -> Result<AnyThought, Reason> {
        Ok(self.ask(seat)?(level, budget, seed))
    }
    /// What `viewer` sees, drawn.
    fn draw_board(&self, viewer: Viewer, names: &[String], words: &dyn Words) -> String;
    /// What `viewer` sees, in plain lines.
    fn describe_board(&self, viewer: Viewer, names: &[String], words: &dyn Words) -> String;
    /// Where each score comes from, in plain lines.
    fn explain_scores(&self, names: &[String], words: &dyn Words) -> String;
}

/// A decision to be made: given a level, a budget and a seed, what a bot would do and why.
pub type Question = Box<dyn FnOnce(Level, &Budget, u64) -> AnyThought + Send>;

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
    /// How many points the seat will be ahead at the end if nobody errs from here on, where the bot has worked it out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margin: Option<i32>,
}

impl<G: Knowledge + Picture> Table for Match<G> {
    fn ask(&self, seat: Seat) -> Result<Question, Reason> {
        self.check_turn(seat).map_err(|refused| refused.reason(G::FACTS.id))?;
        let game = self.game().clone();
        Ok(Box::new(move |level, budget, seed| {
            AnyThought::of::<G>(&Player::new(level).advise(&game, seat, budget, seed))
        }))
    }

    fn draw_board(&self, viewer: Viewer, names: &[String], words: &dyn Words) -> String {
        G::picture(&shown(self, viewer), names, words)
    }

    fn describe_board(&self, viewer: Viewer, names: &[String], words: &dyn Words) -> String {
        G::describe(&shown(self, viewer), names, words)
    }

    fn explain_scores(&self, names: &[String], words: &dyn Words) -> String {
        G::explain_scores(&self.standing().detail, names, words)
    }
}

impl AnyThought {
    fn of<G: Game>(thought: &Thought<G::Action>) -> AnyThought {
        let candidate = |candidate: &Candidate<G::Action>| AnyCandidate {
            action: candidate.action.to_string(),
            visits: candidate.visits,
            value: candidate.value(),
            margin: candidate.margin,
        };
        AnyThought {
            action: thought.action.to_string(),
            value: thought.value.map(|value| value.as_slice().to_vec()),
            margin: thought.margin,
            candidates: thought.candidates.iter().map(candidate).collect(),
        }
    }
}

/// What `viewer` is shown: what it may see, and that nobody is to move when the match ended early.
fn shown<G: Picture>(table: &Match<G>, viewer: Viewer) -> G::View {
    let view = table.game().view(viewer);
    if table.ended() { G::ended(view) } else { view }
}
