//! A match told again from its beginning, for whoever comes late.

use crate::game::Game;
use crate::matches::{Match, Move};

impl<G: Game> Match<G> {
    /// Plays all entries again and gives each one's number with its events to `told`.
    pub fn retell(&self, mut told: impl FnMut(u32, &[G::Event])) {
        let mut again = Match::from_start(self.setup.clone(), self.start.clone(), self.loaded);
        for (number, entry) in (1..).zip(&self.entries) {
            let mut events = Vec::new();
            let done = match &entry.what {
                Move::Play(seat, action) | Move::Seal(seat, action) => again.play(*seat, *action, &mut events),
                Move::Unseal(seat) => again.unseal(*seat),
                Move::Draw(draw, _) => again.settle(draw, &mut events),
                Move::Undo(to) => again.back_to(*to),
                Move::Resign(seat) => again.resign(*seat),
                Move::Takeover(seat, bot) => again.take_over(*seat, bot.clone()),
            };
            debug_assert!(done.is_ok(), "what was entered once can be entered again");
            told(number, &events);
        }
    }
}
