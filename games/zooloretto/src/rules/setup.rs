//! §2: which species are in the game, and who begins.

use kernel::{First, Log, Luck, Seat};

use crate::action::{Draw, Event};
use crate::meta::{Removed, SpeciesSet};
use crate::stack::full_stack;
use crate::state::{Phase, Zooloretto};

/// §2.3: these species are left out, with their babies.
pub(crate) fn remove(game: &mut Zooloretto, removed: SpeciesSet) {
    game.removed = Removed::Given(removed);
    game.stack = full_stack(game.land.kit(), |species| !removed.contains(species));
    for species in removed.iter() {
        game.land.unborn[species as usize] = 0;
    }
    choose_first(game);
}

/// §2.3: the first turn, or chance says whose it is.
pub(crate) fn choose_first(game: &mut Zooloretto) {
    match game.first {
        First::Random => game.phase = Phase::ChooseFirst,
        First::Given(seat) => begin(game, seat),
    }
}

fn begin(game: &mut Zooloretto, seat: Seat) {
    game.round.begin(seat);
    game.phase = Phase::Turn;
}

/// R27: whether chance can leave out these.
pub(super) fn may_remove(game: &Zooloretto, removed: SpeciesSet) -> bool {
    removed.len() == game.land.kit().removed
}

pub(super) fn settle_removed(game: &mut Zooloretto, removed: SpeciesSet, log: &mut impl Log<Event>) {
    removed.iter().for_each(|species| log.tell(|| Event::Removed { name: species.name() }));
    remove(game, removed);
}

pub(super) fn settle_first(game: &mut Zooloretto, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(|| Event::First { seat });
    begin(game, seat);
}

pub(super) fn draw(game: &Zooloretto, luck: &mut impl Luck) -> Draw {
    match game.phase {
        Phase::ChooseRemoved => {
            let count = game.land.kit().removed;
            let sets = SpeciesSet::all_of(count).count() as u32;
            let drawn = SpeciesSet::all_of(count).nth(luck.below(sets) as usize);
            Draw::Removed(drawn.expect("below the number of sets"))
        }
        _ => Draw::First(Seat(luck.below(game.round.seats().into()) as u8)),
    }
}

pub(super) fn outcomes(game: &Zooloretto, out: &mut Vec<(Draw, u32)>) {
    match game.phase {
        Phase::ChooseRemoved => {
            let sets = SpeciesSet::all_of(game.land.kit().removed);
            out.extend(sets.map(|removed| (Draw::Removed(removed), 1)));
        }
        Phase::ChooseFirst => out.extend(Seat::all(game.round.seats()).map(|seat| (Draw::First(seat), 1))),
        Phase::Turn | Phase::Reveal | Phase::Load | Phase::Unload | Phase::Over => {}
    }
}
