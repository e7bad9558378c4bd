//! §1.1, §4.1: one seat's zoo: its enclosures, stalls, jungle board and barn, and what may be put where.

use trucks::{Herd, Kind};

use crate::components::{
    ENCLOSURES, Enclosure, Face, JUNGLE_LIMIT, JUNGLE_SPACES, Jungle, MOST_DONATIONS, ON_THE_BOARD, SPECIES,
    STALL_SPACES, STALLS, Species, Stall, Tile,
};
use crate::visitors::Visitors;

/// One seat's zoo.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Zoo {
    /// Who lives in each enclosure.
    pub(crate) herds: [Herd; ENCLOSURES],
    /// Which species that is; none where nobody does.
    pub(crate) species: [Option<Species>; ENCLOSURES],
    /// The animals in the barn, by species.
    pub(crate) barn: [Herd; SPECIES],
    /// The stalls in the barn, by kind, and then the jungle animals there.
    pub(crate) barn_others: Few,
    /// The stall on each stall space. The two of E4 are interchangeable (§4.1): in order, a free one last.
    pub(crate) stalls: [Option<Stall>; STALL_SPACES],
    /// How many enclosures are open: those on the board and the extensions that were bought.
    pub(crate) open: u8,
    /// The animals on the jungle board, by species (§7.3).
    pub(crate) jungle: Few,
    /// The visitors on its path and the bonus tokens (§7.3).
    pub(crate) visitors: Visitors,
    /// The values of the donation tokens, the first one first; 0 for none (§7.2).
    pub(crate) donated: [u8; MOST_DONATIONS],
}

/// §4.1: where a tile can be put: the animals or stall spaces of an enclosure, the jungle board, or the barn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Enclosure | \"B\" | \"J\""))]
pub enum Place {
    /// An enclosure, or a stall space beside it.
    At(Enclosure),
    /// The barn.
    Barn,
    /// The jungle board.
    Jungle,
}

/// Up to three of each kind: two bits for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Few(u32);

impl Few {
    /// None of any kind.
    pub(crate) const NONE: Few = Few(0);
    /// The most of one kind that can be counted.
    pub(crate) const MOST: u8 = 3;
    const LOW_BITS: u32 = 0x5555_5555;

    #[inline]
    pub(crate) fn count(self, number: usize) -> u8 {
        (self.0 >> (2 * number)) as u8 & Few::MOST
    }

    #[inline]
    fn add(&mut self, number: usize) {
        self.0 += 1 << (2 * number);
    }

    #[inline]
    fn remove(&mut self, number: usize) {
        self.0 -= 1 << (2 * number);
    }

    /// The kinds there are, in order, with how many.
    #[inline]
    fn kinds(self) -> impl Iterator<Item = (usize, u8)> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let number = rest.trailing_zeros() as usize / 2;
            rest &= !(3 << (2 * number));
            Some((number, self.count(number)))
        })
    }

    /// How many kinds there are.
    #[inline]
    fn different(self) -> u32 {
        ((self.0 | self.0 >> 1) & Few::LOW_BITS).count_ones()
    }

    /// How many there are, all kinds together.
    #[inline]
    fn len(self) -> u8 {
        ((self.0 & Few::LOW_BITS).count_ones() + 2 * (self.0 >> 1 & Few::LOW_BITS).count_ones()) as u8
    }
}

/// The places where tiles of each species can be put besides the barn: one bit for each enclosure.
#[derive(Clone, Copy)]
pub(crate) struct Room([u8; SPECIES]);

impl Zoo {
    /// §7.2: how often one may donate.
    pub const MOST_DONATIONS: usize = MOST_DONATIONS;
    /// §2.3: empty, with its extensions closed.
    pub(crate) const EMPTY: Zoo = Zoo {
        herds: [Herd::NONE; ENCLOSURES],
        species: [None; ENCLOSURES],
        barn: [Herd::NONE; SPECIES],
        barn_others: Few::NONE,
        stalls: [None; STALL_SPACES],
        open: ON_THE_BOARD as u8,
        jungle: Few::NONE,
        visitors: Visitors::NONE,
        donated: [0; MOST_DONATIONS],
    };

    /// The extensions that are open.
    #[inline]
    pub(crate) fn extensions(&self) -> u8 {
        self.open - ON_THE_BOARD as u8
    }

    /// Whether an enclosure is open.
    #[inline]
    pub fn is_open(&self, enclosure: Enclosure) -> bool {
        (enclosure as u8) < self.open
    }

    /// The enclosures that are open.
    #[inline]
    pub fn enclosures(&self) -> impl Iterator<Item = Enclosure> + use<> {
        Enclosure::ALL.into_iter().take(self.open.into())
    }

    /// The animals of an enclosure.
    #[inline]
    pub fn herd(&self, enclosure: Enclosure) -> Herd {
        self.herds[enclosure as usize]
    }

    /// Which species lives in an enclosure.
    #[inline]
    pub fn species(&self, enclosure: Enclosure) -> Option<Species> {
        self.species[enclosure as usize]
    }

    /// The spaces without an animal.
    #[inline]
    pub fn free(&self, enclosure: Enclosure) -> u8 {
        enclosure.printed().spaces - self.herd(enclosure).len()
    }

    /// The stalls beside an enclosure.
    #[inline]
    pub fn stalls_at(&self, enclosure: Enclosure) -> impl Iterator<Item = Stall> + use<> {
        let stalls = self.stalls;
        stalls.into_iter().skip(enclosure.stall_spaces().start).take(enclosure.stall_spaces().len()).flatten()
    }

    /// Whether a stall space beside an enclosure is free. They are filled from the first one on.
    #[inline]
    pub fn has_stall_space(&self, enclosure: Enclosure) -> bool {
        self.stalls[enclosure.stall_spaces().end - 1].is_none()
    }

    /// Whether a tile lies in the barn.
    #[inline]
    pub(crate) fn barn_has(&self, tile: Tile) -> bool {
        match tile.face() {
            Face::Animal(species, kind) => self.barn[species as usize].has(kind),
            Face::Stall(_) | Face::Jungle(_) => self.barn_others.count(other(tile)) > 0,
            Face::Coin => false,
        }
    }

    /// R49: what lies in the barn, alike tiles once, in order.
    #[inline]
    pub(crate) fn barn_tiles(&self) -> impl Iterator<Item = (Tile, u8)> {
        let animals = Species::ALL.into_iter().flat_map(|species| {
            self.barn[species as usize].kinds().map(move |(kind, count)| (Tile::animal(species, kind), count))
        });
        animals.chain(self.barn_others.kinds().map(|(number, count)| (numbered(number), count)))
    }

    /// R51: the extension that would be opened next.
    #[inline]
    pub fn next_extension(&self) -> Option<Enclosure> {
        Enclosure::ALL.get(usize::from(self.open)).copied()
    }

    /// §4.1: whether an open enclosure has room for an animal: a free space, and nobody in it but its own species.
    #[inline]
    pub fn has_room(&self, species: Species, enclosure: Enclosure) -> bool {
        match self.species(enclosure) {
            None => true,
            Some(there) => there == species && self.free(enclosure) > 0,
        }
    }

    /// The same of all open enclosures and each species, at once.
    #[inline]
    pub(crate) fn room(&self) -> Room {
        let mut for_any = 0;
        let mut room = [0; SPECIES];
        for enclosure in self.enclosures() {
            let bit = 1 << enclosure as u8;
            match self.species(enclosure) {
                None => for_any |= bit,
                Some(species) if self.free(enclosure) > 0 => room[species as usize] |= bit,
                Some(_) => {}
            }
        }
        Room(room.map(|own| own | for_any))
    }

    /// The enclosures with a free stall space, as bits.
    #[inline]
    pub(crate) fn stall_room(&self) -> u8 {
        self.enclosures().filter(|&at| self.has_stall_space(at)).fold(0, |bits, at| bits | 1 << at as u8)
    }

    /// The animals of a species in the barn.
    #[inline]
    pub fn in_barn(&self, species: Species) -> Herd {
        self.barn[species as usize]
    }

    /// How many stalls of a kind are in the barn.
    #[inline]
    pub fn stalls_in_barn(&self, stall: Stall) -> u8 {
        self.barn_others.count(other(Tile::stall(stall)))
    }

    /// How many animals of a jungle species are in the barn.
    #[inline]
    pub fn jungle_in_barn(&self, jungle: Jungle) -> u8 {
        self.barn_others.count(other(Tile::jungle(jungle)))
    }

    /// How many kinds of stalls are in the barn.
    #[inline]
    pub(crate) fn kinds_of_stalls_in_barn(&self) -> u32 {
        Few(self.barn_others.0 & ((1 << (2 * STALLS)) - 1)).different()
    }

    /// How many species of animals are in the barn, those of the jungle included.
    #[inline]
    pub(crate) fn species_in_barn(&self) -> u32 {
        let animals = self.barn.iter().filter(|herd| !herd.is_empty()).count() as u32;
        animals + Few(self.barn_others.0 >> (2 * STALLS)).different()
    }

    /// How many animals of a jungle species are on the jungle board.
    #[inline]
    pub fn in_jungle(&self, jungle: Jungle) -> u8 {
        self.jungle.count(jungle as usize)
    }

    /// The animals on the jungle board, in order.
    pub fn jungle_animals(&self) -> impl Iterator<Item = (Jungle, u8)> {
        self.jungle.kinds().map(|(number, count)| (Jungle::ALL[number], count))
    }

    /// The spaces of the jungle board without an animal.
    #[inline]
    pub fn free_in_jungle(&self) -> u8 {
        JUNGLE_SPACES - self.jungle.len()
    }

    /// §4.1: whether the jungle board can take one more animal of this species: no more than three species live there (R47).
    #[inline]
    pub fn has_room_in_jungle(&self, jungle: Jungle) -> bool {
        self.free_in_jungle() > 0 && (self.in_jungle(jungle) > 0 || self.jungle.different() < JUNGLE_LIMIT)
    }

    /// Puts an animal on the jungle board, where it stays for good.
    #[inline]
    pub fn put_in_jungle(&mut self, jungle: Jungle) {
        self.jungle.add(jungle as usize);
    }

    /// §7.2: the points of its donation tokens.
    #[inline]
    pub fn donated(&self) -> u8 {
        self.donated.iter().sum()
    }

    /// §7.2: how often its owner has donated.
    #[inline]
    pub fn donations(&self) -> usize {
        self.donated.iter().filter(|&&value| value > 0).count()
    }

    /// §7.3: its visitors and bonus tokens.
    #[inline]
    pub fn visitors(&self) -> &Visitors {
        &self.visitors
    }

    /// §7.2: the animals of an enclosure leave; stalls beside it stay.
    #[inline]
    pub(crate) fn empty(&mut self, enclosure: Enclosure) {
        self.herds[enclosure as usize] = Herd::NONE;
        self.species[enclosure as usize] = None;
    }

    /// Whether a stall of this kind stands on a stall space.
    #[inline]
    pub fn shows(&self, stall: Stall) -> bool {
        self.stalls.contains(&Some(stall))
    }

    /// Lets an animal into an enclosure that has room for it.
    #[inline]
    pub fn settle(&mut self, species: Species, kind: Kind, enclosure: Enclosure) {
        self.species[enclosure as usize] = Some(species);
        self.herds[enclosure as usize].add(kind);
    }

    /// These animals of one species live in an enclosure from now on, whoever did before.
    #[inline]
    pub(crate) fn house(&mut self, species: Species, herd: Herd, enclosure: Enclosure) {
        self.species[enclosure as usize] = Some(species);
        self.herds[enclosure as usize] = herd;
    }

    /// Puts a stall on a free stall space of an enclosure.
    #[inline]
    pub fn put_stall(&mut self, stall: Stall, enclosure: Enclosure) {
        let spaces = enclosure.stall_spaces();
        let last = spaces.end - 1;
        self.stalls[last] = Some(stall);
        // A free space is the last one and `None` the least, so an ordinary sort would put it first.
        if spaces.len() == 2 && self.stalls[spaces.start].is_none_or(|first| first > stall) {
            self.stalls.swap(spaces.start, last);
        }
    }

    /// Takes a stall off a stall space of an enclosure.
    #[inline]
    pub(crate) fn remove_stall(&mut self, stall: Stall, enclosure: Enclosure) {
        let spaces = &mut self.stalls[enclosure.stall_spaces()];
        let at = spaces.iter().position(|&space| space == Some(stall)).expect("checked");
        spaces.copy_within(at + 1.., at);
        *spaces.last_mut().expect("every enclosure has a stall space") = None;
    }

    /// Puts a tile in the barn.
    #[inline]
    pub fn store(&mut self, tile: Tile) {
        match tile.face() {
            Face::Animal(species, kind) => self.barn[species as usize].add(kind),
            Face::Stall(_) | Face::Jungle(_) => self.barn_others.add(other(tile)),
            Face::Coin => unreachable!("a coin is money as soon as it is unloaded"),
        }
    }

    /// Takes a tile out of the barn.
    #[inline]
    pub(crate) fn fetch(&mut self, tile: Tile) {
        match tile.face() {
            Face::Animal(species, kind) => self.barn[species as usize].remove(kind),
            Face::Stall(_) | Face::Jungle(_) => self.barn_others.remove(other(tile)),
            Face::Coin => unreachable!("no coin lies in a barn"),
        }
    }
}

/// The number of a stall or a jungle animal among those in the barn.
#[inline]
fn other(tile: Tile) -> usize {
    match tile.face() {
        Face::Stall(stall) => stall as usize,
        Face::Jungle(jungle) => STALLS + jungle as usize,
        Face::Animal(..) | Face::Coin => unreachable!("the barn has other places for animals, and none for coins"),
    }
}

#[inline]
fn numbered(number: usize) -> Tile {
    match number.checked_sub(STALLS) {
        None => Tile::stall(Stall::ALL[number]),
        Some(jungle) => Tile::jungle(Jungle::ALL[jungle]),
    }
}

impl Room {
    /// The enclosures with room for a species.
    #[inline]
    pub(crate) fn of(&self, species: Species) -> u8 {
        self.0[species as usize]
    }
}

/// The enclosures of a set of bits.
#[inline]
pub(crate) fn enclosures_in(mut bits: u8) -> impl Iterator<Item = Enclosure> {
    std::iter::from_fn(move || {
        let enclosure = *Enclosure::ALL.get(bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(enclosure)
    })
}
