//! What the margin may be, so that likely turns are tried first. No answer depends on it.

use super::super::lanes::{Lanes, each_lane, get, sum};
use super::super::map::TERRITORIES;
use super::{Loose, Survey};

/// What a zebra is worth that may yet hide, in sixteenths.
const HALF_A_ZEBRA: i32 = 48;

impl Survey {
    /// A guess of the margin, in sixteenths: as if coins were tossed for the open squares.
    pub(in super::super) fn guess(&self, majority: Lanes) -> i32 {
        let mean = self.mean_value();
        let [own, their] = self.sure;
        let sure_light = sum(self.light & own) - sum(self.light & their);
        let sure_hides = sum(self.hides & own) - sum(self.hides & their);
        let mut guess = 16 * self.base + mean * sure_light + HALF_A_ZEBRA * sure_hides;
        each_lane(self.fought, |lane| {
            let needed = get(majority, lane) - get(self.tokens[0], lane);
            guess += self.stake(lane, mean) * LEAD[get(self.room, lane) as usize][needed as usize] / 256;
        });
        guess
    }

    /// What `seat` would gain in this guess with a token of its own in each territory.
    pub(in super::super) fn gains(&self, seat: usize, majority: Lanes) -> [i32; TERRITORIES] {
        let mean = self.mean_value();
        let mut gains = [0; TERRITORIES];
        each_lane(self.fought, |lane| {
            let needed = (get(majority, lane) - get(self.tokens[seat], lane)) as usize;
            let room = get(self.room, lane) as usize;
            let more = LEAD[room - 1][needed - 1] - LEAD[room][needed];
            gains[lane as usize / 8] = self.stake(lane, mean) * more / 256;
        });
        gains
    }

    /// What a loose token is worth on average, in sixteenths.
    fn mean_value(&self) -> i32 {
        let Loose { gazelles, zebras, crocodiles: _, elephants, lions } = self.loose;
        16 * (2 * gazelles + 6 * zebras + 5 * elephants + lions) / (self.to_place[0] + self.to_place[1]).max(1)
    }

    /// What a territory is likely to be worth in the end, in sixteenths.
    fn stake(&self, lane: u32, mean: i32) -> i32 {
        16 * get(self.points, lane) + HALF_A_ZEBRA * get(self.hides, lane) + mean * get(self.light, lane)
    }
}

/// `LEAD[room][needed]`: the chance that at least `needed` of `room` coins show heads, less the chance that they
/// do not, in 1/256.
const LEAD: [[i32; 10]; 10] = lead();

const fn lead() -> [[i32; 10]; 10] {
    let mut table = [[0; 10]; 10];
    let mut room = 0;
    while room < 10 {
        let mut needed = 0;
        while needed < 10 {
            table[room][needed] = ((tosses(room as i32, needed as i32) * 512) >> room) - 256;
            needed += 1;
        }
        room += 1;
    }
    table
}

/// In how many ways `coins` can show at least `heads` heads.
const fn tosses(coins: i32, heads: i32) -> i32 {
    if heads <= 0 {
        1 << coins
    } else if coins == 0 {
        0
    } else {
        tosses(coins - 1, heads - 1) + tosses(coins - 1, heads)
    }
}
