//! Nim, the smallest game: for the examples and the tests of this crate.
//!
//! §1 A heap of stones lies on the table.
//! §2 The seats take turns; each takes one, two or three stones.
//! §3 Whoever takes the last stone wins.

use std::fmt;
use std::str::FromStr;

use kernel::{
    Allowed, Arg, BadPosition, BadSetup, BySeat, Choices, Facts, Game, Log, Luck, OptionFact, OptionValue, Refusal,
    Seat, Setup, Standing, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

/// A game of Nim; complete, so it is its own position and its own view.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nim {
    /// How many seats play.
    pub seats: u8,
    /// The stones there were at the beginning.
    pub began_with: u8,
    /// The stones left.
    pub stones: u8,
    /// The seat to move; after the end, the one that took the last stone.
    pub active: Seat,
}

/// §1: how many stones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// In the heap.
    pub stones: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { stones: 7 }
    }
}

/// §2: takes this many stones, `2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Take {
    type Err = ();
    fn from_str(text: &str) -> Result<Take, ()> {
        let stones = ["1", "2", "3"].iter().position(|&known| known == text).ok_or(())?;
        Ok(Take(stones as u8 + 1))
    }
}

/// Nim leaves nothing to chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoDraw {}

impl fmt::Display for NoDraw {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoDraw {
    type Err = ();
    fn from_str(_: &str) -> Result<NoDraw, ()> {
        Err(())
    }
}

/// §2: so many stones are gone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Took {
    /// Who took them.
    pub seat: Seat,
    /// How many.
    pub stones: u8,
}

/// §2: there are not so many stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooFew {
    /// The stones left.
    pub stones: u8,
}

impl Refusal for TooFew {
    fn code(&self) -> &'static str {
        "too-few"
    }
    fn args(&self) -> Vec<(&'static str, Arg)> {
        vec![("stones", self.stones.into())]
    }
    fn rule(&self) -> &'static str {
        "§2"
    }
}

impl Game for Nim {
    type Options = Options;
    type Action = Take;
    type Draw = NoDraw;
    type Event = Took;
    type View = Nim;
    type Detail = ();
    type Position = Nim;
    type Illegal = TooFew;
    const FACTS: Facts = Facts {
        id: "nim",
        title: "Nim",
        designer: "Nobody knows",
        seats: (2, 3),
        rules_version: 1,
        hidden: false,
        options: &[OptionFact {
            name: "stones",
            default: OptionValue::Number(7),
            with: None,
            allowed: Allowed::Range(1, 21),
        }],
    };

    fn new(setup: &Setup<Options>) -> Result<Nim, BadSetup> {
        let stones = setup.options.stones;
        Ok(Nim { seats: setup.seats, began_with: stones, stones, active: Seat(0) })
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn options(&self) -> Options {
        Options { stones: self.began_with }
    }
    fn turn(&self) -> Turn {
        if self.stones == 0 { Turn::Over } else { Turn::Seat(self.active) }
    }
    fn phase(&self) -> &'static str {
        if self.stones == 0 { "over" } else { "take" }
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Take>) {
        if self.turn() == Turn::Seat(seat) {
            out.extend((1..=self.stones.min(3)).map(Take));
        }
    }
    fn check(&self, _: Seat, action: &Take) -> Result<(), TooFew> {
        if action.0 <= self.stones { Ok(()) } else { Err(TooFew { stones: self.stones }) }
    }
    fn play(&mut self, seat: Seat, Take(stones): Take, log: &mut impl Log<Took>) {
        log.tell(|| Took { seat, stones });
        self.stones -= stones;
        if self.stones > 0 {
            self.active = Seat((seat.0 + 1) % self.seats);
        }
    }
    fn resolve(&mut self, _: &Choices<Take>, _: &mut impl Log<Took>) {
        unreachable!("nothing is chosen together");
    }
    fn draw(&self, _: &mut impl Luck) -> NoDraw {
        unreachable!("nothing is left to chance");
    }
    fn outcomes(&self, _: &mut Vec<(NoDraw, u32)>) -> bool {
        true
    }
    fn check_draw(&self, draw: &NoDraw) -> Result<(), TooFew> {
        match *draw {}
    }
    fn settle(&mut self, draw: &NoDraw, _: &mut impl Log<Took>) {
        match *draw {}
    }
    fn view(&self, _: Viewer) -> Nim {
        self.clone()
    }
    fn seen(event: &Took, _: Viewer) -> Option<Took> {
        Some(event.clone())
    }
    fn reveals(&self, _: Seat, _: &Take, _: Viewer) -> bool {
        true
    }
    fn reveals_draw(&self, _: &NoDraw, _: Viewer) -> bool {
        true
    }
    fn imagine(&self, _: Viewer, _: &mut impl Luck) -> Nim {
        self.clone()
    }
    fn standing(&self) -> Standing<()> {
        let won = |seat| i32::from(self.stones == 0 && self.active == seat);
        Standing::by_score(BySeat::from_fn(self.seats, won), ())
    }
    fn position(&self) -> Nim {
        self.clone()
    }
    fn load(position: Nim) -> Result<Nim, BadPosition> {
        let Nim { seats, began_with, stones, active } = position;
        let fits =
            (2..=3).contains(&seats) && (1..=21).contains(&began_with) && stones <= began_with && active.0 < seats;
        if fits { Ok(position) } else { Err(BadPosition("these are not the numbers of a game of Nim".to_owned())) }
    }
}
