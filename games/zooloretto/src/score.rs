//! §6: scoring. One function for each rule.

use kernel::{BySeat, Seat, Standing, ranks_by};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::components::{ENCLOSURES, Enclosure};
use crate::state::Zooloretto;
use crate::zoo::Zoo;

/// §6: what each kind of stall on a stall space brings, and each kind of stall or species in the barn costs.
const EACH: i8 = 2;

/// §6: the points of one zoo, by rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(
        type = "{ enclosures: { [key in Enclosure]?: number }, stalls: number, barn_species: number, barn_stalls: number, total: number, coins: number }"
    )
)]
pub struct ZooScore {
    /// Those of each enclosure; closed ones have none.
    pub enclosures: [i8; ENCLOSURES],
    /// How many enclosures are open.
    pub open: u8,
    /// For kinds of stalls on stall spaces.
    pub stalls: i8,
    /// For species in the barn.
    pub barn_species: i8,
    /// For kinds of stalls in the barn.
    pub barn_stalls: i8,
    /// Money is no points, but it decides between equals (R26).
    pub coins: u8,
}

/// The scores, zoo by zoo.
pub type Detail = BySeat<ZooScore>;

impl ZooScore {
    /// All points together.
    #[inline]
    pub fn total(&self) -> i32 {
        let enclosures: i8 = self.enclosures.iter().sum();
        (enclosures + self.stalls + self.barn_species + self.barn_stalls).into()
    }
}

impl Serialize for ZooScore {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Enclosures<'a>(&'a ZooScore);
        impl Serialize for Enclosures<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let open = Enclosure::ALL.into_iter().take(self.0.open.into());
                serializer.collect_map(open.map(|enclosure| (enclosure.name(), self.0.enclosures[enclosure as usize])))
            }
        }
        let mut score = serializer.serialize_map(None)?;
        score.serialize_entry("enclosures", &Enclosures(self))?;
        score.serialize_entry("stalls", &self.stalls)?;
        score.serialize_entry("barn_species", &self.barn_species)?;
        score.serialize_entry("barn_stalls", &self.barn_stalls)?;
        score.serialize_entry("total", &self.total())?;
        score.serialize_entry("coins", &self.coins)?;
        score.end()
    }
}

/// Scores as if the game ended now; money decides between equals (R26).
pub(crate) fn standing(game: &Zooloretto) -> Standing<Detail> {
    let detail = BySeat::from_fn(game.round.seats(), |seat| of(game.zoo(seat), game.coins(seat)));
    let scores = BySeat::from_fn(game.round.seats(), |seat| detail[seat].total());
    let ranks = ranks_by(BySeat::from_fn(game.round.seats(), |seat: Seat| (scores[seat], detail[seat].coins)));
    Standing { scores, ranks, detail }
}

/// §6: the points of one zoo, whose seat has so much money.
pub(crate) fn of(zoo: &Zoo, coins: u8) -> ZooScore {
    let mut enclosures = [0; ENCLOSURES];
    for enclosure in zoo.enclosures() {
        enclosures[enclosure as usize] = enclosure_points(zoo, enclosure);
    }
    ZooScore {
        enclosures,
        open: zoo.open,
        stalls: EACH * kinds_of_stalls(zoo),
        barn_species: -EACH * zoo.barn.iter().filter(|herd| !herd.is_empty()).count() as i8,
        barn_stalls: -EACH * zoo.barn_stalls.iter().filter(|&&stalls| stalls > 0).count() as i8,
        coins,
    }
}

/// §6: full, one short, or one point for each animal if there is a stall to look at them from.
#[inline]
pub(crate) fn enclosure_points(zoo: &Zoo, enclosure: Enclosure) -> i8 {
    let printed = enclosure.printed();
    match zoo.free(enclosure) {
        0 => printed.full,
        1 => printed.short,
        _ if zoo.stalls_at(enclosure).next().is_some() => zoo.herd(enclosure).len() as i8,
        _ => 0,
    }
}

/// §6: different stalls on stall spaces.
fn kinds_of_stalls(zoo: &Zoo) -> i8 {
    let kinds = zoo.stalls.iter().flatten().fold(0_u8, |kinds, &stall| kinds | 1 << stall as u8);
    kinds.count_ones() as i8
}
