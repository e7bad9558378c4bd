//! §2: what is printed on the tiles, and how many of everything there are. The boards are in `geometry.rs`.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};
pub use trucks::SPECIES;
use trucks::{Kin, Kind, SEATS};

/// §2.2: the species, in the order of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "an animal is an animal")]
pub enum Species {
    Dolphin,
    Orca,
    SeaLion,
    SeaTurtle,
    Hippopotamus,
    Crocodile,
    Penguin,
    PolarBear,
}

impl Species {
    /// All of them, in order.
    pub const ALL: [Species; SPECIES] = [
        Species::Dolphin,
        Species::Orca,
        Species::SeaLion,
        Species::SeaTurtle,
        Species::Hippopotamus,
        Species::Crocodile,
        Species::Penguin,
        Species::PolarBear,
    ];

    /// Its name in options, positions and the Fluent files.
    pub const fn name(self) -> &'static str {
        SPECIES_NAMES[self as usize]
    }

    /// Its letter in notation.
    pub const fn letter(self) -> char {
        b"DOSTHCPB"[self as usize] as char
    }

    /// §2.2: whether its animals can be trained. They are never left out (§4), and none of them eats fish.
    #[inline]
    pub const fn is_trainable(self) -> bool {
        (self as usize) < TRAINABLE
    }
}

/// §2.2: the trainable species come first.
const TRAINABLE: usize = 3;

/// The names of the species, in order.
const SPECIES_NAMES: [&str; SPECIES] =
    ["dolphin", "orca", "sea_lion", "sea_turtle", "hippopotamus", "crocodile", "penguin", "polar_bear"];

/// §4: the names of those that can be left out.
pub(crate) const LEFT_OUT_NAMES: &[&str] = SPECIES_NAMES.split_at(TRAINABLE).1;

impl Kin for Species {
    const ALL: [Species; SPECIES] = Species::ALL;

    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    fn name(self) -> &'static str {
        Species::name(self)
    }

    fn letter(self) -> char {
        Species::letter(self)
    }

    /// §4, R8: dolphins, orcas and sea lions are in every game.
    fn stays(self) -> bool {
        self.is_trainable()
    }
}

/// §2.2, R1: the one sign a tile has, if it has any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Sign {
    /// None.
    Plain,
    /// A fertile male.
    Male,
    /// A fertile female.
    Female,
    /// An animal that eats fish: keepers score it.
    Fish,
    /// R38: a flash: a dolphin, an orca or a sea lion that cannot be trained.
    Flash,
    /// An offspring, which has no other sign.
    Baby,
}

/// §2.2: how many different signs the animals of one species can have that lie in the stack.
pub(crate) const PRINTED: usize = 4;

impl Sign {
    /// All of them, in order.
    pub const ALL: [Sign; 6] = [Sign::Plain, Sign::Male, Sign::Female, Sign::Fish, Sign::Flash, Sign::Baby];

    /// Its name in the Fluent files.
    pub const fn name(self) -> &'static str {
        ["plain", "male", "female", "fish", "flash", "baby"][self as usize]
    }

    /// What follows the letter of the species in notation.
    pub const fn suffix(self) -> &'static str {
        ["", "m", "f", "o", "*", "b"][self as usize]
    }

    /// What it means for births (§6.4).
    #[inline]
    pub(crate) const fn kind(self) -> Kind {
        match self {
            Sign::Plain | Sign::Fish | Sign::Flash => Kind::Plain,
            Sign::Male => Kind::Male,
            Sign::Female => Kind::Female,
            Sign::Baby => Kind::Baby,
        }
    }
}

/// §2: one tile: an animal, food or a coin, as a number above 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Tile(NonZeroU8);

/// What a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// An animal.
    Animal(Species, Sign),
    /// Food for a basin (§10).
    Food,
    /// A coin.
    Coin,
}

impl std::fmt::Debug for Tile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

const fn tile(number: u8) -> Tile {
    Tile(NonZeroU8::new(number).expect("above 0"))
}

impl Tile {
    /// Food, after all tiles that need a place.
    pub const FOOD: Tile = tile(1 + SPECIES as u8 * 8);
    /// The coin, the last in order.
    pub const COIN: Tile = tile(2 + SPECIES as u8 * 8);

    /// An animal. They are `1 + species * 8 + sign`.
    #[inline]
    pub const fn animal(species: Species, sign: Sign) -> Tile {
        tile(1 + ((species as u8) << 3 | sign as u8))
    }

    /// What it shows.
    #[inline]
    pub const fn face(self) -> Face {
        let number = self.0.get() - 1;
        if number < Tile::FOOD.0.get() - 1 {
            Face::Animal(Species::ALL[(number >> 3) as usize], Sign::ALL[(number & 7) as usize])
        } else if number < Tile::COIN.0.get() - 1 {
            Face::Food
        } else {
            Face::Coin
        }
    }

    /// Its species, if it is an animal.
    #[inline]
    pub const fn species(self) -> Option<Species> {
        match self.face() {
            Face::Animal(species, _) => Some(species),
            Face::Food | Face::Coin => None,
        }
    }

    /// §2.2, R2: whether a trainer scores it: offspring, too, but no flash.
    #[inline]
    pub const fn is_trainable(self) -> bool {
        matches!(self.face(), Face::Animal(species, sign) if species.is_trainable() && !matches!(sign, Sign::Flash))
    }

    /// Whether a keeper scores it.
    #[inline]
    pub const fn has_fish(self) -> bool {
        matches!(self.face(), Face::Animal(_, Sign::Fish))
    }

    /// §2.2: every tile there can be, in order: no trainable animal eats fish, and no other has a flash.
    pub fn all() -> impl Iterator<Item = Tile> {
        let exists = |species: Species, sign: Sign| match sign {
            Sign::Fish => !species.is_trainable(),
            Sign::Flash => species.is_trainable(),
            Sign::Plain | Sign::Male | Sign::Female | Sign::Baby => true,
        };
        let signs = move |species: Species| Sign::ALL.into_iter().filter(move |&sign| exists(species, sign));
        let animals = Species::ALL
            .into_iter()
            .flat_map(move |species| signs(species).map(move |sign| Tile::animal(species, sign)));
        animals.chain([Tile::FOOD, Tile::COIN])
    }

    /// The species, `food` or `coin`, as the Fluent files name it.
    pub const fn name(self) -> &'static str {
        match self.face() {
            Face::Animal(species, _) => species.name(),
            Face::Food => "food",
            Face::Coin => "coin",
        }
    }

    /// The sign, `food` or `coin`, as the Fluent files name it.
    pub const fn kind_name(self) -> &'static str {
        match self.face() {
            Face::Animal(_, sign) => sign.name(),
            Face::Food => "food",
            Face::Coin => "coin",
        }
    }

    /// The number of the tile, above 0.
    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0.get()
    }

    /// The tile of this number.
    #[inline]
    pub(crate) const fn of_byte(number: u8) -> Tile {
        tile(number)
    }
}

/// §2, §4: what is in the box, and what so many seats play with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kit {
    /// How many seats play.
    pub(crate) seats: u8,
    /// §10: whether XXL is played with.
    pub(crate) xxl: bool,
    /// §2.2: tiles of a trainable species: plain, male, female, flash.
    pub(crate) trainable: [u8; PRINTED],
    /// §2.2: tiles of another species: plain, male, female, fish.
    pub(crate) others: [u8; PRINTED],
    /// §2.1: offspring of each species.
    pub(crate) babies: u8,
    pub(crate) coin_tiles: u8,
    /// §4: food tiles that are left.
    pub(crate) food: u8,
    /// §2.1: coins besides the coin tiles.
    pub(crate) coins: u8,
    /// §4: what each seat begins with.
    pub(crate) first_coins: u8,
    /// §4: species left out.
    pub(crate) removed: u8,
}

/// §2.1, §2.2 (R1).
const BASE: Kit = Kit {
    seats: 5,
    xxl: false,
    trainable: [5, 2, 2, 2],
    others: [1, 2, 2, 6],
    babies: 2,
    coin_tiles: 10,
    food: 0,
    coins: 30,
    first_coins: 1,
    removed: 0,
};

/// §2.3, R3: one animal more of each species, without a sign.
const XXL: Kit = Kit {
    xxl: true,
    trainable: [5 + 1, 2, 2, 2],
    others: [1 + 1, 2, 2, 6],
    coin_tiles: 10 + 2,
    food: 12,
    coins: 30 + 12,
    ..BASE
};

/// §4: what so many seats play with.
const fn with(seats: u8, kit: Kit) -> Kit {
    let removed = kit.seats - seats;
    Kit { seats, removed, food: kit.food.saturating_sub(removed), ..kit }
}

/// §4: by number of seats, from two on, first without XXL.
static KITS: [Kit; 8] =
    [with(2, BASE), with(3, BASE), with(4, BASE), BASE, with(2, XXL), with(3, XXL), with(4, XXL), XXL];

/// §4: the species left out, by number of seats.
pub(crate) const REMOVED: [u8; 4] = [with(2, BASE).removed, with(3, BASE).removed, with(4, BASE).removed, BASE.removed];

/// The number of a [`Kit`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct KitNumber(u8);

impl KitNumber {
    /// The number of what so many seats play with.
    pub(crate) const fn of(seats: u8, xxl: bool) -> KitNumber {
        KitNumber(seats - SEATS.0 + 4 * xxl as u8)
    }

    /// What it is the number of.
    #[inline]
    pub(crate) fn kit(self) -> &'static Kit {
        &KITS[usize::from(self.0)]
    }
}

impl Kit {
    /// §2: how many copies of a tile are in the box.
    pub(crate) const fn copies(&self, tile: Tile) -> u8 {
        match tile.face() {
            Face::Animal(_, Sign::Baby) => self.babies,
            Face::Animal(species, sign @ (Sign::Plain | Sign::Male | Sign::Female)) if species.is_trainable() => {
                self.trainable[sign as usize]
            }
            Face::Animal(_, sign @ (Sign::Plain | Sign::Male | Sign::Female)) => self.others[sign as usize],
            Face::Animal(species, Sign::Flash) if species.is_trainable() => self.trainable[PRINTED - 1],
            Face::Animal(species, Sign::Fish) if !species.is_trainable() => self.others[PRINTED - 1],
            Face::Animal(_, Sign::Fish | Sign::Flash) => 0,
            Face::Food => self.food,
            Face::Coin => self.coin_tiles,
        }
    }
}

/// §2.1: all coworkers.
pub(crate) const COWORKERS: u8 = 16;
/// §6.5: the checkout booths of a zoo.
pub(crate) const BOOTHS: u8 = 2;
/// §6.5: the feeding stations of a zoo.
pub(crate) const STATIONS: u8 = 2;
/// §5: basins without a large expansion.
pub(crate) const BASINS: u8 = 3;
/// §2: the most tiles that need a place: all animals and offspring of XXL.
pub(crate) const MOST_ANIMALS: usize = SPECIES * (11 + 1 + 2);

/// §6.3: what the basin's next tile brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Bonus {
    /// One coin.
    Coin,
    /// One coworker.
    Coworker,
}

/// §6.3: what comes of a basin's tile that makes it so large.
#[inline]
pub(crate) const fn bonus(size: u8) -> Option<Bonus> {
    match size {
        3 | 6 | 9 | 12 => Some(Bonus::Coin),
        5 | 10 => Some(Bonus::Coworker),
        _ => None,
    }
}

/// §7: what the money actions cost.
pub mod price {
    /// To the bank.
    pub const MOVE: u8 = 1;
    /// To the bank.
    pub const CREW: u8 = 1;
    /// To the seller and to the bank.
    pub const BUY: u8 = 2;
    /// What the seller has of that.
    pub const SELLER: u8 = 1;
    /// To the bank.
    pub const DISCARD: u8 = 2;
    /// R37: to the bank.
    pub const SMALL: u8 = 1;
    /// To the bank.
    pub const LARGE: u8 = 2;
    /// §10: to the bank.
    pub const VERY_LARGE: u8 = 2;
}
