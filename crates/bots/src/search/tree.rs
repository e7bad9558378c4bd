//! The tree: nodes are what the searching seat can tell apart, edges are actions with their counts.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use kernel::{BySeat, Seat};

use super::regret::Mixed;
use crate::math::ln;

/// A tree of decisions. Nodes are numbered; 0 is the root.
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// Nodes that are reached by something other than one visible action: a draw, choices made
    /// together, an action the seat did not see.
    children: HashMap<(u32, u64), u32, BuildHasherDefault<Fingerprint>>,
}

struct Node<A> {
    edges: Vec<Edge<A>>,
    /// The strategies of regret matching, one for each edge, where that is how this node chooses.
    mixed: Vec<Mixed>,
    visits: u32,
    /// Whether every visit met the same actions: then each was available at every visit.
    uniform: bool,
    /// How many edges have been tried, as long as it is uniform.
    tried: u32,
    /// The fingerprint of the position, where it is open.
    mark: u64,
}

/// An action and what came of it.
pub(super) struct Edge<A> {
    pub(super) action: A,
    pub(super) visits: u32,
    /// How often it was legal when the node was visited, once the node is not uniform.
    available: u32,
    seat: Seat,
    /// The node it leads to; 0 is none yet.
    next: u32,
    /// What it was worth to the seat, summed.
    pub(super) total: f64,
    /// The mean of that, and one by the root of the visits: kept so that choosing needs neither a
    /// division nor a root for each edge.
    mean: f64,
    doubt: f64,
    /// Whether this is only what a survey expects of it; the first experience takes its place.
    expected: bool,
}

impl<A> Node<A> {
    fn new() -> Node<A> {
        Node { edges: Vec::new(), mixed: Vec::new(), visits: 0, uniform: true, tried: 0, mark: 0 }
    }
}

impl<A: Copy + Eq> Tree<A> {
    pub(super) const ROOT: u32 = 0;

    pub(super) fn new() -> Tree<A> {
        Tree { nodes: vec![Node::new()], children: HashMap::default() }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// About how much memory it takes.
    pub(super) fn bytes(&self) -> usize {
        let of_node =
            |node: &Node<A>| node.edges.capacity() * size_of::<Edge<A>>() + node.mixed.capacity() * size_of::<Mixed>();
        self.nodes.capacity() * size_of::<Node<A>>()
            + self.nodes.iter().map(of_node).sum::<usize>()
            + self.children.capacity() * size_of::<((u32, u64), u32)>()
    }

    pub(super) fn edge(&self, node: u32, edge: u32) -> &Edge<A> {
        &self.nodes[node as usize].edges[edge as usize]
    }

    pub(super) fn edges(&self, node: u32) -> &[Edge<A>] {
        &self.nodes[node as usize].edges
    }

    pub(super) fn mixed(&self, node: u32) -> &[Mixed] {
        &self.nodes[node as usize].mixed
    }

    pub(super) fn mixed_mut(&mut self, node: u32) -> &mut Vec<Mixed> {
        &mut self.nodes[node as usize].mixed
    }

    /// Notes the fingerprint of the position at a node.
    pub(super) fn mark(&mut self, node: u32, mark: u64) {
        self.nodes[node as usize].mark = mark;
    }

    /// The node behind an edge, and whether it is new.
    pub(super) fn next(&mut self, node: u32, edge: u32) -> (u32, bool) {
        let next = self.nodes[node as usize].edges[edge as usize].next;
        if next != 0 {
            return (next, false);
        }
        let next = self.grow();
        self.nodes[node as usize].edges[edge as usize].next = next;
        (next, true)
    }

    /// The node reached from `node` by what `key` stands for, and whether it is new.
    pub(super) fn child(&mut self, node: u32, key: u64) -> (u32, bool) {
        if let Some(&child) = self.children.get(&(node, key)) {
            return (child, false);
        }
        let child = self.grow();
        self.children.insert((node, key), child);
        (child, true)
    }

    fn grow(&mut self) -> u32 {
        self.nodes.push(Node::new());
        self.nodes.len() as u32 - 1
    }

    /// Chooses among `actions` by UCB1: an untried one, else the one with the highest upper
    /// confidence bound.
    pub(super) fn select(&mut self, node: u32, seat: Seat, actions: &[A], exploration: f64) -> u32 {
        let at = node as usize;
        if self.nodes[at].edges.is_empty() {
            self.nodes[at].edges.extend(actions.iter().map(|&action| Edge::new(action, seat)));
        }
        let node = &mut self.nodes[at];
        let same = node.edges.len() == actions.len() && node.edges.iter().zip(actions).all(|(e, &a)| e.action == a);
        if node.uniform && same {
            return node.select_uniform(at, exploration);
        }
        node.select_available(seat, actions, exploration)
    }

    /// Adds what an iteration was worth to an edge that it went along.
    pub(super) fn remember(&mut self, node: u32, edge: u32, worth: &BySeat<f64>) {
        let node = &mut self.nodes[node as usize];
        let edge = &mut node.edges[edge as usize];
        if edge.expected {
            edge.expected = false;
            edge.visits = 0;
            edge.total = 0.0;
        } else {
            node.visits += 1;
            node.tried += u32::from(edge.visits == 0);
        }
        edge.visits += 1;
        edge.total += worth[edge.seat];
        let visits = f64::from(edge.visits);
        edge.mean = edge.total / visits;
        edge.doubt = 1.0 / visits.sqrt();
    }

    /// Gives a new node its edges, with what is expected of each: they count as tried once.
    pub(super) fn expect(&mut self, node: u32, seat: Seat, actions: &[A], worths: &[f64]) {
        let node = &mut self.nodes[node as usize];
        let edge = |(&action, &worth): (&A, &f64)| Edge {
            visits: 1,
            total: worth,
            mean: worth,
            doubt: 1.0,
            expected: true,
            ..Edge::new(action, seat)
        };
        node.edges.extend(actions.iter().zip(worths).map(edge));
        node.visits = actions.len() as u32;
        node.tried = node.visits;
    }

    /// The edge of an action.
    pub(super) fn edge_of(&mut self, node: u32, seat: Seat, action: A) -> u32 {
        self.nodes[node as usize].edge_of(seat, action)
    }

    /// The edges that are legal now; new ones are added. For nodes that choose by regret.
    pub(super) fn available(&mut self, node: u32, seat: Seat, actions: &[A], out: &mut Vec<u32>) {
        let node = &mut self.nodes[node as usize];
        out.clear();
        out.extend(actions.iter().map(|&action| node.edge_of(seat, action)));
    }

    /// The node with this fingerprint.
    pub(super) fn find(&self, mark: u64) -> Option<u32> {
        self.nodes.iter().position(|node| node.mark == mark).map(|node| node as u32)
    }

    /// Makes `root` the root and forgets what is not below it.
    pub(super) fn keep_below(&mut self, root: u32) {
        let mut old: Vec<Option<Node<A>>> = std::mem::take(&mut self.nodes).into_iter().map(Some).collect();
        let mut below: HashMap<u32, Vec<(u64, u32)>, BuildHasherDefault<Fingerprint>> = HashMap::default();
        for ((node, key), child) in std::mem::take(&mut self.children) {
            below.entry(node).or_default().push((key, child));
        }
        // Breadth first: `moved[new]` is the old number of the node that is now `new`.
        let mut moved = vec![root];
        let mut at = 0;
        while at < moved.len() {
            let number = moved[at];
            let mut node = old[number as usize].take().expect("a node has one way to it");
            for edge in node.edges.iter_mut().filter(|edge| edge.next != 0) {
                moved.push(edge.next);
                edge.next = moved.len() as u32 - 1;
            }
            for (key, child) in below.remove(&number).unwrap_or_default() {
                moved.push(child);
                self.children.insert((at as u32, key), moved.len() as u32 - 1);
            }
            self.nodes.push(node);
            at += 1;
        }
    }
}

impl<A: Copy + Eq> Node<A> {
    fn select_uniform(&self, number: usize, exploration: f64) -> u32 {
        let count = self.edges.len() as u32;
        if self.tried < count {
            // Untried edges come in turn, from a place that differs from node to node.
            let start = ((number as u32).wrapping_mul(0x9E37_79B1) >> 8) % count;
            let in_turn = (start..count).chain(0..start);
            let untried = in_turn.into_iter().find(|&edge| self.edges[edge as usize].visits == 0);
            return untried.expect("fewer were tried than there are");
        }
        let width = exploration * ln(f64::from(self.visits.max(1))).sqrt();
        let mut best = (f64::NEG_INFINITY, 0);
        for (number, edge) in self.edges.iter().enumerate() {
            let bound = edge.mean + width * edge.doubt;
            if bound > best.0 {
                best = (bound, number as u32);
            }
        }
        best.1
    }

    /// The same where not every action is legal at every visit.
    fn select_available(&mut self, seat: Seat, actions: &[A], exploration: f64) -> u32 {
        if self.uniform {
            self.uniform = false;
            for edge in &mut self.edges {
                edge.available = self.visits;
            }
        }
        let mut best = (f64::NEG_INFINITY, 0);
        for &action in actions {
            let number = self.edge_of(seat, action);
            let edge = &mut self.edges[number as usize];
            edge.available += 1;
            let visits = f64::from(edge.visits);
            let bound = match edge.visits {
                0 => f64::INFINITY,
                _ => edge.total / visits + exploration * (ln(f64::from(edge.available)) / visits).sqrt(),
            };
            if bound > best.0 {
                best = (bound, number);
            }
        }
        best.1
    }

    fn edge_of(&mut self, seat: Seat, action: A) -> u32 {
        let found = self.edges.iter().position(|edge| edge.action == action);
        found.unwrap_or_else(|| {
            self.edges.push(Edge::new(action, seat));
            self.edges.len() - 1
        }) as u32
    }
}

impl<A> Edge<A> {
    fn new(action: A, seat: Seat) -> Edge<A> {
        Edge { action, visits: 0, available: 0, seat, next: 0, total: 0.0, mean: 0.0, doubt: 0.0, expected: false }
    }

    /// Whose action it is.
    pub(super) fn seat(&self) -> Seat {
        self.seat
    }
}

/// A quick fingerprint of anything that can be hashed, the same on every machine for the fixed-size
/// fields that states are made of. Never 0, which marks what has none.
pub(super) fn fingerprint(value: &impl Hash) -> u64 {
    let mut hasher = Fingerprint::default();
    value.hash(&mut hasher);
    hasher.finish() | 1
}

#[derive(Default)]
pub(super) struct Fingerprint(u64);

impl Hasher for Fingerprint {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.write_u64(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.write_u64(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0.rotate_left(5) ^ value).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }
}
