//! Random play to the end: what simulators and search do most.

use kernel::{Choices, Game, Luck, Seat, Silent, Turn};

use crate::random;

/// What a playout took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Decisions of seats.
    pub decisions: u64,
    /// Answers of chance.
    pub draws: u64,
}

/// Plays `game` to its end, every action as likely as another. `actions` is kept by the
/// caller, so that after the first few playouts nothing allocates.
#[inline]
pub fn playout<G: Game>(game: &mut G, luck: &mut impl Luck, actions: &mut Vec<G::Action>) -> Tally {
    play_by(game, luck, |game, seat, luck| random::choose(game, seat, luck, actions))
}

/// Plays `game` to its end by a policy.
#[inline]
pub(crate) fn play_by<G: Game, L: Luck>(
    game: &mut G,
    luck: &mut L,
    mut choose: impl FnMut(&G, Seat, &mut L) -> G::Action,
) -> Tally {
    let mut tally = Tally::default();
    loop {
        match game.turn() {
            Turn::Seat(seat) => {
                let action = choose(game, seat, luck);
                game.play(seat, action, &mut Silent);
                tally.decisions += 1;
            }
            Turn::Together(seats) => {
                let mut choices = Choices::NONE;
                for seat in seats.iter() {
                    choices.set(seat, Some(choose(game, seat, luck)));
                    tally.decisions += 1;
                }
                game.resolve(&choices, &mut Silent);
            }
            Turn::Chance => {
                let draw = game.draw(luck);
                game.settle(&draw, &mut Silent);
                tally.draws += 1;
            }
            Turn::Over => return tally,
        }
    }
}
