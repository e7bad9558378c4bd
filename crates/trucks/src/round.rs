//! §4: a round. Whose turn it is, who decides, who has taken a truck, who begins.

use kernel::Seat;

/// One round at the table. Whose turn it is and who decides are two facts: in the middle of a turn somebody else may
/// be asked something.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    seats: u8,
    /// The seats that are done with this round, one bit each.
    out: u8,
    turn: Seat,
    decides: Seat,
}

impl Round {
    /// Whose turn it is said to be while it is nobody's.
    const NOBODY: Seat = Seat(0);

    /// Before the first turn, or after the last one.
    pub const fn new(seats: u8) -> Round {
        Round { seats, out: 0, turn: Round::NOBODY, decides: Round::NOBODY }
    }

    /// How many seats play.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Whose turn it is, also while chance or another seat decides.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Who decides, if it is not chance.
    #[inline]
    pub fn decides(&self) -> Seat {
        self.decides
    }

    /// §4: whether a seat is done with this round.
    #[inline]
    pub fn is_out(&self, seat: Seat) -> bool {
        self.out & 1 << seat.0 != 0
    }

    /// Whether no seat is done with this round.
    #[inline]
    pub fn is_nobody_out(&self) -> bool {
        self.out == 0
    }

    /// §4: the next seat clockwise that is not out; the last one left is followed by itself (R24). None if all are out.
    #[inline]
    pub fn next(&self) -> Option<Seat> {
        let still_in = !self.out & ((1 << self.seats) - 1);
        let later = still_in & (0xFE << self.turn.0);
        match if later > 0 { later } else { still_in } {
            0 => None,
            seats => Some(Seat(seats.trailing_zeros() as u8)),
        }
    }

    /// It is this seat's turn, and it decides.
    #[inline]
    pub fn begin_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.decides = seat;
    }

    /// A seat is to decide something within the turn, be it its own or another's.
    #[inline]
    pub fn ask(&mut self, seat: Seat) {
        self.decides = seat;
    }

    /// §4: a seat is done with this round.
    #[inline]
    pub fn leave(&mut self, seat: Seat) {
        self.out |= 1 << seat.0;
    }

    /// §4: a round begins with this seat's turn, and nobody is out. R25: after another round it is the seat that took
    /// a truck last.
    pub fn begin(&mut self, seat: Seat) {
        self.out = 0;
        self.begin_turn(seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_go_clockwise_past_those_who_are_out() {
        let mut round = Round::new(5);
        round.begin(Seat(3));
        assert_eq!(round.next(), Some(Seat(4)));
        round.leave(Seat(4));
        assert_eq!(round.next(), Some(Seat(0)));
        round.leave(Seat(0));
        assert_eq!(round.next(), Some(Seat(1)));
        round.begin_turn(Seat(1));
        round.leave(Seat(1));
        assert_eq!(round.next(), Some(Seat(2)));
    }

    #[test]
    fn r24_the_last_one_goes_on_alone() {
        let mut round = Round::new(2);
        round.begin(Seat(1));
        round.leave(Seat(0));
        assert_eq!(round.next(), Some(Seat(1)));
        round.leave(Seat(1));
        assert_eq!(round.next(), None);
        round.begin(Seat(1));
        assert!(round.is_nobody_out());
        assert_eq!((round.turn(), round.next()), (Seat(1), Some(Seat(0))));
    }

    #[test]
    fn who_is_asked_does_not_move_the_turn() {
        let mut round = Round::new(4);
        round.begin(Seat(1));
        round.leave(Seat(3));
        // Even somebody who is out can be asked.
        round.ask(Seat(3));
        assert_eq!((round.turn(), round.decides(), round.next()), (Seat(1), Seat(3), Some(Seat(2))));
        round.begin_turn(Seat(2));
        assert_eq!((round.turn(), round.decides()), (Seat(2), Seat(2)));
    }
}
