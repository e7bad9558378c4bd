//! How an experienced player chooses at a glance. Each choice gets points by what it brings to the own zoo and what it
//! leaves to others, the luck of the moment is added, and the best is taken.

use games::zooloretto::{Action, MOST_SEATS, Phase, Tile, Truck, Zooloretto};
use kernel::{Luck, Seat};

use super::prospects::{Scene, Table};

/// What a player cares about, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// What a truck must bring to be better than waiting, by its free slots.
    pub patience: [f32; 4],
    /// What an action for money must bring to be better than drawing.
    pub thrift: f32,
    /// What drawing is worth to the last in a round, beyond what a tile brings on average.
    pub hope: f32,
    /// How much what others gain by a tile counts against loading it there.
    pub spite: f32,
    /// The most that luck adds.
    pub whim: f32,
    /// Whether a truck that is loaded is looked at once more with its new tile, instead of adding up.
    pub careful: bool,
}

/// Those of `medium`.
pub const FAMILY: Habits = Habits { whim: 0.2, careful: true, ..PLAYOUT };

/// Those of playouts: with more whim, so that not all of them are alike. The numbers lie between the
/// best of about 25 variants, each by one player against others as before, 3,000 games with two and with four seats, with
/// earlier weights; near them, little changes.
pub const PLAYOUT: Habits =
    Habits { patience: [2.3, 3.4, 4.0, 4.0], thrift: 0.1, hope: 0.2, spite: 1.0, whim: 1.0, careful: false };

/// What a tile does to its truck counts so much where another truck is the best.
const OTHERWISE: f32 = 0.1;

/// The number of the chosen action.
#[inline]
pub fn choose(
    game: &Zooloretto,
    seat: Seat,
    actions: &[Action],
    habits: &Habits,
    table: &Table,
    luck: &mut impl Luck,
) -> usize {
    if actions.len() == 1 {
        return 0;
    }
    let scene = Scene::new(game, table);
    match game.decision() {
        Phase::Turn => {
            let waiting = Waiting::of(&scene, seat, habits);
            best(actions, habits, luck, |action| waiting.points(&scene, seat, action, habits))
        }
        Phase::Load => {
            let Some(drawn) = game.drawn() else { return 0 };
            let loading = Loading::of(&scene, seat, drawn, habits);
            best(actions, habits, luck, |action| loading.points(action, habits))
        }
        Phase::Unload | Phase::Advance | Phase::Retreat => {
            best(actions, habits, luck, |action| scene.gain(seat, action))
        }
        Phase::ChooseRemoved | Phase::ChooseJungle | Phase::ChooseFirst | Phase::Reveal | Phase::Over => 0,
    }
}

#[inline]
fn best(actions: &[Action], habits: &Habits, luck: &mut impl Luck, points: impl Fn(Action) -> f32) -> usize {
    let whim = habits.whim / 4_294_967_296.0;
    let (mut best, mut chosen) = (f32::MIN, 0);
    for (number, &action) in actions.iter().enumerate() {
        let points = points(action) + whim * luck.word() as f32;
        if points > best {
            (best, chosen) = (points, number);
        }
    }
    chosen
}

/// What a seat thinks of not taking a truck yet.
struct Waiting {
    /// Whether nobody else can take one.
    is_last: bool,
    /// What a tile more would bring then.
    tile: f32,
}

impl Waiting {
    fn of(scene: &Scene<'_>, seat: Seat, habits: &Habits) -> Waiting {
        let is_last = scene.rivals(seat).next().is_none();
        let tile = if is_last { scene.any_tile(seat) + habits.hope } else { 0.0 };
        Waiting { is_last, tile }
    }

    #[inline]
    fn points(&self, scene: &Scene<'_>, seat: Seat, action: Action, habits: &Habits) -> f32 {
        match action {
            Action::Draw if self.is_last => self.tile,
            Action::Draw => 0.0,
            Action::Take(truck) if self.is_last => scene.gain(seat, action) - self.best_now(scene, seat, truck),
            Action::Take(truck) => {
                scene.gain(seat, action) - habits.patience[usize::from(scene.game.free_slots(truck))]
            }
            Action::Load(_) | Action::Unload(..) | Action::Advance(..) | Action::Retreat(..) => 0.0,
            Action::Move { .. }
            | Action::Exchange(..)
            | Action::Purchase { .. }
            | Action::Discard(_)
            | Action::Expand
            | Action::Donate(_) => scene.gain(seat, action) - habits.thrift,
        }
    }

    /// The best truck that the last one has a choice of: with two seats there are two.
    fn best_now(&self, scene: &Scene<'_>, seat: Seat, truck: Truck) -> f32 {
        let others = scene.game.in_the_middle().filter(|&other| other != truck);
        let hauls = others.map(|other| scene.haul(seat, other, None));
        hauls.fold(scene.haul(seat, truck, None), f32::max)
    }
}

/// What each seat that is still in the round thinks of the trucks and of the tile to be loaded.
struct Loading {
    /// The seat that loads first, then its rivals: what each truck brings now and what it would with the tile.
    hauls: [[[f32; 2]; MOST_SEATS]; MOST_SEATS],
    seats: usize,
    trucks: u8,
}

impl Loading {
    fn of(scene: &Scene<'_>, seat: Seat, drawn: Tile, habits: &Habits) -> Loading {
        let game = scene.game;
        let mut loading = Loading { hauls: [[[0.0; 2]; MOST_SEATS]; MOST_SEATS], seats: 0, trucks: 0 };
        for truck in game.in_the_middle() {
            loading.trucks |= 1 << truck.0;
        }
        for seat in [seat].into_iter().chain(scene.rivals(seat)) {
            let alone = scene.best(game.zoo(seat), game.coins(seat), drawn).0;
            for truck in game.in_the_middle() {
                let now = scene.haul(seat, truck, None);
                let then = if habits.careful { scene.haul(seat, truck, Some(drawn)) } else { now + alone };
                loading.hauls[loading.seats][truck.index()] = [now, then];
            }
            loading.seats += 1;
        }
        loading
    }

    /// What the best truck becomes for the seat, less what it becomes for others.
    #[inline]
    fn points(&self, action: Action, habits: &Habits) -> f32 {
        let Action::Load(truck) = action else { return 0.0 };
        let own = self.best_with(0, truck);
        let mut others = 0.0;
        for rival in 1..self.seats {
            others += self.best_with(rival, truck);
        }
        let rivals = self.seats.max(2) - 1;
        let [now, then] = self.hauls[0][truck.index()];
        own + OTHERWISE * (then - now) - habits.spite * others / rivals as f32
    }

    /// The best truck for one of the seats, once the tile is on `loaded`.
    #[inline]
    fn best_with(&self, seat: usize, loaded: Truck) -> f32 {
        let mut best = f32::MIN;
        for (truck, &[now, then]) in self.hauls[seat].iter().enumerate() {
            if self.trucks & 1 << truck != 0 {
                best = best.max(if truck == loaded.index() { then } else { now });
            }
        }
        best
    }
}
