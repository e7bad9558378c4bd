//! §4, §6: how play goes on after a decision; the end of a turn, of a round and of the game.

use kernel::{Log, Seat};
use trucks::Round;

use super::{can_act, unload};
use crate::action::Event;
use crate::score;
use crate::state::{Phase, Zooloretto};

/// §4: how play goes on once a decision is done. First comes whatever is still open in the same turn, and then the next
/// turn. Every decision ends here but drawing, which waits for chance, and visitors that are called come before. Inlined by
/// force, as is the end of a turn: a call costs the base game 8 % of its instructions.
#[inline(always)]
pub(super) fn go_on(game: &mut Zooloretto, log: &mut impl Log<Event>) {
    match game.phase {
        // R12: the owner of the truck goes on unloading.
        Phase::Unload if !game.trucks.is_empty(unload::truck(game)) => game.round.ask(game.round.turn()),
        Phase::Turn | Phase::Load | Phase::Unload => finish_turn(game, log),
        Phase::ChooseRemoved
        | Phase::ChooseJungle
        | Phase::ChooseFirst
        | Phase::Reveal
        | Phase::Advance
        | Phase::Retreat
        | Phase::Over => unreachable!("no seat has decided anything that ends here"),
    }
}

/// §7.3: all visitors that were called stand where they belong. R50: the next tile of the truck is unloaded, or the turn
/// ends.
#[inline(never)]
pub(super) fn after_visitors(game: &mut Zooloretto, log: &mut impl Log<Event>) {
    game.colour = None;
    let is_unloading = game.trucks.taken_by(game.round.turn()).is_some();
    game.phase = if is_unloading { Phase::Unload } else { Phase::Turn };
    go_on(game, log);
}

/// §4: the next seat that has not taken a truck, or the end of the round.
#[inline(always)]
fn finish_turn(game: &mut Zooloretto, log: &mut impl Log<Event>) {
    let finished = game.round.turn();
    game.phase = Phase::Turn;
    while let Some(seat) = game.round.next() {
        game.round.begin_turn(seat);
        if can_act(game, seat) {
            return;
        }
        // R55: nothing is left to do.
        log.tell(|| Event::Stuck { seat });
        game.round.leave(seat);
    }
    // R25: who took a truck last begins. The last turn of a round is the one in which that happens, but for seats
    // that can do nothing any more, and then the game is over.
    finish_round(game, finished, log);
}

#[inline(never)]
fn finish_round(game: &mut Zooloretto, next: Seat, log: &mut impl Log<Event>) {
    // §7.1: with two players one truck is left over. In positions set up by hand others may be, and a truck that was
    // taken may not have been unloaded.
    for truck in game.trucks.all() {
        for tile in game.trucks.tiles(truck) {
            log.tell(|| Event::Left { tile: tile.into(), truck: truck.number() });
        }
    }
    game.trucks.come_back();
    game.idle_turns = 0;
    // R23: a main stack that is used up is not enough. R56: with no tile left at all the round is the last one too.
    if game.stack.is_last_round() {
        finish_game(game, log);
    } else {
        log.tell(|| Event::Round { seat: next });
        game.round.begin(next);
    }
}

fn finish_game(game: &mut Zooloretto, log: &mut impl Log<Event>) {
    game.phase = Phase::Over;
    game.round = Round::new(game.round.seats());
    for seat in Seat::all(game.round.seats()) {
        log.tell(|| {
            let score = score::of(game, seat);
            Event::Scored {
                seat,
                points: score.total(),
                enclosures: score.enclosures.iter().map(|&points| i32::from(points)).sum(),
                stalls: score.stalls.into(),
                barn: i32::from(score.barn_species) + i32::from(score.barn_stalls),
                coins: score.coins,
                donations: score.donations.unwrap_or(0).into(),
                visitors: score.visitors.unwrap_or(0).into(),
                tokens: score.tokens.unwrap_or(0).into(),
            }
        });
    }
    log.tell(|| Event::Over);
}
