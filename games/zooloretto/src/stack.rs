//! §2.2, §2.3: the tiles that nobody has seen. Main and end stack are one hidden sequence whose last tiles are the
//! end stack, so that a tile turned over is a uniform draw from the unseen ones (§3, R28).

use kernel::Luck;

use crate::components::{
    COIN_TILES, COPIES, END_STACK, Face, Kind, SPECIES, STALL_COPIES, STALLS, Species, Stall, Tile,
};

/// How many tiles of each kind are unseen, in the order of [`Tile::all`] without those that are never in the stack.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stack {
    counts: [u8; LANES],
    /// The sum of the counts: it is asked for at every turn.
    len: u8,
}

/// Kinds of tiles, and some room so that eight of them are read at once.
const LANES: usize = 32;
const FIRST_STALL: usize = SPECIES * 3;
const COIN: usize = FIRST_STALL + STALLS;
const EACH_BYTE: u64 = 0x0101_0101_0101_0101;

impl Stack {
    pub(crate) const EMPTY: Stack = Stack { counts: [0; LANES], len: 0 };

    /// §1.2: every tile of the species in play, every stall and coin.
    pub(crate) fn full(in_play: impl Fn(Species) -> bool) -> Stack {
        let mut stack = Stack::EMPTY;
        for species in Species::ALL.into_iter().filter(|&species| in_play(species)) {
            for kind in Kind::PRINTED {
                stack.put(Tile::animal(species, kind), COPIES[kind as usize]);
            }
        }
        Stall::ALL.into_iter().for_each(|stall| stack.put(Tile::stall(stall), STALL_COPIES));
        stack.put(Tile::COIN, COIN_TILES);
        stack
    }

    /// Every tile that can lie in a stack, in order.
    pub(crate) fn tiles() -> impl Iterator<Item = Tile> {
        (0..=COIN).map(tile_at)
    }

    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn count(&self, tile: Tile) -> u8 {
        lane(tile).map_or(0, |lane| self.counts[lane])
    }

    /// The tiles of a species, of all kinds.
    #[inline]
    pub(crate) fn of_species(&self, species: Species) -> u8 {
        let first = species as usize * Kind::PRINTED.len();
        self.counts[first] + self.counts[first + 1] + self.counts[first + 2]
    }

    /// The tiles that do not lie under the disc.
    #[inline]
    pub(crate) fn before_the_disc(&self) -> u8 {
        self.len.saturating_sub(END_STACK)
    }

    /// §2.3: how many of the tiles lie under the disc.
    pub(crate) fn end(&self) -> u8 {
        self.len.min(END_STACK)
    }

    /// §6, R56: the last round has begun when a tile under the disc was turned over.
    #[inline]
    pub(crate) fn is_last_round(&self) -> bool {
        self.len < END_STACK
    }

    pub(crate) fn put(&mut self, tile: Tile, copies: u8) {
        self.counts[lane(tile).expect("a tile of the stack")] += copies;
        self.len += copies;
    }

    #[inline]
    pub(crate) fn take(&mut self, tile: Tile) {
        self.counts[lane(tile).expect("checked")] -= 1;
        self.len -= 1;
    }

    /// §3: any of the unseen tiles, each as likely as any other. Eight counts are read and summed up at once:
    /// the multiplication leaves in each byte the sum of the bytes up to it, and the highest bit of each says
    /// whether it is above the number drawn.
    #[inline]
    pub(crate) fn draw(&self, luck: &mut impl Luck) -> Tile {
        let mut rest = luck.below(self.len.into()) as u64;
        for first in (0..LANES).step_by(8) {
            let eight: [u8; 8] = self.counts[first..first + 8].try_into().expect("eight");
            let sums = u64::from_le_bytes(eight).wrapping_mul(EACH_BYTE);
            let all = sums >> 56;
            if rest < all {
                let above = ((sums | EACH_BYTE << 7) - (rest + 1) * EACH_BYTE) & EACH_BYTE << 7;
                return tile_at(first + (above.trailing_zeros() / 8) as usize);
            }
            rest -= all;
        }
        unreachable!("the number drawn is below the sum of the counts")
    }
}

#[inline]
fn lane(tile: Tile) -> Option<usize> {
    match tile.face() {
        Face::Animal(species, kind) if (kind as usize) < 3 => Some(species as usize * 3 + kind as usize),
        Face::Animal(..) => None,
        Face::Stall(stall) => Some(FIRST_STALL + stall as usize),
        Face::Coin => Some(COIN),
    }
}

#[inline]
fn tile_at(lane: usize) -> Tile {
    match lane {
        0..FIRST_STALL => Tile::animal(Species::ALL[lane / 3], Kind::PRINTED[lane % 3]),
        FIRST_STALL..COIN => Tile::stall(Stall::ALL[lane - FIRST_STALL]),
        _ => Tile::COIN,
    }
}
