//! One step ahead: try every action, keep the one that leaves the best score.

use kernel::{Choices, Game, Luck, Seat, Silent, Turn, Viewer};

use crate::knowledge::Knowledge;
use crate::{Scratch, random};

/// The action after which `seat` is furthest ahead of the best other seat; among equals one whose points come a step
/// later, if the game names one, else any.
pub(crate) fn choose<G: Knowledge>(game: &G, seat: Seat, luck: &mut impl Luck, scratch: &mut Scratch<G>) -> G::Action {
    let Scratch { actions, others } = scratch;
    let imagined = game.imagine(Viewer::Seat(seat), luck);
    actions.clear();
    imagined.legal(seat, actions);
    let mut best = ((i32::MIN, false), actions[0]);
    let mut equals = 0;
    for &action in actions.iter() {
        let lead = lead(&after(&imagined, seat, action, luck, others), seat);
        let rank = (lead, imagined.pays_later(seat, &action));
        if rank > best.0 {
            best = (rank, action);
            equals = 1;
        } else if rank == best.0 {
            // The k-th of several equals replaces the one kept so far in one of k cases: all are as likely.
            equals += 1;
            if luck.below(equals) == 0 {
                best.1 = action;
            }
        }
    }
    best.1
}

/// The game after this action; seats that choose at the same time choose at random.
pub(crate) fn after<G: Game>(
    game: &G,
    seat: Seat,
    action: G::Action,
    luck: &mut impl Luck,
    others: &mut Vec<G::Action>,
) -> G {
    let mut game = game.clone();
    match game.turn() {
        Turn::Together(seats) => {
            let mut choices = Choices::NONE;
            for other in seats.iter() {
                choices.set(other, Some(random::choose(&game, other, luck, others)));
            }
            choices.set(seat, Some(action));
            game.resolve(&choices, &mut Silent);
        }
        Turn::Seat(_) | Turn::Chance | Turn::Over => game.play(seat, action, &mut Silent),
    }
    game
}

/// How far `seat` is ahead of the best other seat.
fn lead<G: Game>(game: &G, seat: Seat) -> i32 {
    let scores = game.standing().scores;
    let best_other = scores.iter().filter(|&(other, _)| other != seat).map(|(_, &score)| score).max();
    scores[seat] - best_other.unwrap_or(0)
}
