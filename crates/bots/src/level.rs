//! The levels, and one player for all of them.

use std::fmt;
use std::str::FromStr;

use kernel::{QuickLuck, Seat};
use serde::{Deserialize, Serialize};

use crate::knowledge::Knowledge;
use crate::search::Settings;
use crate::thinker::Thinker;
use crate::thought::{Budget, Thought};
use crate::{Scratch, child, flat, greedy, random};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Any legal action, each as likely as another.
    Random,
    /// A child who knows the rules: sees half of the choices and takes what gives points at once.
    Easy,
    /// The experience of a family that has played the game often, without looking ahead; where nobody has written that
    /// down, a short search that knows nothing but the rules.
    Medium,
    /// A short search with all that is known of the game.
    Hard,
    /// Uses all the time it gets, estimates with care where the game knows how, and works out the end where it does.
    Expert,
    /// A yardstick: the action after which its score is furthest ahead, looking no further.
    Greedy,
    /// A yardstick: flat Monte Carlo.
    Flat,
}

impl Level {
    /// The levels that people play against, weakest first.
    pub const LADDER: [Level; 5] = [Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Expert];
    /// Those and the yardsticks.
    pub const ALL: [Level; 7] =
        [Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Greedy, Level::Flat];

    /// The name in commands.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Greedy => "greedy",
            Level::Flat => "flat",
        }
    }

    /// What the level takes when nobody says how long it may think. `medium` and `hard` take no
    /// more than this whatever they are given: it is what they are measured with.
    fn iterations(self, settings: &Settings) -> u64 {
        match self {
            Level::Random | Level::Easy | Level::Greedy => 0,
            Level::Medium => 100,
            Level::Hard => settings.short,
            Level::Flat => 2_000,
            Level::Expert => 10_000,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no level of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

/// A bot at one seat of one match. It keeps what it can use again from one decision to the next.
pub struct Player<G: Knowledge> {
    level: Level,
    scratch: Scratch<G>,
    thinker: Thinker<G>,
}

impl<G: Knowledge> Player<G> {
    /// A bot of this level that has not thought about anything yet.
    pub fn new(level: Level) -> Player<G> {
        let thinker = match level {
            Level::Medium => Thinker::new(Settings::PLAIN),
            Level::Expert => Thinker::solving(Settings { foresees: true, ..G::SETTINGS }),
            Level::Random | Level::Easy | Level::Hard | Level::Greedy | Level::Flat => Thinker::new(G::SETTINGS),
        };
        Player { level, scratch: Scratch::default(), thinker }
    }

    /// Its level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The choice of `seat`, which must be one of `turn()`, and what led to it.
    pub fn think(&mut self, game: &G, seat: Seat, budget: &Budget, seed: u64) -> Thought<G::Action> {
        let mut luck = QuickLuck::new(seed, 0);
        match self.level {
            Level::Random => Thought::at_once(random::choose(game, seat, &mut luck, &mut self.scratch.actions)),
            Level::Easy => Thought::at_once(child::choose(game, seat, &mut luck, &mut self.scratch)),
            Level::Greedy => Thought::at_once(greedy::choose(game, seat, &mut luck, &mut self.scratch)),
            Level::Flat => flat::think(game, seat, &self.level.measure(budget, &G::SETTINGS), seed),
            Level::Medium => self
                .by_experience(game, seat, &mut luck)
                .unwrap_or_else(|| self.thinker.think(game, seat, &self.level.measure(budget, &G::SETTINGS), seed)),
            Level::Hard | Level::Expert => {
                self.thinker.think(game, seat, &self.level.measure(budget, &G::SETTINGS), seed)
            }
        }
    }

    fn by_experience(&mut self, game: &G, seat: Seat, luck: &mut QuickLuck) -> Option<Thought<G::Action>> {
        let actions = &mut self.scratch.actions;
        actions.clear();
        game.legal(seat, actions);
        game.sensible(seat, actions);
        let choice = game.by_experience(seat, actions, luck)?;
        Some(Thought::at_once(actions[choice]))
    }

    /// About how many bytes it keeps for the next decision.
    pub fn bytes(&self) -> usize {
        self.thinker.bytes()
    }

    /// The same for whoever asks for advice: where the end is worked out, the second best choice is weighed too.
    pub fn advise(&mut self, game: &G, seat: Seat, budget: &Budget, seed: u64) -> Thought<G::Action> {
        let mut thought = self.think(game, seat, budget, seed);
        self.thinker.weigh_another(game, seat, &self.level.measure(budget, &G::SETTINGS), &mut thought);
        thought
    }
}

impl Level {
    /// The budget that this level makes of the one it is given.
    fn measure(self, budget: &Budget, settings: &Settings) -> Budget {
        let budget = budget.measurable();
        let own = self.iterations(settings);
        let iterations = match self {
            // What they are measured with is the most they take.
            Level::Medium | Level::Hard => Some(budget.iterations.map_or(own, |given| given.min(own))),
            Level::Random | Level::Easy | Level::Greedy | Level::Flat | Level::Expert => {
                if budget.time.is_some() {
                    budget.iterations
                } else {
                    Some(budget.iterations.unwrap_or(own))
                }
            }
        };
        Budget { iterations, ..budget }
    }
}
