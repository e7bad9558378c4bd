//! For tests of secrets, here and in other crates: deals that look the same to one viewer.

use crate::{Card, Cards, Deal, Draw, Zoff};
use kernel::{Luck, Seat, Viewer, shuffle};

/// The viewer keeps its hand; of the others two exchange a card, or all their cards are dealt anew.
pub fn other_hands(_: &Zoff, draw: &Draw, viewer: Viewer, luck: &mut dyn Luck) -> Draw {
    let Draw::Deal(deal) = draw else { return *draw };
    let is_own = |at: usize| viewer.is(Seat(at as u8));
    let others = deal.hands().iter().enumerate().filter(|&(at, _)| !is_own(at));
    let mut others: Vec<Card> = others.flat_map(|(_, hand)| hand.singles()).collect();
    if luck.below(3) > 0 {
        let two = [luck.below(others.len() as u32), luck.below(others.len() as u32)];
        others.swap(two[0] as usize, two[1] as usize);
    } else {
        shuffle(&mut others, luck);
    }
    let mut rest = others.into_iter();
    let hands = deal.hands().iter().enumerate().map(|(at, &hand)| match is_own(at) {
        true => hand,
        false => rest.by_ref().take(usize::from(hand.len())).fold(Cards::NONE, |hand, card| hand.and(card.into())),
    });
    Draw::Deal(Deal::new(&hands.collect::<Vec<_>>()))
}
