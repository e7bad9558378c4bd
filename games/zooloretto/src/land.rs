//! §1, §2: the land of all seats: their zoos, and what lies in the middle for them: babies, donation tokens, visitors and
//! bonus tokens. Money is no part of it: one purse may pay for more than a zoo.

use kernel::Seat;
use trucks::MOST_SEATS;

use crate::components::{Colour, DONATIONS, Expansions, Kit, SPECIES, STALLS, Species, VISITORS};
use crate::meta::DonationTokens;
use crate::zoo::Zoo;

/// What the rules of placing and of the money actions work on, together with the money.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Land {
    /// By seat; empty where nobody plays.
    zoos: [Zoo; MOST_SEATS],
    /// The babies not born yet, by species.
    pub(crate) unborn: [u8; SPECIES],
    /// §7.2: the donation tokens that nobody has, the top one last; 0 where there is none.
    pub(crate) donations: [u8; DONATIONS],
    /// §7.3: the visitors in no zoo, by colour.
    pub(crate) reserve: [u8; STALLS],
    seats: u8,
    expansions: Expansions,
}

/// §2.3: where a visitor of each colour stands at the start (R37).
const FIRST_POINT: u8 = 2;

impl Land {
    /// §2.3: zoos without animals, and all babies and tokens.
    pub(crate) fn new(seats: u8, expansions: Expansions, donations: DonationTokens) -> Land {
        let mut land = Land {
            zoos: [const { Zoo::EMPTY }; MOST_SEATS],
            unborn: [Kit::of(seats, expansions).babies; SPECIES],
            donations: donations.0,
            reserve: [0; STALLS],
            seats,
            expansions,
        };
        land.donations.reverse();
        for colour in land.colours() {
            land.reserve[colour as usize] = VISITORS - seats;
            land.zoos[..usize::from(seats)].iter_mut().for_each(|zoo| zoo.visitors.of_mut(colour).add(FIRST_POINT));
        }
        land
    }

    /// How many seats have a zoo.
    #[inline]
    pub(crate) fn seats(&self) -> u8 {
        self.seats
    }

    /// What is played with.
    #[inline]
    pub(crate) fn kit(&self) -> &'static Kit {
        Kit::of(self.seats, self.expansions)
    }

    /// What is played with besides the base game.
    #[inline]
    pub(crate) fn expansions(&self) -> Expansions {
        self.expansions
    }

    /// §7.3, §7.4: the colours that are played with: none without Exotic, and yellow only with XXL.
    #[inline]
    pub(crate) fn colours(&self) -> impl Iterator<Item = Colour> + use<> {
        let colours = match self.expansions {
            Expansions { exotic: false, .. } => 0,
            Expansions { exotic: true, xxl: false } => STALLS - 1,
            Expansions { exotic: true, xxl: true } => STALLS,
        };
        Colour::ALL.into_iter().take(colours)
    }

    /// §7.3: whether nobody has taken the bonus token of a colour yet.
    #[inline]
    pub(crate) fn has_token(&self, colour: Colour) -> bool {
        self.zoos.iter().all(|zoo| !zoo.visitors.has_token(colour))
    }

    /// §7.2: the donation tokens that nobody has, the top one first.
    pub(crate) fn donations(&self) -> impl Iterator<Item = u8> {
        self.donations.into_iter().rev().filter(|&value| value > 0)
    }

    /// §7.2: takes the top donation token, and says what it is worth.
    pub(crate) fn take_donation(&mut self) -> u8 {
        let top = self.donations.iter_mut().rev().find(|value| **value > 0);
        top.map(std::mem::take).expect("checked")
    }

    /// R31: the donation tokens as they lay at the start.
    pub(crate) fn all_donations(&self) -> DonationTokens {
        let mut values = self.donations;
        let owned = self.zoos.iter().flat_map(|zoo| zoo.donated).filter(|&value| value > 0);
        values.iter_mut().filter(|value| **value == 0).zip(owned).for_each(|(value, owned)| *value = owned);
        values.sort_unstable_by(|one, other| other.cmp(one));
        DonationTokens(values)
    }

    #[inline]
    pub(crate) fn zoo(&self, seat: Seat) -> &Zoo {
        &self.zoos[seat.index()]
    }

    #[inline]
    pub(crate) fn zoo_mut(&mut self, seat: Seat) -> &mut Zoo {
        &mut self.zoos[seat.index()]
    }

    /// All zoos, also those where nobody plays.
    pub(crate) fn zoos(&self) -> &[Zoo] {
        &self.zoos
    }

    /// A zoo, with the babies of a species that can still be born in it.
    #[inline]
    pub(crate) fn zoo_and_unborn(&mut self, seat: Seat, species: Species) -> (&mut Zoo, &mut u8) {
        (&mut self.zoos[seat.index()], &mut self.unborn[species as usize])
    }

    /// §5: the extensions of a seat that are still closed.
    #[inline]
    pub(crate) fn closed_extensions(&self, seat: Seat) -> u8 {
        self.kit().extensions - self.zoo(seat).extensions()
    }
}
