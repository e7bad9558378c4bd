//! §7.3: visitors. The points of their path are 1 to 5, 0 is outside.

use super::tiles::{colour_of, is_jungle, is_stall};
use super::zoo::Visitor;
use super::{Reference, Step};

impl Reference {
    /// A tile from a truck or from another zoo, or a jungle animal from the barn, has its place: who comes to see it?
    pub(super) fn visitors_come(&mut self, seat: usize, tile: &str, place: &str) {
        assert_eq!(seat, self.active);
        let colour = match tile {
            _ if place == "B" || !self.table.exotic => return self.go_on(),
            _ if is_stall(tile) => Some(colour_of(tile)),
            _ if is_jungle(tile) => None,
            _ => return self.go_on(),
        };
        if colour.is_none() && self.zoos[seat].jungle_is_full() {
            self.notes.push("a full jungle");
        }
        if colour.is_none() && self.zoos[seat].three_live_in_the_jungle() {
            self.notes.push("three species in the jungle");
        }
        if self.advances(colour).is_empty() {
            // W29, R41.
            self.notes.push(if colour.is_some() { "nobody comes for a stall" } else { "nobody comes for an animal" });
            return self.go_on();
        }
        self.step = Step::Advance(colour);
    }

    /// Who may advance: a visitor of the colour, or of any.
    pub(super) fn advances(&self, colour: Option<char>) -> Vec<String> {
        let mut advances = Vec::new();
        for used in self.table.colours() {
            if colour.is_some_and(|colour| colour != used) {
                continue;
            }
            if self.reserve.contains(&used) {
                advances.push(format!("advance:{used}0"));
            }
            for point in self.zoos[self.active].points_of(used) {
                advances.push(format!("advance:{used}{point}"));
            }
        }
        advances
    }

    /// Two steps, or out by the exit. After a jungle animal the others retreat.
    pub(super) fn advance(&mut self, seat: usize, what: &str) {
        let Step::Advance(cause) = self.step else { panic!("nobody advances") };
        let (colour, point) = read(what);
        if point == 0 {
            let at = self.reserve.iter().position(|&there| there == colour).expect("one in the reserve");
            self.reserve.remove(at);
            self.zoos[seat].visitors.push(Visitor { colour, point: 2 });
            self.notes.push("out of the reserve");
            if !self.zoos[seat].points_of(colour).is_empty() && self.zoos[seat].points_of(colour).len() > 1 {
                self.notes.push("out of the reserve beside others");
            }
        } else {
            self.notes.push(["1 to 3", "2 to 4", "3 to 5", "4 to the exit", "5 to the exit"][point - 1]);
            self.zoos[seat].remove_visitor(colour, point);
            if point + 2 <= 5 {
                self.zoos[seat].visitors.push(Visitor { colour, point: point + 2 });
            } else {
                self.leave_by_the_exit(seat, colour);
            }
        }
        if cause.is_some() {
            return self.go_on();
        }
        self.retreat_from(seat, colour);
    }

    fn leave_by_the_exit(&mut self, seat: usize, colour: char) {
        self.reserve.push(colour);
        if let Some(at) = self.middle.iter().position(|&token| token == colour) {
            self.middle.remove(at);
            self.zoos[seat].tokens.push(colour);
            self.notes.push("an exit with the token");
        } else if self.zoos[seat].tokens.contains(&colour) {
            self.notes.push("an exit without the token one has");
        } else {
            self.notes.push("an exit without the token another has");
        }
    }

    /// R42: clockwise, the seats after this one, up to the active one.
    fn retreat_from(&mut self, after: usize, colour: char) {
        let mut seat = after;
        loop {
            seat = (seat + 1) % self.seats;
            if seat == self.active {
                return self.go_on();
            }
            let points = self.zoos[seat].points_of(colour);
            if let Some(&only) = points.first() {
                if points.len() > 1 {
                    self.step = Step::Retreat(colour, seat);
                    self.notes.push("somebody is asked");
                    if self.passed.contains(&seat) {
                        self.notes.push("somebody who has passed is asked");
                    }
                    return;
                }
                self.notes.push("a retreat by itself");
                self.step_back(seat, colour, only);
            }
        }
    }

    /// The seat that was asked answers.
    pub(super) fn answer(&mut self, seat: usize, what: &str) {
        let Step::Retreat(asked, _) = self.step else { panic!("nobody retreats") };
        let (colour, point) = read(what);
        assert_eq!(asked, colour);
        self.step_back(seat, colour, point);
        self.retreat_from(seat, colour);
    }

    fn step_back(&mut self, seat: usize, colour: char, point: usize) {
        self.zoos[seat].remove_visitor(colour, point);
        if point > 1 {
            self.zoos[seat].visitors.push(Visitor { colour, point: point - 1 });
        } else {
            self.reserve.push(colour);
            self.notes.push("a retreat by the entrance");
        }
    }
}

/// `r4`: the colour, and the point.
fn read(what: &str) -> (char, usize) {
    let (colour, point) = what.split_at(1);
    (colour.chars().next().expect("a colour"), point.parse().expect("a point"))
}
