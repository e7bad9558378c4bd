//! Bots of any game: a decision as plain data, and a player who thinks about it.

use std::time::Duration;

use bots::{Budget, Candidate, Knowledge, Level, Player, Thought};
use kernel::{Game, Match, QuickLuck, Reason, Seat, Viewer, load_match};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The luck that imagines what a seat does not know has a stream of its own, apart from those of the search.
const IMAGINING: u64 = u64::MAX - 1;

/// A decision for a bot as plain data: all that a player needs to think about it, here or on another machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Job {
    /// The id of the game.
    pub game: String,
    /// What the seat knows: a position that it cannot tell from the true one. It is drawn from what the seat knows
    /// and holds no secret; where the game hides nothing it is the true one.
    pub position: Value,
    /// Who decides.
    pub seat: Seat,
    /// How well to play.
    pub level: Level,
    /// The luck of the bot.
    pub seed: u64,
    /// The time budget in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub millis: Option<u64>,
    /// The iteration budget. With this alone, the same jobs get the same answers on every machine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iterations: Option<u64>,
    /// How many threads to think on.
    pub threads: usize,
}

/// A bot at one seat of one match of any game. It keeps what it can use again from one decision to the next: its search
/// tree and the lines it has solved. A job from another match or for another seat is answered too, but gains nothing
/// from what was kept.
pub trait AnyPlayer: Send + Sync {
    /// What it would do, and why.
    fn think(&mut self, job: &Job) -> Result<AnyThought, Reason>;
    /// The same for whoever asks for advice: where the end is worked out, the second best choice is weighed too.
    fn advise(&mut self, job: &Job) -> Result<AnyThought, Reason>;
    /// About how many bytes it keeps for the next decision.
    fn bytes(&self) -> usize;
}

/// A bot's choice without the game's types.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AnyThought {
    /// The choice in notation.
    pub action: String,
    /// What the position is worth to each seat, between 0 and 1, where the bot has an idea of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Vec<f64>>,
    /// How many points the seat will be ahead at the end if nobody errs, where the bot has worked it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<i32>,
    /// The actions it weighed, best first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<AnyCandidate>,
}

/// An action that was weighed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AnyCandidate {
    /// The action in notation.
    pub action: String,
    /// How often it was tried.
    pub visits: u64,
    /// What it is worth to the seat, between 0 and 1.
    pub value: f64,
    /// How many points the seat will be ahead at the end if nobody errs from here on, where the bot has worked it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<i32>,
}

impl Job {
    /// The decision of `seat`, which must be to move.
    pub(crate) fn of<G: Game>(
        table: &Match<G>,
        seat: Seat,
        level: Level,
        seed: u64,
        budget: &Budget,
    ) -> Result<Job, Reason> {
        table.check_turn(seat).map_err(|refused| refused.reason(G::FACTS.id))?;
        let known = table.game().imagine(Viewer::Seat(seat), &mut QuickLuck::new(seed, IMAGINING));
        Ok(Job {
            game: G::FACTS.id.to_owned(),
            position: serde_json::to_value(known.position()).expect("positions are plain data"),
            seat,
            level,
            seed,
            millis: budget.time.map(|time| time.as_millis() as u64),
            iterations: budget.iterations,
            threads: budget.threads,
        })
    }

    fn budget(&self) -> Budget {
        Budget { time: self.millis.map(Duration::from_millis), iterations: self.iterations, threads: self.threads }
    }
}

impl<G: Knowledge> AnyPlayer for Player<G> {
    fn think(&mut self, job: &Job) -> Result<AnyThought, Reason> {
        answer(self, job, Player::think)
    }

    fn advise(&mut self, job: &Job) -> Result<AnyThought, Reason> {
        answer(self, job, Player::advise)
    }

    fn bytes(&self) -> usize {
        Player::bytes(self)
    }
}

fn answer<G: Knowledge>(
    player: &mut Player<G>,
    job: &Job,
    think: impl FnOnce(&mut Player<G>, &G, Seat, &Budget, u64) -> Thought<G::Action>,
) -> Result<AnyThought, Reason> {
    if job.game != G::FACTS.id {
        let args = vec![("game", job.game.as_str().into()), ("allowed", G::FACTS.id.into())];
        return Err(Reason::of_kernel("bad-game", args));
    }
    let known = load_match::<G>(job.position.clone()).map_err(|bad| bad.reason())?;
    known.check_turn(job.seat).map_err(|refused| refused.reason(G::FACTS.id))?;
    if player.level() != job.level {
        *player = Player::new(job.level);
    }
    Ok(AnyThought::of::<G>(&think(player, known.game(), job.seat, &job.budget(), job.seed)))
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
