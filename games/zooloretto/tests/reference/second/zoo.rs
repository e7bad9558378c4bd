//! Tiles as words, and what a zoo is and scores (§1, §4.1, §6).

use std::collections::BTreeSet;

use serde_json::{Value, json};

pub(crate) type Tile = String;

pub(super) const SPECIES: [(&str, &str); 8] = [
    ("F", "flamingo"),
    ("C", "camel"),
    ("L", "leopard"),
    ("E", "elephant"),
    ("P", "panda"),
    ("A", "chimpanzee"),
    ("Z", "zebra"),
    ("K", "kangaroo"),
];
pub(super) const KINDS: [&str; 6] = ["", "m", "f", "m*", "f*", "b"];
pub(super) const STALLS: [&str; 4] = ["s", "k", "b", "p"];

/// §1.1: an enclosure: its name, spaces, points when full and one short, bonus, stall spaces.
pub(super) const BOARDS: [(&str, usize, i32, i32, u32, usize); 5] = [
    ("E4", 4, 5, 4, 1, 2),
    ("E5", 5, 8, 5, 2, 1),
    ("E6", 6, 10, 6, 0, 1),
    ("X1", 5, 9, 5, 1, 1),
    ("X2", 5, 9, 5, 1, 1),
];

#[derive(Clone, Debug, Default)]
pub(crate) struct Enclosure {
    pub(crate) name: String,
    pub(crate) animals: Vec<Tile>,
    pub(crate) stalls: Vec<Tile>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Zoo {
    pub(crate) money: u32,
    /// The open ones.
    pub(crate) enclosures: Vec<Enclosure>,
    pub(crate) barn: Vec<Tile>,
}

/// §6: the points of a zoo, rule by rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Score {
    /// Those of each open enclosure.
    pub(crate) enclosures: Vec<i32>,
    pub(crate) stalls: i32,
    pub(crate) barn_species: i32,
    pub(crate) barn_stalls: i32,
}

impl Score {
    pub(crate) fn total(&self) -> i32 {
        self.enclosures.iter().sum::<i32>() + self.stalls + self.barn_species + self.barn_stalls
    }
}

pub(super) fn is_animal(tile: &str) -> bool {
    SPECIES.iter().any(|(letter, _)| tile.starts_with(letter))
}

pub(super) fn is_stall(tile: &str) -> bool {
    STALLS.contains(&tile)
}

/// The letter of the species.
pub(super) fn species(tile: &str) -> String {
    assert!(is_animal(tile), "{tile} is no animal");
    tile[..1].to_owned()
}

pub(super) fn board(name: &str) -> (&'static str, usize, i32, i32, u32, usize) {
    *BOARDS.iter().find(|board| board.0 == name).expect("an enclosure")
}

/// Every tile once, in the order in which they are printed.
pub(crate) fn all_tiles() -> Vec<Tile> {
    let mut all = Vec::new();
    for (letter, _) in SPECIES {
        for kind in KINDS {
            all.push(format!("{letter}{kind}"));
        }
    }
    all.extend(STALLS.map(str::to_owned));
    all.push("$".to_owned());
    all
}

pub(super) fn take(tiles: &mut Vec<Tile>, tile: &str) {
    let at = tiles.iter().position(|there| there == tile).unwrap_or_else(|| panic!("{tile} is not in {tiles:?}"));
    tiles.remove(at);
}

/// R49: each kind once.
pub(super) fn kinds(tiles: &[Tile]) -> BTreeSet<Tile> {
    tiles.iter().cloned().collect()
}

/// The place of a tile among those that are printed.
pub(super) fn place(tile: &str) -> usize {
    if let Some(at) = SPECIES.iter().position(|(letter, _)| tile.starts_with(letter)) {
        return 6 * at + KINDS.iter().position(|kind| tile[1..] == **kind).expect("a kind");
    }
    48 + STALLS.iter().position(|stall| tile == *stall).unwrap_or(4)
}

/// Tiles as they are printed: `3Z+Zm+2k`.
pub(crate) fn text(tiles: &[Tile]) -> String {
    let mut sorted: Vec<&Tile> = tiles.iter().collect();
    sorted.sort_by_key(|tile| place(tile));
    let mut words: Vec<(usize, &Tile)> = Vec::new();
    for tile in sorted {
        match words.last_mut() {
            Some((count, last)) if *last == tile => *count += 1,
            Some(_) | None => words.push((1, tile)),
        }
    }
    let word = |&(count, tile): &(usize, &Tile)| if count == 1 { tile.clone() } else { format!("{count}{tile}") };
    words.iter().map(word).collect::<Vec<_>>().join("+")
}

pub(crate) fn read(text: &str) -> Vec<Tile> {
    let mut tiles = Vec::new();
    for word in text.split('+').filter(|word| !word.is_empty()) {
        let tile = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let count = word[..word.len() - tile.len()].parse().unwrap_or(1);
        for _ in 0..count {
            tiles.push(tile.to_owned());
        }
    }
    tiles
}

impl Zoo {
    pub(super) fn new(money: u32) -> Zoo {
        let enclosures = ["E4", "E5", "E6"].map(|name| Enclosure { name: name.to_owned(), ..Enclosure::default() });
        Zoo { money, enclosures: enclosures.into(), barn: Vec::new() }
    }

    pub(super) fn expand(&mut self) {
        let name = BOARDS[self.enclosures.len()].0.to_owned();
        self.enclosures.push(Enclosure { name, ..Enclosure::default() });
    }

    pub(super) fn at(&mut self, name: &str) -> &mut Enclosure {
        self.enclosures.iter_mut().find(|enclosure| enclosure.name == name).expect("an open enclosure")
    }

    /// §4.1: the names of the places besides the barn that may take a tile.
    pub(super) fn places(&self, tile: &str) -> Vec<String> {
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

    pub(super) fn position(&self) -> Value {
        let mut zoo = json!({
            "coins": self.money,
            "extensions": self.enclosures.len() - 3,
            "enclosures": {},
            "stalls": {},
            "barn": text(&self.barn),
        });
        for enclosure in &self.enclosures {
            if !enclosure.animals.is_empty() {
                zoo["enclosures"][&enclosure.name] = json!(text(&enclosure.animals));
            }
            if !enclosure.stalls.is_empty() {
                zoo["stalls"][&enclosure.name] = json!(text(&enclosure.stalls));
            }
        }
        zoo
    }

    pub(super) fn species_in_barn(&self) -> BTreeSet<String> {
        self.barn.iter().filter(|tile| is_animal(tile)).map(|tile| species(tile)).collect()
    }

    pub(super) fn of_species_in_barn(&self, letter: &str) -> Vec<Tile> {
        self.barn.iter().filter(|tile| is_animal(tile) && species(tile) == letter).cloned().collect()
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
        score.barn_species = -2 * self.species_in_barn().len() as i32;
        score
    }
}
