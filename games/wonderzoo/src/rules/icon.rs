//! §5.3: whether an icon is used, and how its effect begins. §5.7: the bus.

use kernel::{Log, Seat};

use super::{round, swap, visitors};
use crate::action::Event;
use crate::components::Icon;
use crate::state::{Phase, Wonderzoo};

fn icon(game: &Wonderzoo) -> Icon {
    game.set.tile(game.held()).icon
}

pub(super) fn perform_skip(game: &mut Wonderzoo, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(|| Event::Declined { seat, icon: icon(game).name() });
    round::end_turn(game, log);
}

/// An effect for which there is nothing to do ends at once.
pub(super) fn perform_use(game: &mut Wonderzoo, seat: Seat, log: &mut impl Log<Event>) {
    let icon = icon(game);
    log.tell(|| Event::Used { seat, icon: icon.name() });
    match icon {
        Icon::Draw1 | Icon::Draw2 if visitors::drawn_now(game) == 0 => {
            // R11: the bag is empty.
            log.tell(|| Event::NoneLeft { seat });
            round::end_turn(game, log);
        }
        // R17: also with no room for them: the choice is made before drawing.
        Icon::Draw1 | Icon::Draw2 => game.phase = Phase::Draw,
        Icon::Move1 | Icon::Move2 if visitors::can_move(game, seat) => {
            (game.phase, game.moves) = (Phase::Move, icon.moves());
        }
        Icon::Swap if swap::is_possible(game, seat) => game.phase = Phase::Swap,
        Icon::Move1 | Icon::Move2 | Icon::Swap => {
            log.tell(|| Event::NoEffect { seat, icon: icon.name() });
            round::end_turn(game, log);
        }
        Icon::Bus => {
            // R24: the order of this round stays. Of several the last one has it.
            (game.bus, game.bus_taken) = (seat, true);
            log.tell(|| Event::Bus { seat });
            round::end_turn(game, log);
        }
    }
}
