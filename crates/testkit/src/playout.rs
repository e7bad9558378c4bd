//! Random play: one turn, or to the end.

use kernel::{Choices, Game, Log, Luck, Seat, Silent, Turn};

/// More turns than any game here can take.
pub const TOO_LONG: u32 = 100_000;

/// Plays `game` to its end, every choice at random, and says how many turns it took.
/// `actions` is only lent, so that a thousand playouts need one list.
///
/// # Panics
/// When the end does not come within [`TOO_LONG`] turns, or a seat to move has no action.
pub fn playout<G: Game>(game: &mut G, luck: &mut impl Luck, actions: &mut Vec<G::Action>) -> u32 {
    playout_watched(game, luck, actions, &mut Silent, |_, _| {})
}

/// The same, told to `log`; `watch` sees every position and what was told since the one before.
pub(crate) fn playout_watched<G: Game, L: Log<G::Event>>(
    game: &mut G,
    luck: &mut impl Luck,
    actions: &mut Vec<G::Action>,
    log: &mut L,
    mut watch: impl FnMut(&G, &mut L),
) -> u32 {
    for turns in 0..TOO_LONG {
        watch(game, log);
        if game.turn() == Turn::Over {
            return turns;
        }
        turn_told(game, luck, actions, log);
    }
    panic!("no end after {TOO_LONG} turns");
}

/// Plays one turn at random: a choice of every seat to decide, or a draw. Answers how many seats chose.
///
/// # Panics
/// When a seat to move has no action.
#[inline]
pub fn random_turn<G: Game>(game: &mut G, luck: &mut impl Luck, actions: &mut Vec<G::Action>) -> u32 {
    turn_told(game, luck, actions, &mut Silent)
}

#[inline]
fn turn_told<G: Game>(
    game: &mut G,
    luck: &mut impl Luck,
    actions: &mut Vec<G::Action>,
    log: &mut impl Log<G::Event>,
) -> u32 {
    let mut choose = |game: &G, seat: Seat, luck: &mut _| {
        actions.clear();
        game.legal(seat, actions);
        assert!(!actions.is_empty(), "seat {seat} is to move and has no action");
        pick(actions, luck)
    };
    match game.turn() {
        Turn::Over => 0,
        Turn::Chance => {
            let draw = game.draw(luck);
            game.settle(&draw, log);
            0
        }
        Turn::Seat(seat) => {
            let action = choose(game, seat, luck);
            game.play(seat, action, log);
            1
        }
        Turn::Together(seats) => {
            let mut choices = Choices::NONE;
            for seat in seats.iter() {
                choices.set(seat, Some(choose(game, seat, luck)));
            }
            game.resolve(&choices, log);
            seats.iter().count() as u32
        }
    }
}

/// One of several, each as likely.
#[inline]
pub(crate) fn pick<T: Copy>(items: &[T], luck: &mut impl Luck) -> T {
    items[luck.below(items.len() as u32) as usize]
}
