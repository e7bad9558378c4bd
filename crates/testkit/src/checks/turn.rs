//! Who may do what: `turn`, `legal` and `check` agree.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hasher};

use kernel::{Game, Luck, Match, Refusal, Refused, Seat, Turn};

use crate::checks::notation;
use crate::playout::pick;

/// How many actions of other moments are tried at each decision.
const TRIED: usize = 36;

/// Asserts that the seats to move, and no others, have actions: each once, in a fixed
/// order, and each allowed by `check`. Answers the lists.
pub(crate) fn check<G: Game>(game: &G) -> Vec<(Seat, Vec<G::Action>)> {
    let turn = game.turn();
    let to_move = turn.seats();
    assert!(to_move.iter().all(|seat| seat.0 < game.seats()), "{turn:?} with {} seats", game.seats());
    assert!(!matches!(turn, Turn::Together(seats) if seats.is_empty()), "a turn of several seats without any");
    assert!(!game.phase().is_empty(), "the phase has no name");
    let mut lists = Vec::new();
    for seat in Seat::all(game.seats()) {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        match to_move.contains(seat) {
            true => {
                check_list(game, seat, &actions);
                lists.push((seat, actions));
            }
            false => assert!(actions.is_empty(), "seat {seat} is not to move and may {actions:?}, in {game:?}"),
        }
    }
    lists
}

fn check_list<G: Game>(game: &G, seat: Seat, actions: &[G::Action]) {
    assert!(!actions.is_empty(), "seat {seat} is to move and has no action, in {game:?}");
    let mut known = HashSet::new();
    for action in actions {
        assert!(known.insert(action), "{action} is listed twice for seat {seat}, in {game:?}");
        if let Err(why) = game.check(seat, action) {
            panic!("{action} is listed for seat {seat} and refused: {why:?}, in {game:?}");
        }
    }
    let mut again = vec![actions[0]];
    game.legal(seat, &mut again);
    let same = again.split_first() == Some((&actions[0], actions));
    assert!(same, "`legal` does not append the same list each time: {actions:?}, then {again:?}");
}

/// Asserts that actions which are not listed are refused, with a reason, and change nothing.
pub(crate) fn check_refusals<G: Game>(
    table: &mut Match<G>,
    seat: Seat,
    actions: &[G::Action],
    pool: &[G::Action],
    luck: &mut impl Luck,
) {
    let mut others: Vec<G::Action> = (0..TRIED.min(pool.len())).map(|_| pick(pool, luck)).collect();
    others.extend(notation::slips::<G>(&pick(actions, luck).to_string(), luck));
    others.retain(|other| !actions.contains(other));
    for other in &others {
        match table.check(seat, other) {
            Ok(()) => panic!("{other} is not listed for seat {seat} and passes `check`, in {:?}", table.game()),
            Err(Refused::Illegal(why)) => check_reason(&why),
            Err(why) => panic!("seat {seat} is to move, and the match says {why:?}"),
        }
    }
    if let Some(other) = others.first() {
        let (before, entries) = (table.game().clone(), table.entries());
        let mut told = Vec::new();
        let answer = table.play(seat, *other, &mut told);
        assert!(answer.is_err() && told.is_empty(), "a refused action was played");
        assert!(*table.game() == before && table.entries() == entries, "a refused action changed the game");
    }
}

fn check_reason(why: &impl Refusal) {
    let code = why.code();
    let kebab = code.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    assert!(!code.is_empty() && kebab, "{code:?} is no code of a refusal: lowercase-and-hyphens");
    assert!(!why.rule().is_empty(), "the refusal {code} names no rule");
    assert!(why.args().iter().all(|(name, _)| !name.is_empty()), "an argument of {code} has no name");
}

/// Asserts that a copy is equal and hashes equal.
pub(crate) fn check_copy<G: Game>(game: &G) {
    let copy = game.clone();
    assert!(copy == *game, "a clone is not equal: {game:?}");
    assert_eq!(hash(&copy), hash(game), "equal games hash differently: {game:?}");
}

/// The hash of a game.
pub(crate) fn hash<G: Game>(game: &G) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.hash(&mut hasher);
    hasher.finish()
}
