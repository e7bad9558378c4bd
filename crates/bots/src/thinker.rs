//! A player that searches, and keeps its tree from one decision to the next.

use std::time::Instant;

use kernel::{BySeat, Luck, QuickLuck, Seat, Turn};

use crate::knowledge::Knowledge;
use crate::search::{Search, Settings, Together};
use crate::thought::{Budget, Candidate, Thought};

/// How many trees an iteration budget is spread over, whatever the number of threads, so that the
/// answer is the same on every machine.
const TREES: usize = 2;

/// The share of a time budget that search uses; the rest is for what comes after it, so that a bot
/// takes no longer than it is given.
const THINKING: f64 = 0.96;

/// The share of a time budget that goes into working out the end, before search begins.
const SOLVING: f64 = 0.5;

/// A searching player of one seat in one match.
pub struct Thinker<G: Knowledge> {
    settings: Settings,
    trees: Vec<Search<G>>,
}

impl<G: Knowledge> Thinker<G> {
    /// A player that has not thought about anything yet.
    pub fn new(settings: Settings) -> Thinker<G> {
        Thinker { settings, trees: Vec::new() }
    }

    /// The choice of `seat`, which must be one of `turn()`.
    pub fn think(&mut self, game: &G, seat: Seat, budget: &Budget, seed: u64) -> Thought<G::Action> {
        let until = budget.time.map(|time| Instant::now() + time.mul_f64(THINKING));
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        if let [only] = actions[..] {
            return Thought::at_once(only);
        }
        if let Some(solved) = self.solve(game, seat, budget) {
            return solved;
        }
        self.prepare(game, seat, budget, seed);
        self.grow(game, budget, until);
        self.conclude(game, &actions, seed)
    }

    /// Works out the end, where the game knows how and the time is enough. Without a time there is
    /// no telling how long it takes on another machine, so the game's own limit decides alone.
    fn solve(&self, game: &G, seat: Seat, budget: &Budget) -> Option<Thought<G::Action>> {
        let until = budget.time.map(|time| Instant::now() + time.mul_f64(SOLVING));
        let solved = game.solve(seat, &mut || until.is_none_or(|until| Instant::now() < until))?;
        Some(Thought { margin: Some(solved.margin), ..Thought::at_once(solved.action) })
    }

    /// One tree for each thread when time counts, a fixed number when iterations do.
    fn prepare(&mut self, game: &G, seat: Seat, budget: &Budget, seed: u64) {
        let wanted = if budget.time.is_some() { budget.threads.max(1) } else { TREES };
        self.trees.truncate(wanted);
        for tree in &mut self.trees {
            tree.move_to(game, seat);
        }
        for stream in self.trees.len()..wanted {
            self.trees.push(Search::new(game, seat, self.settings, seed, stream as u64));
        }
    }

    fn grow(&mut self, game: &G, budget: &Budget, until: Option<Instant>) {
        let trees = self.trees.len() as u64;
        let share = |number: u64| match budget.iterations {
            Some(iterations) => iterations / trees + u64::from(number < iterations % trees),
            None => u64::MAX,
        };
        let mut work: Vec<_> = (0..).zip(&mut self.trees).collect();
        let threads = budget.threads.clamp(1, work.len().max(1));
        if threads == 1 {
            return work.iter_mut().for_each(|(number, tree)| tree.run(game, share(*number), until));
        }
        std::thread::scope(|scope| {
            for part in work.chunks_mut(trees.div_ceil(threads as u64) as usize) {
                scope.spawn(move || part.iter_mut().for_each(|(number, tree)| tree.run(game, share(*number), until)));
            }
        });
    }

    /// Merges the trees. The most tried action is chosen; where strategies are mixed, the average
    /// strategy is.
    fn conclude(&mut self, game: &G, actions: &[G::Action], seed: u64) -> Thought<G::Action> {
        let mut candidates: Vec<Candidate<G::Action>> =
            actions.iter().map(|&action| Candidate { action, visits: 0, total: 0.0, meant: 0.0 }).collect();
        let mut total = BySeat::filled(game.seats(), 0.0);
        let mut iterations = 0;
        for tree in &mut self.trees {
            iterations += tree.iterations();
            for (seat, sum) in tree.total().iter() {
                total[seat] += sum;
            }
            for found in tree.candidates(game) {
                if let Some(candidate) = candidates.iter_mut().find(|candidate| candidate.action == found.action) {
                    candidate.visits += found.visits;
                    candidate.total += found.total;
                    candidate.meant += found.meant;
                }
            }
        }
        let mixed = self.settings.together == Together::RegretMatching && matches!(game.turn(), Turn::Together(_));
        // A stable sort: among equals the first in the game's own order comes first.
        candidates.sort_by(|a, b| match mixed {
            true => b.meant.total_cmp(&a.meant),
            false => (b.visits, b.value()).partial_cmp(&(a.visits, a.value())).unwrap_or(std::cmp::Ordering::Equal),
        });
        let action = if mixed { sample(&candidates, seed) } else { candidates[0].action };
        let value = (iterations > 0).then(|| BySeat::from_fn(game.seats(), |seat| total[seat] / iterations as f64));
        Thought { action, value, margin: None, candidates, iterations }
    }
}

/// An action of the average strategy.
fn sample<A: Copy>(candidates: &[Candidate<A>], seed: u64) -> A {
    let sum: f64 = candidates.iter().map(|candidate| candidate.meant).sum();
    let mut point = sum * f64::from(QuickLuck::new(seed, u64::MAX).word()) / 4_294_967_296.0;
    let chosen = candidates.iter().find(|candidate| {
        point -= candidate.meant;
        point < 0.0
    });
    chosen.unwrap_or(&candidates[0]).action
}
