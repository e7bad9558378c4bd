//! How an experienced player chooses at a glance. A tile goes where it brings most. A bid is the price at which it is as
//! good to have the tile as to see a rival have it: what it brings, and what it would bring them, in coins.

use games::mio::{Action, Mio, Number};
use kernel::{Game as _, Luck, Seat};

use super::prospects::{Scene, Table};

/// What a player cares about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// Whether what the tile would bring to rivals is looked at; else it is taken to be the same.
    pub careful: bool,
    /// How much of a tile's worth is paid.
    pub eager: f32,
    /// By how much of it the luck of the moment may change that, up or down.
    pub mood: f32,
    /// The most that luck adds to a placement, in points.
    pub whim: f32,
}

/// Those of `medium`.
pub const FAMILY: Habits = Habits { careful: true, mood: 0.1, whim: 0.2, ..PLAYOUT };

/// Those of playouts: with more luck, so that not all of them are alike.
pub const PLAYOUT: Habits = Habits { careful: false, eager: 1.0, mood: 0.3, whim: 1.0 };

/// The number of the chosen action.
#[inline]
pub fn choose(
    game: &Mio,
    seat: Seat,
    actions: &[Action],
    habits: &Habits,
    table: &Table,
    luck: &mut impl Luck,
) -> usize {
    let Some(tile) = game.on_offer() else { return 0 };
    if actions.len() == 1 {
        return 0;
    }
    let scene = Scene::new(game, table);
    let mut share = || luck.word() as f32 / 4_294_967_296.0;
    if let Action::Bid(_) = actions[0] {
        let pay = habits.eager * (1.0 + habits.mood * (2.0 * share() - 1.0));
        let wanted = price(&scene, seat, tile, habits.careful, pay);
        return closest(actions, wanted);
    }
    game.survey(seat, tile, |survey| {
        let before = *survey.built();
        let (mut best, mut chosen) = (f32::MIN, 0);
        for (number, &action) in actions.iter().enumerate() {
            let Action::Place(at) = action else { continue };
            let points = scene.gain(seat, &before, &survey.built_with(at)) + habits.whim * share();
            if points > best {
                (best, chosen) = (points, number);
            }
        }
        chosen
    })
}

/// The bid that is closest to what is wanted.
fn closest(actions: &[Action], wanted: u16) -> usize {
    let off = |action: &Action| if let Action::Bid(coins) = action { coins.abs_diff(wanted) } else { u16::MAX };
    (0..actions.len()).min_by_key(|&number| off(&actions[number])).unwrap_or(0)
}

/// The price at which a seat is as well off with the tile as without, times `pay`.
#[inline]
pub(super) fn price(scene: &Scene<'_>, seat: Seat, tile: Number, careful: bool, pay: f32) -> u16 {
    let own = scene.best(seat, tile).0;
    let rivals = || Seat::all(scene.game.seats()).filter(|&other| other != seat);
    let theirs = match careful {
        true => rivals().map(|other| scene.best(other, tile).0).fold(f32::MIN, f32::max),
        false => own,
    };
    // Who loses sees one of the others gain and pay: each weighs one part in all but one.
    let others = f32::from(scene.game.seats() - 1);
    let worth = pay * (own * others + theirs) / (others + 1.0);
    // Nobody needs more than a coin over the richest rival.
    let richest = rivals().map(|other| scene.game.coins(other)).max().unwrap_or(0);
    let most = scene.game.coins(seat).min(richest + 1);
    (1..=most).take_while(|&price| scene.cost(seat, price) <= worth).last().unwrap_or(0)
}
