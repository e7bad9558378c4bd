//! Luck: where random numbers come from, and how a question is put to them.
//!
//! `below` and `shuffle` are our own and have test vectors, so that a record's
//! luck can be checked for as long as the record exists, whatever becomes of a
//! library's idea of a uniform number. `docs/luck.md` tells the same to
//! whoever writes a checker in another language.

use std::fmt::Write as _;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use hkdf::Hkdf;
use sha2::{Digest, Sha256};

/// A source of uniform random numbers.
pub trait Luck {
    /// The next 32 random bits.
    fn word(&mut self) -> u32;

    /// A uniform number below `bound`. It takes one word, and one more for each
    /// rejection, also when `bound` is 1. `below(0)` is 0: there was nothing to ask.
    ///
    /// Daniel Lemire, "Fast random integer generation in an interval" (2019).
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}

impl<L: Luck + ?Sized> Luck for &mut L {
    #[inline]
    fn word(&mut self) -> u32 {
        (**self).word()
    }
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}

/// Puts `items` in a uniformly random order: from the last place down to the
/// second, each is exchanged with one at or before it.
pub fn shuffle<T>(items: &mut [T], luck: &mut (impl Luck + ?Sized)) {
    for last in (1..items.len()).rev() {
        items.swap(last, luck.below(last as u32 + 1) as usize);
    }
}

/// Quick luck for playouts, simulations and bots: SplitMix64 (Steele, Lea and
/// Flood, 2014), the upper half of each number. It is not for tables: whoever sees a few words can
/// tell the rest.
#[derive(Clone, Debug)]
pub struct QuickLuck(u64);

const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

impl QuickLuck {
    /// Stream number `stream` of `seed`; two streams have nothing to do with each other.
    pub fn new(seed: u64, stream: u64) -> QuickLuck {
        QuickLuck(mix(mix(seed.wrapping_add(GOLDEN)) ^ stream.wrapping_mul(0xD1B5_4A32_D192_ED03)))
    }
}

impl Luck for QuickLuck {
    #[inline]
    fn word(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(GOLDEN);
        (mix(self.0) >> 32) as u32
    }
}

#[inline]
fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Everything a table's luck is made of. Draw number n has a stream of its own,
/// so an undone draw neither comes again nor shifts those after it.
#[derive(Clone, PartialEq, Eq)]
pub struct TableLuck {
    /// What the server committed to before anyone sat down.
    pub secret: [u8; 32],
    /// The nonces of the people at the table, in seat order; bots have none.
    pub nonces: Vec<[u8; 16]>,
    /// The table's id.
    pub table: String,
}

impl TableLuck {
    /// The luck of a match outside any table, from a number anyone can repeat.
    pub fn of_seed(seed: u64) -> TableLuck {
        let mut hash = Sha256::new();
        hash.update(b"menagerie seed 1\0");
        hash.update(seed.to_be_bytes());
        TableLuck { secret: hash.finalize().into(), nonces: Vec::new(), table: String::new() }
    }

    /// The stream of draw number `draw`, counted from 0 over every draw ever
    /// entered, undone ones included.
    pub fn stream(&self, draw: u64) -> Stream {
        let salt = self.nonces.concat();
        let mut info = b"menagerie luck 1\0".to_vec();
        info.extend((self.table.len() as u64).to_be_bytes());
        info.extend(self.table.as_bytes());
        info.extend(draw.to_be_bytes());
        let mut key = [0; 32];
        Hkdf::<Sha256>::new(Some(&salt), &self.secret)
            .expand(&info, &mut key)
            .expect("HKDF-SHA256 gives up to 8160 bytes");
        Stream { cipher: ChaCha20::new(&key.into(), &[0; 12].into()) }
    }
}

/// The luck of one draw: the ChaCha20 key stream under that draw's key and a zero
/// nonce, read as 32-bit little-endian words.
pub struct Stream {
    cipher: ChaCha20,
}

impl Luck for Stream {
    fn word(&mut self) -> u32 {
        let mut word = [0; 4];
        self.cipher.apply_keystream(&mut word);
        u32::from_le_bytes(word)
    }
}

/// Luck that notes what it was asked and what it answered (`60:17 59:3`), as a
/// draw entry does: with the notes, luck can be checked without knowing a rule.
pub struct Noted<L> {
    luck: L,
    notes: String,
}

impl<L: Luck> Noted<L> {
    /// Notes every question put to `luck` from now on.
    pub fn new(luck: L) -> Noted<L> {
        Noted { luck, notes: String::new() }
    }

    /// The questions and answers so far.
    pub fn into_notes(self) -> String {
        self.notes
    }
}

impl<L: Luck> Luck for Noted<L> {
    /// A bare word is a question too, with all words as its bound: `4294967296:…`.
    fn word(&mut self) -> u32 {
        let word = self.luck.word();
        self.note(1 << 32, word);
        word
    }

    fn below(&mut self, bound: u32) -> u32 {
        let answer = self.luck.below(bound);
        self.note(u64::from(bound), answer);
        answer
    }
}

impl<L> Noted<L> {
    fn note(&mut self, bound: u64, answer: u32) {
        let space = if self.notes.is_empty() { "" } else { " " };
        write!(self.notes, "{space}{bound}:{answer}").expect("a string takes any text");
    }
}
