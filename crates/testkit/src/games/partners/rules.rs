//! §2 to §5.

use kernel::{Arg, Choices, Log, Luck, Refusal, Seat, shuffle};

use super::{Action, Card, Cards, Draw, Event, Partners, Phase, partner};

/// Why an action or a deal was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// Something else is to be decided.
    WrongPhase(Phase),
    /// §3, §4: the card is in another hand.
    NotInHand(Card),
    /// §4: the suit led must be followed.
    MustFollow(Card),
    /// §2: four cards to each seat.
    NoSuchDeal,
}

impl Refusal for Illegal {
    fn code(&self) -> &'static str {
        match self {
            Illegal::WrongPhase(_) => "wrong-phase",
            Illegal::NotInHand(_) => "not-in-hand",
            Illegal::MustFollow(_) => "must-follow",
            Illegal::NoSuchDeal => "no-such-deal",
        }
    }
    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Illegal::WrongPhase(phase) => vec![("expected", phase.name().into())],
            Illegal::NotInHand(card) => vec![("card", Arg::Text(card.to_string()))],
            Illegal::MustFollow(led) => vec![("led", Arg::Text(led.to_string()))],
            Illegal::NoSuchDeal => vec![],
        }
    }
    fn rule(&self) -> &'static str {
        match self {
            Illegal::WrongPhase(_) | Illegal::NotInHand(_) => "§3",
            Illegal::MustFollow(_) => "§4",
            Illegal::NoSuchDeal => "§2",
        }
    }
}

pub(super) fn legal(game: &Partners, seat: Seat, out: &mut Vec<Action>) {
    use kernel::Game as _;
    if !game.turn().seats().contains(seat) {
        return;
    }
    let action = if game.phase == Phase::Play { Action::Play } else { Action::Give };
    let actions = game.hands[seat.index()].iter().map(action);
    out.extend(actions.filter(|&action| check(game, seat, action).is_ok()));
}

pub(super) fn check(game: &Partners, seat: Seat, action: Action) -> Result<(), Illegal> {
    let hand = game.hands[seat.index()];
    match (game.phase, action) {
        (Phase::Give | Phase::Return, Action::Give(card)) | (Phase::Play, Action::Play(card))
            if !hand.contains(card) =>
        {
            Err(Illegal::NotInHand(card))
        }
        (Phase::Play, Action::Play(card)) => match game.trick[game.leader.index()] {
            Some(led) if game.follow && !led.suit().contains(card) && !hand.and(led.suit()).is_empty() => {
                Err(Illegal::MustFollow(led))
            }
            _ => Ok(()),
        },
        (Phase::Give | Phase::Return, Action::Give(_)) => Ok(()),
        (phase, Action::Give(_) | Action::Play(_)) => Err(Illegal::WrongPhase(phase)),
    }
}

/// §3: both pairs' cards change hands at once; each giver remembers what it gave.
pub(super) fn exchange(game: &mut Partners, choices: &Choices<Action>, log: &mut impl Log<Event>) {
    for (from, action) in choices.iter() {
        let (Action::Give(card) | Action::Play(card)) = action;
        let to = partner(from);
        log.tell(|| Event::Gave { from, to, card: Some(card) });
        let gone = Cards::from(card);
        game.hands[from.index()] = game.hands[from.index()].without(gone);
        game.hands[to.index()] = game.hands[to.index()].with(card);
        game.known[from.index()] = gone;
        // The card that comes back is no longer where it was.
        game.known[to.index()] = game.known[to.index()].without(gone);
    }
    game.phase = if game.phase == Phase::Give { Phase::Return } else { Phase::Play };
}

pub(super) fn play(game: &mut Partners, seat: Seat, action: Action, log: &mut impl Log<Event>) {
    let (Action::Give(card) | Action::Play(card)) = action;
    log.tell(|| Event::Played { seat, card });
    let (at, gone) = (seat.index(), Cards::from(card));
    game.hands[at] = game.hands[at].without(gone);
    game.played[at] = game.played[at].with(card);
    game.trick[at] = Some(card);
    let giver = partner(seat).index();
    game.known[giver] = game.known[giver].without(gone);
    if let Some(led) = game.trick[game.leader.index()]
        && game.follow
        && !led.suit().contains(card)
    {
        game.void[at] = game.void[at].or(led.suit());
    }
    if game.trick.iter().all(Option::is_some) {
        finish_trick(game, log);
    }
}

fn finish_trick(game: &mut Partners, log: &mut impl Log<Event>) {
    let led = game.trick[game.leader.index()].expect("the trick is full");
    let strength = |seat: &Seat| game.trick[seat.index()].filter(|&card| led.suit().contains(card));
    let taker = Seat::all(4).max_by_key(strength).expect("there are four seats");
    log.tell(|| Event::Took { seat: taker });
    game.tricks[usize::from(taker.0 % 2)] += 1;
    game.trick = [None; 4];
    game.leader = taker;
    if game.hands.iter().all(|hand| hand.is_empty()) {
        finish_round(game);
    }
}

fn finish_round(game: &mut Partners) {
    game.played = [Cards::NONE; 4];
    game.void = [Cards::NONE; 4];
    game.leader = Seat(0);
    if game.round == game.rounds {
        game.phase = Phase::Over;
    } else {
        game.round += 1;
        game.phase = Phase::Deal;
    }
}

pub(super) fn draw(luck: &mut impl Luck) -> Draw {
    let mut holders: [u8; 16] = std::array::from_fn(|place| place as u8 % 4);
    shuffle(&mut holders, luck);
    let mut hands = [Cards::NONE; 4];
    for (card, holder) in Card::all().zip(holders) {
        hands[usize::from(holder)] = hands[usize::from(holder)].with(card);
    }
    Draw(hands)
}

pub(super) fn deal(game: &mut Partners, draw: &Draw, log: &mut impl Log<Event>) {
    game.hands = draw.0;
    game.phase = Phase::Give;
    let [(_, senior), (_, other)] = game.pairs();
    game.leader = senior.min(other);
    for seat in Seat::all(4) {
        log.tell(|| Event::Dealt { seat, cards: Some(draw.0[seat.index()]) });
    }
}
