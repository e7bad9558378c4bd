//! §2.2, §5: the tiles of the draw pile and the reserve, counted by kind. How they behave is in `trucks::Stack`.

use trucks::InStack;

use crate::components::{Face, Kit, PRINTED, SPECIES, Sign, Species, Tile};

/// §4: the tiles nobody has seen. R9: however they are stacked, it is one pile.
pub(crate) type Stack = trucks::Stack<Tile, 40>;

/// §2: every tile of the box that is shuffled.
pub(crate) fn full_stack(kit: &Kit) -> Stack {
    let mut stack = Stack::EMPTY;
    Stack::tiles().for_each(|tile| stack.put(tile, kit.copies(tile)));
    stack
}

/// §4: the tiles of a species are taken out.
pub(crate) fn take_out(stack: &mut Stack, species: Species) {
    printed(species).into_iter().for_each(|tile| stack.take_out(tile));
}

/// §2.2: the tiles of a species that are shuffled: plain, male, female, and those with the sign of its group.
fn printed(species: Species) -> [Tile; PRINTED] {
    let own = if species.is_trainable() { Sign::Flash } else { Sign::Fish };
    [Sign::Plain, Sign::Male, Sign::Female, own].map(|sign| Tile::animal(species, sign))
}

/// How many tiles of a species are in a stack, of all kinds.
#[inline]
pub(crate) fn count_species(stack: &Stack, species: Species) -> u8 {
    stack.count_of::<PRINTED>(species as usize * PRINTED)
}

/// The numbers of the kinds of tiles in a stack: the animals, species by species, then food and coin.
const FOOD: usize = SPECIES * PRINTED;
const COIN: usize = FOOD + 1;

impl InStack for Tile {
    const KINDS: usize = COIN + 1;

    #[inline]
    fn number(self) -> Option<usize> {
        match self.face() {
            Face::Animal(_, Sign::Baby) => None,
            Face::Animal(species, sign @ (Sign::Plain | Sign::Male | Sign::Female)) => {
                Some(species as usize * PRINTED + sign as usize)
            }
            Face::Animal(species, Sign::Fish | Sign::Flash) => Some(species as usize * PRINTED + PRINTED - 1),
            Face::Food => Some(FOOD),
            Face::Coin => Some(COIN),
        }
    }

    #[inline]
    fn numbered(number: usize) -> Tile {
        match number {
            0..FOOD => printed(Species::ALL[number / PRINTED])[number % PRINTED],
            FOOD => Tile::FOOD,
            _ => Tile::COIN,
        }
    }
}
