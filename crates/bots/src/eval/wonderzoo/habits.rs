//! How an experienced player chooses at a glance: whatever leaves the zoo that may expect most.

use games::wonderzoo::{Action, Ground, Icon, Kind, Name, Phase, Placement, Shape, Tile, Wonderzoo, beside};
use kernel::{Game as _, Luck, Seat, Silent};

use super::prospects::{Layout, Scene, Table, pleasant, unpleasant};

/// What a player cares about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// Whether all places for each tile are looked at before one is taken; else its icon and kind decide.
    pub careful: bool,
    /// Whether every enclosure might be moved by a swap; else only the one that is least in use.
    pub thorough: bool,
    /// The most that luck adds to a choice, in points.
    pub whim: f32,
}

/// Those of `medium`: it takes a tile for its icon, and is often content with a place that is not the best.
pub const FAMILY: Habits = Habits { careful: false, thorough: true, whim: 1.5 };

/// Those of playouts. Luck makes them differ.
pub const PLAYOUT: Habits = Habits { careful: true, thorough: false, whim: 0.5 };

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
    let lifted = match game.decision() {
        Phase::Swap if !habits.thorough => least_in_use(game, seat),
        _ => None,
    };
    best(actions, habits.whim, luck, |action| match action {
        Action::Pick(name) if habits.careful => tile_worth(&scene, seat, name),
        Action::Pick(name) => tile_at_a_glance(game, seat, name),
        Action::Use => icon_worth(&scene, seat, habits.thorough),
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
    let best = places(game.ground(seat), tile.kind, tile.shape)
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

/// Every legal place of a shape of a kind.
#[inline]
pub(super) fn places(ground: Ground, kind: Kind, shape: Shape) -> impl Iterator<Item = Placement> {
    shape.placements(ground.free).filter(move |at| kind != Kind::Path || at.covers(shape) & ground.beside_path != 0)
}

/// What an icon adds to a zoo.
pub(super) fn gain(scene: &Scene<'_>, layout: &Layout, icon: Icon, tiles: usize) -> f32 {
    let before = layout.expected(scene.weights);
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
    points + after.expected(scene.weights) - before + other
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
fn icon_worth(scene: &Scene<'_>, seat: Seat, thorough: bool) -> f32 {
    let icon = scene.game.hand().map(|piece| scene.game.set().tile(piece).icon);
    match icon {
        Some(Icon::Swap) => swap_gain(scene, seat, thorough),
        // There is always something to gain: nobody has to move, and to have the bus never hurts.
        Some(_) | None => f32::MAX,
    }
}

/// Whether the icon in hand is a swap, and every swap there is would cost points.
pub(super) fn every_swap_costs(game: &Wonderzoo, seat: Seat) -> bool {
    if game.hand().is_none_or(|piece| game.set().tile(piece).icon != Icon::Swap) {
        return false;
    }
    let mut after = game.clone();
    after.play(seat, Action::Use, &mut Silent);
    let mut swaps = Vec::new();
    if after.decision() == Phase::Swap {
        after.legal(seat, &mut swaps);
    }
    let points = game.points(seat);
    !swaps.is_empty() && swaps.iter().all(|&swap| game.points_of(&after.zoo_after(seat, swap)) < points)
}

/// By how much a better place for an enclosure makes the zoo better.
fn swap_gain(scene: &Scene<'_>, seat: Seat, thorough: bool) -> f32 {
    let game = scene.game;
    let zoo = game.zoo(seat);
    let least = if thorough { None } else { least_in_use(game, seat) };
    let mut best = f32::MIN;
    for (name, tile, at) in enclosures(game, seat).filter(|&(name, ..)| least.is_none_or(|least| least == name)) {
        let ground = zoo.ground_without(scene.board, at.covers(tile.shape));
        for place in tile.shape.placements(ground.free).filter(|&place| place != at) {
            best = best.max(scene.worth(&game.zoo_after(seat, Action::Relocate(name, place))));
        }
    }
    best - scene.worth(zoo)
}

/// The enclosures of a zoo and where they lie.
fn enclosures(game: &Wonderzoo, seat: Seat) -> impl Iterator<Item = (Name, Tile, Placement)> {
    let tiles = game.zoo(seat).tiles().map(|(piece, at)| (game.set().name(piece), game.set().tile(piece), at));
    tiles.filter(|(_, tile, _)| tile.kind != Kind::Path)
}

/// The enclosure beside which the fewest stand, and then the fewest could.
fn least_in_use(game: &Wonderzoo, seat: Seat) -> Option<Name> {
    let (standing, room) = (game.zoo(seat).standing(), game.room(seat));
    let used = |&(_, tile, at): &(Name, Tile, Placement)| {
        let around = beside(at.covers(tile.shape));
        3 * (around & standing).count_ones() + (around & room).count_ones()
    };
    enclosures(game, seat).min_by_key(used).map(|(name, ..)| name)
}
