//! What can still change in a position. From this follow bounds of its value (`bounds`), what makes two
//! positions alike for the rest of the game, and a guess (`guess`).

mod bounds;
mod guess;

use games::zebres::beside;

use super::lanes::{HIGH, Lanes, ONES, spread, sum};
use super::map::each;
use super::position::{CROCODILE, ELEPHANT, GAZELLE, INAUGURATION, LION, Position, Rules, ZEBRA, count, value};

/// A look at one position. Margins are those of seat 0.
pub(super) struct Survey {
    /// The margin that is sure: no play changes this part of it.
    pub(super) base: i32,
    /// The name of the position: the same for positions that differ only in what no longer matters, `base`
    /// included.
    key: u64,
    /// The tokens that stay, by seat and territory.
    tokens: [Lanes; 2],
    /// The points that stay.
    points: Lanes,
    /// Zebras that a lion may yet turn face down.
    hides: Lanes,
    /// Squares whose owner is open.
    room: Lanes,
    /// Those of them that are not beside a lion.
    light: Lanes,
    /// The territories each seat is sure to win: 255 or 0.
    sure: [Lanes; 2],
    /// The others.
    fought: Lanes,
    /// The tokens each seat has to place, those that may come back to hand included.
    to_place: [i32; 2],
    loose: Loose,
    /// What the inauguration token may add for either seat.
    token: i32,
}

/// The tokens to be placed, of both seats.
struct Loose {
    gazelles: i32,
    zebras: i32,
    crocodiles: i32,
    elephants: i32,
    lions: i32,
}

impl Survey {
    /// Looks at a position.
    #[inline]
    pub(super) fn of(position: &Position, rules: &Rules) -> Survey {
        let hands = position.hands[0] + position.hands[1];
        let mut survey = Survey {
            base: 0,
            key: rules.seed,
            tokens: position.tokens,
            points: position.points,
            hides: 0,
            room: 0,
            light: 0,
            sure: [0; 2],
            fought: 0,
            to_place: position.in_hand.map(i32::from),
            loose: Loose {
                gazelles: count(hands, GAZELLE) as i32,
                zebras: count(hands, ZEBRA) as i32,
                crocodiles: count(hands, CROCODILE) as i32,
                elephants: count(hands, ELEPHANT) as i32,
                lions: count(hands, LION) as i32,
            },
            token: if position.inauguration == 0 { INAUGURATION } else { 0 },
        };
        let free = position.free();
        let open =
            if survey.loose.lions + survey.loose.crocodiles > 0 { survey.loosen(position, rules, free) } else { free };
        survey.decide(position, rules, open);
        survey.name(position, free, position.dark & open);
        survey
    }

    /// Finds the squares whose token may yet change, takes those tokens off the count, and gives the open
    /// squares: these and the free ones.
    ///
    /// A lion goes to a free square and drives away the gazelles beside it (§5.2); the next lion may go where they
    /// were. A crocodile starts from a free square and goes where a chain of gazelles across rivers leads
    /// (§5.4); the squares of the chain may change their owner. No other token ever moves, and gazelles move only
    /// between these squares, so that what crocodiles do gives lions no more of them to drive away.
    fn loosen(&mut self, position: &Position, rules: &Rules, free: u32) -> u32 {
        let up = position.gazelles & !position.hidden;
        let fleeing = if rules.hidden_flee { position.gazelles } else { up };
        let mut open = free;
        let mut lion_squares = 0;
        for _ in 0..self.loose.lions {
            lion_squares = open;
            open |= beside(open) & fleeing;
        }
        if self.loose.crocodiles > 0 {
            loop {
                let more = rules.map.across_river(open) & up & !open;
                if more == 0 {
                    break;
                }
                open |= more;
            }
        }
        let gazelles = open & !free;
        let zebras = beside(lion_squares) & position.zebras;
        if gazelles | zebras == 0 {
            return open;
        }
        self.key = mix(
            self.key ^ u64::from(gazelles & position.owned[0]) ^ u64::from(gazelles & position.owned[1]) << 30,
            0xE703_7ED1_A0B4_28DB ^ u64::from(gazelles & position.hidden) ^ u64::from(zebras) << 30,
        );
        each(gazelles, |square| {
            let lane = rules.map.lane_of[square as usize];
            let owner = (position.owned[1] >> square & 1) as usize;
            self.tokens[owner] -= 1 << lane;
            self.to_place[owner] += 1;
            self.loose.gazelles += 1;
            if position.hidden >> square & 1 == 0 {
                self.points -= value(GAZELLE) << lane;
            }
        });
        each(zebras, |square| {
            let lane = rules.map.lane_of[square as usize];
            self.points -= value(ZEBRA) << lane;
            self.hides += 1 << lane;
        });
        open
    }

    /// Who is sure of which territory: whoever has the majority, or whose opponent lacks the
    /// tokens to reach it.
    #[inline]
    fn decide(&mut self, position: &Position, rules: &Rules, open: u32) {
        let map = &rules.map;
        self.room = map.size - self.tokens[0] - self.tokens[1];
        let mut dim = 0;
        each(position.dark & open, |square| dim += 1 << map.lane_of[square as usize]);
        self.light = self.room - dim;

        let missing = HIGH - map.majority;
        let has = |seat: usize| (self.tokens[seat] + missing) & HIGH;
        let may_have = |seat: usize| (self.tokens[seat] + missing + ONES * self.to_place[seat] as u64) & HIGH;
        self.sure = [spread(has(0) | HIGH & !may_have(1)), spread(has(1) | HIGH & !may_have(0))];
        self.fought = spread(HIGH) & !(self.sure[0] | self.sure[1]);
        self.base =
            i32::from(position.inauguration) + sum(self.points & self.sure[0]) - sum(self.points & self.sure[1]);
    }

    /// Makes the name. Of a territory that is sure, only the winner matters, and only while something
    /// can still happen there. Where a territory is fought for, the tokens of seat 1 follow from the open squares.
    #[inline]
    fn name(&mut self, position: &Position, free: u32, dark: u32) {
        let live = spread(((self.room | self.hides) + (HIGH - ONES)) & HIGH);
        let winners = live & (self.sure[0] & ONES << 6 | self.sure[1] & ONES << 5);
        let mut key = mix(self.key ^ u64::from(free) ^ u64::from(dark) << 30, 0xA076_1D64_78BD_642F);
        key = mix(key ^ self.points & self.fought, 0x8EBC_6AF0_9C88_C6E3 ^ self.tokens[0] & self.fought ^ winners);
        let hands = u64::from(position.hands[0]) | u64::from(position.hands[1]) << 20;
        let turn = u64::from(position.active) << 40 | u64::from(position.inauguration == 0) << 41;
        self.key = mix(key ^ hands ^ turn, 0x5899_65CC_7537_4CC3);
    }

    /// The name of a position with the guardian on this place: 64 bits made of all that matters.
    ///
    /// Two positions with the same name are taken for the same. Each time the table is asked, the odds of that
    /// are one in 2^44 with a million positions in it; for a decision that takes a second, below one in a hundred
    /// thousand. It would cost the best action then, never a legal one.
    #[inline]
    pub(super) fn key_at(key: u64, place: u32) -> u64 {
        mix(key ^ u64::from(place) << 7, 0x9E37_79B9_7F4A_7C15)
    }

    /// The name without the guardian.
    pub(super) fn key(&self) -> u64 {
        self.key
    }
}

/// Both halves of the product, folded: wyhash does it so (Wang Yi, 2019).
#[inline]
fn mix(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}
