//! §4: which species are in the game, and who begins.

use kernel::{First, Log, Luck, Seat};
use trucks::Removed;

use crate::action::{Draw, Event};
use crate::meta::SpeciesSet;
use crate::stack;
use crate::state::{Aquaretto, Phase};

/// §4: the first thing that has to be said before the first turn: which species are left out, if there are any.
pub(crate) fn choose_removed(game: &mut Aquaretto) {
    match game.removed {
        Removed::Given(removed) => remove(game, removed),
        // Five seats play with all species: there is nothing to decide.
        Removed::Random if game.water.kit().removed == 0 => choose_first(game),
        Removed::Random => game.phase = Phase::ChooseRemoved,
    }
}

/// §4: these species are left out, with their offspring.
fn remove(game: &mut Aquaretto, removed: SpeciesSet) {
    game.removed = Removed::Given(removed);
    for species in removed.iter() {
        stack::take_out(&mut game.stack, species);
        game.water.unborn[species as usize] = 0;
    }
    choose_first(game);
}

/// §4: the first turn, or chance says whose it is.
fn choose_first(game: &mut Aquaretto) {
    match game.first {
        First::Random => game.phase = Phase::ChooseFirst,
        First::Given(seat) => begin(game, seat),
    }
}

fn begin(game: &mut Aquaretto, seat: Seat) {
    game.round.begin(seat);
    game.phase = Phase::Turn;
}

pub(super) fn settle_removed(game: &mut Aquaretto, removed: SpeciesSet, log: &mut impl Log<Event>) {
    removed.iter().for_each(|species| log.tell(|| Event::Removed { name: species.name() }));
    remove(game, removed);
}

pub(super) fn settle_first(game: &mut Aquaretto, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(|| Event::First { seat });
    begin(game, seat);
}

pub(super) fn draw(game: &Aquaretto, luck: &mut impl Luck) -> Draw {
    match game.phase {
        // R8: any of the species that can be left out.
        Phase::ChooseRemoved => Draw::Removed(SpeciesSet::any_of(game.water.kit().removed, luck)),
        _ => Draw::First(Seat(luck.below(game.round.seats().into()) as u8)),
    }
}

pub(super) fn outcomes(game: &Aquaretto, out: &mut Vec<(Draw, u32)>) {
    match game.phase {
        Phase::ChooseRemoved => {
            let sets = SpeciesSet::all_of(game.water.kit().removed);
            out.extend(sets.map(|removed| (Draw::Removed(removed), 1)));
        }
        Phase::ChooseFirst => out.extend(Seat::all(game.round.seats()).map(|seat| (Draw::First(seat), 1))),
        Phase::Turn | Phase::Reveal | Phase::Load | Phase::Unload | Phase::Settle | Phase::Over => {}
    }
}
