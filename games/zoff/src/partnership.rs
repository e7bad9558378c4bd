//! §3 and §4: which rounds are played in pairs, who plays with whom, and who leads.

use kernel::Seat;

use crate::components::MOST_SEATS;
use crate::score;
use crate::state::{NOBODY, Phase, Zoff};

/// §4, R1: place i plays with place i + ⌈N/2⌉, counted from 0; nobody plays with the middle place of an odd table.
#[inline]
pub(crate) fn partner_of_place(place: u8, seats: u8) -> Option<u8> {
    let half = seats.div_ceil(2);
    let other = if place >= half { place - half } else { place + half };
    (other < seats).then_some(other)
}

impl Zoff {
    /// §3: whether this round is played in pairs.
    #[inline]
    pub(crate) fn is_paired(&self) -> bool {
        score::scoring(self).is_paired(self.round) && self.phase != Phase::Over
    }

    /// §4: the pairs of this round, senior and junior, by the places of the seniors.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (Seat, Seat)> + use<> {
        let (places, seats) = (self.places, self.seats);
        let pairs = if self.is_paired() { seats / 2 } else { 0 };
        (0..pairs).filter_map(move |place| {
            let junior = partner_of_place(place, seats)?;
            Some((places[usize::from(place)], places[usize::from(junior)]))
        })
    }

    /// §4: the standings say who plays with whom, once the round is known.
    pub(crate) fn pair_up(&mut self) {
        (self.partners, self.juniors) = ([NOBODY; MOST_SEATS], 0);
        for (senior, junior) in self.pairs() {
            self.partners[senior.index()] = junior;
            self.partners[junior.index()] = senior;
            self.juniors |= 1 << junior.0;
        }
    }

    /// §4, R1: the middle place plays alone in a round of pairs with an odd number of seats.
    pub(crate) fn alone(&self) -> Option<Seat> {
        (self.is_paired() && self.seats % 2 == 1).then(|| self.places[usize::from(self.seats / 2)])
    }

    /// §4: the number of this junior among the juniors, and its senior; nothing for other seats.
    #[inline]
    pub(crate) fn junior_of(&self, seat: Seat) -> Option<(usize, Seat)> {
        let own = 1 << seat.0;
        (self.juniors & own != 0)
            .then(|| ((self.juniors & (own - 1)).count_ones() as usize, self.partners[seat.index()]))
    }

    /// §5.2: the junior who has shown cards, while the senior `active` thinks.
    pub(crate) fn asker(&self) -> Seat {
        self.partner(self.active).expect("a senior has a junior")
    }

    /// §5: who leads the first trick of the round.
    pub(crate) fn first_leader(&self) -> Seat {
        match self.is_paired() {
            true => self.places[usize::from(self.seats - 2)],
            false => self.left_of(self.dealer),
        }
    }
}
