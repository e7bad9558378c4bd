//! §1.2, §2.2: the tiles of the stack, counted by kind. How a stack behaves is in `trucks::Stack`.

use trucks::{InStack, Kind};

use crate::components::{Face, Jungle, Kit, SPECIES, STALLS, Species, Stall, Tile};

/// §2.2: the tiles nobody has seen.
pub(crate) type Stack = trucks::Stack<Tile, 40>;

/// §1.2: every tile of the box.
pub(crate) fn full_stack(kit: &Kit) -> Stack {
    let mut stack = Stack::EMPTY;
    Stack::tiles().for_each(|tile| stack.put(tile, kit.copies(tile)));
    stack
}

/// How many tiles of a species are in a stack, of all kinds.
#[inline]
pub(crate) fn count_species(stack: &Stack, species: Species) -> u8 {
    stack.count_of::<3>(species as usize * 3)
}

/// The numbers of the kinds of tiles in a stack: the animals, species by species, then the stalls, the jungle animals, the
/// coin. A draw of the base game answers with the same tile as if there were no others.
const FIRST_STALL: usize = SPECIES * Kind::PRINTED.len();
const FIRST_JUNGLE: usize = FIRST_STALL + STALLS;
const COIN: usize = FIRST_JUNGLE + SPECIES;

impl InStack for Tile {
    const KINDS: usize = COIN + 1;

    #[inline]
    fn number(self) -> Option<usize> {
        match self.face() {
            Face::Animal(species, kind) if (kind as usize) < 3 => Some(species as usize * 3 + kind as usize),
            Face::Animal(..) => None,
            Face::Stall(stall) => Some(FIRST_STALL + stall as usize),
            Face::Jungle(jungle) => Some(FIRST_JUNGLE + jungle as usize),
            Face::Coin => Some(COIN),
        }
    }

    #[inline]
    fn numbered(number: usize) -> Tile {
        match number {
            0..FIRST_STALL => Tile::animal(Species::ALL[number / 3], Kind::PRINTED[number % 3]),
            FIRST_STALL..FIRST_JUNGLE => Tile::stall(Stall::ALL[number - FIRST_STALL]),
            FIRST_JUNGLE..COIN => Tile::jungle(Jungle::ALL[number - FIRST_JUNGLE]),
            _ => Tile::COIN,
        }
    }
}
