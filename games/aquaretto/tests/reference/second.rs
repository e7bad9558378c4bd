//! A second implementation, written from the text of the rules: slow and obvious, with squares in maps and tiles as texts. It
//! shares nothing with the crate but the format of positions.

pub(crate) mod zoo;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use zoo::{SHAPES, Square, Zoo, kind, square, text};

#[derive(Clone, Debug)]
pub(crate) struct Truck {
    pub(crate) tiles: Vec<String>,
    pub(crate) taken_by: Option<usize>,
    slots: usize,
}

#[derive(Clone, Debug)]
pub(crate) struct Reference {
    /// What the position says that never changes.
    fixed: Value,
    pub(crate) xxl: bool,
    pub(crate) phase: String,
    pub(crate) active: usize,
    pub(crate) out: BTreeSet<usize>,
    drawn: Option<String>,
    born: Option<String>,
    gained: bool,
    pub(crate) stack: Vec<String>,
    pub(crate) babies: Vec<String>,
    pub(crate) bank: u32,
    pub(crate) trucks: Vec<Truck>,
    pub(crate) zoos: Vec<Zoo>,
}

const SPECIES: [(&str, &str); 8] = [
    ("dolphin", "D"),
    ("orca", "O"),
    ("sea_lion", "S"),
    ("sea_turtle", "T"),
    ("hippopotamus", "H"),
    ("crocodile", "C"),
    ("penguin", "P"),
    ("polar_bear", "B"),
];

/// `3T+Tm` one by one.
fn read(tiles: &Value) -> Vec<String> {
    let words = tiles.as_str().expect("tiles").split('+').filter(|word| !word.is_empty());
    let each = |word: &str| {
        let digits = word.chars().take_while(char::is_ascii_digit).count();
        let count = word[..digits].parse().unwrap_or(1);
        vec![word[digits..].to_owned(); count]
    };
    words.flat_map(each).collect()
}

/// The other way round: by species, then plain, male, female, fish, flash, offspring; then food and coins.
fn write(tiles: &[String]) -> String {
    let order = |tile: &String| {
        let letter = "DOSTHCPBf$".find(&tile[..1]);
        (letter, tile.get(1..2).map_or(0, |sign| 1 + "mfo*b".find(sign).expect("a sign")))
    };
    let mut tiles = tiles.to_vec();
    tiles.sort_by_key(order);
    let groups = tiles.chunk_by(|one, other| one == other);
    let words =
        groups.map(|group| if group.len() > 1 { format!("{}{}", group.len(), group[0]) } else { group[0].clone() });
    words.collect::<Vec<_>>().join("+")
}

impl Reference {
    /// Reads a position with everything in it.
    pub(crate) fn load(position: &Value) -> Reference {
        let texts = |list: &Value| -> Vec<String> {
            list.as_array().expect("a list").iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
        };
        let number = |value: &Value| value.as_u64().expect("a number") as u32;
        let zoo = |zoo: &Value| Zoo {
            coins: number(&zoo["coins"]),
            food: number(&zoo["food"]),
            boards: texts(&zoo["expansions"]),
            animals: zoo["animals"]
                .as_object()
                .expect("animals")
                .iter()
                .map(|(cell, tile)| (square(cell), tile.as_str().expect("a tile").to_owned()))
                .collect(),
            trainers: texts(&zoo["trainers"]).iter().map(|cell| square(cell)).collect(),
            cashiers: number(&zoo["cashiers"]),
            keepers: number(&zoo["keepers"]),
            manager: zoo["manager"].as_bool().expect("a flag"),
            depot: texts(&zoo["depot"]),
        };
        let trucks = position["trucks"].as_array().expect("trucks");
        let slots = |at: usize| if position["seats"] == 2 { 3 - at } else { 3 };
        let truck = |(at, truck): (usize, &Value)| Truck {
            tiles: read(&truck["tiles"]),
            taken_by: truck["taken_by"].as_u64().map(|seat| seat as usize),
            slots: slots(at),
        };
        let letter = |name: &str| SPECIES.iter().find(|(of, _)| *of == name).expect("a species").1.to_owned();
        Reference {
            fixed: json!({ "seats": position["seats"], "removed": position["removed"], "first": position["first"] }),
            xxl: position["xxl"].as_bool().expect("a flag"),
            phase: position["phase"].as_str().expect("a phase").to_owned(),
            active: position["to_move"].as_u64().unwrap_or(0) as usize,
            out: position["out"].as_array().expect("a list").iter().map(|seat| number(seat) as usize).collect(),
            drawn: position["drawn"].as_str().map(str::to_owned),
            born: position["born"].as_str().map(letter),
            gained: position["gained"].as_bool().expect("a flag"),
            stack: read(&position["stack"]),
            babies: read(&position["babies"]),
            bank: number(&position["bank"]),
            trucks: trucks.iter().enumerate().map(truck).collect(),
            zoos: position["zoos"].as_array().expect("zoos").iter().map(zoo).collect(),
        }
    }

    /// The same as it is written.
    pub(crate) fn position(&self) -> Value {
        let mut position = self.fixed.clone();
        let asked = ["turn", "reveal", "load", "unload", "settle"].contains(&self.phase.as_str());
        position["xxl"] = json!(self.xxl);
        position["phase"] = json!(self.phase);
        position["to_move"] = json!(asked.then_some(self.active));
        position["out"] = json!(self.out);
        position["drawn"] = json!(self.drawn);
        position["born"] = json!(
            self.born.as_ref().map(|letter| { SPECIES.iter().find(|(_, of)| of == letter).expect("a species").0 })
        );
        position["gained"] = json!(self.gained);
        position["stack"] = json!(write(&self.stack));
        position["babies"] = json!(write(&self.babies));
        position["bank"] = json!(self.bank);
        let truck = |truck: &Truck| json!({ "tiles": write(&truck.tiles), "taken_by": truck.taken_by });
        position["trucks"] = self.trucks.iter().map(truck).collect();
        let zoo = |zoo: &Zoo| {
            // Boards in order: small, large, very large, and of a size by name, row and column.
            let mut boards = zoo.boards.clone();
            boards.sort_by_key(|board| {
                let (name, origin) = board.split_once('@').expect("a board");
                (SHAPES.iter().position(|(shape, _)| *shape == name), square(origin))
            });
            let animals: BTreeMap<String, &String> =
                zoo.animals.iter().map(|(&cell, tile)| (text(cell), tile)).collect();
            json!({
                "coins": zoo.coins,
                "food": zoo.food,
                "expansions": boards,
                "animals": animals,
                "trainers": zoo.trainers.iter().map(|&cell| text(cell)).collect::<Vec<_>>(),
                "cashiers": zoo.cashiers,
                "keepers": zoo.keepers,
                "manager": zoo.manager,
                "depot": zoo.depot,
            })
        };
        position["zoos"] = self.zoos.iter().map(zoo).collect();
        position
    }

    fn zoo(&self) -> &Zoo {
        &self.zoos[self.active]
    }

    /// Everything the seat to move may do.
    pub(crate) fn legal(&self) -> BTreeSet<String> {
        match self.phase.as_str() {
            "turn" => self.turn_of(self.active),
            "load" => self.with_room().map(|truck| format!(">{}", truck + 1)).collect(),
            "unload" => {
                let carried = self.trucks.iter().find(|truck| truck.taken_by == Some(self.active)).expect("a truck");
                let places = |tile: &String| {
                    let cells = self.zoo().cells_for(tile).into_iter().map(text).chain(["D".to_owned()]);
                    cells.map(|cell| format!("{tile}>{cell}")).collect::<Vec<_>>()
                };
                carried.tiles.iter().flat_map(places).collect()
            }
            "settle" => {
                let baby = self.born.iter().flat_map(|letter| {
                    self.zoo().cells_for(letter).into_iter().map(move |cell| format!("{letter}b>{}", text(cell)))
                });
                let posts = self.zoo().posts().into_iter().filter(|_| self.gained).map(|post| format!("crew>{post}"));
                baby.chain(posts).collect()
            }
            _ => BTreeSet::new(),
        }
    }

    fn with_room(&self) -> impl Iterator<Item = usize> + '_ {
        let has_room = |truck: &Truck| truck.taken_by.is_none() && truck.tiles.len() < truck.slots;
        (0..self.trucks.len()).filter(move |&at| has_room(&self.trucks[at]))
    }

    fn turn_of(&self, seat: usize) -> BTreeSet<String> {
        let zoo = &self.zoos[seat];
        let mut legal = BTreeSet::new();
        if !self.stack.is_empty() && self.with_room().next().is_some() {
            legal.insert("draw".to_owned());
        }
        for (at, truck) in self.trucks.iter().enumerate() {
            if truck.taken_by.is_none() && !truck.tiles.is_empty() {
                legal.insert(format!("take{}", at + 1));
            }
        }
        if zoo.coins >= 1 {
            if let Some(top) = zoo.depot.last() {
                legal.extend(zoo.cells_for(top).into_iter().map(|cell| format!("move>{}", text(cell))));
            }
            let mut from: Vec<String> = zoo.trainers.iter().map(|&cell| text(cell)).collect();
            for (name, staffed) in [("B", zoo.cashiers > 0), ("S", zoo.keepers > 0), ("D", zoo.manager)] {
                from.extend(staffed.then(|| name.to_owned()));
            }
            for from in from {
                let others = zoo.posts().into_iter().filter(|to| *to != from);
                legal.extend(others.map(|to| format!("crew:{from}>{to}")));
            }
        }
        if zoo.coins >= 2 {
            for (seller, other) in self.zoos.iter().enumerate().filter(|&(seller, _)| seller != seat) {
                if let Some(top) = other.depot.last() {
                    legal.extend(zoo.cells_for(top).into_iter().map(|cell| format!("buy:{seller}>{}", text(cell))));
                }
            }
            if !zoo.depot.is_empty() {
                legal.insert("discard".to_owned());
            }
        }
        for (name, _) in SHAPES {
            if self.has_board(seat, name) && zoo.coins >= kind(name).1 {
                legal.extend(zoo.places_for(name).into_iter().map(|board| format!("expand:{board}")));
            }
        }
        legal
    }

    fn has_board(&self, seat: usize, name: &str) -> bool {
        let used = |zoo: &Zoo| zoo.boards.iter().filter(|board| kind(board).0 == kind(name).0).count();
        match kind(name).0 {
            "very large" => self.xxl && self.zoos.iter().all(|zoo| used(zoo) == 0),
            _ => used(&self.zoos[seat]) < 2,
        }
    }

    /// A tile is turned over.
    pub(crate) fn reveal(&mut self, tile: &str) {
        remove(&mut self.stack, tile);
        self.drawn = Some(tile.to_owned());
        "load".clone_into(&mut self.phase);
    }

    pub(crate) fn play(&mut self, action: &str) {
        let seat = self.active;
        if action == "draw" {
            return "reveal".clone_into(&mut self.phase);
        }
        if let Some(truck) = action.strip_prefix('>') {
            let tile = self.drawn.take().expect("a tile");
            self.trucks[truck.parse::<usize>().expect("a number") - 1].tiles.push(tile);
        } else if let Some(truck) = action.strip_prefix("take") {
            let truck = &mut self.trucks[truck.parse::<usize>().expect("a number") - 1];
            truck.taken_by = Some(seat);
            let (animals, others): (Vec<_>, Vec<_>) =
                truck.tiles.drain(..).partition(|tile| !["f", "$"].contains(&tile.as_str()));
            truck.tiles = animals;
            self.out.insert(seat);
            for tile in others {
                if tile == "$" { self.zoos[seat].coins += 1 } else { self.zoos[seat].food += 1 }
            }
        } else if action == "discard" {
            self.pay(seat, 2);
            self.zoos[seat].depot.pop();
        } else if let Some(board) = action.strip_prefix("expand:") {
            self.pay(seat, kind(board).1);
            self.zoos[seat].boards.push(board.to_owned());
        } else {
            let (what, to) = action.split_once('>').expect("where to");
            self.put(seat, what, to);
        }
        self.go_on();
    }

    fn put(&mut self, seat: usize, what: &str, to: &str) {
        match what.split_once(':') {
            None if what == "move" => {
                self.pay(seat, 1);
                let tile = self.zoos[seat].depot.pop().expect("a tile");
                self.enter(seat, &tile, square(to));
            }
            None if what == "crew" => {
                self.gained = false;
                self.zoos[seat].staff(to, true);
            }
            None if self.phase == "settle" => {
                self.born = None;
                self.enter(seat, what, square(to));
            }
            None => {
                let truck = self.trucks.iter_mut().find(|truck| truck.taken_by == Some(seat)).expect("a truck");
                remove(&mut truck.tiles, what);
                if to == "D" { self.zoos[seat].depot.push(what.to_owned()) } else { self.enter(seat, what, square(to)) }
            }
            Some(("crew", from)) => {
                self.pay(seat, 1);
                self.zoos[seat].staff(from, false);
                self.zoos[seat].staff(to, true);
            }
            Some(("buy", seller)) => {
                let seller: usize = seller.parse().expect("a seat");
                self.pay(seat, 2);
                self.bank -= 1;
                self.zoos[seller].coins += 1;
                let tile = self.zoos[seller].depot.pop().expect("a tile");
                self.enter(seat, &tile, square(to));
            }
            Some(_) => panic!("{what}>{to}"),
        }
    }

    fn pay(&mut self, seat: usize, price: u32) {
        self.zoos[seat].coins -= price;
        self.bank += price;
    }

    /// A tile comes to a cell: coin, coworker, birth.
    fn enter(&mut self, seat: usize, tile: &str, cell: Square) {
        let species = &tile[..1];
        let count = |zoo: &Zoo, sign: &str| {
            let kind = format!("{species}{sign}");
            zoo.animals.values().filter(|other| **other == kind).count()
        };
        let pairs = |zoo: &Zoo| count(zoo, "m").min(count(zoo, "f"));
        let before = pairs(&self.zoos[seat]);
        assert!(self.zoos[seat].animals.insert(cell, tile.to_owned()).is_none());
        let size = self.zoos[seat].basin(species);
        if size.is_multiple_of(3) && size <= 12 && self.bank > 0 {
            self.bank -= 1;
            self.zoos[seat].coins += 1;
        }
        let placed: u32 = self.zoos.iter().map(Zoo::coworkers).sum();
        if (size == 5 || size == 10) && placed < 16 {
            self.gained = true;
        }
        let baby = format!("{species}b");
        if pairs(&self.zoos[seat]) > before && self.babies.contains(&baby) {
            remove(&mut self.babies, &baby);
            self.born = Some(species.to_owned());
        }
    }

    fn go_on(&mut self) {
        let seat = self.active;
        if let Some(letter) = self.born.clone()
            && self.zoos[seat].cells_for(&letter).is_empty()
        {
            self.born = None;
            self.zoos[seat].depot.push(format!("{letter}b"));
        }
        self.gained &= !self.zoos[seat].posts().is_empty();
        if self.born.is_some() || self.gained {
            return "settle".clone_into(&mut self.phase);
        }
        if self.trucks.iter().any(|truck| truck.taken_by == Some(seat) && !truck.tiles.is_empty()) {
            return "unload".clone_into(&mut self.phase);
        }
        "turn".clone_into(&mut self.phase);
        let seats = self.zoos.len();
        // Clockwise, at last the same seat again. Whoever can do nothing is out.
        let mut last = seat;
        while self.out.len() < seats {
            last = (1..=seats).map(|step| (last + step) % seats).find(|next| !self.out.contains(next)).expect("a seat");
            if !self.turn_of(last).is_empty() {
                self.active = last;
                return;
            }
            self.out.insert(last);
        }
        self.out.clear();
        for truck in &mut self.trucks {
            truck.tiles.clear();
            truck.taken_by = None;
        }
        if self.stack.len() < 15 {
            "over".clone_into(&mut self.phase);
        }
    }
}

fn remove(tiles: &mut Vec<String>, tile: &str) {
    let at = tiles.iter().position(|other| other == tile).unwrap_or_else(|| panic!("no {tile}"));
    tiles.remove(at);
}
