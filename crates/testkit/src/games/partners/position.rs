//! Complete positions as JSON and back.

use kernel::{BadPosition, Seat};
use serde::{Deserialize, Serialize};

use super::{Card, Cards, Partners, Phase, partner};

/// The complete state; cards as in `a1 a7 b3`.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    rounds: u8,
    follow: bool,
    round: u8,
    phase: Phase,
    hands: [String; 4],
    played: [String; 4],
    known: [String; 4],
    void: [String; 4],
    leader: Seat,
    trick: [Option<String>; 4],
    tricks: [u8; 2],
}

pub(super) fn of(game: &Partners) -> Position {
    let texts = |sets: [Cards; 4]| sets.map(|cards| cards.to_string());
    Position {
        rounds: game.rounds,
        follow: game.follow,
        round: game.round,
        phase: game.phase,
        hands: texts(game.hands),
        played: texts(game.played),
        known: texts(game.known),
        void: texts(game.void),
        leader: game.leader,
        trick: game.trick.map(|card| card.map(|card| card.to_string())),
        tricks: game.tricks,
    }
}

pub(super) fn load(position: &Position) -> Result<Partners, BadPosition> {
    let mut trick = [None; 4];
    for (place, text) in trick.iter_mut().zip(&position.trick) {
        *place = text.as_deref().map(read::<Card>).transpose()?;
    }
    let game = Partners {
        rounds: position.rounds,
        follow: position.follow,
        round: position.round,
        phase: position.phase,
        hands: read_all(&position.hands)?,
        played: read_all(&position.played)?,
        known: read_all(&position.known)?,
        void: read_all(&position.void)?,
        leader: position.leader,
        trick,
        tricks: position.tricks,
    };
    need((1..=3).contains(&game.rounds) && (1..=game.rounds).contains(&game.round), "one to three rounds")?;
    check_sizes(&game)?;
    check_census(&game)?;
    check_trick(&game)?;
    check_knowledge(&game)?;
    Ok(game)
}

fn need(holds: bool, what: &str) -> Result<(), BadPosition> {
    if holds { Ok(()) } else { Err(BadPosition(what.to_owned())) }
}

fn read<T: std::str::FromStr>(text: &str) -> Result<T, BadPosition> {
    text.parse().map_err(|_| BadPosition(format!("{text:?} is no card")))
}

fn read_all(texts: &[String; 4]) -> Result<[Cards; 4], BadPosition> {
    let mut sets = [Cards::NONE; 4];
    for (set, text) in sets.iter_mut().zip(texts) {
        *set = read(text)?;
    }
    Ok(sets)
}

/// How many cards each seat has and has played.
fn check_sizes(game: &Partners) -> Result<(), BadPosition> {
    let is_senior = |at: usize| game.pairs().iter().any(|&(_, senior)| senior.index() == at);
    let fits = |at: usize| {
        let sizes = (game.hands[at].len(), game.played[at].len());
        match game.phase {
            Phase::Deal | Phase::Over => sizes == (0, 0),
            Phase::Give => sizes == (4, 0),
            Phase::Return => sizes == (if is_senior(at) { 5 } else { 3 }, 0),
            Phase::Play => sizes.0 + sizes.1 == 4,
        }
    };
    need((0..4).all(fits), "a hand has another size in this phase")
}

/// §1: no card is made or lost.
fn check_census(game: &Partners) -> Result<(), BadPosition> {
    let all = game.hands.iter().chain(&game.played).fold(Cards::NONE, |all, &cards| all.or(cards));
    let dealt = !matches!(game.phase, Phase::Deal | Phase::Over);
    need(all == if dealt { Cards::ALL } else { Cards::NONE }, "a card is missing or there twice")
}

/// §4: the seats after the leader have played to the trick in turn, all to those before, and somebody still can.
fn check_trick(game: &Partners) -> Result<(), BadPosition> {
    need(game.leader.0 < 4, "the leader has a seat")?;
    let on_table = game.trick.iter().flatten().count();
    need(on_table < 4 && (game.phase == Phase::Play || on_table == 0), "no such trick is on the table")?;
    let before = game.played.iter().map(|played| played.len()).min().unwrap_or(0);
    need(before < 4, "the round is over")?;
    for step in 0..4 {
        let at = (game.leader.index() + step) % 4;
        let fits = match game.trick[at] {
            Some(card) => step < on_table && game.played[at].len() == before + 1 && game.played[at].contains(card),
            None => step >= on_table && game.played[at].len() == before,
        };
        need(fits, "the trick was not played in turn")?;
    }
    let taken = usize::from(game.tricks[0]) + usize::from(game.tricks[1]);
    let rounds_before = usize::from(if game.phase == Phase::Over { game.rounds } else { game.round - 1 });
    need(taken == 4 * rounds_before + before, "tricks were made or lost")?;
    let resting = matches!(game.phase, Phase::Deal | Phase::Over);
    need(!resting || game.leader == Seat(0), "nobody leads now")?;
    need(game.phase != Phase::Over || game.round == game.rounds, "rounds are left")
}

/// What is known of a hand is in it, and what is known not to be in it is not.
fn check_knowledge(game: &Partners) -> Result<(), BadPosition> {
    for seat in Seat::all(4) {
        let at = seat.index();
        let (known, held) = (game.known[at], game.hands[partner(seat).index()]);
        need(known.len() <= 1 && known.without(held).is_empty(), "a card that was given is somewhere else")?;
        let is_junior = game.pairs().iter().any(|&(junior, _)| junior == seat);
        let may_know = game.phase == Phase::Play || game.phase == Phase::Return && is_junior;
        need(known.is_empty() || may_know, "nothing was given yet")?;
        need(game.void[at].and(game.hands[at]).is_empty(), "a hand has a suit it was known not to have")?;
        need(game.void[at].is_empty() || game.follow && game.phase == Phase::Play, "no suit was refused")?;
    }
    Ok(())
}
