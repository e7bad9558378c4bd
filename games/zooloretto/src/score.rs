//! §6: scoring. One function for each rule.

use kernel::{BySeat, Seat, Standing, ranks_by};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::components::{ENCLOSURES, Enclosure, Expansions};
use crate::state::Zooloretto;
use crate::zoo::Zoo;

/// §6: what each kind of stall on a stall space brings, and each kind of stall or species in the barn costs; what each colour of
/// visitors brings, and each visitor with its bonus token.
const EACH: i8 = 2;

/// §6: the points of one zoo, by rule.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(
        type = "{ enclosures: { [key in Enclosure]?: number }, stalls: number, barn_species: number, barn_stalls: number, donations?: number, visitors?: number, tokens?: number, total: number, coins: number }"
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
    /// §7.2: of donation tokens, if there are any.
    pub donations: Option<i8>,
    /// §7.3: for colours of visitors, if there are any.
    pub visitors: Option<i8>,
    /// §7.3: for visitors whose colour the seat has the bonus token of, if there are any.
    pub tokens: Option<i8>,
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
        let others = [self.donations, self.visitors, self.tokens].into_iter().flatten().sum::<i8>();
        (enclosures + self.stalls + self.barn_species + self.barn_stalls + others).into()
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
        for (name, points) in [("donations", self.donations), ("visitors", self.visitors), ("tokens", self.tokens)] {
            if let Some(points) = points {
                score.serialize_entry(name, &points)?;
            }
        }
        score.serialize_entry("total", &self.total())?;
        score.serialize_entry("coins", &self.coins)?;
        score.end()
    }
}

/// Scores as if the game ended now; money decides between equals (R26).
pub(crate) fn standing(game: &Zooloretto) -> Standing<Detail> {
    let detail = BySeat::from_fn(game.round.seats(), |seat| of(game, seat));
    let scores = BySeat::from_fn(game.round.seats(), |seat| detail[seat].total());
    let ranks = ranks_by(BySeat::from_fn(game.round.seats(), |seat: Seat| (scores[seat], detail[seat].coins)));
    Standing { scores, ranks, detail }
}

/// §6: the points of one seat's zoo.
pub(crate) fn of(game: &Zooloretto, seat: Seat) -> ZooScore {
    let (zoo, Expansions { xxl, exotic }) = (game.zoo(seat), game.expansions());
    let mut enclosures = [0; ENCLOSURES];
    for enclosure in zoo.enclosures() {
        enclosures[enclosure as usize] = enclosure_points(zoo, enclosure);
    }
    ZooScore {
        enclosures,
        open: zoo.open,
        stalls: EACH * kinds_of_stalls(zoo),
        barn_species: -EACH * zoo.species_in_barn() as i8,
        barn_stalls: -EACH * zoo.kinds_of_stalls_in_barn() as i8,
        donations: xxl.then(|| zoo.donated() as i8),
        visitors: exotic.then(|| EACH * zoo.visitors.colours() as i8),
        tokens: exotic.then(|| EACH * zoo.visitors.with_token() as i8),
        coins: game.coins(seat),
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
