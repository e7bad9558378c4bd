//! Auction with one fault at a time.

use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU32, Ordering};

use kernel::{
    BadPosition, BadSetup, BySeat, Choices, Facts, Game, Log, Luck, OptionFact, OptionValue, Seat, Setup, Standing,
    Turn, Viewer,
};

use crate::auction::{Action, Auction, Detail, Draw, Event, Illegal, Options, PURSE, Phase, Position, SEATS, View};

/// What is wrong.
#[rustfmt::skip]
pub(crate) mod fault {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const VIEW_LEAKS: u8 = 1;
    pub(crate) const IMAGINES_TRUTH: u8 = 2;
    pub(crate) const IMAGINES_OWN_PURSE: u8 = 3;
    pub(crate) const IMAGINES_WITHOUT_LUCK: u8 = 4;
    pub(crate) const REFUSAL_LEAKS: u8 = 5;
    pub(crate) const LISTS_TWICE: u8 = 6;
    pub(crate) const CLEARS_LIST: u8 = 7;
    pub(crate) const LISTS_FOR_OTHERS: u8 = 8;
    pub(crate) const LISTS_NOTHING: u8 = 9;
    pub(crate) const REFUSES_LISTED: u8 = 10;
    pub(crate) const ALLOWS_UNLISTED: u8 = 11;
    pub(crate) const MISSPELLS: u8 = 12;
    pub(crate) const LOAD_FORGETS: u8 = 13;
    pub(crate) const LOADS_ANYTHING: u8 = 14;
    pub(crate) const FORGETS_OPTIONS: u8 = 15;
    pub(crate) const WRONG_DEFAULT: u8 = 16;
    pub(crate) const REFUSES_OPTION: u8 = 17;
    pub(crate) const EVENT_HIDES: u8 = 18;
    pub(crate) const RECORD_LEAKS: u8 = 19;
    pub(crate) const RECORD_HIDES: u8 = 20;
    pub(crate) const OUTCOME_MISSING: u8 = 21;
    pub(crate) const OUTCOME_WEIGHS_NOTHING: u8 = 22;
    pub(crate) const DRAWS_WRONG: u8 = 23;
    pub(crate) const NEVER_ENDS: u8 = 24;
    pub(crate) const RANKS_FROM_ZERO: u8 = 25;
    pub(crate) const HASHES_ADDRESS: u8 = 26;
    pub(crate) const ALLOCATES: u8 = 27;
    pub(crate) const PANICS: u8 = 28;
    pub(crate) const IMAGINES_LESS_THAN_SHOWN: u8 = 29;
}

/// Auction with a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Broken<const FAULT: u8>(pub(crate) Auction);

impl<const FAULT: u8> Hash for Broken<FAULT> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
        if FAULT == fault::HASHES_ADDRESS {
            std::ptr::from_ref(self).hash(state);
        }
    }
}

/// The viewer's own purse stays; the others hold anything.
pub(crate) fn vary<const FAULT: u8>(game: &Broken<FAULT>, draw: &Draw, viewer: Viewer, luck: &mut dyn Luck) -> Draw {
    let Draw::Deal(purses) = draw else { return *draw };
    let mut varied = [0; SEATS];
    for seat in Seat::all(game.0.seats) {
        let other = PURSE.0 + luck.below(u32::from(PURSE.1 - PURSE.0) + 1) as u8;
        varied[seat.index()] = if viewer.is(seat) { purses[seat.index()] } else { other };
    }
    Draw::Deal(varied)
}

const OTHER_DEFAULT: Facts = Facts {
    options: &[Auction::FACTS.options[0], OptionFact { default: OptionValue::Number(3), ..Auction::FACTS.options[1] }],
    ..Auction::FACTS
};

static COUNTER: AtomicU32 = AtomicU32::new(0);

impl<const FAULT: u8> Broken<FAULT> {
    /// The purse of the seat after the viewer's, which is none of its business.
    fn neighbour(&self, seat: Seat) -> u8 {
        self.0.purses[usize::from((seat.0 + 1) % self.0.seats)]
    }
}

impl<const FAULT: u8> Game for Broken<FAULT> {
    type Options = Options;
    type Action = Action;
    type Draw = Draw;
    type Event = Event;
    type View = (View, Option<u8>);
    type Detail = Detail;
    type Position = Position;
    type Illegal = Illegal;
    const FACTS: Facts = if FAULT == fault::WRONG_DEFAULT { OTHER_DEFAULT } else { Auction::FACTS };

    fn new(setup: &Setup<Options>) -> Result<Self, BadSetup> {
        if FAULT == fault::REFUSES_OPTION && setup.options.lots == 3 {
            return Err(BadSetup::NotAnObject);
        }
        Auction::new(setup).map(Broken)
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn options(&self) -> Options {
        if FAULT == fault::FORGETS_OPTIONS { Options::default() } else { self.0.options() }
    }
    fn turn(&self) -> Turn {
        self.0.turn()
    }
    fn phase(&self) -> &'static str {
        self.0.phase()
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if FAULT == fault::CLEARS_LIST {
            out.clear();
        }
        let before = out.len();
        self.0.legal(seat, out);
        let last = out.last().copied();
        match FAULT {
            fault::LISTS_TWICE if out.len() > before + 8 => out.extend(last),
            fault::LISTS_FOR_OTHERS if self.0.phase == Phase::Again && out.len() == before => {
                out.push(Action::Again(9))
            }
            fault::LISTS_NOTHING if self.0.phase == Phase::Again => out.truncate(before),
            _ => {}
        }
    }
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match (FAULT, action) {
            (fault::REFUSES_LISTED, Action::Bid(8)) => Err(Illegal::TooLittle { least: 9 }),
            (fault::ALLOWS_UNLISTED, Action::Again(12)) => Ok(()),
            (fault::REFUSAL_LEAKS, Action::Bid(9)) if self.0.check(seat, action).is_err() => {
                Err(Illegal::TooMuch { purse: self.neighbour(seat) })
            }
            _ => self.0.check(seat, action),
        }
    }
    fn play(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        self.0.play(seat, action, log);
    }
    fn resolve(&mut self, choices: &Choices<Action>, log: &mut impl Log<Event>) {
        match FAULT {
            fault::NEVER_ENDS => return,
            fault::ALLOCATES => drop(std::hint::black_box(vec![choices.seats()])),
            fault::PANICS if self.0.phase == Phase::Again => {
                let index = std::hint::black_box(9);
                self.0.won[index] += 1;
            }
            _ => {}
        }
        self.0.resolve(choices, log);
    }
    fn draw(&self, luck: &mut impl Luck) -> Draw {
        match FAULT {
            fault::DRAWS_WRONG if self.0.phase == Phase::Deal => Draw::Deal([13; SEATS]),
            _ => self.0.draw(luck),
        }
    }
    fn outcomes(&self, out: &mut Vec<(Draw, u32)>) -> bool {
        let listed = self.0.outcomes(out);
        match FAULT {
            fault::OUTCOME_MISSING => drop(out.pop()),
            fault::OUTCOME_WEIGHS_NOTHING if listed => out.push((Draw::Lot(9), 0)),
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
            Viewer::Seat(seat) if FAULT == fault::VIEW_LEAKS => Some(self.neighbour(seat)),
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Everything => None,
        };
        (self.0.view(viewer), leak)
    }
    fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
        if FAULT == fault::EVENT_HIDES && matches!(event, Event::Bid { .. }) {
            return None;
        }
        Auction::seen(event, viewer)
    }
    fn reveals(&self, seat: Seat, action: &Action, viewer: Viewer) -> bool {
        FAULT != fault::RECORD_HIDES && self.0.reveals(seat, action, viewer)
    }
    fn reveals_draw(&self, draw: &Draw, viewer: Viewer) -> bool {
        FAULT == fault::RECORD_LEAKS || self.0.reveals_draw(draw, viewer)
    }
    fn imagine(&self, viewer: Viewer, luck: &mut impl Luck) -> Self {
        let mut imagined = self.0.imagine(viewer, luck);
        match (FAULT, viewer) {
            (fault::IMAGINES_TRUTH, _) => imagined = self.0.clone(),
            // A leak that fits what is imagined: otherwise comparing views of one match would do.
            (fault::VIEW_LEAKS, Viewer::Seat(_)) => imagined = self.0.clone(),
            (fault::IMAGINES_OWN_PURSE, Viewer::Seat(seat)) if imagined.purses[seat.index()] > 0 => {
                imagined.purses[seat.index()] -= 1;
            }
            (fault::IMAGINES_WITHOUT_LUCK, Viewer::Spectator) if self.0.phase == Phase::Lot => {
                imagined.purses[0] = 12 - imagined.spent[0] - (COUNTER.fetch_add(1, Ordering::Relaxed) % 3) as u8;
            }
            (fault::IMAGINES_LESS_THAN_SHOWN, Viewer::Spectator) if self.0.phase == Phase::Again => {
                imagined.purses[..usize::from(self.0.seats)].fill(5);
            }
            _ => {}
        }
        Broken(imagined)
    }
    fn standing(&self) -> Standing<Detail> {
        let standing = self.0.standing();
        match FAULT {
            fault::RANKS_FROM_ZERO => {
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
            Err(_) if FAULT == fault::LOADS_ANYTHING => {
                let setup = Setup { options: Options::default(), seats: 3, rules_version: 1 };
                let game = Auction::new(&setup).expect("a game by default");
                Auction { phase: Phase::Again, ..game }
            }
            loaded => loaded?,
        };
        if FAULT == fault::LOAD_FORGETS {
            game.flag = Seat(0);
        }
        Ok(Broken(game))
    }

    fn spell(action: &Action, out: &mut String) {
        Auction::spell(action, out);
        if FAULT == fault::MISSPELLS && matches!(action, Action::Again(_)) {
            out.push('!');
        }
    }
}
