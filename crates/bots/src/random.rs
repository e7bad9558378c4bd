//! Any legal action.

use kernel::{Game, Luck, Seat};

/// A uniform choice among the legal actions of `seat`.
#[inline]
pub(crate) fn choose<G: Game>(game: &G, seat: Seat, luck: &mut impl Luck, actions: &mut Vec<G::Action>) -> G::Action {
    actions.clear();
    game.legal(seat, actions);
    actions[luck.below(actions.len() as u32) as usize]
}
