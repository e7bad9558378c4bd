//! §9: what a viewer can imagine, given all it knows: its own hand, what it gave and received, what was shown and
//! played, and how many cards each hand has.

use kernel::{Luck, Seat, Viewer, shuffle};

use crate::cards::{Cards, UpToTwo};
use crate::components::{Card, WHOLE_DECK, deck};
use crate::state::{Phase, Zoff};

/// A position that `viewer` cannot tell from the true one. The cards it cannot place are shuffled and dealt anew to the
/// places where they may be, so that every such deal is as likely as any other.
pub(crate) fn imagine(game: &Zoff, viewer: Viewer, luck: &mut impl Luck) -> Zoff {
    let mut imagined = game.clone();
    if viewer == Viewer::Everything || !game.phase.has_cards() {
        return imagined;
    }
    imagine_hands(&mut imagined, game, viewer, luck);
    for (senior, junior) in game.pairs() {
        if !viewer.is(senior) && !viewer.is(junior) {
            imagine_gifts(&mut imagined, senior, junior, luck);
        }
    }
    imagined
}

/// R29: what `viewer` knows to be in the hand of `seat`: of each kind as many as were given, or shown, whichever is more. It
/// never takes more than it knows: a card that was shown may be the one that was given, and a card that was played may
/// be one of those.
pub(crate) fn certain(game: &Zoff, viewer: Viewer, seat: Seat) -> Cards {
    if viewer.is(seat) {
        return game.hands[seat.index()];
    }
    let given = match (viewer, game.partner(seat)) {
        (Viewer::Seat(own), Some(partner)) if own == partner => game.known[own.index()].cards(),
        _ => Cards::NONE,
    };
    given.or(game.public_cards(seat))
}

fn imagine_hands(imagined: &mut Zoff, game: &Zoff, viewer: Viewer, luck: &mut impl Luck) {
    let knows_discards = game.alone().is_none_or(|alone| viewer.is(alone));
    let placed = game.gone().and(game.trick);
    let mut loose = deck(game.seats).without(placed);
    if knows_discards {
        loose = loose.without(game.discards.cards());
    }
    for seat in Seat::all(game.seats) {
        imagined.hands[seat.index()] = certain(game, viewer, seat);
        loose = loose.without(imagined.hands[seat.index()]);
    }
    let mut cards = [Card::Joker; WHOLE_DECK];
    let count = loose.singles().zip(&mut cards).map(|(card, place)| *place = card).count();
    shuffle(&mut cards[..count], luck);
    let mut rest = cards[..count].iter();
    let mut take =
        |places: u8| rest.by_ref().take(usize::from(places)).fold(Cards::NONE, |taken, &card| taken.and(card.into()));
    for seat in Seat::all(game.seats) {
        let hand = &mut imagined.hands[seat.index()];
        *hand = hand.and(take(game.hands[seat.index()].len() - hand.len()));
    }
    if !knows_discards {
        imagined.discards = UpToTwo::of(take(game.discards.cards().len()));
    }
}

/// What the partners of another pair may know of each other's hands. Each gave two cards; of those, the ones that chance
/// puts among the cards already played are gone.
fn imagine_gifts(imagined: &mut Zoff, senior: Seat, junior: Seat, luck: &mut impl Luck) {
    let has_given_back = !matches!(imagined.phase, Phase::Give | Phase::GiveBack);
    let has_given = imagined.phase != Phase::Give;
    if has_given_back {
        let hand = imagined.hands[junior.index()];
        let had = imagined.dealt_to(junior).max(hand.len());
        imagined.known[senior.index()] = still_there(hand, had, luck);
    }
    if has_given {
        let hand = imagined.hands[senior.index()];
        // The junior's two are among the senior's cards and the two that came back; before that the senior has them. R28: a
        // hand may be larger than dealt.
        let had = if has_given_back { (imagined.dealt_to(senior) + 2).max(hand.len()) } else { hand.len() };
        imagined.known[junior.index()] = still_there(hand, had, luck);
    }
}

/// Two of `had` cards, as far as they are among those still in `hand`.
fn still_there(hand: Cards, had: u8, luck: &mut impl Luck) -> UpToTwo {
    let first = luck.below(had.into());
    let second = (first + 1 + luck.below(u32::from(had) - 1)) % u32::from(had);
    let held = |place: u32| hand.singles().nth(place as usize).map_or(Cards::NONE, Cards::from);
    UpToTwo::of(held(first).and(held(second)))
}
