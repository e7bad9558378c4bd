//! Bots against bots.

use std::sync::atomic::{AtomicU64, Ordering};

use lab::{Arena, ArenaResult, find};
use registry::{Budget, Level};
use serde_json::json;

fn arena(bots: &[Level], games: u64) -> Arena<'static> {
    Arena {
        bots: bots.to_vec(),
        games,
        seats: 2,
        options: json!({}),
        seed: 3,
        budget: Budget { iterations: Some(8), ..Budget::default() },
        threads: 1,
        stop_early: false,
        progress: &|_| (),
        moves: None,
    }
}

fn play(arena: &Arena<'_>) -> ArenaResult {
    find("zebres").expect("registered").arena(arena).expect("seats and options are right")
}

/// All that is the same every time: everything but how long it took.
fn without_times(mut result: ArenaResult) -> String {
    for bot in &mut result.bots {
        bot.millis = vec![0.0; bot.millis.len()];
    }
    format!("{result:?}")
}

#[test]
fn the_better_bot_is_rated_higher() {
    let result = play(&arena(&[Level::Random, Level::Greedy], 40));
    let [random, greedy] = &result.bots[..] else { panic!("{result:?}") };
    assert!(greedy.wins > 25.0 && greedy.rating > random.rating + 100.0, "{result:?}");
    assert!(greedy.mean_rank < random.mean_rank && greedy.mean_score > random.mean_score, "{result:?}");
    // What one wins the other loses.
    assert!((greedy.rating + random.rating - 3000.0).abs() < 1e-6, "{result:?}");
}

#[test]
fn every_number_fits_the_others() {
    let result = play(&arena(&[Level::Random, Level::Greedy, Level::Easy], 12));
    assert_eq!((result.games, result.round), (12, 6));
    assert_eq!(result.options["board"], "standard");
    assert_eq!(result.bots.iter().map(|bot| bot.wins).sum::<f64>(), 12.0);
    for bot in &result.bots {
        assert_eq!(bot.games, 8);
        assert_eq!(bot.scores.values().sum::<u64>(), bot.games);
        let (share, low, high) = bot.share();
        assert!(low <= share && share <= high, "{bot:?}");
        assert!(bot.interval.0 < bot.rating && bot.rating < bot.interval.1, "{bot:?}");
        assert!(!bot.millis.is_empty() && bot.millis.is_sorted(), "{bot:?}");
        let times = [0.5, 0.95, 1.0].map(|share| bot.percentile(share));
        assert!(times.is_sorted() && times[2] == bot.millis[bot.millis.len() - 1], "{times:?}");
    }
}

#[test]
fn threads_change_nothing_but_the_time() {
    let with_threads = |threads, stop_early| {
        let arena = arena(&[Level::Greedy, Level::Random, Level::Medium], 60);
        without_times(play(&Arena { threads, stop_early, ..arena }))
    };
    for stop_early in [false, true] {
        let one = with_threads(1, stop_early);
        assert_eq!(with_threads(2, stop_early), one);
        assert_eq!(with_threads(5, stop_early), one);
    }
}

#[test]
fn another_seed_is_another_arena() {
    let with_seed = |seed| without_times(play(&Arena { seed, ..arena(&[Level::Greedy, Level::Random], 6) }));
    assert_eq!(with_seed(1), with_seed(1));
    assert_ne!(with_seed(1), with_seed(2));
}

#[test]
fn it_stops_early_only_when_it_is_clear_and_after_whole_rounds() {
    let played = |bots: &[Level]| play(&Arena { stop_early: true, ..arena(bots, 400) });
    let clear = played(&[Level::Greedy, Level::Random, Level::Random]);
    assert!(clear.games < 400 && clear.games.is_multiple_of(clear.round), "{}", clear.games);
    let even = played(&[Level::Random, Level::Random]);
    assert_eq!(even.games, 400);
}

#[test]
fn progress_is_told_to_the_last_game() {
    let told = AtomicU64::new(0);
    let progress = |games| assert!(told.swap(games, Ordering::Relaxed) <= games);
    let arena = arena(&[Level::Random, Level::Random], 7);
    play(&Arena { threads: 2, progress: &progress, ..arena });
    assert_eq!(told.into_inner(), 7);
}

#[test]
fn a_bot_may_sit_alone_and_no_games_are_a_result_too() {
    let alone = play(&arena(&[Level::Random], 4));
    assert_eq!((alone.bots[0].games, alone.bots[0].wins), (8, 4.0));
    assert_eq!(alone.bots[0].rating, 1500.0);
    let none = play(&arena(&[Level::Random, Level::Greedy], 0));
    assert_eq!((none.games, none.bots[1].mean_score, none.bots[1].percentile(0.5)), (0, 0.0, 0.0));
}

#[test]
fn bad_seats_and_options_are_refused() {
    let refused = |arena: &Arena<'_>| find("zebres").unwrap().arena(arena).is_err();
    assert!(refused(&Arena { seats: 9, ..arena(&[Level::Random, Level::Random], 1) }));
    assert!(refused(&Arena { options: json!({ "board": 1 }), ..arena(&[Level::Random, Level::Random], 1) }));
}
