//! A player that searches, and keeps its tree from one decision to the next.

use kernel::{BySeat, Luck, QuickLuck, Seat, Turn};

use crate::clock::{self, Deadline};
use crate::knowledge::{Knowledge, POSITIONS_A_CHECK, Solve};
use crate::search::{Search, Settings, Together};
use crate::thought::{Budget, Candidate, Thought};
use crate::value::worth_of_lead;

/// How many trees an iteration budget is spread over, whatever the number of threads, so that the
/// answer is the same on every machine.
const TREES: usize = 2;

/// The share of a time budget that search uses; the rest is for what comes after it, so that a bot
/// takes no longer than it is given.
const THINKING: f64 = 0.96;

/// The share of a time budget that goes into working out the end, before search begins.
const SOLVING: f64 = 0.48;

/// How many positions are worked out in a second, on a slow machine: an end that is likely to take longer than its
/// share of the time is not tried.
const POSITIONS_A_SECOND: f64 = 2_000_000.0;

/// How many positions are worked out in the time of an iteration. Where iterations are the budget, nothing else counts,
/// so that the answer is the same on every machine.
const POSITIONS_AN_ITERATION: u64 = 8;

/// A searching player of one seat in one match.
pub struct Thinker<G: Knowledge> {
    settings: Settings,
    trees: Vec<Search<G>>,
    /// Whether it works out the end where it can.
    solves: bool,
    solver: Option<Box<dyn Solve<G>>>,
}

impl<G: Knowledge> Thinker<G> {
    /// A player that has not thought about anything yet.
    pub fn new(settings: Settings) -> Thinker<G> {
        Thinker { settings, trees: Vec::new(), solves: false, solver: None }
    }

    /// The same, but it works out the end where the game knows how.
    pub fn solving(settings: Settings) -> Thinker<G> {
        Thinker { solves: true, ..Thinker::new(settings) }
    }

    /// The choice of `seat`, which must be one of `turn()`.
    pub fn think(&mut self, game: &G, seat: Seat, budget: &Budget, seed: u64) -> Thought<G::Action> {
        let until = budget.time.map(|time| Deadline::after(time.mul_f64(THINKING)));
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        if self.settings.informed {
            game.sensible(seat, &mut actions);
        }
        if let [only] = actions[..] {
            return Thought::at_once(only);
        }
        if let Some(best) = self.solve(game, seat, None, budget) {
            return Thought::solved(game.seats(), seat, best);
        }
        self.prepare(game, seat, budget, seed);
        self.grow(game, budget, until);
        let thought = self.conclude(game, &actions, seed);
        self.trees.iter_mut().for_each(Search::tidy);
        thought
    }

    /// About how many bytes it keeps for the next decision.
    pub fn bytes(&self) -> usize {
        let trees: usize = self.trees.iter().map(Search::bytes).sum();
        trees + self.solver.as_ref().map_or(0, |solver| solver.bytes())
    }

    /// Adds the second best choice to a thought that worked out the end, if the same share of the budget is enough.
    pub fn weigh_another(&mut self, game: &G, seat: Seat, budget: &Budget, thought: &mut Thought<G::Action>) {
        if thought.margin.is_some() {
            thought.candidates.extend(self.solve(game, seat, Some(thought.action), budget));
        }
    }

    /// Works out the end, where the game knows how and the budget is likely to be enough.
    fn solve(
        &mut self,
        game: &G,
        seat: Seat,
        except: Option<G::Action>,
        budget: &Budget,
    ) -> Option<Candidate<G::Action>> {
        let until = budget.time.map(|time| Deadline::after(time.mul_f64(SOLVING)));
        let in_time = budget.time.map(|time| (time.as_secs_f64() * SOLVING * POSITIONS_A_SECOND) as u64);
        let in_iterations = budget.iterations.map(|iterations| iterations.saturating_mul(POSITIONS_AN_ITERATION));
        let enough = in_time.unwrap_or(u64::MAX).min(in_iterations.unwrap_or(u64::MAX));
        // A solver looks at all of a position.
        if !self.solves || !G::OPEN || game.work_to_solve().is_none_or(|work| work > enough) {
            return None;
        }
        if self.solver.is_none() {
            self.solver = G::solver();
        }
        let mut left = in_iterations.map(|positions| positions.div_ceil(POSITIONS_A_CHECK));
        let mut go_on = || {
            left = left.map(|left| left.saturating_sub(1));
            left != Some(0) && !until.is_some_and(Deadline::has_passed)
        };
        let solved = self.solver.as_mut()?.solve(game, seat, except, &mut go_on)?;
        Some(Candidate::solved(solved, worth_of_lead(solved.margin)))
    }

    /// One tree for each thread when time counts, or more if the settings say so; a fixed number when iterations do.
    fn prepare(&mut self, game: &G, seat: Seat, budget: &Budget, seed: u64) {
        let wanted = if budget.time.is_some() { budget.threads.max(self.settings.trees) } else { TREES };
        self.trees.truncate(wanted);
        for tree in &mut self.trees {
            tree.move_to(game, seat);
        }
        for stream in self.trees.len()..wanted {
            self.trees.push(Search::new(game, seat, self.settings, seed, stream as u64));
        }
    }

    fn grow(&mut self, game: &G, budget: &Budget, until: Option<Deadline>) {
        let trees = self.trees.len() as u64;
        let share = |number: u64| match budget.iterations {
            Some(iterations) => iterations / trees + u64::from(number < iterations % trees),
            None => u64::MAX,
        };
        // Trees of one thread grow one after the other, and divide the time between them.
        let run = |part: &mut [(u64, &mut Search<G>)]| {
            let sharing = part.len();
            for (place, (number, tree)) in part.iter_mut().enumerate() {
                tree.run(game, share(*number), until.map(|until| until.of_first(sharing - place)));
            }
        };
        let mut work: Vec<_> = (0..).zip(&mut self.trees).collect();
        let threads = budget.threads.clamp(1, work.len().max(1));
        if threads == 1 || !clock::HERE {
            return run(&mut work);
        }
        std::thread::scope(|scope| {
            for part in work.chunks_mut(trees.div_ceil(threads as u64) as usize) {
                scope.spawn(move || run(part));
            }
        });
    }

    /// Merges the trees. The most tried action is chosen; where strategies are mixed, the average
    /// strategy is.
    fn conclude(&mut self, game: &G, actions: &[G::Action], seed: u64) -> Thought<G::Action> {
        let mut candidates: Vec<Candidate<G::Action>> =
            actions.iter().map(|&action| Candidate::untried(action)).collect();
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
