//! Tiles as words, and what they are (§1).

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

pub(crate) type Tile = String;

pub(crate) const SPECIES: [(&str, &str); 8] = [
    ("F", "flamingo"),
    ("C", "camel"),
    ("L", "leopard"),
    ("E", "elephant"),
    ("P", "panda"),
    ("A", "chimpanzee"),
    ("Z", "zebra"),
    ("K", "kangaroo"),
];
const KINDS: [&str; 6] = ["", "m", "f", "m*", "f*", "b"];
/// §1.2: those of the jungle, of which each tile is like the other.
pub(crate) const JUNGLE: [(&str, &str); 8] = [
    ("ja", "anteater"),
    ("jm", "macaw"),
    ("jb", "bat"),
    ("jk", "koala"),
    ("jo", "orangutan"),
    ("jp", "baboon"),
    ("js", "snake"),
    ("jv", "monitor"),
];
/// The last one comes with XXL.
pub(crate) const STALLS: [&str; 5] = ["s", "k", "b", "p", "l"];

/// R40: the colour of each stall, by letter and name, in the order of the stalls.
pub(crate) const COLOURS: [(char, &str); 5] =
    [('g', "green"), ('b', "blue"), ('p', "purple"), ('r', "red"), ('y', "yellow")];

pub(crate) fn colour_of(stall: &str) -> char {
    COLOURS[STALLS.iter().position(|known| *known == stall).expect("a stall")].0
}

pub(crate) fn colour_name(letter: char) -> &'static str {
    COLOURS.iter().find(|(known, _)| *known == letter).expect("a colour").1
}

pub(crate) fn colour_letter(name: &str) -> char {
    COLOURS.iter().find(|(_, known)| *known == name).expect("a colour").0
}

/// An animal that may live in an enclosure.
pub(crate) fn is_animal(tile: &str) -> bool {
    SPECIES.iter().any(|(letter, _)| tile.starts_with(letter))
}

pub(crate) fn is_jungle(tile: &str) -> bool {
    JUNGLE.iter().any(|(known, _)| *known == tile)
}

pub(crate) fn is_stall(tile: &str) -> bool {
    STALLS.contains(&tile)
}

/// The letter of the species.
pub(crate) fn species(tile: &str) -> String {
    assert!(is_animal(tile), "{tile} is no animal");
    tile[..1].to_owned()
}

/// The place of each tile among all.
static PLACES: LazyLock<HashMap<Tile, usize>> =
    LazyLock::new(|| all_tiles().into_iter().enumerate().map(|(at, tile)| (tile, at)).collect());

/// Every tile once, in the order in which they are printed.
pub(crate) fn all_tiles() -> Vec<Tile> {
    let mut all = Vec::new();
    for (letter, _) in SPECIES {
        for kind in KINDS {
            all.push(format!("{letter}{kind}"));
        }
    }
    all.extend(STALLS.map(str::to_owned));
    all.extend(JUNGLE.map(|(tile, _)| tile.to_owned()));
    all.push("$".to_owned());
    all
}

pub(crate) fn take(tiles: &mut Vec<Tile>, tile: &str) {
    let at = tiles.iter().position(|there| there == tile).unwrap_or_else(|| panic!("{tile} is not in {tiles:?}"));
    tiles.remove(at);
}

/// R49: each kind once.
pub(crate) fn kinds(tiles: &[Tile]) -> BTreeSet<Tile> {
    tiles.iter().cloned().collect()
}

/// Tiles as they are printed: `3Z+Zm+2k`.
pub(crate) fn text(tiles: &[Tile]) -> String {
    let mut sorted: Vec<&Tile> = tiles.iter().collect();
    sorted.sort_by_cached_key(|tile| PLACES[*tile]);
    let words = sorted.chunk_by(|one, other| one == other).map(|alike| match alike {
        [tile] => (*tile).clone(),
        _ => format!("{}{}", alike.len(), alike[0]),
    });
    words.collect::<Vec<_>>().join("+")
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
