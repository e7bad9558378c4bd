//! Who sits where in which game, and with whose luck.

use kernel::QuickLuck;

/// Who sits where in game number n.
pub(super) struct Schedule {
    seats: usize,
    /// Each company of bots that meets, by their numbers, as they first sit.
    tables: Vec<Vec<usize>>,
}

impl Schedule {
    pub(super) fn new(bots: usize, seats: usize) -> Schedule {
        let tables = if bots >= seats {
            combinations(bots, seats)
        } else {
            // Some sit twice. Unless all do equally often, each bot has its turn to be one of them.
            let starts = if seats.is_multiple_of(bots) { 1 } else { bots };
            (0..starts).map(|start| (start..start + seats).map(|place| place % bots).collect()).collect()
        };
        Schedule { seats, tables }
    }

    /// Games that share their luck: each place of a table is in each seat once.
    pub(super) fn group(&self) -> u64 {
        self.seats as u64
    }

    /// Games in which everything has happened once.
    pub(super) fn round(&self) -> u64 {
        self.group() * self.tables.len() as u64
    }

    /// The bot at each seat, by its number.
    pub(super) fn seating(&self, game: u64) -> Vec<usize> {
        let table = (game / self.group()) % self.tables.len() as u64;
        let mut seating = self.tables[table as usize].clone();
        seating.rotate_right((game % self.group()) as usize);
        seating
    }

    /// The luck of the draws, which the games of a group have in common, and that of the bots,
    /// which is their own.
    pub(super) fn luck(&self, seed: u64, game: u64) -> (QuickLuck, QuickLuck) {
        (QuickLuck::new(seed, game / self.group() * 2), QuickLuck::new(seed, game * 2 + 1))
    }
}

/// Every choice of `size` out of `count`, in order.
fn combinations(count: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    (size - 1..count)
        .flat_map(|last| {
            combinations(last, size - 1).into_iter().map(move |mut chosen| {
                chosen.push(last);
                chosen
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use kernel::Luck as _;

    use super::*;

    #[test]
    fn every_bot_sits_in_every_seat_equally_often_in_a_round() {
        for (bots, seats) in (1..=6).flat_map(|bots| (2..=6).map(move |seats| (bots, seats))) {
            let schedule = Schedule::new(bots, seats);
            let mut sat = BTreeMap::new();
            for game in 0..schedule.round() {
                let seating = schedule.seating(game);
                assert_eq!(seating.len(), seats);
                for place in seating.into_iter().enumerate() {
                    *sat.entry(place).or_insert(0) += 1;
                }
            }
            assert_eq!(sat.len(), bots * seats, "{bots} bots at {seats} seats: {sat:?}");
            let often: Vec<_> = sat.values().collect();
            assert!(often.iter().all(|times| *times == often[0]), "{bots} bots at {seats} seats: {sat:?}");
        }
    }

    #[test]
    fn nobody_sits_twice_where_there_are_bots_enough() {
        for (bots, seats) in [(2, 2), (3, 2), (4, 4), (5, 3)] {
            let schedule = Schedule::new(bots, seats);
            for game in 0..schedule.round() {
                let mut seating = schedule.seating(game);
                seating.sort_unstable();
                seating.dedup();
                assert_eq!(seating.len(), seats, "{bots} bots at {seats} seats, game {game}");
            }
        }
    }

    #[test]
    fn two_bots_change_seats_with_every_game() {
        let schedule = Schedule::new(2, 2);
        assert_eq!([0, 1, 2, 3].map(|game| schedule.seating(game)), [[0, 1], [1, 0], [0, 1], [1, 0]]);
        assert_eq!((schedule.group(), schedule.round()), (2, 2));
    }

    #[test]
    fn every_pair_of_three_bots_meets() {
        let schedule = Schedule::new(3, 2);
        assert_eq!(schedule.round(), 6);
        let games: Vec<_> = (0..6).map(|game| schedule.seating(game)).collect();
        assert_eq!(games, [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
        assert_eq!(schedule.seating(6), schedule.seating(0));
    }

    #[test]
    fn the_games_of_a_group_have_their_draws_in_common_and_nothing_else() {
        let schedule = Schedule::new(3, 3);
        let words = |game| {
            let (mut draws, mut bots) = schedule.luck(7, game);
            ([draws.word(), draws.word()], [bots.word(), bots.word()])
        };
        for game in [1, 2] {
            assert_eq!(words(game).0, words(0).0);
            assert_ne!(words(game).1, words(0).1);
        }
        assert_ne!(words(3).0, words(0).0);
        let all: std::collections::BTreeSet<_> = (0..30).flat_map(|game| [words(game).0, words(game).1]).collect();
        assert_eq!(all.len(), 10 + 30, "no stream serves twice");
    }
}
