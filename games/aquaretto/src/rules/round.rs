//! §5, §8: how play goes on after a decision; the end of a turn, of a round and of the game.

use kernel::{Log, Seat};
use trucks::Round;

use super::{can_act, unload};
use crate::action::Event;
use crate::score;
use crate::state::{Aquaretto, Phase};

/// §5: how play goes on once a decision is done. First comes whatever is still open in the same turn, and then the next
/// turn. Every decision ends here but drawing, which waits for chance.
#[inline]
pub(super) fn go_on(game: &mut Aquaretto, log: &mut impl Log<Event>) {
    // R24: before the next tile, and before the turn ends.
    if game.water.pending.is_any() {
        game.phase = Phase::Settle;
        return;
    }
    let turn = game.round.turn();
    if game.round.is_out(turn) && !game.trucks.is_empty(unload::truck(game)) {
        game.phase = Phase::Unload;
    } else {
        finish_turn(game, log);
    }
}

/// §5: the next seat that has not taken a truck, or the end of the round.
#[inline]
fn finish_turn(game: &mut Aquaretto, log: &mut impl Log<Event>) {
    let finished = game.round.turn();
    game.phase = Phase::Turn;
    while let Some(seat) = game.round.next() {
        game.round.begin_turn(seat);
        if can_act(game, seat) {
            return;
        }
        // R53: nothing is left to do.
        log.tell(|| Event::Stuck { seat });
        game.round.leave(seat);
    }
    // §5: who took a truck last begins. The last turn of a round is the one in which that happens, but for seats
    // that can do nothing any more, and then the game is over.
    finish_round(game, finished, log);
}

#[inline(never)]
fn finish_round(game: &mut Aquaretto, next: Seat, log: &mut impl Log<Event>) {
    // R19: with two players one truck is left over. In positions set up by hand others may be, and a truck that was
    // taken may not have been unloaded.
    for truck in game.trucks.all() {
        for tile in game.trucks.tiles(truck) {
            log.tell(|| Event::Left { tile: tile.into(), truck: truck.number() });
        }
    }
    game.trucks.come_back();
    // §8: a draw pile that is used up is not enough. R53: with no tile left at all the round is the last one too.
    if game.stack.is_last_round() {
        finish_game(game, log);
    } else {
        log.tell(|| Event::Round { seat: next });
        game.round.begin(next);
    }
}

fn finish_game(game: &mut Aquaretto, log: &mut impl Log<Event>) {
    game.phase = Phase::Over;
    game.round = Round::new(game.round.seats());
    for seat in Seat::all(game.round.seats()) {
        log.tell(|| {
            let score = score::of(game, seat);
            Event::Scored {
                seat,
                points: score.total(),
                animals: score.animals,
                cashiers: score.cashiers,
                keepers: score.keepers,
                trainers: score.trainers(),
                depot: score.depot,
                food: score.food.unwrap_or(0),
                coins: score.coins,
            }
        });
    }
    log.tell(|| Event::Over);
}
