//! §4, §6: the end of a turn, of a round and of the game.

use kernel::{Log, Seat};

use super::can_act;
use crate::action::Event;
use crate::score;
use crate::state::{Phase, Zooloretto};

/// §4: the next seat that has not taken a truck, or the end of the round.
#[inline]
pub(super) fn finish_turn(game: &mut Zooloretto, log: &mut impl Log<Event>) {
    let finished = game.active;
    game.phase = Phase::Turn;
    for _ in 0..game.seats {
        game.active = game.left_of(game.active);
        if game.has_passed(game.active) {
            continue;
        }
        if can_act(game) {
            return;
        }
        // R55: nothing is left to do.
        log.tell(|| Event::Stuck { seat: game.active });
        game.passed |= 1 << game.active.0;
    }
    // R25: who took a truck last begins. The last turn of a round is the one in which that happens, but for seats
    // that can do nothing any more, and then the game is over.
    finish_round(game, finished, log);
}

fn finish_round(game: &mut Zooloretto, next: Seat, log: &mut impl Log<Event>) {
    // §7.1: with two players one truck is left over. In positions set up by hand others may be, and a truck that was
    // taken may not have been unloaded.
    for truck in game.trucks.all() {
        for tile in game.trucks.tiles(truck) {
            log.tell(|| Event::Left { tile: tile.into(), truck: truck.number() });
        }
    }
    game.trucks.come_back();
    game.passed = 0;
    game.idle_turns = 0;
    // R56: with no tile left at all the round is the last one too.
    if game.stack.is_last_round() {
        finish_game(game, log);
    } else {
        log.tell(|| Event::Round { seat: next });
        game.active = next;
    }
}

fn finish_game(game: &mut Zooloretto, log: &mut impl Log<Event>) {
    game.phase = Phase::Over;
    game.active = Zooloretto::NOBODY;
    for seat in Seat::all(game.seats) {
        log.tell(|| {
            let score = score::of(game.zoo(seat));
            Event::Scored {
                seat,
                points: score.total(),
                enclosures: score.enclosures.iter().map(|&points| i32::from(points)).sum(),
                stalls: score.stalls.into(),
                barn: i32::from(score.barn_species) + i32::from(score.barn_stalls),
                coins: score.coins,
            }
        });
    }
    log.tell(|| Event::Over);
}
