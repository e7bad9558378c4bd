//! Players that know only the [`Game`] trait.
//!
//! A bot sees exactly what its seat sees: where something is hidden it thinks about an
//! imagined position. Its luck is never the game's.
//!
//! ```
//! use bots::{Level, Scratch, choose};
//! use kernel::{Game, QuickLuck, Seat, Setup};
//! use zebres::{Options, Zebres};
//!
//! let options = Options { first_player: zebres::FirstPlayer::Given(Seat(0)), ..Options::default() };
//! let game = Zebres::new(&Setup { options, seats: 2, rules_version: 1 }).unwrap();
//! let action = choose(Level::Greedy, &game, Seat(0), &mut QuickLuck::new(1, 0), &mut Scratch::default());
//! assert!(game.check(Seat(0), &action).is_ok());
//! ```

mod greedy;
mod playout;
mod random;

use std::fmt;
use std::str::FromStr;

use kernel::{Game, Luck, Seat};

pub use playout::{Tally, playout};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal action, each as likely as another.
    Random,
    /// The action after which its own score is furthest ahead, looking no further.
    Greedy,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// The name in commands.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
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

/// Room to think in, kept from one choice to the next so that choosing does not allocate.
pub struct Scratch<G: Game> {
    actions: Vec<G::Action>,
    others: Vec<G::Action>,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Scratch<G> {
        Scratch { actions: Vec::new(), others: Vec::new() }
    }
}

/// The choice of a bot for `seat`, which must be one of `turn()`.
#[inline]
pub fn choose<G: Game>(
    level: Level,
    game: &G,
    seat: Seat,
    luck: &mut impl Luck,
    scratch: &mut Scratch<G>,
) -> G::Action {
    match level {
        Level::Random => random::choose(game, seat, luck, &mut scratch.actions),
        Level::Greedy => greedy::choose(game, seat, luck, scratch),
    }
}
