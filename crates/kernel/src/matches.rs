//! A match: a game, its record so far, and the sealed choices of the moment.
//!
//! There is one path for a move, whoever makes it: checked here for turn and
//! seat, by the game for its rules, then played, then entered.

use serde_json::Value;

use crate::facts::BadSetup;
use crate::game::{BadPosition, Choices, Game, Log, Setup, Silent, Turn, Viewer};
use crate::luck::{Luck, Noted};
use crate::reason::{Reason, Refusal};
use crate::record::{BadRecord, Entry, FORMAT, Kind, Outcome, Record, Sitter};
use crate::seat::{MAX_SEATS, Seat, SeatSet};
use crate::standing::{Standing, rank_resigned_last};

/// A game being played, with everything that led here.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: Setup<G::Options>,
    sitters: Vec<Sitter>,
    /// The state before the first entry.
    start: G,
    /// Whether `start` was loaded rather than set up.
    loaded: bool,
    entries: Vec<Noting<G>>,
    game: G,
    sealed: Choices<G::Action>,
    /// The number of the entry in which each seat sealed the choice it now waits with.
    sealed_in: [u32; MAX_SEATS],
    /// The seats that gave up, in that order.
    resigned: Vec<Seat>,
    draws: u64,
}

/// Why a match refused: for a reason of its own, or for one of the game's rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused<I> {
    /// There are not so many seats.
    NoSuchSeat(Seat, u8),
    /// Another seat is to play.
    NotYourTurn(Seat),
    /// The seat has sealed its choice and waits for the others.
    AlreadyChosen(Seat),
    /// The seat has no sealed choice to take back.
    NothingSealed(Seat),
    /// Chance has nothing to decide now.
    NotChance,
    /// Chance must decide before anyone plays.
    ChanceFirst,
    /// The match has ended.
    Over,
    /// Nothing has been played yet.
    NothingToUndo,
    /// The record has no such entry.
    NoSuchEntry(u32),
    /// The seat gave up before.
    AlreadyResigned(Seat),
    /// The text is no action of this game.
    BadNotation(String),
    /// The text is no draw of this game.
    BadDraw(String),
    /// A rule of the game forbids it.
    Illegal(I),
}

/// An entry with its typed action and who may read it while the game runs.
#[derive(Clone, Debug)]
struct Noting<G: Game> {
    what: Move<G>,
    at: Option<u64>,
    readers: Readers,
    /// Whether a sealed choice has been resolved with the others and is no longer its owner's secret.
    opened: bool,
}

#[derive(Clone, Debug)]
enum Move<G: Game> {
    Play(Seat, G::Action),
    Seal(Seat, G::Action),
    Unseal(Seat),
    Draw(G::Draw, Option<String>),
    Undo(u32),
    Resign(Seat),
    Takeover(Seat, Option<String>),
}

/// The viewers who may read an entry while the game runs.
#[derive(Clone, Copy, Debug)]
struct Readers {
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

    fn include(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Spectator => self.spectators,
            Viewer::Everything => true,
        }
    }
}

type Answer<G> = Result<(), Refused<<G as Game>::Illegal>>;

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
        let setup =
            Setup { options: start.options(), seats: start.seats(), rules_version: G::FACTS.rules_version };
        Ok(Match::from_start(setup, start, true))
    }

    fn from_start(setup: Setup<G::Options>, start: G, loaded: bool) -> Match<G> {
        Match {
            sitters: vec![Sitter::default(); usize::from(setup.seats)],
            setup,
            game: start.clone(),
            start,
            loaded,
            entries: Vec::new(),
            sealed: Choices::NONE,
            sealed_in: [0; MAX_SEATS],
            resigned: Vec::new(),
            draws: 0,
        }
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Options, seats and rules version.
    pub fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    /// How many entries there are.
    pub fn entries(&self) -> u32 {
        self.entries.len() as u32
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
        match self.game.turn() {
            _ if self.ended() => Turn::Over,
            Turn::Together(seats) => Turn::Together(seats.iter().filter(|&s| self.sealed.get(s).is_none()).collect()),
            turn => turn,
        }
    }

    /// Whether the game is over, or all seats but one gave up and there is nobody left to play against.
    pub fn ended(&self) -> bool {
        self.game.turn() == Turn::Over || self.resigned.len() + 1 >= usize::from(self.setup.seats.max(2))
    }

    /// The choice `seat` has sealed, if it waits for others.
    pub fn sealed(&self, seat: Seat) -> Option<G::Action> {
        self.sealed.get(seat)
    }

    /// Appends every action open to `seat`; none when it is not to move.
    pub fn legal(&self, seat: Seat, out: &mut Vec<G::Action>) {
        if self.turn().seats().contains(seat) {
            self.game.legal(seat, out);
        }
    }

    /// Whether `seat` may do this now.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Answer<G> {
        self.check_turn(seat)?;
        self.game.check(seat, action).map_err(Refused::Illegal)
    }

    /// Plays, or seals the choice in a turn of several seats; the last sealing resolves the turn.
    pub fn play(&mut self, seat: Seat, action: G::Action, log: &mut impl Log<G::Event>) -> Answer<G> {
        self.check(seat, &action)?;
        let readers = Readers::new(self.setup.seats, |viewer| self.game.reveals(seat, &action, viewer));
        match self.game.turn() {
            Turn::Together(_) => {
                self.enter(Move::Seal(seat, action), readers);
                self.seal(seat, action, self.entries(), log);
            }
            _ => {
                self.enter(Move::Play(seat, action), readers);
                self.game.play(seat, action, log);
            }
        }
        Ok(())
    }

    /// Takes back the sealed choice of `seat`, as long as others still choose.
    pub fn unseal(&mut self, seat: Seat) -> Answer<G> {
        self.check_seat(seat)?;
        if self.sealed.get(seat).is_none() {
            return Err(Refused::NothingSealed(seat));
        }
        self.enter(Move::Unseal(seat), Readers::NOBODY);
        self.sealed.set(seat, None);
        Ok(())
    }

    /// Lets chance decide. The stream of `luck` must be that of draw number `draws()`.
    pub fn draw(&mut self, luck: &mut impl Luck, log: &mut impl Log<G::Event>) -> Result<G::Draw, Refused<G::Illegal>> {
        self.check_chance()?;
        let mut noted = Noted::new(luck);
        let draw = self.game.draw(&mut noted);
        self.enter_draw(draw.clone(), Some(noted.into_notes()), log);
        Ok(draw)
    }

    /// Names what chance decides.
    pub fn settle(&mut self, draw: G::Draw, log: &mut impl Log<G::Event>) -> Answer<G> {
        self.check_chance()?;
        self.game.check_draw(&draw).map_err(Refused::Illegal)?;
        self.enter_draw(draw, None, log);
        Ok(())
    }

    /// Goes one entry back: the last play, sealing, unsealing or draw that still stands.
    pub fn undo(&mut self) -> Answer<G> {
        let line = self.line_at(self.entries());
        match line.split_last() {
            Some((_, before)) => self.back_to(before.last().copied().unwrap_or(0)),
            None => Err(Refused::NothingToUndo),
        }
    }

    /// Makes the game again what it was after entry `number` (0: the beginning). Going to an
    /// entry that an undo left behind is redo.
    pub fn back_to(&mut self, number: u32) -> Answer<G> {
        if number > self.entries() {
            return Err(Refused::NoSuchEntry(number));
        }
        self.enter(Move::Undo(number), Readers::NOBODY);
        self.rebuild(number);
        Ok(())
    }

    /// `seat` gives up: from now on it ranks behind all who did not.
    pub fn resign(&mut self, seat: Seat) -> Answer<G> {
        self.check_seat(seat)?;
        if self.resigned.contains(&seat) {
            return Err(Refused::AlreadyResigned(seat));
        }
        if self.ended() {
            return Err(Refused::Over);
        }
        self.enter(Move::Resign(seat), Readers::NOBODY);
        self.resigned.push(seat);
        Ok(())
    }

    /// A bot of this level plays for `seat` from now on; `None` gives the seat back to its owner.
    pub fn take_over(&mut self, seat: Seat, bot: Option<String>) -> Answer<G> {
        self.check_seat(seat)?;
        self.enter(Move::Takeover(seat, bot), Readers::NOBODY);
        Ok(())
    }

    /// The level of the bot that plays for `seat` since a takeover, if one does.
    pub fn taken_over_by(&self, seat: Seat) -> Option<&str> {
        self.entries.iter().rev().find_map(|entry| match &entry.what {
            Move::Takeover(of, bot) if *of == seat => Some(bot.as_deref()),
            _ => None,
        })?
    }

    /// Notes when the last entry was made, in milliseconds since 1970. The kernel has no clock.
    pub fn stamp(&mut self, at: u64) {
        if let Some(last) = self.entries.last_mut() {
            last.at = Some(at);
        }
    }

    /// Scores and ranks as if the match ended now; who gave up ranks last.
    pub fn standing(&self) -> Standing<G::Detail> {
        let standing = self.game.standing();
        Standing { ranks: rank_resigned_last(standing.ranks, &self.resigned), ..standing }
    }

    /// The record, as far as `viewer` may read it: while the match runs, others' sealed and
    /// hidden choices are left out. A finished match hides nothing.
    pub fn record(&self, viewer: Viewer) -> Record {
        let ended = self.ended();
        let viewer = if ended { Viewer::Everything } else { viewer };
        let standing = self.standing();
        Record {
            format: FORMAT,
            game: G::FACTS.id.to_owned(),
            rules_version: self.setup.rules_version,
            options: serde_json::to_value(&self.setup.options).expect("options are plain data"),
            seats: self.sitters.clone(),
            start: self
                .loaded
                .then(|| serde_json::to_value(self.start.position()).expect("positions are plain data")),
            entries: (1..).zip(&self.entries).map(|(number, entry)| entry.write(number, viewer)).collect(),
            result: ended.then(|| Outcome::new(&standing.scores, &standing.ranks)),
        }
    }

    /// Plays a record again, checking every entry as if it were made now.
    pub fn replay(record: &Record) -> Result<Match<G>, BadRecord> {
        Match::replay_to(record, record.entries.len() as u32)
    }

    /// Plays a record again as far as entry `last`. Its result is checked when the whole is played.
    pub fn replay_to(record: &Record, last: u32) -> Result<Match<G>, BadRecord> {
        let mut game = Match::start_of(record)?;
        for entry in record.entries.iter().take(last as usize) {
            game.replay_entry(&entry.what).map_err(|why| BadRecord::at(entry.number, why))?;
            if let Some(at) = entry.at {
                game.stamp(at);
            }
        }
        if last as usize >= record.entries.len() {
            game.check_result(record.result.as_ref())?;
        }
        Ok(game)
    }

    fn start_of(record: &Record) -> Result<Match<G>, BadRecord> {
        let facts = &G::FACTS;
        if record.game != facts.id {
            return Err(BadRecord::whole(format!("the game is {:?}, not {:?}", record.game, facts.id)));
        }
        let english = |bad: BadSetup| BadRecord::whole(bad.to_string());
        let seats = facts.check_seats(record.seats.len() as u64).map_err(english)?;
        let options: G::Options = facts.read_options(&record.options).map_err(english)?;
        let mut game = match &record.start {
            None => {
                let setup = Setup { options, seats, rules_version: record.rules_version };
                Match::begin(setup).map_err(english)?
            }
            Some(position) => Match::start_from(position, options, seats, record.rules_version)?,
        };
        game.name_sitters(record.seats.iter().cloned());
        Ok(game)
    }

    fn start_from(position: &Value, options: G::Options, seats: u8, version: u32) -> Result<Match<G>, BadRecord> {
        G::FACTS.check_version(version).map_err(|bad| BadRecord::whole(bad.to_string()))?;
        let position = serde_json::from_value(position.clone())
            .map_err(|e| BadRecord::whole(format!("the start position cannot be read: {e}")))?;
        let mut game: Match<G> =
            Match::load(position).map_err(|bad| BadRecord::whole(format!("the start position: {bad}")))?;
        if game.setup.seats != seats || game.setup.options != options {
            return Err(BadRecord::whole("the start position has other seats or options than the record"));
        }
        game.setup.rules_version = version;
        Ok(game)
    }

    fn replay_entry(&mut self, what: &Kind) -> Result<(), String> {
        let refused = |refused: Refused<G::Illegal>| refused.in_english();
        match what {
            Kind::Play(seat, Some(action)) | Kind::Seal(seat, Some(action)) => {
                let together = matches!(self.game.turn(), Turn::Together(_));
                if together != matches!(what, Kind::Seal(..)) {
                    return Err("it is a play where a sealing is due, or the other way round".to_owned());
                }
                let action = read_action::<G>(action).map_err(refused)?;
                self.play(*seat, action, &mut Silent).map_err(refused)
            }
            Kind::Play(_, None) | Kind::Seal(_, None) => Err("the action is hidden".to_owned()),
            Kind::Unseal(seat) => self.unseal(*seat).map_err(refused),
            Kind::Draw(None, _) => Err("the draw is hidden".to_owned()),
            Kind::Draw(Some(draw), luck) => {
                let draw = read_draw::<G>(draw).map_err(refused)?;
                self.settle(draw, &mut Silent).map_err(refused)?;
                // What luck was asked is checked against the secrets by `verify`.
                if let Some(Noting { what: Move::Draw(_, notes), .. }) = self.entries.last_mut() {
                    notes.clone_from(luck);
                }
                Ok(())
            }
            Kind::Undo(to) => self.back_to(*to).map_err(refused),
            Kind::Resign(seat) => self.resign(*seat).map_err(refused),
            Kind::Takeover(seat, bot) => self.take_over(*seat, bot.clone()).map_err(refused),
        }
    }

    fn check_result(&self, claimed: Option<&Outcome>) -> Result<(), BadRecord> {
        let standing = self.standing();
        let result = self.ended().then(|| Outcome::new(&standing.scores, &standing.ranks));
        match (claimed, result) {
            (None, _) => Ok(()),
            (Some(_), None) => Err(BadRecord::whole("it has a result, but the match has not ended")),
            (Some(claimed), Some(result)) if *claimed == result => Ok(()),
            (Some(_), Some(result)) => {
                Err(BadRecord::whole(format!("the result is wrong: scores are {:?}, ranks {:?}", result.scores, result.ranks)))
            }
        }
    }

    fn check_seat(&self, seat: Seat) -> Answer<G> {
        match seat.0 < self.setup.seats {
            true => Ok(()),
            false => Err(Refused::NoSuchSeat(seat, self.setup.seats)),
        }
    }

    fn check_turn(&self, seat: Seat) -> Answer<G> {
        self.check_seat(seat)?;
        match self.turn() {
            Turn::Over => Err(Refused::Over),
            Turn::Chance => Err(Refused::ChanceFirst),
            Turn::Seat(_) | Turn::Together(_) if self.sealed.get(seat).is_some() => Err(Refused::AlreadyChosen(seat)),
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
        self.entries.push(Noting { what, at: None, readers, opened: false });
    }

    fn enter_draw(&mut self, draw: G::Draw, notes: Option<String>, log: &mut impl Log<G::Event>) {
        let readers = Readers::new(self.setup.seats, |viewer| self.game.reveals_draw(&draw, viewer));
        self.enter(Move::Draw(draw.clone(), notes), readers);
        self.draws += 1;
        self.game.settle(&draw, log);
    }

    /// Keeps a choice; the last one resolves the turn and lets the others be read.
    fn seal(&mut self, seat: Seat, action: G::Action, number: u32, log: &mut impl Log<G::Event>) {
        self.sealed.set(seat, Some(action));
        self.sealed_in[seat.index()] = number;
        if self.sealed.seats() == self.game.turn().seats() {
            let choices = std::mem::replace(&mut self.sealed, Choices::NONE);
            for seat in choices.seats().iter() {
                self.entries[self.sealed_in[seat.index()] as usize - 1].opened = true;
            }
            self.game.resolve(&choices, log);
        }
    }

    /// The numbers of the entries that made the game what it was after entry `number`, oldest
    /// first: plays, sealings, unsealings and draws that no undo took back.
    fn line_at(&self, mut number: u32) -> Vec<u32> {
        let mut line = Vec::new();
        while number > 0 {
            match self.entries[number as usize - 1].what {
                // An undo points to an earlier entry, so this comes to an end.
                Move::Undo(to) => {
                    number = to;
                    continue;
                }
                Move::Play(..) | Move::Seal(..) | Move::Unseal(_) | Move::Draw(..) => line.push(number),
                Move::Resign(_) | Move::Takeover(..) => {}
            }
            number -= 1;
        }
        line.reverse();
        line
    }

    fn rebuild(&mut self, number: u32) {
        self.game = self.start.clone();
        self.sealed = Choices::NONE;
        for number in self.line_at(number) {
            match self.entries[number as usize - 1].what.clone() {
                Move::Play(seat, action) => self.game.play(seat, action, &mut Silent),
                Move::Seal(seat, action) => self.seal(seat, action, number, &mut Silent),
                Move::Unseal(seat) => self.sealed.set(seat, None),
                Move::Draw(draw, _) => self.game.settle(&draw, &mut Silent),
                Move::Undo(_) | Move::Resign(_) | Move::Takeover(..) => unreachable!("not in a line"),
            }
        }
    }
}

impl<G: Game> Noting<G> {
    fn write(&self, number: u32, viewer: Viewer) -> Entry {
        let seen = self.readers.include(viewer);
        let what = match &self.what {
            Move::Play(seat, action) => Kind::Play(*seat, seen.then(|| action.to_string())),
            Move::Seal(seat, action) => Kind::Seal(*seat, (viewer.is(*seat) || self.opened && seen).then(|| action.to_string())),
            Move::Unseal(seat) => Kind::Unseal(*seat),
            Move::Draw(draw, luck) => {
                Kind::Draw(seen.then(|| draw.to_string()), if seen { luck.clone() } else { None })
            }
            Move::Undo(to) => Kind::Undo(*to),
            Move::Resign(seat) => Kind::Resign(*seat),
            Move::Takeover(seat, bot) => Kind::Takeover(*seat, bot.clone()),
        };
        Entry { number, what, at: self.at }
    }
}

/// Reads an action of `G`, or says that the text is none.
pub(crate) fn read_action<G: Game>(text: &str) -> Result<G::Action, Refused<G::Illegal>> {
    text.parse().map_err(|_| Refused::BadNotation(text.to_owned()))
}

/// Reads a draw of `G`, or says that the text is none.
pub(crate) fn read_draw<G: Game>(text: &str) -> Result<G::Draw, Refused<G::Illegal>> {
    text.parse().map_err(|_| Refused::BadDraw(text.to_owned()))
}

impl<I: Refusal> Refused<I> {
    /// The same without the game's type, ready to be told.
    pub fn reason(&self, game: &str) -> Reason {
        let (key, args) = match self {
            Refused::NoSuchSeat(seat, seats) => {
                ("refused-no-such-seat", vec![("seat", seat.0.into()), ("seats", (*seats).into())])
            }
            Refused::NotYourTurn(seat) => ("refused-not-your-turn", vec![("seat", (*seat).into())]),
            Refused::AlreadyChosen(seat) => ("refused-already-chosen", vec![("seat", (*seat).into())]),
            Refused::NothingSealed(seat) => ("refused-nothing-sealed", vec![("seat", (*seat).into())]),
            Refused::NotChance => ("refused-not-chance", vec![]),
            Refused::ChanceFirst => ("refused-chance-first", vec![]),
            Refused::Over => ("refused-over", vec![]),
            Refused::NothingToUndo => ("refused-nothing-to-undo", vec![]),
            Refused::NoSuchEntry(number) => ("refused-no-such-entry", vec![("number", (*number).into())]),
            Refused::AlreadyResigned(seat) => ("refused-already-resigned", vec![("seat", (*seat).into())]),
            Refused::BadNotation(text) => ("refused-bad-notation", vec![("text", text.as_str().into())]),
            Refused::BadDraw(text) => ("refused-bad-draw", vec![("text", text.as_str().into())]),
            Refused::Illegal(illegal) => return Reason::of_game(game, illegal),
        };
        Reason { code: key.trim_start_matches("refused-"), key: key.to_owned(), args, rule: None }
    }

    /// For errors about files, which are written for programs.
    fn in_english(&self) -> String {
        match self {
            Refused::Illegal(illegal) => format!("not allowed by {}: {}", illegal.rule(), illegal.code()),
            Refused::BadNotation(text) | Refused::BadDraw(text) => format!("{text:?} is not notation of this game"),
            _ => self.reason("").code.replace('-', " "),
        }
    }
}
