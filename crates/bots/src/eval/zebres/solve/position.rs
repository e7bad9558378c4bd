//! A position as compact as the search needs it, and what a token does to it.
//!
//! The effects of §5 and §6 stand here a second time: the search goes through millions of positions and keeps the points of all
//! territories up to date, which the rules have no need of. `tests/zebres_solver.rs` compares every answer with a minimax
//! that plays by the rules, on both boards and with both readings of R5.

use games::zebres::{Animal, HiddenGazelle, INAUGURATION_POINTS, Zebres, beside};
use kernel::{Game, Seat, Turn};

use super::lanes::Lanes;
use super::map::{Map, TERRITORIES, WHOLE_BOARD, each};

pub(super) const GAZELLE: u32 = Animal::Gazelle as u32;
pub(super) const ZEBRA: u32 = Animal::Zebra as u32;
pub(super) const CROCODILE: u32 = Animal::Crocodile as u32;
pub(super) const ELEPHANT: u32 = Animal::Elephant as u32;
pub(super) const LION: u32 = Animal::Lion as u32;
/// How many kinds of animals there are.
pub(super) const ANIMALS: u32 = 5;

/// §6: what the inauguration token is worth.
pub(super) const INAUGURATION: i32 = INAUGURATION_POINTS;

/// §1: the points of a face-up token.
pub(super) const fn value(animal: u32) -> Lanes {
    Animal::ALL[animal as usize].value() as Lanes
}

/// The tokens in a hand: four bits for each animal.
pub(super) type Hand = u32;

/// A hand with one token.
#[inline]
const fn one(animal: u32) -> Hand {
    1 << (4 * animal)
}

/// How many of an animal there are in a hand, or in two hands added up.
#[inline]
pub(super) const fn count(hand: Hand, animal: u32) -> u32 {
    hand >> (4 * animal) & 0xF
}

/// What does not change in the course of a game.
pub(super) struct Rules {
    pub(super) map: Map,
    /// R5: a face-down gazelle flees too.
    pub(super) hidden_flee: bool,
    /// Where hashing begins, so that positions of different boards or options differ.
    pub(super) seed: u64,
}

impl Rules {
    pub(super) fn of(game: &Zebres) -> Rules {
        let options = game.options();
        let hidden_flee = options.hidden_gazelle == HiddenGazelle::Flees;
        let seed = 0x5851_F42D_4C95_7F2D ^ (options.board as u64) << 62 ^ u64::from(hidden_flee) << 61;
        Rules { map: Map::new(options.board), hidden_flee, seed }
    }
}

/// A position between two turns; only the guardian is elsewhere.
#[derive(Clone, Copy)]
pub(super) struct Position {
    /// The squares with a token of each seat.
    pub(super) owned: [u32; 2],
    /// The squares with a gazelle.
    pub(super) gazelles: u32,
    /// The squares with a face-down gazelle.
    pub(super) hidden: u32,
    /// The squares with a face-up zebra; a face-down one is worth no more than a crocodile.
    pub(super) zebras: u32,
    /// The squares beside a lion.
    pub(super) dark: u32,
    /// What each seat has in hand.
    pub(super) hands: [Hand; 2],
    /// How many tokens each seat has in each territory.
    pub(super) tokens: [Lanes; 2],
    /// The values of the face-up tokens in each territory.
    pub(super) points: Lanes,
    /// How many tokens each seat has in hand.
    pub(super) in_hand: [u8; 2],
    /// The seat to move.
    pub(super) active: u8,
    /// What the inauguration token adds to the margin of seat 0: 0 while nobody has it.
    pub(super) inauguration: i8,
}

impl Position {
    pub(super) fn of(game: &Zebres, rules: &Rules) -> Position {
        let seats = [Seat(0), Seat(1)];
        let owned = seats.map(|seat| game.squares_of(seat));
        let down = game.face_down();
        let in_lanes = |number: &dyn Fn(u32) -> u32| {
            let lane = |territory: usize| Lanes::from(number(rules.map.territories[territory])) << (8 * territory);
            (0..TERRITORIES).map(lane).sum()
        };
        let points_of =
            |animal: Animal, area: u32| (game.squares_with(animal) & !down & area).count_ones() * animal.value() as u32;
        Position {
            owned,
            gazelles: game.squares_with(Animal::Gazelle),
            hidden: game.squares_with(Animal::Gazelle) & down,
            zebras: game.squares_with(Animal::Zebra) & !down,
            dark: beside(game.squares_with(Animal::Lion)),
            hands: seats.map(|seat| (0..).zip(game.hand(seat)).map(|(animal, n)| u32::from(n) * one(animal)).sum()),
            tokens: owned.map(|squares| in_lanes(&|area| (area & squares).count_ones())),
            points: in_lanes(&|area| Animal::ALL.into_iter().map(|animal| points_of(animal, area)).sum()),
            in_hand: seats.map(|seat| game.hand(seat).iter().sum()),
            active: match game.turn() {
                Turn::Seat(seat) => seat.0,
                Turn::Together(_) | Turn::Chance | Turn::Over => 0,
            },
            inauguration: game.inauguration().map_or(0, |seat| inauguration_of(seat.0)),
        }
    }

    /// The free squares.
    #[inline]
    pub(super) fn free(&self) -> u32 {
        WHOLE_BOARD & !(self.owned[0] | self.owned[1])
    }

    /// §1: how many squares are free, and how many tokens there are to fill them.
    #[inline]
    pub(super) fn left(&self) -> usize {
        usize::from(self.in_hand[0] + self.in_hand[1])
    }

    /// The index of the seat to move.
    #[inline]
    pub(super) fn seat(&self) -> usize {
        usize::from(self.active)
    }

    /// §5.1–5.3: the seat to move puts down an animal. A lion is feared at once; what a
    /// crocodile does next is another question.
    #[inline]
    pub(super) fn place(&mut self, rules: &Rules, animal: u32, square: u32) {
        let seat = self.seat();
        let bit = 1 << square;
        let lane = rules.map.lane_of[square as usize];
        self.hands[seat] -= one(animal);
        self.in_hand[seat] -= 1;
        self.owned[seat] |= bit;
        self.tokens[seat] += 1 << lane;
        let hides = self.dark & bit != 0;
        match animal {
            GAZELLE => {
                self.gazelles |= bit;
                if hides {
                    self.hidden |= bit;
                } else {
                    self.points += value(GAZELLE) << lane;
                }
            }
            ZEBRA => {
                if !hides {
                    self.zebras |= bit;
                    self.points += value(ZEBRA) << lane;
                }
            }
            LION => {
                self.points += value(LION) << lane;
                self.frighten(rules, square);
            }
            // Crocodiles and elephants fear nothing.
            _ => self.points += value(animal) << lane,
        }
    }

    /// §5.2: zebras beside the lion hide, gazelles go home.
    fn frighten(&mut self, rules: &Rules, lion: u32) {
        let near = beside(1 << lion);
        self.dark |= near;
        let hiding = near & self.zebras;
        self.zebras &= !hiding;
        each(hiding, |square| self.points -= value(ZEBRA) << rules.map.lane_of[square as usize]);

        let stays = if rules.hidden_flee { 0 } else { self.hidden };
        let fleeing = near & self.gazelles & !stays;
        each(fleeing, |square| {
            let lane = rules.map.lane_of[square as usize];
            let owner = (self.owned[1] >> square & 1) as usize;
            self.hands[owner] += one(GAZELLE);
            self.in_hand[owner] += 1;
            self.tokens[owner] -= 1 << lane;
            if self.hidden >> square & 1 == 0 {
                self.points -= value(GAZELLE) << lane;
            }
        });
        self.owned = self.owned.map(|squares| squares & !fleeing);
        self.gazelles &= !fleeing;
        self.hidden &= !fleeing;
    }

    /// §5.4: the gazelles that a crocodile of the seat to move may swap with.
    #[inline]
    pub(super) fn in_reach(&self, rules: &Rules, crocodile: u32, moved: u32) -> u32 {
        rules.map.across_river(1 << crocodile) & self.gazelles & !self.hidden & !moved
    }

    /// §5.4: the crocodile and the gazelle change places. R8: beside a lion the gazelle hides.
    pub(super) fn swap(&mut self, rules: &Rules, crocodile: u32, gazelle: u32) {
        let seat = self.seat();
        let both = 1 << crocodile | 1 << gazelle;
        let (here, there) = (rules.map.lane_of[crocodile as usize], rules.map.lane_of[gazelle as usize]);
        if self.owned[seat] >> gazelle & 1 == 0 {
            self.owned[0] ^= both;
            self.owned[1] ^= both;
            self.tokens[seat] = self.tokens[seat] + (1 << there) - (1 << here);
            self.tokens[1 - seat] = self.tokens[1 - seat] + (1 << here) - (1 << there);
        }
        self.gazelles ^= both;
        self.points -= value(GAZELLE) << there;
        if self.dark >> crocodile & 1 == 0 {
            self.points += value(GAZELLE) << here;
        } else {
            self.hidden |= 1 << crocodile;
        }
    }

    /// §4 S3 and §5.7: the placement is finished. Inauguration, then the next seat.
    #[inline]
    pub(super) fn finish_placement(&mut self, rules: &Rules) {
        let free = self.free();
        if self.inauguration == 0 && rules.map.territories.iter().any(|&area| area & free == 0) {
            self.inauguration = inauguration_of(self.active);
        }
        self.pass_on();
    }

    /// §5.7: the other seat is next, unless its hand is empty.
    #[inline]
    pub(super) fn pass_on(&mut self) {
        let other = 1 - self.active;
        if self.in_hand[usize::from(other)] > 0 {
            self.active = other;
        }
    }
}

const fn inauguration_of(seat: u8) -> i8 {
    if seat == 0 { INAUGURATION as i8 } else { -(INAUGURATION as i8) }
}
