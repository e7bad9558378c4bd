//! What holds for every game, asserted over random matches of every setup.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use kernel::{Facts, Game, Luck, OptionFact, QuickLuck, Record, Seat, Silent, Viewer};
use serde_json::Value;

use crate::allocation::assert_no_allocation;
use crate::case::{Case, message};
use crate::playout::playout_watched;
use crate::restless;
use crate::setups::{Accepted, every_setup, to_json};
use crate::twins::{self, Tally};
use crate::walk;

/// How many actions of other moments are kept to be tried at the wrong one.
const POOL: usize = 600;

type Census<G> = dyn Fn(&G);
type Vary<G> = dyn Fn(&G, &<G as Game>::Draw, Viewer, &mut dyn Luck) -> <G as Game>::Draw;
type Keep = dyn Fn(u8, &Value) -> bool;
type Bot<G> = dyn Fn(&G, Seat, u64) -> <G as Game>::Action;

/// Plays `games` random matches of every setup of `G` and asserts at every step what holds
/// for any game. The short form of [`Conformance`].
///
/// # Panics
/// At the first thing that does not hold, with the words that repeat it.
pub fn conforms<G: Game>(games: u32) {
    Conformance::<G>::new().games(games).run();
}

/// A test for each number of seats, so that they run side by side: `conforms_by_seats!(conforms: two = 2, three = 3)`.
#[macro_export]
macro_rules! conforms_by_seats {
    ($conforms:ident: $($name:ident = $seats:literal),+ $(,)?) => {
        $(
            #[test]
            fn $name() {
                $conforms($seats);
            }
        )+
    };
}

/// A conformance run, with what a game adds to it.
pub struct Conformance<G: Game> {
    games: u32,
    pub(crate) census: Option<Box<Census<G>>>,
    pub(crate) vary: Option<Box<Vary<G>>>,
    pub(crate) bot: Option<Box<Bot<G>>>,
    keep: Option<Box<Keep>>,
    only: Option<(u8, Value, u32)>,
    choices_only: bool,
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
            keep: None,
            only: None,
            choices_only: false,
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
    /// are tried until one looks the same, which a viewer who sees much of a draw may never meet. A small
    /// difference is worth as much as a large one, and lasts longer.
    #[must_use]
    pub fn vary(self, vary: impl Fn(&G, &G::Draw, Viewer, &mut dyn Luck) -> G::Draw + 'static) -> Conformance<G> {
        Conformance { vary: Some(Box::new(vary)), ..self }
    }

    /// For twins: what a bot with this seed would choose. It must not see more than its seat.
    #[must_use]
    pub fn bot(self, bot: impl Fn(&G, Seat, u64) -> G::Action + 'static) -> Conformance<G> {
        Conformance { bot: Some(Box::new(bot)), ..self }
    }

    /// For twins: nothing is hidden but the choices of a turn of several, until the last is in. What else a viewer does
    /// not see, it can work out.
    #[must_use]
    pub fn hides_choices_only(self) -> Conformance<G> {
        Conformance { choices_only: true, ..self }
    }

    /// Which setups are played, by seats and options; without it all of them. For a game with so many
    /// that a run would take minutes: `keep` should leave every value of every option at every number of seats.
    #[must_use]
    pub fn setups(self, keep: impl Fn(u8, &Value) -> bool + 'static) -> Conformance<G> {
        Conformance { keep: Some(Box::new(keep)), ..self }
    }

    /// Of the setups with so many seats, those in which one option at most differs from its default, and those in which
    /// exactly the options of one of these lists do, in the order of the facts. Every value of every option is among them.
    ///
    /// # Panics
    /// When a list names something else.
    #[must_use]
    pub fn few(self, seats: u8, together: &'static [&'static [&'static str]]) -> Conformance<G> {
        for names in together {
            let known = G::FACTS.options.iter().map(|option| option.name).filter(|name| names.contains(name));
            assert!(known.eq(names.iter().copied()), "{names:?} are not options in the order of the facts");
        }
        self.setups(move |at, options| {
            let differ = |option: &&OptionFact| options[option.name] != to_json(&option.default);
            let names: Vec<&str> = G::FACTS.options.iter().filter(differ).map(|option| option.name).collect();
            at == seats && (names.len() <= 1 || together.contains(&names.as_slice()))
        })
    }

    /// Plays one match again: that of a failure message.
    ///
    /// # Panics
    /// When the options are not JSON.
    #[must_use]
    pub fn only(self, seats: u8, options: &str, number: u32) -> Conformance<G> {
        let options = options.parse().unwrap_or_else(|e| panic!("{options} is not JSON: {e}"));
        Conformance { only: Some((seats, options, number)), ..self }
    }

    /// Runs.
    ///
    /// # Panics
    /// At the first thing that does not hold, with the words that repeat it.
    pub fn run(mut self) {
        let mut setups = every_setup::<G>();
        if let (Some(keep), None) = (&self.keep, &self.only) {
            setups.retain(|setup| keep(setup.seats, &setup.json));
        }
        self.pool = pool(&setups);
        let mut tally = Tally::default();
        let mut matches = 0;
        for setup in &setups {
            for number in self.numbers(setup) {
                let case = Case::new(setup, number);
                case.name_failures(|| {
                    if self.only.is_some() || number < self.games {
                        walk::walk(&self, setup, &case);
                    }
                    twins::compare(&self, setup, &case, &mut tally);
                    if number == 0 {
                        assert_no_allocation::<G>(&setup.options, setup.seats);
                        restless::wander(setup, &case);
                    }
                });
                matches += 1;
            }
        }
        assert!(matches > 0, "no match was played: {:?} is no setup of {}, or none is kept", self.only, G::FACTS.id);
        let Facts { id, hidden, .. } = G::FACTS;
        assert!(hidden || !self.hid_something.get(), "{id} hides something, and its facts say that it does not");
        // Where something is hidden, twins must come to differ.
        if self.only.is_none() && hidden {
            tally.assert_differed(id, self.choices_only);
        }
    }

    /// Two matches that differ only in what `viewer` did not see, as complete records of the same
    /// length: for whoever stands between a match and its viewers and must not tell them apart either.
    /// They end where a seat is to decide, before the viewer is told different things and before the end.
    ///
    /// # Panics
    /// When the setup is none of this game.
    pub fn twins(&self, seats: u8, options: &Value, viewer: Viewer, number: u32) -> (Record, Record) {
        let read = G::FACTS.read_options(options).unwrap_or_else(|bad| panic!("{options}: {bad}"));
        let setup = Accepted { json: options.clone(), options: read, seats };
        let case = Case::new(&setup, number);
        case.name_failures(|| twins::records(self, &setup, &case, viewer))
    }

    /// The numbers of the matches of a setup: as many as asked for, and one for the twins of each viewer.
    fn numbers(&self, setup: &Accepted<G>) -> std::ops::Range<u32> {
        match &self.only {
            None => 0..self.games.max(u32::from(setup.seats) + 1),
            Some((seats, options, number)) if *seats == setup.seats && *options == setup.json => *number..number + 1,
            Some(_) => 0..0,
        }
    }
}

/// Actions that were open at some moment of some match, whatever the setup: most are not open at another.
fn pool<G: Game>(setups: &[Accepted<G>]) -> Vec<G::Action> {
    let mut known = HashSet::new();
    let mut pool = Vec::new();
    for setup in setups {
        let case = Case::new(setup, 0);
        let mut listed = Vec::new();
        let played = catch_unwind(AssertUnwindSafe(|| {
            let mut game = setup.begin().game().clone();
            let mut luck = QuickLuck::new(2, 0);
            playout_watched(&mut game, &mut luck, &mut Vec::new(), &mut Silent, |game, _| {
                for seat in game.turn().seats().iter() {
                    game.legal(seat, &mut listed);
                }
            });
        }));
        // What else goes wrong here will go wrong in a match, which can say where.
        if let Err(panic) = played
            && message(&*panic).starts_with("no end")
        {
            case.name_failures(|| resume_unwind(panic));
        }
        pool.extend(listed.into_iter().filter(|action| known.insert(*action)));
    }
    kernel::shuffle(&mut pool, &mut QuickLuck::new(2, 1));
    pool.truncate(POOL);
    pool
}
