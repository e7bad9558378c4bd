//! The course of play (sections 4 and 5 of the rules).

use std::collections::BTreeSet;

use super::geometry::{cell_name, placement_name, read_cell, read_placement};
use super::{COLOURS, Placed, Reference, rank};

impl Reference {
    /// All actions of the seat to decide.
    pub(crate) fn legal(&self) -> BTreeSet<String> {
        let Some(seat) = self.turn else { return BTreeSet::new() };
        match self.phase {
            "entrance" => {
                let places = self.entrance_places(seat);
                places.iter().map(|cells| placement_name(self.entrance_shape, cells)).collect()
            }
            "pick" => self.display.iter().filter(|tile| !self.places(seat, tile).is_empty()).cloned().collect(),
            "place" => {
                let tile = self.hand.as_ref().expect("a tile in hand");
                let shape = self.tile(tile).shape;
                self.places(seat, tile).iter().map(|cells| placement_name(shape, cells)).collect()
            }
            "icon" => ["use", "skip"].map(str::to_owned).into(),
            "visitor" => {
                let free = self.free_cells(seat);
                let put = |&colour: &char| free.iter().map(move |&cell| format!("{colour}@{}", cell_name(cell)));
                self.in_hand.iter().flat_map(put).collect()
            }
            "move" => {
                let mut actions = self.moves();
                actions.insert("stop".to_owned());
                actions
            }
            "swap" => self.swaps(),
            _ => BTreeSet::new(),
        }
    }

    fn moves(&self) -> BTreeSet<String> {
        let seat = self.turn.expect("a seat decides");
        let free = self.free_cells(seat);
        let from = self.own().visitors.keys();
        from.flat_map(|&from| free.iter().map(move |&to| format!("{}>{}", cell_name(from), cell_name(to)))).collect()
    }

    fn swaps(&self) -> BTreeSet<String> {
        let seat = self.turn.expect("a seat decides");
        let is_enclosure = |placed: &&Placed| self.tile(&placed.tile).kind != "path";
        let enclosures: Vec<&Placed> = self.own().tiles.iter().filter(is_enclosure).collect();
        let mut actions = BTreeSet::new();
        for placed in &enclosures {
            let shape = self.tile(&placed.tile).shape;
            let mut lifted = self.clone();
            lifted.own_mut().tiles.retain(|other| other.tile != placed.tile);
            for cells in lifted.places(seat, &placed.tile) {
                if cells != placed.cells {
                    actions.insert(format!("{}:{}", placed.tile, placement_name(shape, &cells)));
                }
            }
            for other in &enclosures {
                if rank(&placed.tile) < rank(&other.tile) && self.tile(&other.tile).shape == shape {
                    actions.insert(format!("{}={}", placed.tile, other.tile));
                }
            }
        }
        actions
    }

    pub(crate) fn play(&mut self, action: &str) {
        assert!(self.legal().contains(action), "{action} in phase {}", self.phase);
        match self.phase {
            "entrance" => {
                self.own_mut().entrance = read_placement(self.entrance_shape, action).expect("it is legal");
                self.turn = None;
                if self.waiting.is_empty() {
                    self.next_round();
                } else {
                    self.turn = Some(self.waiting.remove(0));
                }
            }
            "pick" => {
                self.display.remove(action);
                self.hand = Some(action.to_owned());
                self.phase = "place";
            }
            "place" => {
                let tile = self.hand.clone().expect("a tile in hand");
                let cells = read_placement(self.tile(&tile).shape, action).expect("it is legal");
                self.own_mut().tiles.push(Placed { tile, cells });
                self.phase = "icon";
            }
            "icon" if action == "use" => self.use_icon(),
            "icon" => self.end_turn(),
            "visitor" => {
                let (colour, cell) = action.split_once('@').expect("a cell");
                let colour = colour.chars().next().expect("a colour");
                let at = self.in_hand.iter().position(|&held| held == colour).expect("it is in hand");
                self.in_hand.remove(at);
                self.own_mut().visitors.insert(read_cell(cell), colour);
                self.go_on_putting();
            }
            "move" if action == "stop" => self.end_turn(),
            "move" => {
                let (from, to) = action.split_once('>').expect("two cells");
                let colour = self.own_mut().visitors.remove(&read_cell(from)).expect("a visitor");
                self.own_mut().visitors.insert(read_cell(to), colour);
                self.moves_left -= 1;
                if self.moves_left == 0 {
                    self.end_turn();
                }
            }
            "swap" => self.swap(action),
            phase => panic!("nobody decides in phase {phase}"),
        }
    }

    fn use_icon(&mut self) {
        let icon = self.tile(self.hand.as_ref().expect("a tile was placed")).icon.clone();
        match icon.as_str() {
            // R11: what is there; nothing is drawn from an empty bag.
            "draw1" | "draw2" if self.visitor_bag.values().all(|&left| left == 0) => self.end_turn(),
            "draw1" | "draw2" => self.phase = "draw",
            "move1" | "move2" if self.moves().is_empty() => self.end_turn(),
            "move1" | "move2" => {
                self.moves_left = if icon == "move1" { 1 } else { 2 };
                self.phase = "move";
            }
            "swap" if self.swaps().is_empty() => self.end_turn(),
            "swap" => self.phase = "swap",
            "bus" => {
                self.bus = self.turn;
                self.bus_taken = true;
                self.end_turn();
            }
            icon => panic!("{icon} is no icon"),
        }
    }

    fn swap(&mut self, action: &str) {
        if let Some((tile, at)) = action.split_once(':') {
            let cells = read_placement(self.tile(tile).shape, at).expect("it is legal");
            let placed = self.own_mut().tiles.iter_mut().find(|placed| placed.tile == tile);
            placed.expect("it is there").cells = cells;
        } else {
            let (one, other) = action.split_once('=').expect("two tiles");
            let at = |tile: &str| self.own().tiles.iter().position(|placed| placed.tile == tile).expect("it is there");
            let (one, other) = (at(one), at(other));
            let tiles = &mut self.own_mut().tiles;
            let cells = tiles[one].cells.clone();
            tiles[one].cells = tiles[other].cells.clone();
            tiles[other].cells = cells;
        }
        self.end_turn();
    }

    /// How many tiles chance puts on the display now: R9, R10.
    pub(crate) fn missing_tiles(&self) -> usize {
        let playing = self.zoos.iter().filter(|zoo| !zoo.out).count();
        (playing + 1).saturating_sub(self.display.len()).min(self.bag.len())
    }

    /// How many visitors chance draws now: R5, R11.
    pub(crate) fn visitors_to_draw(&self) -> usize {
        let wanted = if self.tile(self.hand.as_ref().expect("a tile")).icon == "draw2" { 2 } else { 1 };
        self.visitor_bag.values().sum::<usize>().min(wanted)
    }

    /// All that chance may answer.
    pub(crate) fn draws(&self) -> Vec<String> {
        match self.phase {
            "bus" => (0..self.seats()).map(|seat| format!("bus{seat}")).collect(),
            "refill" => {
                let bag = super::in_order(&self.bag);
                combinations(&bag, self.missing_tiles()).iter().map(|tiles| format!("t{}", tiles.join(","))).collect()
            }
            "draw" => {
                let each = |&(colour, _): &(char, &str)| vec![colour.to_string(); self.visitor_bag[&colour].min(2)];
                let bag: Vec<String> = COLOURS.iter().flat_map(each).collect();
                let mut drawn: Vec<String> = combinations(&bag, self.visitors_to_draw())
                    .iter()
                    .map(|colours| format!("v{}", colours.concat()))
                    .collect();
                let mut seen = BTreeSet::new();
                drawn.retain(|draw| seen.insert(draw.clone()));
                drawn
            }
            _ => vec![],
        }
    }

    pub(crate) fn settle(&mut self, draw: &str) {
        match self.phase {
            "bus" => self.give_first_bus(draw.trim_start_matches("bus").parse().expect("a seat")),
            "refill" => {
                let drawn: Vec<&str> = draw[1..].split(',').collect();
                assert_eq!(drawn.len(), self.missing_tiles(), "{draw}");
                for tile in drawn {
                    assert!(self.bag.remove(tile), "{tile} is not in the bag");
                    self.display.insert(tile.to_owned());
                }
                self.start_round();
            }
            "draw" => {
                assert_eq!(draw.len() - 1, self.visitors_to_draw(), "{draw}");
                for colour in draw[1..].chars() {
                    *self.visitor_bag.get_mut(&colour).expect("a colour") -= 1;
                    self.in_hand.push(colour);
                }
                self.go_on_putting();
            }
            phase => panic!("chance does not decide in phase {phase}"),
        }
    }

    /// R17: as long as there is one in hand and a cell for it.
    fn go_on_putting(&mut self) {
        let seat = self.turn.expect("a seat decides");
        if !self.in_hand.is_empty() && !self.free_cells(seat).is_empty() {
            self.phase = "visitor";
            return;
        }
        for colour in std::mem::take(&mut self.in_hand) {
            *self.visitor_bag.get_mut(&colour).expect("a colour") += 1;
        }
        self.end_turn();
    }

    pub(super) fn give_first_bus(&mut self, seat: usize) {
        self.bus = Some(seat);
        self.phase = "entrance";
        self.waiting = self.clockwise();
        self.turn = Some(self.waiting.remove(0));
    }

    /// All seats from the bus.
    fn clockwise(&self) -> Vec<usize> {
        let bus = self.bus.expect("somebody has the bus");
        (0..self.seats()).map(|steps| (bus + steps) % self.seats()).collect()
    }

    fn next_round(&mut self) {
        self.turn = None;
        self.phase = "refill";
        for zoo in &mut self.zoos {
            zoo.passed = false;
        }
        if self.missing_tiles() == 0 {
            self.start_round();
        }
    }

    fn start_round(&mut self) {
        self.round += 1;
        self.waiting = self.clockwise().into_iter().filter(|&seat| !self.zoos[seat].out).collect();
        self.next_turn();
    }

    fn end_turn(&mut self) {
        self.hand = None;
        self.moves_left = 0;
        self.next_turn();
    }

    fn next_turn(&mut self) {
        self.turn = None;
        while !self.waiting.is_empty() {
            let seat = self.waiting.remove(0);
            if self.display.iter().any(|tile| !self.places(seat, tile).is_empty()) {
                self.turn = Some(seat);
                self.phase = "pick";
                return;
            }
            // R8.
            match self.is("stuck", "pass") {
                true => self.zoos[seat].passed = true,
                false => self.zoos[seat].out = true,
            }
        }
        self.end_round();
    }

    fn end_round(&mut self) {
        if !self.bus_taken {
            self.bus = Some((self.bus.expect("somebody has the bus") + 1) % self.seats());
        }
        self.bus_taken = false;
        if self.zoos.iter().all(|zoo| zoo.out || zoo.passed) {
            self.phase = "over";
        } else {
            self.next_round();
        }
    }
}

/// All ways to take so many, in order.
fn combinations(from: &[String], count: usize) -> Vec<Vec<String>> {
    if count == 0 {
        return vec![vec![]];
    }
    let mut all = vec![];
    for (at, first) in from.iter().enumerate() {
        for rest in combinations(&from[at + 1..], count - 1) {
            all.push([vec![first.clone()], rest].concat());
        }
    }
    all
}
