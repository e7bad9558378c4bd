//! What a program may ask that evaluates a position.

use kernel::{Seat, Viewer};

use crate::cards::Cards;
use crate::combination::Combination;
use crate::components::deck;
use crate::imagine;
use crate::rules;
use crate::state::{NOBODY, Phase, Zoff};

/// The answers see everything: whoever plays for a seat asks a position that the seat has imagined.
impl Zoff {
    /// What is to be decided.
    #[inline]
    pub fn decision(&self) -> Phase {
        self.phase
    }

    /// The cards in the hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// What is to be beaten, and who played it.
    #[inline]
    pub fn on_table(&self) -> Option<(Combination, Seat)> {
        self.phase.has_table().then_some((self.table, self.owner))
    }

    /// The cards played since the trick began.
    #[inline]
    pub fn trick(&self) -> Cards {
        self.trick
    }

    /// §5.2: the cards that a junior has laid open for the senior to complete.
    #[inline]
    pub fn shown_now(&self) -> Cards {
        self.asked
    }

    /// §4: with whom a seat plays in this round.
    #[inline]
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        let partner = self.partners[seat.index()];
        (partner != NOBODY).then_some(partner)
    }

    /// §4: whom a junior asks for help; nobody for other seats.
    #[inline]
    pub fn senior(&self, seat: Seat) -> Option<Seat> {
        self.junior_of(seat).map(|(_, senior)| senior)
    }

    /// §5.3: the seats that are asked after this one while nobody beats the table.
    pub fn yet_to_answer(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        rules::yet_to_answer(self, seat)
    }

    /// What a seat knows to be in the hand of another.
    pub fn certain(&self, seat: Seat, other: Seat) -> Cards {
        imagine::certain(self, Viewer::Seat(seat), other)
    }

    /// The cards that a seat has not seen leave a hand: those in the others' hands, and among them the lone player's
    /// discards if it is not its own.
    pub fn unseen(&self, seat: Seat) -> Cards {
        let seen = self.gone().and(self.trick).and(self.hands[seat.index()]);
        let own = self.alone().filter(|&alone| alone == seat).map_or(Cards::NONE, |_| self.discards.cards());
        deck(self.seats).without(seen).without(own)
    }

    /// §6: the total of a seat after the rounds that are over.
    #[inline]
    pub fn total(&self, seat: Seat) -> i16 {
        self.totals[seat.index()]
    }

    /// §10: the points at which the match ends.
    #[inline]
    pub fn target(&self) -> u8 {
        self.target
    }

    /// The round to be dealt or being played, from 1.
    #[inline]
    pub fn round(&self) -> u16 {
        self.round
    }
}
