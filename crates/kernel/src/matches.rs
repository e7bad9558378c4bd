//! A match: a game, its record so far, and the sealed choices of the moment.
//!
//! There is one path for a move, whoever makes it: checked here for turn and
//! seat, by the game for its rules, then played, then entered.

use crate::facts::BadSetup;
use crate::game::{BadPosition, Game, Log, Setup, Silent, Turn, Viewer};
use crate::line::{Moment, Place};
use crate::luck::{Luck, Noted};
use crate::record::Sitter;
use crate::refused::Refused;
use crate::seat::{Seat, SeatSet};
use crate::standing::Standing;

/// A game being played, with everything that led here.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    pub(crate) setup: Setup<G::Options>,
    pub(crate) sitters: Vec<Sitter>,
    /// The state before the first entry.
    pub(crate) start: G,
    /// Whether `start` was loaded rather than set up.
    pub(crate) loaded: bool,
    pub(crate) entries: Vec<Noting<G>>,
    pub(crate) now: Moment<G>,
    /// The seats that gave up, in that order.
    pub(crate) resigned: Vec<Seat>,
    /// The seats that bots play for since a takeover, and their levels.
    substitutes: Vec<(Seat, String)>,
    draws: u64,
    /// The number of the entry that opened the decision of now.
    pub(crate) decision: u32,
}

/// An entry with its typed action and who may read it while the game runs.
#[derive(Clone, Debug)]
pub(crate) struct Noting<G: Game> {
    pub(crate) what: Move<G>,
    pub(crate) at: Option<u64>,
    pub(crate) readers: Readers,
    /// The decision that was open when it was made.
    pub(crate) answers: u32,
    /// Whether a sealed choice has been resolved with the others and is no longer its owner's secret.
    pub(crate) opened: bool,
    /// Where it stands in the line.
    pub(crate) place: Place<G>,
}

#[derive(Clone, Debug)]
pub(crate) enum Move<G: Game> {
    Play(Seat, G::Action),
    Seal(Seat, G::Action),
    Unseal(Seat),
    Draw(G::Draw, Option<String>),
    Undo(Option<Seat>, u32),
    Resign(Seat),
    Takeover(Seat, Option<String>),
}

/// The viewers who may read an entry while the game runs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Readers {
    seats: SeatSet,
    spectators: bool,
}

impl Readers {
    const NOBODY: Readers = Readers { seats: SeatSet::NONE, spectators: false };

    fn new(seats: u8, may: impl Fn(Viewer) -> bool) -> Readers {
        Readers {
            seats: Seat::all(seats).filter(|&seat| may(Viewer::Seat(seat))).collect(),
            spectators: may(Viewer::Spectator),
        }
    }

    pub(crate) fn include(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Spectator => self.spectators,
            Viewer::Everything => true,
        }
    }
}

pub(crate) type Answer<G> = Result<(), Refused<<G as Game>::Illegal>>;

impl<G: Game> Match<G> {
    /// A new match by the newest rules.
    pub fn new(options: G::Options, seats: u8) -> Result<Match<G>, BadSetup> {
        Match::begin(Setup { options, seats, rules_version: G::FACTS.rules_version })
    }

    /// A new match by the rules that `setup` names.
    pub fn begin(setup: Setup<G::Options>) -> Result<Match<G>, BadSetup> {
        G::FACTS.check(&setup)?;
        let start = G::new(&setup)?;
        Ok(Match::from_start(setup, start, false))
    }

    /// A match that begins from a position.
    pub fn load(position: G::Position) -> Result<Match<G>, BadPosition> {
        let start = G::load(position)?;
        let setup = Setup { options: start.options(), seats: start.seats(), rules_version: G::FACTS.rules_version };
        Ok(Match::from_start(setup, start, true))
    }

    pub(crate) fn from_start(setup: Setup<G::Options>, start: G, loaded: bool) -> Match<G> {
        Match {
            sitters: vec![Sitter::default(); usize::from(setup.seats)],
            setup,
            now: Moment::at(start.clone()),
            start,
            loaded,
            entries: Vec::new(),
            resigned: Vec::new(),
            substitutes: Vec::new(),
            draws: 0,
            decision: 0,
        }
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.now.game
    }

    /// Options, seats and rules version.
    pub fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    /// How many entries there are.
    pub fn entries(&self) -> u32 {
        self.entries.len() as u32
    }

    /// The number of the entry that opened the decision of now: 0 at the beginning. Whoever
    /// answers names it, so that an answer to an earlier question is known for one. All seats of a
    /// turn of several answer the same number; giving up and taking over open no decision.
    pub fn decision(&self) -> u32 {
        self.decision
    }

    /// How many draws were ever entered, undone ones included: the number of the next draw's stream.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// Says who sits where, for those who read the record. Extra names are left out.
    pub fn name_sitters(&mut self, sitters: impl IntoIterator<Item = Sitter>) {
        for (place, sitter) in self.sitters.iter_mut().zip(sitters) {
            *place = sitter;
        }
    }

    /// Who decides next; of several seats, those that have not sealed yet. A match that has ended is over.
    pub fn turn(&self) -> Turn {
        self.now.turn(&self.resigned)
    }

    /// Whether the game is over, or all seats but one gave up and there is nobody left to play against.
    pub fn ended(&self) -> bool {
        self.now.ended(&self.resigned)
    }

    /// The choice `seat` has sealed, if it waits for others.
    pub fn sealed(&self, seat: Seat) -> Option<G::Action> {
        self.now.sealed.get(seat)
    }

    /// Appends every action open to `seat`; none when it is not to move.
    pub fn legal(&self, seat: Seat, out: &mut Vec<G::Action>) {
        if self.turn().seats().contains(seat) {
            self.now.game.legal(seat, out);
        }
    }

    /// Whether `seat` may do this now.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Answer<G> {
        self.check_turn(seat)?;
        self.now.game.check(seat, action).map_err(Refused::Illegal)
    }

    /// Plays, or seals the choice in a turn of several seats; the last sealing resolves the turn.
    pub fn play(&mut self, seat: Seat, action: G::Action, log: &mut impl Log<G::Event>) -> Answer<G> {
        self.check(seat, &action)?;
        let readers = Readers::new(self.setup.seats, |viewer| self.now.game.reveals(seat, &action, viewer));
        let what = match self.game().turn() {
            Turn::Together(_) => Move::Seal(seat, action),
            Turn::Seat(_) | Turn::Chance | Turn::Over => Move::Play(seat, action),
        };
        self.enter(what, readers);
        self.make_newest(log);
        Ok(())
    }

    /// Takes back the sealed choice of `seat`, as long as others still choose.
    pub fn unseal(&mut self, seat: Seat) -> Answer<G> {
        self.check_seat(seat)?;
        self.check_runs()?;
        if self.now.sealed.get(seat).is_none() {
            return Err(Refused::NothingSealed(seat));
        }
        self.enter(Move::Unseal(seat), Readers::NOBODY);
        self.make_newest(&mut Silent);
        Ok(())
    }

    /// Lets chance decide. The stream of `luck` must be that of draw number `draws()`.
    pub fn draw(&mut self, luck: &mut impl Luck, log: &mut impl Log<G::Event>) -> Result<G::Draw, Refused<G::Illegal>> {
        self.check_chance()?;
        let mut noted = Noted::new(luck);
        let draw = self.now.game.draw(&mut noted);
        self.enter_draw(&draw, Some(noted.into_notes()), log);
        Ok(draw)
    }

    /// Names what chance decides.
    pub fn settle(&mut self, draw: &G::Draw, log: &mut impl Log<G::Event>) -> Answer<G> {
        self.check_chance()?;
        self.now.game.check_draw(draw).map_err(Refused::Illegal)?;
        self.enter_draw(draw, None, log);
        Ok(())
    }

    /// Goes one entry back: the last play, sealing, unsealing or draw that still stands.
    pub fn undo(&mut self) -> Answer<G> {
        match self.newest_move(self.entries()) {
            0 => Err(Refused::NothingToUndo),
            newest => self.back_to(self.newest_move(newest - 1)),
        }
    }

    /// Makes the game again what it was after entry `number` (0: the beginning). Going to an
    /// entry that an undo left behind is redo.
    pub fn back_to(&mut self, number: u32) -> Answer<G> {
        self.go_back(None, number)
    }

    /// The same, and the record says whose wish it was.
    pub(crate) fn go_back(&mut self, by: Option<Seat>, number: u32) -> Answer<G> {
        if let Some(seat) = by {
            self.check_seat(seat)?;
        }
        if number > self.entries() {
            return Err(Refused::NoSuchEntry(number));
        }
        self.enter(Move::Undo(by, number), Readers::NOBODY);
        self.now = self.moment_after(number);
        self.decision = self.entries();
        Ok(())
    }

    /// `seat` gives up: from now on it ranks behind all who did not.
    pub fn resign(&mut self, seat: Seat) -> Answer<G> {
        self.check_seat(seat)?;
        if self.resigned.contains(&seat) {
            return Err(Refused::AlreadyResigned(seat));
        }
        self.check_runs()?;
        self.enter(Move::Resign(seat), Readers::NOBODY);
        self.resigned.push(seat);
        Ok(())
    }

    /// A bot of this level plays for `seat` from now on; `None` gives the seat back to its owner.
    pub fn take_over(&mut self, seat: Seat, bot: Option<String>) -> Answer<G> {
        self.check_seat(seat)?;
        self.check_runs()?;
        self.substitutes.retain(|(of, _)| *of != seat);
        self.substitutes.extend(bot.clone().map(|level| (seat, level)));
        self.enter(Move::Takeover(seat, bot), Readers::NOBODY);
        Ok(())
    }

    /// Whether `seat` gave up.
    pub fn resigned(&self, seat: Seat) -> bool {
        self.resigned.contains(&seat)
    }

    /// The level of the bot that plays for `seat` since a takeover, if one does.
    pub fn taken_over_by(&self, seat: Seat) -> Option<&str> {
        self.substitutes.iter().find(|(of, _)| *of == seat).map(|(_, level)| level.as_str())
    }

    /// Notes when the last entry was made, in milliseconds since 1970. The kernel has no clock.
    pub fn stamp(&mut self, at: u64) {
        if let Some(last) = self.entries.last_mut() {
            last.at = Some(at);
        }
    }

    /// Scores and ranks as if the match ended now; who gave up ranks last.
    pub fn standing(&self) -> Standing<G::Detail> {
        self.now.standing(&self.resigned)
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Answer<G> {
        match seat.0 < self.setup.seats {
            true => Ok(()),
            false => Err(Refused::NoSuchSeat(seat, self.setup.seats)),
        }
    }

    pub(crate) fn check_runs(&self) -> Answer<G> {
        if self.ended() { Err(Refused::Over) } else { Ok(()) }
    }

    /// Whether `seat` is to move.
    pub fn check_turn(&self, seat: Seat) -> Answer<G> {
        self.check_seat(seat)?;
        match self.turn() {
            Turn::Over => Err(Refused::Over),
            Turn::Chance => Err(Refused::ChanceFirst),
            Turn::Seat(_) | Turn::Together(_) if self.now.sealed.get(seat).is_some() => {
                Err(Refused::AlreadyChosen(seat))
            }
            turn if !turn.seats().contains(seat) => Err(Refused::NotYourTurn(seat)),
            Turn::Seat(_) | Turn::Together(_) => Ok(()),
        }
    }

    fn check_chance(&self) -> Answer<G> {
        match self.turn() {
            Turn::Chance => Ok(()),
            Turn::Over => Err(Refused::Over),
            Turn::Seat(_) | Turn::Together(_) => Err(Refused::NotChance),
        }
    }

    fn enter(&mut self, what: Move<G>, readers: Readers) {
        let place = self.place_of(&what);
        let answers = self.decision;
        self.entries.push(Noting { what, at: None, readers, answers, opened: false, place });
    }

    fn enter_draw(&mut self, draw: &G::Draw, notes: Option<String>, log: &mut impl Log<G::Event>) {
        let readers = Readers::new(self.setup.seats, |viewer| self.now.game.reveals_draw(draw, viewer));
        self.enter(Move::Draw(draw.clone(), notes), readers);
        self.draws += 1;
        self.make_newest(log);
    }
}
