//! A second implementation of the rules, written from their text: slow, with lists of tiles as words, and without any of
//! the crate's code. `Zm` is a male zebra, `Zm*` one that has bred, `k` a kiosk, `$` a coin, as in the notation.
pub(crate) mod zoo;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use zoo::{SPECIES, STALLS, Tile, Zoo, board, is_stall, kinds, read, species, take, text};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Turn,
    Reveal,
    Load(Tile),
    Unload,
    Over,
}

#[derive(Clone, Debug)]
pub(crate) struct Truck {
    pub(crate) slots: usize,
    pub(crate) tiles: Vec<Tile>,
    pub(crate) taken_by: Option<usize>,
}

#[derive(Clone, Debug)]
pub(crate) struct Reference {
    pub(crate) seats: usize,
    pub(crate) step: Step,
    pub(crate) active: usize,
    /// Everything that is still to be drawn, in no order.
    pub(crate) stack: Vec<Tile>,
    pub(crate) babies: Vec<Tile>,
    pub(crate) bank: u32,
    pub(crate) trucks: Vec<Truck>,
    pub(crate) passed: Vec<usize>,
    pub(crate) zoos: Vec<Zoo>,
    pub(crate) idle: u32,
    /// What happened that a test of random games should have met.
    pub(crate) notes: Vec<&'static str>,
}

impl Reference {
    /// §2: a game without these species, given by letters, and who begins.
    pub(crate) fn new(seats: usize, removed: &str, first: usize) -> Reference {
        assert_eq!(removed.len(), 5 - seats, "species that are left out");
        let mut stack = Vec::new();
        let mut babies = Vec::new();
        for (letter, _) in SPECIES {
            if removed.contains(letter) {
                continue;
            }
            for (kind, count) in [("", 7), ("m", 2), ("f", 2)] {
                for _ in 0..count {
                    stack.push(format!("{letter}{kind}"));
                }
            }
            babies.extend([format!("{letter}b"), format!("{letter}b")]);
        }
        for stall in STALLS {
            for _ in 0..3 {
                stack.push(stall.to_owned());
            }
        }
        for _ in 0..12 {
            stack.push("$".to_owned());
        }
        let slots: &[usize] = match seats {
            2 => &[3, 2, 1],
            3 => &[3, 3, 3],
            4 => &[3, 3, 3, 3],
            _ => &[3, 3, 3, 3, 3],
        };
        Reference {
            seats,
            step: Step::Turn,
            active: first,
            stack,
            babies,
            bank: 30 - 2 * seats as u32,
            trucks: slots.iter().map(|&slots| Truck { slots, tiles: Vec::new(), taken_by: None }).collect(),
            passed: Vec::new(),
            zoos: vec![Zoo::new(2); seats],
            idle: 0,
            notes: Vec::new(),
        }
    }

    /// The reference in a position; everything but options and what is `null` must be said.
    pub(crate) fn load(position: &Value) -> Reference {
        let seats = position["seats"].as_u64().expect("seats") as usize;
        let tiles = |value: &Value| read(value.as_str().expect("tiles"));
        let letter =
            |name: &Value| SPECIES.iter().find(|(_, known)| Some(*known) == name.as_str()).expect("a species").0;
        let removed: String = position["removed"].as_array().expect("species").iter().map(letter).collect();
        let mut game = Reference::new(seats, &removed, 0);
        game.active = position["to_move"].as_u64().unwrap_or(0) as usize;
        game.stack = tiles(&position["stack"]);
        game.babies = tiles(&position["babies"]);
        game.bank = position["bank"].as_u64().expect("a bank") as u32;
        game.idle = position["idle_turns"].as_u64().unwrap_or(0) as u32;
        let passed = position["passed"].as_array().expect("seats").iter();
        game.passed = passed.map(|seat| seat.as_u64().expect("a seat") as usize).collect();
        for (number, truck) in game.trucks.iter_mut().enumerate() {
            truck.tiles = tiles(&position["trucks"][number]["tiles"]);
            truck.taken_by = position["trucks"][number]["taken_by"].as_u64().map(|seat| seat as usize);
        }
        for (seat, zoo) in game.zoos.iter_mut().enumerate() {
            let written = &position["zoos"][seat];
            zoo.money = written["coins"].as_u64().expect("coins") as u32;
            for _ in 0..written["extensions"].as_u64().expect("extensions") {
                zoo.expand();
            }
            for enclosure in &mut zoo.enclosures {
                enclosure.animals = read(written["enclosures"][&enclosure.name].as_str().unwrap_or(""));
                enclosure.stalls = read(written["stalls"][&enclosure.name].as_str().unwrap_or(""));
            }
            zoo.barn = tiles(&written["barn"]);
        }
        game.step = match position["phase"].as_str().expect("a phase") {
            "turn" => Step::Turn,
            "reveal" => Step::Reveal,
            "load" => Step::Load(position["drawn"].as_str().expect("a tile").to_owned()),
            "unload" => Step::Unload,
            "over" => Step::Over,
            phase => panic!("the reference does not begin with {phase}"),
        };
        match game.step {
            Step::Unload => {
                let money = game.zoos[game.active].money;
                game.unload_coins(game.active);
                if game.zoos[game.active].money > money {
                    game.notes.push("coins of a truck that is being unloaded");
                }
            }
            Step::Over => {
                game.passed.clear();
                game.trucks.iter_mut().for_each(|truck| truck.taken_by = None);
            }
            Step::Turn | Step::Reveal | Step::Load(_) => {}
        }
        game
    }

    /// The position as it is printed, with these options.
    pub(crate) fn position(&self, removed: &Value, first: &Value) -> Value {
        let (phase, drawn) = match &self.step {
            Step::Turn => ("turn", None),
            Step::Reveal => ("reveal", None),
            Step::Load(tile) => ("load", Some(tile)),
            Step::Unload => ("unload", None),
            Step::Over => ("over", None),
        };
        let mut passed = self.passed.clone();
        passed.sort_unstable();
        let trucks = self.trucks.iter().map(|truck| json!({ "tiles": text(&truck.tiles), "taken_by": truck.taken_by }));
        json!({
            "seats": self.seats,
            "removed": removed,
            "first": first,
            "phase": phase,
            "to_move": if self.step == Step::Over { None } else { Some(self.active) },
            "passed": passed,
            "drawn": drawn,
            "stack": text(&self.stack),
            "babies": text(&self.babies),
            "bank": self.bank,
            "trucks": trucks.collect::<Vec<_>>(),
            "zoos": self.zoos.iter().map(Zoo::position).collect::<Vec<_>>(),
            "idle_turns": self.idle,
        })
    }

    /// §6, R56.
    pub(crate) fn is_last_round(&self) -> bool {
        self.stack.len() < 15
    }

    /// What the seat to move may do.
    pub(crate) fn legal(&self) -> BTreeSet<String> {
        let mut legal = BTreeSet::new();
        match &self.step {
            Step::Turn => {
                self.list_trucks(&mut legal);
                // R46.
                if self.idle < 100 {
                    self.list_moves(&mut legal);
                    self.list_exchanges(&mut legal);
                    self.list_purchases(&mut legal);
                    self.list_others(&mut legal);
                }
            }
            Step::Load(_) => {
                for (number, truck) in self.trucks.iter().enumerate() {
                    if truck.taken_by.is_none() && truck.tiles.len() < truck.slots {
                        legal.insert(format!(">{}", number + 1));
                    }
                }
            }
            Step::Unload => {
                let truck = self.trucks.iter().find(|truck| truck.taken_by == Some(self.active)).expect("a truck");
                for tile in kinds(&truck.tiles) {
                    for place in self.zoos[self.active].places(&tile) {
                        legal.insert(format!("{tile}>{place}"));
                    }
                    legal.insert(format!("{tile}>B"));
                }
            }
            Step::Reveal | Step::Over => {}
        }
        legal
    }

    /// §4, A and B.
    fn list_trucks(&self, legal: &mut BTreeSet<String>) {
        for (number, truck) in self.trucks.iter().enumerate().filter(|(_, truck)| truck.taken_by.is_none()) {
            if truck.tiles.len() < truck.slots && !self.stack.is_empty() {
                legal.insert("draw".to_owned());
            }
            if !truck.tiles.is_empty() {
                legal.insert(format!("take{}", number + 1));
            }
        }
    }

    fn list_moves(&self, legal: &mut BTreeSet<String>) {
        let zoo = &self.zoos[self.active];
        if zoo.money < 1 {
            return;
        }
        for tile in kinds(&zoo.barn) {
            for place in zoo.places(&tile) {
                legal.insert(format!("move:{tile}>{place}"));
            }
        }
        for enclosure in &zoo.enclosures {
            let from = &enclosure.name;
            for stall in kinds(&enclosure.stalls) {
                // R15.
                for place in zoo.places(&stall).into_iter().filter(|place| place != from) {
                    legal.insert(format!("move:{stall}@{from}>{place}"));
                }
                legal.insert(format!("move:{stall}@{from}>B"));
            }
        }
    }

    fn list_exchanges(&self, legal: &mut BTreeSet<String>) {
        let zoo = &self.zoos[self.active];
        if zoo.money < 1 {
            return;
        }
        for (at, one) in zoo.enclosures.iter().enumerate() {
            if one.animals.is_empty() {
                continue;
            }
            for other in &zoo.enclosures[at + 1..] {
                let fits = one.animals.len() <= board(&other.name).1 && other.animals.len() <= board(&one.name).1;
                if fits && !other.animals.is_empty() && species(&one.animals[0]) != species(&other.animals[0]) {
                    legal.insert(format!("swap:{}-{}", one.name, other.name));
                }
            }
            for letter in zoo.species_in_barn() {
                let coming = zoo.of_species_in_barn(&letter).len();
                if letter != species(&one.animals[0]) && coming <= board(&one.name).1 {
                    legal.insert(format!("swap:{}-{letter}", one.name));
                }
            }
        }
    }

    fn list_purchases(&self, legal: &mut BTreeSet<String>) {
        let zoo = &self.zoos[self.active];
        for seller in 0..self.seats {
            if seller == self.active || zoo.money < 2 {
                continue;
            }
            for tile in kinds(&self.zoos[seller].barn) {
                for place in zoo.places(&tile) {
                    legal.insert(format!("buy:{tile}@{seller}>{place}"));
                }
                legal.insert(format!("buy:{tile}@{seller}>B"));
            }
        }
    }

    /// Discard and Expand.
    fn list_others(&self, legal: &mut BTreeSet<String>) {
        let zoo = &self.zoos[self.active];
        if zoo.money >= 2 {
            for tile in kinds(&zoo.barn) {
                legal.insert(format!("discard:{tile}"));
            }
        }
        let extensions = if self.seats == 2 { 2 } else { 1 };
        if zoo.money >= 3 && zoo.enclosures.len() < 3 + extensions {
            legal.insert("expand".to_owned());
        }
    }

    /// The tile turned over.
    pub(crate) fn reveal(&mut self, tile: &str) {
        assert_eq!(self.step, Step::Reveal);
        if self.stack.len() == 15 {
            self.notes.push("last round");
        }
        take(&mut self.stack, tile);
        self.step = Step::Load(tile.to_owned());
    }

    /// The seat to move does this.
    pub(crate) fn play(&mut self, action: &str) {
        let seat = self.active;
        if action == "draw" {
            self.idle = 0;
            self.step = Step::Reveal;
            return;
        }
        if let Some(number) = action.strip_prefix("take") {
            return self.take_truck(seat, number.parse::<usize>().expect("a number") - 1);
        }
        if let Some(number) = action.strip_prefix('>') {
            return self.load_truck(number.parse::<usize>().expect("a number") - 1);
        }
        if action == "expand" {
            self.pay(seat, 3);
            self.zoos[seat].expand();
            self.notes.push(if self.zoos[seat].enclosures.len() == 5 { "second extension" } else { "expand" });
        } else {
            match action.split_once(':') {
                None => return self.unload(seat, action),
                Some(("move", what)) => self.move_tile(seat, what),
                Some(("swap", what)) => self.exchange(seat, what),
                Some(("buy", what)) => self.purchase(seat, what),
                Some(("discard", tile)) => {
                    self.pay(seat, 2);
                    take(&mut self.zoos[seat].barn, tile);
                    self.notes.push("discard");
                }
                Some(_) => panic!("{action}"),
            }
        }
        self.idle += 1;
        self.end_turn();
    }

    fn load_truck(&mut self, truck: usize) {
        let Step::Load(tile) = self.step.clone() else { panic!("nothing to load") };
        self.trucks[truck].tiles.push(tile);
        self.end_turn();
    }

    fn take_truck(&mut self, seat: usize, truck: usize) {
        self.idle = 0;
        self.passed.push(seat);
        self.trucks[truck].taken_by = Some(seat);
        self.unload_coins(seat);
        if self.trucks[truck].tiles.is_empty() {
            self.notes.push("a truck of coins only");
            self.end_turn();
        } else {
            self.step = Step::Unload;
        }
    }

    /// §4.1: coins of the truck that a seat has taken are money.
    fn unload_coins(&mut self, seat: usize) {
        let truck = self.trucks.iter_mut().find(|truck| truck.taken_by == Some(seat)).expect("a truck");
        while truck.tiles.contains(&"$".to_owned()) {
            take(&mut truck.tiles, "$");
            self.zoos[seat].money += 1;
        }
    }

    fn unload(&mut self, seat: usize, action: &str) {
        let (tile, place) = action.split_once('>').expect("a place");
        let truck = self.trucks.iter_mut().find(|truck| truck.taken_by == Some(seat)).expect("a truck");
        take(&mut truck.tiles, tile);
        let done = truck.tiles.is_empty();
        self.put(seat, tile, place);
        if done {
            self.end_turn();
        }
    }

    fn pay(&mut self, seat: usize, price: u32) {
        self.zoos[seat].money -= price;
        self.bank += price;
    }

    /// §4.1, §4.2: a tile finds its place.
    fn put(&mut self, seat: usize, tile: &str, place: &str) {
        if place == "B" {
            self.zoos[seat].barn.push(tile.to_owned());
        } else if is_stall(tile) {
            self.zoos[seat].at(place).stalls.push(tile.to_owned());
        } else {
            self.zoos[seat].at(place).animals.push(tile.to_owned());
            let filled = self.is_full(seat, place);
            if filled {
                self.bonus(seat, place);
            }
            if self.birth(seat, place) && !filled && self.is_full(seat, place) {
                self.notes.push("a baby fills an enclosure");
                self.bonus(seat, place);
            }
        }
    }

    fn is_full(&mut self, seat: usize, place: &str) -> bool {
        self.zoos[seat].at(place).animals.len() == board(place).1
    }

    /// §4.3.
    fn bonus(&mut self, seat: usize, place: &str) {
        self.notes.push("an enclosure is filled");
        for _ in 0..board(place).4 {
            if self.bank > 0 {
                self.bank -= 1;
                self.zoos[seat].money += 1;
            } else {
                self.notes.push("a short bank");
            }
        }
    }

    /// §4.2: whether there was a birth.
    fn birth(&mut self, seat: usize, place: &str) -> bool {
        let enclosure = self.zoos[seat].at(place);
        let Some(letter) = enclosure.animals.first().map(|animal| species(animal)) else { return false };
        let baby = format!("{letter}b");
        let male = enclosure.animals.iter().position(|animal| *animal == format!("{letter}m"));
        let female = enclosure.animals.iter().position(|animal| *animal == format!("{letter}f"));
        let (Some(male), Some(female)) = (male, female) else { return false };
        // R55.
        if !self.babies.contains(&baby) {
            self.notes.push("no baby is left");
            return false;
        }
        take(&mut self.babies, &baby);
        enclosure.animals[male] = format!("{letter}m*");
        enclosure.animals[female] = format!("{letter}f*");
        if enclosure.animals.len() < board(place).1 {
            enclosure.animals.push(baby);
            self.notes.push("a birth in an enclosure");
        } else {
            self.zoos[seat].barn.push(baby);
            self.notes.push("a birth into the barn");
        }
        true
    }

    fn move_tile(&mut self, seat: usize, what: &str) {
        self.pay(seat, 1);
        let (what, to) = what.split_once('>').expect("a place");
        let tile = match what.split_once('@') {
            None => {
                take(&mut self.zoos[seat].barn, what);
                self.notes.push(if is_stall(what) { "a stall out of the barn" } else { "an animal out of the barn" });
                what
            }
            Some((stall, from)) => {
                take(&mut self.zoos[seat].at(from).stalls, stall);
                self.notes.push(if to == "B" { "a stall into the barn" } else { "a stall to another enclosure" });
                stall
            }
        };
        self.put(seat, tile, to);
    }

    fn exchange(&mut self, seat: usize, what: &str) {
        self.pay(seat, 1);
        let (one, other) = what.split_once('-').expect("two places");
        let leaving = std::mem::take(&mut self.zoos[seat].at(one).animals);
        if self.zoos[seat].enclosures.iter().any(|enclosure| enclosure.name == other) {
            let coming = std::mem::replace(&mut self.zoos[seat].at(other).animals, leaving);
            self.zoos[seat].at(one).animals = coming;
            self.notes.push("an exchange of enclosures");
        } else {
            let coming = self.zoos[seat].of_species_in_barn(other);
            for tile in &coming {
                take(&mut self.zoos[seat].barn, tile);
            }
            if leaving.iter().any(|tile| self.zoos[seat].species_in_barn().contains(&species(tile))) {
                self.notes.push("R17: the species is in the barn too");
            }
            self.zoos[seat].barn.extend(leaving);
            self.zoos[seat].at(one).animals = coming;
            self.notes.push("an exchange with the barn");
        }
        let mut births = 0;
        while self.birth(seat, one) {
            births += 1;
        }
        if births > 0 {
            self.notes.push(if births == 1 { "a birth of an exchange" } else { "two births of an exchange" });
        }
        if self.zoos[seat].enclosures.iter().any(|enclosure| enclosure.name == other) {
            while self.birth(seat, other) {
                self.notes.push("a birth of an exchange");
            }
        }
    }

    fn purchase(&mut self, seat: usize, what: &str) {
        let (what, to) = what.split_once('>').expect("a place");
        let (tile, seller) = what.split_once('@').expect("a seat");
        let seller: usize = seller.parse().expect("a seat");
        self.zoos[seat].money -= 2;
        self.zoos[seller].money += 1;
        self.bank += 1;
        take(&mut self.zoos[seller].barn, tile);
        self.notes.push("a purchase");
        if self.passed.contains(&seller) {
            self.notes.push("a seller who has passed");
        }
        if to == "B" {
            self.notes.push("a purchase for the barn");
        }
        self.put(seat, tile, to);
    }

    /// §4: the next player who has not passed, or the end of the round.
    fn end_turn(&mut self) {
        let finished = self.active;
        self.step = Step::Turn;
        let mut next = finished;
        loop {
            if self.passed.len() == self.seats {
                return self.end_round(finished);
            }
            next = (next + 1) % self.seats;
            if self.passed.contains(&next) {
                continue;
            }
            self.active = next;
            if !self.legal().is_empty() {
                return;
            }
            // R55.
            self.notes.push("nothing to do");
            self.passed.push(next);
        }
    }

    fn end_round(&mut self, last: usize) {
        for truck in &mut self.trucks {
            if !truck.tiles.is_empty() {
                self.notes.push("tiles leave the game");
                if truck.taken_by.is_some() {
                    self.notes.push("a truck that was not unloaded");
                }
            }
            truck.tiles.clear();
            truck.taken_by = None;
        }
        self.passed.clear();
        self.idle = 0;
        if self.is_last_round() {
            self.step = Step::Over;
            self.active = 0;
        } else {
            self.active = last;
        }
    }

    /// §6: scores and ranks; who has as many points and as much money shares.
    pub(crate) fn standing(&self) -> (Vec<i32>, Vec<u8>) {
        let scores: Vec<i32> = self.zoos.iter().map(|zoo| zoo.score().total()).collect();
        let better = |one: usize, other: usize| {
            scores[one] > scores[other] || scores[one] == scores[other] && self.zoos[one].money > self.zoos[other].money
        };
        let rank = |seat: usize| 1 + (0..self.seats).filter(|&other| better(other, seat)).count() as u8;
        let ranks = (0..self.seats).map(rank).collect();
        (scores, ranks)
    }
}
