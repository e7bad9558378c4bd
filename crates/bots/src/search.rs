//! Monte-Carlo tree search over information sets.
//!
//! Sources: the bandit rule is UCB1 as used by UCT (Kocsis and Szepesvári, 2006); one imagined
//! position for each iteration and counting how often an action was available is single-observer
//! ISMCTS (Cowling, Powley and Whitehouse, 2012); simultaneous choices are decoupled (Lanctot and others,
//! "Monte Carlo Tree Search in Simultaneous Move Games", 2013), by UCB1 or by regret matching (Hart and
//! Mas-Colell, 2000); several trees with one root are merged at the end (Chaslot, Winands and van den
//! Herik, 2008). Values are kept for the seat that moves, so any number of seats is max^n.

mod regret;
mod tree;

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use kernel::{BySeat, Choices, Luck as _, QuickLuck, Seat, Silent, Turn, Viewer};

use crate::clock::Deadline;
use crate::knowledge::{Foresee, Knowledge};
use crate::thought::Candidate;
use crate::value::worth;
use regret::{Group, Joint};
use tree::{Fingerprint, Tree, fingerprint};

/// How a search is set up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How eagerly UCB1 tries what has been tried little.
    pub exploration: f64,
    /// How seats choose in a turn they have together.
    pub together: Together,
    /// After how many decisions a playout asks for an estimate, at each position until there is one, instead of going
    /// on to the end.
    pub horizon: Option<u32>,
    /// Whether a new node looks one step ahead: every action of the seat gets an estimate at once.
    pub survey: bool,
    /// Whether the game's knowledge of sensible actions, of playouts and of the worth of a new round is used.
    pub informed: bool,
    /// Whether the worth of a new round is estimated with all the care there is; else at a glance.
    pub foresees: bool,
    /// Where strategies are mixed, the regret with which the first of the sensible actions begins: about how many
    /// iterations in which something else is sure to be better it takes to turn away from it.
    pub favour: f64,
    /// How many iterations `hard` takes.
    pub short: u64,
    /// At least so many trees share a time. A tree of turns together can settle on a bad answer; the next one is not
    /// likely to settle on the same.
    pub trees: usize,
}

/// How seats choose in a turn they have together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Together {
    /// Each by UCB1 on its own counts.
    Bandit,
    /// Each in proportion to its regrets; the average strategy is played.
    RegretMatching,
}

impl Settings {
    /// For a game of which nothing is known but its rules.
    pub const PLAIN: Settings = Settings {
        exploration: 0.7,
        together: Together::RegretMatching,
        horizon: None,
        survey: false,
        informed: false,
        foresees: false,
        favour: 0.0,
        short: 200,
        trees: 1,
    };
}

impl Default for Settings {
    fn default() -> Settings {
        Settings::PLAIN
    }
}

/// The most nodes of a tree; a search that reaches it goes on counting in the tree it has.
const MAX_NODES: usize = 1_000_000;

/// In a turn together, one choice in so many is made at random.
const STRAY: u32 = 8;

/// Iterations between two looks at the clock.
const ITERATIONS_A_CHECK: u64 = 16;

/// One tree that grows from the decision of one seat.
pub(crate) struct Search<G: Knowledge> {
    settings: Settings,
    seat: Seat,
    luck: QuickLuck,
    tree: Tree<G::Action>,
    foresight: Option<Box<dyn Foresee<G>>>,
    /// What the iterations so far were worth, summed.
    total: BySeat<f64>,
    iterations: u64,
    actions: Vec<G::Action>,
    /// What a survey expects of each of them.
    expected: Vec<f64>,
    text: String,
    path: Vec<Step>,
    /// The parts of the path that were chosen together.
    groups: Vec<Group>,
    /// What came of them, and what would have come of other choices.
    keys: Vec<u64>,
    /// What combinations of choices made together were worth.
    joints: HashMap<(u32, u64), Joint, BuildHasherDefault<Fingerprint>>,
}

/// An edge that an iteration went along.
struct Step {
    node: u32,
    edge: u32,
}

impl<G: Knowledge> Search<G> {
    pub(crate) fn new(game: &G, seat: Seat, settings: Settings, seed: u64, stream: u64) -> Search<G> {
        Search {
            settings,
            seat,
            luck: QuickLuck::new(seed, stream),
            tree: Tree::new(),
            foresight: settings.foresees.then(G::foresight).flatten(),
            total: BySeat::filled(game.seats(), 0.0),
            iterations: 0,
            actions: Vec::new(),
            expected: Vec::new(),
            text: String::new(),
            path: Vec::new(),
            groups: Vec::new(),
            keys: Vec::new(),
            joints: HashMap::default(),
        }
    }

    /// Keeps the part of the tree below `game`, if this search met it; else begins anew.
    pub(crate) fn move_to(&mut self, game: &G, seat: Seat) {
        self.seat = seat;
        self.iterations = 0;
        self.total = BySeat::filled(game.seats(), 0.0);
        let root = if G::OPEN { self.tree.find(fingerprint(game)) } else { None };
        match root {
            Some(root) => self.tree.keep_below(root),
            None => self.tree = Tree::new(),
        }
    }

    /// Gives back what the next decision cannot use: a tree is found again only where nothing is hidden, and its nodes
    /// have new numbers then, so that the combinations are of no use.
    pub(crate) fn tidy(&mut self) {
        self.joints = HashMap::default();
        if let Some(foresight) = &mut self.foresight {
            foresight.forget();
        }
        if !G::OPEN {
            self.tree = Tree::new();
        }
    }

    /// About how many bytes it keeps for the next decision.
    pub(crate) fn bytes(&self) -> usize {
        self.tree.bytes() + self.joints.capacity() * size_of::<((u32, u64), Joint)>()
    }

    /// Iterates until the budget is used up.
    pub(crate) fn run(&mut self, game: &G, iterations: u64, until: Option<Deadline>) {
        let mut done = 0;
        while done < iterations {
            // The first few are made however late it is: a bot that was held up still chooses with its eyes open.
            if done > 0 && done.is_multiple_of(ITERATIONS_A_CHECK) && until.is_some_and(Deadline::has_passed) {
                break;
            }
            self.iterate(game);
            done += 1;
        }
    }

    /// One iteration, in the five steps in which the algorithm is told.
    fn iterate(&mut self, root: &G) {
        // 1. Imagine a position that the seat cannot tell from the true one.
        let mut game = root.imagine(Viewer::Seat(self.seat), &mut self.luck);
        self.path.clear();
        self.groups.clear();
        self.keys.clear();
        // 2. Select a way down the tree, 3. and expand it by one node.
        let leaf = self.descend(&mut game);
        // 4. Look one step ahead where the game can tell what that is worth, else play out.
        let surveyed = if self.settings.survey { leaf.and_then(|leaf| self.survey(&game, leaf)) } else { None };
        let worth = surveyed.unwrap_or_else(|| self.play_out(&mut game));
        // 5. Remember what came of it, all the way up.
        self.remember(&worth);
    }

    fn descend(&mut self, game: &mut G) -> Option<u32> {
        let mut node = Tree::<G::Action>::ROOT;
        loop {
            let (next, fresh) = match game.turn() {
                Turn::Over => return None,
                Turn::Chance if self.worth_of_chance(game).is_some() => return None,
                Turn::Chance => self.chance(game, node),
                Turn::Seat(seat) => self.decision(game, node, seat),
                Turn::Together(_) => self.together(game, node),
            };
            node = next;
            if fresh && G::OPEN {
                self.tree.mark(node, fingerprint(game));
            }
            if fresh {
                return Some(node);
            }
            if self.tree.len() >= MAX_NODES {
                return None;
            }
        }
    }

    /// Estimates every action at a new node, if the game can tell what all of them are worth. The
    /// node is worth what the best of them is.
    fn survey(&mut self, game: &G, node: u32) -> Option<BySeat<f64>> {
        let Turn::Seat(seat) = game.turn() else { return None };
        self.actions.clear();
        game.legal(seat, &mut self.actions);
        self.expected.clear();
        let mut best: Option<BySeat<f64>> = None;
        for &action in &self.actions {
            let mut next = game.clone();
            next.play(seat, action, &mut Silent);
            let worth = match next.turn() {
                Turn::Over => worth(&next.standing()),
                Turn::Seat(_) | Turn::Together(_) | Turn::Chance => next.estimate()?,
            };
            self.expected.push(worth[seat]);
            if best.is_none_or(|best| worth[seat] > best[seat]) {
                best = Some(worth);
            }
        }
        self.tree.expect(node, seat, &self.actions, &self.expected);
        best
    }

    /// What the position is worth to each seat before chance has answered, where the game can tell.
    fn worth_of_chance(&mut self, game: &G) -> Option<BySeat<f64>> {
        if !self.settings.informed || self.settings.horizon.is_some() {
            return None;
        }
        match &mut self.foresight {
            Some(foresight) => foresight.estimate(game),
            None => game.estimate(),
        }
    }

    /// Chance is sampled. What the seat may see of it leads to a node of its own, so that later
    /// decisions can depend on it; what it may not see does not.
    fn chance(&mut self, game: &mut G, node: u32) -> (u32, bool) {
        let draw = game.draw(&mut self.luck);
        let key = match game.reveals_draw(&draw, Viewer::Seat(self.seat)) {
            true => {
                use std::fmt::Write as _;
                self.text.clear();
                write!(self.text, "{draw}").expect("a string takes any text");
                fingerprint(&self.text)
            }
            false => 0,
        };
        game.settle(&draw, &mut Silent);
        // A new outcome of chance is no decision: the iteration goes on to the next one.
        (self.tree.child(node, key).0, false)
    }

    fn decision(&mut self, game: &mut G, node: u32, seat: Seat) -> (u32, bool) {
        self.list(game, node, seat);
        let edge = self.tree.select(node, seat, &self.actions, self.settings.exploration);
        self.path.push(Step { node, edge });
        let action = self.tree.edge(node, edge).action;
        let seen = seat == self.seat || game.reveals(seat, &action, Viewer::Seat(self.seat));
        game.play(seat, action, &mut Silent);
        if seen { self.tree.next(node, edge) } else { self.tree.child(node, 0) }
    }

    /// The actions that are thought about at a node. Where nothing is hidden they are the same at every visit.
    #[inline]
    fn list(&mut self, game: &G, node: u32, seat: Seat) {
        self.actions.clear();
        let edges = self.tree.edges(node);
        if G::OPEN && !edges.is_empty() {
            self.actions.extend(edges.iter().map(|edge| edge.action));
            return;
        }
        game.legal(seat, &mut self.actions);
        if self.settings.informed {
            game.sensible(seat, &mut self.actions);
        }
    }

    /// Each seat chooses at a desk of its own, by its own counts; together the choices lead to one node.
    fn together(&mut self, game: &mut G, node: u32) -> (u32, bool) {
        let mut choices = Choices::NONE;
        let mut key = 0;
        let first = self.path.len();
        for seat in game.turn().seats().iter() {
            let desk = self.desk(node, seat);
            self.list(game, desk, seat);
            let edge = match self.settings.together {
                Together::Bandit => self.stray(desk, seat),
                Together::RegretMatching => {
                    self.tree.sample(desk, seat, &self.actions, self.settings.favour, &mut self.luck)
                }
            };
            self.path.push(Step { node: desk, edge });
            let action = self.tree.edge(desk, edge).action;
            choices.set(seat, Some(action));
            if seat == self.seat || game.reveals(seat, &action, Viewer::Seat(self.seat)) {
                key = fingerprint(&(key, seat, edge));
            }
        }
        if self.settings.together == Together::RegretMatching {
            let group = self.group(game, first..self.path.len(), &choices);
            self.groups.push(group);
        }
        let key = game.outcome(&choices).unwrap_or(key);
        game.resolve(&choices, &mut Silent);
        self.tree.child(node, key)
    }

    /// UCB1, straying now and then: two seats that both try things in turn would else keep in step
    /// and never meet each other's other choices.
    fn stray(&mut self, desk: u32, seat: Seat) -> u32 {
        if self.luck.below(STRAY) > 0 {
            return self.tree.select(desk, seat, &self.actions, self.settings.exploration);
        }
        let action = self.actions[self.luck.below(self.actions.len() as u32) as usize];
        self.tree.select(desk, seat, &self.actions, self.settings.exploration);
        self.tree.edge_of(desk, seat, action)
    }

    /// The node that holds the counts of one seat in a turn that several have together.
    fn desk(&mut self, node: u32, seat: Seat) -> u32 {
        self.tree.child(node, fingerprint(&("desk", seat))).0
    }

    /// Plays on without a tree: to the end, or as far as the horizon where the game can estimate.
    fn play_out(&mut self, game: &mut G) -> BySeat<f64> {
        let mut left = self.settings.horizon;
        loop {
            if left == Some(0) {
                // Where the game cannot tell just now, the playout goes on until it can.
                if let Some(estimate) = game.estimate() {
                    return estimate;
                }
            }
            match game.turn() {
                Turn::Over => return worth(&game.standing()),
                Turn::Seat(seat) => {
                    let action = self.policy(game, seat);
                    game.play(seat, action, &mut Silent);
                    left = left.map(|left| left.saturating_sub(1));
                }
                Turn::Together(seats) => {
                    let mut choices = Choices::NONE;
                    for seat in seats.iter() {
                        choices.set(seat, Some(self.policy(game, seat)));
                    }
                    game.resolve(&choices, &mut Silent);
                    left = left.map(|left| left.saturating_sub(1));
                }
                Turn::Chance => {
                    if let Some(worth) = self.worth_of_chance(game) {
                        return worth;
                    }
                    let draw = game.draw(&mut self.luck);
                    game.settle(&draw, &mut Silent);
                }
            }
        }
    }

    #[inline]
    fn policy(&mut self, game: &G, seat: Seat) -> G::Action {
        self.actions.clear();
        game.legal(seat, &mut self.actions);
        let choice = match self.settings.informed {
            true => game.playout_choice(seat, &self.actions, &mut self.luck),
            false => self.luck.below(self.actions.len() as u32) as usize,
        };
        self.actions[choice]
    }

    fn remember(&mut self, worth: &BySeat<f64>) {
        self.iterations += 1;
        for (seat, worth) in worth.iter() {
            self.total[seat] += worth;
        }
        for step in &self.path {
            self.tree.remember(step.node, step.edge, worth);
        }
        for group in std::mem::take(&mut self.groups) {
            self.regret(group, worth);
        }
    }

    /// How many iterations there were since the search began or moved.
    pub(crate) fn iterations(&self) -> u64 {
        self.iterations
    }

    /// What the iterations were worth to each seat, summed.
    pub(crate) fn total(&self) -> &BySeat<f64> {
        &self.total
    }

    /// What the search has to say of each action of the seat at the root.
    pub(crate) fn candidates(&mut self, game: &G) -> Vec<Candidate<G::Action>> {
        let node = match game.turn() {
            Turn::Together(_) => self.desk(Tree::<G::Action>::ROOT, self.seat),
            Turn::Seat(_) | Turn::Chance | Turn::Over => Tree::<G::Action>::ROOT,
        };
        let mixed = self.tree.mixed(node);
        let candidate = |(number, edge): (usize, &tree::Edge<G::Action>)| Candidate {
            visits: u64::from(edge.visits),
            total: edge.total,
            meant: mixed.get(number).map_or(0.0, |mixed| mixed.meant),
            ..Candidate::untried(edge.action)
        };
        self.tree.edges(node).iter().enumerate().map(candidate).collect()
    }
}
