//! Moves of people and bots, and what chance decides after them.

use registry::{Company, Json, Seat, Turn, Viewer, to_json};

use super::answered::Key;
use super::{Happened, Made, Table};
use crate::clock;
use crate::fault::{Answer, Fault};
use crate::store::{EntryRow, PersonId, Status};

/// Past this many entries nothing can be undone, no sealed choice taken back and no seat taken over, because a record
/// must end. No match comes near it otherwise.
const MOST_ENTRIES: u32 = 20_000;

/// The level that plays on for a person who gave up.
const SUBSTITUTE: &str = "medium";

/// The answer to a move.
pub(crate) enum Played {
    Made(Made),
    /// It was accepted before, as the entry of this number.
    Known(u32),
}

/// A person's move.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed<'a> {
    Play { decision: u32, action: &'a str },
    Unseal { decision: u32 },
    Undo { decision: u32 },
    Redo { decision: u32 },
    Resign,
}

impl Table {
    /// A person makes a move. A key that was accepted or refused before gets the same answer again.
    pub(crate) fn do_as(&mut self, person: PersonId, key: Key, deed: Deed<'_>, viewers: &[Viewer]) -> Answer<Played> {
        let seat = self.seating.seat_of(person).ok_or_else(Fault::not_seated)?;
        if let Some(answer) = self.answered.find(&key, seat) {
            return answer.map(Played::Known);
        }
        if self.substitute(seat).is_some() {
            return Err(Fault::bot_plays());
        }
        // A bot plays for a person who gave up; any move of theirs is refused like giving up again.
        match self.perform(seat, if self.gave_up(seat) { Deed::Resign } else { deed }, viewers) {
            Ok(mut made) => {
                self.bot_choices = 0;
                let first = made.entries.first_mut().expect("what was done is entered");
                first.key = Some(key);
                self.answered.accept(key, seat, first.number);
                Ok(Played::Made(made))
            }
            Err(fault) => {
                if !fault.passing {
                    self.answered.refuse(key, seat, fault.clone());
                }
                Err(fault)
            }
        }
    }

    /// A bot plays.
    pub(crate) fn do_as_bot(&mut self, seat: Seat, decision: u32, action: &str, viewers: &[Viewer]) -> Answer<Made> {
        if self.bot(seat).is_none() {
            return Err(Fault::not_yours());
        }
        let made = self.perform(seat, Deed::Play { decision, action }, viewers)?;
        self.bot_choices = self.bot_choices.saturating_add(1);
        Ok(made)
    }

    fn perform(&mut self, seat: Seat, deed: Deed<'_>, viewers: &[Viewer]) -> Answer<Made> {
        self.must_have_begun()?;
        let mut made = Made::default();
        match deed {
            Deed::Play { decision, action } => {
                self.must_be_now(decision)?;
                let events = self.game.play(seat, action, viewers)?;
                self.note(&mut made, events);
            }
            Deed::Unseal { decision } => {
                self.must_be_now(decision)?;
                self.must_not_be_too_long()?;
                self.game.unseal(seat)?;
                self.note(&mut made, nothing(viewers));
            }
            Deed::Undo { decision } => {
                self.must_be_now(decision)?;
                self.must_not_be_too_long()?;
                self.game.undo_by(seat, self.company_of(seat))?;
                self.note(&mut made, nothing(viewers));
                made.went_back = true;
            }
            Deed::Redo { decision } => {
                self.must_be_now(decision)?;
                self.must_not_be_too_long()?;
                self.game.redo_by(seat)?;
                self.note(&mut made, nothing(viewers));
                made.went_back = true;
            }
            Deed::Resign => {
                self.game.resign(seat)?;
                self.note(&mut made, nothing(viewers));
                if self.game.turn() != Turn::Over {
                    // The others play on, with a bot in this seat.
                    self.game.take_over(seat, Some(SUBSTITUTE.to_owned()))?;
                    self.note(&mut made, nothing(viewers));
                }
            }
        }
        self.let_chance_decide(&mut made, viewers)?;
        Ok(if self.end_if_over() { self.and_row(made) } else { made })
    }

    /// The seat of a person who could answer this decision themselves, whether it is their turn or not.
    pub(crate) fn decider(&self, person: PersonId, decision: u32) -> Answer<Seat> {
        let seat = self.seating.seat_of(person).ok_or_else(Fault::not_seated)?;
        self.must_have_begun()?;
        if self.gave_up(seat) {
            return Err(Fault::gave_up(seat));
        }
        if self.substitute(seat).is_some() {
            return Err(Fault::bot_plays());
        }
        self.must_be_now(decision)?;
        Ok(seat)
    }

    /// Hints are for people who sit among bots: nobody else is at the table to gain an advantage over.
    pub(crate) fn must_be_among_bots(&self, person: PersonId) -> Answer<()> {
        let seat = self.seating.seat_of(person).ok_or_else(Fault::not_seated)?;
        match self.company_of(seat) {
            Company::People => Err(Fault::hint_among_people()),
            Company::Bots => Ok(()),
        }
    }

    /// Whether a seat may undo now: `yes`, or the code of the refusal.
    pub(crate) fn undo(&self, seat: Seat) -> &'static str {
        let may = || {
            if self.gave_up(seat) {
                return Err(Fault::gave_up(seat).reason);
            }
            if self.seating.abandoned {
                return Err(Fault::over().reason);
            }
            self.must_not_be_too_long().map_err(|fault| fault.reason)?;
            self.game.undo_to(seat, self.company_of(seat))
        };
        may().map_or_else(|reason| reason.code, |_| "yes")
    }

    /// Whether a seat may redo now.
    pub(crate) fn may_redo(&self, seat: Seat) -> bool {
        !self.gave_up(seat)
            && !self.seating.abandoned
            && self.must_not_be_too_long().is_ok()
            && self.game.redo_to(seat).is_ok()
    }

    /// With whom the person at a seat plays. A person who gave up, or for whom a bot plays, still counts as one.
    fn company_of(&self, seat: Seat) -> Company {
        let mut others = (0..).zip(&self.seating.chairs).filter(|(other, _)| *other != seat.0);
        match others.any(|(_, chair)| chair.guest().is_some()) {
            true => Company::People,
            false => Company::Bots,
        }
    }

    pub(super) fn must_not_be_too_long(&self) -> Answer<()> {
        if self.game.entries() < MOST_ENTRIES { Ok(()) } else { Err(Fault::too_long()) }
    }

    /// A match that has not begun has no moves yet, and one that ended without a result has no more.
    fn must_have_begun(&self) -> Answer<()> {
        match self.row.status {
            Status::Open | Status::Opening => Err(Fault::not_started()),
            Status::Over if self.seating.abandoned => Err(Fault::over()),
            Status::Running | Status::Over => Ok(()),
        }
    }

    /// Whether a bot plays for a seat whose owner gave up.
    pub(super) fn gave_up(&self, seat: Seat) -> bool {
        self.game.resigned(seat) && self.game.turn() != Turn::Over
    }

    /// A move answers the decision that is open now, or comes too late.
    fn must_be_now(&self, decision: u32) -> Answer<()> {
        if self.game.turn() == Turn::Over || decision == self.game.decision() { Ok(()) } else { Err(Fault::late()) }
    }

    pub(super) fn let_chance_decide(&mut self, made: &mut Made, viewers: &[Viewer]) -> Answer<()> {
        if self.game.turn() != Turn::Chance {
            return Ok(());
        }
        let luck = self.luck();
        while self.game.turn() == Turn::Chance {
            let number = self.game.draws();
            let named = self.named_draws.as_ref().and_then(|named| named(self.row.id.as_str(), number));
            let events = match named {
                Some(draw) => self.game.settle(&draw, viewers)?,
                None => self.game.draw(&mut luck.stream(number), viewers)?.1,
            };
            self.note(made, events);
        }
        Ok(())
    }

    /// Notes the entry that was just made.
    pub(super) fn note(&mut self, made: &mut Made, events: Vec<Json>) {
        let at = clock::now();
        self.game.stamp(at);
        let number = self.game.entries();
        let entry = self.game.entry(number, Viewer::Everything).expect("it was just made");
        let body = to_json(&entry);
        made.entries.push(EntryRow { number, body, key: None, at, waiting: None });
        made.steps.push(Happened { number, events });
    }

    /// Marks a match that has just ended; whether it has.
    pub(super) fn end_if_over(&mut self) -> bool {
        let ends = self.row.status == Status::Running && self.game.turn() == Turn::Over;
        if ends {
            self.row.status = Status::Over;
        }
        ends
    }
}

/// No events, for each of these viewers.
pub(super) fn nothing(viewers: &[Viewer]) -> Vec<Json> {
    vec![Json::of(&[(); 0]); viewers.len()]
}
