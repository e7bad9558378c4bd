//! §2.2, §2.3: the tiles that nobody has seen. Main and end stack are one hidden sequence whose last tiles are the
//! end stack, so that a tile turned over is a uniform draw from the unseen ones (§3, R28).

use std::marker::PhantomData;

use kernel::Luck;

/// §2.3: the tiles under the disc. A round needs no more than there are slots, 15 at most (R22).
pub const END_STACK: u8 = 15;

/// A tile whose kinds are numbered, so that a stack can count them.
pub trait InStack: Copy {
    /// How many kinds of tiles can lie in a stack.
    const KINDS: usize;

    /// The number of its kind, below [`InStack::KINDS`]; none if it is never in a stack.
    fn number(self) -> Option<usize>;

    /// The tile of this number.
    fn numbered(number: usize) -> Self;
}

/// How many tiles of each kind are unseen, by the numbers of their kinds. `LANES` is a multiple of eight with room for
/// all kinds. Eight neighbouring kinds have 127 tiles together at most.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Stack<T, const LANES: usize> {
    counts: [u8; LANES],
    /// The sum of the counts: it is asked for at every turn.
    len: u8,
    tile: PhantomData<T>,
}

const EACH_BYTE: u64 = 0x0101_0101_0101_0101;

impl<T: InStack, const LANES: usize> Stack<T, LANES> {
    /// No tile at all.
    pub const EMPTY: Stack<T, LANES> = {
        assert!(LANES.is_multiple_of(8) && T::KINDS <= LANES);
        Stack { counts: [0; LANES], len: 0, tile: PhantomData }
    };

    /// Every tile that can lie in a stack, in order.
    pub fn tiles() -> impl Iterator<Item = T> {
        (0..T::KINDS).map(T::numbered)
    }

    /// How many tiles are unseen.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is no tile left to draw.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many tiles like this one are unseen.
    #[inline]
    pub fn count(&self, tile: T) -> u8 {
        tile.number().map_or(0, |number| self.counts[number])
    }

    /// How many tiles of several kinds are unseen, whose numbers follow each other.
    #[inline]
    pub fn count_of<const NUMBERS: usize>(&self, first: usize) -> u8 {
        self.counts[first..first + NUMBERS].iter().sum()
    }

    /// The tiles that do not lie under the disc.
    #[inline]
    pub fn before_the_disc(&self) -> u8 {
        self.len.saturating_sub(END_STACK)
    }

    /// §2.3: how many of the tiles lie under the disc.
    pub fn end(&self) -> u8 {
        self.len.min(END_STACK)
    }

    /// §6, R56: the last round has begun when a tile under the disc was turned over. R23: not before, even if there is
    /// no other tile left.
    #[inline]
    pub fn is_last_round(&self) -> bool {
        self.len < END_STACK
    }

    /// Adds copies of a tile.
    pub fn put(&mut self, tile: T, copies: u8) {
        self.counts[tile.number().expect("a tile of the stack")] += copies;
        self.len += copies;
    }

    /// All copies of a tile leave the stack.
    pub fn take_out(&mut self, tile: T) {
        let copies = std::mem::take(&mut self.counts[tile.number().expect("a tile of the stack")]);
        self.len -= copies;
    }

    /// A tile is turned over. Whether it was the first from under the disc, which makes the round the last one (§6).
    #[inline]
    pub fn turn_over(&mut self, tile: T) -> bool {
        self.counts[tile.number().expect("checked")] -= 1;
        self.len -= 1;
        self.len == END_STACK - 1
    }

    /// §3: any of the unseen tiles, each as likely as any other. Eight counts are read and summed up at once:
    /// the multiplication leaves in each byte the sum of the bytes up to it, and the highest bit of each says
    /// whether it is above the number drawn.
    #[inline]
    pub fn draw(&self, luck: &mut impl Luck) -> T {
        let mut rest = luck.below(self.len.into()) as u64;
        for first in (0..LANES).step_by(8) {
            let eight: [u8; 8] = self.counts[first..first + 8].try_into().expect("eight");
            let sums = u64::from_le_bytes(eight).wrapping_mul(EACH_BYTE);
            let all = sums >> 56;
            if rest < all {
                let above = ((sums | EACH_BYTE << 7) - (rest + 1) * EACH_BYTE) & EACH_BYTE << 7;
                return T::numbered(first + (above.trailing_zeros() / 8) as usize);
            }
            rest -= all;
        }
        unreachable!("the number drawn is below the sum of the counts")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Letter(u8);

    impl InStack for Letter {
        const KINDS: usize = 10;

        fn number(self) -> Option<usize> {
            (self.0 < 10).then_some(self.0.into())
        }

        fn numbered(number: usize) -> Letter {
            Letter(number as u8)
        }
    }

    fn stack(copies: [u8; 10]) -> Stack<Letter, 16> {
        let mut stack = Stack::EMPTY;
        (0..).map(Letter).zip(copies).for_each(|(letter, copies)| stack.put(letter, copies));
        stack
    }

    /// Luck that answers with a given number.
    struct Number(u32);

    impl Luck for Number {
        fn word(&mut self) -> u32 {
            self.0
        }

        fn below(&mut self, _: u32) -> u32 {
            self.0
        }
    }

    #[test]
    fn every_tile_is_drawn_by_as_many_numbers_as_there_are_copies() {
        let copies = [12, 0, 1, 7, 0, 2, 105, 0, 10, 5];
        let stack = stack(copies);
        let mut drawn = [0; 10];
        for number in 0..u32::from(stack.len()) {
            drawn[usize::from(stack.draw(&mut Number(number)).0)] += 1;
        }
        assert_eq!(drawn, copies);
    }

    #[test]
    fn r56_the_fifteenth_tile_from_the_end_begins_the_last_round() {
        let mut stack = stack([16, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!((stack.before_the_disc(), stack.end()), (1, 15));
        assert!(!stack.turn_over(Letter(0)));
        // R23: nothing but the end stack is left, and the round is not the last one yet.
        assert!(!stack.is_last_round());
        assert!(stack.turn_over(Letter(0)) && stack.is_last_round());
        assert!(!stack.turn_over(Letter(0)) && stack.is_last_round());
        assert_eq!((stack.before_the_disc(), stack.end(), stack.len()), (0, 13, 13));
    }

    #[test]
    fn kinds_whose_numbers_follow_each_other_are_counted_together() {
        let stack = stack([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!(stack.count_of::<3>(7), 27);
        assert_eq!((stack.count(Letter(9)), stack.count(Letter(11))), (10, 0));
    }

    #[test]
    fn what_is_taken_out_is_never_drawn() {
        let mut stack = stack([1, 2, 0, 0, 0, 0, 0, 0, 0, 3]);
        stack.take_out(Letter(1));
        assert_eq!((stack.len(), stack.count(Letter(1))), (4, 0));
        assert_eq!(stack.draw(&mut Number(1)), Letter(9));
    }
}
