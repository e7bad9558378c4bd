//! The rules once more, slowly: lists and maps of cells, everything worked out anew each time it is asked for. Actions, draws
//! and positions are texts and JSON, so that nothing is shared with the crate.

mod geometry;
mod play;
mod score;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

pub(crate) use geometry::{Cell, cell_name, placement_name, read_cell, read_placement};

const TILES: &str = include_str!("tiles.csv");
const BOARDS: &str = include_str!("boards.csv");

pub(crate) const COLOURS: [(char, &str); 4] = [('r', "red"), ('b', "blue"), ('y', "yellow"), ('g', "green")];

/// A tile as its row says.
#[derive(Clone, Debug)]
pub(crate) struct Tile {
    pub(crate) kind: String,
    pub(crate) shape: char,
    pub(crate) icon: String,
}

/// A tile on a board, with its cells in reading order.
#[derive(Clone, Debug)]
pub(crate) struct Placed {
    pub(crate) tile: String,
    pub(crate) cells: Vec<Cell>,
}

#[derive(Clone, Debug)]
pub(crate) struct Zoo {
    /// Rows of `.` and `#`.
    pub(crate) board: Vec<String>,
    /// Empty before it is placed.
    pub(crate) entrance: Vec<Cell>,
    pub(crate) tiles: Vec<Placed>,
    /// By their initials.
    pub(crate) visitors: BTreeMap<Cell, char>,
    pub(crate) out: bool,
    pub(crate) passed: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Reference {
    tiles: BTreeMap<String, Tile>,
    entrance_shape: char,
    options: Value,
    pub(crate) phase: &'static str,
    pub(crate) round: u64,
    pub(crate) bus: Option<usize>,
    pub(crate) bus_taken: bool,
    pub(crate) turn: Option<usize>,
    pub(crate) waiting: Vec<usize>,
    pub(crate) display: BTreeSet<String>,
    pub(crate) bag: BTreeSet<String>,
    pub(crate) visitor_bag: BTreeMap<char, usize>,
    pub(crate) hand: Option<String>,
    pub(crate) in_hand: Vec<char>,
    pub(crate) moves_left: usize,
    pub(crate) zoos: Vec<Zoo>,
}

/// The rows of a text, without its head.
fn rows<'a>(text: &'a str, printed: &'a str, head: &'a str) -> impl Iterator<Item = Vec<&'a str>> {
    let text = if text.is_empty() { printed } else { text };
    let rows = text.lines().filter(move |row| !row.is_empty() && !row.starts_with(head));
    rows.map(|row| row.split(',').map(str::trim).collect())
}

/// The shape of the entrance, and the other tiles.
pub(crate) fn read_tiles(text: &str) -> (char, BTreeMap<String, Tile>) {
    let (mut entrance, mut tiles) = (None, BTreeMap::new());
    for row in rows(text, TILES, "tile,") {
        let shape = row[2].chars().next().expect("a shape");
        if row[0] == "E" {
            entrance = Some(shape);
        } else {
            let tile = Tile { kind: row[1].to_owned(), shape, icon: row[3].to_owned() };
            assert!(tiles.insert(row[0].to_owned(), tile).is_none(), "{} is there twice", row[0]);
        }
    }
    (entrance.expect("an entrance"), tiles)
}

pub(crate) fn read_boards(text: &str) -> BTreeMap<String, Vec<String>> {
    let mut boards: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for row in rows(text, BOARDS, "board,") {
        boards.entry(row[0].to_owned()).or_default().push(row[2].to_owned());
    }
    boards
}

/// Tiles in the order of a display: grass, vivaria, water, paths, each by number.
pub(crate) fn in_order(tiles: &BTreeSet<String>) -> Vec<String> {
    let mut names: Vec<String> = tiles.iter().cloned().collect();
    names.sort_by_key(|name| rank(name));
    names
}

pub(crate) fn rank(tile: &str) -> (usize, String) {
    ("GVWP".find(&tile[..1]).expect("a kind"), tile[1..].to_owned())
}

fn colour_name(initial: char) -> &'static str {
    COLOURS.iter().find(|colour| colour.0 == initial).expect("a colour").1
}

impl Reference {
    pub(crate) fn new(seats: usize, options: &Value) -> Reference {
        let text = |name: &str| options[name].as_str().unwrap_or("").to_owned();
        let (entrance_shape, tiles) = read_tiles(&text("tiles"));
        let boards = read_boards(&text("boards"));
        let zoo = |seat: usize| {
            // R22: on the hard side each seat has the board of its number.
            let name = if text("difficulty") == "hard" { (seat + 1).to_string() } else { "easy".to_owned() };
            Zoo {
                board: boards[&name].clone(),
                entrance: vec![],
                tiles: vec![],
                visitors: BTreeMap::new(),
                out: false,
                passed: false,
            }
        };
        let mut game = Reference {
            bag: tiles.keys().cloned().collect(),
            tiles,
            entrance_shape,
            options: options.clone(),
            phase: "bus",
            round: 0,
            bus: None,
            bus_taken: false,
            turn: None,
            waiting: vec![],
            display: BTreeSet::new(),
            visitor_bag: COLOURS.iter().map(|&(initial, _)| (initial, 10)).collect(),
            hand: None,
            in_hand: vec![],
            moves_left: 0,
            zoos: (0..seats).map(zoo).collect(),
        };
        if let Some(first) = options["first_bus"].as_u64() {
            game.give_first_bus(first as usize);
        }
        game
    }

    /// A position as `docs/positions/wonderzoo.md` describes it, with all its fields but the options.
    pub(crate) fn load(position: &Value) -> Reference {
        let seat = |value: &Value| value.as_u64().map(|seat| seat as usize);
        let names = |value: &Value| -> Vec<String> {
            let names = value.as_array().into_iter().flatten();
            names.map(|name| name.as_str().expect("a text").to_owned()).collect()
        };
        let initial = |name: &str| COLOURS.iter().find(|colour| colour.1 == name).expect("a colour").0;
        let zoos = position["zoos"].as_array().expect("zoos");
        let mut game = Reference::new(zoos.len(), position);
        let phases = ["entrance", "refill", "pick", "place", "icon", "draw", "visitor", "move", "swap", "over"];
        let phase = position["phase"].as_str().expect("a phase");
        game.phase = phases.into_iter().find(|name| *name == phase).expect("a phase that is needed");
        game.round = position["round"].as_u64().expect("a round");
        game.bus = seat(&position["bus"]);
        game.bus_taken = position["bus_taken"].as_bool().unwrap_or(false);
        game.turn = seat(&position["turn"]);
        game.waiting = position["waiting"].as_array().into_iter().flatten().filter_map(seat).collect();
        game.display = names(&position["display"]).into_iter().collect();
        game.hand = position["hand"].as_str().map(str::to_owned);
        game.in_hand = names(&position["visitors_in_hand"]).iter().map(|name| initial(name)).collect();
        game.moves_left = seat(&position["moves_left"]).unwrap_or(0);
        for (zoo, json) in game.zoos.iter_mut().zip(zoos) {
            if let Some(at) = json["entrance"].as_str() {
                zoo.entrance = read_placement(game.entrance_shape, at).expect("a placement");
            }
            zoo.out = json["out"].as_bool().unwrap_or(false);
            zoo.passed = json["passed"].as_bool().unwrap_or(false);
            for placed in json["tiles"].as_array().into_iter().flatten() {
                let tile = placed["tile"].as_str().expect("a tile").to_owned();
                let at = placed["at"].as_str().expect("a placement");
                let cells = read_placement(game.tiles[&tile].shape, at).expect("a placement");
                zoo.tiles.push(Placed { tile, cells });
            }
            for (cell, colour) in json["visitors"].as_object().into_iter().flatten() {
                zoo.visitors.insert(read_cell(cell), initial(colour.as_str().expect("a colour")));
            }
        }
        match &position["bag"] {
            Value::Null => {
                let placed = game.zoos.iter().flat_map(|zoo| zoo.tiles.iter().map(|placed| placed.tile.clone()));
                let gone: Vec<String> = placed.chain(game.display.iter().cloned()).chain(game.hand.clone()).collect();
                game.bag.retain(|tile| !gone.contains(tile));
            }
            bag => game.bag = names(bag).into_iter().collect(),
        }
        let used: Vec<char> = game.zoos.iter().flat_map(|zoo| zoo.visitors.values().copied()).collect();
        for (colour, left) in &mut game.visitor_bag {
            *left -= used.iter().chain(&game.in_hand).filter(|used| *used == colour).count();
        }
        game
    }

    /// The position as the crate should print it.
    pub(crate) fn position(&self) -> Value {
        let zoo = |zoo: &Zoo| {
            let at = |placed: &Placed| json!({ "tile": placed.tile, "at": placement_name(self.tiles[&placed.tile].shape, &placed.cells) });
            let visitors: serde_json::Map<String, Value> =
                zoo.visitors.iter().map(|(&cell, &colour)| (cell_name(cell), json!(colour_name(colour)))).collect();
            let entrance = (!zoo.entrance.is_empty()).then(|| placement_name(self.entrance_shape, &zoo.entrance));
            json!({
                "entrance": entrance,
                "out": zoo.out,
                "passed": zoo.passed,
                "tiles": zoo.tiles.iter().map(at).collect::<Vec<_>>(),
                "visitors": visitors,
            })
        };
        let visitor_bag: serde_json::Map<String, Value> =
            COLOURS.iter().map(|&(initial, name)| (name.to_owned(), json!(self.visitor_bag[&initial]))).collect();
        let in_hand: Vec<&str> = self.in_hand.iter().map(|&initial| colour_name(initial)).collect();
        json!({
            "phase": self.phase,
            "round": self.round,
            "bus": self.bus,
            "bus_taken": self.bus_taken,
            "turn": self.turn,
            "waiting": self.waiting,
            "display": in_order(&self.display),
            "bag": in_order(&self.bag),
            "visitor_bag": visitor_bag,
            "hand": self.hand,
            "visitors_in_hand": in_hand,
            "moves_left": self.moves_left,
            "zoos": self.zoos.iter().map(zoo).collect::<Vec<_>>(),
        })
    }

    pub(crate) fn seats(&self) -> usize {
        self.zoos.len()
    }

    pub(crate) fn all_tiles(&self) -> usize {
        self.tiles.len()
    }

    pub(crate) fn tile_names(&self) -> Vec<String> {
        self.tiles.keys().cloned().collect()
    }

    fn is(&self, option: &str, value: &str) -> bool {
        self.options[option] == value
    }

    pub(crate) fn tile(&self, name: &str) -> &Tile {
        &self.tiles[name]
    }

    /// The zoo of the seat that decides.
    fn own(&self) -> &Zoo {
        &self.zoos[self.turn.expect("a seat decides")]
    }

    fn own_mut(&mut self) -> &mut Zoo {
        let seat = self.turn.expect("a seat decides");
        &mut self.zoos[seat]
    }
}
