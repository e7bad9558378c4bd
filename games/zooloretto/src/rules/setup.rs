//! §2: which species are in the game, and who begins.

use kernel::{First, Log, Luck, Seat};
use trucks::{Kin, Kind, Removed, Set};

use crate::action::{Draw, Event};
use crate::components::Tile;
use crate::meta::{JungleSet, SpeciesSet};
use crate::state::{Phase, Zooloretto};

/// §2.3: the first thing that has to be said before the first turn: which species are left out, if there are any.
pub(crate) fn choose_removed(game: &mut Zooloretto) {
    match game.removed {
        Removed::Given(removed) => remove(game, removed),
        // Five seats play with all species: there is nothing to decide.
        Removed::Random if game.land.kit().removed == 0 => choose_jungle(game),
        Removed::Random => game.phase = Phase::ChooseRemoved,
    }
}

/// §2.3: these species are left out, with their babies.
fn remove(game: &mut Zooloretto, removed: SpeciesSet) {
    game.removed = Removed::Given(removed);
    for species in removed.iter() {
        Kind::PRINTED.iter().for_each(|&kind| game.stack.take_out(Tile::animal(species, kind)));
        game.land.unborn[species as usize] = 0;
    }
    choose_jungle(game);
}

/// §2.3, R44: with Exotic, as many jungle species are left out as others.
fn choose_jungle(game: &mut Zooloretto) {
    match game.jungle_removed {
        _ if !game.land.expansions().exotic => choose_first(game),
        Removed::Given(removed) => remove_jungle(game, removed),
        Removed::Random if game.land.kit().removed == 0 => choose_first(game),
        Removed::Random => game.phase = Phase::ChooseJungle,
    }
}

fn remove_jungle(game: &mut Zooloretto, removed: JungleSet) {
    game.jungle_removed = Removed::Given(removed);
    removed.iter().for_each(|jungle| game.stack.take_out(Tile::jungle(jungle)));
    choose_first(game);
}

/// §2.3: the first turn, or chance says whose it is.
fn choose_first(game: &mut Zooloretto) {
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
pub(super) fn may_remove<K: Kin>(game: &Zooloretto, removed: Set<K>) -> bool {
    removed.can_be_left_out(game.land.kit().removed)
}

pub(super) fn settle_removed(game: &mut Zooloretto, removed: SpeciesSet, log: &mut impl Log<Event>) {
    removed.iter().for_each(|species| log.tell(|| Event::Removed { name: species.name() }));
    remove(game, removed);
}

pub(super) fn settle_jungle(game: &mut Zooloretto, removed: JungleSet, log: &mut impl Log<Event>) {
    removed.iter().for_each(|jungle| log.tell(|| Event::Removed { name: jungle.name() }));
    remove_jungle(game, removed);
}

pub(super) fn settle_first(game: &mut Zooloretto, seat: Seat, log: &mut impl Log<Event>) {
    log.tell(|| Event::First { seat });
    begin(game, seat);
}

pub(super) fn draw(game: &Zooloretto, luck: &mut impl Luck) -> Draw {
    match game.phase {
        Phase::ChooseRemoved => Draw::Removed(Set::any_of(game.land.kit().removed, luck)),
        Phase::ChooseJungle => Draw::JungleRemoved(Set::any_of(game.land.kit().removed, luck)),
        _ => Draw::First(Seat(luck.below(game.round.seats().into()) as u8)),
    }
}

pub(super) fn outcomes(game: &Zooloretto, out: &mut Vec<(Draw, u32)>) {
    match game.phase {
        Phase::ChooseRemoved => {
            let sets = SpeciesSet::all_of(game.land.kit().removed);
            out.extend(sets.map(|removed| (Draw::Removed(removed), 1)));
        }
        Phase::ChooseJungle => {
            let sets = JungleSet::all_of(game.land.kit().removed);
            out.extend(sets.map(|removed| (Draw::JungleRemoved(removed), 1)));
        }
        Phase::ChooseFirst => out.extend(Seat::all(game.round.seats()).map(|seat| (Draw::First(seat), 1))),
        Phase::Turn | Phase::Reveal | Phase::Load | Phase::Unload | Phase::Advance | Phase::Retreat | Phase::Over => {}
    }
}
