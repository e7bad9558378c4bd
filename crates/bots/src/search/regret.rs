//! Regret matching for turns in which several seats choose together.

use std::ops::Range;

use kernel::{BySeat, Choices, Luck, Seat};

use super::tree::{Tree, fingerprint};
use super::{Search, Step};
use crate::knowledge::Knowledge;

/// How often a seat tries something other than what its regrets say.
const TRIES: f64 = 0.2;

/// What regret matching keeps of an action.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mixed {
    /// How much better it would have been, summed.
    regret: f64,
    /// How often it was meant to be played, summed: the average strategy.
    pub(super) meant: f64,
}

/// What a combination of choices was worth, summed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Joint {
    visits: u32,
    total: BySeat<f64>,
}

/// A turn that several seats had together, in one iteration.
#[derive(Clone, Debug)]
pub(super) struct Group {
    /// Its part of the path, one step for each seat.
    steps: Range<usize>,
    /// What came of it.
    key: u64,
    /// What would have come of each other choice of each seat: a part of [`Search::keys`].
    others: Range<usize>,
}

/// The key of a combination: the edges of all seats, in seat order.
fn combination(edges: impl Iterator<Item = u32>) -> u64 {
    edges.fold(0, |key, edge| fingerprint(&(key, edge)))
}

impl<A: Copy + Eq> Tree<A> {
    /// Chooses among `actions` in proportion to their regrets, with some tries mixed in. At a new node the first of them
    /// begins with a regret of `favour`.
    pub(super) fn sample(&mut self, node: u32, seat: Seat, actions: &[A], favour: f64, luck: &mut impl Luck) -> u32 {
        let mut available = Vec::with_capacity(actions.len());
        self.available(node, seat, actions, &mut available);
        let edges = self.edges(node).len();
        let mixed = self.mixed_mut(node);
        if mixed.is_empty() {
            mixed.push(Mixed { regret: favour, meant: 0.0 });
        }
        mixed.resize(edges, Mixed::default());
        let sum: f64 = available.iter().map(|&edge| mixed[edge as usize].regret.max(0.0)).sum();
        let even = 1.0 / available.len() as f64;
        let meant = |mixed: &Mixed| if sum > 0.0 { mixed.regret.max(0.0) / sum } else { even };
        let mut point = f64::from(luck.word()) / 4_294_967_296.0;
        let mut chosen = available[available.len() - 1];
        let mut found = false;
        for &edge in &available {
            let strategy = meant(&mixed[edge as usize]);
            mixed[edge as usize].meant += strategy;
            point -= TRIES * even + (1.0 - TRIES) * strategy;
            if point < 0.0 && !found {
                (chosen, found) = (edge, true);
            }
        }
        chosen
    }
}

impl<G: Knowledge> Search<G> {
    /// Notes a turn in which `choices` were made, before they are resolved.
    pub(super) fn group(&mut self, game: &G, steps: Range<usize>, choices: &Choices<G::Action>) -> Group {
        let path = &self.path[steps.clone()];
        let first = self.keys.len();
        for (place, step) in path.iter().enumerate() {
            let edges = self.tree.edges(step.node);
            self.keys.extend(edges.iter().enumerate().map(|(other, edge)| {
                let mut choices = *choices;
                choices.set(edge.seat(), Some(edge.action));
                game.outcome(&choices).unwrap_or_else(|| {
                    let chosen = path.iter().map(|step| step.edge).enumerate();
                    combination(chosen.map(|(at, edge)| if at == place { other as u32 } else { edge }))
                })
            }));
        }
        let key = game.outcome(choices).unwrap_or_else(|| combination(path.iter().map(|step| step.edge)));
        Group { steps, key, others: first..self.keys.len() }
    }

    /// Updates the regrets of a turn: each seat compares what came of it with what its other choices were worth against
    /// the same choices of the others.
    pub(super) fn regret(&mut self, group: Group, worth: &BySeat<f64>) {
        let steps: &[Step] = &self.path[group.steps];
        let node = steps[0].node;
        let seats = worth.seats();
        let joint = self
            .joints
            .entry((node, group.key))
            .or_insert_with(|| Joint { visits: 0, total: BySeat::filled(seats, 0.0) });
        joint.visits += 1;
        for (seat, worth) in worth.iter() {
            joint.total[seat] += worth;
        }
        let mut keys = self.keys[group.others].iter();
        for step in steps {
            let seat = self.tree.edge(step.node, step.edge).seat();
            for (other, &key) in keys.by_ref().take(self.tree.edges(step.node).len()).enumerate() {
                if let Some(joint) = self.joints.get(&(node, key)) {
                    let mean = joint.total[seat] / f64::from(joint.visits);
                    self.tree.mixed_mut(step.node)[other].regret += mean - worth[seat];
                }
            }
        }
    }
}
