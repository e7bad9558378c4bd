//! §9: what each viewer may see, of the state and of what others do.

use kernel::{Game as _, Seat, Viewer};
use serde::Serialize;

use crate::action::{Action, Draw, Event};
use crate::cards::Cards;
use crate::combination::Combination;
use crate::components::Card;
use crate::imagine;
use crate::score;
use crate::state::{NOBODY, Phase, Zoff};

/// The state, as one viewer sees it. Cards are written as in §13.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// §10: the points at which the match ends.
    pub target: u8,
    /// §10: how many must have reached them.
    pub players_at_target: u8,
    /// §10: whether there are never any pairs.
    pub individual_only: bool,
    /// The round to be dealt or being played.
    pub round: u16,
    /// What is to be decided.
    pub phase: Phase,
    /// The seats to decide.
    pub to_move: Vec<Seat>,
    /// Who deals this round.
    pub dealer: Option<Seat>,
    /// Each seat's total.
    pub totals: Vec<i32>,
    /// The seats by their place in the standings, the best first; none before the first round is over.
    pub places: Vec<Seat>,
    /// §4: the pairs of this round, senior and junior.
    pub pairs: Vec<[Seat; 2]>,
    /// §4: who plays alone in a round of pairs.
    pub alone: Option<Seat>,
    /// The cards in each hand that the viewer may look into.
    pub hands: Vec<Option<Cards>>,
    /// How many cards are in each hand.
    pub sizes: Vec<u8>,
    /// What the viewer knows to be in each hand it may not look into: cards given and cards shown.
    pub certain: Vec<Cards>,
    /// What is to be beaten.
    pub table: Option<TableView>,
    /// Every card of the running trick.
    pub trick: Cards,
    /// §5.2: what the junior has laid open and the senior may complete.
    pub asked: Option<AskedView>,
    /// What each seat has captured in this round, without discards.
    pub captured: Vec<PileView>,
    /// Every card captured in this round (§9: a public memory).
    pub gone: Cards,
    /// D4: how many cards the lone player discarded.
    pub discarded: u8,
    /// D4: which, if the viewer may know.
    pub discards: Option<Cards>,
    /// The seats that are out, the first one first.
    pub out: Vec<Seat>,
    /// §5: the seats that have passed since the combination on the table was played, in their order.
    pub passed: Vec<Seat>,
    /// §6, §8: whether captured lions and hedgehogs count in this round.
    pub captured_counts: bool,
}

/// A combination on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableView {
    /// Who played it.
    pub seat: Seat,
    /// Its cards.
    pub cards: Cards,
    /// What they count as.
    pub animal: Card,
    /// How many they are.
    pub size: u8,
    /// §2: what beats it.
    pub beaten_by: Vec<BeatenBy>,
}

/// §2: a combination that beats another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BeatenBy {
    /// What its cards count as.
    pub animal: Card,
    /// How many they are.
    pub size: u8,
}

/// Cards shown by a junior.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AskedView {
    /// The junior.
    pub seat: Seat,
    /// The cards.
    pub cards: Cards,
}

/// What a seat has captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PileView {
    /// How many cards.
    pub cards: u8,
    /// How many of them are lions.
    pub lions: u8,
    /// How many of them are hedgehogs.
    pub hedgehogs: u8,
}

pub(crate) fn of(game: &Zoff, viewer: Viewer) -> View {
    // Naming every field makes a new one a compile error here, so that nobody publishes
    // a secret by forgetting to hide it.
    let Zoff {
        hands,
        trick,
        asked,
        shown: _, // in `certain`
        partners: _,
        juniors: _,
        totals,
        history: _,
        known: _, // in `certain`
        discards,
        captured,
        out: _, // in `out`, as a list
        places,
        table,
        extras: _,
        phase,
        active: _,
        owner,
        dealer,
        joker_seen: _, // in `certain`
        round,
        seats,
        target,
        players_at_target,
        individual_only,
        first_dealer: _,
    } = game;
    let count = usize::from(*seats);
    let each = || Seat::all(*seats);
    let may_look = |seat: Seat| phase.has_cards() && viewer.is(seat);
    View {
        target: *target,
        players_at_target: *players_at_target,
        individual_only: *individual_only,
        round: *round,
        phase: *phase,
        to_move: game.turn().seats().iter().collect(),
        dealer: (*dealer != NOBODY).then_some(*dealer),
        totals: totals[..count].iter().map(|&total| total.into()).collect(),
        places: if game.rounds_over() > 0 { places[..count].to_vec() } else { Vec::new() },
        pairs: game.pairs().map(|(senior, junior)| [senior, junior]).collect(),
        alone: game.alone(),
        hands: each().map(|seat| may_look(seat).then(|| hands[seat.index()])).collect(),
        sizes: hands[..count].iter().map(|hand| hand.len()).collect(),
        certain: each()
            .map(|seat| if may_look(seat) { Cards::NONE } else { imagine::certain(game, viewer, seat) })
            .collect(),
        table: phase.has_table().then(|| TableView {
            seat: *owner,
            cards: game.table_cards(),
            animal: table.animal,
            size: table.size,
            beaten_by: table.beaten_by().map(|Combination { animal, size }| BeatenBy { animal, size }).collect(),
        }),
        trick: *trick,
        asked: (*phase == Phase::Reply).then(|| AskedView { seat: game.asker(), cards: *asked }),
        captured: captured[..count]
            .iter()
            .map(|pile| PileView { cards: pile.cards, lions: pile.lions(), hedgehogs: pile.hedgehogs() })
            .collect(),
        gone: game.gone(),
        discarded: discards.cards().len(),
        discards: game.alone().filter(|&alone| may_look(alone)).map(|_| discards.cards()),
        out: seats_out(game),
        passed: seats_passed(game),
        captured_counts: score::scoring(game).counts_captured(*round),
    }
}

/// §5: the seats with cards between the owner of the table and the one that is asked now.
fn seats_passed(game: &Zoff) -> Vec<Seat> {
    let asked = match game.phase {
        Phase::Answer => game.active,
        Phase::Reply => game.asker(),
        _ => return Vec::new(),
    };
    let mut passed = Vec::new();
    let mut seat = game.left_of(game.owner);
    while seat != asked && seat != game.owner {
        if !game.hands[seat.index()].is_empty() {
            passed.push(seat);
        }
        seat = game.left_of(seat);
    }
    passed
}

/// The seats that are out, in order.
pub(crate) fn seats_out(game: &Zoff) -> Vec<Seat> {
    let mut out: Vec<Seat> = Seat::all(game.seats).filter(|seat| game.out[seat.index()] > 0).collect();
    out.sort_by_key(|seat| game.out[seat.index()]);
    out
}

pub(crate) fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
    match *event {
        Event::Hand { seat, .. } => viewer.is(seat).then(|| event.clone()),
        Event::Gave { seat, partner_seat, .. } if !viewer.is(seat) && !viewer.is(partner_seat) => {
            Some(Event::GaveTwo { seat, partner_seat })
        }
        Event::Discarded { seat, count, .. } if !viewer.is(seat) => Some(Event::DiscardedSome { seat, count }),
        Event::Gave { .. }
        | Event::Discarded { .. }
        | Event::Dealer { .. }
        | Event::Paired { .. }
        | Event::Alone { .. }
        | Event::Dealt { .. }
        | Event::GaveTwo { .. }
        | Event::DiscardedSome { .. }
        | Event::Led { .. }
        | Event::Beat { .. }
        | Event::Passed { .. }
        | Event::JokerOnly { .. }
        | Event::Showed { .. }
        | Event::Completed { .. }
        | Event::Declined { .. }
        | Event::Out { .. }
        | Event::Took { .. }
        | Event::Last { .. }
        | Event::Scored { .. }
        | Event::Over { .. } => Some(event.clone()),
    }
}

pub(crate) fn reveals(game: &Zoff, seat: Seat, action: Action, viewer: Viewer) -> bool {
    match action {
        Action::Give(_) => viewer.is(seat) || game.partner(seat).is_some_and(|partner| viewer.is(partner)),
        Action::Discard(_) => viewer.is(seat),
        Action::Play(_) | Action::Pass | Action::Show(_) | Action::Complete(_) | Action::Decline => true,
    }
}

pub(crate) fn reveals_draw(draw: &Draw, viewer: Viewer) -> bool {
    matches!(draw, Draw::Dealer(_)) || viewer == Viewer::Everything
}
