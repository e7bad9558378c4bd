//! A child who knows the rules: it looks at some of the choices and takes the one that gives it
//! the most points at once. It does not think of what the others will do.

use kernel::{Game, Luck, Seat};

use crate::Scratch;
use crate::greedy::after;

/// One choice in so many is overlooked.
const OVERLOOKED: u32 = 2;

/// The choice of `seat`, which must be one of `turn()`.
pub(crate) fn choose<G: Game>(game: &G, seat: Seat, luck: &mut impl Luck, scratch: &mut Scratch<G>) -> G::Action {
    let Scratch { actions, others } = scratch;
    let imagined = game.imagine(kernel::Viewer::Seat(seat), luck);
    actions.clear();
    imagined.legal(seat, actions);
    // It always notices one, and any of the others as often as not.
    let mut best = (i32::MIN, actions[luck.below(actions.len() as u32) as usize]);
    let mut equals = 0;
    for &action in actions.iter() {
        if luck.below(OVERLOOKED) == 0 {
            continue;
        }
        let points = after(&imagined, seat, action, luck, others).standing().scores[seat];
        if points > best.0 {
            best = (points, action);
            equals = 1;
        } else if points == best.0 {
            equals += 1;
            if luck.below(equals) == 0 {
                best.1 = action;
            }
        }
    }
    best.1
}
