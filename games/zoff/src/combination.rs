//! §2: combinations, and which beats which.

use crate::cards::{Cards, kinds};
use crate::components::Card;

/// §2: what a combination counts as: so many of one animal. Every combination has exactly one reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Combination {
    /// Never the joker.
    pub animal: Card,
    /// How many cards it has.
    pub size: u8,
}

/// §2: why a set of cards is no combination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoCombination {
    /// Nothing but the joker, or nothing at all.
    JokerAlone,
    /// More than one mosquito beside elephants (R10).
    TooManyMosquitoes,
    /// Two animals.
    Mixed,
}

impl Combination {
    /// What a set of cards counts as.
    pub(crate) fn of(cards: Cards) -> Result<Combination, NoCombination> {
        let animals = cards.less(Card::Joker.into());
        let mosquitoes = animals.count(Card::Mosquito);
        let elephants = animals.count(Card::Elephant);
        let besides_elephants = animals.0 & !Cards::of(Card::Elephant, 15).0 & !Cards::of(Card::Mosquito, 15).0;
        if elephants > 0 && mosquitoes > 0 && besides_elephants == 0 {
            return match mosquitoes {
                1 => Ok(Combination { animal: Card::Elephant, size: cards.len() }),
                _ => Err(NoCombination::TooManyMosquitoes),
            };
        }
        let mut animals = animals.iter();
        match (animals.next(), animals.next()) {
            (None, _) => Err(NoCombination::JokerAlone),
            (Some((animal, _)), None) => Ok(Combination { animal, size: cards.len() }),
            (Some(_), Some(_)) => Err(NoCombination::Mixed),
        }
    }

    /// The same for a set that is known to be a combination, such as that of a legal action. Elephants come before
    /// mosquitoes in the order of cards, and everything before the joker.
    #[inline]
    pub fn of_checked(cards: Cards) -> Combination {
        debug_assert!(Combination::of(cards).is_ok());
        Combination { animal: Card::of_lane(cards.0.trailing_zeros() / 4), size: cards.len() }
    }

    /// §2: whether this beats `old`: as many of a stronger animal, or exactly one more of the same (R23).
    pub fn beats(self, old: Combination) -> bool {
        old.animal.is_beaten_by(self.animal) && self.size == old.size
            || self.animal == old.animal && self.size == old.size + 1
    }

    /// The animals that beat as many of this one, and then this one itself, each with the size it needs.
    #[inline]
    pub fn beaten_by(self) -> impl Iterator<Item = Combination> {
        let stronger = kinds(self.animal.beaten_by()).map(move |animal| Combination { animal, size: self.size });
        stronger.chain([Combination { animal: self.animal, size: self.size + 1 }])
    }

    /// Whether some of these cards beat this combination.
    pub fn is_beaten_from(self, hand: Cards) -> bool {
        self.beaten_by().any(|whole| whole.can_be_completed(Cards::NONE, hand))
    }

    /// §2, §5.2: whether `part` and some of `cards`, at least one, make a combination like this one.
    pub fn can_be_completed(self, part: Cards, cards: Cards) -> bool {
        let Some(part) = Part::of(part, self.animal) else { return false };
        let real = part.real + cards.count(self.animal);
        let mosquitoes = match self.animal {
            // R10.
            Card::Elephant => (part.mosquitoes + cards.count(Card::Mosquito)).min(1),
            _ => 0,
        };
        let jokers = part.jokers + cards.count(Card::Joker);
        part.size() < self.size && real > 0 && real + mosquitoes + jokers >= self.size
    }

    /// R5: whether a hand has a combination to lead: the joker cannot be played alone.
    #[inline]
    pub fn can_be_led_from(hand: Cards) -> bool {
        hand != Cards::JOKER
    }

    /// §2: how few combinations a hand can be laid down in. The joker goes with any of them, and the only mosquito with
    /// elephants; a joker alone is none.
    #[inline]
    pub fn fewest(hand: Cards) -> u8 {
        let joins = hand.count(Card::Mosquito) == 1 && hand.count(Card::Elephant) > 0;
        hand.kinds() - u8::from(hand.contains(Cards::JOKER)) - u8::from(joins)
    }

    /// The largest combination of this animal that the deck has.
    pub(crate) fn largest(animal: Card, seats: u8) -> u8 {
        animal.copies(seats) + Card::Joker.copies(seats) + u8::from(animal == Card::Elephant)
    }
}

/// The cards of a combination that are not of its animal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Extras(u8);

impl Extras {
    /// The extras of a combination of this animal.
    #[inline]
    pub(crate) fn of(cards: Cards, animal: Card) -> Extras {
        let mosquitoes = if animal == Card::Elephant { cards.count(Card::Mosquito) } else { 0 };
        Extras(cards.count(Card::Joker) | mosquitoes << 1)
    }

    pub(crate) fn jokers(self) -> u8 {
        self.0 & 1
    }

    pub(crate) fn mosquitoes(self) -> u8 {
        self.0 >> 1
    }
}

/// How a set is made up when it is to become cards of one animal: at least the cards of another kind are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// Cards of the animal itself.
    pub(crate) real: u8,
    /// Mosquitoes beside elephants.
    pub(crate) mosquitoes: u8,
    pub(crate) jokers: u8,
}

impl Part {
    /// How `cards` are a part of a combination of `animal`, if they can be one.
    pub(crate) fn of(cards: Cards, animal: Card) -> Option<Part> {
        let real = cards.count(animal);
        let jokers = cards.count(Card::Joker);
        let mosquitoes = if animal == Card::Elephant { cards.count(Card::Mosquito) } else { 0 };
        let part = Part { real, mosquitoes, jokers };
        (part.size() == cards.len() && mosquitoes <= 1).then_some(part)
    }

    pub(crate) fn size(self) -> u8 {
        self.real + self.mosquitoes + self.jokers
    }

    /// §5.2: whether more cards of the deck make it a combination like `whole`.
    pub(crate) fn can_become(self, whole: Combination, seats: u8) -> bool {
        self.size() < whole.size && whole.size <= Combination::largest(whole.animal, seats)
    }
}
