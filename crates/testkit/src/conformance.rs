//! What holds for every game, asserted over random matches of every setup.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;

use kernel::{Game, Luck, Match, QuickLuck, Seat, Viewer};

use crate::allocation::assert_no_allocation;
use crate::case::Case;
use crate::playout;
use crate::setups::{Accepted, every_setup};
use crate::twins::{self, Tally};
use crate::walk;

/// How many actions of other moments are kept to be tried at the wrong one.
const POOL: usize = 600;

type Census<G> = dyn Fn(&G);
type Vary<G> = dyn Fn(&G, &<G as Game>::Draw, Viewer, &mut dyn Luck) -> <G as Game>::Draw;
type Bot<G> = dyn Fn(&G, Seat, u64) -> <G as Game>::Action;

/// Plays `games` random matches of every setup of `G` and asserts at every step what holds
/// for any game. The short form of [`Conformance`].
///
/// # Panics
/// At the first thing that does not hold, with the words that repeat it.
pub fn conforms<G: Game>(games: u32) {
    Conformance::<G>::new().games(games).run();
}

/// A conformance run, with what a game adds to it.
pub struct Conformance<G: Game> {
    games: u32,
    pub(crate) census: Option<Box<Census<G>>>,
    pub(crate) vary: Option<Box<Vary<G>>>,
    pub(crate) bot: Option<Box<Bot<G>>>,
    hidden: Option<bool>,
    only: Option<(u8, String, u32)>,
    /// Whether something was hidden from somebody in any match so far.
    pub(crate) hid_something: Cell<bool>,
    /// Actions from all over the game.
    pub(crate) pool: Vec<G::Action>,
    /// The actions whose notation has been checked.
    pub(crate) spelled: RefCell<HashSet<G::Action>>,
}

impl<G: Game> Conformance<G> {
    /// A run of 50 matches with each setup.
    #[expect(clippy::new_without_default, reason = "nobody needs a default run")]
    pub fn new() -> Conformance<G> {
        Conformance {
            games: 50,
            census: None,
            vary: None,
            bot: None,
            hidden: None,
            only: None,
            hid_something: Cell::new(false),
            pool: Vec::new(),
            spelled: RefCell::default(),
        }
    }

    /// How many matches are played with each setup.
    #[must_use]
    pub fn games(self, games: u32) -> Conformance<G> {
        Conformance { games, ..self }
    }

    /// Asserts, of every state and every imagined one, that no card or coin was made or lost.
    #[must_use]
    pub fn census(self, census: impl Fn(&G) + 'static) -> Conformance<G> {
        Conformance { census: Some(Box::new(census)), ..self }
    }

    /// For twins: a draw that the state allows and that looks like the given one to the viewer,
    /// but differs in what the viewer does not see (others' cards in a deal). Without it fresh draws
    /// are tried until one looks the same, which a viewer who sees much of a draw may never meet.
    #[must_use]
    pub fn vary(self, vary: impl Fn(&G, &G::Draw, Viewer, &mut dyn Luck) -> G::Draw + 'static) -> Conformance<G> {
        Conformance { vary: Some(Box::new(vary)), ..self }
    }

    /// For twins: what a bot with this seed would choose. It must not see more than its seat.
    #[must_use]
    pub fn bot(self, bot: impl Fn(&G, Seat, u64) -> G::Action + 'static) -> Conformance<G> {
        Conformance { bot: Some(Box::new(bot)), ..self }
    }

    /// Whether the game hides something, so that twins must come to differ. Without it the
    /// run finds out: something is hidden when an event, an action or a draw is not for everybody.
    #[must_use]
    pub fn hidden(self, hidden: bool) -> Conformance<G> {
        Conformance { hidden: Some(hidden), ..self }
    }

    /// Plays one match again: that of a failure message.
    #[must_use]
    pub fn only(self, seats: u8, options: &str, number: u32) -> Conformance<G> {
        Conformance { only: Some((seats, options.to_owned(), number)), ..self }
    }

    /// Runs.
    ///
    /// # Panics
    /// At the first thing that does not hold, with the words that repeat it.
    pub fn run(mut self) {
        let setups = every_setup::<G>();
        self.pool = pool(&setups);
        let mut tally = Tally::default();
        let mut matches = 0;
        for setup in &setups {
            for number in self.numbers(setup) {
                let case = Case {
                    game: G::FACTS.id,
                    seats: setup.seats,
                    options: setup.json.to_string(),
                    number,
                    entry: Cell::new(0),
                };
                case.name_failures(|| {
                    if number == 0 {
                        assert_no_allocation::<G>(&setup.options, setup.seats);
                    }
                    if self.only.is_some() || number < self.games {
                        walk::walk(&self, setup, &case);
                    }
                    twins::compare(&self, setup, &case, &mut tally);
                });
                matches += 1;
            }
        }
        assert!(matches > 0, "no match was played: {:?} is no setup of {}", self.only, G::FACTS.id);
        if self.only.is_none() && self.hidden.unwrap_or(self.vary.is_some() || self.hid_something.get()) {
            tally.assert_differed(G::FACTS.id);
        }
    }

    /// The numbers of the matches of a setup: as many as asked for, and one for the twins of each viewer.
    fn numbers(&self, setup: &Accepted<G>) -> std::ops::Range<u32> {
        match &self.only {
            None => 0..self.games.max(u32::from(setup.seats) + 1),
            Some((seats, options, number)) if *seats == setup.seats && *options == setup.json.to_string() => {
                *number..number + 1
            }
            Some(_) => 0..0,
        }
    }
}

/// Actions that were open at some moment of some match, whatever the setup: most are not open at another.
fn pool<G: Game>(setups: &[Accepted<G>]) -> Vec<G::Action> {
    let mut known = HashSet::new();
    let mut pool = Vec::new();
    for setup in setups {
        let Ok(table) = Match::<G>::new(setup.options.clone(), setup.seats) else { continue };
        let mut listed = Vec::new();
        let mut game = table.game().clone();
        playout::playout_noting(&mut game, &mut QuickLuck::new(2, 0), &mut Vec::new(), |open| {
            listed.extend_from_slice(open)
        });
        pool.extend(listed.into_iter().filter(|action| known.insert(*action)));
    }
    kernel::shuffle(&mut pool, &mut QuickLuck::new(2, 1));
    pool.truncate(POOL);
    pool
}
