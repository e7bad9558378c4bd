//! A bot for tests: it imagines, tries each action once by playing on at random, and takes the best.

use kernel::{Choices, Game, QuickLuck, Seat, Silent, Turn, Viewer};
use testkit::playout;

/// The choice of `seat`, which sees no more than its seat.
pub(crate) fn toy_bot<G: Game>(game: &G, seat: Seat, seed: u64) -> G::Action {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let score = |place: usize| {
        let mut luck = QuickLuck::new(seed, place as u64);
        let mut dream = game.imagine(Viewer::Seat(seat), &mut luck);
        make(&mut dream, seat, actions[place]);
        playout(&mut dream, &mut luck, &mut Vec::new());
        dream.standing().scores[seat]
    };
    let best = (0..actions.len()).max_by_key(|&place| score(place)).expect("a seat to move has an action");
    actions[best]
}

/// Makes `action`; in a turn of several seats the others take their first.
fn make<G: Game>(game: &mut G, seat: Seat, action: G::Action) {
    let Turn::Together(seats) = game.turn() else {
        game.play(seat, action, &mut Silent);
        return;
    };
    let mut choices = Choices::NONE;
    for other in seats.iter() {
        let mut actions = Vec::new();
        game.legal(other, &mut actions);
        choices.set(other, actions.first().copied());
    }
    choices.set(seat, Some(action));
    game.resolve(&choices, &mut Silent);
}
