//! A second implementation of the rules, written from their text: slow, with lists of tiles as words, and without any of
//! the crate's code. `Zm` is a male zebra, `Zm*` one that has bred, `k` a kiosk, `jm` a macaw, `$` a coin, as in the notation.

mod legal;
mod money;
pub(crate) mod position;
pub(crate) mod tiles;
mod visitors;
pub(crate) mod zoo;

use tiles::{COLOURS, JUNGLE, SPECIES, STALLS, Tile, is_jungle, is_stall, species, take};
use zoo::{Visitor, Zoo, board};

/// What is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) seats: usize,
    pub(crate) xxl: bool,
    pub(crate) exotic: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Turn,
    Reveal,
    Load(Tile),
    Unload,
    /// §7.3: the owner lets a visitor advance: after a stall one of its colour, after a jungle animal any.
    Advance(Option<char>),
    /// §7.3: this seat lets a visitor of the colour step back.
    Retreat(char, usize),
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
    pub(crate) table: Table,
    pub(crate) seats: usize,
    pub(crate) step: Step,
    /// Whose turn it is; in a retreat somebody else decides.
    pub(crate) active: usize,
    /// Everything that is still to be drawn, in no order.
    pub(crate) stack: Vec<Tile>,
    pub(crate) babies: Vec<Tile>,
    pub(crate) bank: u32,
    pub(crate) trucks: Vec<Truck>,
    pub(crate) passed: Vec<usize>,
    pub(crate) zoos: Vec<Zoo>,
    pub(crate) idle: u32,
    /// XXL: the donation tokens nobody has, the top one first.
    pub(crate) donations: Vec<u32>,
    /// Exotic: the visitors in the reserve, and the bonus tokens in the middle, by the letter of their colour.
    pub(crate) reserve: Vec<char>,
    pub(crate) middle: Vec<char>,
    /// What happened that a test of random games should have met.
    pub(crate) notes: Vec<&'static str>,
}

impl Table {
    /// R40: yellow only with XXL.
    pub(crate) fn colours(self) -> Vec<char> {
        let used = if !self.exotic { 0 } else { 4 + usize::from(self.xxl) };
        COLOURS[..used].iter().map(|(letter, _)| *letter).collect()
    }

    /// §1.3.
    pub(crate) fn coins(self) -> u32 {
        if self.xxl { 42 } else { 30 }
    }
}

impl Reference {
    /// §2: a game without these species, given by letters, those of the jungle too, and who begins.
    pub(crate) fn new(table: Table, removed: &str, jungle_removed: &str, first: usize) -> Reference {
        let Table { seats, xxl, exotic } = table;
        assert_eq!(removed.len(), 5 - seats, "species that are left out");
        let (stack, babies) = box_of(table, removed, jungle_removed);
        let slots: &[usize] = match seats {
            2 => &[3, 2, 1],
            3 => &[3, 3, 3],
            4 => &[3, 3, 3, 3],
            _ => &[3, 3, 3, 3, 3],
        };
        let mut zoo = Zoo::new(2, exotic);
        let mut reserve = Vec::new();
        for colour in table.colours() {
            zoo.visitors.push(Visitor { colour, point: 2 });
            reserve.extend((0..8 - seats).map(|_| colour));
        }
        Reference {
            table,
            seats,
            step: Step::Turn,
            active: first,
            stack,
            babies,
            bank: table.coins() - 2 * seats as u32,
            trucks: slots.iter().map(|&slots| Truck { slots, tiles: Vec::new(), taken_by: None }).collect(),
            passed: Vec::new(),
            zoos: vec![zoo; seats],
            idle: 0,
            // R31.
            donations: if xxl { vec![6, 6, 6, 5, 5, 5, 4, 4, 4, 4] } else { Vec::new() },
            reserve,
            middle: table.colours(),
            notes: Vec::new(),
        }
    }

    /// Who decides, or draws.
    pub(crate) fn who(&self) -> usize {
        if let Step::Retreat(_, asked) = self.step { asked } else { self.active }
    }

    /// §6, R56.
    pub(crate) fn is_last_round(&self) -> bool {
        self.stack.len() < 15
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
        let seat = self.who();
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
        let Some((word, what)) = action.split_once(':') else {
            if action != "expand" {
                return self.unload(seat, action);
            }
            self.idle += 1;
            return self.open_extension(seat);
        };
        match word {
            "advance" => return self.advance(seat, what),
            "retreat" => return self.answer(seat, what),
            _ => self.idle += 1,
        }
        match word {
            "move" => self.move_tile(seat, what),
            "swap" => self.exchange(seat, what),
            "buy" => self.purchase(seat, what),
            "discard" => self.discard(seat, what),
            "donate" => self.donate(seat, what),
            _ => panic!("{action}"),
        }
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
        }
        self.go_on();
    }

    /// §4.1: coins of the truck that a seat has taken are money.
    fn unload_coins(&mut self, seat: usize) {
        let Some(truck) = self.trucks.iter_mut().find(|truck| truck.taken_by == Some(seat)) else { return };
        while truck.tiles.contains(&"$".to_owned()) {
            take(&mut truck.tiles, "$");
            self.zoos[seat].money += 1;
        }
    }

    fn unload(&mut self, seat: usize, action: &str) {
        let (tile, place) = action.split_once('>').expect("a place");
        let truck = self.trucks.iter_mut().find(|truck| truck.taken_by == Some(seat)).expect("a truck");
        take(&mut truck.tiles, tile);
        self.put(seat, tile, place);
        self.visitors_come(seat, tile, place);
    }

    /// The next tile of the truck, or the end of the turn.
    fn go_on(&mut self) {
        let active = self.active;
        let loaded = |truck: &Truck| truck.taken_by == Some(active) && !truck.tiles.is_empty();
        if self.trucks.iter().any(loaded) {
            self.step = Step::Unload;
        } else {
            self.end_turn();
        }
    }

    /// §4.1, §4.2: a tile finds its place.
    fn put(&mut self, seat: usize, tile: &str, place: &str) {
        if place == "B" {
            self.zoos[seat].barn.push(tile.to_owned());
        } else if is_stall(tile) {
            self.zoos[seat].at(place).stalls.push(tile.to_owned());
        } else if is_jungle(tile) {
            self.zoos[seat].jungle.as_mut().expect("a jungle board").push(tile.to_owned());
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
        if self.zoos[seat].at(place).donated {
            self.notes.push("filled again after a donation");
        }
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

/// §1.2, §2.1: the square tiles in play, and the babies.
fn box_of(table: Table, removed: &str, jungle_removed: &str) -> (Vec<Tile>, Vec<Tile>) {
    let (mut stack, mut babies) = (Vec::new(), Vec::new());
    let mut copies = |tile: &str, count: usize| stack.extend((0..count).map(|_| tile.to_owned()));
    // R4; R30: four more, one more and one more.
    let more = usize::from(table.xxl);
    for (letter, _) in SPECIES.iter().filter(|(letter, _)| !removed.contains(letter)) {
        copies(letter, 7 + 4 * more);
        copies(&format!("{letter}m"), 2 + more);
        copies(&format!("{letter}f"), 2 + more);
        babies.extend((0..2 + more).map(|_| format!("{letter}b")));
    }
    STALLS[..4 + more].iter().for_each(|stall| copies(stall, 3));
    copies("$", 12 + 3 * more);
    if table.exotic {
        assert_eq!(jungle_removed.len(), 5 - table.seats, "jungle species that are left out");
        for (tile, _) in JUNGLE.iter().filter(|(tile, _)| !jungle_removed.contains(&tile[1..])) {
            copies(tile, 2);
        }
    }
    (stack, babies)
}
