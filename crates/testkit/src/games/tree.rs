//! Games that are nothing but a small tree written down in a table, so that their value can be worked out by hand.

use std::fmt;
use std::str::FromStr;

use kernel::{
    Arg, BadPosition, BadSetup, BySeat, Choices, Facts, Game, Log, Luck, Refusal, Seat, SeatSet, Setup, Standing, Turn,
    Viewer,
};

/// A place in a tree.
#[derive(Debug)]
pub enum Node {
    /// The end, with each seat's score.
    End(&'static [i32]),
    /// A seat chooses. Nodes of one seat with the same `set` look the same to it.
    Choice { seat: u8, set: u8, next: &'static [u16] },
    /// Chance chooses, each way as likely as another. Nobody sees which where it is hidden.
    Chance { hidden: bool, next: &'static [u16] },
    /// Seats 0 and 1 choose together among `ways` each; the result of (i, j) is `next[i * ways + j]`.
    Both { ways: u16, next: &'static [u16] },
}

/// A tree: its nodes, the first one first, and the number of seats.
#[derive(Debug)]
pub struct Shape {
    pub seats: u8,
    pub nodes: &'static [Node],
}

/// A game in a tree.
#[derive(Clone, Copy, Debug)]
pub struct TreeGame {
    pub shape: &'static Shape,
    pub at: u16,
    /// The way that an informed playout takes; without one it is left to luck.
    pub habit: Option<u16>,
}

impl TreeGame {
    pub fn of(shape: &'static Shape) -> TreeGame {
        TreeGame { shape, at: 0, habit: None }
    }

    fn node(&self) -> &'static Node {
        &self.shape.nodes[usize::from(self.at)]
    }
}

impl PartialEq for TreeGame {
    fn eq(&self, other: &TreeGame) -> bool {
        self.at == other.at
    }
}
impl Eq for TreeGame {}
impl std::hash::Hash for TreeGame {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.at.hash(state);
    }
}

/// The way taken: of a choice, or of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Way(pub u16);

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
impl FromStr for Way {
    type Err = std::num::ParseIntError;
    fn from_str(text: &str) -> Result<Way, Self::Err> {
        text.parse().map(Way)
    }
}

/// Nothing is ever refused here: search only plays what is legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Never;
impl Refusal for Never {
    fn code(&self) -> &'static str {
        "never"
    }
    fn args(&self) -> Vec<(&'static str, Arg)> {
        Vec::new()
    }
    fn rule(&self) -> &'static str {
        "-"
    }
}

impl Game for TreeGame {
    type Options = ();
    type Action = Way;
    type Draw = Way;
    type Event = ();
    type View = u16;
    type Detail = ();
    type Position = u16;
    type Illegal = Never;
    const FACTS: Facts = Facts {
        id: "tree",
        title: "Tree",
        designer: "-",
        seats: (2, 3),
        rules_version: 1,
        hidden: false,
        options: &[],
    };

    fn new(_: &Setup<()>) -> Result<TreeGame, BadSetup> {
        unreachable!("trees are given by their shape")
    }
    fn seats(&self) -> u8 {
        self.shape.seats
    }
    fn options(&self) {}
    fn turn(&self) -> Turn {
        match self.node() {
            Node::End(_) => Turn::Over,
            Node::Choice { seat, .. } => Turn::Seat(Seat(*seat)),
            Node::Chance { .. } => Turn::Chance,
            Node::Both { .. } => Turn::Together(SeatSet::first(2)),
        }
    }
    fn phase(&self) -> &'static str {
        "tree"
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Way>) {
        if self.turn().seats().contains(seat) {
            let ways = match self.node() {
                Node::Choice { next, .. } => next.len() as u16,
                Node::Both { ways, .. } => *ways,
                Node::End(_) | Node::Chance { .. } => 0,
            };
            out.extend((0..ways).map(Way));
        }
    }
    fn check(&self, _: Seat, _: &Way) -> Result<(), Never> {
        Ok(())
    }
    fn play(&mut self, _: Seat, way: Way, _: &mut impl Log<()>) {
        if let Node::Choice { next, .. } = self.node() {
            self.at = next[usize::from(way.0)];
        }
    }
    fn resolve(&mut self, choices: &Choices<Way>, _: &mut impl Log<()>) {
        if let Node::Both { ways, next } = self.node() {
            let way = |seat| choices.get(Seat(seat)).expect("both have chosen").0;
            self.at = next[usize::from(way(0) * ways + way(1))];
        }
    }
    fn draw(&self, luck: &mut impl Luck) -> Way {
        match self.node() {
            Node::Chance { next, .. } => Way(luck.below(next.len() as u32) as u16),
            _ => unreachable!("not a turn of chance"),
        }
    }
    fn outcomes(&self, _: &mut Vec<(Way, u32)>) -> bool {
        false
    }
    fn check_draw(&self, _: &Way) -> Result<(), Never> {
        Ok(())
    }
    fn settle(&mut self, way: &Way, _: &mut impl Log<()>) {
        if let Node::Chance { next, .. } = self.node() {
            self.at = next[usize::from(way.0)];
        }
    }
    fn view(&self, _: Viewer) -> u16 {
        self.at
    }
    fn seen(_: &(), _: Viewer) -> Option<()> {
        Some(())
    }
    fn reveals(&self, _: Seat, _: &Way, _: Viewer) -> bool {
        true
    }
    fn reveals_draw(&self, _: &Way, viewer: Viewer) -> bool {
        viewer == Viewer::Everything || !matches!(self.node(), Node::Chance { hidden: true, .. })
    }
    /// Any node that looks the same to whoever is to choose.
    fn imagine(&self, viewer: Viewer, luck: &mut impl Luck) -> TreeGame {
        let Node::Choice { seat, set, .. } = self.node() else { return *self };
        if viewer != Viewer::Seat(Seat(*seat)) || *set == 0 {
            return *self;
        }
        let alike: Vec<u16> = (0..)
            .zip(self.shape.nodes)
            .filter(|(_, node)| matches!(node, Node::Choice { seat: s, set: other, .. } if s == seat && other == set))
            .map(|(at, _)| at)
            .collect();
        TreeGame { at: alike[luck.below(alike.len() as u32) as usize], ..*self }
    }
    fn standing(&self) -> Standing<()> {
        let scores = match self.node() {
            Node::End(scores) => BySeat::from_fn(self.shape.seats, |seat| scores[seat.index()]),
            _ => BySeat::filled(self.shape.seats, 0),
        };
        Standing::by_score(scores, ())
    }
    fn position(&self) -> u16 {
        self.at
    }
    fn load(_: u16) -> Result<TreeGame, BadPosition> {
        Err(BadPosition("trees are given by their shape".to_owned()))
    }
}
