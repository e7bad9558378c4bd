//! §4: every way to play a turn up to the guardian's move, as one step of the search.

use std::ops::ControlFlow;

use super::map::each;
use super::position::{ANIMALS, CROCODILE, Position, Rules, count};

/// A turn in a few bits, to know it again in a like position: square (5 bits), animal (3), number
/// of the chain of swaps (5), and the place the guardian goes to (5).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct TurnId(u32);

impl TurnId {
    pub(super) const NONE: TurnId = TurnId(u32::MAX);

    #[inline]
    fn new(animal: u32, square: u32) -> TurnId {
        TurnId(square | animal << 5)
    }

    /// Chains past the 31st share a number: a turn is remembered to be tried early, nothing more.
    #[inline]
    fn with_chain(self, chain: u32) -> TurnId {
        TurnId(self.0 | chain.min(31) << 8)
    }

    #[inline]
    pub(super) fn with_place(self, place: u32) -> TurnId {
        TurnId(self.0 | place << 13)
    }

    pub(super) fn square(self) -> u32 {
        self.0 & 0x1F
    }

    pub(super) fn animal(self) -> u32 {
        self.0 >> 5 & 0x7
    }
}

/// Is told of each turn: its id and the position after it. `Break` ends the listing.
pub(super) trait Visit: FnMut(TurnId, &Position) -> ControlFlow<()> {}
impl<F: FnMut(TurnId, &Position) -> ControlFlow<()>> Visit for F {}

/// Each animal in hand on each free square of the line, with each chain of swaps.
#[inline]
pub(super) fn turns(position: &Position, rules: &Rules, guardian: u32, visit: &mut impl Visit) -> ControlFlow<()> {
    let hand = position.hands[position.seat()];
    let mut line = rules.map.faced[guardian as usize] & position.free();
    while line != 0 {
        let square = line.trailing_zeros();
        line &= line - 1;
        for animal in (0..ANIMALS).filter(|&animal| count(hand, animal) > 0) {
            let mut next = *position;
            next.place(rules, animal, square);
            let turn = TurnId::new(animal, square);
            if animal == CROCODILE {
                chains(&next, rules, square, 0, &mut |chain, next| visit(turn.with_chain(chain), next))?;
            } else {
                next.finish_placement(rules);
                visit(turn, &next)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Each way to go on with a crocodile that has `moved` some gazelles: to stop here, which comes first,
/// or a longer chain. They are numbered from 0.
pub(super) fn chains(
    position: &Position,
    rules: &Rules,
    crocodile: u32,
    moved: u32,
    visit: &mut impl FnMut(u32, &Position) -> ControlFlow<()>,
) -> ControlFlow<()> {
    chains_from(position, rules, crocodile, moved, &mut 0, visit)
}

fn chains_from(
    position: &Position,
    rules: &Rules,
    crocodile: u32,
    moved: u32,
    number: &mut u32,
    visit: &mut impl FnMut(u32, &Position) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut stop = *position;
    stop.finish_placement(rules);
    visit(*number, &stop)?;
    *number += 1;
    let mut flow = ControlFlow::Continue(());
    each(position.in_reach(rules, crocodile, moved), |gazelle| {
        if flow.is_continue() {
            let mut next = *position;
            next.swap(rules, crocodile, gazelle);
            flow = chains_from(&next, rules, gazelle, moved | 1 << crocodile, number, visit);
        }
    });
    flow
}
