//! What holds of sensible actions in any game.

use bots::Knowledge;
use kernel::{Luck, Seat};

/// What is sensible for a seat is legal and something, and experience and playouts choose among what they are given.
#[track_caller]
pub(crate) fn is_legal_and_something<G: Knowledge>(game: &G, seat: Seat, luck: &mut impl Luck) {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut sensible = legal.clone();
    game.sensible(seat, &mut sensible);
    assert!(!sensible.is_empty(), "{game:?}");
    assert!(sensible.iter().all(|action| legal.contains(action)), "{sensible:?} in {game:?}");
    let experienced = game.by_experience(seat, &sensible, luck).expect("somebody wrote it down");
    assert!(experienced < sensible.len());
    assert!(game.playout_choice(seat, &legal, luck) < legal.len());
}
