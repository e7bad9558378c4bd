//! Deals of Partners that look the same to one viewer.

use kernel::{Luck, Seat, Viewer, shuffle};

use super::{Card, Draw, Partners};

/// The viewer keeps its hand; two of the others exchange a card, or all their cards are dealt anew.
pub fn other_hands(_: &Partners, draw: &Draw, viewer: Viewer, luck: &mut dyn Luck) -> Draw {
    let others = Seat::all(4).filter(|&seat| !viewer.is(seat)).flat_map(|seat| draw.0[seat.index()].iter());
    let mut others: Vec<Card> = others.collect();
    if luck.below(3) > 0 {
        let two = [luck.below(others.len() as u32), luck.below(others.len() as u32)];
        others.swap(two[0] as usize, two[1] as usize);
    } else {
        shuffle(&mut others, luck);
    }
    let mut rest = others.into_iter();
    Draw(std::array::from_fn(|at| match viewer.is(Seat(at as u8)) {
        true => draw.0[at],
        false => rest.by_ref().take(4).collect(),
    }))
}
