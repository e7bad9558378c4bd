//! What a zoo may expect once its next tile lies: each tile that may come is put where it is best, and of those that a seat
//! will have to choose from it takes the best one. Nothing is sampled, so that two places can be told apart that differ by
//! less than luck does.

use std::collections::HashMap;

use games::wonderzoo::{Icon, Kind, Phase, Piece, Shape, Stuck, TILES, Tile, Wonderzoo, Zoo};
use kernel::{BySeat, Game as _, Seat};

use super::habits::{gain, places};
use super::prospects::{Scene, chances, number};
use crate::knowledge::Foresee;

/// What a zoo may expect with each tile, by kind, shape and icon; nothing if it fits nowhere.
type Hopes = [[[Option<f32>; Icon::ALL.len()]; Shape::ALL.len()]; Kind::ALL.len()];

/// So many zoos are remembered: some 9 MB.
const MOST_KNOWN: usize = 4096;

/// The zoos that were met. What one may expect depends on nothing but itself, its board and the options.
#[derive(Default)]
pub(super) struct Foresight {
    known: HashMap<(Seat, Zoo), Box<Hopes>>,
}

impl Foresee<Wonderzoo> for Foresight {
    fn estimate(&mut self, game: &Wonderzoo) -> Option<BySeat<f64>> {
        (game.decision() == Phase::Refill).then(|| chances(game, |scene, seat| self.points(scene, seat)))
    }

    fn forget(&mut self) {
        self.known = HashMap::new();
    }
}

impl Foresight {
    /// The points that a seat may expect.
    fn points(&mut self, scene: &Scene<'_>, seat: Seat) -> f64 {
        let game = scene.game;
        let zoo = game.zoo(seat);
        if self.known.len() >= MOST_KNOWN {
            self.forget();
        }
        let hopes = self.known.entry((seat, *zoo)).or_insert_with(|| Box::new(hopes(scene, zoo)));
        // R8: for whom nothing fits the game is over, or with the other ruling only the turn.
        let stuck = match game.switches().stuck {
            Stuck::Out => game.points_of(zoo) as f32,
            Stuck::Pass => scene.worth(zoo),
        };
        let hope = |piece: Piece| {
            let Tile { kind, shape, icon } = game.set().tile(piece);
            hopes[kind as usize][shape as usize][icon as usize].unwrap_or(stuck)
        };
        let mut bag = [0.0; TILES];
        let mut count = 0;
        for piece in game.bag() {
            bag[count] = hope(piece);
            count += 1;
        }
        let bag = &mut bag[..count];
        bag.sort_unstable_by(|one, other| other.total_cmp(one));
        let known = game.display().map(hope).fold(stuck, f32::max);
        let Choice { tiles, there } = choice(game, seat);
        let with_known = best_of(bag, tiles.saturating_sub(1), known);
        there * with_known + (1.0 - there) * best_of(bag, tiles, stuck)
    }
}

/// What a seat will have to choose from.
struct Choice {
    /// How many tiles.
    tiles: usize,
    /// How likely the best of those that are on display now is among them.
    there: f64,
}

/// Whoever chooses before takes any tile, so that nobody's taste has to be known.
fn choice(game: &Wonderzoo, seat: Seat) -> Choice {
    let seats = game.seats();
    let still_in = |seat: &Seat| !game.is_out(*seat);
    let bus = game.bus().unwrap_or(Seat(0));
    let order = (0..seats).map(|after| Seat((bus.0 + after) % seats));
    let before = order.take_while(|&other| other != seat).filter(still_in).count();
    let left = game.display().count();
    // R9: one more than seats; R10: or as many as there are.
    let wanted = Seat::all(seats).filter(still_in).count() + usize::from(games::wonderzoo::SPARE_TILES);
    let shown = wanted.max(left).min(left + game.bag().count());
    let tiles = shown.saturating_sub(before);
    Choice { tiles, there: if left == 0 { 0.0 } else { tiles as f64 / shown as f64 } }
}

/// The mean of the largest of so many of these values, which come largest first, and of `least`.
fn best_of(values: &[f32], drawn: usize, least: f32) -> f64 {
    let mut mean = 0.0;
    // The chance that none of those so far is drawn.
    let mut none = 1.0;
    for (at, &value) in values.iter().enumerate().take_while(|&(_, &value)| value > least) {
        let this = (drawn as f64 / (values.len() - at) as f64).min(1.0);
        mean += none * this * f64::from(value);
        none *= 1.0 - this;
    }
    mean + none * f64::from(least)
}

/// What a zoo may expect with each tile of the match.
fn hopes(scene: &Scene<'_>, zoo: &Zoo) -> Hopes {
    let set = scene.game.set();
    let ground = zoo.ground(scene.board);
    // In the basic game one enclosure is as good as another.
    let alike = number(scene.game) == 0;
    let mut hopes: Hopes = Default::default();
    let mut weighed = [[false; Shape::ALL.len()]; Kind::ALL.len()];
    for piece in set.pieces() {
        let Tile { kind, shape, .. } = set.tile(piece);
        let same = |other: Kind| other == kind || alike && other != Kind::Path && kind != Kind::Path;
        if std::mem::replace(&mut weighed[kind as usize][shape as usize], true) {
            continue;
        }
        let weigh = |at| {
            let after = zoo.with(set, piece, at);
            (scene.worth(&after), after)
        };
        let best = places(ground, kind, shape).map(weigh).max_by(|(one, _), (other, _)| one.total_cmp(other));
        let Some((worth, after)) = best else { continue };
        let layout = scene.layout(&after);
        let with_icon: [Option<f32>; Icon::ALL.len()] =
            std::array::from_fn(|icon| Some(worth + gain(scene, &layout, Icon::ALL[icon], after.tiles().len())));
        for &other in Kind::ALL.iter().filter(|&&other| same(other)) {
            weighed[other as usize][shape as usize] = true;
            hopes[other as usize][shape as usize] = with_icon;
        }
    }
    hopes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same by looking at every way to draw.
    fn by_hand(values: &[f32], drawn: usize, least: f32) -> f64 {
        let ways = (0_u32..1 << values.len()).filter(|way| way.count_ones() as usize == drawn);
        let best = |way: u32| {
            let drawn = values.iter().enumerate().filter(|(at, _)| way >> at & 1 == 1);
            f64::from(drawn.fold(least, |best, (_, &value)| best.max(value)))
        };
        let bests: Vec<f64> = ways.map(best).collect();
        bests.iter().sum::<f64>() / bests.len() as f64
    }

    #[test]
    fn the_best_of_a_draw_is_what_all_draws_have_on_average() {
        let values = [9.0, 7.5, 7.5, 4.0, 3.0, -1.0, -2.5];
        for (drawn, least) in (0..=values.len()).flat_map(|drawn| [(drawn, -9.0), (drawn, 3.5), (drawn, 10.0)]) {
            let (quick, slow) = (best_of(&values, drawn, least), by_hand(&values, drawn, least));
            assert!((quick - slow).abs() < 1e-9, "{drawn} of them and {least}: {quick}, by hand {slow}");
        }
    }
}
