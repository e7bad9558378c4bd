//! What happened, what each viewer sees of it, and what it can imagine.

use kernel::{Luck, Seat, Viewer, shuffle};
use serde::Serialize;

use super::{Card, Cards, Partners, Phase, partner};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event {
    /// §2: a hand was dealt; its holder sees it.
    Dealt { seat: Seat, cards: Option<Cards> },
    /// §3: a card changed hands; both partners see it.
    Gave { from: Seat, to: Seat, card: Option<Card> },
    /// §4: a card was played.
    Played { seat: Seat, card: Card },
    /// §4: the trick is taken.
    Took { seat: Seat },
}

pub(super) fn seen(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Dealt { seat, .. } if !viewer.is(*seat) => Event::Dealt { seat: *seat, cards: None },
        Event::Gave { from, to, .. } if !viewer.is(*from) && !viewer.is(*to) => {
            Event::Gave { from: *from, to: *to, card: None }
        }
        Event::Dealt { .. } | Event::Gave { .. } | Event::Played { .. } | Event::Took { .. } => event.clone(),
    }
}

/// What one viewer sees.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct View {
    rounds: u8,
    follow: bool,
    round: u8,
    phase: Phase,
    /// The viewer's own hand.
    hands: Vec<Option<Cards>>,
    sizes: Vec<usize>,
    /// For each seat, what it knows of its partner's hand, where the viewer knows that too.
    known: Vec<Option<Cards>>,
    played: [Cards; 4],
    leader: Seat,
    trick: [Option<Card>; 4],
    tricks: [u8; 2],
}

pub(super) fn of(game: &Partners, viewer: Viewer) -> View {
    // Naming every field makes a new one a compile error here. `void` can be read from the tricks.
    let Partners { rounds, follow, round, phase, hands, played, known, void: _, leader, trick, tricks } = game;
    let in_pair = |seat: Seat| viewer.is(seat) || viewer.is(partner(seat));
    View {
        rounds: *rounds,
        follow: *follow,
        round: *round,
        phase: *phase,
        hands: Seat::all(4).map(|seat| viewer.is(seat).then(|| hands[seat.index()])).collect(),
        sizes: hands.iter().map(|hand| hand.len()).collect(),
        known: Seat::all(4).map(|seat| in_pair(seat).then(|| known[seat.index()])).collect(),
        played: *played,
        leader: *leader,
        trick: *trick,
        tricks: *tricks,
    }
}

/// The cards the viewer cannot place are dealt anew to those who may hold them.
pub(super) fn imagine(game: &Partners, viewer: Viewer, luck: &mut impl Luck) -> Partners {
    let mut imagined = game.clone();
    if viewer == Viewer::Everything || matches!(game.phase, Phase::Deal | Phase::Over) {
        return imagined;
    }
    imagined.hands = imagine_hands(game, viewer, luck);
    for seat in Seat::all(4).filter(|&seat| viewer != Viewer::Seat(seat) && viewer != Viewer::Seat(partner(seat))) {
        imagined.known[seat.index()] = imagine_gift(&imagined, seat, luck);
    }
    imagined
}

/// What the viewer knows of each hand: its own, and what it gave to its partner.
fn certain(game: &Partners, viewer: Viewer, seat: Seat) -> Cards {
    match viewer {
        Viewer::Seat(own) if own == seat => game.hands[seat.index()],
        Viewer::Seat(own) if partner(own) == seat => game.known[own.index()],
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Everything => Cards::NONE,
    }
}

fn imagine_hands(game: &Partners, viewer: Viewer, luck: &mut impl Luck) -> [Cards; 4] {
    let certain: [Cards; 4] = std::array::from_fn(|at| certain(game, viewer, Seat(at as u8)));
    let placed = certain.iter().chain(&game.played).fold(Cards::NONE, |all, &cards| all.or(cards));
    let mut loose = [(); 16].map(|()| None);
    let mut count = 0;
    for card in Cards::ALL.without(placed).iter() {
        loose[count] = Some(card);
        count += 1;
    }
    // A deal that gives somebody a suit it has shown not to have is thrown away, so that
    // those which remain are as likely as each other. The truth is one of them.
    loop {
        shuffle(&mut loose[..count], luck);
        let mut rest = loose[..count].iter().flatten();
        let hands: [Cards; 4] = std::array::from_fn(|at| {
            let missing = game.hands[at].len() - certain[at].len();
            rest.by_ref().take(missing).fold(certain[at], |hand, &card| hand.with(card))
        });
        if (0..4).all(|at| hands[at].and(game.void[at]).is_empty()) {
            return hands;
        }
    }
}

/// A card that `seat` may have given to its partner, if the partner still has it.
fn imagine_gift(game: &Partners, seat: Seat, luck: &mut impl Luck) -> Cards {
    let has_given = match game.phase {
        Phase::Give => false,
        Phase::Return => game.pairs().iter().any(|&(junior, _)| junior == seat),
        Phase::Deal | Phase::Play | Phase::Over => true,
    };
    let hand = game.hands[partner(seat).index()];
    let held = hand.or(game.played[partner(seat).index()]);
    match has_given {
        true => held.nth(luck.below(held.len() as u32)).map(Cards::from).unwrap_or_default().and(hand),
        false => Cards::NONE,
    }
}
