//! A child who knows the rules: it looks at some of the choices and takes the one that gives it
//! the most points at once, or the next moment in the same turn. It does not think of what the others will do.

use kernel::{Luck, Seat, Viewer};

use crate::Scratch;
use crate::greedy::after;
use crate::knowledge::Knowledge;

/// One choice in so many is overlooked.
const OVERLOOKED: u32 = 2;

/// The choice of `seat`, which must be one of `turn()`.
pub(crate) fn choose<G: Knowledge>(game: &G, seat: Seat, luck: &mut impl Luck, scratch: &mut Scratch<G>) -> G::Action {
    let Scratch { actions, others } = scratch;
    let imagined = game.imagine(Viewer::Seat(seat), luck);
    actions.clear();
    imagined.legal(seat, actions);
    overlook(actions, luck);
    // Where points come late, it does what it has seen others do.
    if !G::POINTS_AT_ONCE
        && let Some(choice) = imagined.by_experience(seat, actions, luck)
    {
        return actions[choice];
    }
    let mut best = ((i32::MIN, false), actions[0]);
    let mut equals = 0;
    for &action in actions.iter() {
        let points = after(&imagined, seat, action, luck, others).standing().scores[seat];
        let rank = (points, imagined.pays_later(seat, &action));
        if rank > best.0 {
            best = (rank, action);
            equals = 1;
        } else if rank == best.0 {
            equals += 1;
            if luck.below(equals) == 0 {
                best.1 = action;
            }
        }
    }
    best.1
}

/// It always notices one, and any of the others as often as not.
fn overlook<A: Copy>(actions: &mut Vec<A>, luck: &mut impl Luck) {
    let noticed = luck.below(actions.len() as u32) as usize;
    let mut at = 0;
    actions.retain(|_| {
        at += 1;
        at - 1 == noticed || luck.below(OVERLOOKED) > 0
    });
}
