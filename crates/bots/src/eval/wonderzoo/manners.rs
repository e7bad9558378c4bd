//! Which choices are worth a thought.

use games::wonderzoo::{Action, Icon, Phase, Scoring, Wonderzoo};
use kernel::Seat;

use super::prospects::{Scene, TABLE};

/// So many places are weighed for a tile, for a visitor and for an enclosure that is moved: the best at a glance.
const PLACES: usize = 16;
const CELLS: usize = 5;
const SWAPS: usize = 6;

pub(super) fn sensible(game: &Wonderzoo, seat: Seat, actions: &mut Vec<Action>) {
    if actions.len() < 2 {
        return;
    }
    let most = match game.decision() {
        Phase::Icon => {
            let icon = game.hand().map(|piece| game.set().tile(piece).icon);
            // Everything but a swap leaves one as well off at the least: whoever may move may also stop.
            if icon != Some(Icon::Swap) {
                actions.retain(|&action| action == Action::Use);
            }
            return;
        }
        Phase::Visitor => {
            one_colour(game, actions);
            CELLS
        }
        Phase::Entrance | Phase::Place => PLACES,
        Phase::Move => CELLS,
        Phase::Swap => SWAPS,
        Phase::Bus | Phase::Refill | Phase::Pick | Phase::Draw | Phase::Over => return,
    };
    if actions.len() > most {
        let scene = Scene::new(game, seat, &TABLE);
        actions.sort_by_cached_key(|&action| {
            let worth = scene.worth(&game.zoo_after(seat, action));
            std::cmp::Reverse((1000.0 * worth) as i32)
        });
        actions.truncate(most);
    }
}

/// In the basic game one visitor is as good as another.
fn one_colour(game: &Wonderzoo, actions: &mut Vec<Action>) {
    let Some(&Action::Stand(first, _)) = actions.first() else { return };
    if game.switches().scoring == Scoring::Basic {
        actions.retain(|action| matches!(action, Action::Stand(colour, _) if *colour == first));
    }
}
