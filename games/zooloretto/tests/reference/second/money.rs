//! §5, and §7.2: what one does in a turn instead of drawing and taking.

use super::Reference;
use super::tiles::{is_jungle, is_stall, species, take};

impl Reference {
    fn pay(&mut self, seat: usize, price: u32) {
        self.zoos[seat].money -= price;
        self.bank += price;
    }

    pub(super) fn open_extension(&mut self, seat: usize) {
        self.pay(seat, 3);
        self.zoos[seat].expand();
        self.notes.push(if self.zoos[seat].enclosures.len() == 5 { "second extension" } else { "expand" });
        self.end_turn();
    }

    pub(super) fn discard(&mut self, seat: usize, tile: &str) {
        self.pay(seat, 2);
        take(&mut self.zoos[seat].barn, tile);
        self.notes.push(if is_jungle(tile) { "a jungle animal is discarded" } else { "discard" });
        self.end_turn();
    }

    pub(super) fn move_tile(&mut self, seat: usize, what: &str) {
        self.pay(seat, 1);
        let (what, to) = what.split_once('>').expect("a place");
        let tile = match what.split_once('@') {
            None => {
                take(&mut self.zoos[seat].barn, what);
                self.notes.push(match what {
                    _ if is_stall(what) => "a stall out of the barn",
                    _ if is_jungle(what) => "a jungle animal out of the barn",
                    _ => "an animal out of the barn",
                });
                what
            }
            Some((stall, from)) => {
                take(&mut self.zoos[seat].at(from).stalls, stall);
                self.notes.push(if to == "B" { "a stall into the barn" } else { "a stall to another enclosure" });
                stall
            }
        };
        self.put(seat, tile, to);
        // §7.3: nobody comes to see a stall that was moved; R38.
        if is_jungle(tile) {
            self.visitors_come(seat, tile, to);
        } else {
            self.end_turn();
        }
    }

    pub(super) fn exchange(&mut self, seat: usize, what: &str) {
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
        match births {
            0 => {}
            1 => self.notes.push("a birth of an exchange"),
            2 => self.notes.push("two births of an exchange"),
            _ => self.notes.push("three births of an exchange"),
        }
        if self.zoos[seat].enclosures.iter().any(|enclosure| enclosure.name == other) {
            while self.birth(seat, other) {
                self.notes.push("a birth of an exchange");
            }
        }
        self.end_turn();
    }

    pub(super) fn purchase(&mut self, seat: usize, what: &str) {
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
        match to {
            "B" => self.notes.push("a purchase for the barn"),
            "J" => self.notes.push("a jungle animal is bought"),
            _ if is_stall(tile) => self.notes.push("a stall is bought"),
            _ => {}
        }
        self.put(seat, tile, to);
        self.visitors_come(seat, tile, to);
    }

    /// §7.2, D: the animals leave the game, the stalls stay, and the top token is the donor's.
    pub(super) fn donate(&mut self, seat: usize, place: &str) {
        let token = self.donations.remove(0);
        let zoo = &mut self.zoos[seat];
        let enclosure = zoo.at(place);
        enclosure.animals.clear();
        enclosure.donated = true;
        if !enclosure.stalls.is_empty() {
            self.notes.push("a donation beside stalls");
        }
        zoo.donated.push(token);
        self.notes.push(if place.starts_with('X') { "an extension is donated" } else { "a donation" });
        if zoo.donated.len() == 2 {
            self.notes.push("a second donation");
        }
        if self.is_last_round() {
            self.notes.push("a donation in the last round");
        }
        self.end_turn();
    }
}
