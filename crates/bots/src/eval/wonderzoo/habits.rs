//! How an experienced player chooses at a glance: whatever leaves the zoo that may expect most.

use games::wonderzoo::{Action, Icon, Kind, Name, Phase, Placement, Tile, Wonderzoo, beside};
use kernel::{Game as _, Luck, Seat, Silent};

use super::prospects::{Layout, Scene, Table, pleasant, unpleasant};

/// What a player cares about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// Whether all places for each tile are looked at before one is taken, and all places for an enclosure before it is
    /// lifted; else icons decide, and what is least in use is lifted.
    pub careful: bool,
    /// The most that luck adds to a choice, in points.
    pub whim: f32,
}

/// Those of `medium`.
pub const FAMILY: Habits = Habits { careful: true, whim: 0.5 };

/// Those of playouts: quick, and with more luck, so that not all of them are alike.
pub const PLAYOUT: Habits = Habits { careful: false, whim: 0.7 };

/// What a visitor brings on average, in points: for the first look at a draw.
const VISITOR: f32 = 1.6;
/// What a move, a swap and the bus bring.
const MOVE: f32 = 0.5;
const SWAP: f32 = 0.7;
const BUS: f32 = 0.3;
/// With less room than this a path is wanted.
const LITTLE_ROOM: u32 = 4;

/// The number of the chosen action.
#[inline]
pub fn choose(
    game: &Wonderzoo,
    seat: Seat,
    actions: &[Action],
    habits: &Habits,
    table: &Table,
    luck: &mut impl Luck,
) -> usize {
    if actions.len() == 1 {
        return 0;
    }
    let scene = Scene::new(game, seat, table);
    let lifted = match (game.decision(), habits.careful) {
        (Phase::Swap, false) => least_in_use(game, seat, actions),
        _ => None,
    };
    best(actions, habits.whim, luck, |action| match action {
        Action::Pick(name) if habits.careful => tile_worth(&scene, seat, name),
        Action::Pick(name) => tile_at_a_glance(game, seat, name),
        Action::Use => icon_worth(&scene, seat, habits.careful),
        Action::Skip => 0.0,
        // Of enclosures that are not to be lifted, nothing is looked at.
        Action::Relocate(name, _) if lifted.is_some_and(|lifted| lifted != name) => f32::MIN,
        Action::Exchange(..) if lifted.is_some() => f32::MIN,
        Action::Place(_)
        | Action::Stand(..)
        | Action::Move(..)
        | Action::Stop
        | Action::Relocate(..)
        | Action::Exchange(..) => scene.worth(&game.zoo_after(seat, action)),
    })
}

/// The number of the action that is worth most.
#[inline]
fn best(actions: &[Action], whim: f32, luck: &mut impl Luck, mut worth: impl FnMut(Action) -> f32) -> usize {
    let (mut most, mut chosen) = (f32::MIN, 0);
    for (number, &action) in actions.iter().enumerate() {
        let worth = worth(action) + whim * (luck.word() as f32 / 4_294_967_296.0);
        if worth > most {
            (most, chosen) = (worth, number);
        }
    }
    chosen
}

/// What a zoo may expect with this tile where it is best, and its icon.
pub(super) fn tile_worth(scene: &Scene<'_>, seat: Seat, name: Name) -> f32 {
    let mut game = scene.game.clone();
    let Some(tile) = game.tile(name) else { return f32::MIN };
    game.play(seat, Action::Pick(name), &mut Silent);
    let best = places(&game, seat, tile)
        .map(|at| {
            let zoo = game.zoo_after(seat, Action::Place(at));
            (scene.worth(&zoo), zoo)
        })
        .max_by(|(one, _), (other, _)| one.total_cmp(other));
    best.map_or(f32::MIN, |(worth, zoo)| {
        let enclosures = zoo.tiles().len();
        worth + gain(scene, &scene.layout(&zoo), tile.icon, enclosures)
    })
}

/// Every legal place of a tile.
fn places(game: &Wonderzoo, seat: Seat, tile: Tile) -> impl Iterator<Item = Placement> {
    let ground = game.ground(seat);
    tile.shape
        .placements(ground.free)
        .filter(move |at| tile.kind != Kind::Path || at.covers(tile.shape) & ground.beside_path != 0)
}

/// What an icon adds to a zoo.
fn gain(scene: &Scene<'_>, layout: &Layout, icon: Icon, tiles: usize) -> f32 {
    let before = layout.to_come(scene.weights);
    let side = if super::prospects::number(scene.game) == 0 { 1.0 } else { 1.5 };
    let (mut after, mut points) = (*layout, 0.0);
    for _ in 0..icon.draws() {
        let Some(cell) = pleasant(&after, after.room) else { break };
        points += side * after.sides(cell).0 as f32;
        after.stand(cell);
    }
    for _ in 0..icon.moves() {
        let Some((from, to)) = unpleasant(&after, after.standing).zip(pleasant(&after, after.room)) else { break };
        let [old, new] = [from, to].map(|cell| after.sides(cell));
        if 2 * new.0 + new.1 <= 2 * old.0 + old.1 {
            break;
        }
        points += side * (new.0 as f32 - old.0 as f32);
        after.leave(from);
        after.stand(to);
    }
    let other = match icon {
        Icon::Swap if tiles > 2 => SWAP,
        Icon::Bus => BUS,
        Icon::Swap | Icon::Draw1 | Icon::Draw2 | Icon::Move1 | Icon::Move2 => 0.0,
    };
    points + after.to_come(scene.weights) - before + other
}

/// What a tile is good for, without a look at its places.
#[inline]
fn tile_at_a_glance(game: &Wonderzoo, seat: Seat, name: Name) -> f32 {
    let Some(tile) = game.tile(name) else { return 0.0 };
    let room = game.room(seat).count_ones();
    let room = room + if tile.kind == Kind::Path { 4 } else { 0 };
    let icon = match tile.icon {
        Icon::Draw1 | Icon::Draw2 => VISITOR * room.min(tile.icon.draws().into()) as f32,
        Icon::Move1 | Icon::Move2 => MOVE * f32::from(tile.icon.moves()),
        Icon::Swap => SWAP,
        Icon::Bus => BUS,
    };
    let kind = match tile.kind {
        Kind::Path if room < LITTLE_ROOM + 4 => 1.0,
        Kind::Path => -1.0,
        Kind::Grass | Kind::Vivarium | Kind::Water => 0.0,
    };
    icon + kind
}

/// What it is worth to use the icon of the tile just placed; nothing is 0.
#[inline]
fn icon_worth(scene: &Scene<'_>, seat: Seat, careful: bool) -> f32 {
    let icon = scene.game.hand().map(|piece| scene.game.set().tile(piece).icon);
    match icon {
        Some(Icon::Swap) if careful => swap_gain(scene, seat),
        // At a glance, something that nobody looks at is moved to where somebody does.
        Some(Icon::Swap) => 2.0 * f32::from(scene.game.zoo(seat).tiles().len() > 3) - 1.0,
        // There is always something to gain: nobody has to move, and to have the bus never hurts.
        Some(_) | None => 2.0,
    }
}

/// By how much the best swap makes the zoo better.
fn swap_gain(scene: &Scene<'_>, seat: Seat) -> f32 {
    let mut game = scene.game.clone();
    game.play(seat, Action::Use, &mut Silent);
    if game.decision() != Phase::Swap {
        return 0.0;
    }
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let worth = actions.iter().map(|&action| scene.worth(&game.zoo_after(seat, action)));
    worth.fold(f32::MIN, f32::max) - scene.worth(game.zoo(seat))
}

/// The enclosure beside which the fewest stand, and then the fewest could.
fn least_in_use(game: &Wonderzoo, seat: Seat, actions: &[Action]) -> Option<Name> {
    let zoo = game.zoo(seat);
    let (standing, room) = (zoo.standing(), game.room(seat));
    let mut least = None;
    let mut last = None;
    for &action in actions {
        let Action::Relocate(name, _) = action else { continue };
        if last == Some(name) {
            continue;
        }
        last = Some(name);
        let Some((piece, tile)) = game.set().find(name).zip(game.tile(name)) else { continue };
        let Some(at) = zoo.place_of(piece) else { continue };
        let around = beside(at.covers(tile.shape));
        let used = 3 * (around & standing).count_ones() + (around & room).count_ones();
        if least.is_none_or(|(least, _)| used < least) {
            least = Some((used, name));
        }
    }
    least.map(|(_, name)| name)
}
