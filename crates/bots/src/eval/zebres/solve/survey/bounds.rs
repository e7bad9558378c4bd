//! How far the margin can still go.

use super::super::lanes::{Lanes, each_lane, sum};
use super::super::map::TERRITORIES;
use super::super::position::{ZEBRA, value};
use super::{Loose, Survey};

impl Survey {
    /// Bounds of the margin. They are as tight as they can be made where that settles whether the margin
    /// is at most `above` or at least `below`, and may be loose where it does not.
    #[inline]
    pub(in super::super) fn bounds(&self, above: i32, below: i32, majority: Lanes) -> (i32, i32) {
        // A margin is odd: so are the values of all tokens together, and they hide in twos and sixes.
        let upper = self.base + self.most(0, above + 1 - self.base, majority);
        let lower = self.base - self.most(1, self.base - below + 1, majority);
        (lower | 1, (upper - 1) | 1)
    }

    /// What `seat` can hope for beyond what is sure. All tokens go where it wants them, whoever's they are;
    /// but to win a territory takes as many tokens of its own as it lacks there. An answer above
    /// `enough` may be too large.
    #[inline]
    fn most(&self, seat: usize, enough: i32, majority: Lanes) -> i32 {
        let (not_lost, lost) = (!self.sure[1 - seat], self.sure[1 - seat]);
        let mut all = self.token
            + sum(self.points & self.fought)
            + self.loose.most(sum(self.room & not_lost), sum(self.light & not_lost), sum(self.light & lost));
        if self.hides != 0 {
            all += value(ZEBRA) as i32 * sum(self.hides & not_lost);
        }
        let needed = (majority - (self.tokens[seat] & self.fought)) & self.fought;
        if all <= enough || sum(needed) <= self.to_place[seat] {
            return all;
        }
        self.most_of_some(seat, enough, majority).unwrap_or(all)
    }

    /// The same, where the tokens are too few to win all that is fought for: the best choice of
    /// territories to win. None if that is more than `enough`.
    fn most_of_some(&self, seat: usize, enough: i32, majority: Lanes) -> Option<i32> {
        let other = 1 - seat;
        let fought = self.fought;
        // What winning a territory adds, in fields of one number: own tokens needed, tokens of the other seat that
        // are no longer needed, points, open squares, light squares.
        let mut items = [0u64; TERRITORIES];
        let mut territories = 0;
        let mut set = 0;
        each_lane(fought, |lane| {
            let get = |lanes: Lanes| lanes >> lane & 0xFF;
            let points = 2 * get(self.points) + value(ZEBRA) * get(self.hides);
            let needed = |seat: usize| get(majority) - get(self.tokens[seat]);
            items[territories] =
                needed(seat) | needed(other) << 8 | points << 16 | get(self.room) << 32 | get(self.light) << 40;
            set += items[territories];
            territories += 1;
        });
        let field = |set: u64, at: u32| (set >> at & 0xFF) as i32;
        let own = self.sure[seat];
        let nothing = self.token - sum(self.points & fought) + value(ZEBRA) as i32 * sum(self.hides & own);
        let (own_room, own_light, light) = (sum(self.room & own), sum(self.light & own), sum(self.light));
        // Tokens of `seat` that can be placed if it wins nothing more.
        let placed = sum(self.room) - field(set, 8);
        let mut best = i32::MIN;
        let mut won = (1u32 << territories) - 1;
        // A Gray code goes through all choices, from one to the next by one territory.
        for step in 1u32..1 << territories {
            let changed = step.trailing_zeros() as usize % TERRITORIES;
            won ^= 1 << changed;
            set = if won >> changed & 1 == 0 { set - items[changed] } else { set + items[changed] };
            if field(set, 0) > self.to_place[seat] || placed + field(set, 8) < self.to_place[seat] {
                continue;
            }
            let light_won = own_light + field(set, 40);
            let more = self.loose.most(own_room + field(set, 32), light_won, light - light_won);
            best = best.max(nothing + (set >> 16 & 0xFFFF) as i32 + more);
            if best > enough {
                return None;
            }
        }
        Some(best)
    }
}

impl Loose {
    /// The most these tokens can add: the dear ones go to light squares of territories that are won,
    /// where elephants and lions may also go to dark ones, the cheap ones to light squares that are lost.
    #[inline]
    fn most(&self, room_won: i32, light_won: i32, light_lost: i32) -> i32 {
        let zebras = self.zebras.min(light_won);
        let mut most = 6 * zebras + 2 * self.gazelles.min(light_won - zebras);
        if room_won > 0 {
            most += 5 * self.elephants + self.lions;
        }
        // With a lion to come, anything may hide.
        let rest = light_lost - self.crocodiles;
        if rest > 0 && self.lions == 0 {
            let gazelles = self.gazelles.min(rest);
            let elephants = self.elephants.min(rest - gazelles);
            let zebras = self.zebras.min(rest - gazelles - elephants);
            most -= 2 * gazelles + 5 * elephants + 6 * zebras;
        }
        most
    }
}
