//! A match to its record and back.

use serde_json::Value;

use crate::facts::BadSetup;
use crate::game::{Game, Setup, Silent, Turn, Viewer};
use crate::matches::{Match, Move, Noting};
use crate::record::{BadRecord, Entry, FORMAT, Kind, Outcome, Record};
use crate::refused::{Refused, read_action, read_draw};

impl<G: Game> Match<G> {
    /// The record, as far as `viewer` may read it: while the match runs, others' sealed and
    /// hidden choices are left out. A finished match hides nothing.
    pub fn record(&self, viewer: Viewer) -> Record {
        let ended = self.ended();
        let viewer = self.reader(viewer);
        let standing = self.standing();
        Record {
            format: FORMAT,
            game: G::FACTS.id.to_owned(),
            rules_version: self.setup.rules_version,
            options: serde_json::to_value(&self.setup.options).expect("options are plain data"),
            seats: self.sitters.clone(),
            // A position shows everything, so that a running match shows it to nobody from whom anything may be hidden.
            start: (self.loaded && viewer == Viewer::Everything)
                .then(|| serde_json::to_value(self.start.position()).expect("positions are plain data")),
            entries: (1..).zip(&self.entries).map(|(number, entry)| entry.write(number, viewer)).collect(),
            result: ended.then(|| Outcome::new(&standing.scores, &standing.ranks)),
            // It is for whoever has the secrets to add it.
            proof: None,
        }
    }

    /// Entry `number`, as far as `viewer` may read it now; see [`Match::record`].
    pub fn entry(&self, number: u32, viewer: Viewer) -> Option<Entry> {
        let entry = self.entries.get((number as usize).checked_sub(1)?)?;
        Some(entry.write(number, self.reader(viewer)))
    }

    /// As whom `viewer` reads the record: once the match has ended, as one who may read everything.
    fn reader(&self, viewer: Viewer) -> Viewer {
        if self.ended() { Viewer::Everything } else { viewer }
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
            game.check_end(record)?;
        }
        Ok(game)
    }

    pub(crate) fn start_of(record: &Record) -> Result<Match<G>, BadRecord> {
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
            Some(position) => Match::start_from(position, &options, seats, record.rules_version)?,
        };
        game.name_sitters(record.seats.iter().cloned());
        Ok(game)
    }

    fn start_from(position: &Value, options: &G::Options, seats: u8, version: u32) -> Result<Match<G>, BadRecord> {
        G::FACTS.check_version(version).map_err(|bad| BadRecord::whole(bad.to_string()))?;
        let position = serde_json::from_value(position.clone())
            .map_err(|e| BadRecord::whole(format!("the start position cannot be read: {e}")))?;
        let mut game: Match<G> =
            Match::load(position).map_err(|bad| BadRecord::whole(format!("the start position: {bad}")))?;
        if game.setup.seats != seats || game.setup.options != *options {
            return Err(BadRecord::whole("the start position has other seats or options than the record"));
        }
        game.setup.rules_version = version;
        Ok(game)
    }

    pub(crate) fn replay_entry(&mut self, what: &Kind) -> Result<(), String> {
        let refused = |refused: Refused<G::Illegal>| refused.in_english();
        match what {
            Kind::Play(seat, Some(action)) | Kind::Seal(seat, Some(action)) => {
                match (self.game().turn(), what) {
                    (Turn::Together(_), Kind::Play(..)) | (Turn::Seat(_), Kind::Seal(..)) => {
                        return Err("it is a play where a sealing is due, or the other way round".to_owned());
                    }
                    // Where nobody is to play, `play` says so.
                    _ => {}
                }
                let action = read_action::<G>(action).map_err(refused)?;
                self.play(*seat, action, &mut Silent).map_err(refused)
            }
            Kind::Play(_, None) | Kind::Seal(_, None) => Err("the action is hidden".to_owned()),
            Kind::Unseal(seat) => self.unseal(*seat).map_err(refused),
            Kind::Draw(None, _) => Err("the draw is hidden".to_owned()),
            Kind::Draw(Some(draw), luck) => {
                let draw = read_draw::<G>(draw).map_err(refused)?;
                self.settle(&draw, &mut Silent).map_err(refused)?;
                // What luck was asked is checked against the secrets by `verify`.
                if let Some(Noting { what: Move::Draw(_, notes), .. }) = self.entries.last_mut() {
                    notes.clone_from(luck);
                }
                Ok(())
            }
            Kind::Undo(by, to) => self.go_back(*by, *to).map_err(refused),
            Kind::Resign(seat) => self.resign(*seat).map_err(refused),
            Kind::Takeover(seat, bot) => self.take_over(*seat, bot.clone()).map_err(refused),
        }
    }

    /// Whether it ended as the record says: a result must be the right one, and only a match that
    /// has ended can have a result or a proof.
    pub(crate) fn check_end(&self, record: &Record) -> Result<(), BadRecord> {
        let standing = self.standing();
        let result = self.ended().then(|| Outcome::new(&standing.scores, &standing.ranks));
        match (&record.result, result) {
            (None, None) if record.proof.is_some() => {
                Err(BadRecord::whole("it has a proof, but the match has not ended"))
            }
            (None, _) => Ok(()),
            (Some(_), None) => Err(BadRecord::whole("it has a result, but the match has not ended")),
            (Some(claimed), Some(result)) if *claimed == result => Ok(()),
            (Some(_), Some(result)) => Err(BadRecord::whole(format!(
                "the result is wrong: scores are {:?}, ranks {:?}",
                result.scores, result.ranks
            ))),
        }
    }
}

impl<G: Game> Noting<G> {
    fn write(&self, number: u32, viewer: Viewer) -> Entry {
        let seen = self.readers.include(viewer);
        let what = match &self.what {
            Move::Play(seat, action) => Kind::Play(*seat, seen.then(|| action.to_string())),
            Move::Seal(seat, action) => {
                Kind::Seal(*seat, (viewer.is(*seat) || self.opened && seen).then(|| action.to_string()))
            }
            Move::Unseal(seat) => Kind::Unseal(*seat),
            Move::Draw(draw, luck) => {
                Kind::Draw(seen.then(|| draw.to_string()), if seen { luck.clone() } else { None })
            }
            Move::Undo(by, to) => Kind::Undo(*by, *to),
            Move::Resign(seat) => Kind::Resign(*seat),
            Move::Takeover(seat, bot) => Kind::Takeover(*seat, bot.clone()),
        };
        Entry { number, what, at: self.at }
    }
}
