//! Turns of several seats: who comes first does not matter.

use kernel::{Game, Luck, Match, Seat, shuffle};

use crate::playout::pick;

/// Asserts that the same choices, sealed in another order, give an equal game and equal events.
/// `lists` are the actions of the seats asked, none of which has sealed yet.
pub(crate) fn check_order<G: Game>(table: &Match<G>, lists: &[(Seat, Vec<G::Action>)], luck: &mut impl Luck) {
    let choices: Vec<(Seat, G::Action)> = lists.iter().map(|(seat, actions)| (*seat, pick(actions, luck))).collect();
    let seal = |choices: &[(Seat, G::Action)]| {
        let mut sealing = table.clone();
        let mut told = Vec::new();
        for (seat, action) in choices {
            assert!(told.is_empty() && sealing.game() == table.game(), "something happened before all had chosen");
            let answer = sealing.play(*seat, *action, &mut told);
            assert_eq!(answer, Ok(()), "seat {seat} seals {action}");
        }
        (sealing.game().clone(), told)
    };
    let mut otherwise = choices.clone();
    shuffle(&mut otherwise, luck);
    otherwise.rotate_left(1);
    assert!(seal(&choices) == seal(&otherwise), "the order of sealing matters: {choices:?}, in {:?}", table.game());
}
