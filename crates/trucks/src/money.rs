//! §1.3, §5: the bank and the seats' purses. Coins and unloaded coin tiles are one currency (R5), so numbers will do.

use kernel::Seat;

use crate::MOST_SEATS;

/// The money at a table: each seat has one purse, however many boards it plays on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Money {
    /// The coins in the bank.
    pub bank: u8,
    /// The coins of each seat; none where nobody plays.
    pub purses: [u8; MOST_SEATS],
}

impl Money {
    /// §2.3: each of the seats begins with `each` of all the coins.
    pub fn new(coins: u8, each: u8, seats: u8) -> Money {
        let mut purses = [0; MOST_SEATS];
        purses[..usize::from(seats)].fill(each);
        Money { bank: coins - each * seats, purses }
    }

    /// What a seat has.
    #[inline]
    pub fn purse(&self, seat: Seat) -> u8 {
        self.purses[seat.index()]
    }

    /// What all seats have together.
    pub fn held(&self) -> u32 {
        self.purses.iter().map(|&coins| u32::from(coins)).sum()
    }

    /// §5: a price is paid to the bank, before anything comes of it (R53).
    #[inline]
    pub fn pay(&mut self, seat: Seat, price: u8) {
        self.purses[seat.index()] -= price;
        self.bank += price;
    }

    /// §5: a price is paid, of which the seller has a share and the bank the rest.
    #[inline]
    pub fn trade(&mut self, buyer: Seat, price: u8, seller: Seat, share: u8) {
        self.pay(buyer, price);
        self.bank -= share;
        self.collect(seller, share);
    }

    /// R5: coins that come from outside, such as coin tiles off a truck.
    #[inline]
    pub fn collect(&mut self, seat: Seat, coins: u8) {
        self.purses[seat.index()] += coins;
    }

    /// §4.3: the bank pays what it has of a bonus (R5), and what was just paid in is part of it (R53). How much it was.
    #[inline]
    pub fn pay_bonus(&mut self, seat: Seat, bonus: u8) -> u8 {
        let coins = bonus.min(self.bank);
        self.bank -= coins;
        self.collect(seat, coins);
        coins
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(money: &Money) -> u32 {
        money.held() + u32::from(money.bank)
    }

    #[test]
    fn the_bank_has_what_the_seats_do_not_get() {
        let money = Money::new(30, 2, 4);
        assert_eq!((money.bank, money.purses), (22, [2, 2, 2, 2, 0]));
    }

    #[test]
    fn a_trade_pays_the_seller_and_the_bank() {
        let mut money = Money { bank: 0, purses: [2, 0, 0, 0, 0] };
        money.trade(Seat(0), 2, Seat(1), 1);
        assert_eq!((money.bank, money.purses), (1, [0, 1, 0, 0, 0]));
        assert_eq!(all(&money), 2);
    }

    #[test]
    fn r53_what_was_just_paid_can_be_the_bonus_and_r5_no_more_than_the_bank_has() {
        let mut money = Money { bank: 0, purses: [0, 1, 0, 0, 0] };
        money.pay(Seat(1), 1);
        assert_eq!(money.pay_bonus(Seat(1), 2), 1);
        assert_eq!(money.pay_bonus(Seat(1), 2), 0);
        assert_eq!((money.bank, money.purse(Seat(1))), (0, 1));
        // R5: a coin tile comes on top, whatever the bank has.
        money.collect(Seat(1), 1);
        assert_eq!((money.bank, money.purse(Seat(1)), all(&money)), (0, 2, 2));
    }
}
