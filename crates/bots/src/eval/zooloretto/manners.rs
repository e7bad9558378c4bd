//! Which choices are worth a thought.

use games::zooloretto::{Action, Face, MOST_SEATS, Phase, Place, Tile, Truck, Zooloretto};
use kernel::Seat;

use super::gifts::leaves_for_nothing;
use super::prospects::{Scene, learned};

/// An action for money that makes the zoo worse by more than this is not thought about.
const WASTE: f32 = 0.5;
/// Nor a donation that does so by more than this: with luck the enclosure is soon full again.
const GIVEN_AWAY: f32 = 2.0;
/// A tile is not put where it brings so much less than where it is best.
const WORSE: f32 = 2.5;

pub(super) fn sensible(game: &Zooloretto, seat: Seat, actions: &mut Vec<Action>) {
    if actions.len() < 2 {
        return;
    }
    let scene = Scene::new(game, learned(game));
    match game.decision() {
        Phase::Turn => {
            let trucks: [u32; MOST_SEATS] = std::array::from_fn(|truck| cargo(game, Truck(truck as u8)));
            actions.retain(|&action| match action {
                Action::Draw => true,
                Action::Take(truck) => !has_twin_before(game, &trucks, truck, false),
                Action::Load(_) | Action::Unload(..) | Action::Advance(..) | Action::Retreat(..) => true,
                Action::Move { .. }
                | Action::Exchange(..)
                | Action::Purchase { .. }
                | Action::Discard(_)
                | Action::Expand => scene.gain(seat, action) >= -WASTE,
                Action::Donate(_) => scene.gain(seat, action) >= -GIVEN_AWAY,
            });
        }
        Phase::Load => {
            let trucks: [u32; MOST_SEATS] = std::array::from_fn(|truck| cargo(game, Truck(truck as u8)));
            let is_twin =
                |action: Action| matches!(action, Action::Load(truck) if has_twin_before(game, &trucks, truck, true));
            actions.retain(|&action| !is_twin(action));
        }
        Phase::Unload => unloads(&scene, seat, actions),
        Phase::Advance => advances(game, actions),
        Phase::Retreat => retreats(game, actions),
        Phase::ChooseRemoved | Phase::ChooseJungle | Phase::ChooseFirst | Phase::Reveal | Phase::Over => {}
    }
}

/// No visitor leaves for nothing where another one of its colour can advance instead.
fn advances(game: &Zooloretto, actions: &mut Vec<Action>) {
    let step = |action: Action| match action {
        Action::Advance(colour, from) => (1 << colour as u8, leaves_for_nothing(game, colour, from)),
        _ => (0, false),
    };
    let useful = actions.iter().map(|&action| step(action)).filter(|&(_, is_lost)| !is_lost);
    let colours = useful.fold(0_u8, |colours, (colour, _)| colours | colour);
    actions.retain(|&action| matches!(step(action), (colour, is_lost) if !is_lost || colours & colour == 0));
}

/// Where there is no token to win, a visitor is worth more than where another one stands: none leaves by the entrance.
fn retreats(game: &Zooloretto, actions: &mut Vec<Action>) {
    let stays = |&action: &Action| !matches!(action, Action::Retreat(_, 1));
    let is_won = |&action: &Action| matches!(action, Action::Retreat(colour, _) if !game.has_token(colour));
    if actions.iter().all(is_won) && actions.iter().any(stays) {
        actions.retain(stays);
    }
}

/// What is on a truck, as a number.
fn cargo(game: &Zooloretto, truck: Truck) -> u32 {
    let number = |tile: Tile| match tile.face() {
        Face::Animal(species, kind) => species as u32 * 8 + kind as u32 + 1,
        Face::Stall(stall) => 100 + stall as u32,
        Face::Coin => 110,
        Face::Jungle(jungle) => 111 + jungle as u32,
    };
    game.on_truck(truck).fold(0, |all, tile| all << 8 | number(tile))
}

/// Whether an earlier truck in the middle is like this one; to load it, its slots have to be too.
fn has_twin_before(game: &Zooloretto, trucks: &[u32; MOST_SEATS], truck: Truck, with_slots: bool) -> bool {
    game.in_the_middle().take_while(|&other| other != truck).any(|other| {
        trucks[other.index()] == trucks[truck.index()]
            && (!with_slots || game.free_slots(other) == game.free_slots(truck))
    })
}

/// One tile at a time, the one that brings most, where it brings something; an animal is not put in the barn when there
/// is room beside its own kind.
fn unloads(scene: &Scene<'_>, seat: Seat, actions: &mut Vec<Action>) {
    let is_stored = |action: Action| matches!(action, Action::Unload(_, Place::Barn));
    let has_home = |action: Action| tile_of(action).is_some_and(|tile| has_home(scene.game, seat, tile));
    actions.retain(|&action| !is_stored(action) || !has_home(action));
    let mut best = (f32::MIN, None);
    for &action in actions.iter() {
        let gain = scene.gain(seat, action);
        if gain > best.0 {
            best = (gain, tile_of(action));
        }
    }
    let (most, tile) = best;
    // Which jungle animal comes first matters: it can keep others off the board.
    let is_settler = |action: Action| matches!(action, Action::Unload(_, Place::Jungle));
    let first = |action: Action| tile_of(action) == tile || is_settler(action);
    actions.retain(|&action| first(action) && scene.gain(seat, action) >= most - WORSE);
}

/// Whether there is room for an animal beside its own kind.
fn has_home(game: &Zooloretto, seat: Seat, tile: Tile) -> bool {
    let Face::Animal(species, _) = tile.face() else { return false };
    let zoo = game.zoo(seat);
    zoo.enclosures().any(|at| zoo.species(at) == Some(species) && zoo.free(at) > 0)
}

fn tile_of(action: Action) -> Option<Tile> {
    if let Action::Unload(tile, _) = action { Some(tile) } else { None }
}
