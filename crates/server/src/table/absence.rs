//! People who are away: bots that play for them until they are back, and the end without a result. The others decide;
//! nothing happens by itself.

use registry::{Level, Seat, Viewer};

use super::moves::nothing;
use super::{Made, Table};
use crate::clock;
use crate::fault::{Answer, Fault};
use crate::seating::{Guest, known_level};
use crate::store::{PersonId, Status};
use crate::watchers::{Gone, Watchers};

/// Those who left on purpose are waited for a sixth of the time: 10 seconds instead of 60.
const LEFT_SHARE: u64 = 6;
/// The levels that may play for somebody else: nobody gains by seating a weak one.
const SUBSTITUTES: &[Level] = &[Level::Medium, Level::Hard, Level::Expert];

impl Table {
    /// The level of the bot that plays for a person who is away.
    pub(super) fn substitute(&self, seat: Seat) -> Option<String> {
        if self.game.resigned(seat) { None } else { self.game.taken_over_by(seat) }
    }

    /// In how many milliseconds the others may decide for somebody who is away; `None`: never.
    pub(crate) fn absent_in(&self, gone: &Gone) -> Option<u64> {
        let after = u64::from(self.seating.absent_after?) * 1000;
        let after = if gone.left { after / LEFT_SHARE } else { after };
        Some((gone.at + after).saturating_sub(clock::now()))
    }

    /// Somebody at the table lets a bot play for a person who is away, until that person is back.
    pub(crate) fn let_bot_play(
        &mut self,
        asking: PersonId,
        seat: Seat,
        level: &str,
        watchers: &Watchers,
        viewers: &[Viewer],
    ) -> Answer<Made> {
        self.must_play_on(asking)?;
        let level = known_level(level, SUBSTITUTES)?.name();
        let Some(chair) = self.seating.chairs.get(seat.index()) else {
            return Err(Fault::no_such_seat(self.seating.chairs.len()));
        };
        let guest = chair.guest().filter(|guest| guest.person != asking.0 && !self.game.resigned(seat));
        let guest = guest.ok_or_else(|| Fault::seat_taken(seat))?;
        self.must_be_absent(PersonId(guest.person), &guest.name, watchers)?;
        let mut made = Made::default();
        if self.substitute(seat).as_deref() == Some(level) {
            return Ok(made);
        }
        self.must_not_be_too_long()?;
        self.game.take_over(seat, Some(level.to_owned()))?;
        self.note(&mut made, nothing(viewers));
        // With the row everyone is told who plays there now.
        Ok(self.and_row(made))
    }

    /// Somebody at the table agrees to end the match without a result, or no longer does. It ends when everyone who is
    /// present agrees.
    pub(crate) fn agree_to_end(&mut self, asking: PersonId, agree: bool, watchers: &Watchers) -> Answer<Made> {
        let own = self.must_play_on(asking)?;
        let before = self.seating.agreed.clone();
        self.seating.agreed.retain(|&seat| seat != own.0);
        if agree {
            if let Err(fault) = self.somebody_must_be_absent(asking, watchers) {
                self.seating.agreed = before;
                return Err(fault);
            }
            self.seating.agreed.push(own.0);
            self.seating.agreed.sort_unstable();
            let everyone = Seat::all(self.game.seats()).all(|seat| {
                let guest = self.seating.chairs[seat.index()].guest().filter(|_| !self.game.resigned(seat));
                // A connection that broke a moment ago does not take anybody's say.
                let absent = |guest: &Guest| {
                    let gone = watchers.gone(PersonId(guest.person));
                    gone.is_some_and(|gone| self.absent_in(&gone) == Some(0))
                };
                guest.is_none_or(absent) || self.seating.agreed.contains(&seat.0)
            });
            if everyone {
                self.row.status = Status::Over;
                self.seating.abandoned = true;
                return Ok(self.row_changed());
            }
        }
        Ok(if self.seating.agreed == before { Made::default() } else { self.row_changed() })
    }

    /// A person comes to the table: a bot that played for them gives the seat back, an agreement to end the match
    /// without them is off, and an archived table is in use again. `was_away` if they were gone for longer than a
    /// reload takes.
    pub(crate) fn welcome(&mut self, person: PersonId, was_away: bool, viewers: &[Viewer]) -> Answer<Made> {
        let mut made = Made::default();
        let seat = self.seating.seat_of(person);
        let mut row = self.row.archived && (seat.is_some() || self.is_host(person));
        if let Some(seat) = seat
            && self.row.status == Status::Running
        {
            if self.substitute(seat).is_some() {
                self.game.take_over(seat, None)?;
                self.note(&mut made, nothing(viewers));
            }
            if was_away && !self.seating.agreed.is_empty() && !self.seating.agreed.contains(&seat.0) {
                self.seating.agreed.clear();
                row = true;
            }
        }
        Ok(if row { self.and_row(made) } else { made })
    }

    /// The seat of a person who plays in the running match.
    fn must_play_on(&self, person: PersonId) -> Answer<Seat> {
        let seat = self.seating.seat_of(person).ok_or_else(Fault::not_seated)?;
        match self.row.status {
            Status::Open | Status::Opening => Err(Fault::not_started()),
            Status::Over => Err(Fault::over()),
            Status::Running if self.gave_up(seat) => Err(Fault::gave_up(seat)),
            Status::Running => Ok(seat),
        }
    }

    /// Whether somebody has been away for long enough; a refusal says how long it still takes.
    fn must_be_absent(&self, person: PersonId, name: &str, watchers: &Watchers) -> Answer<()> {
        let gone = watchers.gone(person).ok_or_else(|| Fault::not_absent(name))?;
        match self.absent_in(&gone) {
            None => Err(Fault::never_absent()),
            Some(0) => Ok(()),
            Some(still) => Err(Fault::absent_soon(name, still)),
        }
    }

    /// The same for any of the others who play. Of several refusals, the one that ends first.
    fn somebody_must_be_absent(&self, asking: PersonId, watchers: &Watchers) -> Answer<()> {
        let mut soonest: Option<(u64, &str)> = None;
        let mut anybody = false;
        for seat in Seat::all(self.game.seats()).filter(|&seat| !self.game.resigned(seat)) {
            let Some(guest) = self.seating.chairs[seat.index()].guest() else { continue };
            let Some(gone) = watchers.gone(PersonId(guest.person)).filter(|_| guest.person != asking.0) else {
                continue;
            };
            anybody = true;
            match self.absent_in(&gone) {
                Some(0) => return Ok(()),
                Some(still) if soonest.is_none_or(|(other, _)| still < other) => soonest = Some((still, &guest.name)),
                Some(_) | None => {}
            }
        }
        Err(match soonest {
            Some((still, name)) => Fault::absent_soon(name, still),
            None if anybody => Fault::never_absent(),
            None => Fault::nobody_absent(),
        })
    }
}
