//! What each level promises, on Drôles de Zèbres.

use bots::eval::zebres::estimate::free_squares;
use bots::{Budget, Level, Player, Scratch, choose_any, playout};
use games::zebres::{self, Options, Zebres};
use kernel::{First, Game, Luck, QuickLuck, Seat, Setup, Silent, Turn};

fn start() -> Zebres {
    let options = Options { first_player: First::Given(Seat(0)), ..Options::default() };
    Zebres::new(&Setup { options, seats: 2, rules_version: 1 }).expect("two seats")
}

/// Positions from random games, a few decisions apart.
fn positions(games: u64) -> impl Iterator<Item = (Zebres, Seat)> {
    (0..games).flat_map(|number| {
        let mut luck = QuickLuck::new(99, number);
        let mut game = start();
        let mut met = Vec::new();
        while let Turn::Seat(seat) = game.turn() {
            met.push((game.clone(), seat));
            let action = choose_any(&game, seat, &mut luck, &mut Scratch::default());
            game.play(seat, action, &mut Silent);
        }
        met.into_iter().step_by(3)
    })
}

/// The choice of a level within a few iterations.
fn choose(level: Level, game: &Zebres, seat: Seat, seed: u64) -> zebres::Action {
    let budget = Budget { iterations: Some(60), ..Budget::default() };
    Player::new(level).think(game, seat, &budget, seed).action
}

fn lead_after(game: &Zebres, seat: Seat, action: zebres::Action) -> i32 {
    let mut game = game.clone();
    game.play(seat, action, &mut Silent);
    let scores = game.standing().scores;
    scores[seat] - scores[Seat(1 - seat.0)]
}

#[test]
fn greedy_takes_an_action_with_the_greatest_lead() {
    let mut legal = Vec::new();
    for (number, (game, seat)) in positions(40).enumerate() {
        let chosen = choose(Level::Greedy, &game, seat, number as u64);
        legal.clear();
        game.legal(seat, &mut legal);
        assert!(legal.contains(&chosen), "{chosen} in {game:?}");
        let best = legal.iter().map(|&action| lead_after(&game, seat, action)).max().unwrap();
        assert_eq!(lead_after(&game, seat, chosen), best, "{chosen} in {game:?}");
    }
}

#[test]
fn greedy_is_not_stuck_on_the_first_of_equals() {
    let game = start();
    let chosen: std::collections::HashSet<_> =
        (0..200).map(|seed| choose(Level::Greedy, &game, Seat(0), seed)).collect();
    assert_eq!(chosen.len(), 22, "every place for the guardian is as good as another");
}

#[test]
fn random_chooses_every_legal_action_and_no_other() {
    for (game, seat) in positions(2) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let mut met = std::collections::HashSet::new();
        let mut luck = QuickLuck::new(5, 0);
        for _ in 0..legal.len() * 40 {
            met.insert(choose_any(&game, seat, &mut luck, &mut Scratch::default()));
        }
        assert_eq!(met, legal.into_iter().collect(), "{game:?}");
    }
}

#[test]
fn a_seeded_bot_chooses_the_same_again() {
    for level in Level::ALL {
        for (game, seat) in positions(3) {
            assert_eq!(choose(level, &game, seat, 3), choose(level, &game, seat, 3));
        }
    }
}

#[test]
fn a_playout_ends_and_counts_its_decisions() {
    /// Counts the questions put to luck: one for each decision of a game without chance.
    struct Counted(QuickLuck, u64);
    impl Luck for Counted {
        fn word(&mut self) -> u32 {
            self.0.word()
        }
        fn below(&mut self, bound: u32) -> u32 {
            self.1 += 1;
            self.0.below(bound)
        }
    }
    for seed in 0..50 {
        let mut game = start();
        let mut luck = Counted(QuickLuck::new(seed, 0), 0);
        let tally = playout(&mut game, &mut luck, &mut Vec::new());
        assert_eq!(game.turn(), Turn::Over);
        assert_eq!((tally.decisions, tally.draws), (luck.1, 0));
    }
}

#[test]
fn every_level_plays_by_the_rules() {
    for level in Level::ALL {
        for (game, seat) in positions(2) {
            let action = choose(level, &game, seat, 1);
            assert_eq!(game.check(seat, &action), Ok(()), "{level}: {action} in {game:?}");
        }
    }
}

#[test]
fn the_ladder_is_among_the_levels() {
    assert!(Level::LADDER.iter().all(|level| Level::ALL.contains(level)));
    assert_eq!(Level::LADDER[0], Level::Random);
}

#[test]
fn medium_and_hard_take_no_more_than_what_they_are_measured_with() {
    let budget = Budget { iterations: Some(1_000_000), ..Budget::default() };
    for level in [Level::Medium, Level::Hard] {
        assert!(Player::new(level).think(&start(), Seat(0), &budget, 1).iterations <= 5_000);
    }
}

/// A position with so many squares free, few or many of them.
fn with_free(squares: usize) -> (Zebres, Seat) {
    positions(20).find(|(game, _)| free_squares(game) == squares).expect("some game has such a decision")
}

#[test]
fn expert_alone_works_out_the_end() {
    let (game, seat) = with_free(6);
    let budget = Budget { iterations: Some(1_000), ..Budget::default() };
    for level in Level::ALL {
        let thought = Player::new(level).think(&game, seat, &budget, 1);
        assert_eq!(thought.margin.is_some(), level == Level::Expert, "{level}");
    }
    let advice = Player::new(Level::Expert).advise(&game, seat, &budget, 1);
    let [best, second] = &advice.candidates[..] else { panic!("two choices are weighed, not {advice:?}") };
    assert_eq!((advice.action, advice.margin), (best.action, best.margin));
    assert!(second.margin.is_some() && second.margin <= best.margin && second.value() <= best.value());
}

#[test]
fn an_end_beyond_the_budget_is_searched() {
    let budget = |iterations| Budget { iterations: Some(iterations), ..Budget::default() };
    let (game, seat) = with_free(11);
    for (iterations, solved) in [(60, false), (8_000_000, true)] {
        let thought = Player::new(Level::Expert).think(&game, seat, &budget(iterations), 1);
        assert_eq!(thought.margin.is_some(), solved);
        assert_eq!(thought.iterations, if solved { 0 } else { iterations });
    }
}

#[test]
fn levels_are_read_by_name() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert!("Random".parse::<Level>().is_err());
}
