//! What a zoo is, and what it scores (§1, §4.1, §6).

use std::collections::BTreeSet;

use super::tiles::{JUNGLE, Tile, is_animal, is_jungle, is_stall, species};

/// §1.1: an enclosure: its name, spaces, points when full and one short, bonus, stall spaces.
const BOARDS: [(&str, usize, i32, i32, u32, usize); 5] = [
    ("E4", 4, 5, 4, 1, 2),
    ("E5", 5, 8, 5, 2, 1),
    ("E6", 6, 10, 6, 0, 1),
    ("X1", 5, 9, 5, 1, 1),
    ("X2", 5, 9, 5, 1, 1),
];

/// §1.4: the spaces of a jungle board, and the different species it may hold (§4.1).
const JUNGLE_SPACES: usize = 5;
const JUNGLE_SPECIES: usize = 3;

#[derive(Clone, Debug, Default)]
pub(crate) struct Enclosure {
    pub(crate) name: String,
    pub(crate) animals: Vec<Tile>,
    pub(crate) stalls: Vec<Tile>,
    /// What lived here was donated, so that a bonus is one more than without XXL.
    pub(crate) donated: bool,
}

/// §7.3: somebody on the path, by the letter of the colour and the point from 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Visitor {
    pub(crate) colour: char,
    pub(crate) point: usize,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Zoo {
    pub(crate) money: u32,
    /// The open ones.
    pub(crate) enclosures: Vec<Enclosure>,
    pub(crate) barn: Vec<Tile>,
    /// The jungle board, where there is one.
    pub(crate) jungle: Option<Vec<Tile>>,
    pub(crate) visitors: Vec<Visitor>,
    /// Letters of colours.
    pub(crate) tokens: Vec<char>,
    /// XXL: the values of the donation tokens.
    pub(crate) donated: Vec<u32>,
}

/// §6: the points of a zoo, rule by rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Score {
    /// Those of each open enclosure.
    pub(crate) enclosures: Vec<i32>,
    pub(crate) stalls: i32,
    pub(crate) barn_species: i32,
    pub(crate) barn_stalls: i32,
    pub(crate) donations: i32,
    pub(crate) visitors: i32,
    pub(crate) tokens: i32,
}

impl Score {
    pub(crate) fn total(&self) -> i32 {
        let expansions = self.donations + self.visitors + self.tokens;
        self.enclosures.iter().sum::<i32>() + self.stalls + self.barn_species + self.barn_stalls + expansions
    }
}

pub(crate) fn board(name: &str) -> (&'static str, usize, i32, i32, u32, usize) {
    *BOARDS.iter().find(|board| board.0 == name).expect("an enclosure")
}

impl Zoo {
    pub(crate) fn new(money: u32, jungle: bool) -> Zoo {
        let enclosures = ["E4", "E5", "E6"].map(|name| Enclosure { name: name.to_owned(), ..Enclosure::default() });
        Zoo { money, enclosures: enclosures.into(), jungle: jungle.then(Vec::new), ..Zoo::default() }
    }

    pub(crate) fn expand(&mut self) {
        let name = BOARDS[self.enclosures.len()].0.to_owned();
        self.enclosures.push(Enclosure { name, ..Enclosure::default() });
    }

    pub(crate) fn at(&mut self, name: &str) -> &mut Enclosure {
        self.enclosures.iter_mut().find(|enclosure| enclosure.name == name).expect("an open enclosure")
    }

    /// §4.1: the names of the places besides the barn that may take a tile.
    pub(crate) fn places(&self, tile: &str) -> Vec<String> {
        if is_jungle(tile) {
            return if self.jungle_takes(tile) { vec!["J".to_owned()] } else { Vec::new() };
        }
        let mut places = Vec::new();
        for enclosure in &self.enclosures {
            let (_, spaces, _, _, _, stall_spaces) = board(&enclosure.name);
            let fits = if is_stall(tile) {
                enclosure.stalls.len() < stall_spaces
            } else {
                let alike = enclosure.animals.iter().all(|animal| species(animal) == species(tile));
                enclosure.animals.len() < spaces && alike
            };
            if fits {
                places.push(enclosure.name.clone());
            }
        }
        places
    }

    /// §4.1, R36, R47.
    fn jungle_takes(&self, tile: &str) -> bool {
        let mut there = self.jungle.clone().expect("a jungle board");
        there.push(tile.to_owned());
        let different: BTreeSet<&Tile> = there.iter().collect();
        there.len() <= JUNGLE_SPACES && different.len() <= JUNGLE_SPECIES
    }

    /// Whether the board has room, but not for a species more.
    pub(crate) fn three_live_in_the_jungle(&self) -> bool {
        let Some(there) = &self.jungle else { return false };
        let different: BTreeSet<&Tile> = there.iter().collect();
        there.len() < JUNGLE_SPACES && different.len() == JUNGLE_SPECIES
    }

    pub(crate) fn jungle_is_full(&self) -> bool {
        self.jungle.as_ref().is_some_and(|there| there.len() == JUNGLE_SPACES)
    }

    pub(crate) fn species_in_barn(&self) -> BTreeSet<String> {
        self.barn.iter().filter(|tile| is_animal(tile)).map(|tile| species(tile)).collect()
    }

    pub(crate) fn of_species_in_barn(&self, letter: &str) -> Vec<Tile> {
        self.barn.iter().filter(|tile| is_animal(tile) && species(tile) == letter).cloned().collect()
    }

    /// The points on which visitors of a colour stand, each once, ascending.
    pub(crate) fn points_of(&self, colour: char) -> BTreeSet<usize> {
        self.visitors.iter().filter(|visitor| visitor.colour == colour).map(|visitor| visitor.point).collect()
    }

    /// Somebody leaves a point.
    pub(crate) fn remove_visitor(&mut self, colour: char, point: usize) {
        let gone = Visitor { colour, point };
        let at = self.visitors.iter().position(|visitor| *visitor == gone);
        self.visitors.remove(at.unwrap_or_else(|| panic!("{gone:?} is not in {:?}", self.visitors)));
    }

    /// §6: the points.
    pub(crate) fn score(&self) -> Score {
        let mut score = Score::default();
        let mut standing = BTreeSet::new();
        for enclosure in &self.enclosures {
            let (_, spaces, full, short, _, _) = board(&enclosure.name);
            let animals = enclosure.animals.len();
            score.enclosures.push(if animals == spaces {
                full
            } else if animals + 1 == spaces {
                short
            } else if !enclosure.stalls.is_empty() {
                animals as i32
            } else {
                0
            });
            standing.extend(enclosure.stalls.iter().cloned());
        }
        score.stalls = 2 * standing.len() as i32;
        let in_barn: BTreeSet<&Tile> = self.barn.iter().filter(|tile| is_stall(tile)).collect();
        score.barn_stalls = -2 * in_barn.len() as i32;
        let jungle_species = JUNGLE.iter().filter(|(tile, _)| self.barn.iter().any(|there| there == tile)).count();
        score.barn_species = -2 * (self.species_in_barn().len() + jungle_species) as i32;
        score.donations = self.donated.iter().sum::<u32>() as i32;
        let colours: BTreeSet<char> = self.visitors.iter().map(|visitor| visitor.colour).collect();
        score.visitors = 2 * colours.len() as i32;
        for &token in &self.tokens {
            score.tokens += 2 * self.visitors.iter().filter(|visitor| visitor.colour == token).count() as i32;
        }
        score
    }
}
