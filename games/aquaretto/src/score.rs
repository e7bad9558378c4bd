//! §9: scoring. One function for each rule.

use kernel::{BySeat, Seat, Standing, ranks_by};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::components::{COWORKERS, Tile};
use crate::geometry::Cell;
use crate::state::Aquaretto;
use crate::zoo::{On, Zoo, numbers};

/// §9: the points of one zoo, by rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(
        type = "{ animals: number, cashiers: number, keepers: number, trainers: { [key in string]?: number }, depot: number, food?: number, total: number, coins: number }"
    )
)]
pub struct ZooScore {
    /// For animals, offspring included.
    pub animals: i32,
    /// For money, if there are cashiers.
    pub cashiers: i32,
    /// For fish, if there are keepers.
    pub keepers: i32,
    /// Those of each trainer, by its cell.
    each_trainer: [Option<(Cell, i8)>; COWORKERS as usize],
    /// For species in the depot.
    pub depot: i32,
    /// §10: for food, with XXL.
    pub food: Option<i32>,
    /// Money decides between equals.
    pub coins: u8,
}

/// The scores, zoo by zoo.
pub type Detail = BySeat<ZooScore>;

impl Default for ZooScore {
    fn default() -> ZooScore {
        ZooScore {
            animals: 0,
            cashiers: 0,
            keepers: 0,
            each_trainer: [None; COWORKERS as usize],
            depot: 0,
            food: None,
            coins: 0,
        }
    }
}

impl ZooScore {
    /// The points of each trainer, by its cell.
    pub fn each_trainer(&self) -> impl Iterator<Item = (Cell, i8)> {
        self.each_trainer.into_iter().flatten()
    }

    /// The points of all trainers.
    #[inline]
    pub fn trainers(&self) -> i32 {
        self.each_trainer().map(|(_, points)| i32::from(points)).sum()
    }

    /// All points together; they may be below nothing.
    #[inline]
    pub fn total(&self) -> i32 {
        self.animals + self.cashiers + self.keepers + self.trainers() + self.depot + self.food.unwrap_or(0)
    }
}

impl Serialize for ZooScore {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Trainers<'a>(&'a ZooScore);
        impl Serialize for Trainers<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.each_trainer())
            }
        }
        let mut score = serializer.serialize_map(None)?;
        score.serialize_entry("animals", &self.animals)?;
        score.serialize_entry("cashiers", &self.cashiers)?;
        score.serialize_entry("keepers", &self.keepers)?;
        score.serialize_entry("trainers", &Trainers(self))?;
        score.serialize_entry("depot", &self.depot)?;
        if let Some(food) = self.food {
            score.serialize_entry("food", &food)?;
        }
        score.serialize_entry("total", &self.total())?;
        score.serialize_entry("coins", &self.coins)?;
        score.end()
    }
}

/// Scores as if the game ended now. R43: money that a cashier has counted decides between equals all the same.
pub(crate) fn standing(game: &Aquaretto) -> Standing<Detail> {
    let detail = BySeat::from_fn(game.round.seats(), |seat| of(game, seat));
    let scores = BySeat::from_fn(game.round.seats(), |seat| detail[seat].total());
    let ranks = ranks_by(BySeat::from_fn(game.round.seats(), |seat: Seat| (scores[seat], detail[seat].coins)));
    Standing { scores, ranks, detail }
}

/// §9: the points of one seat's zoo.
pub(crate) fn of(game: &Aquaretto, seat: Seat) -> ZooScore {
    let (zoo, coins) = (game.zoo(seat), game.coins(seat));
    let mut each_trainer = [None; COWORKERS as usize];
    for (place, cell) in each_trainer.iter_mut().zip(zoo.trainers()) {
        *place = Some((cell, trainer_points(zoo, cell)));
    }
    ZooScore {
        animals: zoo.animals().into(),
        // R29, R40: each cashier counts every coin.
        cashiers: i32::from(zoo.cashiers) * i32::from(coins),
        keepers: i32::from(zoo.keepers) * fish(zoo),
        each_trainer,
        depot: -(game.water.depots.species(seat) as i32) * each_species(zoo),
        food: game.water.xxl().then(|| food_points(zoo)),
        coins,
    }
}

/// R39: each keeper counts every fish; those in the depot are out of reach.
fn fish(zoo: &Zoo) -> i32 {
    zoo.tiles().filter(|&(_, tile)| tile.has_fish()).count() as i32
}

/// R30: the trainable tiles on the eight squares around; R2: offspring as well, R38: no flash.
pub(crate) fn trainer_points(zoo: &Zoo, cell: Cell) -> i8 {
    let around = numbers(zoo.boards().around(cell)).map(|number| zoo.on_number(number));
    around.filter(|on| matches!(on, On::Animal(tile) if Tile::is_trainable(*tile))).count() as i8
}

/// §9: what a species in the depot costs.
fn each_species(zoo: &Zoo) -> i32 {
    if zoo.manager { 1 } else { 2 }
}

/// §10: food for all basins, or what is missing. R18: no basin needs none.
fn food_points(zoo: &Zoo) -> i32 {
    match zoo.basins().checked_sub(zoo.food) {
        None | Some(0) => 2,
        Some(missing) => -i32::from(missing),
    }
}
