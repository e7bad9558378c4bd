//! §1: what is printed on boards and tiles, and how many there are.

use serde::{Deserialize, Serialize};
pub use trucks::SPECIES;
use trucks::{Kind, SEATS};

/// §1.2: the species, in the order of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "an animal is an animal")]
pub enum Species {
    Flamingo,
    Camel,
    Leopard,
    Elephant,
    Panda,
    Chimpanzee,
    Zebra,
    Kangaroo,
}

impl Species {
    /// All of them, in order.
    pub const ALL: [Species; SPECIES] = [
        Species::Flamingo,
        Species::Camel,
        Species::Leopard,
        Species::Elephant,
        Species::Panda,
        Species::Chimpanzee,
        Species::Zebra,
        Species::Kangaroo,
    ];

    /// Its name in options, positions and the Fluent files.
    pub const fn name(self) -> &'static str {
        SPECIES_NAMES[self as usize]
    }

    /// Its letter in notation; A is an ape.
    pub const fn letter(self) -> char {
        b"FCLEPAZK"[self as usize] as char
    }
}

/// The names of the species, in order.
pub(crate) const SPECIES_NAMES: [&str; SPECIES] =
    ["flamingo", "camel", "leopard", "elephant", "panda", "chimpanzee", "zebra", "kangaroo"];

/// §1.2: the jungle species of Exotic, two animals of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "an animal is an animal")]
pub enum Jungle {
    Anteater,
    Macaw,
    Bat,
    Koala,
    Orangutan,
    Baboon,
    Snake,
    Monitor,
}

impl Jungle {
    /// All of them, in order.
    pub const ALL: [Jungle; SPECIES] = [
        Jungle::Anteater,
        Jungle::Macaw,
        Jungle::Bat,
        Jungle::Koala,
        Jungle::Orangutan,
        Jungle::Baboon,
        Jungle::Snake,
        Jungle::Monitor,
    ];

    /// Its name in options, positions and the Fluent files.
    pub const fn name(self) -> &'static str {
        JUNGLE_NAMES[self as usize]
    }

    /// Its letter in notation, after a `j`: P is Papio, the baboon, and V is Varanus, the monitor.
    pub const fn letter(self) -> char {
        b"ambkopsv"[self as usize] as char
    }
}

/// The names of the jungle species, in order.
pub(crate) const JUNGLE_NAMES: [&str; SPECIES] =
    ["anteater", "macaw", "bat", "koala", "orangutan", "baboon", "snake", "monitor"];

/// §1.4, R36: the spaces of a jungle board.
pub(crate) const JUNGLE_SPACES: u8 = 5;
/// §4.1, R47: so many species a jungle board holds at most.
pub(crate) const JUNGLE_LIMIT: u32 = 3;

/// §1.2: the kinds of vending stalls; the last comes with XXL.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "a stall is a stall")]
pub enum Stall {
    Snack,
    Kiosk,
    Barrow,
    Popcorn,
    Lemonade,
}

/// §1.2: how many kinds of stalls there are.
pub const STALLS: usize = 5;

impl Stall {
    /// All of them, in order.
    pub const ALL: [Stall; STALLS] = [Stall::Snack, Stall::Kiosk, Stall::Barrow, Stall::Popcorn, Stall::Lemonade];

    /// Its name in the Fluent files.
    pub const fn name(self) -> &'static str {
        ["snack", "kiosk", "barrow", "popcorn", "lemonade"][self as usize]
    }

    /// Its letter in notation.
    pub const fn letter(self) -> char {
        b"skbpl"[self as usize] as char
    }

    /// §1.4, R40: the colour of the visitors that this stall calls.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self as usize]
    }
}

/// §1.4, R40: the colours of visitors and bonus tokens, in the order of the stalls that call them. Yellow, like its stall,
/// comes with XXL only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "a colour is a colour")]
pub enum Colour {
    Green,
    Blue,
    Purple,
    Red,
    Yellow,
}

impl Colour {
    /// All of them, in order.
    pub const ALL: [Colour; STALLS] = [Colour::Green, Colour::Blue, Colour::Purple, Colour::Red, Colour::Yellow];

    /// Its name in positions and the Fluent files.
    pub const fn name(self) -> &'static str {
        ["green", "blue", "purple", "red", "yellow"][self as usize]
    }

    /// Its letter in notation.
    pub const fn letter(self) -> char {
        b"gbpry"[self as usize] as char
    }

    /// R40: the stall that calls visitors of this colour.
    pub const fn stall(self) -> Stall {
        Stall::ALL[self as usize]
    }
}

/// §1.4: the visitors of each colour.
pub(crate) const VISITORS: u8 = 8;
/// §1.4: the observation points of a zoo with its jungle, one after the other.
pub(crate) const POINTS: usize = 5;

/// §1.4: the donation tokens.
pub(crate) const DONATIONS: usize = 10;
/// §7.2: how often a seat may donate.
pub(crate) const MOST_DONATIONS: usize = 2;

/// §1.2: a tile, by what can be told of it. Small enough for a truck to hold three in as many bytes; [`Tile::face`]
/// says what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Tile(u8);

/// What a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// An animal.
    Animal(Species, Kind),
    /// A vending stall.
    Stall(Stall),
    /// A jungle animal.
    Jungle(Jungle),
    /// A coin.
    Coin,
}

impl Tile {
    /// The coin, after all tiles that need a place.
    pub const COIN: Tile = Tile(Tile::FIRST_JUNGLE + 8);
    /// Animals are `species * 8 + kind`.
    const FIRST_STALL: u8 = (SPECIES * 8) as u8;
    const FIRST_JUNGLE: u8 = Tile::FIRST_STALL + 8;

    /// An animal.
    #[inline]
    pub const fn animal(species: Species, kind: Kind) -> Tile {
        Tile((species as u8) << 3 | kind as u8)
    }

    /// A stall.
    #[inline]
    pub const fn stall(stall: Stall) -> Tile {
        Tile(Tile::FIRST_STALL + stall as u8)
    }

    /// A jungle animal.
    #[inline]
    pub const fn jungle(jungle: Jungle) -> Tile {
        Tile(Tile::FIRST_JUNGLE + jungle as u8)
    }

    /// What it shows.
    #[inline]
    pub const fn face(self) -> Face {
        if self.0 < Tile::FIRST_STALL {
            Face::Animal(Species::ALL[(self.0 >> 3) as usize], Kind::ALL[(self.0 & 7) as usize])
        } else if self.0 < Tile::FIRST_JUNGLE {
            Face::Stall(Stall::ALL[(self.0 - Tile::FIRST_STALL) as usize])
        } else if self.0 < Tile::COIN.0 {
            Face::Jungle(Jungle::ALL[(self.0 - Tile::FIRST_JUNGLE) as usize])
        } else {
            Face::Coin
        }
    }

    /// Every tile that lies in the stack at the start or in a zoo later, in order.
    pub fn all() -> impl Iterator<Item = Tile> {
        let animals = Species::ALL.into_iter().flat_map(|species| Kind::ALL.map(|kind| Tile::animal(species, kind)));
        animals.chain(Stall::ALL.map(Tile::stall)).chain(Jungle::ALL.map(Tile::jungle)).chain([Tile::COIN])
    }

    /// The species, stall or coin by its name in the Fluent files.
    pub const fn name(self) -> &'static str {
        match self.face() {
            Face::Animal(species, _) => species.name(),
            Face::Stall(stall) => stall.name(),
            Face::Jungle(jungle) => jungle.name(),
            Face::Coin => "coin",
        }
    }

    /// The kind of animal by its name in the Fluent files, or that it is none.
    pub const fn kind_name(self) -> &'static str {
        match self.face() {
            Face::Animal(_, kind) => kind.name(),
            Face::Stall(_) => "stall",
            Face::Jungle(_) => "jungle",
            Face::Coin => "coin",
        }
    }
}

/// §1.1: the enclosures, smallest first, then the extensions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[repr(u8)]
#[expect(missing_docs, reason = "named as in the rules")]
pub enum Enclosure {
    E4,
    E5,
    E6,
    X1,
    X2,
}

/// The most enclosures a zoo can have (§7.1: two players).
pub const ENCLOSURES: usize = 5;
/// §1.1: the enclosures that are open from the start.
pub(crate) const ON_THE_BOARD: usize = 3;

/// §1.1: what is printed on an enclosure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printed {
    /// Its spaces for animals.
    pub spaces: u8,
    /// Its points when it is full.
    pub full: i8,
    /// Its points with one space free.
    pub short: i8,
    /// §4.3: the coins for filling it.
    pub bonus: u8,
    /// The spaces for stalls beside it.
    pub stalls: u8,
}

#[rustfmt::skip]
const PRINTED: [Printed; ENCLOSURES] = [
    Printed { spaces: 4, full:  5, short: 4, bonus: 1, stalls: 2 }, // E4
    Printed { spaces: 5, full:  8, short: 5, bonus: 2, stalls: 1 }, // E5
    Printed { spaces: 6, full: 10, short: 6, bonus: 0, stalls: 1 }, // E6
    Printed { spaces: 5, full:  9, short: 5, bonus: 1, stalls: 1 }, // X1, R3
    Printed { spaces: 5, full:  9, short: 5, bonus: 1, stalls: 1 }, // X2
];

/// §1.1: stall spaces of all enclosures together.
pub(crate) const STALL_SPACES: usize = 6;

impl Enclosure {
    /// All of them, in order.
    pub const ALL: [Enclosure; ENCLOSURES] =
        [Enclosure::E4, Enclosure::E5, Enclosure::E6, Enclosure::X1, Enclosure::X2];

    /// What is printed on it (R1).
    #[inline]
    pub const fn printed(self) -> &'static Printed {
        &PRINTED[self as usize]
    }

    /// R2: its stall spaces among all of them.
    #[inline]
    pub(crate) const fn stall_spaces(self) -> std::ops::Range<usize> {
        match self {
            Enclosure::E4 => 0..2,
            Enclosure::E5 => 2..3,
            Enclosure::E6 => 3..4,
            Enclosure::X1 => 4..5,
            Enclosure::X2 => 5..6,
        }
    }

    /// Its name in notation and positions.
    pub const fn name(self) -> &'static str {
        ["E4", "E5", "E6", "X1", "X2"][self as usize]
    }
}

/// §1, §2.1: what is played with: what is in the box, and what each seat of so many gets of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kit {
    /// §1.2, R4: square tiles of a species, by [`Kind::PRINTED`].
    pub(crate) animals: [u8; Kind::PRINTED.len()],
    /// §1.2: round tiles of a species.
    pub(crate) babies: u8,
    /// §1.2: stalls of each kind.
    pub(crate) stalls: [u8; STALLS],
    /// §1.2: animals of each jungle species.
    pub(crate) jungle: u8,
    /// §1.2: coin tiles.
    pub(crate) coin_tiles: u8,
    /// §1.3: coins besides the coin tiles.
    pub(crate) coins: u8,
    /// §1.3: what each seat begins with.
    pub(crate) first_coins: u8,
    /// §2.1: species left out.
    pub(crate) removed: u8,
    /// §2.1: extensions of each seat.
    pub(crate) extensions: u8,
}

/// §1: which expansions are played with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Expansions {
    /// §7.2: Zooloretto XXL.
    pub xxl: bool,
    /// §7.3: Zooloretto Exotic.
    pub exotic: bool,
}

const BASE: Kit = Kit {
    animals: [7, 2, 2],
    babies: 2,
    stalls: [3, 3, 3, 3, 0],
    jungle: 0,
    coin_tiles: 12,
    coins: 30,
    first_coins: 2,
    removed: 0,
    extensions: 1,
};

/// §1.2, §1.3: the base game with XXL. R30: six more of each species, one of them male and one female.
const XXL: Kit = Kit {
    animals: [7 + 4, 2 + 1, 2 + 1],
    babies: 2 + 1,
    stalls: [3; STALLS],
    coin_tiles: 12 + 3,
    coins: 30 + 12,
    ..BASE
};

/// §1.2: what Exotic adds to either.
const fn exotic(kit: Kit) -> Kit {
    Kit { jungle: 2, ..kit }
}

/// §2.1: by number of seats, from two on. R44: as many jungle species as others are left out.
const fn by_seats(kit: Kit) -> [Kit; 4] {
    [
        Kit { removed: 3, extensions: 2, ..kit }, // §7.1
        Kit { removed: 2, ..kit },
        Kit { removed: 1, ..kit },
        kit,
    ]
}

/// §7.4: the base game, with XXL, with Exotic, with both.
const KITS: [[Kit; 4]; 4] = [by_seats(BASE), by_seats(XXL), by_seats(exotic(BASE)), by_seats(exotic(XXL))];

/// §2.1: the species left out, by number of seats.
pub(crate) const REMOVED: [u8; KITS[0].len()] = {
    let mut removed = [0; KITS[0].len()];
    let mut at = 0;
    while at < removed.len() {
        removed[at] = KITS[0][at].removed;
        at += 1;
    }
    removed
};

impl Kit {
    /// What so many seats play with.
    #[inline]
    pub(crate) const fn of(seats: u8, expansions: Expansions) -> &'static Kit {
        &KITS[expansions.xxl as usize | (expansions.exotic as usize) << 1][(seats - SEATS.0) as usize]
    }

    /// §1.2: how many copies of a tile are in the box.
    pub(crate) const fn copies(&self, tile: Tile) -> u8 {
        match tile.face() {
            Face::Animal(_, kind @ (Kind::Plain | Kind::Male | Kind::Female)) => self.animals[kind as usize],
            // Who has bred is one of the males or females.
            Face::Animal(_, Kind::Father | Kind::Mother) => 0,
            Face::Animal(_, Kind::Baby) => self.babies,
            Face::Stall(stall) => self.stalls[stall as usize],
            Face::Jungle(_) => self.jungle,
            Face::Coin => self.coin_tiles,
        }
    }
}

/// §5: what the money actions cost.
pub mod price {
    /// To the bank.
    pub const MOVE: u8 = 1;
    /// To the bank.
    pub const EXCHANGE: u8 = 1;
    /// To the seller and to the bank.
    pub const PURCHASE: u8 = 2;
    /// What the seller has of that.
    pub const SELLER: u8 = 1;
    /// To the bank.
    pub const DISCARD: u8 = 2;
    /// To the bank.
    pub const EXPAND: u8 = 3;
}

/// R46: so many turns in a row without a draw or a truck, and only these are left.
pub(crate) const MOST_IDLE_TURNS: u8 = 100;
