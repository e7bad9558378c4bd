//! Flat Monte Carlo: every action gets its turn, and the best average wins. No tree, no
//! preference for what looks good: the baseline that a search has to beat. Playouts go by the policy of the game,
//! where it has one.

use kernel::{BySeat, Choices, Luck as _, QuickLuck, Seat, Silent, Turn, Viewer};

use crate::clock::Deadline;
use crate::knowledge::Knowledge;
use crate::playout::play_by;
use crate::thought::{Budget, Candidate, Thought};
use crate::value::worth;

/// The iterations of a bot that got no budget.
const ITERATIONS: u64 = 2000;

/// The choice of `seat`, which must be one of `turn()`.
pub(crate) fn think<G: Knowledge>(game: &G, seat: Seat, budget: &Budget, seed: u64) -> Thought<G::Action> {
    let mut luck = QuickLuck::new(seed, 0);
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    if let [only] = actions[..] {
        return Thought::at_once(only);
    }
    let until = budget.time.map(Deadline::after);
    let limit = budget.iterations.unwrap_or(if until.is_some() { u64::MAX } else { ITERATIONS });
    let mut candidates: Vec<_> = actions.iter().map(|&action| Candidate::untried(action)).collect();
    let mut scratch = Vec::new();
    let mut total = BySeat::filled(game.seats(), 0.0);
    let mut iterations = 0;
    while iterations < limit && until.is_none_or(|until| iterations % 16 != 0 || !until.has_passed()) {
        let number = (iterations % candidates.len() as u64) as usize;
        let candidate = &mut candidates[number];
        let mut imagined = game.imagine(Viewer::Seat(seat), &mut luck);
        match imagined.turn() {
            Turn::Together(seats) => {
                let mut choices = Choices::NONE;
                for other in seats.iter() {
                    choices.set(other, Some(policy(&imagined, other, &mut luck, &mut scratch)));
                }
                choices.set(seat, Some(candidate.action));
                imagined.resolve(&choices, &mut Silent);
            }
            Turn::Seat(_) | Turn::Chance | Turn::Over => imagined.play(seat, candidate.action, &mut Silent),
        }
        play_by(&mut imagined, &mut luck, |game, seat, luck| policy(game, seat, luck, &mut scratch));
        let worth = worth(&imagined.standing());
        for (seat, worth) in worth.iter() {
            total[seat] += worth;
        }
        candidate.visits += 1;
        candidate.total += worth[seat];
        iterations += 1;
    }
    candidates.sort_by(|a, b| b.value().total_cmp(&a.value()));
    let value = (iterations > 0).then(|| BySeat::from_fn(game.seats(), |seat| total[seat] / iterations as f64));
    Thought { action: candidates[0].action, value, margin: None, candidates, iterations }
}

/// What a seat does in a playout.
#[inline]
fn policy<G: Knowledge>(game: &G, seat: Seat, luck: &mut QuickLuck, actions: &mut Vec<G::Action>) -> G::Action {
    actions.clear();
    game.legal(seat, actions);
    let choice = match G::SETTINGS.informed {
        true => game.playout_choice(seat, actions, luck),
        false => luck.below(actions.len() as u32) as usize,
    };
    actions[choice]
}
