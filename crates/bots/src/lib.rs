//! Players that know only the [`Game`] trait.
//!
//! A bot sees exactly what its seat sees: where something is hidden it thinks about an
//! imagined position. Its luck is never the game's.
//!
//! ```
//! use bots::{Budget, Level, Player};
//! use kernel::{Game, Seat, Setup};
//! use games::zebres::{Options, Zebres};
//!
//! let options = Options { first_player: kernel::First::Given(Seat(0)), ..Options::default() };
//! let game = Zebres::new(&Setup { options, seats: 2, rules_version: 1 }).unwrap();
//! let budget = Budget { iterations: Some(100), ..Budget::default() };
//! let thought = Player::new(Level::Expert).think(&game, Seat(0), &budget, 7);
//! assert!(game.check(Seat(0), &thought.action).is_ok());
//! ```

mod child;
mod clock;
pub mod eval;
mod flat;
mod greedy;
mod knowledge;
mod level;
mod math;
mod playout;
mod random;
mod search;
mod thinker;
mod thought;
mod value;

use kernel::{Game, Luck, Seat};

pub use knowledge::{Foresee, Knowledge, POSITIONS_A_CHECK, Solve, Solved};
pub use level::{Level, Player, UnknownLevel};
pub use playout::{Tally, playout};
pub use search::{Settings, Together};
pub use thinker::Thinker;
pub use thought::{Budget, Candidate, Thought};
pub use value::worth;

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

/// Any legal action of `seat`, which must be one of `turn()`: what simulations do most.
#[inline]
pub fn choose_any<G: Game>(game: &G, seat: Seat, luck: &mut impl Luck, scratch: &mut Scratch<G>) -> G::Action {
    random::choose(game, seat, luck, &mut scratch.actions)
}
