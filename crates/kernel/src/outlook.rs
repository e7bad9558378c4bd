//! What would come of a choice, as far as whoever makes it can know.

use serde::Serialize;

use crate::game::{Game, Turn, Viewer};
use crate::json::Json;
use crate::luck::Luck;
use crate::matches::Match;
use crate::refused::Refused;
use crate::seat::Seat;

/// How many worlds a choice is tried in. What comes of it in all of them is taken for certain.
const WORLDS: usize = 16;

/// What would come of a choice without the game's types.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AnyOutlook {
    /// The events, as the seat would see them.
    pub events: Json,
    /// What the seat would see then.
    pub view: Json,
    /// Who would decide next. Chance is not asked.
    pub turn: Turn,
    /// The name of what would be to decide.
    pub phase: &'static str,
}

/// What would come of a choice, as whoever makes it would see it.
pub(crate) struct Outlook<G: Game> {
    pub(crate) events: Vec<G::Event>,
    pub(crate) view: G::View,
    pub(crate) turn: Turn,
    pub(crate) phase: &'static str,
}

impl<G: Game> Match<G> {
    /// What would come of this choice of `seat`: it is made in several worlds that the seat cannot tell from the true
    /// one, which has no say in it. Nothing if they differ, or if others choose at the same time.
    pub(crate) fn outlook(
        &self,
        seat: Seat,
        action: G::Action,
        luck: &mut impl Luck,
    ) -> Result<Option<Outlook<G>>, Refused<G::Illegal>> {
        self.check(seat, &action)?;
        if let Turn::Together(_) = self.turn() {
            return Ok(None);
        }
        let mut worlds = self.worlds(seat, action, luck);
        let Some(Some(first)) = worlds.next() else { return Ok(None) };
        let same = worlds.all(|world| world.is_some_and(|world| world.is_like(&first)));
        Ok(same.then_some(first))
    }

    /// What would happen first: the events as far as they are the same in all those worlds. Nothing if others choose at
    /// the same time.
    pub(crate) fn preview(
        &self,
        seat: Seat,
        action: G::Action,
        luck: &mut impl Luck,
    ) -> Result<Vec<G::Event>, Refused<G::Illegal>> {
        self.check(seat, &action)?;
        if let Turn::Together(_) = self.turn() {
            return Ok(Vec::new());
        }
        let mut worlds = self.worlds(seat, action, luck).map(|world| world.map_or(Vec::new(), |world| world.events));
        let mut events = worlds.next().unwrap_or_default();
        for other in worlds {
            let same = events.iter().zip(&other).take_while(|(one, other)| one == other).count();
            events.truncate(same);
        }
        Ok(events)
    }

    /// What comes of a choice in each of several worlds that the seat cannot tell from the true one.
    fn worlds(&self, seat: Seat, action: G::Action, luck: &mut impl Luck) -> impl Iterator<Item = Option<Outlook<G>>> {
        (0..WORLDS).map(move |_| try_in(self.game().imagine(Viewer::Seat(seat), luck), seat, action))
    }
}

/// What comes of a choice in one world; nothing if it cannot be made there.
fn try_in<G: Game>(mut game: G, seat: Seat, action: G::Action) -> Option<Outlook<G>> {
    game.check(seat, &action).ok()?;
    let (viewer, mut events) = (Viewer::Seat(seat), Vec::new());
    game.play(seat, action, &mut events);
    let events = events.iter().filter_map(|event| G::seen(event, viewer)).collect();
    Some(Outlook { events, view: game.view(viewer), turn: game.turn(), phase: game.phase() })
}

impl<G: Game> Outlook<G> {
    fn is_like(&self, other: &Outlook<G>) -> bool {
        (self.turn, self.phase) == (other.turn, other.phase) && self.view == other.view && self.events == other.events
    }
}
