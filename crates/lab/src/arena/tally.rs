//! The results as they come in: wins, ratings, when to stop.

use std::collections::BTreeMap;

use bots::Level;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::{BotResult, Played};
use crate::simulate::WIN;

/// How many points of the Elo scale a point of Weng and Lin's is. Both are logistic: e-fold odds
/// are 400 / ln 10 points there and √2 · 25/6 points here.
const ELO: f64 = 29.48;
const WENG_LIN_START: f64 = 25.0;
const ELO_START: f64 = 1500.0;

/// How unlikely it must be that a bot is no better than even when we stop for it.
const DOUBT: f64 = 0.05;

/// In games over four: where the bound of `is_clear` is tightest, roughly.
const MIXTURE: f64 = 5.0;

pub(super) struct Tally {
    games: u64,
    bots: Vec<Sums>,
}

struct Sums {
    bot: Level,
    games: u64,
    /// In shares of a win, [`WIN`] to the win, so that thirds add up.
    wins: u64,
    ranks: u64,
    rating: WengLinRating,
    scores: BTreeMap<i32, u64>,
    millis: Vec<f64>,
}

impl Tally {
    pub(super) fn new(bots: &[Level]) -> Tally {
        let sums = |&bot: &Level| Sums {
            bot,
            games: 0,
            wins: 0,
            ranks: 0,
            rating: WengLinRating::new(),
            scores: BTreeMap::new(),
            millis: Vec::new(),
        };
        Tally { games: 0, bots: bots.iter().map(sums).collect() }
    }

    /// Games entered so far.
    pub(super) fn games(&self) -> u64 {
        self.games
    }

    pub(super) fn enter(&mut self, played: &Played) {
        let winners = played.ranks.iter().filter(|&&rank| rank == 1).count().max(1) as u64;
        for (seat, &bot) in played.seating.iter().enumerate() {
            let sums = &mut self.bots[bot];
            sums.games += 1;
            sums.wins += if played.ranks[seat] == 1 { WIN / winners } else { 0 };
            sums.ranks += u64::from(played.ranks[seat]);
            *sums.scores.entry(played.scores[seat]).or_default() += 1;
        }
        for &(bot, time) in &played.times {
            self.bots[bot].millis.push(time.as_secs_f64() * 1e3);
        }
        self.rate(played);
        self.games += 1;
    }

    /// Weng and Lin (2011), Bradley–Terry with full pairs. Seats of the same rank have drawn, be it
    /// against each other or as partners. A bot in several seats is moved by each of them, but
    /// learns nothing from meeting itself.
    fn rate(&mut self, played: &Played) {
        let before: Vec<WengLinRating> = self.bots.iter().map(|sums| sums.rating).collect();
        let place = |seat: usize| {
            let bot = played.seating[seat];
            (std::slice::from_ref(&before[bot]), MultiTeamOutcome::new(usize::from(played.ranks[seat])))
        };
        for (seat, &bot) in played.seating.iter().enumerate() {
            let others = (0..played.seating.len()).filter(|&other| played.seating[other] != bot);
            let teams: Vec<_> = std::iter::once(seat).chain(others).map(place).collect();
            let after = weng_lin_multi_team(&teams, &WengLinConfig::new())[0][0];
            let rating = &mut self.bots[bot].rating;
            rating.rating += after.rating - before[bot].rating;
            rating.uncertainty *= after.uncertainty / before[bot].uncertainty;
        }
    }

    /// Whether the best bot's share of wins is surely above an even one.
    ///
    /// An interval for a fixed number of games, looked at after every round, would sooner or later
    /// prefer one of two equal bots. This bound holds at all times at once: Robbins' normal mixture,
    /// as in Howard et al., «Time-uniform, nonparametric, nonasymptotic confidence sequences»
    /// (2021), equation 14, for results between 0 and 1, with the doubt shared among the bots.
    pub(super) fn is_clear(&self) -> bool {
        let even = self.bots.iter().map(Sums::wins).sum::<f64>() / self.seats_taken() as f64;
        let doubt = DOUBT / self.bots.len() as f64;
        self.bots.iter().any(|sums| {
            let spread = sums.games as f64 / 4.0 + MIXTURE;
            let bound = (spread * (spread / (MIXTURE * doubt * doubt)).ln()).sqrt();
            sums.wins() - even * sums.games as f64 > bound
        })
    }

    fn seats_taken(&self) -> u64 {
        self.bots.iter().map(|sums| sums.games).sum::<u64>().max(1)
    }

    pub(super) fn close(self) -> Vec<BotResult> {
        self.bots.into_iter().map(Sums::close).collect()
    }
}

impl Sums {
    fn wins(&self) -> f64 {
        self.wins as f64 / WIN as f64
    }

    fn close(mut self) -> BotResult {
        let games = self.games.max(1) as f64;
        let points: i64 = self.scores.iter().map(|(&score, &count)| i64::from(score) * count as i64).sum();
        let rating = ELO_START + ELO * (self.rating.rating - WENG_LIN_START);
        let half = 1.96 * ELO * self.rating.uncertainty;
        self.millis.sort_by(f64::total_cmp);
        BotResult {
            bot: self.bot,
            games: self.games,
            wins: self.wins(),
            mean_rank: self.ranks as f64 / games,
            mean_score: points as f64 / games,
            rating,
            interval: (rating - half, rating + half),
            scores: self.scores,
            millis: self.millis,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const BOTS: [Level; 3] = [Level::Greedy, Level::Random, Level::Easy];

    fn played(seating: &[usize], ranks: &[u8]) -> Played {
        let scores = ranks.iter().map(|&rank| -i32::from(rank)).collect();
        let times = seating.iter().map(|&bot| (bot, Duration::from_millis(bot as u64 + 1))).collect();
        Played { seating: seating.to_vec(), scores, ranks: ranks.to_vec(), times }
    }

    #[test]
    fn a_shared_first_place_is_a_share_of_a_win_and_thirds_add_up() {
        let mut tally = Tally::new(&BOTS);
        for _ in 0..3 {
            tally.enter(&played(&[0, 1, 2], &[1, 1, 1]));
        }
        tally.enter(&played(&[2, 0, 1], &[3, 1, 1]));
        assert_eq!(tally.games(), 4);
        let bots = tally.close();
        assert_eq!([bots[0].wins, bots[1].wins, bots[2].wins], [1.5, 1.5, 1.0]);
        assert_eq!([bots[0].mean_rank, bots[2].mean_rank], [1.0, 1.5]);
        assert_eq!([bots[0].mean_score, bots[2].mean_score], [-1.0, -1.5]);
        assert_eq!(bots[2].scores, BTreeMap::from([(-1, 3), (-3, 1)]));
        assert_eq!(bots[2].millis, [3.0; 4]);
    }

    #[test]
    fn who_wins_more_is_rated_higher_and_more_games_are_surer() {
        let after = |games| {
            let mut tally = Tally::new(&BOTS);
            for _ in 0..games {
                tally.enter(&played(&[0, 1, 2], &[1, 3, 2]));
            }
            tally.close()
        };
        let width = |bot: &BotResult| bot.interval.1 - bot.interval.0;
        let (few, many) = (after(2), after(50));
        for bots in [&few, &many] {
            assert!(bots[0].rating > bots[2].rating && bots[2].rating > bots[1].rating, "{bots:?}");
            assert!(bots.iter().all(|bot| bot.interval.0 < bot.rating && bot.rating < bot.interval.1));
        }
        assert!(width(&many[0]) < width(&few[0]));
    }

    /// Which of its seats is looked at last must not matter.
    #[test]
    fn a_bot_in_two_seats_is_moved_by_both() {
        let ratings = |seating: [usize; 3], ranks| {
            let mut tally = Tally::new(&BOTS[..2]);
            tally.enter(&played(&seating, ranks));
            let bots = tally.close();
            (bots[0].rating - ELO_START, bots[1].rating - ELO_START)
        };
        let (twice, once) = ratings([0, 1, 0], &[1, 2, 3]);
        assert!(twice.abs() < 1e-9 && once.abs() < 1e-9, "one seat before, one behind: {twice} {once}");
        assert!(ratings([0, 0, 1], &[1, 2, 3]).0 > 0.0);
        let (one_way, other_way) = (ratings([0, 0, 1], &[1, 3, 2]), ratings([0, 0, 1], &[3, 1, 2]));
        assert!((one_way.0 - other_way.0).abs() < 1e-9);
        // Alone with itself, a bot has shown nothing.
        let mut tally = Tally::new(&BOTS[..1]);
        tally.enter(&played(&[0, 0], &[1, 2]));
        assert_eq!(tally.bots[0].rating, WengLinRating::new());
    }

    /// A difference of 400 points is ten to one on the scale of Elo.
    #[test]
    fn ratings_are_on_the_scale_of_elo() {
        let sure = |rating| WengLinRating { rating, uncertainty: 1e-6 };
        let (likely, unlikely) = skillratings::weng_lin::expected_score(
            &sure(WENG_LIN_START + 400.0 / ELO),
            &sure(WENG_LIN_START),
            &WengLinConfig::new(),
        );
        assert!((likely / unlikely - 10.0).abs() < 0.01, "{likely} to {unlikely}");
    }

    #[test]
    fn equal_bots_are_never_clear_and_a_better_one_soon_is() {
        let mut even = Tally::new(&BOTS[..2]);
        let mut better = Tally::new(&BOTS[..2]);
        assert!(!even.is_clear());
        for game in 0..1000 {
            even.enter(&played(&[0, 1], if game % 2 == 0 { &[1, 2] } else { &[2, 1] }));
            better.enter(&played(&[0, 1], if game % 10 == 9 { &[2, 1] } else { &[1, 2] }));
            assert!(!even.is_clear());
            assert!(game > 10 || !better.is_clear(), "ten games prove little");
            assert!(game < 40 || better.is_clear(), "nine in ten is clear by now");
        }
    }

    #[test]
    fn percentiles_are_times_that_were_taken() {
        let of = |millis: &[f64]| {
            let mut bot = Tally::new(&BOTS[..1]).close().remove(0);
            bot.millis = millis.to_vec();
            [0.0, 0.5, 0.95, 1.0].map(|share| bot.percentile(share))
        };
        assert_eq!(of(&[]), [0.0; 4]);
        assert_eq!(of(&[7.0]), [7.0; 4]);
        assert_eq!(of(&[1.0, 2.0]), [1.0, 1.0, 2.0, 2.0]);
        let hundred: Vec<f64> = (1..=100).map(f64::from).collect();
        assert_eq!(of(&hundred), [1.0, 50.0, 95.0, 100.0]);
        assert_eq!(of(&hundred[..12]), [1.0, 6.0, 12.0, 12.0]);
    }

    #[test]
    fn the_share_of_wins_lies_in_its_interval() {
        let share = |wins, games| {
            let mut bot = Tally::new(&BOTS[..1]).close().remove(0);
            (bot.wins, bot.games) = (wins, games);
            bot.share()
        };
        // Brown, Cai and DasGupta (2001): Wilson's interval for 5 of 10.
        let (half, low, high) = share(5.0, 10);
        assert!(half == 0.5 && (low - 0.2366).abs() < 1e-4 && (high - 0.7634).abs() < 1e-4, "{low} {high}");
        let (none, low, high) = share(0.0, 10);
        assert!(none == 0.0 && low == 0.0 && (high - 0.2775).abs() < 1e-4, "{low} {high}");
        assert_eq!((share(10.0, 10).0, share(10.0, 10).2), (1.0, 1.0));
    }
}
