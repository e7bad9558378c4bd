//! What a bot may know of one game beyond its rules.

use kernel::{BySeat, Choices, Game, Luck, Seat};

use crate::search::Settings;

/// Knowledge of a game. Everything has a default, so that a game without knowledge is one
/// empty `impl` and search plays it from the first day.
pub trait Knowledge: Game {
    /// Whether nothing is ever hidden from anyone. Only then may a search find the position again
    /// in the tree of its last decision: to look for a position is to look at all of it.
    const OPEN: bool = false;

    /// Whether points show as soon as something is done, so that a child can play by counting them. Where they come
    /// late, a child does what it has seen others do.
    const POINTS_AT_ONCE: bool = false;

    /// Whether the points of an action come with the next decision of the same turn, so that somebody who only counts
    /// what it gives at once would see nothing in it. Of two that give the same, whoever counts takes this one.
    fn pays_later(&self, seat: Seat, action: &Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// How search plays this game best, as far as it was measured.
    const SETTINGS: Settings = Settings::PLAIN;

    /// Leaves those of `actions` that a good player would think about, at least one. It may look at nothing that
    /// `seat` does not know.
    #[inline]
    fn sensible(&self, seat: Seat, actions: &mut Vec<Self::Action>) {
        let _ = (seat, actions);
    }

    /// Which of `actions` an experienced player takes without looking ahead; nothing where nobody has written down
    /// how. It may look at nothing that `seat` does not know.
    fn by_experience(&self, seat: Seat, actions: &[Self::Action], luck: &mut impl Luck) -> Option<usize> {
        let _ = (seat, actions, luck);
        None
    }

    /// Which of `actions` a playout tries; any, unless the game knows better.
    #[inline]
    fn playout_choice(&self, seat: Seat, actions: &[Self::Action], luck: &mut impl Luck) -> usize {
        let _ = seat;
        luck.below(actions.len() as u32) as usize
    }

    /// What the position is worth to each seat, between 0 (lost) and 1 (won), where the game can
    /// tell without playing on. An informed search without a horizon goes no further than to a turn of chance at which
    /// there is one.
    #[inline]
    fn estimate(&self) -> Option<BySeat<f64>> {
        None
    }

    /// Who estimates a position with more care than [`Knowledge::estimate`], and takes longer; nothing where nobody does.
    fn foresight() -> Option<Box<dyn Foresee<Self>>> {
        None
    }

    /// What comes of choices made together, as a number, where many of them come to the same and everybody sees it: of
    /// sealed bids only the highest matters. Choices with the same number lead to one node of a search.
    #[inline]
    fn outcome(&self, choices: &Choices<Self::Action>) -> Option<u64> {
        let _ = choices;
        None
    }

    /// About how many positions it takes to work out the end from here; none where nobody knows how.
    fn work_to_solve(&self) -> Option<u64> {
        None
    }

    /// Who works out the end. Asked for when the work is first worth trying, and kept from then on.
    fn solver() -> Option<Box<dyn Solve<Self>>> {
        None
    }
}

/// Estimates positions with care, and remembers what it found while a seat thinks about one decision.
pub trait Foresee<G: Game>: Send + Sync {
    /// What [`Knowledge::estimate`] says, better; of the same positions.
    fn estimate(&mut self, game: &G) -> Option<BySeat<f64>>;

    /// Gives back the memory.
    fn forget(&mut self);
}

/// Works out the end of a game that hides nothing, and may remember what it found from one decision to the next.
pub trait Solve<G: Game>: Send + Sync {
    /// The best action of `seat`, which must be the one of `turn()`, other than `except`. `go_on` is asked once in
    /// [`POSITIONS_A_CHECK`] positions; once it says no, there is no answer.
    fn solve(
        &mut self,
        game: &G,
        seat: Seat,
        except: Option<G::Action>,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Solved<G::Action>>;

    /// How many bytes it remembers things in.
    fn bytes(&self) -> usize;
}

/// A solver asks whether to go on once in so many positions: a few times in a millisecond.
pub const POSITIONS_A_CHECK: u64 = 1024;

/// An end that has been worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved<A> {
    /// A best action.
    pub action: A,
    /// How many points the seat will be ahead at the end, if nobody errs.
    pub margin: i32,
}
