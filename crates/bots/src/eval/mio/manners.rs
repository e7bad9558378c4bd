//! Which choices are worth a thought.

use games::mio::{Action, Mio};
use kernel::Seat;

use super::habits;
use super::prospects::{Scene, table};

/// So many placements are weighed, the best at a glance.
const PLACEMENTS: usize = 6;
/// Bids are weighed that are at most so far from the price at a glance, or half of it.
const AROUND: u16 = 3;

pub(super) fn sensible(game: &Mio, seat: Seat, actions: &mut Vec<Action>) {
    let Some(tile) = game.on_offer() else { return };
    if actions.len() < 2 {
        return;
    }
    let scene = Scene::new(game, table(game));
    if let Action::Bid(_) = actions[0] {
        let price = habits::price(&scene, seat, tile, true, 1.0);
        let around = AROUND.max(price / 2);
        let near = price.saturating_sub(around)..=price + around;
        actions.retain(|action| matches!(action, Action::Bid(coins) if *coins == 0 || near.contains(coins)));
        // The first is the one that search begins with.
        if let Some(at) = actions.iter().position(|action| *action == Action::Bid(price)) {
            actions.swap(0, at);
        }
        return;
    }
    if actions.len() > PLACEMENTS {
        game.survey(seat, tile, |survey| {
            let before = *survey.built();
            let mut gain = |action: &Action| match action {
                Action::Place(at) => scene.gain(seat, &before, &survey.built_with(*at)),
                Action::Bid(_) => 0.0,
            };
            actions.sort_by_cached_key(|action| std::cmp::Reverse((1000.0 * gain(action)) as i32));
        });
        actions.truncate(PLACEMENTS);
    }
}
