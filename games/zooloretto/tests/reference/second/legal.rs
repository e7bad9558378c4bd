//! What the seat to move may do (§4, §5, §7.2, §7.3).

use std::collections::BTreeSet;

use super::tiles::{kinds, species};
use super::zoo::board;
use super::{Reference, Step};

impl Reference {
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
                    self.list_donations(&mut legal);
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
            Step::Advance(colour) => legal.extend(self.advances(*colour)),
            Step::Retreat(colour, asked) => {
                for point in self.zoos[*asked].points_of(*colour) {
                    legal.insert(format!("retreat:{colour}{point}"));
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

    /// §7.2, D; R55: there must be a token.
    fn list_donations(&self, legal: &mut BTreeSet<String>) {
        let zoo = &self.zoos[self.active];
        if zoo.donated.len() >= 2 || self.donations.is_empty() {
            return;
        }
        for enclosure in &zoo.enclosures {
            if enclosure.animals.len() == board(&enclosure.name).1 {
                legal.insert(format!("donate:{}", enclosure.name));
            }
        }
    }
}
