//! What can be said of a set of cards.

use games::zoff::{Card, Cards, Combination};

pub(super) const JOKER: Cards = Cards::of(Card::Joker, 1);
const MOSQUITO: Cards = Cards::of(Card::Mosquito, 1);

/// In how many plays a hand could be laid down if nobody ever answered. A single mosquito goes with elephants, the
/// joker with anything.
#[inline]
pub(super) fn plays_left(hand: Cards) -> i32 {
    let joins = hand.contains(MOSQUITO) && hand.count(Card::Mosquito) == 1 && hand.count(Card::Elephant) > 0;
    i32::from(hand.kinds()) - i32::from(hand.contains(JOKER)) - i32::from(joins)
}

/// Whether some of these cards beat a combination.
pub fn can_beat(cards: Cards, table: Combination) -> bool {
    table.beaten_by().any(|whole| can_make(cards, Cards::NONE, whole))
}

/// Whether `part` and some of these cards make a combination like `whole`.
pub(super) fn can_make(cards: Cards, part: Cards, whole: Combination) -> bool {
    let all = cards.and(part);
    let mosquitoes = if whole.animal == Card::Elephant { all.count(Card::Mosquito).min(1) } else { 0 };
    let real = all.count(whole.animal);
    let fits = part.less(Cards::of(whole.animal, 7)).less(JOKER);
    let fits = if whole.animal == Card::Elephant { fits.less(MOSQUITO) } else { fits };
    fits.is_empty() && real > 0 && part.len() < whole.size && real + mosquitoes + all.count(Card::Joker) >= whole.size
}
