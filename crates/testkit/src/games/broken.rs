//! Auction with one fault at a time.

use std::cell::Cell;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU32, Ordering};

use kernel::{
    BadPosition, BadSetup, BySeat, Choices, Facts, Game, Log, Luck, OptionFact, OptionValue, Seat, Setup, Standing,
    Turn, Viewer,
};

use super::auction::{
    Action, Auction, Detail, Draw, Event, Illegal, Options, Phase, Position, SEATS, View, other_purses,
};

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    None,
    ViewLeaks,
    ImaginesTruth,
    ImaginesOwnPurse,
    ImaginesWithoutLuck,
    RefusalLeaks,
    ListsTwice,
    ClearsList,
    ListsForOthers,
    ListsNothing,
    RefusesListed,
    AllowsUnlisted,
    Misspells,
    LoadForgets,
    LoadsAnything,
    ForgetsOptions,
    RefusesOption,
    EventHides,
    RecordLeaks,
    RecordHides,
    OutcomeMissing,
    OutcomeWeighsNothing,
    DrawsWrong,
    NeverEnds,
    RanksFromZero,
    HashesAddress,
    Allocates,
    Panics,
    ImaginesLessThanShown,
    EventLeaks,
}

thread_local! {
    /// What is wrong in this thread. One type with many faults is compiled once, not thirty times.
    static FAULT: Cell<Fault> = const { Cell::new(Fault::None) };
}

/// Lets this thread's games have a fault.
pub fn set_fault(fault: Fault) {
    FAULT.set(fault);
}

fn has(fault: Fault) -> bool {
    FAULT.get() == fault
}

/// Auction with a fault, or with facts that name another default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken<const WRONG_FACTS: bool = false>(pub Auction);

impl<const WRONG_FACTS: bool> Hash for Broken<WRONG_FACTS> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
        if has(Fault::HashesAddress) {
            std::ptr::from_ref(self).hash(state);
        }
    }
}

/// The viewer's own purse stays; the others hold anything.
pub fn vary<const WRONG_FACTS: bool>(
    game: &Broken<WRONG_FACTS>,
    draw: &Draw,
    viewer: Viewer,
    luck: &mut dyn Luck,
) -> Draw {
    other_purses(&game.0, draw, viewer, luck)
}

const OTHER_DEFAULT: Facts = Facts {
    options: &[Auction::FACTS.options[0], OptionFact { default: OptionValue::Number(3), ..Auction::FACTS.options[1] }],
    ..Auction::FACTS
};

static COUNTER: AtomicU32 = AtomicU32::new(0);

impl<const WRONG_FACTS: bool> Broken<WRONG_FACTS> {
    /// The purse of the seat after the viewer's, which is none of its business.
    fn neighbour(&self, seat: Seat) -> u8 {
        self.0.purses[usize::from((seat.0 + 1) % self.0.seats)]
    }
}

impl<const WRONG_FACTS: bool> Game for Broken<WRONG_FACTS> {
    type Options = Options;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type View = (View, Option<u8>);
    type Detail = Detail;
    type Position = Position;
    type Illegal = Illegal;
    const FACTS: Facts = if WRONG_FACTS { OTHER_DEFAULT } else { Auction::FACTS };

    fn new(setup: &Setup<Options>) -> Result<Self, BadSetup> {
        if has(Fault::RefusesOption) && setup.options.lots == 3 {
            return Err(BadSetup::NotAnObject);
        }
        Auction::new(setup).map(Broken)
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn options(&self) -> Options {
        if has(Fault::ForgetsOptions) { Options::default() } else { self.0.options() }
    }
    fn turn(&self) -> Turn {
        self.0.turn()
    }
    fn phase(&self) -> &'static str {
        self.0.phase()
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if has(Fault::ClearsList) {
            out.clear();
        }
        let before = out.len();
        self.0.legal(seat, out);
        let last = out.last().copied();
        match FAULT.get() {
            Fault::ListsTwice if out.len() > before + 8 => out.extend(last),
            Fault::ListsForOthers if self.0.phase == Phase::Again && out.len() == before => out.push(Action::Again(9)),
            Fault::ListsNothing if self.0.phase == Phase::Again => out.truncate(before),
            _ => {}
        }
    }
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match (FAULT.get(), action) {
            (Fault::RefusesListed, Action::Bid(8)) => Err(Illegal::TooLittle { least: 9 }),
            (Fault::AllowsUnlisted, Action::Again(12)) => Ok(()),
            (Fault::RefusalLeaks, Action::Bid(9)) if self.0.check(seat, action).is_err() => {
                Err(Illegal::TooMuch { purse: self.neighbour(seat) })
            }
            _ => self.0.check(seat, action),
        }
    }
    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.0.play(seat, action, log);
    }
    fn resolve(&mut self, choices: &Choices<Action>, log: &mut impl Log<Event>) {
        match FAULT.get() {
            Fault::NeverEnds => return,
            Fault::Allocates => drop(std::hint::black_box(vec![choices.seats()])),
            Fault::Panics if self.0.phase == Phase::Again => {
                let index = std::hint::black_box(9);
                self.0.won[index] += 1;
            }
            _ => {}
        }
        self.0.resolve(choices, log);
    }
    fn draw(&self, luck: &mut impl Luck) -> Draw {
        match FAULT.get() {
            Fault::DrawsWrong if self.0.phase == Phase::Deal => Draw::Deal([13; SEATS]),
            _ => self.0.draw(luck),
        }
    }
    fn outcomes(&self, out: &mut Vec<(Draw, u32)>) -> bool {
        let listed = self.0.outcomes(out);
        match FAULT.get() {
            Fault::OutcomeMissing => drop(out.pop()),
            Fault::OutcomeWeighsNothing if listed => out.push((Draw::Lot(9), 0)),
            _ => {}
        }
        listed
    }
    fn check_draw(&self, draw: &Draw) -> Result<(), Illegal> {
        self.0.check_draw(draw)
    }
    fn settle(&mut self, draw: &Draw, log: &mut impl Log<Event>) {
        self.0.settle(draw, log);
    }
    fn view(&self, viewer: Viewer) -> (View, Option<u8>) {
        let leak = match viewer {
            Viewer::Seat(seat) if has(Fault::ViewLeaks) => Some(self.neighbour(seat)),
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Everything => None,
        };
        (self.0.view(viewer), leak)
    }
    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        if has(Fault::EventHides) && matches!(event, Event::Bid { .. }) {
            return None;
        }
        if has(Fault::EventLeaks) {
            return Some(event.clone());
        }
        Auction::seen(event, viewer)
    }
    fn reveals(&self, seat: Seat, action: &Action, viewer: Viewer) -> bool {
        !has(Fault::RecordHides) && self.0.reveals(seat, action, viewer)
    }
    fn reveals_draw(&self, draw: &Draw, viewer: Viewer) -> bool {
        has(Fault::RecordLeaks) || self.0.reveals_draw(draw, viewer)
    }
    fn imagine(&self, viewer: Viewer, luck: &mut impl Luck) -> Self {
        let mut imagined = self.0.imagine(viewer, luck);
        match (FAULT.get(), viewer) {
            (Fault::ImaginesTruth, _) => imagined = self.0.clone(),
            // A leak that fits what is imagined: otherwise comparing views of one match would do.
            (Fault::ViewLeaks, Viewer::Seat(_)) => imagined = self.0.clone(),
            (Fault::ImaginesOwnPurse, Viewer::Seat(seat)) if imagined.purses[seat.index()] > 0 => {
                imagined.purses[seat.index()] -= 1;
            }
            (Fault::ImaginesWithoutLuck, Viewer::Spectator) if self.0.phase == Phase::Lot => {
                imagined.purses[0] = 12 - imagined.spent[0] - (COUNTER.fetch_add(1, Ordering::Relaxed) % 3) as u8;
            }
            (Fault::ImaginesLessThanShown, Viewer::Spectator) if self.0.phase == Phase::Again => {
                imagined.purses[..usize::from(self.0.seats)].fill(5);
            }
            _ => {}
        }
        Broken(imagined)
    }
    fn standing(&self) -> Standing<Detail> {
        let standing = self.0.standing();
        match FAULT.get() {
            Fault::RanksFromZero => {
                Standing { ranks: BySeat::from_fn(self.0.seats, |seat| standing.ranks[seat] - 1), ..standing }
            }
            _ => standing,
        }
    }
    fn position(&self) -> Position {
        self.0.position()
    }
    fn load(position: Position) -> Result<Self, BadPosition> {
        let mut game = match Auction::load(position) {
            Err(_) if has(Fault::LoadsAnything) => {
                let setup = Setup { options: Options::default(), seats: 3, rules_version: 1 };
                let game = Auction::new(&setup).expect("a game by default");
                Auction { phase: Phase::Again, ..game }
            }
            loaded => loaded?,
        };
        if has(Fault::LoadForgets) {
            game.flag = Seat(0);
        }
        Ok(Broken(game))
    }

    fn spell(action: &Action, out: &mut String) {
        Auction::spell(action, out);
        if has(Fault::Misspells) && matches!(action, Action::Again(_)) {
            out.push('!');
        }
    }
}
