//! Luck for tests: answers that were noted, and luck that runs out.

use std::collections::VecDeque;

use kernel::Luck;

/// Luck that answers what a note tells (`60:17 59:3`), and nothing else.
///
/// ```
/// use kernel::Luck;
///
/// let mut luck = testkit::Told::new("6:4 2:1");
/// assert_eq!((luck.below(6), luck.below(2)), (4, 1));
/// assert!(luck.is_used_up());
/// ```
#[derive(Clone, Debug)]
pub struct Told(VecDeque<(u64, u32)>);

impl Told {
    /// Luck that answers as noted.
    ///
    /// # Panics
    /// When this is no note.
    pub fn new(notes: &str) -> Told {
        let read = |note: &str| {
            let (bound, answer) = note.split_once(':')?;
            Some((bound.parse().ok()?, answer.parse().ok()?))
        };
        Told(notes.split_whitespace().map(|note| read(note).unwrap_or_else(|| panic!("{note:?} is no note"))).collect())
    }

    /// Whether every answer has been asked for.
    pub fn is_used_up(&self) -> bool {
        self.0.is_empty()
    }

    fn answer(&mut self, asked: u64) -> u32 {
        let (bound, answer) = self.0.pop_front().expect("luck is asked for more than was noted");
        assert_eq!(asked, bound, "luck is asked another question than was noted");
        answer
    }
}

impl Luck for Told {
    fn word(&mut self) -> u32 {
        self.answer(1 << 32)
    }

    fn below(&mut self, bound: u32) -> u32 {
        self.answer(u64::from(bound))
    }
}

/// Luck that runs out: a game that asks without end fails rather than hangs.
#[derive(Clone)]
pub(crate) struct Patient<L> {
    luck: L,
    words: u32,
}

impl<L: Luck> Patient<L> {
    pub(crate) fn new(luck: L) -> Patient<L> {
        Patient { luck, words: 3_000_000 }
    }
}

impl<L: Luck> Luck for Patient<L> {
    fn word(&mut self) -> u32 {
        self.words = self.words.checked_sub(1).expect("luck is asked without end");
        self.luck.word()
    }
}
