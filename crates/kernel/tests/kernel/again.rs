//! How many moves are made again for viewers who catch up, leaf through a match or take something back: what they ask
//! for and a few more, however long the match is.

use std::cell::Cell;
use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

use kernel::{
    AnyMatch, Arg, BadPosition, BadSetup, BySeat, Choices, Facts, Game, Log, Luck, Match, Refusal, Seat, Setup,
    Standing, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

/// The most moves that are made again to reach any moment.
const FEW: u32 = 31;

/// Two walk on for ever, one step each.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Walk {
    steps: u32,
}

thread_local! {
    /// The steps that were ever made.
    static MADE: Cell<u32> = const { Cell::new(0) };
}

/// How many steps are made while this is done.
fn made(deed: impl FnOnce()) -> u32 {
    let before = MADE.get();
    deed();
    MADE.get() - before
}

fn long_walk(steps: u32) -> Match<Walk> {
    let mut table = Match::<Walk>::new(Options {}, 2).expect("a setup");
    for step in 0..steps {
        let seat = Seat((step % 2) as u8);
        table.play(seat, Step, &mut kernel::Silent).expect("a step");
    }
    table
}

#[test]
fn catching_up_makes_what_was_missed_and_a_few_more() {
    let table = long_walk(2500);
    for missed in [0, 1, 2, 30, 500, 2500] {
        let again = made(|| {
            let told = AnyMatch::retell(&table, 2500 - missed, Viewer::Spectator);
            assert_eq!(told.len(), missed as usize);
            let first = told.first().map(|events| events.as_str().to_owned());
            assert_eq!(first, (missed > 0).then(|| format!("[{}]", 2501 - missed)));
        });
        assert!((missed..=missed + FEW).contains(&again), "{again} steps for {missed} that were missed");
    }
}

#[test]
fn leafing_through_makes_what_is_shown_and_a_few_more() {
    let table = long_walk(2500);
    for from in [0, 1, 1234, 2490] {
        let again = made(|| assert_eq!(table.moments(from, 10, Viewer::Spectator)[9].number, from + 9));
        assert!((9..=9 + FEW).contains(&again), "{again} steps for 10 moments");
    }
}

#[test]
fn taking_back_makes_a_few() {
    let mut table = long_walk(2500);
    for back in [2499, 2498, 1999, 7, 2500] {
        let again = made(|| table.back_to(back).expect("there is such an entry"));
        assert!(again <= FEW, "{again} steps to go back to {back}");
        assert_eq!(table.game().steps, back);
    }
    let again = made(|| drop(AnyMatch::retell(&table, 2500, Viewer::Spectator)));
    assert!(again <= 6 * FEW, "{again} steps to tell of five that were taken back");
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Step;

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("step")
    }
}

impl FromStr for Step {
    type Err = ();
    fn from_str(text: &str) -> Result<Step, ()> {
        if text == "step" { Ok(Step) } else { Err(()) }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Options {}

/// Every step is allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Never(Infallible);

impl Refusal for Never {
    fn code(&self) -> &'static str {
        match self.0 {}
    }
    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self.0 {}
    }
    fn rule(&self) -> &'static str {
        match self.0 {}
    }
}

impl Game for Walk {
    type Options = Options;
    type Action = Step;
    type Draw = Step;
    /// The number of the step.
    type Event = u32;
    type View = Walk;
    type Detail = ();
    type Position = Walk;
    type Illegal = Never;
    const FACTS: Facts = Facts {
        id: "walk",
        title: "Walk",
        designer: "Nobody",
        seats: (2, 2),
        rules_version: 1,
        hidden: false,
        options: &[],
    };

    fn new(_: &Setup<Options>) -> Result<Walk, BadSetup> {
        Ok(Walk { steps: 0 })
    }
    fn seats(&self) -> u8 {
        2
    }
    fn options(&self) -> Options {
        Options {}
    }
    fn turn(&self) -> Turn {
        Turn::Seat(Seat((self.steps % 2) as u8))
    }
    fn phase(&self) -> &'static str {
        "step"
    }
    fn legal(&self, _: Seat, out: &mut Vec<Step>) {
        out.push(Step);
    }
    fn check(&self, _: Seat, _: &Step) -> Result<(), Never> {
        Ok(())
    }
    fn play(&mut self, _: Seat, _: Step, log: &mut impl Log<u32>) {
        MADE.set(MADE.get() + 1);
        self.steps += 1;
        log.tell(|| self.steps);
    }
    fn resolve(&mut self, _: &Choices<Step>, _: &mut impl Log<u32>) {
        unreachable!("nothing is chosen together");
    }
    fn draw(&self, _: &mut impl Luck) -> Step {
        unreachable!("nothing is left to chance");
    }
    fn outcomes(&self, _: &mut Vec<(Step, u32)>) -> bool {
        true
    }
    fn check_draw(&self, _: &Step) -> Result<(), Never> {
        unreachable!("nothing is left to chance");
    }
    fn settle(&mut self, _: &Step, _: &mut impl Log<u32>) {
        unreachable!("nothing is left to chance");
    }
    fn view(&self, _: Viewer) -> Walk {
        self.clone()
    }
    fn seen(event: &u32, _: Viewer) -> Option<u32> {
        Some(*event)
    }
    fn reveals(&self, _: Seat, _: &Step, _: Viewer) -> bool {
        true
    }
    fn reveals_draw(&self, _: &Step, _: Viewer) -> bool {
        true
    }
    fn imagine(&self, _: Viewer, _: &mut impl Luck) -> Walk {
        self.clone()
    }
    fn standing(&self) -> Standing<()> {
        Standing::by_score(BySeat::filled(2, 0), ())
    }
    fn position(&self) -> Walk {
        self.clone()
    }
    fn load(position: Walk) -> Result<Walk, BadPosition> {
        Ok(position)
    }
}
