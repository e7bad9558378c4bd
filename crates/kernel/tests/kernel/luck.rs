//! Test vectors of luck: whoever writes a checker in another language can hold it against these.
//!
//! The expected words were not taken from this program. They come from forty lines of Python (hmac and hashlib from its
//! library, ChaCha20 and SplitMix64 written from RFC 8439 section 2.3 and Vigna's splitmix64.c), which also gave the vectors of
//! RFC 8439 section 2.3.2 and appendix A.1 (number 1), of RFC 5869 appendices A.1 and A.3, and 6457827717110365317
//! as the first number of SplitMix64 with state 1234567.

use kernel::{Luck, Noted, QuickLuck, TableLuck, shuffle};

/// Words that were written down.
struct Script {
    words: Vec<u32>,
    used: usize,
}

impl Script {
    fn new(words: &[u32]) -> Script {
        Script { words: words.to_vec(), used: 0 }
    }
}

impl Luck for Script {
    fn word(&mut self) -> u32 {
        self.used += 1;
        self.words[self.used - 1]
    }
}

fn words<const N: usize>(luck: &mut impl Luck) -> [u32; N] {
    std::array::from_fn(|_| luck.word())
}

fn table(nonces: &[[u8; 16]], table: &str) -> TableLuck {
    let secret = std::array::from_fn(|at| at as u8);
    TableLuck { secret, nonces: nonces.to_vec(), table: table.to_owned() }
}

/// 10 11 … 1F and A0 A1 … AF.
fn nonces() -> [[u8; 16]; 2] {
    [0x10, 0xA0].map(|first| std::array::from_fn(|at| first + at as u8))
}

#[test]
fn below_scales_a_word_to_its_bound() {
    // The answer is the word times the bound, divided by 2^32.
    for (bound, word, answer) in [
        (6, 0x0000_0004, 0),
        (6, 0x2AAA_AAAC, 1),
        (6, 0xFFFF_FFFF, 5),
        (60, 0x8000_0001, 30),
        (1, 0x0000_0000, 0),
        (1, 0xFFFF_FFFF, 0),
        (0x8000_0000, 0xFFFF_FFFF, 0x7FFF_FFFF),
        (0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFE),
    ] {
        let mut luck = Script::new(&[word]);
        assert_eq!(luck.below(bound), answer, "below({bound}) of {word:#x}");
        assert_eq!(luck.used, 1, "below({bound}) of {word:#x} takes one word");
    }
}

#[test]
fn below_rejects_the_words_that_would_make_it_unfair() {
    // 2^32 = 6 × 715827882 + 4: of the products' lower halves 0, 1, 2 and 3 are too many. Words 0 (lower half 0)
    // and 0x80000000 (0 again, in the middle) are rejected, 0x55555556 (6 × it = 2 × 2^32 + 4) just is not.
    let mut luck = Script::new(&[0, 0x8000_0000, 0x5555_5556, 7]);
    assert_eq!(luck.below(6), 2);
    assert_eq!(luck.used, 3);
    assert_eq!(luck.below(6), 0, "what comes next is the word after the last one used");
}

#[test]
fn below_nothing_is_nothing_and_takes_a_word() {
    let mut luck = Script::new(&[0xFFFF_FFFF]);
    assert_eq!(luck.below(0), 0);
    assert_eq!(luck.used, 1);
}

#[test]
fn below_is_fair() {
    // For each bound and answer, the words that give the answer are neighbours, and only the first of them can be
    // rejected, since each next one's lower half is larger by the bound. So all 2^32 words can be counted by looking
    // at the ends of these ranges.
    let first_word = |bound: u64, answer: u64| (answer << 32).div_ceil(bound);
    for bound in 1..=600_u64 {
        for answer in 0..bound {
            let (from, to) = (first_word(bound, answer), first_word(bound, answer + 1));
            let asked = |word: u64| {
                // Word 2^32 − 1 is never rejected: its lower half is 2^32 − bound.
                let mut luck = Script::new(&[word as u32, u32::MAX]);
                (u64::from(luck.below(bound as u32)), luck.used)
            };
            let (given, used) = asked(from);
            assert!(used == 2 || given == answer, "below({bound}) of {from}");
            assert_eq!(asked(from + 1), (answer, 1), "the second word is not rejected");
            assert_eq!(asked(to - 1), (answer, 1), "nor the last");
            let rejected = u64::from(used == 2);
            assert_eq!(to - from - rejected, (1 << 32) / bound, "words for {answer} below {bound}");
        }
    }
}

#[test]
fn shuffle_goes_from_the_last_place_down() {
    // Bounds 5, 4, 3, 2; answers 0, 3, 1, 0.
    let mut luck = Noted::new(Script::new(&[0x1000_0000, 0xFFFF_FFFF, 0x6000_0000, 0x1000_0000]));
    let mut items = ['a', 'b', 'c', 'd', 'e'];
    shuffle(&mut items, &mut luck);
    // e and a change places; d stays; c and b change places; c (now second) and e change places.
    assert_eq!(items, ['c', 'e', 'b', 'd', 'a']);
    assert_eq!(luck.into_notes(), "5:0 4:3 3:1 2:0");
}

#[test]
fn shuffling_one_or_nothing_asks_nothing() {
    let mut luck = Script::new(&[]);
    shuffle(&mut [0_u8; 0], &mut luck);
    shuffle(&mut [1], &mut luck);
    assert_eq!(luck.used, 0);
}

#[test]
fn notes_are_questions_and_answers() {
    let mut luck = Noted::new(Script::new(&[0, 0x5555_5556, 0xDEAD_BEEF, 0x8000_0001]));
    assert_eq!(luck.below(6), 2, "the rejected word is not noted");
    assert_eq!(luck.word(), 0xDEAD_BEEF);
    assert_eq!(luck.below(60), 30);
    assert_eq!(luck.into_notes(), "6:2 4294967296:3735928559 60:30");
}

#[test]
fn luck_behind_a_reference_is_the_same_luck() {
    let mut direct = QuickLuck::new(3, 4);
    let mut behind = QuickLuck::new(3, 4);
    let dynamic: &mut dyn Luck = &mut behind;
    let mut again = &mut *dynamic;
    for bound in 1..50 {
        assert_eq!(direct.below(bound), (&mut again).below(bound));
    }
}

#[test]
fn quick_luck() {
    assert_eq!(words(&mut QuickLuck::new(0, 0)), [0x568A_9B0B, 0x44E5_B8B1, 0x4585_63AB, 0x7AEC_6445]);
    assert_eq!(words(&mut QuickLuck::new(7, 0)), [0xF33D_C6BD, 0xE133_2A7D, 0xE6AF_094F, 0x0FDF_2D08]);
    assert_eq!(words(&mut QuickLuck::new(7, 1)), [0x5D87_47C8, 0x89DA_E874, 0xD8DF_C9EE, 0xB259_A111]);
    assert_eq!(words(&mut QuickLuck::new(u64::MAX, u64::MAX)), [0x97C5_3905, 0x220F_3AB1, 0xC04C_9F84, 0x3358_940F]);
}

#[test]
fn a_tables_luck_without_nonces_or_name() {
    let expected = [0x1EF6_B2AF, 0xE951_1C4C, 0xF196_3F24, 0x7A00_71E7];
    assert_eq!(words(&mut table(&[], "").stream(0)), expected);
}

#[test]
fn a_tables_luck() {
    let luck = table(&nonces(), "table-zèbre");
    assert_eq!(words(&mut luck.stream(0)), [0xF840_9C85, 0x34D7_F7A3, 0xFEA1_B8DF, 0x88F1_ABD1]);
    assert_eq!(words(&mut luck.stream(1)), [0xAC52_955C, 0x0AD9_779D, 0xAFC7_C29E, 0xBB84_02E4]);
    assert_eq!(words(&mut luck.stream((1 << 32) + 5)), [0x93F4_1E19, 0xA1F6_B825, 0x160B_6B26, 0x7DEC_6D68]);
    // Past the first block of sixteen words.
    let first: [u32; 19] = words(&mut luck.stream(0));
    assert_eq!(first[14..], [0x6403_0412, 0x47F0_F631, 0x4778_D980, 0xE4C2_4478, 0x22FD_5EFE]);
}

#[test]
fn the_order_of_nonces_matters() {
    let [first, second] = nonces();
    let luck = table(&[second, first], "table-zèbre");
    assert_eq!(words(&mut luck.stream(0)), [0xB696_7701, 0xE0B7_B9B9, 0x2CF8_76DC, 0x7A85_E190]);
}

#[test]
fn a_shuffle_by_a_tables_luck() {
    let mut luck = Noted::new(table(&nonces(), "table-zèbre").stream(0));
    let mut items: [u8; 10] = std::array::from_fn(|at| at as u8 + 1);
    shuffle(&mut items, &mut luck);
    assert_eq!(items, [3, 1, 6, 5, 7, 9, 4, 8, 2, 10]);
    assert_eq!(luck.into_notes(), "10:9 9:1 8:7 7:3 6:1 5:3 4:3 3:1 2:0");
}

#[test]
fn the_luck_of_a_seed() {
    assert_eq!(words(&mut TableLuck::of_seed(0).stream(0)), [0xB324_ACB8, 0x28A1_E808, 0x276E_94CA]);
    assert_eq!(words(&mut TableLuck::of_seed(7).stream(0)), [0xB848_B364, 0xAB40_ADF4, 0x25DC_81D5]);
}
